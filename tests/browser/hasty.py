"""The command line with short waits: tests do not sit out what makes people patient.

    python tests/browser/hasty.py serve …

Everything else is the house as it is. Somebody who is away may be replaced after seconds instead
of minutes, and secret questions close at once.
"""

from __future__ import annotations

import sys

from tafelrunde.cli import main
from tafelrunde.server.lobby import planning
from tafelrunde.server.room import seats

GRACE = 1_500
"""Milliseconds that somebody may be away before the others choose."""

seats.GRACE.update(none=GRACE, real=GRACE)
seats.LEAST_GRACE = GRACE
vars(planning)["USUAL"] = (50, 100)

if __name__ == "__main__":
    sys.exit(main())
