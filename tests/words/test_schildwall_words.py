"""Schildwall's sentences say what happened, with totals and where the cards went."""

from __future__ import annotations

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.files.positions import REASONS, army_names
from tafelrunde.kernel import Event, Foreseen, Outcome, Phrase, Range, Refusal, Unknown
from tafelrunde.testing import rule
from tafelrunde.words import LANGUAGES, Words

ENGLISH, GERMAN = (Words(GAME, language) for language in LANGUAGES)

PHRASES = {
    "can_beat": ("I can beat that card.", "Diese Karte kann ich schlagen."),
    "leave_to_me": ("Leave that card to me.", "Überlasst diese Karte mir."),
    "you_take": ("Please take on that card.", "Nimm du bitte diese Karte."),
    "sacrifice": ("Feed that card something small.", "Opfert dieser Karte etwas Kleines."),
    "lead_strong": ("Let us strike hard.", "Greifen wir hart an."),
    "lead_weak": ("Let us lead small cards.", "Greifen wir mit Kleinem an."),
    "support_this": ("I wish for support here.", "Hier wünsche ich mir Unterstützung."),
    "no_support": ("Let us save our supports.", "Sparen wir die Unterstützung."),
    "wish_hail": ("A hailstorm would be welcome.", "Ein Hagelsturm käme recht."),
    "no_hail": ("No hailstorm, please.", "Bitte keinen Hagelsturm."),
    "guard_khans": ("Keep our Khans back.", "Halten wir die Khane zurück."),
    "agree": ("Agreed.", "Einverstanden."),
    "disagree": ("Rather not.", "Lieber nicht."),
    "thanks": ("Thanks.", "Danke."),
    "well_fought": ("Well fought.", "Gut gekämpft."),
}


DRAWN = {"winner": "nobody", "fights": 50, "team": "nobody", "now": "nobody", "duel": "yes"}
WON_BY_BLUE = {"winner": "blue", "fights": 1, "team": "team2", "now": "red", "duel": "yes"}
"""Two battles of a series; whoever was Blue in the second is Red now."""


def told(kind: str, **facts: object) -> tuple[str, str]:
    """An event in English and German."""
    event = Event(kind, facts, -1, "")
    return ENGLISH.event(event), GERMAN.event(event)


def told_to(you: tuple[str, ...], kind: str, **facts: object) -> tuple[str, str]:
    """The same, told to whoever has these names."""
    english, german = words_for(you)
    event = Event(kind, facts, -1, "")
    return english.event(event), german.event(event)


def words_for(you: tuple[str, ...]) -> tuple[Words, Words]:
    return Words(GAME, "en", you), Words(GAME, "de", you)


@rule("SH-73")
@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_have_exactly_the_words_of_the_rulebook(phrase: str) -> None:
    english, german = PHRASES[phrase]
    assert ENGLISH.phrase(Phrase(phrase)) == english
    assert GERMAN.phrase(Phrase(phrase)) == german


def test_a_phrase_names_the_cards_it_points_at() -> None:
    phrase = Phrase("you_take", ("B2", "R1"))
    assert ENGLISH.phrase(phrase) == "Please take on that card. (Blue 2 → Red 1)"
    assert GERMAN.phrase(phrase) == "Nimm du bitte diese Karte. (Blau 2 → Rot 1)"


def test_every_army_has_a_name() -> None:
    armies = [name for n in (1, 2, 4) for name in army_names(n)]
    assert {"R", "B", "R4", "B4"} <= set(armies)
    for name in armies:
        colour, number = name[0], name[1:]
        expected = {"R": ("Red", "Rot"), "B": ("Blue", "Blau")}[colour]
        assert ENGLISH.name(name) == f"{expected[0]} {number}".strip()
        assert GERMAN.name(name) == f"{expected[1]} {number}".strip()


def test_a_decided_fight_is_told_with_its_totals_and_where_the_cards_went() -> None:
    assert told(
        "duel.decided",
        attacker="R",
        defender="B",
        attack=5,
        defence=6,
        winner="B",
        reserve=(("B", "kaempar"),),
        buried=(("R", "haeltjar"), ("B", "fylgdar_2")),
    ) == (
        (
            "Red totals 5, Blue totals 6: Blue wins. "
            "To the reserve pile: Blue's Kaempar. Buried: Red's Haeltjar and Blue's Fylgdar +2."
        ),
        (
            "Rot kommt auf 5, Blau auf 6: Blau gewinnt. Auf den Reservestapel: "
            "Kaempar von Blau. Begraben: Haeltjar von Rot und Fylgdar +2 von Blau."
        ),
    )


def test_a_tie_names_all_that_is_buried() -> None:
    assert told(
        "duel.decided",
        attacker="R",
        defender="B",
        attack=3,
        defence=3,
        winner="nobody",
        reserve=(),
        buried=(("R", "serlar"), ("B", "fylgdar_3")),
    ) == (
        "Red totals 3, Blue totals 3: a tie. Buried: Red's Serlar and Blue's Fylgdar +3.",
        (
            "Rot kommt auf 3, Blau auf 3: Gleichstand. "
            "Begraben: Serlar von Rot und Fylgdar +3 von Blau."
        ),
    )


def test_a_fight_whose_winner_cannot_be_foreseen_claims_none() -> None:
    facts = {
        "attacker": "R",
        "defender": "B",
        "attack": 5,
        "defence": Range(4, 7),
        "winner": Unknown(),
        "reserve": Unknown(),
        "buried": Unknown(),
    }
    foreseen = Foreseen("duel.decided", facts, "SH-24")
    assert ENGLISH.event(foreseen) == (
        "Red totals 5, Blue totals 4–7: who wins depends on what is hidden."
    )
    assert GERMAN.event(foreseen) == (
        "Rot kommt auf 5, Blau auf 4–7: Wer gewinnt, hängt von Verdecktem ab."
    )


@pytest.mark.parametrize(
    ("returns", "english", "german"),
    [
        ("no", "The Hagelsturm is buried.", "Der Hagelsturm wird begraben."),
        (
            "yes",
            "The Hagelsturm goes to Red's reserve pile.",
            "Der Hagelsturm kommt auf den Reservestapel von Rot.",
        ),
    ],
)
def test_hail_tells_where_the_cards_and_the_hail_went(
    returns: str, english: str, german: str
) -> None:
    both = (("R", "khan"), ("B", "serlar"))
    for sentence, end, piles in zip(
        told("hail.called", army="R", reserve=both, sealed="no", returns=returns),
        (english, german),
        (
            "To their owners' reserve piles: Red's Khan and Blue's Serlar.",
            "Auf die Reservestapel ihrer Besitzer: Khan von Rot und Serlar von Blau.",
        ),
    ):
        assert sentence.endswith(end)
        assert piles in sentence


def test_hail_speaks_of_sealed_cards_only_where_there_may_be_some() -> None:
    one: dict[str, object] = {"army": "B", "reserve": (("R", "khan"),), "returns": "no"}
    assert told("hail.called", **one, sealed="no") == (
        (
            "Blue calls hail, and the fight ends without a winner. "
            "To the reserve pile: Red's Khan. The Hagelsturm is buried."
        ),
        (
            "Blau ruft den Hagelsturm, und der Kampf endet ohne Sieger. "
            "Auf den Reservestapel: Khan von Rot. Der Hagelsturm wird begraben."
        ),
    )
    english, german = told("hail.called", **one, sealed="yes")
    assert english.endswith(
        "Supports that are still sealed return to the hand unseen, and the Hagelsturm is buried."
    )
    assert german.endswith(
        "Noch verdeckte Unterstützungen kehren ungesehen auf die Hand zurück, "
        "und der Hagelsturm wird begraben."
    )


def test_revealed_supports_are_told_in_whole_sentences() -> None:
    supports = (("R", "fylgdar_1", "R"), ("B", "fylgdar_2", "B"))
    assert told("supports.revealed", supports=supports) == (
        "The supports are revealed: Red added Fylgdar +1 and Blue added Fylgdar +2.",
        (
            "Die Unterstützungen werden aufgedeckt: "
            "Rot hat Fylgdar +1 angelegt und Blau hat Fylgdar +2 angelegt."
        ),
    )


def test_a_duel_has_no_teams() -> None:
    for sentence in (
        *told("battle.dealt", battle=1, team=0, army="R"),
        *told("series.ended", team=1, army="R", first=0.5, second=1.5),
    ):
        assert "eam" not in sentence
    assert "Team 2 plays Red" in told("battle.dealt", battle=1, team=1, army="R1")[0]


def test_the_last_cards_of_a_pile_are_called_so() -> None:
    two = ("serlar", "haeltjar")
    assert told("hand.drawn.mine", army="R", cards=two, last="yes") == (
        "Red draws the last 2 cards of the ready pile: Serlar and Haeltjar.",
        "Rot zieht die letzten 2 Karten des Bereitschaftsstapels: Serlar und Haeltjar.",
    )
    assert told("hand.drawn.mine", army="R", cards=("serlar",), last="yes") == (
        "Red draws the last card of the ready pile: Serlar.",
        "Rot zieht die letzte Karte des Bereitschaftsstapels: Serlar.",
    )
    assert told("hand.drawn.mine", army="R", cards=two, last="no")[0] == (
        "Red draws Serlar and Haeltjar."
    )


def test_only_a_mass_battle_names_targets() -> None:
    alone = told("defence.laid", army="B", card="serlar", target="R", against="kaempar")
    assert alone == (
        "Blue answers the Kaempar with a Serlar.",
        "Blau antwortet auf den Kaempar mit einem Serlar.",
    )
    many = told("defence.laid", army="B2", card="serlar", target="R1", against="kaempar")
    assert many == (
        "Blue 2 answers Red 1's Kaempar with a Serlar.",
        "Blau 2 antwortet auf die Angriffskarte von Rot 1 (Kaempar) mit einem Serlar.",
    )


def test_numbers_agree_with_their_nouns() -> None:
    assert told("hand.drawn", army="R", count=1) == ("Red draws one card.", "Rot zieht eine Karte.")
    assert told("hand.drawn", army="R", count=2) == ("Red draws 2 cards.", "Rot zieht 2 Karten.")
    one = told("battle.ended", winner="red", reason="khan", fights=1)
    assert "after one fight:" in one[0]
    assert "nach einem Kampf:" in one[1]


def test_every_reason_ends_a_battle_and_a_game_in_its_own_words() -> None:
    for words in (ENGLISH, GERMAN):
        events, outcomes = set(), set()
        for reason in REASONS:
            winner = "nobody" if reason == "draw" else "blue"
            facts: dict[str, object] = {
                "winner": winner,
                "reason": reason,
                "fights": 23,
                "team": "team2",
            }
            if reason in ("exhausted", "draw"):
                facts["out"] = ("R", "B") if reason == "draw" else ("R",)
            event = words.event(Event("battle.ended", facts, -1, ""))
            ended = {**facts, "battles": (facts,), "duel": "yes"}
            outcome = words.outcome(Outcome((1,), reason, "SH-51", (-1, 1), ended))
            for sentence in (event, outcome):
                assert "23" in sentence
                if reason != "draw":  # there both are named who are out
                    assert words.name("blue") in sentence
            events.add(event)
            outcomes.add(outcome)
        unknown = words.event(
            Event("battle.ended", {"winner": "red", "reason": "?", "fights": 1}, -1, "")
        )
        assert len(events - {unknown}) == len(outcomes) == len(REASONS)


@pytest.mark.parametrize(
    ("team", "english", "german"),
    [
        (0, "team 1 wins by 1.5 to 0.5 points", "Team 1 gewinnt mit 1,5 zu 0,5 Punkten"),
        (1, "team 2 wins by 0.5 to 1.5 points", "Team 2 gewinnt mit 0,5 zu 1,5 Punkten"),
        (-1, "a draw, 1.5 to 0.5 points", "unentschieden mit 1,5 zu 0,5 Punkten"),
    ],
)
def test_a_series_names_its_winner_and_the_points(team: int, english: str, german: str) -> None:
    army = {0: "R1", 1: "B1", -1: "nobody"}[team]
    sentences = told("series.ended", team=team, army=army, first=1.5, second=0.5)
    assert english in sentences[0]
    assert german in sentences[1]


def test_a_series_is_told_battle_by_battle() -> None:
    outcome = Outcome((0,), "series", "SH-57", (1, -1), {"battles": (DRAWN, WON_BY_BLUE)})
    assert ENGLISH.outcome(outcome, ("Anna", "Ben")) == (
        "The series is won by Anna. "
        "Its battles: a draw after 50 fights and player 2 (Blue) wins after one fight."
    )
    assert GERMAN.outcome(outcome, ("Anna", "Ben")) == (
        "Die Serie geht an Anna. "
        "Ihre Schlachten: unentschieden nach 50 Kämpfen "
        "und Spieler 2 (Blau) gewinnt nach einem Kampf."
    )


def test_a_refusal_gives_the_reason_and_the_rule() -> None:
    refusal = Refusal("only-fylgdar-support", "SH-20", {"card": "skoldar"})
    assert ENGLISH.refusal(refusal) == "A Sköldar cannot support: only a Fylgdar can. (SH-20)"
    assert GERMAN.refusal(refusal) == (
        "Ein Sköldar kann nicht unterstützen: Das kann nur ein Fylgdar. (SH-20)"
    )


# Whoever is told is "you" -----------------------------------------------------------------

RED, BLUE = ("R", "red"), ("B", "blue")


def test_both_sides_of_a_fight_may_be_you() -> None:
    facts: dict[str, object] = {
        "attacker": "R",
        "defender": "B",
        "attack": 5,
        "defence": 6,
        "winner": "B",
        "reserve": (("B", "kaempar"),),
        "buried": (("R", "haeltjar"), ("B", "fylgdar_2")),
    }
    assert told_to(RED, "duel.decided", **facts) == (
        (
            "You total 5, Blue totals 6: Blue wins. "
            "To the reserve pile: Blue's Kaempar. Buried: your Haeltjar and Blue's Fylgdar +2."
        ),
        (
            "Du kommst auf 5, Blau auf 6: Blau gewinnt. Auf den Reservestapel: "
            "Kaempar von Blau. Begraben: dein Haeltjar und Fylgdar +2 von Blau."
        ),
    )
    assert told_to(BLUE, "duel.decided", **facts) == (
        (
            "Red totals 5, you total 6: you win. "
            "To the reserve pile: your Kaempar. Buried: Red's Haeltjar and your Fylgdar +2."
        ),
        (
            "Rot kommt auf 5, du auf 6: Du gewinnst. Auf den Reservestapel: "
            "dein Kaempar. Begraben: Haeltjar von Rot und dein Fylgdar +2."
        ),
    )


def test_an_answer_to_your_card_says_so() -> None:
    alone = told_to(RED, "defence.laid", army="B", card="serlar", target="R", against="khan")
    assert alone == (
        "Blue answers your Khan with a Serlar.",
        "Blau antwortet auf deinen Khan mit einem Serlar.",
    )
    facts = {"army": "B2", "card": "serlar", "target": "R1", "against": "khan"}
    assert told_to(("R1",), "defence.laid", **facts) == (
        "Blue 2 answers your Khan with a Serlar.",
        "Blau 2 antwortet auf deine Angriffskarte (Khan) mit einem Serlar.",
    )
    assert told_to(("B2",), "defence.laid", **facts) == (
        "You answer Red 1's Khan with a Serlar.",
        "Du antwortest auf die Angriffskarte von Rot 1 (Khan) mit einem Serlar.",
    )


def test_in_a_mass_battle_you_help_and_are_helped() -> None:
    supports = (("R1", "fylgdar_1", "R1"), ("R2", "fylgdar_2", "R1"), ("B1", "fylgdar_3", "B2"))
    assert told_to(("R1",), "supports.revealed", supports=supports) == (
        (
            "The supports are revealed: you added Fylgdar +1 to your card, "
            "Red 2 added Fylgdar +2 to your card and Blue 1 added Fylgdar +3 to Blue 2's card."
        ),
        (
            "Die Unterstützungen werden aufgedeckt: Fylgdar +1 hast du für dich selbst angelegt, "
            "Rot 2 hat Fylgdar +2 für dich angelegt und Blau 1 hat Fylgdar +3 für Blau 2 angelegt."
        ),
    )
    assert told_to(("R1",), "support.sealed", army="R2", target="R1") == (
        "Red 2 adds a sealed support to your attack card.",
        "Rot 2 legt eine verdeckte Unterstützung an deine Angriffskarte an.",
    )


def test_who_loses_a_battle_of_two_is_told_what_was_lost() -> None:
    facts: dict[str, object] = {"winner": "red", "reason": "khan", "fights": 9}
    assert told_to(RED, "battle.ended", **facts) == (
        "You win the battle after 9 fights: the other side's last Khan is buried.",
        "Du gewinnst die Schlacht nach 9 Kämpfen: Der letzte Khan der anderen Seite ist begraben.",
    )
    assert told_to(BLUE, "battle.ended", **facts) == (
        "Red wins the battle after 9 fights: your Khan is buried.",
        "Rot gewinnt die Schlacht nach 9 Kämpfen: Dein Khan ist begraben.",
    )
    assert told_to(("B2",), "battle.ended", **facts) == told("battle.ended", **facts)


def test_in_a_series_the_one_who_won_is_you_whatever_the_colour_was() -> None:
    outcome = Outcome((1,), "series", "SH-57", (-1, 1), {"battles": (WON_BY_BLUE,)})
    english, german = words_for(RED)
    assert english.outcome(outcome, ("Anna", "Ben"), 1) == (
        "You win the series. Its battles: you (Blue) win after one fight."
    )
    assert german.outcome(outcome, ("Anna", "Ben"), 1) == (
        "Du gewinnst die Serie. Ihre Schlachten: von dir (Blau) gewonnen nach einem Kampf."
    )
    other = words_for(BLUE)[0].outcome(outcome, ("Anna", "Ben"), 0)
    assert other == "The series is won by Ben. Its battles: player 2 (Blue) wins after one fight."


def test_a_side_of_several_wins_a_series_together() -> None:
    battle = {**WON_BY_BLUE, "duel": "no"}
    outcome = Outcome((2, 3), "series", "SH-57", (-1, -1, 1, 1), {"battles": (battle,)})
    english, german = words_for(("R1",))
    assert english.outcome(outcome, (), 2).startswith("Your side wins the series.")
    assert german.outcome(outcome, (), 2).startswith("Deine Seite gewinnt die Serie.")


def test_your_places_begin_with_a_capital_only_where_they_stand_alone() -> None:
    english, german = words_for(RED)
    assert english.zone("support/R") == "Support of your attack card"
    assert german.zone("graveyard/R") == "Deine Karten auf dem Friedhof"
    assert english.zone("hand/R/khan") == "Khan (your hand)"
    assert german.zone("hand/R/khan") == "Khan (deine Hand)"
    assert german.zone("hand/B") == "Hand von Blau"
