"""Whether a piece can be laid, wherever it is played (Tetrikon R17)."""

from __future__ import annotations

import pytest

from accessgames.engine import Refusal
from accessgames.engine.grid import Placement, Square
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.material_index import try_placement

BOARD = load_standard().board
PIECES = load_standard().piece_by_id
CORNER = BOARD.outlined(BOARD.mask_of([Square(0, 0), Square(1, 0), Square(2, 0), Square(0, 1)]))


def test_a_piece_that_fits_lies_there() -> None:
    """It covers its squares; turning it over has to be allowed."""
    placement = try_placement(CORNER, 0, PIECES["t3"], 1, Square(0, 0), mirror=True)
    assert isinstance(placement, Placement)
    assert ("t3", 3, Square(0, 0)) == (placement.shape, placement.mask.bit_count(), placement.anchor)


@pytest.mark.parametrize(
    ("piece", "orientation", "anchor", "covered", "expected"),
    [
        ("t3", 0, Square(0, 0), 0, ("orientation", {"piece": "t3", "orientation": 0, "most": 2})),
        ("t3", 3, Square(0, 0), 0, ("orientation", {"piece": "t3", "orientation": 3, "most": 2})),
        ("t3", 1, Square(6, 0), 0, ("outside", {"piece": "t3", "squares": ()})),
        ("i4", 1, Square(0, 0), 0, ("outside", {"piece": "i4", "squares": (Square(3, 0),)})),
        ("k1", 1, Square(0, 1), 0b11, None),
        ("d2", 1, Square(0, 0), 0b10, ("covered", {"piece": "d2", "squares": (Square(1, 0),)})),
        ("d2", 1, Square(0, 0), 0b11, ("covered", {"piece": "d2", "squares": (Square(0, 0), Square(1, 0))})),
    ],
)
def test_what_is_in_the_way_is_named(
    piece: str, orientation: int, anchor: Square, covered: int, expected: tuple[str, dict[str, object]] | None
) -> None:
    """First the orientation, then the outline, then what lies there."""
    found = try_placement(CORNER, covered, PIECES[piece], orientation, anchor, mirror=True)
    if expected is None:
        assert isinstance(found, Placement)
    else:
        assert isinstance(found, Refusal)
        assert (f"tetrikon-refused-{expected[0]}", expected[1]) == (found.key, dict(found.args))


@pytest.mark.parametrize(("mirror", "most"), [(True, 8), (False, 4)])
def test_turning_over_is_a_matter_of_the_rules(mirror: bool, most: int) -> None:
    """Without it the hook has four orientations."""
    found = try_placement(BOARD, 0, PIECES["l4"], 9, Square(0, 0), mirror=mirror)
    assert isinstance(found, Refusal)
    assert most == dict(found.args)["most"]
