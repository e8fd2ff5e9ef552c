"""SH-40 to SH-51, SH-69, SH-70  End of a battle: fallen Khans and exhausted armies."""

from __future__ import annotations

from .series import end_battle
from .table import BLUE, NOBODY, RED, Table


def check_khans(table: Table) -> bool:
    """SH-40 to SH-43, SH-69  A side whose last Khan is buried loses, unless both sides' are."""
    red_stands = False
    blue_stands = False
    for who in range(table.n):
        if not table.warlords[who].khan_is_buried():
            red_stands = True
        if not table.warlords[table.n + who].khan_is_buried():
            blue_stands = True
    if red_stands == blue_stands:
        return False  # both fallen: the Khan rule is spent
    end_battle(table, RED if red_stands else BLUE, "khan")
    return True


def check_exhaustion(table: Table) -> bool:
    """SH-44 to SH-46, SH-70  A side loses when one of its players has no playable card."""
    red_is_out = False
    blue_is_out = False
    for who in range(table.n):
        if not table.warlords[who].has_attack_card():
            red_is_out = True
        if not table.warlords[table.n + who].has_attack_card():
            blue_is_out = True
    if not red_is_out and not blue_is_out:
        return False
    if red_is_out and blue_is_out:
        end_battle(table, NOBODY, "draw")
    else:
        end_battle(table, BLUE if red_is_out else RED, "exhausted")
    return True
