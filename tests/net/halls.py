"""A hall with all its doors, served on the loopback in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Self

from accessgames.net.hall import serving
from tests.net.sockets import HOST, open_room

if TYPE_CHECKING:
    from pathlib import Path


class OpenHall:
    """A hall that is open; nothing of it is announced in the network of whoever runs the tests."""

    def __init__(
        self, folder: Path, *, word: str = "", certificate: Path | None = None, port: int = 0
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.service = serving.Service("Klub", port, 0, folder, "cs", word, HOST, folder / "log", certificate)
        self.opened: serving.Opened | None = None

    def __enter__(self) -> Self:
        ready = threading.Event()

        async def work() -> None:
            self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
            async with serving.opened(self.service, open_room, lambda at: f"Alfa {at}") as told:
                self.opened = told
                ready.set()
                await self._over.wait()

        self._thread = threading.Thread(target=lambda: asyncio.run(work()), daemon=True)
        self._thread.start()
        assert ready.wait(20)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(20)

    @property
    def port(self) -> int:
        """Where programs and browsers come."""
        assert self.opened is not None
        return self.opened.port

    @property
    def terminals(self) -> int:
        """Where terminals come."""
        assert self.opened is not None
        assert self.opened.terminals is not None
        return self.opened.terminals

    @property
    def log(self) -> str:
        """What went wrong in a way that nobody thought of."""
        return self.service.log.read_text(encoding="utf-8") if self.service.log.exists() else ""
