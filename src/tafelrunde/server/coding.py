"""How messages become bytes, and bytes orders. The compiled modules know nothing of msgspec."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from . import wire

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""A message, or a part of one, as JSON."""

decode: Callable[[bytes], Any] = msgspec.json.Decoder(wire.FromClient).decode
"""What a client sent, as an order."""

Encoded: Callable[[bytes], Any] = msgspec.Raw
"""A part that is JSON already and goes into a message as it is."""

NotAnOrder = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding may raise."""
