"""The frame of biology."""

from __future__ import annotations

import pytest

from accessgames.games.iqlandie.tasks.biology import (
    NEIGHBOURS,
    TOKENS,
    cell_square,
    movable,
    slid,
    turned_cells,
)

FRAME = "ABKNPSTV."


def test_eight_symbols() -> None:
    """Eight different symbols; with the hole they fill the frame."""
    assert len(set(TOKENS)) == 8


def test_turning_right() -> None:
    """The first column becomes the first row, read from below."""
    assert turned_cells(FRAME, 1) == "TNAVPB.SK"


def test_four_turns_are_none() -> None:
    """Four quarters to the right, or three and one, change nothing."""
    assert (
        FRAME == turned_cells(FRAME, 4) == turned_cells(turned_cells(FRAME, 3), 1) == turned_cells(FRAME, 0)
    )


def test_half_a_turn_reads_backwards() -> None:
    """Upside down, the frame is read from its end."""
    assert FRAME[::-1] == turned_cells(FRAME, 2)


@pytest.mark.parametrize(
    ("frame", "expected"), [("ABKNPSTV.", "SV"), ("ABKN.SPTV", "BNST"), ("AB.KNPSTV", "BP")]
)
def test_symbols_beside_the_hole(frame: str, expected: str) -> None:
    """Two, three or four symbols can slide; they are told by letter."""
    assert expected == movable(frame)


def test_sliding_swaps_with_the_hole() -> None:
    """The symbol lies in the hole afterwards, and the hole where the symbol lay."""
    assert slid(FRAME, "V") == "ABKNPST.V"
    assert FRAME == slid(slid(FRAME, "V"), "V")


def test_neighbours_are_mutual() -> None:
    """Corners have two neighbours, sides three, the centre four; whoever has one is one of its."""
    assert [2, 3, 2, 3, 4, 3, 2, 3, 2] == list(map(len, NEIGHBOURS))
    assert all(cell in NEIGHBOURS[other] for cell in range(9) for other in NEIGHBOURS[cell])


def test_names_of_cells() -> None:
    """Cells are counted in reading order from a1."""
    names = [cell_square(cell).name for cell in range(9)]
    assert ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] == names
