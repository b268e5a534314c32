from __future__ import annotations

import pytest

from accessgames.games.pictures import Heading, Offset, Panel, Region, Tile
from accessgames.shell.sight import letters
from accessgames.shell.sight.drawing import SIZES, Marks, Sketch

CARD = Tile(Offset(0, 0), "čk3", "●", 3, "red")
BOARD = Panel("table", "Stůl", (CARD,), (Heading(0, "m"),), (Heading(0, "50"),))


def draw(panel: Panel, step: int = 2, marks: Marks | None = None) -> list[str]:
    """Draw a whole panel and return its rows."""
    sketch = Sketch(panel, step, marks or Marks())
    return sketch.draw(sketch.region, sketch.size(sketch.region)[0]).text().split("\n")


def test_a_card_is_six_columns_and_three_rows() -> None:
    """Colour, short name, and its shape as often as its number; the names of column and row beside it."""
    assert [" Stůl", "     m", "   ▛▀▀▀▀▜", "50 ▌čk3 ▐", "   ▌●●● ▐"] == draw(BOARD)
    assert (6, 3) == SIZES[1]


@pytest.mark.parametrize(("step", "height"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_every_step_is_larger(step: int, height: int) -> None:
    """From one row for a tile to seven, with the two rows of headings."""
    assert height == len(draw(BOARD, step))


def test_the_largest_step_has_large_letters() -> None:
    """Of three columns and three rows, with the shapes apart below."""
    rows = draw(BOARD, 4)
    assert all(f"▌{row} ▐" in "\n".join(rows) for row in letters.draw("čk3"))
    assert "   ▌   ● ● ●    ▐" == rows[-2]


def test_the_smallest_step_has_the_name_alone() -> None:
    """One row and four columns."""
    assert "50 čk3▐" == draw(BOARD, 1)[2]


def test_squares_of_one_piece_have_no_wall_between_them() -> None:
    """Two dominoes, one above the other, are told apart without their colours."""
    tiles = tuple(Tile(Offset(x, y), "dom", part=y + 1, role="red") for y in (0, 1) for x in (0, 1))
    rows = draw(Panel("pieces", "", tiles))[1:]
    assert ["▛▀▀▀▀▀▀▀▀▀▀▜", "▌dom   dom ▐", "▌          ▐"] * 2 == rows


def test_empty_squares_have_thin_walls() -> None:
    """To the end of the board, so that its outline can be seen."""
    tiles = tuple(Tile(Offset(x, 0), sign="·") for x in (0, 1))
    assert ["┌─────┌────┐", "│ ·   │ ·  │", "└─────└────┘"] == draw(Panel("board", "", tiles))[1:]


def test_a_board_may_be_divided() -> None:
    """The wall behind the fourth number of a row of Quantum."""
    tiles = tuple(Tile(Offset(x, 0), sign="·") for x in (0, 1))
    assert all("║" == row[5] for row in draw(Panel("board", "", tiles, breaks=(0,)))[1:])


def test_the_cursor_has_a_shape() -> None:
    """Arrows at both sides of its place, on every row of it; also where nothing lies."""
    assert ["   ►▀▀▀▀◄", "50 ►čk3 ◄", "   ►●●● ◄"] == draw(BOARD, marks=Marks(Offset(0, 0)))[2:]
    beside = draw(BOARD, marks=Marks(Offset(1, 0)))
    assert ["   ▛▀▀▀▀▜►    ◄", "50 ▌čk3 ▐►    ◄", "   ▌●●● ▐►    ◄"] == beside[2:]


def test_the_cursor_hides_nothing_of_the_smallest_tile() -> None:
    """It stands behind the name, which is all that tells one card from another without colours."""
    assert "50 čk3◄" == draw(BOARD, 1, Marks(Offset(0, 0)))[2]


def test_what_is_new_has_a_star() -> None:
    """Behind its label; in the corner where that is too long."""
    new = Marks(changed=frozenset({Offset(0, 0)}))
    assert "50 ▌čk3*▐" == draw(BOARD, marks=new)[3]
    long = Panel("pieces", "", (Tile(Offset(0, 0), "kříž", role="red"),))
    assert ["▛▀▀▀▀*", "▌kříž▐"] == draw(long, marks=new)[1:3]


def test_only_whole_tiles_are_shown() -> None:
    """As many as fit, at least one, however small the window is."""
    wide = Panel("table", "Stůl", tuple(Tile(Offset(x, 0), "1") for x in range(9)))
    sketch = Sketch(wide, 2)
    assert Region(0, 0, 3, 1) == sketch.room(20, 10)
    assert Region(0, 0, 1, 1) == sketch.room(2, 1)
