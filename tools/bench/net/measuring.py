"""What a crowd of some size costs a hall, an echo of the same library, and one wait for the disk."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from accessgames.net import frames
from tools.bench.net import crowd, served

GAMES: Final = ("iota", "quantum")

_T = TypeVar("_T")
_MILLI: Final = 1e3
_WAITS: Final = 200
_PAGE: Final = bytes(4096)
_FRAME: Final = "x" * 2048
_REST: Final = 1.0
"""Seconds after which the hall has done what came with somebody's coming."""

_IDLE: Final = 10.0
_PASSPHRASE: Final = "of the bench, and of nobody"  # noqa: S105 - of nobody
_PROTECTED: Final = 20
"""So many names have a passphrase; each comes again and again."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured.

    Attributes:
        tables: With two people each.
        rate: Actions a second of all of them.
        seconds: How long each stretch takes.
        logins: How many come in with a passphrase while the others play.
    """

    tables: int = 1000
    rate: float = 200.0
    seconds: float = 20.0
    logins: int = 1000

    @property
    def people(self) -> int:
        """How many sit there."""
        return 2 * self.tables


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of a hall.

    Attributes:
        ready: Seconds from the start of the process.
        lobby: KiB for each connection in the lobby.
        seated: KiB for each person at a table, at which some seconds were played.
        idle: Share of the processor while everybody sits and nobody acts.
        took: Milliseconds from each action until it was told at each other seat.
        cost: Milliseconds of the server's processor for each action at that rate.
        beside: The same as `took` while others log in; empty where nobody did.
        logged: Seconds until all of those were in, who came at once; 0 where nobody did.
        full: Milliseconds of the server's processor for each action where everybody acts as fast as they can.
        rate: Actions a second then.
    """

    ready: float
    lobby: float
    seated: float
    idle: float
    took: tuple[float, ...]
    cost: float
    beside: tuple[float, ...]
    logged: float
    full: float
    rate: float


def of_hall(size: Size) -> Figures:
    """Measure a hall of its own."""
    return _across(served.hall, lambda one: _visit(one, size))


def of_echo(size: Size) -> tuple[float, ...]:
    """Return the milliseconds from each frame until it is told at the other end of a pair."""
    return _across(served.echo, lambda one: _echoed(one.address, size))


def of_disk() -> list[float]:
    """Return the milliseconds of some waits until a page is on the disk, one after the other."""
    took = []
    with tempfile.TemporaryFile() as file:
        for _ in range(_WAITS):
            file.write(_PAGE)
            file.flush()
            begun = time.perf_counter()
            os.fsync(file.fileno())
            took.append((time.perf_counter() - begun) * _MILLI)
    return took


def _across(
    serve: Callable[[], Iterator[served.Served]],
    work: Callable[[served.Served], Coroutine[Any, Any, _T]],
) -> _T:
    """Let a server run on its core and the load on the other."""
    with contextmanager(serve)() as one, served.held(served.LOAD_CORE):
        return asyncio.run(work(one))


async def _visit(one: served.Served, size: Size) -> Figures:
    people, before = crowd.Crowd(one.address), one.kilobytes
    await people.come(size.people)
    await asyncio.sleep(_REST)
    lobby = (one.kilobytes - before) / size.people
    await people.sit_down(GAMES)
    idle, begun = one.seconds, time.perf_counter()
    await asyncio.sleep(min(_IDLE, size.seconds))
    idle = (one.seconds - idle) / (time.perf_counter() - begun)
    usual, cost = await _played(one, people, size.rate, size.seconds)
    seated = (one.kilobytes - before) / size.people
    full, least = await _played(one, people, 0, size.seconds)
    beside, logged = await _beside_logins(people, size) if size.logins else ((), 0.0)
    await people.go()
    rate = full.done / full.seconds
    return Figures(one.ready, lobby, seated, idle, usual.took, cost, beside, logged, least, rate)


async def _played(
    one: served.Served, people: crowd.Crowd, rate: float, seconds: float
) -> tuple[crowd.Played, float]:
    before = one.seconds
    played = await people.play(rate, seconds)
    return played, (one.seconds - before) * _MILLI / max(1, played.done)


async def _beside_logins(people: crowd.Crowd, size: Size) -> tuple[tuple[float, ...], float]:
    """Play on while others come in, all at once, each with a passphrase that has to be hashed.

    Returns:
        Milliseconds from each action until it was told, and seconds until all were in.
    """
    names = [f"Protected {number}" for number in range(_PROTECTED)]
    for name in names:
        person = await crowd.Person.come(people.address, name)
        await person.ask(frames.Protect(_PASSPHRASE))
        await person.go()

    async def log_in(number: int) -> None:
        person = await crowd.Person.come(people.address, names[number % _PROTECTED], _PASSPHRASE)
        await person.go()

    begun = time.perf_counter()
    logins = asyncio.create_task(crowd.together(map(log_in, range(size.logins)), size.logins))
    took: list[float] = []
    while not logins.done():
        took.extend((await people.play(size.rate, 1.0)).took)
    await logins
    return tuple(took), time.perf_counter() - begun


async def _echoed(address: str, size: Size) -> tuple[float, ...]:
    """Let pairs of connections send frames as often as people act."""
    took: list[float] = []
    sent: dict[str, float] = {}

    async def come(number: int) -> ClientConnection:
        return await connect(f"{address}/{number // 2}", compression=None, ping_interval=None)

    async def hear(number: int, line: ClientConnection) -> None:
        async for _ in line:
            begun = sent.pop(f"{number // 2}", None) if number % 2 else None
            if begun is not None:
                took.append((time.perf_counter() - begun) * _MILLI)

    lines = await crowd.together(map(come, range(size.people)))
    hearing = [asyncio.create_task(hear(*each)) for each in enumerate(lines)]
    begun, done = time.perf_counter(), 0
    while (now := time.perf_counter() - begun) < size.seconds:
        while done < int(now * size.rate):
            pair = done % size.tables
            sent[f"{pair}"] = time.perf_counter()
            await lines[2 * pair].send(_FRAME)
            done += 1
        await asyncio.sleep(0.001)
    for task in hearing:
        task.cancel()
    await crowd.together(line.close() for line in lines)
    return tuple(took)
