"""From what was typed after `play` to a game at the prompt."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module

from tafelrunde.ai import LEVELS, dismiss, player
from tafelrunde.ai.program import program_of
from tafelrunde.kernel import Recorder
from tafelrunde.terminal import PromptGame, Session, play_lines, save_record

from .errors import Misuse, ReaderGone, typed
from .reading import game_named, language_of, options_from, seat_from


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to play."""

    game: str
    level: str
    seed: int | None
    language: str | None
    plain: bool
    hot_seat: bool
    people: tuple[int, ...]
    options: tuple[str, ...]
    cards: str | None
    save: str | None


def play_in_terminal(wishes: Wishes) -> int:
    """Play until the end or until the player leaves; the record is kept if that was wished."""
    session = seated(wishes)
    record = session.recorder.record
    if wishes.save is not None:
        save_record(record, wishes.save)  # better to know now than after the game

    def save(file: str) -> None:
        save_record(session.recorder.record, file)

    with suppress(ImportError):
        import_module("readline")  # where it exists, lines can be edited and called back
    prompt = PromptGame(session, language_of(wishes.language), plain=wishes.plain, save=save)
    try:
        return play_lines(prompt, input, lambda line: print(line, flush=True))
    except BrokenPipeError:
        raise ReaderGone from None
    finally:
        dismiss(session.bots.values())
        if wishes.save is not None:
            save(wishes.save)


def is_program(level: str) -> bool:
    with typed():
        return program_of(level) is not None


def seated(wishes: Wishes) -> Session:
    """The game set up, with people and bots in their seats."""
    game = game_named(wishes.game, wishes.cards)
    options = options_from(wishes.options, game)
    seats = game.seats(game.complete(options))
    if wishes.level not in LEVELS and not is_program(wishes.level):
        expected = ", ".join(LEVELS)
        raise Misuse(f"level: expected {expected} or program:COMMAND, not {wishes.level!r}")
    if wishes.hot_seat and wishes.people:
        raise Misuse("--hot-seat: all seats are people then, so --seat cannot be given as well")
    people = range(seats) if wishes.hot_seat else wishes.people or (0,)
    for seat in people:
        seat_from(seat, seats)
    bots = {seat: player(wishes.level) for seat in range(seats) if seat not in people}
    names = [bots[seat].name if seat in bots else "human" for seat in range(seats)]
    seed = secrets.randbelow(2**32) if wishes.seed is None else wishes.seed
    with typed():
        return Session(Recorder(game, options, seed, names), bots)
