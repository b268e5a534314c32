"""What can still be written, what a number would cost, which columns are nearly complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction, refuse
from accessgames.games.quantum.answers.asked import asked_colour, nothing_more, own_seat
from accessgames.games.quantum.naming import name_colour, name_number
from accessgames.games.quantum.narration.prospects import next_part, tell_cost
from accessgames.games.quantum.narration.refusing import tell_refusal
from accessgames.games.quantum.narration.turns import writable_numbers
from accessgames.games.quantum.outlook import Near, allowed, near_columns, skipped
from accessgames.games.quantum.rules.dice import COLOURS, totals
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER
from accessgames.games.quantum.rules.state import Phase
from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import State
    from accessgames.games.room import Desk


def free(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what can be written of this throw, what was taken, and what the next cell of each row takes.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    table: State = desk.view.table
    seat = own_seat(desk)
    rows = [
        say("quantum-free-row", colour=name_colour(colour), next=Nested(next_part(row, table)))
        for colour, row in enumerate(table.sheets[seat])
    ]
    return (*_now(table, seat, desk), *rows)


def _now(table: State, seat: int, desk: Desk) -> Iterator[Message]:
    """Tell what steps B and C offer now."""
    if table.phase not in {Phase.ALONE, Phase.EVERYBODY}:
        return
    if table.taken is not None:
        yield say("quantum-free-taken", colour=name_colour(table.taken), who=desk.person(table.active))
    numbers = writable_numbers(table, seat)
    if numbers.items:
        yield say("quantum-free-now", numbers=numbers)
    else:
        yield say("quantum-free-nothing")


def cost(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a number would cost in a row; without a number that of this throw, without a colour of each.

    Raises:
        MalformedAction: The colour is not known, or there is no throw to take the number from.
    """
    table: State = desk.view.table
    if words:
        colour, number, rest = asked_colour(desk, words)
        nothing_more(rest)
        if number is None:
            number = totals(_dice(table))[colour]
        return tuple(_cost(colour, number, desk))
    sums = totals(_dice(table))
    return tuple(_brief_cost(colour, sums[colour], desk) for colour in range(len(COLOURS)))


def _dice(table: State) -> tuple[int, ...]:
    if not table.dice:
        raise MalformedAction("quantum-error-cost")
    return table.dice


def _cost(colour: int, number: int, desk: Desk) -> Iterator[Message]:
    table: State = desk.view.table
    row = table.sheets[own_seat(desk)][colour]
    if number in allowed(row, table):
        yield from tell_cost(colour, number, own_seat(desk), desk)
    else:
        yield _unfit(colour, number, row, desk)


def _brief_cost(colour: int, number: int, desk: Desk) -> Message:
    table: State = desk.view.table
    row = table.sheets[own_seat(desk)][colour]
    if number not in allowed(row, table):
        return _unfit(colour, number, row, desk)
    return say("quantum-price", number=name_number(colour, number), skipped=len(skipped(row, number, table)))


def _unfit(colour: int, number: int, row: tuple[int, ...], desk: Desk) -> Message:
    """Tell why a row does not take a number."""
    if len(row) == CELLS:
        return tell_refusal(refuse("quantum-refused-full", colour=colour), desk, "answer")
    key = "quantum-refused-rising" if len(row) < DIVIDER else "quantum-refused-falling"
    return tell_refusal(refuse(key, colour=colour, number=number, last=row[-1]), desk, "answer")


def nearly(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the columns of the own sheet that lack one number, and what they can bring.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    table: State = desk.view.table
    found = tuple(map(_near, near_columns(table.sheets[own_seat(desk)], table)))
    return found or (say("quantum-near-none"),)


def _near(column: Near) -> Message:
    return say(
        "quantum-near",
        column=column.index + 1,
        colour=replace(name_colour(column.missing), count=column.before + 1 if column.before else None),
        least=column.least,
        most=column.most,
        open="no" if column.least == column.most else "yes",
    )
