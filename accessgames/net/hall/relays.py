"""Leads guests to the server that has their table, through the one they know: frames go on as they came."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from accessgames.net import frames, pipes, reading
from accessgames.net.hall import certificates, house

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from websockets.asyncio.client import ClientConnection

    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.hosted import Hosted
    from accessgames.net.pipes import ServerLine

PATIENCE: Final = 6.0
"""Seconds for which a server that has a table and can't be reached is waited for."""

OPENING: Final = 3.0
"""Seconds after which a server that does not answer is tried anew; one that is gone is not waited for."""

AGAIN: Final = 1.0
"""Seconds after which one that serves and could not be reached is tried anew."""

_TOLD: Final = msgspec.json.Decoder(frames.FromServer)


class Relayed(frames.Frame, frozen=True):
    """The first frame of another server of the house, for a guest of it; `secret` is that of this server."""

    person: frames.Number
    secret: frames.Short
    hosts: bool = False
    follows: bool = False
    silent: bool = False


class Reached(frames.Frame, frozen=True):
    """Whether a line leads to a guest whose session runs at the other server, as `guests.Reach` has it."""

    now: bool


FromOutside: TypeAlias = frames.FromClient | Relayed | Reached
"""What a server reads."""


class Far:
    """A line of a guest to the server that has their table.

    Attributes:
        server: Its number.
        table: The table that they were led to.
    """

    def __init__(self, near: ServerLine, line: ClientConnection, server: int, table: int) -> None:
        """Hand everything on that comes from there."""
        self.server, self.table = server, table
        self._near, self._line = near, line
        self._awaited: dict[int, asyncio.Event] = {}
        self._left = False
        self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Hand on what is told there; where that ends by itself, the guest comes back and is led anew."""
        with suppress(ConnectionClosed):
            async for data in self._line:
                number = self._answers(data)
                if number != 0:  # nobody has asked for what has no number
                    await self._near.send(data if isinstance(data, bytes) else data.encode(), text=True)
                if number in self._awaited:
                    self._awaited.pop(number).set()
        if not self._left:
            await self._near.close()

    def _answers(self, data: bytes | str) -> int | None:
        """Return the number of the request that something answers, where that is of interest."""
        if not self._awaited:
            return None
        told = reading.read_frame(_TOLD, data, frames.LONGEST_TOLD)
        return told.number if isinstance(told, frames.Answered | frames.Refused) else None

    async def send(self, data: bytes | str) -> None:
        """Hand on a request."""
        with suppress(ConnectionClosed):
            await self._line.send(data, text=True)

    def reach(self, *, now: bool) -> None:
        """Let those at the table know whether a line leads to the guest."""
        self._reaching = asyncio.create_task(self.send(msgspec.json.encode(Reached(now))))

    async def stand(self, asked: frames.Asked) -> None:
        """Let the guest stand up there, and end the line behind the answer."""
        answered = self._awaited[asked.number] = asyncio.Event()
        await self.send(msgspec.json.encode(asked))
        with suppress(TimeoutError):
            await asyncio.wait_for(answered.wait(), PATIENCE)
        await self.leave()

    async def leave(self) -> None:
        """End the line; the guest stays here."""
        self._left = True
        await self._line.close()
        self._telling.cancel()

    async def tell(self, told: frames.Heard) -> None:
        """Let the guest hear something from here."""
        with suppress(ConnectionClosed):
            await self._near.send(msgspec.json.encode(told), text=True)

    async def come_back(self) -> None:
        """End the line, and let the guest come back at another door."""
        await self.leave()
        with suppress(ConnectionClosed):
            await self._near.close(pipes.COME_BACK)

    def lose_beside(self) -> None:
        """End the line of a server that is gone, without waiting for it; the guest comes back then."""
        self._left = True
        self._telling.cancel()
        self._line.transport.abort()
        self._losing = asyncio.create_task(self._near.close())


class Way:
    """Where the requests of one connection go: to the hall here, or to the server that has the table."""

    def __init__(self, hall: Hosted, line: ServerLine, guest: Guest) -> None:
        """Begin in the hall here."""
        self._hall, self._line, self._guest = hall, line, guest
        self._far: Far | None = None

    async def carry(self, asked: frames.Asked, data: bytes | str) -> bool:
        """Hand a request on where the guest is at a table of another server; tell whether that was all."""
        far = self._far
        if far is None:
            return False
        match asked.what:
            case frames.Stand():
                await far.stand(asked)
                await self._come_home()
                return True
            case frames.Sit() | frames.Watch() if asked.what.table == far.table:
                pass
            case frames.Open() | frames.Sit() | frames.Watch():
                await far.stand(frames.Asked(0, frames.Stand()))
                await self._come_home()
                return False
        await far.send(data)
        return True

    async def _come_home(self) -> None:
        far, self._far, self._guest.reach.heed = self._far, None, None
        if far is not None:
            self._hall.relays.discard(far)
        await self._hall.come(self._guest, quiet=True)

    async def lead(
        self, data: bytes | str, value: Callable[[], Awaitable[msgspec.Raw]]
    ) -> msgspec.Raw | None:
        """Return what is answered here; None where the request went to another server.

        Raises:
            GameError: It is refused; `net-table-elsewhere` where another server has it and is not reached.
        """
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await value()
            except house.ElsewhereError as elsewhere:
                server, table = elsewhere.server, int(str(elsewhere.args_["table"]))
                await self._hall.ledger.synced()  # where they are is said here before it is there
                line = await self._reach(server)
                if line is not None:
                    self._far = Far(self._line, line, server, table)
                    self._hall.relays.add(self._far)
                    self._guest.reach.heed = self._far.reach
                    self._hall.hand_over(self._guest)
                    await self._far.send(data)
                    return None
                if asyncio.get_running_loop().time() > end:
                    raise

    async def _reach(self, server: int) -> ClientConnection | None:
        """Return a line to a server, which knows the guest then; None where it is gone or can't be reached.

        Whoever can't be led there waits, without asking anybody, until it is gone or may be tried anew.
        """
        assert self._hall.house is not None  # noqa: S101 - only a house leads
        opening = asyncio.create_task(self._open(server))
        leaving = asyncio.create_task(self._hall.house.gone(server))
        try:
            await asyncio.wait({opening, leaving}, return_when=asyncio.FIRST_COMPLETED)
            line = opening.result() if opening.done() else None
            if line is None:
                await asyncio.wait({leaving}, timeout=AGAIN)
            return line
        finally:
            opening.cancel()
            leaving.cancel()

    async def _open(self, number: int) -> ClientConnection | None:
        """Return a line to a server, which knows the guest then; None where it is not reached."""
        assert self._hall.house is not None  # noqa: S101 - only a house leads
        server, guest = self._hall.house.servers.get(number), self._guest
        if server is None or not server.address:
            return None
        hello = Relayed(guest.person.id, server.secret, guest.hosts, guest.follows, guest.silent)
        try:
            async with asyncio.timeout(OPENING):
                line = await connect(
                    server.address, compression=None, max_size=frames.LONGEST_TOLD, ssl=_context(server),
                    user_agent_header=None, proxy=None,
                )  # fmt: skip
                _check(server, line.transport.get_extra_info("ssl_object"))
                await line.send(msgspec.json.encode(hello), text=True)
                first = reading.read_frame(_TOLD, await line.recv(), frames.LONGEST_TOLD)
        except ConnectionRefusedError:
            self._hall.house.suspect(number)
            return None
        except (OSError, TimeoutError, WebSocketException, frames.FrameError):
            return None
        return line if isinstance(first, frames.Greeted) else None

    async def end(self) -> None:
        """End the line to another server, where there is one."""
        if self._far is not None:
            if self._guest.reach.heed == self._far.reach:
                self._guest.reach.heed = None
            self._hall.relays.discard(self._far)
            await self._far.leave()


def _context(server: house.Server) -> ssl.SSLContext | None:
    """Return how a server proves itself: by the mark in the database, whoever has signed its certificate."""
    if not server.mark:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _check(server: house.Server, shown: Any) -> None:  # noqa: ANN401 - of ssl
    """Refuse a server that shows another certificate than the database says; raises OSError."""
    if server.mark and certificates.mark_of(shown.getpeercert(binary_form=True)) != server.mark:
        raise ConnectionAbortedError(server.address)
