"""A load on the server ends: with its figures or with a sentence, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from bench.server.node import NoNode, node

LOAD = Path(__file__).parents[2] / "bench" / "server"
LONG = 60.0

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the same on both builds"
)


def is_alive(pid: int) -> bool:
    """Whether it runs; what has ended and was not yet fetched by anybody does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def wait_for_end(pid: int) -> None:
    until = time.monotonic() + LONG
    while is_alive(pid):
        assert time.monotonic() < until, f"process {pid} is still there"
        time.sleep(0.02)


@pytest.fixture
def program() -> str:
    try:
        return node()
    except NoNode as missing:
        pytest.skip(str(missing))


def run_load(program: str, server: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", textwrap.dedent(server)]
    return subprocess.run(
        [program, str(LOAD / "load.js"), "--driver", "tafelrunde", "--game", "gwint", *words]
        + [f"--command={word}" for word in command],
        capture_output=True,
        text=True,
        timeout=LONG,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a parent's end")
def test_what_is_tied_dies_with_its_parent() -> None:
    parent = f"""
        import subprocess, sys, time
        tied = [sys.executable, {str(LOAD / "tied.py")!r}]
        child = subprocess.Popen([*tied, sys.executable, "-c", "print(1, flush=True); input()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        child.stdout.readline()
        print(child.pid, flush=True)
        time.sleep(600)
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(parent)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            pid = int(process.stdout.readline())
            assert is_alive(pid)
        finally:
            process.kill()
    wait_for_end(pid)


def test_a_server_that_never_listens_ends_the_load_with_a_sentence(
    program: str, tmp_path: Path
) -> None:
    note = tmp_path / "pid"
    server = f"""
        import os, pathlib, time
        pathlib.Path({str(note)!r} + ".new").write_text(str(os.getpid()))
        os.rename({str(note)!r} + ".new", {str(note)!r})
        print("not an address", flush=True)
        time.sleep(600)
    """
    done = run_load(program, server, "--patience", "3")
    assert done.returncode == 1
    assert "waited 3 s in vain for the server to say where it listens" in done.stderr
    if note.exists():  # on a busy machine the load may have given up before
        wait_for_end(int(note.read_text()))


def test_a_server_that_ends_ends_the_load(program: str) -> None:
    done = run_load(program, "raise SystemExit(7)")
    assert done.returncode == 1
    assert "the server ended: code 7" in done.stderr


def test_a_server_that_answers_nothing_ends_the_load(program: str) -> None:
    if not (LOAD / "node_modules" / "ws").is_dir():
        pytest.skip("the packages of the load are not installed")
    server = """
        import socket, time
        with socket.create_server(("127.0.0.1", 0)) as listening:
            print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
            time.sleep(600)
    """
    done = run_load(program, server, "--patience", "3", "--matches", "1")
    assert done.returncode == 1
    assert "in vain for" in done.stderr


def test_a_load_that_is_told_to_stop_takes_its_server_along(program: str, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    server = f"""
        import os, pathlib, time
        pathlib.Path({str(note)!r} + ".new").write_text(str(os.getpid()))
        os.rename({str(note)!r} + ".new", {str(note)!r})
        time.sleep(600)
    """
    words = [program, str(LOAD / "load.js"), "--driver", "tafelrunde", "--patience", "600"]
    words += [f"--command={word}" for word in (sys.executable, "-c", textwrap.dedent(server))]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + LONG
            while not note.exists():
                assert time.monotonic() < until
                assert process.poll() is None
                time.sleep(0.02)
            os.kill(process.pid, signal.SIGTERM)
            assert process.wait(LONG) == 1
        finally:
            process.kill()
    wait_for_end(int(note.read_text()))
