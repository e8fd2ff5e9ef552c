"""The other end of the engine protocol: our own players as a program that others can host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tafelrunde.kernel import BadInput, Game, position, seeded

from . import protocol
from .perspective import Perspective
from .player import Player

LEVEL = "level"


class Engine:
    """Answers lines with lines. It keeps no clock and opens no file."""

    def __init__(
        self,
        find: Callable[[str], Game[Any]],
        hire: Callable[[str], Player],
        levels: tuple[str, ...],
        level: str,
        version: str,
    ) -> None:
        self.find = find
        """A game by its name."""
        self.hire = hire
        """A player by its name."""
        self.levels = levels
        self.level = level
        self.version = version
        self.game: Game[Any] | None = None
        self.player: Player = hire(level)
        self.position: Any = None
        self.over = False

    def handle(self, text: str) -> Iterator[str]:
        """What is said to one line of the host."""
        try:
            word, value = protocol.parse(text)
            yield from self._answer(word, value)
        except (protocol.Garbled, BadInput) as error:
            yield protocol.line(protocol.ERROR, str(error))

    def _answer(self, word: str, value: Any) -> Iterator[str]:
        if word == protocol.HELLO:
            yield from self._greet(value)
        elif word == protocol.SET_OPTION:
            self._set_option(value)
        elif word == protocol.NEW_GAME:
            self._begin(value)
            yield protocol.READY
        elif word == protocol.POSITION:
            self.position = value
        elif word == protocol.GO:
            yield protocol.line(protocol.BEST, {"action": self._think(value)})
        elif word == protocol.QUIT:
            self.over = True
        elif word not in ("", protocol.VIEW, protocol.LEGAL):
            raise protocol.Garbled(f"unknown word {protocol.shortened(word)!r}")

    def _greet(self, value: Any) -> Iterator[str]:
        spoken = value.get("protocol") if isinstance(value, dict) else None
        if spoken != protocol.PROTOCOL:
            raise BadInput(f"protocol: expected {protocol.PROTOCOL}, not {spoken!r}")
        yield protocol.line(protocol.ID, {"name": f"Tafelrunde {self.version}"})
        choice = {"name": LEVEL, "type": "choice", "default": self.level}
        yield protocol.line(protocol.OPTION, {**choice, "values": list(self.levels)})
        yield protocol.READY

    def _set_option(self, value: Any) -> None:
        name = value.get("name") if isinstance(value, dict) else None
        if name != LEVEL:
            raise BadInput(f"option: expected {LEVEL}, not {name!r}")
        level = str(value.get("value"))
        if level not in self.levels:
            raise BadInput(f"level: expected {', '.join(self.levels)}, not {level!r}")
        self.level = level

    def _begin(self, value: Any) -> None:
        """A new match, so a new player that remembers nothing."""
        if not isinstance(value, dict) or "game" not in value:
            raise BadInput("newgame: expected an object with the name of a game")
        self.game = self.find(str(value["game"]))
        if value.get("rules", self.game.rules) != self.game.rules:
            raise BadInput(
                f"rules: this is {self.game.name} by rules version {self.game.rules}, "
                f"not {value['rules']}"
            )
        self.player = self.hire(self.level)

    def _think(self, value: Any) -> int:
        if self.game is None or self.position is None:
            raise BadInput("go: expected newgame and position before it")
        if not isinstance(value, dict) or not isinstance(value.get("seat"), int):
            raise BadInput("go: expected an object with a seat")
        state = position.read(self.game, self.position)
        seat = int(value["seat"])
        if seat not in state.waiting_on():
            raise BadInput(f"go: seat {seat} is not asked in this position")
        perspective = Perspective(self.game, state, seat)
        return self.player.choose(perspective, seeded(int(value.get("seed", 0))))
