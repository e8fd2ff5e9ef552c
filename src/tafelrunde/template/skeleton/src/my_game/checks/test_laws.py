"""The laws of the kernel hold, in every mode."""

from __future__ import annotations

from my_game import GAME

from tafelrunde.kernel.laws import check_game


def test_all_laws_hold() -> None:
    assert check_game(GAME, games=12) > 0
