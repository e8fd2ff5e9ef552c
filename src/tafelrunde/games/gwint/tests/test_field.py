"""GW-35 to GW-42  The field, and how cards enter it."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.gwint import GAME
from tafelrunde.testing import rule


@rule("GW-35")
def test_each_side_has_three_rows_and_the_weather_is_shared(desk: Any) -> None:
    view = GAME.view(desk.start().state, None)
    places = {zone.place for zone in view.zones}
    for name in "AB":
        assert {f"{row}/{name}" for row in ("close", "ranged", "siege")} <= places
    assert view.zone("weather").owner is None


@rule("GW-36")
def test_a_slot_holds_one_horn_or_mardroeme(desk: Any) -> None:
    study = desk.lay(
        {"faction": "skellige", "hand": "2*horn mardroeme", "slots": "close:mardroeme"},
        {"hand": "fiend griffin"},
    )
    assert "fill commanders_horn close" not in study.says()
    refusal = study.refusal(0, "fill commanders_horn close")
    assert (refusal.code, refusal.rule) == ("slot-is-full", "GW-36")
    study.act("fill commanders_horn siege", "play fiend close")
    assert set(study.says()) == {"pass", "fill commanders_horn ranged", "fill mardroeme ranged"}


@rule("GW-37")
def test_a_unit_goes_to_its_row_on_its_own_side(desk: Any) -> None:
    study = desk.lay({"hand": "ves dethmold trebuchet"}, {"hand": "fiend"})
    assert set(study.says()) == {
        "pass",
        "play ves close",
        "play dethmold ranged",
        "play trebuchet siege",
    }
    study.act("play dethmold ranged")
    assert study.side("A")["ranged"] == ["dethmold"]


@rule("GW-38")
def test_rows_hold_any_number_and_new_cards_come_last(desk: Any) -> None:
    full = "3*nekker 3*ghoul 3*arachas fiend griffin werewolf foglet botchling"
    study = desk.lay({"hand": "ves"}, {"close": full, "hand": "forktail draug"}, asked="B")
    before = study.side("B")["close"]
    study.act("play forktail close")
    assert study.side("B")["close"] == [*before, "forktail"]


@rule("GW-39")
def test_a_unit_lies_in_its_row_before_its_ability(desk: Any) -> None:
    study = desk.lay({"hand": "clan_dimun_pirate svanrige"}, {"hand": "fiend", "close": "harpy"})
    study.act("play clan_dimun_pirate ranged")
    assert study.kinds()[:2] == ["unit.played", "units.destroyed"]
    assert study.side("A")["discard"] == ["clan_dimun_pirate"]


@rule("GW-40", "GW-55")
def test_a_revived_card_uses_its_ability(desk: Any) -> None:
    study = desk.lay(
        {"hand": "dun_banner_medic", "discard": "thaler", "deck": "ves dethmold trebuchet"},
        {"hand": "fiend"},
    )
    study.act("play dun_banner_medic siege", "revive thaler siege")
    assert study.side("B")["siege"] == ["thaler@A"]
    assert len(study.side("A")["hand"]) == 2


@rule("GW-41")
def test_a_revived_medic_finishes_before_anything_else(desk: Any) -> None:
    study = desk.lay(
        {"hand": "menno_coehoorn", "discard": "2*etolian_auxiliary_archers vreemde"},
        {"hand": "fiend"},
    )
    study.act("play menno_coehoorn close")
    for card in ("etolian_auxiliary_archers ranged",) * 2:
        study.act(f"revive {card}")
    study.act("revive vreemde close")
    assert study.side("A")["ranged"] == ["etolian_auxiliary_archers"] * 2
    assert study.asked() == ["B"]


@rule("GW-42")
def test_the_destroyed_leave_together_before_avengers_come(desk: Any) -> None:
    study = desk.lay(
        {"hand": "scorch ves", "ranged": "cow"}, {"hand": "fiend griffin", "close": "kambi"}
    )
    study.act("special scorch")
    assert study.kinds()[1:4] == ["units.destroyed", "token.entered", "token.entered"]
    assert study.side("A")["close"] == ["bovine_defense_force"]
    assert study.side("B")["close"] == ["hemdall"]
