"""What stands before several servers: one address, which leads to a server that is ready."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_ANSWERS: Final = 1.0
"""Seconds in which a server that is well answers."""

_LOOKS: Final = 0.5
"""Seconds between looks at each server."""

_BLOCK: Final = 65536
_ASKED: Final = "GET {} HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n"
_YES: Final = b"HTTP/1.1 200"


class Front:
    """Leads each connection to one of the servers, as a load balancer does; it knows nothing of the wire.

    Attributes:
        port: Where guests come.
    """

    def __init__(self, servers: Callable[[], Sequence[int]]) -> None:
        """Open it before the servers on these ports of this computer, as they are at each moment."""
        self._servers, self._next, self.port = servers, 0, 0
        self._loop = asyncio.new_event_loop()
        self._lines: dict[int, set[asyncio.StreamWriter]] = {}
        self._ready: list[int] = []
        self._over, self._open = asyncio.Event(), threading.Event()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._work(),), daemon=True
        )
        self._thread.start()
        self._open.wait()

    async def _work(self) -> None:
        server = await asyncio.start_server(self._guest, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._open.set()
        while not self._over.is_set():
            ports = self._servers()
            alive, ready = await asyncio.gather(_asked(ports, "/health"), _asked(ports, "/ready"))
            self._ready = ready or alive
            for port in set(ports) - set(alive):
                self._break(port)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), _LOOKS)
        server.close()
        self.break_all()
        while left := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(left)

    def close(self) -> None:
        """Lead nobody any more."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """Break every line."""
        self._loop.call_soon_threadsafe(self.break_all)

    def break_all(self) -> None:
        """Break every line, in the loop of the front."""
        for port in self._lines:
            self._break(port)

    def _break(self, port: int) -> None:
        for line in self._lines.get(port, ()):
            line.transport.abort()

    async def _guest(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            if self._ready:
                self._next += 1
                port = self._ready[self._next % len(self._ready)]
                inner, outer = await asyncio.open_connection("127.0.0.1", port)
                await self._lead(port, (reader, outer), (inner, writer))
        writer.transport.abort()

    async def _lead(self, port: int, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        """Hand everything on both ways until one of them ends."""
        ours = {writer for _, writer in ways}
        lines = self._lines.setdefault(port, set())
        lines |= ours
        passing = [asyncio.create_task(_pass(*way)) for way in ways]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            lines -= ours
            for writer in ours:
                writer.transport.abort()


async def _asked(ports: Sequence[int], path: str) -> list[int]:
    """Return the servers that say yes in time."""
    said = await asyncio.gather(*(_says_yes(port, path) for port in ports))
    return [port for port, yes in zip(ports, said, strict=True) if yes]


async def _says_yes(port: int, path: str) -> bool:
    with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(_ANSWERS):
            inner, outer = await asyncio.open_connection("127.0.0.1", port)
            try:
                outer.write(_ASKED.format(path).encode())
                return await inner.readexactly(len(_YES)) == _YES
            finally:
                outer.transport.abort()
    return False


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while block := await reader.read(_BLOCK):
            writer.write(block)
            await writer.drain()
