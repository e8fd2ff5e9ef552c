"""SH-72 to SH-75  Table talk: phrases for partners that tell no value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput, Phrase, Recorder, Said, seeded
from tafelrunde.kernel.record import read
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Scene, Stand

TWO = {"n": 2}
PLAIN = "kaempar serlar skoldar stridar stridar"
FYLGDAR = "kaempar serlar f1 hail stridar"
ANY_TIME = {"wish_hail", "no_hail", "guard_khans", "agree", "disagree", "thanks", "well_fought"}
KNOWN = ANY_TIME | {
    "can_beat",
    "leave_to_me",
    "you_take",
    "sacrifice",
    "lead_strong",
    "lead_weak",
    "support_this",
    "no_support",
}


def four(stand: Stand, **hands: str) -> Scene:
    armies = {army: hands.get(army, PLAIN) for army in ("R1", "R2", "B1", "B2")}
    return stand("R1 attack", options=TWO, **armies)


def offered(scene: Scene, army: str, said: tuple[Said, ...] = ()) -> list[Phrase]:
    return GAME.phrases(scene.state, scene.seat(army), said)


def ids(scene: Scene, army: str) -> set[str]:
    return {phrase.id for phrase in offered(scene, army)}


def about(scene: Scene, army: str, id: str) -> list[tuple[str, ...]]:
    return [phrase.about for phrase in offered(scene, army) if phrase.id == id]


@rule("SH-72", "SH-73")
def test_no_phrase_tells_a_card_and_no_others_are_offered() -> None:
    recorder = Recorder(GAME, {"n": 2}, 5)
    dice = seeded(9)
    seen: set[str] = set()
    while not recorder.state.over:
        for seat in range(4):
            for phrase in GAME.phrases(recorder.state, seat, ()):
                seen.add(phrase.id)
                assert set(phrase.about) <= {"R1", "R2", "B1", "B2"}, "it points at armies only"
        turn = recorder.state.turn()
        recorder.play(turn, recorder.state.pick(turn, dice))
    assert seen == KNOWN


@rule("SH-72", "SH-73")
def test_only_can_beat_depends_on_the_speakers_hand(stand: Stand) -> None:
    weak = four(stand, B1="stridar stridar stridar stridar stridar")
    strong = four(stand, B1="khan f3 hail hersir hersir")
    for scene in (weak, strong):
        scene.play("R1: attack kaempar", "R2: attack serlar")
    more = [phrase for phrase in offered(strong, "B1") if phrase not in offered(weak, "B1")]
    assert {phrase.id for phrase in more} == {"can_beat"}
    assert set(offered(weak, "B1")) < set(offered(strong, "B1"))


@rule("SH-73")
def test_two_players_have_nobody_to_talk_to(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=PLAIN)
    assert offered(scene, "R") == offered(scene, "B") == []


@rule("SH-73")
def test_three_phrases_a_fight_and_none_twice(stand: Stand) -> None:
    scene = four(stand)
    fight = GAME.round_of(scene.state)
    said: list[Said] = []
    for id in ("agree", "thanks", "lead_weak"):
        assert Phrase(id) in offered(scene, "R1", tuple(said))
        said.append(Said(0, 0, fight, Phrase(id)))
        assert Phrase(id) not in offered(scene, "R1", tuple(said))
    assert offered(scene, "R1", tuple(said)) == []
    assert Phrase("agree") in offered(scene, "R2", tuple(said)), "each player has his own three"


@rule("SH-73")
def test_the_next_fight_gives_three_phrases_again(stand: Stand) -> None:
    scene = four(stand)
    said = tuple(
        Said(0, 0, GAME.round_of(scene.state), Phrase(id)) for id in ("agree", "thanks", "no_hail")
    )
    scene.play("R1: attack stridar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2")
    assert scene.state.fight == 1
    assert Phrase("agree") in offered(scene, "R1", said)


@rule("SH-73")
def test_attackers_lead_before_the_last_attack(stand: Stand) -> None:
    scene = four(stand)
    lead = {"lead_strong", "lead_weak"}
    assert lead <= ids(scene, "R1")
    assert lead <= ids(scene, "R2")
    assert not lead & ids(scene, "B1")
    scene.play("R1: attack kaempar")
    assert lead <= ids(scene, "R1")
    scene.play("R2: attack serlar")
    assert not lead & ids(scene, "R1")
    assert not lead & ids(scene, "R2")


@rule("SH-73")
def test_defenders_speak_about_cards_before_they_answer(stand: Stand) -> None:
    scene = four(stand)
    assert about(scene, "B1", "leave_to_me") == []
    scene.play("R1: attack stridar", "R2: attack skoldar")
    assert about(scene, "B1", "leave_to_me") == [("R1",), ("R2",)]
    assert about(scene, "B1", "can_beat") == [("R1",), ("R2",)]
    assert about(scene, "R1", "leave_to_me") == []
    scene.play("B1: defend_at kaempar R1")
    for id in ("leave_to_me", "can_beat"):
        assert about(scene, "B1", id) == [], "he has answered"
        assert about(scene, "B2", id) == [("R2",)], "the other card is answered"


@rule("SH-73")
def test_a_partner_is_asked_to_take_a_card_before_he_answers(stand: Stand) -> None:
    scene = four(stand)
    scene.play("R1: attack stridar", "R2: attack skoldar")
    assert about(scene, "B1", "you_take") == [("B2", "R1"), ("B2", "R2")]
    scene.play("B1: defend_at kaempar R1")
    assert about(scene, "B1", "you_take") == [("B2", "R2")]
    assert about(scene, "B2", "you_take") == [], "his partner has answered"
    assert about(scene, "B1", "sacrifice") == [("R2",)]
    assert about(scene, "R1", "sacrifice") == [], "attackers have nothing to sacrifice"


@rule("SH-73")
def test_supports_are_wished_for_until_the_reveal(stand: Stand) -> None:
    scene = four(stand, R1=FYLGDAR, B2=FYLGDAR)
    scene.play("R1: attack kaempar")
    assert about(scene, "R2", "support_this") == [("R1",)]
    scene.play("R2: attack serlar", "R1: go_on")
    assert about(scene, "R2", "support_this") == [("R1",), ("R2",)]
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2")
    assert scene.asked == "R1 support"
    assert about(scene, "B1", "support_this") == [("B1",), ("B2",)]
    assert {"no_support", "support_this"} <= ids(scene, "R2")
    scene.play("R1: no_support", "B2: no_support")
    assert scene.asked == "R1 hail_3"
    for army in ("R1", "R2", "B1", "B2"):
        assert not {"no_support", "support_this"} & ids(scene, army)


@rule("SH-73")
def test_some_things_may_be_said_at_any_time(stand: Stand) -> None:
    scene = four(stand, R1=FYLGDAR, B2=FYLGDAR)
    while scene.state.fight == 0:
        for army in ("R1", "R2", "B1", "B2"):
            assert ids(scene, army) >= ANY_TIME, "whether it is his turn or not"
        scene.state.apply([a for a in scene.state.legal() if a != 10][-1])


@rule("SH-73", "SH-76")
def test_phrases_offered_to_others_do_not_betray_a_question(stand: Stand) -> None:
    asked = four(stand, R1=FYLGDAR)
    not_asked = four(stand)
    for scene in (asked, not_asked):
        scene.play("R1: attack kaempar", "R2: attack serlar")
    assert (asked.asked, not_asked.asked) == ("R1 hail_1", "B1 defend")
    for army in ("R2", "B1", "B2"):
        assert offered(asked, army) == offered(not_asked, army)


@rule("SH-74")
@pytest.mark.parametrize(
    ("hand", "card", "true"),
    [
        ("haeltjar stridar stridar stridar stridar", "kaempar", True),
        ("kaempar stridar stridar stridar stridar", "kaempar", False),
        ("kaempar f1 stridar stridar stridar", "kaempar", True),
        ("serlar f1 stridar stridar stridar", "kaempar", False),
        ("serlar f2 stridar stridar stridar", "kaempar", True),
        ("f3 stridar stridar stridar stridar", "kaempar", False),  # 3, or 1 + 3: a tie
        ("f3 f2 stridar stridar stridar", "kaempar", True),  # 3 + 2
        ("f2 stridar stridar stridar stridar", "serlar", False),  # not with itself: 1 + 2
        ("f2 f2 stridar stridar stridar", "serlar", True),  # a different card of its kind
        ("f1 f1 stridar stridar stridar", "skoldar", False),
        ("f1 f2 stridar stridar stridar", "skoldar", True),
        ("hail hersir stridar stridar stridar", "khan", False),
        ("khan f1 stridar stridar stridar", "khan", True),
    ],
)
def test_can_beat_is_offered_only_when_true(stand: Stand, hand: str, card: str, true: bool) -> None:
    scene = four(stand, R1=f"{card} stridar stridar stridar stridar", B1=hand)
    scene.play(f"R1: attack {card}", "R2: attack stridar")
    assert (("R1",) in about(scene, "B1", "can_beat")) == true
    assert ("R1",) in about(scene, "B1", "leave_to_me"), "this may be said in any case"


@rule("SH-75")
def test_talk_changes_no_state_and_is_kept_beside_the_record() -> None:
    silent, talking = (Recorder(GAME, {"n": 2, "colours": "host_red"}, 4) for _ in range(2))
    talking.say(0, Phrase("lead_strong"))
    talking.say(3, Phrase("agree"))
    assert GAME.write_state(talking.state) == GAME.write_state(silent.state)
    for recorder in (silent, talking):
        for _ in range(30):
            recorder.play(recorder.state.turn(), recorder.state.legal()[0])
    assert GAME.write_state(talking.state) == GAME.write_state(silent.state)
    assert talking.record.moves == silent.record.moves
    written = talking.record.write()
    assert written["talk"] == [[0, 0, "0.0", "lead_strong"], [0, 3, "0.0", "agree"]]
    again = read(GAME, written)
    assert again.talk == talking.record.talk
    assert len(list(again.replay())) == 31


@rule("SH-73", "SH-74")
def test_a_phrase_that_is_not_offered_cannot_be_said() -> None:
    recorder = Recorder(GAME, {"n": 2, "colours": "host_red"}, 4)
    with pytest.raises(BadInput, match="the phrase 'can_beat' is not offered"):
        recorder.say(2, Phrase("can_beat", ("R1",)))
    for id in ("agree", "thanks", "no_hail"):
        recorder.say(2, Phrase(id))
    with pytest.raises(BadInput, match="the phrase 'disagree' is not offered"):
        recorder.say(2, Phrase("disagree"))
    assert [said.phrase.id for said in recorder.record.talk] == ["agree", "thanks", "no_hail"]


@rule("SH-73")
def test_nothing_is_said_after_the_end(stand: Stand) -> None:
    scene = four(stand)
    scene.state.asked = 0
    assert offered(scene, "R1") == []


def clashed(stand: Stand, **hands: str) -> Scene:
    """Four armies whose attack cards all lie: Kaempar meets Haeltjar, Stridar meets Stridar."""
    scene = four(stand, B1="haeltjar serlar skoldar stridar stridar", **hands)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    return scene.play("B1: defend_at haeltjar R1", "B2: defend_at stridar R2")


@rule("SH-74")
@pytest.mark.parametrize(
    ("fylgdar", "beaten"),
    [("f1", [("B2",)]), ("f2", [("B1",), ("B2",)]), ("f3", [("B1",), ("B2",)])],
)
def test_while_supports_can_be_laid_a_fylgdar_may_let_a_card_of_the_side_beat(
    stand: Stand, fylgdar: str, beaten: list[tuple[str, ...]]
) -> None:
    scene = clashed(stand, R2=f"kaempar serlar {fylgdar} stridar stridar")
    assert scene.asked == "R2 support"
    assert about(scene, "R2", "can_beat") == beaten, "4 against 5, and 1 against 1"
    assert about(scene, "R1", "can_beat") == [], "he holds no Fylgdar"


@rule("SH-74")
def test_the_claim_ends_with_the_own_support(stand: Stand) -> None:
    scene = clashed(stand, R2="kaempar serlar f2 stridar stridar", B2=FYLGDAR.replace("hail", "f2"))
    assert about(scene, "B2", "can_beat") == [("R2",)], "his own question is still to come"
    scene.play("R2: support_at f2 R1")
    assert about(scene, "R2", "can_beat") == []
    scene.play("B2: no_support")
    assert scene.state.fight == 1
