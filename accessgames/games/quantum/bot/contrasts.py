"""What separates two actions of Quantum: chances of the throw, points, columns, what others may write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Difference, Reason
from accessgames.games.quantum.bot import certain, reasons
from accessgames.games.quantum.rules import dice, sheet, state

if TYPE_CHECKING:
    from collections.abc import Iterator

_CERTAIN: Final = 50.0
"""How much a certain win weighs: more than anything else."""

_CHANCE: Final = 6.0
"""How much the chance of a fitting number weighs; a number that fits is worth about as many points."""

_DIE: Final = 0.1
_SKIPPED: Final = 0.4
_NEARER: Final = 0.9
_CHOICE: Final = 0.1
_WRITTEN: Final = 0.3
_DENIED: Final = 1.0
"""How much one more of each weighs: a die thrown, a number skipped, a number by which a column is nearer to
its end, a number that a row takes next, a number written now, a colour kept from another player."""


def differences(
    gains_of: reasons.GainsOf,
    table: state.QuantumState,
    seat: int,
    action: state.QuantumAction,
    other: state.QuantumAction,
) -> Iterator[Difference]:
    """Yield what an action has against another one; see `engine.Comparing`."""
    yield from _winning(table, seat, action, other)
    if isinstance(action, state.Reroll) and isinstance(other, state.Reroll):
        yield from _throwing(table, seat, action.mask, other.mask)
    elif table.phase in {state.Phase.ALONE, state.Phase.EVERYBODY}:
        yield from _writing(table, seat, _colour(action), _colour(other))
        for one, sign in ((action, _DENIED), (other, -_DENIED)):
            for reason in reasons.reasons(gains_of, table, seat, one):
                if reason.key == "quantum-reason-denial":
                    way = "kept" if sign > 0 else "left"
                    yield Difference(Reason("quantum-contrast-denial", (*reason.args, ("way", way))), sign)


def _colour(action: state.QuantumAction) -> int | None:
    return action.colour if isinstance(action, state.Write) else None


def _winning(
    table: state.QuantumState, seat: int, action: state.QuantumAction, other: state.QuantumAction
) -> Iterator[Difference]:
    """`certain` (`lead`, `way`: this one wins for certain, or only the other does), `lead` (`by`, `way`)."""
    now, then = certain.certain_leads(table, seat, (action, other))
    if now is not None and then is not None:
        if by := now - then:
            yield _counted("quantum-contrast-lead", by, float(by))
    elif now is not None or then is not None:
        way = "loses" if now is None else "wins"
        lead = max(lead for lead in (now, then) if lead is not None)
        yield _difference(
            "quantum-contrast-certain", -_CERTAIN if now is None else _CERTAIN, lead=lead, way=way
        )


def _throwing(table: state.QuantumState, seat: int, mask: int, other: int) -> Iterator[Difference]:
    """`chance` (`colour`, `low` to `high`, `percent`, `other`), or `dice` (`by`, `way`) where all are equal.

    Of what each of the two throws hopes for.
    """
    alike = True
    for colour, low, high in sorted({*_hope(table, seat, mask), *_hope(table, seat, other)}):
        wanted = range(low, high + 1)
        now, then = (round(100 * reasons.chance_of(table, each, colour, wanted)) for each in (mask, other))
        if now != then:
            alike, weight = False, _CHANCE * (now - then) / 100
            args = {"colour": colour, "low": low, "high": high, "percent": now, "other": then}
            yield _difference("quantum-contrast-chance", weight, **args)
    if alike and (by := mask.bit_count() - other.bit_count()):
        yield _counted("quantum-contrast-dice", by, -_DIE * by)


def _hope(table: state.QuantumState, seat: int, mask: int) -> tuple[tuple[int, int, int], ...]:
    """Return the colour most likely to show a number that fits well, with the lowest and highest one."""
    found = [
        (reasons.chance_of(table, mask, colour, window), -colour, window[0], window[-1])
        for colour, row in enumerate(table.sheets[seat])
        if (window := reasons.fitting(row, one_peak=table.rulings.one_peak))
    ]
    return tuple((-colour, low, high) for _, colour, low, high in sorted(found)[-1:])


def _writing(
    table: state.QuantumState, seat: int, colour: int | None, other: int | None
) -> Iterator[Difference]:
    """Count what a number does on the sheet: points, numbers skipped, what is open of its column and row.

    `points`, `skips`, `choice` (`by`, `way`), `column` and `waits` (`column`, `missing`), `writes` (`way`).
    """
    now, then = (_after(table, seat, each) for each in (colour, other))
    if by := sheet.score(now, seat) - sheet.score(then, seat):
        yield _counted("quantum-contrast-points", by, float(by))
    if by := _skipped(table, seat, colour) - _skipped(table, seat, other):
        yield _counted("quantum-contrast-skips", by, -_SKIPPED * by)
    yield from _columns(table, seat, colour, other)
    if colour is not None and other is not None:
        rooms = [
            len(sheet.allowed_numbers(rows.sheets[seat][each], table))
            for rows, each in ((now, colour), (then, other))
        ]
        if by := rooms[0] - rooms[1]:
            yield _counted("quantum-contrast-choice", by, _CHOICE * by)
    elif colour != other:
        way = "nothing" if colour is None else "number"
        yield _difference("quantum-contrast-writes", -_WRITTEN if colour is None else _WRITTEN, way=way)


def _columns(
    table: state.QuantumState, seat: int, colour: int | None, other: int | None
) -> Iterator[Difference]:
    """Tell which column comes nearer to its end, where the other action leaves that one as it is."""
    places = [None if each is None else len(table.sheets[seat][each]) for each in (colour, other)]
    if places[0] == places[1]:
        return
    for key, place, sign in zip(
        ("quantum-contrast-column", "quantum-contrast-waits"), places, (1, -1), strict=True
    ):
        lacking = 0 if place is None else _lacking(table.sheets[seat], place) - 1
        if place is not None and lacking:
            weight = sign * _NEARER / lacking
            left = lacking if sign > 0 else lacking + 1
            yield _difference(key, weight, column=place + 1, missing=left)


def _lacking(rows: state.Rows, place: int) -> int:
    return len(dice.COLOURS) - len(sheet.column(rows, place))


def _skipped(table: state.QuantumState, seat: int, colour: int | None) -> int:
    if colour is None:
        return 0
    number = dice.totals(table.dice)[colour]
    return len(sheet.skipped_numbers(table.sheets[seat][colour], number, table))


def _after(table: state.QuantumState, seat: int, colour: int | None) -> state.QuantumState:
    """Return the table with a number on the sheet of a seat, or with the miss that writing nothing is."""
    sheets, misses = table.sheets, table.misses
    if colour is not None:
        rows = sheet.write(sheets[seat], colour, dice.totals(table.dice)[colour])
        return table._replace(sheets=(*sheets[:seat], rows, *sheets[seat + 1 :]))
    missed = seat == table.active and table.taken is None and table.phase is state.Phase.EVERYBODY
    return table._replace(misses=(*misses[:seat], misses[seat] + missed, *misses[seat + 1 :]))


def _counted(key: str, by: int, weight: float) -> Difference:
    return _difference(key, weight, by=abs(by), way="more" if by > 0 else "less")


def _difference(key: str, weight: float, **args: object) -> Difference:
    return Difference(Reason(key, tuple(args.items())), weight)
