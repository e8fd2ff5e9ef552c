"""SS-80 to SS-88  Triggering effects: chains, and what can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


SHOP = "sword-8-red shield-4-red duff-sword-2 sword-8-blue buff-2"


@rule("SS-80", "SS-83", "SS-101", "SS-107", "EX-26")
def test_the_chain_of_the_rulebook_costs_twelve_hp(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-2-red"},
        P2={
            "hpc": "yellow",
            "discard": "sword-1-red shield-3-grey sword-2-blue",
            "field": "shield-10-grey",
        },
        shop="sword-4-green buff-2 buff-3 duff-sword-2 sword-8-red",
    )
    scene.play("trigger sword-2-red", "destroy sword-2-blue discard P2")
    scene = scene.again()
    scene.play("destroy shield-3-grey discard P2", "trigger_shop sword-4-green shop")
    scene = scene.again()
    assert scene.view(0).counters["chain"] == (
        "sword-2-red",
        "sword-2-blue",
        "shield-3-grey",
        "sword-4-green",
    )
    scene.play("strike shield-10-grey field P2")
    assert scene.hp() == (99, 87)
    assert scene.written["shop_discard"] == ["sword-2-red", "sword-2-blue", "shield-3-grey"]
    assert scene.written["shop"][0] == "sword-4-green"
    assert scene.field("P2") == ["shield-10-grey", None, None]
    assert scene.told("shop.filled") == []
    assert scene.told("counter.struck") == []
    assert scene.asked == "P1 action"


@rule("SS-80")
def test_a_card_of_the_field_can_be_destroyed_and_its_buff_stays(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-8-red@buff-2", "hp": 50}).play(
        "trigger_field sword-8-red 1", "branch a"
    )
    assert scene.field("P1")[0] == {"buff": "buff-2", "card": None}
    assert scene.hp() == (70, 99)
    assert (
        scene.written["shop"].count("sword-8-red")
        + (scene.written["shop_discard"] + scene.written["shop_deck"]).count("sword-8-red")
        == 1
    )


@rule("SS-81", "SS-92")
def test_an_effect_that_cannot_be_completed_is_refused(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue sword-3-red shield-3-grey shield-2-red shield-4-red"})
    for card in ("sword-1-blue", "sword-3-red", "shield-3-grey", "shield-2-red"):
        assert scene.refusal(f"trigger {card}") == ("not-executable", "SS-81")
    assert scene.may("trigger shield-4-red")  # the shop deck has cards


@rule("SS-81")
def test_only_the_branch_that_can_be_completed_is_offered(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue"}, P2={"field": "buff-2"}).play("trigger sword-1-blue")
    assert scene.legal() == ["branch b sweep_enemy_field 1"]
    assert scene.refusal("branch a") == ("not-executable", "SS-81")


@rule("SS-82")
def test_the_test_does_not_count_the_card_that_will_refill_the_shop(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-2-red"}, shop="sword-4-green", shop_deck="rest")
    # The only shield could come from the shop deck: sword 4 may not be destroyed for it.
    assert scene.refusal("trigger sword-2-red") == ("not-executable", "SS-81")


@rule("SS-82", "SS-94", "SS-117")
def test_a_newly_revealed_shop_card_may_be_chosen(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-2-red"}, shop="sword-5-green shield-4-red buff-2 buff-3 buff-2"
    )
    fresh = scene.written["shop_deck"][0]
    scene.play("trigger sword-2-red", "destroy sword-5-green shop")
    assert scene.written["shop"][0] == fresh
    assert scene.may(f"move {fresh} shop shop 1")


@rule("SS-83")
def test_effects_of_enemy_cards_are_the_active_players(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-2-red", "hp": 50}, P2={"field": "sword-8-red", "hp": 50}, shop=SHOP[12:]
    )
    scene.play("trigger sword-2-red", "destroy sword-8-red field P2 1", "branch a")
    assert scene.hp() == (70, 50)


@rule("SS-84", "EX-40")
def test_a_card_of_the_chain_is_never_chosen_again(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "shield-3-grey"}, shop="shield-3-grey buff-2 buff-3 duff-sword-2 duff-shield-3"
    )
    assert scene.refusal("trigger shield-3-grey") == ("not-executable", "SS-81")
    longer = stand(P1={"hand": "shield-3-grey"}, shop="shield-3-grey sword-8-red buff-2")
    longer.play("trigger shield-3-grey", "trigger_shop shield-3-grey")
    assert longer.legal() == ["trigger_shop sword-8-red shop shop 2"]
    assert longer.refusal("trigger_shop shield-3-grey") == ("in-chain", "SS-84")


@rule("SS-84", "SS-119", "SS-118")
def test_a_chain_card_shuffled_back_into_the_shop_still_belongs_to_the_chain(stand: Stand) -> None:
    from tafelrunde.games.swords_and_shields import GAME

    named = ["sword-2-red", "sword-5-green", "shield-4-red"]
    rest = [id for id in GAME.box.ids if id not in named]
    scene = stand(
        P1={"hand": "sword-2-red", "deck": " ".join(rest)},
        shop="sword-5-green shield-4-red",
        shop_deck=[],
    )
    # Both destroyed cards are shuffled; one of them fills the place, the other is the shop deck.
    scene.play("trigger sword-2-red", "destroy sword-5-green shop")
    assert sorted([scene.written["shop"][0], *scene.written["shop_deck"]]) == [
        "sword-2-red*",
        "sword-5-green*",
    ]
    assert scene.legal() == ["move shield-4-red shop shop 2"]
    assert scene.again().legal() == scene.legal()
    assert scene.again().written == scene.written


@rule("SS-85", "SS-86")
def test_the_shop_discard_pile_is_only_a_destination(stand: Stand) -> None:
    scene = stand(
        P1={
            "hand": "sword-5-red",
            "discard": "sword-1-red sword-1-blue",
            "field": "shield-1-red@buff-2",
        },
        P2={"discard": "shield-1-blue", "field": "buff-3"},
        shop="sword-8-red",
        shop_discard="shield-8-blue",
    )
    scene.play("trigger sword-5-red")
    assert scene.legal() == [
        "move shield-1-red field P1 1",
        "move buff-2 field P1 1",
        "move buff-3 field P2 1",
        "move sword-8-red shop shop 1",
        "move sword-1-blue discard P1 0",
        "move shield-1-blue discard P2 0",
    ]
    assert scene.refusal("move nothing") == ("nothing-there", "SS-86")


@rule("SS-87")
def test_nothing_is_left_behind_by_an_effect(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-1-red", "field": "sword-3-red sword-2-blue"})
    scene.play("trigger shield-1-red", "branch b", "strike sword-3-red")
    state = scene.written
    assert (state["doing"], state["chain"], scene.asked) == ({}, [], "P1 action")


@rule("SS-88")
def test_buffs_and_duffs_have_no_effect_to_trigger(stand: Stand) -> None:
    scene = stand(P1={"hand": "buff-2 duff-sword-2", "field": "buff-3 duff-shield-3"})
    for words in ("trigger buff-2", "trigger duff-sword-2", "trigger_field duff-shield-3 2"):
        assert scene.refusal(words) == ("no-effect", "SS-88")
    assert scene.refusal("trigger_field nothing 1") == ("no-effect", "SS-88")
    assert scene.refusal("trigger_field nothing 3") == ("empty-slot", "SS-80")


@rule("SS-81", "SS-84", "SS-94")
def test_look_ahead_finds_the_end_of_a_long_chain_and_its_absence(stand: Stand) -> None:
    squires = "sword-2-blue sword-2-green sword-2-yellow"
    dead_end = stand(P1={"hand": "sword-2-red"}, P2={"discard": squires})
    assert dead_end.refusal("trigger sword-2-red") == ("not-executable", "SS-81")
    open_end = stand(P1={"hand": "sword-2-red"}, P2={"discard": f"sword-8-red {squires}"})
    open_end.play(
        "trigger sword-2-red",
        "destroy sword-2-yellow",
        "destroy sword-2-green",
        "destroy sword-2-blue",
        "destroy sword-8-red",
        "branch b",
    )
    assert open_end.hp() == (99, 89)
    assert open_end.told("card.destroyed")[-1]["depth"] == 5
