"""A club's own pieces and boards: shapes with their robots, bags and numbers, and outlines of grids."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.games.iqlandie import material, own_file, tasks
from accessgames.games.iqlandie.material_file import MAX_COPIES, Shape, drawn_board, drawn_shape

if TYPE_CHECKING:
    from accessgames.engine.grid import Board

MOST_SHAPES: Final = 30
"""Shapes in one set."""

_CODE: Final = re.compile(material.OWN_SHAPE)
_NUMBERS: Final = ("copies", "robots", "jokers")
_SMALL, _MEDIUM = 3, 4
"""Squares of the largest pieces in the small and in the medium bag, where the file does not say the bag."""


def read_pieces(entries: Sequence[own_file.Entry]) -> material.PieceSet:
    """Read the shapes of a set; single squares are always those of the program.

    Args:
        entries: For each shape its code and a drawing as in the program's file, `z4 = "#@./.##"`, or
            `z4 = { drawing = "#@./.##", bag = "medium", copies = 3, robots = 1, jokers = 1 }`: the pieces of
            each colour, how many of them have a robot, and the jokers. Shapes of the program keep
            their codes.

    Raises:
        CardsError: `iqlandie-error-piece-…`: a line has another form, a code
            is none or is taken, a shape that is there twice, too many shapes, or a bag without any.
        MaterialError: `iqlandie-material-…`: the drawing is none.
    """
    if not 0 < len(entries) <= MOST_SHAPES:
        raise tasks.CardsError("iqlandie-error-piece-count", count=len(entries), most=MOST_SHAPES)
    shapes: dict[frozenset[object], Shape] = {}
    for entry in entries:
        shape = _shape(entry)
        looks = frozenset(
            shape.squares.oriented(quarters, mirrored=mirrored, upward=False)
            for quarters in range(4)
            for mirrored in (False, True)
        )
        if shape.id in {known.id for known in shapes.values()}:
            raise tasks.CardsError("iqlandie-error-piece-again", line=entry.line, shape=shape.id)
        if looks in shapes:
            other = shapes[looks].id
            raise tasks.CardsError("iqlandie-error-piece-twice", line=entry.line, shape=shape.id, other=other)
        shapes[looks] = shape
    for bag in material.BAGS:
        if all(shape.bag != bag for shape in shapes.values()):
            raise tasks.CardsError("iqlandie-error-piece-bag", bag=bag)
    pieces = material.PieceSet(tuple(shapes.values()))
    return material.STANDARD_PIECES if pieces.supply == material.STANDARD_PIECES.supply else pieces


def describe_pieces(pieces: material.PieceSet) -> list[str]:
    """Return lines that say of pieces all that matters in a match."""
    return [
        f"{own_file.PIECES} {material.piece_name(piece)} {piece.drawing} {pieces.bag_of[piece]} {count}"
        for piece, count in pieces.supply
    ]


def _shape(entry: own_file.Entry) -> Shape:
    """Read one shape."""
    value: object = {"drawing": entry.value} if isinstance(entry.value, str) else entry.value
    if not isinstance(value, Mapping) or not value.keys() <= {"drawing", "bag", *_NUMBERS}:
        raise own_file.wrong_form(own_file.PIECES, entry)
    drawing, bag = value.get("drawing"), value.get("bag", "")
    if not isinstance(drawing, str) or bag not in {"", *material.BAGS}:
        raise own_file.wrong_form(own_file.PIECES, entry)
    ours = material.MATERIAL.shapes.get(entry.key)
    drawn = drawn_shape(entry.line, entry.key, "", drawing)
    same = ours is not None and (ours.squares, ours.robot) == (drawn.squares, drawn.robot)
    if ours is not None and not same:
        raise tasks.CardsError("iqlandie-error-piece-ours", line=entry.line, shape=entry.key)
    if not same and not _CODE.fullmatch(entry.key):
        shown = own_file.shown(entry.key)
        raise tasks.CardsError("iqlandie-error-piece-code", line=entry.line, shape=shown)
    size = len(drawn.squares.squares)
    usual = material.BAGS[0] if size <= _SMALL else material.BAGS[1] if size <= _MEDIUM else material.BAGS[-1]
    return replace(
        drawn,
        bag=str(bag or usual),
        drawing="" if same else drawing,
        copies=_copies(entry, value),
    )


def _copies(entry: own_file.Entry, value: Mapping[str, object]) -> tuple[int, int, int]:
    """Read how many pieces there are; those of the program where the file does not say it."""
    usual = dict(zip(_NUMBERS, material.MATERIAL.copies, strict=True))
    numbers: list[int] = []
    for name in _NUMBERS:
        number = value.get(name, usual[name])
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MAX_COPIES:
            raise own_file.wrong_form(own_file.PIECES, entry)
        numbers.append(number)
    copies, robots, jokers = numbers
    if not copies or robots > copies:
        raise own_file.wrong_form(own_file.PIECES, entry)
    return copies, robots, jokers


def read_boards(entries: Sequence[own_file.Entry]) -> Mapping[int, Board]:
    """Read the grids that are others than those of the program, by the number of their exposition.

    Args:
        entries: For each exposition its number and a drawing as in the program's file, `4 = "####/####"`;
            those that are left out stay as they are.

    Raises:
        CardsError: `iqlandie-error-board-…`: a line has another form, a number is none or there twice.
        MaterialError: `iqlandie-material-…`: the drawing is none.
    """
    found: dict[int, Board] = {}
    for entry in entries:
        if not isinstance(entry.value, str):
            raise own_file.wrong_form(own_file.BOARDS, entry)
        numbers = [number for number in range(1, len(material.BOARDS) + 1) if entry.key == str(number)]
        if not numbers:
            number = own_file.shown(entry.key)
            raise tasks.CardsError(
                "iqlandie-error-board-number", line=entry.line, number=number, most=len(material.BOARDS)
            )
        if numbers[0] in found:
            raise tasks.CardsError("iqlandie-error-board-twice", line=entry.line, number=numbers[0])
        found[numbers[0]] = drawn_board(entry.line, entry.value)
    return {number: board for number, board in sorted(found.items()) if board != material.BOARDS[number - 1]}


def describe_boards(boards: Mapping[int, Board]) -> list[str]:
    """Return lines that say of grids all that matters in a match."""
    return [
        f"{own_file.BOARDS} {number} {board.width} {board.height} {board.mask:x}"
        for number, board in boards.items()
    ]
