"""Whose diagram of Tetrikon is meant, what is covered in it, and where its free areas lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.rules.puzzle import PuzzleView
from tests.truth.answers.told import spread

if TYPE_CHECKING:
    from tests.truth.verdicts import Told

WIDTH = 8
"""Columns, and rows, of Tetrikon's board."""


def solving(told: Told) -> bool:
    """Tell whether pieces are laid against time, without a market."""
    return isinstance(told.view, PuzzleView)


def asked_seat(told: Told) -> int:
    """Return whose diagram the question is about."""
    names = [person.name for person in told.desk.people]
    for word in told.asked[1]:
        if word in names:
            return names.index(word)
    if solving(told):
        return told.view.state.seat if told.seat < 0 else told.seat
    if told.seat >= 0:
        return told.seat
    turn = told.view.table.turn
    return 0 if turn is None else int(turn.seat)


def building_of(told: Told, seat: int) -> Any:  # noqa: ANN401 - what a seat builds
    """Return what a seat builds against time, or has built last; None before it begins."""
    run = told.view.state.runs[seat]
    return run.buildings[min(run.at, len(run.buildings) - 1)] if run.buildings else None


def diagram(told: Told, seat: int) -> tuple[set[int], set[int]]:
    """Return the squares of somebody's diagram, and those of them that are covered."""
    game: Any = told.desk.perspective.game
    material = game.material
    if solving(told):
        building = building_of(told, seat)
        name, laid = ("", ()) if building is None else (building.diagram, building.placed)
    else:
        player = told.view.table.players[seat]
        name, laid = player.diagram, player.placed
    if not name:
        return set(), set()
    mask = material.diagram_by_id[name].mask
    return spread(mask), {square for one in laid for square in spread(one.mask)}


def empty(told: Told, seat: int) -> int:
    """Count the squares of a diagram that are not covered."""
    squares, covered = diagram(told, seat)
    return len(squares - covered)


def areas(squares: Iterable[int]) -> list[set[int]]:
    """Return squares in areas: those of one lie side by side."""
    left, found = set(squares), list[set[int]]()
    while left:
        area, edge = set[int](), {min(left)}
        while edge:
            area |= edge
            near = {at + 1 for at in edge if (at + 1) % WIDTH} | {at - 1 for at in edge if at % WIDTH}
            edge = (near | {at + WIDTH for at in edge} | {at - WIDTH for at in edge}) & left - area
        found.append(area)
        left -= area
    return found


def number_of(cell: Any) -> int:  # noqa: ANN401 - a square in words
    """Return the number of a square that is named."""
    return ord(cell.column) - ord("a") + WIDTH * int(cell.row - 1)
