"""The counters of a game, ready to be sent: every number and the sentence that tells it.

A list such as the strengths of all rows seldom comes again as a whole, but its items do. So its
sentence is put together from items that are encoded already, and only new ones cost words.

Values are found again as they are, which would take 1 for true. It never has to: a law of the
kernel says that a counter which tells numbers tells no yes or no.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tafelrunde.words import Words

from ..coding import encode

MOST_KEPT = 1000
"""Values of one counter that are kept; then begin anew. Few, so that they stay at hand."""


@final
class Figure:
    """One counter: its values and sentences as members of two JSON objects."""

    def __init__(self, words: Words, name: str) -> None:
        self._words = words
        self._name = name
        self._member = encode(name) + b":"
        self._kept: dict[object, tuple[bytes, bytes]] = {}
        self._items: dict[object, tuple[bytes, bytes]] = {}
        """The items of a list, and what they are called, without quotes."""
        around = words.around_counter(name)
        self._joins = around is not None
        """Whether the sentence is a list with something before and after it."""
        before, after = around or ("", "")
        comma, conjunction = words.joints
        self._before = inside(before)
        self._after = inside(after)
        self._comma = inside(comma)
        self._and = inside(conjunction)

    def told(self, value: object) -> tuple[bytes, bytes]:
        """`"name":value` and `"name":"sentence"`."""
        if self._joins and type(value) is tuple and len(value) > 2:
            return self._listed(value)
        try:
            found = self._kept.get(value)
        except TypeError:  # there are mappings in it, which are no keys
            return self._make(value)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[value] = self._make(value)
        return found

    def _make(self, value: object) -> tuple[bytes, bytes]:
        if self._joins and isinstance(value, tuple) and len(value) > 1:
            return self._listed(value)
        text = self._words.counter(self._name, value)
        return self._member + encode(value), self._member + encode(text)

    def _listed(self, value: tuple[object, ...]) -> tuple[bytes, bytes]:
        items = [self._item(item) for item in value]
        texts = [text for _, text in items]
        last = texts.pop()
        return (
            b"%b[%b]" % (self._member, b",".join([item for item, _ in items])),
            b"".join(
                [
                    self._member,
                    b'"',
                    self._before,
                    self._comma.join(texts),
                    self._and,
                    last,
                    self._after,
                    b'"',
                ]
            ),
        )

    def _item(self, item: object) -> tuple[bytes, bytes]:
        # The items of one counter all have the same fields.
        key = tuple(item.values()) if isinstance(item, dict) else item
        found = self._items.get(key)
        if found is None:
            if len(self._items) >= MOST_KEPT:
                self._items.clear()
            found = self._items[key] = encode(item), inside(self._words.counted(item))
        return found


def inside(text: str) -> bytes:
    """A text as JSON, without the quotes around it."""
    return encode(text)[1:-1]


@final
class Figures:
    """All counters of one game in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._figures: dict[str, Figure] = {}
        self._last: Mapping[str, object] = {}
        """Those told last: all together seldom come again, but every seat is told them."""
        self._told = b"{}", b"{}"

    def told(self, counters: Mapping[str, object]) -> tuple[bytes, bytes]:
        """The numbers and their sentences, as two JSON objects."""
        if counters is not self._last:
            numbers: list[bytes] = []
            texts: list[bytes] = []
            for name, value in counters.items():
                figure = self._figures.get(name)
                if figure is None:
                    figure = self._figures[name] = Figure(self._words, name)
                number, text = figure.told(value)
                numbers.append(number)
                texts.append(text)
            self._told = b"{%b}" % b",".join(numbers), b"{%b}" % b",".join(texts)
            self._last = counters
        return self._told
