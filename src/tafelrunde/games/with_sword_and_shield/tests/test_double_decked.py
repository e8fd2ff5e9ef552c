"""WS-117 to WS-122, X42  The Double-decked Joust: own decks and the tie of the bid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]
    Begin = Callable[..., Scene]


STARTS = ["048 001", "032 002"]
FILL_X = "091 092 093 094 095 096 100"
FILL_Y = "101 102 103 105 106 107 108"


def bid_scene(begin: Begin, x: str, y: str) -> Scene:
    """Both have chosen their Tactics; X speaks first."""
    x_hand = (x.split() + FILL_X.split())[:8]
    y_hand = (y.split() + FILL_Y.split())[:8]
    hands = [" ".join(x_hand), " ".join(y_hand)]
    scene = begin(STARTS, hands, fight="double_decked")
    return scene.play(
        "X: choose_strength baldric_of_ingelram", "Y: choose_strength herue_of_kermeur"
    )


@rule("WS-117")
def test_each_player_has_complete_decks_of_his_own(deal: Deal) -> None:
    scene = deal(fight="double_decked", seed=2)
    census = GAME.census(scene.state)
    assert isinstance(census, list)
    assert [sum(deck.values()) for deck in census] == [164, 164]


@rule("WS-118", "WS-127")
def test_a_knight_the_other_owns_is_put_aside(begin: Begin) -> None:
    scene = begin(["048 001", "048 032 002"], fight="double_decked")
    assert scene.view(0).zone("start/Y").cards == ("herue_of_kermeur", "health_eagle")
    assert "baldric_of_ingelram" in (scene.view(0).zone("aside/Y").cards or ())


@rule("WS-119")
def test_the_same_unique_artefact_is_put_aside_and_an_ordinary_one_is_not(begin: Begin) -> None:
    scene = begin(["014 048 001", "014 010 032 002"], fight="double_decked")
    scene.play("X: keep 014")
    assert scene.legal() == ["keep 010", "decline 010"]
    assert scene.view(1).zone("aside/Y").cards == ("sister_of_joyeuse",)
    twice = begin(["010 048 001", "010 032 002"], fight="double_decked")
    twice.play("X: keep 010")
    assert twice.legal() == ["keep 010", "decline 010"]


@rule("WS-120", "X42")
@pytest.mark.parametrize(
    ("x", "y", "starts", "card"),
    [
        ("140 110", "140 162", "X", "110"),  # 15 against 18
        ("140", "140 162", "Y", "162"),  # no further number loses
        ("140", "140", "X", "140"),  # named first
        ("140 110 162", "140 110", "X", "162"),  # equal, then a further one
    ],
)
def test_a_tie_is_broken_by_the_lowest_remaining_number(
    begin: Begin, x: str, y: str, starts: str, card: str
) -> None:
    scene = bid_scene(begin, x, y)
    scene.play("X: bid 12 140")
    assert "bid 12 140" in scene.legal()
    scene.play("Y: bid 12 140")
    assert scene.asked == "X bid_too_high"
    scene.play("X: pass")
    assert scene.asked == f"{starts} action"
    assert scene.legal()[0] == f"attack {card}"


@rule("WS-120")
def test_after_a_match_the_first_bidder_may_underbid_but_not_match_again(begin: Begin) -> None:
    scene = bid_scene(begin, "140 114", "140")
    scene.play("X: bid 12 140", "Y: bid 12 140")
    assert scene.legal() == ["pass", "bid 5 114"]
    scene.play("X: bid 5 114", "Y: pass")
    assert scene.legal()[0] == "attack 114"


@rule("WS-121")
def test_cards_return_to_the_deck_they_came_from(double: Stand, k: K) -> None:
    scene = double("X action", k("048", "S", "114"), k("032", "T", "152"))
    scene.play("X: attack 114", "Y: guard 152")
    assert scene.discards(0) == ["rage_cut_114"]
    assert scene.discards(1) == ["crooked_cut_152"]


@rule("WS-122")
def test_a_unique_artefact_is_like_any_other_with_shared_decks(begin: Begin) -> None:
    scene = begin(["014 048 001 015 032 002"])
    scene.play("X: keep 014")
    assert scene.legal() == ["keep 015", "decline 015"]
