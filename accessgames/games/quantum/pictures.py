"""Quantum to the eye: everybody's sheet, the own one first, and the dice with what they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.pictures import Heading, Offset, Panel, Role, Tile
from accessgames.games.quantum.naming import QuantumListener, name_colour
from accessgames.games.quantum.rules.dice import COLOURS, WHITE_DIE, Face, face_colour, face_number, totals
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, score
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Rows

_ROLES: Final[tuple[Role, ...]] = ("red", "yellow", "blue", "purple")
_SIGNS: Final = ("●", "▲", "■", "◆")
_WHITE_SIGN: Final = "○"
_ROW_HEADINGS: Final = tuple(Heading(colour, name_colour(colour)) for colour in range(len(COLOURS)))


class QuantumPictures:
    """What can be seen of a table of Quantum."""

    def panels(self, listener: QuantumListener) -> Sequence[Panel]:
        """Return the own sheet, the dice, and the sheets of the others."""
        table = listener.view.table
        own = listener.seat if listener.seat >= 0 else table.active
        seats = sorted(range(len(table.sheets)), key=lambda seat: seat != own)
        sheets = [
            Panel(
                "sheet" if seat == own else f"sheet-{seat}",
                say(
                    "quantum-picture-sheet",
                    who=listener.person(seat),
                    points=score(table, seat),
                    misses=table.misses[seat],
                ),
                tuple(_cells(table.sheets[seat])),
                tuple(Heading(cell, cell + 1) for cell in range(CELLS)),
                _ROW_HEADINGS,
                breaks=(DIVIDER - 1,),
                foreign=seat != own,
            )
            for seat in seats
        ]
        return (*sheets[:1], _dice(table.dice), *sheets[1:])


def _cells(rows: Rows) -> Iterator[Tile]:
    for colour, row in enumerate(rows):
        for cell in range(CELLS):
            at = Offset(cell, colour)
            if cell < len(row):
                yield Tile(at, row[cell], _SIGNS[colour], role=_ROLES[colour])
            else:
                yield Tile(at, sign="·")


def _dice(dice: Sequence[Face]) -> Panel:
    """Show the dice, and below the totals that each colour makes."""
    shown = [_die(index, face) for index, face in enumerate(dice)]
    sums = totals(tuple(dice)) if dice else ()
    added = [
        Tile(Offset(colour, 1), total, _SIGNS[colour], role=_ROLES[colour], framed=True)
        for colour, total in enumerate(sums)
    ]
    return Panel("dice", say("quantum-picture-dice"), (*shown, *added), docked=True)


def _die(index: int, face: Face) -> Tile:
    colour = face_colour(face)
    at = Offset(index, 0)
    if colour is None or index == WHITE_DIE:
        return Tile(at, face_number(face), _WHITE_SIGN, role="white")
    return Tile(at, face_number(face), _SIGNS[colour], role=_ROLES[colour])
