"""Cards of the day: reached by legal moves, their best answers counted by searches of another kind."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.daily.making import LISTED
from accessgames.games.iqlandie.tasks import optics, optics_model, programming, space_model
from accessgames.games.iqlandie.tasks.kind import squares
from tests.games.daily_table import TaskTable, digest, task_of

DAYS = range(120)


def of_kind(kind: str, count: int) -> list[Any]:
    """The first tasks of a kind, with their tables."""
    days = (day for day in DAYS if task_of("iqlandie", day).kind == kind)
    return [TaskTable.of("iqlandie", next(days)) for _ in range(count)]


def card_of(table: TaskTable) -> Any:  # noqa: ANN401 - by kind of tasks
    """What the card of a table says."""
    return table.state.race.task


def test_kinds_take_turns() -> None:
    """Day by day the next of the four kinds comes."""
    kinds = [task_of("iqlandie", day).kind for day in range(8)]
    assert ["space", "biology", "programming", "optics"] * 2 == kinds


@pytest.mark.parametrize("day", DAYS)
def test_a_day_has_a_real_position_and_best_answers(day: int) -> None:
    """It stands in a race that has begun; each best answer is legal, and right only once it is claimed."""
    table = TaskTable.of("iqlandie", day)
    task = table.task
    assert ("race", "solving") == (table.state.table.phase, table.state.race.runs[0].stage)
    assert task.hardness in range(1, 6)
    assert min(LISTED, task.count) == len(task.best)
    assert task.choices > task.count
    for answer in task.best:
        before = table.typed(*answer[:-1])
        assert before.grade() is None
        grade = before.typed(answer[-1]).grade()
        assert (True, 3) == (grade.right, grade.stars)


def test_tasks_differ_and_range_from_plain_to_hard() -> None:
    """Hardly a card comes twice in these days, of the few of optics; all hardnesses occur in each kind."""
    tasks = [task_of("iqlandie", day) for day in DAYS]
    assert 119 == len({task.material for task in tasks})
    for kind in ("biology", "programming", "optics", "space"):
        assert {1, 2, 3, 4, 5} == {task.hardness for task in tasks if task.kind == kind}, kind


def quarter(cells: str) -> str:
    """The frame turned to the right, by rows and columns."""
    return "".join(cells[3 * (2 - column) + row] for row in range(3) for column in range(3))


def shortest_ways(start: str, goal: str) -> tuple[int, int]:
    """The slides of a shortest way into the goal in any turn and how many there are, by breadth."""
    goals = {goal, quarter(goal), quarter(quarter(goal)), quarter(quarter(quarter(goal)))}
    level, seen, slides = {start: 1}, {start}, 0
    while not goals & level.keys():
        further: dict[str, int] = {}
        for cells, ways in level.items():
            hole = cells.index(".")
            for step, fits in ((-3, hole > 2), (3, hole < 6), (-1, hole % 3 > 0), (1, hole % 3 < 2)):
                if fits:
                    order = list(cells)
                    order[hole], order[hole + step] = order[hole + step], "."
                    after = "".join(order)
                    if after not in seen:
                        further[after] = further.get(after, 0) + ways
        seen |= further.keys()
        level, slides = further, slides + 1
    return slides, sum(ways for cells, ways in level.items() if cells in goals)


def test_biology_by_breadth() -> None:
    """One shortest way alone leads into the goal, as long as the answer."""
    for table in of_kind("biology", 10):
        slides = len(table.task.best[0]) - 1
        assert (slides, 1) == shortest_ways(card_of(table).start, card_of(table).goal)
        assert slides in range(8, 15)


def test_programming_step_by_step() -> None:
    """The answer is where the robot stands after it went every command square by square."""
    around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    signs = ["blue", "circle", "red", "bolt", "green", "heart", "orange", "leaf"]
    for table in of_kind("programming", 10):
        task = card_of(table)
        column, row = task.start
        for command in task.commands:
            turn = signs.index(programming.SIGNS[command.sign]) + 2 * task.quarters
            for _ in range(command.count):
                column, row = column + around[turn % 8][0], row + around[turn % 8][1]
                assert {column, row} <= set(range(5))
        assert (f"stand {Square(column, row).name}", "claim 0000000") == table.task.best[0]


def lit(task: optics_model.OpticsTask, lying: dict[Square, tuple[str, str]]) -> bool:
    """Whether the beam comes to the goal by all pieces, followed square by square."""
    around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    place, met = task.start.square, set[Square]()
    way, last = task.start.inward, place
    while 0 <= place[0] < 5 and 0 <= place[1] < 5:
        if place in lying:
            piece, turn = lying[place]
            if place in met or (piece == "Z" and way % 2):
                return False
            met.add(place)
            way += (2 if piece == "Z" else 1) * (1 if turn == "P" else -1)
        last, place = place, Square(place[0] + around[way % 8][0], place[1] + around[way % 8][1])
    return (last, way % 8) == (task.goal.square, task.goal.outward) and len(met) == len(lying)


def test_optics_by_trying_everything() -> None:
    """Every way to lay the pieces is tried: as many are right as the task says, and the listed ones are."""
    small = [table for table in of_kind("optics", 20) if card_of(table).mirrors + card_of(table).prisms < 4]
    assert len(small) >= 8
    for table in small[:8]:
        task = card_of(table)
        pieces = "Z" * task.mirrors + "H" * task.prisms
        found = set()
        for places in combinations(squares(), len(pieces)):
            for order in set(permutations(pieces)):
                for turns in product("PL", repeat=len(pieces)):
                    lying = dict(zip(places, zip(order, turns, strict=True), strict=True))
                    if lit(task, lying):
                        found.add(frozenset(f"put {at.name} {one} {to}" for at, (one, to) in lying.items()))
        assert table.task.count == len(found)
        assert {frozenset(answer[:-1]) for answer in table.task.best} <= found


def test_optics_of_four_pieces_by_the_other_search() -> None:
    """Where trying everything takes too long, the search that counts from border to border agrees."""
    large = [table for table in of_kind("optics", 25) if card_of(table).mirrors + card_of(table).prisms == 4]
    assert len(large) >= 5
    for table in large:
        task = card_of(table)
        assert table.task.count == optics.count(task.start, task.goal, task.mirrors, task.prisms)


def test_space_by_trying_everything() -> None:
    """With every card laid in every way, two cards never do, and three do as often as the task says."""
    small = [table for table in of_kind("space", 20) if len(table.task.best[0]) == 4]
    ways = {card: space_model.every_laid(card) for card in range(1, 6)}
    for table in small[:3]:
        target = card_of(table).target
        fits = {
            laid: space_model.shown(space_model.PICTURES, laid)
            for card in ways
            for laid in ways[card]
            if space_model.shown(space_model.PICTURES, laid) != "." * 9
        }
        found = set()
        for top, picture in fits.items():
            if any(letter not in {".", target[cell]} for cell, letter in enumerate(picture)):
                continue
            assert "." in picture
            for middle, under in fits.items():
                if middle.card == top.card:
                    continue
                both = space_model.covered(under, picture)
                if any(letter not in {".", target[cell]} for cell, letter in enumerate(both)):
                    continue
                assert "." in both
                gaps = [cell for cell in range(9) if both[cell] == "."]
                if both == picture:
                    continue
                for lowest, shows in fits.items():
                    if lowest.card not in {top.card, middle.card} and all(
                        shows[cell] == target[cell] for cell in gaps
                    ):
                        found.add(frozenset((lowest, middle, top)))
        assert table.task.count == len(found)


def test_the_same_bytes_every_time() -> None:
    """What is made of these dates never changes while the version of the generator stays."""
    assert "86137788c1942e3f" == digest("iqlandie", 120)
