"""Why an action is good: what it does on the sheets and what the dice can still bring, in exact figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessgames.engine import Reason
from accessgames.games.quantum.bot.sheet_values import Gains
from accessgames.games.quantum.rules import dice, sheet
from accessgames.games.quantum.rules.game import writable
from accessgames.games.quantum.rules.state import Phase, QuantumAction, QuantumState, Reroll, Row, Write

GainsOf = Callable[[QuantumState, int], Gains]
"""What each total of each colour would add for a seat, by the judge that gives the reasons."""

STEP: Final = 4
"""Numbers next to the one before that count as a fitting step: fewer are hard to throw, more skip much."""

_DENIED: Final = 1.0
"""What has to be taken from another player's gain to be a reason."""

_HELD: Final = 2
"""Dice of a colour that have to stay to be a reason."""


def reasons(gains_of: GainsOf, table: QuantumState, seat: int, action: QuantumAction) -> tuple[Reason, ...]:
    """Return why a seat would choose an action, the weightiest first."""
    if isinstance(action, Reroll):
        if action.mask:
            return _throwing(table, seat, action.mask)
        sums, mask = dice.totals(table.dice), writable(table, seat)
        found = tuple((colour, sums[colour]) for colour in range(len(dice.COLOURS)) if mask >> colour & 1)
        return (_reason("quantum-reason-keep", numbers=found) if found else _reason("quantum-reason-stuck"),)
    if isinstance(action, Write):
        return _writing(gains_of, table, seat, action.colour)
    return _passing(table, seat)


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))


# ------------------------------------------------------------------ the second throw


def _throwing(table: QuantumState, seat: int, mask: int) -> tuple[Reason, ...]:
    """Name the colour most likely to show a fitting number, and one that stays."""
    found: list[Reason] = []
    likely = max(
        (
            (chance_of(table, mask, colour, window), -colour, window)
            for colour, row in enumerate(table.sheets[seat])
            if (window := fitting(row, one_peak=table.rulings.one_peak))
        ),
        key=lambda each: each[:2],
        default=None,
    )
    if likely is not None:
        chance, colour, window = likely
        found.append(
            _reason(
                "quantum-reason-chance",
                colour=-colour,
                low=window[0],
                high=window[-1],
                percent=round(100 * chance),
            )
        )
    held = max(
        ((_held(table, mask, colour), -colour) for colour in range(len(dice.COLOURS))), default=((0, 0), 0)
    )
    (count, least), colour = held
    if count >= _HELD:
        found.append(_reason("quantum-reason-hold", colour=-colour, least=least))
    return tuple(found)


def fitting(row: Row, *, one_peak: bool) -> range:
    """Return the numbers that fit well into the next cell of a row: those nearest to the one before."""
    numbers = sheet.allowed_range(row, one_peak=one_peak, most=sheet.MOST_TOTAL)
    return numbers[:STEP] if len(row) < sheet.DIVIDER else numbers[-STEP:]


def chance_of(table: QuantumState, mask: int, colour: int, wanted: range) -> float:
    """Return the exact chance that a colour's total is one of these after dice are thrown again."""
    thrown = dice.dice_of_mask(mask)
    ways = {sum(_adds(face, colour) for die, face in enumerate(table.dice) if not mask >> die & 1): 1}
    for die in thrown:
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in dice.DIE_FACES[die]:
                after = total + _adds(face, colour)
                more[after] = more.get(after, 0) + count
        ways = more
    good: int = sum(count for total, count in ways.items() if total in wanted)
    return good / float(dice.SIDES ** len(thrown))


def _adds(face: int, colour: int) -> int:
    return dice.face_number(face) if dice.face_colour(face) in (None, colour) else 0


def _held(table: QuantumState, mask: int, colour: int) -> tuple[int, int]:
    """Return how many dice of a colour stay when none of it is thrown, and its least total; else (0, 0)."""
    shown = [die for die in range(dice.WHITE_DIE) if dice.face_colour(table.dice[die]) == colour]
    if any(mask >> die & 1 for die in shown):
        return 0, 0
    white = 1 if mask >> dice.WHITE_DIE & 1 else dice.face_number(table.dice[dice.WHITE_DIE])
    return len(shown), white + sum(dice.face_number(table.dice[die]) for die in shown)


# ------------------------------------------------------------------ writing and passing


def _writing(gains_of: GainsOf, table: QuantumState, seat: int, colour: int) -> tuple[Reason, ...]:
    """Tell what a number does: the end, a column, no miss, what others lose, its step."""
    rows = table.sheets[seat]
    number, cell = dice.totals(table.dice)[colour], len(rows[colour])
    after = sheet.write(rows, colour, number)
    found: list[Reason] = []
    if table.phase is Phase.ALONE and sheet.is_full(after):
        ended = table._replace(sheets=(*table.sheets[:seat], after, *table.sheets[seat + 1 :]))
        ends = [sheet.score(ended, each) for each in range(len(table.sheets))]
        lead = ends[seat] - max(each for other, each in enumerate(ends) if other != seat)
        found += [_reason("quantum-reason-end", lead=lead)] if lead > 0 else []
    points = sheet.column_points(after, cell)
    if points:
        found.append(_reason("quantum-reason-column", column=cell + 1, points=points))
    if table.phase is Phase.EVERYBODY and seat == table.active and table.taken is None:
        found.append(_reason("quantum-reason-saves", cost=_next_cost(table, seat)))
    if table.phase is Phase.ALONE and not sheet.is_full(after):
        found += _denying(gains_of, table, seat, colour)
    step = abs(number - rows[colour][-1]) if cell else number
    found.append(
        _reason("quantum-reason-step", colour=colour, step=step, cell=cell, left=sheet.CELLS - 1 - cell)
    )
    return tuple(found)


def _next_cost(table: QuantumState, seat: int) -> int:
    """Return what the next miss of a seat costs."""
    return sheet.miss_costs(table.rulings.rising_misses)[table.misses[seat]]


def _denying(gains_of: GainsOf, table: QuantumState, seat: int, colour: int) -> list[Reason]:
    """Name the player who would have had most of the colour and now has clearly less."""
    sums = dice.totals(table.dice)
    lost: list[tuple[float, int]] = []
    for other in range(len(table.sheets)):
        if other != seat and writable(table, other) >> colour & 1:
            gains = gains_of(table, other)
            now = [gains[each][sums[each]] for each in range(len(dice.COLOURS))]
            rest = max(gain for each, gain in enumerate(now) if each != colour)
            lost.append((now[colour] - max(0.0, rest), -other))
    most, other = max(lost, default=(0.0, 0))
    return [_reason("quantum-reason-denial", colour=colour, seat=-other)] if most >= _DENIED else []


def _passing(table: QuantumState, seat: int) -> tuple[Reason, ...]:
    """Tell what every number would skip, and whether writing nothing costs anything."""
    if table.phase is Phase.ALONE:
        return (_reason("quantum-reason-wait"),)
    sums, mask = dice.totals(table.dice), writable(table, seat)
    rows = table.sheets[seat]
    least = min(
        len(sheet.skipped_numbers(rows[colour], sums[colour], table))
        for colour in range(len(dice.COLOURS))
        if mask >> colour & 1
    )
    found = [_reason("quantum-reason-skips", count=least)] if least else []
    if seat == table.active and table.taken is None:
        return (*found, _reason("quantum-reason-costs", cost=_next_cost(table, seat)))
    return (*found, _reason("quantum-reason-free"))
