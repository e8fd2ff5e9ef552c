"""What is told of a match, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

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
    assert told(study, EN) == ["Player A plays “Ves” in the close combat row."]
    assert told(study, DE) == ["Spieler A spielt „Ves“ in die eigene Nahkampfreihe."]
    study.act("play fiend close", "spy thaler siege")
    assert told(study, EN)[0] == "Player A plays “Thaler” in Player B's siege row."
    assert told(study, DE)[0] == "Spieler A spielt „Thaler“ in die Belagerungsreihe von Spieler B."


@rule("GW-56")
def test_who_is_mustered_has_one_owner(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "nekker fiend", "deck": "nekker"}, asked="B")
    study.act("play nekker close")
    assert told(study, EN)[-1] == "“Nekker” enters Player B's close combat row."
    assert told(study, DE)[-2:] == [
        "Spieler B mustert „Nekker“.",
        "„Nekker“ kommt in die Nahkampfreihe von Spieler B.",
    ]


@rule("GW-36")
def test_a_horn_goes_to_the_place_of_a_row(desk: Any) -> None:
    study = desk.lay({"hand": "horn ves"}, {"hand": "fiend"})
    action = study.action(0, "fill commanders_horn close")
    move = GAME.describe(study.state, 0, action)
    assert EN.move(move) == "Put “Commander's Horn” in the slot of your close combat row"
    assert DE.move(move) == ("„Horn des Kommandanten“ auf den Hornplatz deiner Nahkampfreihe legen")
    assert DE.zone("slot/A/siege") == "Hornplatz der Belagerungsreihe von Spieler A"


@rule("GW-122", "GW-125")
def test_the_outcome_says_who_wins_and_why(desk: Any) -> None:
    study = desk.lay({"gems": 1, "hand": "ves"}, {"passed": True, "close": "fiend"}, round=2)
    study.act("pass")
    outcome = GAME.outcome(study.state)
    assert outcome is not None
    assert EN.outcome(outcome) == "Player B wins: Player A has no gem left."
    assert DE.outcome(outcome) == "Spieler B gewinnt: Spieler A hat keinen Edelstein mehr."
    given_up = desk.start()
    GAME.resign(given_up.state, 1)
    outcome = GAME.outcome(given_up.state)
    assert outcome is not None
    assert EN.outcome(outcome) == "Player A wins: Player B has given up."


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


# Reasons ----------------------------------------------------------------------------------


@rule("GW-57")
def test_a_preview_says_why_a_bonded_card_counts_more(desk: Any) -> None:
    side = {"hand": "commando ves", "close": "commando"}
    study = desk.lay(side, {"hand": "fiend"})
    answer = "play blue_stripes_commando close"
    assert foretold(study, answer, EN) == [
        (
            "Player A plays “Blue Stripes Commando” in the close combat row. "
            "Tight bond: 2 of its kind, each counts 4 × 2."
        )
    ]
    assert foretold(study, answer, DE) == [
        (
            "Spieler A spielt „Blaue Streifen“ in die eigene Nahkampfreihe. "
            "Enge Bindung: 2 dieser Art, jede zählt 4 × 2."
        )
    ]
    frozen = desk.lay(side, {"hand": "fiend"}, weather="frost@A")
    assert foretold(frozen, answer, EN)[0].endswith(
        "Tight bond: 2 of its kind; with all that works there each counts 2."
    )


@rule("GW-45", "GW-58", "GW-60")
def test_what_a_card_counts_in_its_row_is_the_last_step_of_its_strength(desk: Any) -> None:
    hand = "ves keira_metz"
    for row, weather, ending in (
        ({}, "", "row."),
        ({}, "frost@A", "Weather leaves it 1."),
        ({"slots": "close:horn"}, "", "The horn doubles it: 10."),
        ({"slots": "close:horn"}, "frost@A", "With all that works there it counts 2."),
    ):
        study = desk.lay({"hand": hand, **row}, {"hand": "fiend"}, weather=weather)
        study.act("play ves close")
        assert told(study, EN)[0].endswith(ending)
        facts = study.events[0].facts
        assert (facts["strength"],) == study.strengths("close/A")


@rule("GW-81", "GW-82", "GW-101")
def test_the_log_says_what_weather_does(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fog storm fiend"}, asked="B")
    study.act("weather impenetrable_fog")
    assert told(study, EN)[0] == (
        "Player B plays “Impenetrable Fog”. "
        "Weather on ranged: what is printed on regular units counts only 1 there, on both sides."
    )
    assert told(study, DE)[0] == (
        "Spieler B spielt „Undurchdringlicher Nebel“. Wetter auf Fernkampf: "
        "Was auf gewöhnlichen Einheiten steht, zählt dort auf beiden Seiten nur noch 1."
    )
    bran = {"deck_b": desk.code("skellige", "king_bran")}
    study = desk.lay({"hand": "frost ves"}, {"hand": "olaf", "leader": "king_bran"}, options=bran)
    study.act("weather biting_frost")
    assert told(study, EN)[0].endswith("counts only 1 there, for Player B half.")


def last_words(study: Any, answer: str, words: Words, at: int = 0) -> str:
    """What follows the first colon or full stop of a foretold sentence."""
    return foretold(study, answer, words)[at].partition("row")[2]


@rule("GW-36", "GW-60", "GW-74")
@pytest.mark.parametrize(
    ("row", "english", "german"),
    [
        ("ves", ": “Ves” counts double there.", "„Ves“ zählt dort doppelt."),
        ("ves geralt", ": “Ves” counts double there.", "„Ves“ zählt dort doppelt."),
        (
            "ves vesemir",
            ": “Ves” and “Vesemir” count double there.",
            "„Ves“ und „Vesemir“ zählen dort doppelt.",
        ),
        (
            "geralt decoy",
            ": regular units that come there will count double.",
            "Gewöhnliche Einheiten, die dorthin kommen, werden doppelt zählen.",
        ),
        (
            "dandelion ves",
            ": a horn is at work there already, so nothing changes.",
            "Dort wirkt schon ein Horn, es ändert sich nichts.",
        ),
    ],
)
def test_a_horn_says_what_changes_and_nothing_else(
    desk: Any, row: str, english: str, german: str
) -> None:
    study = desk.lay({"hand": "horn thaler", "close": row}, {"hand": "fiend"})
    assert last_words(study, "fill commanders_horn close", EN) == english
    assert foretold(study, "fill commanders_horn close", DE)[0].endswith(german)


@rule("GW-61")
def test_a_horn_doubles_the_horn_unit_where_it_does_not_double_itself(desk: Any) -> None:
    options = {"horn_unit_doubles_itself": "no"}
    study = desk.lay({"hand": "horn", "close": "dandelion ves"}, {"hand": "fiend"}, "A", options)
    assert last_words(study, "fill commanders_horn close", EN) == (
        ": “Dandelion” counts double there."
    )


@rule("GW-59", "GW-60")
def test_a_horn_unit_names_whom_it_doubles(desk: Any) -> None:
    alone = desk.lay({"hand": "dandelion", "close": "geralt"}, {"hand": "fiend"})
    assert last_words(alone, "play dandelion close", EN) == ". The horn doubles it: 4."
    joined = desk.lay({"hand": "dandelion", "close": "geralt ves"}, {"hand": "fiend"})
    assert last_words(joined, "play dandelion close", EN).endswith("Its horn doubles “Ves”.")
    assert foretold(joined, "play dandelion close", DE)[0].endswith(
        "Das Horn der Karte verdoppelt „Ves“."
    )
    second = desk.lay(
        {"hand": "dandelion", "close": "ves", "slots": "close:horn"}, {"hand": "fiend"}
    )
    assert "Its horn" not in foretold(second, "play dandelion close", EN)[0]


@rule("GW-92")
def test_a_leaders_horn_says_what_it_doubles(desk: Any) -> None:
    side = {"hand": "ves", "leader": "foltest_the_siegemaster"}
    study = desk.lay({**side, "siege": "2*catapult"}, {"hand": "fiend"})
    answer = "leader foltest_the_siegemaster"
    assert foretold(study, answer, EN)[1] == (
        "A horn sounds in Player A's siege row: 2 × “Catapult” count double there."
    )
    empty = desk.lay(side, {"hand": "fiend"})
    assert foretold(empty, answer, EN)[1].endswith("that come there will count double.")


@rule("GW-58")
@pytest.mark.parametrize(
    ("row", "slots", "ending"),
    [
        ("", "", "row."),
        ("ballista", "", "Its morale lifts every other regular unit of the row by 1."),
        ("ballista", "siege:horn", "Its morale lifts every other regular unit of the row by 2."),
    ],
)
def test_morale_says_by_how_much_it_lifts(desk: Any, row: str, slots: str, ending: str) -> None:
    side = {"hand": "expert", "siege": row, **({"slots": slots} if slots else {})}
    study = desk.lay(side, {"hand": "fiend"})
    assert foretold(study, "play kaedweni_siege_expert siege", EN)[0].endswith(ending)


@rule("GW-62", "GW-63", "W-41", "W-43")
@pytest.mark.parametrize(
    ("row", "english", "german"),
    [
        (
            "ves yarpen_zigrin",
            "Nothing burns: Player B's close combat row has 7 in all, and it takes 10.",
            (
                "Nichts verbrennt: Die Nahkampfreihe von Spieler B zählt zusammen 7, "
                "und nötig sind 10."
            ),
        ),
        (
            "letho_of_gulet",
            "Nothing burns: no regular unit lies in Player B's close combat row.",
            "Nichts verbrennt: In der Nahkampfreihe von Spieler B liegt keine gewöhnliche Einheit.",
        ),
    ],
)
def test_villentretenmerth_says_why_nothing_burns(
    desk: Any, row: str, english: str, german: str
) -> None:
    study = desk.lay({"hand": "villentretenmerth"}, {"hand": "fiend", "close": row})
    study.act("play villentretenmerth close")
    assert told(study, EN)[1] == english
    assert told(study, DE)[1] == german


@rule("GW-76")
def test_scorch_says_why_nothing_burns(desk: Any) -> None:
    study = desk.lay({"hand": "scorch", "close": "geralt decoy"}, {"hand": "fiend"})
    assert foretold(study, "special scorch", EN)[1] == (
        "Nothing burns: no regular unit lies on the field."
    )
    assert foretold(study, "special scorch", DE)[1] == (
        "Nichts verbrennt: Auf dem Feld liegt keine gewöhnliche Einheit."
    )


@rule("GW-56")
def test_muster_names_who_comes_and_says_once_that_nobody_does(desk: Any) -> None:
    study = desk.lay({}, {"hand": "arachas fiend", "deck": "arachas_behemoth arachas"}, "B")
    study.act("play arachas close")
    assert told(study, EN)[1] == "Player B musters “Arachas Behemoth” and “Arachas”."
    assert len([kind for kind in study.kinds() if kind == "cards.mustered"]) == 1
    alone = desk.lay({}, {"hand": "arachas fiend", "deck": "draug"}, "B")
    alone.act("play arachas close")
    assert told(alone, EN)[1] == "Nobody follows “Arachas”: no card of its group is in the deck."
    assert told(alone, DE)[1] == (
        "„Krabbspinne“ folgt niemand: Keine Karte der Gruppe ist im Nachziehstapel."
    )


@rule("GW-48", "GW-49")
def test_a_preview_says_how_many_cards_a_spy_draws(desk: Any) -> None:
    side = {"hand": "thaler ves", "deck": "trebuchet keira_metz dethmold"}
    study = desk.lay(side, {"hand": "fiend"})
    assert foretold(study, "spy thaler siege", EN)[1] == "Player A draws 2 cards."
    assert foretold(study, "spy thaler siege", DE)[1] == "Spieler A zieht 2 Karten."
    short = desk.lay({**side, "deck": "trebuchet"}, {"hand": "fiend"})
    assert foretold(short, "spy thaler siege", EN)[1] == "Player A draws a card."


@rule("GW-95")
def test_who_looks_at_a_hand_is_said_with_whose_hand_it_is(desk: Any) -> None:
    leader = "emhyr_emperor_of_nilfgaard"
    options = {"deck_a": desk.code("nilfgaard", leader)}
    study = desk.lay(
        {"hand": "morteisen", "leader": leader}, {"hand": "3*nekker fiend"}, options=options
    )
    assert foretold(study, "leader emhyr_emperor_of_nilfgaard", EN)[1] == (
        "Player A looks at 3 cards of Player B's hand."
    )
    study.act("leader emhyr_emperor_of_nilfgaard")
    assert told(study, EN, 1)[1] == "Player A looks at 3 cards of Player B's hand."
    assert told(study, DE, 1)[1] == "Spieler A sieht 3 Karten der Hand von Spieler B."


# Questions --------------------------------------------------------------------------------


def asked(study: Any, words: Words = EN, seat: int = 0) -> str:
    return words.question(GAME.view(study.state, seat).question)


@rule("GW-20", "GW-24")
def test_the_exchange_is_asked_for_with_what_is_left_of_it(desk: Any) -> None:
    study = desk.lay(
        {"hand": "ves dethmold", "deck": "thaler keira_metz trebuchet"},
        {"hand": "fiend"},
        asked="AB",
        question="exchange",
    )
    assert asked(study) == "Do you exchange a card? You may exchange up to 2."
    study.answer(0, "exchange ves")
    assert asked(study) == "Do you exchange another card? One exchange is left."
    assert asked(study, DE) == "Tauschst du noch eine Karte? Ein Tausch ist übrig."
    assert asked(study, EN, 1) == "Your deck is empty: you keep your hand."


@rule("GW-31", "GW-106", "GW-114", "GW-115")
def test_who_is_left_alone_in_a_round_is_told_what_passing_leads_to(desk: Any) -> None:
    other = {"hand": "nekker", "passed": True}
    usual = desk.lay({"hand": "ves"}, {"hand": "nekker"})
    assert asked(usual) == "Play a card, use your leader or pass."
    nilfgaard = {"deck_b": "nilfgaard"}
    empire = {"hand": "morteisen", "passed": True}
    for own, study in (
        ("wins", desk.lay({"hand": "thaler", "close": "ves"}, other)),
        ("draws", desk.lay({"hand": "thaler"}, other)),
        ("loses", desk.lay({"hand": "thaler"}, {**other, "close": "fiend"})),
        ("loses", desk.lay({"hand": "thaler"}, empire, options=nilfgaard)),
    ):
        assert GAME.view(study.state, 0).question.split("/")[1] == own
        assert asked(study).startswith("Player B has passed. ")
        before = [study.side(name).get("gems", 2) for name in "AB"]
        study.act("pass")
        after = [study.side(name).get("gems", 2) for name in "AB"]
        lost = [had - has for had, has in zip(before, after)]
        assert lost == {"wins": [0, 1], "draws": [1, 1], "loses": [1, 0]}[own]
    ahead = desk.lay({"hand": "thaler", "close": "ves"}, other)
    assert asked(ahead) == ("Player B has passed. You lead by 5: if you pass, you win the round.")
    assert asked(ahead, DE) == (
        "Spieler B hat gepasst. Du führst mit 5: Wenn du passt, gewinnst du die Runde."
    )


# The end of a round -----------------------------------------------------------------------


@rule("GW-108", "GW-113", "GW-114")
def test_the_end_of_a_round_is_told_line_by_line_and_nothing_twice(desk: Any) -> None:
    side = {"hand": "thaler", "close": "ves", "deck": "trebuchet"}
    study = desk.lay(side, {"hand": "nekker", "passed": True})
    study.act("pass")
    assert told(study, EN)[1:3] == [
        "Player A wins round 1 by 5 to 0.",
        "Player B loses a gem and has 1 left.",
    ]
    assert "Player A draws “Trebuchet” for the round won (Northern Realms)." in told(study, EN)
    assert told(study, DE)[1] == "Spieler A gewinnt Runde 1 mit 5 zu 0."
    last = desk.lay(side, {"hand": "nekker", "passed": True, "gems": 1}, round=2)
    last.act("pass")
    assert told(last, EN)[2] == "Player B loses the last gem."


@rule("GW-106", "GW-115")
def test_a_level_round_is_told_with_its_reason(desk: Any) -> None:
    other = {"hand": "morteisen", "passed": True}
    study = desk.lay({"hand": "thaler"}, other, options={"deck_b": "nilfgaard"})
    study.act("pass")
    assert told(study, EN)[1] == "Player B wins round 1, level at 0, with Nilfgaard."
    drawn = desk.lay({"hand": "thaler"}, {"hand": "nekker", "passed": True})
    drawn.act("pass")
    assert told(drawn, EN)[1] == "Round 1 is drawn, 0 to 0."
