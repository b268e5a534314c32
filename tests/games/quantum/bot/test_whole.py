"""The value of a whole sheet, part by part."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from accessgames.games.quantum.bot.whole_value import (
    SHAPE,
    WholeValue,
    progress_of,
    read_whole,
    shipped_whole,
)
from tests.games.quantum.helpers import position, rows


def valued(**changed: dict[int, float]) -> WholeValue:
    """Return a value whose numbers are 0 but those given by their places."""
    table = {name: [0.0] * count for name, count in SHAPE.items()}
    for name, places in changed.items():
        for place, number in places.items():
            table[name][place] = number
    return WholeValue(read_whole(table))


def test_nothing_is_worth_nothing() -> None:
    """With all numbers 0 any sheet is worth 0."""
    assert 0.0 == valued().sheet(rows(R=(4, 8), Y=(3,)), 2, 10)


def test_lines_run_straight_between_knots() -> None:
    """A number between two knots is worth what lies between their values; outside it is level."""
    value = valued(number={0: 2.0, 1: 5.0})
    assert [2.0, 3.0, 5.0] == [value.cell((), number) for number in (1, 2, 4)]
    assert 0.0 == value.cell((), 33)


def test_steps_count_up_and_down() -> None:
    """What a step is worth depends on its length, up to the divider and down after it."""
    value = valued(step={6 + 2: 1.5, 24 + 2: 2.5})
    assert 1.5 == value.cell((4,), 9)
    assert 2.5 == value.cell((1, 2, 3, 20), 15)


@pytest.mark.parametrize(
    ("numbers", "place", "worth"),
    [((7,), 0, 7.0), ((7, 4), 1, 4.0), ((7, 4), 2, 7.0), ((9, 7, 4), 3, 4.0), ((9, 7, 4), 4, 7.0)],
)
def test_open_columns_by_their_lowest_numbers(numbers: tuple[int, ...], place: int, worth: float) -> None:
    """The lowest number of a column weighs by itself, and so does the second lowest."""
    assert worth == valued(quality={place: 1.0}).column(0, numbers, 0)


@pytest.mark.parametrize(("numbers", "points"), [((4, 9, 9, 12), 9), ((6, 6, 6, 6), 6), ((4, 4, 4, 9), 9)])
def test_complete_columns_by_their_points(numbers: tuple[int, ...], points: int) -> None:
    """A complete column weighs by its second lowest different number."""
    assert points == valued(quality={5: 1.0}).column(0, numbers, 0)


def test_time_and_count_of_columns() -> None:
    """Each further number of a column counts, and more or less so when the others are far."""
    value = valued(column={1: 3.0}, time={3: 1.0, 4: 2.0, 5: 2.0})
    assert [4.0, 5.0] == [value.column(0, (5, 6), progress) for progress in (0, 20)]
    assert 0.0 == value.column(0, (5,), 20)


def test_rows_ahead_and_tempo() -> None:
    """Rows that run ahead of the shortest one count, and so do cells against the others' progress."""
    assert 2.0 == valued(ahead={2: 2.0}).sheet(rows(R=(4, 8)), 0, 0)
    assert 1.0 == valued(tempo={6: 2.0}).sheet(rows(R=(4, 8)), 0, 0)


def test_misses_and_the_end() -> None:
    """Misses cost what they cost together; the end counts the lead and who is ahead."""
    value = valued(miss={0: 1.0, 1: 3.0}, end={0: 5.0, 1: 0.5})
    assert -3.0 == value.sheet(rows(), 2, 0)
    assert [1.0, 2.0] == [value.miss_loss(misses) for misses in (0, 1)]
    assert [-6.0, 0.0, 6.0] == [value.final(lead) for lead in (-2, 0, 2)]


def test_progress_counts_misses_and_ends_with_the_sheet() -> None:
    """A miss is as good as three cells; nobody is further than a full sheet."""
    full = rows(R=(1, 2, 3, 9, 8, 7), Y=(1, 2, 3, 9, 8, 7), B=(1, 2, 3, 9, 8, 7), P=(1, 2, 3, 9, 8))
    state = position(sheets={0: rows(R=(4, 8)), 1: full}, misses={0: 2, 1: 1})
    assert (8, 24) == tuple(progress_of(state, seat) for seat in (0, 1))


def test_the_file_is_complete() -> None:
    """The data file names its script and has all numbers; fewer or more are noticed."""
    text = files("accessgames.games.quantum").joinpath("data/values.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert "tools/fit_quantum_whole.py" == data["made-whole"]["by"]
    assert read_whole(data["whole"]) == shipped_whole().numbers
    with pytest.raises(ValueError, match="end"):
        read_whole({**data["whole"], "end": [1.0]})


def test_values_are_told_apart_by_their_numbers() -> None:
    """What identifies a player in a saved ladder names the numbers."""
    assert repr(valued()) != repr(valued(end={0: 1.0}))
    assert repr(valued()) == repr(valued())
