"""All that can be told of a game, in the order of the rulebook.

Each function lists the facts of one kind of event, and returns at once where nobody listens. A
secret is told twice, to disjoint audiences: `mine` to those who know it, `theirs` to the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.state import only

from .moves import SHOP, SLOTS
from .paying import currency_word
from .printed import COLOURS, EFFECT_RULES, NOTHING
from .strength import explain
from .table import NO_CARD, NOBODY, Table, owner_word, where

PILES: Final = ("own", "enemy", "shop")
"""Whose deck cards are drawn from."""

OVERDRAW: Final = 0
UNDERDRAW: Final = 1
DUFF_LAID: Final = 2
DUFF_LYING: Final = 3
ATTACK: Final = 4
COUNTER: Final = 5
REVENGE: Final = 6
DAMAGE: Final = 7
"""Why somebody loses HP; the last two are effects, and their rules those of the effect."""
LOSSES: Final = (
    "overdraw",
    "underdraw",
    "duff",
    "duff",
    "attack",
    "counter",
    "revenge",
    "damage",
)
LOSS_RULES: Final = ("SS-35", "SS-36", "SS-47", "SS-113", "SS-70", "SS-76")

END_RULES: Final = {
    "hp": "SS-27",
    "exhaustion": "SS-124",
    "rounds": "SS-124",
    "resigned": "SS-126",
}


def hpc_taken(table: Table, seat: i64, colour: i64) -> None:
    """SS-14  The colour of a player's life point card."""
    if not table.watched:
        return
    facts: dict[str, object] = {"player": table.name_of(seat), "colour": COLOURS[colour]}
    table.tell("hpc.taken", facts, "SS-14")


def hp_gained(table: Table, who: i64, amount: i64) -> None:
    """SS-15, SS-99, SS-105  HP that an effect gives, as far as they count."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(who),
        "amount": amount,
        "hp": table.players[who].hp,
        "by": table.cause(),
    }
    table.tell("hp.gained", facts, EFFECT_RULES[table.effect])


def game_begun(table: Table, game: i64) -> None:
    """SS-18  Who starts this game of the match; the first one is 0."""
    if not table.watched:
        return
    facts: dict[str, object] = {"game": game + 1, "player": table.name_of(table.starter)}
    table.tell("game.begun", facts, "SS-18")


def hand_drawn(table: Table, who: i64, drawn: vec[i64], pile: i64) -> None:
    """SS-25, SS-26  Everybody sees how many cards were drawn, their holder sees which."""
    if not table.watched or len(drawn) == 0:
        return
    name, source = table.name_of(who), PILES[pile]
    theirs: dict[str, object] = {"player": name, "count": len(drawn), "source": source}
    mine: dict[str, object] = {"player": name, "cards": ids_of(table, drawn), "source": source}
    table.tell("hand.drawn", theirs, "SS-26", ~only(who))
    table.tell("hand.drawn.mine", mine, "SS-26", only(who))


def hp_lost(table: Table, who: i64, amount: i64, why: i64) -> None:
    """SS-27, SS-28  HP lost, as far as there were any."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(who),
        "amount": amount,
        "hp": table.players[who].hp,
        "cause": LOSSES[why],
        "by": table.cause() if why == DAMAGE else NO_CARD,
    }
    rule = EFFECT_RULES[table.effect] if why >= REVENGE else LOSS_RULES[why]
    table.tell("hp.lost", facts, rule)


def game_ended(table: Table, winner: i64) -> None:
    """SS-27, SS-124, SS-126  Who has won a game, and how."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "winner": "nobody" if winner == NOBODY else table.name_of(winner),
        "reason": table.reason,
        "rounds": table.round,
    }
    table.tell("game.ended", facts, END_RULES[table.reason])


def turn_begun(table: Table) -> None:
    """SS-29  Whose turn it is."""
    if not table.watched:
        return
    facts: dict[str, object] = {"player": table.name_of(table.active), "round": table.round}
    table.tell("turn.begun", facts, "SS-29")


def deck_renewed(table: Table, who: i64) -> None:
    """SS-34  Told while the cards still lie in the discard pile."""
    if not table.watched:
        return
    count = table.players[who].discard.size
    table.tell("deck.renewed", {"player": table.name_of(who), "count": count}, "SS-34")


def card_shown(table: Table, card: i64) -> None:
    """SS-41  A card that stays in the hand."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "card": table.id_of(card),
    }
    table.tell("card.shown", facts, "SS-41")


def shop_cleared(table: Table) -> None:
    """SS-42  The five cards that were shown for it."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "shown": ids_of(table, table.picked.cards[: table.picked.size]),
    }
    table.tell("shop.cleared", facts, "SS-42")


def card_laid(table: Table, card: i64, slot: i64) -> None:
    """SS-43  A card comes to the own field."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "card": table.id_of(card),
        "slot": slot + 1,
    }
    table.tell("card.laid", facts, "SS-43")


def card_bought(table: Table, card: i64) -> None:
    """SS-58  What was bought, and with which cards; told while they lie in the field."""
    if not table.watched:
        return
    payers = vec[i64]()
    for slot in table.picked.cards[: table.picked.size]:
        payers = append(payers, table.own().field[slot])
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "card": table.id_of(card),
        "payers": ids_of(table, payers),
        "currency": currency_word(table, card, table.currency),
    }
    table.tell("card.bought", facts, "SS-58")


def attack_declared(table: Table, slot: i64, parts: i64) -> None:
    """SS-68  A card of the active player attacks."""
    if not table.watched:
        return
    table.tell("attack.declared", activated(table, table.active, slot, parts), "SS-68")


def shield_broken(table: Table, slot: i64, parts: i64) -> None:
    """SS-69  A shield of the enemy, and what is left of the attack; told while it lies there."""
    if not table.watched:
        return
    facts = {**activated(table, table.enemy(), slot, parts), "left": table.power}
    table.tell("shield.broken", facts, "SS-69")


def counter_struck(table: Table, slot: i64, parts: i64) -> None:
    """SS-76  A sword of the enemy strikes back."""
    if not table.watched:
        return
    table.tell("counter.struck", activated(table, table.enemy(), slot, parts), "SS-76")


def revenge_struck(table: Table, place: i64, parts: i64) -> None:
    """SS-79, SS-93, SS-96, SS-103, SS-104  A card anywhere attacks by an effect."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "card": table.id_of(table.card_at(place)),
        **where(table, place),
        **explain(parts),
        "by": table.cause(),
    }
    table.tell("revenge.struck", facts, EFFECT_RULES[table.effect])


def card_destroyed(table: Table, card: i64, place: i64) -> None:
    """SS-80, SS-83  Where the card lay (NOTHING: in the hand), and how deep in the chain it is."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "card": table.id_of(card),
        **where(table, place),
        "depth": table.chain.size + 1,
    }
    table.tell("card.destroyed", facts, "SS-83" if table.chain.size > 0 else "SS-80")


def card_moved(table: Table, card: i64, place: i64, pile: i64) -> None:
    """SS-90, SS-95, SS-97, SS-104  From where to which discard pile."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "card": table.id_of(card),
        **where(table, place),
        "pile": owner_word(table, pile),
        "by": table.cause(),
    }
    table.tell("card.moved", facts, EFFECT_RULES[table.effect])


def discard_taken(table: Table, card: i64) -> None:
    """SS-91  The top card of the own discard pile comes to the hand."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "card": table.id_of(card),
        "by": table.cause(),
    }
    table.tell("discard.taken", facts, "SS-91")


def field_swept(table: Table) -> None:
    """SS-92  The cards of the enemy field in the order in which they leave it: slot by slot, buff
    before rider. Told while they lie there."""
    if not table.watched:
        return
    field = table.foe().field
    swept = vec[i64]()
    for slot in range(SLOTS):
        for at in (SLOTS + slot, slot):
            if field[at] != NOTHING:
                swept = append(swept, field[at])
    facts: dict[str, object] = {
        "player": table.name_of(table.enemy()),
        "cards": ids_of(table, swept),
        "by": table.cause(),
    }
    table.tell("field.swept", facts, "SS-92")


def deck_sifted(table: Table, colour: i64) -> None:
    """SS-100  Which cards of the own deck come to the hand, from the top, and which do not. Told
    while they lie in the deck."""
    if not table.watched:
        return
    kept = vec[i64]()
    dropped = vec[i64]()
    for card in reversed(table.own().deck.listed()):
        if table.box.colour[card] == colour:
            kept = append(kept, card)
        else:
            dropped = append(dropped, card)
    facts: dict[str, object] = {
        "player": table.name_of(table.active),
        "kept": ids_of(table, kept),
        "dropped": ids_of(table, dropped),
        "by": table.cause(),
    }
    table.tell("deck.sifted", facts, "SS-100")


def shop_triggered(table: Table, card: i64, place: i64) -> None:
    """SS-101  The effect of a shop card, which stays there."""
    if not table.watched:
        return
    facts: dict[str, object] = {"card": table.id_of(card), "place": place - SHOP + 1}
    table.tell("shop.triggered", facts, "SS-101")


def shop_filled(table: Table, at: i64) -> None:
    """SS-117  A new card in the shop."""
    if not table.watched:
        return
    facts: dict[str, object] = {"card": table.id_of(table.shop[at]), "place": at + 1}
    table.tell("shop.filled", facts, "SS-117")


def shop_renewed(table: Table) -> None:
    """SS-119  Told while the cards still lie in the shop's discard pile."""
    if not table.watched:
        return
    table.tell("shop.renewed", {"count": table.shop_discard.size}, "SS-119")


def round_exhausted(table: Table, loss: i64) -> None:
    """SS-124  What both players lost, and what they have left."""
    if not table.watched:
        return
    first, second = table.players[0].hp, table.players[1].hp
    table.tell("round.exhausted", {"amount": loss, "first": first, "second": second}, "SS-124")


def activated(table: Table, who: i64, slot: i64, parts: i64) -> dict[str, object]:
    """SS-60  The facts of an activated card: with what strength, and why."""
    return {
        "player": table.name_of(who),
        "card": table.id_of(table.players[who].field[slot]),
        "slot": slot + 1,
        **explain(parts),
    }


def ids_of(table: Table, cards: vec[i64]) -> tuple[str, ...]:
    return tuple([table.id_of(card) for card in cards])
