"""GW-74 to GW-85  Special cards."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing import rule

WAITING = {"hand": "fiend griffin"}


@rule("GW-74", "W-4")
def test_a_horn_doubles_units_that_come_later_too(desk: Any) -> None:
    study = desk.lay({"hand": "horn catapult"}, WAITING)
    study.act("fill commanders_horn siege", "pass", "play catapult siege")
    assert list(study.state.scores) == [16, 0]
    assert study.side("A")["discard"] == ["catapult", "commanders_horn"]
    assert study.side("A")["slots"] == {}


@rule("GW-75", "W-38")
def test_scorch_burns_the_strongest_on_both_sides(desk: Any) -> None:
    study = desk.lay(
        {"hand": "scorch ves", "close": "vesemir", "ranged": "assire_var_anahid"},
        {"hand": "fiend", "close": "cahir_mawr_dyffryn_aep_ceallach letho_of_gulet"},
    )
    study.act("special scorch")
    assert study.totals() == (0, 10)
    assert study.side("A")["discard"] == ["scorch", "vesemir", "assire_var_anahid"]


@rule("GW-76")
def test_current_strength_decides_and_zeros_can_die(desk: Any) -> None:
    study = desk.lay(
        {"hand": "scorch ves"}, {"hand": "foglet", "close": "2*commando fiend griffin"}
    )
    study.act("special scorch")
    assert study.side("B")["close"] == ["fiend", "griffin"]
    study = desk.lay({"hand": "scorch ves"}, {"hand": "fiend", "ranged": "havekar_healer decoy"})
    study.act("special scorch")
    assert study.side("B")["ranged"] == ["decoy"]
    study = desk.lay({"hand": "scorch ves", "close": "geralt"}, {"hand": "fiend"})
    study.act("special scorch")
    assert study.totals() == (15, 0)


@rule("GW-77", "W-36")
def test_a_decoy_takes_the_place_of_a_unit(desk: Any) -> None:
    study = desk.lay({"hand": "decoy ves", "close": "3*commando"}, WAITING)
    study.act("decoy blue_stripes_commando close")
    assert study.strengths("close/A") == (0, 8, 8)
    assert study.side("A")["close"][0] == "decoy"
    assert "blue_stripes_commando" in study.side("A")["hand"]


@rule("GW-77")
def test_decoys_heroes_and_empty_places_are_no_targets(desk: Any) -> None:
    study = desk.lay(
        {"hand": "decoy ves", "close": "geralt decoy"}, {"hand": "fiend", "close": "draug"}
    )
    assert set(study.says()) == {"pass", "play ves close"}
    assert study.refusal(0, "decoy geralt_of_rivia close").rule == "GW-77"
    assert study.refusal(0, "decoy vesemir close").code == "decoy-without-target"
    assert study.refusal(0, "special decoy").code == "decoy-needs-target"


@rule("GW-78", "W-35")
def test_an_enemy_spy_may_be_taken_and_sent_back(desk: Any) -> None:
    study = desk.lay(
        {"hand": "decoy", "close": "shilard_fitz_oesterlen@B", "deck": "ves thaler dethmold"},
        WAITING,
    )
    assert study.totals() == (7, 0)
    study.act("decoy shilard_fitz_oesterlen close")
    assert study.totals() == (0, 0)
    study.act("play fiend close", "spy shilard_fitz_oesterlen close")
    assert study.totals() == (0, 13)
    assert len(study.side("A")["hand"]) == 2
    assert study.side("A")["close"] == ["decoy"]


@rule("GW-79")
def test_a_card_taken_back_acts_again_and_taking_it_triggers_nothing(desk: Any) -> None:
    study = desk.lay(
        {"hand": "decoy", "close": "nekker", "deck": "2*nekker"}, {"hand": "ves thaler"}
    )
    study.act("decoy nekker close")
    assert study.side("A")["deck"] == ["nekker"] * 2
    study.act("play ves close", "play nekker close")
    assert study.side("A")["close"] == ["decoy", "nekker", "nekker", "nekker"]


@rule("GW-80")
def test_a_decoy_stays_till_the_round_ends_and_is_never_kept_or_revived(desk: Any) -> None:
    study = desk.lay(
        {"faction": "monsters", "hand": "fiend", "close": "decoy"}, {"hand": "ves", "passed": True}
    )
    study.act("pass")
    assert study.side("A")["close"] == []
    assert study.side("A")["discard"] == ["decoy"]
    study = desk.lay({"hand": "dun_banner_medic", "discard": "decoy"}, WAITING)
    study.act("play dun_banner_medic siege")
    assert study.asked() == ["B"]


@rule("GW-81")
@pytest.mark.parametrize(
    ("card", "totals"), [("frost", (13, 13)), ("fog", (12, 12)), ("rain", (12, 12))]
)
def test_each_weather_hits_one_row_of_both_sides(desk: Any, card: str, totals: object) -> None:
    side = {"close": "ves", "ranged": "dethmold", "siege": "trebuchet"}
    study = desk.lay({**side, "hand": f"{card} thaler"}, {**side, "hand": "fiend"})
    study.act(*[word for word in study.says() if word.startswith("weather")])
    assert study.totals() == totals


@rule("GW-82")
def test_the_storm_lies_beside_fog_and_rain(desk: Any) -> None:
    study = desk.lay({"hand": "storm ves", "ranged": "milva"}, WAITING, weather="fog rain")
    study.act("weather skellige_storm")
    assert len(study.state.weather) == 3
    assert study.totals() == (1, 0)


@rule("GW-83")
def test_weather_acts_on_later_cards_and_a_second_copy_is_discarded(desk: Any) -> None:
    study = desk.lay({"hand": "2*frost ves"}, {"hand": "fiend griffin werewolf"})
    study.act("weather biting_frost", "play fiend close")
    assert study.totals() == (0, 1)
    study.act("weather biting_frost")
    assert "weather.repeated" in study.kinds()
    assert study.side("A")["discard"] == ["biting_frost"]
    assert len(study.state.weather) == 1


@rule("GW-84", "GW-119")
def test_clear_weather_discards_all_weather_to_those_who_played_it(desk: Any) -> None:
    study = desk.lay({"hand": "clear ves"}, WAITING, weather="frost@A rain@B")
    study.act("weather clear_weather")
    assert study.side("A")["discard"] == ["biting_frost", "clear_weather"]
    assert study.side("B")["discard"] == ["torrential_rain"]
    study = desk.lay({"hand": "clear ves"}, WAITING).act("weather clear_weather")
    assert study.side("A")["discard"] == ["clear_weather"]


@rule("GW-85")
def test_weather_ends_with_the_round(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend", "passed": True}, weather="frost@B")
    study.act("pass")
    assert len(study.state.weather) == 0
    assert study.side("B")["discard"] == ["biting_frost"]
