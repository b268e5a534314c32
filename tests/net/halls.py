"""A hall with all its doors, served on the loopback in a thread of its own."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.request
from typing import TYPE_CHECKING, Any, Self

from accessgames.net.hall import serving
from accessgames.net.operations import happenings
from tests.net.sockets import HOST, open_room

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class OpenHall:
    """A hall that is open; nothing of it is announced in the network of whoever runs the tests."""

    def __init__(
        self, folder: Path, *, word: str = "", certificate: Path | None = None, port: int = 0,
        monotonic: Callable[[], float] = time.monotonic, figures: bool = False, addresses: bool = False,
        news: Callable[[str], None] = lambda _: None,
    ) -> None:  # fmt: skip
        folder.mkdir(exist_ok=True)
        self.service = serving.Service(
            "Klub", port, 0, folder, "cs", word, HOST, folder / "log", certificate, monotonic=monotonic,
            figures=("127.0.0.1", 0) if figures else None, addresses=addresses, news=news,
        )  # fmt: skip
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

    def scrape(self) -> str:
        """The figures, as Prometheus gets them."""
        assert self.opened is not None
        assert self.opened.figures is not None
        host, port = self.opened.figures
        with urllib.request.urlopen(f"http://{host}:{port}/metrics", timeout=20) as answer:
            return str(answer.read().decode())

    def happenings(self) -> list[dict[str, Any]]:
        """What operators can read of it; whole when the hall is closed."""
        lines = (self.service.folder / happenings.FILE).read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    @property
    def log(self) -> str:
        """What went wrong in a way that nobody thought of."""
        return self.service.log.read_text(encoding="utf-8") if self.service.log.exists() else ""
