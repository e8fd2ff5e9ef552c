"""Programs by name on the server: only those its operator lists, and a failing one loses."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.house import aio, open_house

from tafelrunde.ai.program import PROGRAMS
from tafelrunde.kernel import RESIGN
from tafelrunde.server import entries as log
from tafelrunde.server.bots.questions import Question, Thought, question_for
from tafelrunde.server.bots.worker import Worker
from tafelrunde.server.faults import Denied
from tafelrunde.server.lobby.planning import check_level
from tafelrunde.server.table.live import moved
from tafelrunde.server.voice import level_name

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the same on both builds"
)

BOLD = Path(__file__).parents[3] / "examples" / "bots" / "bold.py"


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = {"bold": f"{sys.executable} {BOLD}", "broken": f"{sys.executable} -c 1"}
    file = tmp_path / "programs.json"
    file.write_text(json.dumps(programs), encoding="utf-8")
    monkeypatch.setenv(PROGRAMS, str(file))
    monkeypatch.setattr("tafelrunde.ai.program.PATIENCE", 120.0)  # a busy machine


def test_only_listed_programs_can_be_called(listed: None) -> None:
    check_level("bold")
    for level in ("merlin", f"program:{sys.executable} -c 1"):
        with pytest.raises(Denied):
            check_level(level)
    assert level_name("de", "bold") == "bold"
    assert level_name("de", "king") == "König"


asked: list[tuple[Question, list[int]]] = []


@aio
async def a_question() -> None:
    """What the AI in a seat that is asked would be asked, and what it may answer."""
    async with open_house() as house:
        ann, _bob = await house.pair("gwint")
        room = house.room(ann)
        seat = room.asked[0]
        question = question_for(room, seat, "bold")
        asked.append((question, list(room.state.legal_for(seat))))


def test_a_program_plays_and_a_broken_one_gives_up(listed: None) -> None:
    a_question()
    question, legal = asked.pop()
    worker = Worker()
    try:
        assert worker.answer(question).action in legal
        failed = worker.answer(msgspec.structs.replace(question, level="broken"))
    finally:
        worker.close()
    assert failed == Thought(forfeit="crashed")


@aio
async def test_giving_up_is_a_move() -> None:
    async with open_house() as house:
        ann, _bob = await house.pair("schildwall")
        room = house.room(ann)
        seat, failed = room.asked[0], Thought(forfeit="slow")
        assert moved(room, 5, seat, room.ply, failed).entries == [], "a person has the seat"
        room.seats[seat].substitute = "bold"
        assert moved(room, 5, seat, room.ply, failed).entries == [log.Moved(5, seat, RESIGN)]
        assert moved(room, 5, seat, room.ply - 1, failed).entries == [], "it has gone on since"
