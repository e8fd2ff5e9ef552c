"""The games that are played here, looked up once: while a server runs nothing is installed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import Earlier, Game

MOST_CARD_FILES = 64
"""Games with cards of their own that are kept in memory."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(registry.names())


@cache
def game(name: str) -> Game[Any]:
    """The game of this name. BadInput names those there are."""
    return registry.game(name)


def dealt_from(name: str, card_text: str) -> Game[Any]:
    """The game of this name with these cards; without a card file with those it comes with."""
    return _dealt_from(name, card_text) if card_text else game(name)


@lru_cache(maxsize=MOST_CARD_FILES)
def _dealt_from(name: str, card_text: str) -> Game[Any]:
    return game(name).dealt_from(card_text, "cards.csv")


def as_played(name: str, rules: int, options: Mapping[str, Any], card_text: str) -> Earlier[Any]:
    """A game with its options by the version of the rules it began with. BadInput says why not."""
    return dealt_from(name, card_text).as_played(rules, options)
