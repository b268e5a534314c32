from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.language.commandline import normalise_bare
from accessgames.language.coordinates import STYLES, Style, column_letters, column_number
from accessgames.language.values import Cell
from tests.language.tongues import reading, tongue, words

COLUMNS = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=2)
ROWS = st.integers(1, 999)


@pytest.mark.parametrize(
    ("column", "number"),
    [
        ("a", 1),
        ("m", 13),
        ("z", 26),
        ("aa", 27),
        ("ab", 28),
        ("mz", 364),
        ("zz", 0),
        ("zy", -1),
        ("na", -337),
    ],
)
def test_columns_have_numbers(column: str, number: int) -> None:
    """Columns are counted from a; the pairs of the second half stand left of it, from zz on."""
    assert number == column_number(column)
    assert column == column_letters(number)


@given(COLUMNS)
def test_column_round_trip(column: str) -> None:
    """Every column has a number of its own."""
    assert column == column_letters(column_number(column))


@given(st.integers(-337, 363))
def test_columns_walk_to_the_right(number: int) -> None:
    """The next number is the column to the right, also from zz to a and from z to aa."""
    assert column_number(column_letters(number)) + 1 == column_number(column_letters(number + 1))


@pytest.mark.parametrize("column", ["", "abc", "A", "č", "1"])
def test_wrong_columns(column: str) -> None:
    """What is not a column is refused with what one looks like."""
    with pytest.raises(ValueError, match="one or two letters"):
        column_number(column)


@pytest.mark.parametrize("number", [-338, 365])
def test_columns_off_the_board(number: int) -> None:
    """Numbers without a column are refused with the range."""
    with pytest.raises(ValueError, match="-337 to 364"):
        column_letters(number)


@pytest.mark.parametrize(
    ("tag", "style", "said"),
    [
        ("cs", "letters", "zy50"),
        ("cs", "names", "Zuzana Ypsilon 50"),
        ("cs", "numbers", "sloupec minus 1, řada 50"),
        ("en", "letters", "zy50"),
        ("en", "names", "Zulu Yankee 50"),
        ("en", "numbers", "column minus 1, row 50"),
    ],
)
def test_styles(tag: str, style: Style, said: str) -> None:
    """A place is said in each style of each language."""
    assert said == tongue(tag).grammar.coordinates.format(Cell("zy", 50), style)


@pytest.mark.parametrize("tag", ["cs", "en"])
@given(column=COLUMNS, row=ROWS, style=st.sampled_from(STYLES))
def test_what_is_said_can_be_typed(tag: str, column: str, row: int, style: Style) -> None:
    """A place as the program says it is read back as the same place, whatever the style."""
    cell = Cell(column, row)
    said = tongue(tag).grammar.coordinates.format(cell, style)
    taken = reading(tag).cell(words(said))
    assert taken is not None
    assert (cell, len(words(said))) == (taken.value, taken.used)


@pytest.mark.parametrize("tag", ["cs", "en"])
@given(column=COLUMNS, style=st.sampled_from(STYLES))
def test_columns_can_be_typed(tag: str, column: str, style: Style) -> None:
    """A column alone is read back too, except that a letter's name may look like two letters."""
    said = tongue(tag).grammar.coordinates.column(column, style)
    taken = reading(tag).column(words(said))
    assert taken is not None
    names = {normalise_bare(name): letter for letter, name in tongue(tag).grammar.spoken.letters.items()}
    assert taken.value in {column, names.get(column)}
