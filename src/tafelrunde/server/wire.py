"""Every message between server and client: the one source of the OpenAPI, `docs/wire.md` and the
TypeScript types of the web client.

Names are small letters with underscores. A message over the socket of a table carries its `type`.
Fields that have their default value may be left out in both directions.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Language = Literal["en", "de"]
Value = str | int | bool
"""The value of an option."""


class Wire(msgspec.Struct, omit_defaults=True, frozen=True):
    """A part of a message."""


class Order(msgspec.Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """Something a client sends. A field that is not known is an error, not ignored."""


# The catalogue: games, cards, rules -------------------------------------------------------


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


class RuleInfo(Wire, frozen=True):
    """A numbered paragraph of the rulebook, as Markdown."""

    id: str
    chapter: str
    text: str


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


# People -----------------------------------------------------------------------------------


class Rating(Wire, frozen=True):
    """How strong somebody is at a game: Glicko-2 rating and its deviation."""

    game: str
    rating: float
    deviation: float
    games: int


class Me(Wire, frozen=True):
    """Who this browser is. Everybody is somebody: a guest at first, without asking."""

    person: str
    name: str
    guest: bool
    ratings: list[Rating]


class NewName(Order, frozen=True):
    """What a guest wants to be called."""

    name: str


class Credentials(Order, frozen=True):
    """A name and a passphrase, to keep one's history or to come back to it."""

    name: str
    passphrase: str


# Tables: making, finding and joining them -------------------------------------------------

Tempo = Literal["none", "real", "days"]
Sight = Literal["listed", "link"]
Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "ai"]


class ClockPlan(Order, frozen=True):
    """Time to think. `real`: minutes for the game and seconds added per move. `days`: per move."""

    tempo: Tempo = "none"
    minutes: float = 10
    increment: float = 5
    """In seconds."""
    days: float = 3


class SeatPlan(Order, frozen=True):
    """Who is to sit in a seat: the maker of the table, an AI, or whoever comes."""

    kind: Literal["me", "open", "ai"] = "open"
    level: str = ""
    """The level of an AI, as in `GameInfo.levels`."""


class NewTable(Order, frozen=True):
    """A table to be made. Options are added to those of the mode."""

    game: str
    mode: str = ""
    """Empty: the usual one."""
    options: dict[str, Value] = {}
    seats: list[SeatPlan] = []
    """One for each seat in order; seats left out are open, but the first is the maker's. Several
    seats of kind `me` make a table for several people at one device."""
    clock: ClockPlan = ClockPlan()
    sight: Sight = "link"
    """Whether the table is listed in the lobby, or known only to those who have its link."""
    rated: bool = False
    strict: bool = False
    """No undo, no hints."""
    undo: bool = True
    """Whether people may ask each other to take a move back."""
    seed: int | None = None
    """For a game that can be repeated. Such a game is never rated."""
    name: str = ""
    """What the maker is called; empty: the name known already."""


class Seated(Wire, frozen=True):
    """The answer to making or joining a table: where one sits, and the secret that proves it."""

    table: str
    seats: list[int]
    token: str
    """The seat's secret. The cookie holds it as well, so browsers need not keep it."""
    invite: str = ""
    """Path of a link with which somebody else gets a free seat; empty if none is free."""
    watch: str = ""
    """Path of a link for onlookers."""


class Join(Order, frozen=True):
    """Take a free seat, or come back to one's own with its secret."""

    token: str = ""
    """Of an invitation (a table that is not listed needs it) or of the own seat."""
    seat: int | None = None
    """Which free seat; None: any."""
    name: str = ""


class Fill(Order, frozen=True):
    """The maker has AIs sit down in all free seats."""

    level: str


class Branch(Order, frozen=True):
    """Play on from a position of a finished game against AIs."""

    ply: int
    seat: int = 0
    level: str = ""


class SeatInfo(Wire, frozen=True):
    """A seat and who sits there."""

    seat: int
    title: str
    """What the game calls it, such as Red."""
    team: int
    kind: SeatKind
    player: str = ""
    level: str = ""
    here: bool = False
    """Whether this person is connected."""
    away_for: int = 0
    """Since how many seconds not."""
    substitute: str = ""
    """The level of the AI that plays on for somebody who left."""
    rating: float | None = None


class TableLine(Wire, frozen=True):
    """A table as the lobby and "your games" list it."""

    table: str
    game: str
    title: str
    """The game in words."""
    mode: str
    mode_title: str
    status: Status
    seats: list[SeatInfo]
    clock: ClockPlan
    rated: bool
    minutes: int
    """How long such a game takes, roughly."""
    created: int
    """Seconds since 1970."""
    changed: int
    yours: list[int]
    """Your seats."""
    your_turn: bool
    result: str = ""
    """How it ended, as a sentence."""


class Tables(Wire, frozen=True):
    """A page of the list of tables."""

    tables: list[TableLine]
    more: bool = False


class Fault(Wire, frozen=True):
    """What went wrong, as one sentence in the language asked for."""

    code: str
    text: str


# The table as a seat sees it --------------------------------------------------------------


class Words(Wire, frozen=True):
    """A word of the engine and what it means in the language of the connection."""

    id: str
    text: str


class ZoneInfo(Wire, frozen=True):
    """Cards that lie together. `cards` are faces; where it is missing they lie face down."""

    place: str
    label: str
    count: int
    owner: int | None = None
    cards: tuple[str, ...] | None = None


class ButtonInfo(Wire, frozen=True):
    """A place that can be touched and holds no card."""

    place: str
    label: str


class MoveInfo(Wire, frozen=True):
    """A legal action: touch its places in order to choose it."""

    action: int
    verb: str
    label: str
    touches: tuple[str, ...]
    rule: str
    facts: dict[str, Any] = {}
    grave: bool = False
    """Gives up something that cannot be had back, such as the rest of a round: ask twice."""


class OutcomeInfo(Wire, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    rule: str
    text: str
    returns: tuple[float, ...]
    facts: dict[str, Any] = {}


class ViewInfo(Wire, frozen=True):
    """The table as one seat sees it, or an onlooker (seat missing)."""

    status: Words
    waiting_on: tuple[int, ...]
    """Who is being waited for, as far as this seat may know."""
    zones: list[ZoneInfo]
    counters: dict[str, Any]
    counter_texts: dict[str, str]
    seat: int | None = None
    question: Words | None = None
    """What this seat is asked."""
    buttons: list[ButtonInfo] = []
    moves: list[MoveInfo] = []
    outcome: OutcomeInfo | None = None
    aids: dict[str, Any] = {}
    """What a picture of the table needs and nobody reads aloud, as the game states it."""


class EventInfo(Wire, frozen=True):
    """Something that happened, as this seat may know it."""

    kind: str
    text: str
    facts: dict[str, Any]
    rule: str = ""
    cards: tuple[str, ...] = ()
    """The cards the sentence names."""


class ClockInfo(Wire, frozen=True):
    """The clocks at the moment of sending."""

    tempo: Tempo
    left: tuple[int, ...]
    """Milliseconds for each seat."""
    running: tuple[int, ...]
    """The seats whose clock runs now."""
    increment: int = 0
    """Milliseconds added per move."""
    warning: int = 0
    """Warn below so many milliseconds."""


class UndoInfo(Wire, frozen=True):
    """Whether this seat may take a move back (against AIs), or ask for it (between people)."""

    can: bool
    by_consent: bool = False
    text: str = ""
    """Why not."""
    asked_by: int | None = None
    """This seat asks for it; the others answer with `undo_reply`."""


class PhraseInfo(Wire, frozen=True):
    """Something this seat may say now."""

    id: str
    text: str
    about: tuple[str, ...] = ()


class WindowInfo(Wire, frozen=True):
    """A secret question with a time of its own: this seat may react, nobody else knows of it."""

    left: int
    """Milliseconds until the game goes on."""
    answered: bool = False
    """This seat has answered; the game goes on when the time is over all the same."""


class CurtainInfo(Wire, frozen=True):
    """Several people at one device: this seat is next. `ready` lifts the curtain."""

    seat: int
    text: str


class AbsentInfo(Wire, frozen=True):
    """Somebody is away. After the grace the others choose: wait, let an AI play on, or claim."""

    seat: int
    grace: int
    """Milliseconds until they may choose; 0: now."""
    text: str


class RematchInfo(Wire, frozen=True):
    """Who wants a rematch, and the table of it once all do."""

    wanted_by: tuple[int, ...] = ()
    table: str = ""


class TableInfo(Wire, frozen=True):
    """Everything about a table but the game itself."""

    table: str
    game: str
    title: str
    mode: str
    mode_title: str
    options: dict[str, Value]
    status: Status
    seats: list[SeatInfo]
    clock: ClockPlan
    yours: list[int] = []
    """The seats of this connection; empty: an onlooker."""
    host: bool = False
    """Whether this connection made the table, and may fill it with AIs."""
    one_device: bool = False
    practice: bool = False
    """Moves were taken back against an AI, or hints were taken."""
    rated: bool = False
    strict: bool = False
    watchers: int = 0
    absent: list[AbsentInfo] = []
    rematch: RematchInfo | None = None
    open_hands: list[int] = []
    """The seats that agreed to let onlookers see all hands."""
    hint: bool = False
    """Whether hints may be asked for here."""
    phrases: list[PhraseInfo] = []
    """What may always be said here, beside the phrases of the game that come with a scene."""
    result: str = ""
    """Once it is over: the outcome as one sentence, with the mark of a claim or a substitute."""


# From the client, over the socket ---------------------------------------------------------


class Hello(Order, tag_field="type", tag="hello", frozen=True):
    """The first message of every connection. Without a token the cookie says who one is."""

    token: str = ""
    language: Language = "en"
    packed: bool = False
    """Whether the first scene may come as a binary frame: its JSON, raw deflate."""


class Act(Order, tag_field="type", tag="act", frozen=True):
    """Take an action. `scene` is the number of the scene it answers; an old one is not carried
    out, and answered with the current scene."""

    scene: int
    action: int


class Why(Order, tag_field="type", tag="why", frozen=True):
    """Why not? Of an action, or of the places touched so far."""

    scene: int
    action: int | None = None
    touches: tuple[str, ...] = ()
    ask: int = 0
    """Comes back with the answer."""


class PreviewOf(Order, tag_field="type", tag="preview", frozen=True):
    """What would this action bring?"""

    scene: int
    action: int
    ask: int = 0


class Hint(Order, tag_field="type", tag="hint", frozen=True):
    """What would you do? Only against AIs or at one device."""

    scene: int
    ask: int = 0


class Say(Order, tag_field="type", tag="say", frozen=True):
    """Say one of the phrases offered."""

    phrase: str
    about: tuple[str, ...] = ()


class Undo(Order, tag_field="type", tag="undo", frozen=True):
    """Take the last move back, or ask the others for it."""

    scene: int


class UndoReply(Order, tag_field="type", tag="undo_reply", frozen=True):
    """Let somebody take a move back, or not."""

    accept: bool


class Resign(Order, tag_field="type", tag="resign", frozen=True):
    """Give up."""


class Rematch(Order, tag_field="type", tag="rematch", frozen=True):
    """Play again with sides swapped."""

    accept: bool = True


class RevealConsent(Order, tag_field="type", tag="reveal_consent", frozen=True):
    """Let onlookers see this hand; they see any only when all seats agree."""

    agree: bool


class AbsentChoice(Order, tag_field="type", tag="absent_choice", frozen=True):
    """What shall become of somebody's seat who is away."""

    seat: int
    choice: Literal["wait", "ai", "claim"]
    level: str = ""


class ChangeLanguage(Order, tag_field="type", tag="language", frozen=True):
    """Speak another language from now on. Answered with the current scene."""

    language: Language


class Ready(Order, tag_field="type", tag="ready", frozen=True):
    """The person of this seat is at the device: lift the curtain."""

    seat: int


class MoreTime(Order, tag_field="type", tag="more_time", frozen=True):
    """Keep the window open for longer. Everybody sees it, and anybody may ask."""


class FillSeats(Order, tag_field="type", tag="fill", frozen=True):
    """The maker has AIs sit down in all free seats."""

    level: str


class Watch(Order, tag_field="type", tag="watch", frozen=True):
    """Look from this seat (after the end, or when all agreed); None: what everybody sees."""

    seat: int | None = None


class Ping(Order, tag_field="type", tag="ping", frozen=True):
    """Are you there?"""

    ask: int = 0


FromClient = (
    Hello
    | Act
    | Why
    | PreviewOf
    | Hint
    | Say
    | Undo
    | UndoReply
    | Resign
    | Rematch
    | RevealConsent
    | AbsentChoice
    | ChangeLanguage
    | Ready
    | MoreTime
    | FillSeats
    | Watch
    | Ping
)


# From the server, over the socket ---------------------------------------------------------


class Scene(Wire, tag_field="type", tag="scene", frozen=True):
    """A whole numbered scene. The numbers of a seat's scenes rise; they count what that seat
    could see, so they differ from those of other seats."""

    scene: int
    events: list[EventInfo] = []
    """What led to this scene; empty when it is sent again."""
    view: ViewInfo | None = None
    """Missing while seats are free. Behind a curtain it is what everybody sees."""
    clock: ClockInfo | None = None
    undo: UndoInfo | None = None
    phrases: list[PhraseInfo] = []
    window: WindowInfo | None = None
    curtain: CurtainInfo | None = None
    table: TableInfo | None = None
    """Only when it changed, and in the first scene of a connection."""
    again: bool = False
    """The scene was seen before: after a reconnect, or as answer to something out of date."""
    undone: bool = False
    """Moves were taken back: the view jumped back, the story is shorter now."""


class TableNews(Wire, tag_field="type", tag="table", frozen=True):
    """Something changed beside the game: who is here, who asks for what."""

    table: TableInfo
    clock: ClockInfo | None = None
    undo: UndoInfo | None = None


class Reason(Wire, frozen=True):
    """Why an action is refused, or good: a code, a sentence and the number of a rule."""

    code: str
    text: str
    rule: str = ""


class ForeseenInfo(Wire, frozen=True):
    """An event a preview foresees. A fact nobody can know is `{"unknown": true}`, a number that
    depends on hidden cards `{"least": 4, "most": 7}`."""

    kind: str
    text: str
    facts: dict[str, Any]
    rule: str = ""


class WhyAnswer(Wire, tag_field="type", tag="why", frozen=True):
    """Why not; `allowed` if there is nothing against it."""

    ask: int
    allowed: bool
    reasons: list[Reason] = []


class PreviewAnswer(Wire, tag_field="type", tag="preview", frozen=True):
    """What an action would bring."""

    ask: int
    action: int
    events: list[ForeseenInfo]
    sure: int
    """So many of the events will happen whatever the others do."""
    open_end: bool
    """Whether what follows depends on what this seat does not know."""
    after: dict[str, Any] = {}
    """Counters as they will be after the action, where the game foretells them."""


class Advice(Wire, frozen=True):
    """An action worth considering."""

    action: int
    label: str
    chance: float
    """Of winning, from 0 to 1."""
    error: float
    """Standard error of the chance."""
    reasons: list[Reason] = []


class HintAnswer(Wire, tag_field="type", tag="hint", frozen=True):
    """The best actions, the best first, and how the game stands."""

    ask: int
    scene: int
    best: list[Advice]


class SaidNews(Wire, tag_field="type", tag="said", frozen=True):
    """Somebody said something."""

    seat: int
    phrase: str
    text: str
    about: tuple[str, ...] = ()
    phrases: list[PhraseInfo] | None = None
    """For who said it: what this seat may say now. Missing: nothing changed."""


class RefusedNews(Wire, tag_field="type", tag="refused", frozen=True):
    """An order was not carried out. Nothing changed."""

    code: str
    text: str
    rule: str = ""
    ask: int = 0


class Notice(Wire, tag_field="type", tag="notice", frozen=True):
    """Something worth telling, in words: time runs short, a server restarts."""

    code: str
    text: str
    seat: int | None = None


class Ended(Wire, tag_field="type", tag="ended", frozen=True):
    """The game is over. The record and the replay can be fetched now."""

    outcome: OutcomeInfo
    result: str
    rating_change: float | None = None
    """In a rated game told a moment later, in a second `ended`."""


class Pong(Wire, tag_field="type", tag="pong", frozen=True):
    """I am."""

    ask: int = 0


FromServer = (
    Scene
    | TableNews
    | WhyAnswer
    | PreviewAnswer
    | HintAnswer
    | SaidNews
    | RefusedNews
    | Notice
    | Ended
    | Pong
)


# Stories and replays ----------------------------------------------------------------------


class StoryScene(Wire, frozen=True):
    """What led to one scene."""

    scene: int
    events: list[EventInfo]


class Story(Wire, frozen=True):
    """The log of a game as one seat knows it, for a client that comes back."""

    scenes: list[StoryScene]
    said: list[SaidNews] = []


class ReplayMove(Wire, frozen=True):
    """A move of a finished game."""

    ply: int
    seat: int
    action: int
    label: str


class Replay(Wire, frozen=True):
    """A finished game: ply 0 is the set-up, then one for each move."""

    table: str
    game: str
    title: str
    mode_title: str
    seats: list[SeatInfo]
    plies: int
    moves: list[ReplayMove]
    result: str


class ReplayScene(Wire, frozen=True):
    """The table after so many moves, as the chosen seat saw it."""

    ply: int
    events: list[EventInfo]
    view: ViewInfo
