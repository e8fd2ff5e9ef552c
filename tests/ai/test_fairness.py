"""The fairness law for every player and game, and a player that breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.ai import (
    Budget,
    FlatPlayer,
    Page,
    Perspective,
    Player,
    RandomPlayer,
    Squire,
    Thinker,
)
from tafelrunde.ai.fairness import Sample, Unfair, check_answers, check_fair
from tafelrunde.kernel import seeded
from tafelrunde.registry import game, names

PLAYERS: dict[str, Any] = {
    "random": RandomPlayer,
    "flat": lambda: FlatPlayer(playouts=8, fewest_worlds=1),
    "page": Page,
    "squire": lambda: Squire(worlds=2),
    "thinker": lambda: Thinker("thinker", Budget(6)),
}
"""Knight, baron and king are one thinker with more or less time."""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bot", PLAYERS)
def test_a_player_answers_the_same_in_every_look_alike_world(name: str, bot: str) -> None:
    assert check_fair(game(name), PLAYERS[bot], most=3, every=7) >= 3


@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode.name) for name in names() for mode in game(name).modes[1:]],
)
def test_a_thinking_player_is_fair_in_every_mode(name: str, mode: str) -> None:
    options = next(each.options for each in game(name).modes if each.name == mode)
    compared = check_fair(
        game(name), PLAYERS["thinker"], options=options, most=2, every=9, worlds=1, seed=3
    )
    assert compared >= 1


def test_memory_of_earlier_thoughts_is_fair_too() -> None:
    schildwall = game("schildwall")
    state = schildwall.setup({}, seed=4)
    dice = seeded(9)
    seat = state.turn()
    bots: list[Player] = [Thinker("a", Budget(20)), Thinker("b", Budget(20))]
    for ply in range(6):
        while not state.over and (state.turn() != seat or len(state.legal()) == 1):
            state.answer(state.turn(), state.pick(state.turn(), dice))
        worlds = [state, schildwall.imagine(state, seat, dice.split())]
        answers = {
            bot.choose(Perspective(schildwall, world, seat), seeded(ply))
            for bot, world in zip(bots, worlds)
        }
        assert len(answers) == 1
        state.answer(seat, answers.pop())


@pytest.mark.parametrize("name", names())
def test_a_player_that_peeks_breaks_the_law(name: str) -> None:
    """It plays what wins in the real world: searching the state itself, not a perspective."""

    def peek(state: Any, seat: int, luck: int) -> int:
        secrets = game(name).write_state(state)
        legal = state.legal_for(seat)
        return int(legal[sum(map(ord, repr(secrets))) % len(legal)])

    with pytest.raises(Unfair, match="depends on what this seat cannot know"):
        check_answers(game(name), peek, "peeker", sample=Sample(games=3, every=3))
