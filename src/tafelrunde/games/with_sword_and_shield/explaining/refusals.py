"""WS-159  Why the rules forbid an action: a reason and the rule, from what the seat may know."""

from __future__ import annotations

from tafelrunde.kernel import Refusal
from tafelrunde.kernel.bits import bit

from ..rules import moves, tasks
from ..rules.actions import lacks_opening, may_play
from ..rules.answers import answer_choices, is_correct_guard, may_step_aside
from ..rules.board import all_reach_all, fellows_of, has_target, knight_at
from ..rules.opening import standing_number
from ..rules.printed import COMBAT, SHIELD
from ..rules.table import MOST_DEFENCES, Table


def forbids(table: Table, action: int) -> Refusal:
    """Why the seat that is asked may not do this."""
    question = table.question
    if action >= moves.CARDS:
        return forbids_card(table, action)
    if question == tasks.ACTION_QUESTION:
        return forbids_plain_action(table, action)
    if action >= moves.PLACE and question == tasks.PLACE_QUESTION:
        return Refusal("slot-not-open", "WS-130")
    if question in (tasks.TARGET_QUESTION, tasks.FELLOW_QUESTION) and is_knight(action):
        return forbids_knight(table, moves.knight_in(action))
    if action == moves.NONE and question == tasks.BID_QUESTION:
        return Refusal("must-bid", "WS-38")
    if action == moves.NONE and question == tasks.ANSWER_QUESTION:
        return must_defend(table)
    if action == moves.COMMIT and question == tasks.COMBINATION_QUESTION:
        if lacks_opening(table):
            return Refusal("opening-card-missing", "WS-42")
        return Refusal("combination-too-small", "WS-97")
    return expected(table)


def forbids_unasked(table: Table, seat: int) -> Refusal:
    """WS-48, WS-49  A turn is over when its Actions are used up; then another knight attacks."""
    if table.attacker < 0:
        return Refusal("not-asked", "")
    if table.knights[table.attacker].seat == seat:
        return Refusal("exchange-first", "WS-63")
    return Refusal("turn-is-over", "WS-48")


def expected(table: Table) -> Refusal:
    """The answer does not belong to the question."""
    by_question = {
        tasks.ARTEFACT_QUESTION: Refusal("artefact-asked", "WS-25"),
        tasks.PLACE_QUESTION: Refusal("placement-asked", "WS-130"),
        tasks.TACTIC_QUESTION: Refusal("tactic-asked", "WS-33"),
        tasks.BID_QUESTION: Refusal("bid-asked", "WS-37"),
        tasks.ACTION_QUESTION: Refusal("action-asked", "WS-52"),
        tasks.COMBINATION_QUESTION: Refusal("combination-asked", "WS-97"),
        tasks.TARGET_QUESTION: Refusal("target-asked", "WS-134"),
        tasks.FELLOW_QUESTION: Refusal("fellow-asked", "WS-143"),
        tasks.ANSWER_QUESTION: Refusal("answer-asked", "WS-63"),
        tasks.GUARD_QUESTION: Refusal("guard-asked", "WS-63"),
        tasks.PEEK_QUESTION: Refusal("peek-asked", "WS-156"),
    }
    return by_question[table.question]


def is_knight(action: int) -> bool:
    return moves.CHOOSE_KNIGHT <= action < moves.PLACE


def forbids_knight(table: Table, who: int) -> Refusal:
    if who >= table.rules.knights:
        return Refusal("no-such-knight", "WS-123")
    knight = table.knights[who]
    facts = {"knight": table.title_of(who)}
    if table.question == tasks.FELLOW_QUESTION:
        return Refusal("no-free-fellow", "WS-143", facts)
    if knight.partner >= 0:
        return Refusal("target-is-locked", "WS-148", facts)
    return Refusal("no-legal-target", "WS-134", facts)


def forbids_plain_action(table: Table, action: int) -> Refusal:
    """Ending the turn, changing Tactics, passing."""
    if action in (moves.END_TURN, moves.CHANGE_TACTIC, moves.GRANDE_PASS) and table.opening >= 0:
        return must_open(table)
    if action != moves.GRANDE_PASS:
        return expected(table)
    if table.knights[table.attacker].passed:
        return Refusal("second-grande-pass", "WS-107")
    if not table.is_shaken(table.attacker):
        return Refusal("not-shaken", "WS-107")
    return Refusal("turn-not-untouched", "WS-53")


def must_open(table: Table) -> Refusal:
    return Refusal("must-open", "WS-42", {"card": table.cards.ids[table.opening]})


def forbids_card(table: Table, action: int) -> Refusal:
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    question = table.question
    if question == tasks.BID_QUESTION and form == moves.USE:
        return forbids_bid(table, kind)
    if question == tasks.ACTION_QUESTION:
        return forbids_action(table, form, kind)
    if question == tasks.COMBINATION_QUESTION and form == moves.COMBINE:
        return forbids_combining(table, kind)
    if question == tasks.ANSWER_QUESTION and form in (moves.USE, moves.MANOEUVRE, moves.MOVE):
        return forbids_answer(table, form, kind)
    if question == tasks.GUARD_QUESTION and form == moves.USE:
        return forbids_answer(table, form, kind)
    if question == tasks.PEEK_QUESTION and form == moves.DISCARD:
        return Refusal("not-in-that-hand", "WS-156", card(table, kind))
    return expected(table)


def card(table: Table, kind: int) -> dict[str, object]:
    return {"card": table.cards.ids[kind]}


def guard(table: Table, kind: int) -> dict[str, object]:
    """A card and its guard: cards of one name have different guards and numbers."""
    return {
        "card": table.cards.ids[kind],
        "guard": table.cards.guards[kind],
        "strength": int(table.cards.strength[kind]),
        "technique": int(table.cards.technique[kind]),
    }


def with_symbol(table: Table, kind: int) -> dict[str, object]:
    return {**card(table, kind), "symbol": table.cards.symbols[table.cards.symbol[kind]]}


def forbids_bid(table: Table, kind: int) -> Refusal:
    """WS-37  Only what is known of the own side is told."""
    number = table.cards.starter[kind]
    if number == 0:
        return Refusal("no-start-number", "WS-34", card(table, kind))
    standing = standing_number(table)
    if 0 < standing <= number:
        return Refusal("bid-too-high", "WS-37", {"number": number, "standing": standing})
    return Refusal("number-not-held", "WS-37", card(table, kind))


def forbids_action(table: Table, form: int, kind: int) -> Refusal:
    who = table.attacker
    knight = table.knights[who]
    if table.opening >= 0:
        return must_open(table)
    if not knight.holds(kind):
        return Refusal("not-in-hand", "WS-52", card(table, kind))
    if form in (moves.USE, moves.COMBINE):
        return forbids_play(table, form, kind)
    if form == moves.MANOEUVRE:
        return Refusal("only-in-defence", "WS-83", card(table, kind))
    symbol = table.cards.movement if form == moves.MOVE else table.cards.lock
    if symbol[kind] == 0:
        return Refusal("symbol-missing", "WS-14", card(table, kind))
    if knight.partner >= 0:
        return Refusal("is-locked", "WS-148")
    if form == moves.LOCK:
        return nobody_free(table)
    if table.used > 0:
        return Refusal("turn-not-untouched", "WS-53")
    assert len(fellows_of(table, who, True)) == 0
    return Refusal("no-fellow", "WS-143")


def forbids_play(table: Table, form: int, kind: int) -> Refusal:
    targeted = has_target(table, table.attacker)
    if table.cards.attacks_with[kind] == 0:
        return Refusal("only-in-defence", "WS-57", card(table, kind))
    if not may_play(table, kind, targeted):
        return nobody_free(table)
    assert form == moves.COMBINE
    if table.cards.symbol[kind] < 0:
        return Refusal("no-combination-symbol", "WS-97", card(table, kind))
    return Refusal("nothing-to-combine", "WS-97", with_symbol(table, kind))


def forbids_combining(table: Table, kind: int) -> Refusal:
    if not table.knights[table.attacker].holds(kind):
        return Refusal("not-in-hand", "WS-52", card(table, kind))
    wanted = table.cards.symbol[table.laid[0]]
    if table.cards.symbol[kind] < 0:
        return Refusal("no-combination-symbol", "WS-97", card(table, kind))
    if table.cards.symbol[kind] != wanted:
        facts = {**with_symbol(table, kind), "wanted": table.cards.symbols[wanted]}
        return Refusal("other-symbol", "WS-97", facts)
    if lacks_opening(table):
        return must_open(table)
    return nobody_free(table)


def nobody_free(table: Table) -> Refusal:
    """WS-134, WS-148  Nobody can be attacked: whoever is within reach is locked with another, or
    nobody is within reach."""
    knight = table.knights[table.attacker]
    enemies = [
        who
        for who, other in enumerate(table.knights)
        if other.team != knight.team and other.standing
    ]
    if not all_reach_all(table):
        facing = knight_at(table, 1 - knight.team, knight.slot)
        beside = [
            who for who in enemies if table.knights[who].slot in (knight.slot - 1, knight.slot + 1)
        ]
        enemies = beside if facing < 0 else [facing]
    if not enemies:
        return Refusal("nobody-in-reach", "WS-134")
    return Refusal("target-is-locked", "WS-148", {"knight": table.title_of(enemies[0])})


def must_defend(table: Table) -> Refusal:
    """WS-63  Who can defend himself must: with this card of his, or with another one."""
    size = table.cards.deck_kinds
    options = [action for action in answer_choices(table) if action != moves.NONE]
    answer = next(action for action in options if is_defence(table, action))
    kind = moves.kind_in(answer, size)
    if moves.form_in(answer, size) == moves.MANOEUVRE:
        return Refusal("must-evade", "WS-63", card(table, kind))
    if table.cards.kind[kind] == COMBAT:
        return Refusal("must-guard", "WS-63", guard(table, kind))
    return Refusal("must-block", "WS-63", card(table, kind))


def is_defence(table: Table, action: int) -> bool:
    """Whether it is an answer that a knight is held to; a boost needs a guard, which is one."""
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    if form != moves.USE:
        return form == moves.MANOEUVRE
    cards = table.cards
    return cards.kind[kind] == COMBAT or cards.boost[kind] == 0 or cards.blocks[kind] != 0


def forbids_answer(table: Table, form: int, kind: int) -> Refusal:
    who = table.speaker
    knight = table.knights[who]
    cards = table.cards
    if not knight.holds(kind):
        return Refusal("not-in-hand", "WS-63", card(table, kind))
    if knight.defences >= MOST_DEFENCES:
        return Refusal("too-many-defences", "WS-51")
    if form == moves.MANOEUVRE:
        if cards.manoeuvre[kind] == 0:
            return Refusal("symbol-missing", "WS-83", card(table, kind))
        return Refusal("manoeuvre-banned", "WS-85")
    if form == moves.MOVE:
        return forbids_stepping_aside(table, who, kind)
    if cards.kind[kind] == COMBAT:
        return forbids_guard(table, kind)
    if cards.defends_with[kind] == 0:
        return Refusal("only-in-attack", "WS-57", card(table, kind))
    if table.question == tasks.GUARD_QUESTION:
        return expected(table)
    if table.strike >= 0:
        return Refusal("no-answer-to-strike", "WS-89", card(table, kind))
    if cards.boost[kind] == 0:
        return Refusal("cut-not-blocked", "WS-90", card(table, kind))
    if knight.defences + 2 > MOST_DEFENCES:
        return Refusal("too-many-defences", "WS-51")
    return Refusal("no-guard-to-boost", "WS-63", card(table, kind))


def forbids_guard(table: Table, kind: int) -> Refusal:
    """WS-82  A wrong guard, or one that is banned."""
    knight = table.knights[table.speaker]
    cards = table.cards
    assert not is_correct_guard(table, knight, kind)
    if cards.defends_with[kind] == 0:
        return Refusal("only-in-attack", "WS-57", card(table, kind))
    if cards.guard[kind] == SHIELD and knight.shield_banned:
        return Refusal("shield-banned", "WS-158", guard(table, kind))
    if table.strike >= 0:
        return Refusal("no-answer-to-strike", "WS-89", card(table, kind))
    if table.guards_barred & bit(cards.guard[kind]) != 0:
        return Refusal("guard-barred", "WS-158", guard(table, kind))
    attack = cards.attacks[cards.attack[table.laid[table.at]]]
    return Refusal("wrong-guard", "WS-82", {**guard(table, kind), "attack": attack})


def forbids_stepping_aside(table: Table, who: int, kind: int) -> Refusal:
    """WS-144 to WS-146  Why there is no Defensive Mêlée Movement."""
    knight = table.knights[who]
    if table.cards.movement[kind] == 0:
        return Refusal("symbol-missing", "WS-14", card(table, kind))
    assert not may_step_aside(table, who)
    if not table.rules.melee:
        return Refusal("only-in-melee", "WS-144")
    if knight.partner >= 0:
        return Refusal("is-locked", "WS-148")
    if knight.spent:
        return Refusal("is-spent", "WS-145")
    if table.stepped_in:
        return Refusal("has-stepped-in", "WS-146")
    return Refusal("no-free-fellow", "WS-144", {"knight": table.title_of(who)})
