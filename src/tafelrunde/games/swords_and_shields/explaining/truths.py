"""When a reason may be said: one predicate for each, written from what its sentence claims.

Each looks at the position as its seat knows it. `holds` finds the predicate by the code.
"""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import BadInput

from ..rules import moves, tasks
from ..rules.attack import swords_in
from ..rules.paying import affordable, payments
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    BUFF,
    DAMAGE,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    DRAW_ANY_DECK,
    DRAW_DECK,
    DRAW_OWN_DISCARD,
    DUFF,
    ENEMY_DRAW,
    HEAL,
    MOVE_ANY,
    NO_PRICE,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SHIELD,
    SIFT_DECK,
    SIFT_GREY,
    STONES,
    SWEEP_ENEMY_FIELD,
    SWORD,
    SYMBOLS,
    TRIGGER_SHOP,
)
from ..rules.printed import GREY as GREY_CARD
from ..rules.strength import best_strength_at, strength_in_field
from ..rules.table import ENEMY_DECK, HAND_SIZE, MOST_HP
from ..state import Duel
from .battle_truths import (
    break_shield,
    break_through,
    counter_hardest,
    counters_at_all,
    deadly,
    enough,
    finish,
    may_stop,
    open_attack,
    shield_breaks,
    trade_blows,
)
from .field_truths import (
    Claim,
    buy_shield,
    buys,
    helps,
    lay_duff,
    lay_duff_deadly,
    lay_duff_later,
    lays,
    paid,
    payer,
    payer_any,
    payer_duff,
    slot_any,
    slot_buff,
    slot_free,
)
from .foresight import (
    card_to_go,
    drawing,
    effects_of,
    hardest_strike,
    is_trigger,
    places_for,
    shields_of,
)

WEAK = 2
"""A card up to this strength is called weak."""

STRIKES = (REVENGE_ATTACK, ATTACK_OWN_SWORD, ATTACK_ANY_SHIELD, ATTACK_ANY_SWORD)


def holds(table: Duel, action: int, code: str) -> bool:
    """Whether what this reason claims of an answer is true."""
    if code not in CLAIMS:
        raise BadInput(f"swords_and_shields knows no reason {code!r}")
    return bool(CLAIMS[code](table, action))


# Effects ----------------------------------------------------------------------------------


def leads_to(*wanted: int, if_so: Callable[[Duel, int, int], bool]) -> Claim:
    """One of these effects can be carried out now, and then it does what is claimed."""

    def claim(table: Duel, action: int) -> bool:
        return any(
            effect in wanted and if_so(world, effect, amount)
            for world, effect, amount in effects_of(table, action)
        )

    return claim


def draws_freely(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-36  All cards are there, and none costs HP."""
    return drawing(world, world.active, amount) == (amount, 0)


def draws_dearly(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-36  Cards come, and HP are lost for it, but not the last."""
    drawn, cost = drawing(world, world.active, amount)
    return drawn > 0 and 0 < cost < world.own().hp


def thin(table: Duel, action: int) -> bool:
    """SS-80, SS-89  A weak card goes for good, and cards come for it without a loss."""
    if table.step != tasks.ACTION or not is_trigger(action):
        return False
    if table.box.strength[card_to_go(table, action)] > WEAK:
        return False
    return leads_to(DRAW_DECK, if_so=draws_freely)(table, action)


def gains_hp(world: Duel, effect: int, amount: int) -> bool:
    """SS-15  Some of the HP count."""
    return bool(world.own().hp < MOST_HP)


def hurts(world: Duel, effect: int, amount: int) -> bool:
    """SS-99  The enemy loses HP and has some left."""
    return bool(amount < world.foe().hp)


def kills(world: Duel, effect: int, amount: int) -> bool:
    """SS-27, SS-99  The enemy has no more HP than that."""
    return bool(amount >= world.foe().hp)


def enemy_overdraws(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-98  The enemy will hold more than five cards, or cannot draw enough."""
    return bool(world.foe().hand.size + amount > HAND_SIZE)


def strikes(world: Duel, effect: int, amount: int) -> bool:
    """SS-79  The best attack with revenge takes HP, but not the last."""
    return 0 < hardest_strike(world, effect, amount) < world.foe().hp


def strikes_dead(world: Duel, effect: int, amount: int) -> bool:
    """SS-27, SS-79  The best attack with revenge takes the last HP."""
    return hardest_strike(world, effect, amount) >= world.foe().hp


def takes_back(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-91  A card worth having lies on top, and it is not drawn beyond the fifth."""
    top = world.own().discard.top()
    room = world.own().hand.size < HAND_SIZE
    return top != NOTHING and world.box.sort[top] != DUFF and bool(room)


def always(world: Duel, effect: int, amount: int) -> bool:
    """An effect that can be carried out does just this."""
    return True


def finds_free_card(world: Duel, effect: int, amount: int) -> bool:
    """SS-97  There is a shop card that is no duff, or a card of the enemy's."""
    return any(
        (moves.is_in_shop(place) and world.box.sort[world.card_at(place)] != DUFF)
        or is_the_enemys(place)
        for place in places_for(world, effect)
    )


def is_the_enemys(place: int) -> bool:
    """In the enemy field, or on top of the enemy's discard pile."""
    return moves.ENEMY <= place < moves.SHOP or place == moves.ENEMY_DISCARD


def finds_shield(world: Duel, effect: int, amount: int) -> bool:
    """SS-95  A shield in the enemy field."""
    return any(moves.ENEMY <= place < moves.SHOP for place in places_for(world, effect))


def finds_ware(world: Duel, effect: int, amount: int) -> bool:
    """SS-90  A shop card with a price."""
    return any(
        world.box.price[world.card_at(place)] != NO_PRICE for place in places_for(world, effect)
    )


def draws_new_card(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-102  The shop deck or the own deck has a card, and it is not the sixth."""
    decks = (world.shop_deck, world.own().deck)
    return any(deck.size >= amount for deck in decks) and world.own().hand.size < HAND_SIZE


def new_card_from(table: Duel, action: int) -> bool:
    """SS-102  The card on top of this deck is not known to be a duff, and it costs no HP."""
    if table.step != tasks.DECK:
        return leads_to(DRAW_ANY_DECK, if_so=draws_new_card)(table, action)
    pile = action - moves.PILE
    player = None if pile == moves.SHOP_PILE else table.players[table.active ^ pile]
    known = 0 if player is None else player.known_top
    return known == 0 and bool(table.own().hand.size < HAND_SIZE)


def duff_on_top(table: Duel, action: int) -> bool:
    """SS-26, SS-102  A duff that was bought lies on top of this deck."""
    pile = action - moves.PILE
    if table.step != tasks.DECK or pile == moves.SHOP_PILE:
        return False
    return bool(table.players[table.active ^ pile].known_top > 0)


def draws_beyond_five(table: Duel, action: int) -> bool:
    """SS-35, SS-102  The card drawn lies beyond the fifth."""
    return table.step == tasks.DECK and bool(table.own().hand.size >= HAND_SIZE)


def triggers(table: Duel, action: int) -> bool:
    """SS-80  The card is destroyed, and some effect of it can be carried out."""
    return table.step == tasks.ACTION and is_trigger(action) and any(effects_of(table, action))


def offered_at(step: int) -> Claim:
    def claim(table: Duel, action: int) -> bool:
        """This answer to this question is allowed, so the effect can do it."""
        return bool(table.step == step) and action in table.legal()

    return claim


def sifted(world: Duel, amount: int) -> int:
    """SS-100  How many cards come to the hand; -1 if that cannot be known."""
    held = world.foe().hand.listed()
    if any(world.origin[card] == ENEMY_DECK for card in held):
        return -1  # the enemy has drawn from this deck, unseen
    colour = GREY_CARD if amount == SIFT_GREY else world.own().hpc
    return sum(int(world.box.colour[card] == colour) for card in world.own().deck.listed())


def sifts_well(world: Duel, effect: int, amount: int) -> bool:
    """SS-35, SS-100  Some cards of the colour lie in the deck, and the hand has room for them."""
    count = sifted(world, amount)
    return count > 0 and world.own().hand.size + count <= HAND_SIZE


def next_effects(world: Duel, effect: int) -> int:
    """How many cards with an effect of use this one can lead to."""
    return sum(helps(world, world.card_at(place)) for place in places_for(world, effect))


def chains_on(world: Duel, effect: int, amount: int) -> bool:
    """SS-83  There is a choice among the effects that follow."""
    return next_effects(world, effect) > 1


def chains_once(world: Duel, effect: int, amount: int) -> bool:
    """SS-83  There is just one effect that can follow."""
    return next_effects(world, effect) == 1


# Aiming -----------------------------------------------------------------------------------


def aims(*wanted: int, if_so: Callable[[Duel, int], bool]) -> Claim:
    """One of these effects is aimed at a card of which this is true."""

    def claim(table: Duel, action: int) -> bool:
        place = action - moves.PLACE
        if table.step != tasks.AIM or table.effect not in wanted:
            return False
        if not 0 <= place < moves.PLACES or table.card_at(place) == NOTHING:
            return False
        return bool(if_so(table, place))

    return claim


def strikes_hardest(table: Duel, place: int) -> bool:
    """SS-96  No other card that could attack is stronger where it lies."""
    mine = best_strength_at(table, place)
    others = places_for(table, table.effect)
    return all(mine >= best_strength_at(table, other) for other in others)


def guards_hardest(table: Duel, place: int) -> bool:
    """SS-69, SS-95  A shield of the enemy field, and none there is stronger."""
    if not moves.ENEMY <= place < moves.ENEMY_BUFF or not table.box.is_shield(table.card_at(place)):
        return False
    shields = [
        slot
        for slot in range(moves.SLOTS)
        if (card := table.foe().field[slot]) != NOTHING and table.box.is_shield(card)
    ]
    mine = strength_in_field(table, table.enemy(), place - moves.ENEMY)
    return all(mine >= strength_in_field(table, table.enemy(), slot) for slot in shields)


def enemy_can_pay(table: Duel, place: int) -> bool:
    """SS-48  What lies in the enemy field pays for this shop card exactly."""
    card = table.card_at(place)
    return any(payments(table, table.foe(), card, currency) for currency in (STONES, SYMBOLS))


def is_replaced(table: Duel, place: int) -> bool:
    """SS-117  Another card comes for it from the shop deck."""
    return bool(table.shop_deck.size > 0)


def comes_free(table: Duel, place: int) -> bool:
    """SS-97  A shop card that is no duff."""
    return moves.is_in_shop(place) and bool(table.box.sort[table.card_at(place)] != DUFF)


def leaves_enemy_field(table: Duel, place: int) -> bool:
    """SS-97  It lies in the enemy field and is no duff there."""
    in_field = moves.ENEMY <= place < moves.SHOP
    return in_field and bool(table.box.sort[table.card_at(place)] != DUFF)


def is_own_duff(table: Duel, place: int) -> bool:
    """SS-113  A duff of the own field."""
    return place < moves.SLOTS and bool(table.box.sort[table.card_at(place)] == DUFF)


def effect_from_enemy(table: Duel, place: int) -> bool:
    """SS-94  A card of the enemy with an effect of use; it goes to the shop discard pile."""
    return is_the_enemys(place) and helps(table, table.card_at(place))


def effect_from_shop(table: Duel, place: int) -> bool:
    """SS-94, SS-101  A shop card with an effect of use."""
    return moves.is_in_shop(place) and helps(table, table.card_at(place))


def effect_of_own(table: Duel, place: int) -> bool:
    """SS-94  An own card with an effect of use."""
    own = place < moves.ENEMY or place == moves.OWN_DISCARD
    return own and helps(table, table.card_at(place))


def takes_buff(table: Duel, place: int) -> bool:
    """SS-94  A buff of the enemy's, which goes for good."""
    return is_the_enemys(place) and bool(table.box.sort[table.card_at(place)] == BUFF)


# Small questions, and the end of a turn ---------------------------------------------------


def moved(table: Duel, action: int) -> tuple[int, int]:
    """SS-97  From which place to which pile a card is moved; NOTHING twice if none is."""
    if table.step != tasks.DESTINATION:
        return NOTHING, NOTHING
    return int(table.spot), action - moves.PILE


def keep(table: Duel, action: int) -> bool:
    """SS-97  A card that was not one's own and is no duff comes to the own discard pile."""
    place, pile = moved(table, action)
    if pile != moves.OWN_PILE or not (moves.is_in_shop(place) or is_the_enemys(place)):
        return False
    return bool(table.box.sort[table.card_at(place)] != DUFF)


def give(table: Duel, action: int) -> bool:
    """SS-97  A duff comes to the enemy's discard pile."""
    place, pile = moved(table, action)
    return pile == moves.ENEMY_PILE and bool(table.box.sort[table.card_at(place)] == DUFF)


def oust(table: Duel, action: int) -> bool:
    """SS-97  A card of the enemy's that is no duff goes to the shop discard pile."""
    place, pile = moved(table, action)
    if pile != moves.SHOP_PILE or not is_the_enemys(place):
        return False
    return bool(table.box.sort[table.card_at(place)] != DUFF)


def names_colour(table: Duel, action: int) -> bool:
    """SS-106  The grey shop card has some strength in this colour."""
    return table.step == tasks.NAME_COLOUR and action in table.legal()


def takes_hpc(table: Duel, action: int) -> bool:
    """SS-14, SS-63  This life point card is free."""
    return table.step == tasks.HPC and action in table.legal()


def shows(table: Duel, action: int) -> bool:
    """SS-41  Any card that may be shown leads to five colours."""
    return table.step == tasks.SHOW and action in table.legal()


def clears(table: Duel, action: int) -> bool:
    """SS-42  The shop is discarded and filled again."""
    return table.step == tasks.ACTION and action == moves.CLEAR


def nothing_to_buy(table: Duel, action: int) -> bool:
    """SS-48  Nothing in the shop can be paid for exactly with what lies in the field."""
    return clears(table, action) and affordable(table) == 0


def ends(*, guarding: bool, countering: bool) -> Claim:
    def claim(table: Duel, action: int) -> bool:
        """SS-31  The turn ends with, or without, shields and swords in the own field."""
        if table.step != tasks.ACTION or action != moves.END:
            return False
        guards = len(shields_of(table, table.active)) > 0
        return (guards, swords_in(table, table.own()) != 0) == (guarding, countering)

    return claim


CLAIMS: dict[str, Claim] = {
    "finish": finish,
    "attack-deadly": deadly,
    "break-through": break_through,
    "break-shield": break_shield,
    "trade-blows": trade_blows,
    "open-attack": open_attack,
    "break": shield_breaks,
    "enough": enough,
    "stop": may_stop,
    "counter": counter_hardest,
    "counter-too": counters_at_all,
    "buy-sword": buys(SWORD),
    "buy-shield": buy_shield,
    "buy-guard": buys(SHIELD),
    "buy-buff": buys(BUFF),
    "buy-duff": buys(DUFF),
    "lay-sword": lays(SWORD),
    "lay-shield": lays(SHIELD),
    "lay-buff": lays(BUFF),
    "lay-duff": lay_duff,
    "lay-duff-later": lay_duff_later,
    "lay-duff-deadly": lay_duff_deadly,
    "slot-buff": slot_buff,
    "slot-free": slot_free,
    "slot-any": slot_any,
    "payer": payer,
    "payer-duff": payer_duff,
    "payer-any": payer_any,
    "paid": paid,
    "thin": thin,
    "draw": leads_to(DRAW_DECK, if_so=draws_freely),
    "draw-dear": leads_to(DRAW_DECK, if_so=draws_dearly),
    "heal": leads_to(HEAL, if_so=gains_hp),
    "damage": leads_to(DAMAGE, if_so=hurts),
    "last-damage": leads_to(DAMAGE, if_so=kills),
    "enemy-draw": leads_to(ENEMY_DRAW, if_so=enemy_overdraws),
    "sweep": leads_to(SWEEP_ENEMY_FIELD, if_so=always),
    "revenge": leads_to(*STRIKES, if_so=strikes),
    "revenge-finish": leads_to(*STRIKES, if_so=strikes_dead),
    "take-back": leads_to(DRAW_OWN_DISCARD, if_so=takes_back),
    "free-card": leads_to(MOVE_ANY, if_so=finds_free_card),
    "shelve": leads_to(SHELVE_SHIELD, if_so=finds_shield),
    "deny": leads_to(DISCARD_SHOP_CARD, if_so=finds_ware),
    "new-card": new_card_from,
    "new-duff": duff_on_top,
    "new-card-dear": draws_beyond_five,
    "sift": leads_to(SIFT_DECK, if_so=sifts_well),
    "chain": leads_to(DESTROY_ANY, TRIGGER_SHOP, if_so=chains_on),
    "chain-next": leads_to(DESTROY_ANY, TRIGGER_SHOP, if_so=chains_once),
    "trigger": triggers,
    "effect": offered_at(tasks.CHOOSE_BRANCH),
    "aim-at": offered_at(tasks.AIM),
    "aim-strike": aims(*STRIKES, if_so=strikes_hardest),
    "aim-shelve": aims(SHELVE_SHIELD, if_so=guards_hardest),
    "aim-deny": aims(DISCARD_SHOP_CARD, if_so=enemy_can_pay),
    "aim-fresh": aims(DISCARD_SHOP_CARD, if_so=is_replaced),
    "aim-take": aims(MOVE_ANY, if_so=comes_free),
    "aim-oust": aims(MOVE_ANY, if_so=leaves_enemy_field),
    "aim-rid": aims(MOVE_ANY, SHELVE_SHIELD, DESTROY_ANY, if_so=is_own_duff),
    "aim-destroy": aims(DESTROY_ANY, if_so=effect_from_enemy),
    "aim-destroy-ware": aims(DESTROY_ANY, if_so=effect_from_shop),
    "aim-destroy-own": aims(DESTROY_ANY, if_so=effect_of_own),
    "aim-destroy-buff": aims(DESTROY_ANY, if_so=takes_buff),
    "aim-trigger": aims(TRIGGER_SHOP, if_so=effect_from_shop),
    "put": offered_at(tasks.DESTINATION),
    "keep": keep,
    "give": give,
    "oust": oust,
    "colour": names_colour,
    "hpc": takes_hpc,
    "show": shows,
    "clear": nothing_to_buy,
    "clear-new": clears,
    "end": ends(guarding=False, countering=False),
    "end-guarded": ends(guarding=True, countering=False),
    "end-countering": ends(guarding=False, countering=True),
    "end-armed": ends(guarding=True, countering=True),
}
"""For each code what must be true so that it may be said."""
