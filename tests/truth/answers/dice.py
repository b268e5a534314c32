"""What Quantum's answers tell of dice, turns, next cells, columns and entries: each part, and all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.rules.state import Phase
from tests.truth.answers.sheets import (
    CELLS,
    DIVIDER,
    MOST,
    colour_of,
    columns,
    lost_by,
    miss_cost,
    points,
    rows,
    takes,
    worth,
)

if TYPE_CHECKING:
    from accessgames.language import Message
    from tests.truth.verdicts import Check, Told

SIDES: Final = 6
WHITE: Final = 4
"""The colour that is added to all."""

Row = tuple[int, ...]


def faces(told: Told) -> list[tuple[int, int]]:
    """Return colour and number of each die on the table."""
    return [(face // SIDES, face % SIDES + 1) for face in told.view.table.dice]


def totals(told: Told) -> list[int]:
    """Return what the dice add up to, by colour; all nothing before they lie."""
    return [sum(shown for of, shown in faces(told) if of in {colour, WHITE}) for colour in range(WHITE)]


def _absent(told: Told) -> list[int]:
    shown = {of for of, _ in faces(told)}
    return [colour for colour in range(WHITE) if colour not in shown]


def _white(told: Told) -> bool:
    return bool(told.arg("white") == next(shown for of, shown in faces(told) if of == WHITE))


def named(phrase: Any) -> tuple[int, int]:  # noqa: ANN401 - a phrase
    """Return colour and number that a phrase names; the white one is the fifth colour."""
    return WHITE if phrase.noun == "white-one" else colour_of(phrase), int(phrase.label)


def own(told: Told) -> int:
    """Return whose sheet is meant where nobody is named."""
    seat: int = told.seat if told.seat >= 0 else told.view.table.active
    return seat


def meant(told: Told) -> int:
    """Return whose sheet an answer is about: of the first who is named in it, else the own one."""
    if told.asked[0] not in {"sheet", "board", "score"}:
        return own(told)
    who: Any = next((line.args["who"] for line in told.lines if "who" in line.args), None)
    return own(told) if who is None else told.desk.people.index(who)


def writable(told: Told, seat: int) -> list[tuple[int, int]]:
    """Return the colours with their totals that a seat may write now."""
    table = told.view.table
    return [
        (colour, total)
        for colour, total in enumerate(totals(told))
        if colour != table.taken and takes(told, table.sheets[seat][colour], total)
    ]


# ------------------------------------------------------------------ dice and turns


def _dice_totals(told: Told) -> object:
    """Every colour by its total, or as missing where no die shows it."""
    wanted = [None if colour in _absent(told) else total for colour, total in enumerate(totals(told))]
    items = told.arg("items").items
    told_totals = [None if hasattr(item, "message") else named(item) for item in items]
    missing = [colour_of(item.message.args["colour"]) for item in items if hasattr(item, "message")]
    return (
        _white(told)
        and told_totals == [None if total is None else (at, total) for at, total in enumerate(wanted)]
        and missing == _absent(told)
        and [named(item) for item in told.arg("sums").items] == list(enumerate(totals(told)))
    )


def _dice_missing(told: Told) -> object:
    return _white(told) and [colour_of(item) for item in told.arg("colours").items] == _absent(told) != []


def _each(told: Told) -> object:
    args = [item.message.args for item in told.arg("dice").items]
    shown = [named(item) for item in told.arg("faces").items]
    numbered = [(one["number"], named(one["face"])) for one in args]
    return numbered == list(enumerate(shown, 1)) and shown == faces(told)


def _die(told: Told) -> object:
    number = told.arg("number")
    return 1 <= number <= len(faces(told)) and faces(told)[number - 1] == named(told.arg("face"))


_PHASES: Final = {
    "rolling": Phase.ROLL,
    "reroll": Phase.REROLL,
    "alone": Phase.ALONE,
    "everybody": Phase.EVERYBODY,
    "waiting": Phase.EVERYBODY,
}


def _turn(told: Told) -> object:
    """It is that step, and who is named is awaited in it; where numbers are named, those can be written."""
    table, step = told.view.table, told.message.key.rpartition("-")[2]
    if step == "waiting":
        right = told.people() == set(told.desk.perspective.game.actors(table))
    else:
        seat = told.seat if step == "everybody" else table.active
        right = told.desk.people[seat].name == told.arg("who").name
        numbers = told.message.args.get("numbers")
        right = right and (numbers is None or _numbers(numbers) == writable(told, seat))
    return table.phase is _PHASES[step] and right


def _numbers(listing: Any) -> list[tuple[int, int]]:  # noqa: ANN401 - a list
    return [named(item) for item in listing.items]


def _free_now(told: Told) -> object:
    return _numbers(told.arg("numbers")) == writable(told, own(told)) != []


# ------------------------------------------------------------------ rows and what they take next


def _row(told: Told) -> object:
    """The numbers of the row, four before the divider and the rest behind it."""
    row = told.view.table.sheets[meant(told)][colour_of(told.arg("colour"))]
    parts = tuple(told.arg("rising").items), tuple(told.arg("falling").items)
    part = "falling" if len(row) > DIVIDER else "rising" if row else "empty"
    return parts == (row[:DIVIDER], row[DIVIDER:]) and told.arg("part") == part


def next_of(told: Told, row: Row) -> tuple[str, Mapping[str, int]]:
    """Return what is to be said of the next cell of a row: the key, and what stands in it."""
    taken = [number for number in range(1, MOST + 1) if takes(told, row, number)]
    cell = {"cell": len(row) + 1}
    if len(row) == CELLS:
        return "quantum-next-full", {}
    if not taken:
        return "quantum-next-blocked", cell
    if len(taken) == MOST:
        return "quantum-next-any", cell
    way = "above" if taken[0] == row[-1] + 1 else "below"
    return f"quantum-next-{way}", {**cell, "number": row[-1]}


def _says(part: Message, wanted: tuple[str, Mapping[str, int]]) -> bool:
    return (part.key, dict(part.args)) == (wanted[0], dict(wanted[1]))


def _next(told: Told) -> object:
    """Of the row that is told before it."""
    row = next(line for line in told.lines if line.key == "quantum-row")
    numbers = told.view.table.sheets[own(told)][colour_of(row.args["colour"])]
    return _says(told.arg("next").message, next_of(told, numbers))


def _free_row(told: Told) -> object:
    return _says(told.arg("next").message, next_of(told, rows(told)[colour_of(told.arg("colour"))]))


def _part(told: Told) -> object:
    """A part of a line by itself is true of some row, as it is or with one of the numbers asked about."""
    there = list(rows(told))
    if told.asked[0] == "cost":
        there = [(*row, number) for row in there for number in range(1, MOST + 1) if takes(told, row, number)]
    return any(_says(told.message, next_of(told, row)) for row in there)


# ------------------------------------------------------------------ what a number costs


def _costed(told: Told) -> tuple[int, int, Row]:
    """Return the colour and the number that an answer tells the cost of, and the row as it is."""
    line = next(line for line in told.lines if line.key == "quantum-cost-cell")
    colour, number = named(line.args["number"])
    return colour, number, rows(told)[colour]


def _cost_cell(told: Told) -> object:
    colour, number = named(told.arg("number"))
    row = rows(told)[colour]
    return takes(told, row, number) and told.arg("cell") == len(row) + 1


def _cost_skipped(told: Told) -> object:
    _, number, row = _costed(told)
    lost = lost_by(told, row, number)
    return (told.arg("count"), told.arg("first"), told.arg("last")) == (len(lost), lost[0], lost[-1])


def _cost_nothing(told: Told) -> object:
    _, number, row = _costed(told)
    return not lost_by(told, row, number)


def _cost_next(told: Told) -> object:
    _, number, row = _costed(told)
    return _says(told.arg("next").message, next_of(told, (*row, number)))


def _with(told: Told) -> tuple[int, tuple[Row, ...]]:
    """Return the place of the cell that would be written, from 0, and the rows with the number."""
    colour, number, row = _costed(told)
    return len(row), tuple((*row, number) if at == colour else one for at, one in enumerate(rows(told)))


def _cost_column(told: Told) -> object:
    at, after = _with(told)
    won = worth(columns(after)[at])
    wanted = (at + 1, won, points(told, own(told)) + won)
    return won > 0 and (told.arg("column"), told.arg("points"), told.arg("score")) == wanted


def _cost_missing(told: Told) -> object:
    at, after = _with(told)
    missing = [colour for colour, row in enumerate(after) if len(row) <= at]
    return told.arg("column") == at + 1 and _colours(told) == missing != []


def _colours(told: Told) -> list[int]:
    return [colour_of(item) for item in told.arg("colours").items]


# ------------------------------------------------------------------ columns and entries


def _asked_column(told: Told) -> int:
    return int(told.asked[1][0]) - 1


def _column_numbers(told: Told) -> object:
    at = _asked_column(told)
    there = [(colour, row[at]) for colour, row in enumerate(rows(told)) if len(row) > at]
    return told.arg("column") == at + 1 and _numbers(told.arg("numbers")) == there != []


def _column_missing(told: Told) -> object:
    at = _asked_column(told)
    return _colours(told) == [colour for colour, row in enumerate(rows(told)) if len(row) <= at] != []


def _near(told: Told) -> object:
    """One number is missing in the column; with each that could come it is worth least to most."""
    at, sheet = told.arg("column") - 1, rows(told)
    missing = [colour for colour, row in enumerate(sheet) if len(row) <= at]
    if len(missing) != 1:
        return False
    row, there = sheet[missing[0]], columns(sheet)[at]
    before = at - len(row)
    could = [number for number in range(1, MOST + 1) if before or takes(told, row, number)]
    won = sorted(worth([*there, number]) for number in could)
    return (
        colour_of(told.arg("colour")) == missing[0]
        and told.arg("colour").count == (before + 1 if before else None)
        and (told.arg("least"), told.arg("most")) == (won[0], won[-1])
        and told.arg("open") == ("yes" if won[0] < won[-1] else "no")
    )


def _sheet_columns(told: Told) -> object:
    there = [worth(column) for column in columns(told.view.table.sheets[meant(told)])]
    full = [(at, won) for at, won in enumerate(there, 1) if won]
    entries = [
        (item.message.args["column"], item.message.args["points"]) for item in told.arg("entries").items
    ]
    return entries == full != [] and list(told.arg("points").items) == [won for _, won in full]


def _entries(told: Told) -> list[tuple[int, int]]:
    args: Sequence[Any] = [item.message.args for item in told.arg("entries").items]
    return [(told.desk.people.index(one["who"]), one["points"]) for one in args]


def _misses(told: Told) -> object:
    return (
        _entries(told) == [(seat, count) for seat, count in enumerate(told.view.table.misses) if count] != []
    )


def _all_points(told: Told) -> object:
    """Everybody once, the highest first."""
    entries = _entries(told)
    there = {(seat, points(told, seat)) for seat in range(len(told.view.table.sheets))}
    falling = [won for _, won in entries]
    return set(entries) == there and len(entries) == len(there) and falling == sorted(falling, reverse=True)


def _item(told: Told) -> object:
    """The numbers of a full column from the lowest, and the second of those that differ; or all are equal."""
    column = sorted(columns(told.view.table.sheets[meant(told)])[told.arg("column") - 1])
    equal = told.message.key == "quantum-item-equal"
    return (
        told.arg("points") == worth(column) > 0
        and equal == (len(set(column)) == 1)
        and (equal or list(told.arg("numbers").items) == column)
    )


def _item_miss(told: Told) -> object:
    count = told.arg("count")
    cost = miss_cost(told, count) - miss_cost(told, count - 1)
    return 1 <= count <= told.view.table.misses[meant(told)] and told.arg("points") == -cost


def _stands(told: Told) -> object:
    row, cell = rows(told)[colour_of(told.arg("colour"))], told.arg("cell")
    return 1 <= cell <= len(row) and row[cell - 1] == int(told.asked[1][0])


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "quantum-dice-totals": _dice_totals,
        "quantum-dice-missing": _dice_missing,
        "quantum-dice-each": _each,
        "quantum-die": _die,
        "quantum-missing": lambda told: colour_of(told.arg("colour")) in _absent(told),
        "quantum-who": lambda told: (
            told.desk.people[told.view.table.active].name == told.arg("who").name
            and told.view.table.phase in {Phase.REROLL, Phase.ALONE, Phase.EVERYBODY}
        ),
        **{f"quantum-turn-{step}": _turn for step in _PHASES},
        "quantum-free-now": _free_now,
        "quantum-free-row": _free_row,
        "quantum-row": _row,
        "quantum-next": _next,
        "quantum-next-full": lambda told: any(len(row) >= CELLS - 1 for row in rows(told)) and _part(told),
        "quantum-next-any": _part,
        "quantum-next-above": _part,
        "quantum-next-below": _part,
        "quantum-next-blocked": _part,
        "quantum-cost-cell": _cost_cell,
        "quantum-cost-skipped": _cost_skipped,
        "quantum-cost-nothing": _cost_nothing,
        "quantum-cost-next": _cost_next,
        "quantum-cost-full": lambda told: len(_costed(told)[2]) == CELLS - 1,
        "quantum-cost-column": _cost_column,
        "quantum-cost-missing": _cost_missing,
        "quantum-column-numbers": _column_numbers,
        "quantum-column-missing": _column_missing,
        "quantum-near": _near,
        "quantum-sheet-columns": _sheet_columns,
        "quantum-misses": _misses,
        "quantum-score-all": _all_points,
        "quantum-why-total": lambda told: told.arg("points") == points(told, told.who()),
        "quantum-item-column": _item,
        "quantum-item-equal": _item,
        "quantum-item-miss": _item_miss,
        "quantum-where-cell": _stands,
    }
)
"""By line: what makes it true."""
