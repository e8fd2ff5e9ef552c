"""SS-89 to SS-107  The compendium of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


SHOP = "sword-8-red shield-4-red duff-sword-2 sword-8-blue buff-2"


# Starter cards ----------------------------------------------------------------------------


@rule("SS-89")
def test_draw_one_is_always_possible_and_pays_for_missing_cards(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red"}).play("trigger sword-1-red", "branch a")
    assert scene.hp() == (95, 99)


@rule("SS-90")
def test_a_shop_card_is_discarded_without_its_effect(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red"}, shop=SHOP)
    scene.play("trigger sword-1-red", "branch b", "discard sword-8-blue shop")
    assert scene.written["shop_discard"] == ["sword-1-red", "sword-8-blue"]
    assert scene.written["shop"][3] not in (None, "sword-8-blue")
    assert scene.hp() == (99, 99)


@rule("SS-91")
def test_the_own_top_discard_comes_to_the_hand(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue", "discard": "sword-3-red sword-8-red"})
    scene.play("trigger sword-1-blue", "branch a")
    assert scene.hand("P1") == ["sword-8-red"]
    assert scene.zone("P1", "known") == ["sword-8-red"]


@rule("SS-92", "SS-114", "EX-44")
def test_a_sweep_clears_the_enemy_field_in_order(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-1-blue"}, P2={"field": "sword-3-red@buff-2 shield-1-blue duff-shield-3"}
    )
    scene.play("trigger sword-1-blue", "branch b")
    assert scene.discard("P2") == ["buff-2", "sword-3-red", "shield-1-blue", "duff-shield-3"]
    assert scene.field("P2") == [None, None, None]
    assert scene.hp() == (99, 99)


@rule("SS-93")
def test_a_revenge_attack_needs_a_sword_in_the_own_field(stand: Stand) -> None:
    without = stand(
        P1={"hand": "shield-1-red", "field": "shield-8-red"}, P2={"field": "sword-8-red"}
    )
    assert without.refusal("trigger shield-1-red") == ("not-executable", "SS-81")
    scene = stand(P1={"hand": "shield-1-red", "field": "shield-8-red duff-sword-2"}).play(
        "trigger shield-1-red", "branch b"
    )
    assert scene.legal() == ["strike duff-sword-2 field P1 2"]
    assert scene.refusal("strike shield-8-red") == ("no-sword", "SS-93")


# Swords -----------------------------------------------------------------------------------


@rule("SS-94")
def test_a_duff_on_a_buff_protects_both(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-2-red"},
        P2={"field": "duff-sword-2@buff-2 duff-shield-3 sword-8-red@buff-3"},
    ).play("trigger sword-2-red")
    assert scene.refusal("destroy duff-sword-2") == ("protected", "SS-94")
    assert scene.refusal("destroy buff-2") == ("protected", "SS-94")
    assert scene.may("destroy duff-shield-3")
    scene.play("destroy buff-3 field P2")
    assert scene.field("P2")[2] == "sword-8-red"
    assert scene.told("card.destroyed")[-1]["card"] == "buff-3"
    assert scene.asked == "P1 action"


@rule("SS-94", "SS-81")
def test_a_card_whose_effect_cannot_follow_is_not_destroyed(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-2-red"}, P2={"field": "shield-2-blue sword-8-red"}).play(
        "trigger sword-2-red"
    )
    assert scene.legal() == ["destroy sword-8-red field P2 2"]  # shield 2 needs P1's deck
    assert scene.refusal("destroy shield-2-blue") == ("not-executable", "SS-81")


@rule("SS-95", "SS-116", "SS-118")
def test_any_shield_is_shelved_also_a_duff_on_a_buff(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-3-red", "field": "shield-1-red"},
        P2={"field": "duff-shield-3@buff-2 duff-sword-2", "discard": "shield-8-red"},
        shop="shield-4-red sword-8-red",
    ).play("trigger sword-3-red")
    assert [words.split()[1] for words in scene.legal()] == [
        "shield-1-red",
        "duff-shield-3",
        "shield-4-red",
        "shield-8-red",
    ]
    assert scene.refusal("shelve duff-sword-2") == ("no-shield", "SS-95")
    scene.play("shelve duff-shield-3 field")
    assert scene.field("P2")[0] == {"buff": "buff-2", "card": None}


@rule("SS-96", "SS-107", "EX-29")
def test_a_shield_on_a_discard_pile_strikes_with_its_printed_strength(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-4-red"}, P2={"hpc": "green", "discard": "shield-8-green"})
    scene.play("trigger sword-4-red", "strike shield-8-green discard")
    assert scene.hp() == (99, 91)
    assert scene.discard("P2") == ["shield-8-green"]


@rule("SS-96", "SS-106", "SS-116")
def test_a_duff_without_strength_cannot_strike(stand: Stand) -> None:
    alone = stand(P1={"hand": "sword-4-red"}, P2={"discard": "duff-shield-3"}, shop="duff-shield-3")
    assert alone.refusal("trigger sword-4-red") == ("not-executable", "SS-81")
    scene = stand(
        P1={"hand": "sword-4-red"},
        P2={"discard": "duff-shield-3"},
        shop="duff-shield-3 sword-8-red",
    )
    scene.play("trigger sword-4-red")
    assert scene.refusal("strike duff-shield-3 discard") == ("no-strength", "SS-96")
    scene.play("strike duff-shield-3 shop")
    assert scene.legal() == ["name_colour red"]
    assert scene.refusal("name_colour blue") == ("no-strength", "SS-96")
    scene.play("name_colour red")
    assert scene.hp() == (99, 98)


@rule("SS-106")
def test_a_grey_shop_card_takes_the_named_colour(stand: Stand) -> None:
    for colour, hp in (("red", 95), ("blue", 96)):
        scene = stand(P1={"hand": "sword-4-red"}, shop="shield-3-grey sword-8-red")
        scene.play("trigger sword-4-red", "strike shield-3-grey shop", f"name_colour {colour}")
        assert scene.hp() == (99, hp)


@rule("SS-97", "EX-43")
def test_a_moved_card_must_change_its_place(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-5-red", "discard": "sword-1-red"}, shop="sword-8-green")
    own = stand(P1={"hand": "sword-5-red", "discard": "sword-1-red"}).play(
        "trigger sword-5-red", "move sword-1-red discard"
    )
    assert own.legal() == ["put_on P2", "put_on shop"]
    assert own.refusal("put_on P1") == ("same-place", "SS-97")
    scene.play("trigger sword-5-red", "move sword-8-green shop", "put_on P1")
    assert scene.discard("P1") == ["sword-1-red", "sword-8-green"]


@rule("SS-97", "SS-114")
def test_moving_a_duff_costs_nothing_and_leaves_its_buff(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-5-red", "field": "duff-shield-3@buff-2"})
    scene.play("trigger sword-5-red", "move duff-shield-3 field", "put_on P2")
    assert scene.field("P1")[0] == {"buff": "buff-2", "card": None}
    assert (scene.discard("P2"), scene.hp()) == (["duff-shield-3"], (99, 99))


@rule("SS-98")
def test_the_enemy_draws_five_and_bears_the_penalties(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-6-grey"},
        P2={
            "hand": "sword-1-red sword-2-red sword-3-red sword-4-red",
            "deck": "shield-1-red shield-2-red",
        },
    )
    scene.play("trigger sword-6-grey", "branch b")
    assert scene.hp() == (99, 99 - 4 - 12)
    assert len(scene.hand("P2")) == 6


@rule("SS-99", "SS-15", "EX-38")
def test_heal_stops_at_ninety_nine_and_damage_is_no_attack(stand: Stand) -> None:
    healed = stand(P1={"hand": "sword-8-red", "hp": 85}).play("trigger sword-8-red", "branch a")
    assert healed.hp() == (99, 99)
    quick = stand(P1={"hand": "sword-8-red", "hp": 45}, options={"hp": 50})
    assert quick.play("trigger sword-8-red", "branch a").hp() == (65, 50)
    hurt = stand(P1={"hand": "sword-8-red"}, P2={"field": "shield-8-red sword-8-blue"})
    hurt.play("trigger sword-8-red", "branch b")
    assert hurt.hp() == (99, 89)
    assert hurt.written["countered"] is False
    assert stand(P1={"hand": "sword-8-red"}).may("trigger sword-8-red")  # also at 99 HP


# Shields ----------------------------------------------------------------------------------


@rule("SS-100", "SS-38")
def test_sifting_keeps_all_matching_cards_and_drops_the_rest_in_order(stand: Stand) -> None:
    zones = {"hand": "shield-2-blue", "deck": "sword-1-red sword-1-grey shield-1-blue duff-sword-2"}
    grey = stand(P1=zones).play("trigger shield-2-blue", "branch a")
    assert grey.hand("P1") == ["sword-1-grey", "duff-sword-2"]
    assert grey.discard("P1") == ["sword-1-red", "shield-1-blue"]
    assert grey.zone("P1", "known") == ["sword-1-grey", "duff-sword-2"]
    hpc = stand(P1=zones).play("trigger shield-2-blue", "branch b")
    assert hpc.hand("P1") == ["sword-1-red"]
    assert hpc.hp() == (99, 99)
    assert hpc.zone("P1", "deck") == []


@rule("SS-101")
def test_buffs_and_duffs_of_the_shop_cannot_be_triggered(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-3-grey"}, shop="buff-2 duff-sword-2 sword-1-red sword-8-red")
    scene.play("trigger shield-3-grey")
    assert [w.split()[1] for w in scene.legal()] == ["sword-1-red", "sword-8-red"]
    assert scene.refusal("trigger_shop buff-2") == ("no-effect", "SS-88")
    scene.play("trigger_shop sword-1-red", "branch a")
    assert scene.written["shop"][2] == "sword-1-red"


@rule("SS-102", "SS-120", "SS-26")
def test_a_card_is_drawn_from_any_deck_that_has_one(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-4-red"}, P2={"deck": "sword-8-red", "discard": "sword-1-red"})
    scene.play("trigger shield-4-red")
    assert scene.legal() == ["draw_from P2", "draw_from shop"]
    assert scene.refusal("draw_from P1") == ("deck-too-small", "SS-102")
    scene.play("draw_from P2")
    assert scene.hand("P1") == ["sword-8-red"]
    assert scene.zone("P1", "from_enemy") == ["sword-8-red"]
    assert scene.told("hand.drawn.mine", 0)[0]["cards"] == ("sword-8-red",)
    assert scene.told("hand.drawn.mine", 1) == []
    shop = stand(P1={"hand": "shield-4-red"})
    top = shop.written["shop_deck"][0]
    shop.play("trigger shield-4-red", "draw_from shop")
    assert shop.hand("P1") == [top]


@rule("SS-81", "SS-102", "SS-117", "SS-119")
@pytest.mark.parametrize(
    ("shop_deck", "discard", "legal"),
    [
        ("sword-8-red", "shield-1-red", False),  # it will fill the place of the destroyed card
        ("sword-8-red sword-8-blue", "shield-1-red", True),
        ("", "shield-1-red", True),  # the pile is turned over first
    ],
)
def test_a_shop_card_that_draws_reckons_with_the_card_that_takes_its_place(
    stand: Stand, shop_deck: str, discard: str, legal: bool
) -> None:
    from tafelrunde.games.swords_and_shields import GAME

    shop = "shield-4-red sword-1-red sword-1-green sword-1-yellow duff-sword-2"
    rest = list(GAME.box.ids)
    for card in f"sword-2-red {shop} {shop_deck} {discard}".split():
        rest.remove(card)
    scene = stand(
        P1={"hand": "sword-2-red"},
        P2={"discard": " ".join(rest)},
        shop=shop,
        shop_deck=shop_deck,
        shop_discard=discard,
    )
    scene.play("trigger sword-2-red")
    assert ("destroy shield-4-red shop shop 1" in scene.legal()) is legal
    if legal:
        scene.play("destroy shield-4-red shop shop 1")
        assert scene.legal() == ["draw_from shop"]


@rule("SS-103", "EX-30")
def test_an_own_sword_attacks_twice_and_its_buff_stays(stand: Stand) -> None:
    scene = stand(P1={"hpc": "green", "hand": "shield-8-red", "field": "sword-5-green@buff-2"})
    scene.play("trigger shield-8-red", "branch a", "strike sword-5-green")
    assert scene.hp() == (99, 81)
    assert scene.field("P1")[0] == {"buff": "buff-2", "card": None}
    assert scene.discard("P1") == ["sword-5-green"]


@rule("SS-104", "SS-96", "EX-27")
def test_a_shop_sword_strikes_with_the_boosts_of_the_shop(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-8-red"}, shop=SHOP)
    scene.play("trigger shield-8-red", "branch b", "strike sword-8-red shop")
    assert scene.hp() == (99, 88)
    assert scene.written["shop_discard"] == ["shield-8-red", "sword-8-red"]
    assert scene.written["shop"][0] not in (None, "sword-8-red")
    assert scene.told("revenge.struck")[0]["hpc"] == 0


@rule("SS-104", "SS-107", "SS-116")
def test_an_enemy_sword_strikes_its_own_player_and_is_discarded(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "shield-8-red", "field": "sword-5-red", "discard": "sword-1-red"},
        P2={"hpc": "blue", "field": "sword-3-blue duff-sword-2"},
    ).play("trigger shield-8-red", "branch b")
    assert scene.refusal("strike sword-5-red") == ("own-field", "SS-104")
    assert [w.split()[1] for w in scene.legal()] == ["sword-3-blue", "duff-sword-2", "sword-1-red"]
    scene.play("strike sword-3-blue")
    assert scene.hp() == (99, 93)
    assert scene.discard("P2") == ["sword-3-blue"]
    pile = stand(P1={"hand": "shield-8-red", "discard": "sword-1-red"})
    pile.play("trigger shield-8-red", "branch b", "strike sword-1-red")
    assert (pile.hp(), pile.discard("P1")) == ((99, 98), ["sword-1-red"])


@rule("SS-105", "SS-15", "EX-37")
@pytest.mark.parametrize(("hp", "after"), [(85, 95), (95, 99)])
def test_the_enemy_of_whoever_triggers_it_gains_ten(stand: Stand, hp: int, after: int) -> None:
    scene = stand(P1={"hand": "sword-2-red"}, P2={"hp": hp, "field": "shield-10-grey"})
    scene.play("trigger sword-2-red", "destroy shield-10-grey")
    assert scene.hp() == (99, after)


@rule("SS-28", "SS-103")
def test_the_second_strike_is_skipped_when_the_first_wins(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-8-red", "field": "sword-5-blue"}, P2={"hp": 5})
    scene.play("trigger shield-8-red", "branch a", "strike sword-5-blue")
    assert scene.outcome is not None
    assert len(scene.told("revenge.struck")) == 1


@rule("SS-104", "SS-96")
def test_a_sword_without_strength_cannot_strike(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "shield-8-red", "discard": "sword-1-red"}, P2={"discard": "duff-sword-2"}
    ).play("trigger shield-8-red", "branch b")
    assert scene.refusal("strike duff-sword-2 discard") == ("no-strength", "SS-96")


FULL = "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow"


@rule("SS-28", "SS-35")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("sword-6-grey", ("branch a",)),
        ("sword-1-blue", ("branch a",)),
        ("shield-2-blue", ("branch a",)),
        ("shield-4-blue", ("draw_from P1",)),
    ],
)
def test_every_way_of_overdrawing_can_lose_the_game(
    stand: Stand, card: str, answers: tuple[str, ...]
) -> None:
    zones = {"hand": FULL, "deck": "sword-1-grey", "discard": "shield-1-red", "hp": 4}
    scene = stand(P1={**zones, "field": card})
    scene.play(f"trigger_field {card} 1", *answers)
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.hp()) == ((1,), (0, 99))
    assert scene.told("hp.lost")[-1]["cause"] == "overdraw"


@rule("SS-28", "SS-98")
def test_the_enemys_forced_draw_can_win_the_game(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-6-grey"}, P2={"hp": 20}).play(
        "trigger sword-6-grey", "branch b"
    )
    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)
