"""What learners see: as documented, the same on both builds, and nothing a seat may not know."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Game, Mode, State, seeded
from tafelrunde.kernel.features import width
from tafelrunde.kernel.sheet import MOST, Sheet
from tafelrunde.rl.arrays import as_buffer

GOLDEN = Path(__file__).parent / "golden" / "observations.json"


def positions(game: Game[Any], mode: Mode, seed: int, plies: int) -> Iterator[State]:
    """So many positions of random games, last ones too."""
    dice = seeded(seed)
    state: State = game.setup(mode.options, seed)
    for _ in range(plies):
        yield state
        if state.over:
            seed += 1
            state = game.setup(mode.options, seed)
        else:
            seat = state.turn()
            state.answer(seat, state.pick(seat, dice))


def written(game: Game[Any], mode: Mode, state: State, seat: int) -> Sheet:
    """What a seat observes, as the only row of a sheet."""
    sheet = Sheet(1, width(game.features(game.complete(mode.options))))
    state.observe(seat, sheet)
    assert sheet.at == sheet.width, "the table of features is not what is written"
    return sheet


def observed(game: Game[Any], mode: Mode, state: State, seat: int) -> list[int]:
    """The same as eight numbers a word, which is quicker to compare."""
    return list(written(game, mode, state, seat).words)


def test_every_number_is_documented_and_within_its_limit(game: Game[Any], mode: Mode) -> None:
    options = game.complete(mode.options)
    features = game.features(options)
    assert len({feature.name for feature in features if feature.most}) == len(
        [feature for feature in features if feature.most]
    )
    for state in positions(game, mode, seed=5, plies=100):
        for seat in range(game.seats(options)):
            row = iter(written(game, mode, state, seat).row(0))
            for feature in features:
                numbers = [next(row) for _ in range(feature.size)]
                assert max(numbers, default=0) <= feature.most <= MOST, feature.name


def test_nothing_is_told_that_a_seat_may_not_know(game: Game[Any], mode: Mode) -> None:
    """Equal in every world the seat cannot tell apart, asked or not."""
    for at, state in enumerate(positions(game, mode, seed=9, plies=180)):
        if at % 5 and not state.over:
            continue
        for seat in range(game.seats(game.complete(mode.options))):
            seen = observed(game, mode, state, seat)
            for luck in range(2):
                world = game.imagine(state, seat, seeded(1000 * at + luck))
                assert observed(game, mode, world, seat) == seen


def test_hidden_cards_differ_in_those_worlds(game: Game[Any]) -> None:
    """The test above could not fail otherwise: the other seat's own hand does change."""
    mode = game.modes[0]
    different = 0
    for at, state in enumerate(positions(game, mode, seed=9, plies=60)):
        world = game.imagine(state, 0, seeded(at))
        different += observed(game, mode, world, 1) != observed(game, mode, state, 1)
    assert different > 10


def test_the_mask_marks_the_legal_actions(game: Game[Any], mode: Mode) -> None:
    actions = game.action_count(game.complete(mode.options))
    sheet = Sheet(2, actions)
    for state in positions(game, mode, seed=3, plies=100):
        for seat in state.waiting_on():
            sheet.wipe()
            sheet.turn_to(1)
            state.write_mask(seat, sheet)
            marked = [action for action, mark in enumerate(sheet.row(1)) if mark]
            assert marked == list(state.legal_for(seat))
            assert set(sheet.row(1)) <= {0, 1}
            assert set(sheet.row(0)) == {0}


def test_both_builds_see_the_same(renew: bool) -> None:
    from tafelrunde import registry

    sums: dict[str, str] = {}
    for name in registry.names():
        game = registry.game(name)
        for mode in game.modes:
            digest = hashlib.sha256()
            for state in positions(game, mode, seed=21, plies=100):
                for seat in range(game.seats(game.complete(mode.options))):
                    digest.update(repr(observed(game, mode, state, seat)).encode())
            sums[f"{name}/{mode.name}"] = digest.hexdigest()[:16]
    if renew:
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")
    assert sums == json.loads(GOLDEN.read_text(encoding="utf-8"))


class TestSheet:
    """How numbers lie in words."""

    def test_numbers_are_written_from_the_left(self) -> None:
        sheet = Sheet(2, 20)
        sheet.turn_to(1)
        sheet.write(3)
        sheet.flag(True)
        sheet.choice(2, 4)
        sheet.choice(-1, 3)
        sheet.write(500)
        sheet.count(1)
        sheet.count(1)
        sheet.mark(0)
        sheet.mark(0)
        sheet.skip(2)
        sheet.write(-4)
        assert sheet.row(1) == [3, 1, 0, 0, 1, 0, 0, 0, 0, MOST, 1, 2, *[0] * 8]
        assert sheet.row(0) == [0] * 20

    def test_packed_numbers_are_spread(self) -> None:
        sheet = Sheet(1, 24)
        sheet.write(1)
        sheet.align()
        sheet.nibbles(0xB_A987_6543, 11, 0x0706)
        assert sheet.row(0) == [1, *[0] * 7, *range(3, 12), 0, 0, 6, 7, 0, 0, 0]

    def test_sets_are_spread(self) -> None:
        sheet = Sheet(1, 48)
        members = {0, 7, 8, 11, 30, 47}
        sheet.bits(sum(1 << member for member in members))
        assert {place for place, mark in enumerate(sheet.row(0)) if mark} == members

    def test_a_wiped_sheet_is_empty_again_and_stays_where_it_is(self) -> None:
        sheet = Sheet(2, 9)
        memory = memoryview(as_buffer(sheet.words)).cast("B")
        sheet.turn_to(1)
        sheet.skip(8)
        sheet.write(9)
        assert memory[24] == 9
        sheet.wipe()
        assert sheet.row(1) == [0] * 9
        assert not any(memory)
