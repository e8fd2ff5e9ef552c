"""SS-27 to SS-38, SS-112 to SS-126  Turns, drawing, duffs, supply and limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.rules.printed import COLOURS
from tafelrunde.kernel import position as kernel
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Deal, Scene, Stand, Write


from tafelrunde.kernel import RESIGN, TIME_OUT

ALL = list(GAME.box.ids)
FIVE_SQUIRES = "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow"
HERALDS_AND_KNIGHT = "sword-3-red sword-3-blue sword-3-green sword-4-red"


def others(*named: str) -> str:
    """All cards but these."""
    left = list(ALL)
    for text in named:
        for card in text.split():
            left.remove(card)
    return " ".join(left)


@rule("SS-27", "SS-28")
def test_hp_stop_at_zero_and_the_game_is_over_at_once(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-8-red"}, P2={"hp": 4}).play("trigger sword-8-red", "branch b")
    assert scene.hp() == (99, 0)
    assert scene.asked == ""
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.rule) == ((0,), "SS-27")
    assert GAME.why_not(scene.state, 0, 0) is not None


@rule("SS-28")
def test_a_player_may_lose_by_the_own_action(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-6-grey", "hp": 12}).play("trigger sword-6-grey", "branch a")
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@rule("SS-29", "SS-113", "EX-45")
def test_duffs_cost_hp_when_played_and_at_each_start_of_the_own_turn(stand: Stand) -> None:
    scene = stand(
        P1={
            "hand": "duff-shield-3 sword-1-red sword-1-blue sword-1-green sword-1-yellow",
            "deck": "shield-1-red",
        },
        P2={"hand": "sword-2-red sword-2-blue sword-2-green sword-2-yellow sword-2-purple"},
        shop="shield-2-red",
    )
    scene.play("play duff-shield-3", "lay_at 1", "end")
    assert scene.hp() == (96, 99)
    scene.play("end")
    assert scene.hp() == (93, 99)
    scene.play("buy shield-2-red 1 symbols")
    assert scene.hp() == (93, 99)
    assert [facts["cause"] for facts in scene.told("hp.lost")] == ["duff", "duff"]


@rule("SS-29")
def test_duffs_come_before_phase_one_slot_by_slot(stand: Stand) -> None:
    scene = stand(
        "P2 action",
        active="P2",
        P1={"field": "duff-shield-3 - duff-sword-2", "hp": 5, "deck": "sword-1-red"},
    )
    scene.play("end")
    assert [facts["amount"] for facts in scene.told("hp.lost")] == [3, 2]
    assert scene.told("hand.drawn") == []
    assert scene.outcome is not None


@rule("SS-30", "SS-31", "SS-32")
def test_actions_in_any_order_and_turns_alternate(stand: Stand) -> None:
    scene = stand(
        P1={
            "hand": "sword-1-red sword-2-red shield-1-red",
            "field": "sword-2-blue",
            "deck": "sword-1-blue",
        },
        P2={
            "deck": others(
                "sword-1-red sword-2-red shield-1-red sword-2-blue sword-1-blue sword-2-green"
            )
        },
        shop="sword-2-green",
        shop_deck=[],
    )
    scene.play(
        "play sword-1-red",
        "lay_at 2",
        "attack sword-1-red 2",
        "buy sword-2-green 1 symbols",
        "play shield-1-red",
        "lay_at 1",
    )
    scene.play("end")
    assert scene.asked == "P2 action"
    assert scene.field("P1")[0] == "shield-1-red"
    assert scene.hand("P1") == ["sword-2-red"]
    assert scene.written["round"] == 2
    scene.play("end")
    assert (scene.asked, scene.written["round"]) == ("P1 action", 3)


@rule("SS-31")
def test_a_turn_may_end_without_any_action(deal: Deal) -> None:
    scene = deal().play("take_hpc red", "take_hpc blue")
    assert scene.may("end")


@rule("SS-33", "SS-34", "SS-36", "EX-36")
def test_phase_one_draws_to_five_with_a_new_deck_and_pays_for_missing_cards(stand: Stand) -> None:
    missing = stand(
        "P2 action", active="P2", P1={"hand": "sword-1-red", "deck": "sword-1-blue sword-1-green"}
    )
    missing.play("end")
    assert (missing.hp(), len(missing.hand("P1"))) == ((91, 99), 3)
    renewed = stand(
        "P2 action",
        active="P2",
        P1={
            "hand": "sword-1-red sword-1-blue",
            "deck": "sword-1-green",
            "discard": " ".join(f"shield-1-{colour}" for colour in COLOURS),
        },
    ).play("end")
    assert renewed.hp() == (99, 99)
    assert (len(renewed.hand("P1")), len(renewed.zone("P1", "deck")), renewed.discard("P1")) == (
        5,
        4,
        [],
    )
    assert renewed.told("deck.renewed")[0]["count"] == 6


@rule("SS-33", "SS-35")
def test_with_five_or_more_cards_nothing_is_drawn_and_nothing_costs(stand: Stand) -> None:
    hand = "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-grey sword-1-purple"
    scene = stand("P2 action", active="P2", P1={"hand": hand, "deck": "shield-1-red"}).play("end")
    assert (scene.hp(), len(scene.hand("P1"))) == ((99, 99), 6)


@rule("SS-34")
def test_a_deck_is_renewed_only_when_a_card_is_needed(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red", "deck": "sword-1-blue", "discard": "sword-1-green"})
    scene.play("trigger sword-1-red", "branch a")
    assert (scene.zone("P1", "deck"), scene.discard("P1")) == ([], ["sword-1-green"])


@rule("SS-35", "EX-32", "EX-33", "EX-35")
@pytest.mark.parametrize(
    ("hand", "field", "deck", "loss"),
    [
        (
            "sword-6-grey sword-2-red sword-2-blue sword-2-green sword-2-yellow",
            "",
            "sword-3-red sword-3-blue sword-3-green",
            8,
        ),
        (
            "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow",
            "sword-6-grey",
            "sword-3-red sword-3-blue sword-3-green",
            12,
        ),
        (
            "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow",
            "sword-6-grey",
            "sword-3-red",
            12,
        ),
    ],
)
def test_cards_beyond_the_fifth_cost_four_hp_each(
    stand: Stand, hand: str, field: str, deck: str, loss: int
) -> None:
    scene = stand(P1={"hand": hand, "field": field, "deck": deck})
    scene.play("trigger_field sword-6-grey 1" if field else "trigger sword-6-grey", "branch a")
    assert scene.hp() == (99 - loss, 99)


@rule("SS-35", "EX-33")
def test_cards_already_beyond_five_cost_nothing_again(stand: Stand) -> None:
    hand = f"{FIVE_SQUIRES} sword-3-red sword-3-blue"
    scene = stand(P1={"hand": hand, "field": "sword-1-red", "deck": "sword-8-red"})
    assert scene.play("trigger_field sword-1-red 1", "branch a").hp() == (95, 99)


@rule("SS-37", "EX-35")
def test_overdraw_is_paid_before_underdraw(stand: Stand) -> None:
    hand = "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow"
    scene = stand(P1={"hand": hand, "field": "sword-6-grey", "deck": "sword-3-red"})
    scene.play("trigger_field sword-6-grey 1", "branch a")
    assert [(f["cause"], f["amount"]) for f in scene.told("hp.lost")] == [
        ("overdraw", 4),
        ("underdraw", 8),
    ]


@rule("SS-38")
def test_taking_from_a_named_pile_causes_overdraw_but_no_new_deck(stand: Stand) -> None:
    hand = "sword-2-purple sword-2-red sword-2-blue sword-2-green sword-2-yellow"
    taken = stand(P1={"hand": hand, "field": "sword-1-blue", "discard": "sword-8-red"})
    assert taken.play("trigger_field sword-1-blue 1", "branch a").hp() == (95, 99)
    sifted = stand(
        P1={
            "hand": hand,
            "field": "shield-2-blue",
            "deck": "sword-1-red shield-1-red",
            "discard": "sword-8-red",
        }
    )
    sifted.play("trigger_field shield-2-blue 1", "branch b")
    assert (sifted.hp(), sifted.zone("P1", "deck")) == ((91, 99), [])
    drawn = stand(
        P1={"hand": hand, "field": "shield-4-blue", "deck": "sword-8-red", "discard": "sword-1-red"}
    )
    assert drawn.play("trigger_field shield-4-blue 1", "draw_from P1").hp() == (95, 99)


# Buffs and duffs --------------------------------------------------------------------------


@rule("SS-108", "SS-110")
def test_a_buff_neither_attacks_nor_pays_nor_blocks_nor_counters(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-3-green buff-2"}, P2={"field": "buff-3"}, shop="sword-2-red")
    assert scene.refusal("attack nothing 2") == ("empty-slot", "SS-68")
    scene.play("attack sword-3-green 1")
    assert scene.hp() == (99, 96)
    assert scene.field("P2") == [{"buff": "buff-3", "card": None}, None, None]


@rule("SS-109")
def test_the_rider_gets_the_bonus_for_defence_counter_and_effect_attacks(stand: Stand) -> None:
    blocked = stand(P1={"field": "sword-3-green"}, P2={"field": "shield-1-red@buff-3"})
    assert not blocked.may("attack")
    countered = stand(P1={"field": "sword-3-green"}, P2={"field": "sword-1-red@buff-3"}).play(
        "attack"
    )
    assert countered.hp() == (95, 96)
    struck = stand(P1={"hand": "sword-4-red"}, P2={"field": "shield-1-red@buff-3"})
    assert struck.play("trigger sword-4-red", "strike shield-1-red").hp() == (99, 95)


@rule("SS-112", "SS-113")
def test_duffs_attack_defend_and_counter_without_further_cost(stand: Stand) -> None:
    scene = stand(
        P1={"field": "duff-sword-2"}, P2={"field": "duff-shield-3 duff-sword-2", "hpc": "blue"}
    )
    assert not scene.may("attack")  # 2 against 3
    alone = stand(P1={"field": "duff-sword-2"}, P2={"field": "duff-sword-2"}).play("attack")
    assert alone.hp() == (97, 97)


@rule("SS-114", "SS-115")
def test_a_duff_in_hand_costs_nothing(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "duff-sword-2 sword-1-red sword-1-blue sword-1-green sword-1-grey"},
        P2={"hand": "sword-2-red sword-2-blue sword-2-green sword-2-yellow sword-2-purple"},
    )
    scene.play("end", "end")
    assert scene.hp() == (99, 99)
    drawn = stand(
        "P2 action",
        active="P2",
        P1={"deck": "duff-sword-2 duff-shield-3 sword-1-red sword-1-blue sword-1-grey"},
    )
    assert drawn.play("end").hp() == (99, 99)


# Supply -----------------------------------------------------------------------------------


@rule("SS-119", "SS-120", "EX-49")
def test_the_shop_discard_pile_becomes_the_shop_deck_when_a_card_is_needed(stand: Stand) -> None:
    nine = "sword-1-red sword-1-blue sword-1-green shield-1-red shield-1-blue " + HERALDS_AND_KNIGHT
    shop = "sword-2-blue buff-2 buff-2 buff-2 buff-3"
    scene = stand(
        P1={"field": "sword-2-red"},
        P2={"deck": others(nine, shop, "sword-2-red")},
        shop=shop,
        shop_discard=nine,
        shop_deck=[],
    )
    scene.play("buy sword-2-blue 1 symbols")
    assert len(scene.written["shop_deck"]) == 8
    assert scene.written["shop"][0] in nine.split()
    assert scene.written["shop_discard"] == []


@rule("SS-122", "SS-118", "SS-121")
def test_a_short_shop_is_filled_after_the_action_that_brings_cards(stand: Stand) -> None:
    shop = "sword-2-blue buff-2 buff-2 buff-2 -"
    scene = stand(
        P1={"field": "sword-2-red", "hand": "sword-1-red"},
        P2={"deck": others("sword-2-blue buff-2 buff-2 buff-2 sword-2-red sword-1-red")},
        shop=shop,
        shop_deck=[],
    )
    scene.play("buy sword-2-blue 1 symbols")
    assert scene.written["shop"] == [None, "buff-2", "buff-2", "buff-2", None]
    scene.play("trigger sword-1-red", "branch a")
    assert scene.written["shop"][0] == "sword-1-red"
    assert scene.written["shop_discard"] == []


@rule("SS-117")
def test_a_place_of_the_shop_is_filled_before_anything_else_goes_on(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "shield-8-red"}, shop="sword-8-red sword-8-blue sword-8-green buff-2 buff-2"
    )
    scene.play("trigger shield-8-red", "branch b", "strike sword-8-blue shop")
    assert scene.story()[-2:] == ["card.moved", "shop.filled"]
    assert scene.told("shop.filled")[0]["place"] == 2


# Limits -----------------------------------------------------------------------------------


TIRING = {"exhaustion": "round_40"}


def careful(
    stand: Stand,
    first: int,
    second: int,
    options: Mapping[str, object] = TIRING,
    round: int = 39,
) -> Scene:
    """Both players hold full hands and end their turns."""
    return stand(
        P1={
            "hp": first,
            "hand": "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-grey",
        },
        P2={
            "hp": second,
            "hand": "sword-2-red sword-2-blue sword-2-green sword-2-yellow sword-2-purple",
        },
        round=round,
        options=options,
    )


@rule("SS-123", "SS-124", "EX-50")
@pytest.mark.parametrize(("second", "winners"), [(99, ()), (98, (0,))])
def test_exhaustion_ends_a_game_without_attacks(
    stand: Stand, second: int, winners: tuple[int, ...]
) -> None:
    scene = careful(stand, 99, second)
    scene.play("end", "end")
    assert scene.hp() == (99, second)
    while scene.written["round"] < 53:
        scene.play("end", "end")
    assert scene.hp() == (8, second - 91)
    scene.play("end", "end")
    assert scene.hp() == (0, 0)
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.rule) == (winners, "SS-124")


@rule("SS-124")
def test_exhaustion_needs_nobody_to_watch(stand: Stand) -> None:
    scene = careful(stand, 50, 60)
    for _ in range(4):
        scene.state.apply(0)
    assert scene.hp() == (49, 59)


@rule("SS-124")
def test_exhaustion_that_brings_one_player_to_zero_decides(stand: Stand) -> None:
    scene = careful(stand, 1, 50)
    scene.play("end", "end", "end", "end")
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.hp()) == ((1,), (0, 49))


@rule("SS-124")
def test_without_exhaustion_nobody_tires_and_round_200_is_a_draw(stand: Stand) -> None:
    scene = careful(stand, 99, 5, {}, round=198)
    scene.play("end", "end")
    assert (scene.hp(), scene.written["round"]) == ((99, 5), 199)
    scene.play("end")
    assert scene.outcome is None
    scene.play("end")
    assert scene.hp() == (99, 5)
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.rule) == ((), "SS-124")
    assert scene.outcome.returns == (0.0, 0.0)
    assert scene.written["results"] == [{"winner": "nobody", "reason": "rounds", "rounds": 200}]
    assert Words(GAME, "en").outcome(scene.outcome) == (
        "The game is drawn: it has reached round 200."
    )
    assert Words(GAME, "de").event(scene.events[-1]) == (
        "Das Spiel endet unentschieden: Es hat Runde 200 erreicht."
    )
    assert scene.again().written == scene.written


@rule("SS-124")
def test_no_position_without_exhaustion_stands_in_round_200(position: Write) -> None:
    written = position(round=200)
    assert kernel.problems(GAME, written) == [
        "round: a game without exhaustion is drawn in round 200 (SS-124)"
    ]
    assert kernel.problems(GAME, position(round=200, options=TIRING)) == []


@rule("SS-125")
def test_after_a_hundred_actions_only_the_end_of_the_turn_is_left(stand: Stand) -> None:
    zones = {"hand": "sword-1-red", "field": "sword-2-red"}
    assert len(stand(P1=zones, actions=99).legal()) > 1
    scene = stand(P1=zones, actions=100)
    assert scene.legal() == ["end"]
    assert scene.refusal("play sword-1-red") == ("too-many-actions", "SS-125")


@rule("SS-126")
def test_time_out_ends_the_turn_and_completes_an_effect_first(stand: Stand) -> None:
    scene = stand(
        P1={"hand": "sword-2-red"}, P2={"field": "duff-sword-2 sword-8-red"}, shop="sword-5-red"
    )
    scene.play("trigger sword-2-red")
    scene.call(TIME_OUT)
    assert scene.told("card.destroyed")[-1]["card"] == "duff-sword-2"
    assert scene.asked == "P2 action"
    plain = stand(P1={"hand": "sword-2-red"})
    plain.call(TIME_OUT)
    assert plain.asked == "P2 action"


@rule("SS-126")
def test_time_out_at_the_choice_of_a_life_point_card(deal: Deal) -> None:
    scene = deal()
    scene.call(TIME_OUT)
    assert scene.state.turn() == scene.state.starter
    assert scene.asked.endswith("hpc")


@rule("SS-126")
def test_a_player_may_give_up_at_any_time(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-2-red"}, P2={"field": "sword-8-red"})
    scene.call(RESIGN, 1)
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.reason) == ((0,), "resigned")
