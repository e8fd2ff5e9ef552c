"""What learners see: boards and parries of both duellists, the own ones first."""

from __future__ import annotations

from tafelrunde.kernel import Feature
from tafelrunde.kernel.sheet import Sheet

from .rules import BOARDS, Cloak


def features_of(shields: int) -> list[Feature]:
    """What `observe` writes, in this order."""
    return [
        Feature(f"{who}.{name}", 1, what, most)
        for who in ("me", "enemy")
        for name, what, most in (
            ("boards", "boards left", BOARDS * shields),
            ("parried", "parried", 1),
        )
    ]


def observe(cloak: Cloak, seat: int, sheet: Sheet) -> None:
    """Write what this seat knows, which is everything."""
    for who in (seat, 1 - seat):
        sheet.write(cloak.boards[who])
        sheet.flag(cloak.parried[who])
