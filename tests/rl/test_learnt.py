"""A policy at the table: it sees what it learnt from, and is called by name like any player."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tafelrunde.ai import Perspective, enlist, player, roster
from tafelrunde.kernel import BadInput, Game, seeded
from tafelrunde.rl import Episode, Learnt
from tafelrunde.sim import simulate


def test_it_sees_what_the_environment_shows(game: Game[Any]) -> None:
    seen: list[tuple[Any, Any]] = []

    def policy(observation: Any, mask: Any) -> int:
        seen.append((observation, mask))
        return int(mask.argmax())

    bot = Learnt(policy)
    episode = Episode(game, seed=4)
    for _ in range(12):
        state, seat = episode.state, episode.seat
        observation, mask = episode.seen()
        action = bot.choose(Perspective(game, state, seat), seeded(0))
        assert (seen[-1][0] == observation).all()
        assert (seen[-1][1] == mask).all()
        episode.play(action)
        if episode.over:
            break
    assert len(seen) > 3


def test_once_enlisted_it_is_called_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "PLAYERS", dict(roster.PLAYERS))
    enlist("last", lambda: Learnt(lambda _, mask: int(np.flatnonzero(mask)[-1]), "last"))
    assert player("last").name == "last"
    from tafelrunde import registry

    counted = simulate(registry.game("gwint"), games=4, players=["last", "random"])
    assert sum(counted.wins) + counted.draws == 4


def test_our_own_names_cannot_be_taken() -> None:
    with pytest.raises(BadInput, match="'knight' is one of our own players"):
        enlist("knight", lambda: Learnt(lambda _, mask: 0))
