"""What comes of an order: entries for the log, or a refusal. Nothing is changed here.

    decision = decide(room, viewer, order, now)

The entries are folded into the room once they are stored, and only then is anybody told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from tafelrunde.ai import levels
from tafelrunde.kernel import RESIGN, TIME_OUT, Phrase, position

from .. import entries as log
from .. import wire
from ..room import undo
from ..room.room import Room
from ..room.viewers import Viewer, acting, next_at_device, scene_number
from ..telling import telling
from ..telling.addressing import speech_for
from ..voice import say

MOST_SAID = 4
"""Phrases of the house that a seat may say between two moves."""


@final
class Decision:
    """What is to be stored; what to answer at once; whether to send the current scene again."""

    __slots__ = ("entries", "answer", "resend", "with_table")

    def __init__(
        self,
        entries: list[log.Entry] | None = None,
        answer: Any = None,
        resend: bool = False,
        with_table: bool = False,
    ) -> None:
        self.entries = [] if entries is None else entries
        self.answer = answer
        self.resend = resend
        self.with_table = with_table
        """Whether the scene is sent with all that is true beside the game."""


def refuse(viewer: Viewer, code: str, **facts: object) -> Decision:
    text = say(viewer.language, f"refused-{code}", **facts)
    return Decision(answer=wire.RefusedNews(code, text))


def decide(room: Room, viewer: Viewer, order: Any, now: int) -> Decision:
    """What comes of an order that changes something."""
    if not viewer.seats:
        return refuse(viewer, "onlooker")
    late = time_outs(room, now)
    if late:
        return Decision(late, resend=True)
    return ORDERS[type(order)](room, viewer, order, now)


def seat_of(room: Room, viewer: Viewer) -> int:
    """The seat an order beside the game comes from: at one device the one who is there, or
    whose turn it is."""
    mine = acting(room, viewer)
    if mine is None:
        mine = next_at_device(room, viewer)
    return viewer.seats[0] if mine is None else mine


# Moves ------------------------------------------------------------------------------------


def act(room: Room, viewer: Viewer, order: wire.Act, now: int) -> Decision:
    seat = acting(room, viewer)
    if room.state is None:
        return refuse(viewer, "not-begun")
    if seat is None or not is_current(room, viewer, order.scene):
        return Decision(resend=True)
    refusal = why_not(room, seat, order.action, viewer)
    if refusal is not None:
        return Decision(answer=wire.RefusedNews(refusal.code, refusal.text, refusal.rule))
    if room.window is not None:
        if room.held is not None:
            return Decision(resend=True)
        return Decision([log.Held(now, seat, order.action)])
    return Decision([log.Moved(now, seat, order.action)])


def is_current(room: Room, viewer: Viewer, scene: int) -> bool:
    """Whether an answer given in this scene is one to the question that stands.

    Where several are asked at once, a move of another makes no answer stale.
    """
    now = scene_number(room, viewer)
    if len(viewer.seats) == 1:
        return room.since[viewer.seats[0]] <= scene <= now
    return scene == now


def why_not(room: Room, seat: int, action: int, viewer: Viewer) -> wire.Reason | None:
    """Why this seat may not take this action, in words; None if it may."""
    if not 0 <= action < room.actions:
        text = say(viewer.language, "refused-no-such-action", most=room.actions - 1)
        return wire.Reason("no-such-action", text)
    if room.playing and seat in room.asked and action in room.state.legal_for(seat):
        return None  # as the game would say, on the way that nearly every move takes
    refusal = room.game.why_not(room.state, seat, action)
    return None if refusal is None else speech_for(room, viewer).refusal(refusal)


def bot_moves(room: Room, seat: int, ply: int, action: int, now: int) -> list[log.Entry]:
    """An AI has answered, legally, the question it was asked after so many moves."""
    chair = room.seats[seat]
    if not room.playing or room.ply != ply or not chair.mind:
        return []
    if room.window is not None:
        return [] if room.held is not None else [log.Held(now, seat, action)]
    return [log.Moved(now, seat, action)]


def bot_resigns(room: Room, seat: int, ply: int, now: int) -> list[log.Entry]:
    """A program that cannot go on gives up, whatever was asked."""
    if not room.playing or room.ply != ply or not room.seats[seat].mind:
        return []
    return [log.Moved(now, seat, RESIGN)]


def bot_speaks(room: Room, seat: int, phrase: Phrase, now: int) -> list[log.Entry]:
    if not room.playing or phrase not in room.game.phrases(room.state, seat, room.said):
        return []
    return [log.Spoke(now, seat, phrase.id, phrase.about)]


# Time -------------------------------------------------------------------------------------


def time_outs(room: Room, now: int) -> list[log.Entry]:
    """Those whose clock has fallen by now, though nobody has noticed yet."""
    if not room.playing:
        return []
    return [log.Moved(now, seat, TIME_OUT) for seat in room.clocks.late(now)[:1]]


def window_closes(room: Room, ends: int | None, now: int) -> list[log.Entry]:
    """The time of a secret question is over: the answer given meanwhile counts, or none."""
    passes = room.window
    if passes is None or ends is None or now < ends:
        return []
    if room.held is not None:
        return [log.Moved(now, *room.held)]
    return [log.Moved(now, room.asked[0], passes)]


def more_time(room: Room, viewer: Viewer, order: wire.MoreTime, now: int) -> Decision:
    if room.window is None:
        return refuse(viewer, "no-window")
    seat = seat_of(room, viewer)
    if room.prolonged >> seat & 1:
        return refuse(viewer, "more-time-taken")
    return Decision([log.Prolonged(now, seat)])


# Taking back ------------------------------------------------------------------------------


def take_back(room: Room, viewer: Viewer, order: wire.Undo, now: int) -> Decision:
    if order.scene != scene_number(room, viewer):
        return Decision(resend=True)
    seat = last_mover(room, viewer)
    why = undo.why_not(room, seat)
    if why is not None:
        return Decision(answer=wire.RefusedNews(why, say(viewer.language, why)))
    ply = undo.target(room, seat)
    assert ply is not None
    if not undo.must_agree(room, seat):
        return Decision([log.Undone(now, ply, seat)])
    if room.undo_by is not None:
        return refuse(viewer, "undo-asked-already")
    return Decision([log.UndoAsked(now, seat)])


def last_mover(room: Room, viewer: Viewer) -> int:
    """At one device the one who moved last takes it back."""
    for ply in range(room.ply - 1, -1, -1):
        if room.move(ply)[0] in viewer.seats:
            return room.move(ply)[0]
    return viewer.seats[0]


def undo_reply(room: Room, viewer: Viewer, order: wire.UndoReply, now: int) -> Decision:
    by = room.undo_by
    if by is None or by in viewer.seats:
        return refuse(viewer, "undo-not-asked")
    entries: list[log.Entry] = [log.UndoAnswered(now, seat, order.accept) for seat in viewer.seats]
    agreed = room.undo_agreed | sum(1 << seat for seat in viewer.seats)
    if order.accept and all(agreed >> seat & 1 for seat in undo.must_agree(room, by)):
        ply = undo.target(room, by)
        if undo.why_not(room, by) is None and ply is not None:
            entries.append(log.Undone(now, ply, by))
    return Decision(entries)


# Leaving, staying away, again -------------------------------------------------------------


def resign(room: Room, viewer: Viewer, order: wire.Resign, now: int) -> Decision:
    if room.state is None:
        return refuse(viewer, "not-begun")
    if not room.playing:
        return Decision(resend=True)
    seat = seat_of(room, viewer)
    if has_given_up(room, seat):
        return Decision(resend=True)
    return Decision([log.Moved(now, each, RESIGN) for each in who_gives_up(room, seat)])


def who_gives_up(room: Room, seat: int) -> list[int]:
    """This seat. Where a majority has to agree, AIs do as the people of their side: once all of
    those have given up, nobody is left for whom to fight on."""
    side = [each for each, team in enumerate(room.teams) if team == room.teams[seat]]
    others = [each for each in side if each != seat]
    people = [each for each in others if room.seats[each].is_person]
    after = room.state.clone()
    room.game.carry_out(after, seat, RESIGN)
    giving_up = [seat]
    if all(has_given_up(room, each) for each in people):
        for each in others:
            if not after.over and each not in people:
                room.game.carry_out(after, each, RESIGN)
                giving_up.append(each)
    return giving_up


def has_given_up(room: Room, seat: int) -> bool:
    """Where partners fight on, giving up a second time would change nothing, and is no move."""
    after = room.state.clone()
    room.game.carry_out(after, seat, RESIGN)
    return position.write(room.game, after) == position.write(room.game, room.state)


def absent_choice(room: Room, viewer: Viewer, order: wire.AbsentChoice, now: int) -> Decision:
    """After the grace the people who are there decide what becomes of an empty seat."""
    if not 0 <= order.seat < len(room.seats) or order.seat in viewer.seats or not room.playing:
        return refuse(viewer, "nobody-away")
    ends = room.seats[order.seat].patience_ends(room.tempo)
    if ends is None:
        return refuse(viewer, "nobody-away")
    if now < ends:
        return refuse(viewer, "grace", seconds=(ends - now + 999) // 1000)
    by = seat_of(room, viewer)
    if order.choice == "wait":
        return Decision([log.Waited(now, order.seat, by)])
    if order.choice == "ai":
        level = order.level or "squire"
        if level not in levels():
            return refuse(viewer, "no-such-level", levels=", ".join(levels()))
        return Decision([log.Replaced(now, order.seat, by, level)])
    teams = room.game.teams(room.game.complete(room.opened.options))
    if teams[order.seat] == teams[by]:
        return refuse(viewer, "claim-partner")
    return Decision([log.Claimed(now, order.seat, by)])


def rematch(room: Room, viewer: Viewer, order: wire.Rematch, now: int) -> Decision:
    """Once all people want it the lobby makes the table."""
    if room.status != "over":
        return refuse(viewer, "not-over")
    if room.next_table:
        return Decision(resend=True, with_table=True)
    return Decision([log.RematchWanted(now, seat, order.accept) for seat in viewer.seats])


def wants_rematch(room: Room) -> bool:
    """Whether all people who are to play again want to, and no table is there yet."""
    if room.status != "over" or room.next_table or not room.rematch:
        return False
    return all(room.rematch >> seat & 1 for seat in room.people)


def consent(room: Room, viewer: Viewer, order: wire.RevealConsent, now: int) -> Decision:
    return Decision([log.Consented(now, seat, order.agree) for seat in viewer.seats])


# Talk -------------------------------------------------------------------------------------


def speak(room: Room, viewer: Viewer, order: wire.Say, now: int) -> Decision:
    seat = acting(room, viewer)
    if seat is None:
        return Decision(resend=True)
    phrase = Phrase(order.phrase, order.about)
    offered = room.game.phrases(room.state, seat, room.said) if room.playing else []
    if phrase in offered or is_house_phrase(room, seat, phrase):
        return Decision([log.Spoke(now, seat, phrase.id, phrase.about)])
    return refuse(viewer, "phrase")


def is_house_phrase(room: Room, seat: int, phrase: Phrase) -> bool:
    if phrase.id not in telling.HOUSE_PHRASES or phrase.about or not telling.may_chat(room):
        return False
    lately = [one for one in room.said if one.seat == seat and one.ply == room.ply]
    return len(lately) < MOST_SAID


Deciding = Callable[[Room, Viewer, Any, int], Decision]

ORDERS: dict[type, Deciding] = {
    wire.Act: act,
    wire.MoreTime: more_time,
    wire.Undo: take_back,
    wire.UndoReply: undo_reply,
    wire.Resign: resign,
    wire.AbsentChoice: absent_choice,
    wire.Rematch: rematch,
    wire.RevealConsent: consent,
    wire.Say: speak,
}
