"""GW-48 to GW-73  Unit abilities and heroes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.testing import rule

VIDEO = {"preset": "videogame"}
WAITING = {"hand": "fiend griffin"}


@rule("GW-48", "GW-50")
@pytest.mark.parametrize(("spy", "row"), [("stefan_skellen", "close"), ("elf", "close")])
def test_a_spy_lies_with_the_opponent_and_two_cards_are_drawn(
    desk: Any, spy: str, row: str
) -> None:
    id = "mysterious_elf" if spy == "elf" else spy
    study = desk.lay({"hand": spy, "deck": "vreemde sweers albrich"}, WAITING)
    study.act(f"spy {id} {row}")
    assert study.side("B")[row] == [f"{id}@A"]
    assert (len(study.side("A")["hand"]), len(study.side("A")["deck"])) == (2, 1)
    assert study.totals() == (0, 9 if spy == "stefan_skellen" else 0)


@rule("GW-49", "W-34")
@pytest.mark.parametrize(("deck", "drawn"), [("ves", 1), ("", 0)])
def test_a_spy_draws_what_there_is(desk: Any, deck: str, drawn: int) -> None:
    study = desk.lay({"hand": "thaler sabrina_glevissig", "deck": deck}, WAITING)
    study.act("spy thaler siege")
    assert study.totals() == (0, 1)
    assert len(study.side("A")["hand"]) == 1 + drawn


@rule("GW-51")
def test_an_agile_card_goes_to_close_or_ranged_for_good(desk: Any) -> None:
    for row in ("close", "ranged"):
        study = desk.lay({"hand": "yaevinn toruviel"}, WAITING)
        assert {"play yaevinn close", "play yaevinn ranged"} <= set(study.says())
        assert "play yaevinn siege" not in study.says()
        study.act(f"play yaevinn {row}", "play fiend close")
        assert study.side("A")[row] == ["yaevinn"]
        assert set(study.says()) == {"pass", "play toruviel ranged"}


@rule("GW-52", "GW-79")
def test_the_row_is_chosen_again_when_the_card_comes_back(desk: Any) -> None:
    study = desk.lay({"hand": "havekar_healer", "discard": "yaevinn"}, WAITING)
    study.act("play havekar_healer ranged")
    assert set(study.says()) == {"revive yaevinn close", "revive yaevinn ranged"}
    study = desk.lay({"hand": "decoy", "close": "yaevinn"}, {"hand": "fiend griffin"})
    study.act("decoy yaevinn close", "play fiend close", "play yaevinn ranged")
    assert study.side("A")["ranged"] == ["yaevinn"]


@rule("GW-53")
def test_a_medic_plays_a_regular_unit_of_the_own_pile(desk: Any) -> None:
    study = desk.lay(
        {"hand": "dun_banner_medic", "discard": "geralt scorch ves decoy"},
        {"hand": "fiend", "discard": "griffin"},
    )
    study.act("play dun_banner_medic siege")
    assert set(study.says()) == {"revive ves close"}
    assert study.refusal(0, "revive geralt_of_rivia close").code == "only-regular-units"
    assert study.refusal(0, "revive griffin close").code == "not-in-pile"
    study.act("revive ves close")
    assert study.side("A")["close"] == ["ves"]
    assert "ves" not in study.side("A")["discard"]


@rule("GW-54", "W-32")
def test_a_medic_must_revive_if_it_can_and_is_just_placed_if_not(desk: Any) -> None:
    study = desk.lay({"hand": "havekar_healer", "discard": "riordain"}, WAITING)
    study.act("play havekar_healer ranged")
    assert set(study.says()) == {"revive riordain ranged"}
    assert study.refusal(0, "pass").rule == "GW-54"
    study = desk.lay({"hand": "havekar_healer", "discard": "eithne scorch"}, WAITING)
    study.act("play havekar_healer ranged")
    assert study.asked() == ["B"]
    assert study.totals() == (0, 0)
    assert study.side("A")["ranged"] == ["havekar_healer"]


@rule("GW-55", "W-31")
def test_medics_revive_in_a_chain(desk: Any) -> None:
    study = desk.lay(
        {
            "hand": "menno_coehoorn",
            "discard": "etolian_auxiliary_archers black_infantry_archer",
        },
        WAITING,
    )
    study.act("play menno_coehoorn close", "revive etolian_auxiliary_archers ranged")
    assert set(study.says()) == {"revive black_infantry_archer ranged"}
    study.act("revive black_infantry_archer ranged")
    assert study.totals() == (21, 0)


@rule("GW-55")
def test_revived_muster_and_scorch_units_act_again(desk: Any) -> None:
    study = desk.lay(
        {"hand": "yennefer_of_vengerberg", "discard": "nekker", "deck": "2*nekker fiend"},
        {"hand": "ves"},
    )
    study.act("play yennefer_of_vengerberg ranged", "revive nekker close")
    assert study.side("A")["close"] == ["nekker"] * 3
    study = desk.lay(
        {"hand": "yennefer_of_vengerberg", "discard": "villentretenmerth"},
        {"hand": "ves", "close": "fiend griffin"},
    )
    study.act("play yennefer_of_vengerberg ranged", "revive villentretenmerth close")
    assert study.side("B")["discard"] == ["fiend"]


@rule("GW-56", "W-26")
def test_all_crones_come_from_the_deck(desk: Any) -> None:
    study = desk.lay(
        {"hand": "crone_brewess", "deck": "crone_weavess crone_whispess fiend"}, WAITING
    )
    study.act("play crone_brewess close")
    assert study.totals() == (18, 0)
    assert study.side("A")["deck"] == ["fiend"]


@rule("GW-56", "W-27")
def test_cards_in_the_hand_stay_there_on_the_table_and_come_in_the_video_game(desk: Any) -> None:
    a = {
        "hand": "2*arachas",
        "deck": "arachas arachas_behemoth fiend",
        "discard": "",
    }
    study = desk.lay(a, WAITING).act("play arachas close")
    assert study.totals() == (14, 0)
    assert (study.side("A")["hand"], study.side("A")["deck"]) == (["arachas"], ["fiend"])
    for options in (VIDEO, {"muster_from_hand": "yes"}):
        study = desk.lay(a, WAITING, options=options).act("play arachas close")
        assert study.totals() == (18, 0)
        assert (study.side("A")["hand"], study.side("A")["deck"]) == ([], ["fiend"])


@rule("GW-56")
def test_muster_leaves_the_discard_pile_and_the_other_deck_alone(desk: Any) -> None:
    study = desk.lay(
        {"hand": "nekker", "discard": "nekker", "deck": "fiend"}, {"hand": "ves", "deck": "nekker"}
    )
    study.act("play nekker close")
    assert study.side("A")["close"] == ["nekker"]
    assert study.side("B")["deck"] == ["nekker"]


@rule("W-28", "W-29", "GW-56")
def test_cerys_calls_shield_maidens_and_is_not_called(desk: Any) -> None:
    maiden = "clan_drummond_shield_maiden"
    study = desk.lay({"hand": "cerys", "deck": f"3*{maiden}"}, WAITING).act("play cerys close")
    assert study.totals() == (46, 0)
    study = desk.lay({"hand": maiden, "deck": "cerys"}, WAITING).act(f"play {maiden} close")
    assert study.totals() == (4, 0)
    assert study.side("A")["deck"] == ["cerys"]


@rule("W-30", "GW-56")
def test_gaunter_calls_darkness_and_is_not_called(desk: Any) -> None:
    dark = "gaunter_odimm_darkness"
    study = desk.lay({"hand": "gaunter_odimm", "deck": f"3*{dark}"}, WAITING)
    assert study.act("play gaunter_odimm siege").totals() == (14, 0)
    study = desk.lay({"hand": dark, "deck": f"2*{dark} gaunter_odimm"}, WAITING)
    assert study.act(f"play {dark} ranged").totals() == (12, 0)
    assert study.side("A")["deck"] == ["gaunter_odimm"]


@rule("GW-62", "GW-63", "W-40", "W-41", "W-42", "W-43", "W-44")
@pytest.mark.parametrize(
    ("number", "row", "weather", "left"),
    [
        ("W-40", "geralt ves", "", ["geralt_of_rivia"]),
        ("W-41", "ves yarpen_zigrin", "", ["ves", "yarpen_zigrin"]),
        ("W-42", "zoltan_chivay siegfried_of_denesle", "", []),
        ("W-43", "letho_of_gulet", "", ["letho_of_gulet"]),
        ("W-44", "3*commando", "frost", ["blue_stripes_commando"] * 3),
    ],
)
def test_scorch_on_a_unit(desk: Any, number: str, row: str, weather: str, left: list[str]) -> None:
    study = desk.lay(
        {"hand": "villentretenmerth griffin"},
        {"close": row, "hand": "fiend"},
        weather=weather,
    )
    study.act("play villentretenmerth close")
    assert study.side("B")["close"] == left, number
    assert study.totals()[0] == (1 if weather else 7)


@rule("GW-63")
def test_own_units_and_other_rows_are_never_hit(desk: Any) -> None:
    study = desk.lay(
        {"hand": "toad fiend", "close": "draug"},
        {
            "ranged": "2*black_infantry_archer",
            "siege": "heavy_zerrikanian_fire_scorpion",
            "hand": "ves",
        },
    )
    study.act("play toad ranged")
    assert study.side("B")["ranged"] == []
    assert study.side("B")["siege"] == ["heavy_zerrikanian_fire_scorpion"]
    assert study.side("A")["ranged"] == ["toad"]


@rule("GW-64", "W-46", "W-47")
def test_the_pirate_burns_the_strongest_and_maybe_himself(desk: Any) -> None:
    study = desk.lay({"hand": "clan_dimun_pirate svanrige"}, {"close": "ves", "hand": "fiend"})
    assert study.act("play clan_dimun_pirate ranged").totals() == (0, 5)
    study = desk.lay({"hand": "clan_dimun_pirate svanrige"}, {"siege": "catapult", "hand": "fiend"})
    assert study.act("play clan_dimun_pirate ranged").totals() == (6, 0)


@rule("GW-65", "GW-66", "W-24", "W-25", "GW-36")
def test_mardroeme_transforms_berserkers_now_and_later(desk: Any) -> None:
    study = desk.lay(
        {"hand": "mardroeme young_berserker", "ranged": "2*young_berserker", "close": "berserker"},
        {"hand": "fiend griffin", "ranged": "young_berserker"},
    )
    study.act("fill mardroeme ranged")
    assert study.side("A")["ranged"] == ["transformed_young_vildkaarl"] * 2
    assert study.side("A")["close"] == ["berserker"]
    assert study.side("B")["ranged"] == ["young_berserker"]
    study.act("play fiend close", "play young_berserker ranged")
    assert study.strengths("ranged/A") == (24, 24, 24)


@rule("GW-65")
def test_ermion_transforms_the_row_he_lies_in(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ermion young_berserker svanrige", "ranged": "young_berserker"},
        {"hand": "fiend griffin"},
    )
    study.act("play ermion ranged")
    assert study.strengths("ranged/A") == (8, 8)
    study.act("play fiend close", "play young_berserker ranged")
    assert study.strengths("ranged/A") == (16, 8, 16)


@rule("GW-67")
def test_a_transformed_card_turns_back_when_it_leaves(desk: Any) -> None:
    taken = desk.lay(
        {"hand": "decoy svanrige", "close": "transformed_vildkaarl"}, {"hand": "fiend"}
    ).act("decoy transformed_vildkaarl close")
    assert "berserker" in taken.side("A")["hand"]
    study = desk.lay(
        {"hand": "decoy svanrige", "close": "transformed_vildkaarl"}, {"hand": "scorch fiend"}
    )
    study.act("pass", "special scorch")
    assert study.side("A")["discard"] == ["berserker"]
    assert GAME.census(study.state)[2] is True  # type: ignore[index]


@rule("GW-68")
def test_transformed_cards_bond_with_each_other_only(desk: Any) -> None:
    row = {"ranged": "2*transformed_young_vildkaarl young_berserker"}
    assert desk.lay(row).strengths("ranged/A") == (16, 16, 2)


@rule("GW-69", "GW-71")
def test_an_avenger_comes_to_the_close_row_where_its_card_lay(desk: Any) -> None:
    study = desk.lay({"hand": "scorch ves"}, {"hand": "fiend", "ranged": "cow"})
    study.act("special scorch")
    assert study.side("B")["close"] == ["bovine_defense_force"]
    assert study.side("B")["discard"] == ["cow"]


@rule("GW-70", "W-57")
def test_at_the_end_of_a_round_the_token_counts_in_the_next(desk: Any) -> None:
    study = desk.lay({"hand": "ves", "ranged": "cow"}, {"hand": "fiend", "passed": True})
    study.act("pass")
    assert study.state.round == 2
    assert study.totals() == (8, 0)
    assert study.side("A")["discard"] == ["cow"]


@rule("GW-70")
def test_no_avenger_comes_for_a_decoy_a_discard_or_when_the_game_is_over(desk: Any) -> None:
    study = desk.lay({"hand": "decoy ves", "ranged": "cow"}, WAITING).act("decoy cow ranged")
    assert study.totals() == (0, 0)
    study = desk.lay(
        {"leader": "eredin_destroyer_of_worlds", "hand": "cow fiend", "deck": "griffin"},
        {"hand": "ves"},
    )
    study.act("leader eredin_destroyer_of_worlds", "discard cow", "discard fiend", "search griffin")
    assert study.side("A")["close"] == []
    study = desk.lay(
        {"hand": "ves", "ranged": "cow", "gems": 1}, {"passed": True, "close": "fiend"}
    )
    study.act("pass")
    assert study.state.over
    assert study.side("A")["ranged"] == ["cow"]


@rule("GW-71")
def test_a_token_is_removed_or_played_again(desk: Any) -> None:
    study = desk.lay({"hand": "scorch ves"}, {"hand": "fiend", "close": "bovine_defense_force"})
    study.act("special scorch")
    assert study.side("B")["discard"] == []
    assert (study.state.tokens, study.state.removed) == (1, 1)
    study = desk.lay({"hand": "decoy ves", "close": "bovine_defense_force"}, WAITING)
    study.act("decoy bovine_defense_force close", "play fiend close")
    study.act("play bovine_defense_force close")
    assert study.totals() == (8, 6)


@rule("GW-72")
def test_heroes_are_touched_by_nothing(desk: Any) -> None:
    study = desk.lay(
        {"hand": "scorch decoy ves", "close": "geralt", "discard": "triss_merigold"},
        {"hand": "fiend griffin", "close": "draug"},
        weather="frost",
    )
    assert not any(word.startswith("decoy") for word in study.says())
    assert study.refusal(0, "decoy geralt_of_rivia close").code == "decoy-spares-heroes"
    study.act("special scorch")
    assert study.totals() == (15, 10)


@rule("GW-73")
def test_a_heros_own_ability_acts_on_others(desk: Any) -> None:
    study = desk.lay({"hand": "isengrim_faoiltiarna", "close": "dennis_cranmer"}, WAITING)
    assert study.act("play isengrim_faoiltiarna close").totals() == (17, 0)
    assert Counter(study.strengths("close/A")) == Counter((7, 10))
