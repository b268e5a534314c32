"""What an action costs the servers of a house and its database, under a crowd at one rate."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import urllib.request
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from accessgames.net.hall.ledger import DATABASE
from tools.bench.net import crowd, served
from tools.clusters import Cluster

GAMES: Final = ("iota", "quantum")

_MILLI: Final = 1e3
_ADDED_UP: Final = 2.0
"""Seconds after which PostgreSQL has added up what its processes did."""

_AT_REST: Final = 0.3
"""Seconds after which a server has done what was asked of it."""

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_FSYNCS: Final = re.compile(r"^accessgames_fsyncs_total ([\d.e+]+)$", re.MULTILINE)
_WRITTEN: Final = re.compile(r"^write_bytes: (\d+)$", re.MULTILINE)
_FIRST: Final = 1_000_000
"""Numbers of stored tables begin here."""

_STORE: Final = (
    """INSERT INTO tables (number, state, what, secret, owner)
    SELECT {first} + at, 'over', what, '', 0 FROM ({numbers}) AS ats,
        (SELECT what FROM tables WHERE number = {model}) AS model""",
    """INSERT INTO lines (number, n, text)
    SELECT {first} + at, n, text FROM ({numbers}) AS ats,
        (SELECT n, text FROM lines WHERE number = {model} AND n < 40) AS model""",
    """INSERT INTO seats (person, number)
    SELECT person, {first} + at FROM ({numbers}) AS ats,
        (SELECT person FROM seats WHERE number = {model}) AS model""",
)  # fmt: skip
_NUMBERS: Final = {
    "postgresql": "SELECT generate_series({least}, {most}) AS at",
    "sqlite": "WITH RECURSIVE one(at) AS (SELECT {least} UNION ALL SELECT at + 1 FROM one WHERE at < {most})"
    " SELECT at FROM one",
}


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured.

    Attributes:
        tables: With two people each.
        rate: Actions a second of all of them.
        seconds: How long each stretch takes.
        stored: Matches that are over and kept; then ten times as many.
    """

    tables: int = 200
    rate: float = 60.0
    seconds: float = 15.0
    stored: int = 1000


@dataclass(frozen=True, slots=True)
class Cost:
    """What an action costs.

    Attributes:
        processor: Milliseconds of the processors of all servers.
        database: The same of all processes of the database; None where it is a file.
        rows: Rows that were written; None where nobody counts them.
        written: Bytes of the database's log, or of the file with its log.
        fsyncs: Waits for the disk: of the log, or commits to the file.
        took: Milliseconds from each action until it was told at each other seat.
        tables: How many times the cost of a tenth of the tables, servers and database together.
        stored: How many times the cost of a tenth of the stored matches; both None where not measured.
    """

    processor: float
    database: float | None
    rows: float | None
    written: float
    fsyncs: float
    took: tuple[float, ...] = ()
    tables: float | None = None
    stored: float | None = None

    @property
    def whole(self) -> float:
        """Milliseconds of all processors."""
        return self.processor + (self.database or 0.0)


@dataclass(frozen=True, slots=True)
class Count:
    """What a kept place has counted up to a moment."""

    processor: float
    rows: int
    written: int
    fsyncs: int


class Place(Protocol):
    """Where a house is kept."""

    @property
    def rest(self) -> float:
        """Seconds after which all that was done is counted."""

    def count(self) -> Count:
        """Return what it has cost until now."""

    def store(self, least: int, most: int, model: int) -> None:
        """Keep matches with these numbers that are over, each like the one at a table."""


class Shared:
    """A database of a cluster."""

    rest = _ADDED_UP

    def __init__(self, cluster: Cluster, name: str) -> None:
        """Make it."""
        self.address = cluster.database(name)
        self._cluster, self._name = cluster, name

    def count(self) -> Count:
        """Return what the whole cluster has cost until now."""
        rows, written, fsyncs = self._cluster.ask(
            "SELECT tup_inserted + tup_updated + tup_deleted, pg_current_wal_lsn() - '0/0'::pg_lsn, wal_sync"
            " FROM pg_stat_database, pg_stat_wal WHERE datname = current_database()",
            self._name,
        ).split("|")
        lines = (self._cluster.data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        return Count(_family_seconds(int(lines[0])), int(rows), int(float(written)), int(fsyncs))

    def store(self, least: int, most: int, model: int) -> None:
        """Keep matches, and let the planner know of them."""
        for each in _STORE:
            self._cluster.ask(_stored(each, "postgresql", least, most, model), self._name)
        self._cluster.ask("ANALYZE", self._name)
        self._cluster.ask("CHECKPOINT", self._name)


class File:
    """The file of a hall, of which its server itself tells what it costs."""

    rest = _AT_REST

    def __init__(self, home: Path, pid: int, figures: int) -> None:
        """Find it in a home."""
        self._path = next(home.rglob(DATABASE))
        self._pid, self._figures = pid, figures

    def count(self) -> Count:
        """Return what it has cost until now; its processor is that of the server."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._figures}/metrics") as told:
            fsyncs = _FSYNCS.search(told.read().decode())
        written = _WRITTEN.search(Path(f"/proc/{self._pid}/io").read_text(encoding="ascii"))
        return Count(0, 0, int(written[1]) if written else 0, int(float(fsyncs[1])) if fsyncs else 0)

    def store(self, least: int, most: int, model: int) -> None:
        """Keep matches."""
        with closing(sqlite3.connect(self._path, timeout=60)) as connection, connection:
            for each in _STORE:
                connection.execute(_stored(each, "sqlite", least, most, model))


def _stored(statement: str, engine: str, least: int, most: int, model: int) -> str:
    numbers = _NUMBERS[engine].format(least=least, most=most)
    return statement.format(first=_FIRST, numbers=numbers, model=model)


def _family_seconds(pid: int) -> float:
    """Return the processor seconds of a process and its children, those that have ended too."""
    found = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")
        except OSError:
            continue  # it has just ended
        words, own = rest.split(), int(name.split()[0]) == pid
        if own or int(words[1]) == pid:
            found += sum(map(int, words[11 : 15 if own else 13])) / _TICKS
    return found


def of_houses(size: Size, servers: Mapping[str, int]) -> dict[str, Cost]:
    """Measure a house of each number of servers on one cluster, and one with a file."""
    found = {}
    with Cluster(durable=True) as cluster:
        for name, count in servers.items():
            place = Shared(cluster, name.replace("-", "_"))
            with _shared(place, count) as house:
                found[name] = _costs(house, place, size, grows=count == 1)
    with _filed() as (house, file):
        found["sqlite"] = _costs(house, file, size, grows=True)
    return found


@contextmanager
def _shared(place: Shared, count: int) -> Iterator[list[served.Served]]:
    with ExitStack() as left:
        yield [left.enter_context(served.kept_in(place.address))[0] for _ in range(count)]


@contextmanager
def _filed() -> Iterator[tuple[list[served.Served], File]]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with served.kept_in("", "--figures", str(port)) as (one, home):
        yield [one], File(home, one.pid, port)


def _costs(house: list[served.Served], place: Place, size: Size, *, grows: bool) -> Cost:
    """Measure what an action costs; with `grows` also among fewer tables, and with stored matches."""
    with served.held(served.LOAD_CORE):
        return asyncio.run(_measured(house, place, size, grows=grows))


async def _measured(house: list[served.Served], place: Place, size: Size, *, grows: bool) -> Cost:
    people = [crowd.Crowd(one.address, named=f"Guest {at}") for at, one in enumerate(house)]
    fewer = replace(size, tables=max(len(house), size.tables // 10))
    tenth = None
    if grows:
        await _sit_down(people, fewer)
        tenth = await _played(house, place, people, size)
        await _sit_down(people, replace(size, tables=size.tables - fewer.tables))
    else:
        await _sit_down(people, size)
    found = await _played(house, place, people, size)
    if tenth is not None:
        stored = await _among_stored(lambda: _played(house, place, people, size), place, size)
        found = replace(found, tables=found.whole / tenth.whole, stored=stored)
    for one in people:
        await one.go()
    return found


async def _among_stored(play: Callable[[], Coroutine[None, None, Cost]], place: Place, size: Size) -> float:
    """Return how many times as much an action costs with ten times as many stored matches."""
    few, many, model = size.stored, 10 * size.stored, 1
    await asyncio.to_thread(place.store, 1, few, model)
    before = await play()
    await asyncio.to_thread(place.store, few + 1, many, model)
    return (await play()).whole / before.whole


async def _sit_down(people: list[crowd.Crowd], size: Size) -> None:
    for one in people:
        await one.come(2 * size.tables // len(people))
        await one.sit_down(GAMES)


async def _played(house: list[served.Served], place: Place, people: list[crowd.Crowd], size: Size) -> Cost:
    await asyncio.sleep(place.rest)
    before, begun = await asyncio.to_thread(place.count), [one.seconds for one in house]
    played = await asyncio.gather(*(one.play(size.rate / len(people), size.seconds) for one in people))
    spent = sum(one.seconds - was for one, was in zip(house, begun, strict=True))
    await asyncio.sleep(place.rest)
    after = await asyncio.to_thread(place.count)
    done = max(1, sum(each.done for each in played))
    shared = isinstance(place, Shared)
    return Cost(
        spent * _MILLI / done, (after.processor - before.processor) * _MILLI / done if shared else None,
        (after.rows - before.rows) / done if shared else None, (after.written - before.written) / done,
        (after.fsyncs - before.fsyncs) / done, tuple(took for each in played for took in each.took),
    )  # fmt: skip
