"""WS-87 to WS-106, WS-158  Achievements, Events, Improvements, Combinations, shaken knights."""

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


@rule("WS-87", "WS-90", "X11")
def test_changing_thru_blocks_for_three_points_without_comparison(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "141"), k("030", "T", "184"))
    scene.play("X: attack 141", "Y: block 184")
    assert (scene.fatigue("Y"), scene.hits("Y")) == (25, 0)
    assert scene.fatigue("X") == 24


@rule("WS-90")
def test_a_block_stops_only_the_cuts_on_its_list(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "184 189"))
    scene.play("X: attack 114")
    assert scene.legal() == ["block 189"]
    refusal = scene.why("Y: block 184")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("cut-not-blocked", "WS-90")


@rule("WS-89", "WS-90")
def test_neither_blocks_nor_boosts_stop_a_strike(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "182"), k("032", "T", "189 179 130 148"))
    scene.play("X: achieve 182")
    assert scene.legal() == ["guard 130", "manoeuvre 130"]
    for line in ("Y: block 189", "Y: boost 179", "Y: guard 148"):
        refusal = scene.why(line)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("no-answer-to-strike", "WS-89")


@rule("WS-88")
def test_effects_that_are_no_attacks_cannot_be_answered(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "183 191 198"), k("032", "T", "093 189"))
    for line in ("X: achieve 183", "X: event 191", "X: event 198"):
        assert scene.play(line).asked == "X action"


@rule("WS-89", "X7")
@pytest.mark.parametrize(
    ("hand", "answer", "hits", "fatigue"),
    [("093", "manoeuvre 093", 0, 23), ("131", "no_defence", 1, 28)],
)
def test_attacking_before_must_be_evaded(
    joust: Stand, k: K, hand: str, answer: str, hits: int, fatigue: int
) -> None:
    scene = joust("X action", k("048", "S", "200"), k("032", "T", hand))
    scene.play("X: achieve 200")
    assert scene.fatigue("X") == 24
    assert scene.legal() == [answer]
    scene.play(f"Y: {answer}")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (hits, fatigue)


@rule("WS-89", "X39")
def test_a_pommel_blow_is_answered_by_any_shield_guard_at_its_cost(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "182"), k("038", "S", "096"))
    scene.play("X: achieve 182", "Y: guard 096")
    assert (scene.fatigue("X"), scene.fatigue("Y"), scene.hits("Y")) == (26, 26, 0)
    torn = joust("X action", k("048", "S", "191 182"), k("038", "S", "096 093"))
    torn.play("X: event 191", "X: achieve 182")
    assert torn.legal() == ["manoeuvre 093"]
    refusal = torn.why("Y: guard 096")
    assert refusal is not None
    assert refusal.code == "shield-banned"


@rule("WS-89", "WS-158")
def test_a_sword_strike_is_answered_by_sword_guards(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "187"), k("038", "S", "096 148"))
    scene.play("X: achieve 187")
    assert scene.legal() == ["guard 148"]


@rule("WS-91")
def test_events_are_for_the_attacker_only(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "190 192"))
    scene.play("X: attack 114")
    assert scene.legal() == ["manoeuvre 190"]


@rule("WS-92")
def test_the_opponent_of_a_joust_is_the_other_knight(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "197", fatigue=10), k("032", "T", fatigue=10))
    scene.play("X: event 197")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (15, 12)


@rule("WS-93", "WS-158")
@pytest.mark.parametrize(
    ("mine", "improvements", "gained"),
    [("030", "", 10), ("048", "", 5), ("048", "205", 10), ("048", "212", 0)],
)
def test_current_chivalry_decides_a_comparison(
    joust: Stand, k: K, mine: str, improvements: str, gained: int
) -> None:
    x = k(mine, "S", "194", fatigue=10, improvements=improvements)
    scene = joust("X action", x, k("032", "T"))
    scene.play("X: event 194")
    assert scene.fatigue("X") == 10 + gained


@rule("WS-93", "WS-158")
@pytest.mark.parametrize(("theirs", "paid", "lost"), [("032", 10, 3), ("046", 5, 2)])
def test_chivalry_drains_and_takes_cards(
    joust: Stand, k: K, theirs: str, paid: int, lost: int
) -> None:
    scene = joust("X action", k("030", "S", "195 198"), k(theirs, "T", "091 092 093 094"))
    scene.play("X: event 195", "X: event 198")
    assert scene.fatigue("Y") == 28 - paid
    assert len(scene.hand("Y")) == 4 - lost
    lower = joust("X action", k("032", "S", "195 198 194"), k("030", "T", "091"))
    lower.play("X: event 195", "X: event 198", "X: event 194")
    assert (lower.fatigue("Y"), len(lower.hand("Y")), lower.fatigue("X")) == (28, 1, 28)


@rule("WS-94", "X12")
def test_an_improvement_counts_at_once_and_for_the_rest_of_the_game(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "T", "217 150"), k("032", "T"))
    scene.play("X: improve 217")
    assert (scene.state.technique_of(0), scene.left()) == (3, 3)
    assert scene.view(1).zone("improvements/X").cards == ("embrogation_of_the_picts",)
    scene.play("X: attack 150")
    assert (scene.fatigue("X"), scene.state.combat_number) == (25, 9)


@rule("WS-95")
def test_an_improvement_cannot_be_played_inside_a_combination(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 144 201 091"), k("032", "T"))
    assert "combine 201" not in scene.legal()
    scene.play("X: combine 114")
    assert scene.legal() == ["combine 091", "combine 144"]
    refusal = scene.why("X: combine 201")
    assert refusal is not None
    assert refusal.rule == "WS-97"


@rule("WS-96", "WS-158")
def test_effects_add_up_and_wait_for_the_next_combat_card(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "S", "177 180 182 126 127"), k("032", "T", "130 112"))
    scene.play("X: achieve 177", "X: achieve 180", "X: achieve 182", "Y: guard 130")
    assert scene.state.plus == 3  # the strike did not take it
    scene.play("X: attack 126")
    assert scene.state.combat_number == 2 + 2 + 3
    scene.play("Y: no_defence", "X: attack 127")
    assert scene.state.combat_number == 2 + 6


@rule("WS-96")
def test_the_first_combat_card_of_a_combination_takes_the_bonus(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "177 126 093"), k("032", "T"))
    scene.play("X: achieve 177", "X: combine 126", "X: combine 093")
    assert scene.state.combat_number == 4 + 2 + 3
    scene.play("Y: no_defence")
    assert scene.state.combat_number == 4 + 5


@rule("WS-96", "WS-158")
def test_guard_minus_lowers_every_guard_of_the_turn(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "196 114"), k("032", "T", "152"))
    scene.play("X: event 196", "X: attack 114", "Y: guard 152")
    assert scene.fatigue("Y") == 28 - 2 - 2


@rule("X26", "WS-158")
def test_a_shield_hook_forbids_shields_but_no_manoeuvre(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "180 128"), k("032", "T", "130 177"))
    scene.play("X: achieve 180")
    assert (scene.fatigue("X"), scene.left()) == (25, 3)
    scene.play("X: attack 128")
    assert (scene.fatigue("X"), scene.state.combat_number) == (23, 10)
    assert [line for line in scene.legal() if "130" not in line] == ["manoeuvre 177"]
    refusal = scene.why("Y: guard 130")
    assert refusal is not None
    assert refusal.code == "guard-barred"
    scene.play("Y: manoeuvre 177")
    assert (scene.fatigue("Y"), scene.hits("Y")) == (23, 0)


@rule("WS-158")
def test_binding_on_forbids_swords(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "181 128"), k("032", "T", "148 100"))
    scene.play("X: achieve 181", "X: attack 128")
    assert scene.legal() == ["guard 100"]


@rule("WS-158")
def test_draws_and_random_discards(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "185 114"), k("030", "T", "189"))
    scene.play("X: achieve 185")
    assert (len(scene.hand("X")), scene.fatigue("X")) == (3, 27)
    scene.play("X: attack 114", "Y: block 189")
    assert len(scene.hand("X")) == 1
    assert (scene.fatigue("Y"), scene.hits("Y")) == (24, 0)
    empty = joust("X action", k("048", "S", "114"), k("032", "T", "189"))
    assert empty.play("X: attack 114", "Y: block 189").hand("X") == []


@rule("WS-93", "WS-158")
@pytest.mark.parametrize(
    ("number", "attack", "theirs", "x", "y"),
    [
        ("176", "164", "032", 27, 24),  # a block for 2, and 4 are regained
        ("178", "170", "032", 22, 19),  # a block for 3: the attacker pays 4, and 2 for the card
        ("178", "170", "030", 24, 19),  # nothing where the blocker's Chivalry is lower
        ("186", "114", "032", 26, 23),
    ],
)
def test_a_block_compares_chivalry_with_the_attacker(
    joust: Stand, k: K, number: str, attack: str, theirs: str, x: int, y: int
) -> None:
    mine = k("048" if theirs == "032" else theirs, "S", attack)
    knights = {"x": mine, "y": k("032", "T", number, fatigue=22)}
    scene = joust("X action", knights["x"], knights["y"])
    scene.play(f"X: attack {attack}", f"Y: block {number}")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (x, y)


@rule("X29", "WS-158")
def test_trumpets_give_two_more_actions(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "199 091"), k("032", "T"))
    scene.play("X: discard 091", "X: event 199")
    assert (scene.state.allowance(), scene.left()) == (6, 4)


@rule("WS-97", "WS-98", "X13")
def test_a_combination_is_one_action_for_four_points(joust: Stand, k: K) -> None:
    hand = "110 129 150 091 092 093 095 096"
    scene = joust("X action", k("048", "T", hand), k("032", "T"))
    scene.play("X: combine 150", "X: combine 129")
    assert scene.asked == "X combination"
    scene.play("X: combine 110")
    assert scene.fatigue("X") == 24
    scene.play("Y: no_defence", "Y: no_defence", "Y: no_defence")
    assert (scene.left(), len(scene.hand("X")), scene.hits("Y")) == (3, 5, 3)


@rule("WS-97")
def test_a_combination_has_two_to_four_cards_of_one_symbol(joust: Stand, k: K) -> None:
    hand = "094 103 110 129 134 091"
    scene = joust("X action", k("048", "S", hand), k("032", "T"))
    assert "combine 091" not in scene.legal()
    refusal = scene.why("X: combine 091")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("nothing-to-combine", "WS-97")
    scene.play("X: combine 094")
    assert "commit" not in scene.legal()
    short = scene.why("X: commit")
    assert short is not None
    assert short.code == "combination-too-small"
    scene.play("X: combine 103")
    assert "commit" in scene.legal()
    scene.play("X: combine 110", "X: combine 129")
    assert scene.asked == "Y answer"  # four are the most, so it is complete
    assert len(scene.state.laid) == 4


@rule("WS-98")
def test_differences_are_still_paid_in_a_combination(joust: Stand, k: K) -> None:
    scene = joust("X action", k("030", "S", "126 130"), k("048", "S", "129"))
    scene.play("X: combine 126", "X: combine 130", "Y: guard 129")
    assert scene.fatigue("X") == 28 - 4 - 3


@rule("WS-99")
def test_the_defender_sees_the_whole_combination_before_his_first_answer(
    joust: Stand, k: K
) -> None:
    scene = joust("X action", k("048", "S", "144 114 091"), k("032", "T", "093"))
    scene.play("X: combine 114", "X: combine 144", "X: commit")
    assert scene.view(1).zone("laid").cards == ("rage_cut_114", "squinting_cut_144")
    assert scene.asked == "Y answer"


@rule("WS-100")
def test_an_event_takes_effect_at_its_place_in_the_combination(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "191 097"), k("032", "T", "092 091"))
    scene.play("X: combine 191", "X: combine 097")
    assert scene.legal() == ["no_defence"]
    later = joust("X action", k("048", "S", "191 097"), k("032", "T", "092 091"))
    later.play("X: combine 097", "X: combine 191")
    assert later.legal() == ["guard 091", "guard 092"]
    later.play("Y: guard 092")
    assert later.state.knights[1].shield_banned


@rule("WS-100")
def test_a_combination_may_consist_of_events_only() -> None:
    from tafelrunde.games.with_sword_and_shield import WithSwordAndShield

    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    both = WithSwordAndShield(text.replace("event,,,,,,,,,,,lion", "event,,,,,,,,,,,eagle"))
    assert (
        both.printed.symbol[both.printed.ids.index("bide_ones_time")]
        == (both.printed.symbol[both.printed.ids.index("you_are_doing_fine_my_son")])
    )
    from librt.vecs import vec
    from mypy_extensions import i64

    from tafelrunde.kernel import seeded

    state = both.setup({}, 1)
    dice = seeded(5)
    while state.attacker < 0 or state.opening >= 0 or state.question != 4:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    me = state.knights[state.attacker]
    ids = ("bide_ones_time", "you_are_doing_fine_my_son")
    kinds = [both.printed.ids.index(id) for id in ids]
    me.hand = vec[i64](sorted(kinds))
    me.fatigue = 10
    state.ask(4, state.attacker)
    seat = state.turn()
    for kind in kinds:
        action = next(
            action
            for action in state.legal()
            if both.describe(state, seat, action).notation == f"combine {both.printed.ids[kind]}"
        )
        both.play(state, seat, action)
    assert me.fatigue == 10 - 4 + 2 + 6


@rule("WS-102")
def test_the_combination_goes_on_after_a_hit_and_stops_when_the_target_is_beaten(
    joust: Stand, k: K
) -> None:
    goes_on = joust("X action", k("048", "S", "114 144"), k("032", "T"))
    goes_on.play("X: combine 114", "X: combine 144", "Y: no_defence")
    assert goes_on.asked == "Y answer"
    ends = joust("X action", k("048", "S", "114 144"), k("032", "T", hits=4))
    ends.play("X: combine 114", "X: combine 144", "Y: no_defence")
    assert ends.state.over
    assert sorted(ends.discards()) == ["rage_cut_114", "squinting_cut_144"]


@rule("WS-103", "WS-104", "WS-106", "X14", "X31")
@pytest.mark.parametrize(
    ("lines", "paid"),
    [
        (["X: attack 141"], 5),
        (["X: discard 141"], 1),
        (["X: change_tactic"], 1),
        (["X: improve 203"], 1),
        (["X: combine 141", "X: combine 129"], 5),
        (["X: achieve 200"], 5),
        (["X: end_turn"], 0),
        (["X: grande_pass"], 0),
    ],
)
def test_every_deed_of_a_shaken_attacker_costs_one_more(
    joust: Stand, k: K, lines: list[str], paid: int
) -> None:
    scene = joust("X action", k("048", "T", "141 129 200 203", hits=4), k("032", "T"))
    scene.play(*lines)
    assert scene.fatigue("X") == 28 - paid


@rule("WS-103", "WS-104", "WS-106", "X31")
@pytest.mark.parametrize(
    ("attack", "answers", "paid"),
    [
        ("114", ["Y: guard 143"], 1 + 2),
        ("114", ["Y: boost 179", "Y: guard 143"], 1 + 1),
        ("114", ["Y: manoeuvre 143"], 6),
        ("141", ["Y: block 184"], 4),
    ],
)
def test_every_answer_of_a_shaken_defender_costs_one_more(
    joust: Stand, k: K, attack: str, answers: list[str], paid: int
) -> None:
    scene = joust("X action", k("048", "S", attack), k("032", "T", "143 179 184", hits=4))
    scene.play(f"X: attack {attack}", *answers)
    assert scene.fatigue("Y") == 28 - paid


@rule("WS-105")
def test_a_payment_that_shakes_the_knight_is_not_recalculated(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "183 091", fatigue=2, hits=3), k("032", "T"))
    scene.play("X: achieve 183")
    assert (scene.hits("X"), scene.fatigue("X")) == (4, 28)
    scene.play("X: discard 091")
    assert scene.fatigue("X") == 27


@rule("WS-156", "WS-158")
def test_feeling_the_blade_shows_the_hand_to_the_attacker_alone(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "188"), k("032", "T", "091 152 190"))
    scene.play("X: achieve 188")
    assert scene.asked == "X peek"
    assert scene.legal() == ["take_away 091", "take_away 152", "take_away 190"]
    assert scene.view(0).zone("hand/Y").cards is not None
    assert scene.view(None).zone("hand/Y").cards is None
    assert [e.seen_by(1) for e in scene.events if e.kind == "hand.seen"] == [False]
    scene.play("X: take_away 152")
    assert scene.discards()[0] == "crooked_cut_152"
    assert scene.view(0).zone("hand/Y").cards is None
    assert scene.view(0).zone("known/Y").cards == ("scalp_cut_091", "bide_ones_time")
    assert scene.view(None).zone("known/Y").cards == ()
    assert [e.seen_by(None) for e in scene.events if e.kind == "card.chosen_away"] == [True]


@rule("WS-158")
def test_looking_at_an_empty_hand_takes_nothing(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "188"), k("032", "T"))
    assert scene.play("X: achieve 188").asked == "X action"
