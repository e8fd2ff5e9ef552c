"""What the house remembers: the logs of its tables, and the people who play at them.

The log is the truth. An entry is acknowledged only once it is durable, and `(table, number)` is
its key: of two writers who both want to write the next entry, one gets `Conflict` and reads on.
"""

from __future__ import annotations

from tafelrunde.server.store.interface import (
    Account,
    Conflict,
    NameTaken,
    Rating,
    Session,
    Store,
    StoreError,
    Summary,
    Then,
)
from tafelrunde.server.store.opening import open_store

__all__ = [
    "Account",
    "Conflict",
    "NameTaken",
    "Rating",
    "Session",
    "Store",
    "StoreError",
    "Summary",
    "Then",
    "open_store",
]
