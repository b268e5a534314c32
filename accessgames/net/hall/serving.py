"""A hall that is served until somebody stops it, with its three doors."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing, suppress
from typing import TYPE_CHECKING, Any, Final

from accessgames import __version__
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.net.hall import certificates, desk_tables, doors, ledger, nearby, talking
from accessgames.net.hall.hall import Hall
from accessgames.net.operations import draining, happenings, health
from accessgames.net.store.engines import StoreError
from accessgames.storage import hall_orders

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room
    from accessgames.net.operations.happenings import Watch
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
        log: File of unexpected mistakes.
        monotonic: Gives seconds since any moment, for games with a clock.
        figures: Address and port at which figures are served; None for nowhere.
        addresses: Whether addresses of guests may stand in the log for operators.
        database: Address of the PostgreSQL that several servers share; empty for a file in the folder.
        reached: Where other servers and their guests reach this one; empty for its address in the network.
        news: Tells whoever serves it what has changed meanwhile, by the key of a sentence.
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
    monotonic: Callable[[], float] = time.monotonic
    figures: tuple[str, int] | None = None
    addresses: bool = False
    database: str = ""
    reached: str = ""
    news: Callable[[str], None] = lambda _: None

    @property
    def place(self) -> Path | str:
        """Where what must not be forgotten is."""
        return self.database or self.folder / ledger.DATABASE

    @property
    def holder(self) -> str:
        """What this server is called among others; empty where there are none."""
        return f"{socket.gethostname()} {self.folder}" if self.database else ""


async def _nothing(how: str) -> None:
    """Let nothing end."""
    del how


@dataclass(frozen=True, slots=True)
class Opened:
    """A hall that is open.

    Attributes:
        port: Where programs and browsers come.
        terminals: Where terminals come; None for nowhere.
        mark: What its certificate is compared by, in hex; empty for plain connections.
        terminal_mark: The same of the door of terminals, as their programs show it; empty for none.
        figures: Where figures are served, as an address and a port; None for nowhere.
        drain: Lets it end so that its guests come back; is told whether it `restarts` or `closes`.
        outlived: Returns when another server has ended this one.
    """

    port: int
    terminals: int | None
    mark: str
    terminal_mark: str
    figures: tuple[str, int] | None = None
    drain: Callable[[str], Awaitable[None]] = _nothing
    outlived: Callable[[], Awaitable[Any]] = asyncio.Event().wait


def serve(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str],
    ready: Callable[[Opened], None], near: Callable[[], None],
) -> None:  # fmt: skip
    """Serve until Ctrl+C or the system's wish to end.

    Args:
        service: What is served.
        open_room: Loads a game, with the options of a match.
        name_bot: Names the computer player of a seat.
        ready: Is told where, as soon as guests may come.
        near: Is told when it can be found in the local network, where it can: to ask whether the name is
            free there takes two seconds, which nobody has to wait for.

    Raises:
        GameError: `net-port-taken`, `net-certificate`; or a file or database can't be used.
    """
    ending = draining.Ending()

    async def work() -> None:
        ending.heed()
        told = await hold(ready, service)
        while not ending.wished.is_set():  # another server has ended this one, which begins anew where it was
            try:
                again = replace(service, port=told.port, terminals=told.terminals)
                told = await hold(lambda _: service.news("hall-again"), again)
            except StoreError:
                with suppress(TimeoutError):
                    await asyncio.wait_for(ending.wished.wait(), _AGAIN)

    async def hold(tell: Callable[[Opened], None], here: Service) -> Opened:
        async with opened(here, open_room, name_bot) as told:
            tell(told)
            health.tell_systemd("READY=1")
            with ExitStack() as left:
                announcing = asyncio.create_task(announce(told, left))
                try:
                    await ending.draining(told.outlived, told.drain)
                finally:
                    await announcing
        return told

    async def announce(told: Opened, left: ExitStack) -> None:
        announced = nearby.announced(service.name, told.port, secure=bool(told.mark))
        if await asyncio.to_thread(left.enter_context, announced):
            near()

    try:
        asyncio.run(work())
    finally:
        ending.cancel()


@asynccontextmanager
async def opened(
    service: Service, open_room: Callable[..., Room], name_bot: Callable[[int], str]
) -> AsyncIterator[Opened]:
    """Open a hall, and close it at the end; raises as `serve`."""
    from accessgames.net.visits import page, visit  # noqa: PLC0415 - they need the hall themselves

    shown = service.certificate
    secure = None if shown is None else certificates.server_context(shown, service.key)
    mark = "" if shown is None else certificates.certificate_mark(shown)
    async with AsyncExitStack() as left:
        log = left.enter_context(closing(happenings.Happenings(service.folder, addresses=service.addresses)))
        opening = asyncio.to_thread(ledger.Ledger, service.place, service.holder)
        kept = left.enter_context(closing(await opening))
        hall = Hall(service.name, kept, open_room, service.language, name_bot, service.host)
        hall.monotonic, watch = service.monotonic, _begin_watch(hall.watch, log, left)
        kept.heed = _heed_store(service, watch)
        door = doors.Door(hall, service.word)
        visits = visit.Visits(hall, door, open_room, service.log)
        heart = health.Heart(watch.figures.late)
        await left.enter_async_context(heart.beating())
        well = health.Health(kept, heart)
        pages = page.Pages(visits, service.language, well)
        try:
            server = await left.enter_async_context(await door.listen("", service.port, secure, pages))
        except OSError as error:
            raise GameError("net-port-taken", port=service.port) from error
        watch.note("door-opened", door="program", port=_port(server.sockets), secure=bool(mark))
        terminals, terminal_mark = await left.enter_async_context(_terminals(service, visits))
        orders = hall_orders.HallOrders(service.folder / hall_orders.NAME)
        wanted = desk_tables.DeskTables(hall, kept, orders, open_room, service.holder)
        left.callback(asyncio.create_task(wanted.keep()).cancel)
        await left.enter_async_context(talking.attended(hall, service.reached, _port(server.sockets), mark))
        if (figures := service.figures) is not None:
            figures = figures[0], left.enter_context(watch.figures.served(*figures))

        async def drain(how: str) -> None:
            await draining.drain(hall, well, visits, how, kept.hand_over)
            with suppress(GameError, TimeoutError):
                await asyncio.wait_for(kept.synced(), draining.LAST)

        yield Opened(_port(server.sockets), terminals, mark, terminal_mark, figures, drain, kept.outlived)


def _begin_watch(watch: Watch, log: happenings.Happenings, left: AsyncExitStack) -> Watch:
    """Let whoever watches a hall write into its log, and hear of mistakes, until the stack is left."""
    watch.log = log
    left.enter_context(watch.overheard())
    asyncio.get_running_loop().set_exception_handler(watch.unhandled)
    watch.note("started", version=__version__)
    left.callback(watch.note, "stopped")
    return watch


def _heed_store(service: Service, watch: Watch) -> Callable[[Exception | None], None]:
    """Return what tells both operators and the host that nothing can be kept, and when it can be again."""
    loop = asyncio.get_running_loop()

    def heed(error: Exception | None) -> None:
        watch.turn_store(error)
        loop.call_soon_threadsafe(service.news, "hall-store-works" if error is None else "hall-store-fails")

    return heed


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
    visits.hall.watch.note("door-opened", door="terminal", port=_port(acceptor.sockets))
    async with acceptor:
        yield _port(acceptor.sockets), key.get_fingerprint()


def _port(sockets: Iterable[socket.socket]) -> int:
    """Return where somebody listens; of several chosen by the system that of the older addresses."""
    found = sorted((one.family != socket.AF_INET, one.getsockname()[1]) for one in sockets)
    return int(found[0][1])
