"""The web client: files that were built beforehand, sent compressed where the browser takes it."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

CHOICES = ((b"br", ".br"), (b"gzip", ".gz"))
FOREVER = b"public, max-age=31536000, immutable"
FRESH = b"no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tafelrunde</title></head><body>
<h1>Tafelrunde</h1>
<p>The server runs, but its web client has not been built. In the source folder run
<code>make web</code>, then load this page again.</p>
<p lang="de">Der Server läuft, aber seine Weboberfläche ist noch nicht gebaut. Führe im
Quellordner <code>make web</code> aus und lade diese Seite neu.</p>
<p><a href="/schema">The interface for programs</a></p>
</body></html>
""".encode()


def client_folder() -> Path | None:
    """Where the built client lies: beside the sources, or inside the installed package."""
    package = Path(str(files("tafelrunde")))
    for folder in (*(up / "build" / "web" for up in package.parents[:3]), package / "web"):
        if (folder / "index.html").is_file():
            return folder
    return None


class Pages:
    """Serves the files of a folder, and its index for every path that is no file."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or client_folder()
        self._names = self._listed()

    def _listed(self) -> dict[str, Path]:
        """Only what lies in the folder now can be asked for, so no path leads out of it."""
        if self._folder is None:
            return {}
        found = (path for path in self._folder.rglob("*") if path.is_file())
        return {f"/{path.relative_to(self._folder).as_posix()}": path for path in found}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        method, path = scope["method"], scope["path"]
        if method not in ("GET", "HEAD"):
            await respond(send, 405, b"", [(b"allow", b"GET, HEAD")], True)
            return
        if self._folder is None:
            self._folder = client_folder()
            self._names = self._listed()
        name = path if path in self._names else "/index.html"
        if name != path and "." in path.rpartition("/")[2]:
            await respond(send, 404, b"there is no such file", [PLAIN], method == "HEAD")
        elif name not in self._names:
            await respond(send, 200, UNBUILT, [HTML, (b"cache-control", FRESH)], method == "HEAD")
        else:
            await self._send_file(name, scope, send)

    async def _send_file(self, name: str, scope: Any, send: Any) -> None:
        accepted = next((v for k, v in scope["headers"] if k == b"accept-encoding"), b"")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        cache = FOREVER if name.startswith("/assets/") else FRESH
        headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", cache),
            (b"vary", b"accept-encoding"),
        ]
        chosen = self._names[name]
        for encoding, ending in CHOICES:
            if encoding in accepted and name + ending in self._names:
                chosen = self._names[name + ending]
                headers.append((b"content-encoding", encoding))
                break
        await respond(send, 200, chosen.read_bytes(), headers, scope["method"] == "HEAD")


PLAIN = (b"content-type", b"text/plain; charset=utf-8")
HTML = (b"content-type", b"text/html; charset=utf-8")


async def respond(
    send: Any, status: int, body: bytes, headers: list[tuple[bytes, bytes]], bare: bool
) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if bare else body})
