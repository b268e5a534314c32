"""What surely wins: actions after which the match ends and nobody can catch up, whatever the others write.

Worked out by the rules alone, without any estimate. Luck is never relied on: with dice to be thrown nothing
is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules import sheet
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.game import writable
from accessgames.games.quantum.rules.state import Pass, Phase, QuantumState, Reroll, Write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.quantum.rules.state import QuantumAction

WORTH: Final = 5.0
"""How much more a certain win is worth than all else: more than any level misjudges, yet still points."""

LEAD: Final = 0.02
"""What a point of the lead adds, so that of several certain wins the higher one is preferred."""

_NEAR: Final = sheet.CELLS * len(COLOURS) - 2
"""Cells from which one turn, with its two numbers, can fill a sheet."""

_Standing = tuple[int, int]
"""Points, and what decides between equals."""


def certain_leads(table: QuantumState, seat: int, actions: Sequence[QuantumAction]) -> list[int | None]:
    """Return for each action by how many points it wins at least; None where it is not certain.

    Where fewer misses decide between equals, a certain lead may be 0.
    """
    filled = sum(map(len, table.sheets[seat]))
    last_miss = seat == table.active and table.misses[seat] == sheet.MOST_MISSES - 1
    if filled < _NEAR and not last_miss and not _misses_for_sure(table, seat):
        return [None] * len(actions)
    return [_lead(table, seat, action) for action in actions]


def prefer_certain(values: Sequence[float], leads: Sequence[int | None]) -> list[float]:
    """Return values in which what surely wins goes before everything else."""
    if all(lead is None for lead in leads):
        return list(values)
    above = max(values) + WORTH
    return [value if lead is None else above + LEAD * lead for value, lead in zip(values, leads, strict=True)]


def _misses_for_sure(table: QuantumState, seat: int) -> bool:
    """Tell whether somebody else is active, can write nothing, and so ends the match by the fifth miss."""
    active = table.active
    last = active != seat and table.misses[active] == sheet.MOST_MISSES - 1 and table.taken is None
    return last and table.phase is Phase.EVERYBODY and not writable(table, active)


def _lead(table: QuantumState, seat: int, action: QuantumAction) -> int | None:
    if isinstance(action, Reroll):
        return None if action.mask else _best(table, seat, _alone(table, seat))
    colour = action.colour if isinstance(action, Write) else None
    return (_after_alone if table.phase is Phase.ALONE else _after_together)(table, seat, colour)


def _alone(table: QuantumState, seat: int) -> Phase:
    """Return the step that follows when all dice are kept: B is skipped when nothing can be written."""
    return Phase.ALONE if writable(table, seat) else Phase.EVERYBODY


def _best(table: QuantumState, seat: int, phase: Phase) -> int | None:
    """Return the highest certain lead of the choices of a step."""
    table = table._replace(phase=phase)
    choose = _after_alone if phase is Phase.ALONE else _after_together
    found = (choose(table, seat, colour) for colour in (None, *_colours(table, seat)))
    return max((lead for lead in found if lead is not None), default=None)


def _colours(table: QuantumState, seat: int) -> list[int]:
    mask = writable(table, seat)
    return [colour for colour in range(len(COLOURS)) if mask >> colour & 1]


def _after_alone(table: QuantumState, seat: int, colour: int | None) -> int | None:
    """Return the certain lead after a choice of step B."""
    if colour is None:
        return _best(table, seat, Phase.EVERYBODY)
    written = _written(table, seat, colour)._replace(taken=colour)
    if not sheet.is_full(written.sheets[seat]):
        return _best(written, seat, Phase.EVERYBODY)
    return _ahead([_standing(written, each) for each in range(len(table.sheets))], seat)


def _after_together(table: QuantumState, seat: int, colour: int | None) -> int | None:
    """Return the certain lead after an own choice of step C, against the best of each of the others."""
    own = _chosen(table, seat, colour)
    ends = sheet.is_full(own.sheets[seat]) or own.misses[seat] == sheet.MOST_MISSES
    if not ends and not _misses_for_sure(table, seat):
        return None
    standings = [
        _standing(own, each)
        if each == seat
        else max(_standing(_chosen(table, each, choice), each) for choice in _possible(table, each))
        for each in range(len(table.sheets))
    ]
    return _ahead(standings, seat)


def _possible(table: QuantumState, seat: int) -> Sequence[int | None]:
    """Return what another seat may choose in step C, or has chosen where that lies open."""
    known = dict(table.choices.chosen) if table.phase is Phase.EVERYBODY else {}
    # A sealed choice of somebody else stands there as something that is neither of these.
    match known.get(seat):
        case Write(colour):
            return (colour,)
        case Pass():
            return (None,)
        case _:
            return (None, *_colours(table, seat))


def _chosen(table: QuantumState, seat: int, colour: int | None) -> QuantumState:
    """Return the table with a choice of step C on the sheet of a seat, and its miss if that is one."""
    if colour is not None:
        return _written(table, seat, colour)
    if seat != table.active or table.taken is not None:
        return table
    misses = table.misses
    return table._replace(misses=(*misses[:seat], misses[seat] + 1, *misses[seat + 1 :]))


def _written(table: QuantumState, seat: int, colour: int) -> QuantumState:
    rows = sheet.write(table.sheets[seat], colour, totals(table.dice)[colour])
    return table._replace(sheets=(*table.sheets[:seat], rows, *table.sheets[seat + 1 :]))


def _standing(table: QuantumState, seat: int) -> _Standing:
    tie = 0 if table.rulings.shared_victory else -table.misses[seat]
    return sheet.score(table, seat), tie


def _ahead(standings: Sequence[_Standing], seat: int) -> int | None:
    """Return the lead over the best of the others, or None when they are not all behind."""
    best = max(standing for each, standing in enumerate(standings) if each != seat)
    return standings[seat][0] - best[0] if standings[seat] > best else None
