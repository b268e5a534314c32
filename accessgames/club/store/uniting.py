"""Two copies of a club as one: the same whatever the order in which copies come together, and how often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club import notation
from accessgames.club.register import entries as register_entries
from accessgames.club.register.reduction import kept_texts, register_of
from accessgames.club.rules import forgetting
from accessgames.club.store import archive as archives
from accessgames.club.union import entries
from accessgames.club.union.folding import carry_out
from accessgames.club.union.forgetting import forgotten_beside
from accessgames.club.union.leagues import unite_league
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.club.store.archive import Archive, Beside

_APART: Final = 4


@dataclass(frozen=True, slots=True)
class _Journal:
    """The journal of a tournament in one copy.

    Attributes:
        name: Its id there.
        claimed: The id that it was made with; of an older one, its id.
        lines: Its lines.
    """

    name: str
    claimed: str
    lines: tuple[str, ...]

    @property
    def united(self) -> bool:
        """Whether its lines are entries."""
        return is_united(self.lines)


def is_united(lines: Sequence[str]) -> bool:
    """Tell whether the lines of a tournament are entries."""
    return notation.form_of(lines[0]) == notation.UNITED_FORMAT


def _has_entries(name: str, lines: Sequence[str]) -> bool:
    return not name.startswith(archives.LEAGUE) and is_united(lines)


def unite(own: Archive, other: Archive) -> Archive:
    """Return what two copies of a club have together, in an order that depends on nothing else.

    The journals of both were verified before. A tournament of entries is the union of them; an older one has
    to be the beginning of the other. Of two tournaments of the same id the later one is renamed.

    Raises:
        GameError: `club-error-import-differs` with an older tournament that went on apart in both copies, or
            entries that can't stand together: `error-journal-changed`.
    """
    journals = dict(older_journals(own, other)) | dict(united_journals(own, other))
    leagues = {
        name: unite_league(own.tournaments.get(name, ()), other.tournaments.get(name, ()))
        for name in own.tournaments.keys() | other.tournaments.keys()
        if name.startswith(archives.LEAGUE)
    }
    register = {**other.entries, **own.entries}
    known = register_of(map(register_entries.read_entry, register.values()), {**other.people, **own.people})
    spoken = frozenset(digest for lines in journals.values() for digest in archives.digests_in(lines))
    people = dict(kept_texts(known, spoken, own.people, other.people))
    dropped: set[str] = set()
    for lines in journals.values():
        if is_united(lines):
            found = forgotten_beside(carry_out(entries.read_entries(lines, people)), people)
            people.update(found.people)
            dropped |= found.matches
        else:
            dropped |= matches_gone(lines)
    records = {**other.records, **own.records}
    seals = {**other.seals, **own.seals}
    return put_in_order(
        archives.Archive(
            own.name,
            {**journals, **leagues},
            {digest: text for digest, text in records.items() if digest not in dropped},
            people,
            {digest: text for digest, text in seals.items() if digest not in dropped},
            register,
        )
    )


def matches_gone(lines: Sequence[str]) -> frozenset[str]:
    """Return the matches of an older tournament that people played who are forgotten."""
    events = notation.read_tournament_journal(f"{line}\n" for line in lines).events
    gone = forgetting.forgotten_people(events)
    players = frozenset(player for player, person in forgetting.people_of(events) if person in gone)
    return forgetting.matches_of(events, players)


def put_in_order(archive: Archive) -> Archive:
    """Return a club with everything in the order in which copies of it have it, too.

    Tournaments stand by the time at which they were made, and then by their ids; leagues behind them.
    """
    journals = {
        name: tuple(entry.line for entry in entries.read_entries(lines, archive.people))
        if _has_entries(name, lines)
        else lines
        for name, lines in archive.tournaments.items()
    }
    ordered = sorted(
        journals, key=lambda name: (name.startswith(archives.LEAGUE), made_at(journals[name]), name)
    )
    texts = (archive.records, archive.people, archive.seals, archive.entries)
    records, people, seals, register = ({key: one[key] for key in sorted(one)} for one in texts)
    return archives.Archive(
        archive.name, {name: journals[name] for name in ordered}, records, people, seals, register
    )


def made_at(lines: Sequence[str]) -> str:
    """Return when the first line of a journal was written, as it says; empty where it says nothing."""
    try:
        return str(notation.parse_json(lines[0])["at"])
    except (ValueError, KeyError, TypeError):
        return ""


def older_journals(own: Archive, other: Archive) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the tournaments of earlier shapes.

    Raises:
        GameError: `club-error-import-differs`.
    """
    for name in [*own.tournaments, *(one for one in other.tournaments if one not in own.tournaments)]:
        if name.startswith(archives.LEAGUE):
            continue
        rows = [
            archive.tournaments[name]
            for archive in (own, other)
            if name in archive.tournaments and not is_united(archive.tournaments[name])
        ]
        if any(one != two for one, two in zip(rows[0], rows[-1], strict=False)) if rows else False:
            raise GameError("club-error-import-differs", tournament=name, club=own.name)
        if rows:
            yield name, max(rows, key=len)


def united_journals(own: Archive, other: Archive) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the tournaments of entries, each with the id that it has from now on.

    Raises:
        GameError: `error-journal-changed` where entries can't stand together.
    """
    people = {**other.people, **own.people}
    found: dict[str, dict[str, entries.Entry]] = {}
    older: set[str] = set()
    for archive in (own, other):
        for name, lines in archive.tournaments.items():
            if name.startswith(archives.LEAGUE):
                continue
            if not is_united(lines):
                older.add(name)
                continue
            read = entries.read_entries(lines, people)
            found.setdefault(read[0].hash, {}).update({entry.hash: entry for entry in read})
    taken = older
    for there in sorted(found.values(), key=_moment):
        if entries.first_loose(there) is not None:
            raise GameError("error-journal-changed", line=1)
        ordered = entries.put_in_order(there.values())
        first = ordered[0]
        name = first.name if first.name not in taken else f"{first.name[:_LONGEST]}-{first.id[:_APART]}"
        taken.add(name)
        yield name, tuple(entry.line for entry in ordered)


_LONGEST: Final = archives.MAX_SLUG - _APART - 1


def _moment(there: Mapping[str, entries.Entry]) -> tuple[str, str]:
    """Return what orders tournaments everywhere alike: when they were made, and the id of the creation."""
    first = next(entry for entry in there.values() if not entry.after)
    return first.when, first.id


@dataclass(frozen=True, slots=True)
class Difference:
    """What has to be written so that a club becomes what two copies of it have together.

    Attributes:
        renamed: Id of a tournament -> the one that it has from now on.
        lines: Id, the new one -> lines that are added.
        records: Journals of matches that are added.
        beside: All that changes beside.
    """

    renamed: Mapping[str, str]
    lines: Mapping[str, tuple[str, ...]]
    records: Mapping[str, str]
    beside: Beside


def difference(own: Archive, united: Archive) -> Difference:
    """Return what a club lacks to be what it is united to."""
    now = {lines[0]: name for name, lines in united.tournaments.items() if _has_entries(name, lines)}
    renamed = {
        name: now[lines[0]]
        for name, lines in own.tournaments.items()
        if _has_entries(name, lines) and now[lines[0]] != name
    }
    before = {renamed.get(name, name): {*lines} for name, lines in own.tournaments.items()}
    lines = {
        name: tuple(line for line in journal if line not in before.get(name, ()))
        for name, journal in united.tournaments.items()
    }
    people = {digest: text for digest, text in united.people.items() if own.people.get(digest) != text}
    seals = {digest: text for digest, text in united.seals.items() if digest not in own.seals}
    register = {key: text for key, text in united.entries.items() if key not in own.entries}
    return Difference(
        renamed,
        {name: added for name, added in lines.items() if added},
        {digest: text for digest, text in united.records.items() if digest not in own.records},
        archives.Beside(
            people=people,
            seals=seals,
            dropped=frozenset(own.records.keys() - united.records.keys()),
            entries=register,
            erased=frozenset(own.people.keys() - united.people.keys()),
        ),
    )
