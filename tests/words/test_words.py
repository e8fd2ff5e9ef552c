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


# Who is told ------------------------------------------------------------------------------

TOLD = (
    SENTENCES.replace("zone-hand = hand of { $owner }\n", "")
    + """
name-north = North
name-south = South
event-player-passed =
    { $player_is_you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
event-players-waiting =
    { $waiting_is_you ->
        [yes] You wait: { $waiting }
       *[no] Waiting: { $waiting }
    }
item-waiting-you = yourself
event-points-told = Points of { $points }
item-points =
    { $first_is_you ->
        [yes] you: { $second }
       *[no] { $first }: { $second }
    }
zone-hand =
    { $owner_is_you ->
        [yes] your hand
       *[no] hand of { $owner }
    }
question-wait =
    { $first_is_you ->
        [yes] You or not you?
       *[no] { $first } or not { $first }?
    }
counter-turn =
    { $value_is_you ->
        [yes] Your turn
       *[no] { $value }'s turn
    }
counter-boards =
    { $name_north_is_you ->
        [yes] yours { $first }
       *[no] { $name_north } { $first }
    }
outcome-end =
    { $winners_is_you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
"""
)


class Sides(Toy):
    players = ("north", "south")


def token(name: str, title: str) -> str:
    return f"\ue000{name}\ue001{title}\ue002"


@pytest.fixture
def sides(write: Write) -> Game[State]:
    return Sides(write(TOLD).package)


def passing(player: str) -> Event:
    return Event("player.passed", {"player": player}, -1, "")


def test_without_anybody_to_tell_everybody_has_a_name(sides: Game[State]) -> None:
    words = Words(sides, "en")
    assert words.event(passing("north")) == "North passes."
    assert words.zone("hand/north") == "hand of North"
    assert words.outcome(Outcome((0,), "end", "", (1.0, -1.0)), ["Ann", "Ben"]) == "Ann wins."


def test_who_is_told_is_you_and_others_have_names(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north",))
    assert words.event(passing("north")) == "You pass."
    assert words.event(passing("south")) == "South passes."
    assert words.event(Foreseen("player.passed", {"player": Unknown()}, "")) == "unknown passes."
    assert words.question("wait/north") == "You or not you?"
    assert words.counter("turn", "north") == "Your turn"
    assert words.counter("boards", (3, 4)) == "yours 3"


def test_one_may_have_several_names(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north", "blue"))
    assert words.event(passing("north")) == words.event(passing("blue")) == "You pass."


def test_lists_know_who_is_told(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north",))
    waiting = Event("players.waiting", {"waiting": ("north", "south")}, -1, "")
    assert words.event(waiting) == "You wait: yourself and South"
    told = words.event(Event("points.told", {"points": (("north", 2), ("south", 3))}, -1, ""))
    assert told == "Points of you: 2 and South: 3"
    assert Words(sides, "en").event(waiting) == "Waiting: North and South"


def test_an_own_place_begins_with_a_capital_only_where_it_stands_alone(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north",))
    assert words.zone("hand/north") == "Your hand"
    assert words.zone("hand/north/axe") == "Axe (your hand)"
    assert words.zone("hand/south") == "hand of South"


def test_winners_may_be_you(sides: Game[State]) -> None:
    words, outcome = Words(sides, "en", ("north",)), Outcome((0,), "end", "", (1.0, -1.0))
    assert words.outcome(outcome, ["Ann", "Ben"], 0) == "You win."
    assert words.outcome(outcome, ["Ann", "Ben"], 1) == "Ann wins."


def test_a_phrase_that_points_at_who_is_told_says_you(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north",), tokens=True)
    assert words.phrase(Phrase("thanks", ("north", "axe"))) == "Thanks. (you → Axe)"


def test_names_of_players_can_be_marked_and_nothing_else_is(sides: Game[State]) -> None:
    words = Words(sides, "en", ("north",), tokens=True)
    assert words.event(passing("south")) == f"{token('south', 'South')} passes."
    assert words.zone("hand/south/axe") == f"Axe (hand of {token('south', 'South')})"
    assert words.name("north") == token("north", "North")
    assert words.plain_name("north") == "North"
    assert words.name("axe") == "Axe"
