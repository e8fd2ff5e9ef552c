"""Laws that every game keeps. Shipped, so that a game written elsewhere can be checked:

    from tafelrunde.kernel.laws import check_game
    check_game(GAME, games=50)

A broken law raises `LawBroken` with a sentence that names the law, the seed and the ply.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from . import position, record
from .dice import seeded
from .errors import BadInput, Refused
from .game import RESIGN, TIME_OUT, Game
from .parts import S
from .preview import preview
from .record import Recorder
from .state import Event
from .view import Seat, View, as_json


class LawBroken(AssertionError):
    """A law of the kernel does not hold for a game."""


def check_game(
    game: Game[S],
    games: int = 50,
    seed: int = 1,
    options: Iterable[Mapping[str, object]] | None = None,
    plies: int | None = None,
) -> int:
    """Play random games and check every law at every ply; return how many decisions there were.

    By default each mode in turn. With `plies` only the first so many of each game are watched
    closely, and every fiftieth after them.
    """
    agreed = list(options) if options is not None else [mode.options for mode in game.modes]
    decisions = 0
    for number in range(games):
        watched = GameUnderLaw(game, agreed[number % len(agreed)], seed + number)
        decisions += watched.check(game.most_decisions if plies is None else plies)
    return decisions


class GameUnderLaw:
    """One random game, watched."""

    def __init__(self, game: Game[Any], options: Mapping[str, object], seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.dice = seeded(seed + 7919)
        self.recorder = Recorder(game, options, seed)
        self.seats = game.seats(game.complete(options))
        self.census = game.census(self.recorder.state)
        self.ply = 0
        self.imagined_otherwise = game.perfect_information
        self.kinds: dict[tuple[object, ...], str] = {}
        """Whether a number or a yes or no stands at a place among counters and facts."""

    def check(self, plies: int) -> int:
        """Play to the end under all laws."""
        while not self.recorder.state.over:
            if self.ply < plies or self.ply % 50 == 0:
                self.check_standing()
                self.check_next_move()
            else:
                seat = self.recorder.state.turn()
                self.recorder.play(seat, self.recorder.state.pick(seat, self.dice))
            self.ply += 1
            self.demand(self.ply <= self.game.most_decisions, "a game ends")
        self.check_standing()
        self.check_ending()
        return self.ply

    def demand(self, held: bool, law: str) -> None:
        if not held:
            raise LawBroken(
                f"{self.game.name}, seed {self.seed}, options {dict(self.options)}, "
                f"ply {self.ply}: this law is broken: {law}"
            )

    # What holds in every position ---------------------------------------------------------

    def check_standing(self) -> None:
        state = self.recorder.state
        self.demand(self.game.census(state) == self.census, "no card is lost or made")
        self.check_actions()
        self.check_position()
        self.check_clone()
        views = [self.game.view(state, viewer) for viewer in self.viewers()]
        for view in views:
            self.check_view(view, view.seat)
        together = self.game.views(state, list(self.viewers()))
        self.demand(together == views, "views of one moment are the same together and alone")
        # Imagining is slow: the seats that are asked at every ply, the others in turn.
        for seat in {*state.waiting_on(), self.ply % self.seats}:
            self.check_look_alikes(seat)

    def check_actions(self) -> None:
        state, game = self.recorder.state, self.game
        self.demand(state.over or bool(state.waiting_on()), "somebody is asked before the end")
        self.demand((game.outcome(state) is not None) == state.over, "the end has an outcome")
        count = game.action_count(game.agreed(state))
        for seat in range(self.seats):
            legal = state.legal_for(seat)
            if seat not in state.waiting_on():
                self.demand(legal == (), "who is not asked has no legal action")
                continue
            self.demand(bool(legal), "who is asked has a legal action")
            self.demand(list(legal) == sorted(set(legal)), "legal actions are in ascending order")
            self.demand(legal[0] >= 0 and legal[-1] < count, "actions are inside the move book")
            self.demand(state.pick(seat, self.dice) in legal, "a picked action is legal")
            words = [game.describe(state, seat, action).notation for action in legal]
            self.demand(len(set(words)) == len(words), "legal actions differ in words")
            for action in range(count):
                refusal = game.why_not(state, seat, action)
                self.demand(
                    (refusal is None) == (action in legal), "an action is legal or has a refusal"
                )
                self.demand(
                    refusal is None or refusal.rule != "", "a refusal of the rules names its rule"
                )

    def check_position(self) -> None:
        state, game = self.recorder.state, self.game
        written = position.write(game, state)
        copy = json.loads(json.dumps(written))
        self.demand(position.problems(game, copy) == [], "a written position has no problems")
        again = position.read(game, copy)
        self.demand(
            json.loads(json.dumps(position.write(game, again))) == copy,
            "a position reads back as it was written",
        )
        for seat in range(self.seats):
            self.demand(
                again.legal_for(seat) == state.legal_for(seat), "a position read back plays alike"
            )

    def check_clone(self) -> None:
        state = self.recorder.state
        before = self.game.write_state(state)
        twin = state.clone()
        self.demand(self.game.write_state(twin) == before, "a clone is equal")
        for _ in range(12):
            if twin.over:
                break
            seat = twin.turn()
            twin.answer(seat, twin.pick(seat, self.dice))
        self.demand(self.game.write_state(state) == before, "a clone changes nothing but itself")

    def check_view(self, view: View, seat: Seat | None) -> None:
        state = self.recorder.state
        json.dumps(as_json(view))
        legal = () if seat is None else state.legal_for(seat)
        offered = tuple(move.action for move in view.moves)
        self.demand(offered == legal, "a view offers the legal moves")
        self.demand(bool(view.question) == bool(legal), "a view shows a question to who is asked")
        places = view.places()
        for move in view.moves:
            self.demand(set(move.touches) <= places, "a move touches places of the view")
        touches = [move.touches for move in view.moves]
        self.demand(len(set(touches)) == len(touches), "moves differ in the places they touch")
        for zone in view.zones:
            self.demand(
                zone.cards is None or len(zone.cards) == zone.count, "a zone shows all or nothing"
            )
        for name, value in view.counters.items():
            self.check_kind(("counter", name), value)

    def check_kind(self, place: tuple[object, ...], value: object) -> None:
        """Whoever keeps what was told must not take 1 for true, so no place tells both."""
        if isinstance(value, Mapping):
            fields = self.kinds.setdefault(place, " ".join(value))
            self.demand(fields == " ".join(value), f"{place} always has the same fields")
            for field, inner in value.items():
                self.check_kind((*place, field), inner)
        elif isinstance(value, (tuple, list)):
            listed = len(place) == 2  # a list tells many of a kind, its items what belongs together
            for number, item in enumerate(value):
                self.check_kind((*place, "item" if listed else number), item)
        elif isinstance(value, (bool, int, float)):
            kind = type(value).__name__
            known = self.kinds.setdefault(place, kind)
            self.demand(kind == known, f"{place} tells numbers, or yes and no, but not both")

    def check_look_alikes(self, seat: Seat) -> None:
        state, game = self.recorder.state, self.game
        other = game.imagine(state, seat, self.dice.split())
        self.demand(game.census(other) == self.census, "an imagined world has the same cards")
        self.demand(
            game.view(other, seat) == game.view(state, seat), "an imagined world looks the same"
        )
        self.demand(
            other.legal_for(seat) == state.legal_for(seat), "an imagined world allows the same"
        )
        self.imagined_otherwise = self.imagined_otherwise or any(
            game.view(other, viewer) != game.view(state, viewer) for viewer in range(self.seats)
        )
        blind = self.dice.split()
        self.demand(
            game.write_state(game.imagine(other, seat, blind.clone()))
            == game.write_state(game.imagine(state, seat, blind.clone())),
            "imagination knows only what the seat knows",
        )

    # What holds for every move ------------------------------------------------------------

    def check_next_move(self) -> None:
        state, game = self.recorder.state, self.game
        seat = state.waiting_on()[self.dice.below(len(state.waiting_on()))]
        action = state.pick(seat, self.dice)
        self.check_refusal_changes_nothing(seat)
        self.check_calls(seat)
        dice = self.dice.split()
        foreseen = preview(game, state, seat, action, dice.clone())
        if self.ply % 4 == 0:
            other = game.imagine(state, seat, self.dice.split())
            self.demand(
                preview(game, other, seat, action, dice.clone()) == foreseen,
                "a preview knows only what the seat knows",
            )
        before = {viewer: faces(game.view(state, viewer)) for viewer in self.viewers()}
        silent = state.clone()
        silent.answer(seat, action)
        events = self.recorder.play(seat, action)
        self.demand(
            game.write_state(silent) == game.write_state(self.recorder.state),
            "apply does what play does",
        )
        self.demand(foreseen.allows(events, seat), "what happens is what the preview foresaw")
        self.demand(
            foreseen.allows_after(game.view(self.recorder.state, seat)),
            "the numbers become what the preview foretold",
        )
        for viewer in self.viewers():
            self.check_events(events, viewer, before[viewer])
        written = self.recorder.record.write()
        copy = json.loads(json.dumps(written))
        self.demand(record.read(game, copy).write() == written, "a record reads back as written")

    def viewers(self) -> list[Seat | None]:
        return [*range(self.seats), None]

    def check_events(self, events: list[Event], viewer: Seat | None, before: set[str]) -> None:
        """No event names a card to a seat that cannot see it before or after."""
        seen = [event for event in events if event.seen_by(viewer)]
        known = before | faces(self.game.view(self.recorder.state, viewer))
        cards = {card.id for card in self.game.cards}
        for event in seen:
            if event.kind in self.game.controls.reveals:
                known |= named(event.facts, cards)
        for event in seen:
            json.dumps(as_json(event.facts))
            self.check_kind(("event", event.kind), event.facts)
            self.demand(
                named(event.facts, cards) <= known, f"the event {event.kind} betrays no hidden card"
            )

    def check_refusal_changes_nothing(self, seat: Seat) -> None:
        state, game = self.recorder.state, self.game
        count = game.action_count(game.agreed(state))
        illegal = [action for action in range(count) if action not in state.legal_for(seat)]
        if not illegal:
            return
        before = game.write_state(state)
        try:
            game.play(state, seat, illegal[self.dice.below(len(illegal))])
        except Refused:
            self.demand(game.write_state(state) == before, "a refused action changes nothing")
        else:
            self.demand(False, "an illegal action is refused")

    def check_calls(self, seat: Seat) -> None:
        """A seat may give up or run out of time at any decision, and the game stays whole."""
        for call in (RESIGN, TIME_OUT):
            twin = self.recorder.state.clone()
            self.game.play(twin, seat, call)
            self.demand(self.game.census(twin) == self.census, "a call loses no card")
            self.demand(
                twin.over == (self.game.outcome(twin) is not None), "a call leaves a whole game"
            )

    # What holds at the end ----------------------------------------------------------------

    def check_ending(self) -> None:
        state, game = self.recorder.state, self.game
        outcome = game.outcome(state)
        assert outcome is not None
        self.demand(self.imagined_otherwise, "imagination deals hidden cards anew")
        self.demand(list(outcome.returns) == state.returns(), "outcome and returns agree")
        self.demand(len(outcome.returns) == self.seats, "every seat has a return")
        best = max(outcome.returns)
        winners = tuple(seat for seat in range(self.seats) if outcome.returns[seat] == best > 0)
        self.demand(outcome.winners == winners, "the winners have the best returns")
        again = record.read(game, json.loads(json.dumps(self.recorder.record.write())))
        story: list[Event] = []
        final = self.recorder.state
        for final, events in again.replay():  # noqa: B007
            story.extend(events)
        self.demand(story == self.recorder.story, "the same seed and moves tell the same story")
        self.demand(
            game.write_state(final) == game.write_state(state), "a record leads to the same end"
        )
        again.moves.append(again.moves[-1])
        try:
            list(again.replay())
        except BadInput:
            return
        self.demand(False, "nobody moves after the end")


def faces(view: View) -> set[str]:
    """All cards that lie face up for a seat."""
    return {card for zone in view.zones for card in zone.cards or ()}


def named(facts: object, cards: set[str]) -> set[str]:
    """All card ids among the facts of an event."""
    if isinstance(facts, str):
        return {facts} & cards
    if isinstance(facts, Mapping):
        return {card for value in facts.values() for card in named(value, cards)}
    if isinstance(facts, (tuple, list)):
        return {card for value in facts for card in named(value, cards)}
    return set()
