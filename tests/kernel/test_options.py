"""What can be agreed before a game."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import BadInput, Option
from tafelrunde.kernel.options import read_options

KNOWN = (
    Option("size", 1, (1, 2), "T-1"),
    Option("open", False, (False, True), "T-2"),
    Option("order", "red", ("red", "blue"), "T-3"),
)


def test_what_is_not_given_is_the_default() -> None:
    assert read_options(KNOWN, {}) == {"size": 1, "open": False, "order": "red"}


def test_words_of_a_command_line_are_understood() -> None:
    given = {"size": "2", "open": "true", "order": "blue"}
    assert read_options(KNOWN, given) == {"size": 2, "open": True, "order": "blue"}


@pytest.mark.parametrize("wrong", [3, "3", True, None, 1.0, ""])
def test_a_wrong_value_is_refused_with_the_right_ones(wrong: object) -> None:
    with pytest.raises(BadInput, match="option size: expected one of 1, 2, not"):
        read_options(KNOWN, {"size": wrong})


def test_a_number_is_no_truth_value() -> None:
    with pytest.raises(BadInput, match="expected one of false, true, not 1"):
        read_options(KNOWN, {"open": 1})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"unknown option 'sise': .* are size, open, order"):
        read_options(KNOWN, {"sise": 1})
