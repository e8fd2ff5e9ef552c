"""The process in which AIs think: questions come in over stdin, answers go out over stdout.

It knows no table, no store and no network. What it is told is a world the seat cannot tell from
the real one. It is killed when it takes too long, and another takes its place.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import closing
from typing import Any, BinaryIO

import msgspec

from tafelrunde.ai import Forfeit, Perspective, Player, dismiss, player
from tafelrunde.ai.hint import Hint, hints
from tafelrunde.ai.thinker import Budget
from tafelrunde.kernel import Phrase, Said, position, seeded

from .. import games
from .questions import Counsel, Question, Thought

MOST_PLAYERS = 64
"""Players whose thoughts are kept from move to move."""
ADVISER = Budget(600, seconds=1.5)

Key = tuple[str, int, str]


class Worker:
    """The players of this process, each with what it thought of its match before."""

    def __init__(self) -> None:
        self._players: OrderedDict[Key, Player] = OrderedDict()

    def answer(self, question: Question) -> Thought:
        seen = perspective_of(question)
        if question.hint:
            return Thought(best=counsel(question, seen))
        dice = seeded(question.luck)
        said = seen.speak(dice.split())
        phrase = None if said is None else (said.id, said.about)
        mind = self._player((question.table, question.seat, question.level))
        try:
            return Thought(mind.choose(seen, dice), phrase)
        except Forfeit as forfeit:
            print(forfeit, file=sys.stderr)
            return Thought(forfeit=forfeit.code)

    def _player(self, key: Key) -> Player:
        mind = self._players.pop(key, None) or player(key[2])
        self._players[key] = mind
        while len(self._players) > MOST_PLAYERS:
            _, forgotten = self._players.popitem(last=False)
            dismiss([forgotten])
        return mind

    def close(self) -> None:
        dismiss(self._players.values())


def counsel(question: Question, seen: Perspective[Any]) -> tuple[Counsel, ...]:
    """The best actions with their chances to win."""
    return tuple(counsel_of(hint) for hint in hints(seen, seeded(question.luck), ADVISER))


def counsel_of(hint: Hint) -> Counsel:
    reason = hint.reason
    told = ("", {}) if reason is None else (reason.code, dict(reason.facts))
    return Counsel(hint.action, hint.probability, hint.error, *told)


def perspective_of(question: Question) -> Perspective[Any]:
    game = games.dealt_from(question.game, question.cards)
    state = position.read(game, question.position)
    said = [Said(ply, who, part, Phrase(id, about)) for ply, who, part, id, about in question.said]
    return Perspective(game, state, question.seat, said)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer question after question; a message is four bytes of its length, then MessagePack."""
    worker = Worker()
    decoder = msgspec.msgpack.Decoder(Question)
    with closing(worker):
        while len(size := source.read(4)) == 4:
            question = decoder.decode(source.read(int.from_bytes(size, "big")))
            answer = msgspec.msgpack.encode(worker.answer(question))
            target.write(len(answer).to_bytes(4, "big") + answer)
            target.flush()


def main() -> None:
    """Games and libraries may print; only answers may reach the server."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
