"""GW-11 to GW-24, GW-61  Set-up, who starts, opening hands and exchange."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.kernel import BadInput, seeded
from tafelrunde.kernel.position import read, write
from tafelrunde.testing import rule

ELVES = {"deck_a": "scoiatael", "deck_b": "monsters"}


@rule("GW-11")
def test_the_leader_lies_open_with_two_gems_and_never_moves(desk: Any) -> None:
    study = desk.start()
    leaders = ("foltest_the_siegemaster", "eredin_commander_of_the_red_riders")
    for _ in range(30):
        if study.state.over:
            break
        view = GAME.view(study.state, None)
        assert (view.zone("leader/A").cards, view.zone("leader/B").cards) == (
            leaders[:1],
            leaders[1:],
        )
        study.state.apply(study.state.legal()[-1])
    assert GAME.view(desk.start().state, None).counters["gems"] == (2, 2)


@rule("GW-12")
def test_the_start_is_found_then_hands_are_drawn_then_changed(desk: Any) -> None:
    study = desk.start({"deck_a": desk.code("nilfgaard", "emhyr_the_white_flame")})
    told = [kind for kind in study.kinds() if not kind.endswith(".mine")]
    assert told == ["leader.cancelled", "coin.tossed", "cards.drawn", "cards.drawn"]
    assert study.question() == "exchange"
    study.answer(0, "keep").answer(1, "keep")
    assert study.kinds()[-1] == "round.began"


@rule("GW-13", "GW-14")
def test_a_fair_coin_decides_who_starts() -> None:
    starts = Counter(int(GAME.setup({}, seed).starter) for seed in range(400))
    assert 150 < starts[0] < 250
    assert starts[0] + starts[1] == 400


@rule("GW-15", "GW-16", "GW-109")
@pytest.mark.parametrize(("answer", "starter"), [("start", 0), ("let_start", 1)])
def test_a_scoiatael_player_names_who_starts(desk: Any, answer: str, starter: int) -> None:
    study = desk.start(ELVES)
    assert (study.asked(), study.question()) == (["A"], "start")
    assert GAME.view(study.state, 0).zone("hand/A").count == 0
    study.act(answer)
    assert study.state.starter == starter
    study.answer(0, "keep").answer(1, "keep")
    assert study.asked() == ["AB"[starter]]


@rule("GW-17")
def test_two_scoiatael_players_toss_the_coin(desk: Any) -> None:
    study = desk.start({"deck_a": "scoiatael", "deck_b": "scoiatael"})
    assert study.question() == "exchange"
    assert "coin.tossed" in study.kinds()


@rule("GW-18")
def test_the_choice_concerns_the_first_round_only(desk: Any) -> None:
    study = desk.lay(
        {"faction": "scoiatael", "hand": "riordain", "close": "geralt"},
        {"hand": "ves", "passed": True},
    )
    study.act("pass")
    assert (study.asked(), study.question(), study.state.round) == (["A"], "turn", 2)


@rule("GW-19")
def test_each_player_draws_ten_of_33_cards(desk: Any) -> None:
    study = desk.start()
    for name in "AB":
        assert (len(study.side(name)["hand"]), len(study.side(name)["deck"])) == (10, 23)
    hands = {tuple(desk.start(seed=seed).side("A")["hand"]) for seed in range(20)}
    assert len(hands) == 20


@rule("GW-20")
def test_up_to_two_cards_may_be_exchanged(desk: Any) -> None:
    study = desk.start()
    assert "keep" in study.says(0)
    for _ in range(2):
        answer = next(word for word in study.says(0) if word.startswith("exchange"))
        study.answer(0, answer)
    assert study.asked() == ["B"]
    assert len(study.side("A")["hand"]) == 10


@rule("GW-21")
def test_the_first_replacement_is_seen_before_the_second_exchange(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves", "deck": "thaler"}, {"hand": "fiend"}, asked="AB", question="exchange"
    )
    study.answer(0, "exchange ves")
    assert GAME.view(study.state, 0).zone("hand/A").cards == ("thaler",)
    assert "A" in study.asked()


@rule("GW-22")
def test_an_exchanged_card_does_not_come_straight_back(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves dethmold", "deck": "thaler keira_metz"}, {}, asked="AB", question="exchange"
    )
    study.answer(0, "exchange ves").answer(0, "exchange dethmold")
    assert sorted(study.side("A")["hand"]) == ["keira_metz", "thaler"]
    assert sorted(study.side("A")["deck"]) == ["dethmold", "ves"]
    assert study.side("A")["discard"] == []
    assert study.side("A")["aside"] == []


@rule("GW-22")
def test_with_the_option_an_exchanged_card_goes_face_up_to_the_own_pile(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves dethmold", "deck": "thaler keira_metz trebuchet"},
        {"hand": "fiend", "deck": "griffin"},
        asked="AB",
        question="exchange",
        options={"exchange": "discard"},
    )
    study.answer(0, "exchange ves")
    assert study.side("A")["discard"] == ["ves"]
    assert GAME.view(study.state, 1).zone("discard/A").cards == ("ves",)
    told = {event.kind: event for event in study.events}
    assert told["card.exchanged.openly"].facts == {"player": "A", "card": "ves", "number": 1}
    assert told["card.exchanged.openly"].seen_by(1)
    assert told["card.exchanged.openly"].seen_by(None)
    assert not told["card.exchanged.openly.mine"].seen_by(1)
    again = read(GAME, write(GAME, study.state))
    assert GAME.view(again, 1).counters["exchanges_left"] == (1, 2)
    study.answer(0, "exchange dethmold")
    assert study.side("A")["discard"] == ["ves", "dethmold"]
    assert len(study.side("A")["deck"]) == 1
    assert study.asked() == ["B"]


@rule("GW-22", "GW-53")
def test_with_the_option_a_medic_finds_an_exchanged_card(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves dun_banner_medic", "deck": "trebuchet"},
        {"hand": "fiend", "deck": "griffin"},
        asked="AB",
        question="exchange",
        options={"exchange": "discard"},
    )
    study.answer(0, "exchange ves").answer(0, "keep").answer(1, "keep")
    study.act("play dun_banner_medic siege", "revive ves close")
    assert study.side("A")["close"] == ["ves"]


@rule("GW-22", "GW-128")
@pytest.mark.parametrize("way", ["deck", "discard"])
def test_in_every_imagined_world_lies_what_was_exchanged_openly(desk: Any, way: str) -> None:
    study = desk.start({"exchange": way})
    answer = next(word for word in study.says(0) if word.startswith("exchange"))
    study.answer(0, answer)
    dice = seeded(3)
    piles = set()
    for _ in range(20):
        world = GAME.imagine(study.state, 1, dice)
        written = GAME.write_state(world)["sides"]["A"]
        piles.add((tuple(written["discard"]), len(written["aside"])))
        assert len(written["hand"]) == 10
    assert piles == {((answer.split()[1],), 0)} if way == "discard" else {((), 1)}


@rule("GW-20", "GW-22")
@pytest.mark.parametrize(("way", "pile"), [("deck", "aside"), ("discard", "discard")])
def test_nobody_is_asked_for_a_third_exchange(desk: Any, way: str, pile: str) -> None:
    with pytest.raises(BadInput, match=f"A, {pile}: two cards are exchanged at most"):
        desk.lay(
            {"hand": "ves", "deck": "trebuchet", pile: "dethmold keira_metz"},
            {"hand": "fiend"},
            asked="AB",
            question="exchange",
            options={"exchange": way},
        )


@rule("GW-22", "GW-45", "GW-119", "GW-126")
def test_the_first_mode_offered_is_the_printed_word() -> None:
    mode = GAME.modes[0]
    assert mode.name == "printed"
    counters = GAME.view(GAME.setup(mode.options, 1), None).counters
    assert (counters["preset"], counters["pile"]) == ("tabletop", "owner")
    assert (counters["exchange"], counters["weather_on_zero"]) == ("discard", "one")
    assert [mode.name for mode in GAME.modes] == ["printed", "tabletop", "videogame"]


@rule("GW-22")
def test_with_an_empty_deck_nothing_can_be_exchanged(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend"}, asked="AB", question="exchange")
    assert set(study.says(0)) == {"keep"}


@rule("GW-23")
def test_both_exchange_at_the_same_time(desk: Any) -> None:
    study = desk.start()
    assert study.asked() == ["A", "B"]
    study.answer(1, "keep")
    assert study.asked() == ["A"]
    assert study.state.round == 0
    study.answer(0, "keep")
    assert study.state.round == 1


@rule("GW-24")
def test_nothing_else_is_drawn_and_an_empty_deck_has_no_penalty(desk: Any) -> None:
    study = desk.lay({"hand": "ves thaler"}, {"hand": "fiend werewolf"})
    study.act("play ves close", "play fiend close")
    assert study.side("A")["hand"] == ["thaler"]
    assert study.asked() == ["A"]
    drawn = [kind for kind in study.kinds() if kind.startswith("cards.drawn")]
    assert drawn == []


@rule("GW-99", "W-61", "GW-89")
def test_daisy_of_the_valley_opens_with_eleven_cards_unless_cancelled(desk: Any) -> None:
    daisy = desk.code("scoiatael", "francesca_daisy_of_the_valley")
    study = desk.start({"deck_a": daisy, "deck_b": "scoiatael"})
    assert len(study.side("A")["hand"]) == 11
    assert len(study.side("B")["hand"]) == 10
    flame = desk.code("nilfgaard", "emhyr_the_white_flame")
    study = desk.start({"deck_a": flame, "deck_b": daisy}).act("start")
    assert len(study.side("B")["hand"]) == 10
    assert study.side("B")["leader_state"] == "cancelled"


@rule("GW-130")
def test_seed_and_actions_give_the_same_game_again() -> None:
    def play() -> object:
        state = GAME.setup({}, 77)
        dice = seeded(5)
        while not state.over:
            seat = state.turn()
            state.answer(seat, state.pick(seat, dice))
        return GAME.write_state(state)

    assert play() == play()
    assert GAME.write_state(GAME.setup({}, 77)) != GAME.write_state(GAME.setup({}, 78))


@rule("GW-20", "GW-22")
def test_nobody_has_exchanges_left_once_the_exchange_is_over(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves dethmold", "deck": "thaler keira_metz"},
        {"hand": "fiend nekker", "deck": "nekker"},
        asked="AB",
        question="exchange",
    )

    def left() -> object:
        return GAME.view(study.state, None).counters["exchanges_left"]

    assert left() == (2, 2)
    study.answer(0, "exchange ves")
    assert left() == (1, 2)
    again = read(GAME, write(GAME, study.state))
    assert GAME.view(again, None).counters["exchanges_left"] == (1, 2)
    study.answer(0, "exchange dethmold")
    assert left() == (0, 2)
    study.answer(1, "keep")
    assert left() == (0, 0)
    again = read(GAME, write(GAME, study.state))
    assert GAME.view(again, None).counters["exchanges_left"] == (0, 0)
