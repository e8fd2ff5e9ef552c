"""Frames of a WebSocket (RFC 6455), sans I/O: bytes in, whole messages out.

Server side only and without extensions: compression would cost every connection more memory
than a whole match takes, for messages of a few hundred bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

NORMAL, GOING_AWAY, PROTOCOL_ERROR, UNSUPPORTED = 1000, 1001, 1002, 1003
BAD_TEXT, POLICY, TOO_BIG, TROUBLE, RESTART, LATER = 1007, 1008, 1009, 1011, 1012, 1013
NO_CODE = 1005  # never sent: the other side closed without saying why
LOST = 1006  # never sent: the connection broke

LARGEST_CONTROL = 125


class FrameError(Exception):
    """The other side does not keep to the protocol; `code` is what to close with."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message as one frame. Servers do not mask, so one frame serves many receivers."""
    length = len(payload)
    if length < 126:
        return bytes((0x80 | opcode, length)) + payload
    if length < 65536:
        return bytes((0x80 | opcode, 126, length >> 8, length & 255)) + payload
    return bytes((0x80 | opcode, 127)) + length.to_bytes(8, "big") + payload


def close_frame(code: int, text: str = "") -> bytes:
    reason = text.encode()[: LARGEST_CONTROL - 2]
    return frame(code.to_bytes(2, "big") + reason, CLOSE)


def unmask(payload: bytes, mask: bytes) -> bytes:
    """XOR with the mask over and over, as one long number."""
    length = len(payload)
    whole = mask * (length // 4 + 1)
    mixed = int.from_bytes(payload, "little") ^ int.from_bytes(whole[:length], "little")
    return mixed.to_bytes(length, "little")


class Reader:
    """Keeps what is not yet a whole message. One for every connection."""

    __slots__ = ("_limit", "_rest", "_parts", "_opcode", "_size")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = b""
        self._parts: list[bytes] | None = None  # of a message in several frames
        self._opcode = 0
        self._size = 0

    def read_one(self, data: bytes) -> bytes | None:
        """The text if the data is exactly one short message, as nearly always; else None."""
        if data[0] == 0x81 and not self._rest and self._parts is None:
            length = data[1] & 0x7F if len(data) > 6 else 126
            if length < 126 and data[1] & 0x80 and len(data) == length + 6 <= self._limit:
                return unmask(data[6:], data[2:6])
        return None

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The messages that are whole now: (opcode, payload), in order.

        A message in several frames is one message; control frames may come in between.
        Raises FrameError, after which the connection can only be closed.
        """
        if self._rest:
            data = self._rest + data
            self._rest = b""
        place, end = 0, len(data)
        while end - place >= 2:
            first, second = data[place], data[place + 1]
            length = second & 0x7F
            start = place + 6
            if length >= 126:
                wide = 2 if length == 126 else 8
                start += wide
                if end < place + 2 + wide:
                    break
                length = int.from_bytes(data[place + 2 : place + 2 + wide], "big")
            self._check(first, second, length)
            if end < start + length:
                break
            payload = unmask(data[start : start + length], data[start - 4 : start])
            place = start + length
            message = self._whole(first, payload)
            if message is not None:
                yield message
        if place < end:
            self._rest = data[place:]

    def _check(self, first: int, second: int, length: int) -> None:
        opcode = first & 0x0F
        if first & 0x70:
            raise FrameError(PROTOCOL_ERROR, "reserved bits are set")
        if not second & 0x80:
            raise FrameError(PROTOCOL_ERROR, "a client must mask its frames")
        if opcode >= CLOSE:
            if opcode > PONG:
                raise FrameError(PROTOCOL_ERROR, "unknown opcode")
            if length > LARGEST_CONTROL or not first & 0x80:
                raise FrameError(PROTOCOL_ERROR, "a control frame must be short and whole")
        elif opcode > BINARY:
            raise FrameError(PROTOCOL_ERROR, "unknown opcode")
        elif (opcode == CONTINUATION) != (self._parts is not None):
            raise FrameError(PROTOCOL_ERROR, "a message must end before the next one begins")
        elif length + self._size > self._limit:
            raise FrameError(TOO_BIG, f"a message may have {self._limit} bytes")

    def _whole(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        opcode = first & 0x0F
        final = first & 0x80
        if opcode >= CLOSE:
            return opcode, payload
        if self._parts is None:
            if final:
                return opcode, payload
            self._parts, self._opcode, self._size = [payload], opcode, len(payload)
            return None
        self._parts.append(payload)
        self._size += len(payload)
        if len(self._parts) > 1000:
            raise FrameError(POLICY, "a message in more than a thousand pieces")
        if not final:
            return None
        message = self._opcode, b"".join(self._parts)
        self._parts, self._size = None, 0
        return message
