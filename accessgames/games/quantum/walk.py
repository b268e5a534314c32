"""The sheet under the fingers: a row for each colour, six cells in it, what is written, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.engine import MalformedAction
from accessgames.games.board_walk import BoardWalk, Place
from accessgames.games.quantum import naming
from accessgames.games.quantum.answers import asked_colour, nothing_more
from accessgames.games.quantum.narration import actions
from accessgames.games.quantum.rules import dice, sheet, state
from accessgames.games.quantum.typed import own_seat
from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.quantum.naming import QuantumListener


def sheet_walk(listener: QuantumListener) -> BoardWalk:
    """Return the listener's sheet as it is walked: the rows in the order of the colours, from the top."""
    table: state.QuantumState = listener.view.table
    rows = table.sheets[own_seat(listener)]
    places = {
        Place(cell, -colour): row[cell] if cell < len(row) else None
        for colour, row in enumerate(rows)
        for cell in range(sheet.CELLS)
    }
    return BoardWalk(
        id="sheet",
        title=say("quantum-walk-title", who=listener.person(own_seat(listener))),
        places=places,
        start=Place(0, 0),
        free=frozenset(
            Place(len(row), -colour) for colour, row in enumerate(rows) if sheet.allowed_numbers(row, table)
        ),
        mine=frozenset(place for place, number in places.items() if number is not None),
        tell=lambda place: _tell(listener, place),
        name=lambda place: Nested(
            say("quantum-walk-place", colour=naming.name_colour(-place.y), cell=place.x + 1)
        ),
        read=lambda words: _read(listener, words),
        begin=lambda place: _begin(listener, place),
    )


def _tell(listener: QuantumListener, place: Place) -> Message:
    """Tell the number of a cell, or what the next cell of its row takes, and whether this throw fits it."""
    table: state.QuantumState = listener.view.table
    colour, row = -place.y, table.sheets[own_seat(listener)][-place.y]
    named, cell = naming.name_colour(colour), place.x + 1
    if place.x < len(row):
        return say("quantum-walk-number", colour=named, cell=cell, number=row[place.x])
    if place.x > len(row):
        return say("quantum-walk-later", colour=named, cell=cell)
    takes = Nested(actions.next_part(row, table))
    if _begin(listener, place):
        return say("quantum-walk-now", next=takes, number=dice.totals(table.dice)[colour], colour=named)
    return say("quantum-walk-next", next=takes, colour=named)


def _begin(listener: QuantumListener, place: Place) -> Sequence[Any]:
    """Return what writes into a cell now: its colour, where the cell is the next one of its row."""
    rows = listener.view.table.sheets[own_seat(listener)]
    write = state.Write(-place.y)
    here = place.x == len(rows[-place.y]) and listener.perspective.to_act
    return (write,) if here and write in listener.perspective.legal else ()


def _read(listener: QuantumListener, words: Sequence[str]) -> Place:
    """Read a colour and the number of a cell; a colour alone is its next cell.

    Raises:
        MalformedAction: There is no such colour or cell, or something follows.
    """
    colour, number, rest = asked_colour(listener, words)
    nothing_more(rest)
    row = listener.view.table.sheets[own_seat(listener)][colour]
    cell = min(len(row), sheet.LAST_CELL) if number is None else number - 1
    if not 0 <= cell < sheet.CELLS:
        raise MalformedAction("quantum-error-cell", words=" ".join(words), most=sheet.CELLS)
    return Place(cell, -colour)
