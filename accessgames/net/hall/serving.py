"""A hall that is served until somebody stops it."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net.hall.doors import Door
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from accessgames.games import Room


@dataclass(frozen=True, slots=True)
class Service:
    """How a hall is served.

    Attributes:
        name: What it is called.
        port: Where it listens; 0 for any.
        path: Its file.
        language: In which computer players are named and codes are words.
        word: What guests from far away need; empty for none.
        host: What makes somebody the host.
    """

    name: str
    port: int
    path: Path
    language: str
    word: str
    host: str


def serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[int], None],
) -> None:  # fmt: skip
    """Serve until Ctrl+C or the system's wish to end; `ready` is told the port.

    Raises:
        GameError: `net-port-taken`; or the file can't be used.
    """
    asyncio.run(_serve(service, open_room, name_bot, ready))


async def _serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[int], None],
) -> None:  # fmt: skip
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    for wish in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows tells of Ctrl+C by itself
            loop.add_signal_handler(wish, over.set)
    ledger = Ledger(service.path)
    try:
        hall = Hall(service.name, ledger, open_room, service.language, name_bot, service.host)
        try:
            server = await Door(hall, service.word).listen("", service.port)
        except OSError as error:
            raise GameError("net-port-taken", port=service.port) from error
        async with server:
            ready(next(iter(server.sockets)).getsockname()[1])
            await over.wait()
    finally:
        ledger.close()


def own_addresses() -> tuple[str, ...]:
    """Return the addresses of this computer in its local network, as far as it knows them."""
    found = {socket.gethostname()}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the way
        found.add(probe.getsockname()[0])
    return tuple(sorted(found, key=lambda one: not one[:1].isdigit()))
