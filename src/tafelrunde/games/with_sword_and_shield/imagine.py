"""WS-154 to WS-157  Worlds a seat cannot tell apart: unseen cards are dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice

from .answers import is_correct_guard
from .fight import Fight
from .kinds import EMPTY
from .opening import numbers_of, spokesman, standing_number
from .piles import shuffled
from .steps import BID_QUESTION, COMBINATION_QUESTION, GUARD_QUESTION, TACTIC_QUESTION
from .table import STRENGTH, TECHNIQUE, Knight, Table, known_kind
from .view import is_known

Taste = Callable[[int], int]
"""Orders unseen cards: those with a low number come into hands first."""


def imagine(table: Fight, seat: int, dice: Dice, taste: Taste | None = None) -> Fight:
    """Deal every card this seat does not see anew, and let secret choices be made again."""
    world = table.clone()
    world.choices = EMPTY
    world.dice = dice.split()
    for at, deck in enumerate(world.decks):
        deck.start = shuffled(in_order(deck.start[: deck.start_left]), dice)
        deal_deck_anew(world, seat, at, dice, taste)
    if world.question == TACTIC_QUESTION and not world.over:
        for knight in world.knights:
            if knight.seat != seat and knight.tactic >= 0:
                knight.tactic = dice.below(2)
    return world


def in_order(cards: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(cards))


def deal_deck_anew(world: Fight, seat: int, at: int, dice: Dice, taste: Taste | None) -> None:
    """Gather the unseen cards of one deck and deal them to the unseen hands and the pile."""
    deck = world.decks[at]
    unseen = list(deck.pile[: deck.left])
    holders = []
    for who, knight in enumerate(world.knights):
        if knight.seat == seat or (world.rules.own_decks and knight.team != at):
            continue
        known = known_cards(knight, seat)
        unseen.extend(without(list(knight.hand), known))
        holders.append((who, len(knight.hand), known))
        knight.known = vec[i64](sorted(note for note in knight.known if is_known(note, seat)))
    pool = list(shuffled(in_order(vec[i64](unseen)), dice))
    if taste is not None:
        pool.sort(key=taste)
    hands = {who: known + wanted(world, seat, who, known, pool) for who, _, known in holders}
    for who, size, _ in holders:
        hand = hands[who]
        while len(hand) < size:
            hand.append(next_card(world, seat, who, pool))
        world.knights[who].hand = vec[i64](sorted(hand))
    if taste is not None:
        pool = list(shuffled(in_order(vec[i64](pool)), dice))
    deck.pile = vec[i64](pool)
    deck.left = len(pool)


def known_cards(knight: Knight, seat: int) -> list[int]:
    """The cards of another hand that this seat has seen or been told of."""
    return sorted({known_kind(note) for note in knight.known if is_known(note, seat)})


def without(cards: list[int], taken: list[int]) -> list[int]:
    for kind in taken:
        cards.remove(kind)
    return cards


def next_card(world: Fight, seat: int, who: int, pool: list[int]) -> int:
    """The next card of the pool that this hand may hold for all the seat knows."""
    if holds_no_more_numbers(world, seat, who):
        for kind in pool:
            if world.cards.starter[kind] == 0:
                pool.remove(kind)
                return kind
    return pool.pop(0)


def holds_no_more_numbers(world: Fight, seat: int, who: int) -> bool:
    """WS-38, WS-132  A side that had to bid and passed has none; a spokesman was told of all."""
    if world.over or world.question != BID_QUESTION:
        return False
    team = world.knights[who].team
    if world.bid_passed >> team & 1 and standing_number(world) == 0:
        return True
    return bool(world.knights[spokesman(world, team)].seat == seat)


def wanted(world: Fight, seat: int, who: int, known: list[int], pool: list[int]) -> list[int]:
    """What a knight must hold so that he can answer the question he is asked."""
    if world.over or who != world.speaker:
        return []
    fits: Callable[[int], bool]
    if world.question == GUARD_QUESTION:
        knight = world.knights[who]
        fits = lambda kind: is_correct_guard(world, knight, kind)  # noqa: E731
    elif world.question == COMBINATION_QUESTION and len(world.laid) == 1:
        symbol = world.cards.symbol[world.laid[0]]
        fits = lambda kind: world.cards.symbol[kind] == symbol  # noqa: E731
    elif world.question == BID_QUESTION and must_hold_number(world, seat, who):
        fits = lambda kind: world.cards.starter[kind] > 0  # noqa: E731
    else:
        return []
    if any(fits(kind) for kind in known):
        return []
    found = next(kind for kind in pool if fits(kind))
    pool.remove(found)
    return [found]


def must_hold_number(world: Fight, seat: int, who: int) -> bool:
    """WS-35, WS-38  While no bid stands, somebody must be able to make one."""
    team = world.knights[who].team
    other_passed = world.bid_passed >> (1 - team) & 1 == 1
    mine = world.rules.team_of_seat(seat)
    return standing_number(world) == 0 and (other_passed or has_no_number(world, mine))


def has_no_number(world: Table, team: int) -> bool:
    return len(numbers_of(world, team)) == 0 and not world.rules.melee


# Corners ----------------------------------------------------------------------------------------


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
        world = imagine(table, seat, dice, taste)
        if table.question == TACTIC_QUESTION:
            for knight in world.knights:
                if knight.seat != seat and knight.tactic >= 0:
                    knight.tactic = STRENGTH if at == 0 else TECHNIQUE
        yield world
