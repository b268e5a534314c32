"""A table has one server at a time: which it is, and what one that comes back late can do."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import ledger as ledgers
from accessgames.net.hall.guests import Guest
from accessgames.net.hall.house import House, Notice
from accessgames.net.hall.ledger import KeptPerson, Ledger
from accessgames.net.store import leases, schema
from accessgames.net.store.engines import clock, open_engine
from accessgames.net.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.net.store.conftest import Place

JANA = KeptPerson(1, "Jana", "jana", "t1", "")
OTHER = KeptPerson(2, "Jana", "jana", "t9", "")
PETR = KeptPerson(2, "Petr", "petr", "t2", "")


def expire(place: Place) -> None:
    """Let so much time pass in the database that a lease is over."""
    engine = open_engine(place)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(sa.update(schema.SERVERS).values(until=0))
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


def lease(store: Store) -> leases.Lease:
    """The lease of a server."""
    assert store.lease is not None
    return store.lease


def add_table(store: Store) -> None:
    """Write table 1, which nobody has."""
    store.commit([(sa.insert(schema.TABLES), {"number": 1, "state": "goes", "what": "{}", "secret": ""})])


def test_whoever_asks_for_a_table_that_is_served_writes_nothing(place: Place) -> None:
    """Hundreds come back at once behind a break: each commit would wait for two disks."""
    with two(place) as (first, second):
        add_table(first)
        assert lease(first).id == lease(first).claim(1)
        written: list[str] = []

        def note(*done: Any) -> None:  # noqa: ANN401 - theirs
            written.append(done[2].split()[0])

        for store in (first, second):
            sa.event.listen(store._engine, "before_cursor_execute", note)
        assert [lease(first).id] * 2 == [lease(store).claim(1) for store in (first, second)]
        assert "UPDATE" not in written
        expire(place)
        assert lease(second).id == lease(second).claim(1)
        assert "UPDATE" in written


def test_a_table_has_one_server_at_a_time(place: Place) -> None:
    """Whoever comes first has it, until its lease is over or given back; each number is new and larger."""
    with two(place) as (first, second):
        one, other = lease(first), lease(second)
        assert one.id < other.id
        assert 0 == one.claim(1)
        add_table(first)
        assert [one.id] * 3 == [one.claim(1), other.claim(1), one.claim(1)]
        expire(place)
        assert other.id == other.claim(1)
        other.release()
        with closing(Store(place, "c")) as third:
            assert lease(third).id == lease(third).claim(1)
            assert other.id < lease(third).id


def test_a_server_at_whose_address_nobody_listens_is_waited_for_less(place: Place) -> None:
    """It is ended as soon as it has missed a renewal; never while it renews its lease."""
    with two(place) as (first, second):
        for left, refusing, ended in (
            (leases.LASTS, [lease(first).id], 0),
            (leases.LASTS - leases.SILENT - 1, [], 0),
            (leases.LASTS - leases.SILENT - 1, [lease(second).id], 0),
            (leases.LASTS - leases.SILENT - 1, [lease(first).id], 1),
        ):
            engine = open_engine(place)
            until = {"until": clock(engine) + left}
            with engine.execution_options(writes=True).begin() as connection:
                connection.execute(sa.update(schema.SERVERS).values(until))
            engine.dispose()
            lease(second).end_others(refusing)
            rows = second.read(sa.select(schema.SERVERS.c.ended).order_by(schema.SERVERS.c.id))
            assert [ended, 0] == [row[0] for row in rows]


def test_whoever_comes_back_late_can_write_nothing(place: Place) -> None:
    """Neither the same line nor another; what the new owner wrote stands."""
    with two(place) as (first, second):
        first.commit([line(0, "a0")])
        expire(place)
        lease(second).end_others()
        second.commit([line(1, "b1")])
        for late in (line(1, "a1"), line(2, "a2")):
            with pytest.raises(leases.LeaseLostError):
                first.commit([late])
        assert ["a0", "b1"] == texts(second)


def test_a_server_that_nobody_ended_goes_on(place: Place) -> None:
    """A pause that nobody used is no reason to end, however late it is."""
    with two(place) as (first, second):
        add_table(first)
        assert lease(first).id == lease(first).claim(1)
        expire(place)
        first.commit([line(0, "a0")])
        assert ["a0"] == texts(first)
        assert lease(first).id == lease(second).claim(1)


def test_a_commit_whose_answer_was_lost_is_written_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch is asked for again by its number, and found done."""
    with two(place) as (first, _):
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
        first.commit([line(0, "a0")])
        with pytest.raises(sa.exc.IntegrityError):
            first.commit([line(1, "a1"), line(0, "again")])
        first.commit([line(1, "a1")])
        assert ["a0", "a1"] == texts(first)


def test_many_who_want_a_table_at_once_agree_whose_it_is(place: Place) -> None:
    """Eight servers ask in the same moment for a table whose server is gone, one has it."""
    with closing(Store(place, "gone")) as gone:
        add_table(gone)
        lease(gone).claim(1)
        expire(place)
        lease(gone).release()
    stores = [Store(place, str(at)) for at in range(8)]
    start, got = threading.Barrier(len(stores)), list[int]()

    def ask(store: Store) -> None:
        start.wait()
        got.append(lease(store).claim(1))

    threads = [threading.Thread(target=ask, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (8, 1) == (len(got), len(set(got)))
    assert got[0] in {lease(store).id for store in stores}
    for store in stores:
        store.close()


def test_numbers_and_names_are_given_once(place: Place) -> None:
    """Whichever server gives them: of one name only the first person is kept."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        assert [1, 2, 3] == [one.next_number("table") for one in (first, second, first)]
        assert 1 == second.next_number("person")
        assert [True, False] == [first.add_person(JANA), second.add_person(OTHER)]
        assert [JANA, JANA, JANA] == [
            second.person(ledgers.NAMED, "jana"), second.person(ledgers.PROVEN, "t1"),
            second.person(ledgers.NUMBERED, 1),
        ]  # fmt: skip
        assert second.person(ledgers.PROVEN, "t9") is None


def test_a_server_that_was_ended_says_so(place: Place) -> None:
    """Whoever waits is refused, whoever watches hears it, and nothing more is written."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        first.keep_person(JANA)
        asyncio.run(first.synced())
        expire(place)
        second.end_others()

        async def late() -> None:
            outlived = asyncio.create_task(first.outlived())
            first.keep_person(PETR)
            with pytest.raises(GameError) as caught:
                await first.synced()
            assert "net-not-kept" == caught.value.key
            await outlived

        asyncio.run(late())
        assert (True, False) == (first.lost, second.lost)
        assert [JANA] == list(second.people())


def test_a_server_with_nothing_to_write_keeps_its_tables(place: Place) -> None:
    """It renews its lease by itself."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        before = first.commits
        while first.commits < before + 2:
            time.sleep(0.05)
        second.end_others()
        assert not first.lost
        asyncio.run(first.synced())


def test_a_house_knows_its_servers_and_who_is_where(place: Place) -> None:
    """What is told to another server is heard there once, about the coming that was meant."""
    with closing(Ledger(place, "a")) as first, closing(Ledger(place, "b")) as second:
        here, there = House(first), House(second)
        here.open_door("ws://a", "")
        there.open_door("ws://b", "ab")
        here.look()
        assert (("ws://b",), ("ws://a",)) == (here.others(), there.others())
        assert 2 == len({one.secret for one in here.servers.values()})
        first.add_person(JANA)
        guest = Guest(None, JANA, hosts=True)  # type: ignore[arg-type] # nothing is sent to it
        guest.visit = "v1"
        here.note(guest)
        asyncio.run(first.synced())
        assert [("Jana", 0, here.me, "v1")] == [(o.name, o.table, o.server, o.visit) for o in there.here()]
        told = frames.Heard("said", "Petr", "ahoj")
        assert [False, True, False] == [
            here.reach(1, "heard", told), there.reach(1, "heard", told), there.reach(2, "heard", told)
        ]  # fmt: skip
        asyncio.run(second.synced())
        assert [(Notice("heard", 1, "v1", told),), ()] == [here.look(), here.look()]
        here.forget(guest)
        asyncio.run(first.synced())
        assert () == there.here()
