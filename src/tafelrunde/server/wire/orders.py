"""From the client, over the socket."""

from __future__ import annotations

from typing import Literal

from .base import Language, Order


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
