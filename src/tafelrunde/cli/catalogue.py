"""The games that can be played, as data and as text."""

from __future__ import annotations

from typing import Any

from tafelrunde import registry
from tafelrunde.kernel.options import written
from tafelrunde.terminal.paper import wrapped
from tafelrunde.terminal.voice import Voice
from tafelrunde.words import Words

from .reading import load_game


def games(language: str) -> list[dict[str, Any]]:
    """Every game with its modes, seats and options."""
    return [entry(name, language) for name in registry.names()]


def entry(name: str, language: str) -> dict[str, Any]:
    game = load_game(name)
    words = Words(game, language)
    return {
        "name": game.name,
        "title": words.title,
        "summary": words.summary,
        "rules": game.rules,
        "modes": [
            {
                "name": mode.name,
                "title": words.mode(mode.name),
                "seats": mode.seats,
                "options": dict(mode.options),
            }
            for mode in game.modes
        ],
        "options": [
            {
                "name": option.name,
                "title": words.option(option.name),
                "default": option.default,
                "values": list(option.values),
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


def game_lines(found: list[dict[str, Any]], language: str) -> list[str]:
    voice = Voice(language, __package__)
    lines: list[str] = []
    for game in found:
        lines.extend([f"{game['name']}: {game['title']}", *indented(game["summary"])])
        lines.append(f"  {voice.say('modes')}")
        for mode in game["modes"]:
            chosen = " ".join(f"--option {k}={written(v)}" for k, v in mode["options"].items())
            seats = voice.say("seats", count=mode["seats"])
            lines.extend(indented(f"{mode['title']}, {seats}. {chosen}".strip(), 4))
        lines.append(f"  {voice.say('options')}")
        for option in game["options"]:
            values = ", ".join(written(value) for value in option["values"])
            default = voice.say("default", value=written(option["default"]))
            lines.extend(indented(f"{option['name']} ({option['title']}): {values}; {default}", 4))
    return lines


def indented(text: str, by: int = 2) -> list[str]:
    return [" " * by + line for line in wrapped(text)]
