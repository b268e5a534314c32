"""What lies in front of a player: at the table, in blitz and solo, and for who only watches."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR
from accessgames.games.tetrikon.player_areas import (
    area_of,
    mirror_of,
    orientation_names_of,
    orientations,
    own_seat,
    puzzle_of,
    seats_of,
    table_of,
)
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay, PuzzleState
from tests.games.tetrikon.positions import SET, lying, position
from tests.games.tetrikon.situations import building, puzzle, racing
from tests.games.tetrikon.wording import desk_at

LAID = tuple(Lay(laid.shape, laid.orientation, laid.anchor) for laid in lying("i4 1 a1, l4 1 a2"))


def test_at_the_table() -> None:
    """The diagram of every seat with what lies in it, and its free pieces in their order."""
    desk = desk_at(position(free=["l4 k1", "i4"], placed=["o4 1 a1", ""]))
    own, other = area_of(desk, 0), area_of(desk, 1)
    assert ("A1", ("l4", "k1"), 4, 8) == (
        own.diagram,
        own.free,
        own.covered.bit_count(),
        own.empty.bit_count(),
    )
    assert ("A2", ("i4",), 0, 12) == (other.diagram, other.free, other.covered, other.empty.bit_count())
    assert own.covered | own.empty == own.board.mask
    assert not own.covered & own.empty
    assert ["o4"] == [laid.shape for laid in own.placed]
    assert 1 == len(own.scene.patches)


def test_in_solo_all_pieces_of_the_set_are_free() -> None:
    """What lies in the diagram is not free; the count is that of the set."""
    before, after = area_of(desk_at(building()), 0), area_of(desk_at(building(*LAID)), 0)
    assert 52 == len(before.free)
    assert 50 == len(after.free)
    assert (4, 3) == (before.free.count("i4"), after.free.count("i4"))
    assert ["i4", "l4"] == [laid.shape for laid in after.placed]


def test_in_blitz_everybody_has_a_set_of_their_own() -> None:
    """One of each type; who has built still has what is left, who has not begun has nothing yet."""
    desk = desk_at(racing(*LAID))
    assert 11 == len(area_of(desk, 0).free)
    assert ("", ()) == (area_of(desk, 1).diagram, area_of(desk, 1).free)
    later = desk_at(racing(*LAID, GiveUp()))
    assert ("A1", 11) == (area_of(later, 0).diagram, len(area_of(later, 0).free))


def test_before_there_is_a_diagram() -> None:
    """Nothing is there, and nothing can be covered."""
    front = area_of(desk_at(puzzle(1)), 0)
    assert ("", (), (), 0) == (front.diagram, front.placed, front.free, front.empty)


@pytest.mark.parametrize(("seat", "own"), [(0, 0), (1, 1), (SPECTATOR, 1)])
def test_whose_things_are_meant_without_a_name(seat: int, own: int) -> None:
    """The listener's own; for who only watches those on turn."""
    assert own == own_seat(desk_at(position(turn={"seat": 1}), seat))


def test_who_only_watches_blitz_sees_who_builds() -> None:
    """And the first seat where no turn has begun."""
    assert 0 == own_seat(desk_at(racing(), SPECTATOR))
    assert 1 == own_seat(desk_at(racing(GiveUp()), SPECTATOR))


def test_the_way_to_play_is_known() -> None:
    """Blitz and solo have a run, the others a table."""
    assert isinstance(puzzle_of(desk_at(building())), PuzzleState)
    desk = desk_at(position(seats=4))
    assert puzzle_of(desk) is None
    assert (range(4), 4) == (seats_of(desk), table_of(desk).rules.seats)


@pytest.mark.parametrize(
    ("piece", "turned", "mirrored"), [("k1", 1, 1), ("i4", 2, 2), ("l4", 4, 8), ("p5", 4, 8)]
)
def test_positions_follow_the_option(piece: str, turned: int, mirrored: int) -> None:
    """Where pieces may not be turned over, half of the positions are gone."""
    free, flat = desk_at(position()), desk_at(position(options={"mirror": "no"}))
    assert (True, False) == (mirror_of(free), mirror_of(flat))
    assert (mirrored, turned) == (len(orientations(free, piece)), len(orientations(flat, piece)))
    names = [orientation_names_of(free, piece).name(one.number) for one in orientations(free, piece)]
    assert mirrored == len({repr(name) for name in names})
    assert mirror_of(desk_at(building(mirror="no"))) is False


def test_the_board_is_counted_from_below() -> None:
    """Row 1 is the lowest: the first square of the diagram of this test set is a1."""
    assert SET.board.upward
    front = area_of(desk_at(position()), 0)
    assert "a1" == front.board.square(front.empty & -front.empty).name
