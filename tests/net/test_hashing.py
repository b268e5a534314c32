"""Passphrases are hashed in turn: a flood delays itself alone, and whoever waits hears it."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest
from argon2 import Type, extract_parameters

from accessgames.engine import GameError
from accessgames.net.hall import hashing
from accessgames.net.hall.hashing import MOST_AT_ONCE, Hashing, Knock, Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from argon2 import PasswordHasher


def waiting(turns: Turns, *knocks: Knock) -> list[asyncio.Future[None]]:
    """Let somebody wait for each knock."""
    loop = asyncio.new_event_loop()
    found = [loop.create_future() for _ in knocks]
    loop.close()
    for knock, turn in zip(knocks, found, strict=True):
        turns.join(knock, turn)
    return found


def order(turns: Turns, found: list[asyncio.Future[None]]) -> list[int]:
    """In which order those who wait are called."""
    called = []
    while (turn := turns.next()) is not None:
        called.append(found.index(turn))
    return called


def test_a_hash_is_slow_on_purpose(usual_hasher: PasswordHasher) -> None:
    """It takes at least the memory and the time of RFC 9106 for little memory: 64 MiB, three times."""
    told = extract_parameters(usual_hasher.hash("of nobody"))
    assert Type.ID == told.type
    assert told.memory_cost >= 1 << 16
    assert told.time_cost >= 3


def test_places_take_turns() -> None:
    """Who comes after a flood from elsewhere is the second, not the last."""
    turns = Turns()
    found = waiting(turns, *[Knock("far", f"name {at}") for at in range(5)], Knock("near", "jana"))
    assert 6 == len(turns)
    assert [0, 5, 1, 2, 3, 4] == order(turns, found)
    assert 0 == len(turns)


def test_names_of_one_place_take_turns() -> None:
    """Through a tunnel everybody has one address: whoever guesses at one name delays that name."""
    turns = Turns()
    found = waiting(turns, *[Knock("tunnel", "petr")] * 4, Knock("tunnel", "jana"))
    assert [0, 4, 1, 2, 3] == order(turns, found)


def test_how_many_are_before_somebody_is_known() -> None:
    """It is what the order says, for everybody who waits."""
    turns = Turns()
    knocks = [Knock("a", "1"), Knock("a", "1"), Knock("b", "2"), Knock("a", "3"), Knock("c", "4")]
    found = waiting(turns, *knocks)
    before = [turns.before(knock, turn) for knock, turn in zip(knocks, found, strict=True)]
    assert [before.index(place) for place in range(len(knocks))] == order(turns, found)


def test_who_leaves_is_not_called() -> None:
    """A connection that was closed costs nothing more."""
    turns = Turns()
    knock = Knock("a", "1")
    first, second = waiting(turns, knock, knock)
    turns.leave(knock, first)
    turns.leave(knock, first)
    assert [second] == [turns.next()]
    assert turns.next() is None
    assert turns.last_of_most() is None


def test_the_last_of_most_is_named() -> None:
    """Where too many wait, somebody of the flood has to go."""
    turns = Turns()
    found = waiting(turns, Knock("near", "jana"), *[Knock("far", "petr")] * 3)
    assert found[3] is turns.last_of_most()


class Slow:
    """Work that goes on until it is let go."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.go = threading.Event()

    def work(self, number: int) -> int:
        """Do it; raises GameError for number 13."""
        self.begun.append(number)
        assert self.go.wait(20)
        if number == 13:
            raise GameError("net-passphrase-short", least=8)
        return number


async def until(true: Callable[[], bool]) -> None:
    """Wait for others."""
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


def test_few_are_hashed_at_once() -> None:
    """The others wait; all are done in the end, and what is raised is raised."""

    async def work() -> list[object]:
        slow, some = Slow(), Hashing(2)
        tasks = [asyncio.create_task(some.do(slow.work, number)) for number in (11, 12, 13, 14)]
        await until(lambda: len(slow.begun) == 2)
        await asyncio.sleep(0.05)
        assert 2 == len(slow.begun)
        slow.go.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    first, second, third, fourth = asyncio.run(work())
    assert (11, 12, 14) == (first, second, fourth)
    assert isinstance(third, GameError)


def test_a_processor_is_left_to_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """On one processor one is hashed at once, on many a few: each takes memory."""
    for count, expected in ((None, 1), (1, 1), (2, 1), (4, 3), (64, MOST_AT_ONCE)):
        monkeypatch.setattr("os.cpu_count", lambda count=count: count)
        assert expected == Hashing().at_once


def test_whoever_waits_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many are before them, those who are hashed now among them, and about how long that takes."""
    monkeypatch.setattr(hashing, "TOLD_SECONDS", 0.05)
    told: list[tuple[int, int]] = []

    async def hear(before: int, seconds: int) -> None:
        told.append((before, seconds))

    async def work() -> None:
        slow, one = Slow(), Hashing(1)
        first = asyncio.create_task(one.do(slow.work, 1))
        await until(lambda: slow.begun == [1])
        second = asyncio.create_task(one.do(slow.work, 2, knock=Knock("a", "petr", hear)))
        await until(lambda: len(told) >= 2)
        slow.go.set()
        assert [1, 2] == list(await asyncio.gather(first, second))

    asyncio.run(work())
    assert {1} == {before for before, _ in told}
    assert all(seconds >= 1 for _, seconds in told)


def test_who_cannot_be_told_waits_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their connection is gone; nothing of theirs is hashed, and the next one is."""
    monkeypatch.setattr(hashing, "TOLD_SECONDS", 0.05)

    async def gone(before: int, seconds: int) -> None:
        raise ConnectionError(before, seconds)

    async def work() -> list[int]:
        slow, one = Slow(), Hashing(1)
        first = asyncio.create_task(one.do(slow.work, 1))
        await until(lambda: slow.begun == [1])
        with pytest.raises(ConnectionError):
            await one.do(slow.work, 2, knock=Knock("a", "petr", gone))
        slow.go.set()
        assert [1, 3] == list(await asyncio.gather(first, one.do(slow.work, 3)))
        return slow.begun

    assert [1, 3] == asyncio.run(work())


def test_a_flood_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where too many wait, those of the flood are sent away, whoever has come last."""
    monkeypatch.setattr(hashing, "MOST_WAITING", 3)

    async def work() -> list[object]:
        slow, one = Slow(), Hashing(1)
        flood = [asyncio.create_task(one.do(slow.work, at, knock=Knock("far", "petr"))) for at in range(5)]
        await until(lambda: slow.begun == [0])
        jana = asyncio.create_task(one.do(slow.work, 20, knock=Knock("near", "jana")))
        await asyncio.sleep(0.05)
        slow.go.set()
        return await asyncio.gather(jana, *flood, return_exceptions=True)

    jana, *flood = asyncio.run(work())
    assert 20 == jana
    keys = [one.key for one in flood if isinstance(one, GameError)]
    assert ["net-hall-busy"] * 2 == keys


def test_a_crowd_is_told_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two of those who wait and hear how long, whatever else is to be done has its turn."""
    monkeypatch.setattr(hashing, "TOLD_SECONDS", 0.2)
    monkeypatch.setattr(hashing, "MOST_WAITING", 40)
    order: list[str] = []
    hashed = threading.Event()

    async def told(before: int, seconds: int) -> None:
        del before, seconds
        if not hashed.is_set():
            order.append("told")
        if order.count("told") == 20:
            hashed.set()

    async def play() -> None:
        while not hashed.is_set():
            order.append("moved")
            await asyncio.sleep(0)

    async def crowd() -> None:
        one = Hashing(1)
        knocks = [Knock(name=f"{at}", waits=told) for at in range(21)]
        waiting = [one.do(hashed.wait, knock=knock) for knock in knocks]
        await asyncio.gather(play(), *waiting)

    asyncio.run(crowd())
    assert ["told", "told"] not in [order[at : at + 2] for at in range(len(order))]
