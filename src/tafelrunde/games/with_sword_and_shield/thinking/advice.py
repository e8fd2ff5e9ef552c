"""A greedy player: it values every Action in Fatigue Points and plays the best one.

It looks at the hands its seat commands and at what lies open, never at other hands or piles. As
advice it mixes a little chance into its values, so that thinking ahead tries different things.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.dice import Dice

from ..rules import moves, tasks
from ..rules.printed import KNIGHT, NOTHING, Cards
from ..rules.setup import chooser_of
from ..rules.table import Table
from .answering import cheapest_answer, luck
from .values import Values, life_of

USUAL_ZEAL: Final = 2.0


@final
class Greedy:
    """One style of play. The higher the zeal, the more readily it attacks."""

    def __init__(self, cards: Cards, zeal: float = USUAL_ZEAL) -> None:
        self.cards: Cards = cards
        self.zeal: float = zeal
        self.dice: Dice | None = None
        """What brings chance into its values, if anything does."""

    def choose(self, table: Table, seat: i64) -> i64:
        """The answer of this seat to the question it is asked."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        question = table.question
        if question == tasks.ACTION_QUESTION:
            return self.best_action(table, options)
        if question == tasks.ANSWER_QUESTION or question == tasks.GUARD_QUESTION:
            return cheapest_answer(table, options, self.dice)
        if question == tasks.COMBINATION_QUESTION:
            return self.grow_combination(table, options)
        if question == tasks.TARGET_QUESTION:
            return weakest(table, options)
        if question == tasks.FELLOW_QUESTION:
            return freshest(table, options)
        if question == tasks.TACTIC_QUESTION:
            return better_tactic(table, chooser_of(table, seat))
        if question == tasks.BID_QUESTION:
            return options[len(options) - 1] if options[0] != moves.NONE else options[1]
        if question == tasks.ARTEFACT_QUESTION:
            return self.judge_artefact(table)
        if question == tasks.PEEK_QUESTION:
            return best_to_take(table, options)
        if self.dice is not None:
            return options[self.dice.below(len(options))]
        return options[0]

    def best_action(self, table: Table, options: vec[i64]) -> i64:
        """The Action worth most, or the end of the turn if none is worth anything."""
        values = Values(table, self.zeal)
        best: i64 = options[0]
        best_value = luck(self.dice) if best == moves.END_TURN else -1000.0
        for action in options:
            value = values.value(action) + luck(self.dice)
            if value > best_value:
                best_value = value
                best = action
        return best

    def grow_combination(self, table: Table, options: vec[i64]) -> i64:
        values = Values(table, self.zeal)
        best: i64 = options[0]
        best_value = luck(self.dice) if best == moves.COMMIT else -1000.0
        for action in options:
            if action == moves.COMMIT:
                continue
            kind = moves.kind_in(action, table.cards.deck_kinds)
            value = values.value_inside(kind, len(table.laid)) + luck(self.dice)
            if value > best_value:
                best_value = value
                best = action
        return best

    def judge_artefact(self, table: Table) -> i64:
        """Keep what does the knight more good than harm, or all knights where he is not known."""
        cards = table.cards
        mine = table.knights[table.speaker].knight
        gain = 0.0
        for kind in range(len(cards.kind)):
            if kind == mine or (mine < 0 and cards.kind[kind] == KNIGHT):
                gain += good_of(table, kind, table.offered)
        return moves.KEEP if gain >= 0.0 else moves.DECLINE


def good_of(table: Table, knight: i64, card: i64) -> float:
    """What an Artefact does for a knight, in points of his Tactic value."""
    cards = table.cards
    strength, technique = cards.strength[knight], cards.technique[knight]
    before = max(strength, technique)
    after = max(strength + cards.strength[card], technique + cards.technique[card])
    other = cards.strength[card] + cards.technique[card] - (after - before)
    gain = float(after - before) + 0.2 * float(other) + 1.8 * float(cards.endurance[card])
    gain += 0.3 * float(cards.chivalry[card])
    return gain - 0.2 * float(cards.manoeuvre_change[card])


def better_tactic(table: Table, who: i64) -> i64:
    """The higher ability; the hand decides between equal ones."""
    strength, technique = table.strength_of(who), table.technique_of(who)
    for kind in table.knights[who].hand:
        if strength != technique:
            break
        strength += table.cards.strength[kind]
        technique += table.cards.technique[kind]
    return moves.CHOOSE_STRENGTH if strength >= technique else moves.CHOOSE_TECHNIQUE


def weakest(table: Table, options: vec[i64]) -> i64:
    """The target closest to being beaten."""
    best: i64 = options[0]
    lowest: i64 = 1000
    for action in options:
        left = life_of(table, moves.knight_in(action))
        if left < lowest:
            lowest = left
            best = action
    return best


def freshest(table: Table, options: vec[i64]) -> i64:
    """The fellow farthest from being beaten."""
    best: i64 = options[0]
    most: i64 = NOTHING
    for action in options:
        left = life_of(table, moves.knight_in(action))
        if left > most:
            most = left
            best = action
    return best


def best_to_take(table: Table, options: vec[i64]) -> i64:
    """The card of a shown hand that stops most attacks."""
    best: i64 = options[0]
    most: i64 = NOTHING
    for action in options:
        kind = moves.kind_in(action, table.cards.deck_kinds)
        useful = 3 * table.cards.manoeuvre[kind]
        useful += count_bits(table.cards.parries[kind] | table.cards.blocks[kind])
        if useful > most:
            most = useful
            best = action
    return best


def advise(table: Table, seat: i64, dice: Dice) -> i64:
    """A sensible answer with a little chance in it."""
    greedy = Greedy(table.cards)
    greedy.dice = dice
    return greedy.choose(table, seat)


def play_greedily(table: Table, first: Greedy, second: Greedy) -> i64:
    """Let two greedy players finish the fight for teams X and Y; return the decisions made."""
    decisions: i64 = 0
    while table.asked != 0:
        seat = table.turn()
        greedy = first if table.rules.team_of_seat(seat) == 0 else second
        table.answer(seat, greedy.choose(table, seat))
        decisions += 1
    return decisions
