"""SH-40 to SH-51  End of a battle: fallen Khans, exhausted armies, draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.kernel import RESIGN
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Scene, Stand

PLAIN = "kaempar serlar skoldar stridar stridar"


def last_cards(hand: str) -> dict[str, str]:
    """A hand, empty piles, and all other cards in the graveyard."""
    return {"hand": hand, "ready": "", "graveyard": "rest"}


def lay(scene: Scene, red: str, blue: str) -> Scene:
    """Card and support of Red, who attacks, and of Blue; a hail is never called."""
    cards = {"R": red.split(), "B": blue.split()}
    fight = scene.state.fight
    while scene.asked and scene.state.fight == fight:
        army, question = scene.asked.split()
        if question in ("attack", "defend"):
            scene.play(f"{army}: {question} {cards[army][0]}")
        elif question == "support" and len(cards[army]) > 1:
            scene.play(f"{army}: support {cards[army][1]}")
        else:
            scene.play(f"{army}: {'no_support' if question == 'support' else 'go_on'}")
    return scene


@rule("SH-40")
@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [
        ("khan", "hersir f2", "blue"),
        ("hersir f2", "khan", "red"),
        ("khan", "hersir f1", "blue"),
    ],
)
def test_who_loses_his_khan_alone_loses_the_battle(
    stand: Stand, red: str, blue: str, winner: str
) -> None:
    hands = "stridar stridar stridar stridar"
    scene = stand(
        "R attack",
        R=" ".join((red + " " + hands).split()[:5]),
        B=" ".join((blue + " " + hands).split()[:5]),
    )
    lay(scene, red, blue)
    assert scene.ended == (winner, "khan", 1)
    assert scene.state.over
    assert scene.state.returns() == ([1.0, -1.0] if winner == "red" else [-1.0, 1.0])


@rule("SH-40")
def test_a_khan_that_wins_fights_on(stand: Stand) -> None:
    scene = stand("R attack", R="serlar f3 stridar stridar stridar", B=f"khan {PLAIN[8:]}")
    lay(scene, "serlar f3", "khan")
    assert scene.asked == "B attack"
    assert scene.reserve("B") == ["khan"]


@rule("SH-40")
def test_no_refill_follows_the_fall_of_a_khan(stand: Stand) -> None:
    scene = stand(
        "R attack", R=PLAIN.replace("kaempar", "khan"), B="hersir f2 stridar stridar stridar"
    )
    lay(scene, "khan", "hersir f2")
    assert (len(scene.hand("R")), len(scene.hand("B"))) == (4, 3)
    assert scene.told("hand.drawn") == []
    assert scene.story()[-1] == "battle.ended"


@rule("SH-41", "SH-43")
def test_khans_that_slay_each_other_end_nothing(stand: Stand) -> None:
    scene = stand("R attack", R="khan f1 f1 stridar stridar", B="khan f1 stridar stridar stridar")
    lay(scene, "khan f1", "khan f1")
    assert scene.asked == "B attack"
    assert scene.graveyard("R") == scene.graveyard("B") == ["khan", "fylgdar_1"]
    assert len(scene.hand("R")) == len(scene.hand("B")) == 5


@rule("SH-42")
@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [("khan f2", "khan f1", "red"), ("khan", "khan f1", "blue"), ("khan f3", "khan", "red")],
)
def test_the_lower_of_two_khans_falls(stand: Stand, red: str, blue: str, winner: str) -> None:
    hand = "khan f1 f2 f3 stridar"
    scene = lay(stand("R attack", R=hand, B=hand), red, blue)
    assert scene.ended == (winner, "khan", 1)


@rule("SH-43")
def test_with_both_khans_buried_the_khan_rule_is_spent(stand: Stand) -> None:
    buried = {"graveyard": "khan"}
    scene = stand("R attack", R={"hand": PLAIN, **buried}, B={"hand": PLAIN, **buried})
    lay(scene, "kaempar", "serlar")
    assert scene.asked == "B attack"
    assert scene.told("battle.ended") == []


@rule("SH-44")
@pytest.mark.parametrize(
    ("red", "blue", "winner"), [("serlar", "kaempar", "blue"), ("kaempar", "serlar", "red")]
)
def test_who_has_no_card_left_to_play_loses(stand: Stand, red: str, blue: str, winner: str) -> None:
    scene = lay(stand("R attack", R=last_cards(red), B=last_cards(blue)), red, blue)
    assert scene.ended == (winner, "exhausted", 1)
    assert scene.outcome is not None
    assert scene.outcome.winners == (0 if winner == "red" else 1,)


@rule("SH-45")
def test_a_player_is_out_even_if_it_is_not_his_turn_to_attack(stand: Stand) -> None:
    scene = stand("R attack", R=last_cards("serlar"), B=last_cards("kaempar"))
    lay(scene, "serlar", "kaempar")
    assert scene.ended[:2] == ("blue", "exhausted"), (
        "Blue would attack next, Red is out all the same"
    )


@rule("SH-45")
@pytest.mark.parametrize(("fight", "attacker", "defender"), [(0, "R", "B"), (1, "B", "R")])
def test_a_lone_hail_spares_nobody(stand: Stand, fight: int, attacker: str, defender: str) -> None:
    hands = {"R": "serlar hail", "B": "kaempar"}
    scene = stand(
        f"{attacker} attack", fight=fight, R=last_cards(hands["R"]), B=last_cards(hands["B"])
    )
    lay(scene, "serlar", "kaempar")
    assert scene.hand("R") == ["hagelsturm"]
    assert scene.ended == ("blue", "exhausted", fight + 1)


@rule("SH-46")
@pytest.mark.parametrize(
    ("red", "blue"), [("serlar", "serlar"), ("serlar hail", "f3"), ("serlar hail", "serlar hail")]
)
def test_if_both_are_out_at_the_same_check_the_battle_is_drawn(
    stand: Stand, red: str, blue: str
) -> None:
    scene = stand("R attack", R=last_cards(red), B=last_cards(blue))
    lay(scene, red.split()[0], blue.split()[0])
    assert scene.ended == ("nobody", "draw", 1)
    assert scene.outcome is not None
    assert scene.outcome.winners == ()
    assert scene.outcome.returns == (0.0, 0.0)


@rule("SH-47")
def test_a_last_card_on_the_table_may_win_and_come_back(stand: Stand) -> None:
    scene = stand("R attack", R=last_cards("kaempar"), B=last_cards("serlar skoldar"))
    scene.play("R: attack kaempar")
    assert scene.asked == "B defend", "an empty hand during the fight is no defeat"
    scene.play("B: defend serlar")
    assert scene.hand("R") == ["kaempar"]
    assert scene.asked == "B attack"


@rule("SH-48")
def test_the_khan_is_checked_before_exhaustion(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R=last_cards("khan"),
        B={"hand": "hersir f1 khan stridar stridar", "ready": "", "graveyard": "rest"},
    )
    lay(scene, "khan", "hersir f1")
    assert scene.ended == ("blue", "khan", 1), "Red has no card left either, but the Khan decides"


@rule("SH-48", "SH-40")
def test_a_fallen_khan_decides_although_both_would_be_out(stand: Stand) -> None:
    scene = stand("R attack", R=last_cards("khan f1"), B=last_cards("khan"))
    lay(scene, "khan f1", "khan")
    assert scene.ended == ("red", "khan", 1)


@rule("SH-51")
def test_the_result_tells_winner_reason_and_number_of_fights(stand: Stand, of: Cards) -> None:
    scene = stand("B attack", fight=7, R=last_cards("kaempar"), B=last_cards("serlar"))
    lay(scene, "kaempar", "serlar")
    assert scene.told("battle.ended", None) == [
        {"winner": "red", "reason": "exhausted", "fights": 8, "team": "team1", "out": ("B",)}
    ]
    assert scene.outcome is not None
    assert (scene.outcome.reason, scene.outcome.rule) == ("exhausted", "SH-51")
    assert scene.outcome.facts["battles"] == (
        {
            "winner": "red",
            "reason": "exhausted",
            "fights": 8,
            "team": "team1",
            "now": "red",
            "duel": "yes",
        },
    )


@rule("SH-51", "SH-9")
def test_the_winner_is_the_seat_that_led_the_winning_colour(stand: Stand) -> None:
    scene = stand("R attack", more={"red_team": 1}, R=last_cards("kaempar"), B=last_cards("serlar"))
    lay(scene, "kaempar", "serlar")
    assert scene.ended == ("red", "exhausted", 1)
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@rule("SH-51")
def test_after_the_end_nobody_is_asked(stand: Stand) -> None:
    scene = lay(
        stand("R attack", R=last_cards("kaempar"), B=last_cards("serlar")), "kaempar", "serlar"
    )
    assert scene.state.waiting_on() == ()
    assert list(scene.state.legal()) == []
    assert scene.view("R").status == "over"
    for army in "RB":
        assert scene.refusal(army, 0) == ("game-is-over", "")
        assert scene.refusal(army, RESIGN) == ("game-is-over", "")
