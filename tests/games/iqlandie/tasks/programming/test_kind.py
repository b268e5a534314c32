"""Programming: the example of the notes, near misses, levels, hints."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from accessgames.engine import MalformedAction, Stream
from accessgames.engine.errors import refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import PROGRAMMING
from accessgames.games.iqlandie.tasks.kind import Measure
from accessgames.games.iqlandie.tasks.programming import (
    COLOURS,
    Command,
    Stand,
    answers,
    sign_direction,
    walk,
)

TASK = PROGRAMMING.parse_task("b3 Z1 C1 S1 M3 B1 S2")
END = Square(0, 4)


@pytest.mark.parametrize("typed", ["A5", "a5", " a5 "])
def test_example_of_the_notes(typed: str) -> None:
    """A5 is the answer of the example, in either case; iQLANDIE 2.6."""
    (stand,) = PROGRAMMING.parse_answer(typed)
    assert PROGRAMMING.check(TASK, PROGRAMMING.step(TASK, None, stand)) is None


def test_one_answer_only() -> None:
    """Of all 25 squares exactly one is right, and running backwards finds the same one."""
    right = [
        stand.square for stand in PROGRAMMING.steps(TASK, None) if PROGRAMMING.solved(TASK, stand.square)
    ]
    assert [END] == right
    assert (END,) == answers(TASK)
    assert Measure(6, 1) == PROGRAMMING.measure(TASK)


@pytest.mark.parametrize(("typed", "command"), [("c3", 5), ("b2", 4), ("b3", 0)])
def test_stopped_too_early(typed: str, command: int) -> None:
    """A stop on the way is refused with the command after which the robot stands there."""
    square = PROGRAMMING.parse_answer(typed)[0].square
    key = "iqlandie-wrong-programming-early"
    expected = refuse(key, square=square, command=command, commands=6, expected=END)
    assert expected == PROGRAMMING.check(TASK, square)


@pytest.mark.parametrize("typed", ["a4", "b5"])
def test_near_misses(typed: str) -> None:
    """A square beside the right one is refused; it may be a stop of the way or not."""
    refusal = PROGRAMMING.check(TASK, PROGRAMMING.parse_answer(typed)[0].square)
    assert refusal is not None
    assert (
        refusal.key
        == {"a4": "iqlandie-wrong-programming-square", "b5": "iqlandie-wrong-programming-early"}[typed]
    )
    assert END == dict(refusal.args)["expected"]


def test_no_answer_yet() -> None:
    """Without the robot on the board there is no answer."""
    assert refuse("iqlandie-wrong-programming-nothing") == PROGRAMMING.check(TASK, PROGRAMMING.start(TASK))


def test_robot_stands_there_already() -> None:
    """The square where the robot stands is no step; a square off the board neither."""
    there = refuse("iqlandie-refused-programming-there", square=END)
    assert there == PROGRAMMING.refusal(TASK, END, Stand(END))
    outside = Square(5, 0)
    expected = refuse("iqlandie-refused-programming-outside", square=outside)
    assert expected == PROGRAMMING.refusal(TASK, None, Stand(outside))
    assert (25, 24) == (len(PROGRAMMING.steps(TASK, None)), len(PROGRAMMING.steps(TASK, END)))


def test_leaving_the_board_has_no_answer() -> None:
    """A program that leads off the board ends nowhere, even if it would come back."""
    assert () == answers(PROGRAMMING.parse_task("a1 M1 Z1"))
    assert Measure(2, 0) == PROGRAMMING.measure(PROGRAMMING.parse_task("a1 M1 Z1"))


@pytest.mark.parametrize(("level", "length", "turned"), [(1, 4, False), (2, 6, False), (3, 8, True)])
def test_levels(level: int, length: int, turned: bool) -> None:
    """4, 6 and 8 commands; the hardest ones on a turned board."""
    stream = Stream("tests", f"levels {level}")
    cards = [PROGRAMMING.generate(stream, level) for _ in range(40)]
    assert {length} == {len(card.task.commands) for card in cards}
    assert {1, 2, 3} if turned else {0} == {card.task.quarters for card in cards}


@pytest.mark.parametrize(("task", "level"), [("b3 Z1 K1", None), ("b3/P Z1 K1 Z1 O1", None)])
def test_cards_of_no_level(task: str, level: int | None) -> None:
    """Other lengths and easy ones on a turned board belong to no level."""
    read = PROGRAMMING.parse_task(task)
    assert level == PROGRAMMING.level(read, PROGRAMMING.measure(read))


def test_rules_of_the_walk() -> None:
    """Made walks use colours and symbols, never go on or back, and never stop where they stopped before."""
    stream = Stream("tests", "walks")
    for _ in range(60):
        task = PROGRAMMING.generate(stream, 1 + stream.below(3)).task
        stops = walk(task)
        assert len(stops) == len(set(stops)) == len(task.commands) + 1
        assert {True, False} == {command.sign < COLOURS for command in task.commands}
        directions = [sign_direction(command.sign, task.quarters) for command in task.commands]
        assert all((one - other) % 4 for one, other in pairwise(directions))


def test_answers_can_not_be_guessed() -> None:
    """No square is the answer of more than one card in ten."""
    stream = Stream("tests", "ends")
    ends = Counter(walk(PROGRAMMING.generate(stream, 2).task)[-1] for _ in range(500))
    assert max(ends.values()) <= 50


def test_hints_of_the_example() -> None:
    """The column of the answer, the next stop, the answer."""
    first, second, third = (PROGRAMMING.hint(TASK, None, stage) for stage in (1, 2, 3))
    assert (("column", 0), ("done", 0), ("commands", 6)) == first.args
    assert (("command", 1), ("square", Square(1, 3))) == second.args
    assert (Stand(END),) == third.steps
    assert walk(TASK)[1:] == dict(third.args)["stops"]


def test_hints_go_on_from_the_robot() -> None:
    """Where the robot stands on a stop of the way, the next one follows; elsewhere the way begins anew."""
    assert 5 == dict(PROGRAMMING.hint(TASK, Square(1, 1), 2).args)["command"]
    assert 1 == dict(PROGRAMMING.hint(TASK, Square(4, 0), 2).args)["command"]


@pytest.mark.parametrize(
    "text",
    ["b3", "b3/ Z1", "b3/X Z1", "f3 Z1", "b3 Z0", "b3 Z5", "b3 z1", "b3  Z1", "b3 " + " ".join(["Z1"] * 21)],
)
def test_wrong_tasks(text: str) -> None:
    """A start, a turn if there is one, 1 to 20 commands of 1 to 4 squares."""
    with pytest.raises(MalformedAction):
        PROGRAMMING.parse_task(text)


def test_turned_task_comes_back() -> None:
    """The turn stands behind a slash."""
    task = PROGRAMMING.parse_task("b3/O Z1 K2")
    assert (2, (Command(2, 1), Command(4, 2))) == (task.quarters, task.commands)
    assert PROGRAMMING.format_task(task) == "b3/O Z1 K2"


def test_empty_answer() -> None:
    """No steps are no answer."""
    assert PROGRAMMING.format_answer(()) == ""
