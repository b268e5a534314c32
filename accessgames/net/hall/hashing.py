"""Where passphrases are hashed: beside the loop, behind whoever plays, and in turn for whoever waits."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from typing import Any, Final, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import pipes

MOST_WAITING: Final = 2000
"""So many wait at most; with more, whoever came last from where most come from is sent away."""

MOST_AT_ONCE: Final = 4
"""So many are hashed at the same time at most; each takes 64 MiB meanwhile, as argon2 should."""

TOLD_SECONDS: Final = 3.0
"""So often those who wait hear how many are before them: sooner than any client gives up."""

_BEHIND: Final = 10
"""How far behind whoever plays they are hashed, as `nice` counts: a tenth of the weight, so that on a busy
computer nobody waits for ever, and beside 150 of them a move is told half as late as with a third."""

_USUAL_SECONDS: Final = 0.2
"""What one hash takes before any was measured."""

T = TypeVar("T")


async def unheard(before: int, seconds: int) -> None:
    """Tell nobody how long it takes."""
    del before, seconds


@dataclass(frozen=True, slots=True)
class Knock:
    """Who wants to be let in.

    Attributes:
        address: Where they come from.
        name: Whose passphrase they say.
        waits: Tells them how many are before them, and how many seconds that takes; raises where they left.
    """

    address: str = ""
    name: str = ""
    waits: Callable[[int, int], Awaitable[None]] = unheard


def _called_before(lengths: Mapping[str, int], own: str, place: int) -> int:
    """Return how many are called before place `place` of a queue, where queues of some lengths take turns."""
    before, round_ = place, place + 1
    for name, length in lengths.items():
        if name == own:
            round_ = place  # the queues behind have one turn less by then
        else:
            before += min(round_, length)
    return before


class Turns:
    """Those who wait: addresses take turns, and at each the names, so that a flood delays itself alone."""

    def __init__(self) -> None:
        """Let nobody wait."""
        self._lanes: OrderedDict[str, OrderedDict[str, list[asyncio.Future[None]]]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(self.waiting, self._lanes))

    def waiting(self, address: str) -> int:
        """Return how many wait who come from somewhere."""
        return sum(map(len, self._lanes.get(address, {}).values()))

    def join(self, knock: Knock, turn: asyncio.Future[None]) -> None:
        """Wait for a turn."""
        self._lanes.setdefault(knock.address, OrderedDict()).setdefault(knock.name, []).append(turn)

    def leave(self, knock: Knock, turn: asyncio.Future[None]) -> None:
        """Wait no more."""
        names = self._lanes.get(knock.address, OrderedDict())
        waiting = names.get(knock.name, [])
        if turn in waiting:
            waiting.remove(turn)
            self._tidy(knock.address, knock.name)

    def next(self) -> asyncio.Future[None] | None:
        """Return whose turn it is, who waits no more; None where nobody does."""
        for address, names in self._lanes.items():
            name = next(iter(names))
            turn = names[name].pop(0)
            names.move_to_end(name)
            self._lanes.move_to_end(address)
            self._tidy(address, name)
            return turn
        return None

    def last_of_most(self) -> asyncio.Future[None] | None:
        """Return who came last from where most come from, for the name that is said there most."""
        if not self._lanes:
            return None
        address = max(self._lanes, key=self.waiting)
        names = self._lanes[address]
        name = max(names, key=lambda one: len(names[one]))
        turn = names[name].pop()
        self._tidy(address, name)
        return turn

    def before(self, knock: Knock, turn: asyncio.Future[None]) -> int:
        """Return how many are called before somebody, if nobody else comes."""
        names = self._lanes[knock.address]
        lengths = {name: len(turns) for name, turns in names.items()}
        here = _called_before(lengths, knock.name, names[knock.name].index(turn))
        return _called_before({one: self.waiting(one) for one in self._lanes}, knock.address, here)

    def _tidy(self, address: str, name: str) -> None:
        names = self._lanes[address]
        if not names[name]:
            del names[name]
        if not names:
            del self._lanes[address]


class Hashing:
    """A few threads for what is slow on purpose: who comes must not take the processor from the matches.

    Attributes:
        at_once: So many hash at the same time: one processor is left to those who play.
    """

    def __init__(self, at_once: int | None = None) -> None:
        """Start nothing before it is needed."""
        self.at_once = at_once or max(1, min(MOST_AT_ONCE, (os.cpu_count() or 1) - 1))
        self._turns, self._running, self._seconds = Turns(), 0, _USUAL_SECONDS
        self._telling = asyncio.Lock()

    async def do(self, work: Callable[..., T], *arguments: Any, knock: Knock | None = None) -> T:  # noqa: ANN401 - by work
        """Return what some work says, or raise what it raises; `knock` says who waits for it.

        Raises:
            GameError: `net-hall-busy` where too many wait.
        """
        await self._wait(knock or Knock())
        begun = time.monotonic()
        try:
            return await self._hash_behind(work, *arguments)
        finally:
            self._seconds += (time.monotonic() - begun - self._seconds) / 4
            self._running -= 1
            self._call()

    async def _wait(self, knock: Knock) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.join(knock, turn)
        self._call()
        try:
            if len(self._turns) > MOST_WAITING and (last := self._turns.last_of_most()) is not None:
                last.set_exception(GameError("net-hall-busy"))
            while not turn.done():
                await asyncio.wait({turn}, timeout=TOLD_SECONDS)
                async with self._telling:  # one after the other, so that play goes on between them
                    if turn.done():
                        break
                    before = self._turns.before(knock, turn) + self._running
                    await asyncio.sleep(TOLD_SECONDS / MOST_WAITING)
                await knock.waits(before, ceil(before * self._seconds / self.at_once))
            turn.result()
        except BaseException:
            self._turns.leave(knock, turn)
            called = turn.done() and not turn.cancelled() and turn.exception() is None
            if called:  # it was their turn just now
                self._running -= 1
                self._call()
            raise

    def _call(self) -> None:
        """Let those begin whose turn it is."""
        while self._running < self.at_once and (turn := self._turns.next()) is not None:
            self._running += 1
            turn.set_result(None)

    async def _hash_behind(self, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401 - by work
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def hash_behind() -> None:
            if sys.platform == "linux":  # elsewhere it would slow the whole process
                own = threading.get_native_id()
                os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + _BEHIND)
            try:
                found = work(*arguments)
            except GameError as error:
                pipes.tell_loop(loop, done.set_exception, error)
            else:
                pipes.tell_loop(loop, done.set_result, found)

        threading.Thread(target=hash_behind, daemon=True, name="accessgames-hashing").start()
        return await done
