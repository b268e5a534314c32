"""What has been seated before, as counts that draws are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.club.events import Draft
    from accessgames.club.model import Round


@dataclass(frozen=True, slots=True)
class Past:
    """Counts over rounds.

    Attributes:
        meetings: How often two players sat at one table; pairs ascending.
        outs: How often a player sat out.
        games: How often a player sat at a table.
        places: How often a player had a place in the order of seats, from 0; place 0 starts.
        last_out: Who sat out in the last of the rounds.
    """

    meetings: Counter[tuple[int, int]]
    outs: Counter[int]
    games: Counter[int]
    places: Counter[tuple[int, int]]
    last_out: frozenset[int]


def past_of(rounds: Iterable[Round | Draft]) -> Past:
    """Count over rounds that have been seated, or drafts of them."""
    past = Past(Counter(), Counter(), Counter(), Counter(), frozenset())
    for round_ in rounds:
        past = after(past, tables_of(round_), round_.out)
    return past


def tables_of(round_: Round | Draft) -> tuple[tuple[int, ...], ...]:
    """Return the players of each table of a round or a draft, in the order of the seats."""
    return tuple(table if isinstance(table, tuple) else table.players for table in round_.tables)


def after(past: Past, tables: Iterable[tuple[int, ...]], out: Iterable[int]) -> Past:
    """Return the counts with one more round; the given ones stay as they were."""
    tables, out = tuple(tables), tuple(out)
    meetings, places, games = past.meetings.copy(), past.places.copy(), past.games.copy()
    for table in tables:
        meetings.update(combinations(sorted(table), 2))
        places.update((player, seat) for seat, player in enumerate(table))
        games.update(table)
    return Past(meetings, past.outs + Counter(out), games, places, frozenset(out))


def repeated_meetings(meetings: Counter[tuple[int, int]]) -> int:
    """Return the cost of a schedule: the sum over pairs of meetings times meetings less one, halved."""
    return sum(times * (times - 1) // 2 for times in meetings.values())
