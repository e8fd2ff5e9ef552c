"""A game by typed lines: every line gets an answer of at most twelve lines.

game = PromptGame(session, "en")
lines = game.begin()
lines = game.answer("1")        # and so on until game.ended
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tafelrunde.ai import LEVELS
from tafelrunde.ai.hint import HINT, hints
from tafelrunde.ai.thinker import Budget
from tafelrunde.kernel import RESIGN, BadInput, Foreseen, MoveText, Seat, preview, seeded
from tafelrunde.words import LANGUAGES, Words

from .hinting import hint_lines
from .naming import all_moves, meant, meant_cards
from .paper import PAGE, WIDTH, all_wrapped, numbered, squeezed, wrapped
from .scene import Scene
from .session import Session
from .voice import Voice

CLEAR = "\f"
"""A line of its own: wipe the screen before going on. Never said in plain mode."""

Save = Callable[[str], None]
"""Writes the record to a file of this name; BadInput says why it could not."""


class PromptGame:
    """The prompt between people and a game. It takes lines and gives lines."""

    def __init__(
        self,
        session: Session,
        language: str,
        *,
        plain: bool = True,
        save: Save | None = None,
        hint_budget: Budget = HINT,
    ) -> None:
        self.session = session
        self.alone = session.people[0] if len(session.people) == 1 else None
        """The only person, who is told "you"."""
        self.plain = plain
        self.ended = False
        self._save = save
        self._hint_budget = hint_budget
        self._speak(language)
        self._seat: Seat | None = None
        """The person in front of the screen."""
        self._curtain: Seat | None = None
        """The person for whom the screen waits to be handed over."""
        self._read: dict[Seat, int] = dict.fromkeys(session.people, 0)
        """How much of the story each person has been told ..."""
        self._heard: dict[Seat, int] = dict.fromkeys(session.people, 0)
        """... and how much of what was said."""
        self._news: list[str] = []
        self._rest: list[str] = []
        """What did not fit on the last page."""

    def _speak(self, language: str) -> None:
        self.voice = Voice(language)
        self._spoken: dict[tuple[str, ...], Words] = {}

    @property
    def words(self) -> Words:
        """The words of now."""
        return self._words_at(len(self.session.story))

    def _words_at(self, place: int) -> Words:
        """The words of this place in the story: in a series the only person changes names."""
        return self._words_to(
            () if self.alone is None else self.session.names_at(self.alone, place)
        )

    def _words_to(self, you: tuple[str, ...]) -> Words:
        if you not in self._spoken:
            self._spoken[you] = Words(self.session.game, self.voice.language, you)
        return self._spoken[you]

    def _tell(self, seat: Seat | None, since: int = 0) -> list[str]:
        """What a person may know of the story from this place on."""
        seen = self.session.places_seen(seat, since)
        return [self._words_at(place).event(event) for place, event in seen]

    def _foretell(self, events: Sequence[Foreseen]) -> Iterator[str]:
        """What is foreseen. From where seats get other names on nobody is "you"."""
        words = self.words
        for event in events:
            if event.kind in self.session.game.renames:
                words = self._words_to(())
            yield words.event(event)

    # The course of the game ---------------------------------------------------------------

    @property
    def prompt(self) -> str:
        if self._curtain is not None:
            return self.voice.say("prompt-curtain") + " "
        if len(self.session.people) == 1 or self._seat is None:
            return "> "
        return f"{self.names()[self._seat]}> "

    def begin(self) -> list[str]:
        """The welcome, and the first question."""
        lines = wrapped(f"{self.words.title}. {self.words.summary}", 0)
        lines.extend(wrapped(self.voice.say("welcome"), 0))
        lines.extend(wrapped(self._seating(), 0))
        return [*lines, "", *self._go_on()]

    def answer(self, line: str) -> list[str]:
        """What happens after a line was typed."""
        if self.ended:
            return []
        if self._curtain is not None:
            self._seat, self._curtain = self._curtain, None
            return self._show_scene(self._seat)
        text = line.strip()
        if not text:
            return self._page(self._how_to_answer())
        word, _, rest = text.partition(" ")
        command = self.voice.command(word.casefold())
        try:
            if command is not None:
                return self._page(self._obey(command, rest.strip()))
            return self._choose(text)
        except BadInput as error:
            return self._page([str(error)])

    def leave(self) -> list[str]:
        """The last words to somebody who leaves in the middle."""
        self.ended = True
        return ["", *wrapped(self.voice.say("goodbye"))]

    def names(self) -> list[str]:
        """What the seats are called now; in a series colours change."""
        game, state = self.session.game, self.session.state
        names = [game.name_of(state, seat) for seat in range(self.session.seats)]
        return [
            self.words.plain_name(name) if name else self.voice.say("seat", number=seat + 1)
            for seat, name in enumerate(names)
        ]

    def _go_on(self) -> list[str]:
        """Let the bots answer, then ask the next person or end. Bots that failed are named."""
        self.session.let_bots_answer()
        told = [
            line
            for forfeit in self.session.forfeits
            for line in wrapped(self.voice.say(f"forfeit-{forfeit.code}", **forfeit.facts), 0)
        ]
        self.session.forfeits.clear()
        lines = self._ask_or_end()
        return [CLEAR, *told, *lines[1:]] if lines[:1] == [CLEAR] else [*told, *lines]

    def _ask_or_end(self) -> list[str]:
        if self.session.over:
            return self._end()
        seat = self.session.turn()
        assert seat is not None
        if len(self.session.people) > 1 and seat != self._seat:
            nothing_to_hide = self.plain or self._seat is None
            self._seat, self._curtain = None, seat
            told = wrapped(self.voice.say("curtain", player=self.names()[seat]), 0)
            return told if nothing_to_hide else [CLEAR, *told]
        self._seat = seat
        return self._show_scene(seat)

    def _end(self) -> list[str]:
        """Tell the rest of the story as everybody may know it, and who has won."""
        self.ended = True
        alone = self.alone
        since = min(self._read.values(), default=0) if alone is None else self._read[alone]
        outcome = self.session.game.outcome(self.session.state)
        assert outcome is not None
        names = self.names()
        players = [f"{names[seat]} ({self.player_of(seat)})" for seat in range(self.session.seats)]
        ending = self.words.outcome(outcome, players, alone)
        last = wrapped(f"{self._verdict(outcome.winners, alone)} {ending}", 0)
        return self._fit(self._tell(alone, since), last)

    def _verdict(self, winners: tuple[Seat, ...], alone: Seat | None) -> str:
        if not winners:
            return self.voice.say("verdict-draw")
        if alone is not None:
            return self.voice.say("verdict-won" if alone in winners else "verdict-lost")
        names = self.names()
        return self.voice.say("verdict-winners", names=", ".join(names[seat] for seat in winners))

    def player_of(self, seat: Seat) -> str:
        if seat in self.session.bots:
            name = self.session.bots[seat].name
            return self.voice.say(f"level-{name}") if name in LEVELS else name
        return self.voice.say("you" if len(self.session.people) == 1 else "person")

    # What is shown ------------------------------------------------------------------------

    def scene(self) -> Scene:
        return Scene(self.session.game, self.session.view(self._seat), self.words, self.voice)

    def _show_scene(self, seat: Seat) -> list[str]:
        """What happened since this person last looked, the table, and the question."""
        news = self._tell(seat, self._read[seat])
        said = self.session.recorder.record.talk[self._heard[seat] :]
        self._read[seat] = len(self.session.story)
        self._heard[seat] = len(self.session.recorder.record.talk)
        names = self.names()
        self._news = news
        self._news.extend(
            self.voice.say("said", player=names[one.seat], phrase=self.words.phrase(one.phrase))
            for one in said
            if one.seat != seat
        )
        return self._draw()

    def _draw(self) -> list[str]:
        scene = self.scene()
        asked = [*wrapped(scene.question(), 0), *numbered(scene.choices())]
        table = all_wrapped([*scene.laid(), *scene.hand()])
        if len(asked) + len(table) <= PAGE - 3:
            asked = [*table, *asked]
        return self._fit(self._news, asked)

    def _fit(self, news: list[str], asked: list[str]) -> list[str]:
        """News give way to the question: of a long story only the end is told."""
        told, left_out = squeezed(news, PAGE - len(asked))
        earlier = [self.voice.say("earlier", count=left_out)] if left_out else []
        return self._page([*earlier, *told, *asked])

    def _page(self, lines: list[str]) -> list[str]:
        """The first twelve lines; the word `more` brings the rest."""
        fitting = all_wrapped(lines) if any(len(line) > WIDTH for line in lines) else lines
        if len(fitting) <= PAGE:
            self._rest = []
            return fitting
        self._rest = fitting[PAGE - 1 :]
        return [*fitting[: PAGE - 1], self.voice.say("more-lines", count=len(self._rest))]

    # Choosing -----------------------------------------------------------------------------

    def _choose(self, text: str) -> list[str]:
        """Carry out the choice of this number or name."""
        seat, moves = self._asked()
        if text.isdecimal():
            if not 1 <= int(text) <= len(moves):
                return [self.voice.say("no-such-choice", number=text, count=len(moves))]
            return self._play(seat, moves[int(text) - 1])
        found = meant(moves, text, self.words)
        if len(found) == 1:
            return self._play(seat, found[0])
        if found:
            numbers = [str(moves.index(move) + 1) for move in found]
            return wrapped(self.voice.say("which-one", numbers=", ".join(numbers)))
        if meant(self._all_moves(), text, self.words):
            return self._page(self._why(text))
        return wrapped(self.voice.say("not-understood", text=text[:40]))

    def _play(self, seat: Seat, move: MoveText) -> list[str]:
        self.session.play(seat, move.action)
        return self._go_on()

    def _asked(self) -> tuple[Seat, list[MoveText]]:
        assert self._seat is not None
        return self._seat, self.scene().moves()

    def _all_moves(self) -> list[MoveText]:
        assert self._seat is not None
        return all_moves(self.session.game, self.session.state, self._seat)

    def _how_to_answer(self) -> list[str]:
        return [self.voice.say("how-to-answer", count=len(self._asked()[1]))]

    # Words --------------------------------------------------------------------------------

    def _obey(self, command: str, rest: str) -> list[str]:
        doings: dict[str, Callable[[str], list[str]]] = {
            "hand": lambda _: self.scene().hand(),
            "field": lambda _: self.scene().field(),
            "piles": lambda _: self.scene().piles(),
            "status": lambda _: self._status(),
            "card": self._card,
            "why": self._why,
            "preview": self._preview,
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "resign": self._resign,
            "log": self._log,
            "repeat": lambda _: self._draw(),
            "say": self._say,
            "more": lambda _: self._rest or [self.voice.say("nothing-more")],
            "save": self._save_as,
            "lang": self._switch,
            "help": lambda _: self.voice.help(),
            "quit": lambda _: self.leave(),
        }
        return doings[command](rest)

    def _status(self) -> list[str]:
        return [*self.scene().status(), self._seating()]

    def _seating(self) -> str:
        names = self.names()
        seats = [f"{names[seat]}: {self.player_of(seat)}" for seat in range(self.session.seats)]
        return ", ".join(seats) + "."

    def _card(self, typed: str) -> list[str]:
        """A card's text, by the number of a choice or by its name."""
        _, moves = self._asked()
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(moves):
                return [self.voice.say("no-such-choice", number=typed, count=len(moves))]
            card = self.scene().card_played(moves[int(typed) - 1])
            if card is None:
                return [self.voice.say("choice-without-card", number=typed)]
            found = [card]
        else:
            found = meant_cards(self.session.game, typed, self.words.language)
        if not typed or not found:
            return [self.voice.say("no-such-card", text=typed[:40])]
        scene = self.scene()
        return [f"{scene.card(id)}: {self.words.card_text(id)}" for id in found]

    def _why(self, typed: str) -> list[str]:
        """Why something may not be done, or that it may, with the number of the rule."""
        seat, moves = self._asked()
        answers: list[str] = []
        for move in self._named(typed, moves):
            refusal = self.session.game.why_not(self.session.state, seat, move.action)
            if refusal is None:
                move_words = self.words.move(move)
                answers.append(self.voice.say("allowed", move=move_words, rule=move.rule))
            else:
                answers.append(self.words.refusal(refusal))
        if not answers:
            return [self.voice.say("why-what", text=typed[:40])]
        return list(dict.fromkeys(answers))[:3]

    def _named(self, typed: str, moves: list[MoveText]) -> list[MoveText]:
        """The moves meant by a choice's number, an action's number or a name."""
        everything = self._all_moves()
        number = typed.removeprefix("#")
        if number.isdecimal():
            if not typed.startswith("#") and 1 <= int(number) <= len(moves):
                return [moves[int(number) - 1]]
            return [move for move in everything if move.action == int(number)]
        legal = meant(moves, typed, self.words)
        # Actions that only differ in a target which is not there all mean the first of them.
        return legal or meant(everything, typed, self.words)[:1]

    def _preview(self, typed: str) -> list[str]:
        """What a choice would bring, told by the rules themselves."""
        seat, moves = self._asked()
        named = self._named(typed, moves)
        if not named:
            return [self.voice.say("why-what", text=typed[:40])]
        if named[0].action not in [move.action for move in moves]:
            return self._why(typed)
        ply = len(self.session.recorder.record.moves)
        foreseen = preview(
            self.session.game, self.session.state, seat, named[0].action, seeded(ply)
        )
        lines = list(self._foretell(foreseen.events))
        if foreseen.sure < len(lines):
            lines.insert(foreseen.sure, self.voice.say("preview-maybe"))
        if foreseen.open_end:
            lines.append(self.voice.say("preview-open"))
        return [self.voice.say("preview-of", move=self.words.move(named[0])), *lines]

    def _hint(self) -> list[str]:
        seat, moves = self._asked()
        ply = len(self.session.recorder.record.moves)
        found = hints(self.session.perspective(seat), seeded(ply), self._hint_budget)
        return hint_lines(found, moves, self.words, self.voice)

    def _undo(self) -> list[str]:
        seat, _ = self._asked()
        reason = self.session.why_no_undo(seat)
        if reason is not None:
            return [self.voice.say(reason)]
        self.session.undo()
        for person, told in self._read.items():
            self._read[person] = min(told, len(self.session.story))
            self._heard[person] = min(self._heard[person], len(self.session.recorder.record.talk))
        self._news = [self.voice.say("undone")]
        return self._draw()

    def _resign(self, typed: str) -> list[str]:
        """Give up, but never by a slip of the hand."""
        seat, _ = self._asked()
        if typed.casefold() not in ("yes", self.voice.say("yes")):
            return [self.voice.say("resign-sure")]
        self.session.play(seat, RESIGN)
        return self._go_on()

    def _log(self, typed: str) -> list[str]:
        """The end of the story: so many lines, eleven if no number is given."""
        seat, _ = self._asked()
        lines = all_wrapped(self._tell(seat))
        count = int(typed) if typed.isdecimal() and int(typed) > 0 else PAGE - 1
        return lines[-count:]

    def _say(self, typed: str) -> list[str]:
        """The phrases that may be said now, or one of them said."""
        seat, _ = self._asked()
        record = self.session.recorder.record
        offered = self.session.game.phrases(self.session.state, seat, record.talk)
        if not offered:
            return [self.voice.say("no-phrases")]
        if not typed:
            return [
                self.voice.say("phrases"),
                *numbered([self.words.phrase(one) for one in offered]),
            ]
        if not typed.isdecimal() or not 1 <= int(typed) <= len(offered):
            return [self.voice.say("no-such-choice", number=typed[:40], count=len(offered))]
        phrase = offered[int(typed) - 1]
        self.session.recorder.say(seat, phrase)
        return [self.voice.say("you-say", phrase=self.words.phrase(phrase))]

    def _save_as(self, name: str) -> list[str]:
        if not name:
            return [self.voice.say("save-where")]
        if self._save is None:
            return [self.voice.say("save-not-here")]
        self._save(name)
        return [self.voice.say("saved", file=name)]

    def _switch(self, language: str) -> list[str]:
        if language not in LANGUAGES:
            return [self.voice.say("languages", known=", ".join(LANGUAGES))]
        self._speak(language)
        self._news = []
        return self._draw()
