"""GW-86 to GW-102  Leaders."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.games.gwint.rules.printed import POWERS
from tafelrunde.kernel import seeded
from tafelrunde.testing import rule

WAITING = {"hand": "fiend griffin werewolf"}


def test_there_are_22_leaders_and_every_power_has_one() -> None:
    leaders = [card for card in GAME.cards if card.values["kind"] == "leader"]
    assert len(leaders) == 22
    assert {leader.values["effect"]["key"] for leader in leaders} == set(POWERS)


@rule("GW-86")
def test_an_active_leader_is_used_once_and_takes_the_turn(desk: Any) -> None:
    study = desk.lay({"leader": "foltest_the_siegemaster", "hand": "ves thaler"}, WAITING)
    study.act("leader foltest_the_siegemaster")
    assert study.asked() == ["B"]
    study.act("play fiend close")
    assert not any(word.startswith("leader") for word in study.says())
    refusal = study.refusal(0, "leader foltest_the_siegemaster")
    assert (refusal.code, refusal.rule) == ("leader-used", "GW-86")


@rule("GW-86")
def test_a_passive_leader_cannot_be_used(desk: Any) -> None:
    study = desk.lay({"leader": "king_bran", "hand": "svanrige"}, WAITING)
    assert study.refusal(0, "leader king_bran").code == "leader-passive"


@rule("GW-87")
def test_a_leader_that_would_do_nothing_is_refused(desk: Any) -> None:
    leader = "foltest_lord_commander_of_the_north"
    study = desk.lay({"leader": leader, "hand": "ves"}, WAITING)
    refusal = study.refusal(0, f"leader {leader}")
    assert (refusal.code, refusal.rule) == ("leader-no-weather-lies", "GW-91")


@rule("GW-88")
def test_the_order_of_a_searched_deck_stays_secret(desk: Any) -> None:
    """A deck is kept sorted and drawn from at random, so there is no order to betray."""
    drawn: Counter[int] = Counter()
    for seed in range(60):
        study = desk.lay(
            {"leader": "foltest_king_of_temeria", "hand": "thaler", "deck": "fog ves dethmold"},
            {"hand": "fiend griffin"},
            dice=seeded(seed).write(),
        )
        study.act("leader_weather foltest_king_of_temeria impenetrable_fog", "play fiend close")
        assert study.side("A")["deck"] == ["ves", "dethmold"]
        study.act("spy thaler siege")
        drawn[len(study.side("A")["hand"])] += 1
    assert drawn == Counter({2: 60})
    firsts: Counter[str] = Counter()
    for seed in range(200):
        study = desk.lay(
            {
                "faction": "northern_realms",
                "hand": "thaler",
                "deck": "ves dethmold",
                "close": "geralt",
            },
            {"hand": "fiend", "passed": True},
            dice=seeded(seed).write(),
        )
        study.act("pass")
        firsts.update(set(study.side("A")["hand"]) - {"thaler"})
    assert 60 < firsts["ves"] < 140


@rule("GW-89")
def test_the_white_flame_cancels_active_and_passive_leaders(desk: Any) -> None:
    flame = desk.code("nilfgaard", "emhyr_the_white_flame")
    study = desk.start({"deck_a": flame, "deck_b": "monsters"})
    assert study.side("B")["leader_state"] == "cancelled"
    study.answer(0, "keep").answer(1, "keep")
    if study.asked() == ["A"]:
        study.act("pass")
    refusal = study.refusal(1, "leader eredin_commander_of_the_red_riders")
    assert (refusal.code, refusal.rule) == ("leader-cancelled", "GW-89")
    both = desk.start({"deck_a": flame, "deck_b": flame})
    assert [both.side(name)["leader_state"] for name in "AB"] == ["unused", "unused"]


@rule("GW-90")
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("foltest_king_of_temeria", "impenetrable_fog"),
        ("emhyr_his_imperial_majesty", "torrential_rain"),
        ("francesca_pureblood_elf", "biting_frost"),
    ],
)
def test_named_weather_is_played_from_the_deck(desk: Any, leader: str, card: str) -> None:
    deck = "frost fog rain storm clear"
    study = desk.lay({"leader": leader, "hand": "vesemir", "deck": deck}, WAITING)
    assert {word for word in study.says() if "leader" in word} == {
        f"leader_weather {leader} {card}"
    }
    study.act(f"leader_weather {leader} {card}")
    assert GAME.view(study.state, None).zone("weather").cards == (card,)
    assert card not in study.side("A")["deck"]
    without = desk.lay({"leader": leader, "hand": "vesemir", "deck": "storm clear"}, WAITING)
    assert not any("leader" in word for word in without.says())


@rule("GW-90")
def test_the_king_of_the_wild_hunt_plays_any_weather(desk: Any) -> None:
    leader = "eredin_king_of_the_wild_hunt"
    study = desk.lay({"leader": leader, "hand": "fiend", "deck": "frost storm clear horn"}, WAITING)
    assert len([word for word in study.says() if word.startswith("leader_weather")]) == 3
    assert study.refusal(0, f"leader {leader}").code == "leader-needs-choice"
    refusal = study.refusal(0, f"leader_weather {leader} torrential_rain")
    assert (refusal.code, refusal.rule) == ("leader-weather-not-in-deck", "GW-90")


@rule("GW-91")
def test_the_lord_commander_clears_the_weather(desk: Any) -> None:
    leader = "foltest_lord_commander_of_the_north"
    study = desk.lay({"leader": leader, "hand": "ves"}, WAITING, weather="frost@B fog@A")
    study.act(f"leader {leader}")
    assert len(study.state.weather) == 0
    assert study.side("B")["discard"] == ["biting_frost"]


@rule("GW-92", "W-60")
@pytest.mark.parametrize(
    ("leader", "row", "unit"),
    [
        ("foltest_the_siegemaster", "siege", "draig_bon_dhu"),
        ("francesca_the_beautiful", "ranged", "toruviel"),
        ("eredin_commander_of_the_red_riders", "close", "dandelion"),
    ],
)
def test_a_leaders_horn_fills_the_slot_till_the_round_ends(
    desk: Any, leader: str, row: str, unit: str
) -> None:
    study = desk.lay({"leader": leader, "hand": "horn", row: unit}, {"hand": "ves"})
    study.act(f"leader {leader}")
    assert study.strengths(f"{row}/A") == (4,)
    study.act("pass")
    fills = {word.split()[-1] for word in study.says() if word.startswith("fill")}
    assert fills == {"close", "ranged", "siege"} - {row}
    study.act("pass")
    assert study.side("A")["slots"] == {}
    assert "commanders_horn" not in study.side("A")["discard"]


@rule("GW-92")
def test_a_full_slot_makes_the_leaders_horn_unusable(desk: Any) -> None:
    study = desk.lay(
        {"leader": "foltest_the_siegemaster", "hand": "ves", "slots": "siege:horn"}, WAITING
    )
    refusal = study.refusal(0, "leader foltest_the_siegemaster")
    assert (refusal.code, refusal.rule) == ("leader-slot-is-full", "GW-92")


@rule("GW-93", "W-48")
@pytest.mark.parametrize(
    ("leader", "row"),
    [
        ("foltest_the_steel_forged", "siege"),
        ("francesca_queen_of_dol_blathanna", "close"),
        ("foltest_son_of_medell", "ranged"),
    ],
)
def test_a_leader_scorches_one_row_from_ten_on(desk: Any, leader: str, row: str) -> None:
    hero = {"siege": "morvran_voorhis", "close": "letho_of_gulet", "ranged": "tibor_eggebracht"}[
        row
    ]
    unit = {"siege": "rotten_mangonel", "close": "morteisen", "ranged": "puttkammer"}[row]
    study = desk.lay(
        {"leader": leader, "hand": "vesemir"}, {row: f"{hero} {unit}", "hand": "sweers"}
    )
    study.act(f"leader {leader}")
    assert study.side("B")[row] == [hero]
    alone = desk.lay({"leader": leader, "hand": "vesemir"}, {row: hero, "hand": "sweers"})
    assert f"leader {leader}" not in alone.says()
    weak = desk.lay({"leader": leader, "hand": "vesemir"}, {row: unit, "hand": "sweers"})
    assert f"leader {leader}" not in weak.says()


@rule("GW-95", "GW-128")
def test_the_emperor_sees_three_cards_and_the_opponent_learns_only_that(desk: Any) -> None:
    leader = "emhyr_emperor_of_nilfgaard"
    study = desk.lay(
        {"leader": leader, "hand": "vesemir"}, {"hand": "fiend griffin werewolf foglet"}
    )
    study.act(f"leader {leader}")
    mine = [event for event in study.events if event.kind == "hand.seen.mine"]
    assert len(mine[0].facts["cards"]) == 3
    assert [mine[0].seen_by(viewer) for viewer in (0, 1, None)] == [True, False, False]
    view = GAME.view(study.state, 0)
    assert view.zone("known/B").cards == mine[0].facts["cards"]
    for seat in (1, None):
        assert all(zone.place != "known/B" for zone in GAME.view(study.state, seat).zones)
    few = desk.lay({"leader": leader, "hand": "vesemir"}, {"hand": "fiend"}).act(f"leader {leader}")
    assert GAME.view(few.state, 0).zone("known/B").cards == ("fiend",)
    none = desk.lay({"leader": leader, "hand": "vesemir"}, {"close": "fiend"})
    assert f"leader {leader}" not in none.says()


@rule("GW-96")
@pytest.mark.parametrize(
    ("leader", "pile"), [("emhyr_the_relentless", "B"), ("eredin_bringer_of_death", "A")]
)
def test_a_leader_takes_a_regular_unit_of_a_pile(desk: Any, leader: str, pile: str) -> None:
    buried = {"discard": "vesemir geralt scorch"}
    a = {"leader": leader, "hand": "zoltan_chivay", **(buried if pile == "A" else {})}
    b = {"hand": "fiend", **(buried if pile == "B" else {})}
    study = desk.lay(a, b)
    assert {word for word in study.says() if "leader" in word} == {f"leader_take {leader} vesemir"}
    study.act(f"leader_take {leader} vesemir")
    owner = "@B" if pile == "B" else ""
    assert f"vesemir{owner}" in study.side("A")["hand"]
    assert study.side(pile)["discard"] == ["geralt_of_rivia", "scorch"]
    assert GAME.view(study.state, 1).zone("known/A").cards == ("vesemir",)


@rule("GW-97")
def test_hope_moves_agile_units_to_where_they_count_most(desk: Any) -> None:
    leader = "francesca_hope_of_the_aen_seidhe"
    study = desk.lay(
        {"leader": leader, "hand": "riordain", "close": "yaevinn barclay_els", "ranged": "milva"},
        WAITING,
        weather="frost",
    )
    study.act(f"leader {leader}")
    assert study.side("A")["close"] == []
    assert study.totals() == (10 + 7 + 7, 0)
    nothing = desk.lay({"leader": leader, "hand": "riordain", "close": "yaevinn"}, WAITING)
    assert f"leader {leader}" not in nothing.says()


@rule("GW-97")
def test_hope_tries_morale_in_both_rows_and_moves_as_few_as_it_can(desk: Any) -> None:
    leader = "francesca_hope_of_the_aen_seidhe"
    rows = {"close": "olgierd_von_everec", "ranged": "toruviel riordain vrihedd_brigade_recruit"}
    study = desk.lay({"leader": leader, "hand": "ida_emean_aep_sivney", **rows}, WAITING)
    study.act(f"leader {leader}")
    assert study.side("A")["ranged"][-1] == "olgierd_von_everec"
    assert study.totals() == (6 + 3 + 2 + 5, 0)
    level = {"close": "olgierd_von_everec", "ranged": "yaevinn"}
    study = desk.lay({"leader": leader, "hand": "ida_emean_aep_sivney", **level}, WAITING)
    study.act(f"leader {leader}")
    assert (study.side("A")["close"], study.side("A")["ranged"]) == (
        ["olgierd_von_everec", "yaevinn"],
        [],
    )


@rule("GW-97")
def test_hope_moves_nobody_for_nothing_and_rather_one_than_two(desk: Any) -> None:
    leader = "francesca_hope_of_the_aen_seidhe"
    hand = {"leader": leader, "hand": "ida_emean_aep_sivney"}
    alone = desk.lay({**hand, "close": "olgierd_von_everec"}, WAITING)
    assert f"leader {leader}" not in alone.says()
    rows = {"close": "olgierd_von_everec", "ranged": "yaevinn barclay_els"}
    study = desk.lay({**hand, **rows}, WAITING)
    study.act(f"leader {leader}")
    assert study.side("A")["close"] == []
    assert study.totals() == (6 + 7 + 7, 0)


@rule("GW-97")
def test_hope_finds_the_best_of_all_ways(desk: Any) -> None:
    """Compared with trying every way by hand on fields with horns, weather and morale."""
    leader = "francesca_hope_of_the_aen_seidhe"
    agile = ["yaevinn", "ciaran_aep_easnillien", "olgierd_von_everec", "barclay_els", "harpy"]
    for case in range(24):
        rows: dict[str, str] = {
            "close": " ".join(c for at, c in enumerate(agile) if (case * 7 + 3) >> at & 1)
            + (" isengrim_faoiltiarna" if case % 2 else ""),
            "ranged": " ".join(c for at, c in enumerate(agile) if not (case * 7 + 3) >> at & 1),
            "slots": ("", "close:horn", "ranged:horn")[case % 3],
        }
        weather = ("", "frost", "fog")[case // 3 % 3]
        best = 0
        for way in range(32):
            tried = {
                "close": " ".join(c for at, c in enumerate(agile) if way >> at & 1)
                + (" isengrim_faoiltiarna" if case % 2 else ""),
                "ranged": " ".join(c for at, c in enumerate(agile) if not way >> at & 1),
                "slots": rows["slots"],
            }
            best = max(best, desk.lay(tried, weather=weather).totals()[0])
        study = desk.lay({"leader": leader, "hand": "riordain", **rows}, WAITING, weather=weather)
        if f"leader {leader}" in study.says():
            study.act(f"leader {leader}")
        assert study.totals()[0] == best, case


@rule("GW-98", "W-62")
def test_the_destroyer_discards_two_and_takes_one_of_the_deck(desk: Any) -> None:
    leader = "eredin_destroyer_of_worlds"
    hand = "fiend griffin werewolf foglet forktail botchling frightener harpy"
    deck = "3*nekker 3*ghoul 3*arachas draug imlerith kayran wyvern gargoyle cockatrice endrega "
    deck += "decoy scorch horn clear"
    study = desk.lay({"leader": leader, "hand": hand, "deck": deck}, {"hand": "ves"})
    study.act(f"leader {leader}", "discard fiend", "discard harpy")
    assert study.question() == "search"
    study.act("search draug")
    side = study.side("A")
    assert (len(side["hand"]), len(side["deck"])) == (7, 19)
    assert side["discard"] == ["fiend", "harpy"]
    found = [event for event in study.events if event.kind.startswith("card.found")]
    assert [event.facts.get("card") for event in found if event.seen_by(1)] == [None]
    assert study.asked() == ["B"]


@rule("GW-98")
def test_the_destroyer_needs_two_cards_and_a_deck(desk: Any) -> None:
    leader = "eredin_destroyer_of_worlds"
    for side in ({"hand": "fiend", "deck": "harpy"}, {"hand": "fiend harpy"}):
        assert f"leader {leader}" not in desk.lay({"leader": leader, **side}, WAITING).says()


@rule("GW-100", "GW-52")
def test_the_invader_leaves_regular_medics_to_chance_on_both_sides(desk: Any) -> None:
    invader = {"leader": "emhyr_invader_of_the_north", "hand": "vesemir"}
    revived: Counter[str] = Counter()
    for seed in range(80):
        study = desk.lay(
            {"hand": "dun_banner_medic thaler", "discard": "ves dethmold geralt"},
            invader,
            dice=seeded(seed).write(),
        )
        study.act("play dun_banner_medic siege")
        assert study.asked() == ["B"]
        revived.update(study.side("A")["close"] + study.side("A")["ranged"])
    assert set(revived) == {"ves", "dethmold"}
    assert 20 < revived["ves"] < 60
    study = desk.lay({"hand": "menno_coehoorn", "discard": "ves thaler"}, invader)
    study.act("play menno_coehoorn close")
    assert study.question() == "revive"
    study = desk.lay({"hand": "havekar_healer", "discard": "yaevinn"}, invader)
    study.act("play havekar_healer ranged")
    assert set(study.says()) == {"place yaevinn close", "place yaevinn ranged"}
    assert study.act("place yaevinn close").side("A")["close"] == ["yaevinn"]


@rule("GW-102")
def test_crach_shuffles_both_piles_into_their_decks(desk: Any) -> None:
    study = desk.lay(
        {"leader": "crach_an_craite", "hand": "svanrige", "discard": "udalryk scorch thaler@B"},
        {"hand": "fiend", "discard": "griffin", "deck": "foglet"},
    )
    study.act("leader crach_an_craite")
    assert set(study.side("A")["deck"]) == {"udalryk", "scorch", "thaler@B"}
    assert set(study.side("B")["deck"]) == {"griffin", "foglet"}
    assert study.side("A")["discard"] == study.side("B")["discard"] == []
    empty = desk.lay({"leader": "crach_an_craite", "hand": "svanrige"}, {"hand": "fiend"})
    assert "leader crach_an_craite" not in empty.says()
