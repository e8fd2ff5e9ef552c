"""Sentences that players rely on: the nearest miss, the explained strength, the chain."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.telling.purses import nearest_miss
from tafelrunde.kernel import RESIGN, Event, Range, preview, seeded
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Deal, Scene, Stand

ENGLISH, GERMAN = Words(GAME, "en"), Words(GAME, "de")
TO_P1, TO_P2 = Words(GAME, "en", ("P1",)), Words(GAME, "en", ("P2",))
AN_P1, AN_P2 = Words(GAME, "de", ("P1",)), Words(GAME, "de", ("P2",))


def told(scene: Scene, kind: str, seat: int, words: Words) -> list[str]:
    """What a seat hears of the events of a kind."""
    return [words.event(one) for one in scene.events if one.kind == kind and one.seen_by(seat)]


@rule("SS-48")
def test_the_nearest_miss_is_told_in_words(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-4-red"}, shop="sword-5-blue")
    miss = nearest_miss(scene.state, 0)
    assert miss is not None
    assert ENGLISH.refusal(miss) == (
        "“Captain (sword 5, blue)” needs exactly 5 swords or 3 stones of one colour; "
        "nearest: 4 swords, one red stone. Cards pay their value, not their strength. (SS-48)"
    )
    assert GERMAN.refusal(miss) == (
        "„Hauptmann (Schwert 5, blau)“ kostet genau 5 Schwerter oder 3 Steine einer Farbe; "
        "am nächsten liegt: 4 Schwerter, ein Stein (Rot). "
        "Karten zahlen ihren Wert, nicht ihre Stärke. (SS-48)"
    )


@rule("SS-60", "SS-68")
def test_an_attack_is_told_with_every_part_of_its_strength(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-4-red@buff-2 shield-4-red sword-1-grey"})
    scene.play("attack sword-4-red 1")
    assert ENGLISH.event(scene.events[0]) == (
        "Player 1 attacks with “Knight (sword 4, red)”: "
        "printed 4 + colour 1 + grey 1 + name 1 + HPC 2 + buff 2 = 11. "
        "Afterwards the card goes to the discard pile."
    )
    assert GERMAN.event(scene.events[0]) == (
        "Spieler 1 greift mit „Ritter (Schwert 4, rot)“ an: "
        "Aufdruck 4 + Farbe 1 + Grau 1 + Name 1 + LPK 2 + Buff 2 = 11. "
        "Danach kommt die Karte auf den Ablagestapel."
    )


@rule("SS-26", "SS-102")
def test_whose_deck_is_drawn_from_is_told_so(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-4-red"}, P2={"deck": "sword-8-red"})
    scene.play("trigger shield-4-red", "draw_from P2")
    assert told(scene, "hand.drawn", 1, TO_P2) == ["Player 1 draws a card from your deck."]
    assert told(scene, "hand.drawn", 1, AN_P2) == ["Spieler 1 zieht eine Karte von deinem Deck."]
    assert told(scene, "hand.drawn.mine", 0, TO_P1) == [
        "You draw “Champion (sword 8, red)” from the enemy deck."
    ]
    assert told(scene, "hand.drawn.mine", 0, AN_P1) == [
        "Du ziehst „Recke (Schwert 8, rot)“ vom gegnerischen Deck."
    ]


@rule("SS-126")
def test_who_loses_is_told_so(stand: Stand) -> None:
    scene = stand()
    scene.call(RESIGN, 1)
    assert told(scene, "game.ended", 0, TO_P1) == ["You win in round 2: the other side gave up."]
    assert told(scene, "game.ended", 1, TO_P2) == ["Player 1 wins in round 2: you gave up."]
    assert scene.outcome is not None
    assert AN_P1.outcome(scene.outcome) == (
        "Du gewinnst in Runde 2: Die andere Seite hat aufgegeben."
    )
    assert AN_P2.outcome(scene.outcome) == "Spieler 1 gewinnt in Runde 2: Du hast aufgegeben."


@rule("SS-127")
def test_whoever_wins_a_match_hears_the_own_games_first(deal: Deal) -> None:
    scene = deal({"match": "best_of_3"})
    for loser in (0, 1, 0):
        scene.call(RESIGN, loser)
    assert scene.outcome is not None
    assert TO_P1.outcome(scene.outcome) == "Player 2 wins the match; games won: 1 to 2."
    assert TO_P2.outcome(scene.outcome) == "You win the match; games won: 2 to 1."
    assert AN_P2.outcome(scene.outcome) == "Du gewinnst das Match; gewonnene Spiele: 2 zu 1."


@rule("SS-124")
def test_exhaustion_tells_both_what_they_have_left() -> None:
    event = Event("round.exhausted", {"amount": 2, "first": 40, "second": 35}, -1, "SS-124")
    assert ENGLISH.event(event) == (
        "Exhaustion: both players lose 2 HP. Player 1 has 40 left, Player 2 has 35."
    )
    assert TO_P1.event(event) == (
        "Exhaustion: you both lose 2 HP. You have 40 left, Player 2 has 35."
    )
    assert AN_P2.event(event) == (
        "Erschöpfung: Ihr verliert beide 2 LP. Du hast noch 35, Spieler 1 noch 40."
    )


@rule("SS-13")
def test_numbers_of_both_players_say_which_is_yours() -> None:
    assert ENGLISH.counter("hp", (99, 80)) == "HP: 99 and 80"
    assert TO_P2.counter("hp", (99, 80)) == "HP: 99 (Player 1), 80 (you)"
    assert AN_P1.counter("hp", (99, 80)) == "LP: 99 (du), 80 (Spieler 2)"
    assert AN_P2.counter("hpc", ("red", "none")) == (
        "Lebenspunktekarten: Rot (Spieler 1), keine (du)"
    )


# Previews ---------------------------------------------------------------------------------


COUNTERS = "Spieler 2 kontert mit einem der Schwerter: Stärke"
GOES = "Danach kommt es auf den Ablagestapel."


def foreseen(scene: Scene, words: str, voice: Words) -> list[str]:
    found = preview(GAME, scene.state, scene.state.turn(), scene.action(words), seeded(3))
    return [voice.event(event) for event in found.events]


@rule("SS-76")
def test_a_preview_tells_what_several_swords_counter_with(stand: Stand) -> None:
    """Grey makes the other one stronger by 1, but not the other way round."""
    scene = stand(P1={"field": "sword-5-red"}, P2={"field": "sword-4-green sword-6-grey"})
    told = foreseen(scene, "attack sword-5-red 1", AN_P1)
    assert told[2:6] == [
        f"{COUNTERS} 5–8. {GOES}",
        "Du verlierst durch den Konterangriff trotz aller Schilde 5–8 LP und hast noch 91–94.",
        f"{COUNTERS} 4–8. {GOES}",
        "Du verlierst durch den Konterangriff trotz aller Schilde 4–8 LP und hast noch 86–87.",
    ]


@rule("SS-76")
def test_a_preview_covers_every_order_of_three_swords(stand: Stand) -> None:
    zones: dict[str, Any] = {
        "P1": {"field": "sword-8-red"},
        "P2": {"field": "sword-4-green sword-6-grey sword-1-yellow"},
    }
    scene = stand(**zones)
    found = preview(GAME, scene.state, 0, scene.action("attack sword-8-red 1"), seeded(3))
    last = [one.facts["hp"] for one in found.events if one.kind == "hp.lost"][-1]
    assert isinstance(last, Range)
    ends = set()
    for order in permutations(("sword-4-green", "sword-6-grey", "sword-1-yellow")):
        end = stand(**zones).play("attack sword-8-red 1", *(f"counter {one}" for one in order[:2]))
        ends.add(end.hp()[0])
    assert (min(ends), max(ends)) == (last.least, last.most)
    assert len(ends) > 1


@rule("SS-47")
def test_a_preview_tells_what_a_duff_will_cost_and_what_is_asked_next(stand: Stand) -> None:
    scene = stand(P1={"hand": "duff-shield-3 sword-1-red"})
    assert foreseen(scene, "play duff-shield-3", AN_P1)[-1] == (
        "Dann wählst du den Platz, und dieser Duff kostet dich 3 LP."
    )
    assert foreseen(scene, "play sword-1-red", AN_P1)[-1] == "Dann wählst du den Platz."
    assert foreseen(scene, "play sword-1-red", TO_P1)[-1] == "Then you choose the slot."


@rule("SS-69", "SS-76")
def test_a_preview_does_not_end_silently_before_the_choice_of_a_shield(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-red"},
        P2={"field": "shield-1-red shield-1-yellow sword-4-green"},
    )
    assert foreseen(scene, "attack sword-8-red 1", AN_P1)[-1] == (
        "Dann wählst du, welchen Schild du angreifst. Der Konterangriff kann dich 4 LP kosten."
    )


def test_every_question_that_ends_a_preview_has_words() -> None:
    for question in ("slot", "target", "pay", "branch", "aim", "destination", "deck", "show"):
        for loss, most in ((0, 0), (2, 5)):
            facts: dict[str, object] = {"question": question, "loss": loss, "most": most}
            event = Event("choice.open", facts, -1, "SS-30")
            assert AN_P1.event(event).startswith("Dann wählst du")
            assert TO_P1.event(event).startswith("Then you choose")


# Refusals ---------------------------------------------------------------------------------


def refused(scene: Scene, words: str, voice: Words) -> str:
    seat = scene.state.turn()
    for action in range(GAME.action_count(GAME.agreed(scene.state))):
        if f"{GAME.notation(scene.state, seat, action)} ".startswith(f"{words} "):
            refusal = GAME.why_not(scene.state, seat, action)
            if refusal is not None:
                return voice.refusal(refusal)
    raise AssertionError(f"nothing illegal is called {words!r}")


@rule("SS-81")
def test_two_branches_that_cannot_be_are_told_with_neither_nor(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue"})
    assert refused(scene, "trigger sword-1-blue", TO_P1) == (
        "With “Tide (sword 1, blue)” you could now neither take your top discard "
        "(your discard pile is empty) nor sweep the enemy field (the enemy field is empty). (SS-81)"
    )
    assert refused(scene, "trigger sword-1-blue", AN_P1) == (
        "Mit „Flut (Schwert 1, blau)“ könntest du jetzt weder die oberste Karte des eigenen "
        "Ablagestapels ziehen (dein Ablagestapel ist leer) noch die gegnerische Auslage leeren "
        "(die gegnerische Auslage ist leer). (SS-81)"
    )


@rule("SS-81")
def test_one_branch_that_cannot_be_is_told_alone(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-blue"}, P2={"field": "shield-1-red"})
    scene.play("trigger sword-1-blue")
    assert refused(scene, "branch a", AN_P1) == (
        "Mit „Flut (Schwert 1, blau)“ könntest du jetzt nicht die oberste Karte des eigenen "
        "Ablagestapels ziehen: dein Ablagestapel ist leer. (SS-81)"
    )


@rule("SS-54", "SS-56", "SS-71")
def test_refusals_name_colour_and_noun(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-3-blue sword-1-blue"},
        P2={"field": "shield-8-red shield-4-green"},
        shop="buff-2 duff-shield-3 sword-8-red",
    )
    cards = ("buff-2", "duff-shield-3", "sword-8-red")
    told = [refused(scene, f"buy {card}", AN_P1) for card in cards]
    assert "deine Auslage gibt her: 3 blaue." in told[0]
    assert "am nächsten liegt: kein Schild." in told[1]
    assert "am nächsten liegt: 4 Schwerter." in told[2]
    assert refused(scene, "attack sword-1-blue 2", AN_P1) == (
        "„Flut (Schwert 1, blau)“ hat Stärke 2, der schwächste gegnerische Schild "
        "„Ritter (Schild 4, grün)“ hat 4: Der Angriff würde scheitern. (SS-71)"
    )


@rule("SS-41")
def test_a_colour_that_was_shown_is_named(stand: Stand) -> None:
    hand = "sword-1-red shield-1-red sword-1-blue sword-1-green sword-1-yellow sword-1-purple"
    scene = stand(P1={"hand": hand}, shop="sword-8-red", window=True)
    scene.play("clear", "show sword-1-red")
    assert refused(scene, "show shield-1-red", AN_P1) == (
        "Rot hast du schon gezeigt: „Glut (Schild 1, rot)“. "
        "Nötig sind 5 verschiedene Farben. (SS-41)"
    )


@rule("SS-80")
def test_the_buttons_of_branches_have_names(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-2-red", "deck": "sword-1-red"}).play("trigger shield-2-red")
    assert [AN_P1.button(place) for place in scene.view(0).buttons] == [
        "Das Deck nach grauen Karten durchsehen",
        "Das Deck nach Karten deiner Farbe durchsehen",
    ]


@rule("SS-43")
def test_a_card_that_is_laid_is_told_once(stand: Stand) -> None:
    scene = stand(P1={"hand": "sword-1-red"}).play("play sword-1-red", "lay_at 2")
    assert next(one.kind for one in scene.events if one.seen_by(1)) == "card.laid"
    assert told(scene, "card.laid", 1, AN_P2) == [
        "Spieler 1 legt „Glut (Schwert 1, rot)“ auf Platz 2."
    ]
