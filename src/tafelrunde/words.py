"""Moves, events and refusals as sentences: Project Fluent files in every language, one voice.

Shared sentences lie in `tafelrunde/locale`, those of a game in its own `locale` folder. The facts
of an event, move or refusal are the variables of its message:

- A text that is a card's id becomes the card's name, another text what `name-<text>` says. A game
  may say in `card-in-sentence` how a card is named among other words, such as in quotes.
- A sequence becomes a list in words; items with parts of their own are told by `item-<fact>`.
- `$<fact>_id` is the fact before it became words, and `$<fact>_count` the length of a sequence;
  messages choose their variants by these.
- In a preview a range is told as "4–7", and a fact nobody can know as unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    SyntaxNode,
    VariableReference,
)

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
)
from .patterns import Pattern, Variable, patterns_of, put_together

LANGUAGES = ("en", "de")

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""What the parts of a list's item are called in `item-<fact>`, and those of a counter."""

MOST_KEPT = 10_000
"""Texts that are kept of one game in one language; then begin anew."""

NONE_ID = "none"
NO_PARTS = (NONE_ID, NONE_ID, NONE_ID)
"""What a question without parts has in their place."""
UNKNOWN_ID = "unknown"
RANGE_ID = "range"


class MissingWords(LookupError):
    """A sentence that is needed is not written, or lacks a fact it tells of."""


class Words:
    """What one game says in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"language: expected {' or '.join(LANGUAGES)}, not {language!r}")
        self.game = game
        self.language = language
        self._bundle = bundle_of(game.package, language)
        self._made: dict[tuple[object, ...], str] = {}
        self._items: dict[tuple[str, str], str] = {}
        self._names: dict[str, str] = {}
        self._needs = needs_of(game.package, language)
        self._plain = plain_of(game.package, language)
        self._patterns = known_patterns(game.package, language)

    # Sentences ----------------------------------------------------------------------------

    def say(self, id: str, /, **facts: object) -> str:
        """The message of this id with its facts in words."""
        parts = self._plain.get(id)
        text = None if parts is None else self._tell_plainly(parts, facts)
        return self._format(id, self._variables(facts, self._needed(id))) if text is None else text

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)

    def move(self, move: MoveText) -> str:
        return self.say(f"move-{move.verb}", **move.facts)

    def event(self, event: Event | Foreseen) -> str:
        """What happened, or in a preview what will."""
        return self.say(f"event-{event.kind.replace('.', '-')}", **event.facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the rule."""
        sentence = self.say(f"refusal-{refusal.code}", **refusal.facts)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def outcome(self, outcome: Outcome, players: Sequence[str] = ()) -> str:
        """How the game ended. Seats without a player's name are told by their number."""
        winners = [
            players[seat] if seat < len(players) else self.say("seat", number=seat + 1)
            for seat in outcome.winners
        ]
        id = f"outcome-{outcome.reason}"
        variables = self._variables(outcome.facts, self._needed(id))
        variables["winners"] = self.listed(winners)  # names of people are no words of the game
        variables["winners_count"] = len(winners)
        return self._format(id, variables)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of table talk, and in brackets what it points at."""
        sentence = self.say(f"phrase-{phrase.id}", **dict(zip(ORDINALS, phrase.about)))
        about = " → ".join(self.name(value) for value in phrase.about)
        return f"{sentence} ({about})" if about else sentence

    def reason(self, reason: Reason) -> str:
        """Why an action is advised."""
        return self.say(f"reason-{reason.code}", **reason.facts)

    def question(self, question: str) -> str:
        """What is asked; the parts after the first, as in `turn/wins/B/6`, are its variables."""
        if not question:
            return ""
        id, *parts = question.split("/")
        told = [int(part) if part.isdecimal() else part for part in (*parts, *NO_PARTS)]
        return self.say(f"question-{id}", **dict(zip(ORDINALS, told)))

    def status(self, status: str) -> str:
        return self.say(f"status-{status}")

    # Names --------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("game-title")

    @property
    def summary(self) -> str:
        return self.say("game-summary")

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
        if value in self._card_names:
            return self._card_names[value]
        return self._format(f"name-{value}", {}) if self.knows(f"name-{value}") else value

    def zone(self, place: str) -> str:
        """A place on the table, or a card in it; the parts after the first are its variables."""
        first, *parts = place.split("/")
        cards = [part for part in parts if part in self._card_names]
        rest = [part for part in parts if part not in self._card_names]
        owner, part, *_ = [*rest, NONE_ID, NONE_ID]
        zone = self.say(f"zone-{first}", owner=owner, part=part)
        return self.say("card-in-zone", card=cards[-1], zone=zone) if cards else zone

    def button(self, place: str) -> str:
        return self.say(f"button-{place.replace('/', '-')}")

    def counter(self, name: str, value: object) -> str:
        parts = dict(zip(ORDINALS, value)) if isinstance(value, (tuple, list)) else {}
        return self.say(f"counter-{name}", value=value, **parts)

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
            return self.say("item-value", **dict(zip(ORDINALS, item)))
        return self._item("value", item)

    def mode(self, name: str) -> str:
        return self.say(f"mode-{name}")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: str | int | bool) -> str:
        written = str(value).lower() if isinstance(value, bool) else value
        return self.say(f"option-{name}-{written}")

    # Facts become words -------------------------------------------------------------------

    @cached_property
    def _card_names(self) -> dict[str, str]:
        return {card.id: card.name(self.language) for card in self.game.cards}

    @cached_property
    def _cards_told(self) -> dict[str, str]:
        """What cards are called in a sentence, where that is not just their name."""
        if not self.knows("card-in-sentence"):
            return {}
        names = self._card_names.items()
        return {id: self._make("card-in-sentence", {"card": name}) for id, name in names}

    def _variables(self, facts: Mapping[str, object], needed: frozenset[str]) -> dict[str, object]:
        """What a message may ask for; only that is made, because most messages ask for little."""
        variables: dict[str, object] = {}
        for name, value in facts.items():
            if f"{name}_id" in needed:
                variables[f"{name}_id"] = _raw(value)
            if f"{name}_count" in needed:
                if isinstance(value, (tuple, list)):
                    variables[f"{name}_count"] = len(value)
                elif isinstance(value, Unknown):
                    variables[f"{name}_count"] = UNKNOWN_ID
            if name in needed:
                variables[name] = self._in_words(name, value)
        return variables

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
            return self.say("range", least=value.least, most=value.most)
        if isinstance(value, Mapping):
            return self.say(f"item-{name}", **value)
        raw = _raw(value)
        if not isinstance(raw, str):
            return raw
        return self._cards_told.get(raw) or self.name(raw)

    def _item(self, name: str, item: object) -> str:
        if isinstance(item, (tuple, list)):
            key = (name, str(item))
            text = self._items.get(key)
            if text is None:
                text = self.say(f"item-{name}", **dict(zip(ORDINALS, item)))
                if len(self._items) >= MOST_KEPT:
                    self._items.clear()
                self._items[key] = text
            return text
        words = self._in_words(name, item)
        if isinstance(words, str):
            return words
        if type(words) is int and 0 <= words < 1000:  # written alike in all our languages
            return str(words)
        return self._format("number", {"value": words})

    def listed(self, items: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if not items:
            return self._format("list-empty", {})
        *head, last = items
        if not head:
            return last
        comma, conjunction = self.joints
        return comma.join(head) + conjunction + last

    @cached_property
    def joints(self) -> tuple[str, str]:
        """What stands between the items of a list, and before the last."""
        pair = {"first": "", "second": ""}
        return self._make("list-comma", pair), self._make("list-and", pair)

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

    def _needed(self, id: str) -> frozenset[str]:
        """The variables that a message names, also in the messages that it refers to."""
        return self._needs.get(id, frozenset())

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


class SmallNumber(FluentInt):
    """Below a thousand all our languages write a number in the same way, at once."""

    def format(self, locale: Any) -> str:
        return int.__repr__(self)


@cache
def small(value: int) -> SmallNumber:
    return SmallNumber(value)


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


@cache
def bundle_of(package: str, language: str) -> FluentBundle:
    """The messages of a game's package, and below them the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in (package, __package__):
        bundle.add_resource(_read(source, language))
    return bundle


@cache
def needs_of(package: str, language: str) -> dict[str, frozenset[str]]:
    """For each message the variables it names, with those of the messages it refers to."""
    named: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for id, value in _messages(package, language).items():
        named[id], refers[id] = set(), set()
        _collect(value, named[id], refers[id])

    def all_of(id: str, seen: frozenset[str]) -> set[str]:
        inner = (all_of(one, seen | {id}) for one in refers.get(id, ()) if one not in seen)
        return named.get(id, set()).union(*inner)

    return {id: frozenset(all_of(id, frozenset())) for id in named}


@cache
def plain_of(package: str, language: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Messages without choices, as texts and the variables after them."""
    found = {id: _parts(pattern) for id, pattern in known_patterns(package, language).items()}
    return {id: tuple(parts) for id, parts in found.items() if parts is not None}


@cache
def known_patterns(package: str, language: str) -> dict[str, Pattern]:
    """Messages that can be put together without Fluent."""
    patterns = patterns_of(_messages(package, language))
    patterns.pop("number", None)  # which only Fluent can write
    return patterns


def _messages(package: str, language: str) -> dict[str, Any]:
    """What each message says, as Fluent has read it; a game's own replaces a shared one."""
    return {
        entry.id.name: entry.value
        for source in (__package__, package)
        for entry in _read(source, language).body
        if isinstance(entry, Message) and entry.value is not None
    }


def _parts(pattern: Pattern) -> list[tuple[str, str]] | None:
    """The texts of a pattern, each with the variable that follows; None if there is a choice."""
    parts = []
    text = ""
    for part in pattern:
        if isinstance(part, str):
            text += part
        elif isinstance(part, Variable):
            parts.append((text, part.name))
            text = ""
        else:
            return None
    return [*parts, (text, "")] if text or not parts else parts


def _collect(node: Any, variables: set[str], messages: set[str]) -> None:
    """What a pattern refers to. Terms get no variables but those given to them."""
    if isinstance(node, VariableReference):
        variables.add(node.id.name)
    elif isinstance(node, MessageReference):
        messages.add(node.id.name)
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else (part,):
            if isinstance(inner, SyntaxNode):
                _collect(inner, variables, messages)


@cache
def _read(package: str, language: str) -> Any:
    file = files(package) / "locale" / f"{language}.ftl"
    if not file.is_file():
        raise BadInput(f"{package} has no words: expected the file locale/{language}.ftl")
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise BadInput(f"{package}, locale/{language}.ftl: not a message: {line!r}")
    return resource
