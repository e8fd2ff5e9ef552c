"""On a Ray cluster the same games are played as in a pool, and nothing is left behind."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.sim import crews

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed (extra `ray`)"),
    pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc"),
    pytest.mark.skipif(bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="once is enough"),
]

LIMIT = 900
NOT_STARTED = 75
PATIENCE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_gcs_server_port_wait_time_s": "300",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "600",
}
"""Ray waits for its own parts, however busy the machine is."""
TOKEN = "TAFELRUNDE_TEST_TOKEN"

CLUSTER = """
import os, subprocess, sys
import ray

folder, *command = sys.argv[1:]

def start() -> None:
    ray.init(
        "local", num_cpus=2, include_dashboard=False, configure_logging=False,
        log_to_driver=False, object_store_memory=80 * 2**20, _temp_dir=folder,
    )

for _ in range(4):  # Ray gives its own processes 30 seconds, which a busy machine may not have
    try:
        start()
        break
    except Exception as error:
        print(error, file=sys.stderr)
        ray.shutdown()
else:
    sys.exit(75)
try:
    address = ray.get_runtime_context().gcs_address
    environment = {**os.environ, "RAY_ADDRESS": address}
    sys.exit(subprocess.run(command, env=environment).returncode)
finally:
    ray.shutdown()
"""


def processes_with(token: str) -> list[int]:
    """All processes that have inherited this token, zombies aside."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if token.encode() in (entry / "environ").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


@pytest.fixture
def token() -> Iterator[str]:
    """Marks every process that a test starts; what is left of them at the end is ended."""
    value = uuid.uuid4().hex
    yield value
    for process in processes_with(value):
        os.kill(process, signal.SIGKILL)


@pytest.fixture
def short_folder() -> Iterator[str]:
    """Ray's sockets need a short path."""
    folder = tempfile.mkdtemp(prefix="tr")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def test_ray_and_the_pool_give_identical_results(
    tmp_path: Path, token: str, short_folder: str
) -> None:
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    environment = {**os.environ, **PATIENCE, TOKEN: token}
    arena = [sys.executable, "-m", "tafelrunde", "arena", "schildwall"]
    arena += ["--players", "random,page", "--games", "24", "--seed", "8", "--out"]
    for name, start, more in (
        ("ray", [sys.executable, str(script), short_folder], ["--engine", "ray"]),
        ("pool", [], ["--workers", "2"]),
    ):
        command = [*start, *arena, str(tmp_path / name), *more]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False
        )
        if done.returncode == NOT_STARTED:
            pytest.skip("Ray's own processes do not start on this machine")
        assert done.returncode == 0, done.stderr
        assert "24 games" in done.stdout
    for name in ("games.csv", "cards.csv", "ratings.csv", "balance.json"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "pool" / name).read_bytes()
    end = time.monotonic() + LIMIT
    while processes_with(token) and time.monotonic() < end:
        time.sleep(0.05)
    assert processes_with(token) == []


def test_where_no_cluster_answers_one_sentence_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: nobody answers there
        environment = {**os.environ, "RAY_ADDRESS": f"127.0.0.1:{taken.getsockname()[1]}"}
        command = [sys.executable, "-m", "tafelrunde", "arena", "schildwall"]
        command += ["--players", "random", "--games", "1", "--engine", "ray"]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    assert done.returncode == 2
    assert "engine: there is no Ray cluster to join" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_ray_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"ray is not installed, expected `pip install"):
        crews.Cluster()
