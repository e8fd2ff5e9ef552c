"""WS-123 to WS-132, X15, X43, X44  The Mêlée before its first turn: start cards, board, bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import seeded
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene

    Deal = Callable[..., Scene]
    Begin = Callable[..., Scene]


def placed(begin: Begin, x: str, y: str, **options: object) -> Scene:
    """Start cards are drawn, the board is to be set; the dealer is of team Y."""
    fight = str(options.pop("fight", "melee_3v3"))
    return begin([x, y], fight=fight, dealer=5 if fight == "melee_3v3" else 3, **options)


@rule("WS-123", "WS-124")
def test_each_team_has_one_deck_and_each_knight_a_hand_of_eight(deal: Deal) -> None:
    state = deal(fight="melee_2v3", seed=4).state
    dice = seeded(1)
    while state.attacker < 0:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    assert [len(knight.hand) for knight in state.knights] == [8] * 5
    assert [deck.left for deck in state.decks] == [125 - 16, 125 - 24]


@rule("WS-125", "WS-127", "X15")
def test_the_team_without_the_dealer_draws_first_and_no_knight_fights_twice(begin: Begin) -> None:
    scene = placed(begin, "032 001 048 002 033 003", "030 001 035 002 032 003 044")
    drawn = [e.facts["knight"] for e in scene.events if e.kind == "start.drawn"]
    assert drawn[:6] == ["X1", "X1", "X2", "X2", "X3", "X3"]
    assert scene.view(0).zone("start/Y3").cards == ("diego_of_olvera", "health_lily")
    assert scene.view(0).zone("aside/Y").cards == ("herue_of_kermeur",)


@rule("WS-127")
def test_one_unique_artefact_for_each_team(begin: Begin) -> None:
    scene = placed(begin, "014 032 001 015 048 002 033 003", "030 001 014 035 002 044 003")
    scene.play("X1: keep 014")
    assert "artefact" not in scene.asked
    aside = [scene.view(0).zone(f"aside/{team}").cards for team in "XY"]
    assert aside == [("thorn_of_saint_denis",), ("sister_of_joyeuse",)]


@rule("WS-128", "WS-129", "WS-130", "X43")
def test_a_unique_bearer_stands_in_the_centre_of_row_a(begin: Begin) -> None:
    scene = placed(begin, "032 001 048 002 023 033 003", "030 001 035 002 044 003")
    scene.play("X3: keep 023")
    assert scene.slots()["X3"] == "A2"
    assert scene.state.strength_of(2) == 6
    assert scene.state.chivalry_of(2) == 4
    assert scene.asked == "Y1 place"
    assert scene.legal() == [f"place {n} B2" for n in ("030", "035", "044")]


@rule("WS-129", "X44")
def test_without_a_unique_the_lowest_chivalry_and_then_the_card_number_decide(
    begin: Begin,
) -> None:
    scene = placed(begin, "032 001 044 002 033 003", "039 001 030 002 035 003")
    assert scene.slots()["X1"] == "A2"
    assert scene.state.team_a == 0


@rule("WS-129")
def test_of_two_unique_bearers_the_one_with_lower_chivalry_stands_first(begin: Begin) -> None:
    scene = placed(begin, "015 032 001 048 002 033 003", "014 039 001 030 002 035 003")
    scene.play("X1: keep 015", "Y1: keep 014")
    assert (scene.state.team_a, scene.slots()["Y1"]) == (1, "A2")


@rule("WS-126", "WS-130")
def test_the_board_is_set_in_turns_before_the_hands_are_dealt(begin: Begin) -> None:
    scene = placed(begin, "032 001 044 002 033 003", "039 001 030 002 035 003")
    scene.play("Y1: place 030 B2")
    assert scene.asked == "X1 place"
    assert scene.legal() == [
        "place 044 A1",
        "place 033 A1",
        "place 044 A3",
        "place 033 A3",
    ]
    scene.play("X1: place 033 A3")
    assert scene.legal() == ["place 039 B3", "place 035 B3"]
    assert all(len(knight.hand) == 0 for knight in scene.state.knights)
    scene.play("Y1: place 035 B3")
    assert scene.slots() == {"X1": "A2", "X2": "A1", "X3": "A3", "Y1": "B1", "Y2": "B2", "Y3": "B3"}
    assert all(len(knight.hand) == 8 for knight in scene.state.knights)
    assert scene.view(0).question == "tactic"


@rule("WS-131")
def test_a_smaller_team_b_may_leave_a_wing_unanswered(begin: Begin) -> None:
    scene = begin(["044 001 030 002", "032 001 033 002 035 003"], fight="melee_2v3", dealer=4)
    assert scene.state.team_a == 1
    scene.play("X1: place 044 B2", "Y1: place 033 A1")
    assert scene.legal() == ["place 030 B1", "place 030 B3"]
    scene.play("X1: place 030 B3")
    assert scene.slots() == {"X1": "B2", "X2": "B3", "Y1": "A2", "Y2": "A1", "Y3": "A3"}


@rule("WS-131")
def test_against_a_smaller_team_a_the_third_knight_takes_the_free_wing(begin: Begin) -> None:
    scene = begin(["032 001 044 002", "030 001 033 002 035 003"], fight="melee_2v3", dealer=4)
    assert scene.state.team_a == 0
    scene.play("Y1: place 030 B2")
    assert scene.legal() == ["place 044 A1", "place 044 A3"]
    scene.play("X1: place 044 A3")
    assert scene.legal() == ["place 033 B3", "place 035 B3"]
    scene.play("Y1: place 033 B3")
    assert scene.slots()["Y3"] == "B1"


@rule("WS-131")
def test_in_two_against_two_team_a_chooses_the_wing(begin: Begin) -> None:
    scene = placed(begin, "032 001 044 002", "030 001 033 002", fight="melee_2v2")
    scene.play("Y1: place 033 B2", "X1: place 044 A1")
    assert scene.slots() == {"X1": "A2", "X2": "A1", "Y1": "B1", "Y2": "B2"}


def to_the_bid(begin: Begin) -> Scene:
    """2v2: X1 stands on A2, Y1 on B2. 140 (12) is held by Y2, 110 (15) by Y1, 098 (13) by X2."""
    plain = [f"{n:03}" for n in (*range(91, 97), *range(100, 104), *range(105, 109))]
    # dealt in turn order A1, B1, B2, A2: X gets X2, X1 and Y gets Y2, Y1 alternately
    x = ["098", *plain[:14], "109"]
    y = ["140", "110", *plain[:14]]
    scene = begin(
        ["032 001 044 002", "030 001 033 002"],
        [" ".join(x), " ".join(y)],
        fight="melee_2v2",
        dealer=3,
    )
    scene.play("Y1: place 030 B2", "X1: place 044 A1")
    for name, number in (("X1", "032"), ("X2", "044"), ("Y1", "030"), ("Y2", "033")):
        scene.play(f"{name}: choose_strength {number}")
    return scene


@rule("WS-132")
def test_the_centre_knights_bid_for_their_teams_team_b_first(begin: Begin) -> None:
    scene = to_the_bid(begin)
    assert scene.asked == "Y1 bid"
    assert scene.legal() == ["bid 15 110", "bid 12 140"]
    told = [e.facts for e in scene.events if e.kind == "number.told" and e.seen_by(2)]
    assert [(fact["knight"], fact["number"]) for fact in told] == [("osbert_of_thornham", 12)]
    assert not any(e.seen_by(3) or e.seen_by(None) for e in scene.events if e.kind == "number.told")
    assert scene.view(2).zone("known/Y2").cards == ("squinting_cut_140",)
    assert scene.view(0).zone("known/Y2").cards == ()
    scene.play("Y1: bid 15 110", "X1: bid 13 098", "Y1: bid 12 140", "X1: pass")
    assert scene.asked == "Y2 action"
    assert scene.legal()[0] == "attack 140"


@rule("WS-132", "WS-154")
def test_a_bid_names_a_number_and_not_who_holds_it(begin: Begin) -> None:
    scene = to_the_bid(begin)
    scene.play("Y1: bid 12 140")
    assert scene.view(2).zone("known/Y2").cards == ("squinting_cut_140",)  # he speaks for it
    for viewer in (0, 1, None):
        for name in ("Y1", "Y2"):
            assert scene.view(viewer).zone(f"known/{name}").cards == ()
    named = GAME.printed.ids.index("squinting_cut_140")
    dice = seeded(5)
    for viewer, holders in ((0, {2, 3}), (1, {2, 3}), (2, {3}), (3, {3})):
        found = set()
        for _ in range(60):
            world = GAME.imagine(scene.state, viewer, dice.split())
            assert GAME.view(world, viewer) == scene.view(viewer)
            assert world.information_key(viewer) == scene.state.information_key(viewer)
            holding = [who for who in (2, 3) if world.knights[who].holds(named)]
            assert len(holding) == 1
            found.update(holding)
        assert found == holders
    scene.play("X1: pass")
    assert scene.asked == "Y2 action"
    for viewer in (0, 1, 2, None):  # who opens shows whose card it was
        assert scene.view(viewer).zone("known/Y2").cards == ("squinting_cut_140",)
