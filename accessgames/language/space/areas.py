"""What is still free: how many squares, in how many areas, where each of them is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language.space.naming import name_square, name_squares, portions
from accessgames.language.values import Message, Nested, Phrase, say

if TYPE_CHECKING:
    from accessgames.engine.grid import Board
    from accessgames.language.space.scene import Scene
    from accessgames.language.values import Value

_AREAS: Final = 3
"""Areas named on a line."""


def tell_left(board: Board, free: int) -> tuple[Message, ...]:
    """Tell how much is free, in how many areas, and the size and the first square of each.

    Args:
        board: The board.
        free: Mask of the free squares.
    """
    areas = board.regions(free)
    if not areas:
        return (say("space-left-nothing"),)
    cell = name_square(board.square(free))
    if len(areas) == 1:
        return (say("space-left-one", squares=free.bit_count(), cell=cell, row=cell.row),)
    first, *rest = portions(tuple(_area(board, area) for area in areas), _AREAS)
    lines = [say("space-left", squares=free.bit_count(), areas=_areas(len(areas)), list=first)]
    return (*lines, *(say("space-left-more", list=more) for more in rest))


def tell_areas(board: Board, free: int) -> tuple[Message, ...]:
    """Tell the free areas one by one with all their squares as runs."""
    areas = board.regions(free)
    if not areas:
        return (say("space-left-nothing"),)
    lines = [say("space-areas", squares=free.bit_count(), areas=_areas(len(areas)))] if areas[1:] else []
    for number, area in enumerate(areas, 1):
        first, *rest = portions(name_squares(board, area).items)
        lines.append(say("space-area", number=number, squares=area.bit_count(), list=first))
        lines += [say("space-area-more", number=number, list=more) for more in rest]
    return tuple(lines)


def tell_totals(scene: Scene) -> Message:
    """Tell how many squares of the outline are covered and how many are left."""
    left = scene.free.bit_count()
    if not left:
        return say("space-total-full", all=scene.board.size)
    return say("space-total", covered=scene.covered.bit_count(), all=scene.board.size, left=left)


def tell_cover(board: Board, mask: int) -> Message:
    """Tell which squares something covers, as runs."""
    return say("space-covers", squares=name_squares(board, mask))


def _area(board: Board, area: int) -> Nested:
    cell = name_square(board.square(area))
    return Nested(say("space-area-at", squares=area.bit_count(), cell=cell, row=cell.row))


def _areas(count: int) -> Value:
    return Phrase("space-area", ("free",), count=count)
