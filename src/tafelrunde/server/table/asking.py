"""Questions about a position: why not, and what if. They change nothing and tell no secret."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Foreseen, places, preview, seeded

from .. import wire
from ..room.room import Room
from ..room.viewers import Viewer
from ..telling.addressing import speech_for, unaddressed
from ..telling.speech import Speech, open_fact
from ..voice import say
from .decide import why_not

MOST_REASONS = 3
MOST_PLACES = 6


def why(room: Room, seat: int, order: wire.Why, viewer: Viewer) -> wire.WhyAnswer:
    """Why an action, or what lies at the places touched, is not possible now."""
    if room.state is None:
        return wire.WhyAnswer(order.ask, False, [own_reason("not-begun", viewer.language)])
    if order.action is not None:
        reason = why_not(room, seat, order.action, viewer)
        return wire.WhyAnswer(order.ask, reason is None, [] if reason is None else [reason])
    return why_touches(room, seat, order, viewer)


def why_touches(room: Room, seat: int, order: wire.Why, viewer: Viewer) -> wire.WhyAnswer:
    """Look for all actions that begin with these touches, legal or not: what do they lack?

    Reasons that name what was touched go first. Those that speak of another card, or only say that
    something else is asked, are left out: the answer names the place and the question instead.
    """
    if seat not in room.asked:
        reason = why_not(room, seat, 0, viewer)
        return wire.WhyAnswer(order.ask, False, [] if reason is None else [reason])
    speech = speech_for(room, viewer)
    touched = {places.last(place) for place in order.touches}
    telling: dict[str, wire.Reason] = {}
    broad: dict[str, wire.Reason] = {}
    for action in meant(room, seat, order.touches):
        refusal = room.game.why_not(room.state, seat, action)
        if refusal is None:
            return wire.WhyAnswer(order.ask, True)
        card = refusal.facts.get("card")
        if card in touched:
            telling.setdefault(refusal.code, speech.refusal(refusal))
        elif card is None and "question" not in refusal.facts:
            broad.setdefault(refusal.code, speech.refusal(refusal))
    reasons = [*telling.values(), *broad.values()][:MOST_REASONS]
    return wire.WhyAnswer(order.ask, False, reasons or [own_answer(room, seat, order, viewer)])


def meant(room: Room, seat: int, touches: tuple[str, ...]) -> list[int]:
    """The actions whose touches begin so; without order if there are none; of the zone, if a card
    in it means nothing by itself."""
    described = [room.game.describe(room.state, seat, action) for action in range(room.actions)]
    for wanted in (touches, (*touches[:-1], places.around(touches[-1])) if touches else ()):
        ordered = [one.action for one in described if one.touches[: len(wanted)] == wanted]
        if ordered:
            return ordered
        anyhow = [one.action for one in described if set(wanted) <= set(one.touches)]
        if anyhow:
            return anyhow
    return []


def own_answer(room: Room, seat: int, order: wire.Why, viewer: Viewer) -> wire.Reason:
    """No action has to do with this. What has, and what is asked, is said instead."""
    view = room.game.view(room.state, seat)
    zones = {zone.place for zone in view.zones}
    place = order.touches[-1] if order.touches else ""
    words, language = speech_for(room, viewer).words, viewer.language
    button = words.knows(f"button-{place.replace('/', '-')}")  # drawn, if of no use now
    is_there = place in zones or place in view.buttons or places.around(place) in zones
    if not button and not is_there:
        return own_reason("nothing-there", language)

    def label(at: str) -> str:
        is_button = at in view.buttons or (button and at == place)
        return words.button(at) if is_button else words.zone(at)

    begun = order.touches[:-1]
    onward = dict.fromkeys(
        label(move.touches[len(begun)])
        for move in view.moves
        if begun and move.touches[: len(begun)] == begun and len(move.touches) > len(begun)
    )
    if onward:
        listed = words.listed(list(onward)[:MOST_PLACES])
        text = say(language, "refused-does-not-go", place=label(place), places=listed)
        return wire.Reason("does-not-go", text)
    question = words.question(view.question)
    text = say(language, "refused-not-asked-for", place=label(place), question=question)
    return wire.Reason("not-asked-for", text)


def own_reason(code: str, language: str) -> wire.Reason:
    return wire.Reason(code, say(language, f"refused-{code}"))


def what_if(
    room: Room, seat: int, order: wire.PreviewOf, viewer: Viewer
) -> wire.PreviewAnswer | wire.RefusedNews:
    """What an action would bring, told by the rules in imagined worlds."""
    refusal = why_not(room, seat, order.action, viewer)
    if refusal is not None:
        return wire.RefusedNews(refusal.code, refusal.text, refusal.rule, order.ask)
    dice = seeded(room.scenes[seat] * 7919 + order.action)  # from nothing the seat does not know
    foreseen = preview(room.game, room.state, seat, order.action, dice)
    speech = speech_for(room, viewer)
    return wire.PreviewAnswer(
        order.ask,
        order.action,
        told_ahead(speech, foreseen.events),
        foreseen.sure,
        foreseen.open_end,
        {name: open_fact(value) for name, value in foreseen.after.items()},
    )


def told_ahead(speech: Speech, events: Sequence[Foreseen]) -> list[wire.ForeseenInfo]:
    """What is foreseen, in words. From where seats get other names on nobody is "you"."""
    told: list[wire.ForeseenInfo] = []
    for event in events:
        if event.kind in speech.game.renames:
            speech = unaddressed(speech)
        told.append(speech.foreseen(event))
    return told
