"""What Quantum's answers claim, worked out from the sheets number by number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.naming import COLOUR_WORDS
from accessgames.games.quantum.rules.dice import totals
from tests.truth.answers.told import leads

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

CELLS: Final = 6
DIVIDER: Final = 4
MOST: Final = 33


def questions(_: Listener, stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield questions about numbers, rows and columns."""
    colours = ("červená", "žlutá", "modrá", "fialová")
    for number in (stream.below(16) + 1, stream.below(33) + 1):
        yield "where", (str(number),)
        yield "cost", (stream.choice(colours), str(number))
    yield "row", (stream.choice(colours),)
    yield "column", (str(stream.below(CELLS) + 1),)
    yield "score", ("Petr",)
    yield "sheet", ("Petr",)


def rows(told: Told, seat: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a sheet; the asker's own, for who watches that of the active player."""
    table = told.view.table
    own = told.seat if told.seat >= 0 else table.active
    found: tuple[tuple[int, ...], ...] = table.sheets[own if seat is None else seat]
    return found


def takes(told: Told, row: tuple[int, ...], number: int) -> bool:
    """Tell whether a row takes a number next: four rise, two fall (U1)."""
    peak = told.view.table.rulings.one_peak
    if len(row) == CELLS:
        return False
    if not row or (len(row) == DIVIDER and not peak):
        return 1 <= number <= MOST
    return number > row[-1] if len(row) < DIVIDER else number < row[-1]


def columns(sheet: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Return the numbers that each column has, from the left."""
    return [[row[at] for row in sheet if len(row) > at] for at in range(CELLS)]


def worth(column: list[int]) -> int:
    """Return the points of a column: of a full one its second lowest number."""
    if len(column) < len(COLOUR_WORDS):
        return 0
    different = sorted(set(column))
    return different[1] if len(different) > 1 else different[0]


def miss_cost(told: Told, count: int) -> int:
    """Return what so many misses cost together (U2)."""
    rising = told.view.table.rulings.rising_misses
    return sum(miss if rising else min(miss, 3) for miss in range(1, count + 1))


def points(told: Told, seat: int) -> int:
    """Return the points of a seat."""
    table = told.view.table
    return sum(map(worth, columns(table.sheets[seat]))) - miss_cost(told, table.misses[seat])


def scores(told: Told) -> list[int]:
    """Return the points of all."""
    return [points(told, seat) for seat in range(len(told.view.table.sheets))]


def colour_of(phrase: Any) -> int:  # noqa: ANN401 - a phrase
    """Return the colour that a phrase names."""
    return next(at for at, word in enumerate(COLOUR_WORDS) if phrase.noun == f"{word}-one")


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
    return takes(told, row, number) and told.arg("skipped") == _skipped(told, row, number)


def _brings(told: Told) -> bool:
    """Write it, and count what the row cannot take any more and what the column is worth then."""
    colour, number = colour_of(told.arg("number")), int(told.arg("number").label)
    before = rows(told)
    row = before[colour]
    after = (*before[:colour], (*row, number), *before[colour + 1 :])
    return (
        takes(told, row, number)
        and told.arg("cell") == len(row) + 1
        and told.arg("skipped") == _skipped(told, row, number)
        and told.arg("points") == worth(columns(after)[len(row)])
    )


def _skipped(told: Told, row: tuple[int, ...], number: int) -> int:
    """Count the numbers that a row loses by one."""
    lost = [
        other
        for other in range(1, MOST + 1)
        if takes(told, row, other) and (other < number if len(row) < DIVIDER else other > number)
    ]
    return 0 if len(row) in (3, 5) else len(lost)


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
        "quantum-column-empty": lambda told: not columns(rows(told))[told.arg("column") - 1],
        "quantum-column-points": lambda told: (
            told.arg("points") == worth(columns(rows(told))[told.arg("column") - 1])
        ),
        "quantum-dice-none": lambda told: not told.view.table.dice,
        "quantum-error-cost": lambda told: not told.view.table.dice,
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

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "quantum-error-number": "the highest total is one of the dice, `tests/games/quantum/test_dice.py`",
        "quantum-error-row": "of the words alone, `tests/games/quantum/answers`",
        "quantum-error-where": "of the words alone, `tests/games/quantum/answers`",
        "quantum-row": "repeats the numbers of a row, `tests/games/quantum/answers`",
    }
)
"""Lines with a count or a no that no position makes true or false."""

RARE: Final = frozenset({"quantum-dice-none", "quantum-error-cost"})
"""Lines that no position in which somebody is to act brings up; `tests/games/quantum/answers` has them."""
