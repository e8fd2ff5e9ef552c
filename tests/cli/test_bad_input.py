"""Bad input gives one sentence on stderr and exit code 1 or 2, never a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import main
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import Recorder, position


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with good and bad files, in which the commands run."""
    good = position.write(GAME, GAME.setup(seed=7))
    recorder = Recorder(GAME, {}, 7)
    recorder.play(1, 0)
    stored = recorder.record.write()
    files: dict[str, Any] = {
        "good.json": good,
        "37.json": changed(good, "state", "armies", "R", "reserve", ["stridar"]),
        "record.json": stored,
        "old.json": {**stored, "rules": 99},
        "forged.json": {**stored, "moves": [[1, 6, "attack khan"]]},
        "renamed.json": {**stored, "moves": [[1, 0, "attack khan"]]},
        "chess.json": {**stored, "game": "chess"},
        "list.json": [1, 2],
        "number.json": 5,
    }
    for name, content in files.items():
        (tmp_path / name).write_text(json.dumps(content), encoding="utf-8")
    (tmp_path / "broken.json").write_text('{\n "a": 1,\n "b" 2}', encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 200_000, encoding="utf-8")
    (tmp_path / "latin.json").write_bytes(b'"\xe4"')
    cards = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    (tmp_path / "wrong.csv").write_text(
        cards.replace("hersir,Hersir,warrior,6", "hersir,Hersir,warrior,six"), encoding="utf-8"
    )
    (tmp_path / "short.csv").write_text("\n".join(cards.splitlines()[:-1]), encoding="utf-8")
    (tmp_path / "there").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def changed(data: dict[str, Any], *path: Any) -> dict[str, Any]:
    """A copy with one value replaced."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    *keys, last, value = path
    place = copy
    for key in keys:
        place = place[key]
    place[last] = value
    return copy


CASES = [
    ("play shildwal", 2, "there is no game 'shildwal', expected one of .*did you mean schildwall"),
    ("simulate chess --games 1", 2, "there is no game 'chess'"),
    ("position schildwall broken.json", 1, "broken.json is no JSON: line 3, column 6"),
    ("position schildwall deep.json", 1, "deep.json is no JSON"),
    ("position schildwall latin.json", 1, "cannot read latin.json: expected a text in UTF-8"),
    ("position schildwall list.json", 1, "a position is a JSON object"),
    ("position schildwall 37.json", 1, r"army R has 37 cards, expected 36 \(SH-1\)"),
    ("position schildwall record.json", 1, 'format: expected "tafelrunde-position"'),
    ("position schildwall good.json --play khan", 1, r"no Khan in your hand. \(SH-17\)"),
    ("position schildwall good.json --play 10", 1, r"\(SH-30\)"),
    ("position schildwall good.json --play 10 --lang de", 1, r"Hagelsturm .* \(SH-30\)"),
    ("position schildwall good.json --play 99", 1, "expected a number from 0 to 11"),
    ("position schildwall good.json --play -1", 1, "expected a number from 0 to 11"),
    ("position schildwall good.json --play dance", 1, "action 'dance': expected a number"),
    ("position schildwall good.json --preview khan", 1, r"refused: .* \(SH-17\)"),
    ("position schildwall good.json --view 2", 2, "seat: expected a number from 0 to 1, not 2"),
    ("position schildwall nowhere.json", 1, "cannot read nowhere.json: No such file"),
    ("position schildwall there", 1, "cannot read there: Is a directory"),
    ("replay old.json", 1, "rules version 2 here, this file was written by version 99"),
    ("replay forged.json", 1, r"move 1 \(attack khan\) of the record is refused .*SH-17"),
    ("replay renamed.json", 1, "move 1 of the record says 'attack khan'"),
    ("replay chess.json", 1, "there is no game 'chess'"),
    ("replay number.json", 1, "a record is a JSON object"),
    ("replay broken.json", 1, "line 3, column 6"),
    ("replay good.json", 1, 'format: expected "tafelrunde-record"'),
    ("replay record.json --at 2", 1, "the record has 1 moves: expected --at from 0 to 1, not 2"),
    ("replay record.json --seat 5", 2, "seat: expected a number from 0 to 1, not 5"),
    (
        "cards schildwall --cards wrong.csv",
        1,
        "wrong.csv, row 3, column strength: expected a whole",
    ),
    ("cards schildwall --cards short.csv", 1, "short.csv: expected a row for the card hagelsturm"),
    ("cards schildwall --cards there", 1, "cannot read there"),
    ("play --cards wrong.csv", 1, "wrong.csv, row 3, column strength"),
    ("play --level duke", 2, "page, squire, knight, baron, king or program:COMMAND, not 'duke'"),
    ("play --seat 2", 2, "seat: expected a number from 0 to 1, not 2"),
    ("play --hot-seat --seat 0", 2, "--seat cannot be given as well"),
    ("play --seed -1", 2, "a seed is a whole number from 0"),
    ("play --seed x", 2, "Invalid value for '--seed'"),
    ("play --lang fr", 2, "language: expected en or de, not 'fr'"),
    ("play --option n=7", 2, "option n: expected one of 1, 2, 3, 4, not '7'"),
    ("play --option n", 2, "option 'n': expected name=value"),
    ("play --option speed=9", 2, "unknown option 'speed'"),
    ("play --save there/no/where.json", 1, "cannot write there/no/where.json"),
    ("simulate schildwall", 2, "Missing option '--games'"),
    ("simulate schildwall --games 0", 2, "games: expected at least 1, not 0"),
    ("simulate schildwall --games many", 2, "Invalid value for '--games'"),
    ("simulate schildwall --games 1 --players duke,page", 2, "unknown player 'duke'"),
    (
        "simulate schildwall --games 1 --players page,page,page",
        2,
        "3 names for 2 seats in 2 teams, expected 1 or 2",
    ),
    ("simulate schildwall --games 1 --workers 0", 2, "workers: expected at least 1, not 0"),
    ("rules schildwall SH-999", 2, "schildwall has no rule 'SH-999'"),
    ("rules schildwall --search qqq", 1, "No rule has all these words"),
    ("rules schildwall --search ''", 2, "search: expected at least one word"),
    ("schema schildwall game", 2, "schema: expected position or record, not 'game'"),
    ("new-game Dragon", 2, "name 'Dragon': expected small letters"),
    ("new-game class", 2, "name 'class': expected small letters"),
    ("new-game json", 2, "a package or a game of this name is there already"),
    ("new-game schildwall", 2, "a package or a game of this name is there already"),
    ("new-game there", 1, "there is there already"),
    ("dance", 2, "No such command 'dance'"),
    ("games --loud", 2, "No such option: --loud"),
]


@pytest.mark.parametrize(("command", "code", "sentence"), CASES, ids=[case[0] for case in CASES])
def test_bad_input_is_told_in_one_sentence(
    command: str, code: int, sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["" if word == "''" else word for word in command.split()]
    assert main(args) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("tafelrunde: ")
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    assert re.search(sentence, printed.err), printed.err


# As another process -----------------------------------------------------------------------


def start(*args: str, **more: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        preexec_fn=hear_ctrl_c,
        **more,
    )


def hear_ctrl_c() -> None:
    """What is started in the background of a shell would not hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("command", "code"),
    [("play shildwal", 2), ("position schildwall 37.json", 1), ("replay old.json", 1)],
)
def test_the_real_program_exits_with_the_same_code(command: str, code: int, folder: Path) -> None:
    with start(*command.split()) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (code, "")
    assert err.startswith("tafelrunde: ")
    assert err.count("\n") == 1


def test_the_end_of_input_ends_the_real_program_politely(folder: Path) -> None:
    with start("play", "--seed", "7", "--level", "page", "--save", "kept.json") as process:
        out, err = process.communicate("1\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Fare well" in out
    assert len(json.loads((folder / "kept.json").read_text(encoding="utf-8"))["moves"]) >= 1


def test_ctrl_c_ends_the_real_program_politely(folder: Path) -> None:
    with start("play", "--seed", "7", "--level", "page", "--save", "kept.json") as process:
        assert process.stdout is not None
        assert any("1  " in line for line in iter(process.stdout.readline, ""))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert "Fare well" in out
    assert json.loads((folder / "kept.json").read_text(encoding="utf-8"))["seed"] == 7


@pytest.mark.parametrize(
    "command", ["rules schildwall", "games --json", "schema schildwall record"]
)
def test_a_reader_that_has_seen_enough_is_no_error(command: str) -> None:
    with start(*command.split()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0
