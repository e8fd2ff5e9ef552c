"""Games that began by the first version of the rules, in words of the rules of now."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.kernel import BadInput, Option

FAIR_START = Option("fair_start", True, (True, False), "SS-19")
FIRST_CARDS = "f72f0cf1ce49"
"""The fingerprint of the cards of then, whose texts had other words in German."""
ADDED = ("start", "counter", "exhaustion")
"""The options that the first version did not have."""


def first_options(given: Mapping[str, object]) -> dict[str, object]:
    """SS-19, SS-77, SS-124  Its fair start forbade to buy, it countered after the attack, and from
    round 40 on it exhausted both players."""
    for name in ADDED:
        if name in given:
            raise BadInput(f"options: rules version 1 has no option {name!r}")
    fair = FAIR_START.read(given.get(FAIR_START.name, FAIR_START.default))
    return {
        **{name: value for name, value in given.items() if name != FAIR_START.name},
        "start": "no_buying" if fair else "printed",
        "counter": "after_attack",
        "exhaustion": "round_40",
    }
