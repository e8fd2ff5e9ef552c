"""What reasons for answers, for the set-up and for small questions claim."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import moves, tasks
from ..rules.board import knight_at
from ..rules.opening import standing_number
from ..rules.printed import COMBAT, KNIGHT
from ..rules.setup import chooser_of
from ..rules.table import STRENGTH, TECHNIQUE
from ..thinking.advice import good_of
from ..thinking.answering import returned_by
from ..thinking.values import life_of
from .claims import Case, exhausts, price_of, stops_of, suits_better

# Answers ----------------------------------------------------------------------------------------


def guards(case: Case) -> bool:
    """A correct guard that the knight can pay, so that it saves the hit."""
    fits = case.answers and case.form == moves.USE and case.action in case.options
    return fits and case.table.cards.kind[case.kind] == COMBAT and not exhausts(case)


def free_guard(case: Case) -> bool:
    return guards(case) and price_of(case) == 0


def strong_guard(case: Case) -> bool:
    """WS-67  The attacker pays the difference."""
    return guards(case) and case.table.strike < 0 and returned_by(case.table, case.action) > 0


def boosts(case: Case) -> bool:
    """WS-63  It makes a guard of the hand higher."""
    cards = case.table.cards
    fits = case.question == tasks.ANSWER_QUESTION and case.form == moves.USE
    return fits and case.action in case.options and cards.boost[case.kind] > 0


def blocks(case: Case) -> bool:
    fits = case.question == tasks.ANSWER_QUESTION and case.form == moves.USE
    fits = fits and case.action in case.options and not exhausts(case)
    return fits and case.table.cards.blocks[case.kind] != 0


def evades(case: Case) -> bool:
    fits = case.question == tasks.ANSWER_QUESTION and case.form == moves.MANOEUVRE
    return fits and case.action in case.options and not exhausts(case)


def cheapest_evasion(case: Case) -> bool:
    """ "No guard is cheaper": none of those that could be shown."""
    if not evades(case):
        return False
    others = [Case(case.table, case.seat, action) for action in case.options]
    shown = [other for other in others if other.form == moves.USE and not boosts(other)]
    return all(price_of(other) >= price_of(case) for other in shown)


def steps_aside(case: Case) -> bool:
    """ "Your next turn is the price" (WS-145)."""
    fits = case.question == tasks.ANSWER_QUESTION and case.form == moves.MOVE
    return fits and not exhausts(case) and not case.table.rules.stepping_aside_is_free


def steps_aside_freely(case: Case) -> bool:
    fits = case.question == tasks.ANSWER_QUESTION and case.form == moves.MOVE
    return fits and not exhausts(case) and bool(case.table.rules.stepping_aside_is_free)


def takes_blow(case: Case) -> bool:
    return case.question == tasks.ANSWER_QUESTION and case.action == moves.NONE


def others_of(case: Case) -> list[Case]:
    found = [Case(case.table, case.seat, action) for action in case.options]
    return [other for other in found if other.action != moves.NONE]


def let_through(case: Case) -> bool:
    """ "An answer would cost as much as the hit": each of them is a hit itself, none the last."""
    if not takes_blow(case) or case.table.is_shaken(case.who):
        return False
    others = others_of(case)
    return len(others) > 0 and all(exhausts(other) for other in others)


def no_answer(case: Case) -> bool:
    return takes_blow(case) and len(others_of(case)) == 0


def no_way_out(case: Case) -> bool:
    """ "No answer can save you any more": the next hit beats him, and all he could do is one."""
    if not takes_blow(case) or not case.table.is_shaken(case.who):
        return False
    return all(exhausts(other) for other in others_of(case))


def spares_fellow(case: Case) -> bool:
    """He could only lay the blow on a fellow, and does not."""
    if not takes_blow(case) or case.table.is_shaken(case.who):
        return False
    others = others_of(case)
    return len(others) > 0 and all(other.form == moves.MOVE for other in others)


def gives_in(case: Case) -> bool:
    """The hit is his last one, although he could answer."""
    return takes_blow(case) and bool(case.table.is_shaken(case.who))


def takes_hit(case: Case) -> bool:
    """ "You keep your cards": a hit that does not beat him."""
    return takes_blow(case) and not case.table.is_shaken(case.who)


# Set-up and small questions ---------------------------------------------------------------------


def bids(case: Case) -> bool:
    """WS-37  The card has a start number that may be named."""
    named = case.question == tasks.BID_QUESTION and case.form == moves.USE
    return named and case.table.cards.starter[case.kind] > 0


def passes(case: Case) -> bool:
    """ "You let the number stand": one was named, and it could be answered."""
    none = case.question == tasks.BID_QUESTION and case.action == moves.NONE
    return none and standing_number(case.table) > 0 and len(case.options) > 1


def only_passes(case: Case) -> bool:
    none = case.question == tasks.BID_QUESTION and case.action == moves.NONE
    return none and len(case.options) == 1


def worth_of_offer(case: Case) -> list[float]:
    """WS-25  What the Artefact on offer does for the knight, or for each, as he may be any."""
    table, cards = case.table, case.table.cards
    mine = int(table.knights[table.speaker].knight)
    kinds = [kind for kind in range(len(cards.ids)) if cards.kind[kind] == KNIGHT]
    knights = [mine] if mine >= 0 else kinds
    return [good_of(table, kind, table.offered) for kind in knights]


def keeps(case: Case) -> bool:
    """ "What it gives weighs more": for the knight, or for most of them."""
    if case.question != tasks.ARTEFACT_QUESTION or case.action != moves.KEEP:
        return False
    worths = worth_of_offer(case)
    return 2 * sum(worth > 0 for worth in worths) > len(worths)


def declines(case: Case) -> bool:
    if case.question != tasks.ARTEFACT_QUESTION or case.action != moves.DECLINE:
        return False
    worths = worth_of_offer(case)
    return 2 * sum(worth < 0 for worth in worths) > len(worths)


def may_keep(case: Case) -> bool:
    return case.question == tasks.ARTEFACT_QUESTION and case.action == moves.KEEP


def may_decline(case: Case) -> bool:
    return case.question == tasks.ARTEFACT_QUESTION and case.action == moves.DECLINE


def tactic_of(case: Case) -> int:
    """The Tactic an answer to the first choice means, or nothing."""
    if case.question != tasks.TACTIC_QUESTION or chooser_of(case.table, case.seat) < 0:
        return -1
    chosen = {moves.CHOOSE_STRENGTH: STRENGTH, moves.CHOOSE_TECHNIQUE: TECHNIQUE}
    return chosen.get(case.action, -1)


def lead_of(case: Case) -> int:
    """By how much the ability chosen is the higher one."""
    who = chooser_of(case.table, case.seat)
    lead = int(case.table.strength_of(who) - case.table.technique_of(who))
    return lead if tactic_of(case) == STRENGTH else -lead


def by_both(case: Case) -> bool:
    """ "Your cards strike harder and cost less": with the higher ability, and this hand."""
    if tactic_of(case) < 0 or lead_of(case) <= 0:
        return False
    return suits_better(case, chooser_of(case.table, case.seat), tactic_of(case))


def by_ability(case: Case) -> bool:
    return tactic_of(case) >= 0 and lead_of(case) > 0


def by_hand(case: Case) -> bool:
    """The hand alone speaks for it."""
    if tactic_of(case) < 0:
        return False
    return suits_better(case, chooser_of(case.table, case.seat), tactic_of(case))


def facing(case: Case) -> int:
    """WS-130  The enemy opposite the slot a knight would be put on, or nobody."""
    if case.question != tasks.PLACE_QUESTION or not moves.PLACE <= case.action < moves.CARDS:
        return -1
    team = case.table.knights[case.table.speaker].team
    return int(knight_at(case.table, 1 - team, moves.column_in(case.action)))


def placed(case: Case) -> bool:
    asked = case.question == tasks.PLACE_QUESTION and moves.PLACE <= case.action < moves.CARDS
    return asked and facing(case) < 0


def extreme(case: Case, question: int, best: Callable[[list[int]], int]) -> bool:
    if case.question != question or not moves.CHOOSE_KNIGHT <= case.action < moves.PLACE:
        return False
    lives = [int(life_of(case.table, moves.knight_in(action))) for action in case.options]
    return int(life_of(case.table, moves.knight_in(case.action))) == best(lives)


def knight_chosen(case: Case) -> bool:
    asked = case.question in (tasks.TARGET_QUESTION, tasks.FELLOW_QUESTION)
    return asked and moves.CHOOSE_KNIGHT <= case.action < moves.PLACE


def takes_away(case: Case) -> bool:
    return case.question == tasks.PEEK_QUESTION and case.form == moves.DISCARD


def takes_best(case: Case) -> bool:
    """ "Stops most attacks" of the cards that are seen."""
    if not takes_away(case):
        return False
    kinds = [Case(case.table, case.seat, action).kind for action in case.options]
    return stops_of(case, case.kind) == max(stops_of(case, kind) for kind in kinds)
