from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille import cells
from accessgames.engine.grid import Polyomino, free_polyominoes
from accessgames.language import Phrase
from accessgames.language.space import tell_shape, tell_shape_rows
from accessgames.language.space.shapes import walk_squares
from tests.language.space.boards import CROSS, heard, shape

SHAPES = [one for size in range(1, 6) for one in free_polyominoes(size, mirror=False)]


@pytest.mark.parametrize(
    ("rows", "full", "braille"),
    [
        (("###",), "Tři vedle sebe.", "3 vedle sebe"),
        (("#", "#"), "Dva nad sebou.", "2 nad sebou"),
        (("##", "##"), "Celý obdélník 2 krát 2.", "celé 2 krát 2"),
        (("#..", "###"), "Dole tři. Nad nimi zleva jeden.", "dole 3, 1"),
        (("..#", "###"), "Dole tři. Nad nimi jeden, o dva vpravo.", "dole 3, 1 p2"),
        ((".##", "##."), "Dole dva. Nad nimi dva, o jeden vpravo.", "dole 2, 2 p1"),
        (("##", "#.", "#."), "Dole jeden. Nad ním jeden. Nad ním zleva dva.", "dole 1, 1, 2"),
        (("#.#", "###"), "Dole tři. Nad nimi zleva jeden, mezera, jeden.", "dole 3, 1 mez1 1"),
        (
            (".#.", "###", ".#."),
            "Dole jeden. Nad ním tři, o jeden vlevo. Nad nimi jeden, o jeden vpravo.",
            "dole 1, 3 l1, 1 p1",
        ),
    ],
)
def test_rows_from_the_bottom(rows: tuple[str, ...], full: str, braille: str) -> None:
    """How many stand side by side, and by how much a row is shifted against the one before."""
    told = tell_shape_rows(shape(*rows), upward=True)
    assert [full] == heard(told)
    assert [braille] == heard(told, form="braille")


def test_rows_from_the_top() -> None:
    """Where row 1 is the top one, the shape hangs down from it."""
    assert ["Nahoře tři. Pod nimi zleva jeden."] == heard(tell_shape_rows(shape("#..", "###"), upward=False))


def test_rows_in_english() -> None:
    """The same facts."""
    told = tell_shape_rows(shape("..#", "###"), upward=True)
    assert ["At the bottom three. Above them one, two to the right."] == heard(told, "en")


def test_different_shapes_sound_different() -> None:
    """No two shapes of up to five squares are told in the same words, in any form."""
    looks = [way.shape for one in SHAPES for way in one.orientations(mirror=True, upward=True)]
    distinct = set(looks)
    for form in ("full", "brief", "braille"):
        told = {heard(tell_shape_rows(look, upward=True), form=form)[0] for look in distinct}
        assert len(distinct) == len(told)


def test_a_shape_in_four_ways() -> None:
    """Size, rows, a walk, squares."""
    assert [
        "Kříž: 4 čtverečky, šířka 3, výška 2.",
        "Dole tři. Nad nimi jeden, o jeden vpravo.",
        "Po čtverečcích: vpravo 2, od druhého čtverečku nahoru 1.",
        "V rohu desky: a1 až c1, b2.",
    ] == heard(tell_shape(shape(".#.", "###"), CROSS, upward=True))
    assert ["x 4 čtv 3x2", "dole 3, 1 p1", "cesta p2 od 2 n1", "a-c1 b2"] == heard(
        tell_shape(shape(".#.", "###"), CROSS, upward=True), form="braille"
    )


def test_a_single_square_needs_one_line() -> None:
    """There is nothing to walk."""
    assert ["Kříž: jeden čtvereček."] == heard(tell_shape(shape("#"), CROSS, upward=True))
    assert ["Cross: one square."] == heard(tell_shape(shape("#"), CROSS, upward=True), "en")


def test_a_walk_goes_down_where_rows_are_counted_from_the_top() -> None:
    """As the player sees it."""
    told = heard(tell_shape(shape("#", "#", "#"), CROSS, upward=False))
    assert "Po čtverečcích: dolů 2." == told[2]


def follow(one: Polyomino) -> set[tuple[int, int]]:
    """The squares that the walk visits."""
    visited = [one.squares[0]]
    for branch, (x, y) in walk_squares(one):
        origin = visited[branch - 1] if branch else visited[-1]
        visited.append(type(origin)(origin.column + x, origin.row + y))
    assert len(set(visited)) == len(visited)
    return set(visited)


@given(st.sampled_from(SHAPES), st.integers(1, 8))
def test_a_walk_visits_every_square_once(one: Polyomino, number: int) -> None:
    """Whichever way the shape is turned."""
    ways = one.orientations(mirror=True, upward=True)
    look = ways[(number - 1) % len(ways)].shape
    assert set(look.squares) == follow(look)


@pytest.mark.parametrize(
    ("rows", "branches"),
    [(("###",), 0), (("#.#", "###"), 1), ((".#.", "###"), 1), ((".#.", "###", ".#."), 2)],
)
def test_a_walk_goes_back_as_rarely_as_it_can(rows: tuple[str, ...], branches: int) -> None:
    """It begins at the first square, so the ends of a horseshoe cost one way back."""
    assert branches == sum(branch > 0 for branch, _ in walk_squares(shape(*rows)))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_no_line_about_a_shape_is_too_long(tag: str) -> None:
    """For the ear and for a Braille line."""
    for one in SHAPES:
        for way in one.orientations(mirror=True, upward=True):
            told = tell_shape(way.shape, Phrase("triangle"), upward=True)
            assert max(map(len, heard(told, tag))) <= 120
            assert max(cells(line, tag) for line in heard(told, tag, "braille")) <= 40
