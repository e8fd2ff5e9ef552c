"""SH-1 to SH-8  Components: the cards, their values, and where they may lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.kernel.position import read
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Deal, Stand, Write

PRINTED = {  # combat value, bonus as support, copies in an army
    "stridar": (1, 0, 7),
    "skoldar": (2, 0, 6),
    "serlar": (3, 0, 5),
    "kaempar": (4, 0, 4),
    "haeltjar": (5, 0, 3),
    "hersir": (6, 0, 2),
    "khan": (7, 0, 1),
    "fylgdar_1": (1, 1, 4),
    "fylgdar_2": (2, 2, 2),
    "fylgdar_3": (3, 3, 1),
    "hagelsturm": (0, 0, 1),
}
ATTACK_CARDS = [card for card in PRINTED if card != "hagelsturm"]
FYLGDAR = ["fylgdar_1", "fylgdar_2", "fylgdar_3"]
CARD_FILE = (GAME.folder / "cards.csv").read_text(encoding="utf-8")


@rule("SH-1")
def test_every_kind_has_its_printed_values_and_copies() -> None:
    found = {
        card.id: tuple(card.values[name] for name in ("strength", "support", "copies_per_army"))
        for card in GAME.cards
    }
    assert found == PRINTED


@rule("SH-1")
def test_the_check_sums_of_an_army_are_right() -> None:
    copies = {card.id: card.values["copies_per_army"] for card in GAME.cards}
    strength = {card.id: card.values["strength"] for card in GAME.cards}
    warriors = [card for card in ATTACK_CARDS if card not in FYLGDAR]
    assert sum(copies.values()) == 36
    assert sum(copies[card] for card in warriors) == 28
    assert sum(copies[card] for card in FYLGDAR) == 7
    assert sum(copies[card] for card in ATTACK_CARDS) == 35
    assert sum(copies[card] * strength[card] for card in warriors) == 84
    assert sum(copies[c.id] * c.values["support"] for c in GAME.cards) == 11


@rule("SH-1")
def test_both_armies_are_dealt_the_same_cards(deal: Deal) -> None:
    scene = deal()
    for army in "RB":
        dealt = Counter(scene.hand(army) + scene.ready(army))
        assert dealt == {card: copies for card, (_, _, copies) in PRINTED.items()}


@rule("SH-2")
def test_the_warrior_of_value_five_is_spelled_as_on_his_card() -> None:
    card = GAME.card("haeltjar")
    assert card.values["strength"] == 5
    assert card.name("de") == card.name("en") == "Haeltjar"


@rule("SH-3")
@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_every_card_but_the_hail_attacks_and_answers(stand: Stand, card: str) -> None:
    scene = stand(
        "R attack", R=f"{card} hail kaempar kaempar serlar", B=f"{card} hail serlar serlar kaempar"
    )
    assert f"attack {card}" in scene.legal()
    assert "attack hagelsturm" not in scene.legal()
    scene.play(f"R: attack {card}", "R: go_on")
    assert f"defend {card}" in scene.legal()
    assert "defend hagelsturm" not in scene.legal()


@rule("SH-4")
@pytest.mark.parametrize(("card", "value"), [("f1", 1), ("f2", 2), ("f3", 3)])
def test_a_fylgdar_fights_with_the_value_of_its_number(stand: Stand, card: str, value: int) -> None:
    scene = stand(
        "R attack",
        R=f"{card} stridar stridar stridar stridar",
        B=f"{card} serlar serlar serlar serlar",
    )
    scene.play(f"R: attack {card}", f"B: defend {card}")
    (duel,) = scene.told("duel.decided")
    assert (duel["attack"], duel["defence"]) == (value, value)


@rule("SH-5")
def test_a_decision_names_a_kind_and_never_a_copy(stand: Stand) -> None:
    scene = stand("R attack", R="stridar stridar stridar f1 f1", B="serlar serlar serlar f2 f2")
    assert scene.legal() == ["attack stridar", "attack fylgdar_1"]
    scene.play("R: attack stridar")
    assert scene.legal() == ["defend serlar", "defend fylgdar_2"]


@rule("SH-6")
def test_everybody_has_a_hand_and_two_piles_and_the_reserve_starts_empty(deal: Deal) -> None:
    view = deal().view(None)
    for army in "RB":
        assert view.zone(f"ready/{army}").cards is None
        assert view.zone(f"ready/{army}").count == 31
        assert view.zone(f"reserve/{army}").cards == ()
        assert view.zone(f"graveyard/{army}").cards == ()


@rule("SH-6")
def test_reserve_and_graveyard_lie_face_up_for_everybody(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R="kaempar stridar stridar stridar stridar",
        B="serlar skoldar skoldar skoldar skoldar",
    )
    scene.play("R: attack kaempar", "B: defend serlar")
    for watcher in ("R", "B", None):
        assert scene.view(watcher).zone("reserve/R").cards == ("kaempar",)
        assert scene.view(watcher).zone("graveyard/B").cards == ("serlar",)


@rule("SH-7")
def test_a_beaten_card_is_not_captured(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R="hersir stridar stridar stridar stridar",
        B="serlar skoldar skoldar skoldar skoldar",
    )
    scene.play("R: attack hersir", "B: defend serlar")
    assert scene.reserve("R") == ["hersir"]
    assert scene.graveyard("R") == []
    for army in "RB":
        piles = scene.hand(army) + scene.ready(army) + scene.reserve(army) + scene.graveyard(army)
        assert Counter(piles) == {card: copies for card, (_, _, copies) in PRINTED.items()}


@rule("SH-8")
def test_only_what_lies_face_up_takes_part_in_the_fight(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R support",
        R={"hand": "f1 stridar stridar stridar", "attack": "kaempar"},
        B={"hand": "hail skoldar skoldar skoldar", "attack": "serlar"},
    )
    scene.play("R: support f1", "B: hail")
    assert scene.reserve("R") == ["kaempar"], "the sealed Fylgdar did not take part"
    assert scene.reserve("B") == ["serlar"]
    assert "fylgdar_1" in scene.hand("R")
    revealed = stand(
        "B hail_3",
        R={"hand": "stridar stridar stridar", "attack": "kaempar", "support": "f1"},
        B={"hand": "hail skoldar skoldar skoldar", "attack": "serlar"},
    )
    revealed.play("B: hail")
    assert revealed.reserve("R") == of("kaempar f1"), "face up, it took part"


# Card files -------------------------------------------------------------------------------


def changed(old: str, new: str) -> str:
    assert old in CARD_FILE
    return CARD_FILE.replace(old, new)


@rule("SH-1")
def test_other_values_can_be_played_from_a_card_file() -> None:
    game = GAME.with_cards(
        changed("serlar,Serlar,warrior,3,", "serlar,Serlar,warrior,9,"), "mine.csv"
    )
    assert game.card("serlar").values["strength"] == 9
    assert GAME.card("serlar").values["strength"] == 3
    assert game.cards_digest != GAME.cards_digest


@rule("SH-1", "SH-24")
def test_the_engine_fights_with_the_values_of_the_card_file(position: Write) -> None:
    text = changed("stridar,Stridar,warrior,1,", "stridar,Stridar,warrior,12,")
    game = GAME.with_cards(text, "mine.csv")
    hand = "stridar serlar serlar serlar serlar"
    state = read(game, position("R attack", R=hand, B=hand))
    game.play(state, 0, 0)
    (duel,) = [e.facts for e in game.play(state, 1, 2) if e.kind == "duel.decided"]
    assert (duel["attack"], duel["defence"], duel["winner"]) == (12, 3, "R")


@rule("SH-1", "SH-78")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("id,name,kind", "id,title,kind", "row 1: expected the columns id, name"),
        ("khan,Khan,khan,7,0,1", "khan,Khan,khan,7,0,2", "card khan, column copies_per_army"),
        ("hagelsturm,Hagelsturm,hail,,0,1", "hagelsturm,Hagelsturm,hail,,0,2", "at most one hail"),
        (
            "hersir,Hersir,warrior,6,0,2",
            "hersir,Hersir,warrior,6,1,2",
            "card hersir, column support",
        ),
        ("fylgdar,3,3,1", "fylgdar,3,0,1", "card fylgdar_3, column support"),
        (
            "warrior,4,0,4",
            "warrior,16,0,4",
            "column strength: expected a whole number from 0 to 15",
        ),
        ("warrior,4,0,4", "warrior,four,0,4", "row 5, column strength: expected a whole number"),
        ("warrior,4,0,4", "wizard,4,0,4", "column kind: expected one of khan, warrior"),
        ("serlar,Serlar", "skoldar,Serlar", "'skoldar' was there before"),
        ("serlar,Serlar", "troll,Serlar", "column id: expected one of stridar"),
        ("hersir,Hersir,", "hersir,,", "column name: expected a text"),
    ],
)
def test_a_wrong_card_file_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.with_cards(changed(old, new), "mine.csv")
    assert str(refused.value).startswith("mine.csv")
    assert complaint in str(refused.value)


@rule("SH-78")
def test_a_card_file_needs_all_eleven_kinds() -> None:
    text = "".join(line for line in CARD_FILE.splitlines(True) if not line.startswith("kaempar"))
    with pytest.raises(BadInput, match="expected a row for the card kaempar"):
        GAME.with_cards(text, "mine.csv")


@rule("SH-12")
def test_an_army_has_more_cards_than_a_hand() -> None:
    rows = [line.split(",") for line in CARD_FILE.splitlines()]
    for row in rows[1:]:
        if row[0] not in ("khan", "stridar", "skoldar", "serlar"):
            row[5] = "0"
        elif row[0] != "khan":
            row[5] = "1"
    text = "\n".join(",".join(row) for row in rows) + "\n"
    with pytest.raises(BadInput, match="expected at least 6 cards in an army, not 4"):
        GAME.with_cards(text, "mine.csv")
