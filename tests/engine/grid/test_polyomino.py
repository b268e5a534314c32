"""Shapes: normal form, turning, mirroring, orientations, canonical form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine.grid import Polyomino, Square, free_polyominoes, polyomino
from tests.engine.grid.shapes import BAR, CROSS, DOT, L4, S4, SQUARE, shapes


def drawn(*rows: str) -> Polyomino:
    """The shape of a picture whose last row is row 1."""
    return polyomino(
        [
            (column, row)
            for row, line in enumerate(reversed(rows))
            for column, sign in enumerate(line)
            if sign == "#"
        ]
    )


def test_squares_move_to_the_origin() -> None:
    """Squares anywhere in the plane give the shape at column 0 and row 0, sorted by row, each once."""
    shape = polyomino([(5, -2), (4, -2), (5, -1), (5, -2)])
    assert (Square(0, 0), Square(1, 0), Square(1, 1)) == shape.squares


def test_no_squares_are_no_shape() -> None:
    """A shape needs a square."""
    with pytest.raises(ValueError, match="empty"):
        polyomino([])


def test_measures() -> None:
    """A shape knows its number of squares, its width and its height."""
    assert (4, 3, 2) == (L4.size, L4.width, L4.height)


def test_turning_right_where_rows_count_upwards() -> None:
    """With row 1 at the bottom, the upright of an L goes from the left end to the top, and so on round."""
    assert drawn("#..", "###") == L4
    assert drawn("##", "#.", "#.") == L4.turned(1, upward=True)
    assert drawn("###", "..#") == L4.turned(2, upward=True)
    assert drawn(".#", ".#", "##") == L4.turned(3, upward=True)


def test_turning_right_where_rows_count_downwards() -> None:
    """With row 1 on top, the picture is upside down and so is the way the squares move."""
    assert L4.turned(3, upward=True) == L4.turned(1, upward=False)
    assert L4.turned(-1, upward=True) == L4.turned(1, upward=False)
    assert L4.turned(2, upward=True) == L4.turned(2, upward=False)


def test_mirroring_exchanges_left_and_right() -> None:
    """The mirrored L has its upright at the other end."""
    assert drawn("..#", "###") == L4.mirrored()


@given(shapes, st.booleans())
def test_four_quarters_are_none(shape: Polyomino, upward: bool) -> None:
    """Turning four times by a quarter, or once by four, changes nothing."""
    turned = shape
    for _ in range(4):
        turned = turned.turned(1, upward=upward)
    assert shape == turned
    assert shape == shape.turned(4, upward=upward)


@given(shapes)
def test_mirroring_twice_is_nothing(shape: Polyomino) -> None:
    """A shape turned over twice lies as before."""
    assert shape == shape.mirrored().mirrored()


@given(shapes, st.integers(-9, 9), st.integers(-9, 9), st.booleans())
def test_turns_add_up(shape: Polyomino, first: int, second: int, upward: bool) -> None:
    """Turning twice is turning by the sum, to the left if it is negative."""
    twice = shape.turned(first, upward=upward).turned(second, upward=upward)
    assert shape.turned(first + second, upward=upward) == twice


@given(shapes, st.integers(-9, 9), st.booleans())
def test_turning_the_mirror_image(shape: Polyomino, quarters: int, upward: bool) -> None:
    """Mirroring what was turned to the right is turning the mirrored shape to the left."""
    turned = shape.turned(quarters, upward=upward).mirrored()
    assert shape.mirrored().turned(-quarters, upward=upward) == turned


@given(shapes, st.booleans())
def test_orientations_are_different_and_complete(shape: Polyomino, upward: bool) -> None:
    """Every way to lay the shape is an orientation, and each look appears once."""
    found = [way.shape for way in shape.orientations(mirror=True, upward=upward)]
    every = {
        shape.oriented(quarters, mirrored=mirrored, upward=upward)
        for quarters in range(4)
        for mirrored in (False, True)
    }
    assert len(found) == len(set(found))
    assert every == set(found)


@given(shapes, st.booleans())
def test_orientations_say_how_they_come_about(shape: Polyomino, upward: bool) -> None:
    """Number, quarters and mirroring of an orientation lead to its look; the first is the shape itself."""
    ways = shape.orientations(mirror=True, upward=upward)
    assert list(range(1, len(ways) + 1)) == [way.number for way in ways]
    assert shape == ways[0].shape
    for way in ways:
        assert shape.oriented(way.quarters, mirrored=way.mirrored, upward=upward) == way.shape


@given(shapes, st.booleans())
def test_numbers_do_not_depend_on_mirroring(shape: Polyomino, upward: bool) -> None:
    """Without mirroring the orientations are the first ones of those with it."""
    without = shape.orientations(mirror=False, upward=upward)
    assert without == shape.orientations(mirror=True, upward=upward)[: len(without)]
    assert not any(way.mirrored for way in without)


@pytest.mark.parametrize(
    ("shape", "mirrored", "turned"),
    [(DOT, 1, 1), (BAR, 2, 2), (SQUARE, 1, 1), (CROSS, 1, 1), (S4, 4, 2), (L4, 8, 4)],
)
def test_numbers_of_orientations(shape: Polyomino, mirrored: int, turned: int) -> None:
    """Symmetric shapes have fewer orientations."""
    assert mirrored == len(shape.orientations(mirror=True, upward=True))
    assert turned == len(shape.orientations(mirror=False, upward=True))


@given(shapes, st.integers(0, 3), st.booleans())
def test_canonical_form(shape: Polyomino, quarters: int, upward: bool) -> None:
    """Shapes that differ by turning have one canonical form; with mirroring, mirror images share it, too."""
    turned = shape.turned(quarters, upward=upward)
    assert shape.canonical(mirror=False) == turned.canonical(mirror=False)
    assert shape.canonical(mirror=True) == turned.mirrored().canonical(mirror=True)


def test_mirror_images_differ_where_they_may_not_be_mirrored() -> None:
    """An L and its mirror image are two shapes when pieces may not be turned over."""
    assert L4.canonical(mirror=False) != L4.mirrored().canonical(mirror=False)


def test_connected() -> None:
    """Squares that only meet at corners do not hang together."""
    assert L4.connected
    assert not polyomino([(0, 0), (1, 1)]).connected
    assert not polyomino([(0, 0), (2, 0)]).connected


@given(shapes)
def test_grown_shapes_are_connected(shape: Polyomino) -> None:
    """A shape that grew square by square hangs together, however it is turned."""
    assert shape.connected
    assert shape.turned(1, upward=True).connected


@pytest.mark.parametrize(
    ("size", "free", "one_sided", "fixed"),
    [
        (1, 1, 1, 1),
        (2, 1, 1, 2),
        (3, 2, 2, 6),
        (4, 5, 7, 19),
        (5, 12, 18, 63),
        (6, 35, 60, 216),
        (7, 108, 196, 760),
    ],
)
def test_known_numbers_of_polyominoes(size: int, free: int, one_sided: int, fixed: int) -> None:
    """There are as many polyominoes as in the literature: free, one-sided and fixed (63 pentominoes)."""
    found = free_polyominoes(size, mirror=True)
    assert free == len(found)
    assert one_sided == len(free_polyominoes(size, mirror=False))
    assert fixed == sum(len(shape.orientations(mirror=True, upward=True)) for shape in found)
