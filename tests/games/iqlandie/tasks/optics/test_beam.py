"""The way of the laser."""

from __future__ import annotations

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import OPTICS
from accessgames.games.iqlandie.tasks.kind import DIRECTIONS
from accessgames.games.iqlandie.tasks.optics import tabled
from accessgames.games.iqlandie.tasks.optics_model import (
    MIRROR,
    PORTS,
    PRISM,
    Beam,
    OpticsBoard,
    PlacedOptic,
    Port,
    Put,
    deflected,
    trace,
)


def table(answer: str) -> OpticsBoard:
    """Return the pieces of an answer on the board, without asking what a card has."""
    puts = (step for step in OPTICS.parse_answer(answer) if isinstance(step, Put))
    return tabled(tuple(PlacedOptic(put.square, put.piece, put.turn) for put in puts))


def way(beam: Beam) -> str:
    """Return the squares of a beam in order."""
    return " ".join(visit.square.name for visit in beam.visits)


def test_example_of_the_notes() -> None:
    """The beam of the example goes along row 2, is turned at e2, e4 and d5, and leaves in the south; 2.7."""
    beam = trace(PORTS["Z2"], table("E2 Z P, E4 H P, D5 H L"))
    assert way(beam) == "a2 b2 c2 d2 e2 e3 e4 d5"
    assert ("port", PORTS["JD"]) == (beam.end, beam.port)
    assert ["e2", "e4", "d5"] == [placed.square.name for placed in beam.met]


@pytest.mark.parametrize("text", sorted(PORTS))
def test_straight_beams(text: str) -> None:
    """Without pieces a beam leaves on the other side, opposite of where it came in."""
    port = PORTS[text]
    beam = trace(port, ())
    assert 5 == len(beam.visits)
    assert Port((port.side + 2) % 4, port.place) == beam.port


@pytest.mark.parametrize("text", sorted(PORTS))
def test_beams_enter_straight(text: str) -> None:
    """A beam enters at right angles to its side and begins on the square there."""
    port = PORTS[text]
    beam = trace(port, ())
    assert port.square == beam.visits[0].square
    assert port.inward == beam.visits[0].direction == (port.outward + 4) % 8


@pytest.mark.parametrize(
    ("direction", "piece", "turn", "expected"),
    [
        ("north", MIRROR, "P", "east"),
        ("north", MIRROR, "L", "west"),
        ("east", MIRROR, "P", "south"),
        ("north", PRISM, "P", "northeast"),
        ("north", PRISM, "L", "northwest"),
        ("northwest", PRISM, "P", "north"),
    ],
)
def test_turns_as_the_beam_travels(direction: str, piece: str, turn: str, expected: str) -> None:
    """Mirrors turn by 90 degrees, prisms by 45, right and left as one travels."""
    assert expected == DIRECTIONS[deflected(DIRECTIONS.index(direction), piece, turn)]


def test_crossing_empty_squares() -> None:
    """A beam may cross itself where nothing lies."""
    beam = trace(PORTS["SB"], table("b4 Z L, d4 Z L, d2 Z L"))
    assert way(beam) == "b1 b2 b3 b4 c4 d4 d3 d2 c2 b2 a2"
    assert PORTS["Z2"] == beam.port


def test_meeting_a_piece_twice() -> None:
    """A beam that comes back to a piece is stopped there; the piece counts once."""
    beam = trace(PORTS["SB"], table("b2 Z L, d2 Z P, d4 Z P, b4 Z P"))
    assert ("again", None) == (beam.end, beam.port)
    assert Square(1, 1) == beam.visits[-1].square
    assert 4 == len(beam.met)


def test_diagonal_beam_at_a_mirror() -> None:
    """A mirror takes beams along rows and columns only; it does not count as met."""
    beam = trace(PORTS["SA"], table("a2 H L, c4 Z P"))
    assert ("edge", "c4") == (beam.end, beam.visits[-1].square.name)
    assert ["a2"] == [placed.square.name for placed in beam.met]


def test_leaving_diagonally() -> None:
    """A beam that leaves the board diagonally leaves at no point."""
    beam = trace(PORTS["SA"], table("a2 H L"))
    assert ("crooked", None) == (beam.end, beam.port)
    assert way(beam) == "a1 a2 b3 c4 d5"


def test_diagonals_touch_no_side_squares() -> None:
    """A diagonal beam passes the corner between two pieces without meeting either."""
    beam = trace(PORTS["SA"], table("a2 H L, b2 Z P, a3 Z P"))
    assert way(beam) == "a1 a2 b3 c4 d5"


def test_piece_on_the_first_square() -> None:
    """The very first square may have a piece."""
    assert PORTS["Z1"] == trace(PORTS["SA"], table("a1 Z P")).port
