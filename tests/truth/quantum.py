"""What Quantum's players claim, worked out from the rules: going through throws, writing on sheets."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import DIE_FACES, WHITE_DIE, face_colour, face_number, totals
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, MOST_TOTAL, accepts, final_outcome
from accessgames.games.quantum.rules.state import (
    PASS,
    WRITES,
    Missed,
    Pass,
    Phase,
    QuantumState,
    Reroll,
    Write,
    Wrote,
)

if TYPE_CHECKING:
    from tests.truth.claims import Check, Claim

STEP: Final = 4
"""Numbers that count as a fitting step."""


def table_of(claim: Claim) -> QuantumState:
    """Return what lies on the table."""
    table: QuantumState = claim.view.table
    return table


def taken(table: QuantumState, seat: int) -> list[int]:
    """Return the colours whose totals a seat's rows take, one number after another."""
    peak = table.rulings.one_peak
    sums = totals(table.dice)
    return [
        colour
        for colour, row in enumerate(table.sheets[seat])
        if colour != table.taken and accepts(row, sums[colour], one_peak=peak)
    ]


def _keep(claim: Claim) -> None:
    table = table_of(claim)
    sums = totals(table.dice)
    assert Reroll(0) == claim.action
    assert tuple((colour, sums[colour]) for colour in taken(table, claim.seat)) == claim.take("numbers")


def _stuck(claim: Claim) -> None:
    assert Reroll(0) == claim.action
    assert [] == taken(table_of(claim), claim.seat)


def _fitting(table: QuantumState, seat: int, colour: int) -> list[int]:
    """Return the numbers nearest to the last one of a row, in their order."""
    row, peak = table.sheets[seat][colour], table.rulings.one_peak
    numbers = [number for number in range(1, MOST_TOTAL + 1) if accepts(row, number, one_peak=peak)]
    return numbers[:STEP] if len(row) < DIVIDER else numbers[-STEP:]


def _share(table: QuantumState, mask: int, colour: int, wanted: list[int]) -> Fraction:
    """Return in how many throws a colour's total is wanted; dice that add the same count together."""
    sides = [
        [face_number(face) if face_colour(face) in {None, colour} else 0 for face in DIE_FACES[die]]
        if mask >> die & 1
        else [face_number(table.dice[die]) if face_colour(table.dice[die]) in {None, colour} else 0]
        for die in range(WHITE_DIE + 1)
    ]
    share = Fraction(0)
    for kinds in product(*(sorted(set(side)) for side in sides)):
        if sum(kinds) in wanted:
            part = Fraction(1)
            for kind, side in zip(kinds, sides, strict=True):
                part *= Fraction(side.count(kind), len(side))
            share += part
    return share


def _chance(claim: Claim) -> None:
    table, colour = table_of(claim), claim.number("colour")
    wanted = _fitting(table, claim.seat, colour)
    assert (wanted[0], wanted[-1]) == (claim.number("low"), claim.number("high"))
    assert round(100 * float(_share(table, claim.action.mask, colour, wanted))) == claim.number("percent")


def _hold(claim: Claim) -> None:
    table, colour = table_of(claim), claim.number("colour")
    least = []
    for die, face in enumerate(table.dice):
        thrown = claim.action.mask >> die & 1
        if die == WHITE_DIE:
            least.append(1 if thrown else face_number(face))
        elif face_colour(face) == colour:
            assert not thrown
            least.append(face_number(face))
    assert sum(least) == claim.number("least")


def _after(claim: Claim, action: Write | Pass) -> list[object]:
    """Return the events of an action and of everybody else writing nothing, until the turn is over."""
    game, state = claim.perspective.game, claim.perspective.world
    step = game.play(state, claim.seat, action)
    events = list(step.events)
    while step.state.phase in {Phase.ALONE, Phase.EVERYBODY}:
        actor = game.actors(step.state)[0]
        step = game.play(step.state, actor, PASS)
        events += step.events
    return events


def _wrote(claim: Claim) -> Wrote:
    return next(
        event
        for event in _after(claim, claim.action)
        if isinstance(event, Wrote) and event.seat == claim.seat
    )


def _column(claim: Claim) -> None:
    event = _wrote(claim)
    assert (event.cell + 1, event.points) == (claim.number("column"), claim.number("points"))


def _step(claim: Claim) -> None:
    table, event = table_of(claim), _wrote(claim)
    row = table.sheets[claim.seat][event.colour]
    assert event.colour == claim.number("colour")
    assert len(row) == claim.number("cell")
    assert abs(event.number - (row[-1] if row else 0)) == claim.number("step")
    assert CELLS - len(row) - 1 == claim.number("left")


def _end(claim: Claim) -> None:
    game = claim.perspective.game
    over = game.play(claim.perspective.world, claim.seat, claim.action).state
    result = final_outcome(over)
    assert Phase.OVER is over.phase
    rivals = [total for seat, total in enumerate(result.totals) if seat != claim.seat]
    assert result.totals[claim.seat] - max(rivals) == claim.number("lead")
    assert claim.number("lead") > 0


def _denial(claim: Claim) -> None:
    table, colour, seat = table_of(claim), claim.number("colour"), claim.number("seat")
    assert Phase.ALONE is table.phase
    assert WRITES[colour] == claim.action
    assert seat != claim.seat
    assert seat < len(table.sheets)
    assert colour in taken(table, seat)


def _miss(claim: Claim, action: Write | Pass) -> None:
    cost = [event.cost for event in _after(claim, action) if isinstance(event, Missed)]
    assert [claim.number("cost")] == cost


def _saves(claim: Claim) -> None:
    assert isinstance(claim.action, Write)
    assert not any(isinstance(event, Missed) for event in _after(claim, claim.action))
    _miss(claim, PASS)


def _costs(claim: Claim) -> None:
    _miss(claim, claim.action)


def _free(claim: Claim) -> None:
    table = table_of(claim)
    assert PASS == claim.action
    assert claim.seat != table.active or table.taken is not None


def _wait(claim: Claim) -> None:
    assert Phase.ALONE is table_of(claim).phase
    assert PASS == claim.action


def _skips(claim: Claim) -> None:
    """No cell that follows can take a skipped number, so the last cells of both parts skip nothing."""
    table, peak = table_of(claim), table_of(claim).rulings.one_peak
    sums = totals(table.dice)
    lost = []
    for colour in taken(table, claim.seat):
        row, number = table.sheets[claim.seat][colour], sums[colour]
        last = len(row) in {DIVIDER - 1, CELLS - 1}
        numbers = (
            [] if last else [each for each in range(1, MOST_TOTAL + 1) if accepts(row, each, one_peak=peak)]
        )
        lost.append(sum(each < number if len(row) < DIVIDER else each > number for each in numbers))
    assert PASS == claim.action
    assert min(lost) == claim.number("count")


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "quantum-reason-chance": _chance,
        "quantum-reason-column": _column,
        "quantum-reason-costs": _costs,
        "quantum-reason-denial": _denial,
        "quantum-reason-end": _end,
        "quantum-reason-free": _free,
        "quantum-reason-hold": _hold,
        "quantum-reason-keep": _keep,
        "quantum-reason-saves": _saves,
        "quantum-reason-skips": _skips,
        "quantum-reason-step": _step,
        "quantum-reason-stuck": _stuck,
        "quantum-reason-wait": _wait,
    }
)
"""What each reason claims."""
