"""Laws for games whose players think ahead, shipped for games written elsewhere as `laws` is.

    check_thinking(GAME, {"n": 2})

What a game tells searching players must not depend on what their seat cannot know: fingerprints,
advice and judgement are compared in look-alike worlds of random and of advised games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .dice import Dice, seeded
from .game import Game
from .parts import S
from .view import View

ONLOOKER = -1
"""Who sees only what everybody sees."""
MOST_KEY = 2**62
NEARLY = 1e-9


def all_of_it(view: View) -> object:
    """How a position looks: what lies where, what is counted, asked and offered."""
    return view.zones, view.counters, view.moves, view.question


def check_thinking(
    game: Game[S],
    options: Mapping[str, object] | None = None,
    looks: Callable[[View], object] = all_of_it,
    seed: int = 1,
    most: int = 1_000,
) -> int:
    """Check a random and an advised game; returns how many looks had a key of their own.

    `looks` leaves out what has no effect, such as the order of cards in a pile.
    """
    check_keys(game, options, seed + 2, most)
    check_advice(game, options, seed + 1, most)
    check_values(game, options, seed + 4, most)
    return check_looks(game, options, looks, seed, most)


def random_plies(
    game: Game[S], options: Mapping[str, object] | None, seed: int, dice: Dice, most: int = 1_000
) -> Iterator[S]:
    """Every position of a random game, which goes on while they are looked at."""
    state = game.setup(options, seed)
    while not state.over and most > 0:
        yield state
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))
        most -= 1


def advised_plies(
    game: Game[S], options: Mapping[str, object] | None, seed: int, dice: Dice, most: int = 1_000
) -> Iterator[S]:
    """The same of a game in which all follow the advice."""
    state = game.setup(options, seed)
    while not state.over and most > 0:
        yield state
        seat = state.turn()
        state.answer(seat, state.advise(seat, dice))
        most -= 1


def check_keys(game: Game[S], options: Mapping[str, object] | None, seed: int, most: int) -> None:
    """Worlds that look the same have the same key, for a seat and for onlookers."""
    dice = seeded(5)
    seats = game.seats(game.complete(options))
    for ply, state in enumerate(random_plies(game, options, seed, dice, most)):
        for seat in {ply % seats, int(state.turn())}:
            key = state.information_key(seat)
            assert 0 <= key < MOST_KEY, f"ply {ply}: a key is a number from 0 to 2^62 - 1"
            world = state.imagine_for(seat, dice)
            assert world.information_key(seat) == key, f"ply {ply}: the key tells a secret"
        world = state.imagine_for(int(state.turn()), dice)
        told = world.information_key(ONLOOKER) == state.information_key(ONLOOKER)
        assert told, f"ply {ply}: the onlookers' key tells a secret"


def check_looks(
    game: Game[S],
    options: Mapping[str, object] | None,
    looks: Callable[[View], object],
    seed: int,
    most: int,
) -> int:
    """Positions that look different to the seat that is asked have different keys."""
    seen: dict[int, object] = {}
    for ply, state in enumerate(random_plies(game, options, seed, seeded(8), most)):
        seat = int(state.turn())
        now = seat, looks(game.view(state, seat))
        known = seen.setdefault(state.information_key(seat), now)
        assert known == now, f"ply {ply}: two positions that look different have one key"
    return len(seen)


def check_advice(game: Game[S], options: Mapping[str, object] | None, seed: int, most: int) -> None:
    """Advice is legal, knows no hidden card, and leads to the end of the game."""
    dice = seeded(11)
    state: Any = None
    for ply, state in enumerate(advised_plies(game, options, seed, dice, most)):
        seat, luck = int(state.turn()), dice.split()
        action = state.advise(seat, luck.clone())
        assert action in state.legal_for(seat), f"ply {ply}: advice is legal"
        if ply % 4 == 0:
            other = state.imagine_for(seat, dice).advise(seat, luck.clone())
            assert other == action, f"ply {ply}: the advice knows what the seat does not"


def check_values(game: Game[S], options: Mapping[str, object] | None, seed: int, most: int) -> None:
    """A value lies between lost and won, is the same for partners and opposite for two sides."""
    teams = game.teams(game.complete(options))
    for ply, state in enumerate(advised_plies(game, options, seed, seeded(12), most)):
        if ply % 3:
            continue
        values = [state.evaluate(seat) for seat in range(len(teams))]
        assert all(-1 <= value <= 1 for value in values), f"ply {ply}: a value is from -1 to 1"
        for seat, value in enumerate(values):
            same = values[teams.index(teams[seat])]
            assert abs(value - same) < NEARLY, f"ply {ply}: partners have the same value"
        if len(set(teams)) == 2:
            first, second = (values[teams.index(team)] for team in (0, 1))
            assert abs(first + second) < NEARLY, f"ply {ply}: one's gain is the other's loss"
