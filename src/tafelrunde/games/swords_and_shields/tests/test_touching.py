"""What a person touches for a move, and what the table tells about a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.rules.moves import ACTIONS
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Scene, Stand


def touches(scene: Scene, words: str) -> tuple[str, ...]:
    """The places of the action called so, legal or not."""
    found = [GAME.describe(scene.state, 0, action) for action in range(ACTIONS)]
    (move,) = [move for move in found if move.notation == words]
    return move.touches


@rule("SS-44")
def test_a_card_is_laid_on_a_bare_buff_by_touching_the_buff(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red", "field": "buff-2"})
    assert dict(scene.view(0).aids["room"]) == {  # type: ignore[call-overload]
        "sword": (1, 2, 3),
        "shield": (1, 2, 3),
        "buff": (2, 3),
        "duff": (1, 2, 3),
    }
    scene.play("play sword-1-red")
    laid = {move.touches for move in scene.view(0).moves}
    assert laid == {("field/P1/1/buff-2",), ("field/P1/2",), ("field/P1/3",)}
    scene.play("lay_at 1")
    assert scene.view(0).zone("field/P1/1").cards == ("buff-2", "sword-1-red")


@rule("SS-71")
def test_touching_a_shield_that_a_sword_cannot_break_leads_to_the_reason(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-1-green"}, P2={"field": "sword-8-red shield-4-green"})
    attack = touches(scene, "attack sword-1-green 1")
    assert attack == ("field/P1/1/sword-1-green", "say/attack", "field/P2/2/shield-4-green")
    assert scene.refusal("attack sword-1-green") == ("will-fail", "SS-71")
    strong = stand(P1={"field": "sword-8-green"}, P2={"field": "shield-4-green"})
    assert touches(strong, "attack sword-8-green 1") == ("field/P1/1/sword-8-green", "say/attack")


@rule("SS-44", "SS-45")
def test_touching_a_full_field_leads_to_the_reason(stand: Stand) -> None:
    full = stand(P1={"hand": "buff-2 sword-1-red", "field": "sword-2-red shield-2-red buff-3"})
    own = ("field/P1/1/sword-2-red", "field/P1/2/shield-2-red", "field/P1/3/buff-3")
    assert touches(full, "play buff-2") == ("hand/P1/buff-2", "say/play", *own)
    assert full.refusal("play buff-2") == ("buff-on-buff", "SS-45")
    assert touches(full, "play sword-1-red") == ("hand/P1/sword-1-red", "say/play")


def test_the_buttons_of_the_actions_keep_their_order(stand: Stand) -> None:
    hand = {"hand": "sword-1-red"}
    early = stand(P1=hand).view(0).buttons
    late = stand(P1={**hand, "field": "sword-2-red"}, shop="sword-2-blue shield-2-red").view(0)
    assert early == ("say/end", "say/play", "say/trigger")
    assert late.buttons == (
        "say/end",
        "say/play",
        "say/attack",
        "say/trigger",
        "pay/stones",
        "pay/swords",
    )


@rule("SS-48")
def test_everybody_sees_what_is_being_bought_and_what_is_chosen_for_it(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-1-red sword-1-blue sword-1-green"}, shop="sword-2-blue buff-2"
    )
    assert scene.view(0).aids["purchase"] == ()
    assert scene.view(0).counters["ware"] == "nothing"
    scene.play("buy sword-2-blue 1 symbols", "pay_with sword-1-red")
    for seat in (0, 1, None):
        assert scene.view(seat).aids["purchase"] == ("sword-2-blue", "swords", 1, 2)
        assert scene.view(seat).counters["ware"] == "sword-2-blue"


@rule("SS-54", "SS-56")
def test_a_price_that_is_no_single_number_is_told_as_none(stand: Stand) -> None:
    buff = stand(P1={"field": "sword-1-red sword-1-blue sword-1-green"}, shop="buff-2")
    assert buff.play("buy buff-2 1 stones").view(0).aids["purchase"] == ("buff-2", "stones", 0, 0)
    duff = stand(P1={"field": "shield-1-red shield-1-blue shield-2-green"}, shop="duff-sword-2")
    duff.play("buy duff-sword-2 1 symbols", "pay_with shield-2-green")
    assert duff.view(0).aids["purchase"] == ("duff-sword-2", "shields", 2, 0)


@pytest.mark.parametrize(
    ("zones", "plays", "question"),
    [
        ({"hand": "sword-2-red"}, [], "destroy_any"),
        ({"hand": "sword-3-red"}, [], "shelve_shield"),
        ({"hand": "sword-4-red"}, [], "attack_any_shield"),
        ({"hand": "sword-5-red"}, [], "move_any"),
        ({"hand": "shield-3-grey"}, [], "trigger_shop"),
        ({"hand": "sword-1-red"}, ["branch b"], "discard_shop_card"),
        ({"hand": "shield-1-red", "field": "sword-2-red"}, ["branch b"], "revenge_attack"),
        ({"hand": "shield-8-red", "field": "sword-2-red"}, ["branch a"], "attack_own_sword"),
        ({"hand": "shield-8-red"}, ["branch b"], "attack_any_sword"),
    ],
)
def test_the_question_says_what_the_effect_does_to_the_card(
    stand: Stand, zones: Any, plays: list[str], question: str
) -> None:
    scene = stand(P1=zones, shop="sword-8-blue shield-8-blue")
    scene.play(f"trigger {zones['hand']}", *plays)
    assert scene.view(0).question == f"aim-{question}"
    for language in ("en", "de"):
        assert Words(GAME, language).question(f"aim-{question}").rstrip().endswith(("?", "."))


@rule("SS-92", "SS-99")
def test_what_an_effect_does_names_the_card_it_comes_from(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue sword-8-red"}, P2={"field": "shield-1-red"})
    scene.play("trigger sword-1-blue", "branch b", "trigger sword-8-red", "branch b")
    causes = {event.kind: event.facts["by"] for event in scene.events if "by" in event.facts}
    assert causes == {"field.swept": "sword-1-blue", "hp.lost": "sword-8-red"}


def test_an_attack_is_nobodys_effect(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-2-red"}).play("attack sword-2-red")
    (lost,) = [event for event in scene.events if event.kind == "hp.lost"]
    assert lost.facts["by"] == "nothing"
