"""SH-17, SH-63, SH-78  Actions in words, and why an action is refused."""

from __future__ import annotations

from tafelrunde.kernel import MoveText, Refusal
from tafelrunde.kernel.bits import bit

from ..rules.moves import CALL_HAIL, NONE, STRIDE, kind_in, target_in
from ..rules.printed import IDS, is_fylgdar
from ..rules.questions import fylgdars, open_lanes, open_supports
from ..rules.table import Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, HAIL_1, HAIL_3, SUPPORT

NO_SUPPORT = "say/no_support"
GO_ON = "say/go_on"


def describe(table: Table, action: int) -> MoveText:
    """What this action would mean as an answer to the question asked."""
    me = table.speaker
    name = table.name_of(me)
    said = kind_in(action)
    if said == CALL_HAIL:
        return MoveText(action, "hail", {}, (f"hand/{name}/hagelsturm",), "SH-31")
    if said == NONE:
        if table.step == SUPPORT:
            return MoveText(action, "no_support", {}, (NO_SUPPORT,), "SH-18")
        return MoveText(action, "go_on", {}, (GO_ON,), "SH-18")
    card = IDS[said]
    hand = f"hand/{name}/{card}"
    if table.step == SUPPORT:
        target = name_at(table, table.side_of(me), target_in(action))
        rule = "SH-20" if table.n == 1 else "SH-65"
        return aimed(table, action, "support", card, target, hand, rule)
    if table.step == DEFEND:
        target = name_at(table, table.side_in_role(ATTACKERS), target_in(action))
        return aimed(
            table, action, "defend", card, target, hand, "SH-17" if table.n == 1 else "SH-64"
        )
    return MoveText(action, "attack", {"card": card}, (hand,), "SH-17")


def only_hail_is_left(table: Table) -> bool:
    """SH-18  Whether the one who is asked for a support could only call hail."""
    hand = table.warlords[table.speaker].hand
    return fylgdars(hand) == 0 and table.hail_is_usable(table.speaker)


def aimed(
    table: Table, action: int, verb: str, card: str, target: str, hand: str, rule: str
) -> MoveText:
    """With two players there is nothing to aim at; in a mass battle a card on the table is."""
    if table.n == 1:
        return MoveText(action, verb, {"card": card}, (hand,), rule)
    facts = {"card": card, "target": target}
    return MoveText(action, f"{verb}_at", facts, (hand, f"attack/{target}"), rule)


def name_at(table: Table, side: int, index: int) -> str:
    if index >= table.n:
        return f"{'RB'[side]}{index + 1}"
    return table.name_of(table.first_of(side) + index)


def forbids(table: Table, action: int) -> Refusal:
    """Why the player who is asked may not answer this."""
    if not 0 <= action < action_count(table.n):
        return Refusal("no-such-action", "SH-78", {"most": action_count(table.n) - 1})
    said = kind_in(action)
    warlord = table.warlords[table.speaker]
    if said == CALL_HAIL:
        return forbids_hail(table, action)
    if said == NONE:
        if target_in(action) != 0:
            return Refusal("no-such-target", "SH-78", {"target": target_in(action) + 1})
        if table.step == ATTACK:
            return Refusal("must-attack", "SH-19")
        hail = "yes" if table.hail_is_usable(table.speaker) else "no"
        return Refusal("must-defend", "SH-19", {"hail": hail})
    card = {"card": IDS[said]}
    if table.step == HAIL_1:
        return Refusal("card-already-laid", "SH-17", card)
    if table.step == HAIL_3:
        return Refusal("supports-are-revealed", "SH-17", card)
    if table.step == SUPPORT and not is_fylgdar(said):
        return Refusal("only-fylgdar-support", "SH-20", card)
    if not warlord.holds(said):
        return Refusal("not-in-hand", "SH-17", card)
    return forbids_target(table, target_in(action))


def forbids_hail(table: Table, action: int) -> Refusal:
    if target_in(action) != 0:
        return Refusal("no-such-target", "SH-78", {"target": target_in(action) + 1})
    if table.step == ATTACK:
        return Refusal("no-hail-before-attack", "SH-30")
    if not table.hail_is_usable(table.speaker) and table.warlords[table.speaker].holds(CALL_HAIL):
        return Refusal("clear-sky", "SH-53")
    return Refusal("no-hail-in-hand", "SH-29")


def forbids_target(table: Table, index: int) -> Refusal:
    """The card is in hand, so it is the target that is wrong."""
    if table.step == ATTACK:
        return Refusal("no-such-target", "SH-78", {"target": index + 1})
    if table.step == SUPPORT:
        assert open_supports(table, table.speaker) & bit(index) == 0
        target = name_at(table, table.side_of(table.speaker), index)
        return Refusal("already-supported", "SH-65", {"target": target})
    assert open_lanes(table) & bit(index) == 0
    target = name_at(table, table.side_in_role(ATTACKERS), index)
    return Refusal("already-answered", "SH-64", {"target": target})


def action_count(n: int) -> int:
    """SH-78  Twelve actions for each seat of a side."""
    return STRIDE * n
