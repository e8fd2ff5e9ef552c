"""Fingerprints: the same on both builds, different for different facts."""

from __future__ import annotations

from tafelrunde.kernel.bits import mixed


def of(*facts: int) -> int:
    sight = 1
    for fact in facts:
        sight = mixed(sight, fact)
    return sight


def test_a_fingerprint_is_the_same_on_both_builds() -> None:
    assert of(3, -1, 7, 2**31 - 1) == 1202158440038886653


def test_a_fingerprint_has_at_most_62_bits() -> None:
    for fact in (-1, 0, 1, 5, 2**31 - 1):
        for other in (-1, 0, 1, 5, 2**31 - 1):
            assert 0 <= of(fact, other, fact) < 2**62


def test_other_facts_or_another_order_give_another_fingerprint() -> None:
    found = {of(a, b, c) for a in range(-1, 40) for b in range(-1, 40) for c in range(-1, 40)}
    assert len(found) == 41**3
