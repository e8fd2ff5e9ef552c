"""One game with people and bots in its seats, move by move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.ai import Forfeit, Perspective, Player
from tafelrunde.kernel import RESIGN, Dice, Event, Game, Recorder, Seat, View, seeded

LUCK = 0x1F83D9AB
STRIDE = 7919


class Session:
    """A recorded game. Bots answer by themselves; the session waits for people."""

    def __init__(self, recorder: Recorder[Any], bots: Mapping[Seat, Player]) -> None:
        self.recorder = recorder
        self.bots = dict(bots)
        self.game: Game[Any] = recorder.game
        self.seats = self.game.seats(recorder.record.options)
        self.people = tuple(seat for seat in range(self.seats) if seat not in self.bots)
        self.forfeits: list[Forfeit] = []
        """Bots that could not go on and lost the game for it, since somebody last looked."""
        self._marks: list[int] = []
        """How long the story was before each move."""
        self._former: list[tuple[int, list[tuple[str, ...]]]] = []
        """Where in the story seats got other names, and which they had before."""

    @property
    def state(self) -> Any:
        return self.recorder.state

    @property
    def story(self) -> list[Event]:
        return self.recorder.story

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def turn(self) -> Seat | None:
        """The person who is asked; None if nobody is."""
        return next((seat for seat in self.state.waiting_on() if seat not in self.bots), None)

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    def seen(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events of the story from this place on that a seat may know."""
        return [event for _, event in self.places_seen(seat, since)]

    def places_seen(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Event]]:
        """The same, with their places in the story."""
        numbered = enumerate(self.story[since:], since)
        return [(place, event) for place, event in numbered if event.seen_by(seat)]

    def names_at(self, seat: Seat, place: int) -> tuple[str, ...]:
        """What facts called a seat at this place of the story."""
        for renamed, names in self._former:
            if place < renamed:
                return names[seat]
        return self.game.names_of(self.state, seat)

    def play(self, seat: Seat, action: int) -> None:
        self._marks.append(len(self.story))
        names = [self.game.names_of(self.state, each) for each in range(self.seats)]
        try:
            self.recorder.play(seat, action)
        except BaseException:
            self._marks.pop()
            raise
        for place in range(self._marks[-1], len(self.story)):
            if self.story[place].kind in self.game.renames:
                self._former.append((place, names))

    def let_bots_answer(self) -> None:
        """Until a person is asked or the game is over. The same seed gives the same answers."""
        while not self.over and self.turn() is None:
            seat = self.state.turn()
            ply = len(self.recorder.record.moves)
            dice = seeded((self.recorder.record.seed ^ LUCK) + STRIDE * ply)
            self._let_bot_speak(seat, dice.split())
            self.play(seat, self._answer_of(seat, dice))

    def perspective(self, seat: Seat) -> Perspective[Any]:
        """The game as a seat knows it, with all that was said."""
        return Perspective(self.game, self.state, seat, self.recorder.record.talk)

    def _let_bot_speak(self, seat: Seat, dice: Dice) -> None:
        """A bot with partners says what may help them before it answers."""
        if self.game.phrases(self.state, seat, self.recorder.record.talk):
            phrase = self.perspective(seat).speak(dice)
            if phrase is not None:
                self.recorder.say(seat, phrase)

    def _answer_of(self, seat: Seat, dice: Dice) -> int:
        """What a bot answers. One that cannot go on gives up."""
        try:
            seen, bot = self.perspective(seat), self.bots[seat]
            return seen.checked(bot.choose(seen, dice), bot.name)
        except Forfeit as forfeit:
            self.forfeits.append(forfeit)
            return RESIGN

    # Taking back --------------------------------------------------------------------------

    def why_no_undo(self, seat: Seat) -> str | None:
        """Why this person may not take the last decision back; None if that is fair.

        Against bots everything may be taken back. Between people only one's own last decision,
        and only while it has shown nobody anything.
        """
        last = self._last_decision()
        if last is None:
            return "undo-nothing"
        if len(self.people) == 1:
            return None
        if self.recorder.record.moves[last].seat != seat:
            return "undo-others"
        since = {event.kind for event in self.story[self._marks[last] :]}
        if not since.isdisjoint(self.game.controls.reveals):
            return "undo-revealed"
        return None

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        last = self._last_decision()
        if last is not None:
            self.recorder.take_back(len(self.recorder.record.moves) - last)
            del self._marks[last:]
            story = len(self.story)
            self._former = [(place, names) for place, names in self._former if place < story]

    def _last_decision(self) -> int | None:
        moves = self.recorder.record.moves
        own = [ply for ply, moved in enumerate(moves) if moved.seat not in self.bots]
        return own[-1] if own else None
