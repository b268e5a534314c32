"""Copies of a tournament for the tests: each writes entries after what it knows, and takes in the others'."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from accessgames.club.events import (
    Corrected,
    Created,
    Event,
    Registered,
    Reported,
    Seated,
    SeatingDraft,
    Substituted,
    Undone,
)
from accessgames.club.model.proposal import SeatingKind
from accessgames.club.notation import PersonEntry, digest_of, to_text
from accessgames.club.rules.results import typed_scores
from accessgames.club.union.entries import Entry, Place, heads_of, put_in_order, write_entry
from accessgames.club.union.folding import UnitedTournament, carry_out
from accessgames.club.union.numbers import numbers_in
from accessgames.dataclasses import replace
from tests.club.making import proposal

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.model.tournament import Tournament

_IDS: Iterator[int] = count(1)


def named(event: Event) -> Event:
    """The event with the digest of who is named, as every journal has it that is united."""
    if not isinstance(event, Registered | Substituted):
        return event
    return replace(event, person=digest_of(to_text(PersonEntry("0" * 32, event.name))))


@dataclass
class Copy:
    """One copy of a tournament."""

    entries: dict[str, Entry] = field(default_factory=dict)

    @property
    def united(self) -> UnitedTournament:
        return carry_out(put_in_order(self.entries.values()))

    @property
    def tournament(self) -> Tournament:
        return self.united.course.tournament

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(entry.line for entry in put_in_order(self.entries.values()))

    def apart(self) -> Copy:
        """Another copy that knows the same."""
        return Copy(dict(self.entries))

    def take(self, *others: Copy) -> Copy:
        """Take in what others have."""
        for other in others:
            self.entries.update(other.entries)
        return self

    def write(self, event: Event) -> Entry:
        """Write down what happened here."""
        heads = heads_of(self.entries.values())
        height = max((self.entries[one].height for one in heads), default=-1) + 1
        ids = {number: id_ for id_, number in self.united.numbers.items()} if self.entries else {}
        who = {number: ids[number] for number in numbers_in(event)}
        name = "turnaj" if isinstance(event, Created) else ""
        place = Place(f"{next(_IDS):032x}", heads, height, "", who, name)
        entry = write_entry(named(event), place)
        self.entries[entry.hash] = entry
        return entry

    def register(self, *names: str) -> None:
        for name in names:
            self.write(Registered(len(self.tournament.players) + 1, name))

    def seat(self, *tables: tuple[int, ...]) -> None:
        first = self.tournament.fixed + 1
        self.write(Seated(first, (SeatingDraft(tables),), SeatingKind.HAND))

    def report(self, table: int, *scores: int, round_: int = 1) -> Entry:
        players = self.tournament.table(round_, table).players
        result = typed_scores(players, [(one,) for one in scores], lower_wins=False)
        return self.write(Reported(round_, table, result))

    def correct(self, table: int, *scores: int, round_: int = 1, settles: bool = False) -> Entry:
        players = self.tournament.table(round_, table).players
        result = typed_scores(players, [(one,) for one in scores], lower_wins=False)
        return self.write(Corrected(round_, table, result, "", settles))

    def undo(self, *ids: str) -> None:
        self.write(Undone(1, ids))

    @property
    def scores(self) -> list[list[int] | None]:
        """Scores of the tables of the first round."""
        tables = self.tournament.round(1).tables
        return [
            None if table.result is None else [seat.score for seat in table.result.seats] for table in tables
        ]

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.tournament.players]


def begun(*names: str, made: Proposal | None = None) -> Copy:
    """A copy of a new tournament with people."""
    copy = Copy()
    copy.write(Created(made or proposal(), "7"))
    copy.register(*names)
    return copy
