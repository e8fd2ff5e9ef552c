"""A table to be made: what was asked for is checked, and becomes the first entries of its log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.ai import levels
from tafelrunde.kernel import BadInput, Game
from tafelrunde.kernel.game import MOST_SEED
from tafelrunde.kernel.options import written
from tafelrunde.words import Words

from .. import entries as log
from .. import games, wire
from ..faults import Denied
from ..windows import USUAL

MINUTE = 60_000
DAY = 86_400_000
MOST_CARD_TEXT = 200_000
"""Letters of a card file; the largest of ours has about 60,000."""


class Plan(msgspec.Struct, frozen=True):
    """A table that can be made."""

    game: Game[Any]
    mode: str
    options: dict[str, Any]
    seats: tuple[wire.SeatPlan, ...]
    clock: log.ClockTerms
    window: tuple[int, int]


def game_named(name: str, card_text: str = "") -> Game[Any]:
    """The game of this name, with cards of somebody's own if there are such."""
    if name not in games.names():
        raise Denied("no-such-game", 404, games=", ".join(games.names()))
    if len(card_text) > MOST_CARD_TEXT:
        raise Denied("cards-length", most=MOST_CARD_TEXT)
    try:
        return games.dealt_from(name, card_text)
    except BadInput as error:
        raise Denied("cards", reason=str(error)) from None


def check_level(level: str) -> None:
    if level not in levels():
        raise Denied("no-such-level", levels=", ".join(levels()))


def plan_of(order: wire.NewTable) -> Plan:
    """Check an order for a table; Denied says what is wrong with it."""
    game = game_named(order.game, order.cards)
    modes = {mode.name: mode for mode in game.modes}
    mode = game.modes[0] if not order.mode else modes.get(order.mode)
    if mode is None:
        raise Denied("no-such-mode", modes=", ".join(modes))
    check_named(game, order.options)
    rated = game.rated_options if order.rated else {}
    check_agreed(game, order.options, rated)
    try:
        options = game.complete({**mode.options, **order.options, **rated})
    except BadInput as error:
        raise Denied("options", reason=str(error)) from None
    check_options(game, options)
    seats = seats_of(order, game.seats(options))
    clock = clock_of(order.clock)
    check_rated(order, seats)
    if order.seed is not None and not 0 <= order.seed <= MOST_SEED:
        raise Denied("seed", most=MOST_SEED)
    window = (0, 0)
    meet = any(seat.kind == "open" for seat in seats)
    people = sum(seat.kind != "ai" for seat in seats)
    if people > 1 and game.reactions is not None:
        options = dict(game.reactions.with_hidden_reactions(options))
        if meet and clock.tempo != "days":
            window = USUAL
    return Plan(game, mode.name, options, seats, clock, window)


def check_options(game: Game[Any], options: dict[str, Any]) -> None:
    """Some options are texts that only a set-up can judge, such as decks."""
    if not any(option.free for option in game.options):
        return
    try:
        game.setup(options, 0)
    except BadInput as error:
        raise Denied("options", reason=str(error)) from None


def check_named(game: Game[Any], given: Mapping[str, wire.Value]) -> None:
    """The names and values that a game knows, or else in words what they are."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Denied("no-such-option", option=name, options=", ".join(known))
        try:
            known[name].read(value)
        except BadInput:
            values = ", ".join(map(written, known[name].values))
            told = written(value)
            raise Denied("option-value", option=name, given=told, values=values) from None
        if known[name].free and value not in known[name].values:
            check_deck(game, name, str(value))


def check_agreed(
    game: Game[Any], given: Mapping[str, wire.Value], rated: Mapping[str, wire.Value]
) -> None:
    """Nobody plays a rated game by other terms than were asked for without noticing."""
    for option in game.options:
        name = option.name
        if name not in rated or option.read(given.get(name, rated[name])) == rated[name]:
            continue

        def title(language: str, name: str = name) -> str:
            return Words(game, language).option(name)

        def told(language: str, name: str = name) -> str:
            return Words(game, language).option_value(name, given[name])

        def only(language: str, name: str = name) -> str:
            return Words(game, language).option_value(name, rated[name])

        raise Denied("rated-option", option=title, given=told, values=only)


def check_deck(game: Game[Any], option: str, text: str) -> None:
    """All that is wrong with a deck, in the language of who brings it."""
    if game.decks is None:
        return
    try:
        found = game.decks.check(text)
    except BadInput as error:
        raise Denied("options", reason=str(error)) from None
    if found:

        def faults(language: str) -> str:
            words = Words(game, language)
            return " ".join(words.refusal(one) for one in found)

        raise Denied("deck-option", option=option, faults=faults)


def seats_of(order: wire.NewTable, count: int) -> tuple[wire.SeatPlan, ...]:
    plan = list(order.seats) or [wire.SeatPlan("me")]
    if len(plan) > count:
        raise Denied("seats", seats=count, given=len(plan))
    plan += [wire.SeatPlan("open")] * (count - len(plan))
    for seat in plan:
        if seat.kind == "ai":
            check_level(seat.level)
    if not any(seat.kind == "me" for seat in plan) and any(seat.kind == "open" for seat in plan):
        raise Denied("no-maker")
    return tuple(plan)


def clock_of(plan: wire.ClockPlan) -> log.ClockTerms:
    if plan.tempo == "none":
        return log.ClockTerms()
    if plan.tempo == "real":
        if not (0.5 <= plan.minutes <= 180 and 0 <= plan.increment <= 180):
            raise Denied("clock")
        return log.ClockTerms("real", round(plan.minutes * MINUTE), round(plan.increment * 1000))
    if not 0.01 <= plan.days <= 30:
        raise Denied("clock")
    return log.ClockTerms("days", round(plan.days * DAY))


def check_rated(order: wire.NewTable, seats: tuple[wire.SeatPlan, ...]) -> None:
    if not order.rated:
        return
    mine = sum(seat.kind == "me" for seat in seats)
    own = order.seed is not None or order.cards
    if mine != 1 or any(seat.kind == "ai" for seat in seats) or own:
        raise Denied("rated")


def opening(plan: Plan, order: wire.NewTable, host: str, now: int) -> log.Opened:
    return log.Opened(
        at=now,
        table=new_name(),
        game=plan.game.name,
        rules=plan.game.rules,
        cards=plan.game.cards_digest,
        mode=plan.mode,
        options=plan.options,
        seed=secrets.randbelow(MOST_SEED) if order.seed is None else order.seed,
        seats=len(plan.seats),
        host=host,
        clock=plan.clock,
        listed=order.sight == "listed",
        rated=order.rated,
        strict=order.strict,
        undo=order.undo,
        invited=order.sight == "link",
        window=plan.window,
        card_text=plan.game.card_text,
    )


ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_name() -> str:
    """The name of a table: short enough to read aloud, and not to be guessed. No secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
