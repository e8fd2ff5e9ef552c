"""SS-21 to SS-26  Zones and information."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


from collections import Counter

from tafelrunde.kernel import seeded


@rule("SS-21", "SS-22")
def test_every_card_is_in_exactly_one_zone_of_a_view(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-3-red@buff-2 buff-3", "hand": "sword-1-red"}, shop="sword-8-red"
    )
    zones = scene.view(0).zones
    counted = [zone for zone in zones if not zone.place.startswith(("known/", "top/"))]
    assert sum(zone.count for zone in counted) == 80
    assert scene.view(0).zone("field/P1/1").cards == ("buff-2", "sword-3-red")
    assert len([zone for zone in zones if zone.place.startswith("shop/")]) == 5


@rule("SS-23", "SS-24")
def test_fields_shop_and_discard_piles_are_open_to_everybody(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-3-red", "discard": "sword-1-red sword-1-blue"},
        shop="sword-8-red",
        shop_discard="shield-8-red shield-8-blue",
    )
    for seat in (0, 1, None):
        view = scene.view(seat)
        assert view.zone("discard/P1").cards == ("sword-1-red", "sword-1-blue")
        assert view.zone("shop-discard").cards == ("shield-8-red", "shield-8-blue")
        assert view.zone("field/P1/1").cards == ("sword-3-red",)
        assert view.zone("shop/1").cards == ("sword-8-red",)


@rule("SS-25")
def test_hands_are_hidden_from_others_and_decks_from_all_but_their_size_is_not(
    stand: Stand,
) -> None:
    scene = stand(P1={"hand": "sword-8-red", "deck": "sword-1-red sword-1-blue"})
    assert scene.view(0).zone("hand/P1").cards == ("sword-8-red",)
    for seat in (1, None):
        assert (scene.view(seat).zone("hand/P1").cards, scene.view(seat).zone("hand/P1").count) == (
            None,
            1,
        )
    for seat in (0, 1, None):
        assert (scene.view(seat).zone("deck/P1").cards, scene.view(seat).zone("deck/P1").count) == (
            None,
            2,
        )


@rule("SS-25", "SS-26")
def test_imagined_worlds_mix_only_what_may_be_exchanged(stand: Stand) -> None:
    scene = stand(
        P1={"deck": "sword-1-red sword-1-blue sword-1-green"},
        P2={
            "hand": "sword-1-grey shield-8-red shield-1-red",
            "deck": "shield-1-blue",
            "known": "shield-1-red",
            "from_shop": "shield-8-red",
        },
    )
    seen = set()
    for seed in range(60):
        world = GAME.write_state(GAME.imagine(scene.state, 0, seeded(seed)))
        mine, theirs = world["players"]["P1"], world["players"]["P2"]
        assert sorted(mine["deck"]) == ["sword-1-blue", "sword-1-green", "sword-1-red"]
        assert theirs["known"] == ["shield-1-red"]
        assert Counter(theirs["deck"]) <= Counter(["shield-1-blue", "sword-1-grey"])
        seen.update(theirs["hand"])
    assert {"sword-1-grey", "shield-1-blue", "shield-1-red"} <= seen
    assert len(seen) > 8  # the card drawn from the shop deck may be any of its cards


@rule("SS-26")
def test_a_duff_drawn_from_the_top_is_known_to_both(stand: Stand) -> None:
    scene = stand("P2 action", active="P2", P1={"deck": "duff-sword-2 sword-1-red", "known_top": 1})
    assert scene.view(1).zone("top/P1").cards == ("duff-sword-2",)
    scene.play("end")
    assert scene.view(1).zone("top/P1").cards == ()
    assert scene.view(1).zone("known/P1").cards == ("duff-sword-2",)


@rule("SS-26", "SS-100")
def test_cards_sifted_on_the_way_are_public(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-2-blue", "deck": "sword-1-red sword-1-grey"})
    scene.play("trigger shield-2-blue", "branch a")
    (facts,) = scene.told("deck.sifted", None)
    assert (facts["kept"], facts["dropped"]) == (("sword-1-grey",), ("sword-1-red",))


@rule("SS-26", "SS-43")
def test_a_card_about_to_be_laid_is_seen_by_both(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-8-red sword-1-red"}).play("play sword-8-red")
    assert scene.view(1).zone("known/P1").cards == ("sword-8-red",)
    assert scene.view(1).zone("hand/P1").cards is None


@rule("SS-32")
def test_the_other_player_is_asked_nothing_in_a_turn(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-8-red"})
    assert scene.view(1).moves == ()
    assert scene.view(1).waiting_on == (0,)
    refusal = GAME.why_not(scene.state, 1, 0)
    assert refusal is not None
    assert refusal.code == "not-asked"


@rule("SS-26", "SS-41")
def test_who_discards_the_shop_holds_five_colours_in_every_imagined_world(stand: Stand) -> None:
    reds = "sword-2-red sword-3-red sword-4-red sword-5-red sword-8-red shield-2-red shield-4-red"
    hand = "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-purple shield-1-red"
    scene = stand(P1={"hand": hand, "deck": reds}, window=True).play("clear", "show sword-1-red")
    for seed in range(25):
        world = GAME.imagine(scene.state, 1, seeded(seed))
        assert GAME.view(world, 1) == scene.view(1)
        while GAME.describe(world, 0, world.legal()[0]).verb == "show":
            world.apply(world.legal()[0])
        assert world.step == 1
    corners = list(GAME.corner_worlds(scene.state, 1, seeded(1)))
    assert all(len(world.legal()) > 0 for world in corners)
    assert len(corners) < 2  # in falling or rising order only red cards are left


@rule("SS-60", "SS-61")
def test_the_picture_states_the_parts_of_every_strength(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-3-red@buff-2 sword-1-grey", "hand": "shield-8-red"})
    for seat in (0, 1, None):
        aids: Any = scene.view(seat).aids
        parts = dict.fromkeys(aids["parts"], 0)
        player, slot, strength, values = aids["strengths"][0]
        assert (player, slot) == ("P1", 1)
        parts.update(zip(parts, values))
        assert (parts["base"], parts["grey"], parts["buff"]) == (3, 1, 2)
        assert strength == sum(values)


@rule("SS-48")
def test_the_picture_lists_every_exact_payment(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-4-red sword-1-blue"}, shop="sword-5-blue sword-8-red")
    payments = scene.view(1).aids["payments"]
    symbols = ((1, "sword-4-red", 4, ""), (2, "sword-1-blue", 1, ""))
    assert payments == ((1, "swords", symbols),)
