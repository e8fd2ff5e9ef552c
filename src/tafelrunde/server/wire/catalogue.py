"""The catalogue: games, cards, rules."""

from __future__ import annotations

from typing import Any, Literal

from .base import Language, Order, Value, Wire


class ValueInfo(Wire, frozen=True):
    """A value of an option, in words."""

    value: Value
    title: str


class OptionInfo(Wire, frozen=True):
    """Something that can be agreed before a game."""

    name: str
    title: str
    default: Value
    values: list[ValueInfo]
    rule: str
    """The number of the rule that describes it, or empty."""
    free: bool = False
    """Whether any other text is a value, too (a deck of one's own, or its share code)."""


class ModeInfo(Wire, frozen=True):
    """A way to play: a few options set together."""

    name: str
    title: str
    seats: int
    options: dict[str, Value]
    summary: str = ""
    """What it is, in a sentence, where the game says so."""


class LevelInfo(Wire, frozen=True):
    """An opponent of the house, the weakest first."""

    name: str
    title: str
    summary: str


class GameInfo(Wire, frozen=True):
    """A game with all that can be chosen before it."""

    name: str
    title: str
    summary: str
    rules: int
    modes: list[ModeInfo]
    """The first is the usual one."""
    options: list[OptionInfo]
    levels: list[LevelInfo]
    decks: bool
    """Whether one may bring a deck of one's own."""
    phrases: bool
    """Whether partners have phrases of the game to say to each other."""
    minutes: int
    """About how long a game takes two people, in the usual mode."""
    introduction: str = ""
    """Aim, turn and end for somebody new, a sentence a line, where the game says so."""
    cards_note: str = ""
    """Which cards its rulebook shows, and which are made up because it shows none."""


class KeywordInfo(Wire, frozen=True):
    """A word of a card, and the number of the rule that explains it."""

    word: str
    rule: str


class CardInfo(Wire, frozen=True):
    """A card with what is printed on it."""

    id: str
    name: str
    text: str
    values: dict[str, Any]
    """The columns of the card file."""
    keywords: list[KeywordInfo] = []
    """Words of its text, or of its kind, that the rulebook explains."""


class MarkInfo(Wire, frozen=True):
    """Where a rule comes from, and why it is so."""

    kind: Literal["printed", "ours", "added", "follows"]
    title: str
    reason: str = ""


class RuleInfo(Wire, frozen=True):
    """A numbered paragraph of the rulebook, as Markdown."""

    id: str
    chapter: str
    text: str
    marks: list[MarkInfo] = []
    unless: list[str] = []
    """In words the options that switch it off, or over to another reading."""
    technical: bool = False
    """Whether it belongs to the appendix for programmers."""


class ShownInfo(Wire, frozen=True):
    """Cards that lie together in a picture of the guide."""

    title: str
    count: int
    cards: list[str] | None = None
    """Missing where nobody may see them."""


class StageInfo(Wire, frozen=True):
    """A moment of a scene: what was told of the last move, and what lies there then."""

    told: list[str]
    zones: list[ShownInfo]


class BlockInfo(Wire, frozen=True):
    """Paragraphs of the guide as Markdown; or what stands under these cards, or this scene."""

    text: str = ""
    cards: list[str] = []
    stages: list[StageInfo] = []


class ChapterInfo(Wire, frozen=True):
    """A chapter of the guide; the first has no title."""

    title: str
    blocks: list[BlockInfo]


class EntryInfo(Wire, frozen=True):
    """What the compendium tells of a card."""

    card: str
    name: str
    group: str
    text: str
    worth: str = ""
    tips: list[str] = []


class GuideInfo(Wire, frozen=True):
    """The rulebook for players: chapters with pictures, and what there is to know of each card."""

    chapters: list[ChapterInfo]
    compendium: list[EntryInfo]


class ScaleInfo(Wire, frozen=True):
    """Fields on which a marker is moved, row by row, with or without a number."""

    label: str
    cells: list[str]
    columns: int


class PieceInfo(Wire, frozen=True):
    """What is printed in the size of a card: a card, or an aid with a title and lines."""

    back: str
    """Pieces with the same word here have the same back."""
    copies: int
    card: str = ""
    place: str = ""
    """Where the card is drawn as if it lay there."""
    title: str = ""
    lines: list[str] = []
    scales: list[ScaleInfo] = []


class MarkersInfo(Wire, frozen=True):
    """Small round pieces to be cut out."""

    title: str
    sign: str
    count: int


class BoxInfo(Wire, frozen=True):
    """What lies in the box of a game, to be printed."""

    pieces: list[PieceInfo]
    markers: list[MarkersInfo]


class CardFile(Order, frozen=True):
    """Cards of one's own, as the text of a card file, to be checked."""

    text: str
    language: Language = "en"


class DeckText(Order, frozen=True):
    """A deck as text or share code, to be checked."""

    text: str
    language: Language = "en"


class DeckFault(Wire, frozen=True):
    """One thing that is wrong with a deck."""

    code: str
    text: str
    rule: str


class DeckReport(Wire, frozen=True):
    """Every fault of a deck at once, or its share code, and what was read."""

    legal: bool
    code: str
    faults: list[DeckFault]
    heads: dict[str, str] = {}
    """What a deck says beside its cards, such as faction and leader, as far as it was read."""
    cards: dict[str, int] = {}
    """How many of which card."""
