"""Whether a hall is well: for whoever starts it again, and for whoever leads guests to it."""

from __future__ import annotations

import asyncio
import http
import os
import socket
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from websockets import datastructures, http11

from accessgames.engine import GameError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from prometheus_client import Histogram

LATE: Final = 1.0
"""A loop that is later than so many seconds leaves people waiting."""

BEAT: Final = 0.25
"""Seconds between two looks at the clock."""

REMEMBERED: Final = 40
"""So many looks count: ten seconds."""

TRUSTED: Final = 5.0
"""Seconds for which it is believed that something could be written: whoever asks often costs no disk."""

_DISK_SECONDS: Final = 3.0


class Disk(Protocol):
    """Where a hall keeps what it must not forget.

    Attributes:
        failing: Whether the last thing could not be written.
    """

    failing: bool

    async def writable(self) -> None:
        """Return when something could be written; raises GameError where not."""


class Heart:
    """Beats in the loop of a server; how late a beat is tells how late everything else is."""

    def __init__(self, late: Histogram) -> None:
        """Begin; `late` counts how late beats are, in seconds."""
        self._late = late
        self._latest = [0.0] * REMEMBERED
        self._count = 0

    @property
    def worst(self) -> float:
        """Seconds by which the loop was late at most in the last ten seconds."""
        return max(self._latest)

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat in the block, and tell systemd so, where it asks for that."""
        task = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            task.cancel()

    async def _beat(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + BEAT
            await asyncio.sleep(BEAT)
            late = max(0.0, clock() - due)
            self._late.observe(late)
            self._latest[self._count % REMEMBERED] = late
            self._count += 1
            tell_systemd("WATCHDOG=1")


class Health:
    """Answers whether a hall lives, and whether guests may come.

    Attributes:
        leaving: Whether it is about to end: guests are to go elsewhere.
    """

    def __init__(self, disk: Disk, heart: Heart) -> None:
        """Look at what a hall stands on."""
        self.leaving = False
        self._disk, self._heart = disk, heart
        self._looked_at, self._written = float("-inf"), False
        self._looking = asyncio.Lock()

    async def answer(self, request: http11.Request) -> http11.Response | None:
        """Answer somebody who asks by HTTP; None where they ask for something else that they may have."""
        path = request.path
        if path == "/health":
            return _response({"alive": True}, http.HTTPStatus.OK)
        if path == "/ready":
            faults = await self.faults()
            status = http.HTTPStatus.SERVICE_UNAVAILABLE if faults else http.HTTPStatus.OK
            return _response({"ready": not faults, "faults": faults}, status)
        if self.leaving:
            return _response({"ready": False, "faults": ["leaving"]}, http.HTTPStatus.SERVICE_UNAVAILABLE)
        return None

    async def faults(self) -> list[str]:
        """Return why guests should not come: `leaving`, `loop`, `store`; nothing where they may."""
        found = {
            "leaving": self.leaving,
            "loop": self._heart.worst > LATE,
            "store": not await self._writes(),
        }
        return [name for name, wrong in found.items() if wrong]

    async def _writes(self) -> bool:
        """Tell whether something could be written lately."""
        async with self._looking:
            clock = asyncio.get_running_loop().time
            if clock() - self._looked_at > TRUSTED:
                self._written = False
                with suppress(GameError, TimeoutError):
                    await asyncio.wait_for(self._disk.writable(), _DISK_SECONDS)
                    self._written = True
                self._looked_at = clock()
            return self._written and not self._disk.failing


def _response(told: dict[str, object], status: http.HTTPStatus) -> http11.Response:
    body = msgspec.json.encode(told)
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    return http11.Response(
        status, status.phrase, datastructures.Headers({**headers, "Cache-Control": "no-store"}), body
    )


def tell_systemd(state: str) -> None:
    """Tell systemd how it stands, such as `READY=1`, where it has started this and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address[:1] not in {"/", "@"}:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.connect(f"\0{address[1:]}" if address[0] == "@" else address)
        told.send(state.encode())
