"""Frames: what RFC 6455 allows is read however it is cut, and nothing else is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    FrameError,
    Reader,
    close_frame,
    frame,
    unmask,
)

MASK = b"\1\2\3\4"


def masked(payload: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    head = bytes([(0x80 if final else 0) | opcode])
    length = len(payload)
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0x80 | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + length.to_bytes(8, "big")
    return head + MASK + unmask(payload, MASK)


def read(data: bytes, limit: int = 100_000) -> list[tuple[int, bytes]]:
    return list(Reader(limit).read(data))


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_unmasking_twice_is_nothing(payload: bytes, mask: bytes) -> None:
    expected = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    assert unmask(payload, mask) == expected
    assert unmask(expected, mask) == payload


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536])
def test_every_length_is_read_and_written(length: int) -> None:
    payload = b"x" * length
    assert read(masked(payload)) == [(TEXT, payload)]
    framed = frame(payload, BINARY)
    assert framed.endswith(payload)
    assert framed[0] == 0x80 | BINARY
    assert len(framed) - length == (2 if length < 126 else 4 if length < 65536 else 10)


def test_a_stream_is_read_however_it_is_cut() -> None:
    stream = b"".join(
        [
            masked(b"one"),
            masked(b"", PING),
            masked(b"tw", final=False),
            masked(b"o", CONTINUATION, final=False),
            masked(b"are you there", PING),
            masked(b"!", CONTINUATION),
            masked(b"x" * 1000),
            masked(b"raw", BINARY),
            masked(b"", PONG),
            masked(b"\x03\xe8", CLOSE),
        ]
    )
    expected = [
        (TEXT, b"one"),
        (PING, b""),
        (PING, b"are you there"),
        (TEXT, b"two!"),
        (TEXT, b"x" * 1000),
        (BINARY, b"raw"),
        (PONG, b""),
        (CLOSE, b"\x03\xe8"),
    ]
    assert read(stream) == expected
    dice = random.Random(7)
    for _ in range(200):
        reader, found, rest = Reader(100_000), [], stream
        while rest:
            size = dice.randint(1, dice.choice((1, 5, 200)))
            found += list(reader.read(rest[:size]))
            rest = rest[size:]
        assert found == expected


@given(st.binary(max_size=140))
def test_the_short_way_reads_the_same(payload: bytes) -> None:
    data = masked(payload)
    short = Reader(100).read_one(data)
    if short is not None:
        assert read(data) == [(TEXT, short)]
    for other in (data[:-1], data + b"\x81", masked(payload, PING), masked(payload, final=False)):
        if other != data and other:
            assert Reader(100).read_one(other) is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"not masked"), 1002),
        (b"\xc1\x80\0\0\0\0", 1002),  # a reserved bit
        (masked(b"", 3), 1002),
        (masked(b"", 11), 1002),
        (masked(b"x" * 126, PING), 1002),
        (masked(b"", PING, final=False), 1002),
        (masked(b"", CONTINUATION), 1002),
        (masked(b"a", final=False) + masked(b"b"), 1002),
        (masked(b"x" * 101), 1009),
        (masked(b"x" * 60, final=False) + masked(b"x" * 60, CONTINUATION), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),  # sixteen exabytes are announced
        (masked(b"", final=False) + masked(b"", CONTINUATION, final=False) * 1001, 1008),
    ],
)
def test_what_is_not_allowed_ends_the_connection(data: bytes, code: int) -> None:
    with pytest.raises(FrameError) as caught:
        read(data, limit=100)
    assert caught.value.code == code


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_noise_is_read_or_refused_and_nothing_else(pieces: list[bytes]) -> None:
    reader = Reader(1000)
    code = 1002
    try:
        for piece in pieces:
            for _, payload in reader.read(piece):
                assert len(payload) <= 1000
    except FrameError as error:
        code = error.code
    assert code in (1002, 1008, 1009)


def test_a_close_frame_is_never_too_long() -> None:
    assert len(close_frame(1000, "ä" * 200)) <= 2 + 125
