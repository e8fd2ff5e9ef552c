"""Positions of Gwint as JSON in the words of the rulebook.

A card is its id. Where it does not lie on the side whose deck it came from, the owner follows:
`thaler@A`. Hands, decks and piles left out are empty; what lies there makes up the decks, so a
position for study may be as small as it likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Options, read_dice, seeded

from ..rules import tasks
from ..rules.printed import (
    FACTIONS,
    FIELD_ROWS,
    LEADERS_HORN,
    NOTHING,
    Book,
    card_of,
    kind_of,
    owner_of,
)
from ..rules.table import (
    EXCHANGE,
    EXCHANGES,
    LEADER_STATES,
    NOBODY,
    QUESTIONS,
    START,
    Rules,
    Side,
    Table,
    arriving,
    card_arriving,
    name_of,
    player_arriving,
)
from ..state import Match
from .decks import Collection

SEATS = ("A", "B")
HIDDEN = ("hand", "deck", "aside")
SORTED = (*HIDDEN, "shown", "spied", "returned")
PILES = (*SORTED, "discard", *FIELD_ROWS)
HORN_WORD = "leader"


def rules_of(options: Options) -> Rules:
    """The preset, with the single options that were agreed otherwise."""
    video = options["preset"] == "videogame"

    def chosen(name: str, by_preset: bool) -> bool:
        return by_preset if options[name] == "preset" else options[name] == "yes"

    pile = options["pile"]
    return Rules(
        chosen("horn_unit_doubles_itself", not video),
        chosen("muster_from_hand", video),
        chosen("monsters_keep_heroes", not video),
        pile == "owner" or (pile == "preset" and not video),
        options["exchange"] == "discard",
        options["weather_on_zero"] == "one",
        dict(options),
    )


def side_of(text: str, seat: int, collection: Collection, book: Book) -> Side:
    """A side with this deck, before anything is drawn."""
    deck = collection.read(text)
    kinds = sorted(book.ids.index(id) for id, count in deck.cards.items() for _ in range(count))
    side = Side(FACTIONS.index(deck.faction), book.ids.index(deck.leader), vec[i64](kinds))
    side.deck = vec[i64]([card_of(kind, seat) for kind in kinds])
    return side


# Writing ----------------------------------------------------------------------------------


def write_state(table: Table) -> dict[str, Any]:
    """The whole table with its secrets."""
    ids = table.book.ids
    return {
        "question": QUESTIONS[table.question],
        "asked": [name_of(seat) for seat in table.waiting_on()],
        "round": table.round,
        "starter": None if table.starter == NOBODY else name_of(table.starter),
        "sides": {name_of(seat): write_side(table, seat) for seat in (0, 1)},
        "weather": [write_card(ids, card, 0) for card in table.weather],
        "arriving": [
            write_arriving(ids, card_arriving(entry), player_arriving(entry))
            for entry in table.arriving
        ],
        "agenda": [
            [tasks.NAMES[tasks.kind_of(task)], name_of(tasks.seat_of(task))] for task in todo(table)
        ],
        "discards": table.discards,
        "scores": list(table.scores),
        "tokens": table.tokens,
        "removed": table.removed,
        "winner": None if table.winner == NOBODY else name_of(table.winner),
        "reason": table.reason,
        "dice": table.dice.write(),
    }


def todo(table: Table) -> list[int]:
    return [table.agenda[at] for at in range(table.tasks)]


def write_card(ids: tuple[str, ...], card: int, seat: int) -> str:
    owner = owner_of(card)
    return ids[kind_of(card)] + ("" if owner == seat else f"@{name_of(owner)}")


def write_arriving(ids: tuple[str, ...], card: int, player: int) -> list[str]:
    return [name_of(player), write_card(ids, card, player)]


def write_side(table: Table, seat: int) -> dict[str, Any]:
    book = table.book
    side = table.side(seat)
    written: dict[str, Any] = {
        "faction": FACTIONS[side.faction],
        "leader": book.ids[side.leader],
        "leader_state": LEADER_STATES[side.leader_state],
        "gems": side.gems,
        "passed": side.passed,
    }
    for pile in PILES:
        written[pile] = [write_card(book.ids, card, seat) for card in getattr(side, pile)]
    written["slots"] = {
        row: HORN_WORD if side.slot(at) == LEADERS_HORN else book.ids[kind_of(side.slot(at))]
        for at, row in enumerate(FIELD_ROWS)
        if side.slot(at) != NOTHING
    }
    written["called"] = [name for at, name in enumerate(book.group_names) if side.called >> at & 1]
    if side.barren:
        written["barren"] = True
    return written


# Reading ----------------------------------------------------------------------------------


def read_state(
    written: Mapping[str, Any], options: Options, book: Book, collection: Collection
) -> Match:
    """Set up a position without problems."""
    dice = read_dice(written["dice"]) if "dice" in written else seeded(0)
    sides = [
        read_side(written["sides"].get(name, {}), seat, str(options[option]), book, collection)
        for seat, (name, option) in enumerate(zip(SEATS, ("deck_a", "deck_b")))
    ]
    table = Match(dice, book, rules_of(options), sides[0], sides[1])
    table.question = QUESTIONS.index(written.get("question", "turn"))
    asked = [SEATS.index(name) for name in written["asked"]]
    table.asked = sum(1 << seat for seat in asked)
    table.speaker = asked[0] if len(asked) == 1 else NOBODY
    table.round = written.get("round", 1)
    table.starter = seat_in(written.get("starter", "A"))
    table.weather = read_cards(written.get("weather", ()), 0, book)
    coming = [(SEATS.index(name), card) for name, card in written.get("arriving", ())]
    table.arriving = vec[i64](
        [arriving(read_card(card, seat, book), seat) for seat, card in coming]
    )
    for word, name in written.get("agenda", usual_agenda(written)):
        table.plan(tasks.task(tasks.NAMES.index(word), SEATS.index(name)))
    table.discards = written.get("discards", 0)
    table.scores = vec[i64](written.get("scores", []))
    table.removed = written.get("removed", 0)
    table.tokens = written.get("tokens", table.removed + tokens_lying(table))
    table.winner = seat_in(written.get("winner"))
    table.reason = written.get("reason", "")
    for seat in (0, 1):
        table.side(seat).listed = vec[i64](owned_kinds(table, seat))
        table.side(seat).exchanges = exchanges_in(table, seat)
    return table


def exchanges_in(table: Match, seat: int) -> int:
    """GW-20  How many exchanges this seat has left: none once it is no longer asked for them."""
    if table.question == START:
        return EXCHANGES
    if table.question != EXCHANGE or not table.asked >> seat & 1:
        return 0
    return EXCHANGES - exchanged_in(table, seat)


def exchanged_in(table: Match, seat: int) -> int:
    """GW-22  Before the first round nothing but exchanged cards is set aside or discarded."""
    side = table.side(seat)
    return len(side.discard) if table.rules.discards_exchanged else len(side.aside)


def usual_agenda(written: Mapping[str, Any]) -> list[list[str]]:
    """What follows a question that is asked in the middle of a turn."""
    question = written.get("question", "turn")
    if question not in ("revive", "place", "discard", "search") or not written["asked"]:
        return []
    seat = written["asked"][0]
    after = [["after", seat]]
    return [*after, ["search", seat]] if question == "discard" else after


def seat_in(name: str | None) -> int:
    return NOBODY if name is None else SEATS.index(name)


def read_side(
    written: Mapping[str, Any], seat: int, deck: str, book: Book, collection: Collection
) -> Side:
    side = side_of(deck, seat, collection, book)
    if "faction" in written:
        side.faction = FACTIONS.index(written["faction"])
    if "leader" in written:
        side.leader = book.ids.index(written["leader"])
    side.leader_state = LEADER_STATES.index(written.get("leader_state", "unused"))
    side.gems = written.get("gems", 2)
    side.passed = written.get("passed", False)
    for pile in PILES:
        cards = [*read_cards(written.get(pile, ()), seat, book)]
        setattr(side, pile, vec[i64](sorted(cards) if pile in SORTED else cards))
    for row, card in written.get("slots", {}).items():
        lies = LEADERS_HORN if card == HORN_WORD else card_of(book.ids.index(card), seat)
        side.set_slot(FIELD_ROWS.index(row), lies)
    for name in written.get("called", ()):
        side.called |= 1 << book.group_names.index(name)
    side.barren = written.get("barren", False)
    count_once(side)
    return side


def count_once(side: Side) -> None:
    """GW-128  What is known names every card once; older positions could name one twice."""
    unshown = Counter(side.hand) - Counter(side.shown)
    spied = Counter(side.spied) & unshown
    unseen = unshown - spied + Counter(side.deck) + Counter(side.aside)
    side.spied = vec[i64](sorted(spied.elements()))
    side.returned = vec[i64](sorted((Counter(side.returned) & unseen).elements()))


def read_card(text: str, seat: int, book: Book) -> int:
    id, _, owner = text.partition("@")
    return card_of(book.ids.index(id), SEATS.index(owner) if owner else seat)


def read_cards(texts: Any, seat: int, book: Book) -> vec[i64]:
    return vec[i64]([read_card(text, seat, book) for text in texts])


# Counting ---------------------------------------------------------------------------------


def cards_everywhere(table: Table) -> Iterator[int]:
    """GW-121  Every card of the match, wherever it lies, as what it is on the field."""
    for side in (table.a, table.b):
        for pile in (*HIDDEN, "discard", *FIELD_ROWS):
            yield from getattr(side, pile)
        for row in range(3):
            if side.slot(row) >= 0:
                yield side.slot(row)
    yield from table.weather
    for entry in table.arriving:
        yield card_arriving(entry)


def owned_kinds(table: Table, seat: int) -> list[int]:
    """The kinds of all cards of one deck, sorted; tokens belong to no deck (GW-71)."""
    book = table.book
    kinds = (
        book.originals[kind_of(card)] for card in cards_everywhere(table) if owner_of(card) == seat
    )
    return sorted(kind for kind in kinds if not book.is_token(kind))


def tokens_lying(table: Table) -> int:
    book = table.book
    return sum(book.is_token(book.originals[kind_of(card)]) for card in cards_everywhere(table))


# Schema -----------------------------------------------------------------------------------


def schema(book: Book) -> dict[str, Any]:
    """The JSON Schema of a written table."""
    card = {"type": "string", "pattern": "^[a-z_]+(@[AB])?$"}
    cards = {"type": "array", "items": card}
    name = {"enum": list(SEATS)}
    count = {"type": "integer", "minimum": 0}
    pair = {"type": "array", "minItems": 2, "maxItems": 2}
    side = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "faction": {"enum": list(FACTIONS[1:])},
            "leader": {"type": "string"},
            "leader_state": {"enum": list(LEADER_STATES)},
            "gems": {"enum": [0, 1, 2]},
            "passed": {"type": "boolean"},
            **dict.fromkeys(PILES, cards),
            "slots": {"type": "object", "propertyNames": {"enum": list(FIELD_ROWS)}},
            "called": {"type": "array", "items": {"enum": list(book.group_names)}},
            "barren": {"type": "boolean"},
        },
    }
    return {
        "type": "object",
        "required": ["asked", "sides"],
        "additionalProperties": False,
        "properties": {
            "question": {"enum": list(QUESTIONS)},
            "asked": {"type": "array", "items": name},
            "round": count,
            "starter": {"enum": [*SEATS, None]},
            "sides": {"type": "object", "propertyNames": name, "additionalProperties": side},
            "weather": cards,
            "arriving": {"type": "array", "items": pair},
            "agenda": {"type": "array", "items": pair},
            "discards": count,
            "scores": {"type": "array", "items": count},
            "tokens": count,
            "removed": count,
            "winner": {"enum": [*SEATS, None]},
            "reason": {"type": "string"},
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
