"""A hall that is served until somebody stops it, with its three doors."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net.hall import certificates, nearby
from accessgames.net.hall.doors import Door
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.ledger import Ledger

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room
    from accessgames.net.visits.visit import Visits

_ASKED: Final = 0.5
"""Seconds between two questions whether the server that has the hall is gone."""


@dataclass(frozen=True, slots=True)
class Service:
    """How a hall is served.

    Attributes:
        name: What it is called.
        port: Where programs and browsers come; 0 for any.
        terminals: Where terminals come by SSH; 0 for any, None for nowhere.
        folder: Where everything of it is kept.
        language: In which computer players are named and codes are words.
        word: What guests from far away need; empty for none.
        host: What makes somebody the host.
        certificate: What proves to guests what it is; None for plain connections.
        key: The key of that, where it stands in another file.
        announce: Whether it can be found in the local network.
        database: Address of the PostgreSQL that several servers share; empty for a file in the folder.
        log: File of unexpected mistakes.
    """

    name: str
    port: int
    terminals: int | None
    folder: Path
    language: str
    word: str
    host: str
    log: Path
    certificate: Path | None = None
    key: Path | None = None
    announce: bool = True
    database: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A hall that is open.

    Attributes:
        port: Where programs and browsers come.
        terminals: Where terminals come; None for nowhere.
        found: Whether it is announced in the local network.
        mark: What its certificate is compared by, in hex; empty for plain connections.
        terminal_mark: The same of the door of terminals, as their programs show it; empty for none.
        outlived: Returns when another server has taken the hall over.
    """

    port: int
    terminals: int | None
    found: bool
    mark: str
    terminal_mark: str
    outlived: Callable[[], Awaitable[Any]] = asyncio.Event().wait


def serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[Opened], None], waits: Callable[[], None],
) -> None:  # fmt: skip
    """Serve until Ctrl+C or the system's wish to end; `ready` is told where, `waits` that another server serves.

    Raises:
        GameError: `net-port-taken`, `net-certificate`; `net-lease-lost`; or a file or database can't be used.
    """

    async def work() -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        for wish in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows tells of Ctrl+C by itself
                loop.add_signal_handler(wish, over.set)
        serving = asyncio.create_task(hold())
        wished = asyncio.create_task(over.wait())
        await asyncio.wait((serving, wished), return_when=asyncio.FIRST_COMPLETED)
        for task in (serving, wished):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await serving

    async def hold() -> None:
        async with opened(service, open_room, name_bot, waits) as told:
            ready(told)
            await told.outlived()
            raise GameError("net-lease-lost")

    asyncio.run(work())


@asynccontextmanager
async def opened(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    waits: Callable[[], None] = lambda: None,
) -> AsyncIterator[Opened]:  # fmt: skip
    """Open a hall, as soon as no other server has it, and close it at the end; raises as `serve`."""
    from accessgames.net.visits import page, visit  # noqa: PLC0415 - they need the hall themselves

    shown = service.certificate
    secure = None if shown is None else certificates.server_context(shown, service.key)
    mark = "" if shown is None else certificates.certificate_mark(shown)
    with ExitStack() as left:
        ledger = await _owned(service, waits, left)
        hall = Hall(service.name, ledger, open_room, service.language, name_bot, service.host)
        door = Door(hall, service.word)
        visits = visit.Visits(hall, door, open_room, service.log)
        try:
            server = await door.listen("", service.port, secure, page.Pages(visits, service.language))
        except OSError as error:
            raise GameError("net-port-taken", port=service.port) from error
        async with server, _terminals(service, visits) as (terminals, terminal_mark):
            port = _port(server.sockets)
            found = False
            if service.announce:
                announced = nearby.announced(service.name, port, secure=secure is not None)
                found = await asyncio.to_thread(left.enter_context, announced)
            yield Opened(port, terminals, found, mark, terminal_mark, ledger.outlived)


async def _owned(service: Service, waits: Callable[[], None], left: ExitStack) -> Ledger:
    """Return the ledger, when this is the one server that writes there."""
    if not service.database:
        ledger = Ledger(service.folder / "hall.sqlite")
        left.callback(ledger.close)
        return ledger
    ledger = await asyncio.to_thread(Ledger, service.database, f"{socket.gethostname()} {os.getpid()}")
    left.callback(ledger.close)
    told = False
    while not await asyncio.to_thread(ledger.own):
        if not told:
            waits()
        told = True
        await asyncio.sleep(_ASKED)
    return ledger


@asynccontextmanager
async def _terminals(service: Service, visits: Visits) -> AsyncIterator[tuple[int | None, str]]:
    """Open the door of terminals, if it is wanted; yields where it is and what it is compared by."""
    if service.terminals is None:
        yield None, ""
        return
    from accessgames.net.visits import ssh  # noqa: PLC0415 - as above

    key = ssh.host_key(service.folder / "ssh_host_key")
    try:
        acceptor = await ssh.listen(visits, service.terminals, key, service.language)
    except OSError as error:
        raise GameError("net-port-taken", port=service.terminals) from error
    async with acceptor:
        yield _port(acceptor.sockets), key.get_fingerprint()


def _port(sockets: Iterable[socket.socket]) -> int:
    """Return where somebody listens; of several chosen by the system that of the older addresses."""
    found = sorted((one.family != socket.AF_INET, one.getsockname()[1]) for one in sockets)
    return int(found[0][1])
