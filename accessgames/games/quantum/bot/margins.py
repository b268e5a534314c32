"""Who is ahead and by how much, and what a write changes: the whole value put to a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accessgames.games.quantum.bot.gains import ILLEGAL, MOST, Gains
from accessgames.games.quantum.bot.whole import ALL_CELLS, WholeValue, progress_of
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.endings import score
from accessgames.games.quantum.rules.sheet import (
    MOST_MISSES,
    Row,
    Rows,
    allowed_range,
    column,
    is_full,
    write,
)
from accessgames.games.quantum.rules.state import Phase, State


def margin(value: WholeValue, table: State, seat: int, progress: Sequence[int]) -> float:
    """Return how much a seat's sheet is worth more than the best of the others.

    Args:
        value: What sheets are worth.
        table: A position, also one in the middle of a turn.
        seat: Whose lead it is.
        progress: How far all seats were at the beginning of the turn: the value was fitted so, and positions
            within a turn are compared by what is on the sheets, not by a progress that all of them share.
    """
    seats = range(len(table.sheets))
    if table.misses[table.active] == MOST_MISSES or any(map(is_full, table.sheets)):
        points = [score(table, each) for each in seats]
        return value.final(points[seat] - max(points[each] for each in seats if each != seat))
    worths = [
        value.sheet(table.sheets[each], table.misses[each], furthest_but(progress, each)) for each in seats
    ]
    return worths[seat] - max(worths[each] for each in seats if each != seat)


def turn_progress(table: State) -> tuple[int, ...]:
    """Return how far all seats were at the beginning of the turn: what was written in step B is taken off."""
    wrote = table.active if table.taken is not None and table.phase is Phase.EVERYBODY else None
    return tuple(progress_of(table, seat) - (seat == wrote) for seat in range(len(table.sheets)))


def furthest_but(progress: Sequence[int], seat: int) -> int:
    """Return the progress of the furthest of the others."""
    return max(cells for other, cells in enumerate(progress) if other != seat)


def seat_gains(value: WholeValue, table: State, seat: int, others: Sequence[int]) -> Gains:
    """Return what each total of each colour would add for a seat; see `gains.gains_of`."""
    rows, progress = table.sheets[seat], furthest_but(others, seat)
    cells = sum(map(len, rows))
    tempo = value.tempo(min(ALL_CELLS, cells + 1), progress) - value.tempo(cells, progress)
    last = _LastCell(value, table, seat, others) if cells == ALL_CELLS - 1 else None
    lists = []
    for colour, row in enumerate(rows):
        gains = [ILLEGAL] * (MOST + 1)
        numbers = allowed_range(row, one_peak=table.rulings.one_peak, most=MOST)
        if last is not None:
            for number in numbers:
                gains[number] = last.gain(colour, number)
        elif numbers:
            found = _row_gains(value, rows, colour, numbers, progress)
            for number, gain in zip(numbers, found, strict=True):
                gains[number] = gain + tempo
        lists.append(gains)
    return (lists[0], lists[1], lists[2], lists[3])


def _row_gains(
    value: WholeValue, rows: Rows, colour: int, numbers: Sequence[int], progress: int
) -> list[float]:
    """Return what each number of a row adds, tempo aside: only its column and the lengths of rows change."""
    row: Row = rows[colour]
    index = len(row)
    others = column(rows, index)
    longer = write(rows, colour, numbers[0])
    more = value.ahead(longer) - value.ahead(rows) - value.column(index, others, progress)
    return [
        more + value.cell(row, number) + value.column(index, (*others, number), progress)
        for number in numbers
    ]


class _LastCell:
    """The gain of the number that fills the sheet: the result, as far as it is known before step C."""

    def __init__(self, value: WholeValue, table: State, seat: int, progress: Sequence[int]) -> None:
        self._value = value
        self._table = table
        self._seat = seat
        self._progress = progress
        self._now = margin(value, table, seat, progress)

    def gain(self, colour: int, number: int) -> float:
        """Return what ending the game with this number adds to the margin."""
        rows = write(self._table.sheets[self._seat], colour, number)
        ended = with_sheet(self._table, self._seat, rows)
        return margin(self._value, ended, self._seat, self._progress) - self._now


def with_sheet(table: State, seat: int, rows: Rows) -> State:
    """Return the table with another sheet of a seat."""
    return table._replace(sheets=(*table.sheets[:seat], rows, *table.sheets[seat + 1 :]))


def miss_loss(value: WholeValue, table: State, seat: int, progress: Sequence[int]) -> float:
    """Return what a miss of a seat costs, as a positive number; the fifth one ends the game."""
    if table.misses[seat] < MOST_MISSES - 1:
        return value.miss_loss(table.misses[seat])
    missed = (*table.misses[:seat], MOST_MISSES, *table.misses[seat + 1 :])
    ended = table._replace(active=seat, misses=missed)
    return margin(value, table, seat, progress) - margin(value, ended, seat, progress)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a seat would write in step C.

    Attributes:
        gain: What it adds for that seat; 0 when it would write nothing.
        colour: Index of the colour; None when it would write nothing.
    """

    gain: float
    colour: int | None


def best_reply(gains: Gains, sums: Sequence[int], taken: int | None) -> Reply:
    """Return the best that somebody can write of the colours that are left."""
    best = Reply(0.0, None)
    for colour in range(len(COLOURS)):
        gain = gains[colour][sums[colour]]
        if colour != taken and gain > best.gain:
            best = Reply(gain, colour)
    return best


def closed(table: State, choices: dict[int, int | None]) -> State:
    """Return the table after step C: who is named writes that colour or nothing, a miss is marked."""
    sums = totals(table.dice)
    sheets = list(table.sheets)
    for seat, colour in choices.items():
        if colour is not None:
            sheets[seat] = write(sheets[seat], colour, sums[colour])
    misses = list(table.misses)
    if table.taken is None and choices.get(table.active) is None:
        misses[table.active] += 1
    return table._replace(sheets=tuple(sheets), misses=tuple(misses))
