"""The counters of a game, ready to be sent: every number and the sentence that tells it.

A list such as the strengths of all rows seldom comes again as a whole, but its items do. So a
sentence is put together from items that are encoded already, and only new ones cost words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tafelrunde.words import Words

from .coding import encode

MOST_KEPT = 1000
"""Values of one counter that are kept; then begin anew. Few, so that they stay at hand."""


@final
class Figure:
    """One counter: its values and sentences as members of two JSON objects."""

    def __init__(self, words: Words, name: str) -> None:
        self._words = words
        self._name = name
        self._member = encode(name) + b":"
        self._plain: dict[object, tuple[bytes, bytes]] = {}
        """By texts and whole numbers."""
        self._other: dict[bytes, tuple[bytes, bytes]] = {}
        """By the JSON of anything else: there 1 and true are not the same."""
        self._items: dict[bytes, bytes] = {}
        """What the items of a list are called, without quotes, by their JSON."""
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
        if type(value) is str or type(value) is int:
            found = self._plain.get(value)
            if found is None:
                if len(self._plain) >= MOST_KEPT:
                    self._plain.clear()
                found = self._plain[value] = self._make(encode(value), value)
            return found
        json = encode(value)
        found = self._other.get(json)
        if found is None:
            if len(self._other) >= MOST_KEPT:
                self._other.clear()
            found = self._other[json] = self._make(json, value)
        return found

    def _make(self, json: bytes, value: object) -> tuple[bytes, bytes]:
        if self._joins and isinstance(value, tuple) and len(value) > 1:
            return self._member + json, self._listed(value)
        return self._member + json, self._member + encode(self._words.counter(self._name, value))

    def _listed(self, value: tuple[object, ...]) -> bytes:
        items = [self._item(item) for item in value]
        last = items.pop()
        head = self._comma.join(items)
        return b"".join(
            [self._member, b'"', self._before, head, self._and, last, self._after, b'"']
        )

    def _item(self, item: object) -> bytes:
        json = encode(item)
        text = self._items.get(json)
        if text is None:
            if len(self._items) >= MOST_KEPT:
                self._items.clear()
            text = self._items[json] = inside(self._words.counted(item))
        return text


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
