"""What the command line is given: files, options, languages, actions."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tafelrunde.kernel import BadInput, Game, MoveText, Seat
from tafelrunde.registry import game as find_game
from tafelrunde.words import LANGUAGES, Words

from .errors import Misuse, typed

STDIN = "-"


def read_text(file: str) -> str:
    """A whole text file, or what comes from stdin."""
    try:
        if file == STDIN:
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {file}: expected a text in UTF-8") from None


def read_json(file: str) -> Any:
    """A JSON file; BadInput names the line and column where it breaks."""
    text = read_text(file)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(
            f"{file} is no JSON: line {error.lineno}, column {error.colno}: {error.msg}"
        ) from None
    except (RecursionError, ValueError) as error:
        raise BadInput(f"{file} is no JSON that can be read: {error}") from None


def game_named(name: str, cards: str | None = None) -> Game[Any]:
    """The game of this name, with another card file if one is given."""
    with typed():
        game = load_game(name)
    if cards is None:
        return game
    return game.dealt_from(read_text(cards), cards)


def load_game(name: str) -> Game[Any]:
    """A game by its name; one written elsewhere may be broken, and then that is told."""
    try:
        return find_game(name)
    except (ImportError, AttributeError, SyntaxError) as error:
        raise BadInput(f"the game {name} cannot be loaded: {error}") from None


def options_from(given: Iterable[str], game: Game[Any]) -> dict[str, object]:
    """`n=2` and the like, checked."""
    options: dict[str, object] = {}
    for entry in given:
        name, sign, value = entry.partition("=")
        if not sign:
            raise Misuse(f"option {entry!r}: expected name=value, such as n=2")
        options[name.strip()] = value.strip()
    with typed():
        game.complete(options)
    return options


def language_of(given: str | None) -> str:
    """The language asked for, or the one of the environment if we speak it."""
    if given is not None:
        if given not in LANGUAGES:
            raise Misuse(f"language: expected {' or '.join(LANGUAGES)}, not {given!r}")
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if set_to := os.environ.get(variable):
            return next((one for one in LANGUAGES if set_to.startswith(one)), LANGUAGES[0])
    return LANGUAGES[0]


def seat_from(seat: int, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise Misuse(f"seat: expected a number from 0 to {seats - 1}, not {seat}")
    return seat


def action_from(game: Game[Any], state: Any, seat: Seat, typed_action: str, words: Words) -> int:
    """An action by its number, or by a name that fits no other legal action."""
    from tafelrunde.terminal.naming import all_moves, meant

    count = game.action_count(game.agreed(state))
    if typed_action.lstrip("-").isdecimal():
        if not 0 <= int(typed_action) < count:
            raise BadInput(f"action {typed_action}: expected a number from 0 to {count - 1}")
        return int(typed_action)
    legal = [game.describe(state, seat, action) for action in state.legal_for(seat)]
    found = meant(legal, typed_action, words) or meant(
        all_moves(game, state, seat), typed_action, words
    )
    if not found:
        raise BadInput(
            f"action {typed_action!r}: expected a number from 0 to {count - 1} or a name"
        )
    if len(found) > 1 and found[0] in legal:
        raise BadInput(f"action {typed_action!r} may mean {', '.join(map(labelled, found))}")
    return found[0].action


def labelled(move: MoveText) -> str:
    return f"{move.action} ({move.notation})"
