"""Diagrams of the day: reached by legal moves, unique by two other solvers, neither plain nor hopeless."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.engine.grid import Tiler
from accessgames.games.tetrikon.daily.making import MISSING, set_of
from accessgames.games.tetrikon.rules.puzzle import empty_squares, free_pieces
from tests.games.daily_table import TaskTable, digest, task_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine.grid import Polyomino
    from accessgames.games.tetrikon.material import Material

DAYS = range(40)
Cell = tuple[int, int]


def gap_of(table: TaskTable) -> tuple[Material, int, Counter[str]]:
    """The set of a task, the empty squares of its diagram and the pieces that are left."""
    material = set_of(table.task.material)
    return (
        material,
        empty_squares(material, table.state.run.building),
        +Counter(free_pieces(material, table.state)),
    )


@pytest.mark.parametrize("day", DAYS)
def test_the_pieces_that_are_left_fill_the_rest_in_one_way(day: int) -> None:
    """They have as many squares as are empty, and the search of the engine finds one way to lay them."""
    material, free, left = gap_of(TaskTable.of("tetrikon", day))
    sizes = [material.piece_by_id[piece].size for piece in left.elements()]
    assert free.bit_count() == sum(sizes)
    assert len(sizes) in MISSING
    board = material.board.outlined(free)
    assert 1 == Tiler(board, material.shapes, mirror=True).count(free, left)


@cache
def looks(shape: Polyomino) -> frozenset[frozenset[Cell]]:
    """All looks of a piece, turned and turned over, with its first square in reading order at the origin."""
    found = set()
    cells = [(square.row, square.column) for square in shape.squares]
    for flip in (1, -1):
        turned = [(row, flip * column) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            row, column = min(turned)
            found.add(frozenset((r - row, c - column) for r, c in turned))
    return frozenset(found)


def fillings(free: frozenset[Cell], left: tuple[str, ...], material: Material) -> Iterator[frozenset[object]]:
    """Every way to cover squares with pieces, the first empty square first: plain sets, no masks."""
    if not free:
        yield frozenset()
        return
    first = min(free)
    for piece in sorted(set(left)):
        rest = list(left)
        rest.remove(piece)
        for look in looks(material.piece_by_id[piece].shape):
            cells = frozenset((first[0] + row, first[1] + column) for row, column in look)
            if cells <= free:
                for others in fillings(free - cells, tuple(rest), material):
                    yield others | {(piece, cells)}


@pytest.mark.parametrize("day", range(0, 40, 5))
def test_brute_force_finds_the_same_one_way(day: int) -> None:
    """Plain sets of squares, without the engine's shapes, find one filling: the answer of the task."""
    table = TaskTable.of("tetrikon", day)
    material, free, left = gap_of(table)
    cells = frozenset((square.row, square.column) for square in material.board.squares(free))
    (found,) = set(fillings(cells, tuple(left.elements()), material))
    laid = table.typed(*table.task.best[0]).state.runs[0].buildings[0].placed
    there = table.state.run.building.placed
    assert found == {
        (
            one.shape,
            frozenset((square.row, square.column) for square in material.board.squares(one.mask)),
        )
        for one in laid
        if one not in there
    }


def test_tasks_differ_and_range_from_plain_to_hard() -> None:
    """No two of these days have the same task; most hardnesses occur."""
    tasks = [task_of("tetrikon", day) for day in DAYS]
    assert len(DAYS) == len({(task.moves, task.best) for task in tasks})
    assert {1, 2, 3, 4} <= {task.hardness for task in tasks} <= {1, 2, 3, 4, 5}


def test_the_set_of_a_task_has_one_diagram_and_its_pieces() -> None:
    """The lines of the material are all that the table has beyond the rules; a run has this diagram."""
    table = TaskTable.of("tetrikon", 0)
    material = set_of(table.task.material)
    assert ["J4"] == [diagram.id for diagram in material.diagrams]
    assert "pieces d2 i4 i5 k1 p5 p5 t4 t4 u5 x5" == table.task.material[1]
    assert 2 == material.supply["t4"]
    assert 1 == table.state.rules.diagrams
    assert material.diagrams[0].mask == sum(one.mask for one in material.diagrams[0].solution)


def test_the_same_bytes_every_time() -> None:
    """What is made of these dates never changes while the version of the generator stays."""
    assert "a3361298dcb3a87b" == digest("tetrikon", 40)
