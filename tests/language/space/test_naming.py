from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine.grid import Square, rectangle
from accessgames.language import Cell, Listing, Nested
from accessgames.language.space.squares import (
    Run,
    column_runs,
    name_run,
    name_square,
    name_squares,
    portions,
    row_runs,
    shortest_runs,
    square_of,
)
from accessgames.language.values import say
from tests.language.space.boards import heard, mask, square

BOARD = rectangle(8, 8, upward=True)


def said(names: str, style: str = "letters", form: str = "full") -> str:
    """A set of squares as it is told."""
    squares = name_squares(BOARD, mask(BOARD, names))
    return heard(say("space-hole", squares=squares), form=form, style=style)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("at", "name"), [(Square(0, 0), Cell("a", 1)), (Square(2, 3), Cell("c", 4)), (Square(7, 7), Cell("h", 8))]
)
def test_a_square_has_the_name_of_its_column_and_row(at: Square, name: Cell) -> None:
    """Counted from 0 inside, from a and 1 outside; and back."""
    assert name == name_square(at)
    assert at == square_of(name)


def test_a_name_may_lie_outside_of_every_board() -> None:
    """Columns left of a and row 0 exist in words."""
    assert Square(-1, -1) == square_of(Cell("zz", 0))


@pytest.mark.parametrize(
    ("first", "last", "way"), [("c3", "c3", "single"), ("c3", "e3", "row"), ("c3", "c5", "column")]
)
def test_a_run_knows_how_it_lies(first: str, last: str, way: str) -> None:
    """One square, a row, a column."""
    assert way == Run(square(first), square(last)).way


def test_runs_end_at_gaps_and_at_the_edge() -> None:
    """The end of a row does not touch the beginning of the next."""
    names = "a1 b1 d1 h1 a2"
    runs = [(run.first.name, run.last.name) for run in row_runs(BOARD, mask(BOARD, names))]
    assert [("a1", "b1"), ("d1", "d1"), ("h1", "h1"), ("a2", "a2")] == runs


def test_runs_by_columns() -> None:
    """From the left, each from row 1 on."""
    runs = [(run.first.name, run.last.name) for run in column_runs(BOARD, mask(BOARD, "b1 b2 b4 a8"))]
    assert [("a8", "a8"), ("b1", "b2"), ("b4", "b4")] == runs


def test_no_squares_have_no_runs() -> None:
    """The empty listing is told as nothing."""
    assert () == row_runs(BOARD, 0) == column_runs(BOARD, 0)
    assert "Uvnitř chybí nic." == said("")


@pytest.mark.parametrize(
    ("names", "full", "braille"),
    [
        ("c3", "c3", "c3"),
        ("c3 d3 e3", "c3 až e3", "c-e3"),
        ("c3 c4 c5 c6", "c3 až c6", "c3-6"),
        ("c3 d3 e3 d4", "c3 až e3, d4", "c-e3 d4"),
        ("c3 c4 c5 d3", "c3 až c5, d3", "c3-5 d3"),
    ],
)
def test_squares_are_told_in_as_few_runs_as_it_takes(names: str, full: str, braille: str) -> None:
    """By rows, or by columns where these are fewer; Braille writes what differs once."""
    assert f"Uvnitř chybí {full}." == said(names)
    assert f"chybí {braille}" == said(names, form="braille")


def test_runs_in_all_styles() -> None:
    """Names of letters, or numbers with the words row and column."""
    assert "Uvnitř chybí Cyril 3 až Emil 3, David 4." == said("c3 d3 e3 d4", "names")
    assert "Uvnitř chybí řada 3 sloupce 3 až 5, řada 4 sloupec 4." == said("c3 d3 e3 d4", "numbers")
    assert "Uvnitř chybí sloupec 3 řady 3 až 5." == said("c3 c4 c5", "numbers")


def test_runs_in_english() -> None:
    """To in the place of až."""
    run = name_run(Run(square("c3"), square("e3")))
    assert ["Missing inside: c3 to e3."] == heard(say("space-hole", squares=Listing((run,))), "en")


def test_a_run_is_a_message_inside_a_message() -> None:
    """So that its form follows that of the line around it."""
    assert isinstance(name_run(Run(square("c3"), square("c3"))), Nested)


@given(st.integers(0, (1 << 64) - 1))
def test_runs_hold_exactly_the_squares(squares: int) -> None:
    """Nothing is lost or told twice, whichever way is shorter."""
    told = [
        Square(column, row)
        for run in shortest_runs(BOARD, squares)
        for row in range(run.first.row, run.last.row + 1)
        for column in range(run.first.column, run.last.column + 1)
    ]
    assert squares.bit_count() == len(told)
    assert squares == BOARD.mask_of(told)


def test_portions_keep_the_order() -> None:
    """As many as fit a line; the last may be shorter."""
    assert (Listing((1, 2)), Listing((3, 4)), Listing((5,))) == portions((1, 2, 3, 4, 5), 2)
    assert () == portions(())
