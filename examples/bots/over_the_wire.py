"""A bot that plays over the network, in plain Python: it needs nothing but the standard library.

    python examples/bots/over_the_wire.py http://127.0.0.1:8765 'http://127.0.0.1:8765/t/TABLE#invite=SECRET'

With an invitation it sits down there; without one it makes a table of its own against the page.
It answers every question with a legal move. Replace `choose` by something cleverer.
"""

from __future__ import annotations

import base64
import json
import os
import random
import re
import socket
import sys
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit


def choose(view: dict[str, Any]) -> int:
    """One of the legal actions: `moves` has their labels, places touched and rules."""
    return int(random.choice(view["moves"])["action"])


def plain(text: str) -> str:
    """A sentence with the names that the game itself gives to seats in place of tokens."""
    return re.sub("\ue000[^\ue001]*\ue001([^\ue002]*)\ue002", r"\1", text)


class House:
    """The HTTP side of a server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        request = urllib.request.Request(
            self.url + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with self._open.open(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
            return found


class Line:
    """A WebSocket, as far as a bot needs one."""

    def __init__(self, url: str, path: str) -> None:
        host = urlsplit(url).netloc
        name, _, port = host.partition(":")
        self._socket = socket.create_connection((name, int(port or 80)))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._rest = self._socket.makefile("rb")
        status = self._rest.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(f"the server does not open a socket: {status.strip()}")
        while self._rest.readline() not in (b"\r\n", b""):
            pass

    def send(self, opcode: int, payload: bytes) -> None:
        mask = os.urandom(4)
        length = len(payload)
        head = bytes((0x80 | opcode,))
        head += bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self._socket.sendall(head + mask + masked)

    def say(self, **message: Any) -> None:
        self.send(1, json.dumps(message).encode())

    def hear(self) -> dict[str, Any] | None:
        """The next message; None when the server has closed the connection."""
        while True:
            head = self._rest.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return None
            length = head[1] & 127
            if length >= 126:
                length = int.from_bytes(self._rest.read(2 if length == 126 else 8), "big")
            payload = self._rest.read(length)
            if head[0] & 15 == 9:
                self.send(10, payload)  # are you there? - I am
            elif head[0] & 15 == 1:
                message: dict[str, Any] = json.loads(payload)
                return message

    def close(self) -> None:
        self._rest.close()
        self._socket.close()


def play(line: Line, token: str) -> str:
    """Play until the game is over; how it ended."""
    line.say(type="hello", token=token)
    while (message := line.hear()) is not None:
        if message["type"] == "ended":
            return plain(message["result"])
        if message["type"] == "refused" and message["code"] == "too-fast":
            time.sleep(1.0)  # a server limits how much one connection may ask for
            line.say(type="language", language="en")  # answered with the current scene
        view = message.get("view") or {}
        answered = (message.get("window") or {}).get("answered")
        if message["type"] == "scene" and view.get("moves") and not answered:
            line.say(type="act", scene=message["scene"], action=choose(view))
    return "The server has closed the connection."


def main(url: str, invitation: str = "") -> int:
    house = House(url)
    if invitation:
        link = urlsplit(invitation)
        table = link.path.rpartition("/")[2]
        secret = link.fragment.partition("=")[2]
        seated = house.post(f"/api/tables/{table}/join", token=secret, name="Wire bot")
    else:
        seats = [{"kind": "me"}, {"kind": "ai", "level": "page"}]
        seated = house.post("/api/tables", game="schildwall", seats=seats, name="Wire bot")
    line = Line(url, f"/api/tables/{seated['table']}/socket")
    try:
        print(play(line, seated["token"]))
    finally:
        line.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
