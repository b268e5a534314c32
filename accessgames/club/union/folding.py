"""Entries carried out in their order: what they make of a tournament, and what does not hold among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.club import events
from accessgames.club.rules import bounds, forgetting, weeks
from accessgames.club.rules import course as courses
from accessgames.club.union.entries import Entry, Lineage
from accessgames.club.union.numbers import change_numbers
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, IllegalAction, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model.tournament import Result, Tournament


@dataclass(frozen=True, slots=True)
class SetAside:
    """An entry that does not hold where it stands among what was written elsewhere.

    Attributes:
        entry: The entry.
        event: What it says, as far as possible with the numbers that people have now.
        cause: Why it does not hold.
    """

    entry: Entry
    event: Event
    cause: GameError


@dataclass(frozen=True, slots=True)
class Dispute:
    """Several results that were told of one table, by people who did not know of each other.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        results: What was told, the one that holds until somebody decides first.
        told: The entries that tell them, in the same order.
    """

    round_: int
    table: int
    results: tuple[Result, ...]
    told: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class UnitedTournament:
    """What a set of entries comes to.

    Attributes:
        entries: The entries in their order.
        events: What each of them says, with the numbers that people have now as far as possible.
        course: The events that hold with what they have made.
        holding: Ids of the entries of these events.
        numbers: Id of the entry that brought a player -> number of the player.
        aside: Entries that do not hold, in order; those that were taken back are not among them.
        disputes: Tables about which different things were said.
        twice: Numbers of players whom two copies registered by the same name, who are one now.
    """

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    course: courses.Course
    holding: tuple[str, ...]
    numbers: Mapping[str, int]
    aside: tuple[SetAside, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    twice: tuple[int, ...] = ()

    def states_of(self, count: int) -> tuple[tuple[str, ...], ...]:
        """Return what one of the copies knew when it had so many entries: lines with their newlines.

        Of a paper on which so many lines stand, one of these is what it was printed from. There are several
        where copies went on apart, and none where nobody had just as many.
        """
        lineage = Lineage(self.entries)
        found = {
            tuple(f"{one.line}\n" for one in state): None
            for entry in self.entries
            for state in lineage.states(entry, count)
        }
        if count == len(self.entries):
            found[tuple(f"{one.line}\n" for one in self.entries)] = None
        return tuple(found)


_STATEMENTS: Final = (events.Reported, events.Corrected)


def carry_out(entries: Sequence[Entry], forgotten: Iterable[str] = ()) -> UnitedTournament:
    """Carry out entries in their order (`put_in_order`).

    An entry that was taken back is left out from the beginning; one that does not hold where it stands is set
    aside, and everything behind it counts without it.

    Args:
        entries: The entries.
        forgotten: Digests of names in whose place something else lies, though no entry of these says so.

    Raises:
        GameError: The creation itself is not possible.
    """
    folding = Folding(entries, taken_back(entries), forgotten)
    for entry in entries:
        folding.add(entry)
    return folding.found()


def standing_withdrawals(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries that take something back and were not taken back themselves, in their order.

    That depends on no order: whoever restores names the entries that took it back, and nothing else.
    """
    there = tuple(entries)
    lifted = {
        one for entry in there if isinstance(entry.event, events.Restored) for one in entry.event.entries
    }
    return tuple(
        entry for entry in there if isinstance(entry.event, events.Undone) and entry.id not in lifted
    )


def taken_back(entries: Iterable[Entry]) -> set[str]:
    """Return the ids of the entries that do not count, as somebody took them back."""
    withdrawals = standing_withdrawals(entries)
    said = (entry.event for entry in withdrawals)
    return {one for event in said if isinstance(event, events.Undone) for one in event.entries}


class Folding:
    """A tournament on its way through its entries."""

    def __init__(
        self, entries: Sequence[Entry], undone: Iterable[str], forgotten: Iterable[str] = ()
    ) -> None:
        """Begin before the first entry.

        Args:
            entries: All of them in their order.
            undone: Ids of those that do not count.
            forgotten: As of `carry_out`.
        """
        self._entries = tuple(entries)
        self._lineage = Lineage(self._entries)
        said = [entry.event for entry in entries]
        self._forgotten = frozenset({*forgetting.forgotten_people(said), *forgotten})
        self._gone = {one.who[one.event.player] for one in entries if isinstance(one.event, events.Forgotten)}
        self._undone = {*undone} - {entries[0].id}
        self._builder = courses.CourseBuilder()
        self._events: list[Event] = []
        self._holding: list[Entry] = []
        self._held: dict[Event, Entry] = {}
        self._numbers: dict[str, int] = {}
        self._bringers: dict[int, Entry] = {}
        self._aside: list[SetAside] = []
        self._twice: list[int] = []

    @property
    def holding(self) -> tuple[tuple[str, Event], ...]:
        """What holds so far: ids of entries, with what they say on what stands before them."""
        return tuple(
            (entry.id, event) for entry, event in zip(self._holding, self._builder.course.events, strict=True)
        )

    def found(self) -> UnitedTournament:
        """Return what it has come to."""
        course = self._builder.course
        return UnitedTournament(
            self._entries,
            tuple(self._events),
            course,
            tuple(entry.id for entry in self._holding),
            dict(self._numbers),
            tuple(self._aside),
            tuple(find_disputes(self._entries, self._events, self._undone, self._lineage, course.tournament)),
            tuple(sorted(set(self._twice))),
        )

    def add(self, entry: Entry) -> None:
        """Carry out the next entry, or set it aside."""
        if entry.id in self._undone:
            self._events.append(self._numbered(entry)[0])
            self._builder.count_draw(entry.event)
            return
        event, unknown = self._numbered(entry)
        self._events.append(event)
        if isinstance(event, events.Undone | events.Restored):
            return
        try:
            if unknown:
                raise IllegalAction(refuse("club-refused-unregistered", count=unknown))
            self._builder.add(event)
        except GameError as cause:
            self._set_aside(entry, event, cause)
            return
        self._note(entry, event)

    def _note(self, entry: Entry, event: Event) -> None:
        """Remember what holds."""
        self._held.setdefault(event, entry)
        if not isinstance(event, events.REMARKS):
            self._holding.append(entry)
        if isinstance(event, events.Registered | events.Substituted):
            number = forgetting.named_player(event)
            self._numbers[entry.id], self._bringers[number] = number, entry

    def _numbered(self, entry: Entry) -> tuple[Event, int]:
        """Return what an entry says on what stands before it, and how many people of it are not here."""
        tournament = self._builder.tournament
        if tournament is None:
            return entry.event, 0
        missing = 0

        def number(written: int, brought: bool) -> int:  # noqa: FBT001 - as `Change`
            nonlocal missing
            if brought:
                return len(tournament.players) + 1
            known = self._numbers.get(entry.who.get(written, ""))
            missing += known is None
            return written if known is None else known

        event = weeks.found_again(tournament, change_numbers(entry.event, number))
        match event:
            case events.Amended(proposal, names) if names:
                changed = {name: getattr(proposal, name) for name in names}
                event = replace(event, proposal=replace(tournament.proposal, **changed))
            case events.Grouped(groups):
                event = replace(event, groups=tuple(tuple(sorted(group)) for group in groups))
            case events.Seated(rounds=rounds):
                drafts = tuple(replace(draft, out=tuple(sorted(draft.out))) for draft in rounds)
                event = replace(event, rounds=drafts)
            case events.Registered() | events.Changed() | events.Substituted():
                event = self._apart(entry, event, tournament)
            case _:
                pass
        return event, missing

    def _apart(
        self,
        entry: Entry,
        event: events.Registered | events.Changed | events.Substituted,
        tournament: Tournament,
    ) -> Event:
        """Call somebody who was forgotten differently from others that were forgotten elsewhere."""
        own = forgetting.named_player(event)
        bringer = entry.who[entry.event.player] if isinstance(entry.event, events.Changed) else entry.id
        if event.person not in self._forgotten and bringer not in self._gone:
            return event
        taken = {bounds.folded(player.name) for player in tournament.players if player.number != own}
        name, further = event.name, 2
        while bounds.folded(name) in taken:
            name, further = f"{event.name} {further}", further + 1
        return replace(event, name=name)

    def _set_aside(self, entry: Entry, event: Event, cause: GameError) -> None:
        """Set an entry aside, unless somebody else has said the same without knowing of it."""
        before = self._held.get(event)
        if before is not None and not self._lineage.knew(entry, before):
            return
        if isinstance(event, events.Registered) and self._is_taken_twice(entry, event):
            return
        if isinstance(event, _STATEMENTS) and self._is_told(event, cause):
            return
        self._aside.append(SetAside(entry, event, cause))

    def _is_taken_twice(self, entry: Entry, event: events.Registered) -> bool:
        """Take somebody whom another copy registered by the same name as the one who is here already."""
        tournament = self._builder.tournament
        assert tournament is not None  # noqa: S101 - behind the creation
        for player in tournament.players:
            bringer = self._bringers[player.number]
            same = bounds.folded(player.name) == bounds.folded(event.name)
            if same and not self._lineage.knew(entry, bringer):
                self._numbers[entry.id] = player.number
                self._twice.append(player.number)
                return True
        return False

    def _is_told(self, event: events.Reported | events.Corrected, cause: GameError) -> bool:
        """Tell whether a table has the result already, or another one, which is a question and no mistake."""
        tournament = self._builder.tournament
        assert tournament is not None  # noqa: S101 - behind the creation
        try:
            held = tournament.table(event.round_, event.table).result
        except KeyError:
            return False
        if held is None or {one.player for one in held.seats} != {one.player for one in event.result.seats}:
            return False
        return cause.key == "club-refused-reported" or {*held.seats} == {*event.result.seats}


def find_disputes(
    entries: Sequence[Entry],
    said: Sequence[Event],
    undone: frozenset[str] | set[str],
    lineage: Lineage,
    tournament: Tournament,
) -> Iterator[Dispute]:
    """Yield the tables about which people said different things who did not know of each other.

    Whoever knew what another one said, and said something else, has decided it.

    Args:
        entries: All entries in their order.
        said: What each of them says, with the numbers that people have now.
        undone: Ids of entries that were taken back.
        lineage: Which of them knew which.
        tournament: As it stands.
    """
    tables: dict[tuple[int, int], list[tuple[Entry, Result]]] = {}
    for entry, event in zip(entries, said, strict=True):
        if isinstance(event, _STATEMENTS) and entry.id not in undone:
            tables.setdefault((event.round_, event.table), []).append((entry, event.result))
    for (round_, table), told in sorted(tables.items()):
        try:
            held = tournament.table(round_, table)
        except KeyError:
            continue
        own = [pair for pair in told if {seat.player for seat in pair[1].seats} == {*held.players}]
        last = list(undecided(own, lineage))
        if held.result is None or len(last) < 2:  # noqa: PLR2004 - two different results
            continue
        holds = frozenset(held.result.seats)
        last = [pair for _, pair in sorted(enumerate(last), key=partial(_held_first, holds))]
        yield Dispute(round_, table, tuple(pair[1] for pair in last), tuple(pair[0] for pair in last))


def _held_first(holds: frozenset[object], told: tuple[int, tuple[Entry, Result]]) -> tuple[bool, int]:
    place, (_entry, result) = told
    return frozenset(result.seats) != holds, place


MOST_SAYINGS: Final = 32
"""So many last results of one table are compared; nobody has so many copies."""


def undecided(told: Sequence[tuple[Entry, Result]], lineage: Lineage) -> Iterator[tuple[Entry, Result]]:
    """Yield the last thing that each said about a table, of equal ones the first."""
    answered = lineage.known_to([entry for entry, _result in told])
    last = [pair for pair in told if not answered >> lineage.place[pair[0].hash] & 1][:MOST_SAYINGS]
    meant = {entry.hash: frozenset(result.seats) for entry, result in told}
    # What each of the last ones knew of the table when it was said.
    known = {
        entry.hash: {meant[other.hash] for other, _result in told if lineage.knew(entry, other)}
        for entry, _result in last
    }
    shown: set[frozenset[object]] = set()
    for entry, result in last:
        own = meant[entry.hash]
        others = [other for other, _ in last if meant[other.hash] != own]
        overruled = any(
            own in known[other.hash] and meant[other.hash] not in known[entry.hash] for other in others
        )
        if not overruled and own not in shown:
            shown.add(own)
            yield entry, result
