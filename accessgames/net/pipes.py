"""A connection inside the server: a session that runs here at one end, the hall at the other."""

from __future__ import annotations

import asyncio
import queue
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from websockets.exceptions import ConnectionClosedOK

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

USUAL: Final = 1000
"""Code by which a connection is closed as usual."""

COME_BACK: Final = 1012
"""Code of a server that restarts: whoever was here comes back by themselves."""


def tell_loop(loop: asyncio.AbstractEventLoop, tell: Callable[[Any], None], what: object) -> None:
    """Tell a loop how something ended in a thread, unless whoever waited is gone, or the loop itself.

    Args:
        loop: Where somebody waits.
        tell: `set_result` or `set_exception` of what they wait for.
        what: What is told.
    """

    def told() -> None:
        with suppress(asyncio.InvalidStateError):
            tell(what)

    with suppress(RuntimeError):
        loop.call_soon_threadsafe(told)


class ClientLine(Protocol):
    """What a client has of a connection: that of a socket, or of a pipe."""

    def send(self, data: bytes, *, text: bool) -> None:
        """Send a frame."""

    def recv(self, timeout: float | None = None) -> bytes | str:
        """Wait so many seconds for a frame; raises TimeoutError, or EOFError where the connection is over."""

    def __iter__(self) -> Iterator[bytes | str]:
        """Yield frames until the connection is over."""

    def close(self) -> None:
        """End the connection."""


class ServerLine(Protocol):
    """What a server has of a connection."""

    async def send(self, data: bytes, *, text: bool) -> None:
        """Send a frame; waits while the other end does not read."""

    async def recv(self) -> bytes | str:
        """Wait for a frame."""

    def __aiter__(self) -> AsyncIterator[bytes | str]:
        """Yield frames until the connection is over."""

    async def close(self, code: int = USUAL) -> None:
        """End the connection."""


class NearEnd:
    """The end of a thread that runs a session; it always reads, so nothing piles up here."""

    def __init__(self, far: FarEnd) -> None:
        """Lead to the other end, which belongs to the loop that runs now."""
        self._far, self._loop = far, asyncio.get_running_loop()
        self.told: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()

    def _reach(self, data: bytes | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._far.asked.put_nowait, data)
        except RuntimeError as error:  # the loop is closed: the server is gone
            raise EOFError from error

    def send(self, data: bytes, *, text: bool) -> None:
        """Send a frame; raises EOFError where the server is gone."""
        del text
        self._reach(data)

    def recv(self, timeout: float | None = None) -> bytes:
        """Wait so many seconds for a frame; raises TimeoutError or EOFError."""
        try:
            data = self.told.get(timeout=timeout)
        except queue.Empty as error:
            raise TimeoutError from error
        if data is None:
            self.told.put(None)
            raise EOFError
        return data

    def __iter__(self) -> Iterator[bytes]:
        """Yield frames; raises EOFError at the end of the connection."""
        while True:
            yield self.recv()

    def close(self) -> None:
        """End the connection."""
        self.told.put(None)
        try:
            self._reach(None)
        except EOFError:
            return


class FarEnd:
    """The end of the hall, used from its loop alone.

    Attributes:
        near: The other end.
    """

    def __init__(self) -> None:
        """Make both ends."""
        self.asked: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.near = NearEnd(self)

    async def send(self, data: bytes, *, text: bool) -> None:
        """Send a frame."""
        del text
        self.near.told.put(data)

    async def recv(self) -> bytes:
        """Wait for a frame; raises ConnectionClosed at the end of the connection."""
        data = await self.asked.get()
        if data is None:
            raise ConnectionClosedOK(None, None)
        return data

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Yield frames until the connection is over."""
        while (data := await self.asked.get()) is not None:
            yield data

    async def close(self, code: int = USUAL) -> None:
        """End the connection; one to which its session should come back ends with the process."""
        if code == COME_BACK:
            return
        self.asked.put_nowait(None)
        self.near.told.put(None)
