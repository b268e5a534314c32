"""What Quantum's answers claim, worked out from the sheets number by number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import totals
from tests.truth.answers import dice, scenes, wrong_numbers
from tests.truth.answers.sheets import (
    CELLS,
    colour_of,
    columns,
    miss_cost,
    points,
    rows,
    scores,
    skipped_by,
    takes,
    worth,
)
from tests.truth.answers.told import leads

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

more = scenes.of_quantum
"""Positions that play does not bring up."""


def questions(desk: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about numbers, rows and columns."""
    colours = ("červená", "žlutá", "modrá", "fialová")
    for number in (stream.below(16) + 1, stream.below(33) + 1):
        yield "where", (str(number),)
        yield "cost", (stream.choice(colours), str(number))
    yield "row", (stream.choice(colours),)
    yield "column", (str(stream.below(CELLS) + 1),)
    yield "score", (stream.choice(desk.people).name,)
    yield "sheet", (stream.choice(desk.people).name,)
    yield from wrong_numbers.questions(stream)


def _entry(told: Told) -> bool:
    """Points and misses are listed by the same entry."""
    seat = told.who()
    return told.arg("points") in {scores(told)[seat], told.view.table.misses[seat]}


def _sheet(told: Told) -> int:
    """Return whose sheet was asked for."""
    return told.desk.people.index(next(line.args["who"] for line in told.lines if "who" in line.args))


def _price(told: Told) -> bool:
    colour = colour_of(told.arg("number"))
    number = totals(told.view.table.dice)[colour]
    row = rows(told)[colour]
    return takes(told, row, number) and told.arg("skipped") == skipped_by(told, row, number)


def _brings(told: Told) -> bool:
    """Write it, and count what the row cannot take any more and what the column is worth then."""
    colour, number = colour_of(told.arg("number")), int(told.arg("number").label)
    before = rows(told)
    row = before[colour]
    after = (*before[:colour], (*row, number), *before[colour + 1 :])
    return (
        takes(told, row, number)
        and told.arg("cell") == len(row) + 1
        and told.arg("skipped") == skipped_by(told, row, number)
        and told.arg("points") == worth(columns(after)[len(row)])
    )


def _free_nothing(told: Told) -> bool:
    table = told.view.table
    return not any(
        takes(told, rows(told)[colour], total)
        for colour, total in enumerate(totals(table.dice))
        if colour != table.taken
    )


def _number(told: Told) -> int:
    return int(told.arg("number"))


def _fits(told: Told) -> bool:
    named = {colour_of(item) for item in told.arg("colours").items}
    return named == {at for at, row in enumerate(rows(told)) if takes(told, row, _number(told))}


def _refused(told: Told) -> bool:
    colour = colour_of(told.arg("number"))
    row, number = rows(told)[colour], int(told.arg("number").label)
    rising = told.message.key.endswith("rising")
    return (
        told.arg("last") == row[-1]
        and colour_of(told.arg("colour")) == colour
        and (number <= row[-1] if rising else number >= row[-1])
        and not takes(told, row, number)
    )


def _standing(told: Told) -> bool:
    """The number stands on just these places of the rows."""
    named = {
        (colour_of(item.message.args["colour"]), item.message.args["cell"])
        for item in told.arg("places").items
    }
    there = {
        (colour, cell)
        for colour, row in enumerate(rows(told))
        for cell, number in enumerate(row, 1)
        if number == _number(told)
    }
    return named == there != set()


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **dice.CHECKS,
        **wrong_numbers.CHECKS,
        "quantum-column-empty": lambda told: not columns(rows(told))[told.arg("column") - 1],
        "quantum-column-points": lambda told: (
            told.arg("points") == worth(columns(rows(told))[told.arg("column") - 1])
        ),
        "quantum-dice-none": lambda told: not told.view.table.dice,
        "quantum-free-nothing": _free_nothing,
        "quantum-free-taken": lambda told: (
            (colour_of(told.arg("colour")), told.who()) == (told.view.table.taken, told.view.table.active)
        ),
        "quantum-misses-none": lambda told: not any(told.view.table.misses),
        "quantum-near-none": lambda told: not any(len(column) == 3 for column in columns(rows(told))),
        "quantum-price": _price,
        "quantum-refused-falling": _refused,
        "quantum-refused-full": lambda told: len(rows(told)[colour_of(told.arg("colour"))]) == CELLS,
        "quantum-refused-rising": _refused,
        "quantum-score-equal": lambda told: {told.arg("points")} == set(scores(told)),
        "quantum-score-leader": lambda told: leads(told, scores(told)),
        "quantum-score-leaders": lambda told: leads(told, scores(told)),
        "quantum-score-none": lambda told: (
            not any(map(worth, columns(rows(told, told.who())))) and not told.view.table.misses[told.who()]
        ),
        "quantum-score-of": _entry,
        "quantum-sheet-column": lambda told: (
            told.arg("points") == worth(columns(rows(told, _sheet(told)))[told.arg("column") - 1])
        ),
        "quantum-sheet-misses": lambda told: (
            (told.arg("count"), -told.arg("cost"))
            == (told.view.table.misses[_sheet(told)], miss_cost(told, told.view.table.misses[_sheet(told)]))
        ),
        "quantum-sheet-of": lambda told: told.arg("points") == points(told, told.who()),
        "quantum-where": _standing,
        "quantum-where-brings": _brings,
        "quantum-where-fits": _fits,
        "quantum-where-nowhere": lambda told: not any(_number(told) in row for row in rows(told)),
        "quantum-where-unfit": lambda told: not any(takes(told, row, _number(told)) for row in rows(told)),
    }
)
"""By line: what makes it true."""

EXCUSED: Final[Mapping[str, str]] = MappingProxyType({})
"""Lines with a count or a no that no position makes true or false."""

RARE: Final = frozenset[str]()
"""Lines that none of the positions brings up."""

NAMES: Final = frozenset({"quantum-somebody", "quantum-why-rule"})
"""Names of things that stand in a line that is checked, and lines of the rules alone."""
