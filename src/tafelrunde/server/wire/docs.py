"""The reference part of `docs/wire.md`: `python -m tafelrunde.server.wire.docs docs/wire.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from .schema import Message, chapters, written

MARK = "\n## Reference\n"


def reference() -> str:
    """All messages as Markdown."""
    parts = ["\nA field with a question mark may be left out.\n"]
    for chapter in chapters():
        parts.append(f"\n### {chapter.title}\n")
        parts.extend(_section(message) for message in chapter.messages)
    return "".join(parts)


def _section(message: Message) -> str:
    tag = f" (`{message.tag}`)" if message.tag else ""
    lines = [f"\n**{message.name}**{tag}: {message.text}\n"]
    for field in message.fields:
        mark = "?" if field.optional else ""
        text = f" {field.text}" if field.text else ""
        lines.append(f"\n- `{field.name}{mark}`: `{written(field.type)}`.{text}")
    return "".join([*lines, "\n"])


def with_reference(document: str) -> str:
    """The document with its reference made anew."""
    return document.partition(MARK)[0] + MARK + reference()


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_reference(file.read_text(encoding="utf-8")), encoding="utf-8")
