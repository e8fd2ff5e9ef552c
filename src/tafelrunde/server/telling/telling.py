"""What a viewer is told: scenes and news of a table, in the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

from tafelrunde.kernel import Event, View
from tafelrunde.kernel.talk import Phrase

from .. import wire
from ..room import undo
from ..room.moment import Moment
from ..room.room import Room
from ..room.viewers import Viewer, acting, own_seat, scene_number, standpoint
from ..voice import level_name, say
from .addressing import called, events_for, speech_for
from .speech import Speech, speech_of

HOUSE_PHRASES = ("hello", "good_luck", "well_played", "thanks", "one_moment", "good_game")
"""What may be said at every table. Where a game has phrases for partners, only those are said
while it is played: everything else could be a signal."""


def scene(
    moment: Moment,
    viewer: Viewer,
    events: Sequence[Event] = (),
    *,
    table: bool = False,
    again: bool = False,
    undone: bool = False,
    views: Mapping[int | None, View] | None = None,
) -> wire.Scene:
    """The whole scene as this viewer may see it; `views` are those of `views_for`."""
    room = moment.room
    number = scene_number(room, viewer)
    if room.state is None:
        return wire.Scene(number, table=table_info(moment, viewer), again=again)
    speech = speech_for(room, viewer)
    seat, curtain = standpoint(room, viewer)
    view = room.game.view(room.state, seat) if views is None else views[seat]
    mine = acting(room, viewer)
    return wire.Scene(
        number,
        events=events_for(room, viewer, speech, events, seat) if events else [],
        view=speech.view(
            view, seats_in_words(room, speech) if view.outcome is not None else [], own_seat(viewer)
        ),
        clock=clock_info(room, moment.now),
        undo=undo_info(room, viewer, mine),
        phrases=game_phrases(room, mine, speech) if mine is not None else [],
        window=window_info(moment, mine),
        curtain=None if curtain is None else curtain_info(room, curtain, viewer.language),
        table=table_info(moment, viewer) if table else None,
        again=again,
        undone=undone,
    )


def views_for(room: Room, viewers: Iterable[Viewer]) -> dict[int | None, View] | None:
    """What several are shown at the same moment, by the seats from which they look."""
    if room.state is None:
        return None
    seats = list({standpoint(room, viewer)[0]: None for viewer in viewers})
    return dict(zip(seats, room.game.views(room.state, seats)))


def news(moment: Moment, viewer: Viewer) -> wire.TableNews:
    """What changed beside the game."""
    room = moment.room
    mine = acting(room, viewer)
    return wire.TableNews(
        table_info(moment, viewer),
        clock=clock_info(room, moment.now) if room.state is not None else None,
        undo=undo_info(room, viewer, mine) if room.state is not None else None,
    )


def seats_in_words(room: Room, speech: Speech) -> list[str]:
    """What sentences call the seats; where a game has no names for them, who sits there."""
    names = called(room, room.state)
    return [
        speech.words.name(name) if name else player_name(room, seat, speech.language)
        for seat, name in enumerate(names)
    ]


def player_name(room: Room, seat: int, language: str) -> str:
    chair = room.seats[seat]
    if chair.kind == "ai":
        return level_name(language, chair.level)
    return chair.name or say(language, "seat-title", number=seat + 1)


# Parts of a scene -------------------------------------------------------------------------


def clock_info(room: Room, now: int) -> wire.ClockInfo | None:
    clocks = room.clocks
    if not clocks.used:
        return None
    terms = clocks.terms
    return wire.ClockInfo(
        cast(wire.Tempo, terms.tempo),
        clocks.left_at(now),
        clocks.running,
        terms.increment,
        clocks.warning,
    )


def undo_info(room: Room, viewer: Viewer, mine: int | None) -> wire.UndoInfo | None:
    if not viewer.seats:
        return None
    asked_by = room.undo_by
    if mine is None:
        return None if asked_by is None else wire.UndoInfo(False, asked_by=asked_by)
    return undo_told(undo.why_not(room, mine), room.online, asked_by, viewer.language)


@cache
def undo_told(
    why_not: str | None, online: bool, asked_by: int | None, language: str
) -> wire.UndoInfo:
    """One of a few answers, sent with every scene."""
    text = "" if why_not is None else say(language, why_not)
    return wire.UndoInfo(why_not is None, online, text, asked_by)


def window_info(moment: Moment, mine: int | None) -> wire.WindowInfo | None:
    room, ends = moment.room, moment.around.window_ends
    if mine is None or ends is None or room.window is None or mine not in room.asked:
        return None
    answered = room.held is not None and room.held[0] == mine
    return wire.WindowInfo(max(0, ends - moment.now), answered)


def curtain_info(room: Room, seat: int, language: str) -> wire.CurtainInfo:
    title = seat_title(room, seat, language)
    return wire.CurtainInfo(seat, say(language, "curtain", player=title))


def game_phrases(room: Room, seat: int, speech: Speech) -> list[wire.PhraseInfo]:
    """What the game offers this seat to say."""
    offered = room.game.phrases(room.state, seat, room.said) if room.playing else []
    return [phrase_info(phrase, speech) for phrase in offered]


def phrase_info(phrase: Phrase, speech: Speech) -> wire.PhraseInfo:
    return wire.PhraseInfo(phrase.id, speech.words.phrase(phrase), phrase.about)


def house_phrases(room: Room, language: str) -> list[wire.PhraseInfo]:
    if not may_chat(room):
        return []
    return [wire.PhraseInfo(id, say(language, f"phrase-{id}")) for id in HOUSE_PHRASES]


def may_chat(room: Room) -> bool:
    """Whether the phrases of the house may be said: to people, and never as a signal."""
    partners = len(set(room.teams)) < len(room.seats)
    return room.online and not (partners and room.playing)


def said(room: Room, viewer: Viewer, seat: int, phrase: Phrase) -> wire.SaidNews:
    """Somebody said something."""
    speech = speech_for(room, viewer)
    house = phrase.id in HOUSE_PHRASES and not speech.words.knows(f"phrase-{phrase.id}")
    text = say(viewer.language, f"phrase-{phrase.id}") if house else speech.words.phrase(phrase)
    mine = acting(room, viewer)
    offered = game_phrases(room, seat, speech) if mine == seat else None
    return wire.SaidNews(seat, phrase.id, text, phrase.about, offered)


# The table --------------------------------------------------------------------------------


def table_info(moment: Moment, viewer: Viewer) -> wire.TableInfo:
    """Everything about the table but the game itself."""
    room = moment.room
    opened, language = room.opened, viewer.language
    words = speech_of(room.game, language).words
    return wire.TableInfo(
        table=room.table,
        game=opened.game,
        title=words.title,
        mode=opened.mode,
        mode_title=words.mode(opened.mode),
        options=open_options(room),
        status=cast(wire.Status, room.status),
        seats=seat_infos(moment, language),
        clock=clock_plan(room),
        yours=list(viewer.seats),
        host=viewer.host,
        one_device=room.one_device,
        practice=room.practice,
        rated=opened.rated,
        strict=opened.strict,
        watchers=moment.around.watchers,
        absent=absent_infos(room, language, moment.now),
        rematch=rematch_info(room),
        open_hands=[seat for seat in range(len(room.seats)) if room.consents >> seat & 1],
        hint=may_hint(room),
        phrases=house_phrases(room, language),
        result=result_of(room, viewer),
        own_cards=room.game.card_text != "",
    )


def open_options(room: Room) -> dict[str, wire.Value]:
    """What was agreed, as far as everybody may know: the text of a deck, or its name, is its
    player's secret until the end (GW-127)."""
    options = dict(room.options)
    if room.status == "over":
        return options
    secret = [option.name for option in room.game.options if option.free]
    return {name: value for name, value in options.items() if name not in secret}


def seat_infos(moment: Moment, language: str) -> list[wire.SeatInfo]:
    room = moment.room
    return [
        wire.SeatInfo(
            seat,
            seat_title(room, seat, language),
            room.teams[seat],
            cast(wire.SeatKind, chair.kind),
            player_name(room, seat, language) if not chair.free else "",
            chair.level,
            moment.is_here(seat),
            0 if moment.is_here(seat) else chair.away_for(moment.now),
            chair.substitute,
            chair.rating,
            seat_names(room, seat),
        )
        for seat, chair in enumerate(room.seats)
    ]


def seat_title(room: Room, seat: int, language: str) -> str:
    """What the game calls a seat, once it has begun."""
    name = room.game.name_of(room.state, seat) if room.state is not None else ""
    if not name:
        return say(language, "seat-title", number=seat + 1)
    return speech_of(room.game, language).words.plain_name(name)


def seat_names(room: Room, seat: int) -> tuple[str, ...]:
    """The names in tokens that mean this seat."""
    names = room.game.names_of(room.state, seat) if room.state is not None else ()
    return tuple(name for name in names if name in room.game.players)


def clock_plan(room: Room) -> wire.ClockPlan:
    terms = room.opened.clock
    if terms.tempo == "days":
        return wire.ClockPlan("days", days=terms.bank / 86_400_000)
    if terms.tempo == "real":
        return wire.ClockPlan("real", terms.bank / 60_000, terms.increment / 1000)
    return wire.ClockPlan()


def absent_infos(room: Room, language: str, now: int) -> list[wire.AbsentInfo]:
    if not room.playing or not room.online:
        return []
    found = []
    for seat, chair in enumerate(room.seats):
        ends = chair.patience_ends(room.tempo)
        if ends is not None:
            left = max(0, ends - now)
            sentence = "away" if left else "away-too-long"
            text = say(language, sentence, player=player_name(room, seat, language))
            found.append(wire.AbsentInfo(seat, left, text))
    return found


def rematch_info(room: Room) -> wire.RematchInfo | None:
    if not room.rematch and not room.next_table:
        return None
    wanted = tuple(seat for seat in range(len(room.seats)) if room.rematch >> seat & 1)
    return wire.RematchInfo(wanted, room.next_table)


def may_hint(room: Room) -> bool:
    """Only against AIs or at one device, and not where it was agreed to play strictly."""
    return not room.opened.strict and not room.opened.rated and not room.online


def result_of(room: Room, viewer: Viewer) -> str:
    """The outcome as one sentence to this viewer, with a word of it if somebody left."""
    if room.state is None or not room.state.over:
        return ""
    outcome = room.game.outcome(room.state)
    if outcome is None:
        return ""
    speech = speech_for(room, viewer)
    text = speech.words.outcome(outcome, seats_in_words(room, speech), own_seat(viewer))
    return f"{text} {say(viewer.language, 'result-left')}" if room.claimed else text


def ended(room: Room, viewer: Viewer, rating_change: float | None = None) -> wire.Ended:
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    speech = speech_for(room, viewer)
    told = speech.outcome(outcome, seats_in_words(room, speech), own_seat(viewer))
    return wire.Ended(told, result_of(room, viewer), rating_change)
