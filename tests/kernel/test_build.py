"""Whether the tests run on the build they are meant for."""

from __future__ import annotations

import os

import pytest

from tafelrunde.games.schildwall import battle
from tafelrunde.kernel import dice, state


@pytest.mark.parametrize("module", [dice, state, battle], ids=lambda module: module.__name__)
def test_the_hot_modules_are_compiled_exactly_where_that_is_expected(module: object) -> None:
    compiled = not str(module.__file__).endswith(".py")  # type: ignore[attr-defined]
    assert compiled == bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED"))
