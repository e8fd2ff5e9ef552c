"""What is told of a match, in both languages."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.gwint import GAME
from tafelrunde.kernel import preview, seeded
from tafelrunde.testing import rule
from tafelrunde.words import Words

EN, DE = Words(GAME, "en"), Words(GAME, "de")


def told(study: Any, words: Words, seat: int = 0) -> list[str]:
    return [words.event(event) for event in study.events if event.seen_by(seat)]


def foretold(study: Any, answer: str, words: Words) -> list[str]:
    """The preview of an answer of whoever is asked."""
    seat = study.state.turn()
    seen = preview(GAME, study.state, seat, study.action(seat, answer), seeded(1))
    return [words.event(event) for event in seen.events]


# Cards and places -------------------------------------------------------------------------


@rule("GW-37", "GW-48")
def test_a_row_is_named_after_its_owner_only_if_somebody_else_plays_there(desk: Any) -> None:
    study = desk.lay({"hand": "fog ves thaler"}, {"hand": "fiend nekker"})
    study.act("play ves close")
    assert told(study, EN) == ["Player A plays Ves in the close combat row."]
    assert told(study, DE) == ["Spieler A spielt „Ves“ in die eigene Nahkampfreihe."]
    study.act("play fiend close", "spy thaler siege")
    assert told(study, EN)[0] == "Player A plays Thaler in Player B's siege row."
    assert told(study, DE)[0] == "Spieler A spielt „Thaler“ in die Belagerungsreihe von Spieler B."


@rule("GW-56")
def test_who_is_mustered_has_one_owner(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "nekker fiend", "deck": "nekker"}, asked="B")
    study.act("play nekker close")
    assert told(study, EN)[-1] == "Nekker enters Player B's close combat row."
    assert told(study, DE)[-2:] == [
        "Spieler B mustert „Nekker“.",
        "„Nekker“ kommt in die Nahkampfreihe von Spieler B.",
    ]


@rule("GW-36")
def test_a_horn_goes_to_the_place_of_a_row(desk: Any) -> None:
    study = desk.lay({"hand": "horn ves"}, {"hand": "fiend"})
    action = study.action(0, "fill commanders_horn close")
    move = GAME.describe(study.state, 0, action)
    assert EN.move(move) == "Put Commander's Horn in the slot of your close combat row"
    assert DE.move(move) == ("„Horn des Kommandanten“ auf den Hornplatz der Nahkampfreihe legen")
    assert DE.zone("slot/A/siege") == "Hornplatz der Belagerungsreihe von Spieler A"


@rule("GW-122", "GW-125")
def test_the_outcome_gives_the_reason_and_does_not_say_twice_who_wins(desk: Any) -> None:
    study = desk.lay({"gems": 1, "hand": "ves"}, {"passed": True, "close": "fiend"}, round=2)
    study.act("pass")
    outcome = GAME.outcome(study.state)
    assert outcome is not None
    assert EN.outcome(outcome) == "Player A has no gem left."
    assert DE.outcome(outcome) == "Spieler A hat keinen Edelstein mehr."
    given_up = desk.start()
    GAME.resign(given_up.state, 1)
    outcome = GAME.outcome(given_up.state)
    assert outcome is not None
    assert EN.outcome(outcome) == "Player B has given up."


# Counters ---------------------------------------------------------------------------------


def test_counters_tell_what_belongs_to_whom(desk: Any) -> None:
    study = desk.lay({"hand": "ves", "gems": 1}, {"hand": "fiend"}, round=2, scores=[3, 7])
    counters = GAME.view(study.state, None).counters
    for name, english, german in (
        ("gems", "Gems: 1 (Player A), 2 (Player B)", "Edelsteine: 1 (Spieler A), 2 (Spieler B)"),
        (
            "scores",
            "Totals of the first round: 3 (Player A), 7 (Player B)",
            "Gesamtstärken der ersten Runde: 3 (Spieler A), 7 (Spieler B)",
        ),
        ("starter", "Player A starts this round", "Spieler A beginnt diese Runde"),
    ):
        assert EN.counter(name, counters[name]) == english
        assert DE.counter(name, counters[name]) == german
