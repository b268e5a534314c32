"""All solutions: by jumps, against the count of the generator and against trying every placement."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from accessgames.games.iqlandie.tasks import OPTICS
from accessgames.games.iqlandie.tasks.kind import squares
from accessgames.games.iqlandie.tasks.optics import SETS, check, count, level_of, solutions, tabled
from accessgames.games.iqlandie.tasks.optics_model import PORTS, OpticsTask, PlacedOptic, Port

ALL = tuple(PORTS.values())


def tried(task: OpticsTask) -> int:
    """Count the solutions by trying every placement of up to two pieces there is."""
    pieces = "Z" * task.mirrors + "H" * task.prisms
    tables = {
        tabled(tuple(map(PlacedOptic, chosen, order, turns)))
        for chosen in combinations(squares(), len(pieces))
        for order in set(permutations(pieces))
        for turns in product("PL", repeat=len(pieces))
    }
    return sum(check(task, table) is None for table in tables)


@pytest.mark.parametrize(
    "text", ["SA Z1 Z", "Z2 JD H", "V5 Z1 ZZ", "V2 Z3 HH", "SA SE ZZ", "Z4 Z5 ZZ", "SC SB ZH"]
)
def test_every_placement_tried(text: str) -> None:
    """The solver finds exactly as many solutions as there are among all placements."""
    task = OPTICS.parse_task(text)
    assert tried(task) == len(solutions(task)) == len(set(map(tabled, solutions(task))))


@pytest.mark.parametrize(
    ("pieces", "solvable", "few", "unique"),
    [
        ((2, 0), 80, 80, 0),
        ((3, 0), 100, 0, 0),
        ((0, 2), 104, 104, 32),
        ((1, 2), 132, 36, 8),
        ((2, 2), 190, 0, 0),
    ],
)
def test_figures_of_the_notes(pieces: tuple[int, int], solvable: int, few: int, unique: int) -> None:
    """Of 190 pairs of points so many can be solved, with at most five ways, with a single one; 2.7."""
    counts = [count(start, goal, *pieces) for start, goal in combinations(ALL, 2)]
    assert solvable == sum(number > 0 for number in counts)
    assert few == sum(0 < number <= 5 for number in counts)
    assert unique == counts.count(1)


@pytest.mark.parametrize("pieces", SETS)
def test_way_back_counts_the_same(pieces: tuple[int, int]) -> None:
    """A beam can be followed backwards, so both directions have as many solutions."""
    for start, goal in combinations(ALL, 2):
        assert count(start, goal, *pieces) == count(goal, start, *pieces)


@pytest.mark.parametrize("start", [Port(0, 0), Port(1, 1), Port(2, 2), Port(3, 3), Port(1, 4), Port(2, 0)])
def test_turned_and_mirrored_counts(start: Port) -> None:
    """Counts that are taken from a turned or mirrored board agree with the solver."""
    for goal in ALL:
        if goal != start:
            for mirrors, prisms in ((3, 0), (1, 2)):
                task = OpticsTask(start, goal, mirrors, prisms)
                assert count(start, goal, mirrors, prisms) == len(solutions(task))


def test_odd_prisms_solve_nothing() -> None:
    """With an odd number of prisms the beam ends diagonally."""
    assert () == solutions(OPTICS.parse_task("Z2 JD ZZH"))


def test_solutions_in_the_order_of_the_beam() -> None:
    """A solution lists its pieces as the beam meets them; the example of the notes is among ten."""
    found = solutions(OPTICS.parse_task("Z2 JD ZHH"))
    assert 10 == len(found)
    names = [" ".join(f"{one.square.name}{one.piece}{one.turn}" for one in solution) for solution in found]
    assert "e2ZP e4HP d5HL" in names


@pytest.mark.parametrize(
    ("mirrors", "prisms", "number", "level"),
    [
        (2, 0, 1, 1),
        (3, 0, 20, 1),
        (0, 2, 1, 2),
        (1, 2, 6, 2),
        (1, 2, 5, 3),
        (2, 2, 40, 3),
        (2, 0, 0, None),
        (4, 0, 30, None),
        (1, 0, 1, None),
    ],
)
def test_levels(mirrors: int, prisms: int, number: int, level: int | None) -> None:
    """Mirrors alone are easy, prisms harder, few solutions or four pieces hard; other sets are not used."""
    assert level == level_of(mirrors, prisms, number)
