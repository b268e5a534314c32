"""What writes entries of a tournament, and one journal of them as if they had been written in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from accessgames.club import events, notation
from accessgames.club.model.proposal import Proposal
from accessgames.club.union import entries, folding
from accessgames.club.union.numbers import numbers_in
from accessgames.dataclasses import fields, replace

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.rules.course import Course
    from accessgames.club.union.folding import UnitedTournament


class EntryWriter:
    """Turns events into entries, each after all that is known here.

    Attributes:
        form: `notation.UNITED_FORMAT`.
        authors: Public keys that have signed entries.
        written: The entries written so far.
    """

    form = notation.UNITED_FORMAT

    def __init__(self, known: UnitedTournament | None, fresh: Callable[[], str], name: str = "") -> None:
        """Begin after what is known of a tournament, or with its creation.

        Args:
            known: The tournament, or None where it begins.
            fresh: Gives a fresh id.
            name: What a new tournament is called among those of its club.
        """
        there = () if known is None else known.entries
        self._fresh, self._name = fresh, name
        self._heads = entries.heads_of(there)
        self._height = max((entry.height for entry in there), default=-1) + 1
        holding = set(() if known is None else known.holding)
        numbers = {} if known is None else known.numbers
        # Of somebody registered by two copies the entry that holds stands for the person.
        self._people = {number: id_ for id_, number in numbers.items() if id_ in holding}
        self.authors = frozenset(entry.author for entry in there if entry.author)
        self.written: list[entries.Entry] = []

    def line(
        self, event: Event, when: str = "", sign: Callable[[str], str] | None = None, author: str = ""
    ) -> str:
        """Return the next entry as a line, ended by a newline.

        Args:
            event: What happened, with numbers as they are now.
            when: ISO 8601 text, or empty.
            sign: Makes a signature of a digest, or None.
            author: Public key of the one who signs, or empty.

        Raises:
            ValueError: The event is not of the shape that an entry has.
        """
        who = {number: self._people[number] for number in numbers_in(event)}
        name = self._name if isinstance(event, events.Created) else ""
        place = entries.Place(self._fresh(), self._heads, self._height, when, who, name, author)
        entry = entries.write_entry(event, place, sign)
        if isinstance(event, events.Registered):
            self._people[event.player] = entry.id
        elif isinstance(event, events.Substituted):
            self._people[event.substitute] = entry.id
        self._heads, self._height = (entry.hash,), self._height + 1
        self.written.append(entry)
        return f"{entry.line}\n"


def complete(event: Event, course: Course, known: UnitedTournament) -> Event:
    """Return an event with what an entry says besides: which fields it changes, which entries it takes back.

    What was set aside stays so behind a step that is taken back, unless it tells a result that is a question.

    Args:
        event: What is going to happen.
        course: The tournament as it stands before it.
        known: The same with its entries.
    """
    if isinstance(event, events.Amended):
        old = course.tournament.proposal
        names = (one.name for one in fields(Proposal))
        changed = (name for name in names if getattr(old, name) != getattr(event.proposal, name))
        return replace(event, fields=tuple(sorted(changed)))
    if isinstance(event, events.Undone):
        asked = {entry.id for dispute in known.disputes for entry in dispute.told}
        aside = (one.entry.id for one in known.aside if one.entry.id not in asked)
        taken = event.entries or known.holding[event.keep :]
        return replace(event, entries=tuple(dict.fromkeys((*taken, *aside))))
    return event


def in_a_row(known: UnitedTournament) -> Iterator[notation.JournalLine]:
    """Yield what happened as the lines of a journal that one computer wrote, without what was set aside.

    Where something was taken back from among what stays, or holds again, all behind it is told once more.
    """
    told: tuple[tuple[str, Event], ...] = ()
    there = folding.Folding(known.entries, ())
    for count, entry in enumerate(known.entries, 1):
        event = entry.event
        if isinstance(event, events.Undone | events.Restored):
            behind = known.entries[:count]
            there = folding.Folding(known.entries, folding.taken_back(behind))
            for one in behind:
                there.add(one)
        else:
            there.add(entry)
        if isinstance(event, events.REMARKS):
            yield notation.JournalLine(known.events[count - 1], entry.when)
            continue
        wanted = there.holding
        keep = next((at for at, pair in enumerate(told) if (pair,) != wanted[at : at + 1]), len(told))
        if keep < len(told):
            yield notation.JournalLine(events.Undone(keep), entry.when)
        for _id, again in wanted[keep:]:
            yield notation.JournalLine(again, entry.when)
        told = wanted
