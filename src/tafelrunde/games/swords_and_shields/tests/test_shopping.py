"""SS-39 to SS-59  Discard the shop, play a card, buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


from tafelrunde.games.swords_and_shields.telling.purses import nearest_miss, payment_list

FIVE = "sword-5-red buff-2 duff-sword-2 sword-8-yellow shield-4-green"


@rule("SS-39", "SS-41", "EX-46")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("sword-1-red shield-1-blue sword-1-green sword-1-grey shield-1-grey", True),
        ("sword-1-red shield-1-red sword-1-blue sword-1-green sword-1-yellow", False),
        ("sword-1-red sword-1-blue sword-1-green sword-1-yellow buff-2", False),
        ("sword-1-red sword-1-blue sword-1-green sword-1-yellow duff-sword-2", True),
    ],
)
def test_discarding_the_shop_takes_five_colours(stand: Stand, hand: str, legal: bool) -> None:
    scene = stand(P1={"hand": hand}, shop=FIVE.replace("buff-2", "buff-3"), window=True)
    assert scene.may("clear") == legal
    if not legal:
        assert scene.refusal("clear") == ("too-few-colours", "SS-41")


RAINBOW = "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-purple"


@rule("SS-39", "SS-42")
def test_the_whole_shop_is_exchanged_and_the_hand_is_kept(stand: Stand) -> None:
    scene = stand(
        P1={"hand": RAINBOW},
        shop=FIVE,
        window=True,
        shop_deck="rest",
    )
    before = scene.written["shop_deck"][:5]
    scene.play("clear")
    assert scene.written["shop_discard"] == FIVE.split()
    assert scene.written["shop"] == before
    assert sorted(scene.hand("P1")) == sorted(RAINBOW.split())
    assert scene.refusal("clear") == ("window-closed", "SS-39")


@rule("SS-42")
def test_a_short_shop_can_be_discarded_too(stand: Stand) -> None:
    scene = stand(P1={"hand": RAINBOW}, shop="sword-5-red", window=True)
    scene.play("clear")
    assert scene.written["shop_discard"] == ["sword-5-red"]
    assert None not in scene.written["shop"]


@rule("SS-41", "SS-26")
def test_with_more_than_five_cards_the_player_chooses_which_to_show(stand: Stand) -> None:
    scene = stand(
        P1={"hand": f"{RAINBOW} shield-1-red buff-2 sword-1-grey"}, shop=FIVE[:11], window=True
    )
    scene.play("clear", "show sword-1-red")
    assert scene.refusal("show shield-1-red") == ("colour-shown", "SS-41")
    assert scene.refusal("show buff-2") == ("no-colour", "SS-41")
    assert scene.refusal("show sword-8-red") == ("not-in-hand", "SS-41")
    scene.play(
        "show sword-1-blue", "show sword-1-green", "show sword-1-yellow", "show sword-1-grey"
    )
    assert scene.asked == "P1 action"
    shown = ["sword-1-red", "sword-1-blue", "sword-1-green", "sword-1-yellow", "sword-1-grey"]
    assert list(scene.told("shop.cleared", 1)[0]["shown"]) == shown
    assert scene.view(1).zone("known/P1").cards == tuple(shown)
    assert scene.view(1).zone("hand/P1").cards is None


@rule("SS-39")
def test_an_action_in_between_closes_the_window_and_a_drawing_effect_opens_it(stand: Stand) -> None:
    hand = f"{RAINBOW} sword-1-grey"
    closed = stand(P1={"hand": hand, "deck": "shield-1-red"}, window=True).play(
        "play sword-1-grey", "lay_at 1"
    )
    assert closed.refusal("clear") == ("window-closed", "SS-39")
    opened = stand(P1={"hand": f"{RAINBOW} shield-1-blue", "deck": "shield-1-grey"})
    assert not opened.may("clear")
    opened.play("trigger shield-1-blue", "branch a draw_deck")
    assert opened.may("clear")


@rule("SS-39")
def test_the_enemys_drawing_and_a_draw_of_nothing_open_no_window(stand: Stand) -> None:
    enemy = stand(P1={"hand": f"{RAINBOW} sword-6-grey"}, P2={"deck": "shield-1-red"})
    assert not enemy.play("trigger sword-6-grey", "branch b").may("clear")
    nothing = stand(P1={"hand": f"{RAINBOW} shield-1-blue"}).play(
        "trigger shield-1-blue", "branch a"
    )
    assert not nothing.may("clear")


@rule("SS-40")
def test_phase_one_opens_the_window_also_with_a_full_hand(stand: Stand) -> None:
    scene = stand("P2 action", active="P2", P1={"hand": RAINBOW}, shop=FIVE)
    scene.play("end")
    assert scene.told("hand.drawn") == []
    assert scene.may("clear")


# Play a card ------------------------------------------------------------------------------


@rule("SS-43")
def test_playing_a_card_is_one_action(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red shield-1-blue"}).play("play sword-1-red", "lay_at 2")
    assert scene.field("P1") == [None, "sword-1-red", None]
    assert scene.written["actions"] == 1
    assert scene.hand("P1") == ["shield-1-blue"]


@rule("SS-44")
def test_a_fourth_card_is_refused(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red", "field": "sword-2-red sword-3-red sword-4-red"})
    assert scene.refusal("play sword-1-red") == ("field-full", "SS-44")


@rule("SS-44", "SS-45", "SS-111", "EX-48")
def test_a_bare_buff_takes_one_rider_but_no_buff(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red buff-3", "field": "sword-2-red buff-2 sword-4-red"})
    assert scene.refusal("play buff-3") == ("buff-on-buff", "SS-45")
    scene.play("play sword-1-red")
    assert scene.field("P1")[1] == {"buff": "buff-2", "card": "sword-1-red"}
    assert scene.refusal("play buff-3") == ("field-full", "SS-44")


@rule("SS-44", "SS-45", "SS-111")
def test_slot_or_buff_is_the_players_choice_and_six_cards_fit(stand: Stand) -> None:
    scene = stand(P1={"hand": "buff-3 sword-1-red", "field": "shield-2-red@buff-2 buff-2 -"})
    scene.play("play sword-1-red")
    assert scene.legal() == ["lay_at 2", "lay_at 3"]
    assert scene.refusal("lay_at 1") == ("slot-taken", "SS-44")
    scene.play("lay_at 2", "play buff-3")
    assert scene.field("P1") == [
        {"buff": "buff-2", "card": "shield-2-red"},
        {"buff": "buff-2", "card": "sword-1-red"},
        {"buff": "buff-3", "card": None},
    ]


@rule("SS-45")
def test_a_buff_is_not_laid_on_a_buff(stand: Stand) -> None:
    scene = stand(P1={"hand": "buff-3", "field": "buff-2 - -"}).play("play buff-3")
    assert scene.legal() == ["lay_at 2", "lay_at 3"]
    assert scene.refusal("lay_at 1") == ("buff-on-buff", "SS-45")


@rule("SS-46")
def test_nothing_takes_a_card_back_from_the_field(stand: Stand) -> None:
    scene = stand(P1={"field": "buff-2 duff-shield-3 shield-10-grey"})
    assert scene.legal() == ["end", "trigger_field shield-10-grey 3"]


@rule("SS-47", "SS-113")
def test_playing_a_duff_costs_its_loss_at_once(stand: Stand) -> None:
    scene = stand(P1={"hand": "duff-shield-3", "hp": 10}).play("play duff-shield-3", "lay_at 1")
    assert scene.hp() == (7, 99)
    dead = stand(P1={"hand": "duff-shield-3", "hp": 3}).play("play duff-shield-3", "lay_at 1")
    assert dead.outcome is not None
    assert dead.outcome.winners == (1,)


# Buy --------------------------------------------------------------------------------------


@rule("SS-48", "SS-49", "SS-56", "EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "EX-6", "EX-8")
@pytest.mark.parametrize(
    ("field", "card", "currency", "legal"),
    [
        ("shield-4-red", "shield-4-green", "symbols", True),
        ("shield-2-red shield-2-blue", "shield-4-green", "symbols", True),
        ("shield-2-red shield-1-blue shield-1-green", "shield-4-green", "symbols", True),
        ("shield-3-grey shield-1-blue", "shield-4-green", "symbols", True),
        ("sword-4-red", "shield-4-green", "symbols", False),
        ("sword-4-red sword-3-blue sword-1-green", "sword-8-yellow", "symbols", True),
        ("sword-3-blue shield-3-grey", "sword-5-red", "stones", True),
        ("sword-3-blue", "sword-2-red", "stones", False),
        ("sword-3-blue sword-1-red", "sword-5-red", "stones", False),
        ("sword-3-blue sword-1-red", "sword-4-green", "symbols", True),
        ("sword-1-red shield-1-blue", "buff-2", "stones", True),
        ("sword-3-blue sword-1-red", "buff-2", "stones", True),
        ("sword-1-red sword-1-green sword-1-yellow", "buff-2", "stones", True),
        ("sword-1-red shield-1-red", "buff-2", "stones", False),
        ("sword-1-red shield-1-grey", "buff-2", "stones", True),
        ("sword-6-grey", "buff-2", "stones", False),
        ("sword-6-grey shield-1-grey", "buff-2", "stones", True),
        ("sword-3-blue sword-3-red", "buff-2", "stones", False),
        ("sword-1-red shield-1-red sword-1-blue", "buff-2", "stones", True),
        ("shield-1-red shield-1-blue", "duff-sword-2", "symbols", True),
        ("shield-2-red shield-1-blue", "duff-sword-2", "symbols", True),
        ("shield-3-grey", "duff-sword-2", "symbols", False),
        ("shield-8-green", "duff-sword-2", "symbols", True),
        ("sword-1-red sword-1-blue", "duff-sword-2", "symbols", False),
        ("duff-shield-3@buff-3", "shield-4-green", "symbols", True),
        ("duff-shield-3@buff-3", "shield-3-grey", "stones", False),
    ],
)
def test_exact_payments_of_the_worked_examples(
    stand: Stand, field: str, card: str, currency: str, legal: bool
) -> None:
    scene = stand(P1={"field": field}, shop=f"{card} sword-8-red")
    assert scene.may(f"buy {card} 1 {currency}") == legal


@rule("SS-56", "EX-6")
def test_three_shields_together_buy_no_duff(stand: Stand) -> None:
    scene = stand(P1={"field": "shield-2-red shield-1-blue"}, shop="duff-sword-2")
    scene.play("buy duff-sword-2 1 symbols")
    assert scene.discard("P1") == ["shield-2-red"]  # 2 alone is even, 2 + 1 is not


@rule("SS-58", "EX-2")
def test_payers_are_discarded_in_the_named_order_below_the_bought_card(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-4-red sword-3-blue sword-1-green"},
        shop="sword-8-yellow sword-8-red sword-8-blue buff-2 buff-3",
    )
    filler = scene.written["shop_deck"][0]
    scene.play("buy sword-8-yellow 1", "pay_with sword-3-blue", "pay_with sword-1-green")
    assert scene.discard("P1") == ["sword-3-blue", "sword-1-green", "sword-4-red", "sword-8-yellow"]
    assert scene.written["shop"][0] == filler
    assert scene.field("P1") == [None, None, None]


@rule("SS-58", "SS-26", "EX-6")
def test_a_bought_duff_lies_on_the_enemy_deck_and_everybody_knows(stand: Stand) -> None:
    scene = stand(
        P1={"field": "shield-8-green@buff-3"}, P2={"deck": "sword-1-red"}, shop="duff-sword-2"
    )
    scene.play("buy duff-sword-2 1 symbols")
    assert scene.zone("P2", "deck") == ["duff-sword-2", "sword-1-red"]
    assert scene.discard("P1") == ["shield-8-green"]
    assert scene.field("P1")[0] == {"buff": "buff-3", "card": None}
    assert scene.view(1).zone("top/P2").cards == ("duff-sword-2",)
    empty = stand(P1={"field": "shield-8-green"}, shop="duff-sword-2").play("buy duff-sword-2 1")
    assert empty.zone("P2", "deck") == ["duff-sword-2"]


@rule("SS-48")
def test_over_and_underpaying_are_refused(stand: Stand) -> None:
    over = stand(P1={"field": "sword-5-red"}, shop="sword-4-green")
    assert over.refusal("buy sword-4-green 1 symbols") == ("needs-symbols-or-stones", "SS-48")
    under = stand(P1={"field": "sword-3-red"}, shop="sword-8-green")
    assert under.refusal("buy sword-8-green 1 symbols") == ("needs-symbols", "SS-48")


@rule("SS-48", "SS-52")
def test_step_by_step_only_exact_payments_can_be_completed(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-2-red sword-1-blue sword-1-green"}, shop="sword-2-blue")
    scene.play("buy sword-2-blue 1 symbols", "pay_with sword-1-blue 2")
    assert scene.discard("P1") == ["sword-1-blue", "sword-1-green", "sword-2-blue"]
    assert scene.field("P1")[0] == "sword-2-red"
    other = stand(P1={"field": "shield-1-red shield-1-blue shield-2-green"}, shop="duff-sword-2")
    other.play("buy duff-sword-2 1", "pay_with shield-1-red")
    assert other.legal() == ["pay_with shield-1-blue 2", "pay_with shield-2-green 3"]
    assert other.refusal("complete") == ("underpaid", "SS-48")
    assert other.refusal("pay_with shield-1-red 1") == ("pays-already", "SS-48")
    assert other.refusal("pay_with nothing 1") == ("no-payer", "SS-48")
    other.play("pay_with shield-1-blue")
    assert other.legal() == ["complete", "pay_with shield-2-green 3"]


@rule("SS-50")
def test_any_one_colour_pays_for_a_card_of_another(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-1-blue shield-1-blue"}, shop="sword-3-red")
    assert scene.may("buy sword-3-red 1 stones")
    mixed = stand(P1={"field": "sword-1-blue shield-1-red"}, shop="sword-3-red")
    assert not mixed.may("buy sword-3-red 1 stones")


@rule("SS-51")
def test_grey_stones_of_one_card_have_one_colour(stand: Stand) -> None:
    one = stand(P1={"field": "sword-6-grey"}, shop="buff-2 sword-3-red")
    assert not one.may("buy buff-2 1")
    assert one.may("buy sword-3-red 2 stones")


@rule("SS-52")
def test_a_payer_gives_all_its_stones(stand: Stand) -> None:
    scene = stand(P1={"field": "shield-10-grey"}, shop="sword-3-red sword-2-red shield-8-red")
    assert not scene.may("buy sword-3-red 1 stones")
    assert not scene.may("buy sword-2-red 2 stones")
    assert scene.may("buy shield-8-red 3 stones")


@rule("SS-53", "SS-109")
def test_a_buff_raises_the_value_of_its_rider_in_either_currency(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-4-red@buff-2"}, shop="sword-5-blue sword-3-blue shield-4-blue"
    )
    assert scene.may("buy sword-5-blue 1 symbols")
    assert scene.may("buy sword-3-blue 2 stones")
    assert not scene.may("buy shield-4-blue 3 symbols")


@rule("SS-54", "SS-55")
def test_a_card_file_may_list_fewer_patterns(stand: Stand) -> None:
    from tafelrunde.games.swords_and_shields import GAME
    from tafelrunde.kernel.position import read, write

    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    fewer = GAME.with_cards(text.replace("1+1|2+1|1+1+1", "1+1+1"), "fewer.csv")
    scene = stand(P1={"field": "sword-1-red shield-1-blue sword-1-green"}, shop="buff-2")
    assert scene.may("buy buff-2 1")
    written = {**write(GAME, scene.state), "cards": fewer.cards_digest}
    state = read(fewer, written)
    assert any(m.verb == "buy" for m in fewer.view(state, 0).moves)
    del written["state"]["players"]["P1"]["field"][2:]
    written["state"]["players"]["P1"]["discard"].append("sword-1-green")
    assert not any(m.verb == "buy" for m in fewer.view(read(fewer, written), 0).moves)


@rule("SS-57", "SS-121")
def test_a_starter_card_in_the_shop_is_not_for_sale(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-1-red", "hand": "sword-2-red"}, shop="sword-1-green")
    assert scene.refusal("buy sword-1-green 1 symbols") == ("not-for-sale", "SS-57")
    assert scene.refusal("buy nothing 2 stones") == ("empty-place", "SS-48")
    scene.play("trigger sword-2-red")
    assert scene.may("destroy sword-1-green shop")


@rule("SS-59")
def test_several_cards_may_be_bought_in_a_turn(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-2-red sword-3-blue"}, shop="sword-2-blue sword-3-red")
    scene.play("buy sword-2-blue 1 symbols", "buy sword-3-red 2 symbols")
    assert scene.discard("P1")[1::2] == ["sword-2-blue", "sword-3-red"]


@rule("SS-48", "SS-51")
def test_the_payment_list_is_complete_and_the_cheapest_comes_first(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-3-blue shield-3-grey shield-1-blue"}, shop="sword-5-red shield-4-red"
    )
    (first,) = payment_list(scene.state, 0)[:1]
    assert first.currency == "stones"
    assert [(p.card, p.amount, p.colour) for p in first.payers] == [
        ("sword-3-blue", 2, "blue"),
        ("shield-1-blue", 1, "blue"),
    ]
    second = payment_list(scene.state, 0)[1]
    assert [(p.card, p.amount, p.colour) for p in second.payers] == [
        ("sword-3-blue", 2, "blue"),
        ("shield-3-grey", 1, "blue"),
    ]
    assert len(payment_list(scene.state, 0)) == 2
    assert [(p.currency, p.strength) for p in payment_list(scene.state, 1)] == [
        ("stones", 4),
        ("shields", 4),
        ("stones", 6),
    ]
    assert payment_list(scene.state, 2) == []


@rule("SS-51", "SS-54")
def test_grey_stones_take_a_colour_that_fits_the_pattern(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-1-red shield-1-grey"}, shop="buff-2")
    (payment,) = payment_list(scene.state, 0)
    assert [payer.colour for payer in payment.payers] == ["red", "blue"]


@rule("SS-48")
def test_the_nearest_miss_says_what_is_needed_and_what_there_is(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-4-red"}, shop="sword-5-blue buff-2 duff-sword-2 sword-1-red")
    miss = nearest_miss(scene.state, 0)
    assert miss is not None
    assert dict(miss.facts) == {
        "card": "sword-5-blue",
        "symbol": "swords",
        "symbols": 5,
        "nearest": 4,
        "stones": 3,
        "nearest_stones": 1,
        "stone_colour": "red",
    }
    assert [getattr(nearest_miss(scene.state, at), "code", None) for at in (1, 2, 3, 4)] == [
        "needs-pattern",
        "needs-even-shields",
        "not-for-sale",
        "empty-place",
    ]
    payable = stand(P1={"field": "sword-5-red"}, shop="sword-5-blue")
    assert nearest_miss(payable.state, 0) is None
    assert payable.refusal("buy sword-5-blue 1 stones") == ("not-in-this-currency", "SS-48")
    assert stand(P1={"field": "sword-8-red"}, shop="sword-8-blue").refusal(
        "buy sword-8-blue 1 stones"
    ) == ("wrong-currency", "SS-48")


@rule("SS-48")
def test_a_payer_that_leads_to_no_exact_payment_is_refused(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-1-red sword-1-blue sword-4-red"}, shop="sword-2-blue")
    scene.play("buy sword-2-blue 1 symbols")
    assert scene.legal() == ["pay_with sword-1-red 1", "pay_with sword-1-blue 2"]
    assert scene.refusal("pay_with sword-4-red 3") == ("overpaid", "SS-48")


@rule("SS-41")
def test_grey_cards_may_be_shown_beside_any_colour(stand: Stand) -> None:
    hand = "sword-1-red sword-1-blue sword-1-green sword-1-grey shield-1-grey shield-1-red"
    scene = stand(P1={"hand": hand}, window=True)
    scene.play("clear", "show sword-1-grey", "show shield-1-grey", "show shield-1-red")
    assert scene.legal() == ["show sword-1-blue", "show sword-1-green"]
