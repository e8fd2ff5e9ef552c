"""WS-44, WS-159  The course of a fight: the agenda is worked off until somebody is asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, moves, tasks
from .actions import (
    action_choices,
    aim,
    change_tactic,
    combination_choices,
    commit,
    discard_card,
    grande_pass,
    knight_choices,
    lay_card,
    move,
)
from .answers import (
    answer_choices,
    finish_card,
    guard_choices,
    manoeuvre_with,
    resolve_next_card,
    show_movement,
    step_aside,
    take_blow,
    use_in_defence,
)
from .board import fellows_of, has_target, targets_of
from .effects import discard_peeked, run_effect
from .fatigue import beat, clear_exchange, win
from .opening import answer_bid, answer_pass, begin_bidding, bid_choices
from .piles import discard
from .printed import NOTHING
from .setup import (
    answer_artefact,
    answer_placement,
    ask_tactics,
    check_starters,
    deal_hands,
    draw_start_cards,
    go_on_placing,
    placements,
    reveal_tactics,
)
from .table import Table
from .turns import ask_action, begin_first_turn, end_turn


def choices(table: Table) -> vec[i64]:
    """WS-159  The legal answers to the question asked."""
    question = table.question
    if question == tasks.ACTION_QUESTION:
        return action_choices(table)
    if question == tasks.ANSWER_QUESTION:
        return answer_choices(table)
    if question == tasks.COMBINATION_QUESTION:
        return combination_choices(table)
    if question == tasks.GUARD_QUESTION:
        return guard_choices(table)
    if question == tasks.TARGET_QUESTION:
        return knight_choices(targets_of(table, table.attacker))
    if question == tasks.FELLOW_QUESTION:
        attacks = table.speaker == table.attacker
        return knight_choices(fellows_of(table, table.speaker, attacks))
    return other_choices(table)


def other_choices(table: Table) -> vec[i64]:
    """Set-up, and the hand looked at."""
    question = table.question
    if question == tasks.BID_QUESTION:
        return bid_choices(table)
    if question == tasks.ARTEFACT_QUESTION:
        return vec[i64]([moves.KEEP, moves.DECLINE])
    if question == tasks.TACTIC_QUESTION:
        return vec[i64]([moves.CHOOSE_STRENGTH, moves.CHOOSE_TECHNIQUE])
    if question == tasks.PLACE_QUESTION:
        return placements(table, table.knights[table.speaker].team)
    found = vec[i64]()
    last: i64 = NOTHING
    for kind in table.knights[table.target].hand:
        if kind != last:
            found = append(found, moves.with_card(moves.DISCARD, kind, table.cards.deck_kinds))
        last = kind
    return found


def carry_out(table: Table, action: i64) -> None:
    """WS-159  One answer to the question asked."""
    question = table.question
    if action >= moves.CARDS:
        use_card(table, action)
    elif question == tasks.ACTION_QUESTION:
        if action == moves.END_TURN:
            table.plan(tasks.TURN_END)
        elif action == moves.CHANGE_TACTIC:
            change_tactic(table)
        else:
            grande_pass(table)
    elif action == moves.NONE:
        if question == tasks.BID_QUESTION:
            answer_pass(table)
        else:
            take_blow(table)
    elif action == moves.COMMIT:
        commit(table)
    elif question == tasks.TARGET_QUESTION:
        aim(table, moves.knight_in(action))
    elif question == tasks.FELLOW_QUESTION:
        if table.speaker == table.attacker:
            move(table, moves.knight_in(action))
        else:
            step_aside(table, table.speaker, moves.knight_in(action))
    elif question == tasks.ARTEFACT_QUESTION:
        answer_artefact(table, action)
    else:
        answer_placement(table, table.knights[table.speaker].team, action)


def use_card(table: Table, action: i64) -> None:
    """WS-15  A card is used in one form."""
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    question = table.question
    if question in (tasks.ACTION_QUESTION, tasks.COMBINATION_QUESTION):
        if form == moves.DISCARD:
            discard_card(table, kind)
        else:
            lay_card(table, form, kind)
    elif question == tasks.PEEK_QUESTION:
        discard_peeked(table, kind)
    elif question == tasks.BID_QUESTION:
        answer_bid(table, kind)
    elif form == moves.MANOEUVRE:
        manoeuvre_with(table, kind)
    elif form == moves.MOVE:
        show_movement(table, kind)
    else:
        use_in_defence(table, kind)


def settle(table: Table) -> None:
    """WS-44  Work off the agenda until somebody is asked or the fight is over."""
    while table.winner < 0:
        if table.asking:
            if table.gone & table.asked == 0:
                return
            answer_for_the_gone(table)
        else:
            do_task(table, table.next_task())


def do_task(table: Table, task: i64) -> None:
    """WS-23, WS-44, WS-59  One thing the rulebook wants done."""
    what = tasks.what_in(task)
    if what == tasks.NEXT_ACTION:
        ask_action(table)
    elif what == tasks.NEXT_CARD:
        resolve_next_card(table)
    elif what == tasks.CARD_DONE:
        finish_card(table)
    elif what == tasks.EFFECT:
        run_effect(table, tasks.number_in(task), table.attacker, table.target)
    elif what == tasks.TURN_END:
        end_turn(table)
    else:
        do_set_up(table, what, tasks.number_in(task))


def do_set_up(table: Table, what: i64, number: i64) -> None:
    """WS-23  The order of set-up."""
    if what == tasks.START_CARDS:
        draw_start_cards(table, number)
    elif what == tasks.PLACEMENT:
        go_on_placing(table)
    elif what == tasks.DEAL:
        deal_hands(table)
    elif what == tasks.TACTICS:
        ask_tactics(table)
    elif what == tasks.STARTER_CHECK:
        check_starters(table)
    elif what == tasks.BIDDING:
        begin_bidding(table)
    elif what == tasks.FIRST_TURN:
        begin_first_turn(table)
        remove_the_gone(table)


def default_answer(found: vec[i64]) -> i64:
    """Of these answers the one that the program gives for somebody: the least it can."""
    for action in found:
        if action in (moves.END_TURN, moves.NONE, moves.COMMIT):
            return action
    return found[0]


def answer_for_the_gone(table: Table) -> None:
    """WS-116  Before the first turn the program sets up for a seat that gave up."""
    found = choices(table)
    action = found[0]
    for each in found:
        if each == moves.NONE:
            action = each
    table.asking = False
    carry_out(table, action)


def give_up(table: Table, seat: i64) -> None:
    """WS-116  His knights are beaten: at once, or as soon as the first turn begins."""
    table.gone |= bit(seat)
    team = table.rules.team_of_seat(seat)
    events.seat_gave_up(table, seat)
    if is_team_gone(table, team):
        win(table, 1 - team, "given_up")
    elif table.attacker >= 0:
        leave_fight(table, seat)
        settle(table)
    elif table.question == tasks.TACTIC_QUESTION and table.asked & bit(seat) != 0:
        leave_tactics(table, seat)
        settle(table)
    else:
        settle(table)


def is_team_gone(table: Table, team: i64) -> bool:
    """Whether every knight of a team is beaten or commanded by a seat that gave up."""
    for knight in table.knights:
        if knight.team == team and knight.standing and table.gone & bit(knight.seat) == 0:
            return False
    return True


def leave_tactics(table: Table, seat: i64) -> None:
    for knight in table.knights:
        if knight.seat == seat:
            knight.tactic = 0
    table.asked &= ~bit(seat)
    if table.asked == 0:
        table.asked = bit(seat)
        table.asking = False
        reveal_tactics(table)


def leave_fight(table: Table, seat: i64) -> None:
    """WS-116, WS-139  During the fight all of them leave the board now."""
    involved = False
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if knight.seat == seat and knight.standing and table.winner < 0:
            involved = involved or who == table.attacker or who == table.target
            beat(table, who, "given_up")
    if involved:
        table.asking = False  # the turn or the exchange is over
    elif table.winner < 0:
        ask_again(table)


def ask_again(table: Table) -> None:
    """The question stands, but the board has changed under it."""
    let_opening_lapse(table)
    table.ask(table.question, table.speaker)
    if len(choices(table)) > 0 and not has_lost_its_target(table):
        return
    if table.speaker != table.attacker:  # no fellow is left to step in: another answer, please
        discard(table, table.speaker, table.shown)
        table.shown = NOTHING
        table.ask(tasks.ANSWER_QUESTION, table.speaker)
        return
    clear_exchange(table)
    table.asking = False
    table.plan(tasks.NEXT_ACTION)


def has_lost_its_target(table: Table) -> bool:
    """WS-92, WS-136  Whether a card on the table needs an opponent, and nobody is within reach."""
    if table.target >= 0 or has_target(table, table.attacker):
        return False
    if table.purpose == moves.LOCK:
        return True
    needs = table.cards.needs_opponent
    return table.purpose != moves.MOVE and any(needs[kind] == 1 for kind in table.laid)


def let_opening_lapse(table: Table) -> None:
    """WS-42, WS-136  Nobody opens the fight with an attack on nobody."""
    if table.opening >= 0 and not has_target(table, table.attacker):
        table.opening = NOTHING


def remove_the_gone(table: Table) -> None:
    """WS-116  Who gave up during the set-up is beaten when the first turn begins."""
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if knight.standing and table.gone & bit(knight.seat) != 0:
            beat(table, who, "given_up")
    if table.winner < 0:
        let_opening_lapse(table)
