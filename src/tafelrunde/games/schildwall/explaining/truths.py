"""When each reason may be said: what its sentence claims, asked of what the warlord sees."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import BadInput

from ..rules import tally
from ..rules.lanes import opponent_of
from ..rules.moves import CALL_HAIL, NONE, kind_in, target_in
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, KHAN
from ..rules.table import NOBODY, Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, HAIL_1, SUPPORT
from ..telling.aids import value_of
from ..thinking.values import crowns, most_support

SMALL = 3
"""Up to this combat value a card is a small loss."""

Truth = Callable[[Table, int], bool]


# What the warlord who is asked sees -------------------------------------------------------


def enemies_of(table: Table) -> int:
    return 1 - int(table.side_of(table.speaker))


def enemy_support(table: Table) -> int:
    """SH-77  The best support the other side may still lay in this fight."""
    return int(most_support(table, enemies_of(table)))


def hand_without(table: Table, kind: int) -> list[int]:
    """The attack cards in the own hand beside one of this kind."""
    rest = table.warlords[table.speaker].hand
    if kind < HAIL:
        rest -= tally.one(kind)
    return [int(card) for card in tally.spread(rest) if card != HAIL]


def fylgdars_in(table: Table, cards: list[int]) -> list[int]:
    return [card for card in cards if FYLGDAR_1 <= card <= FYLGDAR_3]


def strength_of(table: Table, kind: int) -> int:
    return int(table.army.strength_of(kind))


def bonus_of(table: Table, kind: int) -> int:
    return int(table.army.support_of(kind))


def answered(table: Table, action: int) -> int:
    """SH-64  The warlord whose attack card this answer meets."""
    return int(table.first_of(table.side_in_role(ATTACKERS))) + int(target_in(action))


def reach_with(table: Table, kind: int, others: list[int]) -> int:
    """SH-24  The most this card can total with a Fylgdar among the others."""
    bonus = max((bonus_of(table, card) for card in fylgdars_in(table, others)), default=0)
    return strength_of(table, kind) + bonus


def hand_beats(table: Table, action: int) -> bool:
    """Whether another card in hand, helped by one more, could beat the card answered."""
    against = value_of(table, answered(table, action), table.speaker) or 0
    rest = hand_without(table, kind_in(action))
    return any(
        reach_with(table, card, [*rest[:at], *rest[at + 1 :]]) > against
        for at, card in enumerate(rest)
    )


def supported(table: Table, action: int) -> int:
    """SH-65  The warlord of the own side whose card this Fylgdar would support."""
    return int(table.first_of(table.side_of(table.speaker))) + int(target_in(action))


def lead_of(table: Table, mate: int) -> int | None:
    """SH-66  By how much an attack card of the own side leads, for all that he sees."""
    enemy = int(opponent_of(table, mate))
    if enemy == NOBODY:
        return None
    own, against = value_of(table, mate, table.speaker), value_of(table, enemy, table.speaker)
    return None if own is None or against is None else own - against


def leads(table: Table) -> dict[int, int]:
    """The lead in each duel of the own side whose cards both lie."""
    first = int(table.first_of(table.side_of(table.speaker)))
    found = {mate: lead_of(table, mate) for mate in range(first, first + int(table.n))}
    return {mate: lead for mate, lead in found.items() if lead is not None}


def losing(table: Table) -> list[int]:
    """SH-25, SH-27  The own side's attack cards that would be buried as the cards lie."""
    return [int(table.warlords[mate].card) for mate, lead in leads(table).items() if lead <= 0]


def khan_would_lose_it(table: Table) -> bool:
    """SH-40, SH-41, SH-69  Whether the own side's last Khan would be buried and an enemy's not."""
    own, foes = int(table.side_of(table.speaker)), enemies_of(table)
    standing = int(crowns(table, own)), int(crowns(table, foes))
    lost = losing(table).count(KHAN)
    felled = sum(
        lead >= 0 and table.warlords[opponent_of(table, mate)].card == KHAN
        for mate, lead in leads(table).items()
    )
    return 0 < standing[0] == lost and standing[1] > felled


def holds_hail(table: Table) -> bool:
    return bool(table.hail_is_usable(table.speaker))


# The claims -------------------------------------------------------------------------------


def little_can_beat_it(table: Table, action: int) -> bool:
    """SH-1  At most one enemy attack card in four has a higher value, and it is not the Khan."""
    kind = kind_in(action)
    first = int(table.first_of(enemies_of(table)))
    left = 0
    higher = 0
    for who in range(first, first + int(table.n)):
        army = table.army.copies - table.warlords[who].fallen
        for card in tally.spread(army):
            if card != HAIL:
                left += 1
                higher += strength_of(table, card) > strength_of(table, kind)
    return kind != KHAN and 4 * higher <= left


def it_is_cheap_and_better_ones_stay(table: Table, action: int) -> bool:
    """Its value is small, and a stronger card stays in the hand."""
    kind = kind_in(action)
    rest = hand_without(table, kind)
    strong = any(strength_of(table, card) > strength_of(table, kind) for card in rest)
    return strength_of(table, kind) <= SMALL and strong


def it_is_a_fylgdar(table: Table, action: int) -> bool:
    """SH-28  Laid as an attack card he comes back if he wins."""
    return FYLGDAR_1 <= kind_in(action) <= FYLGDAR_3


def nothing_is_weaker(table: Table, action: int) -> bool:
    """No other attack card in the hand has a lower value."""
    kind = kind_in(action)
    return all(
        strength_of(table, card) >= strength_of(table, kind) for card in hand_without(table, kind)
    )


def khan_may_be_felled(table: Table, action: int) -> bool:
    """A support may still raise an enemy card to the Khan's value or above it."""
    return kind_in(action) == KHAN and enemy_support(table) > 0


def no_support_fells_the_khan(table: Table, action: int) -> bool:
    """SH-77  The other side has no Fylgdar left that it could lay in this fight."""
    return kind_in(action) == KHAN and enemy_support(table) == 0


def lead_with(table: Table, action: int) -> int:
    """By how much an answer leads over the card that it meets."""
    against = value_of(table, answered(table, action), table.speaker)
    return strength_of(table, kind_in(action)) - (0 if against is None else against)


def no_support_can_help(table: Table, action: int) -> bool:
    """It beats the card by more than any support the enemies may still lay."""
    return lead_with(table, action) > enemy_support(table)


def it_wins_with_a_support(table: Table, action: int) -> bool:
    """It does not win alone, but with a Fylgdar that stays in the hand."""
    rest = hand_without(table, kind_in(action))
    bonus = max((bonus_of(table, card) for card in fylgdars_in(table, rest)), default=0)
    return lead_with(table, action) <= 0 < lead_with(table, action) + bonus


def nothing_here_beats_it(table: Table, action: int) -> bool:
    """SH-24  No card in the hand beats the attack, helped or not, and this one is a small loss."""
    kind = kind_in(action)
    own = reach_with(table, kind, hand_without(table, kind))
    against = value_of(table, answered(table, action), table.speaker) or 0
    return own <= against and not hand_beats(table, action) and strength_of(table, kind) <= SMALL


def what_beats_it_stays(table: Table, action: int) -> bool:
    """It loses, and a card that could beat the attack stays in the hand."""
    return lead_with(table, action) < 0 and hand_beats(table, action)


def after_support(table: Table, action: int) -> int | None:
    lead = lead_of(table, supported(table, action))
    return None if lead is None else lead + bonus_of(table, kind_in(action))


def it_turns_the_duel(table: Table, action: int) -> bool:
    """As the cards lie, the supported card did not lead and leads with it."""
    lead, total = lead_of(table, supported(table, action)), after_support(table, action)
    return lead is not None and total is not None and lead <= 0 < total


def it_makes_the_lead_safe(table: Table, action: int) -> bool:
    """The card leads, a support of the enemies could change that, and with it none can."""
    lead, total = lead_of(table, supported(table, action)), after_support(table, action)
    most = enemy_support(table)
    return lead is not None and total is not None and 0 < lead <= most < total


def it_lengthens_the_lead(table: Table, action: int) -> bool:
    lead = lead_of(table, supported(table, action))
    return lead is not None and lead > 0


def every_duel_is_led(table: Table, action: int) -> bool:
    """All cards of the own side lead, as far as he sees."""
    found = leads(table)
    return len(found) == table.n and all(lead > 0 for lead in found.values())


def own_fylgdars(table: Table) -> list[int]:
    return fylgdars_in(table, hand_without(table, HAIL))


def no_fylgdar_turns_it(table: Table, action: int) -> bool:
    """He holds a Fylgdar, not all duels are led, and none of his turns or ties one of them."""
    found = [lead for lead in leads(table).values() if lead <= 0]
    best = max((bonus_of(table, card) for card in own_fylgdars(table)), default=0)
    return best > 0 and bool(found) and all(lead + best < 0 for lead in found)


def saving_costs_more(table: Table, action: int) -> bool:
    """A Fylgdar would turn or tie a duel, but only for cards of a small value."""
    best = max((bonus_of(table, card) for card in own_fylgdars(table)), default=0)
    at_stake = [
        int(table.warlords[mate].card)
        for mate, lead in leads(table).items()
        if lead <= 0 <= lead + best
    ]
    return best > 0 and bool(at_stake) and all(strength_of(table, c) <= SMALL for c in at_stake)


def it_saves_the_khan(table: Table, action: int) -> bool:
    return kind_in(action) == CALL_HAIL and khan_would_lose_it(table)


def it_saves_cards(table: Table, action: int) -> bool:
    return kind_in(action) == CALL_HAIL and bool(losing(table))


def it_can_wait(table: Table, action: int) -> bool:
    """SH-32  The window after the supports is still to come, and he holds a usable hail."""
    return table.step == HAIL_1 and holds_hail(table)


def all_goes_well(table: Table, action: int) -> bool:
    return holds_hail(table) and every_duel_is_led(table, action)


def the_loss_is_small(table: Table, action: int) -> bool:
    """What would be buried as the cards lie has a small value; a Khan never has."""
    lost = losing(table)
    return holds_hail(table) and bool(lost) and all(strength_of(table, c) <= SMALL for c in lost)


def something_is_lost(table: Table, action: int) -> bool:
    return holds_hail(table) and bool(losing(table))


def it_would_return(table: Table, action: int) -> bool:
    """SH-26  An attack card that wins goes to the reserve pile, whatever it is."""
    return kind_in(action) < HAIL


def it_falls(table: Table, action: int) -> bool:
    return lead_with(table, action) < 0


def it_is_not_enough(table: Table, action: int) -> bool:
    """As the cards lie, the supported card stays behind with it."""
    total = after_support(table, action)
    return total is not None and total < 0


def asked_for(step: int, truth: Truth) -> Truth:
    """A claim about an answer in one step of a fight, by a card."""

    def said_then(table: Table, action: int) -> bool:
        return table.step == step and kind_in(action) < HAIL and truth(table, action)

    return said_then


def declined(truth: Truth) -> Truth:
    """A claim about laying no support."""

    def said_then(table: Table, action: int) -> bool:
        return table.step == SUPPORT and action == NONE and truth(table, action)

    return said_then


def gone_on(truth: Truth) -> Truth:
    """A claim about going on without hail."""

    def said_then(table: Table, action: int) -> bool:
        return action == NONE and truth(table, action)

    return said_then


TRUTHS: dict[str, Truth] = {
    "attack-strong": asked_for(ATTACK, little_can_beat_it),
    "attack-cheap": asked_for(ATTACK, it_is_cheap_and_better_ones_stay),
    "attack-weakest": asked_for(ATTACK, nothing_is_weaker),
    "attack-fylgdar": asked_for(ATTACK, it_is_a_fylgdar),
    "attack-khan": asked_for(ATTACK, khan_may_be_felled),
    "attack-khan-safe": asked_for(ATTACK, no_support_fells_the_khan),
    "attack-returns": asked_for(ATTACK, it_would_return),
    "defend-safe": asked_for(DEFEND, no_support_can_help),
    "defend-beats": asked_for(DEFEND, lambda table, action: lead_with(table, action) > 0),
    "defend-support": asked_for(DEFEND, it_wins_with_a_support),
    "defend-tie": asked_for(DEFEND, lambda table, action: lead_with(table, action) == 0),
    "defend-sacrifice": asked_for(DEFEND, nothing_here_beats_it),
    "defend-keeps": asked_for(DEFEND, what_beats_it_stays),
    "defend-weakest": asked_for(DEFEND, nothing_is_weaker),
    "defend-falls": asked_for(DEFEND, it_falls),
    "support-turns": asked_for(SUPPORT, it_turns_the_duel),
    "support-ties": asked_for(SUPPORT, lambda table, action: after_support(table, action) == 0),
    "support-secures": asked_for(SUPPORT, it_makes_the_lead_safe),
    "support-lengthens": asked_for(SUPPORT, it_lengthens_the_lead),
    "support-short": asked_for(SUPPORT, it_is_not_enough),
    "no-support-winning": declined(every_duel_is_led),
    "no-support-helpless": declined(no_fylgdar_turns_it),
    "no-support-thrift": declined(saving_costs_more),
    "hail-saves": it_saves_cards,
    "hail-saves-khan": it_saves_the_khan,
    "hail-breaks": lambda table, action: kind_in(action) == CALL_HAIL,
    "hail-later": gone_on(it_can_wait),
    "hail-needless": gone_on(all_goes_well),
    "hail-too-dear": gone_on(the_loss_is_small),
    "hail-kept": gone_on(something_is_lost),
    "go-on": gone_on(lambda table, action: True),
}
"""For each reason what it claims."""


def holds(table: Table, action: int, code: str) -> bool:
    """Whether what this reason claims of an answer is true."""
    if code not in TRUTHS:
        raise BadInput(f"schildwall knows no reason {code!r}, expected one of {', '.join(TRUTHS)}")
    return TRUTHS[code](table, action)
