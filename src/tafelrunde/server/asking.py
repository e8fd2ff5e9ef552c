"""Questions about a position: why not, and what if. They change nothing and tell no secret."""

from __future__ import annotations

from tafelrunde.kernel import preview, seeded

from . import wire
from .decide import why_not
from .room import Room
from .speech import speech_of
from .voice import say

MOST_REASONS = 3


def why(room: Room, seat: int, order: wire.Why, language: str) -> wire.WhyAnswer:
    """Why an action, or what lies at the places touched, is not possible now."""
    if room.state is None:
        return wire.WhyAnswer(order.ask, False, [own_reason("not-begun", language)])
    if order.action is not None:
        reason = why_not(room, seat, order.action, language)
        return wire.WhyAnswer(order.ask, reason is None, [] if reason is None else [reason])
    return why_touches(room, seat, order, language)


def why_touches(room: Room, seat: int, order: wire.Why, language: str) -> wire.WhyAnswer:
    """Look for all actions that begin with these touches, legal or not: what do they lack?"""
    found: dict[str, wire.Reason] = {}
    if seat not in room.asked:
        reason = why_not(room, seat, 0, language)
        found = {} if reason is None else {reason.text: reason}
    else:
        for action in meant(room, seat, order.touches):
            reason = why_not(room, seat, action, language)
            if reason is None:
                return wire.WhyAnswer(order.ask, True)
            found.setdefault(reason.text, reason)
    reasons = list(found.values())[:MOST_REASONS] or [own_reason("nothing-there", language)]
    return wire.WhyAnswer(order.ask, False, reasons)


def meant(room: Room, seat: int, touches: tuple[str, ...]) -> list[int]:
    """The actions whose touches begin so; without order if there are none."""
    count = room.game.action_count(room.game.complete(room.opened.options))
    described = [room.game.describe(room.state, seat, action) for action in range(count)]
    ordered = [one.action for one in described if one.touches[: len(touches)] == touches]
    if ordered:
        return ordered
    return [one.action for one in described if set(touches) <= set(one.touches)]


def own_reason(code: str, language: str) -> wire.Reason:
    return wire.Reason(code, say(language, f"refused-{code}"))


def what_if(
    room: Room, seat: int, order: wire.PreviewOf, language: str
) -> wire.PreviewAnswer | wire.RefusedNews:
    """What an action would bring, told by the rules in imagined worlds."""
    refusal = why_not(room, seat, order.action, language)
    if refusal is not None:
        return wire.RefusedNews(refusal.code, refusal.text, refusal.rule, order.ask)
    dice = seeded(room.scenes[seat] * 7919 + order.action)  # from nothing the seat does not know
    foreseen = preview(room.game, room.state, seat, order.action, dice)
    speech = speech_of(room.opened.game, language)
    return wire.PreviewAnswer(
        order.ask,
        order.action,
        [speech.foreseen(event) for event in foreseen.events],
        foreseen.sure,
        foreseen.open_end,
        {name: speech.open_fact(value) for name, value in foreseen.after.items()},
    )
