"""Print and play: the sheets of a game as a PDF, made from the client's own page by Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.kernel import BadInput

from .errors import Misuse

PAPERS = ("a4", "letter")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-pdf-header-footer",
    "--virtual-time-budget=60000",
)
PATIENCE = 300
"""Seconds for all sheets of the largest game on a slow machine."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see `games`.")]
Out = Annotated[str | None, typer.Option(metavar="FILE", help="The PDF; usually GAME.pdf.")]
Paper = Annotated[str, typer.Option(metavar="SIZE", help="a4 or letter.")]
Backs = Annotated[bool, typer.Option(help="Print the backs of the cards, too.")]
Language = Annotated[str | None, typer.Option("--lang", help="Language: en or de.")]


def print_sheets(
    game: GameName,
    out: Out = None,
    paper: Paper = "a4",
    backs: Backs = True,
    lang: Language = None,
) -> int:
    """The cards and all else that lies in the box of a game, to cut out, as a PDF."""
    from tafelrunde.terminal.voice import Voice

    from .reading import game_named, language_of

    found, language = game_named(game), language_of(lang)
    if paper not in PAPERS:
        raise Misuse(f"--paper: expected {' or '.join(PAPERS)}, not {paper!r}")
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if browser is None:
        raise BadInput(
            "printing needs Chromium or Chrome, and none is on the path: expected one of "
            f"{', '.join(BROWSERS)}. Without it start `tafelrunde serve`, open /print/{found.name} "
            "in your browser and print there"
        )
    file = Path(out or f"{found.name}.pdf")
    if not file.absolute().parent.is_dir():
        raise BadInput(f"--out: there is no folder {file.absolute().parent}")
    with house() as address:
        url = f"{address}/print/{found.name}?paper={paper}{'' if backs else '&backs=no'}"
        make_pdf(browser, url, file, language)
    pages = len(re.findall(rb"/Type /Page\b", file.read_bytes()))
    print(Voice(language, __package__).say("printed", file=str(file), count=pages))
    return 0


@contextmanager
def house() -> Iterator[str]:
    """A server of our own on a free port, for as long as the pages are made; its address."""
    from tafelrunde.server.http.pages import client_folder

    if client_folder() is None:
        raise BadInput("printing needs the web client, which is not built here (see `doctor`)")
    command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--database", "memory:"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            yield address_of(process)
        finally:
            process.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    """What the server says of where it listens."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line.strip())
        match = re.match(r"Tafelrunde: (http://\S+)", line)
        if match:
            return match[1]
    raise BadInput(f"the server did not start: {said[-1] if said else 'it said nothing'}")


def make_pdf(browser: str, url: str, file: Path, language: str) -> None:
    """Let the browser print the page; a file of an earlier run does not pass for it."""
    file.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        command = [browser, *FLAGS, f"--user-data-dir={profile}", f"--accept-lang={language}"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--no-sandbox")  # Chromium has none for the superuser
        command += [f"--print-to-pdf={file.absolute()}", url]
        try:
            done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            raise BadInput(f"{browser} did not finish within {PATIENCE} seconds") from None
    if not file.is_file():
        told = done.stderr.decode(errors="replace").strip().splitlines()
        raise BadInput(f"{browser} made no PDF: {told[-1] if told else 'it did not say why'}")
