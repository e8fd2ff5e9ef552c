"""A hint for a person: the best actions, how likely they win, and why.

    for hint in hints(Perspective(game, state, seat), seeded(7)):
        print(words.move(hint.move), hint.probability, hint.error, words.reason(hint.reason))

It thinks like the players do, from what the seat may know, and never sees a hidden card.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from tafelrunde.kernel import Dice, MoveText, Reason

from .baseline import return_of
from .perspective import Perspective
from .thinker import Budget, Thinker

HINT = Budget(simulations=1_500, seconds=2.0)
BEST = 3


@dataclass(frozen=True)
class Hint:
    """One action and what is thought of it."""

    action: int
    move: MoveText
    probability: float
    """The chance to win, from 0 to 1; a draw counts half."""
    error: float
    """The standard error of this chance."""
    tries: int
    """How often the action was thought through."""
    reason: Reason | None


@dataclass
class Record:
    """What came of one action."""

    tries: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.tries += 1
        self.total += value
        self.squares += value * value

    @property
    def probability(self) -> float:
        return (self.total / self.tries + 1) / 2 if self.tries else 0.5

    @property
    def error(self) -> float:
        """From -1 to 1 is twice as wide as from 0 to 1, so the error is halved, too."""
        if self.tries < 2:
            return 0.5
        mean = self.total / self.tries
        spread = max(0.0, self.squares / self.tries - mean * mean)
        return sqrt(spread / (self.tries - 1)) / 2


def hints(
    perspective: Perspective[Any], dice: Dice, budget: Budget = HINT, best: int = BEST
) -> list[Hint]:
    """The best actions for this seat; none if it is not asked.

    Those that were thought through most often are the best ones. They stand in the order of what
    they show, their chances, so that nobody reads a smaller number above a larger one.
    """
    legal = perspective.legal
    if not legal:
        return []
    if perspective.game.search is not None and len(legal) > 1:
        records = searched(perspective, dice, budget)
    else:
        records = played_out(perspective, dice, max(2, budget.simulations // len(legal) // 10))
    order = sorted(legal, key=lambda action: (-records[action].tries, -records[action].probability))
    if len({record.tries for record in records.values()}) == 1:
        order.sort(key=lambda action: -records[action].probability)
    shown = sorted(order[:best], key=lambda action: -records[action].probability)
    return [hint_of(perspective, action, records[action]) for action in shown]


def hint_of(perspective: Perspective[Any], action: int, record: Record) -> Hint:
    return Hint(
        action,
        perspective.describe(action),
        record.probability,
        record.error,
        record.tries,
        perspective.reason(action),
    )


def searched(perspective: Perspective[Any], dice: Dice, budget: Budget) -> dict[int, Record]:
    """What a search found out about each action."""
    node = Thinker("hint", budget).think(perspective, dice)
    records = {action: Record() for action in perspective.legal}
    for place in range(len(node.actions)):
        records[node.actions[place]] = Record(
            node.tries[place], node.sums[place], node.squares[place]
        )
    return records


def played_out(perspective: Perspective[Any], dice: Dice, worlds: int) -> dict[int, Record]:
    """What random play from each action led to, in the same worlds with the same luck."""
    records = {action: Record() for action in perspective.legal}
    for _ in range(worlds):
        world = perspective.imagine(dice.split())
        luck = dice.split()
        for action, record in records.items():
            record.add(return_of(world.clone(), perspective.seat, action, luck.clone()))
    return records
