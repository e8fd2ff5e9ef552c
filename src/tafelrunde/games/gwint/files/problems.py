"""All that can be wrong with a written position of Gwint, each as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.kernel import Options

from ..rules import tasks
from ..rules.printed import DECOY, FACTIONS, FIELD_ROWS, LEADER, UNIT, WEATHER, Book
from ..rules.table import EXCHANGES, LEADER_STATES, QUESTIONS
from .positions import HIDDEN, HORN_WORD, PILES, SEATS, SORTED

FIELDS = {
    "question",
    "asked",
    "round",
    "starter",
    "sides",
    "weather",
    "arriving",
    "agenda",
    "discards",
    "scores",
    "tokens",
    "removed",
    "winner",
    "reason",
    "dice",
}
SIDE_FIELDS = {
    "faction",
    "leader",
    "leader_state",
    "gems",
    "passed",
    "slots",
    "called",
    "barren",
    *PILES,
}
HEX = set("0123456789abcdef")


def state_problems(written: Mapping[str, Any], options: Options, book: Book) -> list[str]:
    """First the form, then the cards, then whether somebody can be asked this."""
    found = [*form_problems(written, book)]
    if not found:
        found = [*card_problems(written, book)]
    if not found:
        found = [*question_problems(written, book), *exchange_problems(written, options)]
    return found


# The form ---------------------------------------------------------------------------------


def form_problems(written: Mapping[str, Any], book: Book) -> Iterator[str]:
    for field in sorted(set(written) - FIELDS):
        yield f"{field}: no such field, expected {', '.join(sorted(FIELDS))}"
    for field in ("round", "discards", "tokens", "removed"):
        if not is_count(written.get(field, 0)):
            yield f"{field}: expected a whole number from 0 on"
    if written.get("question", "turn") not in QUESTIONS:
        yield f"question: expected one of {', '.join(QUESTIONS)}"
    for field in ("starter", "winner"):
        if written.get(field) not in (*SEATS, None):
            yield f"{field}: expected A, B or null"
    dice = written.get("dice", "0" * 32)
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"
    if not isinstance(written.get("reason", ""), str):
        yield "reason: expected a text"
    yield from list_problems(written, book)
    sides = written.get("sides")
    if not isinstance(sides, Mapping) or not set(sides) <= set(SEATS):
        yield "sides: expected an object with A and B"
        return
    for name in sides:
        yield from side_problems(name, sides[name], book)


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**62


def list_problems(written: Mapping[str, Any], book: Book) -> Iterator[str]:
    asked = written.get("asked")
    if not isinstance(asked, list) or asked not in ([], ["A"], ["B"], ["A", "B"]):
        yield "asked: expected a list with A, B, both or, when the game is over, nobody"
    scores = written.get("scores", [])
    if not isinstance(scores, list) or len(scores) % 2 or not all(map(is_count, scores)):
        yield "scores: expected two totals for every round that was scored"
    yield from cards_problems("weather", written.get("weather", []), book)
    for field, known in (("arriving", None), ("agenda", tasks.NAMES)):
        entries = written.get(field, [])
        if not isinstance(entries, list) or not all(is_pair(entry) for entry in entries):
            yield f"{field}: expected a list of pairs"
        elif known is None:
            yield from cards_problems(field, [card for _, card in entries], book)
            if not all(name in SEATS for name, _ in entries):
                yield f"{field}: expected pairs of A or B and a card"
        elif not all(word in known and name in SEATS for word, name in entries):
            yield f"{field}: expected pairs of a task ({', '.join(known)}) and A or B"


def is_pair(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and all(isinstance(e, str) for e in entry)


def cards_problems(where: str, cards: object, book: Book) -> Iterator[str]:
    if not isinstance(cards, list):
        yield f"{where}: expected a list of cards"
        return
    for card in cards:
        id, at, owner = card.partition("@") if isinstance(card, str) else ("", "", "")
        if id not in book.ids:
            yield f"{where}: there is no card {card!r}"
        elif at and owner not in SEATS:
            yield f"{where}: {card!r} belongs to A or B, not to {owner!r}"


def side_problems(name: str, side: object, book: Book) -> Iterator[str]:
    if not isinstance(side, Mapping):
        yield f"sides: expected an object for {name}"
        return
    for field in sorted(set(side) - SIDE_FIELDS):
        yield f"{name}: no such field {field!r}, expected {', '.join(sorted(SIDE_FIELDS))}"
    for pile in PILES:
        yield from cards_problems(f"{name}, {pile}", side.get(pile, []), book)
    if side.get("faction", FACTIONS[1]) not in FACTIONS[1:]:
        yield f"{name}, faction: expected one of {', '.join(FACTIONS[1:])}"
    if side.get("leader_state", "unused") not in LEADER_STATES:
        yield f"{name}, leader_state: expected one of {', '.join(LEADER_STATES)}"
    if side.get("gems", 2) not in (0, 1, 2):
        yield f"{name}, gems: expected 0, 1 or 2"
    for field in ("passed", "barren"):
        if not isinstance(side.get(field, False), bool):
            yield f"{name}, {field}: expected true or false"
    called = side.get("called", [])
    if not isinstance(called, list) or not set(called) <= set(book.group_names):
        yield f"{name}, called: expected a list of {', '.join(book.group_names)}"
    leader = side.get("leader")
    if leader is not None and not is_class(leader, LEADER, book):
        yield f"{name}, leader: {leader!r} is no leader"
    yield from slot_problems(name, side.get("slots", {}), book)


def is_class(id: object, rank: int, book: Book) -> bool:
    return id in book.ids and book.classes[book.ids.index(str(id))] == rank


def slot_problems(name: str, slots: object, book: Book) -> Iterator[str]:
    """GW-36  A slot holds a Horn, a Mardroeme or a leader's horn."""
    if not isinstance(slots, Mapping) or not set(slots) <= set(FIELD_ROWS):
        yield f"{name}, slots: expected an object with rows of {', '.join(FIELD_ROWS)}"
        return
    for row, card in slots.items():
        known = card in book.ids and book.fills_slot(book.ids.index(card))
        if card != HORN_WORD and not known:
            yield f"{name}, slots: {card!r} does not fit into the {row} slot (GW-36)"


# The cards --------------------------------------------------------------------------------


def card_problems(written: Mapping[str, Any], book: Book) -> Iterator[str]:
    """Cards lie where the rules can have put them, and there are not too many of one kind."""
    owned: Counter[tuple[str, int]] = Counter()
    for name, side in written["sides"].items():
        for pile in (*HIDDEN, "discard", *FIELD_ROWS):
            for card in side.get(pile, []):
                id, _, owner = card.partition("@")
                kind = book.ids.index(id)
                owned[owner or name, book.originals[kind]] += 1
                yield from place_problems(name, pile, kind, book)
        for pile in set(SORTED) - set(HIDDEN):
            yield from knowledge_problems(name, pile, side)
    for card in written.get("weather", []):
        id, _, owner = card.partition("@")
        owned[owner or "A", book.ids.index(id)] += 1
        if not is_class(id, WEATHER, book) or book.weathers[book.ids.index(id)] == 0:
            yield f"weather: {id} does not lie there (GW-81)"
    if len({card.partition("@")[0] for card in written.get("weather", [])}) < len(
        written.get("weather", [])
    ):
        yield "weather: a second copy of a weather card is discarded (GW-83)"
    for (name, kind), count in sorted(owned.items()):
        most = book.copies[kind]
        if most and count > most:
            yield f"{name}: expected at most {most} of {book.ids[kind]}, not {count} (GW-8)"


def place_problems(name: str, pile: str, kind: int, book: Book) -> Iterator[str]:
    id, rank = book.ids[kind], book.classes[kind]
    if rank == LEADER:
        yield f"{name}, {pile}: the leader {id} never leaves its place (GW-11)"
    elif pile in FIELD_ROWS:
        decoy = book.has(kind, DECOY)
        rows = {book.spot_rows[s] for s in range(book.spots) if book.spot_kinds[s] == kind}
        if rank > UNIT + 1 and not decoy:
            yield f"{name}, {pile}: {id} does not lie in a row"
        elif not decoy and FIELD_ROWS.index(pile) not in rows and not book.is_token(kind):
            yield f"{name}, {pile}: {id} does not belong to this row (GW-37)"
    elif book.is_token(kind) and pile != "hand":
        yield f"{name}, {pile}: the token {id} is never there (GW-71)"


def knowledge_problems(name: str, pile: str, side: Mapping[str, Any]) -> Iterator[str]:
    """What is known to be in a hand or deck is there."""
    hidden = [*side.get("hand", [])]
    if pile == "returned":
        hidden += [*side.get("deck", []), *side.get("aside", [])]
    if Counter(side.get(pile, [])) - Counter(hidden):
        yield f"{name}, {pile}: expected cards that are in the hand"


# The question -----------------------------------------------------------------------------


def question_problems(written: Mapping[str, Any], book: Book) -> Iterator[str]:
    """Whoever is asked has something to answer."""
    question, asked = written.get("question", "turn"), written["asked"]
    if len(asked) > 1 and question != "exchange":
        yield "asked: only in the exchange both are asked at once (GW-23)"
    for name in asked:
        side = written["sides"].get(name, {})
        if question == "revive" and not any(
            is_class(card.partition("@")[0], UNIT, book) for card in side.get("discard", [])
        ):
            yield f"{name}: there is no regular unit to revive (GW-54)"
        if question == "turn" and side.get("passed", False):
            yield f"{name}: who has passed has no turn (GW-31)"
        if question == "place" and not written.get("arriving"):
            yield f"{name}: no card is on its way"
        if question == "search" and not side.get("deck"):
            yield f"{name}: there is no card to search for (GW-98)"
        if question == "discard" and (not side.get("hand") or not written.get("discards")):
            yield f"{name}: there is nothing to discard (GW-98)"
        if question == "turn" and side.get("gems", 2) == 0:
            yield f"{name}: who has no gem has lost (GW-122)"


def exchange_problems(written: Mapping[str, Any], options: Options) -> Iterator[str]:
    """GW-20, GW-22  Whoever may still exchange has not yet exchanged twice."""
    if written.get("question", "turn") != "exchange":
        return
    pile = "discard" if options["exchange"] == "discard" else "aside"
    for name in written["asked"]:
        if len(written["sides"].get(name, {}).get(pile, [])) >= EXCHANGES:
            yield f"{name}, {pile}: two cards are exchanged at most (GW-20)"
