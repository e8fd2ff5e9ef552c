"""The types of the wire for the web client: `python -m tafelrunde.server.wire.typescript FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from .. import wire
from .schema import UNIONS, Field, Message, chapters, written

HEAD = """\
// Made from src/tafelrunde/server/wire by `python -m tafelrunde.server.wire.typescript`.
// Do not edit: a test compares it with the source.
// A field with a question mark is left out where it has its default value.
"""


def typescript() -> str:
    parts = [HEAD]
    for chapter in chapters():
        parts.append(f"// {chapter.title}\n")
        parts.extend(_interface(message) for message in chapter.messages)
    for name in UNIONS:
        members = [member.__name__ for member in getattr(wire, name).__args__]
        lines = "\n".join(f"  | {member}" for member in members)
        parts.append(f"export type {name} =\n{lines};\n")
    return "\n".join(parts)


def _interface(message: Message) -> str:
    lines = [f"/** {message.text} */", f"export interface {message.name} {{"]
    if message.tag:
        lines.append(f'  type: "{message.tag}";')
    for field in message.fields:
        lines.extend(_field(field))
    return "\n".join([*lines, "}\n"])


def _field(field: Field) -> list[str]:
    lines = [f"  /** {field.text} */"] if field.text else []
    mark = "?" if field.optional else ""
    return [*lines, f"  {field.name}{mark}: {written(field.type)};"]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
