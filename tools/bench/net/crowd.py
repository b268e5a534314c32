"""People by the thousand: connections that sit at tables of a hall and act there, in one loop.

Nothing of the program's own client is used but what reads views: it has a thread for each connection.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from accessgames.engine import Perspective, Stream, is_seat
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.values import Values

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable

    from websockets.asyncio.client import ClientConnection

    from accessgames.games import Room

AT_ONCE: Final = 50
"""So many connections are opened at the same time."""

PATIENCE: Final = 60.0
"""Seconds after which the hall hangs; an error, not a figure."""

_MILLI: Final = 1e3
_TOLD: Final = msgspec.json.Decoder(frames.FromServer)


async def together(works: Iterable[Coroutine[Any, Any, Any]], most: int = AT_ONCE) -> list[Any]:
    """Do all of it, so much at the same time; return what came of it, in order."""
    room = asyncio.Semaphore(most)

    async def one(work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - by work
        async with room:
            return await work

    return await asyncio.gather(*map(one, works))


class Person:
    """Somebody with a connection.

    Attributes:
        moved: What was told last of the match.
        table: Where they sit.
    """

    def __init__(self, line: ClientConnection) -> None:
        """Take a connection over which nothing was said."""
        self._line = line
        self._number = 0
        self._answers: dict[int, asyncio.Future[msgspec.Raw]] = {}
        self._listening: asyncio.Task[None] | None = None
        self.moved: frames.Moved | None = None
        self.table: Table | None = None

    @classmethod
    async def come(cls, address: str, name: str, passphrase: str = "") -> Person:
        """Come into a hall.

        Raises:
            ConnectionError: One may not.
        """
        line = await connect(address, compression=None, max_size=None, ping_interval=None, open_timeout=None)
        hello = frames.Hello(frames.VERSION, "", name, passphrase)
        await line.send(msgspec.json.encode(hello), text=True)
        while isinstance(first := _TOLD.decode(await line.recv()), frames.Waits):
            pass  # others are let in before
        if not isinstance(first, frames.Greeted):
            raise ConnectionError(first)
        person = cls(line)
        person._listening = asyncio.create_task(person._listen())
        return person

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self._line:
                told = _TOLD.decode(data)
                if isinstance(told, frames.Moved):
                    self.moved = told
                    if self.table is not None:
                        self.table.told(self)
                elif isinstance(told, frames.Welcome):
                    await self.send(frames.Attend(0, 0))
                elif isinstance(told, frames.Answered | frames.Refused):
                    self._answer(told)

    def _answer(self, told: frames.Answered | frames.Refused) -> None:
        asked = self._answers.pop(told.number, None)
        if asked is None:
            return
        if isinstance(told, frames.Answered):
            asked.set_result(told.value)
        else:
            asked.set_exception(PermissionError(told.fault.key))

    async def send(self, what: Any) -> int:  # noqa: ANN401 - any request
        """Ask, and return the number of the question."""
        self._number += 1
        await self._line.send(msgspec.json.encode(frames.Asked(self._number, what)), text=True)
        return self._number

    async def ask(self, what: Any) -> msgspec.Raw:  # noqa: ANN401 - any request
        """Ask and wait for the answer; raises PermissionError where it is refused."""
        answer: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        self._answers[self._number + 1] = answer
        await self.send(what)
        return await asyncio.wait_for(answer, PATIENCE)

    async def go(self) -> None:
        """Close the connection."""
        if self._listening is not None:
            self._listening.cancel()
        await self._line.close()


class Table:
    """A table, and when it was told to everybody there what one of them did."""

    def __init__(self, crowd: Crowd, room: Room, people: tuple[Person, ...], stream: Stream) -> None:
        """Know who will sit there."""
        self._crowd, self._room, self._people, self._stream = crowd, room, people, stream
        self._values = Values(room.game)
        self._sent: tuple[float, int, Person] | None = None
        self._heard: set[Person] = set()
        self._waits = self._ends = False
        for person in people:
            person.table = self

    async def begin(self) -> None:
        """Open a table and let everybody sit down; the match begins by itself."""
        self._ends = False
        first, *others = self._people
        opened = frames.Open(self._room.game.id, len(self._people))
        seen = msgspec.json.decode(await first.ask(opened), type=frames.TableSeen)
        for person in others:
            await person.ask(frames.Sit(seen.number))

    async def _begin_anew(self) -> None:
        for person in self._people:
            await person.ask(frames.Stand())
            person.moved = None
        await self.begin()

    def told(self, person: Person) -> None:
        """Take note that somebody was told how it stands; who is to act may be known by that."""
        moved = person.moved
        if self._sent is not None and moved is not None:
            at, line, who = self._sent
            if moved.line <= line:
                return
            if person is not who and person not in self._heard:
                self._crowd.took.append((time.perf_counter() - at) * _MILLI)
            self._heard.add(person)
            if len(self._heard) < len(self._people):
                return
            self._sent, self._heard = None, set()
        self._look()

    def _look(self) -> None:
        """Wait for an action where all know the same and one of them is to act."""
        found = [person.moved for person in self._people if person.moved is not None]
        if self._waits or len(found) < len(self._people) or len({one.line for one in found}) > 1:
            return
        if not found[0].actors:
            if not (self._ends or self._crowd.closing):
                self._ends = True
                self._crowd.begin(self._begin_anew())
        elif is_seat(found[0].actors[0]):
            self._waits = True
            self._crowd.ready.append(self)

    async def act(self) -> None:
        """Let whoever is awaited do something by chance."""
        self._waits = False
        seat = (self._people[0].moved or frames.Moved).actors[0]
        person = self._people[seat]
        moved = person.moved
        assert moved is not None  # noqa: S101 - it is ready
        view = self._values.read("view", moved.view)
        legal = list(Perspective(self._room.game, view, seat).legal)
        text = self._room.game.format_action(self._stream.choice(legal))
        self._sent = (time.perf_counter(), moved.line, person)
        await person.send(frames.Do(seat, (text,), moved.line))


@dataclass(slots=True)
class Crowd:
    """Everybody, and what was measured of them.

    Attributes:
        address: Of the hall.
        people: Who has come.
        took: Milliseconds from each action until it was told at each other seat.
        ready: Tables where somebody is awaited.
        closing: Whether no match begins any more.
        named: What each of them is called, before a number.
    """

    address: str
    people: list[Person] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    ready: deque[Table] = field(default_factory=deque)
    closing: bool = False
    named: str = "Guest"
    _works: set[asyncio.Task[None]] = field(default_factory=set)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside the rest."""
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def come(self, count: int) -> None:
        """Let so many more people come."""
        known = len(self.people)
        names = (f"{self.named} {known + number}" for number in range(count))
        self.people += await together(Person.come(self.address, name) for name in names)

    async def sit_down(self, games: tuple[str, ...], seats: int = 2) -> None:
        """Let everybody who has come, and sits nowhere, sit down at tables for so many, game by game."""
        rooms = tuple(map(load_room, games))
        free = [person for person in self.people if person.table is None]
        parties = zip(*(free[seat::seats] for seat in range(seats)), strict=False)
        tables = [
            Table(self, rooms[number % len(rooms)], party, Stream("bench", f"table {number}"))
            for number, party in enumerate(parties)
        ]
        await together(table.begin() for table in tables)
        until = time.monotonic() + PATIENCE
        while len(self.ready) < len(tables) and time.monotonic() < until:  # noqa: ASYNC110 - one look
            await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> Played:
        """Act so many times a second, or as fast as the hall lets them where the rate is 0."""
        self.took.clear()
        begun, done, missed = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - begun) < seconds:
            due = int(now * rate) - done - missed if rate else len(self.ready)
            for _ in range(due):
                if not self.ready:
                    missed += 1
                    continue
                await self.ready.popleft().act()
                done += 1
            await asyncio.sleep(0.001)
        return Played(done, missed, time.perf_counter() - begun, tuple(self.took))

    async def go(self) -> None:
        """Let everybody go."""
        self.closing = True
        for task in self._works:
            task.cancel()
        await together(person.go() for person in self.people)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of some seconds.

    Attributes:
        done: Actions.
        missed: Actions that nobody could do, because all waited to be told.
        seconds: How long it took.
        took: Milliseconds from each action until it was told at each other seat.
    """

    done: int
    missed: int
    seconds: float
    took: tuple[float, ...]
