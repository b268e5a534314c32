"""What separates two actions of Quantum: sheets are written, throws are gone through, ends are played out."""

from __future__ import annotations

from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import totals
from accessgames.games.quantum.rules.sheet import (
    CELLS,
    DIVIDER,
    MOST_TOTAL,
    accepts,
    column_points,
    final_outcome,
)
from accessgames.games.quantum.rules.state import PASS, WRITES, Pass, Phase, QuantumState, Reroll, Write
from tests.truth import quantum

if TYPE_CHECKING:
    from tests.truth.contrasts.comparing import Checks, Comparison

MISSES: Final = {True: (1, 2, 3, 4, 5), False: (1, 2, 3, 3, 3)}
"""What misses cost, rising or not."""


def _rows(claim: Comparison) -> list[list[int]]:
    """The own rows after the action."""
    table = quantum.table_of(claim)
    rows = [list(row) for row in table.sheets[claim.seat]]
    if isinstance(claim.action, Write):
        rows[claim.action.colour].append(totals(table.dice)[claim.action.colour])
    return rows


def _score(claim: Comparison) -> int:
    """The own points after the action, a miss in step C with them."""
    table, rows = quantum.table_of(claim), _rows(claim)
    missed = claim.action == PASS and claim.seat == table.active and table.taken is None
    misses = table.misses[claim.seat] + (missed and table.phase is Phase.EVERYBODY)
    whole = tuple(map(tuple, rows))
    columns = sum(column_points(whole, index) for index in range(CELLS))  # type: ignore[misc, arg-type] # four rows
    return columns - sum(MISSES[table.rulings.rising_misses][:misses])


def _fitting(claim: Comparison, row: list[int]) -> list[int]:
    peak = quantum.table_of(claim).rulings.one_peak
    return [each for each in range(1, MOST_TOTAL + 1) if accepts(tuple(row), each, one_peak=peak)]


def _skipped(claim: Comparison) -> int:
    """How many numbers the row loses; the last cell of each part loses none."""
    if not isinstance(claim.action, Write):
        return 0
    table = quantum.table_of(claim)
    row, number = list(table.sheets[claim.seat][claim.action.colour]), totals(table.dice)[claim.action.colour]
    if len(row) in {DIVIDER - 1, CELLS - 1}:
        return 0
    return sum(each < number if len(row) < DIVIDER else each > number for each in _fitting(claim, row))


def _lacks(rows: list[list[int]], column: int) -> int:
    return sum(len(row) < column for row in rows)


def _points(claim: Comparison) -> None:
    claim.by(_score(claim), _score(claim.of_other()))


def _skips(claim: Comparison) -> None:
    claim.by(_skipped(claim), _skipped(claim.of_other()))


def _choice(claim: Comparison) -> None:
    counts = []
    for each in (claim, claim.of_other()):
        assert isinstance(each.action, Write), claim
        counts.append(len(_fitting(each, _rows(each)[each.action.colour])))
    claim.by(*counts)


def _writes(claim: Comparison) -> None:
    assert {Write, Pass} == {type(claim.action), type(claim.other)}, claim
    assert ("number" if isinstance(claim.action, Write) else "nothing") == claim.take("way"), claim


def _column(claim: Comparison) -> None:
    """A column comes nearer to its end, and the other action leaves it as it is."""
    column = claim.number("column")
    before = _lacks([list(row) for row in quantum.table_of(claim).sheets[claim.seat]], column)
    assert before - 1 == _lacks(_rows(claim), column) == claim.number("missing") > 0, claim
    assert before == _lacks(_rows(claim.of_other()), column), claim


def _waits(claim: Comparison) -> None:
    """The same of the other action."""
    column, other = claim.number("column"), claim.of_other()
    assert _lacks(_rows(claim), column) == claim.number("missing") > 1, claim
    assert _lacks(_rows(claim), column) - 1 == _lacks(_rows(other), column), claim


def _chance(claim: Comparison) -> None:
    table, colour = quantum.table_of(claim), claim.number("colour")
    wanted = quantum._fitting(table, claim.seat, colour)
    assert (wanted[0], wanted[-1]) == (claim.number("low"), claim.number("high")), claim
    for name, action in (("percent", claim.action), ("other", claim.other)):
        share = quantum._share(table, action.mask, colour, wanted)
        assert round(100 * float(share)) == claim.number(name), claim


def _dice(claim: Comparison) -> None:
    assert isinstance(claim.action, Reroll), claim
    claim.by(claim.action.mask.bit_count(), claim.other.mask.bit_count())


def _denial(claim: Comparison) -> None:
    """The colour that one of the two actions takes could be written by somebody else."""
    table, colour, seat = quantum.table_of(claim), claim.number("colour"), claim.number("seat")
    assert Phase.ALONE is table.phase, claim
    assert claim.take("way") == ("kept" if WRITES[colour] == claim.action else "left"), claim
    assert WRITES[colour] in {claim.action, claim.other}, claim
    assert seat != claim.seat, claim
    assert colour in quantum.taken(table, seat), claim


def _leads(claim: Comparison) -> int | None:
    """By how much the action wins at least, whatever everybody writes; None where that is not certain."""
    game, seat = claim.perspective.game, claim.seat
    step = game.play(claim.perspective.world, seat, claim.action).state
    if step.phase is Phase.REROLL:
        return None
    return _worst(claim, step, own=True)


def _worst(claim: Comparison, state: QuantumState, *, own: bool) -> int | None:
    """Return the lead for the best own choice and the worst of the others', None where the game goes on."""
    game, seat = claim.perspective.game, claim.seat
    if state.phase is Phase.OVER:
        outcome = final_outcome(state)
        others = [total for each, total in enumerate(outcome.totals) if each != seat]
        return outcome.totals[seat] - max(others) if outcome.winners() == (seat,) else None
    if state.phase is Phase.ALONE:
        found = [
            _worst(claim, game.play(state, seat, act).state, own=own)
            for act in game.legal_actions(state, seat)
        ]
        return max((lead for lead in found if lead is not None), default=None)
    if state.phase is not Phase.EVERYBODY:
        return None
    seats = [each for each in game.actors(state) if each >= 0]
    mine = list(game.legal_actions(state, seat)) if seat in seats else [None]
    rest = [each for each in seats if each != seat]
    found = []
    for act in mine:
        leads = []
        for acts in product(*(list(game.legal_actions(state, each)) for each in rest)):
            after = state
            for each, done in (*([(seat, act)] if act is not None else []), *zip(rest, acts, strict=True)):
                after = game.play(after, each, done).state
            leads.append(_worst(claim, after, own=own) if after.phase is Phase.OVER else None)
        found.append(None if None in leads else min(lead for lead in leads if lead is not None))
    return max((lead for lead in found if lead is not None), default=None)


def _certain(claim: Comparison) -> None:
    now, then = _leads(claim), _leads(claim.of_other())
    assert (now is None) is not (then is None), (claim, now, then)
    assert ("loses" if now is None else "wins") == claim.take("way"), claim
    assert (then if now is None else now) == claim.number("lead"), claim


def _lead(claim: Comparison) -> None:
    now, then = _leads(claim), _leads(claim.of_other())
    assert now is not None, claim
    assert then is not None, claim
    claim.by(now, then)


CHECKS: Final[Checks] = MappingProxyType(
    {
        "quantum-contrast-certain": _certain,
        "quantum-contrast-chance": _chance,
        "quantum-contrast-choice": _choice,
        "quantum-contrast-column": _column,
        "quantum-contrast-denial": _denial,
        "quantum-contrast-dice": _dice,
        "quantum-contrast-lead": _lead,
        "quantum-contrast-points": _points,
        "quantum-contrast-skips": _skips,
        "quantum-contrast-waits": _waits,
        "quantum-contrast-writes": _writes,
    }
)
"""What makes each true."""
