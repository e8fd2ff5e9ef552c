"""For tests of games: mark which rule or worked example of the rulebook a test proves.

from tafelrunde.testing import rule

@rule("SH-24", "X1")
def test_the_higher_total_wins() -> None: ...
"""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
