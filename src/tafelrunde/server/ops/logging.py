"""What the house writes down about itself: one JSON object a line, and never a secret.

Two nets catch secrets: fields that by their name hold one are dropped, and whatever looks like
one (a long run of letters and digits, as in links and cookies) is blotted out in every text.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, TextIO

import structlog

SECRET_NAMES = re.compile(r"token|cookie|passphrase|password|secret|authorization|digest", re.I)
# Tokens have 32 such characters; names of tables and people are shorter.
SECRET_LOOK = re.compile(r"[A-Za-z0-9_\-.]*[A-Za-z0-9_\-]{22,}[A-Za-z0-9_\-.]*")
URL_LOGIN = re.compile(r"(\w+://)[^/@\s]*@")
BLOT = "[secret]"


def blot(text: str) -> str:
    """The text without anything that looks like a secret."""
    return SECRET_LOOK.sub(BLOT, URL_LOGIN.sub(rf"\1{BLOT}@", text))


def without_secrets(value: Any) -> Any:
    if isinstance(value, str):
        return blot(value)
    if isinstance(value, bytes):
        return BLOT
    if isinstance(value, Mapping):
        return {
            name: BLOT if SECRET_NAMES.search(str(name)) else without_secrets(one)
            for name, one in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [without_secrets(one) for one in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return blot(str(value))


def drop_secrets(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    for name, value in event.items():
        if name in KEPT:
            continue
        event[name] = BLOT if SECRET_NAMES.search(name) else without_secrets(value)
    return event


KEPT = frozenset({"timestamp", "level", "logger", "exc_info", "_record", "_from_structlog"})


def set_up(stream: TextIO | None = None, level: str = "INFO", json: bool | None = None) -> None:
    """Write to `stream` (standard error): JSON lines, or for people if it is a terminal."""
    stream = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if json is None:
        json = not stream.isatty()
    renderer: list[structlog.typing.Processor]
    # An exception becomes text first, so that its secrets are dropped, too.
    renderer = [structlog.processors.format_exc_info, drop_secrets]
    if json:
        renderer.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    else:
        renderer.append(structlog.dev.ConsoleRenderer(colors=True))
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Paths of invitations are secrets; requests are counted in the metrics instead.
    logging.getLogger("uvicorn.access").disabled = True
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> structlog.stdlib.BoundLogger:
    bound: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return bound
