"""GW-25 to GW-34  The turn and passing."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.kernel import seeded
from tafelrunde.testing import rule


@rule("GW-25")
def test_players_take_turns(desk: Any) -> None:
    study = desk.lay({"hand": "ves dethmold"}, {"hand": "fiend griffin"})
    study.act("play ves close")
    assert study.asked() == ["B"]
    study.act("play fiend close")
    assert study.asked() == ["A"]


@rule("GW-26")
def test_a_turn_is_a_card_the_leader_or_a_pass(desk: Any) -> None:
    study = desk.lay({"hand": "ves", "leader": "foltest_the_siegemaster"}, {"hand": "fiend"})
    assert set(study.says()) == {"pass", "leader foltest_the_siegemaster", "play ves close"}
    assert study.refusal(0, "play fiend close").rule == "GW-26"
    assert study.refusal(0, "keep").code == "exchange-is-over"
    assert study.refusal(0, "start").code == "start-is-settled"


@rule("GW-27")
def test_decoy_horn_and_mardroeme_need_a_place_all_others_do_not(desk: Any) -> None:
    hand = "decoy horn mardroeme scorch clear dun_banner_medic"
    full = "close:horn ranged:horn siege:mardroeme"
    study = desk.lay({"faction": "skellige", "hand": hand, "slots": full}, {"hand": "fiend"})
    assert set(study.says()) == {
        "pass",
        "special scorch",
        "weather clear_weather",
        "play dun_banner_medic siege",
    }
    assert study.refusal(0, "fill commanders_horn close").rule == "GW-36"
    assert study.refusal(0, "decoy ves close").rule == "GW-77"


@rule("GW-28")
def test_a_hand_without_a_playable_card_is_not_passed_by_itself(desk: Any) -> None:
    study = desk.lay({"hand": "2*decoy ves"}, {"hand": "fiend griffin"})
    study.act("play ves close", "play fiend close", "decoy ves close", "play griffin close")
    study = desk.lay({"hand": "2*decoy"}, {"hand": "fiend griffin"}, asked="B")
    study.act("play fiend close")
    assert study.asked() == ["A"]
    assert set(study.says()) == {"pass"}


@rule("GW-29")
def test_abilities_take_effect_when_the_card_is_placed(desk: Any) -> None:
    study = desk.lay({"hand": "thaler", "deck": "ves dethmold trebuchet"}, {"hand": "fiend"})
    study.act("spy thaler siege")
    assert len(study.side("A")["hand"]) == 2
    assert study.asked() == ["B"]


@rule("GW-30")
def test_choices_of_an_action_are_finished_before_the_other_player_acts(desk: Any) -> None:
    study = desk.lay(
        {"hand": "dun_banner_medic ves", "discard": "dethmold"}, {"hand": "fiend griffin"}
    )
    study.act("play dun_banner_medic siege")
    assert (study.asked(), study.question()) == (["A"], "revive")
    study.act("revive dethmold ranged")
    assert (study.asked(), study.question()) == (["B"], "turn")


@rule("GW-31")
def test_who_passes_does_nothing_more_and_the_other_goes_on(desk: Any) -> None:
    study = desk.lay({"hand": "ves dethmold"}, {"hand": "fiend griffin werewolf"})
    study.act("pass", "play fiend close")
    assert study.asked() == ["B"]
    study.act("play griffin close")
    assert study.asked() == ["B"]
    assert study.side("A")["passed"] is True


@rule("GW-32")
def test_a_pass_stands_even_if_the_hand_grows(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves", "passed": True},
        {"hand": "fiend griffin", "faction": "skellige", "leader": "crach_an_craite"},
        asked="B",
    )
    study.act("play fiend close")
    assert study.asked() == ["B"]


@rule("GW-33", "W-58")
def test_an_empty_hand_without_a_usable_leader_passes_by_itself(desk: Any) -> None:
    study = desk.lay({}, {"hand": "fiend griffin"}, asked="B")
    study.act("play fiend close")
    assert study.asked() == ["B"]
    assert study.side("A")["passed"] is True
    assert "player.ran_out" in study.kinds()


@rule("GW-33")
def test_an_empty_hand_with_a_usable_leader_is_asked(desk: Any) -> None:
    study = desk.lay({"leader": "foltest_the_siegemaster"}, {"hand": "fiend griffin"}, asked="B")
    study.act("play fiend close")
    assert study.asked() == ["A"]
    assert set(study.says()) == {"pass", "leader foltest_the_siegemaster"}


@rule("GW-34")
def test_the_round_ends_when_both_have_passed(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend", "close": "griffin"})
    study.act("pass", "pass")
    assert study.state.round == 2
    assert list(study.state.scores) == [0, 5]
    assert study.side("A")["gems"] == 1


@rule("GW-26")
def test_a_random_pick_is_any_legal_action_with_the_same_chance() -> None:
    """`pick` has a faster way than listing all actions; it must come to the same."""
    walk, dice = seeded(3), seeded(9)
    for seed in range(25):
        options = {"deck_a": READY[seed % 5], "deck_b": READY[seed // 5]}
        state = GAME.setup(options, seed)
        while not state.over:
            seat = state.turn()
            legal = state.legal()
            twin = dice.clone()
            assert state.pick(seat, dice) == legal[twin.below(len(legal))]
            state.answer(seat, state.pick(seat, walk))
