"""A guest of a hall: one connection, what is known at its other end, and whose turn it is to send."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed

from accessgames.net import frames, pipes
from accessgames.net.hall.discretion import discreet
from accessgames.net.values import write_plain_fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.engine import GameError
    from accessgames.net.hall.ledger import KeptPerson
    from accessgames.net.hall.matches import HostedMatch
    from accessgames.net.hall.tables import Table
    from accessgames.net.service import SeatService

MOST_HEARD: Final = 60
"""So much that was said waits for somebody who reads slowly; the oldest goes first, and that is told."""


AWAY_SECONDS: Final = 60.0
"""So long a line may be broken until whoever it led to is taken for away, though their session goes on."""


class Heed(Protocol):
    """Hears whether a line leads to somebody."""

    def __call__(self, *, now: bool) -> None:
        """Hear it."""


class Reach:
    """Whether a line leads to somebody whose session runs here and waits for them.

    Attributes:
        guest: Who it is, once they are in.
        missed: Whether the others at the table have heard that they are away.
        heed: Is told as well, where they are at a table of another server; None elsewhere.
    """

    def __init__(self) -> None:
        """Lead to somebody."""
        self.guest: Guest | None = None
        self.missed = False
        self.heed: Heed | None = None
        self._lost: float | None = None

    def away(self, now: float) -> bool:
        """Tell whether nothing has led to them for so long that the others need not wait."""
        return self._lost is not None and now - self._lost >= AWAY_SECONDS

    def turn(self, clock: Callable[[], float], *, now: bool) -> None:
        """Note that a line leads to them now, or does no more."""
        if now:
            self.find()
        else:
            self.lose(clock)

    def lose(self, clock: Callable[[], float]) -> None:
        """Note that the line broke; `clock` gives seconds, also when it is looked whether it still is."""
        self._lost = clock()
        asyncio.get_running_loop().call_later(AWAY_SECONDS, lambda: self.miss(clock()))
        if self.heed is not None:
            self.heed(now=False)

    def miss(self, now: float) -> None:
        """Let the others at the table hear, once, that somebody is away; their session still waits."""
        guest = self.guest
        if guest is not None and guest.table is not None and self.away(now) and not self.missed:
            self.missed = True
            guest.table.tell(frames.Heard("away", guest.person.name, "", guest.table.number), guest)

    def find(self) -> None:
        """Lead to them again; where they were missed, both sides hear what has changed."""
        guest, missed = self.guest, self.missed
        self._lost, self.missed = None, False
        if self.heed is not None:
            self.heed(now=True)
        if missed and guest is not None and guest.table is not None:
            guest.table.tell(frames.Heard("back", guest.person.name, "", guest.table.number), guest)
            guest.table.remind(guest)


class Line(Protocol):
    """Where frames go: a socket, or a pipe inside the server."""

    async def send(self, data: bytes) -> None:
        """Send a frame; waits while the other end does not read."""

    async def close(self, code: int = pipes.USUAL) -> None:
        """End the connection."""


class Guest:
    """Somebody who is here.

    There is no queue of what happened at a table: it is worked out when the other end takes it, so that
    whoever reads slowly costs no memory and holds nobody up.

    Attributes:
        person: Who it is.
        hosts: Whether they host.
        table: The table they are at, or None in the hall.
        match: The match that they follow there, once it has begun.
        service: What answers them there, once its match has begun.
        follows: Whether they want to hear who comes and goes.
        silent: Whether the host lets nobody hear them.
        visit: Names this coming of theirs among all of the house.
        relayed: Whether they come through another server, which tells others of their coming and going.
        reach: Whether their session is waiting for them.
        greeted: Whether they were told that they are in, before which they are told nothing else.
        news: Set when there is something to be told.
    """

    def __init__(self, line: Line, person: KeptPerson, *, hosts: bool, reach: Reach | None = None) -> None:
        """Let somebody in; they are in the hall."""
        self._line = line
        self.reach = reach or Reach()
        self.reach.guest = self
        self.person = person
        self.hosts = hosts
        self.table: Table | None = None
        self.match: HostedMatch | None = None
        self.service: SeatService | None = None
        self.follows = False
        self.silent = False
        self.visit = ""
        self.relayed = False
        self.greeted = True
        self.news = asyncio.Event()
        self._known: tuple[int, int] | None = None
        self._heard: deque[frames.Heard | frames.Welcome | frames.Doors] = deque()
        self._sending = asyncio.Lock()
        self._later: deque[tuple[int, frames.Heard]] = deque(maxlen=MOST_HEARD)

    def hear_from(self, person: int, told: frames.Heard) -> None:
        """Let something be told that somebody, by their id, said or did.

        Whoever sees a match late hears those who play it as late: with the line that was the last one then.
        """
        match, table, service = self.match, self.table, self.service
        plays = table is not None and bool(table.seats_of(person))
        if plays and match is not None and service is not None and match.is_late(service):
            self._later.append((match.line, told))
        else:
            self.hear(told)

    def hear(self, told: frames.Heard | frames.Doors) -> None:
        """Let something be told; what is too much for a slow line is replaced by one word about it."""
        if len(self._heard) >= MOST_HEARD:
            self._heard.clear()
            self._heard.append(frames.Heard("missed"))
        self._heard.append(told)
        self.news.set()

    def away(self, now: float) -> bool:
        """Tell whether nothing has led to them for so long that the others need not wait."""
        return self.reach.away(now)

    def enter(self, table: Table) -> None:
        """Be at a table; where its match has begun, it is told from now on."""
        self.leave()
        self.table = table
        table.guests[self] = None
        self.follow()

    def follow(self) -> None:
        """Follow the match of the own table, which has just begun, goes on, or was taken from its journal."""
        table = self.table
        if table is None or table.match is None or self.match is table.match:
            return
        again, match, own = self.match is not None, table.match, table.seats_of(self.person.id)
        self.match, self.service = match, match.service(own)
        match.followers.add(self)
        if again:  # what is known of it stands in its journal
            self.news.set()
            return
        header = match.values.write("header", match.seat.header)
        self._heard.append(frames.Welcome(table.number, match.seat.game.id, header, tuple(sorted(own))))
        self.news.set()

    def leave(self) -> None:
        """Be in the hall."""
        if self.match is not None:
            self.match.followers.discard(self)
        if self.table is not None:
            self.table.guests.pop(self, None)
        self.table = self.match = self.service = self._known = None
        self._later.clear()

    async def attend(self, asked: frames.Attend) -> None:
        """Tell how the match stands for somebody who knows it up to a line, and from now on what happens."""
        async with self._sending:
            await self._send_waiting()
            await self._send_moved(asked.line, asked.moment)

    async def greet(self, greeted: frames.Greeted) -> None:
        """Tell them first of all that they are in; what has happened meanwhile comes behind it."""
        async with self._sending:
            await self._line.send(msgspec.json.encode(greeted))
            self.greeted = True

    async def send(self, *answers: frames.FromServer) -> None:
        """Send what has happened since the last time, then what was asked for."""
        async with self._sending:
            if not self.greeted:
                return
            self.news.clear()
            while self._later and self.service is not None and self._later[0][0] <= self.service.line:
                self._heard.append(self._later.popleft()[1])
            await self._send_waiting()
            if self._known is not None and self.service is not None and self._known[0] != self.service.line:
                await self._send_moved(*self._known)
            for answer in answers:
                await self._line.send(msgspec.json.encode(answer))

    async def _send_waiting(self) -> None:
        while self._heard:
            await self._line.send(msgspec.json.encode(self._heard.popleft()))

    async def _send_moved(self, line: int, moment: int) -> None:
        if self.match is None or self.service is None or self.match.torn:
            return
        self._known, told = await self.match.moved(self.service, line, moment)
        await self._line.send(told)

    def close_beside(self, why: GameError) -> None:
        """End the connection while others go on: whoever comes back because it hangs need not wait for it."""
        self._closing = asyncio.create_task(self.close(why))

    async def close(self, why: GameError | None = None, code: int = pipes.USUAL) -> None:
        """End the connection; where a reason is told, nobody comes back by themselves."""
        with suppress(ConnectionClosed):
            if why is not None:
                await self._line.send(msgspec.json.encode(write_plain_fault(discreet(why))))
            await self._line.close(code)
