"""The sheets of Quantum on paper: four rows of six fields, a line behind the fourth; or an empty one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.naming import QuantumListener, name_colour
from accessgames.games.quantum.rules.dice import COLOURS
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, EMPTY_ROWS, score
from accessgames.games.sheets import LEAD, LINE, Grid, Sheet, refuse_part
from accessgames.language import Message, Vocabulary, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Rows

_EMPTY: Final = LEAD * 3
"""An empty field is as wide as a number with its sign, so that it can be found and written on."""


class QuantumSheets:
    """What can be put on paper: everybody's sheet, and an empty one."""

    def table(self, listener: QuantumListener, words: Sequence[str]) -> Sheet | None:
        """Describe the listener's sheet, then those of the others."""
        if words:
            return None
        table = listener.view.table
        own = max(listener.seat, 0)
        grids = tuple(
            _draw(
                table.sheets[seat],
                say(
                    "quantum-paper-of",
                    who=listener.person(seat),
                    points=score(table, seat),
                    misses=table.misses[seat],
                ),
            )
            for seat in sorted(range(len(table.sheets)), key=lambda seat: seat != own)
        )
        return Sheet(say("quantum-paper-all"), grids=grids)

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Describe an empty sheet.

        Raises:
            MalformedAction: Something is named.
        """
        del known, solved  # there is only one
        refuse_part(words)
        return Sheet(say("quantum-paper-blank"), grids=(_draw(EMPTY_ROWS, None),))


def _draw(rows: Rows, title: Message | None) -> Grid:
    empty = ((_EMPTY, say("quantum-paper-empty")),) if any(len(row) < CELLS for row in rows) else ()
    return Grid(
        tuple(range(1, CELLS + 1)),
        tuple(map(name_colour, range(len(COLOURS)))),
        tuple((*row, *(_EMPTY,) * (CELLS - len(row))) for row in rows),
        (*empty, (LINE, say("quantum-paper-divider"))),
        title=title,
        divider=DIVIDER,
    )
