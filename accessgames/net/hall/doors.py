"""The door of programs: WebSocket connections that talk in frames."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import frames, pipes, reading
from accessgames.net.hall import directory, discretion, guests, people, relays, tables
from accessgames.net.hall.hashing import Knock, unheard
from accessgames.net.hall.ledger import NUMBERED
from accessgames.net.values import write_plain_fault

if TYPE_CHECKING:
    import ssl
    from collections.abc import Awaitable, Callable

    from websockets.asyncio.server import Server, ServerConnection
    from websockets.http11 import Request, Response

    from accessgames.net.hall.hall import Hall
    from accessgames.net.hall.ledger import KeptPerson
    from accessgames.net.pipes import ServerLine

GREETING_SECONDS: Final = 5.0
"""So long a connection may say nothing before it has said who it is."""

BURST: Final = 200
"""Requests in a row that are answered at once; whoever asks more has to wait between them."""

PAGE_PATH: Final = "/door"
"""Where pages in browsers open their lines."""

_FLOOD_PAUSE: Final = 0.02
_BREATH: Final = 1.0
"""Seconds after which a flood may begin anew."""

_WRONG_PAUSE: Final = 0.5
_PING_SECONDS: Final = 20.0
_CLOSE_SECONDS: Final = 1.5
_WAITING_FRAMES: Final = 4
_ASKED: Final = msgspec.json.Decoder(relays.FromOutside)
_NOTHING: Final = msgspec.Raw(b"null")


class _Socket:
    """Sends frames of a guest as texts."""

    def __init__(self, line: ServerLine) -> None:
        self._line = line

    async def send(self, data: bytes) -> None:
        """Send a frame."""
        await self._line.send(data, text=True)

    async def close(self, code: int = pipes.USUAL) -> None:
        """End the connection."""
        await self._line.close(code)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a connection comes from.

    Attributes:
        address: Of the other end.
        secure: Whether nobody between can read along.
        person: Who it is, where that was proven before.
        reach: Whether a line leads to them, where their session runs here; None where this is that line.
        door: `program`, `page` or `terminal`.
    """

    address: str
    secure: bool = False
    person: KeptPerson | None = None
    reach: guests.Reach | None = None
    door: str = "program"


class Browsers(Protocol):
    """Serves those who come by a browser."""

    async def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer what is no line, and refuse lines that may not be opened; None lets one be opened."""

    async def meet(self, line: ServerLine, origin: Origin) -> None:
        """Serve a line that was opened by a page."""


class Door:
    """Lets programs into a hall."""

    def __init__(self, hall: Hall, word: str = "", most: int = 5000) -> None:
        """Open a door.

        Args:
            hall: Where it leads.
            word: What guests need who come from far away over a connection that others can read.
            most: So many connections at most.
        """
        self._hall = hall
        self._word = word
        self._most = most
        self._open = 0
        self._watch = hall.watch

    async def listen(
        self, host: str, port: int, secure: ssl.SSLContext | None = None, browsers: Browsers | None = None
    ) -> Server:
        """Let guests come, also by browsers where somebody serves them; returns what to close."""
        figures = self._watch.figures

        async def meet(line: ServerConnection) -> None:
            paged = line.request is not None and line.request.path == PAGE_PATH
            host = browsers if browsers is not None and paged else self
            door = "program" if host is self else "page"
            with figures.counted(figures.connections, door):
                await host.meet(line, Origin(str(line.remote_address[0]), secure is not None, door=door))

        return await serve(
            meet, host, port, max_size=frames.LONGEST_ASKED, max_queue=_WAITING_FRAMES,
            compression=None, open_timeout=GREETING_SECONDS, ping_interval=_PING_SECONDS,
            ping_timeout=_PING_SECONDS, close_timeout=_CLOSE_SECONDS,
            origins=None if browsers else [None], server_header=None, ssl=secure,
            process_request=None if browsers is None else browsers.answer,
        )  # fmt: skip

    async def meet(self, line: ServerLine, origin: Origin) -> None:
        """Let somebody in who says who they are, and answer them until they go."""
        self._open += 1
        try:
            with suppress(ConnectionClosed, TimeoutError):
                await self._let_in(line, origin)
        finally:
            self._open -= 1

    async def _let_in(self, line: ServerLine, origin: Origin) -> None:
        try:
            with self._watch.figures.counted(self._watch.figures.logins, origin.door):
                guest, token = await self._greet(line, origin)
        except (frames.FrameError, GameError) as error:
            self._watch.turn_away(error, origin.door, origin.address)
            await asyncio.sleep(_WRONG_PAUSE if isinstance(error, GameError) else 0)
            await line.send(msgspec.json.encode(_fault(error)), text=True)
            return
        try:
            name, hall = guest.person.name, self._hall.name
            others = self._hall.house.others() if self._hall.house else ()
            await guest.greet(frames.Greeted(name, token, hall, guest.hosts, others))
            if not guest.relayed:
                tables.remind_of_tables(await directory.own_tables(self._hall, guest), guest)
            await self._answer_all(line, guest, origin)
        finally:
            self._hall.go(guest)

    async def _greet(self, line: ServerLine, origin: Origin) -> tuple[guests.Guest, str]:
        """Return the guest that somebody is, and what proves it from now on.

        Raises:
            FrameError: The first frame is none.
            GameError: They may not come in.
        """
        if self._hall.leaving:
            raise GameError("net-restarts")
        if self._open > self._most:
            raise GameError("net-hall-full")
        hello = _read(await asyncio.wait_for(line.recv(), GREETING_SECONDS))
        if isinstance(hello, relays.Relayed):
            return await self._take_over(hello, line), ""
        if not isinstance(hello, frames.Hello):
            raise GameError("net-unknown")
        if hello.version != frames.VERSION:
            raise GameError("net-version", own=frames.VERSION, other=hello.version)

        async def waits(before: int, seconds: int) -> None:
            await line.send(msgspec.json.encode(frames.Waits(before, seconds)), text=True)

        person, token = (origin.person, "") if origin.person else await self.identify(hello, origin, waits)
        guest = guests.Guest(_Socket(line), person, hosts=self._hall.is_host(hello.word), reach=origin.reach)
        guest.greeted = False
        await self._hall.come(guest)
        return guest, token

    async def _take_over(self, relayed: relays.Relayed, line: ServerLine) -> guests.Guest:
        """Return a guest whom another server of the house leads here; raises GameError `net-unknown`."""
        house, ledger = self._hall.house, self._hall.ledger
        own = house.servers.get(house.me) if house else None
        if own is None or not own.secret or not people.same_word(relayed.secret, own.secret):
            raise GameError("net-unknown")
        person = await asyncio.to_thread(ledger.person, NUMBERED, relayed.person)
        if person is None:
            raise GameError("net-unknown")
        guest = guests.Guest(_Socket(line), person, hosts=relayed.hosts)
        guest.follows, guest.silent, guest.relayed = relayed.follows, relayed.silent, True
        guest.greeted = False
        await self._hall.come(guest, quiet=True)
        return guest

    async def identify(
        self, hello: frames.Hello, origin: Origin, waits: Callable[[int, int], Awaitable[None]] = unheard
    ) -> tuple[KeptPerson, str]:
        """Return who somebody is, and what proves it from now on; `waits` tells them how long it takes.

        Raises:
            GameError: `net-word-asked`, or as `Hall.identify`.
        """
        if not (self._hall.is_host(hello.word) or self.may_come(hello.word, origin)):
            raise GameError("net-word-asked")
        return await self._hall.identify(hello, Knock(origin.address, "", waits))

    def may_come(self, word: str, origin: Origin) -> bool:
        """Tell whether somebody has the word, or is so near or so well hidden that none is needed."""
        if self._word:
            return people.same_word(word, self._word)
        address = ipaddress.ip_address(origin.address.partition("%")[0])
        return origin.secure or address.is_private

    async def _answer_all(self, line: ServerLine, guest: guests.Guest, origin: Origin) -> None:
        telling = asyncio.create_task(self._tell(guest))
        way = relays.Way(self._hall, line, guest)
        loop = asyncio.get_running_loop()
        count, since = 0, loop.time()
        try:
            async for data in line:
                await self._answer(guest, way, data, origin.door)
                count += 1
                if loop.time() - since > _BREATH:
                    count, since = 0, loop.time()
                elif count > BURST:
                    await asyncio.sleep(_FLOOD_PAUSE)
        except frames.FrameError as error:
            self._watch.turn_away(error, origin.door, origin.address)
            await line.send(msgspec.json.encode(_fault(error)), text=True)
        finally:
            telling.cancel()
            await way.end()

    async def _answer(self, guest: guests.Guest, way: relays.Way, data: bytes | str, door: str) -> None:
        """Answer a request, here or at the server that has the table.

        Raises:
            FrameError: It is none.
        """
        asked = _read(data)
        if isinstance(asked, relays.Reached) and guest.relayed:
            guest.reach.turn(self._hall.monotonic, now=asked.now)
            return
        if not isinstance(asked, frames.Asked):
            raise frames.FrameError(type(asked))
        if await way.carry(asked, data):
            return
        begun, figures = time.monotonic(), self._watch.figures
        try:
            value = await way.lead(data, lambda: self._value(guest, asked.what))
            if value is None:
                return
            answer: frames.FromServer = frames.Answered(asked.number, value)
        except GameError as error:
            if error.key == "net-wrong-code":
                await asyncio.sleep(_WRONG_PAUSE)
            if error.key == "net-restarts" and not isinstance(asked.what, frames.HallRequest):
                return  # it is asked again where the match goes on
            figures.refuse(door, error.key)
            match, told = guest.match, discretion.discreet(error)
            fault = write_plain_fault(told) if match is None else match.values.write_fault(told)
            answer = frames.Refused(asked.number, fault)
        await guest.send(answer)
        done = asked.what if isinstance(answer, frames.Answered) else None
        if isinstance(done, frames.Do) and not done.rehearse and guest.match is not None:
            figures.actions.labels(guest.match.seat.game.id).inc(len(done.actions))
            figures.told.observe(time.monotonic() - begun)
        if isinstance(done, frames.ForgetMe):
            await guest.close()

    async def _value(self, guest: guests.Guest, what: frames.SeatRequest | frames.HallRequest) -> msgspec.Raw:
        """Return what is answered; raises GameError."""
        if isinstance(what, frames.HallRequest):
            return msgspec.Raw(msgspec.json.encode(await self._hall.answer(guest, what)))
        table = guest.table
        if table is not None and guest.match is not None and guest.match.torn:
            await self._hall.wake(table)
        if table is None or guest.match is None or guest.service is None:
            raise GameError("net-not-at-table")
        if isinstance(what, frames.Attend):
            await guest.attend(what)
            return _NOTHING
        value = await guest.match.answer(guest.service, what)
        guest.match.go_on()
        self._hall.note_end(table)
        return value

    async def _tell(self, guest: guests.Guest) -> None:
        """Tell a guest what happens, whenever something does; what can't be told ends the connection."""
        try:
            while True:
                await guest.news.wait()
                await guest.send()
        except GameError:
            await guest.close()
        except ConnectionClosed:
            pass


def _read(data: bytes | str) -> relays.FromOutside:
    """Return what a client says; raises FrameError."""
    found: relays.FromOutside = reading.read_frame(_ASKED, data, frames.LONGEST_ASKED)
    return found


def _fault(error: Exception) -> frames.Fault:
    """Tell a mistake; of a broken frame no more than that it is one."""
    known = error if isinstance(error, GameError) else GameError(reading.BROKEN)
    return write_plain_fault(discretion.discreet(known))
