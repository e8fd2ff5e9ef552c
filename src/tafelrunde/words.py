"""Moves, events and refusals as sentences: Project Fluent files in every language, one voice.

Shared sentences lie in `tafelrunde/locale`, those of a game in its own `locale` folder. The facts
of an event, move or refusal are the variables of its message:

- A text that is a card's id becomes the card's name, another text what `name-<text>` says. A game
  may say in `card-in-sentence` how a card is named among other words, such as in quotes.
- A sequence becomes a list in words; items with parts of their own are told by `item-<fact>`.
- `$<fact>_id` is the fact before it became words, and `$<fact>_count` the length of a sequence;
  messages choose their variants by these.
- `$<card>_of_<column>` is what is printed on a card in this column, in words where there are any.
- In a preview a range is told as "4–7", and a fact nobody can know as unknown.

Words may be made for somebody who looks on from a seat:

- `$<fact>_is_you` is `yes` where the fact is one of that seat's names, or a list with one of them,
  and `no` everywhere else. So a message itself says "You pass." or "Red passes.".
- In a list of names the own one is told by `item-<fact>-you`, where there is such a message.
- `$name_<player>` and `$name_<player>_is_you` are there for sentences about fixed players.
- With `tokens` every name of a player is marked (see `Game.players`): a client may put in the
  person who plays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, final

from .kernel import (
    BadInput,
    Event,
    Foreseen,
    Game,
    MoveText,
    Outcome,
    Phrase,
    Range,
    Reason,
    Refusal,
    Unknown,
    places,
)
from .messages import bundle_of, known_patterns, needs_of, plain_of, small
from .patterns import put_together

LANGUAGES = ("en", "de")

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""What the parts of a list's item are called in `item-<fact>`, and those of a counter."""

MOST_KEPT = 10_000
"""Texts that are kept of one game in one language; then begin anew."""

NO_FACTS: Mapping[str, object] = {}
NO_NEEDS: frozenset[str] = frozenset()
NONE_ID = "none"
NO_PARTS = (NONE_ID, NONE_ID, NONE_ID)
"""What a question without parts has in their place."""
UNKNOWN_ID = "unknown"
RANGE_ID = "range"

TOKEN = ("\ue000", "\ue001", "\ue002")
"""What stands before a player's name, between it and its words, and after these."""
IS_YOU, IS_NOT_YOU = "yes", "no"


class MissingWords(LookupError):
    """A sentence that is needed is not written, or lacks a fact it tells of."""


@final
class Words:
    """What one game says in one language, to everybody or to a seat of these names."""

    def __init__(
        self, game: Game[Any], language: str, you: Sequence[str] = (), tokens: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"language: expected {' or '.join(LANGUAGES)}, not {language!r}")
        self.game = game
        self.language = language
        self._you = frozenset(you)
        self._marked = frozenset(game.players if tokens else ())
        self._bundle = bundle_of(game.package, language)
        self._made: dict[tuple[object, ...], str] = {}
        self._items: dict[tuple[str, str], str] = {}
        self._names: dict[str, str] = {}
        self._needs = needs_of(game.package, language)
        self._plain = plain_of(game.package, language)
        self._patterns = known_patterns(game.package, language)
        self._card_names = {card.id: card.name(language) for card in game.cards}
        self._cards_told: dict[str, str] = {}
        """What cards are called in a sentence, where that is not just their name."""
        self._players_named = self._find_players_named()
        """For messages that name certain players whatever their facts: these variables."""
        self._printed = {
            id: found for id, names in self._needs.items() if (found := of_cards(names))
        }
        """For messages that tell what is printed on cards: variable, fact and column."""
        if self.knows("card-in-sentence"):
            told = {id: self.say("card-in-sentence", {"card": id}) for id in self._card_names}
            self._cards_told.update(told)
        pair = {"first": "", "second": ""}
        self.joints = self._make("list-comma", pair), self._make("list-and", pair)
        """What stands between the items of a list, and before the last."""

    # Sentences ----------------------------------------------------------------------------

    def say(self, id: str, facts: Mapping[str, object] = NO_FACTS) -> str:
        """The message of this id with its facts in words."""
        parts = self._plain.get(id)
        text = None if parts is None else self._tell_plainly(parts, facts)
        return self._format(id, self._variables(id, facts)) if text is None else text

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)

    def move(self, move: MoveText) -> str:
        return self.say(f"move-{move.verb}", move.facts)

    def event(self, event: Event | Foreseen) -> str:
        """What happened, or in a preview what will."""
        return self.say(f"event-{event.kind.replace('.', '-')}", event.facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the rule."""
        sentence = self.say(f"refusal-{refusal.code}", refusal.facts)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def outcome(
        self, outcome: Outcome, players: Sequence[str] = (), seat: int | None = None
    ) -> str:
        """How the game ended, told to this seat. Winners without a player's name are told by the
        number of their seat."""
        winners = [
            players[winner] if winner < len(players) else self.say("seat", {"number": winner + 1})
            for winner in outcome.winners
        ]
        id = f"outcome-{outcome.reason}"
        variables = self._variables(id, outcome.facts)
        variables["winners"] = self.listed(winners)  # names of people are no words of the game
        variables["winners_count"] = len(winners)
        variables["winners_is_you"] = IS_YOU if seat in outcome.winners else IS_NOT_YOU
        return self._format(id, variables)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of table talk, and in brackets what it points at."""
        sentence = self.say(f"phrase-{phrase.id}", dict(zip(ORDINALS, phrase.about)))
        about = " → ".join(self._own("about", value) or self.name(value) for value in phrase.about)
        return f"{sentence} ({about})" if about else sentence

    def reason(self, reason: Reason) -> str:
        """Why an action is advised."""
        return self.say(f"reason-{reason.code}", reason.facts)

    def question(self, question: str) -> str:
        """What is asked; the parts after the first, as in `turn/wins/B/6`, are its variables."""
        if not question:
            return ""
        id, *parts = question.split("/")
        told = [int(part) if part.isdecimal() else part for part in (*parts, *NO_PARTS)]
        return self.say(f"question-{id}", dict(zip(ORDINALS, told)))

    def status(self, status: str) -> str:
        return self.say(f"status-{status}")

    # Names --------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("game-title")

    @property
    def summary(self) -> str:
        return self.say("game-summary")

    @property
    def introduction(self) -> str:
        """Aim, turn and end for somebody new, a sentence a line; empty where a game has none."""
        return self.say("game-introduction") if self.knows("game-introduction") else ""

    @property
    def cards_note(self) -> str:
        """Which cards the rulebook shows, and which are made up; empty where a game is silent."""
        return self.say("cards-note") if self.knows("cards-note") else ""

    def card(self, id: str) -> str:
        return self.game.card(id).name(self.language)

    def card_text(self, id: str) -> str:
        return self.game.card(id).text(self.language)

    def name(self, value: str) -> str:
        """The display form of a card's id or another short name."""
        found = self._names.get(value)
        if found is None:
            if len(self._names) >= MOST_KEPT:
                self._names.clear()
            found = self._names[value] = self._named(value)
        return found

    def _named(self, value: str) -> str:
        text = self.plain_name(value)
        if value in self._marked:
            before, between, after = TOKEN
            return f"{before}{value}{between}{text}{after}"
        return text

    def plain_name(self, value: str) -> str:
        """The same without a mark: what a game calls a card, a thing or a player."""
        if value in self._card_names:
            return self._card_names[value]
        return self._format(f"name-{value}", {}) if self.knows(f"name-{value}") else value

    def zone(self, place: str) -> str:
        """A place on the table, or a card in it; the parts after the first are its variables.

        Places of the one who looks begin with a small letter where they are written ("your hand"),
        because they may stand in brackets, and with a capital one as a label of their own.
        """
        first, parts = places.kind(place), places.parts(place)
        cards = [part for part in parts if part in self._card_names]
        rest = [part for part in parts if part not in self._card_names]
        owner, part, *_ = [*rest, NONE_ID, NONE_ID]
        zone = self.say(f"zone-{first}", {"owner": owner, "part": part})
        if cards:
            return self.say("card-in-zone", {"card": cards[-1], "zone": zone})
        return zone[:1].upper() + zone[1:] if owner in self._you else zone

    def button(self, place: str) -> str:
        return self.say(f"button-{place.replace('/', '-')}")

    def counter(self, name: str, value: object) -> str:
        parts = dict(zip(ORDINALS, value)) if isinstance(value, (tuple, list)) else {}
        return self.say(f"counter-{name}", {"value": value, **parts})

    def around_counter(self, name: str) -> tuple[str, str] | None:
        """What a counter's sentence says before its value and after it; None if there is more
        to it."""
        parts = [*self._plain.get(f"counter-{name}", ()), ("", "")]
        if len(parts) in (2, 3) and parts[0][1] == "value" and not parts[1][1]:
            return parts[0][0], parts[1][0]
        return None

    def counted(self, item: object) -> str:
        """An item of a counter that is a list."""
        if isinstance(item, tuple):
            return self.say("item-value", dict(zip(ORDINALS, item)))
        return self._item("value", item)

    def mode(self, name: str) -> str:
        return self.say(f"mode-{name}")

    def mode_summary(self, name: str) -> str:
        """What a mode is, in a sentence; empty where a game says nothing about it."""
        id = f"mode-{name}-summary"
        return self.say(id) if self.knows(id) else ""

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: str | int | bool) -> str:
        written = str(value).lower() if isinstance(value, bool) else value
        return self.say(f"option-{name}-{written}")

    # Facts become words -------------------------------------------------------------------

    def _find_players_named(self) -> dict[str, dict[str, object]]:
        known: dict[str, object] = {}
        for name in self.game.players:
            known[f"name_{name}"] = self.name(name)
            known[f"name_{name}_is_you"] = self._is_you(name)
        found = {
            id: {name: known[name] for name in needed if name in known}
            for id, needed in self._needs.items()
        }
        return {id: variables for id, variables in found.items() if variables}

    def _is_you(self, value: object) -> str:
        """Whether a fact is the one who looks; of a list, whether that one is in it."""
        if isinstance(value, str):
            return IS_YOU if value in self._you else IS_NOT_YOU
        if isinstance(value, (tuple, list)):
            for item in value:
                if isinstance(item, str) and item in self._you:
                    return IS_YOU
        return IS_NOT_YOU

    def _variables(self, id: str, facts: Mapping[str, object]) -> dict[str, object]:
        """What a message may ask for; only that is made, because most messages ask for little."""
        needed = self._needs.get(id, NO_NEEDS)
        variables: dict[str, object] = {}
        if id in self._players_named:
            variables.update(self._players_named[id])
        for name, value in facts.items():
            if f"{name}_id" in needed:
                variables[f"{name}_id"] = _raw(value)
            if f"{name}_count" in needed:
                if isinstance(value, (tuple, list)):
                    variables[f"{name}_count"] = len(value)
                elif isinstance(value, Unknown):
                    variables[f"{name}_count"] = UNKNOWN_ID
            if f"{name}_is_you" in needed:
                variables[f"{name}_is_you"] = self._is_you(value)
            if name in needed:
                variables[name] = self._in_words(name, value)
        for variable, fact, column in self._printed.get(id, ()):
            if fact in facts:
                variables[variable] = self._printed_on(facts[fact], column)
        return variables

    def _printed_on(self, card: object, column: str) -> object:
        """What a card shows; what nobody can know, and nothing, are told as such."""
        if not isinstance(card, str) or card not in self._card_names:
            return UNKNOWN_ID if isinstance(card, Unknown) else NONE_ID
        value = self.game.card(card).values.get(column)
        return NONE_ID if value in (None, "") else self._in_words(column, value)

    def _in_words(self, name: str, value: object) -> object:
        """A text, or a number for Fluent to write in the manner of the language."""
        if type(value) is str:
            return self._cards_told.get(value) or self.name(value)
        if type(value) is int:
            return value
        if isinstance(value, (tuple, list)):
            return self.listed([self._item(name, item) for item in value])
        if isinstance(value, Unknown):
            return self._format("unknown", {})
        if isinstance(value, Range):
            return self.say("range", {"least": value.least, "most": value.most})
        if isinstance(value, Mapping):
            return self.say(f"item-{name}", value)
        raw = _raw(value)
        if not isinstance(raw, str):
            return raw
        return self._cards_told.get(raw) or self.name(raw)

    def _item(self, name: str, item: object) -> str:
        if isinstance(item, (tuple, list)):
            key = (name, str(item))
            text = self._items.get(key)
            if text is None:
                text = self.say(f"item-{name}", dict(zip(ORDINALS, item)))
                if len(self._items) >= MOST_KEPT:
                    self._items.clear()
                self._items[key] = text
            return text
        own = self._own(name, item)
        if own:
            return own
        words = self._in_words(name, item)
        if isinstance(words, str):
            return words
        if type(words) is int and 0 <= words < 1000:  # written alike in all our languages
            return str(words)
        return self._format("number", {"value": words})

    def _own(self, name: str, item: object) -> str:
        """What the one who looks is called in a list; empty if it is somebody else."""
        if not isinstance(item, str) or item not in self._you:
            return ""
        return self._format(f"item-{name}-you", {}) if self.knows(f"item-{name}-you") else ""

    def listed(self, items: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if not items:
            return self._format("list-empty", {})
        *head, last = items
        if not head:
            return last
        comma, conjunction = self.joints
        return comma.join(head) + conjunction + last

    def _format(self, id: str, variables: Mapping[str, object]) -> str:
        """The text of a message. The same few thousand are asked for over and over, and making
        one takes longer than a move takes to play: they are kept."""
        key = (id, *variables, *variables.values())
        text = self._made.get(key)
        if text is None:
            text = self._make(id, variables)
            if float not in map(type, key):  # 1 and 1.0 are one key
                if len(self._made) >= MOST_KEPT:
                    self._made.clear()
                self._made[key] = text
        return text

    def _make(self, id: str, variables: Mapping[str, object]) -> str:
        pattern = self._patterns.get(id)
        if pattern is not None:
            text = put_together(pattern, variables, self._number, self.language)
            if text is not None:
                return text
        return self._ask_fluent(id, variables)

    def _number(self, value: int) -> str:
        """Below a thousand all our languages write a number alike."""
        return str(value) if value < 1000 else self._ask_fluent("number", {"value": value})

    def _tell_plainly(
        self, parts: Sequence[tuple[str, str]], facts: Mapping[str, object]
    ) -> str | None:
        """A message of plain text and facts as they are; None if there is more to it."""
        made = []
        for text, name in parts:
            made.append(text)
            if name:
                if name not in facts:
                    return None
                words = self._in_words(name, facts[name])
                if type(words) is int:
                    words = str(words) if words < 1000 else self._format("number", {"value": words})
                if not isinstance(words, str):
                    return None
                made.append(words)
        return "".join(made)

    def _ask_fluent(self, id: str, variables: Mapping[str, object]) -> str:
        if not self.knows(id):
            raise MissingWords(f"{self.game.name} has no message {id!r} in {self.language!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(f"the message {id!r} of {self.game.name} has no text")
        given = {
            name: small(value) if type(value) is int and 0 <= value < 1000 else value
            for name, value in variables.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingWords(
                f"the message {id!r} of {self.game.name} in {self.language!r}: {errors[0]}"
            ) from errors[0]
        return str(text)


def of_cards(names: Iterable[str]) -> tuple[tuple[str, str, str], ...]:
    """Of a message's variables those that ask what is printed on a card."""
    split = ((name, *name.partition("_of_")) for name in names)
    return tuple((name, fact, column) for name, fact, of, column in split if of)


def _raw(value: object) -> object:
    """A fact for the variants of a message: a number, or a text in the words of the engine."""
    if type(value) is str or type(value) is int:
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int, float)):
        return value
    if value is None:
        return NONE_ID
    if isinstance(value, Unknown):
        return UNKNOWN_ID
    if isinstance(value, Range):
        return RANGE_ID
    if isinstance(value, (tuple, list)):
        return " ".join(str(_raw(item)) for item in value)
    if isinstance(value, Mapping):
        return " ".join(str(_raw(item)) for item in value.values())
    raise TypeError(f"the fact {value!r} has no words")
