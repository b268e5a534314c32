"""Whole schedules in which everybody meets as many different people as possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Draft
from accessgames.club.seating.annealing import Schedule, Tables, anneal
from accessgames.club.seating.constructions import transversal
from accessgames.club.seating.lots import by_lot
from accessgames.club.seating.past import Past, after
from accessgames.club.seating.sizes import divide

if TYPE_CHECKING:
    from accessgames.club.model import TableSizes
    from accessgames.engine import Stream

STEPS_EACH: Final = 6000
"""Steps of the search for each person and round."""

FEWEST_STEPS: Final = 50_000
MOST_STEPS: Final = 1_200_000
"""Bounds of the steps of a search: about a second of a small computer."""


def meeting(
    players: Sequence[int], sizes: Sequence[TableSizes], past: Past, stream: Stream, steps: int | None = None
) -> tuple[Draft, ...]:
    """Seat all rounds together; the cost is the sum over pairs of C(meetings, 2), earlier meetings included.

    Args:
        players: Numbers of the players.
        sizes: Sizes of the tables for each round.
        past: What was seated before; it stays as it was.
        stream: Where luck comes from.
        steps: Steps of the search; by default as many as the number of people and rounds asks for.
    """
    known = _known(players, sizes, past, stream)
    if known:
        return known
    drafts = _first(players, sizes, past, stream)
    index = {player: number for number, player in enumerate(players)}
    tables: list[Tables] = [[[index[one] for one in table] for table in draft.tables] for draft in drafts]
    meetings = {
        (index[one], index[two]): times
        for (one, two), times in past.meetings.items()
        if one in index and two in index
    }
    schedule = Schedule(len(players), meetings, tables)
    usual = min(MOST_STEPS, max(FEWEST_STEPS, STEPS_EACH * len(players) * len(sizes)))
    anneal(schedule, usual if steps is None else steps, stream)
    return tuple(
        Draft(tuple(tuple(players[one] for one in table) for table in round_), draft.out)
        for round_, draft in zip(schedule.rounds, drafts, strict=True)
    )


def _first(
    players: Sequence[int], sizes: Sequence[TableSizes], past: Past, stream: Stream
) -> tuple[Draft, ...]:
    """Draw all rounds by lot, so that the search has something to begin with and who sits out is fair."""
    drafts = []
    for size in sizes:
        draft = by_lot(players, size, past, stream)
        past = after(past, draft.tables, draft.out)
        drafts.append(draft)
    return tuple(drafts)


def _known(
    players: Sequence[int], sizes: Sequence[TableSizes], past: Past, stream: Stream
) -> tuple[Draft, ...] | None:
    """Return a schedule without repeated meetings where mathematics knows one, dealt to people by lot.

    Tables of a division differ by one at most. The smaller ones are those at which a member of the last group
    does not exist.
    """
    division = divide(len(players), sizes[0])
    same = all(divide(len(players), size) == division for size in sizes)
    if not same or past.meetings or not division.tables:
        return None
    largest, count = division.tables[0], len(division.tables)
    whole = largest * count == len(players)
    if division.out or (not whole and len(sizes) > count):
        return None
    schedule = transversal(largest, count, len(sizes))
    if schedule is None:
        return None
    order = list(players)
    stream.shuffle(order)
    return tuple(
        Draft(tuple(tuple(order[one] for one in table if one < len(order)) for table in round_))
        for round_ in schedule
    )
