"""GW-1 to GW-3, GW-103 to GW-125  Factions, the end of a round and of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.kernel import RESIGN, seeded
from tafelrunde.testing import rule

VIDEO = {"preset": "videogame"}


def finished(desk: Any, a: dict[str, Any], b: dict[str, Any], **more: Any) -> Any:
    """A round in which B has passed and A passes now."""
    return desk.lay(
        {"hand": "vesemir", **a}, {"hand": "zoltan_chivay", "passed": True, **b}, **more
    ).act("pass")


@rule("GW-1", "GW-114", "GW-2")
def test_the_higher_total_wins_and_the_loser_removes_a_gem(desk: Any) -> None:
    study = finished(desk, {"close": "ves"}, {"close": "fiend"})
    assert [study.side(name)["gems"] for name in "AB"] == [1, 2]
    study = finished(desk, {"close": "ves", "gems": 1}, {"close": "fiend"})
    outcome = GAME.outcome(study.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "gems")
    assert outcome.returns == (-1.0, 1.0)


@rule("GW-44", "GW-113")
def test_the_end_of_a_round_is_told_row_by_row(desk: Any) -> None:
    study = finished(desk, {"close": "ves", "siege": "catapult"}, {"close": "fiend"})
    (told,) = [event for event in study.events if event.kind == "round.won"]
    rows = told.facts["rows"]
    assert [row for row, *_ in rows] == ["close", "ranged", "siege"]
    assert [sum(side) for side in zip(*[totals for _, *totals in rows])] == [
        told.facts["a"],
        told.facts["b"],
    ]
    assert rows[1][1:] == (0, 0)
    assert rows[2][1] > rows[2][2] == 0


@rule("GW-3", "W-51")
def test_one_won_round_can_be_enough_after_a_drawn_one(desk: Any) -> None:
    study = finished(desk, {}, {})
    assert [study.side(name)["gems"] for name in "AB"] == [1, 1]
    study = finished(desk, {"gems": 1, "close": "geralt"}, {"gems": 1}, round=2)
    assert study.state.over
    assert study.state.winner == 0


@rule("GW-103", "W-56")
@pytest.mark.parametrize(("options", "chances"), [({}, 2), (VIDEO, 1)])
def test_monsters_keep_a_random_unit_card(desk: Any, options: Any, chances: int) -> None:
    kept: Counter[str] = Counter()
    for seed in range(60):
        study = finished(
            desk,
            {"faction": "monsters", "close": "fiend draug decoy"},
            {},
            options=options,
            dice=seeded(seed).write(),
        )
        kept.update(study.side("A")["close"])
    assert len(kept) == chances
    assert kept["fiend"] >= 15
    assert kept["decoy"] == 0
    assert sum(kept.values()) == 60


@rule("GW-103")
def test_enemy_spies_and_tokens_may_stay_too(desk: Any) -> None:
    monsters = {"faction": "monsters"}
    study = finished(desk, {**monsters, "close": "stefan_skellen@B"}, {})
    assert study.side("A")["close"] == ["stefan_skellen@B"]
    study = finished(desk, {**monsters, "close": "bovine_defense_force"}, {})
    assert study.side("A")["close"] == ["bovine_defense_force"]
    single = {"monsters_keep_heroes": "no"}
    study = finished(desk, {**monsters, "close": "draug"}, {}, options=single)
    assert study.side("A")["close"] == []


@rule("GW-104")
def test_the_kept_card_does_not_enter_again_but_its_lasting_ability_goes_on(desk: Any) -> None:
    study = finished(
        desk, {"faction": "monsters", "close": "dandelion", "deck": "nekker"}, {"close": ""}
    )
    assert study.strengths("close/A") == (4,)
    study = finished(desk, {"faction": "monsters", "close": "nekker", "deck": "nekker"}, {})
    assert study.side("A")["close"] == ["nekker"]
    assert study.side("A")["deck"] == ["nekker"]
    study = finished(desk, {"faction": "monsters"}, {})
    assert study.side("A")["close"] == []


@rule("GW-105")
def test_nothing_is_kept_when_the_game_is_over_and_two_monsters_keep_one_each(desk: Any) -> None:
    study = finished(desk, {"faction": "monsters", "close": "fiend"}, {"gems": 1})
    assert "unit.kept" not in study.kinds()
    monsters = {"faction": "monsters"}
    study = finished(desk, {**monsters, "close": "fiend"}, {**monsters, "close": "griffin"})
    assert (study.side("A")["close"], study.side("B")["close"]) == (["fiend"], ["griffin"])


@rule("GW-106", "W-49", "GW-115")
def test_nilfgaard_wins_a_level_round(desk: Any) -> None:
    twenty = {"close": "draug imlerith"}
    study = finished(
        desk, {"faction": "nilfgaard", **twenty}, {"faction": "monsters", "close": "geralt griffin"}
    )
    assert [study.side(name)["gems"] for name in "AB"] == [2, 1]
    assert list(study.state.scores) == [20, 20]


@rule("GW-107", "W-50", "GW-115")
def test_a_level_round_costs_both_a_gem(desk: Any) -> None:
    nilfgaard = {"faction": "nilfgaard", "close": "geralt"}
    for side in (nilfgaard, {"close": "geralt"}):
        study = finished(desk, side, side)
        assert [study.side(name)["gems"] for name in "AB"] == [1, 1]


@rule("GW-108")
def test_northern_realms_draws_for_a_won_round_only(desk: Any) -> None:
    north = {"faction": "northern_realms", "deck": "ves thaler"}
    study = finished(desk, {**north, "close": "geralt"}, {})
    assert len(study.side("A")["hand"]) == 2
    assert len(finished(desk, north, {}).side("A")["hand"]) == 1
    assert len(finished(desk, north, {"close": "geralt"}).side("A")["hand"]) == 1
    over = finished(desk, {**north, "close": "geralt"}, {"gems": 1})
    assert len(over.side("A")["hand"]) == 1


@rule("W-63", "GW-108", "GW-117")
def test_with_an_empty_deck_nothing_is_drawn(desk: Any) -> None:
    study = finished(desk, {"faction": "northern_realms", "close": "geralt"}, {})
    assert study.side("A")["hand"] == ["vesemir"]
    assert study.asked() == ["A"]


SKELLIGE = {"faction": "skellige", "gems": 1}


@rule("GW-110")
def test_skellige_brings_two_units_back_in_the_third_round(desk: Any) -> None:
    side = {**SKELLIGE, "discard": "udalryk svanrige geralt scorch"}
    study = finished(desk, {**side, "siege": "siege_tower"}, {"gems": 2}, round=2)
    assert study.state.round == 3
    rallied = [event for event in study.events if event.kind == "units.rallied"]
    assert len(rallied[0].facts["cards"]) == 2
    assert sum(len(study.side("A")[row]) for row in ("close", "ranged", "siege")) == 2
    early = finished(desk, {**side, "siege": "siege_tower"}, {"gems": 2}, round=1)
    assert early.totals() == (0, 0)
    few = finished(desk, {**SKELLIGE, "discard": "geralt", "siege": "siege_tower"}, {}, round=2)
    assert few.side("A")["siege"] == ["siege_tower"]


@rule("GW-111", "GW-52", "GW-41")
def test_rallied_units_enter_with_their_abilities_one_after_the_other(desk: Any) -> None:
    side = {
        **SKELLIGE,
        "discard": "light_longship olaf",
        "deck": "2*light_longship",
        "close": "geralt",
    }
    study = finished(desk, side, {"gems": 2}, round=2)
    assert study.question() == "place"
    assert GAME.view(study.state, None).zone("arriving").count in (1, 2)
    study.act("place olaf ranged")
    assert Counter(study.side("A")["ranged"]) == Counter(["light_longship"] * 3 + ["olaf"])
    assert study.asked() == ["A"]


@rule("GW-111")
def test_with_two_skellige_players_the_starting_player_goes_first(desk: Any) -> None:
    study = finished(
        desk,
        {**SKELLIGE, "discard": "svanrige", "close": "geralt"},
        {**SKELLIGE, "gems": 2, "discard": "udalryk"},
        round=2,
    )
    order = [event.facts["player"] for event in study.events if event.kind == "units.rallied"]
    assert order == ["A", "B"]


@rule("GW-112")
def test_the_card_file_goes_before_the_general_rules() -> None:
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    row = "ves,Ves,Ves,northern_realms,unit,close,5,,"
    assert row in text
    game = GAME.with_cards(
        text.replace(row, "ves,Ves,Ves,northern_realms,unit,agile,9,agile;spy,"), "x"
    )
    kind = game.book.ids.index("ves")
    assert (game.book.strengths[kind], game.book.rows[kind]) == (9, 3)
    assert game.book.has(kind, 1)


@rule("GW-113")
def test_the_steps_of_a_rounds_end_come_in_order(desk: Any) -> None:
    study = finished(
        desk,
        {"faction": "monsters", "close": "fiend"},
        {"faction": "northern_realms", "deck": "ves", "close": "geralt", "ranged": "cow"},
        weather="rain",
    )
    told = [kind for kind in study.kinds() if not kind.endswith(".mine")]
    assert told == [
        "player.passed",
        "round.won",
        "gem.lost",
        "unit.kept",
        "weather.cleared",
        "field.cleared",
        "token.entered",
        "cards.drawn",
        "round.began",
    ]


@rule("GW-116", "GW-119", "GW-120")
@pytest.mark.parametrize("options", [{"pile": "side"}, VIDEO])
def test_everything_may_leave_the_field_for_the_pile_of_its_side(desk: Any, options: Any) -> None:
    study = finished(
        desk,
        {"close": "ves shilard_fitz_oesterlen@B decoy", "slots": "close:horn"},
        {"faction": "nilfgaard", "siege": "trebuchet", "deck": "keira_metz"},
        weather="frost@B",
        options=options,
    )
    assert Counter(study.side("A")["discard"]) == Counter(
        ["ves", "shilard_fitz_oesterlen@B", "decoy", "commanders_horn"]
    )
    assert Counter(study.side("B")["discard"]) == Counter(["trebuchet", "biting_frost"])
    assert study.side("A")["hand"] == ["vesemir"]
    assert study.side("B")["deck"] == ["keira_metz"]


@rule("GW-119", "GW-120")
@pytest.mark.parametrize("options", [{}, {"pile": "owner"}, {**VIDEO, "pile": "owner"}])
def test_every_card_leaves_the_field_for_the_pile_of_its_owner(desk: Any, options: Any) -> None:
    study = finished(
        desk,
        {
            "close": "ves shilard_fitz_oesterlen@B siegfried_of_denesle@B decoy",
            "slots": "close:horn",
        },
        {"faction": "nilfgaard", "siege": "trebuchet"},
        weather="frost@B fog",
        options=options,
    )
    assert Counter(study.side("A")["discard"]) == Counter(
        ["ves", "decoy", "commanders_horn", "impenetrable_fog"]
    )
    assert Counter(study.side("B")["discard"]) == Counter(
        ["shilard_fitz_oesterlen", "siegfried_of_denesle", "trebuchet", "biting_frost"]
    )


@rule("GW-119", "GW-67")
@pytest.mark.parametrize(("pile", "home"), [("owner", "B"), ("side", "A")])
def test_a_changed_card_finds_its_pile_as_others_do(desk: Any, pile: str, home: str) -> None:
    study = finished(desk, {"close": "transformed_vildkaarl@B"}, {}, options={"pile": pile})
    assert len(study.side(home)["discard"]) == 1
    assert study.side("AB".replace(home, ""))["discard"] == []


@rule("GW-119", "GW-75")
@pytest.mark.parametrize(("options", "home"), [({}, "B"), (VIDEO, "A")])
def test_what_burns_goes_where_the_option_says(desk: Any, options: Any, home: str) -> None:
    study = desk.lay(
        {"hand": "scorch ves", "close": "stefan_skellen@B"}, {"hand": "fiend"}, options=options
    ).act("special scorch")
    piles = {name: study.side(name)["discard"] for name in "AB"}
    assert [name for name in "AB" if any("skellen" in card for card in piles[name])] == [home]
    assert "scorch" in piles["A"]


@rule("GW-119")
@pytest.mark.parametrize("pile", ["owner", "side"])
@pytest.mark.parametrize("card", ["scorch", "clear_weather", "biting_frost"])
def test_scorch_and_weather_go_to_the_pile_of_whose_deck_they_came_from(
    desk: Any, pile: str, card: str
) -> None:
    study = desk.lay(
        {"hand": f"{card}@B ves"}, {"hand": "fiend"}, weather="frost", options={"pile": pile}
    )
    study.act(next(answer for answer in study.says() if answer.split()[1:] == [card]))
    assert card in study.side("B")["discard"]
    assert f"{card}@B" not in study.side("A")["discard"]


@rule("GW-119", "GW-96")
@pytest.mark.parametrize(("options", "home"), [({}, "B"), (VIDEO, "A")])
def test_a_unit_taken_from_the_other_pile_goes_home_in_the_end(
    desk: Any, options: Any, home: str
) -> None:
    study = desk.lay(
        {"leader": "emhyr_the_relentless", "hand": "vreemde"},
        {"discard": "ves", "hand": "fiend", "passed": True},
        options=options,
    )
    study.act("leader_take emhyr_the_relentless ves", "play ves close", "pass")
    assert study.state.round == 2
    assert any("ves" in card for card in study.side(home)["discard"])


@rule("GW-120", "GW-53", "GW-55")
@pytest.mark.parametrize("options", [{}, VIDEO])
def test_whoever_has_the_spy_in_the_pile_may_revive_it(desk: Any, options: Any) -> None:
    study = finished(
        desk,
        {"close": "stefan_skellen@B geralt", "hand": "dun_banner_medic"},
        {"hand": "etolian_auxiliary_archers", "deck": "vreemde puttkammer"},
        options=options,
    )
    sender = not options
    study.act("play dun_banner_medic siege")
    assert (study.question() == "revive") is not sender
    if sender:
        study.act("play etolian_auxiliary_archers ranged", "revive stefan_skellen close")
        assert study.side("A")["close"] == ["stefan_skellen@B"]
        assert len(study.side("B")["hand"]) == 2


@rule("GW-117")
def test_the_winner_starts_the_next_round(desk: Any) -> None:
    assert finished(desk, {}, {"close": "geralt"}).asked() == ["B"]
    assert finished(desk, {"close": "geralt"}, {}, starter="B").asked() == ["A"]


@rule("GW-118")
@pytest.mark.parametrize(("starter", "then"), [("A", "B"), ("B", "A")])
def test_after_a_drawn_round_the_other_player_starts(desk: Any, starter: str, then: str) -> None:
    assert finished(desk, {}, {}, starter=starter).asked() == [then]


@rule("GW-121")
def test_every_card_belongs_to_the_deck_it_came_from(desk: Any) -> None:
    study = desk.lay(
        {"siege": "thaler@B", "close": "ves", "hand": "vesemir shilard_fitz_oesterlen@B"},
        {"discard": "dethmold@A", "hand": "fiend"},
    )
    decks = [GAME.deck_of(study.state, seat).cards for seat in (0, 1)]
    assert decks[0] == {"ves": 1, "vesemir": 1, "dethmold": 1}
    assert decks[1] == {"thaler": 1, "shilard_fitz_oesterlen": 1, "fiend": 1}
    assert GAME.census(study.state) == ((3, True), (3, True), True)


@rule("GW-122", "W-53", "W-54", "GW-123")
def test_without_gems_on_either_side_the_game_is_drawn(desk: Any) -> None:
    for number in (2, 3):
        study = finished(desk, {"gems": 1}, {"gems": 1}, round=number)
        outcome = GAME.outcome(study.state)
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.returns) == ((), "draw", (0.0, 0.0))


@rule("GW-124")
def test_a_game_has_two_or_three_rounds() -> None:
    rounds: Counter[int] = Counter()
    for seed in range(40):
        state = GAME.setup({}, seed)
        while not state.over:
            state.apply(state.legal()[state.dice.below(len(state.legal()))])
        rounds[int(state.round)] += 1
        assert len(state.scores) == 2 * state.round
    assert set(rounds) == {2, 3}


@rule("GW-125")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_give_up_at_any_time(desk: Any, seat: int) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend"})
    GAME.play(study.state, seat, RESIGN)
    outcome = GAME.outcome(study.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((1 - seat,), "resigned", "GW-125")
