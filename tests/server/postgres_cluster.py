"""A PostgreSQL of the tests' own: made by initdb in a fresh folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


def binaries() -> Path | None:
    """The newest installed PostgreSQL, in the places where systems keep it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: one.parts[4])
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Cluster:
    """Runs as somebody else than root (PostgreSQL insists) and leaves nothing behind."""

    def __init__(self, durable: bool = False) -> None:
        """Only a crash of the whole machine could tell `durable` from the faster other."""
        self._durable = durable
        home = binaries()
        if home is None:
            raise FileNotFoundError("PostgreSQL is not installed: initdb was not found")
        self._binaries = home
        self._folder = Path(tempfile.mkdtemp(prefix="tafelrunde-pg-", dir="/tmp"))
        self._user: int | None = None
        self._made = 0

    def start(self) -> None:
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            self._user = user.pw_uid
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "house", "--no-sync", "-E", "UTF8", "data")
        settings = f"-c listen_addresses= -c unix_socket_directories={self._folder}"
        if not self._durable:
            settings += " -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-D", "data", "-w", "-t", "120", "-l", "log", "-o", settings, "start")

    def stop(self) -> None:
        try:
            if (self._folder / "data" / "postmaster.pid").exists():
                self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "-t", "120", "stop")
        finally:
            shutil.rmtree(self._folder)

    def restart(self) -> None:
        """All connections are cut; what was committed stays."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "-l", "log", "restart")

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._made += 1
        name = f"house{self._made}"
        self._run("createdb", "-h", str(self._folder), "-U", "house", name)
        return f"postgresql://house@/{name}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._binaries / program), *arguments],
            cwd=self._folder,
            user=self._user,
            group=self._user and pwd.getpwuid(self._user).pw_gid,
            extra_groups=[] if self._user else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=300,
            check=False,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode(errors='replace')}")
