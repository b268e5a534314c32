"""Servers that are processes of their own and share a database: started, killed and stopped by the tests."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Self

import msgspec
from websockets.sync.client import connect

from accessgames.net import frames
from accessgames.net.hall.ledger import DATABASE, Ledger
from accessgames.net.link import Link
from tests.net.sockets import hello, open_room

if TYPE_CHECKING:
    import signal
    from pathlib import Path

_PATIENCE = 120.0
"""Seconds after which something hangs; a busy computer needs many."""

_PAUSES = (0.05,) * 4000
"""So long somebody tries to come back, who is waited for in the end."""


class Server:
    """One `accessgames serve --database`, in a folder of its own.

    Attributes:
        port: Where guests come.
        tokens: What proves who people are, by their name; the same at every server of a house.
    """

    def __init__(
        self,
        folder: Path,
        database: str,
        tokens: dict[str, str],
        *more: str,
        begins: str = "",
        port: int = 0,
    ) -> None:
        """Start it; `begins` is Python that it begins with, where it is no usual server.

        Without a database it keeps everything in a file of its folder; `port` is where it was before.
        """
        if not port:
            with socket.create_server(("127.0.0.1", 0)) as taken:
                port = taken.getsockname()[1]
        self.port: int = port
        self._place = database or folder / "accessgames" / "hall" / DATABASE
        self.tokens, self._lines = tokens, list[str]()
        self._told = threading.Condition()
        shared = ("--database", database, "--reached", self.address) if database else ()
        words = ("--port", str(self.port), "--ssh", "0", "--lang", "en", *shared, *more)
        self.process = subprocess.Popen(
            [sys.executable, "-P", *(("-c", begins) if begins else ("-m", "accessgames")), "serve", *words],
            encoding="utf-8",
            env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._told:
                self._lines.append(line.rstrip("\n"))
                self._told.notify_all()

    def tells(self, part: str) -> str:
        """Wait for a line with some words in it, and return it."""

        def found() -> str | None:
            return next((line for line in self._lines if part in line), None)

        with self._told:
            assert self._told.wait_for(found, _PATIENCE), self._lines
            return found() or ""

    def send(self, wish: signal.Signals) -> None:
        """Send a signal."""
        self.process.send_signal(wish)

    def ended(self) -> int:
        """Wait until it has ended, and return its exit code."""
        code = self.process.wait(_PATIENCE)
        self._reader.join(_PATIENCE)
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.ended()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def knows(self, others: int) -> None:
        """Wait until it leads guests to so many other servers: they come back by those."""
        greeted, name = msgspec.json.Decoder(frames.Greeted), f"Host {self.port}"
        until, known = time.monotonic() + _PATIENCE, 0
        while known < others:
            assert time.monotonic() < until, self._lines
            with connect(self.address, compression=None, open_timeout=_PATIENCE) as line:
                line.send(msgspec.json.encode(hello(name, self.tokens.get(name, ""))), text=True)
                told = greeted.decode(line.recv(_PATIENCE))
            known, self.tokens[name] = len(told.others), told.token

    @property
    def address(self) -> str:
        """Where it is served."""
        return f"ws://127.0.0.1:{self.port}"

    def link(self, name: str) -> Link:
        """A connection of somebody, who is known again by the token of the last time, at whichever server."""
        link = Link(self.address, hello(name, self.tokens.get(name, "")), open_room, _PAUSES)
        self.tokens[name] = link.token
        return link

    def journal(self, table: int) -> str:
        """What the database has of the match at a table."""
        with closing(Ledger(self._place)) as ledger:
            return "".join(ledger.lines(table))
