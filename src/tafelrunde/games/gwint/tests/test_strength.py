"""GW-43 to GW-47, GW-57 to GW-61  Strength, with the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.testing import rule
from tafelrunde.words import Words

VIDEO = {"preset": "videogame"}

EXAMPLES = [
    ("W-1", {"close": "3*commando"}, "", (12, 12, 12)),
    ("W-2", {"close": "3*commando"}, "frost", (3, 3, 3)),
    ("W-3", {"close": "3*commando", "slots": "close:horn"}, "frost", (6, 6, 6)),
    ("W-4", {"siege": "2*catapult"}, "", (16, 16)),
    ("W-4", {"siege": "2*catapult", "slots": "siege:horn"}, "", (32, 32)),
    ("W-5", {"siege": "2*catapult expert", "slots": "siege:horn"}, "", (34, 34, 2)),
    ("W-7", {"siege": "3*expert"}, "", (3, 3, 3)),
    ("W-7", {"siege": "3*expert"}, "rain", (3, 3, 3)),
    ("W-9", {"ranged": "havekar_healer"}, "fog", (0,)),
    ("W-10", {"ranged": "havekar_healer milva"}, "fog", (1, 1)),
    ("W-10", {"ranged": "havekar_healer milva", "slots": "ranged:horn"}, "fog", (2, 2)),
    ("W-11", {"close": "geralt isengrim_faoiltiarna mahakaman_defender"}, "", (15, 10, 6)),
    ("W-13", {"close": "dandelion vesemir zoltan_chivay"}, "", (4, 12, 10)),
    ("W-14", {"close": "dandelion vesemir zoltan_chivay", "slots": "close:horn"}, "", (4, 12, 10)),
    ("W-15", {"close": "dandelion vesemir zoltan_chivay"}, "frost", (2, 2, 2)),
    ("W-17", {"close": "decoy ves", "slots": "close:horn"}, "", (0, 10)),
    ("W-18", {"close": "kayran harpy celaeno_harpy 2*nekker"}, "", (8, 3, 3, 3, 3)),
    ("W-18", {"close": "kayran harpy celaeno_harpy 2*nekker"}, "frost", (8, 2, 2, 2, 2)),
    (
        "W-19",
        {"close": "2*impera_brigade_guard 2*young_emissary nausicaa_cavalry_rider"},
        "",
        (6, 6, 10, 10, 2),
    ),
    (
        "W-19",
        {
            "close": "2*impera_brigade_guard 2*young_emissary nausicaa_cavalry_rider",
            "slots": "close:horn",
        },
        "",
        (12, 12, 20, 20, 4),
    ),
    ("W-24", {"ranged": "3*young_berserker"}, "", (2, 2, 2)),
    ("W-24", {"ranged": "3*transformed_young_vildkaarl"}, "", (24, 24, 24)),
    ("W-24", {"ranged": "3*transformed_young_vildkaarl"}, "fog", (3, 3, 3)),
    ("W-25", {"close": "berserker donar_an_hindar"}, "", (4, 4)),
    ("W-25", {"close": "transformed_vildkaarl donar_an_hindar"}, "", (14, 5)),
]


@rule("GW-44", "GW-59", "GW-113")
@pytest.mark.parametrize(("number", "side", "weather", "strengths"), EXAMPLES)
def test_a_round_is_scored_by_the_strengths_that_were_shown(
    desk: Any, number: str, side: dict[str, Any], weather: str, strengths: tuple[int, ...]
) -> None:
    study = desk.lay(side, {"hand": "fiend", "passed": True}, weather=weather)
    assert study.totals() == (sum(strengths), 0)
    study.act("pass")
    assert list(study.state.scores) == [sum(strengths), 0]


@rule("W-1", "W-2", "W-3", "W-4", "W-5", "W-7", "W-9")
@rule("W-10", "W-11", "W-13", "W-14", "W-15", "W-17", "W-18")
@rule("W-19", "W-24", "W-25", "GW-43", "GW-57", "GW-58", "GW-59")
@pytest.mark.parametrize(("number", "side", "weather", "strengths"), EXAMPLES)
def test_worked_examples(
    desk: Any, number: str, side: dict[str, str], weather: str, strengths: tuple[int, ...]
) -> None:
    study = desk.lay(side, {"hand": "fiend"}, asked="B", weather=weather)
    row = next(place for place in side if place != "slots")
    assert study.strengths(f"{row}/A") == strengths, number
    assert study.totals() == (sum(strengths), 0)


@rule("W-9", "W-10", "GW-45")
@pytest.mark.parametrize(
    ("side", "strengths"),
    [
        ({"ranged": "havekar_healer"}, (1,)),
        ({"ranged": "havekar_healer milva"}, (2, 1)),
        ({"ranged": "havekar_healer milva", "slots": "ranged:horn"}, (4, 2)),
    ],
)
def test_worked_examples_as_printed(desk: Any, side: Any, strengths: tuple[int, ...]) -> None:
    study = desk.lay(side, weather="fog", options=GAME.modes[0].options)
    assert study.strengths("ranged/A") == strengths


@rule("W-13", "W-14", "W-15", "GW-61")
@pytest.mark.parametrize(
    ("slots", "weather", "strengths"),
    [("", "", (2, 12, 10)), ("close:horn", "", (4, 12, 10)), ("", "frost", (1, 2, 2))],
)
def test_a_horn_unit_does_not_double_itself_in_the_video_game(
    desk: Any, slots: str, weather: str, strengths: tuple[int, ...]
) -> None:
    side = {"close": "dandelion vesemir zoltan_chivay", "slots": slots}
    study = desk.lay(side, {"hand": "fiend"}, asked="B", weather=weather, options=VIDEO)
    assert study.strengths("close/A") == strengths
    single = {"horn_unit_doubles_itself": "no"}
    assert desk.lay(side, weather=weather, options=single).strengths("close/A") == strengths


@rule("W-20", "W-21", "GW-82", "GW-84")
def test_the_storm_hits_two_rows_and_clear_weather_ends_it(desk: Any) -> None:
    side = {
        "close": "ves geralt",
        "ranged": "dethmold philippa_eilhart",
        "siege": "2*catapult ballista",
        "hand": "clear",
    }
    assert desk.lay(side, weather="storm").totals() == (20 + 11 + 5, 0)
    study = desk.lay({**side, "hand": "clear thaler"}, {"hand": "fiend"}, weather="storm frost")
    assert study.totals() == (16 + 11 + 5, 0)
    study.act("weather clear_weather")
    assert study.totals() == (20 + 16 + 38, 0)


@rule("W-22", "GW-94")
@pytest.mark.parametrize("leads", ["A", "B"])
def test_the_treacherous_doubles_regular_spies_on_both_sides(desk: Any, leads: str) -> None:
    treacherous = {"leader": "eredin_the_treacherous"}
    spies = {"close": "stefan_skellen@B elf@B"}
    a = {**spies, **(treacherous if leads == "A" else {})}
    b = {"hand": "fiend", **(treacherous if leads == "B" else {})}
    assert desk.lay(a, b).strengths("close/A") == (18, 0)
    horned = {**a, "slots": "close:horn"}
    assert desk.lay(horned, b).strengths("close/A") == (36, 0)
    assert desk.lay(horned, b, weather="frost").strengths("close/A") == (4, 0)
    cancelled = {**b, "leader_state": "cancelled"} if leads == "B" else b
    off = {**a, "leader_state": "cancelled"} if leads == "A" else a
    assert desk.lay(off, cancelled).strengths("close/A") == (9, 0)


@rule("GW-43")
def test_the_order_is_weather_spies_bond_morale_horn(desk: Any) -> None:
    side = {"siege": "2*catapult expert", "slots": "siege:horn"}
    assert desk.lay(side, weather="rain").strengths("siege/A") == (6, 6, 2)


@rule("GW-44")
def test_totals_are_sums_without_upper_limit(desk: Any) -> None:
    study = desk.lay(
        {
            "close": "3*commando geralt",
            "siege": "2*catapult 3*expert",
            "ranged": "3*crinfrid_reavers_dragon_hunter",
            "slots": "close:horn siege:horn ranged:horn",
        },
        {"hand": "fiend"},
    )
    counters = GAME.view(study.state, 1).counters
    assert counters["row_totals"] == (
        ("close", "A", 3 * 24 + 15),
        ("ranged", "A", 3 * 30),
        ("siege", "A", 2 * 38 + 3 * 6),
        ("close", "B", 0),
        ("ranged", "B", 0),
        ("siege", "B", 0),
    )
    assert study.totals() == (87 + 90 + 94, 0)


@rule("GW-45", "GW-81")
@pytest.mark.parametrize(
    ("weather", "row", "card"),
    [("frost", "close", "ves"), ("fog", "ranged", "dethmold"), ("rain", "siege", "trebuchet")],
)
def test_weather_leaves_one_on_both_sides(desk: Any, weather: str, row: str, card: str) -> None:
    study = desk.lay({row: card}, {row: card}, weather=weather)
    assert study.totals() == (1, 1)


@rule("GW-45")
@pytest.mark.parametrize(("option", "left"), [("stays", 0), ("one", 1)])
def test_under_weather_a_printed_0_stays_or_counts_1(desk: Any, option: str, left: int) -> None:
    options = {"weather_on_zero": option}
    side = {"ranged": "havekar_healer dethmold decoy", "close": "mysterious_elf@B"}
    study = desk.lay(side, {"ranged": "havekar_healer"}, weather="fog frost", options=options)
    assert study.strengths("ranged/A") == (left, 1, 0)
    assert study.strengths("close/A") == (0,)
    assert study.totals() == (left + 1, left)
    clear = desk.lay(side, options=options)
    assert clear.strengths("ranged/A") == (0, 6, 0)
    steps = GAME.explain(study.state, "ranged/A", 0).steps
    assert (steps[-1].step, steps[-1].strength) == ("weather", left)


@rule("GW-45", "GW-101")
@pytest.mark.parametrize(("card", "left"), [("kambi", 1), ("birna_bran", 1), ("madman_lugos", 3)])
def test_king_bran_never_harms_beside_that_option(desk: Any, card: str, left: int) -> None:
    bran = {"leader": "king_bran", "close": card}
    study = desk.lay(bran, weather="frost", options={"weather_on_zero": "one"})
    assert study.strengths("close/A") == (left,)


@rule("GW-46")
def test_heroes_count_what_is_printed(desk: Any) -> None:
    side = {"close": "geralt ves dandelion", "slots": "close:horn"}
    assert desk.lay(side, weather="frost").strengths("close/A")[0] == 15


@rule("GW-47")
def test_a_decoy_always_counts_nothing(desk: Any) -> None:
    study = desk.lay({"siege": "decoy expert", "slots": "siege:horn"}, weather="rain")
    assert study.strengths("siege/A") == (0, 2)


@rule("GW-57")
@pytest.mark.parametrize(("copies", "each"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_bonded_cards_count_as_often_as_they_are_many(desk: Any, copies: int, each: int) -> None:
    study = desk.lay({"close": f"{copies}*impera_brigade_guard"}, {"close": "impera_brigade_guard"})
    assert study.totals() == (each * copies, 3)


@rule("GW-58")
def test_morale_lifts_the_others_of_the_row_only(desk: Any) -> None:
    study = desk.lay(
        {"close": "isengrim_faoiltiarna dennis_cranmer decoy geralt", "ranged": "toruviel"},
        {"close": "fiend"},
    )
    assert study.strengths("close/A") == (10, 7, 0, 15)
    assert study.strengths("ranged/A") == (2,)
    assert study.strengths("close/B") == (6,)


@rule("GW-60")
def test_several_horns_double_once_and_one_is_enough(desk: Any) -> None:
    side = {"siege": "draig_bon_dhu holger_blackhand", "slots": "siege:horn"}
    assert desk.lay(side).strengths("siege/A") == (4, 8)
    assert desk.lay({"siege": side["siege"]}).strengths("siege/A") == (4, 8)
    assert desk.lay({"siege": "holger_blackhand", "slots": "siege:leader"}).totals() == (8, 0)


@rule("GW-101")
@pytest.mark.parametrize(
    ("card", "left"), [("madman_lugos", 3), ("birna_bran", 1), ("kambi", 0), ("svanrige", 2)]
)
def test_king_bran_keeps_half_on_his_side(desk: Any, card: str, left: int) -> None:
    bran = {"leader": "king_bran", "close": card}
    study = desk.lay(bran, {"close": "fiend"}, weather="frost")
    assert study.totals() == (left, 1)
    study = desk.lay({**bran, "close": "stefan_skellen@B geralt"}, weather="frost")
    assert study.strengths("close/A") == (4, 15)
    study = desk.lay({**bran, "leader_state": "cancelled"}, weather="frost")
    assert study.totals()[0] == min(left, 1)


@rule("GW-43", "W-5")
def test_a_strength_is_explained_step_by_step_in_both_languages(desk: Any) -> None:
    side = {"siege": "2*catapult expert", "slots": "siege:horn"}
    study = desk.lay(side, weather="rain")
    found = GAME.explain(study.state, "siege/A", 0)
    assert [(step.step, step.amount, step.strength) for step in found.steps] == [
        ("printed", 8, 8),
        ("weather", 1, 1),
        ("bond", 2, 2),
        ("morale", 1, 3),
        ("horn", 2, 6),
    ]
    assert found.strength == 6
    for language in ("en", "de"):
        words = Words(GAME, language)
        told = [words.say(id, facts) for id, facts in found.messages()]
        assert len(set(told)) == 5
        assert "8" in told[0]
        assert "6" in told[-1]


@rule("GW-43", "GW-46", "GW-47", "GW-94", "GW-101")
def test_every_card_on_a_field_is_explained_as_it_counts(desk: Any) -> None:
    study = desk.lay(
        {
            "leader": "king_bran",
            "close": "geralt decoy stefan_skellen@B 2*clan_an_craite_warrior",
            "siege": "draig_bon_dhu",
        },
        {"leader": "eredin_the_treacherous", "close": "kayran harpy", "ranged": "toad"},
        weather="frost storm",
    )
    steps: set[str] = set()
    for seat, name in enumerate("AB"):
        for row in ("close", "ranged", "siege"):
            for at, strength in enumerate(study.strengths(f"{row}/{name}")):
                found = GAME.explain(study.state, f"{row}/{name}", at)
                assert found.strength == strength
                steps.update(step.step for step in found.steps)
                for id, facts in found.messages():
                    assert Words(GAME, "de").say(id, facts) != Words(GAME, "en").say(id, facts)
        assert seat in (0, 1)
    assert steps >= {"hero", "decoy", "printed", "weather", "half_weather", "spies", "bond", "horn"}
