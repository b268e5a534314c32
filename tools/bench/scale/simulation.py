"""What more servers would hold, simulated from measured costs: ``python -m tools.bench.scale.simulation``.

Two cores can't show it, so this plays the way of an action through the house as it is built: its server has
one loop, which does one action after the other; whatever comes in while its last batch is written goes into
the next one, in one transaction; the database does that on one of its cores; and one flush of the log at a
time lets all transactions that wait for it be done. Nothing else is assumed. Tables of different databases
share nothing, so a house over several databases is as many of these, beside people and presence, which are no
part of an action.
"""

from __future__ import annotations

import argparse
import heapq
import sys
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from tools.bench.timing import quantile

if TYPE_CHECKING:
    from collections.abc import Callable

_FINE: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Machine:
    """What the bench has measured, in milliseconds, and what is simulated.

    Attributes:
        processor: Of a server for each action.
        commit: Of a server for each transaction, while it does nothing else.
        batch: Of the database for each transaction.
        action: Of the database for each action in it.
        flush: How long a flush of the log takes.
        servers: How many servers there are, each with a core.
        cores: Of the database.
    """

    processor: float
    commit: float
    batch: float
    action: float
    flush: float
    servers: int
    cores: int


@dataclass(slots=True)
class Course:
    """What came of some simulated seconds.

    Attributes:
        took: Milliseconds of each action, from its coming until it was written.
        batches: How many transactions there were.
        flushes: How often the log was flushed.
        busy: Milliseconds for which the cores of the database worked, all together.
        left: Actions that were not done in the end.
    """

    took: list[float] = field(default_factory=list)
    batches: int = 0
    flushes: int = 0
    busy: float = 0.0
    left: int = 0


class Simulation:
    """Servers, a database and its log, played event by event."""

    def __init__(self, machine: Machine, rate: float, seconds: float, seed: str = "1") -> None:
        """Let so many actions a second come, evenly by chance, to servers by chance."""
        self._machine, self._end = machine, seconds * 1e3
        self._every, self._stream = 1e3 / rate, Stream(seed, "scale")
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._number, self._now = 0, 0.0
        self._free_at = [0.0] * machine.servers
        self._waiting: list[list[float]] = [[] for _ in range(machine.servers)]
        self._writing = [False] * machine.servers
        self._cores, self._queue = machine.cores, deque[tuple[int, list[float]]]()
        self._unflushed: list[tuple[int, list[float]]] = []
        self._flushing = False
        self.course = Course()

    def run(self) -> Course:
        """Play it; return what came of it."""
        self._at(0.0, self._come)
        while self._events and self._events[0][0] <= self._end:
            self._now, _, do = heapq.heappop(self._events)
            do()
        return self.course

    def _at(self, moment: float, do: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._events, (moment, self._number, do))

    def _come(self) -> None:
        """Let an action come, and the next one later."""
        self._at(self._now + 2 * self._every * self._stream.below(_FINE) / _FINE, self._come)
        server, begun = self._stream.below(self._machine.servers), self._now
        done = max(self._now, self._free_at[server]) + self._machine.processor
        self._free_at[server] = done
        self.course.left += 1
        self._at(done, partial(self._keep, server, begun))

    def _keep(self, server: int, begun: float) -> None:
        self._waiting[server].append(begun)
        if not self._writing[server]:
            self._write(server)

    def _write(self, server: int) -> None:
        """Let a server write whatever waits, in one transaction."""
        batch, self._waiting[server] = self._waiting[server], []
        self._writing[server] = True
        # A thread of its own does that: the loop goes on, and is later by as much.
        self._free_at[server] = max(self._now, self._free_at[server]) + self._machine.commit
        self._at(self._now + self._machine.commit, partial(self._take, server, batch))

    def _take(self, server: int, batch: list[float]) -> None:
        self._queue.append((server, batch))
        self._work()

    def _work(self) -> None:
        """Let free cores of the database take what waits for one."""
        while self._cores and self._queue:
            server, batch = self._queue.popleft()
            self._cores -= 1
            needs = self._machine.batch + self._machine.action * len(batch)
            self.course.busy += needs
            self.course.batches += 1
            self._at(self._now + needs, partial(self._done, server, batch))

    def _done(self, server: int, batch: list[float]) -> None:
        self._cores += 1
        self._unflushed.append((server, batch))
        if not self._flushing:
            self._flush()
        self._work()

    def _flush(self) -> None:
        """Flush the log for all that wait for it; who comes meanwhile waits for the next time."""
        self._flushing, flushed, self._unflushed = True, self._unflushed, []
        self.course.flushes += 1
        self._at(self._now + self._machine.flush, partial(self._flushed, flushed))

    def _flushed(self, batches: list[tuple[int, list[float]]]) -> None:
        self._flushing = False
        for server, batch in batches:
            self.course.took += [self._now - begun for begun in batch]
            self.course.left -= len(batch)
            self._writing[server] = False
            if self._waiting[server]:
                self._write(server)
        if self._unflushed:
            self._flush()


def told(machine: Machine, rate: float, seconds: float) -> str:
    """Return a row of a table of Markdown: what so many actions a second do there."""
    course = Simulation(machine, rate, seconds).run()
    worst = quantile(course.took, 0.95) if course.took else float("inf")
    share = 100 * course.busy / (machine.cores * seconds * 1e3)
    each = len(course.took) / max(1, course.batches)
    return (
        f"| {machine.servers} | {machine.cores} | {rate:.0f} | {worst:.1f} | {share:.0f} | {each:.1f} |"
        f" {course.flushes / seconds:.0f} | {course.left} |"
    )


def main(words: list[str]) -> int:
    """Print what some houses would do; returns 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for name, needed in (("processor", "of a server for an action"),
        ("commit", "of a server for a transaction"), ("batch", "of the database for a transaction"),
        ("action", "of the database for an action in it"), ("flush", "for a flush of the log")):  # fmt: skip
        parser.add_argument(f"--{name}", type=float, required=True, help=f"milliseconds {needed}")
    parser.add_argument("--cores", type=int, default=8, help="of the database")
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 4, 16, 64])
    parser.add_argument("--rates", type=float, nargs="+", default=[100, 500, 2000, 5000, 10_000, 20_000])
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args(words)
    print("| Servers | Cores of the database | Actions/s | Written, p95 ms | Database busy, % |"
        " Actions a transaction | Flushes/s | Not done |")  # fmt: skip
    print("|" + " --- |" * 8)
    for servers in asked.servers:
        machine = Machine(
            asked.processor, asked.commit, asked.batch, asked.action, asked.flush, servers, asked.cores
        )
        for rate in asked.rates:
            print(told(machine, rate, asked.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
