"""Why an answer is advised, in codes and facts, from what the warlord who is asked sees."""

from __future__ import annotations

from tafelrunde.kernel import Reason

from ..rules.moves import CALL_HAIL, NONE, kind_in, target_in
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, IDS, KHAN, NOTHING
from ..rules.table import Table
from ..rules.tally import one
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, HAIL_1, SUPPORT
from ..thinking.advice import cheapest_support, foe_of
from ..thinking.values import CROWN, most_support, stake_of, strength_now

STRONG = 5
"""From this combat value on a card is hard to beat."""


def reason_for(table: Table, action: int) -> Reason:
    """Why the warlord who is asked may want to answer so."""
    said = kind_in(action)
    if table.step == ATTACK:
        return attack_reason(table, said)
    if said == CALL_HAIL:
        return hail_reason(table)
    if table.step == DEFEND:
        return defence_reason(table, said, target_in(action))
    if table.step == SUPPORT:
        if said == NONE:
            return no_support_reason(table)
        return support_reason(table, said, target_in(action))
    return wait_reason(table)


def attack_reason(table: Table, kind: int) -> Reason:
    facts = {"card": IDS[kind]}
    threat = most_support(table, 1 - table.side_of(table.speaker))
    if kind == KHAN:
        return Reason("attack-khan-safe" if threat == 0 else "attack-khan", facts)
    if FYLGDAR_1 <= kind <= FYLGDAR_3:
        return Reason("attack-fylgdar", facts)
    if table.army.strength_of(kind) >= STRONG:
        return Reason("attack-strong", facts)
    return Reason("attack-cheap", facts)


def defence_reason(table: Table, kind: int, lane: int) -> Reason:
    me = table.speaker
    enemy = table.first_of(table.side_in_role(ATTACKERS)) + lane
    against = table.warlords[enemy].card
    facts: dict[str, object] = {"card": IDS[kind], "enemy": IDS[against]}
    lead = table.army.strength_of(kind) - strength_now(table, enemy, me)
    if lead > most_support(table, table.side_of(enemy)):
        return Reason("defend-safe", facts)
    if lead > 0:
        return Reason("defend-beats", {**facts, "lead": lead})
    helper = cheapest_support(table, table.warlords[me].hand - one(kind), -lead)
    if helper != NOTHING:
        return Reason("defend-support", {**facts, "support": IDS[helper]})
    if lead == 0:
        return Reason("defend-tie", facts)
    return Reason("defend-sacrifice", facts)


def lead_of(table: Table, mate: int) -> int:
    """By how much an attack card of the own side leads, as the asked one sees it."""
    me = table.speaker
    return strength_now(table, mate, me) - strength_now(table, foe_of(table, mate), me)


def support_reason(table: Table, kind: int, index: int) -> Reason:
    mate = table.first_of(table.side_of(table.speaker)) + index
    foe = table.warlords[foe_of(table, mate)].card
    lead = lead_of(table, mate)
    total = lead + table.army.support_of(kind)
    facts: dict[str, object] = {
        "support": IDS[kind],
        "card": IDS[table.warlords[mate].card],
        "enemy": IDS[foe],
    }
    if lead > 0:
        return Reason("support-secures", facts)
    if total > 0:
        return Reason("support-turns", facts)
    return Reason("support-ties" if total == 0 else "support-hopes", facts)


def no_support_reason(table: Table) -> Reason:
    first = table.first_of(table.side_of(table.speaker))
    leads = [lead_of(table, mate) for mate in range(first, first + table.n)]
    if min(leads) > 0:
        return Reason("no-support-winning", {"lead": min(leads)})
    return Reason("no-support-thrift")


def hail_reason(table: Table) -> Reason:
    """SH-31  What the hail saves, if the cards to be compared lie there already."""
    endangered = losing_cards(table)
    if any(stake_of(table, card, table.side_of(table.speaker)) >= CROWN for card in endangered):
        return Reason("hail-saves-khan")
    if endangered:
        return Reason("hail-saves", {"cards": tuple(IDS[card] for card in endangered)})
    return Reason("hail-breaks")


def losing_cards(table: Table) -> list[int]:
    """The attack cards of the own side that would be buried as the cards lie."""
    first = table.first_of(table.side_of(table.speaker))
    mates = range(first, first + table.n)
    if any(table.warlords[who].card == NOTHING for who in range(2 * table.n)):
        return []
    return [table.warlords[mate].card for mate in mates if lead_of(table, mate) <= 0]


def wait_reason(table: Table) -> Reason:
    if table.step == HAIL_1:
        return Reason("hail-later")
    if losing_cards(table):
        return Reason("hail-too-dear")
    return Reason("hail-needless")
