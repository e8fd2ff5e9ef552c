"""What a tournament is: everything that decides its results, and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import product
from typing import Any

from tafelrunde.ai import dismiss, player
from tafelrunde.kernel import BadInput, Dice, Game, Options, Value, seeded
from tafelrunde.kernel.game import MOST_SEED

from .pairing import most_rounds

ROUND_ROBIN = "round-robin"
SWISS = "swiss"
SYSTEMS = (ROUND_ROBIN, SWISS)
FORMAT = "tafelrunde-tournament"
VERSION = 1
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Settings:
    """The same settings give the same results, on any machine and any number of them."""

    game: str
    rules: int
    cards: str
    players: tuple[str, ...]
    games: int
    """How many each pair plays (in each round it meets)."""
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    vary: tuple[str, ...] = ()
    mirror: bool = True
    system: str = ROUND_ROBIN
    rounds: int = 1
    self_play: bool = False
    """Whether each player meets itself, too: games of equals tell most about a game."""

    @property
    def deals(self) -> int:
        """How many deals a pair plays: each of them twice, with seats swapped, if mirrored."""
        return self.games // 2 if self.is_mirrored else self.games

    @property
    def is_mirrored(self) -> bool:
        """A player that meets itself has no seats to swap."""
        return self.mirror and len(self.players) > 1

    def write(self) -> dict[str, Any]:
        return {"format": FORMAT, "version": VERSION, **asdict(self)}

    @property
    def fingerprint(self) -> str:
        written = json.dumps(self.write(), sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Wishes:
    """What was asked for: not yet checked, and what was left open as it is usual."""

    players: Sequence[str]
    games: int
    seed: int = 0
    options: Mapping[str, object] | None = None
    vary: Sequence[str] = ()
    mirror: bool = True
    system: str = ROUND_ROBIN
    rounds: int | None = None
    self_play: bool = False


def settle(game: Game[Any], wishes: Wishes) -> Settings:
    """Settings that can be played; BadInput says in one sentence what is wrong."""
    for name in wishes.players:
        dismiss([player(name)])
    check_players(game, wishes.players, game.complete(wishes.options))
    check_games(wishes)
    settings = Settings(
        game=game.name,
        rules=game.rules,
        cards=game.cards_digest,
        players=tuple(wishes.players),
        games=wishes.games,
        seed=wishes.seed,
        options=game.complete(wishes.options),
        vary=tuple(wishes.vary),
        mirror=wishes.mirror,
        system=wishes.system,
        rounds=rounds_of(wishes),
        self_play=wishes.self_play,
    )
    variations_of(game, settings)
    return settings


def check_games(wishes: Wishes) -> None:
    games, seed = wishes.games, wishes.seed
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"games: expected a number from 1 to {MOST_GAMES}, not {games}")
    if wishes.mirror and len(wishes.players) > 1 and games % 2:
        raise BadInput(f"games: expected an even number, as each deal is played twice, not {games}")
    if not 0 <= seed <= MOST_SEED // 4:
        raise BadInput(f"seed: expected a whole number from 0 to {MOST_SEED // 4}, not {seed}")


def rounds_of(wishes: Wishes) -> int:
    """How many rounds the system of these wishes has."""
    if wishes.system not in SYSTEMS:
        raise BadInput(f"system: expected {' or '.join(SYSTEMS)}, not {wishes.system!r}")
    players, swiss = len(wishes.players), wishes.system == SWISS
    if swiss and players < 3:
        raise BadInput("system: a Swiss tournament has at least 3 players")
    most = most_rounds(players)
    if wishes.rounds is not None and not (swiss and 1 <= wishes.rounds <= most):
        where = f"from 1 to {most}" if swiss else "for a Swiss tournament only"
        raise BadInput(f"rounds: expected a number {where}, not {wishes.rounds}")
    if wishes.self_play and swiss:
        raise BadInput("self-play: expected a round robin, nobody meets itself in a Swiss one")
    if not swiss:
        return 1
    return wishes.rounds or min(most, max(1, (players - 1).bit_length()))


def check_players(game: Game[Any], players: Sequence[str], options: Options) -> None:
    if not players:
        raise BadInput("players: expected at least one name")
    doubled = {name for name in players if list(players).count(name) > 1}
    if doubled:
        raise BadInput(f"players: {doubled.pop()!r} is named twice; one name alone meets itself")
    sides = len(set(game.teams(options)))
    if sides != 2:
        raise BadInput(f"arena: expected a game of two sides, and {game.name} has {sides} here")


def variations_of(game: Game[Any], settings: Settings) -> list[dict[str, Value]]:
    """What is varied: every combination of the lists that were named, in a seeded order."""
    lists = [options_varied(game, name) for name in settings.vary]
    found = []
    for combination in product(*lists):
        together: dict[str, Value] = {}
        for options in combination:
            together.update(options)
        complete = game.complete({**settings.options, **together})
        if game.teams(complete) != game.teams(settings.options):
            raise BadInput("vary: expected options that leave the number of seats as it is")
        found.append(together)
    shuffle(found, seeded(settings.seed))
    return found


def options_varied(game: Game[Any], name: str) -> Sequence[Options]:
    lists = {} if game.study is None else game.study.variations()
    if name in lists:
        return lists[name]
    for option in game.options:
        if option.name == name:
            return [{name: value} for value in option.values]
    expected = ", ".join([*lists, *(option.name for option in game.options)])
    raise BadInput(f"vary: expected one of {expected}, not {name!r}")


def shuffle(items: list[Any], dice: Dice) -> None:
    for place in range(len(items) - 1, 0, -1):
        other = dice.below(place + 1)
        items[place], items[other] = items[other], items[place]
