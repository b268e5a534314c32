"""A hall that is served until somebody stops it, with its three doors."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.net.hall import certificates, doors, hall, ledger, nearby, talking
from accessgames.net.store.engines import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room
    from accessgames.net.visits.visit import Visits

_AGAIN: Final = 1.0
"""Seconds between two attempts to begin anew while the database is away."""


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
        address: Where other servers and their guests reach this one; empty for its address in the network.
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
    address: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A hall that is open.

    Attributes:
        port: Where programs and browsers come.
        terminals: Where terminals come; None for nowhere.
        mark: What its certificate is compared by, in hex; empty for plain connections.
        terminal_mark: The same of the door of terminals, as their programs show it; empty for none.
        outlived: Returns when another server has ended this one.
    """

    port: int
    terminals: int | None
    mark: str
    terminal_mark: str
    outlived: Callable[[], Awaitable[Any]] = asyncio.Event().wait


def serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[Opened], None], near: Callable[[], None],
    again: Callable[[Opened], None] = lambda _: None,
) -> None:  # fmt: skip
    """Serve until Ctrl+C or the system's wish to end.

    Args:
        service: What is served.
        open_room: Loads a game, with the options of a match.
        name_bot: Names the computer player of a seat.
        ready: Is told where, as soon as guests may come.
        near: Is told when it can be found in the local network, where it can: to ask whether the name is
            free there takes two seconds, which nobody has to wait for.
        again: Is told where it goes on behind a while in which other servers of the house took its tables.

    Raises:
        GameError: `net-port-taken`, `net-certificate`; or a file or database can't be used.
    """

    async def work() -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        for wish in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows tells of Ctrl+C by itself
                loop.add_signal_handler(wish, over.set)
        told = await hold(over, ready, service)
        while not over.is_set():  # another server has ended this one, which begins anew where it was
            try:
                told = await hold(over, again, replace(service, port=told.port, terminals=told.terminals))
            except StoreError:
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), _AGAIN)

    async def hold(over: asyncio.Event, tell: Callable[[Opened], None], here: Service) -> Opened:
        async with opened(here, open_room, name_bot) as told:
            tell(told)
            with ExitStack() as left:
                announced = nearby.announced(service.name, told.port, secure=bool(told.mark))
                if await asyncio.to_thread(left.enter_context, announced):
                    near()
                ends = [asyncio.ensure_future(one()) for one in (over.wait, told.outlived)]
                _, waiting = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                for one in waiting:
                    one.cancel()
        return told

    asyncio.run(work())


@asynccontextmanager
async def opened(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str]
) -> AsyncIterator[Opened]:
    """Open a hall, and close it at the end; raises as `serve`."""
    from accessgames.net.visits import page, visit  # noqa: PLC0415 - they need the hall themselves

    shown = service.certificate
    secure = None if shown is None else certificates.server_context(shown, service.key)
    mark = "" if shown is None else certificates.certificate_mark(shown)
    with ExitStack() as left:
        holder = f"{socket.gethostname()} {os.getpid()}" if service.database else ""
        place = service.database or service.folder / "hall.sqlite"
        kept = await asyncio.to_thread(ledger.Ledger, place, holder)
        left.callback(kept.close)
        house = hall.Hall(service.name, kept, open_room, service.language, name_bot, service.host)
        door = doors.Door(house, service.word)
        visits = visit.Visits(house, door, open_room, service.log)
        try:
            server = await door.listen("", service.port, secure, page.Pages(visits, service.language))
        except OSError as error:
            raise GameError("net-port-taken", port=service.port) from error
        async with server, _terminals(service, visits) as (terminals, terminal_mark):
            port = _port(server.sockets)
            async with _housed(house, service, port, mark):
                yield Opened(port, terminals, mark, terminal_mark, kept.outlived)


@asynccontextmanager
async def _housed(house: hall.Hall, service: Service, port: int, mark: str) -> AsyncIterator[None]:
    """Be one of the servers of a house, where there are several; raises StoreError."""
    if house.house is None:
        yield
        return
    usual = f"{'wss' if mark else 'ws'}://{nearby.own_addresses()[0]}:{port}"
    await asyncio.to_thread(house.house.open_door, service.address or usual, mark)
    attending = asyncio.create_task(talking.attend(house))
    try:
        yield
    finally:
        attending.cancel()


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
