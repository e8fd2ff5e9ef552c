"""Sentences that players rely on: the nearest miss, the explained strength, the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.telling.purses import nearest_miss
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand

ENGLISH, GERMAN = Words(GAME, "en"), Words(GAME, "de")


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
