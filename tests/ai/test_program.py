"""Programs as players: they play, and whatever they do wrong hurts nobody but themselves."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.ai import Engine, Forfeit, Perspective, Program, dismiss, names, player, protocol
from tafelrunde.ai.program import PROGRAMS
from tafelrunde.cli import main
from tafelrunde.kernel import BadInput, Recorder, seeded
from tafelrunde.sim import simulate
from tafelrunde.terminal import Session
from tafelrunde.words import LANGUAGES, Words

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the same on both builds"
)

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

GREETING = """
import sys
def lines():
    for line in sys.stdin:
        yield line.split(" ", 1)[0].strip()
def polite():
    for word in lines():
        if word in ("hello", "newgame"):
            print("ready", flush=True)
        if word == "go":
            return
"""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it may take long until a program has started."""
    monkeypatch.setattr("tafelrunde.ai.program.PATIENCE", 120.0)


def perspective(game: str = "schildwall", seed: int = 7) -> Perspective[Any]:
    rules = tafelrunde.game(game)
    state = rules.setup(seed=seed)
    return Perspective(rules, state, state.turn())


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Any]:
    """Makes a program of some lines of Python; all of them are ended after the test."""
    made: list[Program] = []

    def make(code: str, patience: float = 120.0) -> Program:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(GREETING + code, encoding="utf-8")
        program = Program([sys.executable, str(file)], "bot", seconds=0.0, patience=patience)
        made.append(program)
        return program

    yield make
    dismiss(made)


def play(program: Program, game: str) -> list[float]:
    """One game against a random player; returns what each seat got, the program in seat 0."""
    rules = tafelrunde.game(game)
    state = rules.setup(seed=3)
    dice = seeded(3)
    while not state.over:
        seat = state.turn()
        if seat == 0:
            state.answer(0, program.choose(Perspective(rules, state, 0), dice.split()))
        else:
            state.answer(seat, state.pick(seat, dice))
    return list(state.returns())


@pytest.mark.parametrize("game", tafelrunde.names())
def test_the_python_example_plays_every_game(game: str) -> None:
    program = Program([sys.executable, str(EXAMPLES / "bold.py")], patience=120)
    try:
        assert len(play(program, game)) == 2
        assert any("I like" in text for text in program.info)
        child = program.process
        assert child is not None
    finally:
        program.close()
    assert child.process.returncode is not None


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_the_javascript_example_plays() -> None:
    program = Program(["node", str(EXAMPLES / "thrifty.js")], patience=120)
    try:
        assert len(play(program, "gwint")) == 2
    finally:
        program.close()


def test_our_own_engine_plays_as_a_program() -> None:
    command = [sys.executable, "-m", "tafelrunde", "bot", "--level", "page"]
    program = Program(command, patience=120)
    try:
        seen = perspective()
        dice = seeded(11)
        hosted = program.choose(seen, dice.clone())
        again = Perspective(seen.game, seen.world, seen.seat)
        assert hosted == player("page").choose(again, seeded(dice.word()))
    finally:
        program.close()


class TestFailing:
    """Every way to fail has its reason, and ends the process."""

    def fails(self, program: Program, code: str) -> Forfeit:
        with pytest.raises(Forfeit) as caught:
            program.choose(perspective(), seeded(1))
        assert caught.value.code == code
        assert program.process is None
        for language in LANGUAGES:
            words = Words(tafelrunde.game("gwint"), language)
            assert words.knows(f"forfeit-{code}")
        return caught.value

    def test_a_program_that_is_not_there(self) -> None:
        fault = self.fails(Program(["/no/such/program"]), "crashed")
        assert "No such file" in fault.detail

    def test_one_that_stops_at_once(self, script: Any) -> None:
        fault = self.fails(script("sys.exit(3)"), "crashed")
        assert fault.detail == "exit code 3"

    def test_one_that_breaks_while_thinking(self, script: Any) -> None:
        fault = self.fails(script("polite(); raise SystemError('no idea')"), "crashed")
        assert "no idea" in fault.detail

    def test_one_that_never_answers(self, script: Any) -> None:
        self.fails(script("polite()\nfor _ in sys.stdin: pass", patience=0.3), "slow")

    def test_one_that_neither_reads_nor_greets(self, script: Any) -> None:
        self.fails(script("import time\ntime.sleep(3600)", patience=0.3), "slow")

    def test_one_whose_helper_holds_the_pipe(self, script: Any) -> None:
        code = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
polite()
print("best {}", flush=True)
"""
        self.fails(script(code), "garbled")

    def test_one_that_cheats(self, script: Any) -> None:
        fault = self.fails(script("polite(); print('best {\"action\": 9999}')"), "illegal")
        assert fault.detail == "9999"

    @pytest.mark.parametrize(
        "said",
        [
            "best",
            "best 3",
            'best {"action": "3"}',
            'best {"action": true}',
            "best {",
            "checkmate",
            'error "I am lost"',
            "\\xff\\xfe",
        ],
    )
    def test_one_that_talks_nonsense(self, script: Any, said: str) -> None:
        self.fails(script(f"polite(); print({said!r})"), "garbled")

    def test_one_that_talks_without_end(self, script: Any) -> None:
        self.fails(script("polite()\nwhile True: print('info 1')"), "garbled")

    def test_one_with_a_line_without_end(self, script: Any) -> None:
        self.fails(script("polite()\nwhile True: sys.stdout.write('x' * 100000)"), "garbled")


def test_a_session_goes_on_when_a_program_fails(script: Any) -> None:
    """In a mass battle one of four bots crashes; the battle is played to its end."""
    rules = tafelrunde.game("schildwall")
    crew = {seat: player("random") for seat in range(3)}
    session = Session(
        Recorder(rules, {"n": 2}, 5, ["random"] * 3 + ["bot"]), {**crew, 3: script("sys.exit(1)")}
    )
    session.let_bots_answer()
    assert session.over
    assert [forfeit.code for forfeit in session.forfeits] == ["crashed"]
    assert [moved.seat for moved in session.recorder.record.moves if moved.action < 0] == [3]


def test_simulations_count_a_failing_program_as_beaten() -> None:
    failing = f"program:{sys.executable} -c 1"
    counted = simulate(tafelrunde.game("gwint"), games=3, players=[failing, "random"])
    assert (counted.wins, counted.draws) == ((0, 3), 0)


@pytest.mark.parametrize(("language", "told"), [("en", "stopped working"), ("de", "ausgefallen")])
def test_the_terminal_names_the_reason(
    capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    level = f"program:{sys.executable} -c 1"
    args = ["play", "--level", level, "--seat", "1", "--option", "colours=host_red"]
    assert main([*args, "--lang", language]) == 0
    assert told in capsys.readouterr().out


class TestByName:
    def test_a_command(self) -> None:
        program = player("program:python 'my bot.py' --deep")
        assert isinstance(program, Program)
        assert program.command == ["python", "my bot.py", "--deep"]
        assert program.name == "program:python 'my bot.py' --deep"

    @pytest.mark.parametrize("name", ["program:", "program:'"])
    def test_no_command(self, name: str) -> None:
        with pytest.raises(BadInput, match="program: "):
            player(name)

    def test_listed_by_the_operator(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "programs.json"
        file.write_text(json.dumps({"merlin": "node merlin.js"}), encoding="utf-8")
        monkeypatch.setenv(PROGRAMS, str(file))
        assert "merlin" in names()
        program = player("merlin")
        assert isinstance(program, Program)
        assert (program.name, program.command) == ("merlin", ["node", "merlin.js"])
        with pytest.raises(BadInput, match=r"unknown player 'morgan': .*merlin"):
            player("morgan")

    @pytest.mark.parametrize("text", ["[]", '{"a": 1}', "{"])
    def test_a_bad_list(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
        file = tmp_path / "programs.json"
        file.write_text(text, encoding="utf-8")
        monkeypatch.setenv(PROGRAMS, str(file))
        with pytest.raises(BadInput, match=PROGRAMS):
            names()


class TestEngine:
    """The other end, without a process."""

    @pytest.fixture
    def engine(self) -> Engine:
        return Engine(tafelrunde.game, player, names(), "page", "1")

    def said(self, engine: Engine, word: str, value: object = None) -> list[tuple[str, Any]]:
        return [protocol.parse(text) for text in engine.handle(protocol.line(word, value))]

    def test_it_greets(self, engine: Engine) -> None:
        words = self.said(engine, "hello", {"protocol": 1})
        assert [word for word, _ in words] == ["id", "option", "ready"]
        assert words[1][1]["default"] == "page"

    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("hello 7", "protocol: expected 1, not None"),
            ('setoption {"name":"depth"}', "option: expected level, not 'depth'"),
            ("newgame 3", "newgame: expected an object"),
            ('newgame {"game":"chess"}', "chess"),
            ('newgame {"game":"gwint","rules":99}', "not 99"),
            ('go {"seat":0}', "go: expected newgame and position before it"),
            ("view {", "expected JSON after 'view'"),
            ("castle", "unknown word 'castle'"),
        ],
    )
    def test_it_tells_what_it_expected(self, engine: Engine, line: str, told: str) -> None:
        (answer,) = engine.handle(line)
        word, value = protocol.parse(answer)
        assert word == "error"
        assert told in value

    def test_it_plays_and_quits(self, engine: Engine) -> None:
        from tafelrunde.kernel import position

        seen = perspective("gwint")
        self.said(engine, "setoption", {"name": "level", "value": "random"})
        assert self.said(engine, "newgame", {"game": "gwint"}) == [("ready", None)]
        self.said(engine, "position", position.write(seen.game, seen.world))
        ((word, value),) = self.said(engine, "go", {"seat": seen.seat, "seed": 4})
        assert (word, value["action"] in seen.legal) == ("best", True)
        ((word, _),) = self.said(engine, "go", {"seat": 7})
        assert word == "error"
        assert self.said(engine, "quit") == []
        assert engine.over
