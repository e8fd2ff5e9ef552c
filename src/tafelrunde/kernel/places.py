"""Places: the names of what can be touched on a table, with their parts between slashes.

    hand/A            a zone: its kind, and whose it is
    hand/A/nekker     a card in it
    say/pass          something to say

A game names its places as it likes; these are the parts that everybody else may rely on.
"""

from __future__ import annotations

from .view import Place


def kind(place: Place) -> str:
    """What kind of place it is: its first part."""
    return place.partition("/")[0]


def parts(place: Place) -> list[str]:
    """What follows the kind: an owner, a row, a card."""
    return place.split("/")[1:]


def last(place: Place) -> str:
    """What is meant most closely: the card, or the last part of a zone's name."""
    return place.rpartition("/")[2]


def around(place: Place) -> Place:
    """The place in which this one lies; empty for one without parts."""
    return place.rpartition("/")[0]
