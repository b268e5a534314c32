"""A table in a hall: who sits there, and the match that they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall.people import folded, same_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

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


class PlaceKept(msgspec.Struct, frozen=True):
    """A seat at a table of a tournament, as the desk wants it.

    Attributes:
        name: Who sits there, as the tournament has it.
        gender: As `SeatSpec.gender`.
        words: Who says them sits there.
        person: Id of whoever has that name in the hall, and needs no words; 0 for nobody.
    """

    name: str
    gender: str
    words: str
    person: int = 0


class DeskKept(msgspec.Struct, frozen=True):
    """What makes a table one of a tournament.

    Attributes:
        order: Id by which the desk knows it.
        title: Name of the tournament.
        round_: Number of the round.
        table: Number of the table there.
        occasion: What its match says it is part of.
        seed: Seed of the match where it was chosen, else empty.
        places: Who may sit where.
        withdrawn: Whether the desk wants it no more.
        home: The server whose desk wants it, where several serve a hall; empty where one does.
    """

    order: str
    title: str
    round_: int
    table: int
    occasion: str
    seed: str
    places: tuple[PlaceKept, ...]
    withdrawn: bool = False
    home: str = ""


class TableKept(msgspec.Struct, frozen=True):
    """What the ledger has of a table beside its number and state.

    Attributes:
        game: Id of the game.
        options: Its options.
        seats: Who sits there.
        code: What lets others sit down where that is not free to all.
        delay: How many moves late those see the match who watch.
        desk: What makes it a table of a tournament; None at a table of guests.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[SeatKept, ...]
    code: str = ""
    delay: int = 0
    desk: DeskKept | None = None


def same_words(given: str, wanted: str) -> bool:
    """Compare words that were said, without telling by the time taken how far they agree."""
    return same_word(folded(" ".join(given.split())), folded(wanted))


def desk_place(desk: DeskKept, code: str) -> int | None:
    """Return the seat that words of an invitation lead to; None for none."""
    return next((at for at, place in enumerate(desk.places) if same_words(code, place.words)), None)


class AtTable(Protocol):
    """Somebody who is at a table.

    Attributes:
        person: Who it is.
    """

    person: KeptPerson

    def hear_from(self, person: int, told: frames.Heard) -> None:
        """Let something be told that somebody, by their id, said or did."""

    def away(self, now: float) -> bool:
        """Tell whether nothing has led to them for so long that the others need not wait."""

    def leave(self) -> None:
        """Be in the hall."""

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

    def tell(self, told: frames.Heard, but: AtTable | None) -> int:
        """Let everybody here hear something, except who has done it, if anybody; return how many may."""
        others = [guest for guest in self.guests if guest is not but]
        for guest in others:
            guest.hear_from(but.person.id if but is not None else 0, told)
        return len(others)

    def remind(self, guest: AtTable) -> None:
        """Tell somebody who has sat down for whom computer players act there."""
        if self.match is not None and self.state == "goes":
            own = self.seats_of(guest.person.id)
            for at, level in self.match.seat.notes.stood_in.items():
                name, text = self.kept.seats[at].name, "own" if at in own else ""
                guest.hear_from(0, frames.Heard("replaced", name, text, self.number, level))

    def people_here(self, now: float) -> frozenset[int]:
        """Return the ids of those who play at the table and can be reached."""
        here = (guest.person.id for guest in self.guests if not guest.away(now))
        return frozenset(person for person in here if self.seats_of(person))

    def sits_here(self, at: int, now: float) -> bool:
        """Tell whether whoever has a seat is at the table now."""
        return self.kept.seats[at].person in self.people_here(now)

    def seats_of(self, person: int) -> frozenset[int]:
        """Return where somebody sits."""
        return frozenset(at for at, seat in enumerate(self.kept.seats) if seat.person == person)

    @property
    def people(self) -> frozenset[int]:
        """Ids of those who sit there, or may by their name at a table of a tournament: who looks for it."""
        expected = () if self.kept.desk is None else self.kept.desk.places
        sitting = {seat.person for seat in self.kept.seats}
        return frozenset(sitting | {place.person for place in expected}) - {0}

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.free for seat in self.kept.seats)

    def sit_down(self, person: int, name: str, words: str, code: str = "") -> None:
        """Give somebody the first free seat; at a table of a tournament the one that is theirs.

        Args:
            person: Who.
            name: What they are called.
            words: What they add to the luck.
            code: What they said to be let in.

        Raises:
            GameError: `net-table-full`, `net-table-goes`; `net-wrong-code` where it is a private table, or
                `net-desk-words` and `net-desk-taken` at one of a tournament.
        """
        if self.state != "waits":
            raise GameError("net-table-goes", table=self.number)
        if self.kept.desk is not None:
            at = self._own_place(self.kept.desk, person, code)
            self._change(at, SeatKept(person, self.kept.desk.places[at].name, 0, words))
            return
        if self.kept.code and not same_words(code, self.kept.code):
            raise GameError("net-wrong-code", table=self.number)
        free = next((at for at, seat in enumerate(self.kept.seats) if seat.free), None)
        if free is None:
            raise GameError("net-table-full", table=self.number)
        self._change(free, SeatKept(person, name, 0, words))

    def _own_place(self, desk: DeskKept, person: int, code: str) -> int:
        """Return the seat that somebody's words or name give them."""
        at = desk_place(desk, code) if code else next(iter(self.places_of(person)), None)
        if at is None:
            key = "net-wrong-code" if code else "net-desk-words"
            raise GameError(key, table=self.number)
        if not self.kept.seats[at].free:
            raise GameError("net-desk-taken", table=self.number, name=desk.places[at].name)
        return at

    def places_of(self, person: int) -> tuple[int, ...]:
        """Return the seats of a tournament that wait for somebody by their name."""
        places = () if self.kept.desk is None else self.kept.desk.places
        return tuple(
            at
            for at, place in enumerate(places)
            if place.person == person and self.kept.seats[at].free and self.state == "waits"
        )

    def check_there(self) -> None:
        """Refuse a table that the desk has withdrawn; raises GameError."""
        if self.kept.desk is not None and self.kept.desk.withdrawn:
            raise GameError("net-desk-withdrawn")

    def unname(self, person: int) -> None:
        """Let no seat of a tournament wait for somebody by their name any more: only words lead there."""
        desk = self.kept.desk
        if desk is not None:
            places = tuple(
                msgspec.structs.replace(place, person=0) if place.person == person else place
                for place in desk.places
            )
            desk = msgspec.structs.replace(desk, places=places)
            self.kept = msgspec.structs.replace(self.kept, desk=desk)

    @property
    def private(self) -> bool:
        """Whether nobody may sit down or watch who was not asked."""
        return bool(self.kept.code) or self.kept.desk is not None

    def withdraw(self) -> None:
        """Let a table of a tournament be over without a result."""
        assert self.kept.desk is not None  # noqa: S101 - guests withdraw nothing
        desk = msgspec.structs.replace(self.kept.desk, withdrawn=True)
        self.kept = msgspec.structs.replace(self.kept, desk=desk)
        self.state, self.secret = "over", ""
        if self.match is not None:
            self.match.closed = "net-desk-withdrawn"

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
        desk = self.kept.desk
        seats = tuple(
            frames.SeatSeen(
                seat.name if desk is None else desk.places[at].name,
                seat.level,
                bool(seat.person and here(seat.person)),
            )
            for at, seat in enumerate(self.kept.seats)
        )
        seen = frames.TableSeen(
            self.number, self.kept.game, seats, self.state, own, self.awaits(person),
            self.kept.code if own else "", self.private, self.kept.delay,
        )  # fmt: skip
        if desk is None:
            return seen
        return msgspec.structs.replace(seen, title=desk.title, round_=desk.round_, place=desk.table)

    def awaits(self, person: int) -> bool:
        """Tell whether somebody is to act; of one that nobody came to nothing is known."""
        return self.match is not None and bool(self.seats_of(person).intersection(self.match.seat.actors))


def table_of(kept: KeptTable) -> Table:
    """Return a table as the ledger has it."""
    what = msgspec.json.decode(kept.what, type=TableKept)
    return Table(kept.number, what, kept.state, kept.secret)


def refuse_at_desk(table: Table) -> None:
    """Refuse what guests decide among themselves at a table of a tournament; raises GameError."""
    if table.kept.desk is not None:
        raise GameError("net-desk-decides")


def remind_of_tables(tables: Iterable[Table], guest: AtTable) -> None:
    """Tell somebody which tables of a tournament wait for them."""
    for table in tables:
        desk = table.kept.desk
        if desk is not None and table.places_of(guest.person.id):
            guest.hear_from(0, frames.Heard("waits", "", desk.title, table.number))
