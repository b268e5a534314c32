"""Which tables count for whom where people play over weeks: so many of each, in the order of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Credits
    from accessgames.club.model.tournament import SeatedTable, Tournament


class Without(StrEnum):
    """Why a table does not count for somebody.

    `LATE`: it was played after the last day. `SPENT`: all credits were spent before. `TOGETHER`: so many
    tables with one of the others counted before.
    """

    LATE = "late"
    SPENT = "spent"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Account:
    """What one row has of a tournament that is played over weeks.

    Attributes:
        counted: Numbers of the tables that count, in the order of time.
        without: Numbers of those that do not, with the reason.
        open: Numbers of those that are played now.
        met: Row of another person -> at how many tables that count for this row the two sat together.
        left: How many credits are left once what is open has been played.
    """

    counted: tuple[int, ...]
    without: tuple[tuple[int, Without], ...]
    open: tuple[int, ...]
    met: Mapping[int, int]
    left: int


def in_time(tables: Iterable[SeatedTable]) -> list[SeatedTable]:
    """Return tables in the order in which they count: by day, by time, then by number."""
    return sorted(tables, key=lambda table: (table.day, table.begins, table.number))


def keep_accounts(tournament: Tournament, row_of: Mapping[int, int]) -> Mapping[int, Account]:
    """Return the account of each row.

    A table takes its credit when it is finished, also from somebody who did not play to the end; the one that
    began earlier goes first. So it does not matter at which place, or in which order, tables were written
    down, and who spent a last credit at two places at once has played the later table without it.

    Args:
        tournament: The tournament.
        row_of: In which row each number of a player was played; see `ledger.rows_by_number`.
    """
    rules = tournament.proposal.credits
    assert rules is not None  # noqa: S101 - asked of no other tournament
    books = {row: _Book(rules) for row in row_of.values()}
    for table in in_time(tournament.opened):
        rows = [row_of[number] for number in table.players if number in row_of]
        for row in rows:
            books[row].enter(table, [one for one in rows if one != row])
    return {row: book.account() for row, book in books.items()}


class _Book:
    """The account of a row on its way through the tables."""

    def __init__(self, rules: Credits) -> None:
        self._rules = rules
        self._counted: list[int] = []
        self._without: list[tuple[int, Without]] = []
        self._open: list[int] = []
        self._met: Counter[int] = Counter()

    def enter(self, table: SeatedTable, others: Iterable[int]) -> None:
        """Enter a table; what still plays reserves a credit and meets nobody yet."""
        if table.result is None:
            self._open.append(table.number)
        elif (reason := self._reason(table, others)) is not None:
            self._without.append((table.number, reason))
        else:
            self._counted.append(table.number)
            self._met.update(others)

    def _reason(self, table: SeatedTable, others: Iterable[int]) -> Without | None:
        rules = self._rules
        if rules.until and table.day > rules.until:
            return Without.LATE
        if len(self._counted) >= rules.tables:
            return Without.SPENT
        if rules.together and any(self._met[one] >= rules.together for one in others):
            return Without.TOGETHER
        return None

    def account(self) -> Account:
        """Return what it came to."""
        left = max(0, self._rules.tables - len(self._counted) - len(self._open))
        return Account(tuple(self._counted), tuple(self._without), tuple(self._open), dict(self._met), left)


MOST_PRESENT: Final = 24
"""Among so many people a table is looked for."""


def suggest_table(
    tournament: Tournament, row_of: Mapping[int, int], present: Sequence[int], size: int
) -> tuple[int, ...]:
    """Return who of those present should sit down: fewest meetings so far, then most credits left.

    Meetings count by their squares, those at open tables too, so that nobody meets one person all the time.

    Args:
        tournament: The tournament.
        row_of: As of `keep_accounts`.
        present: Numbers of those present, at most `MOST_PRESENT`.
        size: How many sit down.

    Returns:
        Their numbers as they were given; empty where there are not so many with credits who may meet.
    """
    rules = tournament.proposal.credits
    assert rules is not None  # noqa: S101 - asked of no other tournament
    accounts = keep_accounts(tournament, row_of)
    free = [one for one in present if one not in row_of or accounts[row_of[one]].left]
    meetings = count_meetings(tournament, row_of)

    def met(pair: tuple[int, int]) -> int:
        first, second = sorted(row_of.get(one, -one) for one in pair)
        return meetings[first, second]

    def left(one: int) -> int:
        return accounts[row_of[one]].left if one in row_of else rules.tables

    apart = set(tournament.apart)
    allowed = [
        table
        for table in combinations(free, size)
        if not any(
            pair in apart or (rules.together and met(pair) >= rules.together)
            for pair in combinations(sorted(table), 2)
        )
    ]
    return min(
        allowed,
        key=lambda table: (sum(met(pair) ** 2 for pair in combinations(table, 2)), -sum(map(left, table))),
        default=(),
    )


def count_meetings(tournament: Tournament, row_of: Mapping[int, int]) -> Counter[tuple[int, int]]:
    """Return how many tables two rows sat at together, the lower one first; open tables count."""
    return Counter(
        pair
        for table in tournament.opened
        for pair in combinations(sorted(row_of[one] for one in table.players if one in row_of), 2)
    )
