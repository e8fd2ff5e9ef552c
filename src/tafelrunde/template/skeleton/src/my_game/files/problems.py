"""All that can be wrong with a written position, each as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.kernel import Options

from ..rules.printed import Deck
from ..rules.table import NAMES
from .positions import FIELDS

HEX = set("0123456789abcdef")


def state_problems(written: Mapping[str, Any], options: Options, deck: Deck) -> list[str]:
    """First the form, then the cards, then whether the rules can have led there."""
    found = list(form_problems(written, set(deck.ids)))
    if not found:
        found = list(card_problems(written, deck))
    if not found:
        found = list(course_problems(written, int(options["tricks"])))
    return found


def form_problems(written: Mapping[str, Any], ids: set[str]) -> Iterator[str]:
    if set(written) != set(FIELDS):
        yield f"state: expected exactly the fields {', '.join(FIELDS)}"
        return
    for field in ("hands", "laid", "played"):
        if not isinstance(written[field], Mapping) or set(written[field]) != set(NAMES):
            yield f"{field}: expected an object with {' and '.join(NAMES)}"
            return
    piles = {
        f"{field} of {name}": written[field][name]
        for field in ("hands", "played")
        for name in NAMES
    }
    for place, pile in {**piles, "aside": written["aside"]}.items():
        if not isinstance(pile, list) or not all(isinstance(id, str) and id in ids for id in pile):
            yield f"{place}: expected a list of cards out of {', '.join(sorted(ids))}"
    for name in NAMES:
        laid = written["laid"][name]
        if laid is not None and not (isinstance(laid, str) and laid in ids):
            yield f"laid of {name}: expected a card or null"
    if written["resigned"] not in (None, *NAMES):
        yield f"resigned: expected null, {' or '.join(NAMES)}"
    dice = written["dice"]
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"


def card_problems(written: Mapping[str, Any], deck: Deck) -> Iterator[str]:
    """MG-1  Every card is there exactly once."""
    named = Counter(written["aside"])
    for name in NAMES:
        named.update(written["hands"][name] + written["played"][name])
        if written["laid"][name] is not None:
            named.update([written["laid"][name]])
    for id, copies in zip(deck.ids, deck.copies):
        if named[id] != copies:
            yield f"{named[id]} times {id}, expected {copies} (MG-1)"


def course_problems(written: Mapping[str, Any], tricks: int) -> Iterator[str]:
    """MG-3 to MG-5  Both have played as many cards, and hold what is left of their hands."""
    if len(written["played"]["east"]) != len(written["played"]["west"]):
        yield "played: expected as many cards of east as of west (MG-5)"
    if all(written["laid"][name] is not None for name in NAMES):
        yield "laid: when both cards lie, the trick is decided at once (MG-5)"
    for name in NAMES:
        laid = written["laid"][name] is not None
        count = len(written["hands"][name]) + len(written["played"][name]) + laid
        if count != tricks:
            yield f"{name} has {count} cards in all, expected {tricks} (MG-3)"
