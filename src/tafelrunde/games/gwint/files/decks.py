"""GW-4 to GW-10  Decks: a small text format, share codes, and a check that names every fault.

    faction: monsters
    leader: eredin_the_treacherous
    3x nekker
    decoy            # one copy

A share code is the same deck as one word, such as `GW1-…`.
"""

from __future__ import annotations

import base64
import csv
import io
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tafelrunde.kernel import BadInput, Card, Decks, Refusal

from ..hidden.dealing import LEAST_UNITS, MOST_SPECIALS

CODE = "GW1-"
MOST_REMEMBERED = 1000
"""So many legal decks are remembered, so that their next match is set up faster."""

SENTENCES = {
    "deck-line": "line {line}: expected `faction: NAME`, `leader: ID` or `2x ID`, not {text!r}",
    "deck-code": "the share code {text!r} is damaged or was made for other cards",
    "deck-no-faction": "expected a line `faction: NAME` with one of {factions}, not {faction!r}",
    "deck-no-leader": "expected a line `leader: ID`",
    "deck-unknown-card": "there is no card {card!r}",
    "deck-not-a-leader": "{card} is no leader",
    "deck-foreign-leader": "the leader {card} does not belong to {faction}",
    "deck-foreign-card": "{card} belongs to {of}, not to {faction}",
    "deck-few-units": "expected at least {least} unit cards, not {units}",
    "deck-many-specials": "expected at most {most} special cards, not {specials}",
    "deck-many-copies": "expected at most {most} of {card}, not {copies}",
    "deck-token": "{card} is a token and never part of a deck",
    "deck-leader-in-deck": "{card} is a leader and never part of a deck",
}


@dataclass(frozen=True)
class Deck:
    """A deck as it was written down: it need not be legal."""

    faction: str
    leader: str
    cards: Mapping[str, int]
    faults: tuple[Refusal, ...] = field(default=(), compare=False)
    """What could not be read at all."""


class Collection:
    """The cards decks are built from, and the ready decks."""

    def __init__(self, cards: tuple[Card, ...], ready: str, former: str = "") -> None:
        self.cards = cards
        self.by_id = {card.id: card for card in cards}
        self.factions = tuple(
            dict.fromkeys(c.values["faction"] for c in cards if c.values["kind"] == "leader")
        )
        self.ready = read_ready_decks(ready, self.by_id)
        self.former = read_ready_decks(former, self.by_id)
        """The ready decks of rules version 1, for files that name them."""
        self.checked: dict[str, Deck] = {}
        """Decks that were found legal, by the text they were given as."""

    def read(self, text: str) -> Deck:
        """The deck meant by the name of a ready deck, a share code or a deck's text."""
        text = text.strip()
        if text in self.ready:
            return self.ready[text]
        if text.startswith(CODE):
            return self.decode(text)
        return read_text(text)

    def decode(self, code: str) -> Deck:
        """Read a share code."""
        damaged = Deck("", "", {}, (Refusal("deck-code", "GW-10", {"text": code}),))
        try:
            data = base64.urlsafe_b64decode(code.removeprefix(CODE) + "==")
        except ValueError:
            return damaged
        if len(data) < 3 or check_byte(data[:-1]) != data[-1]:
            return damaged
        kinds = unpack(data[:-1])
        if not kinds or max(kinds) >= len(self.cards):
            return damaged
        leader = self.cards[kinds[0]]
        counts = Counter(self.cards[kind].id for kind in kinds[1:])
        return Deck(leader.values["faction"], leader.id, dict(counts))

    def encode(self, deck: Deck) -> str:
        """The share code of a deck whose cards all exist."""
        kinds = {card.id: kind for kind, card in enumerate(self.cards)}
        data = pack(kinds[deck.leader], {kinds[id]: count for id, count in deck.cards.items()})
        whole = data + bytes([check_byte(data)])
        return CODE + base64.urlsafe_b64encode(whole).decode().rstrip("=")


def check_byte(data: bytes) -> int:
    return zlib.crc32(data) & 0xFF


def pack(leader: int, counts: Mapping[int, int]) -> bytes:
    """The leader, then for each kind the distance from the last one and the number of copies."""
    values = [leader]
    last = 0
    for kind in sorted(counts):
        left = counts[kind]
        while left > 0:
            values.append((kind - last) * 8 + min(left, 7))
            last, left = kind, left - 7
    return b"".join(var_bytes(value) for value in values)


def var_bytes(value: int) -> bytes:
    """A number in groups of seven bits, the lowest first."""
    groups = []
    while value > 127:
        groups.append(value & 127 | 128)
        value >>= 7
    return bytes([*groups, value])


def unpack(data: bytes) -> list[int]:
    """The leader and every single card, as kinds."""
    values, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            values.append(value)
            value, shift = 0, 0
    kinds = values[:1]
    kind = 0
    for value in values[1:]:
        kind += value >> 3
        kinds.extend([kind] * (value & 7))
    return kinds


def read_ready_decks(text: str, by_id: Mapping[str, Card]) -> dict[str, Deck]:
    """The ready decks, by the name of their faction."""
    counts: dict[str, dict[str, int]] = {}
    leaders: dict[str, str] = {}
    for row in csv.DictReader(io.StringIO(text)):
        faction, id = row["faction"], row["card_id"]
        if id in by_id and by_id[id].values["kind"] == "leader":
            leaders[faction] = id
        else:
            counts.setdefault(faction, {})[id] = int(row["count"])
    return {faction: Deck(faction, leaders[faction], counts[faction]) for faction in counts}


def read_text(text: str) -> Deck:
    """Read the text format; lines that cannot be read become faults."""
    words: dict[str, str] = {}
    counts: Counter[str] = Counter()
    faults: list[Refusal] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        copies, times, id = line.partition("x ")
        if colon and name in ("faction", "leader") and name not in words:
            words[name] = value
        elif times and copies.strip().isdecimal():
            counts[id.strip()] += int(copies)
        elif not colon and " " not in line:
            counts[line] += 1
        else:
            faults.append(Refusal("deck-line", "GW-10", {"line": number, "text": line}))
    return Deck(words.get("faction", ""), words.get("leader", ""), dict(counts), tuple(faults))


def write_text(deck: Deck) -> str:
    """A deck in the text format."""
    lines = [f"faction: {deck.faction}", f"leader: {deck.leader}"]
    lines.extend(f"{count}x {id}" for id, count in deck.cards.items())
    return "\n".join(lines) + "\n"


# The check --------------------------------------------------------------------------------


def check(deck: Deck | str, collection: Collection) -> list[Refusal]:
    """GW-10  Every fault of a deck at once, each with its rule; empty if it may be played."""
    if isinstance(deck, str):
        deck = collection.read(deck)
    if any(fault.code == "deck-code" for fault in deck.faults):
        return list(deck.faults)
    return [
        *deck.faults,
        *faction_faults(deck, collection),
        *leader_faults(deck, collection),
        *card_faults(deck, collection),
        *number_faults(deck, collection),
    ]


def faction_faults(deck: Deck, collection: Collection) -> Iterable[Refusal]:
    if deck.faction not in collection.factions:
        facts = {"faction": deck.faction, "factions": collection.factions}
        yield Refusal("deck-no-faction", "GW-4", facts)


def leader_faults(deck: Deck, collection: Collection) -> Iterable[Refusal]:
    """GW-4, GW-5  One leader, of the chosen faction."""
    leader = collection.by_id.get(deck.leader)
    if not deck.leader:
        yield Refusal("deck-no-leader", "GW-4")
    elif leader is None:
        yield Refusal("deck-unknown-card", "GW-8", {"card": deck.leader})
    elif leader.values["kind"] != "leader":
        yield Refusal("deck-not-a-leader", "GW-4", {"card": leader.id})
    elif leader.values["faction"] != deck.faction:
        facts = {"card": leader.id, "faction": deck.faction}
        yield Refusal("deck-foreign-leader", "GW-5", facts)


def card_faults(deck: Deck, collection: Collection) -> Iterable[Refusal]:
    """GW-5, GW-8  Cards of the faction or neutral, no tokens, no leaders, so many copies."""
    for id, copies in deck.cards.items():
        card = collection.by_id.get(id)
        if card is None:
            yield Refusal("deck-unknown-card", "GW-8", {"card": id})
            continue
        most, of = card.values["copies"], card.values["faction"]
        if card.values["kind"] == "leader":
            yield Refusal("deck-leader-in-deck", "GW-8", {"card": id})
        elif most == 0:
            yield Refusal("deck-token", "GW-8", {"card": id})
        elif copies > most:
            facts = {"card": id, "most": most, "copies": copies}
            yield Refusal("deck-many-copies", "GW-8", facts)
        if of not in ("neutral", deck.faction):
            yield Refusal(
                "deck-foreign-card", "GW-5", {"card": id, "of": of, "faction": deck.faction}
            )


def number_faults(deck: Deck, collection: Collection) -> Iterable[Refusal]:
    """GW-6, GW-7  Enough unit cards, heroes among them, and not too many special cards."""
    units, specials = counts_of(deck, collection)
    if units < LEAST_UNITS:
        yield Refusal("deck-few-units", "GW-6", {"units": units, "least": LEAST_UNITS})
    if specials > MOST_SPECIALS:
        yield Refusal("deck-many-specials", "GW-7", {"specials": specials, "most": MOST_SPECIALS})


def counts_of(deck: Deck, collection: Collection) -> tuple[int, int]:
    """How many unit cards and special cards a deck has."""
    units = specials = 0
    for id, copies in deck.cards.items():
        kind = collection.by_id[id].values["kind"] if id in collection.by_id else ""
        units += copies if kind in ("unit", "hero") else 0
        specials += copies if kind in ("special", "weather") else 0
    return units, specials


def sentence(fault: Refusal) -> str:
    """A fault as an English sentence with its rule, for errors."""
    facts = {
        name: ", ".join(value) if isinstance(value, tuple) else value
        for name, value in fault.facts.items()
    }
    return f"{SENTENCES[fault.code].format(**facts)} ({fault.rule})"


def legal(text: str, collection: Collection, source: str) -> Deck:
    """GW-10  A legal deck; BadInput names everything that is wrong with it."""
    if text in collection.checked:
        return collection.checked[text]
    deck = collection.read(text)
    faults = check(deck, collection)
    if faults:
        raise BadInput(f"{source}: " + "; ".join(sentence(fault) for fault in faults))
    if len(collection.checked) < MOST_REMEMBERED:
        collection.checked[text] = deck
    return deck


class OwnDecks(Decks):
    """GW-10  What players who bring a deck of their own ask for."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection

    def check(self, text: str) -> list[Refusal]:
        return check(text, self.collection)

    def share_code(self, text: str) -> str:
        """A legal deck as one word, such as `GW1-…`."""
        return self.collection.encode(self.collection.read(text))

    def read(self, text: str) -> tuple[dict[str, str], dict[str, int]]:
        """Faction and leader, and the cards, for somebody who goes on building."""
        deck = self.collection.read(text)
        return {"faction": deck.faction, "leader": deck.leader}, dict(deck.cards)
