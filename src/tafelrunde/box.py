"""What lies in the box of a game, for whoever prints it and plays at a real table.

A game says in `Game.printing` which pieces there are and how many; the words of aids, tracks and
markers are in its `locale/box.<language>.ftl`. A game that says nothing has each card once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kernel import Game, Piece
from .words import Words


@dataclass(frozen=True)
class Scale:
    """A track in words."""

    label: str
    cells: tuple[str, ...]
    columns: int


@dataclass(frozen=True)
class Printed:
    """A piece of a card's size: which card it shows, or what stands on it."""

    back: str
    copies: int
    card: str
    place: str
    title: str
    lines: tuple[str, ...]
    scales: tuple[Scale, ...]


@dataclass(frozen=True)
class Cut:
    """Round markers of one kind."""

    title: str
    sign: str
    count: int


@dataclass(frozen=True)
class Contents:
    """All that lies in a box."""

    pieces: tuple[Printed, ...]
    markers: tuple[Cut, ...]


def contents(game: Game[Any], language: str) -> Contents:
    """What is to be printed of a game, in words of this language."""
    words = Words(game, language)
    printing = game.printing
    if printing is None:
        alone = tuple(_printed(Piece("deck", card=card.id), words) for card in game.cards)
        return Contents(alone, ())
    return Contents(
        tuple(_printed(piece, words) for piece in printing.pieces()),
        tuple(
            Cut(words.say(f"marker-{one.code}"), one.sign, one.count) for one in printing.markers()
        ),
    )


def _printed(piece: Piece, words: Words) -> Printed:
    return Printed(
        piece.back,
        piece.copies,
        piece.card,
        piece.place,
        words.say(f"aid-{piece.aid}") if piece.aid else "",
        tuple(words.say(f"aid-{piece.aid}-text").splitlines()) if piece.aid else (),
        tuple(
            Scale(words.say(f"track-{one.label}"), one.cells, one.columns) for one in piece.tracks
        ),
    )
