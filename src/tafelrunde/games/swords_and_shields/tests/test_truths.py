"""A reason is a claim: positions in which a sentence that sounds right would be false."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Scene, Stand

GERMAN = Words(GAME, "de", ("P1",))


def code(scene: Scene, words: str) -> str:
    """Why this answer of the player who is asked is advised."""
    reason = GAME.reason(scene.state, scene.state.turn(), scene.action(words))
    return "" if reason is None else reason.code


def true(scene: Scene, words: str, claim: str) -> bool:
    return GAME.holds(scene.state, scene.state.turn(), scene.action(words), claim)


def facts(scene: Scene, words: str) -> dict[str, object]:
    reason = GAME.reason(scene.state, scene.state.turn(), scene.action(words))
    assert reason is not None
    return dict(reason.facts)


# The end of a turn ------------------------------------------------------------------------


@rule("SS-31", "SS-110")
@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("", "end"),
        ("- - ", "end"),
        ("shield-4-red", "end-guarded"),
        ("duff-shield-3@buff-2", "end-guarded"),
        ("sword-4-red", "end-countering"),
        ("duff-sword-2", "end-countering"),
        ("sword-4-red shield-1-red", "end-armed"),
    ],
)
def test_what_guards_is_said_only_of_shields_and_swords(
    stand: Stand, field: str, expected: str
) -> None:
    assert code(stand(P1={"field": field, "hand": "sword-1-red"}), "end") == expected


@rule("SS-110")
def test_nothing_guards_with_only_an_anvil_there(stand: Stand) -> None:
    scene = stand(P1={"hand": "buff-2 buff-3"}).play("play buff-2", "lay_at 1")
    assert not any(true(scene, "end", f"end-{claim}") for claim in ("guarded", "armed"))
    reason = GAME.reason(scene.state, 0, scene.action("end"))
    assert reason is not None
    assert GERMAN.reason(reason) == "Du behältst eine Karte für den nächsten Zug."


# Attacks ----------------------------------------------------------------------------------


@rule("SS-76")
def test_a_counter_that_kills_is_no_trade_of_blows(stand: Stand) -> None:
    zones = {"field": "sword-8-purple"}
    alive = stand(P1={"field": "sword-5-blue", "hp": 9}, P2=zones)
    dying = stand(P1={"field": "sword-5-blue", "hp": 8}, P2=zones)
    assert code(alive, "attack sword-5-blue 1") == "trade-blows"
    assert facts(alive, "attack sword-5-blue 1")["countering"] == 8
    assert code(dying, "attack sword-5-blue 1") == "attack-deadly"


@rule("SS-76")
def test_two_swords_counter_with_what_is_left_when_the_first_has_gone(stand: Stand) -> None:
    """Beside each other both have 1 more; only the first one strikes with it."""
    scene = stand(P1={"field": "sword-8-red"}, P2={"field": "sword-4-green sword-3-green"})
    assert facts(scene, "attack sword-8-red 1")["countering"] == 5 + 3


@rule("SS-70", "SS-75")
def test_an_open_attack_is_none_while_somebody_counters_or_guards(stand: Stand) -> None:
    attack = "attack sword-5-blue 1"
    own = {"field": "sword-5-blue"}
    assert code(stand(P1=own), attack) == "open-attack"
    assert code(stand(P1=own, P2={"field": "duff-sword-2"}), attack) == "trade-blows"
    assert code(stand(P1=own, P2={"field": "duff-sword-2"}, countered=True), attack) == (
        "open-attack"
    )
    assert code(stand(P1=own, P2={"field": "shield-1-red"}), attack) == "break-through"


@rule("SS-67", "SS-69")
def test_what_gets_through_is_counted_with_the_boosts_that_are_left(stand: Stand) -> None:
    """Side by side the shields have 6 and 3, but the second one has 2 when the first is gone."""
    scene = stand(
        P1={"field": "sword-8-red"}, P2={"hpc": "green", "field": "shield-4-yellow shield-1-yellow"}
    )
    attack = "attack sword-8-red 1"
    assert code(scene, attack) == "break-through"
    assert facts(scene, attack)["loss"] == 10 - 5 - 1
    assert scene.play(attack, "break shield-4-yellow", "break shield-1-yellow").hp() == (99, 95)


@rule("SS-72")
@pytest.mark.parametrize(
    ("sword", "expected"), [("sword-4-red", "stop"), ("sword-2-red", "enough")]
)
def test_the_rest_brings_nothing_only_if_nothing_gets_through(
    stand: Stand, sword: str, expected: str
) -> None:
    """Four break three shields of one and have one left; two break only two of them."""
    scene = stand(
        P1={"hpc": "blue", "field": sword},
        P2={"hpc": "green", "field": "shield-1-red shield-1-blue shield-1-yellow"},
    )
    scene.play(f"attack {sword} 1", "break shield-1-red")
    assert code(scene, "stop") == expected


@rule("SS-77")
def test_with_the_early_counter_a_finish_counts_only_if_one_lives_to_see_it(stand: Stand) -> None:
    for hp, expected in ((9, "finish"), (8, "attack-deadly")):
        scene = stand(
            options={"counter": "at_first_break"},
            P1={"field": "sword-8-red", "hp": hp},
            P2={"hp": 2, "field": "shield-1-yellow sword-8-purple", "hpc": "green"},
        )
        assert code(scene, "attack sword-8-red 1") == expected


@rule("SS-102")
def test_a_deck_is_praised_for_a_new_card_only_if_no_duff_is_known_to_lie_there(
    stand: Stand,
) -> None:
    """The enemy deck begins with a duff that was bought."""
    four = "sword-1-blue sword-1-green sword-1-yellow shield-1-red"
    zones = {"P2": {"deck": "duff-shield-3 sword-1-red", "known_top": 1}}
    scene = stand(P1={"hand": f"shield-4-red {four}", "deck": "sword-1-purple"}, **zones)
    scene.play("trigger shield-4-red")
    assert (code(scene, "draw_from P1"), code(scene, "draw_from P2")) == ("new-card", "new-duff")
    full = stand(P1={"hand": f"shield-4-red {four} shield-1-blue"}, P2={"deck": "sword-8-red"})
    assert code(full.play("trigger shield-4-red"), "draw_from P2") == "new-card-dear"


# Cards ------------------------------------------------------------------------------------


@rule("SS-105")
def test_an_effect_that_helps_the_enemy_is_not_praised(stand: Stand) -> None:
    scene = stand(P1={"field": "shield-8-red"}, shop="shield-10-grey")
    assert code(scene, "buy shield-10-grey") == "buy-guard"
    other = stand(P1={"field": "shield-4-red"}, shop="shield-4-blue")
    assert code(other, "buy shield-4-blue") == "buy-shield"
    burning = stand(P1={"hand": "shield-10-grey"})
    assert code(burning, "trigger shield-10-grey") == "trigger"


@rule("SS-47", "SS-48")
def test_a_duff_can_pay_at_once_only_if_something_costs_just_that(stand: Stand) -> None:
    play = "play duff-shield-3"
    hand = {"hand": "duff-shield-3"}
    assert code(stand(P1=hand, shop="shield-2-red"), play) == "lay-duff"
    assert code(stand(P1=hand, shop="sword-8-red"), play) == "lay-duff-later"
    assert code(stand(P1={**hand, "hp": 3}, shop="shield-2-red"), play) == "lay-duff-deadly"


@rule("SS-42", "SS-48")
def test_the_shop_has_nothing_for_one_only_if_nothing_can_be_paid(stand: Stand) -> None:
    hand = "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-purple"
    zones = {"hand": hand, "field": "sword-2-red"}
    bare = stand(P1=zones, shop="sword-8-red shield-8-red", window=True)
    rich = stand(P1=zones, shop="sword-8-red sword-2-blue", window=True)
    assert (code(bare, "clear"), code(rich, "clear")) == ("clear", "clear-new")


# Effects ----------------------------------------------------------------------------------


@rule("SS-35", "SS-36")
def test_fresh_cards_are_free_only_within_five_and_while_there_are_any(stand: Stand) -> None:
    full = "sword-1-blue sword-1-green sword-1-yellow shield-1-red shield-1-blue"
    burn = "trigger_field sword-1-red"
    deck = {"deck": "sword-8-red", "field": "sword-1-red"}
    assert code(stand(P1={**deck, "hand": "sword-1-blue"}), burn) == "thin"
    dear = stand(P1={**deck, "hand": full})
    assert code(dear, burn) == "draw-dear"
    assert facts(dear, burn) == {"count": 1, "loss": 4}
    assert code(stand(P1={**deck, "hand": full, "hp": 4}), burn) != "draw-dear"
    empty = stand(P1={"field": "sword-1-red", "hand": "sword-1-blue"}, shop="sword-8-blue")
    assert not true(empty, burn, "thin")
    assert code(empty, burn) == "deny"


@rule("SS-15")
def test_healing_is_told_as_far_as_it_counts(stand: Stand) -> None:
    burn = "trigger sword-8-red"
    for hp, told in ((50, 20), (85, 14)):
        scene = stand(P1={"hand": "sword-8-red", "hp": hp}).play(burn)
        assert code(scene, "branch a") == "heal"
        assert facts(scene, "branch a")["amount"] == told
    assert code(stand(P1={"hand": "sword-8-red"}).play(burn), "branch a") == "effect"


@rule("SS-61", "SS-93")
def test_revenge_is_foretold_without_the_card_that_goes_for_it(stand: Stand) -> None:
    """The shield makes the sword stronger by 2 as long as it lies beside it."""
    scene = stand(P1={"field": "sword-1-red shield-1-red"})
    burn = "trigger_field shield-1-red"
    assert code(scene, burn) == "revenge"
    assert facts(scene, burn)["loss"] == 3
    scene.play(burn, "branch b", "strike sword-1-red")
    assert scene.hp() == (99, 96)


@rule("SS-91")
def test_a_duff_on_top_of_the_pile_is_no_card_to_take_back(stand: Stand) -> None:
    burn = "trigger shield-1-red"
    zones = {"hand": "shield-1-red"}
    good = stand(P1={**zones, "discard": "duff-shield-3 sword-8-red"})
    bad = stand(P1={**zones, "discard": "sword-8-red duff-shield-3"})
    assert (code(good, burn), code(bad, burn)) == ("take-back", "trigger")


@rule("SS-98")
def test_the_enemy_suffers_only_beyond_five(stand: Stand) -> None:
    burn = "trigger sword-6-grey"
    five = "sword-1-blue sword-1-green sword-1-yellow shield-1-red shield-1-blue"
    held = stand(P1={"hand": "sword-6-grey"}, P2={"hand": five}).play(burn)
    bare = stand(P1={"hand": "sword-6-grey"}, P2={"deck": five}).play(burn)
    assert (code(held, "branch b"), code(bare, "branch b")) == ("enemy-draw", "effect")


@rule("SS-95")
def test_no_shield_is_in_the_way_if_it_lies_in_the_shop(stand: Stand) -> None:
    burn = "trigger sword-3-red"
    zones = {"hand": "sword-3-red"}
    assert code(stand(P1=zones, shop="shield-8-red"), burn) == "trigger"
    assert code(stand(P1=zones, P2={"field": "shield-1-red"}), burn) == "shelve"


@rule("SS-100")
def test_sifting_is_praised_only_for_cards_that_are_there_and_have_room(stand: Stand) -> None:
    burn = "trigger shield-2-red"
    zones = {"hand": "shield-2-red", "deck": "sword-1-grey sword-1-blue"}
    scene = stand(P1=zones).play(burn)
    assert (code(scene, "branch a"), code(scene, "branch b")) == ("sift", "effect")
    full = "sword-1-green sword-1-yellow shield-1-red shield-1-blue shield-1-green"
    crowded = stand(P1={**zones, "hand": f"shield-2-red {full}"}).play(burn)
    assert code(crowded, "branch a") == "effect"


@rule("SS-83")
def test_there_is_no_choice_where_one_effect_is_left(stand: Stand) -> None:
    burn = "trigger sword-2-red"
    zones = {"hand": "sword-2-red"}
    assert code(stand(P1=zones, shop="sword-8-red sword-8-blue"), burn) == "chain"
    assert code(stand(P1=zones, shop="sword-8-red buff-2"), burn) == "chain-next"
    assert code(stand(P1=zones, shop="buff-2 buff-3"), burn) == "trigger"


@rule("SS-101")
def test_a_triggered_shop_card_is_not_said_to_be_gone(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-3-grey"}, shop="sword-8-red sword-8-blue")
    scene.play("trigger shield-3-grey")
    assert code(scene, "trigger_shop sword-8-red") == "aim-trigger"
    assert not true(scene, "trigger_shop sword-8-red", "aim-destroy-ware")


@rule("SS-96")
def test_only_what_strikes_hardest_is_said_to(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-4-red"}, P2={"field": "shield-10-grey", "discard": "shield-8-red"}
    )
    scene.play("trigger sword-4-red")
    assert code(scene, "strike shield-10-grey") == "aim-strike"
    assert code(scene, "strike shield-8-red") == "aim-at"


@rule("SS-90")
def test_a_card_is_denied_only_if_the_enemy_could_pay_for_it(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-1-red"}, P2={"field": "sword-2-green"}, shop="sword-2-blue sword-8-red"
    )
    scene.play("trigger sword-1-red", "branch b")
    assert code(scene, "discard sword-2-blue") == "aim-deny"
    assert code(scene, "discard sword-8-red") == "aim-fresh"


@rule("SS-97")
def test_moving_says_whose_card_goes_where(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-5-red", "field": "duff-shield-3"},
        P2={"field": "shield-8-red"},
        shop="sword-8-red duff-sword-2",
    )
    scene.play("trigger sword-5-red")
    expected = {
        "move sword-8-red": "aim-take",
        "move duff-sword-2": "aim-at",
        "move shield-8-red": "aim-oust",
        "move duff-shield-3": "aim-rid",
    }
    assert {move: code(scene, move) for move in expected} == expected
    scene.play("move sword-8-red")
    assert (code(scene, "put_on P1"), code(scene, "put_on P2")) == ("keep", "put")


@rule("SS-76")
def test_the_order_that_counters_hardest_is_found_by_trying_all(stand: Stand) -> None:
    """Grey makes the green sword stronger as long as it lies there, so it should go last."""
    scene = stand(P1={"field": "sword-8-red"}, P2={"field": "sword-6-grey sword-4-green"})
    scene.play("attack sword-8-red 1")
    assert scene.asked == "P2 counter"
    assert code(scene, "counter sword-4-green") == "counter"
    assert facts(scene, "counter sword-4-green")["loss"] == 5 + 8
    assert code(scene, "counter sword-6-grey") == "counter-too"


@rule("SS-66")
def test_a_slot_is_praised_for_the_buff_in_it(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-4-red buff-2"})
    scene.play("play buff-2", "lay_at 1", "play sword-4-red")
    assert code(scene, "lay_at 1") == "slot-buff"
    assert code(scene, "lay_at 2") == "slot-free"
    bare = stand(P1={"hand": "sword-4-red"}).play("play sword-4-red")
    assert code(bare, "lay_at 1") == "slot-any"


def test_an_unknown_reason_is_refused(stand: Stand) -> None:
    with pytest.raises(BadInput, match="knows no reason 'because'"):
        GAME.holds(stand().state, 0, 0, "because")
