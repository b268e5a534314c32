"""The way of the robot."""

from __future__ import annotations

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import PROGRAMMING
from accessgames.games.iqlandie.tasks.kind import DIRECTIONS
from accessgames.games.iqlandie.tasks.programming import SIGNS, led_by, leg, sign_direction, walk

TASK = PROGRAMMING.parse_task("b3 Z1 C1 S1 M3 B1 S2")
LEAVING = PROGRAMMING.parse_task("b3 Z1 O2 C1")


def names(squares: tuple[Square, ...]) -> list[str]:
    """Return the names of squares."""
    return [square.name for square in squares]


def test_way_of_the_notes() -> None:
    """The robot of the example goes over b4, c4, b5, b2 and c3 to a5; iQLANDIE 2.6."""
    assert ["b3", "b4", "c4", "b5", "b2", "c3", "a5"] == names(walk(TASK))


def test_first_commands() -> None:
    """Any number of commands can be followed alone."""
    assert ["b3"] == names(walk(TASK, 0))
    assert ["b3", "b4", "c4"] == names(walk(TASK, 2))


def test_one_command_square_by_square() -> None:
    """A command is told with every square it passes."""
    assert ["b5", "b4", "b3", "b2"] == names(leg(TASK, 4))
    assert ["c3", "b4", "a5"] == names(leg(TASK, 6))


def test_way_off_the_board_ends() -> None:
    """A command off the board is not followed, and what it would pass there is left out."""
    assert ["b3", "b4"] == names(walk(LEAVING))
    assert ["b4", "a4"] == names(leg(LEAVING, 2))


def test_commands_that_lead_to_a_square() -> None:
    """Stops are known by the commands after which the robot stands there; 0 is the start."""
    assert (0,) == led_by(TASK, Square(1, 2))
    assert (4,) == led_by(TASK, Square(1, 1))
    assert () == led_by(TASK, Square(4, 4))


@pytest.mark.parametrize(
    ("quarters", "expected"),
    [
        (0, "north east south west northeast southeast southwest northwest"),
        (1, "east south west north southeast southwest northwest northeast"),
        (2, "south west north east southwest northwest northeast southeast"),
        (3, "west north east south northwest northeast southeast southwest"),
    ],
)
def test_signs_turn_with_the_board(quarters: int, expected: str) -> None:
    """Colours mark the sides, symbols the corners; all turn together. Turned right, blue is in the east."""
    found = [DIRECTIONS[sign_direction(sign, quarters)] for sign in range(len(SIGNS))]
    assert expected.split() == found


def test_turned_board() -> None:
    """The same commands lead elsewhere on a turned board."""
    turned = PROGRAMMING.parse_task("c3/P M1 K1")
    straight = PROGRAMMING.parse_task("c3 M1 K1")
    assert ["c3", "d3", "e4"] == names(walk(turned))
    assert ["c3", "c2", "d1"] == names(walk(straight))
