"""For all tests, those inside the games too: `pytest --rule SH-33` runs what proves one rule."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="NUMBER",
        help="only tests that prove this rule or worked example, such as SH-33; repeatable",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = {number.upper() for number in config.getoption("--rule")}
    if not wanted:
        return
    kept = [item for item in items if wanted & numbers_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def numbers_of(item: pytest.Item) -> set[str]:
    """The numbers in all rule marks of a test."""
    return {number for mark in item.iter_markers("rule") for number in mark.args}
