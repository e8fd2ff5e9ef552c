"""A progress bar where somebody looks at it, and only there."""

from __future__ import annotations

import io

import pytest

from tafelrunde.cli.progress import progress_bar


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_no_bar_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    with progress_bar(10) as advance:
        assert advance is None
    assert stream.getvalue() == ""


def test_a_bar_on_a_terminal_counts_and_needs_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar(10) as advance:
        assert advance is not None
        advance(4)
        advance(6)
    assert "10/10" in screen.getvalue()
    assert "\x1b[3" not in screen.getvalue()
