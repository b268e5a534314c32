"""A server dies with many guests at its tables: the others ask for each table once, whoever waits."""

from __future__ import annotations

import threading
from contextlib import closing
from typing import TYPE_CHECKING

import sqlalchemy as sa

from accessgames.net import frames
from accessgames.net.store import schema
from accessgames.net.store.store import Store
from tests.net.sockets import Party, Served
from tests.net.store.test_indexes import recorded

if TYPE_CHECKING:
    from accessgames.net.link import Link
    from tests.net.store.conftest import Place

TABLES = 3


def dead(place: Place, tables: list[int]) -> Store:
    """A server that has tables, answers nobody, and renews its lease no more from now on."""
    gone = Store(place, "gone")
    assert gone.lease is not None
    me, number = gone.lease.id, schema.TABLES.c.number
    takes = sa.update(schema.TABLES).where(number.in_(tables)).values(owner=me)
    reached = sa.update(schema.SERVERS).where(schema.SERVERS.c.id == me).values(address="ws://127.0.0.1:9")
    gone.commit([(takes, {}), (reached, {})])
    return gone


def test_each_table_of_a_dead_server_is_taken_once(place: Place) -> None:
    """All come back at once: one statement takes each table when the lease is over, nobody writes before."""
    with Served(place, holder="before") as before:
        parties = list[Party]()
        for _ in range(TABLES):
            parties.append(Party(before, "quantum", people=4))
            parties[-1].close()
    tables = [party.table for party in parties]
    with Served(place, holder="b") as served, closing(dead(place, tables)):
        served.tokens = before.tokens
        served.hall.house.look()  # type: ignore[union-attr] # it shares the place
        links = [served.link(name) for name in before.tokens]
        seen = list[frames.TableSeen]()

        def sit(link: Link, table: int) -> None:
            seen.append(link.request(frames.Sit(table), frames.TableSeen))

        with recorded() as said:
            for table in tables:
                back = [threading.Thread(target=sit, args=(link, table)) for link in links]
                for thread in back:
                    thread.start()
                for thread in back:
                    thread.join()
        claims = [
            count
            for statement, count in said.counts.items()
            if statement.startswith("UPDATE tables SET owner")
        ]
        assert [(True, "goes")] * len(seen) == [(one.own, one.state) for one in seen]
        for link in links:
            link.close()
    assert len(links) * TABLES == len(seen)
    assert [TABLES] == claims
