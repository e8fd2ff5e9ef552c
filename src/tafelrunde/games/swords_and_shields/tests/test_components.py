"""SS-1 to SS-9, SS-128, SS-129  The cards and the card file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


from collections import Counter

from tafelrunde.kernel import BadInput

CARDS = (GAME.folder / "cards.csv").read_text(encoding="utf-8")


@rule("SS-1", "SS-129")
def test_the_box_holds_eighty_eight_cards() -> None:
    copies: Counter[str] = Counter()
    for card in GAME.cards:
        copies[card.values["kind"]] += card.values["copies"]
    assert copies == {
        "hpc": 5,
        "sword": 39,
        "shield": 30,
        "buff": 5,
        "duff": 6,
        "hint": 2,
        "rules": 1,
    }
    assert GAME.box.size == 80


@rule("SS-2", "SS-11")
def test_twenty_four_starter_cards_and_fifty_six_shop_cards() -> None:
    starters = [printed for printed in GAME.box.prints if printed.starter]
    assert sum(printed.copies for printed in starters) == 24
    assert {printed.strength for printed in starters} == {1}
    assert Counter(printed.sort for printed in starters) == {0: 6, 1: 6}


@rule("SS-3", "SS-4")
def test_six_colours_and_one_life_point_card_for_each_but_grey() -> None:
    colours = [card.values["colour"] for card in GAME.cards if card.values["kind"] == "hpc"]
    assert sorted(colours) == ["blue", "green", "purple", "red", "yellow"]
    assert {c.values["colour"] for c in GAME.cards if c.values["kind"] == "sword"} == {
        *colours,
        "grey",
    }


@rule("SS-5", "SS-6")
def test_what_is_printed_on_a_card() -> None:
    values = GAME.card("shield-4-green").values
    assert (values["strength"], values["value_stones"], values["value_symbols"]) == (4, 1, (0, 4))
    assert (values["price_stones"], values["price_symbols"]) == (3, 4)
    buff, duff = GAME.card("buff-2").values, GAME.card("duff-sword-2").values
    assert (buff["colour"], buff["strength"], buff["value_stones"]) == ("none", 0, 0)
    assert (duff["colour"], duff["strength"], duff["duff_loss"]) == ("grey", 0, 2)


@rule("SS-7")
def test_duffs_have_a_battle_type() -> None:
    box = GAME.box
    shield, sword = box.ids.index("duff-shield-3"), box.ids.index("duff-sword-2")
    assert (box.is_shield(shield), box.is_sword(shield)) == (True, False)
    assert (box.is_shield(sword), box.is_sword(sword)) == (False, True)


@rule("SS-8")
def test_equal_names_are_equal_whatever_kind_and_colour() -> None:
    names = {printed.id: printed.name for printed in GAME.box.prints}
    assert names["sword-4-red"] == names["shield-4-blue"]
    assert names["sword-4-red"] != names["sword-5-red"]


@rule("SS-9")
def test_a_bought_moved_or_drawn_card_belongs_to_its_new_zone(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-4-red"}, P2={"deck": "sword-8-red"})
    scene.play("trigger shield-4-red", "draw_from P2", "play sword-8-red", "lay_at 1", "attack")
    assert scene.discard("P1") == ["sword-8-red"]
    assert scene.discard("P2") == []


@rule("SS-128")
def test_another_card_file_may_replace_the_cards() -> None:
    stronger = GAME.with_cards(
        CARDS.replace("sword,red,8,1,swords:8", "sword,red,9,1,swords:8"), "x"
    )
    assert stronger.card("sword-8-red").values["strength"] == 9
    assert stronger.cards_digest != GAME.cards_digest


def changed(old: str, new: str) -> str:
    assert old in CARDS
    return CARDS.replace(old, new, 1)


@rule("SS-129")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "sword-8-red,Champion,Recke,sword,red,8",
            "sword-8-red,Champion,Recke,sword,red,1",
            "column starter",
        ),
        (
            "buff-2,Anvil +2,Amboss +2,buff,none",
            "buff-2,Anvil +2,Amboss +2,buff,red",
            "column colour",
        ),
        ("duff,grey,0,0,swords:2", "duff,red,0,0,swords:2", "column colour"),
        ("duff,grey,0,0,swords:2", "duff,grey,0,0,", "column value_symbols"),
        ("even,even_shields,0,0,2", "even,even_shields,0,0,0", "column duff_loss"),
        ("1,1,swords:1,0,0,none", "1,1,swords:1,1,1,swords", "column price_kind"),
        ("swords:8,0,8,swords,0,0,0", "swords:8,0,8,swords,0,0,2", "column duff_loss"),
        ("swords:8,0,8,swords", "swords:8,0,0,swords", "column price_symbols"),
        ("swords:6,0,6,swords", "swords:6,1,0,none", "column price_stones"),
        ("swords:2,1,2,swords", "swords:2,1+1,2,swords", "column price_stones"),
        ("destroy_any,,Destroy", ",,Destroy", "column effect_a"),
        ("destroy_any,,Destroy", ",destroy_any,Destroy", "column effect_"),
        ("destroy_any,,Destroy", "destroy_any:1,,Destroy", "column effect_a"),
        (",2,1,0,0,,,The card", ",2,1,0,0,,heal:20,The card", "column effect_b"),
        ("heal:20", "heal:0", "column effect_a"),
        ("heal:20", "cheer:20", "column effect_a"),
        ("swords:8,0,8", "axes:8,0,8", "column value_symbols"),
        ("1+1|2+1", "1+3|2+1", "column price_stones"),
        ("swords:2,1,2", "swords:2,4,2", "column price_stones"),
        ("swords:8,0,8,swords", "swords:8,0,80,swords", "column price_symbols"),
        ("hpc,red,", "hpc,blue,", "one hpc card of each colour"),
        ("sword-1-red,Ember,Glut,sword,red", "sword-1-red,Ember,Glut,sword,blue", "six colours"),
        (
            "sword-8-red,Champion,Recke,sword,red",
            "sword-8-red,Champion,Recke,sword,none",
            "column colour",
        ),
        (
            "none,,0,,1+1|2+1|1+1+1,0,stone_combo,2",
            "none,,1,,1+1|2+1|1+1+1,0,stone_combo,2",
            "value_stones",
        ),
        ("sword-8-red,Champion,Recke,sword", "sword-8-red,Champion,Recke,shield", "39 sword cards"),
    ],
)
def test_a_bad_card_file_names_what_was_expected(old: str, new: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        GAME.with_cards(changed(old, new), "bad.csv")


@rule("SS-129", "SS-11")
def test_starters_come_twice_and_few_cards_lead_to_others() -> None:
    rows = CARDS.splitlines()
    lone = [
        row.replace(',2,"documented: strength 1', ',3,"documented: strength 1')
        if row.startswith("sword-1-red")
        else row.replace(',2,"documented: strength 1', ',1,"documented: strength 1')
        if row.startswith("sword-1-blue")
        else row
        for row in rows
    ]
    with pytest.raises(BadInput, match="two copies of every starter"):
        GAME.with_cards("\n".join(lone), "bad.csv")
    with pytest.raises(BadInput, match="at most 12 cards"):
        GAME.with_cards(
            CARDS.replace("move_any,,", "destroy_any,,").replace(
                "shelve_shield,,", "destroy_any,,"
            ),
            "bad.csv",
        )
