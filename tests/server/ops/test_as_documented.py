"""The unit file, the container file and the proxy of docs/operating.md, as far as they run here."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.stories.test_serving import PATIENCE, Serving

PAGE = (Path(__file__).parents[3] / "docs" / "operating.md").read_text("utf-8")
PROGRAM = "/opt/tafelrunde/bin/tafelrunde"
STATE = "/var/lib/tafelrunde"


def block(language: str) -> str:
    """The one block of this language, its long lines joined."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    return re.sub(r"\\\n\s*", "", str(found))


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(block("ini"))
    return parser


def of_container(instruction: str) -> list[str]:
    """The words of an instruction in the container file's JSON form."""
    (line,) = re.findall(rf"^{instruction} (\[.*\])$", block("dockerfile"), re.M)
    return [str(word) for word in json.loads(line)]


def started(words: list[str], folder: Path) -> Serving:
    """A server from such a line: on any port, with its file in this folder."""
    assert words[:2] == [PROGRAM, "serve"]
    words = [word.replace(STATE, str(folder)) for word in words[2:]]
    if "--port" in words:
        words[words.index("--port") + 1] = "0"
    return Serving(*words)


@pytest.mark.parametrize("place", ["unit", "container"])
def test_the_line_that_starts_the_server_starts_it(place: str, tmp_path: Path) -> None:
    """It is healthy, keeps its games where the page says, and ends in order."""
    if place == "unit":
        words = shlex.split(unit()["Service"]["ExecStart"])
    else:
        words = of_container("CMD")
    serving = started(words, tmp_path)
    try:
        port = httpx.URL(serving.url).port
        check = of_container("HEALTHCHECK CMD")
        assert check[:2] == ["/opt/tafelrunde/bin/python", "-c"]
        code = check[2].replace("127.0.0.1:8765", f"127.0.0.1:{port}")
        subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
        assert (tmp_path / "house.db").exists()
    finally:
        ended = serving.end(signal.Signals[unit()["Service"]["KillSignal"]])
    assert ended == 0


def test_the_container_is_healthy_only_while_the_server_answers() -> None:
    code = of_container("HEALTHCHECK CMD")[2].replace("127.0.0.1:8765", "127.0.0.1:9")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE)
    assert done.returncode != 0


def test_unit_and_container_keep_games_in_a_folder_that_they_make() -> None:
    service = unit()["Service"]
    assert service["StateDirectory"] == Path(STATE).name
    assert f"VOLUME {STATE}" in block("dockerfile")
    assert f"--home-dir {STATE}" in block("dockerfile")


def test_the_proxy_passes_on_what_the_server_asks_for() -> None:
    proxy = block("nginx")
    assert proxy.count("{") == proxy.count("}")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {header} \$\w+;", proxy)
    assert "location = /metrics { deny all; }" in proxy
