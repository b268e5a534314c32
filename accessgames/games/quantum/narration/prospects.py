"""What an action would bring: in one line for lists, in several as a preview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.naming import name_colours, name_dice, name_number, name_totals
from accessgames.games.quantum.outlook import allowed, completed, skipped
from accessgames.games.quantum.rules.dice import (
    ALL_DICE,
    COLOURS,
    WHITE_DIE,
    Face,
    dice_of_mask,
    face_colour,
    totals,
)
from accessgames.games.quantum.rules.endings import score
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, miss_costs, write
from accessgames.games.quantum.rules.state import Action, Pass, Phase, Reroll, Roll, State, Write
from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk

_FEW: Final = 3
"""So many dice are named when they are thrown again; with more, those that stay are named."""


def tell_action(action: Action, desk: Desk) -> Message:
    """Tell a possible action with what it brings.

    Raises:
        TypeError: It is an action of chance.
    """
    table: State = desk.view.table
    if isinstance(action, Reroll):
        return _reroll(action.mask, table.dice)
    if isinstance(action, Write):
        return _write(action.colour, table, desk.seat)
    if isinstance(action, Pass):
        return _pass(table, desk.seat)
    raise TypeError(f"{action!r} is not an action of players")


def _reroll(mask: int, dice: tuple[Face, ...]) -> Message:
    kept = ALL_DICE ^ mask
    if not mask:
        return say("quantum-action-keep")
    if not kept:
        return say("quantum-action-reroll-all")
    if mask.bit_count() <= _FEW:
        return say("quantum-action-reroll", dice=name_dice(dice, mask))
    return say("quantum-action-reroll-except", dice=name_dice(dice, kept))


def _write(colour: int, table: State, seat: int) -> Message:
    rows, number = table.sheets[seat], totals(table.dice)[colour]
    cell, lost = len(rows[colour]), len(skipped(rows[colour], number, table))
    named, points = name_number(colour, number), completed(rows, colour, number)
    if points:
        return say("quantum-action-column", number=named, column=cell + 1, points=points, skipped=lost)
    return say("quantum-action-write", number=named, cell=cell + 1, skipped=lost)


def _pass(table: State, seat: int) -> Message:
    if table.phase is Phase.ALONE:
        return say("quantum-action-wait")
    if seat == table.active and table.taken is None:
        return say("quantum-action-miss", cost=-_next_cost(table, seat))
    return say("quantum-action-pass")


def _next_cost(table: State, seat: int) -> int:
    return miss_costs(table.rulings.rising_misses)[table.misses[seat]]


def preview(action: Action, desk: Desk) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring.

    Raises:
        TypeError: It is an action of chance.
    """
    table: State = desk.view.table
    if isinstance(action, Reroll) and action.mask not in {0, ALL_DICE}:
        return tuple(_preview_reroll(action.mask, table.dice))
    if isinstance(action, Write):
        return tuple(tell_cost(action.colour, totals(table.dice)[action.colour], desk.seat, desk))
    if isinstance(action, Roll):
        raise TypeError(f"{action!r} is not an action of players")
    return (tell_action(action, desk),)


def _preview_reroll(mask: int, dice: tuple[Face, ...]) -> Iterator[Message]:
    """Tell what stays, and its totals where the white die stays too."""
    kept = ALL_DICE ^ mask
    yield say("quantum-try-kept", dice=name_dice(dice, kept))
    if kept >> WHITE_DIE & 1 and kept != 1 << WHITE_DIE:
        held = tuple(dice[die] for die in dice_of_mask(kept))
        colours = [colour for colour in range(len(COLOURS)) if colour in map(face_colour, held)]
        yield say("quantum-try-totals", numbers=name_totals(held, colours))


def tell_cost(colour: int, number: int, seat: int, desk: Desk) -> Iterator[Message]:
    """Tell what a legal number would cost and bring: its cell, numbers lost, what may follow, its column."""
    table: State = desk.view.table
    rows = table.sheets[seat]
    row, cell = rows[colour], len(rows[colour])
    lost = skipped(row, number, table)
    yield say("quantum-cost-cell", number=name_number(colour, number), cell=cell + 1)
    if lost:
        yield say("quantum-cost-skipped", count=len(lost), first=lost.start, last=lost.stop - 1)
    else:
        yield say("quantum-cost-nothing")
    if cell + 1 == CELLS:
        yield say("quantum-cost-full")
    else:
        yield say("quantum-cost-next", next=Nested(next_part((*row, number), table)))
    points = completed(rows, colour, number)
    if points:
        yield say("quantum-cost-column", column=cell + 1, points=points, score=score(table, seat) + points)
    else:
        after = write(rows, colour, number)
        missing = name_colours(other for other, written in enumerate(after) if len(written) <= cell)
        yield say("quantum-cost-missing", column=cell + 1, colours=missing)


def tell_next(row: tuple[int, ...], table: State) -> Message:
    """Tell what the next cell of a row takes, in a sentence."""
    return say("quantum-next", next=Nested(next_part(row, table)))


def next_part(row: tuple[int, ...], table: State) -> Message:
    """Tell what the next cell of a row takes, as a part of a sentence."""
    numbers = allowed(row, table)
    cell = len(row) + 1
    if len(row) == CELLS:
        return say("quantum-next-full")
    if not numbers:
        return say("quantum-next-blocked", cell=cell)
    if numbers == allowed((), table):
        return say("quantum-next-any", cell=cell)
    if len(row) < DIVIDER:
        return say("quantum-next-above", cell=cell, number=row[-1])
    return say("quantum-next-below", cell=cell, number=row[-1])
