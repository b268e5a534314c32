"""What parts of a hall need of it: who is here, which tables there are, and what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.games import Room
    from accessgames.net import frames
    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.house import House
    from accessgames.net.hall.ledger import KeptPerson, Ledger
    from accessgames.net.hall.people import People
    from accessgames.net.hall.tables import Table, TableKept

T = TypeVar("T")


class Led(Protocol):
    """A line of a guest to a table of another server; `server` is its number."""

    server: int

    def lose_beside(self) -> None:
        """End the line of a server that is gone, without waiting for it; the guest comes back then."""

    async def tell(self, told: frames.Heard) -> None:
        """Let the guest hear something from here."""

    async def come_back(self) -> None:
        """End the line, and let the guest come back at another door."""


class Hosted(Protocol):
    """A hall; what its attributes are stands at `Hall`."""

    house: House | None
    people: People
    guests: dict[int, Guest]
    tables: dict[int, Table]
    awaited: tuple[Table, ...]
    ledger: Ledger
    relays: set[Led]
    locked: bool

    async def ask(self, ask: Callable[..., T], *what: Any) -> T:  # noqa: ANN401 - by question
        """Return an answer; a database elsewhere must not hold the loop up, what is in memory may."""

    def keep(self, person: KeptPerson) -> None:
        """Keep what has changed about somebody."""

    async def come(self, guest: Guest, *, quiet: bool = False) -> None:
        """Let somebody in."""

    def hand_over(self, guest: Guest) -> None:
        """Let somebody go to a table of another server."""

    def leave_servers(self) -> None:
        """End the lines to servers that are gone."""

    def tell_table(self, who: Guest, what: str, text: str = "") -> int:
        """Let everybody else at a table hear of somebody; return how many may."""

    async def find_table(self, number: int) -> Table:
        """Return a table, also one whose match is over; raises GameError."""

    async def new_table(self, kept: TableKept) -> Table:
        """Return a table with a number that none has had."""

    def keep_table(self, table: Table) -> None:
        """Keep what has changed about a table."""

    def room_of(self, table: Table) -> Room:
        """Return the game of a table."""

    async def wake(self, table: Table) -> None:
        """Take the match of a table from its journal; raises GameError."""

    def note_end(self, table: Table) -> None:
        """See that the match of a table is over."""
