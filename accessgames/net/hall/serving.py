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
from accessgames.net.hall import certificates, doors, hall, ledger, nearby

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room
    from accessgames.net.visits.visit import Visits

ASKED: Final = 0.5
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
    database: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A hall that is open.

    Attributes:
        port: Where programs and browsers come.
        terminals: Where terminals come; None for nowhere.
        mark: What its certificate is compared by, in hex; empty for plain connections.
        terminal_mark: The same of the door of terminals, as their programs show it; empty for none.
        outlived: Returns when another server has taken the hall over.
    """

    port: int
    terminals: int | None
    mark: str
    terminal_mark: str
    outlived: Callable[[], Awaitable[Any]] = asyncio.Event().wait


def serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[Opened], None], near: Callable[[], None], waits: Callable[[], None] = lambda: None,
) -> None:  # fmt: skip
    """Serve until Ctrl+C or the system's wish to end.

    Args:
        service: What is served.
        open_room: Loads a game, with the options of a match.
        name_bot: Names the computer player of a seat.
        ready: Is told where, as soon as guests may come.
        near: Is told when it can be found in the local network, where it can: to ask whether the name is
            free there takes two seconds, which nobody has to wait for.
        waits: Is told once where another server has the hall, which is waited for.

    Raises:
        GameError: `net-port-taken`, `net-certificate`; `net-lease-lost`; or a file or database can't be used.
    """

    async def work() -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        holding = asyncio.create_task(hold(over))

        def end() -> None:
            over.set()
            if not here:
                holding.cancel()

        for wish in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows tells of Ctrl+C by itself
                loop.add_signal_handler(wish, end)
        with suppress(asyncio.CancelledError):
            await holding

    async def hold(over: asyncio.Event) -> None:
        async with opened(service, open_room, name_bot, waits) as told:
            here.append(told)
            ready(told)
            with ExitStack() as left:
                announced = nearby.announced(service.name, told.port, secure=bool(told.mark))
                if await asyncio.to_thread(left.enter_context, announced):
                    near()
                ends = [asyncio.ensure_future(one()) for one in (over.wait, told.outlived)]
                _, waiting = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                for one in waiting:
                    one.cancel()
        if not over.is_set():
            raise GameError("net-lease-lost")

    here: list[Opened] = []
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
        kept = await _owned(service, waits, left)
        house = hall.Hall(service.name, kept, open_room, service.language, name_bot, service.host)
        door = doors.Door(house, service.word)
        visits = visit.Visits(house, door, open_room, service.log)
        try:
            server = await door.listen("", service.port, secure, page.Pages(visits, service.language))
        except OSError as error:
            raise GameError("net-port-taken", port=service.port) from error
        async with server, _terminals(service, visits) as (terminals, terminal_mark):
            yield Opened(_port(server.sockets), terminals, mark, terminal_mark, kept.outlived)


async def _owned(service: Service, waits: Callable[[], None], left: ExitStack) -> ledger.Ledger:
    """Return the ledger, when this is the one server that writes there."""
    if not service.database:
        kept = ledger.Ledger(service.folder / "hall.sqlite")
        left.callback(kept.close)
        return kept
    kept = await asyncio.to_thread(ledger.Ledger, service.database, f"{socket.gethostname()} {os.getpid()}")
    left.callback(kept.close)
    told = False
    while not await asyncio.to_thread(kept.own):
        if not told:
            waits()
        told = True
        await asyncio.sleep(ASKED)
    return kept


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
