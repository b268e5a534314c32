"""Private clusters of PostgreSQL, made and ended by tests as an ordinary user on sockets of their own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Self

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
MISSING = "PostgreSQL is not installed here (Debian: postgresql)"

_MEMORY = Path("/dev/shm")  # noqa: S108 - a disk that others write to keeps the tests waiting
_PATIENCE = 60.0
_SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
port = 5432
max_connections = 40
shared_buffers = 16MB
hot_standby = on
wal_keep_size = 64MB
fsync = {fsync}
autovacuum = off
logging_collector = off
"""


class Cluster:
    """A cluster in a folder of its own; root, who may not start one, lends it to `nobody`.

    Attributes:
        folder: Where its socket is.
        data: Where its files are.
    """

    def __init__(self, *, durable: bool = False) -> None:
        """Make its folder: in memory, or `durable` on the disk, with an fsync of each commit.

        Raises:
            FileNotFoundError: PostgreSQL is not installed here.
        """
        if PROGRAMS is None:
            raise FileNotFoundError(MISSING)
        self._programs, self._fsync = PROGRAMS, "on" if durable else "off"
        self._ids = pwd.getpwnam("nobody")[2:4] if os.geteuid() == 0 else None
        memory = _MEMORY if os.access(_MEMORY, os.W_OK) and not durable else None
        self.folder = Path(tempfile.mkdtemp(prefix="agpg", dir=memory))  # a socket's path has to be short
        if self._ids:
            os.chown(self.folder, *self._ids)
        self.data = self.folder / "data"

    def run(self, program: str, *words: str, **environment: str) -> None:
        """Run one of its programs."""
        user, group = self._ids or (None, None)
        subprocess.run(
            [self._programs / program, *words], check=True, cwd=self.folder, user=user, group=group,
            extra_groups=[] if user else None, env={"PATH": os.environ["PATH"], "LC_ALL": "C", **environment},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    def configure(self, more: str = "") -> None:
        """Write its settings."""
        path = self.data / "postgresql.auto.conf"
        path.write_text(_SETTINGS.format(folder=self.folder, fsync=self._fsync) + more, encoding="utf-8")
        if self._ids:
            os.chown(path, *self._ids)

    def __enter__(self) -> Self:
        self.run(
            "initdb", "-D", str(self.data), "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        self.configure()
        self.start()
        return self

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "30", "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is as if its machine had died."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def ask(self, sql: str, database: str = "postgres") -> str:
        """Ask one of its databases one thing; nothing is told where it does not answer."""
        told = subprocess.run(
            [self._programs / "psql", "-h", str(self.folder), "-U", "house", "-d", database, "-Atc", sql],
            check=False, capture_output=True, encoding="utf-8", timeout=_PATIENCE,
        )  # fmt: skip
        return told.stdout.strip()

    def __exit__(self, *error: object) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder)

    @property
    def address(self) -> str:
        """Address of its database."""
        return f"postgresql://house@/postgres?host={self.folder}"

    def database(self, name: str) -> str:
        """Address of a new database in it."""
        self.run("createdb", "-h", str(self.folder), "-U", "house", name)
        return f"postgresql://house@/{name}?host={self.folder}"
