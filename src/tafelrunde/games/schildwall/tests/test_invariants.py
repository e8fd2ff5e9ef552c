"""SH-83 to SH-87 and the derived bounds, over many random games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules import tally
from tafelrunde.games.schildwall.rules.printed import HAIL, KHAN
from tafelrunde.games.schildwall.rules.table import Warlord
from tafelrunde.games.schildwall.rules.tasks import ATTACK
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import seeded
from tafelrunde.kernel.state import Event, play_out
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Stand

ARMY = GAME.army.copies
HAILS = tally.one(HAIL)

WAYS: list[tuple[dict[str, object], int]] = [
    ({}, 80),
    ({"support_order": "open"}, 30),
    ({"support_order": "reply"}, 30),
    ({"hail_returns": True}, 40),
    ({"n": 2}, 20),
    ({"n": 2, "hail_returns": True}, 8),
    ({"n": 2, "support_order": "reply"}, 8),
    ({"n": 3}, 8),
    ({"n": 4}, 4),
]
ways = pytest.mark.parametrize(("options", "games"), WAYS, ids=str)


def random_games(options: Mapping[str, object], games: int) -> Iterator[Iterator[Battle]]:
    """Each game as the states in which somebody is asked, and the one in which it is over."""
    for seed in range(games):
        yield states(GAME.setup(options, seed), seed)


def states(state: Battle, seed: int) -> Iterator[Battle]:
    dice = seeded(seed + 1000)
    yield state
    while not state.over:
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))
        yield state


def ready_tally(warlord: Warlord) -> int:
    return tally.gather(warlord.ready[: warlord.left])


def laid_tally(warlord: Warlord) -> int:
    return sum(tally.one(card) for card in (warlord.card, warlord.support) if card >= 0)


@rule("SH-83", "SH-7", "SH-1")
@ways
def test_every_army_always_has_all_its_cards(options: Mapping[str, object], games: int) -> None:
    for game in random_games(options, games // 2):
        for state in game:
            for warlord in state.warlords:
                piles = (warlord.hand, ready_tally(warlord), warlord.reserve, warlord.fallen)
                assert sum(piles) + laid_tally(warlord) == ARMY
                assert sum(tally.total(pile) for pile in (*piles, laid_tally(warlord))) == 36


@rule("SH-84", "SH-37", "SH-38")
@ways
def test_what_holds_at_every_attack(options: Mapping[str, object], games: int) -> None:
    for game in random_games(options, games):
        for state in game:
            if state.over or state.step != ATTACK:
                continue
            for warlord in state.warlords:
                held = tally.total(warlord.hand) + (warlord.card >= 0)
                assert 1 <= held <= 5
                assert held == 5 or warlord.left == warlord.reserve == 0
                assert warlord.left > 0 or warlord.reserve == 0, "the reshuffle is eager"
                assert warlord.card >= 0 or warlord.has_attack_card()


@rule("SH-85")
@ways
def test_no_card_leaves_the_graveyard(options: Mapping[str, object], games: int) -> None:
    for game in random_games(options, games):
        before = [0] * 8
        for state in game:
            for who, warlord in enumerate(state.warlords):
                for kind in range(11):
                    assert tally.of(warlord.fallen, kind) >= tally.of(before[who], kind)
                before[who] = warlord.fallen


@rule("SH-86", "SH-43")
def test_while_two_play_both_khans_are_buried_or_neither() -> None:
    spent = 0
    for game in random_games({}, 250):
        for state in game:
            if not state.over:
                red, blue = (tally.of(warlord.fallen, KHAN) for warlord in state.warlords)
                assert red == blue
        spent += state.warlords[0].khan_is_buried() and state.warlords[1].khan_is_buried()
    assert spent > 0, "some battle went on without Khans"


@rule("SH-69")
def test_while_a_mass_battle_goes_on_both_sides_have_a_khan_or_neither() -> None:
    for game in random_games({"n": 2}, 60):
        for state in game:
            if not state.over:
                buried = [warlord.khan_is_buried() for warlord in state.warlords]
                assert all(buried[:2]) == all(buried[2:])


@rule("SH-49")
def test_exhaustion_needs_both_khans_buried() -> None:
    exhausted = 0
    for game in random_games({}, 300):
        *_, last = game
        if last.results[0].reason in ("exhausted", "draw"):
            exhausted += 1
            assert all(warlord.khan_is_buried() for warlord in last.warlords)
        else:
            assert last.results[0].reason == "khan"
            assert sum(warlord.khan_is_buried() for warlord in last.warlords) == 1
    assert exhausted > 0


@rule("SH-50", "SH-53", "SH-71")
@pytest.mark.parametrize(
    ("options", "most", "hails"),
    [
        ({}, 71, 2),
        ({"hail_returns": True}, 209, 140),
        ({"hail_returns": "all_wait"}, 138, 69),
        ({"support_order": "reply"}, 71, 2),
        ({"n": 2}, 74, 4),
        ({"n": 3}, 76, 6),
        ({"n": 4}, 78, 8),
    ],
)
def test_no_battle_is_longer_than_its_bound(
    options: dict[str, object], most: int, hails: int
) -> None:
    n = int(str(options.get("n", 1)))
    for seed in range(40 // n):
        story: list[Event] = []
        state = GAME.setup(options, seed, story)
        play_out(state, seeded(seed))
        called = sum(event.kind == "hail.called" for event in story)
        duels = sum(event.kind == "duel.decided" for event in story)
        fights = state.results[0].fights
        assert fights == called + duels // n
        assert fights <= most
        assert called <= hails
        fallen = sum(tally.total(warlord.fallen & (HAILS - 1)) for warlord in state.warlords)
        assert fallen >= duels, "every duel buries an attack card"


@rule("SH-53")
@pytest.mark.parametrize(("agreed", "most"), [(True, 2), ("all_wait", 1)])
def test_between_two_decided_fights_so_many_hails_fall_at_most(
    agreed: bool | str, most: int
) -> None:
    reached = 0
    for seed in range(60):
        story: list[Event] = []
        state = GAME.setup({"hail_returns": agreed}, seed, story)
        play_out(state, seeded(seed))
        in_a_row = 0
        for event in story:
            if event.kind == "hail.called":
                in_a_row += 1
                reached = max(reached, in_a_row)
            elif event.kind == "duel.decided":
                in_a_row = 0
    assert reached == most


@rule("SH-87", "SH-38")
@ways
def test_the_same_seed_and_decisions_give_the_same_battle(
    options: Mapping[str, object], games: int
) -> None:
    for seed in range(max(1, games // 20)):
        first = [GAME.write_state(state) for state in states(GAME.setup(options, seed), seed)]
        second = [GAME.write_state(state) for state in states(GAME.setup(options, seed), seed)]
        assert first == second
        other = GAME.write_state(GAME.setup(options, seed + 1))
        assert other["armies"] != first[0]["armies"]


@rule("SH-87")
def test_watching_changes_nothing() -> None:
    for seed in range(20):
        story: list[Event] = []
        watched, silent = GAME.setup({}, seed, story), GAME.setup({}, seed)
        for state in (watched, silent):
            play_out(state, seeded(seed))
        assert GAME.write_state(watched) == GAME.write_state(silent)
        assert story


@rule("SH-87")
def test_a_clone_plays_on_alike_and_apart() -> None:
    state = GAME.setup({"n": 2}, 11)
    for _ in range(25):
        state.apply(state.legal()[0])
    before = GAME.write_state(state)
    twin = state.clone()
    play_out(twin, seeded(1))
    assert GAME.write_state(state) == before
    play_out(state, seeded(1))
    assert GAME.write_state(state) == GAME.write_state(twin)


@rule("SH-87")
def test_a_clone_forgets_nothing(stand: Stand) -> None:
    hand = "kaempar f1 f2 hail stridar"
    result = {"winner": "red", "reason": "khan", "fights": 9, "red_team": 1}
    more = {"red_team": 0, "battle": 1, "results": [result], "clear_sky": True, "seed": 99}
    scene = stand(
        "R2 attack",
        fight=6,
        options={"n": 2, "hail_returns": True, "series": "fixed_4"},
        more={**more, "late": {"R2": 1, "B1": 2}, "given_up": ["B2"]},
        **dict.fromkeys(("R1", "R2", "B1", "B2"), hand),
    )
    while scene.state.fight == 6:
        assert GAME.write_state(scene.state.clone()) == scene.written
        assert GAME.view(scene.state.clone(), 3) == GAME.view(scene.state, 3)
        scene.state.apply(scene.state.legal()[0])
