"""Tables of tournaments: the hall makes those that the desk of a club wants, and says how they stand."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import GameError, people_choose
from accessgames.net import frames
from accessgames.net.hall import house, tables
from accessgames.storage import hall_orders

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.games import Room
    from accessgames.net.hall.hosted import Hosted
    from accessgames.net.hall.ledger import Ledger

PAUSE: Final = 0.5
"""Seconds between two looks."""


class DeskTables:
    """Keeps a hall as the desk wants it.

    What is wanted and what there is are compared, again and again; nothing is remembered that does not stand
    in a file. So whoever is killed, and when, makes no difference.
    """

    def __init__(
        self, hall: Hosted, ledger: Ledger, orders: hall_orders.HallOrders, open_room: Callable[..., Room],
        home: str = "",
    ) -> None:  # fmt: skip
        """Look at nothing yet.

        Args:
            hall: Where the tables are.
            ledger: What the hall does not forget.
            orders: What the desk wants.
            open_room: Loads a game, with the options of a match.
            home: Names the desk among those of other servers of a house; empty where there are none.
        """
        self._home, self._gone = home, set[str]()
        self._hall, self._ledger, self._orders, self._open_room = hall, ledger, orders, open_room
        self._wanted: dict[str, hall_orders.Order] = {}
        self._told: dict[str, hall_orders.Answer] = {}
        self._numbers: dict[str, int] | None = None
        self._refused: set[str] = set()

    async def keep(self) -> None:
        """Look until cancelled; what the disk refuses now is done at a later look."""
        while True:
            with suppress(GameError):
                await self.look()
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Make what is wanted, withdraw what is not, and say how it stands where that has changed.

        Raises:
            GameError: The disk refused; what was not done is done the next time.
        """
        if self._numbers is None:
            self._numbers = await asyncio.to_thread(self._ledger.ordered, self._home)
        if self._orders.has_changed():
            try:
                found = await asyncio.to_thread(self._orders.wanted)
                self._told = dict(await asyncio.to_thread(self._orders.answers))
            except GameError:
                self._orders.forget_seen()
                raise
            self._wanted, self._refused = {order.id: order for order in found}, set()
        if self._hall.house is not None:
            await self._withdraw_elsewhere(self._hall.house, self._numbers)
        await self._withdraw_unwanted()
        refused = await self._open_wanted(self._numbers)
        await self._tell(self._numbers, refused)
        self._refused.update(refused)

    async def _open_wanted(self, numbers: dict[str, int]) -> dict[str, hall_orders.Answer]:
        """Open the tables that are wanted and not there; return the answers where that is not possible."""
        refused: dict[str, hall_orders.Answer] = {}
        for order in self._wanted.values():
            if order.id in numbers or order.id in self._refused:
                continue
            try:
                table = await self._hall.new_table(await self._hall.ask(self._kept, order))
            except GameError:
                refused[order.id] = hall_orders.Answer(0, hall_orders.REFUSED, "")
                continue
            numbers[order.id] = table.number
            self._hall.keep_table(table)
            await self._ledger.synced()
            for guest in self._hall.guests.values():
                tables.remind_of_tables((table,), guest)
            await self._remind_elsewhere(table)
        return refused

    async def _remind_elsewhere(self, table: tables.Table) -> None:
        """Tell those who are at other servers of the house that a table waits for them."""
        title = "" if table.kept.desk is None else table.kept.desk.title
        for person in table.people.difference(self._hall.guests) if self._hall.house else ():
            told = frames.Heard("waits", "", title, table.number)
            await asyncio.to_thread(self._hall.house.reach, person, "heard", told)  # type: ignore[union-attr] # above

    def _kept(self, order: hall_orders.Order) -> tables.TableKept:
        """Return the table of an order; raises GameError where there can be none."""
        room = self._open_room(order.game, dict(order.options))
        options = people_choose(room.game.options) | dict(order.options)
        setup = room.game.setup(len(order.places), options)
        known = [self._hall.people.find(place.name) for place in order.places]
        places = tuple(
            tables.PlaceKept(place.name, place.gender, place.words, 0 if person is None else person.id)
            for place, person in zip(order.places, known, strict=True)
        )
        desk = tables.DeskKept(
            order.id,
            order.title,
            order.round_,
            order.table,
            order.occasion,
            order.seed,
            places,
            home=self._home,
        )
        seats = tuple(tables.SeatKept() for _ in places)
        return tables.TableKept(order.game, setup.options, seats, "", desk=desk)

    async def _withdraw_unwanted(self) -> None:
        """Withdraw the tables that are not over and not wanted any more; who is there comes into the hall."""
        for table in list(self._hall.tables.values()):
            desk = table.kept.desk
            if desk is None or desk.order in self._wanted or desk.home != self._home:
                continue
            if table.state != "over":
                await withdraw(self._hall, table)

    async def _withdraw_elsewhere(self, servers: house.House, numbers: dict[str, int]) -> None:
        """Let other servers of the house withdraw those of their tables that are not wanted any more."""
        for order, number in numbers.items():
            if order in self._wanted or order in self._gone or number in self._hall.tables:
                continue
            kept = await asyncio.to_thread(self._ledger.table, number)
            if kept is None or kept.state == "over":
                self._gone.add(order)
                continue
            try:
                await self._hall.find_table(number)  # nobody else has it: it is withdrawn here
            except house.ElsewhereError as elsewhere:
                servers.tell(elsewhere.server, house.Notice("withdraw", table=number))
                await self._ledger.synced()

    async def _find(self, number: int) -> tables.Table:
        """Return a table; one of another server as it stands in the database. Raises GameError."""
        try:
            return await self._hall.find_table(number)
        except house.ElsewhereError:
            kept = await asyncio.to_thread(self._ledger.table, number)
            if kept is None:
                raise
            return tables.table_of(kept)

    async def _tell(self, numbers: dict[str, int], refused: dict[str, hall_orders.Answer]) -> None:
        """Say how the wanted tables stand, where that is news."""
        awaited = {
            order: await self._find(numbers[order]) for order in list(self._wanted) if order in numbers
        }
        self._hall.awaited = tuple(awaited.values())
        news = dict(refused)
        for order, table in awaited.items():
            here = self._hall.tables.get(table.number) is table
            if here and table.state == "goes" and table.match is None:
                await self._hall.wake(table)  # it may have been killed between its end and the word about it
            self._hall.note_end(table)
            told, stands = self._told.get(order), hall_orders.Answer(table.number, *_standing(table))
            if told is None or replace(told, journal="") != stands:
                lines: tuple[str, ...] = ()
                if table.state == "over":
                    await self._ledger.synced()
                    lines = await asyncio.to_thread(self._ledger.lines, table.number)
                news[order] = replace(stands, journal="".join(lines))
        news = {order: answer for order, answer in news.items() if self._told.get(order) != answer}
        if news:
            await self._ledger.synced()
            await asyncio.to_thread(self._orders.answer, news)
            self._told |= news


async def withdraw(hall: Hosted, table: tables.Table) -> None:
    """Withdraw a table of a tournament; who is there comes into the hall. Raises GameError."""
    assert table.kept.desk is not None  # noqa: S101 - guests withdraw nothing
    table.withdraw()
    hall.keep_table(table)
    await hall.ledger.synced()
    table.tell(frames.Heard("withdrawn", "", table.kept.desk.title, table.number), None)
    if table.match is None:
        for guest in list(table.guests):
            guest.leave()


def _standing(table: tables.Table) -> tuple[str, str]:
    """Return the state of a table of a tournament and a letter for each of its seats."""
    assert table.kept.desk is not None  # noqa: S101 - made by an order
    seats = zip(table.kept.desk.places, table.kept.seats, strict=True)
    letters = (
        hall_orders.SITS if seat.person else hall_orders.KNOWN if place.person else hall_orders.BY_WORDS
        for place, seat in seats
    )
    return table.state, "".join(letters)
