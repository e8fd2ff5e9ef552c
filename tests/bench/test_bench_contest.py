"""The run: all take turns, and who fails is named and left out while the others go on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.contest import GameEntry, hold
from bench.imports import probe
from bench.measures import STEP, Row
from bench.peers import FIRST_GAME, OUR_IMPORTS, NotInstalled, Peer, install
from bench.process import ROOT, Worker, WorkerFailed

PYTHON = Path(sys.executable)


class Scribe:
    """An entry that writes down when its turn came, and fails in a round of its own."""

    def __init__(self, name: str, book: list[str], fails_at: int = 0) -> None:
        self.library = name
        self.what = f"{name}, step"
        self.book = book
        self.turns = 0
        self.fails_at = fails_at

    def sample(self, seconds: float) -> None:
        self.turns += 1
        if self.turns == self.fails_at:
            raise WorkerFailed("it fell asleep")
        self.book.append(self.library)

    def rows(self) -> Iterator[Row]:
        yield Row(self.library, "game", STEP, (float(self.turns),))


def hush(sentence: str) -> None:
    """Nobody watches."""


def test_in_every_round_everybody_has_one_turn() -> None:
    book: list[str] = []
    rows, failures = hold([Scribe(name, book) for name in "abcde"], 6, 0.1, hush)
    rounds = [book[start : start + 5] for start in range(0, 30, 5)]
    assert all(sorted(one) == list("abcde") for one in rounds)
    assert [row.library for row in rows] == list("abcde")
    assert failures == []


def test_nobody_is_always_first() -> None:
    book: list[str] = []
    hold([Scribe(name, book) for name in "abcde"], 12, 0.1, hush)
    assert len(set(book[::5])) > 1


def test_who_fails_is_named_and_the_others_go_on() -> None:
    book: list[str] = []
    entries = [Scribe("a", book), Scribe("b", book, fails_at=2), Scribe("c", book)]
    rows, failures = hold(entries, 4, 0.1, hush)
    assert [(failure.library, failure.reason) for failure in failures] == [("b", "it fell asleep")]
    assert [row.library for row in rows] == ["a", "c"]
    assert [book.count(name) for name in "abc"] == [4, 1, 4]


@pytest.fixture
def frail() -> Iterator[Worker]:
    worker = Worker(PYTHON, "frail", path=Path(__file__).parent, patience=20)
    yield worker
    worker.stop()


def test_a_worker_tells_what_it_can_play(frail: Worker) -> None:
    hello = frail.ask({"ask": "hello"})
    assert [told["game"] for told in hello["adapters"]] == ["sound", "wrong", "deadly"]
    assert hello["versions"] == {"frail": "1"}


def test_a_worker_counts_decisions_and_games(frail: Worker) -> None:
    entry = GameEntry(frail, 0, "frail", "sound", STEP, "", "games")
    entry.sample(0.001)
    (row,) = entry.rows()
    assert row.samples[0] > 0
    assert row.details["decisions_per_game"] == 3


def test_an_error_of_a_library_is_told_as_a_sentence(frail: Worker) -> None:
    with pytest.raises(WorkerFailed, match="ValueError: this game is wrong"):
        frail.ask({"ask": "games", "adapter": 1, "seconds": 0.001})


def test_a_worker_that_dies_is_started_anew_for_the_next_question(frail: Worker) -> None:
    with pytest.raises(WorkerFailed, match="its process ended: farewell"):
        frail.ask({"ask": "games", "adapter": 2, "seconds": 0.001})
    assert frail.ask({"ask": "games", "adapter": 0, "seconds": 0.001})["rate"] > 0


def test_a_library_that_is_not_there_is_told() -> None:
    worker = Worker(PYTHON, "bench.adapters.nobody", patience=20)
    with pytest.raises(WorkerFailed, match=r"No module named 'bench\.adapters\.nobody'"):
        worker.ask({"ask": "hello"})


def test_an_import_is_probed_in_a_fresh_process() -> None:
    probed = probe(PYTHON, OUR_IMPORTS[FIRST_GAME], ROOT / "src")
    assert probed["seconds"] > 0
    assert probed["process_mib"] > probed["added_mib"] > 0


def test_an_import_that_fails_is_told() -> None:
    with pytest.raises(WorkerFailed, match="No module named 'nobody_at_all'"):
        probe(PYTHON, "import nobody_at_all", None)


def test_a_peer_that_cannot_be_installed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    monkeypatch.setattr("bench.peers.HOMES", tmp_path / "homes")
    monkeypatch.setattr(sys, "executable", str(python))
    peer = Peer("nobody", ("nobody",), {})
    with pytest.raises(NotInstalled, match="cannot be run: No such file"):
        install(peer)
    python.write_text("#!/bin/sh\necho ERROR: no space >&2\necho bye >&2\nexit 1\n", "utf-8")
    python.chmod(0o755)
    with pytest.raises(NotInstalled, match=r"^ERROR: no space$"):
        install(peer)
    assert not (peer.home / ".installed").exists()


def test_a_peer_that_is_installed_is_not_installed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.peers.HOMES", tmp_path)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    peer = Peer("somebody", ("one", "two"), {})
    peer.home.mkdir()
    (peer.home / ".installed").write_text("one\ntwo", encoding="utf-8")
    install(peer)
    with pytest.raises(NotInstalled):
        install(Peer("somebody", ("one", "three"), {}))
