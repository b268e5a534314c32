"""Optics: a laser on 5x5 from one point of the border to another, with all the pieces (iQLANDIE 2.7).

The way of the beam; tasks, steps and answers as text: `Z2 JD ZHH`, `put e2 Z P`, `E2 Z P, E4 H P, D5 H L`.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import malformed
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import SIDE, moved, square_on

MIRROR: Final = "Z"
"""A mirror turns the beam by 90 degrees; only a beam along a row or a column."""

PRISM: Final = "H"
"""A prism turns the beam by 45 degrees."""

RIGHT: Final = "P"
LEFT: Final = "L"

SIDES: Final = ("north", "east", "south", "west")
SIDE_CODES: Final = "SVJZ"
"""Letters of the four sides in notation, initials of the Czech names."""


class Port(NamedTuple):
    """A point on the border.

    Attributes:
        side: Index into `SIDES`.
        place: Column on the north and south side, row on the east and west side; 0 to 4.
    """

    side: int
    place: int

    @property
    def square(self) -> Square:
        """The square at this point."""
        return (
            Square(self.place, 0),
            Square(SIDE - 1, self.place),
            Square(self.place, SIDE - 1),
            Square(0, self.place),
        )[self.side]

    @property
    def inward(self) -> int:
        """The direction (of `kind.DIRECTIONS`) in which a beam enters here."""
        return (2 * self.side + 4) % 8

    @property
    def outward(self) -> int:
        """The direction in which a beam leaves here."""
        return 2 * self.side


@dataclass(frozen=True, slots=True)
class OpticsTask:
    """A card: lead the beam from `start` to `goal` by all of so many mirrors and prisms."""

    start: Port
    goal: Port
    mirrors: int
    prisms: int

    def count(self, piece: str) -> int:
        """Return how many pieces of a kind (`MIRROR` or `PRISM`) the card prescribes."""
        return self.mirrors if piece == MIRROR else self.prisms


class PlacedOptic(NamedTuple):
    """A piece on the board.

    Attributes:
        square: Where it lies.
        piece: `MIRROR` or `PRISM`.
        turn: `RIGHT` or `LEFT`, as the beam that travels there is turned.
    """

    square: Square
    piece: str
    turn: str


OpticsBoard: TypeAlias = tuple[PlacedOptic, ...]
"""The pieces on the board, in reading order."""


@dataclass(frozen=True, slots=True)
class Put:
    """A piece is put on a free square."""

    square: Square
    piece: str
    turn: str


@dataclass(frozen=True, slots=True)
class Lift:
    """The piece on a square is lifted."""

    square: Square


OpticsStep: TypeAlias = Put | Lift


End: TypeAlias = Literal["port", "crooked", "edge", "again"]
"""How a beam ends: `port` leaves straight at a point of the border, `crooked` leaves diagonally; stopped by a
piece: `edge` a diagonal beam meets a mirror, `again` it meets a piece that it has met before."""

_EIGHTHS: Final = {MIRROR: 2}


class Visit(NamedTuple):
    """A square on the way.

    Attributes:
        square: The square.
        piece: What lies there, None where the beam crosses an empty square.
        direction: Where the beam goes on from here (of `kind.DIRECTIONS`).
    """

    square: Square
    piece: PlacedOptic | None
    direction: int


@dataclass(frozen=True, slots=True)
class Beam:
    """The whole way.

    Attributes:
        visits: The squares in order; a piece that stops the beam is the last one.
        end: How it ends.
        port: Where it leaves, for the end `port`.
    """

    visits: tuple[Visit, ...]
    end: End
    port: Port | None = None

    @property
    def met(self) -> tuple[PlacedOptic, ...]:
        """The pieces that turned the beam, in its order."""
        stopped = self.end in {"edge", "again"}
        visits = self.visits[:-1] if stopped else self.visits
        return tuple(visit.piece for visit in visits if visit.piece is not None)


def deflected(direction: int, piece: str, turn: str) -> int:
    """Return the direction of a beam after a piece."""
    eighths = _EIGHTHS.get(piece, 1)
    return (direction + (eighths if turn == RIGHT else -eighths)) % 8


def trace(start: Port, table: OpticsBoard) -> Beam:
    """Follow the beam from a point of the border until it leaves or is stopped.

    It always ends: each piece turns it once at most.
    """
    pieces = {placed.square: placed for placed in table}
    visits: list[Visit] = []
    met: set[Square] = set()
    square: Square | None = start.square
    direction = start.inward
    while square is not None:
        piece = pieces.get(square)
        stop: End | None = None
        if piece is not None:
            stop = "again" if square in met else "edge" if piece.piece == MIRROR and direction % 2 else None
            if stop is None:
                met.add(square)
                direction = deflected(direction, piece.piece, piece.turn)
        visits.append(Visit(square, piece, direction))
        if stop is not None:
            return Beam(tuple(visits), stop)
        square = moved(square, direction)
    if direction % 2:
        return Beam(tuple(visits), "crooked")
    side, last = direction // 2, visits[-1].square
    return Beam(tuple(visits), "port", Port(side, last.row if side % 2 else last.column))


TASK_FORM: Final = "Z2 JD ZHH"
STEP_FORMS: Final = ("put e2 Z P", "lift e2")
ANSWER_FORM: Final = "E2 Z P, E4 H P, D5 H L"

COLUMNS: Final = "ABCDE"
_MOST_PIECES: Final = 9
_PIECES: Final = re.compile(rf"({MIRROR}*)({PRISM}*)")


def format_port(port: Port) -> str:
    """Write a point of the border: its side, then the column's letter or the row's number."""
    place = COLUMNS[port.place] if port.side % 2 == 0 else str(port.place + 1)
    return SIDE_CODES[port.side] + place


PORTS: Final = {format_port(port): port for side in range(4) for port in (Port(side, i) for i in range(SIDE))}
"""All 20 points of the border by their text: `SA` to `SE`, `V1` to `V5`, `JA` to `JE`, `Z1` to `Z5`."""


def format_task(task: OpticsTask) -> str:
    """Write both points and a letter for each piece, mirrors first."""
    pieces = MIRROR * task.mirrors + PRISM * task.prisms
    return f"{format_port(task.start)} {format_port(task.goal)} {pieces}"


def parse_task(text: str) -> OpticsTask:
    """Read what `format_task` wrote; whether it can be solved is not looked at here.

    Raises:
        MalformedAction: Not two points and one to nine pieces.
    """
    match text.split(" "):
        case [start, goal, pieces] if start in PORTS and goal in PORTS and 0 < len(pieces) <= _MOST_PIECES:
            found = _PIECES.fullmatch(pieces)
            if found:
                return OpticsTask(PORTS[start], PORTS[goal], len(found[1]), len(found[2]))
    raise malformed(text, TASK_FORM)


def format_step(step: OpticsStep) -> str:
    """Write a step; `parse_step` reads it back."""
    if isinstance(step, Lift):
        return f"lift {step.square.name}"
    return f"put {step.square.name} {step.piece} {step.turn}"


def parse_step(text: str) -> OpticsStep:
    """Read a step.

    Raises:
        MalformedAction: With the forms that exist.
    """
    match text.split(" "):
        case ["lift", name] if square := square_on(name, SIDE):
            return Lift(square)
        case ["put", *words] if put := _put(words):
            return put
        case _:
            raise malformed(text, *STEP_FORMS)


def _put(words: list[str]) -> Put | None:
    """Read the square, the piece and the turn."""
    match words:
        case [name, piece, turn] if piece in {MIRROR, PRISM} and turn in {RIGHT, LEFT}:
            square = square_on(name, SIDE)
            return Put(square, piece, turn) if square else None
        case _:
            return None


def format_answer(steps: tuple[OpticsStep, ...]) -> str:
    """Write the pieces that are put, in this order."""
    puts = (step for step in steps if isinstance(step, Put))
    return ", ".join(f"{put.square.name.upper()} {put.piece} {put.turn}" for put in puts)


def parse_answer(text: str) -> tuple[OpticsStep, ...]:
    """Read pieces in any order, in either case, a comma between them.

    Raises:
        MalformedAction: A part is no square, piece and turn; quotes that part.
    """
    puts: list[Put] = []
    for part in text.split(","):
        name, *rest = part.split() or [""]
        put = _put([name.lower(), *(word.upper() for word in rest)])
        if put is None:
            raise malformed(part.strip(), ANSWER_FORM)
        puts.append(put)
    return tuple(puts)
