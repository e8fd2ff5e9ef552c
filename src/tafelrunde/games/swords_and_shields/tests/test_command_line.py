"""The chain of the rulebook, played step by step through the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.cli import main
from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.testing import rule

CHAIN = Path(str(GAME.folder)) / "records" / "rulebook-chain.json"
ASKED = (
    "Which card do you destroy? You carry out its effect.",
    "Which card do you destroy? You carry out its effect.",
    "Which shop card's effect do you carry out?",
    "Which shield attacks for you with revenge?",
)
STEPS = (
    "trigger sword-2-red",
    "destroy sword-2-blue discard P2 0",
    "destroy shield-3-grey discard P2 0",
    "trigger_shop sword-4-green shop shop 1",
    "strike shield-10-grey field P2 1",
)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["position", GAME.name, str(CHAIN), *words]) == 0
    return capsys.readouterr().out


@rule("EX-26", "SS-83")
def test_the_chain_of_the_rulebook_plays_through_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plays = [word for step in STEPS for word in ("--play", step)]
    told = " ".join(run(capsys, *plays).split())
    assert "Player 2 loses 12 HP, whatever shields there are, and has 87 left." in told
    for depth, asked in enumerate(ASKED, start=1):
        before = " ".join(run(capsys, *plays[: 2 * depth], "--legal").split())
        assert asked in before


def test_the_position_of_the_chain_has_no_problems() -> None:
    from tafelrunde.kernel import position

    assert position.problems(GAME, json.loads(CHAIN.read_text(encoding="utf-8"))) == []
