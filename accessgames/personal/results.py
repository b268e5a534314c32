"""Results of matches: each counted once, whoever counts it and how often.

What tells a match from every other one is drawn with its secret seed and stands in its header; older ones
have their seats, options and start. So a match that is counted at its end, again by the next start, and once
more where it is brought from another computer stays one match.

A match in training is not counted, as time goes back in it, and none without people. One that was given up
has no result: it is told beside the others, ends a streak of wins, and changes no rating. Nor does one in
which somebody was advised.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.engine.journal import PERSON, Header, PublicHeader

if TYPE_CHECKING:
    import sqlite3

    from accessgames.engine import Outcome
    from accessgames.personal.database import PersonalFile

_DIGITS: Final = 32


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one seat.

    Attributes:
        name: Who sat there.
        player: `human`, or what computer player it was: `bot:3`.
        total: Final score; None in a match that was given up.
        place: Place from 1, shared by equals; None as above.
    """

    name: str
    player: str
    total: int | None = None
    place: int | None = None

    @property
    def person(self) -> str:
        """The name as it is compared; empty for a computer player."""
        return self.name.casefold() if self.player == PERSON else ""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that was counted.

    Attributes:
        identity: What tells it from every other match.
        game: Id of the game.
        started: When, as ISO 8601 text; empty where nobody knows.
        given_up: Whether it was given up, so that nobody has a place.
        rated: Whether its luck was drawn in secret, so that it can't have been tried before, and nobody was
            advised.
        seconds: How long it took, where it was played at one sitting; None where nobody knows.
        seats: By seat.
    """

    identity: str
    game: str
    started: str
    given_up: bool
    rated: bool
    seconds: int | None
    seats: tuple[SeatResult, ...]

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, the name as it is compared; None where they did not play."""
        return next((seat for seat, one in enumerate(self.seats) if one.person == person), None)


def identity_of(header: Header | PublicHeader) -> str:
    """Return what tells a match from every other one: 32 hexadecimal digits, the same on every computer."""
    if header.sealed is not None:
        own: Sequence[object] = (header.game, header.sealed.match, header.sealed.commitment)
    else:
        seats = [(seat.name, seat.player) for seat in header.seats]
        own = (header.game, header.rules, seats, header.options, header.started)
    return sha256(json.dumps(own, ensure_ascii=False).encode()).hexdigest()[:_DIGITS]


def result_of(
    header: Header | PublicHeader,
    outcome: Outcome | None,
    seconds: int | None = None,
    advised: Collection[int] = (),
) -> MatchResult | None:
    """Return what is counted of a match that has ended.

    Args:
        header: What it was.
        outcome: Its result; None for one that was given up.
        seconds: How long it took; None where nobody knows.
        advised: Seats that were advised: then it changes no rating.

    Returns:
        The result; None for a match that does not count.
    """
    if header.training or not any(seat.player == PERSON for seat in header.seats):
        return None
    totals = (None,) * len(header.seats) if outcome is None else outcome.totals
    places = (None,) * len(header.seats) if outcome is None else outcome.places
    seats = tuple(
        SeatResult(spec.name, spec.player, total, place)
        for spec, total, place in zip(header.seats, totals, places, strict=True)
    )
    rated = header.sealed is not None and not advised
    return MatchResult(
        identity_of(header), header.game, header.started, outcome is None, rated, seconds, seats
    )


def count(own: PersonalFile, results: Iterable[MatchResult], *, again: bool = False) -> int:
    """Count matches. What is counted already stays, unless it was given up then and has an end now.

    Args:
        own: The personal file.
        results: The matches.
        again: Whether what was counted is to be replaced, as its last move was taken back and played anew.

    Returns:
        How many of them were not counted before.

    Raises:
        StorageError: They can't be written; nothing is changed.
    """
    with own.writing() as connection:
        return sum(_write(connection, result, again=again) for result in results)


def _write(connection: sqlite3.Connection, result: MatchResult, *, again: bool) -> bool:
    key, seconds = (result.identity,), result.seconds
    known = connection.execute("SELECT given_up, seconds FROM match WHERE identity = ?", key).fetchone()
    if known is not None:
        if not again and not (known[0] and not result.given_up):
            return False
        seconds = known[1] if seconds is None else seconds
        connection.execute("DELETE FROM seat WHERE identity = ?", key)
        connection.execute("DELETE FROM match WHERE identity = ?", key)
    flags = (int(result.given_up), int(result.rated))
    row = (*key, result.game, result.started, *flags, seconds)
    connection.execute("INSERT INTO match VALUES (?, ?, ?, ?, ?, ?)", row)
    for seat, one in enumerate(result.seats):
        line = (*key, seat, one.name, one.player, one.total, one.place)
        connection.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)", line)
    return known is None


def is_counted(own: PersonalFile, identity: str) -> bool:
    """Tell whether a match is counted, and has an end.

    Raises:
        StorageError: The personal file can't be read.
    """
    with own.reading() as connection:
        sql = "SELECT count(*) FROM match WHERE identity = ? AND given_up = 0"
        return bool(connection.execute(sql, (identity,)).fetchone()[0])


def counted(own: PersonalFile, game: str = "") -> tuple[MatchResult, ...]:
    """Return the matches of a game, or all, the earliest first.

    Raises:
        StorageError: The personal file can't be read.
    """
    with own.reading() as connection:
        matches = connection.execute("SELECT * FROM match WHERE ? IN (game, '')", (game,)).fetchall()
        rows = connection.execute("SELECT * FROM seat ORDER BY identity, seat").fetchall()
    seats: dict[str, list[SeatResult]] = {}
    for identity, _, *values in rows:
        seats.setdefault(identity, []).append(SeatResult(*values))
    found = [
        MatchResult(
            identity, name, started, bool(given_up), bool(rated), seconds, tuple(seats.get(identity, ()))
        )
        for identity, name, started, given_up, rated, seconds in matches
    ]
    return tuple(sorted(found, key=lambda one: (moment(one.started), one.identity)))


def moment(started: str) -> str:
    """Return when a match started in the time of Greenwich, so that texts can be compared; empty for none."""
    try:
        return datetime.fromisoformat(started).astimezone(UTC).isoformat()
    except (ValueError, OverflowError):
        return ""


def looked_at(own: PersonalFile) -> dict[str, int]:
    """Return the journals that were looked at whether they count: name -> size.

    Raises:
        StorageError: The personal file can't be read.
    """
    with own.reading() as connection:
        return dict(connection.execute("SELECT file, size FROM looked").fetchall())


def note_looked(own: PersonalFile, journals: Iterable[tuple[str, int]]) -> None:
    """Note journals, each with its size, that need not be looked at again.

    Raises:
        StorageError: The personal file can't be written.
    """
    with own.writing() as connection:
        connection.executemany("INSERT OR REPLACE INTO looked VALUES (?, ?)", journals)


def forget(own: PersonalFile) -> None:
    """Delete all results and records. Journals that were looked at stay so, and do not count again.

    Raises:
        StorageError: The personal file can't be written.
    """
    with own.writing() as connection:
        connection.execute("DELETE FROM match")
        connection.execute("DELETE FROM seat")
        connection.execute("DELETE FROM record")


class Balance(NamedTuple):
    """How matches ended for somebody.

    Attributes:
        won: Alone in the first place, or better than the opponent.
        shared: In the first place with others, or level with the opponent.
        lost: All others that have a result.
        given_up: Without a result.
        alone: Without anybody to win against.
    """

    won: int = 0
    shared: int = 0
    lost: int = 0
    given_up: int = 0
    alone: int = 0

    @property
    def played(self) -> int:
        """How many have a result."""
        return self.won + self.shared + self.lost


def balance(results: Iterable[MatchResult], person: str, opponent: str = "") -> Balance:
    """Count how matches ended for a person.

    Args:
        results: The matches; those in which they, or the opponent, did not play are passed over.
        person: Their name as it is compared.
        opponent: A computer player (`bot:3`) or the name of a person as it is compared; empty for everybody.
    """
    marks = [mark for result in results if (mark := mark_of(result, person, opponent)) is not None]
    return Balance(*(marks.count(mark) for mark in MARKS))


MARKS: Final = ("won", "shared", "lost", "given-up", "alone")
"""How a match can end for somebody."""


def mark_of(result: MatchResult, person: str, opponent: str = "") -> str | None:
    """Return how a match ended for a person, one of `MARKS`; None where they or the opponent did not play."""
    seat = result.seat_of(person)
    others = [
        one
        for number, one in enumerate(result.seats)
        if number != seat and opponent in {"", one.player, one.person}
    ]
    if seat is None or (opponent and not others):
        return None
    place = result.seats[seat].place
    if place is None:
        return "given-up"
    if not others:
        return "alone"
    best = min(one.place or place for one in others)
    return "won" if place < best else "shared" if place == best else "lost"


class Streak(NamedTuple):
    """Matches won one after the other.

    Attributes:
        now: Up to the last one.
        longest: Ever.
    """

    now: int
    longest: int


def streak(results: Iterable[MatchResult], person: str, opponent: str = "") -> Streak:
    """Count matches that a person has won in a row; one that was given up ends a row."""
    now = longest = 0
    for result in results:
        mark = mark_of(result, person, opponent)
        if mark not in {None, "alone"}:
            now = now + 1 if mark == "won" else 0
            longest = max(longest, now)
    return Streak(now, longest)


def against(own: PersonalFile, game: str, person: str, opponent: str) -> Balance:
    """Return how matches of a game between a person and one opponent ended for the person; see `balance`.

    Raises:
        StorageError: The personal file can't be read.
    """
    return balance(counted(own, game), person.casefold(), opponent)


def people(results: Iterable[MatchResult]) -> tuple[str, ...]:
    """Return the names of people, each as it was written last, who played most first."""
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    for result in results:
        for one in result.seats:
            if one.person:
                names[one.person] = one.name
                played[one.person] += 1
    return tuple(names[person] for person, _ in played.most_common())
