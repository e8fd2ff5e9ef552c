"""Sentences that players rely on: the nearest miss, the explained strength, the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.telling.purses import nearest_miss
from tafelrunde.kernel import RESIGN, Event
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
        "Captain (sword 5, blue) needs exactly 5 swords or 3 stones of one colour; "
        "nearest: 4 swords, one stone. Cards pay their value, not their strength. (SS-48)"
    )
    assert GERMAN.refusal(miss) == (
        "„Hauptmann (Schwert 5, blau)“ kostet genau 5 Schwerter oder 3 Steine einer Farbe; "
        "am nächsten liegen: 4 Schwerter, ein Stein. "
        "Karten zahlen ihren Wert, nicht ihre Stärke. (SS-48)"
    )


@rule("SS-60", "SS-68")
def test_an_attack_is_told_with_every_part_of_its_strength(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-4-red@buff-2 shield-4-red sword-1-grey"})
    scene.play("attack sword-4-red 1")
    assert ENGLISH.event(scene.events[0]) == (
        "Player 1 attacks with Knight (sword 4, red), which is discarded afterwards: "
        "4 printed, 1 colour, 1 grey, 1 name, "
        "2 life point card, 2 buff, 11 in all."
    )
    assert GERMAN.event(scene.events[0]) == (
        "Spieler 1 greift mit „Ritter (Schwert 4, rot)“ an und legt die Karte danach ab: "
        "4 gedruckt, 1 Farbe, 1 Grau, 1 Name, 2 Lebenspunktekarte, 2 Buff, zusammen 11."
    )


@rule("SS-26", "SS-102")
def test_whose_deck_is_drawn_from_is_told_so(stand: Stand) -> None:
    scene = stand(P1={"hand": "shield-4-red"}, P2={"deck": "sword-8-red"})
    scene.play("trigger shield-4-red", "draw_from P2")
    assert told(scene, "hand.drawn", 1, TO_P2) == ["Player 1 draws a card from your deck."]
    assert told(scene, "hand.drawn", 1, AN_P2) == ["Spieler 1 zieht eine Karte von deinem Deck."]
    assert told(scene, "hand.drawn.mine", 0, TO_P1) == [
        "You draw Champion (sword 8, red) from the enemy deck."
    ]
    assert told(scene, "hand.drawn.mine", 0, AN_P1) == [
        "Du ziehst Recke (Schwert 8, rot) vom gegnerischen Deck."
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
