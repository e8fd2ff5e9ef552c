"""Reasons are claims: positions in which the sentence that suggests itself would be false."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.with_sword_and_shield.tests.conftest import Stand

    K = Callable[..., dict[str, Any]]


def code(scene: Any, line: str) -> str:
    """The reason that is given for an action written like `X: attack 114`."""
    knight, _, words = line.partition(": ")
    seat = scene.seat(knight)
    reason = GAME.reason(scene.state, seat, scene.action(knight, words))
    return "" if reason is None else reason.code


def holds(scene: Any, line: str, claim: str) -> bool:
    knight, _, words = line.partition(": ")
    return GAME.holds(scene.state, scene.seat(knight), scene.action(knight, words), claim)


@rule("WS-63")
def test_an_attack_that_a_known_card_answers_is_not_called_hard_to_answer(
    joust: Stand, k: K
) -> None:
    known = [["crooked_cut_152", 0]]
    y = k("032", "T", "152 101 128 145", known=known, hits=4)
    scene = joust("X action", k("048", "S", "114"), y)
    assert code(scene, "X: attack 114") == "attack-wears"
    assert not holds(scene, "X: attack 114", "last-hit")
    assert not holds(scene, "X: attack 114", "attack")
    unknown = joust("X action", k("048", "S", "114"), k("032", "T", "152 101 128 145", hits=4))
    assert code(unknown, "X: attack 114") == "last-hit"


@rule("WS-63", "WS-153")
def test_the_chance_of_a_hit_counts_what_a_silent_hand_lacks(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 112"), k("032", "T", "101 128"))
    scene.play("X: attack 114", "Y: no_defence")
    action = scene.action("X", "attack 112")
    reason = GAME.reason(scene.state, 0, action)
    assert reason is not None
    assert (reason.code, reason.facts["chance"]) == ("attack", 100)


@rule("WS-72")
def test_what_exhausts_the_knight_is_not_called_a_price(joust: Stand, k: K) -> None:
    tired = joust("X action", k("048", "T", "150 197", fatigue=3), k("032", "T"))
    assert code(tired, "X: attack 150") == "hurts"
    shaken = joust("X action", k("048", "T", "150", fatigue=3, hits=4), k("032", "T"))
    assert code(shaken, "X: attack 150") == "fatal"


@rule("WS-66", "WS-72")
@pytest.mark.parametrize(("fatigue", "hits", "said"), [(28, 0, "guard"), (2, 0, "hurts")])
def test_a_guard_that_exhausts_is_not_less_than_a_hit(
    joust: Stand, k: K, fatigue: int, hits: int, said: str
) -> None:
    y = k("032", "T", "143", fatigue=fatigue, hits=hits)
    scene = joust("X action", k("048", "S", "114"), y).play("X: attack 114")
    assert code(scene, "Y: guard 143") == said
    last = joust("X action", k("048", "S", "114"), k("032", "T", "143", fatigue=2, hits=4))
    assert code(last.play("X: attack 114"), "Y: guard 143") == "fatal"


@rule("WS-84")
def test_a_manoeuvre_is_called_cheapest_only_where_no_guard_is(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152 177"))
    scene.play("X: attack 114")
    assert code(scene, "Y: manoeuvre 177") == "manoeuvre-saves"
    assert not holds(scene, "Y: manoeuvre 177", "manoeuvre")
    alone = joust("X action", k("048", "S", "114"), k("032", "T", "101 177"))
    assert code(alone.play("X: attack 114"), "Y: manoeuvre 177") == "manoeuvre"


@rule("WS-93")
def test_a_comparison_that_is_lost_gives_no_breath(joust: Stand, k: K) -> None:
    lost = joust("X action", k("048", "S", "194 195 198", fatigue=9), k("030", "T", "091"))
    for line in ("X: event 194", "X: event 195", "X: event 198"):
        assert code(lost, line) == "no-use"
    won = joust("X action", k("030", "S", "194 195 198", fatigue=9), k("048", "T", "091"))
    said = [code(won, f"X: event {number}") for number in ("194", "195", "198")]
    assert said == ["regain", "drain", "rob"]
    assert code(joust("X action", k("030", "S", "190"), k("048", "T")), "X: event 190") == "no-use"


@rule("WS-97")
def test_a_combination_of_one_attack_is_not_called_several(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "191 097 170"), k("032", "T"))
    assert code(scene, "X: combine 191") == "combine"
    mixed = joust("X action", k("048", "S", "191 097"), k("032", "T"))
    assert code(mixed, "X: combine 097") == "combine-cards"
    three = scene.play("X: combine 097")
    assert code(three, "X: combine 191") == "combine-event"
    assert code(three, "X: combine 170") == "combine-more"


@rule("WS-99")
def test_what_is_kept_can_guard_only_if_something_is_kept(joust: Stand, k: K) -> None:
    kept = joust("X action", k("048", "S", "097 170 191 101"), k("032", "T"))
    kept.play("X: combine 097", "X: combine 170")
    assert code(kept, "X: commit") == "commit"
    bare = joust("X action", k("048", "S", "097 170 191"), k("032", "T"))
    bare.play("X: combine 097", "X: combine 170")
    assert not holds(bare, "X: end_turn", "commit")
    # the star that is left is no answer, so nothing that is kept can guard
    assert code(bare, "X: commit") == "commit-all"


@rule("WS-96")
def test_nothing_is_prepared_when_no_attack_can_follow(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "177 181 114"), k("032", "T"))
    assert code(scene, "X: achieve 177") == "prepare"
    alone = joust("X action", k("048", "S", "177"), k("032", "T"))
    assert code(alone, "X: achieve 177") == "no-use"


@rule("WS-107")
def test_a_grande_pass_says_what_the_hand_leaves_open(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "130 152", hits=4), k("032", "T"))
    assert code(scene, "X: grande_pass") == "grande-pass-new"  # the 130 evades everything
    open_hand = joust("X action", k("048", "S", "152", hits=4), k("032", "T"))
    assert code(open_hand, "X: grande_pass") == "grande-pass"


@rule("WS-56")
def test_a_higher_tactic_with_a_worse_hand_is_not_called_better(joust: Stand, k: K) -> None:
    fine = joust("X action", k("048", "T", "091 103 094"), k("032", "T"))
    assert code(fine, "X: change_tactic") == "better-tactic"
    worse = joust("X action", k("048", "T", "152 154 150"), k("032", "T"))
    assert code(worse, "X: change_tactic") == "tactic-other"


@rule("WS-145")
@pytest.mark.parametrize(("how", "said"), [("spent", "step-aside"), ("free", "step-aside-free")])
def test_stepping_aside_names_its_true_price(melee: Stand, k: K, how: str, said: str) -> None:
    knights = {
        "X1": k("048", "S", "114", slot=2),
        "X2": k("033", "S", "", slot=1),
        "Y1": k("032", "T", "097", slot=2),
        "Y2": k("035", "T", "152", slot=1),
    }
    scene = melee("X1 action", fight="melee_2v2", options={"stepping_aside": how}, **knights)
    scene.play("X1: attack 114")
    assert code(scene, "Y1: step_aside 097") == said
    assert code(scene, "Y1: no_defence") == "spare-fellow"


@rule("WS-25")
def test_an_artefact_is_not_called_good_for_a_knight_it_harms(begin: Any) -> None:
    strong = begin(["036 020 001 037 002"]).state  # Torkel and the great helm
    assert GAME.reason(strong, strong.turn(), 4).code == "keep"  # type: ignore[union-attr]
    assert GAME.reason(strong, strong.turn(), 5).code == "decline-always"  # type: ignore[union-attr]
    frail = begin(["036 011 001 037 002"]).state  # the wolf blade takes a point of Strength
    assert not GAME.holds(frail, frail.turn(), 4, "keep")


@rule("WS-9", "WS-63")
def test_cards_of_one_name_are_told_apart_and_guards_are_named(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143 152")).play("X: attack 114")
    moves = GAME.view(scene.state, 1).moves
    for language, told in (
        ("en", "Guard with Cross guard (“Crooked cut 2/6”)"),
        ("de", "Parieren mit Kreuzhut („Krumphau 2/6“)"),
    ):
        words = Words(GAME, language, ("Y",))
        said = [words.move(move) for move in moves]
        assert told in said
        assert len(set(said)) == len(said)
