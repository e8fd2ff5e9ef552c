"""Positions: every fault is named, and what is written reads back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.files.positions import effect_word
from tafelrunde.kernel import BadInput, position, seeded
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand, Write

SHIELDS = {"field": "shield-1-red shield-2-red"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"extra": 1}, "extra: no such field"),
        ({"round": 0}, "round: expected a whole number"),
        ({"actions": 101}, "actions: expected"),
        ({"window": 1}, "window: expected true or false"),
        ({"active": "P3"}, "active: expected P1 or P2"),
        ({"starter": "P3"}, "starter: expected P1 or P2"),
        ({"dice": "xyz"}, "dice: expected 32"),
        ({"doing": 3}, "doing: expected an object"),
        ({"asked": 3}, "asked: expected null"),
        ({"asked": {"step": "nap", "player": "P1"}}, "asked: step is one of"),
        ({"asked": {"step": "action", "player": "P3"}}, "asked: player is"),
        ({"results": [3]}, "results: expected a list"),
        ({"asked": None}, "results: a game that is over"),
        ({"shop": []}, "shop: expected a list of 5"),
        ({"shop_deck": 3}, "shop_deck: expected a list"),
        ({"shop_discard": ["axe"]}, "shop_discard: no card 'axe'"),
        ({"chain": ["axe"]}, "chain: no card 'axe'"),
        ({"players": {}}, "players: expected an object with P1 and P2"),
        ({"players": {"P1": 3, "P2": {}}}, "player P1: expected an object"),
        ({"shop_discard": ["sword-8-red", "sword-8-red"]}, "2 times sword-8-red, expected 1"),
        ({"shop_deck": []}, "0 times sword-8-red, expected 1"),
        ({"chain": ["sword-8-red"]}, "chain: expected the cards with a star"),
        ({"shop_discard": ["sword-2-red*"], "chain": ["sword-2-red"]}, "chain: there is none"),
        ({"asked": {"step": "action", "player": "P2"}}, "only the active player"),
        ({"asked": {"step": "counter", "player": "P1"}}, "only the enemy of the active player"),
        ({"asked": {"step": "counter", "player": "P2"}}, "no sword to counter with"),
        ({"asked": {"step": "hpc", "player": "P1"}}, "P2 chooses an hpc first"),
        ({"doing": {"card": "sword-1-red"}}, "doing: expected nothing"),
        ({"asked": {"step": "slot", "player": "P1"}}, "doing: expected an object with card"),
        (
            {"asked": {"step": "aim", "player": "P1"}, "doing": {"effect": "heal:20"}},
            "chain: an effect",
        ),
    ],
)
def test_a_wrong_position_names_its_fault(write: Any, change: dict[str, Any], says: str) -> None:
    written = write()
    written["state"].update(change)
    assert any(says in problem for problem in position.problems(GAME, written))
    with pytest.raises(BadInput, match=r"."):
        position.read(GAME, written)


@pytest.fixture
def write(position: Write) -> Write:
    return position


@rule("SS-4", "SS-15", "SS-22", "SS-26", "SS-44", "SS-45")
@pytest.mark.parametrize(
    ("player", "says"),
    [
        ({"hp": 100}, "expected 0 to 99 hp"),
        ({"hp": 0}, "0 hp, so the game is over"),
        ({"hpc": "grey"}, "hpc is one of"),
        ({"hpc": None}, "has no hpc"),
        ({"hpc": "blue"}, "both players have the same hpc"),
        ({"axes": 1}, "no such field as 'axes'"),
        ({"known_top": 1}, "known_top is a number"),
        ({"deck": "sword-1-red", "known_top": 1}, "known_top counts bought duffs"),
        ({"hand": "axe"}, "no card 'axe'"),
        ({"known": "sword-1-red"}, "name cards of the hand"),
        ({"field": "sword-1-red sword-1-blue sword-1-green sword-1-grey"}, "at most 3 slots"),
        ({"field": "sword-1-red@sword-1-blue"}, "is no buff"),
        ({"field": "buff-2@buff-3"}, "no buff lies on a buff"),
    ],
)
def test_a_wrong_player_names_the_fault(write: Any, player: dict[str, Any], says: str) -> None:
    found = position.problems(GAME, write(P1=player))
    assert any(says in problem for problem in found), found


def test_a_slot_is_a_card_or_a_buff_with_a_card(write: Any) -> None:
    written = write()
    written["state"]["players"]["P1"]["field"] = [{"buff": "buff-2", "rider": "sword-1-red"}]
    assert any("a slot is a card" in problem for problem in position.problems(GAME, written))


CHAIN = {"shop_discard": "sword-4-red*", "chain": ["sword-4-red"]}


@pytest.mark.parametrize(
    ("step", "doing", "zones", "says"),
    [
        ("slot", {"card": "sword-1-red"}, {}, "card is a card of the hand"),
        ("show", {"shown": ["sword-1-red"]}, {}, "shown are cards of the hand"),
        ("pay", {"place": 1, "currency": "stones", "payers": []}, {}, "number of a shop card"),
        ("pay", {"place": 1, "currency": "gold", "payers": []}, {"shop": "buff-2"}, "currency is"),
        (
            "pay",
            {"place": 1, "currency": "stones", "payers": 3},
            {"shop": "buff-2"},
            "list of slots",
        ),
        ("pay", {"place": 1, "currency": "stones", "payers": [1, 1]}, {"shop": "buff-2"}, "twice"),
        (
            "pay",
            {"place": 1, "currency": "stones", "payers": []},
            {"shop": "buff-2"},
            "nothing can be",
        ),
        ("target", {"slot": 1, "power": 3, "broken": []}, {"P2": SHIELDS}, "place of a sword"),
        (
            "target",
            {"slot": 1, "power": -1, "broken": []},
            {"P2": SHIELDS},
            "power is what is left",
        ),
        (
            "target",
            {"slot": 1, "power": 3, "broken": []},
            {"P1": {"field": "sword-1-red"}},
            "no shield",
        ),
        ("aim", {"effect": "cheer"}, CHAIN, "no effect 'cheer'"),
        ("aim", {"effect": "move_any"}, CHAIN, "no effect of the last card"),
        ("aim", {"effect": "attack_any_shield"}, CHAIN, "nothing can be answered"),
        ("colour", {"effect": "attack_any_shield", "place": "shop/1/x"}, CHAIN, "no card lies at"),
    ],
)
def test_an_action_under_way_must_fit(
    write: Any, step: str, doing: dict[str, Any], zones: dict[str, Any], says: str
) -> None:
    found = position.problems(GAME, write(f"P1 {step}", doing=doing, **zones))
    assert any(says in problem for problem in found), found


def test_positions_on_the_way_fit_the_published_schema() -> None:
    schema = GAME.state_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for seed in range(3):
        state, dice = GAME.setup({}, seed), seeded(seed)
        steps = 0
        while not state.over:
            validator.validate(json.loads(json.dumps(GAME.write_state(state))))
            state.apply(state.pick(state.turn(), dice))
            steps += 1
        assert steps > 20


@rule("SS-41", "SS-48", "SS-69", "SS-77", "SS-97", "SS-106")
def test_every_question_reads_back_as_it_was_written(stand: Stand) -> None:
    rainbow = "sword-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-purple shield-1-red"
    scenes = [
        stand(P1={"hand": rainbow}, window=True).play("clear", "show sword-1-red"),
        stand(P1={"hand": "sword-1-red"}).play("play sword-1-red"),
        stand(P1={"field": "shield-1-red shield-1-blue shield-1-green"}, shop="buff-2").play(
            "buy buff-2", "pay_with shield-1-blue"
        ),
        stand(
            P1={"field": "sword-8-green"}, P2={"field": "shield-1-red shield-2-red shield-4-red"}
        ).play("attack", "break shield-1-red"),
        stand(P1={"field": "sword-8-green"}, P2={"field": "sword-1-red sword-2-red"}).play(
            "attack"
        ),
        stand(
            P1={"field": "sword-8-green"},
            P2={"field": "shield-1-red sword-1-red sword-2-red"},
            options={"counter": "at_first_break"},
        ).play("attack"),
        stand(P1={"hand": "sword-8-red"}).play("trigger sword-8-red"),
        stand(P1={"hand": "sword-5-red"}, shop="buff-2").play("trigger sword-5-red", "move buff-2"),
        stand(P1={"hand": "shield-4-red"}).play("trigger shield-4-red"),
        stand(P1={"hand": "sword-4-red"}, shop="shield-3-grey").play(
            "trigger sword-4-red", "strike shield-3-grey"
        ),
    ]
    for scene in scenes:
        again = scene.again()
        assert again.written == scene.written
        assert again.legal() == scene.legal()
        assert again.asked == scene.asked
        answer = scene.legal()[0]
        assert again.play(answer).written == scene.play(answer).written


def test_effects_are_written_as_card_files_write_them() -> None:
    words = {
        effect_word(effect, amount)
        for printed in GAME.box.prints
        for effect, amount in (
            (printed.effect_a, printed.amount_a),
            (printed.effect_b, printed.amount_b),
        )
        if effect >= 0
    }
    assert {"sift_deck:hpc", "draw_deck:3", "move_any", "attack_own_sword:2"} <= words
    assert len(words) == 20
