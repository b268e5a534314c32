"""Two servers of one hall: tables of a tournament, who is away, and the end of one server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall import desk_tables, guests, relays
from accessgames.net.operations import draining, health
from accessgames.net.store import schema
from accessgames.storage import hall_orders
from tests.net.sockets import Party, enter, hello, open_room, refused
from tests.net.test_sockets import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from accessgames.net.link import Link
    from tests.net.sockets import Served


_FREE = sa.update(schema.TABLES).values(owner=0)


class Desk:
    """The desk of a club on the computer of one server.

    Attributes:
        orders: What it wants.
    """

    def __init__(self, served: Served, folder: Path, home: str) -> None:
        self.orders = hall_orders.HallOrders(folder / hall_orders.NAME)
        self._served = served
        self._tables = desk_tables.DeskTables(served.hall, served.ledger, self.orders, open_room, home)

    def want(self) -> hall_orders.Order:
        """Want a table for Jana and Petr."""
        places = (hall_orders.Place("Jana", "", "a b c"), hall_orders.Place("Petr", "", "d e f"))
        fields = ("1" * 32, "1-1-1", "Klub", "vecer", "Večer", 1, 1, "quantum", (), "", places)
        self.orders.want([order := hall_orders.Order(*fields)])
        return order

    def look(self, order: hall_orders.Order) -> hall_orders.Answer | None:
        """Let its server look once, and return what is answered."""
        self._served.do(self._tables.look())
        return self.orders.answers().get(order.id)


@pytest.fixture
def desk(pair: tuple[Served, Served], tmp_path: Path) -> Desk:
    """The desk of the first server."""
    return Desk(pair[0], tmp_path, "a")


def hears(link: Link, what: str) -> frames.Heard:
    """What somebody hears of a kind."""
    found: list[frames.Heard] = []

    def heard() -> bool:
        found.extend(one for one in link.heard if one.what == what)
        return bool(found)

    wait_until(heard)
    return found[0]


def test_a_table_of_a_tournament_is_one_for_both_servers(
    pair: tuple[Served, Served], come: Callable[..., Link], desk: Desk
) -> None:
    """Who is at the other server hears of it and is led there; words lead there from everywhere."""
    petr = come(pair[1], "Petr")
    order = desk.want()
    answer = desk.look(order)
    assert hall_orders.Answer(1, "waits", "wk") == answer
    assert frames.Heard("waits", "", "Večer", 1) == hears(petr, "waits")
    assert [(1, "Večer")] == [
        (seen.number, seen.title) for seen in petr.request(frames.Tables(own=True), list[frames.TableSeen])
    ]
    eva = come(pair[1], "Eva")
    assert "net-wrong-code" == refused(eva, frames.Sit(0, "g h i"))
    assert (1, "waits") == _state(petr.request(frames.Sit(1), frames.TableSeen))
    assert hall_orders.Answer(1, "waits", "ws") == desk.look(order)
    assert (1, "goes") == _state(eva.request(frames.Sit(0, "a b c"), frames.TableSeen))
    assert hall_orders.Answer(1, "goes", "ss") == desk.look(order)
    assert "net-desk-decides" == refused(eva, frames.Invite("Petr"))


def _state(seen: frames.TableSeen) -> tuple[int, str]:
    return seen.number, seen.state


def test_the_desk_knows_and_withdraws_a_table_that_another_server_has(
    pair: tuple[Served, Served], come: Callable[..., Link], desk: Desk, tmp_path: Path
) -> None:
    """The desk of the other server, which wants nothing, lets it be; who waits there hears of the end."""
    order = desk.want()
    assert desk.look(order) is not None
    del pair[0].hall.tables[1]
    pair[0].ledger.store.do(_FREE, {})
    petr = come(pair[1], "Petr")
    assert (1, "waits") == _state(petr.request(frames.Sit(0, "d e f"), frames.TableSeen))
    assert 1 in pair[1].hall.tables
    other = Desk(pair[1], tmp_path / "other", "b")
    other.look(order)
    assert hall_orders.Answer(1, "waits", "ws") == desk.look(order)
    desk.orders.drop([order.id])
    desk.look(order)
    assert frames.Heard("withdrawn", "", "Večer", 1) == hears(petr, "withdrawn")
    wait_until(lambda: pair[1].ledger.table(1).state == "over")  # type: ignore[union-attr] # it is there
    desk.look(order)
    assert {order.id} == desk._tables._gone


def test_whoever_is_forgotten_is_expected_nowhere(
    pair: tuple[Served, Served], come: Callable[..., Link], desk: Desk
) -> None:
    """A table of a tournament at which they never sat stays; it is no match of theirs."""
    petr = come(pair[0], "Petr")
    order = desk.want()
    assert desk.look(order) == hall_orders.Answer(1, "waits", "wk")
    petr.ask(frames.ForgetMe())
    assert desk.look(order) == hall_orders.Answer(1, "waits", "ww")
    kept = pair[0].ledger.table(1)
    assert kept is not None
    assert '"person":1' not in kept.what
    assert [] == list(pair[0].ledger.tables_of(1))


def test_who_is_away_at_the_other_server_is_missed_at_the_table(
    pair: tuple[Served, Served], come: Callable[..., Link], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their session goes on at the server that they know, which says when no line leads to them any more."""
    monkeypatch.setattr(guests, "AWAY_SECONDS", 0.0)
    jana, petr = come(pair[0], "Jana"), come(pair[1], "Petr")
    table = jana.request(frames.Open("quantum", 3), frames.TableSeen).number
    near = pair[1].hall.guests[2].reach
    petr.request(frames.Sit(table), frames.TableSeen)

    async def turn(*, now: bool) -> None:
        near.turn(time.monotonic, now=now)

    pair[1].do(turn(now=False))
    assert frames.Heard("away", "Petr", "", table) == hears(jana, "away")
    pair[1].do(turn(now=True))
    assert frames.Heard("back", "Petr", "", table) == hears(jana, "back")
    petr.ask(frames.Stand())
    wait_until(lambda: near.heed is None)


def test_only_a_server_of_the_house_says_who_is_away(pair: tuple[Served, Served]) -> None:
    """From a guest it is a broken frame."""
    with connect(pair[0].address, compression=None) as line:
        line.send(msgspec.json.encode(hello("Eva")), text=True)
        line.recv(20)
        line.send(msgspec.json.encode(relays.Reached(now=False)), text=True)
        assert "net-broken-frame" == msgspec.json.decode(line.recv(20))["key"]


def test_a_server_that_ends_hands_its_tables_over(
    pair: tuple[Served, Served], come: Callable[..., Link]
) -> None:
    """The other has them at once; who was led there or comes by the other hears why, and all come back."""
    party = Party.__new__(Party)
    party.links = [come(pair[0], "Jana"), come(pair[1], "Petr")]
    party.table = party.links[0].request(frames.Open("quantum", 2), frames.TableSeen).number
    party.links[1].request(frames.Sit(party.table), frames.TableSeen)
    party.seats = [enter(link) for link in party.links]
    eva = come(pair[0], "Eva")
    other = eva.request(frames.Open("iota", 2), frames.TableSeen).number
    line = come(pair[1], "Ota")
    at_other = line.request(frames.Open("iota", 2), frames.TableSeen).number
    eva.request(frames.Sit(at_other), frames.TableSeen)  # led from the server that ends
    lines = pair[0].ledger.lines(party.table)

    async def drain() -> None:
        disk = pair[0].ledger
        well = health.Health(disk, None)  # type: ignore[arg-type] # nobody asks
        await draining.drain(pair[0].hall, well, _NoVisits(), "restarts", disk.hand_over)  # type: ignore[arg-type]

    pair[0].do(drain())
    for link in (party.links[0], eva):
        assert frames.Heard("restarts") == hears(link, "restarts")
    wait_until(lambda: all(link.breaks for link in (*party.links, eva)))
    for link in party.links:
        assert (party.table, "goes") == _state(link.request(frames.Sit(party.table), frames.TableSeen))
    assert party.table in pair[1].hall.tables
    assert lines == pair[1].ledger.lines(party.table)[: len(lines)]
    assert not _writes(pair[0])
    assert other not in pair[1].hall.tables


class _NoVisits:
    """No sessions run here."""

    def keep_places(self) -> None:
        """Nobody sits anywhere."""

    async def settled(self) -> None:
        """Nobody has to hear of it."""

    def leave(self) -> list[Any]:
        """Nobody goes."""
        return []


def _writes(served: Served) -> bool:
    """Whether a server may still write."""
    try:
        served.do(served.ledger.writable())
    except GameError:
        return False
    return True
