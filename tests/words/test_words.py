"""How facts become words: cards, names, lists, ranges and what is unknown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.kernel import (
    BadInput,
    Card,
    Event,
    Foreseen,
    Game,
    MoveText,
    Outcome,
    Phrase,
    Range,
    Refusal,
    State,
    Unknown,
)
from tafelrunde.words import MissingWords, Words

SENTENCES = """
game-title = Toy
name-red = Red
event-card-laid = { $who } lays { $card } ({ $card_id }).
event-cards-drawn =
    { $cards_count ->
        [0] No cards.
       *[other] Cards: { $cards }.
    }
event-duel-fought =
    { $winner_id ->
        [unknown] { $total }: open
       *[other] { $total }: { $winner }
    }
event-points-scored = { $points } / { $bonus } / { $final }
event-helpers-revealed = { $helpers }
item-helpers = { $first } ({ $first_id }) with { $second }
item-rounds = { $winner } by { $lead }
outcome-rounds = { $winners } won: { $rounds }
refusal-too-weak = { $card } is too weak.
refusal-plain = No.
move-lay = Lay { $card }
phrase-take = Take { $second }, { $first }.
phrase-thanks = Thanks.
question-lay = Which card?
status-lay = Laying
zone-hand = hand of { $owner }
zone-row = row { $part } of { $owner }
zone-pile = pile
button-say-pass = Pass
counter-round = Round { $value }
option-open-true = open
option-size-2 = two
"""

Write = Callable[..., Game[State]]


class Toy(Game[State]):
    """A game of nothing but words."""

    name = "toy"
    rules = 1
    prefix = "TY"
    options = ()
    modes = ()
    cards = (
        Card("axe", {"name": "Axe", "name_de": "Axt", "text_en": "Chops.", "text_de": "Hackt."}),
        Card("red", {"name_en": "Red Card"}),
    )

    def __init__(self, package: str) -> None:
        self.package = package  # type: ignore[misc]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a game with these sentences in English; a new package each time, as they are cached."""

    def write_game(sentences: str | None = SENTENCES) -> Game[State]:
        package = f"toy_{abs(hash((str(tmp_path), sentences)))}"
        (tmp_path / package / "locale").mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("")
        if sentences is not None:
            (tmp_path / package / "locale" / "en.ftl").write_text(sentences)
            (tmp_path / package / "locale" / "de.ftl").write_text(sentences)
        return Toy(package)

    monkeypatch.syspath_prepend(tmp_path)
    return write_game


@pytest.fixture
def words(write: Write) -> Words:
    return Words(write(), "en")


def test_a_mode_need_not_say_what_it_is(write: Write) -> None:
    words = Words(
        write("mode-short = Short\nmode-long = Long\nmode-long-summary = It takes time."), "en"
    )
    assert (words.mode_summary("short"), words.mode_summary("long")) == ("", "It takes time.")


def test_a_game_need_not_introduce_itself(write: Write, words: Words) -> None:
    assert words.introduction == ""
    told = Words(write("game-introduction =\n    Lay cards.\n    Win."), "en")
    assert told.introduction == "Lay cards.\nWin."


def test_a_card_is_told_by_its_name_and_chosen_by_its_id(words: Words) -> None:
    event = Event("card.laid", {"who": "blue", "card": "axe"}, -1, "TY-1")
    assert words.event(event) == "blue lays Axe (axe)."


def test_a_card_is_told_in_the_language_of_the_table(write: Write) -> None:
    words = Words(write(), "de")
    assert words.card("axe") == "Axt"
    assert words.card_text("axe") == "Hackt."
    assert words.move(MoveText(0, "lay", {"card": "axe"}, (), "TY-1")) == "Lay Axt"


def test_a_card_comes_before_a_name_and_a_name_before_the_raw_text(write: Write) -> None:
    words = Words(write(), "en")
    assert words.name("red") == "Red Card"
    words = Words(write(SENTENCES + "name-blue = Blue\n"), "en")
    assert words.name("blue") == "Blue"
    assert words.name("green") == "green"


def test_a_game_may_say_how_a_card_is_named_in_a_sentence(write: Write) -> None:
    words = Words(write(SENTENCES + "card-in-sentence = “{ $card }”\n"), "en")
    assert words.say("event-cards-drawn", {"cards": ("axe", "bow")}) == "Cards: “Axe” and bow."
    assert words.move(MoveText(0, "lay", {"card": "axe"}, (), "TY-1")) == "Lay “Axe”"
    assert words.card("axe") == words.name("axe") == "Axe"


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ((), "No cards."),
        (("axe",), "Cards: Axe."),
        (("axe", "axe"), "Cards: Axe and Axe."),
        (("axe", "bow", "axe"), "Cards: Axe, bow and Axe."),
        ((1, 2.5, "axe", True), "Cards: 1, 2.5, Axe and yes."),
    ],
)
def test_a_sequence_is_a_list_in_words(
    words: Words, cards: tuple[object, ...], sentence: str
) -> None:
    assert words.event(Event("cards.drawn", {"cards": cards}, -1, "")) == sentence


def test_a_list_that_was_read_from_json_is_told_like_a_tuple(words: Words) -> None:
    assert words.say("event-cards-drawn", {"cards": ["axe", "bow"]}) == "Cards: Axe and bow."


def test_items_with_parts_are_told_by_their_own_message(words: Words) -> None:
    helpers = (("axe", "bow"), ("red", "axe"))
    told = words.event(Event("helpers.revealed", {"helpers": helpers}, -1, ""))
    assert told == "Axe (axe) with bow and Red Card (red) with Axe"


def test_a_preview_tells_ranges_and_what_is_unknown(words: Words) -> None:
    foreseen = Foreseen("duel.fought", {"total": Range(4, 7), "winner": Unknown()}, "TY-1")
    assert words.event(foreseen) == "4–7: open"
    foreseen = Foreseen("card.laid", {"who": "red", "card": Unknown()}, "TY-1")
    assert words.event(foreseen) == "Red Card lays unknown (unknown)."
    assert words.say("event-cards-drawn", {"cards": Unknown()}) == "Cards: unknown."


def test_numbers_and_truths_are_written_in_the_manner_of_the_language(write: Write) -> None:
    facts: dict[str, object] = {"points": 1.5, "bonus": 2.0, "final": False}
    game = write()
    assert Words(game, "en").event(Event("points.scored", facts, -1, "")) == "1.5 / 2 / no"
    assert Words(game, "de").event(Event("points.scored", facts, -1, "")) == "1,5 / 2 / nein"


def test_a_refusal_ends_with_its_rule(words: Words) -> None:
    assert words.refusal(Refusal("too-weak", "TY-3", {"card": "axe"})) == "Axe is too weak. (TY-3)"
    assert words.refusal(Refusal("plain", "")) == "No."


def test_refusals_of_the_kernel_are_told_for_every_game(words: Words) -> None:
    assert words.refusal(Refusal("game-is-over", "")) == "The game is over."
    assert words.refusal(Refusal("not-asked", "")) == "It is not your turn to answer."


def test_a_game_may_say_a_shared_sentence_in_its_own_words(write: Write) -> None:
    words = Words(write("refusal-not-asked = Wait.\n"), "en")
    assert words.refusal(Refusal("not-asked", "")) == "Wait."


def test_an_outcome_names_players_or_else_seats(words: Words) -> None:
    rounds = ({"winner": "axe", "lead": 3}, {"winner": "bow", "lead": 1})
    outcome = Outcome((0, 2), "rounds", "TY-9", (1.0, -1.0, 1.0), {"rounds": rounds})
    assert words.outcome(outcome) == "seat 1 and seat 3 won: Axe by 3 and bow by 1"
    told = words.outcome(outcome, ("axe", "Ben", "Eva"))
    assert told == "axe and Eva won: Axe by 3 and bow by 1", "people keep their names"


def test_a_phrase_says_in_brackets_what_it_points_at(words: Words) -> None:
    assert words.phrase(Phrase("take", ("blue", "axe"))) == "Take Axe, blue. (blue → Axe)"
    assert words.phrase(Phrase("thanks")) == "Thanks."


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("hand/blue", "hand of blue"),
        ("hand/blue/axe", "Axe (hand of blue)"),
        ("row/blue/2", "row 2 of blue"),
        ("pile", "pile"),
    ],
)
def test_a_place_is_told_with_its_owner_and_card(words: Words, place: str, told: str) -> None:
    assert words.zone(place) == told


def test_a_counter_may_tell_the_parts_of_a_list_one_by_one(write: Write) -> None:
    words = Words(write(SENTENCES + "counter-gems = red { $first }, blue { $second }\n"), "en")
    assert words.counter("gems", (2, "axe")) == "red 2, blue Axe"


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("choose", "Choose."),
        ("choose/axe/2", "Choose 2 of Axe."),
        ("choose/axe/0", "No more of Axe."),
    ],
)
def test_the_parts_of_a_question_are_its_facts(write: Write, question: str, told: str) -> None:
    sentence = """question-choose =
    { $second ->
        [0] No more of { $first }.
        [none] Choose.
       *[other] Choose { $second } of { $first }.
    }
"""
    assert Words(write(SENTENCES + sentence), "en").question(question) == told


def test_short_words_have_their_own_messages(words: Words) -> None:
    assert words.title == "Toy"
    assert words.question("lay") == "Which card?"
    assert words.question("") == ""
    assert words.status("lay") == "Laying"
    assert words.button("say/pass") == "Pass"
    assert words.counter("round", 3) == "Round 3"
    assert words.option_value("open", True) == "open"
    assert words.option_value("size", 2) == "two"


def test_facts_may_have_any_name(write: Write) -> None:
    words = Words(write("event-card-named = { $id } { $self } { $name }\n"), "en")
    facts: dict[str, object] = {"id": "axe", "self": 1, "name": "bow"}
    assert words.event(Event("card.named", facts, -1, "")) == "Axe 1 bow"


def test_a_missing_sentence_is_an_error_that_names_it(words: Words) -> None:
    with pytest.raises(MissingWords, match="toy has no message 'event-card-lost' in 'en'"):
        words.event(Event("card.lost", {}, -1, ""))


def test_a_missing_fact_is_an_error_that_names_message_and_fact(words: Words) -> None:
    with pytest.raises(MissingWords, match=r"'event-card-laid' of toy in 'en'.*: card"):
        words.event(Event("card.laid", {"who": "red"}, -1, ""))


def test_an_unknown_language_names_the_known_ones(write: Write) -> None:
    with pytest.raises(BadInput, match="expected en or de, not 'fr'"):
        Words(write(), "fr")


def test_a_game_without_words_says_which_file_is_expected(write: Write) -> None:
    with pytest.raises(BadInput, match=r"expected the file locale/en\.ftl"):
        Words(write(None), "en")


def test_a_broken_file_names_the_line(write: Write) -> None:
    with pytest.raises(BadInput, match="not a message: 'game title = Toy'"):
        Words(write("status-a = A\ngame title = Toy\n"), "en")
