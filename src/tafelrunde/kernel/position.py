"""Positions: a game under way as versioned JSON in the words of its rulebook, like chess's FEN."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadInput
from .game import Earlier, Game
from .options import Option
from .parts import S

FORMAT = "tafelrunde-position"
VERSION = 1


def write(game: Game[S], state: S) -> dict[str, Any]:
    """The position with all its secrets: for referees, tests and study, never for a seat."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.rules,
        "cards": game.cards_digest,
        "options": dict(game.agreed(state)),
        "state": game.write_state(state),
    }


def read(game: Game[S], position: Mapping[str, Any]) -> S:
    """Set up a written position; BadInput names everything that is wrong with it."""
    found = problems(game, position)
    if found:
        raise BadInput("; ".join(found))
    terms = game.as_played(position["rules"], position.get("options", {}))
    return game.read_state(position["state"], game.complete(terms.options))


def problems(game: Game[S], position: object) -> list[str]:
    """All that is wrong with a position, each as one sentence; empty if it can be played."""
    if not isinstance(position, Mapping):
        return ["a position is a JSON object"]
    found, terms = envelope(position, FORMAT, VERSION, game)
    if terms is None:
        return found
    if terms.game is not game:
        return [*found, "rules: since this position was written, cards of the game have changed"]
    complete = game.complete(terms.options)
    state = position.get("state")
    if not isinstance(state, Mapping):
        return [*found, "state: expected an object"]
    return [*found, *game.state_problems(state, complete)]


def envelope(
    data: Mapping[str, Any], form: str, version: int, game: Game[S]
) -> tuple[list[str], Earlier[S] | None]:
    """What is wrong with the fields that say what kind of file this is; and the game as it was
    played in this file, with its options, if these are right."""
    found = []
    if data.get("format") != form:
        found.append(f'format: expected "{form}", not {data.get("format")!r}')
    if data.get("version") != version:
        found.append(f"version: expected {version}, not {data.get('version')!r}")
    if data.get("game") != game.name:
        found.append(f'game: expected "{game.name}", not {data.get("game")!r}')
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        return [*found, "options: expected an object of option names and values"], None
    try:
        terms = game.as_played(data.get("rules"), options)
        terms.game.complete(terms.options)
    except BadInput as error:
        return [*found, str(error)], None
    cards = data.get("cards") or terms.game.cards_digest
    if cards not in (terms.game.cards_digest, terms.cards):
        found.append("cards: this file was written with another card file")
    return found, terms


def schema(game: Game[S]) -> dict[str, Any]:
    """The JSON Schema of this game's positions."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Position of {game.name}",
        "type": "object",
        "required": ["format", "version", "game", "rules", "state"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "game": {"const": game.name},
            "rules": {"type": "integer", "minimum": 1, "maximum": game.rules},
            "cards": {"type": "string"},
            "options": options_schema(game),
            "state": game.state_schema(),
        },
    }


def options_schema(game: Game[S]) -> dict[str, Any]:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {option.name: option_schema(option) for option in game.options},
    }


def option_schema(option: Option) -> dict[str, Any]:
    if option.free:
        return {"type": "string", "examples": list(option.values)}
    return {"enum": list(option.values)}
