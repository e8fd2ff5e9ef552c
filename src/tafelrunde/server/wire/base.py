"""What all messages are made of."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de"]
Value = str | int | bool
"""The value of an option."""


class Wire(msgspec.Struct, omit_defaults=True, frozen=True):
    """A part of a message."""


class Order(msgspec.Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """Something a client sends. A field that is not known is an error, not ignored."""
