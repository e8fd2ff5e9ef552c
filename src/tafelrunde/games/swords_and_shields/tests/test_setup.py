"""SS-10 to SS-20, SS-127  Set-up and the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.rules.table import NAMES
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Deal, Stand


from tafelrunde.kernel import RESIGN


@rule("SS-10", "SS-20")
def test_two_players_and_one_order_of_set_up(deal: Deal) -> None:
    scene = deal()
    assert GAME.seats(GAME.complete({})) == 2
    assert scene.story() == ["game.begun", *["shop.filled"] * 5]
    scene.play("take_hpc red", "take_hpc blue")
    assert scene.story()[6:] == [
        "hpc.taken",
        "hpc.taken",
        "turn.begun",
        "hand.drawn",
        "hand.drawn.mine",
    ]


@rule("SS-11", "SS-12")
def test_both_decks_are_the_same_twelve_starter_cards(deal: Deal) -> None:
    scene = deal()
    first, second = scene.zone("P1", "deck"), scene.zone("P2", "deck")
    assert sorted(first) == sorted(second)
    assert first != second
    assert len(set(first)) == 12
    assert all("-1-" in card for card in first)
    assert (scene.hand("P1"), scene.hand("P2")) == ([], [])


@rule("SS-12", "SS-33")
def test_the_first_cards_are_drawn_in_the_own_first_turn(deal: Deal) -> None:
    scene = deal().play("take_hpc red", "take_hpc blue")
    starter = scene.written["active"]
    other = "P2" if starter == "P1" else "P1"
    assert (len(scene.hand(starter)), len(scene.hand(other))) == (5, 0)
    scene.play("end")
    assert (len(scene.hand(starter)), len(scene.hand(other))) == (5, 5)


@rule("SS-13")
@pytest.mark.parametrize("hp", [99, 50])
def test_a_normal_and_a_quick_game(deal: Deal, hp: int) -> None:
    assert deal({"hp": hp}).hp() == (hp, hp)


@rule("SS-14")
def test_the_second_player_chooses_a_life_point_card_first(deal: Deal) -> None:
    scene = deal()
    second = 1 - scene.state.starter
    assert scene.state.turn() == second
    assert len(scene.legal()) == 5
    scene.play("take_hpc green")
    assert scene.state.turn() == 1 - second
    assert len(scene.legal()) == 4
    assert scene.refusal("take_hpc green") == ("hpc-taken", "SS-14")


@rule("SS-14")
def test_random_life_point_cards_are_different(deal: Deal) -> None:
    seen = set()
    for seed in range(40):
        hpcs = deal({"hpc": "random"}, seed).view(None).counters["hpc"]
        assert len(set(hpcs)) == 2  # type: ignore[call-overload]
        seen.add(hpcs)
    assert len(seen) > 10


@rule("SS-15")
def test_no_gain_goes_beyond_ninety_nine_in_a_quick_game(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-8-red", "hp": 95}, options={"hp": 50})
    assert scene.play("trigger sword-8-red", "branch a").hp()[0] == 99


@rule("SS-16")
def test_hp_and_colours_are_seen_by_everybody(stand: Stand) -> None:
    scene = stand(P1={"hp": 40}, P2={"hp": 60})
    for seat in (0, 1, None):
        counters = scene.view(seat).counters
        assert (counters["hp"], counters["hpc"]) == ((40, 60), ("red", "blue"))


@rule("SS-17")
def test_the_shop_opens_with_five_of_fifty_six_cards(deal: Deal) -> None:
    state = deal().written
    cards = [*state["shop"], *state["shop_deck"]]
    assert (len(state["shop"]), len(cards)) == (5, 56)
    assert not any("-1-" in card for card in cards)
    assert state["shop_discard"] == []
    assert state["players"]["P1"]["discard"] == []


@rule("SS-18")
def test_the_starting_player_is_drawn(deal: Deal) -> None:
    starters = [deal(seed=seed).state.starter for seed in range(40)]
    assert 8 < sum(starters) < 32


@rule("SS-19")
def test_without_buying_only_the_very_first_turn_is_forbidden_to_buy(stand: Stand) -> None:
    zones = {
        "P1": {"field": "sword-2-red"},
        "P2": {"field": "sword-2-green", "hand": "sword-1-red"},
        "shop": "sword-2-blue",
    }
    fair = stand(**zones, round=1, options={"start": "no_buying"})
    assert fair.refusal("buy sword-2-blue 1 symbols") == ("no-purchase-yet", "SS-19")
    assert fair.may("attack")
    assert fair.play("end").may("buy sword-2-blue 1 symbols")
    later = stand(**zones, round=2, options={"start": "no_buying"})
    assert later.may("buy sword-2-blue 1 symbols")


@rule("SS-19")
@pytest.mark.parametrize(("start", "drawn"), [("printed", 5), ("even", 2), ("no_buying", 5)])
def test_with_an_even_start_only_the_very_first_hand_has_two_cards(
    deal: Deal, start: str, drawn: int
) -> None:
    scene = deal({"start": start, "hpc": "random"})
    starter = NAMES[scene.state.starter]
    other = NAMES[1 - scene.state.starter]
    assert len(scene.hand(starter)) == drawn
    assert [facts["count"] for facts in scene.told("hand.drawn")] == [drawn]
    scene.play("end")
    assert len(scene.hand(other)) == 5
    scene.play("end")
    assert len(scene.hand(starter)) == 5


@rule("SS-14", "SS-19")
@pytest.mark.parametrize(
    ("start", "begins"), [("printed", False), ("even", True), ("no_buying", False)]
)
def test_whoever_starts_evenly_chooses_a_life_point_card_first(
    deal: Deal, start: str, begins: bool
) -> None:
    scene = deal({"start": start})
    starter = scene.state.starter
    assert scene.state.turn() == (starter if begins else 1 - starter)
    scene.play("take_hpc red")
    assert scene.state.turn() == (1 - starter if begins else starter)
    assert scene.again().refusal("take_hpc red") == ("hpc-taken", "SS-14")
    scene.play("take_hpc blue")
    assert scene.asked == f"{NAMES[starter]} action"
    assert scene.state.players[starter].hpc == (0 if begins else 1)


@rule("SS-19")
@pytest.mark.parametrize("start", ["printed", "even"])
def test_the_first_turn_may_buy_unless_that_was_agreed(stand: Stand, start: str) -> None:
    zones = {"P1": {"field": "sword-2-red"}, "shop": "sword-2-blue"}
    assert stand(**zones, round=1, options={"start": start}).may("buy sword-2-blue 1 symbols")


@rule("SS-19", "SS-127")
def test_each_game_of_a_match_begins_with_two_cards(deal: Deal) -> None:
    scene = deal({"match": "best_of_3", "start": "even", "hpc": "random"})
    for _ in range(2):
        starter = scene.state.starter
        assert len(scene.hand(NAMES[starter])) == 2
        assert scene.hand(NAMES[1 - starter]) == []
        scene.call(RESIGN, starter)


@rule("SS-19", "SS-77", "SS-124", "SS-127")
def test_the_first_mode_is_the_printed_game_and_all_others_are_even() -> None:
    printed, *others = GAME.modes
    assert (printed.name, dict(printed.options)) == ("printed", {})
    assert GAME.defaults == {
        "hp": 99,
        "start": "printed",
        "counter": "after_attack",
        "exhaustion": "off",
        "hpc": "chosen",
        "match": "single",
    }
    assert [mode.name for mode in others] == ["duel", "quick", "random-hpc", "match"]
    for mode in others:
        assert (mode.options["start"], mode.options["exhaustion"]) == ("even", "round_40")
    assert dict(GAME.rated_options) == {"start": "even", "exhaustion": "round_40"}


def test_tables_of_old_still_know_what_their_mode_was_called() -> None:
    assert Words(GAME, "en").mode("plain") == "Duel by the plain rulebook"
    assert Words(GAME, "de").mode("plain") == "Duell nach dem reinen Regelheft"


@rule("SS-127", "SS-18", "SS-14")
def test_a_match_is_best_of_three_and_the_start_alternates(deal: Deal) -> None:
    scene = deal({"match": "best_of_3"})
    starter = scene.state.starter
    scene.call(RESIGN, 0)
    assert scene.asked.endswith("hpc")
    assert scene.state.starter == 1 - starter
    assert scene.view(None).counters["wins"] == (0, 1)
    scene.call(RESIGN, 1)
    assert scene.state.starter == starter
    scene.call(RESIGN, 0)
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.reason) == ((1,), "match")
    early = deal({"match": "best_of_3"})
    early.call(RESIGN, 0)
    early.call(RESIGN, 0)
    assert early.state.over


@rule("SS-127")
def test_the_games_of_a_match_are_dealt_differently(deal: Deal) -> None:
    scene = deal({"match": "best_of_3"})
    first = scene.zone("P1", "deck")
    scene.call(RESIGN, 0)
    assert scene.zone("P1", "deck") != first
    assert scene.hp() == (99, 99)
