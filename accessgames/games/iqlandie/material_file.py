"""What a set of iQLANDIE consists of, tasks aside, and the checker of its file.

Whatever is wrong gets one sentence with its line and its value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import SetupError, errors
from accessgames.engine.grid import Board, Polyomino, Square, polyomino

SCORINGS: Final = ("colour", "second", "gaps", "shapes", "robots", "lines")
"""How expositions can score, in the order of the rules (iQLANDIE, points 1 to 6)."""


class Piece(NamedTuple):
    """A piece; pieces that look the same are equal.

    Attributes:
        shape: Id of its shape, such as `t4`.
        colour: Id of its colour, such as `red`, or that of jokers.
        robot: Whether a robot stands on it.
        drawing: What its shape looks like, as in the file, where it is a club's own; empty for the program's.
    """

    shape: str
    colour: str
    robot: bool
    drawing: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape of pieces.

    Attributes:
        id: Such as `t4`.
        bag: Name of its bag; empty for the single square, which lies in the common supply.
        squares: What it looks like in its first orientation.
        robot: The square on which a robot stands, in the first orientation; None for the single square.
        drawing: What it looks like, as in the file, where it is a club's own; empty for the program's.
        copies: Pieces of each colour, how many of them have a robot, and jokers; None for those of the set.
    """

    id: str
    bag: str
    squares: Polyomino
    robot: Square | None
    drawing: str = ""
    copies: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Exposition:
    """One of the grids on everybody's board.

    Attributes:
        number: From 1, as printed.
        scoring: One of `SCORINGS`.
        board: Its squares; row 1 is at the top.
        shapes: Ids of the shapes that can be laid, the single square aside.
    """

    number: int
    scoring: str
    board: Board
    shapes: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """Hash what tells grids apart at a glance: what was worked out for one is looked up often."""
        return hash((self.number, self.board.mask))


@dataclass(frozen=True, slots=True)
class Material:
    """A whole set.

    Attributes:
        colours: Pairs of id and letter in notations, jokers excluded.
        joker: The same of jokers.
        bags: Names, the smallest pieces first.
        instead: The bag that stands in for an empty one.
        copies: For each shape and colour: pieces altogether, how many of them have a robot; and jokers of
            each shape.
        shapes: By id, in the order of the file, the single square last.
        single: Id of the shape of one square, given for a piece that fits nowhere.
        expositions: By number.
        conditions: Pairs of colours by name.
        offers: For each number of players the bags from which an offer is drawn.
    """

    colours: tuple[tuple[str, str], ...]
    joker: tuple[str, str]
    bags: tuple[str, ...]
    instead: str
    copies: tuple[int, int, int]
    shapes: Mapping[str, Shape]
    single: str
    expositions: tuple[Exposition, ...]
    conditions: Mapping[str, tuple[str, str]]
    offers: Mapping[int, tuple[str, ...]]

    @property
    def letters(self) -> dict[str, str]:
        """Letters of all colours in notations, jokers last, by id."""
        return dict((*self.colours, self.joker))

    def copies_of(self, shape: Shape) -> tuple[tuple[Piece, int], ...]:
        """Return the different pieces of a shape with their numbers, by colour, those with a robot last."""
        every, robots, jokers = shape.copies or self.copies
        robots = 0 if shape.robot is None else robots
        name, drawing, found = shape.id, shape.drawing, []
        for colour, _ in self.colours:
            found.append((Piece(name, colour, robot=False, drawing=drawing), every - robots))
            found.append((Piece(name, colour, robot=True, drawing=drawing), robots))
        found.append((Piece(name, self.joker[0], robot=False, drawing=drawing), jokers))
        return tuple(pair for pair in found if pair[1])


MAX_SIZE: Final = 100_000
"""Characters of a file; a longer one is not read."""

MAX_SIDE: Final = 9
"""Most rows and columns of a drawing, so that squares have names of two characters."""

MAX_COPIES: Final = 20
"""Most pieces that look the same."""

_SHOWN: Final = 40
_ID: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
_PLAYERS: Final = 4


class MaterialError(SetupError):
    """A material file that cannot be used; carries the line, the value and what would be right."""


def _wrong(line: int, value: str, key: str, **args: object) -> NoReturn:
    raise MaterialError(key, line=line, value=value[:_SHOWN], **args)


@dataclass(slots=True)
class _Draft:
    """What was read so far."""

    colours: list[tuple[str, str]] = field(default_factory=list)
    jokers: list[tuple[str, str]] = field(default_factory=list)
    bags: list[str] = field(default_factory=list)
    instead: list[str] = field(default_factory=list)
    copies: list[tuple[int, int, int]] = field(default_factory=list)
    shapes: dict[str, Shape] = field(default_factory=dict)
    singles: list[str] = field(default_factory=list)
    expositions: list[Exposition] = field(default_factory=list)
    conditions: dict[str, tuple[str, str]] = field(default_factory=dict)
    offers: dict[int, tuple[str, ...]] = field(default_factory=dict)


def read_material(text: str) -> Material:
    """Read a material file; what its lines mean stands in the file of the standard set.

    Raises:
        MaterialError: Something is wrong: `iqlandie-material-…` with `line` (from 1), `value`, and where it
            helps what is `expected`; `iqlandie-material-missing` with `value` when something is left out.
    """
    if len(text) > MAX_SIZE:
        _wrong(1, str(len(text)), "iqlandie-material-size", expected=MAX_SIZE)
    draft = _Draft()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line == "#" or line.startswith("# "):
            continue
        kind, *values = line.split()
        if kind not in _READERS:
            _wrong(number, kind, "iqlandie-material-kind", expected=" ".join(_READERS))
        least, most, reader = _READERS[kind]
        if not least <= len(values) <= most:
            _wrong(number, " ".join((kind, *values)), "iqlandie-material-words", expected=least)
        reader(draft, number, values)
    return _finished(draft, len(text.splitlines()))


def decoded(content: bytes) -> str:
    """Return the text of a material file.

    Raises:
        MaterialError: `iqlandie-material-text`: it is no UTF-8; names the line and the first wrong byte.
    """
    return errors.decoded(
        content, lambda line, wrong: MaterialError("iqlandie-material-text", line=line, value=wrong[:1].hex())
    )


def _name(number: int, text: str, taken: Mapping[str, object] | Sequence[str]) -> str:
    """Check a new name."""
    if not text or not set(text) <= set(_ID):
        _wrong(number, text, "iqlandie-material-name")
    if text in taken:
        _wrong(number, text, "iqlandie-material-twice")
    return text


def _known(number: int, text: str, known: Sequence[str]) -> str:
    """Check a name that has to be there already."""
    if text not in known:
        _wrong(number, text, "iqlandie-material-unknown", expected=" ".join(known))
    return text


def _count(number: int, text: str, least: int, most: int) -> int:
    """Read a number within bounds."""
    fits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not fits or not least <= int(text) <= most:
        _wrong(number, text, "iqlandie-material-number", least=least, most=most)
    return int(text)


def _drawing(number: int, text: str, letters: str) -> list[str]:
    """Read a drawing as rows of the same length."""
    rows = text.split("/")
    for row in rows:
        if not row or len(row) != len(rows[0]) or not set(row) <= set(letters):
            _wrong(number, text, "iqlandie-material-drawing", expected=letters)
    if max(len(rows), len(rows[0])) > MAX_SIDE:
        _wrong(number, text, "iqlandie-material-side", most=MAX_SIDE)
    return rows


def _colour(draft: _Draft, number: int, values: Sequence[str]) -> None:
    known = [*draft.colours, *draft.jokers]
    name = _name(number, values[0], [colour for colour, _ in known])
    letter = _name(number, values[1], [letter for _, letter in known])
    if len(letter) != 1 or not letter.isalpha():
        _wrong(number, letter, "iqlandie-material-letter")
    draft.colours.append((name, letter))


def _joker(draft: _Draft, number: int, values: Sequence[str]) -> None:
    if draft.jokers:
        _wrong(number, values[0], "iqlandie-material-twice")
    _colour(draft, number, values)
    draft.jokers.append(draft.colours.pop())


def _instead(draft: _Draft, number: int, values: Sequence[str]) -> None:
    if draft.instead:
        _wrong(number, values[0], "iqlandie-material-twice")
    draft.instead.append(_known(number, values[0], draft.bags))


def _copies(draft: _Draft, number: int, values: Sequence[str]) -> None:
    if draft.copies:
        _wrong(number, " ".join(values), "iqlandie-material-twice")
    coloured = _count(number, values[0], 1, MAX_COPIES)
    robots = _count(number, values[1], 0, coloured)
    draft.copies.append((coloured, robots, _count(number, values[2], 0, MAX_COPIES)))


def _shape(draft: _Draft, number: int, values: Sequence[str]) -> None:
    name = _name(number, values[0], draft.shapes)
    bag = _known(number, values[1], draft.bags)
    draft.shapes[name] = drawn_shape(number, name, bag, values[2])


def drawn_shape(number: int, name: str, bag: str, text: str) -> Shape:
    """Return the shape that a drawing on a line shows, such as `###/.@.`.

    Raises:
        MaterialError: It is no drawing, has several parts, or not one square for a robot.
    """
    rows = _drawing(number, text, "#@.")
    squares = [Square(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."]
    robots = [Square(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "@"]
    lines = (*map(tuple, rows), *zip(*rows, strict=True))
    if len(robots) != 1 or any(set(line) == {"."} for line in lines):
        _wrong(number, text, "iqlandie-material-robot")
    look = polyomino(squares)
    if not look.connected:
        _wrong(number, text, "iqlandie-material-connected")
    return Shape(name, bag, look, robots[0])


def _single(draft: _Draft, number: int, values: Sequence[str]) -> None:
    if draft.singles:
        _wrong(number, values[0], "iqlandie-material-twice")
    name = _name(number, values[0], draft.shapes)
    draft.singles.append(name)
    draft.shapes[name] = Shape(name, "", polyomino([(0, 0)]), None)


def _exposition(draft: _Draft, number: int, values: Sequence[str]) -> None:
    if values[0] != str(len(draft.expositions) + 1):
        _wrong(number, values[0], "iqlandie-material-order", expected=len(draft.expositions) + 1)
    scoring = _known(number, values[1], SCORINGS)
    if scoring in [exposition.scoring for exposition in draft.expositions]:
        _wrong(number, scoring, "iqlandie-material-twice")
    board = drawn_board(number, values[2])
    draft.expositions.append(Exposition(len(draft.expositions) + 1, scoring, board))


def drawn_board(number: int, text: str) -> Board:
    """Return the grid that a drawing on a line shows, such as `####/##..`.

    Raises:
        MaterialError: It is no drawing, or has no square.
    """
    rows = _drawing(number, text, "#.")
    marks = [mark for row in rows for mark in row]
    mask = sum(1 << place for place, mark in enumerate(marks) if mark == "#")
    if not mask:
        _wrong(number, text, "iqlandie-material-drawing", expected="#.")
    return Board(len(rows[0]), len(rows), upward=False, mask=mask)


def _condition(draft: _Draft, number: int, values: Sequence[str]) -> None:
    name = _name(number, values[0], draft.conditions)
    if len(name) != 1:
        _wrong(number, name, "iqlandie-material-letter")
    colours = [colour for colour, _ in draft.colours]
    first, second = (_known(number, value, colours) for value in values[1:])
    if first == second:
        _wrong(number, second, "iqlandie-material-twice")
    draft.conditions[name] = (first, second)


def _offer(draft: _Draft, number: int, values: Sequence[str]) -> None:
    players = _count(number, values[0], 1, _PLAYERS)
    if players in draft.offers:
        _wrong(number, values[0], "iqlandie-material-twice")
    bags = tuple(_known(number, value, draft.bags) for value in values[1:])
    if players > 1 and len(bags) != players + 1:
        _wrong(number, " ".join(values), "iqlandie-material-offer", expected=players + 1)
    draft.offers[players] = bags


_READERS: Final[dict[str, tuple[int, int, Callable[[_Draft, int, Sequence[str]], None]]]] = {
    "colour": (2, 2, _colour),
    "joker": (2, 2, _joker),
    "bag": (1, 1, lambda draft, number, values: draft.bags.append(_name(number, values[0], draft.bags))),
    "instead": (1, 1, _instead),
    "copies": (3, 3, _copies),
    "shape": (3, 3, _shape),
    "single": (1, 1, _single),
    "exposition": (3, 3, _exposition),
    "condition": (3, 3, _condition),
    "offer": (3, 9, _offer),
}
"""For each kind of line: the least and the most values behind it, and what reads them."""


def _finished(draft: _Draft, lines: int) -> Material:
    """Check that nothing is left out."""
    needed = {
        "colour": len(draft.colours) > 1,
        "joker": bool(draft.jokers),
        "bag": bool(draft.bags),
        "instead": bool(draft.instead),
        "copies": bool(draft.copies),
        "shape": {shape.bag for shape in draft.shapes.values()} >= set(draft.bags),
        "single": bool(draft.singles),
        "exposition": len(draft.expositions) == len(SCORINGS),
        "condition": len(draft.conditions) >= _PLAYERS,
        "offer": len(draft.offers) == _PLAYERS,
    }
    for kind, there in needed.items():
        if not there:
            _wrong(lines, kind, "iqlandie-material-missing")
    single = draft.singles[0]
    shapes = {name: shape for name, shape in draft.shapes.items() if name != single}
    return Material(
        colours=tuple(draft.colours),
        joker=draft.jokers[0],
        bags=tuple(draft.bags),
        instead=draft.instead[0],
        copies=draft.copies[0],
        shapes=MappingProxyType({**shapes, single: draft.shapes[single]}),
        single=single,
        expositions=tuple(replace(one, shapes=tuple(shapes)) for one in draft.expositions),
        conditions=MappingProxyType(draft.conditions),
        offers=MappingProxyType(draft.offers),
    )
