"""What is made from the wire is up to date, and its messages survive the way there and back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.server import wire
from tafelrunde.server.wire.docs import with_reference
from tafelrunde.server.wire.schema import chapters
from tafelrunde.server.wire.typescript import typescript

HOUSE = Path(__file__).parents[3]


def test_the_client_has_the_types_of_the_wire() -> None:
    written = (HOUSE / "web/src/wire.ts").read_text(encoding="utf-8")
    assert written == typescript(), (
        "run: python -m tafelrunde.server.wire.typescript web/src/wire.ts"
    )


def test_the_document_has_the_messages_of_the_wire() -> None:
    document = (HOUSE / "docs/wire.md").read_text(encoding="utf-8")
    assert document == with_reference(document), (
        "run: python -m tafelrunde.server.wire.docs docs/wire.md"
    )


def test_every_message_says_what_it_is_for() -> None:
    assert all(message.text for chapter in chapters() for message in chapter.messages)


def test_a_message_is_told_by_its_type() -> None:
    order = msgspec.json.decode(b'{"type":"act","scene":3,"action":7}', type=wire.FromClient)
    assert order == wire.Act(3, 7)


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"act","scene":3}',
        b'{"type":"act","scene":"3","action":7}',
        b'{"type":"act","scene":3,"action":7,"seat":1}',
        b'{"type":"win"}',
        b'{"scene":3,"action":7}',
        b"[]",
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=wire.FromClient)


def test_what_has_its_default_is_left_out() -> None:
    assert msgspec.json.encode(wire.Scene(4)) == b'{"type":"scene","scene":4}'
