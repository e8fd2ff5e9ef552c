"""MG-1  What is printed on the cards. A kind of card is the number of its row in the card file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Deck:
    """One entry for each kind. Shared by all clones, never changed."""

    ids: tuple[str, ...]
    values: tuple[int, ...]
    copies: tuple[int, ...]

    def cards(self) -> list[int]:
        """Every card of the game."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
