"""What a typed name means: which actions of the move book it may stand for."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from tafelrunde.kernel import Game, MoveText, Seat, places
from tafelrunde.words import Words


def plain(text: str) -> str:
    """Small letters and digits without accents, for comparing."""
    split = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in split if not unicodedata.combining(letter))
    return " ".join("".join(c if c.isalnum() or c == "+" else " " for c in kept).split())


def all_moves(game: Game[Any], state: Any, seat: Seat) -> list[MoveText]:
    """Every action this seat could ever name, legal or not."""
    return [
        game.describe(state, seat, action)
        for action in range(game.action_count(game.agreed(state)))
    ]


def meant(moves: Iterable[MoveText], typed: str, words: Words) -> list[MoveText]:
    """The moves that fit a typed name best: by a whole name, by its beginning, or by a part."""
    wanted = plain(typed)
    if not wanted:
        return []
    named = [(move, names_of(move, words)) for move in moves]
    tests = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: len(wanted) > 2 and wanted in name,
    )
    for fits in tests:
        found = [move for move, names in named if any(fits(name) for name in names)]
        if found:
            return found
    return []


def names_of(move: MoveText, words: Words) -> set[str]:
    """All that a move may be called: its sentence, its notation, its verb, and its cards."""
    texts = [words.move(move), move.notation, move.verb]
    for value in move.facts.values():
        if isinstance(value, str):
            texts.extend((value, words.name(value)))
    cards = [part for place in move.touches for part in places.parts(place)[1:]]
    texts.extend(words.name(card) for card in cards)
    return {plain(text) for text in texts} - {""}


def meant_cards(game: Game[Any], typed: str, language: str) -> list[str]:
    """The cards that fit a typed name best."""
    wanted = plain(typed)
    named = {card.id: {plain(card.id), plain(card.name(language))} for card in game.cards}
    for fits in (str.__eq__, str.startswith):
        found = [id for id, names in named.items() if any(fits(name, wanted) for name in names)]
        if found:
            return found
    return []
