"""Card files."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import BadInput, choice_column, read_cards, text_column, whole_column
from tafelrunde.kernel.cards import digest

COLUMNS = (
    text_column("id"),
    text_column("name_en"),
    whole_column("strength", 1, 9, empty=True),
    choice_column("kind", ("sword", "shield")),
)
HEAD = "id,name_en,strength,kind\n"


def test_a_card_file_is_read_by_its_columns() -> None:
    axe, wall = read_cards(HEAD + "axe,Axe,3,sword\nwall,Wall,,shield\n", COLUMNS, "my.csv")
    assert (axe.id, axe.values["strength"], axe.name("en")) == ("axe", 3, "Axe")
    assert (wall.values["strength"], wall.values["kind"]) == (0, "shield")


def test_a_card_without_a_name_in_a_language_is_called_by_its_id() -> None:
    (axe,) = read_cards(HEAD + "axe,Axe,3,sword\n", COLUMNS, "my.csv")
    assert axe.name("de") == "axe"


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (
            "axe,Axe,12,sword",
            "row 2, column strength: expected a whole number from 1 to 9 or nothi",
        ),
        ("axe,Axe,many,sword", "row 2, column strength: expected a whole number"),
        ("axe,Axe,3,spoon", "row 2, column kind: expected one of sword, shield, not 'spoon'"),
        ("axe, ,3,sword", "row 2, column name_en: expected a text that is not empty"),
        ("axe,Axe,3", "row 2: expected 4 cells, not 3"),
        ("axe,Axe,3,sword\naxe,Axe,3,sword", "row 3, column id: 'axe' was there before"),
    ],
)
def test_a_wrong_row_is_named_with_what_was_expected(row: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_cards(HEAD + row + "\n", COLUMNS, "my.csv")
    assert str(caught.value).startswith(f"my.csv, {complaint}")


@pytest.mark.parametrize("text", ["", "id,name\n"])
def test_wrong_columns_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"my\.csv, row 1: expected the columns id, name_en"):
        read_cards(text, COLUMNS, "my.csv")


def test_files_with_other_values_have_another_digest() -> None:
    first = read_cards(HEAD + "axe,Axe,3,sword\n", COLUMNS, "a.csv")
    same = read_cards(HEAD + "axe,Axe,3,sword\n", COLUMNS, "b.csv")
    other = read_cards(HEAD + "axe,Axe,4,sword\n", COLUMNS, "a.csv")
    assert digest(first) == digest(same) != digest(other)
