"""A match that people far away sit at: who may come in, what they are answered, who is told what happened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.service import SeatService
from accessgames.net.values import Values

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection

    from accessgames.engine.local_seat import LocalSeat
    from accessgames.net.chronicle import Chronicle
    from accessgames.net.counted_lines import CountedLines

GREETING_SECONDS: Final = 5.0
"""So long a connection may say nothing before it has said who it is."""

BURST: Final = 200
"""Requests in a row that are answered at once; whoever asks more has to wait between them."""

_FLOOD_PAUSE: Final = 0.02
_PING_SECONDS: Final = 20.0
_WAITING_FRAMES: Final = 4
_ASKED: Final = msgspec.json.Decoder(frames.FromClient)


class Guest:
    """One connection: what is known at its other end, and whose turn it is to send.

    There is no queue of what happened: it is worked out when the other end takes it, so that whoever reads
    slowly costs no memory and holds nobody up.
    """

    def __init__(
        self, line: ServerConnection, service: SeatService, chronicle: Chronicle, changing: asyncio.Lock
    ) -> None:
        """Know nothing yet; `changing` is held by whoever changes the match."""
        self._line = line
        self.service = service
        self._chronicle = chronicle
        self._changing = changing
        self.known: tuple[int, int] | None = None
        self.news = asyncio.Event()
        self._sending = asyncio.Lock()

    async def send(self, *answers: frames.FromServer) -> None:
        """Send what has happened since the last time, then what was asked for."""
        async with self._sending:
            self.news.clear()
            if self.known is not None and self.known[0] != self._chronicle.line:
                await self._send_moved(*self.known)
            for answer in answers:
                await self._line.send(msgspec.json.encode(answer), text=True)

    async def attend(self, asked: frames.Attend) -> None:
        """Tell how the match stands for somebody who knows it up to a line."""
        async with self._sending:
            await self._send_moved(asked.line, asked.moment)

    async def _send_moved(self, line: int, moment: int) -> None:
        async with self._changing:  # between two lines, never while one is being written
            moved = self.service.moved(min(line, self._chronicle.line), moment)
        self.known = (moved.line, moved.kept + len(moved.acted))
        await self._line.send(msgspec.json.encode(moved), text=True)

    async def close(self) -> None:
        """End the connection."""
        await self._line.close()


class Endpoint:
    """Serves the seats of one match.

    Attributes:
        seat: The match; everybody who sits at it is elsewhere.
    """

    def __init__(
        self,
        seat: LocalSeat[Any, Any, Any, Any],
        lines: CountedLines,
        chronicle: Chronicle,
        tokens: Mapping[str, frozenset[int]],
    ) -> None:
        """Serve a match.

        Args:
            seat: The match, with its computer players seated.
            lines: Where its lines go.
            chronicle: The lines that there were before.
            tokens: What each guest proves with whose seats those are; none for those who watch.
        """
        self.seat = seat
        self._lines = lines
        self._chronicle = chronicle
        self._tokens = dict(tokens)
        self._values = Values(seat.game)
        self._guests: dict[str, Guest] = {}
        self._changing = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._changed_at = time.monotonic()
        chronicle.begin(seat.entries)

    async def listen(self, host: str, port: int) -> Server:
        """Let guests come; the match goes on where nobody has to be waited for. Returns what to close."""
        self._go_on()
        return await serve(
            self._meet, host, port, max_size=frames.LONGEST_ASKED, max_queue=_WAITING_FRAMES,
            compression=None, open_timeout=GREETING_SECONDS, ping_interval=_PING_SECONDS,
            ping_timeout=_PING_SECONDS, origins=[None], server_header=None,
        )  # fmt: skip

    # ------------------------------------------------------------ a connection

    async def _meet(self, line: ServerConnection) -> None:
        """Let somebody in who says who they are, and answer them until they go."""
        with suppress(ConnectionClosed, TimeoutError):
            try:
                hello = _read(await asyncio.wait_for(line.recv(), GREETING_SECONDS))
                token = self._welcome(hello)
            except (frames.FrameError, GameError) as error:
                await line.send(msgspec.json.encode(self._fault(error)), text=True)
                return
            guest = await self._take_in(line, token)
            try:
                await self._answer_all(line, guest)
            finally:
                if self._guests.get(token) is guest:
                    del self._guests[token]

    def _fault(self, error: Exception) -> frames.Fault:
        """Tell a mistake; of a broken frame no more than that it is one."""
        told = error if isinstance(error, GameError) else GameError("net-broken-frame")
        return self._values.write_fault(told)

    def _welcome(self, hello: frames.FromClient) -> str:
        """Return the token that somebody came with.

        Raises:
            GameError: `net-version` or `net-unknown`.
        """
        if not isinstance(hello, frames.Hello):
            raise GameError("net-unknown")
        if hello.version != frames.VERSION:
            raise GameError("net-version", own=frames.VERSION, other=hello.version)
        given = hello.token.encode()
        found = [token for token in self._tokens if compare_digest(token.encode(), given)]
        if not found:
            raise GameError("net-unknown")
        return found[0]

    async def _take_in(self, line: ServerConnection, token: str) -> Guest:
        """Greet somebody; the same person at another computer leaves the one before."""
        own = self._tokens[token]
        service = SeatService(self.seat.for_seats(own), self._values, self._chronicle, self._lines.text)
        guest = Guest(line, service, self._chronicle, self._changing)
        before, self._guests[token] = self._guests.get(token), guest
        if before is not None:
            await before.close()
        header = self._values.write("header", self.seat.header)
        await guest.send(frames.Welcome(self.seat.game.id, header, tuple(sorted(own))))
        return guest

    async def _answer_all(self, line: ServerConnection, guest: Guest) -> None:
        telling = asyncio.create_task(self._tell(guest))
        try:
            count = 0
            async for data in line:
                count += 1
                await self._answer(guest, _read(data))
                if count > BURST:
                    await asyncio.sleep(_FLOOD_PAUSE)
        except frames.FrameError as error:
            await line.send(msgspec.json.encode(self._fault(error)), text=True)
        finally:
            telling.cancel()

    async def _answer(self, guest: Guest, asked: frames.FromClient) -> None:
        """Answer a request.

        Raises:
            FrameError: It is none.
        """
        if not isinstance(asked, frames.Asked):
            raise frames.FrameError(type(asked))
        if isinstance(asked.what, frames.Attend):
            await guest.attend(asked.what)
            await guest.send(frames.Answered(asked.number, msgspec.Raw(b"null")))
            return
        async with self._changing:
            try:
                value = await asyncio.to_thread(guest.service.answer, self._measured(asked.what))
                answer: frames.FromServer = frames.Answered(asked.number, value)
            except GameError as error:
                answer = frames.Refused(asked.number, self._values.write_fault(error))
            self._follow()
        await guest.send(answer)
        self._go_on()

    def _measured(self, what: frames.SeatRequest) -> frames.SeatRequest:
        """Return a request in which no more time has passed than since the last line was written here."""
        if not isinstance(what, frames.Pass):
            return what
        passed = int((time.monotonic() - self._changed_at) * 1000)
        return frames.Pass(min(what.milliseconds, passed), what.news_only)

    async def _tell(self, guest: Guest) -> None:
        """Tell a guest what happens, whenever something does."""
        with suppress(ConnectionClosed):
            while True:
                await guest.news.wait()
                await guest.send()

    # ------------------------------------------------------------ the match

    def _follow(self) -> None:
        """Note what was written, and let everybody hear of it."""
        written = self._lines.count - self._chronicle.line
        if not written:
            return
        self._changed_at = time.monotonic()
        self._chronicle.follow(self.seat.entries, written)
        for guest in self._guests.values():
            guest.news.set()

    def _go_on(self) -> None:
        """Let those act who act by themselves, if nobody lets them already."""
        if self._going_on is None or self._going_on.done():
            self._going_on = asyncio.create_task(self._advance())

    async def _advance(self) -> None:
        while self.seat.next_automatic() is not None:
            async with self._changing:
                await asyncio.to_thread(self.seat.advance)
                self._follow()
        if not self.seat.actors:
            async with self._changing:
                await asyncio.to_thread(self.seat.reveal)
                self._follow()


def _read(data: bytes | str) -> frames.FromClient:
    """Return what a client says; raises FrameError."""
    found: frames.FromClient = frames.read_frame(_ASKED, data, frames.LONGEST_ASKED)
    return found
