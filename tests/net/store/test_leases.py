"""One server at a time may write: who that is, and what whoever comes back late can do."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from accessgames.engine import GameError
from accessgames.net.hall.ledger import KeptPerson, Ledger
from accessgames.net.store import leases, schema
from accessgames.net.store.engines import open_engine
from accessgames.net.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.net.store.conftest import Place

JANA = KeptPerson(1, "Jana", "jana", "t1", "")
PETR = KeptPerson(2, "Petr", "petr", "t2", "")


def expire(place: Place) -> None:
    """Let so much time pass in the database that a lease is over."""
    engine = open_engine(place)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(sa.update(schema.LEASES).values(until=0))
    engine.dispose()


def line(n: int, text: str) -> tuple[sa.Executable, dict[str, Any]]:
    """What writes a line of table 1."""
    return sa.insert(schema.LINES), {"number": 1, "n": n, "text": text}


def texts(store: Store) -> list[str]:
    """The lines that are there."""
    return [text for (text,) in store.read(sa.select(schema.LINES.c.text).order_by(schema.LINES.c.n))]


@contextmanager
def two(place: Place) -> Iterator[tuple[Store, Store]]:
    """Two servers on one place."""
    with closing(Store(place, "a")) as first, closing(Store(place, "b")) as second:
        yield first, second


def test_one_server_at_a_time_holds_the_house(place: Place) -> None:
    """The other takes it when it is over or given back, and the number grows each time."""
    with two(place) as (first, second):
        assert (True, False) == (first.take(), second.take())
        expire(place)
        assert (True, False) == (second.take(), first.take())
        assert first.lease is not None
        assert second.lease is not None
        assert 1 == second.lease.fence - first.lease.fence
        second.lease.release()
        assert first.take()


def test_whoever_comes_back_late_can_write_nothing(place: Place) -> None:
    """Neither the same line nor another; what the new holder wrote stands."""
    with two(place) as (first, second):
        first.take()
        first.commit([line(0, "a0")])
        expire(place)
        assert second.take()
        second.commit([line(1, "b1")])
        for late in (line(1, "a1"), line(2, "a2")):
            with pytest.raises(leases.LeaseLostError):
                first.commit([late])
        assert ["a0", "b1"] == texts(second)


def test_a_holder_that_nobody_followed_goes_on(place: Place) -> None:
    """A pause that nobody used is no reason to end: the number decides, not the clock."""
    with two(place) as (first, second):
        first.take()
        expire(place)
        first.commit([line(0, "a0")])
        assert ["a0"] == texts(first)
        assert not second.take()


def test_a_commit_whose_answer_was_lost_is_written_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch is asked for again by its number, and found done."""
    with two(place) as (first, _):
        first.take()
        commit, calls = first._commit, []

        def cut(batch: Any) -> None:  # noqa: ANN401 - as the store has it
            commit(batch)
            calls.append(len(batch))
            if 1 == len(calls):
                raise sa.exc.OperationalError("COMMIT", None, Exception("the connection was cut"))

        monkeypatch.setattr(first, "_commit", cut)
        first.commit([line(0, "a0")])
        first.commit([line(1, "a1")])
        assert [1, 1, 1] == calls
        assert ["a0", "a1"] == texts(first)


def test_a_batch_that_is_refused_can_be_followed_by_another(place: Place) -> None:
    """A line that is there already refuses its batch alone."""
    with two(place) as (first, _):
        first.take()
        first.commit([line(0, "a0")])
        with pytest.raises(sa.exc.IntegrityError):
            first.commit([line(1, "a1"), line(0, "again")])
        first.commit([line(1, "a1")])
        assert ["a0", "a1"] == texts(first)


def test_many_who_want_it_at_once_get_it_one_by_one(place: Place) -> None:
    """Eight servers ask in the same moment, one has it."""
    stores = [Store(place, str(at)) for at in range(8)]
    start, got = threading.Barrier(len(stores)), []

    def ask(store: Store) -> None:
        start.wait()
        got.append(store.take())

    threads = [threading.Thread(target=ask, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 1 == sum(got)
    for store in stores:
        store.close()


def test_a_ledger_that_lost_its_house_says_so(place: Place) -> None:
    """Whoever waits is refused, whoever watches hears it, and nothing more is written."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        assert (True, False) == (first.own(), second.own())
        first.keep_person(JANA)
        asyncio.run(first.synced())
        expire(place)
        assert second.own()

        async def late() -> None:
            outlived = asyncio.create_task(first.outlived())
            first.keep_person(PETR)
            with pytest.raises(GameError) as caught:
                await first.synced()
            assert "net-not-kept" == caught.value.key
            await outlived

        asyncio.run(late())
        assert first.lost
        assert not second.lost
        assert [JANA] == list(second.people())


def test_a_holder_with_nothing_to_write_keeps_the_house(place: Place) -> None:
    """It renews the lease by itself: its batch number grows, and nobody else gets it."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        assert first.own()
        while first.commits < 2:
            assert not first.lost
        assert not second.own()
