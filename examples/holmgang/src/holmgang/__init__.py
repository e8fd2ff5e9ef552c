"""Holmgang: a duel in three blows, the smallest whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel import (
    Dice,
    Event,
    Feature,
    Game,
    Mode,
    MoveText,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
    read_dice,
    seeded,
)

from .table import BOARDS, HACK, NAMES, NOBODY, PARRY, RULES, VERBS, Cloak

FIELDS = {"boards", "parried", "resigned", "turn", "dice"}


class Duel(Game[Cloak]):
    """The title page."""

    name = "holmgang"
    rules = 1
    prefix = "HG"
    package = __name__
    players = NAMES
    options = (Option("shields", 3, (3, 2), "HG-1"),)
    modes = (Mode("full", {}, 2), Mode("short", {"shields": 2}, 2))
    perfect_information = True
    most_decisions = 40

    # The course of the game ---------------------------------------------------------------

    def seats(self, options: Options) -> int:
        return 2

    def action_count(self, options: Options) -> int:
        return len(VERBS)

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Cloak:
        """HG-1  The lot decides who strikes first."""
        cloak = Cloak(seeded(seed), options)
        cloak.story = story
        first = cloak.dice.below(2)
        cloak.tell("lot.drawn", {"player": NAMES[first]}, "HG-1")
        cloak.ask(first)
        return cloak

    def agreed(self, state: Cloak) -> Options:
        return state.agreed

    def resign(self, state: Cloak, seat: Seat) -> None:
        state.tell("player.resigned", {"player": NAMES[seat]}, "HG-6")
        state.resigned = seat
        state.ask(seat)

    def time_out(self, state: Cloak, seat: Seat) -> None:
        state.tell("player.late", {"player": NAMES[seat]}, "HG-6")
        state.answer(seat, PARRY)

    def imagine(self, state: Cloak, seat: Seat, dice: Dice) -> Cloak:
        """Nothing is hidden; only the dice are others."""
        world = state.clone()
        world.dice = dice.split()
        return world

    # What is seen -------------------------------------------------------------------------

    def view(self, state: Cloak, seat: Seat | None) -> View:
        legal = [] if seat is None else state.legal_for(seat)
        moves = tuple(self.describe(state, seat or 0, action) for action in legal)
        return View(
            game=self.name,
            rules=self.rules,
            seat=seat,
            status="over" if state.over else "duel",
            question="blow" if legal else "",
            waiting_on=state.waiting_on(),
            zones=(),
            buttons=tuple(touch for move in moves for touch in move.touches),
            counters={"boards": tuple(state.boards), "parried": tuple(state.parried)},
            moves=moves,
            outcome=self.outcome(state),
        )

    def describe(self, state: Cloak, seat: Seat, action: int) -> MoveText:
        return MoveText(action, VERBS[action], {}, (f"say/{VERBS[action]}",), RULES[action])

    def forbids(self, state: Cloak, seat: Seat, action: int) -> Refusal:
        if action == HACK:
            return Refusal("last-board", "HG-3")
        return Refusal("no-such-action", "HG-2")

    def outcome(self, state: Cloak) -> Outcome | None:
        if not state.over:
            return None
        reason, rule = ("hit", "HG-2") if state.resigned == NOBODY else ("resigned", "HG-6")
        facts = {"winner": NAMES[state.winner()], "loser": NAMES[1 - state.winner()]}
        return Outcome((state.winner(),), reason, rule, tuple(state.returns()), facts)

    def features(self, options: Options) -> list[Feature]:
        most = BOARDS * int(options["shields"])
        return [
            Feature(f"{who}.{name}", 1, what, limit)
            for who in ("me", "enemy")
            for name, what, limit in (("boards", "boards left", most), ("parried", "parried", 1))
        ]

    # Positions ----------------------------------------------------------------------------

    def write_state(self, state: Cloak) -> dict[str, Any]:
        return {
            "boards": list(state.boards),
            "parried": list(state.parried),
            "resigned": None if state.resigned == NOBODY else NAMES[state.resigned],
            "turn": None if state.over else NAMES[state.turn()],
            "dice": state.dice.write(),
        }

    def read_state(self, position: Mapping[str, Any], options: Options) -> Cloak:
        cloak = Cloak(read_dice(position["dice"]), options)
        cloak.boards = list(position["boards"])
        cloak.parried = list(position["parried"])
        if position["resigned"] is not None:
            cloak.resigned = NAMES.index(position["resigned"])
        if position["turn"] is not None:
            cloak.ask(NAMES.index(position["turn"]))
        return cloak

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        if set(position) != FIELDS:
            return [f"state: expected exactly the fields {', '.join(sorted(FIELDS))}"]
        most = BOARDS * int(options["shields"])
        found = []
        if not is_pair(position["boards"], int) or not all(
            0 <= n <= most for n in position["boards"]
        ):
            found.append(f"boards: expected two numbers from 0 to {most} (HG-1)")
        if not is_pair(position["parried"], bool):
            found.append("parried: expected true or false for both duellists")
        for field in ("resigned", "turn"):
            if position[field] not in (None, *NAMES):
                found.append(f"{field}: expected null, {' or '.join(NAMES)}")
        if not isinstance(position["dice"], str) or len(position["dice"]) != 32:
            found.append("dice: expected 32 hexadecimal digits")
        if not found:
            over = 0 in position["boards"] or position["resigned"] is not None
            if over != (position["turn"] is None):
                found.append("turn: expected null when the duel is over, and only then (HG-2)")
        return found

    def state_schema(self) -> dict[str, Any]:
        pair = {"type": "array", "minItems": 2, "maxItems": 2}
        name = {"enum": [None, *NAMES]}
        return {
            "type": "object",
            "required": sorted(FIELDS),
            "additionalProperties": False,
            "properties": {
                "boards": {**pair, "items": {"type": "integer", "minimum": 0, "maximum": 9}},
                "parried": {**pair, "items": {"type": "boolean"}},
                "resigned": name,
                "turn": name,
                "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
            },
        }


def is_pair(value: object, kind: type) -> bool:
    """A list of two values of exactly this kind."""
    return isinstance(value, list) and len(value) == 2 and all(type(one) is kind for one in value)


GAME = Duel()
