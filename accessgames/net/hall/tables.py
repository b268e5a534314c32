"""A table in a hall: who sits there, and the match that they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import frames

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.net.hall.ledger import KeptPerson, KeptTable
    from accessgames.net.hall.matches import HostedMatch


class SeatKept(msgspec.Struct, frozen=True):
    """A seat as the ledger has it.

    Attributes:
        person: Id of whoever sits there; 0 for a computer player or nobody.
        name: What they are called; empty where it is free.
        level: Of a computer player, else 0.
        words: What they added to the luck.
    """

    person: int = 0
    name: str = ""
    level: int = 0
    words: str = ""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down there."""
        return not self.name


class TableKept(msgspec.Struct, frozen=True):
    """What the ledger has of a table beside its number and state."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[SeatKept, ...]
    code: str = ""


class AtTable(Protocol):
    """Somebody who is at a table.

    Attributes:
        person: Who it is.
    """

    person: KeptPerson

    def hear(self, told: frames.Heard) -> None:
        """Let something be told."""

    def follow(self) -> None:
        """Follow the match of the table, which has just begun, goes on, or was taken from its journal."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What the people at a table are asked.

    Attributes:
        at: The seat of whoever is away.
        level: Of the computer player.
        agreed: Ids of the people who want it so.
    """

    at: int
    level: int
    agreed: frozenset[int]


class Table:
    """A table.

    Attributes:
        number: What it is called by.
        kept: What the ledger has of it.
        state: `waits`, `goes` or `over`.
        secret: Seed of its match, in digits; empty before and after.
        match: The match, where somebody has come to it since the server was started.
        guests: Who is at it now, in the order in which they came.
        vote: On whether a computer player goes on for somebody; None where nobody is asked.
    """

    def __init__(self, number: int, kept: TableKept, state: str = "waits", secret: str = "") -> None:
        """Take what is known of a table."""
        self.number = number
        self.kept = kept
        self.state = state
        self.secret = secret
        self.match: HostedMatch | None = None
        self.guests: dict[AtTable, None] = {}
        self.vote: Vote | None = None

    def tell(self, told: frames.Heard, but: AtTable) -> int:
        """Let everybody here hear something, except who has done it; return how many may."""
        others = [guest for guest in self.guests if guest is not but]
        for guest in others:
            guest.hear(told)
        return len(others)

    def sits_here(self, at: int) -> bool:
        """Tell whether whoever has a seat is at the table now."""
        return any(at in self.seats_of(guest.person.id) for guest in self.guests)

    def seats_of(self, person: int) -> frozenset[int]:
        """Return where somebody sits."""
        return frozenset(at for at, seat in enumerate(self.kept.seats) if seat.person == person)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.free for seat in self.kept.seats)

    def sit_down(self, person: int, name: str, words: str) -> None:
        """Give somebody the first free seat.

        Raises:
            GameError: `net-table-full` or `net-table-goes`.
        """
        if self.state != "waits":
            raise GameError("net-table-goes", table=self.number)
        free = next((at for at, seat in enumerate(self.kept.seats) if seat.free), None)
        if free is None:
            raise GameError("net-table-full", table=self.number)
        self._change(free, SeatKept(person, name, 0, words))

    def stand_up(self, person: int) -> None:
        """Free the seat of somebody where no match has begun; in a match it waits for them."""
        if self.state == "waits":
            for at in self.seats_of(person):
                self._change(at, SeatKept())

    def fill(self, level: int, name: Callable[[int], str]) -> None:
        """Let computer players of a level take what is free."""
        for at, seat in enumerate(self.kept.seats):
            if seat.free:
                self._change(at, SeatKept(0, name(at), level))

    def _change(self, at: int, seat: SeatKept) -> None:
        seats = (*self.kept.seats[:at], seat, *self.kept.seats[at + 1 :])
        self.kept = msgspec.structs.replace(self.kept, seats=seats)

    def seen(self, person: int, here: Callable[[int], bool]) -> frames.TableSeen:
        """Return the table as somebody sees it; `here` tells who is at it now."""
        own = bool(self.seats_of(person))
        seats = tuple(
            frames.SeatSeen(seat.name, seat.level, bool(seat.person and here(seat.person)))
            for seat in self.kept.seats
        )
        return frames.TableSeen(
            self.number, self.kept.game, seats, self.state, own, self.awaits(person),
            self.kept.code if own else "", bool(self.kept.code),
        )  # fmt: skip

    def awaits(self, person: int) -> bool:
        """Tell whether somebody is to act; of one that nobody came to nothing is known."""
        return self.match is not None and bool(self.seats_of(person).intersection(self.match.seat.actors))


def table_of(kept: KeptTable) -> Table:
    """Return a table as the ledger has it."""
    what = msgspec.json.decode(kept.what, type=TableKept)
    return Table(kept.number, what, kept.state, kept.secret)
