"""When a reason may be said: a predicate for each of them, written from what its sentence claims.

A predicate looks only at what the seat may know (see `outlook`). Its docstring is the claim.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean

from ..rules import table as zones
from ..rules.printed import (
    BOND,
    CLEAR,
    DISCARD_THEN_SEARCH,
    HERO,
    HORN,
    LOOK_AT_HAND,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SCORCH_ROW,
    SPY,
    TAKE_FROM_DISCARD,
    UNIT,
    WEATHER,
    kind_of,
)
from .outlook import NO_CARD, Outlook, fallen, fights, is_plain, value_of

# Passing ----------------------------------------------------------------------------------


def pass_won(look: Outlook) -> bool:
    """GW-31, GW-106  The opponent can do nothing more in this round, and as it stands you win."""
    return look.deed == "pass" and not look.opponent_may_act() and look.is_ahead


def pass_wins_game(look: Outlook) -> bool:
    """GW-115, GW-122  The round ends level: the opponent loses the last gem, and you keep one."""
    left = look.own.gems == 2 and look.other.gems == 1
    return look.deed == "pass" and not look.opponent_may_act() and look.is_level and left


def pass_draws_game(look: Outlook) -> bool:
    """GW-123  The round ends level, and both of you lose the last gem."""
    last = look.own.gems == 1 and look.other.gems == 1
    return look.deed == "pass" and not look.opponent_may_act() and look.is_level and last


def pass_loses_game(look: Outlook) -> bool:
    """GW-122  The opponent need do nothing more, and you lose the last gem."""
    if look.deed != "pass" or look.own.gems > 1 or look.opponent_may_act():
        return False
    return not look.is_ahead and not pass_draws_game(look)


def pass_lost(look: Outlook) -> bool:
    """GW-116  You do not win this round, another one follows, and you hold cards for it."""
    if look.deed != "pass" or look.opponent_may_act() or look.is_ahead:
        return False
    return look.own.gems == 2 and not pass_wins_game(look) and len(look.own.hand) > 0


def pass_keeps_leader(look: Outlook) -> bool:
    """GW-86  You have a gem to lose, no card, and a leader who can still be used later."""
    usable = look.own.leader_state == zones.UNUSED and look.own.gems == 2
    return look.deed == "pass" and usable and len(look.own.hand) == 0 and not look.is_ahead


def pass_lead(look: Outlook) -> bool:
    """You lead; the opponent can still act, and must do so to catch up."""
    return look.deed == "pass" and look.lead > 0 and look.opponent_may_act()


def pass_gem(look: Outlook) -> bool:
    """GW-115  Only a round won saves the opponent's last gem, and as it stands it is not won."""
    gems = look.own.gems == 2 and look.other.gems == 1
    must = look.lead >= 0 and not (look.lead == 0 and look.opponent_wins_ties)
    cards = len(look.other.hand) > 0 and not look.other.passed
    return look.deed == "pass" and gems and must and cards


def pass_save(look: Outlook) -> bool:
    """GW-114  You do not lead; losing this round leaves you a gem, and you hold cards to keep."""
    left = look.own.gems == 2 and look.lead <= 0
    return look.deed == "pass" and left and len(look.own.hand) > 0


def pass_over(look: Outlook) -> bool:
    """GW-122  You do not lead, have one gem, and the opponent can still act."""
    last = look.own.gems == 1 and look.lead <= 0
    return look.deed == "pass" and last and look.opponent_may_act()


# Playing a card ---------------------------------------------------------------------------


def play_decides(look: Outlook) -> bool:
    """This play wins the round as it stands, which you did not before, and the opponent can do
    nothing more in it."""
    if look.deed != "play" or look.is_ahead or not look.is_certain:
        return False
    lead = look.lead + look.gain
    wins = lead > 0 or (lead == 0 and look.wins_ties)
    return wins and not look.opponent_may_answer()


def play_spy(look: Outlook) -> bool:
    """GW-48, GW-49  It goes to the opponent's side, and you draw at least one card."""
    return look.deed == "play" and look.has(SPY) and len(look.own.deck) > 0


def play_medic(look: Outlook) -> bool:
    """GW-53, GW-54  A regular unit lies on your discard pile, so one comes back."""
    return look.deed == "play" and look.has(MEDIC) and fallen(look.table, look.own, NO_CARD, False)


def play_muster(look: Outlook) -> bool:
    """GW-56  It brings at least one card along."""
    return look.deed == "play" and look.has(MUSTER) and any(look.called())


def gains(look: Outlook) -> bool:
    """It changes the lead in your favour, whatever chance does."""
    return look.is_certain and look.gain > 0


def play_scorch(look: Outlook) -> bool:
    """GW-64, GW-75  It destroys units of the opponent, and the lead grows."""
    burning = look.deed == "play" and look.has(SCORCH)
    return burning and gains(look) and look.destroys(1 - look.seat)


def play_scorch_row(look: Outlook) -> bool:
    """GW-62  It destroys units of the row opposite, and the lead grows."""
    burning = look.deed == "play" and look.has(SCORCH_ROW)
    return burning and gains(look) and look.destroys(1 - look.seat)


def play_horn(look: Outlook) -> bool:
    """GW-59, GW-74  Other regular units of its row count double because of it."""
    return look.deed == "play" and look.has(HORN) and gains(look) and look.gives() == "horn"


def play_bond(look: Outlook) -> bool:
    """GW-57  There is at least one card of its name in the row, and the lead grows."""
    if look.deed != "play" or not look.has(BOND) or look.has(SPY):
        return False
    return look.copies(look.own.row(look.row)) > 0 and gains(look)


def play_bond_first(look: Outlook) -> bool:
    """GW-57  It is the first of its name in the row, and you hold another one."""
    if look.deed != "play" or not look.has(BOND) or look.has(SPY):
        return False
    first = look.copies(look.own.row(look.row)) == 0
    return first and look.copies(look.own.hand) > 1 and gains(look)


def play_morale(look: Outlook) -> bool:
    """GW-58  Other regular units of its row count more because of it."""
    return look.deed == "play" and look.has(MORALE) and gains(look) and look.gives() == "morale"


def play_hero(look: Outlook) -> bool:
    """GW-72  It is a hero on your side, and the lead grows."""
    return plays_a(look, HERO) and gains(look)


def play_unit(look: Outlook) -> bool:
    """The lead grows."""
    return look.deed == "play" and gains(look)


def play_weather(look: Outlook) -> bool:
    """GW-81  It costs the opponent something, and more than it costs you."""
    if not plays_a(look, WEATHER) or look.has(CLEAR):
        return False
    loss = look.loss_of(1 - look.seat)
    return loss > 0 and loss > look.loss_of(look.seat) >= 0


def play_clear(look: Outlook) -> bool:
    """GW-84  Weather lies there, and the lead grows without it."""
    return look.deed == "play" and look.has(CLEAR) and len(look.table.weather) > 0 and gains(look)


def play_waits(look: Outlook) -> bool:
    """The lead stays as it is, the opponent can act, and you hold other cards."""
    return play_nothing(look) and look.opponent_may_answer() and len(look.own.hand) > 1


def play_nothing(look: Outlook) -> bool:
    """The lead stays as it is."""
    return look.deed == "play" and look.is_certain and look.gain == 0


def play_costs(look: Outlook) -> bool:
    """The lead shrinks, and you hold other cards."""
    return play_loses(look) and len(look.own.hand) > 1


def play_loses(look: Outlook) -> bool:
    """The lead shrinks."""
    return look.deed == "play" and look.is_certain and look.gain < 0


def plays_a(look: Outlook, rank: int) -> bool:
    return look.deed == "play" and look.book.classes[look.kind] == rank


# Decoy and leader -------------------------------------------------------------------------


def decoy_spy(look: Outlook) -> bool:
    """GW-78  It is a spy, and you have cards to draw when you play it."""
    return look.deed == "decoy" and look.has(SPY) and len(look.own.deck) > 0


def decoy_saves(look: Outlook) -> bool:
    """GW-77  The unit comes to your hand."""
    return look.deed == "decoy"


def has_power(look: Outlook, power: int) -> bool:
    return look.deed == "leader" and look.table.power_of(look.seat) == power


def leader_looks(look: Outlook) -> bool:
    """GW-95  The opponent has cards to look at."""
    return has_power(look, LOOK_AT_HAND) and len(look.other.hand) > 0


def leader_takes(look: Outlook) -> bool:
    """GW-96  The card comes to your hand."""
    return has_power(look, TAKE_FROM_DISCARD) and look.kind != NO_CARD


def leader_discards(look: Outlook) -> bool:
    """GW-98  It costs two cards of your hand, and you choose one of your deck."""
    return has_power(look, DISCARD_THEN_SEARCH) and len(look.own.deck) > 0


def costs_no_card(look: Outlook) -> bool:
    return look.deed == "leader" and not has_power(look, DISCARD_THEN_SEARCH)


def leader_gains(look: Outlook) -> bool:
    """The lead grows, and your hand stays as it is."""
    return costs_no_card(look) and gains(look)


def leader(look: Outlook) -> bool:
    """Your hand and the lead stay as they are, and the opponent can act next."""
    return leader_only(look) and look.opponent_may_answer()


def leader_only(look: Outlook) -> bool:
    """Your hand and the lead stay as they are."""
    return costs_no_card(look) and look.gain == 0


def leader_costs(look: Outlook) -> bool:
    """The lead shrinks."""
    return look.deed == "leader" and look.gain < 0


# The exchange -----------------------------------------------------------------------------


def exchange_called(look: Outlook) -> bool:
    """GW-22, GW-56  Another card of the hand calls this one, if it lies in the deck, and the
    exchange puts it there."""
    group = look.book.groups[look.kind] if look.deed == "exchange" else -1
    rules = look.table.rules
    if group < 0 or rules.muster_from_hand or rules.discards_exchanged:
        return False
    callers = [kind_of(card) for card in look.own.hand if look.book.calls[kind_of(card)] == group]
    if look.kind in callers:
        callers.remove(look.kind)
    return len(callers) > 0


def exchanges_a(look: Outlook, rank: int) -> bool:
    return look.deed == "exchange" and look.book.classes[look.kind] == rank


def exchange_weather(look: Outlook) -> bool:
    """GW-81  It is weather."""
    return exchanges_a(look, WEATHER) and not look.has(CLEAR)


def exchange_clear(look: Outlook) -> bool:
    """GW-84  It does nothing but take weather away."""
    return look.deed == "exchange" and look.has(CLEAR)


def exchange_special(look: Outlook) -> bool:
    """It is neither a unit nor weather, and there are units in the deck."""
    other = not look.is_fighter and not exchanges_a(look, WEATHER)
    units = any(fights(look.table, kind_of(card)) for card in look.own.deck)
    return look.deed == "exchange" and other and units


def exchange_alone(look: Outlook) -> bool:
    """GW-57  It forms a bond, and it is the only one of its name in the hand."""
    return look.deed == "exchange" and look.has(BOND) and look.copies(look.own.hand) == 1


def fighters(look: Outlook) -> list[int]:
    """The printed strengths of all units in the hand."""
    kinds = [kind_of(card) for card in look.own.hand]
    return [int(look.book.strengths[kind]) for kind in kinds if fights(look.table, kind)]


def exchange_weak(look: Outlook) -> bool:
    """No unit of the hand is weaker."""
    exchanged = look.deed == "exchange" and look.is_fighter
    return exchanged and look.strength == min(fighters(look))


def exchange_best(look: Outlook) -> bool:
    """No unit of the hand is stronger, and one is weaker."""
    exchanged = look.deed == "exchange" and look.is_fighter
    return exchanged and look.strength == max(fighters(look)) > min(fighters(look))


def exchange_plain(look: Outlook) -> bool:
    """It has no ability; there are weaker units in the hand, and all of them have one or are
    heroes."""
    if look.deed != "exchange" or not is_plain(look.table, look.kind):
        return False
    kinds = [kind_of(card) for card in look.own.hand]
    weaker = [
        kind
        for kind in kinds
        if fights(look.table, kind) and look.book.strengths[kind] < look.strength
    ]
    return len(weaker) > 0 and not any(is_plain(look.table, kind) for kind in weaker)


def exchange(look: Outlook) -> bool:
    """A card of your hand is worth more, and so is one of your deck."""
    if look.deed != "exchange":
        return False
    value = value_of(look.table, look.own, look.kind)
    return all(
        any(value_of(look.table, look.own, kind_of(card)) > value for card in cards)
        for cards in (look.own.hand, look.own.deck)
    )


def exchange_luck(look: Outlook) -> bool:
    """GW-22  Another card of the deck comes for it."""
    return look.deed == "exchange" and len(look.own.deck) > 0


def keep_empty(look: Outlook) -> bool:
    """GW-24  The deck is empty."""
    return look.deed == "keep" and len(look.own.deck) == 0


def keep(look: Outlook) -> bool:
    """Even the least card of the hand is worth what the deck gives on average."""
    if look.deed != "keep" or len(look.own.deck) == 0:
        return False
    hand, deck = (
        [value_of(look.table, look.own, kind_of(card)) for card in cards]
        for cards in (look.own.hand, look.own.deck)
    )
    return min(hand) >= fmean(deck)


def keep_known(look: Outlook) -> bool:
    """GW-21  What an exchange would bring is left to chance."""
    return look.deed == "keep" and len(look.own.deck) > 0


# Other questions --------------------------------------------------------------------------


def revive(look: Outlook) -> bool:
    """GW-53  The unit comes back to your side, and the lead grows."""
    return look.deed == "revive" and gains(look)


def revive_chain(look: Outlook) -> bool:
    """GW-55  It is a medic and finds another regular unit on the pile."""
    chain = look.deed == "revive" and look.has(MEDIC)
    return chain and fallen(look.table, look.own, look.kind, True)


def revive_muster(look: Outlook) -> bool:
    """GW-55, GW-56  It brings at least one card along."""
    return look.deed == "revive" and look.has(MUSTER) and any(look.called())


def revive_spy(look: Outlook) -> bool:
    """GW-48, GW-55  It goes to the opponent's side, and you draw at least one card."""
    return look.deed == "revive" and look.has(SPY) and len(look.own.deck) > 0


def revive_costs(look: Outlook) -> bool:
    """The lead shrinks."""
    return look.deed == "revive" and look.is_certain and look.gain < 0


def revive_only(look: Outlook) -> bool:
    """GW-53  The unit comes back."""
    return look.deed == "revive"


def place(look: Outlook) -> bool:
    """GW-52  In this row it makes the lead grow."""
    return look.deed == "place" and gains(look)


def discard(look: Outlook) -> bool:
    """GW-98  Another card of the hand is worth more."""
    if look.deed != "discard":
        return False
    value = value_of(look.table, look.own, look.kind)
    return any(value_of(look.table, look.own, kind_of(card)) > value for card in look.own.hand)


def discard_medic(look: Outlook) -> bool:
    """GW-53, GW-98  It is a regular unit, and a medic of yours may bring it back."""
    if look.deed != "discard" or look.book.classes[look.kind] != UNIT:
        return False
    medics = [
        kind_of(card)
        for cards in (look.own.hand, look.own.deck)
        for card in cards
        if look.book.has(kind_of(card), MEDIC)
    ]
    if look.kind in medics:
        medics.remove(look.kind)
    return len(medics) > 0


def search(look: Outlook) -> bool:
    """GW-98  No other card of the deck is worth more."""
    if look.deed != "search" or (look.has(SPY) and len(look.own.deck) < 2):
        return False
    values = [value_of(look.table, look.own, kind_of(card)) for card in look.own.deck]
    return value_of(look.table, look.own, look.kind) == max(values)


def start(look: Outlook) -> bool:
    """GW-16, GW-25  You take the first turn."""
    return look.deed == "start"


def let_start(look: Outlook) -> bool:
    """GW-16, GW-25  The opponent takes the first turn."""
    return look.deed == "let_start"


CLAIMS: Mapping[str, Callable[[Outlook], bool]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        pass_won,
        pass_wins_game,
        pass_draws_game,
        pass_loses_game,
        pass_lost,
        pass_keeps_leader,
        pass_lead,
        pass_gem,
        pass_save,
        pass_over,
        play_decides,
        play_spy,
        play_medic,
        play_muster,
        play_scorch,
        play_scorch_row,
        play_horn,
        play_bond,
        play_bond_first,
        play_morale,
        play_hero,
        play_unit,
        play_weather,
        play_clear,
        play_waits,
        play_nothing,
        play_costs,
        play_loses,
        decoy_spy,
        decoy_saves,
        leader_looks,
        leader_takes,
        leader_discards,
        leader_gains,
        leader,
        leader_only,
        leader_costs,
        exchange_called,
        exchange_weather,
        exchange_clear,
        exchange_special,
        exchange_alone,
        exchange_weak,
        exchange_best,
        exchange_plain,
        exchange,
        exchange_luck,
        keep_empty,
        keep,
        keep_known,
        revive,
        revive_chain,
        revive_muster,
        revive_spy,
        revive_costs,
        revive_only,
        place,
        discard,
        discard_medic,
        search,
        start,
        let_start,
    )
}
"""A claim for every reason, by its code."""
