from __future__ import annotations

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, MATERIAL, PIECES, looks, spot_at, spots
from tests.games.iqlandie.positions import mask, piece


def drawn(name: str, number: int) -> str:
    """Draw a look: `@` is the robot."""
    look = looks(piece(name))[number - 1]
    shape = look.orientation.shape
    rows = [
        "".join(
            "@" if Square(x, y) == look.robot else "#" if Square(x, y) in shape.squares else "."
            for x in range(shape.width)
        )
        for y in range(shape.height)
    ]
    return "/".join(rows)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("i3r*", ["#@#", "#/@/#"]),
        ("v3r*", ["@#/#.", "#@/.#", ".#/#@", "#./@#"]),
        ("i4r*", ["@###", "@/#/#/#", "###@", "#/#/#/@"]),
        ("i4r", ["####", "#/#/#/#"]),
        ("o4r*", ["@#/##", "#@/##", "##/#@", "##/@#"]),
        ("o4r", ["##/##"]),
        ("t4r*", ["###/.@.", ".#/@#/.#", ".@./###", "#./#@/#."]),
        ("u5r*", ["#.#/#@#", "##/@./##", "#@#/#.#", "##/.@/##"]),
        ("x5r*", [".@./###/.#.", ".#./##@/.#.", ".#./###/.@.", ".#./@##/.#."]),
    ],
)
def test_looks_are_turned_to_the_right_then_mirrored(name: str, expected: list[str]) -> None:
    """Numbers from 1; the robot tells looks apart that are the same without it."""
    assert expected == [drawn(name, look.orientation.number) for look in looks(piece(name))]


def test_the_long_corner_has_eight_looks() -> None:
    """Four turned ones, then four mirrored ones."""
    ways = [(look.orientation.quarters, look.orientation.mirrored) for look in looks(piece("l4b"))]
    assert [
        (0, False),
        (1, False),
        (2, False),
        (3, False),
        (0, True),
        (1, True),
        (2, True),
        (3, True),
    ] == ways
    assert ("#./#./#@", ".#/.#/@#") == (drawn("l4b*", 1), drawn("l4b*", 5))


@pytest.mark.parametrize("name", sorted(PIECES))
def test_places_are_what_the_outline_holds(name: str) -> None:
    """Each place covers as many squares as the piece has, all inside; the robot stands on one of them."""
    each = piece(name)
    size = MATERIAL.shapes[each.shape].squares.size
    for exposition in EXPOSITIONS:
        found = spots(each, EXPOSITIONS[exposition.number - 1])
        board = exposition.board
        assert len(found) == len({(spot.mask, spot.robot) for spot in found})
        for spot in found:
            assert size == spot.mask.bit_count()
            assert not spot.mask & ~board.mask
            assert board.square(spot.mask) == spot.anchor
            assert spot.robot & spot.mask == spot.robot
            assert each.robot == (spot.robot.bit_count() == 1)
            assert spot == spot_at(EXPOSITIONS, each, exposition.number, spot.anchor, spot.orientation)


def test_places_are_sorted_as_in_notation() -> None:
    """By the name of the anchor, then by the orientation."""
    found = [(spot.anchor.name, spot.orientation) for spot in spots(piece("t4r"), EXPOSITIONS[3])]
    assert sorted(found) == found


@pytest.mark.parametrize(
    ("exposition", "square", "orientation"),
    [(0, "a1", 1), (7, "a1", 1), (5, "d4", 1), (5, "a1", 9), (5, "z9", 1)],
)
def test_there_is_no_place_outside(exposition: int, square: str, orientation: int) -> None:
    """Neither beyond the edge nor in an exposition or orientation that does not exist."""
    where = Square(ord(square[0]) - ord("a"), int(square[1]) - 1)
    assert None is spot_at(EXPOSITIONS, piece("x5r"), exposition, where, orientation)


def test_a_plus_has_four_places_in_four_by_four() -> None:
    """Its anchor is the top of the cross."""
    assert ["b1", "b2", "c1", "c2"] == [spot.anchor.name for spot in spots(piece("x5r"), EXPOSITIONS[4])]
    assert mask(5, "b1 a2 b2 c2 b3") == spots(piece("x5r"), EXPOSITIONS[4])[0].mask
    assert 16 == BOARDS[4].size
