"""Sheets in words: a whole one, a row, a column; where a number stands or could stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.quantum.answers.asked import (
    asked_colour,
    asked_column,
    asked_seat,
    checked_number,
    own_seat,
)
from accessgames.games.quantum.naming import COLOUR_WORDS, name_colour, name_colours, name_number, nested
from accessgames.games.quantum.narration.prospects import tell_next
from accessgames.games.quantum.outlook import allowed
from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.endings import score
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, Row, column_points, miss_costs
from accessgames.games.quantum.typed import face_reader, meaningful
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import State
    from accessgames.games.room import Desk


def sheet(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a sheet: its rows, complete columns, misses and points; the own one unless a player is named.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    seat = asked_seat(desk, words)
    return tuple(_sheet(seat, desk))


def _sheet(seat: int, desk: Desk) -> Iterator[Message]:
    table: State = desk.view.table
    yield say("quantum-sheet-of", who=desk.person(seat), points=score(table, seat))
    for colour, row in enumerate(table.sheets[seat]):
        yield tell_row(colour, row)
    # Rows have no gaps, so that columns are completed from the left.
    points = [won for index in range(CELLS) if (won := column_points(table.sheets[seat], index))]
    if points:
        entries = nested(
            say("quantum-sheet-column", column=at, points=won) for at, won in enumerate(points, 1)
        )
        yield say("quantum-sheet-columns", entries=entries, points=Listing(tuple(points)))
    count = table.misses[seat]
    if count:
        cost = sum(miss_costs(table.rulings.rising_misses)[:count])
        yield say("quantum-sheet-misses", count=count, cost=-cost)


def tell_row(colour: int, row: Row) -> Message:
    """Tell the numbers of a row, those before the divider and those after it."""
    return say(
        "quantum-row",
        colour=name_colour(colour),
        rising=Listing(row[:DIVIDER]),
        falling=Listing(row[DIVIDER:]),
        part="empty" if not row else "rising" if len(row) <= DIVIDER else "falling",
    )


def row(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row and what its next cell takes; of another player when one is named after the colour.

    Raises:
        MalformedAction: No colour is named, or the player is not known.
    """
    colour, _, rest = asked_colour(desk, words)
    table: State = desk.view.table
    numbers = table.sheets[asked_seat(desk, rest)][colour]
    return (tell_row(colour, numbers), tell_next(numbers, table))


def column(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column from the top, what it lacks or brings; of another player when one is named.

    Raises:
        MalformedAction: It is no column, or the player is not known.
    """
    index, rest = asked_column(desk, words)
    rows = desk.view.table.sheets[asked_seat(desk, rest)]
    written = [name_number(colour, row[index]) for colour, row in enumerate(rows) if len(row) > index]
    missing = name_colours(colour for colour, row in enumerate(rows) if len(row) <= index)
    points = column_points(rows, index)
    if not written:
        return (say("quantum-column-empty", column=index + 1),)
    numbers = say("quantum-column-numbers", column=index + 1, numbers=Listing(tuple(written)))
    if points:
        return (numbers, say("quantum-column-points", column=index + 1, points=points))
    return (numbers, say("quantum-column-missing", colours=missing))


def where(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a number stands on the own sheet and which rows would take it; of a colour, its next cell.

    Raises:
        MalformedAction: Neither a number nor a colour is named.
    """
    rest = meaningful(words, desk.words)
    taken = face_reader(desk.words).read(rest)
    if taken is None or taken.used != len(rest):
        raise MalformedAction("quantum-error-where", words=" ".join(words))
    table: State = desk.view.table
    rows = table.sheets[own_seat(desk)]
    number = checked_number(taken.value)
    if taken.value.suit in COLOUR_WORDS and number is None:
        colour = COLOUR_WORDS.index(taken.value.suit)
        return (tell_row(colour, rows[colour]), tell_next(rows[colour], table))
    if number is None:
        raise MalformedAction("quantum-error-where", words=" ".join(words))
    return tuple(_where(number, desk))


def _where(number: int, desk: Desk) -> Iterator[Message]:
    table: State = desk.view.table
    rows = table.sheets[own_seat(desk)]
    places = [
        say("quantum-where-cell", colour=name_colour(colour), cell=row.index(number) + 1)
        for colour, row in enumerate(rows)
        if number in row
    ]
    if places:
        yield say("quantum-where", number=number, places=nested(places))
    else:
        yield say("quantum-where-nowhere", number=number)
    fitting = name_colours(colour for colour in range(len(COLOURS)) if number in allowed(rows[colour], table))
    if fitting.items:
        yield say("quantum-where-fits", number=number, colours=fitting)
    else:
        yield say("quantum-where-unfit", number=number)
