"""Seeded chance."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel import read_dice, seeded
from tafelrunde.kernel.bits import bit, bits_of, count_bits, lowest_bit, random_bit, tuple_of_bits

SEEDS = st.integers(0, 2**62 - 1)


@given(SEEDS)
def test_the_same_seed_throws_the_same(seed: int) -> None:
    first, second = seeded(seed), seeded(seed)
    assert [first.word() for _ in range(20)] == [second.word() for _ in range(20)]


def test_neighbouring_seeds_throw_differently() -> None:
    throws = {tuple(seeded(seed).word() for _ in range(4)) for seed in range(1000)}
    assert len(throws) == 1000


def test_the_first_words_of_a_seed_never_change() -> None:
    dice = seeded(7)
    assert [dice.word() for _ in range(4)] == GOLDEN_WORDS


GOLDEN_WORDS = [100587536, 2849664703, 2976894644, 2427842431]


@given(SEEDS, st.integers(1, 1000))
def test_a_throw_is_below_its_size(seed: int, size: int) -> None:
    dice = seeded(seed)
    assert all(0 <= dice.below(size) < size for _ in range(50))


def test_throws_are_even() -> None:
    dice = seeded(3)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


@given(SEEDS)
def test_written_dice_go_on_where_they_were(seed: int) -> None:
    dice = seeded(seed)
    dice.word()
    again = read_dice(dice.write())
    assert [again.word() for _ in range(5)] == [dice.word() for _ in range(5)]


def test_broken_dice_are_named() -> None:
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        read_dice("abc")


@given(SEEDS)
def test_split_dice_leave_the_others_alone(seed: int) -> None:
    dice, twin = seeded(seed), seeded(seed)
    other = dice.split()
    twin.split()
    other.word()
    assert dice.word() == twin.word()
    assert other.write() != dice.write()


@given(st.sets(st.integers(0, 61), min_size=1))
def test_sets_of_bits_are_sets(members: set[int]) -> None:
    as_bits = sum(bit(member) for member in members)
    assert list(tuple_of_bits(as_bits)) == list(bits_of(as_bits)) == sorted(members)
    assert count_bits(as_bits) == len(members)
    assert lowest_bit(as_bits) == min(members)
    assert random_bit(as_bits, seeded(1)) in members


def test_every_member_of_a_set_is_picked_alike() -> None:
    dice = seeded(4)
    counts = Counter(random_bit(0b1011, dice) for _ in range(30_000))
    assert set(counts) == {0, 1, 3}
    assert all(9_600 < count < 10_400 for count in counts.values())
