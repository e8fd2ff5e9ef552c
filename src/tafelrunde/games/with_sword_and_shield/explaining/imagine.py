"""WS-33, WS-35, WS-120  The corners of what may happen next, for previews of the opening."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice

from ..hidden.worlds import (
    begin_anew,
    choose_tactics_anew,
    deal_to_hands,
    gather,
    lay_pile,
    shuffle,
)
from ..rules.table import STRENGTH, TECHNIQUE
from ..rules.tasks import BID_QUESTION, TACTIC_QUESTION
from ..state import Fight

Taste = Callable[[int], int]
"""Orders unseen cards: those with a low number come into hands first."""


def corner_worlds(table: Fight, seat: int, dice: Dice) -> Iterator[Fight]:
    """Worlds in which the others hold the lowest, the highest or no start numbers (WS-35, WS-120),
    and in which they all chose the one or the other Tactic (WS-33)."""
    if table.question not in (TACTIC_QUESTION, BID_QUESTION):
        return
    starter = table.cards.starter
    tastes: tuple[Taste, ...] = (
        lambda kind: starter[kind] or 1000,
        lambda kind: -starter[kind],
        lambda kind: starter[kind],
    )
    for at, taste in enumerate(tastes):
        world = dealt_by_taste(table, seat, dice, taste)
        if table.question == TACTIC_QUESTION:
            for knight in world.knights:
                if knight.seat != seat and knight.tactic >= 0:
                    knight.tactic = STRENGTH if at == 0 else TECHNIQUE
        yield world


def dealt_by_taste(table: Fight, seat: int, dice: Dice, taste: Taste) -> Fight:
    """An imagined world in which cards of a certain kind are in hands rather than in the pile."""
    world = table.clone()
    begin_anew(world, seat, dice)
    for at, deck in enumerate(world.decks):
        pool = gather(world, seat, at)
        shuffle(pool, len(pool), dice)
        pool = vec[i64](sorted(pool, key=taste))
        lay_pile(deck, pool, deal_to_hands(world, seat, at, pool))
        deck.pile = vec[i64](sorted(deck.pile))
        shuffle(deck.pile, len(deck.pile), dice)
    choose_tactics_anew(world, seat, dice)
    return world
