from __future__ import annotations

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from accessgames.braille import cells
from accessgames.engine.grid import Board, rectangle
from accessgames.language.space import tell_outline, walk_around
from accessgames.language.space.shapes import Leg
from tests.language.space.boards import board, heard

WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}


def walk(*rows: str, upward: bool = True) -> str:
    """The walk around a drawn board, each leg by the first letter of its side and its length."""
    drawn = board(*rows, upward=upward)
    return " ".join(f"{leg.side[0]}{leg.steps}" for leg in walk_around(drawn, drawn.mask))


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (("#",), "r1 u1 l1 d1"),
        (("###",), "r3 u1 l3 d1"),
        (("#..", "###"), "r3 u1 l2 u1 l1 d2"),
        ((".#.", "###", ".#."), "r1 u1 r1 u1 l1 u1 l1 d1 l1 d1 r1 d1"),
        (("#.#", "###"), "r3 u2 l1 d1 l1 u1 l1 d2"),
    ],
)
def test_a_walk_keeps_the_area_on_its_left(rows: tuple[str, ...], expected: str) -> None:
    """From the bottom left corner of the first square, back to it."""
    assert expected == walk(*rows)


def test_up_is_up_on_either_kind_of_board() -> None:
    """Where rows are counted from the top, the walk begins at the top left and goes down first."""
    assert "r2 d1 l1 d1 l1 u2" == walk("##", "#.", upward=False)


def test_squares_that_touch_with_a_corner_close_off_a_hole() -> None:
    """The walk goes on along the other square, and the hole is told by itself."""
    drawn = board("##.", "#.#", "###")
    assert "r3 u2 l1 u1 l2 d3" == walk("##.", "#.#", "###")
    assert "Uvnitř chybí b2." == heard(tell_outline(drawn, drawn.mask))[-1]


def perimeter(drawn: Board, mask: int) -> int:
    """Sides of squares towards what is not part of the mask."""
    squares = set(drawn.squares(mask))
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return sum((c + x, r + y) not in squares for c, r in squares for x, y in sides)


@given(st.integers(1, (1 << 16) - 1), st.booleans())
@example(0x357, True)
def test_every_walk_comes_back_and_turns_at_every_leg(mask: int, upward: bool) -> None:
    """Legs alternate between sideways and upright; with those of the holes they are the whole edge."""
    drawn = rectangle(4, 4, upward=upward)
    area = drawn.regions(mask)[0]
    legs = walk_around(drawn, area)
    assert (0, 0) == (
        sum(WAYS[leg.side][0] * leg.steps for leg in legs),
        sum(WAYS[leg.side][1] * leg.steps for leg in legs),
    )
    upright = [leg.side in {"up", "down"} for leg in legs]
    assert all(one != other for one, other in itertools.pairwise(upright))
    inner = sum(perimeter(drawn, hole) for hole in drawn.holes(area))
    assert perimeter(drawn, area) == inner + sum(leg.steps for leg in legs)


@given(st.integers(1, (1 << 16) - 1))
def test_a_walk_encloses_its_area(mask: int) -> None:
    """By the shoelace formula, holes included."""
    drawn = rectangle(4, 4, upward=True)
    area = drawn.regions(mask)[0]
    column, twice = 0, 0
    for leg in walk_around(drawn, area):
        x, y = WAYS[leg.side]
        twice += 2 * column * y * leg.steps
        column += x * leg.steps
    holes = sum(hole.bit_count() for hole in drawn.holes(area))
    assert 2 * (area.bit_count() + holes) == twice


def test_a_walk_is_told_in_words() -> None:
    """First the corners and the start, then the legs."""
    drawn = board("#..", "###")
    told = tell_outline(drawn, drawn.mask)
    assert [
        "Obrys má 6 rohů, začátek je pole a1, vlevo dole.",
        "Vpravo 3, nahoru 1, vlevo 2, nahoru 1, vlevo 1, dolů 2.",
    ] == heard(told)
    assert ["obrys a1, rohů 6", "p3 n1 l2 n1 l1 d2"] == heard(told, form="braille")
    assert ["Obrys má 6 rohů, začátek je sloupec 1, řada 1, vlevo dole."] == heard(told, style="numbers")[:1]
    assert [
        "The outline has 6 corners and starts at square a1, bottom left.",
        "Right 3, up 1, left 2, up 1, left 1, down 2.",
    ] == heard(told, "en")


def test_the_start_is_at_the_top_where_rows_are_counted_from_there() -> None:
    """The corner that lies outside."""
    drawn = board("##", upward=False)
    assert "Obrys má 4 rohy, začátek je pole a1, vlevo nahoře." == heard(tell_outline(drawn, drawn.mask))[0]


def test_several_areas_and_holes() -> None:
    """Each area has its own walk, what is missing inside is named."""
    drawn = board("###.#", "#.#.#", "###.#")
    told = heard(tell_outline(drawn, drawn.mask))
    assert [
        "Obrys má 4 rohy, začátek je pole a1, vlevo dole.",
        "Vpravo 3, nahoru 3, vlevo 3, dolů 3.",
        "Obrys má 4 rohy, začátek je pole e1, vlevo dole.",
        "Vpravo 1, nahoru 3, vlevo 1, dolů 3.",
        "Uvnitř chybí b2.",
    ] == told


def test_a_long_walk_takes_several_lines() -> None:
    """Eight legs on each; short enough for a Braille line."""
    drawn = board(".#.#", "####", ".###", "##.#")
    told = tell_outline(drawn, drawn.mask)
    assert 4 == len(told)
    assert max(cells(line, "cs") for line in heard(told, form="braille")) <= 40
    assert max(map(len, heard(told))) <= 120


def test_a_leg_is_a_value() -> None:
    """Equal legs are equal."""
    assert Leg("right", 3) == walk_around(board("###"), 0b111)[0]
