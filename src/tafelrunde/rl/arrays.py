"""The compiled engine's sheets as numpy arrays: the same memory, nothing is copied."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel import BadInput
from tafelrunde.kernel.sheet import Sheet

Numbers = NDArray[np.uint8]
Mask = NDArray[np.bool_]


def live(sheet: Sheet) -> Numbers:
    """The rows of a sheet. They change when the sheet is written, and cannot be changed here."""
    if sys.byteorder != "little":
        raise BadInput("learning needs a little-endian machine")
    numbers: Numbers = np.frombuffer(as_buffer(sheet.words), np.uint8)
    return numbers.reshape(sheet.rows, 8 * sheet.stride)[:, : sheet.width]


def live_mask(sheet: Sheet) -> Mask:
    """The same for a sheet of ones and zeros."""
    return live(sheet).view(np.bool_)


def live_words(words: object) -> NDArray[np.int64]:
    """A vec of machine words."""
    return np.frombuffer(as_buffer(words), np.int64)


def live_floats(values: object) -> NDArray[np.float64]:
    return np.frombuffer(as_buffer(values), np.float64)


def as_buffer(vector: Any) -> Any:
    """A vec lends its memory, though only from Python 3.12 on its type can say so."""
    return vector
