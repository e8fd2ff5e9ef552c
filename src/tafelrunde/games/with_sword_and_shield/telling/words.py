"""WS-159  Actions in words, with the places they touch and the rule they follow."""

from __future__ import annotations

from tafelrunde.kernel import MoveText

from ..rules import moves, tasks
from ..rules.opening import holder_of
from ..rules.printed import ACHIEVEMENT, COMBAT, EVENT, IMPROVEMENT
from ..rules.setup import chooser_of
from ..rules.table import Table

PLAIN = {
    moves.END_TURN: ("end_turn", "WS-47"),
    moves.CHANGE_TACTIC: ("change_tactic", "WS-56"),
    moves.GRANDE_PASS: ("grande_pass", "WS-107"),
    moves.COMMIT: ("commit", "WS-99"),
}
VERBS = {COMBAT: "attack", ACHIEVEMENT: "achieve", EVENT: "event", IMPROVEMENT: "improve"}
RULES = {COMBAT: "WS-59", ACHIEVEMENT: "WS-87", EVENT: "WS-91", IMPROVEMENT: "WS-94"}


def describe(table: Table, seat: int, action: int) -> MoveText:
    """What this action would mean as an answer to the question asked."""
    if action >= moves.CARDS:
        return with_card(table, action)
    if action in PLAIN:
        verb, rule = PLAIN[action]
        return MoveText(action, verb, {}, (f"say/{verb}",), rule)
    if action == moves.NONE:
        if table.question == tasks.BID_QUESTION:
            return MoveText(action, "pass", {}, ("say/none",), "WS-39")
        return MoveText(action, "no_defence", {}, ("say/none",), "WS-63")
    if action in (moves.KEEP, moves.DECLINE):
        return about_artefact(table, action)
    if action in (moves.CHOOSE_STRENGTH, moves.CHOOSE_TECHNIQUE):
        return tactic(table, seat, action)
    if action >= moves.PLACE:
        return placement(table, action)
    return chosen_knight(table, action)


def about_artefact(table: Table, action: int) -> MoveText:
    verb = "keep" if action == moves.KEEP else "decline"
    card = "" if table.question != tasks.ARTEFACT_QUESTION else table.cards.ids[table.offered]
    return MoveText(action, verb, {"card": card}, (f"say/{verb}",), "WS-25")


def tactic(table: Table, seat: int, action: int) -> MoveText:
    verb = "choose_strength" if action == moves.CHOOSE_STRENGTH else "choose_technique"
    who = chooser_of(table, seat)
    if who < 0:  # all have chosen: this is no answer now, but still has words
        who = next(at for at, knight in enumerate(table.knights) if knight.seat == seat)
    facts = {"knight": table.title_of(who)}
    return MoveText(action, verb, facts, (f"say/{verb}",), "WS-33")


def placement(table: Table, action: int) -> MoveText:
    team = table.knights[table.speaker].team if table.speaker >= 0 else 0
    column, index = moves.column_in(action), moves.index_in(action)
    who = table.rules.first_of(team) + min(index, table.rules.size_of(team) - 1)
    slot = table.slot_name(team, column)
    facts = {"knight": table.title_of(who), "slot": slot}
    return MoveText(
        action, "place", facts, (f"knight/{table.name_of(who)}", f"slot/{slot}"), "WS-130"
    )


def chosen_knight(table: Table, action: int) -> MoveText:
    who = min(moves.knight_in(action), table.rules.knights - 1)
    facts = {"knight": table.title_of(who)}
    touches = (f"knight/{table.name_of(who)}",)
    if table.question == tasks.FELLOW_QUESTION:
        return MoveText(action, "change_with", facts, touches, "WS-143")
    return MoveText(action, "aim_at", facts, touches, "WS-135")


def with_card(table: Table, action: int) -> MoveText:
    """A card in one of its forms; only the plain form touches nothing but the card."""
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    facts = {"card": table.cards.ids[kind]}
    if table.question == tasks.PEEK_QUESTION and form == moves.DISCARD:
        place = f"hand/{table.name_of(table.target)}/{table.cards.ids[kind]}"
        return MoveText(action, "take_away", facts, (place,), "WS-156")
    if table.question == tasks.BID_QUESTION and form == moves.USE:
        return bid(table, action, kind)
    me = table.name_of(max(0, table.speaker))
    card = f"hand/{me}/{table.cards.ids[kind]}"
    forms = {
        moves.COMBINE: ("combine", "WS-97"),
        moves.DISCARD: ("discard", "WS-55"),
        moves.MANOEUVRE: ("manoeuvre", "WS-83"),
        moves.MOVE: ("move", "WS-143"),
        moves.LOCK: ("lock", "WS-147"),
    }
    if form in forms:
        verb, rule = forms[form]
        if form == moves.MOVE and table.question == tasks.ANSWER_QUESTION:
            verb, rule = "step_aside", "WS-144"
        return MoveText(action, verb, facts, (card, f"do/{verb}"), rule)
    verb, rule = use_of(table, kind)
    return MoveText(action, verb, facts, (card,), rule)


def use_of(table: Table, kind: int) -> tuple[str, str]:
    if table.question not in (tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION):
        return VERBS[table.cards.kind[kind]], RULES[table.cards.kind[kind]]
    if table.cards.kind[kind] == COMBAT:
        return "guard", "WS-63"
    if table.cards.boost[kind] != 0 and table.cards.blocks[kind] == 0:
        return "boost", "WS-63"
    return "block", "WS-90"


def settles_attack(table: Table, action: int) -> bool:
    """WS-64  Whether this action answers the attack for good; then the next one may follow."""
    if table.question not in (tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION):
        return False
    if action < moves.CARDS:
        return action == moves.NONE
    return with_card(table, action).verb in ("guard", "block", "manoeuvre")


def bid(table: Table, action: int, kind: int) -> MoveText:
    """WS-37  A bid names a number; the card may be a fellow's (WS-132)."""
    id = table.cards.ids[kind]
    team = table.knights[table.speaker].team
    holder = max(0, holder_of(table, team, kind))
    mine = table.knights[holder].seat == table.knights[table.speaker].seat
    place = f"{'hand' if mine else 'known'}/{table.name_of(holder)}/{id}"
    facts = {"number": table.cards.starter[kind], "card": id}
    return MoveText(action, "bid", facts, (place,), "WS-37")
