"""SS-68 to SS-79  Attack, counter-attack and revenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel import seeded
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


@rule("SS-68", "SS-69", "SS-70", "EX-18")
def test_the_book_attack_breaks_two_shields_and_costs_three_hp(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-blue"},
        P2={"hpc": "green", "field": "shield-4-yellow shield-1-blue"},
    )
    scene.play("attack sword-8-blue 1", "break shield-4-yellow 1", "break shield-1-blue 2")
    assert scene.hp() == (99, 96)
    assert scene.discard("P2") == ["shield-4-yellow", "shield-1-blue"]
    assert scene.discard("P1") == ["sword-8-blue"]
    assert scene.field("P1") == [None, None, None]


@rule("SS-75", "SS-76", "SS-77", "SS-78", "EX-19")
def test_the_enemy_counters_after_the_damage_and_shields_do_not_help(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-5-blue shield-8-green"},
        P2={"hpc": "yellow", "field": "sword-8-purple"},
    )
    scene.play("attack")
    assert scene.hp() == (91, 94)
    assert scene.field("P1") == [None, "shield-8-green", None]
    assert scene.discard("P1") == ["sword-5-blue"]
    assert scene.discard("P2") == ["sword-8-purple"]
    assert [e for e in scene.story() if e in ("hp.lost", "counter.struck")] == [
        "hp.lost",
        "counter.struck",
        "hp.lost",
    ]


@rule("SS-71", "EX-21")
def test_an_attack_that_can_break_no_shield_may_not_be_declared(stand: Stand) -> None:
    scene = stand(
        P1={"hpc": "blue", "field": "sword-1-red"},
        P2={"hpc": "red", "field": "shield-4-green shield-1-grey"},
    )
    assert scene.refusal("attack sword-1-red 1") == ("will-fail", "SS-71")


@rule("SS-71")
def test_each_target_must_be_breakable_when_picked(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-5-blue"},
        P2={"hpc": "green", "field": "shield-8-yellow shield-1-purple shield-2-blue"},
    )
    scene.play("attack")
    assert scene.legal() == ["break shield-1-purple 2", "break shield-2-blue 3"]
    assert scene.refusal("break shield-8-yellow 1") == ("unbreakable", "SS-69")
    assert scene.refusal("stop") == ("nothing-broken", "SS-71")


@rule("SS-72")
def test_after_a_broken_shield_the_attacker_may_stop(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-blue"},
        P2={"hpc": "green", "field": "shield-4-yellow shield-1-blue"},
    )
    scene.play("attack", "break shield-1-blue 2", "stop")
    assert scene.field("P2") == ["shield-4-yellow", None, None]
    assert scene.discard("P1") == ["sword-8-blue"]
    assert scene.hp() == (99, 99)


@rule("SS-69")
def test_the_rest_is_lost_on_shields_that_cannot_be_broken(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-5-blue"}, P2={"hpc": "green", "field": "shield-8-yellow shield-1-red"}
    )
    scene.play("attack")
    assert scene.hp() == (99, 99)
    assert scene.discard("P2") == ["shield-1-red"]
    assert scene.discard("P1") == ["sword-5-blue"]
    assert scene.asked == "P1 action"


@rule("SS-70", "SS-71")
def test_a_shield_card_and_an_empty_slot_cannot_attack(stand: Stand) -> None:
    scene = stand(P1={"field": "shield-8-red"})
    assert scene.refusal("attack shield-8-red 1") == ("no-sword", "SS-68")
    assert scene.refusal("attack nothing 2") == ("empty-slot", "SS-68")


@rule("SS-73", "EX-30")
def test_buffs_stay_when_their_riders_leave(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-blue@buff-2"},
        P2={"hpc": "green", "field": "shield-1-yellow@buff-3 sword-1-red@buff-2"},
    )
    scene.play("attack")
    assert scene.field("P1")[0] == {"buff": "buff-2", "card": None}
    assert scene.field("P2")[0] == {"buff": "buff-3", "card": None}
    assert scene.field("P2")[1] == {"buff": "buff-2", "card": None}


@rule("SS-74", "SS-78", "EX-23")
def test_only_the_first_of_three_attacks_is_countered(stand: Stand) -> None:
    scene = stand(
        P1={"hpc": "yellow", "field": "sword-5-blue sword-4-red sword-3-green"},
        P2={"hpc": "purple", "field": "sword-1-blue sword-2-red"},
    )
    scene.play("attack sword-5-blue 1", "counter sword-1-blue 1")
    assert scene.hp() == (96, 94)
    scene.play("attack sword-4-red 2", "attack sword-3-green 3")
    assert scene.hp() == (96, 87)
    assert len(scene.told("counter.struck")) == 2


@rule("SS-76")
def test_the_enemy_chooses_the_order_and_boosts_shrink_as_swords_leave(stand: Stand) -> None:
    first = stand(P1={"field": "sword-5-green"}, P2={"field": "sword-6-grey sword-1-red"})
    first.play("attack")
    assert first.asked == "P2 counter"
    assert first.legal() == ["counter sword-6-grey 1", "counter sword-1-red 2"]
    assert first.refusal("counter nothing 3") == ("no-own-sword", "SS-76")
    first.play("counter sword-1-red 2")
    assert [f["strength"] for f in first.told("counter.struck")] == [2, 8]
    assert first.discard("P2") == ["sword-1-red", "sword-6-grey"]


@rule("SS-76")
def test_who_runs_out_of_time_counters_in_the_order_with_the_highest_total(stand: Stand) -> None:
    from tafelrunde.kernel import TIME_OUT

    scene = stand(P1={"field": "sword-5-green"}, P2={"field": "sword-6-grey sword-1-red"})
    scene.play("attack")
    scene.call(TIME_OUT)
    assert [f["strength"] for f in scene.told("counter.struck")] == [2, 8]
    assert scene.asked == "P1 action"


@rule("SS-27", "SS-28", "SS-77", "EX-24")
def test_an_attack_that_wins_is_not_countered_and_a_counter_can_win(stand: Stand) -> None:
    fields = {"P1": {"field": "sword-5-blue"}, "P2": {"hpc": "yellow", "field": "sword-8-purple"}}
    won = stand(P1=fields["P1"], P2={**fields["P2"], "hp": 5}).play("attack")
    assert won.outcome is not None
    assert won.outcome.winners == (0,)
    assert won.hp() == (99, 0)
    assert won.told("counter.struck") == []
    lost = stand(P1={**fields["P1"], "hp": 8}, P2={**fields["P2"], "hp": 50}).play("attack")
    assert lost.outcome is not None
    assert lost.outcome.winners == (1,)
    assert lost.hp() == (0, 45)


@rule("SS-69", "SS-70", "EX-25")
def test_an_attack_may_break_a_shield_of_exactly_its_strength(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-4-green"},
        P2={"hpc": "yellow", "field": "shield-4-purple sword-1-red"},
    )
    scene.play("attack")
    assert scene.hp() == (98, 99)
    assert scene.discard("P2") == ["shield-4-purple", "sword-1-red"]


@rule("SS-79", "SS-93", "EX-31")
def test_revenge_ignores_shields_and_leaves_the_first_counter_open(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "shield-1-red", "field": "sword-3-red sword-5-green"},
        P2={"hpc": "blue", "field": "shield-2-green sword-8-purple"},
    )
    scene.play("trigger shield-1-red", "branch b", "strike sword-3-red")
    assert scene.hp() == (99, 94)
    assert scene.field("P2") == ["shield-2-green", "sword-8-purple", None]
    assert scene.discard("P1") == ["sword-3-red"]
    scene.play("attack sword-5-green 2")
    assert scene.told("counter.struck")[0]["card"] == "sword-8-purple"


@rule("SS-75", "SS-78")
def test_once_the_first_success_is_over_even_a_lying_sword_does_not_counter(stand: Stand) -> None:
    zones = {"P1": {"field": "sword-5-green"}, "P2": {"field": "sword-8-purple"}}
    scene = stand(**zones, countered=True).play("attack")
    assert (scene.hp(), scene.field("P2")[0]) == ((99, 94), "sword-8-purple")
    first = stand(**zones).play("attack")
    assert first.written["countered"] is True
    assert first.hp() == (91, 94)


@rule("SS-76")
def test_on_time_out_equal_orders_begin_with_the_first_slot(stand: Stand) -> None:
    from tafelrunde.kernel import TIME_OUT

    scene = stand(P1={"field": "sword-5-green"}, P2={"field": "sword-2-red sword-1-yellow"})
    scene.play("attack")
    scene.call(TIME_OUT)
    assert [f["card"] for f in scene.told("counter.struck")] == ["sword-2-red", "sword-1-yellow"]


# The other reading of the counter-attack ------------------------------------------------------

EARLY = {"counter": "at_first_break"}


@rule("SS-77")
def test_the_other_reading_counters_as_soon_as_a_shield_breaks(stand: Stand) -> None:
    zones = {
        "P1": {"field": "sword-8-blue"},
        "P2": {"hpc": "green", "field": "shield-4-yellow sword-1-red"},
    }
    order = ["shield.broken", "counter.struck", "hp.lost", "hp.lost"]
    early = stand(**zones, options=EARLY).play("attack")
    assert [e for e in early.story() if e in order] == order
    assert [facts["player"] for facts in early.told("hp.lost")] == ["P1", "P2"]
    late = stand(**zones).play("attack")
    assert [facts["player"] for facts in late.told("hp.lost")] == ["P2", "P1"]
    assert early.hp() == late.hp() == (98, 95)
    assert early.asked == late.asked == "P1 action"
    assert early.field("P1") == late.field("P1") == [None, None, None]


@rule("SS-77")
def test_an_early_counter_comes_before_the_last_blow(stand: Stand) -> None:
    zones = {
        "P1": {"hp": 1, "field": "sword-8-blue"},
        "P2": {"hp": 4, "hpc": "green", "field": "shield-4-yellow sword-1-red"},
    }
    early = stand(**zones, options=EARLY).play("attack")
    assert early.outcome is not None
    assert (early.outcome.winners, early.hp()) == ((1,), (0, 4))
    late = stand(**zones).play("attack")
    assert late.outcome is not None
    assert (late.outcome.winners, late.hp()) == ((0,), (1, 0))


@rule("SS-77")
def test_without_shields_even_an_early_counter_comes_after_the_loss(stand: Stand) -> None:
    zones = {"P1": {"field": "sword-5-green"}, "P2": {"field": "sword-8-purple", "hp": 5}}
    won = stand(**zones, options=EARLY).play("attack")
    assert won.outcome is not None
    assert (won.outcome.winners, won.told("counter.struck")) == ((0,), [])
    zones["P2"] = {"field": "sword-8-purple"}
    scene = stand(**zones, options=EARLY).play("attack")
    assert scene.hp() == (91, 94)
    assert scene.discard("P1") == ["sword-5-green"]
    assert scene.asked == "P1 action"


@rule("SS-67", "SS-77")
def test_after_an_early_counter_the_attack_goes_on_with_what_is_left(stand: Stand) -> None:
    """The swords that countered no longer strengthen the shield beside them."""
    zones = {
        "P1": {"field": "sword-5-red"},
        "P2": {"hpc": "green", "field": "shield-1-yellow shield-4-blue sword-3-blue"},
    }
    early = stand(**zones, options=EARLY).play("attack", "break shield-1-yellow 1")
    assert early.told("counter.struck")[0]["strength"] == 4
    assert early.legal() == ["stop", "break shield-4-blue 2"]
    early.play("break shield-4-blue 2")
    assert early.hp() == (95, 97)
    late = stand(**zones).play("attack", "break shield-1-yellow 1")
    assert late.legal() == ["stop", "break shield-4-blue 2"]
    late.play("break shield-4-blue 2")
    assert late.hp() == (96, 98), "the sword lies there while the shield is broken"


@rule("SS-76", "SS-77", "SS-78")
def test_an_early_counter_asks_for_the_order_and_happens_once(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-green sword-5-green"},
        P2={"field": "shield-1-red sword-6-grey sword-1-yellow"},
        options=EARLY,
    )
    scene.play("attack sword-8-green 1")
    assert scene.asked == "P2 counter"
    assert scene.written["doing"] == {"slot": 1, "power": 7, "broken": [1]}
    assert scene.field("P1")[0] == "sword-8-green"
    scene.play("counter sword-1-yellow 3")
    assert scene.hp() == (99 - 2 - 8, 92)
    scene.play("attack sword-5-green 2")
    assert len(scene.told("counter.struck")) == 2
    assert scene.hp() == (89, 87)


@rule("SS-76", "SS-77", "SS-126")
def test_who_lets_an_early_counter_time_out_gives_the_attack_back(stand: Stand) -> None:
    from tafelrunde.kernel import TIME_OUT

    scene = stand(
        P1={"field": "sword-8-green"},
        P2={"field": "shield-1-red sword-6-grey sword-1-red"},
        options=EARLY,
    )
    scene.play("attack")
    scene.call(TIME_OUT)
    assert [f["strength"] for f in scene.told("counter.struck")] == [2, 8]
    assert (scene.asked, scene.hp()) == ("P1 action", (89, 95))


@rule("SS-77")
def test_a_player_who_would_fall_to_an_early_counter_is_not_advised_to_attack(
    stand: Stand,
) -> None:
    zones = {
        "P1": {"hp": 1, "field": "sword-5-blue"},
        "P2": {"hp": 1, "hpc": "green", "field": "shield-4-yellow sword-1-red"},
    }
    early, late = stand(**zones, options=EARLY), stand(**zones)
    assert early.state.advise(0, seeded(1)) != early.action("attack")
    assert late.state.advise(0, seeded(1)) == late.action("attack")
