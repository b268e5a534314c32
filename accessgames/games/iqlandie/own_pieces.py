"""A club's own pieces: their shapes with the place of a robot, their bags and how many there are."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from accessgames.dataclasses import replace
from accessgames.games.iqlandie import own_file, tasks
from accessgames.games.iqlandie.material import (
    BAGS,
    MATERIAL,
    OWN_SHAPE,
    STANDARD_PIECES,
    PieceSet,
    piece_name,
)
from accessgames.games.iqlandie.material_file import MAX_COPIES, Shape, drawn_shape

MOST_SHAPES: Final = 30
"""Shapes in one set."""

_CODE: Final = re.compile(OWN_SHAPE)
_NUMBERS: Final = ("copies", "robots", "jokers")
_SMALL, _MEDIUM = 3, 4
"""Squares of the largest pieces in the small and in the medium bag, where the file does not say the bag."""


def read_pieces(entries: Sequence[own_file.Entry]) -> PieceSet:
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
    for bag in BAGS:
        if all(shape.bag != bag for shape in shapes.values()):
            raise tasks.CardsError("iqlandie-error-piece-bag", bag=bag)
    pieces = PieceSet(tuple(shapes.values()))
    return STANDARD_PIECES if pieces.supply == STANDARD_PIECES.supply else pieces


def describe_pieces(pieces: PieceSet) -> list[str]:
    """Return lines that say of pieces all that matters in a match."""
    return [
        f"{own_file.PIECES} {piece_name(piece)} {piece.drawing} {pieces.bag_of[piece]} {count}"
        for piece, count in pieces.supply
    ]


def _shape(entry: own_file.Entry) -> Shape:
    """Read one shape."""
    value: object = {"drawing": entry.value} if isinstance(entry.value, str) else entry.value
    if not isinstance(value, Mapping) or not value.keys() <= {"drawing", "bag", *_NUMBERS}:
        raise own_file.wrong_form(own_file.PIECES, entry)
    drawing, bag = value.get("drawing"), value.get("bag", "")
    if not isinstance(drawing, str) or bag not in {"", *BAGS}:
        raise own_file.wrong_form(own_file.PIECES, entry)
    ours = MATERIAL.shapes.get(entry.key)
    drawn = drawn_shape(entry.line, entry.key, "", drawing)
    same = ours is not None and (ours.squares, ours.robot) == (drawn.squares, drawn.robot)
    if ours is not None and not same:
        raise tasks.CardsError("iqlandie-error-piece-ours", line=entry.line, shape=entry.key)
    if not same and not _CODE.fullmatch(entry.key):
        shown = own_file.shown(entry.key)
        raise tasks.CardsError("iqlandie-error-piece-code", line=entry.line, shape=shown)
    size = len(drawn.squares.squares)
    usual = BAGS[0] if size <= _SMALL else BAGS[1] if size <= _MEDIUM else BAGS[-1]
    return replace(
        drawn,
        bag=str(bag or usual),
        drawing="" if same else drawing,
        copies=_copies(entry, value),
    )


def _copies(entry: own_file.Entry, value: Mapping[str, object]) -> tuple[int, int, int]:
    """Read how many pieces there are; those of the program where the file does not say it."""
    usual = dict(zip(_NUMBERS, MATERIAL.copies, strict=True))
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
