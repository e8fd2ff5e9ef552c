"""WS-59 to WS-90  Attacks, guards, Manoeuvres, fatigue and hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]
    Begin = Callable[..., Scene]


TABLE = {  # WS-81
    "cross_cut": "wing_guard iron_hat cross_guard hook_catcher",
    "slanting_cut": "wing_guard groin_guard barrier_guard iron_gate",
    "crooked_cut": "oak_door groin_guard barrier_guard hook_catcher",
    "battle_cut": "oak_door groin_guard barrier_guard iron_gate",
    "squinting_cut": "wing_guard rage_guard cross_guard hook_catcher",
    "rage_cut": "wing_guard rage_guard crown_guard cross_guard",
    "crown_cut": "wing_guard iron_hat crown_guard hook_catcher",
    "scalp_cut": "rage_guard iron_hat crown_guard cross_guard",
    "anger_cut": "rage_guard oak_door barrier_guard cross_guard",
    "plunge_strike": "oak_door iron_hat crown_guard iron_gate",
    "father_strike": "oak_door groin_guard barrier_guard iron_gate",
}
SHIELDS = {"wing_guard", "rage_guard", "oak_door", "iron_hat", "groin_guard"}
COMBAT = [card for card in GAME.cards if card.values["kind"] == "combat"]


@rule("WS-59", "WS-60", "WS-62", "X4", "X5")
def test_an_attack_costs_what_the_card_exceeds_the_knight_by(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150"), k("032", "T"))
    scene.play("X: attack 150")
    assert scene.fatigue("X") == 24
    assert scene.state.combat_number == 8
    assert scene.kinds()[:3] == ["card.aimed", "fatigue.paid", "attack.made"]


@rule("WS-61", "X21")
def test_an_exhausted_attacker_strikes_on(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150", fatigue=3, hits=2), k("032", "T"))
    scene.play("X: attack 150")
    assert (scene.hits("X"), scene.fatigue("X")) == (3, 28)
    assert scene.asked == "Y answer"
    assert scene.state.combat_number == 8


@rule("WS-61", "WS-77")
def test_an_attacker_beaten_by_his_own_cost_strikes_no_more(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "150", fatigue=3, hits=4), k("032", "T"))
    scene.play("X: attack 150")
    assert scene.state.over
    assert (scene.state.winner, scene.hits("Y")) == (1, 0)
    assert "crooked_cut_150" in scene.discards()


@rule("WS-63", "WS-82", "X23")
def test_against_a_squinting_cut_only_correct_guards_may_be_played(joust: Stand, k: K) -> None:
    y = k("032", "T", "131 138 143 157 130 148")
    scene = joust("X action", k("048", "T", "141"), y)
    scene.play("X: attack 141")
    guards = [line for line in scene.legal() if line.startswith("guard")]
    assert guards == ["guard 131", "guard 138", "guard 143", "guard 157"]
    for wrong in ("130", "148"):
        refusal = scene.why(f"Y: guard {wrong}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("wrong-guard", "WS-82")


@rule("X24")
def test_a_father_strike_is_stopped_by_four_guards(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "170"), k("032", "T", "130 136 129 148 131"))
    scene.play("X: attack 170")
    guards = [line for line in scene.legal() if line.startswith("guard")]
    assert guards == ["guard 129", "guard 130", "guard 136", "guard 148"]


@rule("WS-63")
def test_a_boost_is_laid_with_a_correct_guard(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143 179 130"))
    scene.play("X: attack 114", "Y: boost 179")
    assert scene.legal() == ["guard 143"]
    assert scene.view(0).zone("shown").cards == ("winding",)
    scene.play("Y: guard 143")
    (event,) = [event for event in scene.events if event.kind == "guard.played"]
    assert event.facts["number"] == 4 + 4 + 3
    assert scene.fatigue("Y") == 28 - 1  # the cost of the boost
    assert scene.fatigue("X") == 28 - 2 - 1  # the cost to use and the difference
    alone = joust("X action", k("048", "S", "114"), k("032", "T", "179 130"))
    alone.play("X: attack 114")
    refusal = alone.why("Y: boost 179")
    assert refusal is not None
    assert refusal.code == "no-guard-to-boost"


@rule("WS-64")
def test_one_attack_card_is_answered_once(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152 143"))
    scene.play("X: attack 114", "Y: guard 143")
    assert scene.asked == "X action"
    assert scene.hand("Y") == ["152"]


@rule("WS-65", "WS-70", "X16")
def test_equal_numbers_change_nothing_more(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152"))
    scene.play("X: attack 114", "Y: guard 152")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (26, 26)
    assert (scene.hits("X"), scene.hits("Y")) == (0, 0)


@rule("WS-67", "X17")
def test_a_higher_attack_costs_the_defender_the_difference(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143"))
    scene.play("X: attack 114", "Y: guard 143")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (26, 26)


@rule("WS-67", "X18")
def test_a_lower_attack_costs_the_attacker_the_difference(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "S", "126"), k("048", "S", "129"))
    scene.play("X: attack 126", "Y: guard 129")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (25, 28)


@rule("WS-65", "X6")
def test_a_guard_within_the_knights_ability_is_free(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "S", "141"), k("048", "S", "131"))
    scene.play("X: attack 141", "Y: guard 131")
    (event,) = [event for event in scene.events if event.kind == "guard.played"]
    assert (event.facts["number"], scene.fatigue("Y")) == (7, 28)


@rule("WS-66")
def test_a_defender_exhausted_by_his_guard_still_guards(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152", fatigue=2, hits=1))
    scene.play("X: attack 114", "Y: guard 152")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (2, 28)
    weaker = joust("X action", k("033", "S", "114"), k("032", "T", "152", fatigue=2, hits=1))
    weaker.play("X: attack 114", "Y: guard 152")
    assert (weaker.hits("Y"), weaker.fatigue("Y")) == (2, 27)  # 11 against 10 is still paid


@rule("WS-68", "WS-74", "X9")
def test_an_unanswered_cut_is_a_hit_and_restores_fatigue(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "141"), k("032", "T", "130"[:0], fatigue=17))
    scene.play("X: attack 141")
    assert scene.legal() == ["no_defence"]
    scene.play("Y: no_defence")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (1, 28)


@rule("WS-69")
def test_used_cards_go_to_the_discard_pile_only_when_they_are_done(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152"))
    scene.play("X: attack 114")
    assert scene.discards() == []
    assert scene.view(1).zone("laid").cards == ("rage_cut_114",)
    scene.play("Y: guard 152")
    assert sorted(scene.discards()) == ["crooked_cut_152", "rage_cut_114"]


@rule("WS-71", "WS-154")
def test_a_defender_is_asked_even_if_he_cannot_answer(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "130"))
    scene.play("X: attack 114")
    assert scene.asked == "Y answer"
    assert scene.state.legal() == scene.state.legal_for(1)


@rule("WS-72", "WS-73")
def test_what_cannot_be_covered_is_forfeited(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "183", fatigue=1), k("032", "T", fatigue=5))
    scene.play("X: achieve 183")
    assert (scene.hits("X"), scene.fatigue("X")) == (1, 28)
    assert (scene.hits("Y"), scene.fatigue("Y")) == (1, 28)


@rule("WS-72")
@pytest.mark.parametrize(("fatigue", "hits", "left"), [(6, 0, 1), (5, 1, 28), (4, 1, 28)])
def test_the_hit_comes_exactly_at_zero(
    joust: Stand, k: K, fatigue: int, hits: int, left: int
) -> None:
    scene = joust("X action", k("048", "S", "183"), k("032", "T", fatigue=fatigue))
    scene.play("X: achieve 183")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (hits, left)


@rule("WS-76", "X8")
def test_regaining_points_heals_no_hit(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "190", fatigue=21, hits=3), k("032", "T"))
    scene.play("X: event 190")
    assert (scene.fatigue("X"), scene.hits("X")) == (23, 3)


@rule("WS-77")
def test_a_beaten_knight_drops_the_rest_of_the_exchange(joust: Stand, k: K) -> None:
    scene = joust("X action", k("033", "S", "114"), k("032", "T", "152", fatigue=1, hits=4))
    scene.play("X: attack 114", "Y: guard 152")
    assert scene.state.over
    assert scene.hits("Y") == 5
    assert not [
        e for e in scene.events if e.kind == "fatigue.paid" and e.facts["why"] == "difference"
    ]


@rule("WS-78")
def test_differences_and_drains_cost_a_shaken_knight_nothing_extra(joust: Stand, k: K) -> None:
    drained = joust("X action", k("048", "S", "183"), k("032", "T", fatigue=20, hits=4))
    assert drained.play("X: achieve 183").fatigue("Y") == 15
    compared = joust("X action", k("048", "S", "114"), k("032", "T", "143", hits=4))
    compared.play("X: attack 114", "Y: guard 143")
    assert compared.fatigue("Y") == 28 - 1 - 2  # surcharge on the guard, not on the difference
    weary = joust("X action", k("048", "S"), k("032", "T", turns=31, hits=4))
    assert weary.play("X: end_turn").fatigue("Y") == 26


@rule("WS-79", "WS-80", "WS-81")
def test_the_table_of_attacks_and_guards_is_the_one_of_the_card_file() -> None:
    assert {card.values["attack"] for card in COMBAT} == set(TABLE)
    stops: dict[str, set[str]] = {}
    for attack, guards in TABLE.items():
        assert len(SHIELDS & set(guards.split())) == 2
        for guard in guards.split():
            stops.setdefault(guard, set()).add(attack)
    assert len(stops) == 10
    for card in COMBAT:
        guard = card.values["defence"]
        assert set(card.values["parries"].split("|")) == stops[guard]
        assert (card.values["defence_type"] == "shield") == (guard in SHIELDS)


@rule("WS-83", "WS-84", "WS-85")
def test_a_manoeuvre_evades_for_five_points(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "190 205 093"))
    scene.play("X: attack 114")
    evading = [line for line in scene.legal() if line.startswith("manoeuvre")]
    assert evading == ["manoeuvre 093", "manoeuvre 190", "manoeuvre 205"]
    scene.play("Y: manoeuvre 190")
    assert (scene.fatigue("Y"), scene.hits("Y")) == (23, 0)
    assert scene.fatigue("X") == 26  # nothing is compared
    assert "bide_ones_time" in scene.discards()


@rule("WS-84", "X40")
def test_sabatons_make_manoeuvres_cheaper(joust: Stand, k: K) -> None:
    for hits, left in ((0, 25), (4, 24)):
        y = k("032", "T", "093", artefact="022", hits=hits)
        scene = joust("X action", k("048", "S", "114"), y)
        scene.play("X: attack 114", "Y: manoeuvre 093")
        assert scene.fatigue("Y") == left


@rule("WS-84")
def test_a_manoeuvre_costs_at_least_one(k: K) -> None:
    from tafelrunde.games.with_sword_and_shield import WithSwordAndShield

    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    cheap = WithSwordAndShield(text.replace("manoeuvre_cost:-2", "manoeuvre_cost:-9"))
    state = cheap.setup({}, 1)
    state.knights[0].artefact = cheap.printed.ids.index("sabatons_of_linz")
    assert state.manoeuvre_cost(0) == 1


@rule("WS-85")
def test_mud_forbids_manoeuvres_this_turn(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "193 114"), k("032", "T", "093"))
    scene.play("X: event 193", "X: attack 114")
    assert scene.legal() == ["no_defence"]
    refusal = scene.why("Y: manoeuvre 093")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("manoeuvre-banned", "WS-85")


@rule("WS-86")
def test_one_manoeuvre_evades_one_card_of_a_combination(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 144"), k("032", "T", "093 104"))
    scene.play("X: combine 114", "X: combine 144", "Y: manoeuvre 093")
    assert scene.asked == "Y answer"
    assert scene.legal() == ["guard 104"]


@rule("X20")
def test_the_last_points_on_a_manoeuvre_are_one_hit_and_not_two(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "093", fatigue=5))
    scene.play("X: attack 114", "Y: manoeuvre 093")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (1, 28)
