"""Biology: the example of the notes, near misses, turns, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accessgames.engine import MalformedAction, Stream
from accessgames.engine.errors import refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks import BIOLOGY
from accessgames.games.iqlandie.tasks.biology import SLIDES, BiologyTask, Slide, Turn, matching, turned_cells
from accessgames.games.iqlandie.tasks.kind import Measure

TASK = BiologyTask(start="BSNK.TPAV", goal="BS.APNKVT")
Build = Callable[..., Any]


def test_example_of_the_notes(build: Build) -> None:
    """APKAPVTN solves the example in its eight slides, the only shortest way; iQLANDIE 2.5."""
    assert BIOLOGY.check(TASK, build(BIOLOGY, TASK, "APKAPVTN")) is None
    assert Measure(8, 1) == BIOLOGY.measure(TASK)
    assert BIOLOGY.format_answer(BIOLOGY.solution(TASK)) == "APKAPVTN"


@pytest.mark.parametrize("typed", ["apkapvtn", "A P K A P V T N", "a, p, k, a, p, v, t, n"])
def test_ways_to_type_it(build: Build, typed: str) -> None:
    """Case, blanks and commas make no difference."""
    assert BIOLOGY.solved(TASK, build(BIOLOGY, TASK, typed))


@pytest.mark.parametrize(("typed", "found", "right"), [("APKAPVT", "N", 7), ("APKAPV", "N", 6)])
def test_near_misses(build: Build, typed: str, found: str, right: int) -> None:
    """A slide too few is refused with the first square that differs."""
    wrong = build(BIOLOGY, TASK, typed)
    expected = refuse(
        "iqlandie-wrong-biology", square=Square(2, 0), found=found, expected=".", quarters=0, right=right
    )
    assert expected == BIOLOGY.check(TASK, wrong)


def test_a_slide_too_many(build: Build) -> None:
    """Whoever slides on after the goal has lost it again; what lies far from the hole can't slide at all."""
    assert BIOLOGY.check(TASK, build(BIOLOGY, TASK, "APKAPVTNN")) is not None
    refusal = BIOLOGY.refusal(TASK, build(BIOLOGY, TASK, "APKAPVTN"), Slide("T"))
    assert ("iqlandie-refused-biology-far", ("N", "S")) == (
        refusal and refusal.key,
        refusal and dict(refusal.args)["movable"],
    )


@pytest.mark.parametrize("quarters", range(4))
def test_solved_in_any_turn(quarters: int) -> None:
    """The board may be turned as one likes: each turn of the goal is a solution."""
    assert BIOLOGY.solved(TASK, turned_cells(TASK.goal, quarters))


def test_turning_is_a_step() -> None:
    """Turning changes no order of slides: what solved before does so afterwards."""
    workspace = BIOLOGY.step(TASK, TASK.start, Turn(1))
    for step in BIOLOGY.parse_answer("APKAPVTN"):
        assert BIOLOGY.refusal(TASK, workspace, step) is None
        workspace = BIOLOGY.step(TASK, workspace, step)
    assert BIOLOGY.solved(TASK, workspace)


def test_check_prefers_the_best_turn() -> None:
    """What is wrong is told in the turn in which most is right."""
    almost = BIOLOGY.step(TASK, TASK.goal, Slide("N"))
    refusal = BIOLOGY.check(TASK, turned_cells(almost, 1))
    assert refusal is not None
    assert {"quarters": 3, "right": 7} == {
        name: value for name, value in refusal.args if name in {"quarters", "right"}
    }


def test_far_symbols_are_refused() -> None:
    """A symbol that does not lie beside the hole is refused with those that do."""
    refusal = BIOLOGY.refusal(TASK, TASK.start, Slide("B"))
    assert refusal is not None
    assert (("token", "B"), ("movable", ("A", "K", "S", "T"))) == refusal.args


def test_squares_that_are_right() -> None:
    """The difference to the goal is known for each turn of the frame, the hole counted as well."""
    right = matching(TASK, TASK.start)
    assert ["a1", "b1"] == [square.name for square in right[0]]
    assert 4 == len(right)
    assert 9 == len(matching(TASK, TASK.goal)[0])


def test_hints_of_the_example() -> None:
    """How many slides, the first symbol, all symbols."""
    hints = [BIOLOGY.hint(TASK, TASK.start, stage) for stage in (1, 2, 3)]
    assert ("iqlandie-hint-biology-nudge", (("slides", 8), ("quarters", 0))) == (hints[0].key, hints[0].args)
    assert (("token", "A"),) == hints[1].args
    assert (("tokens", tuple("APKAPVTN")),) == hints[2].args
    assert Slide("A") == hints[1].steps[0] == hints[2].steps[0]


def test_hint_without_a_way() -> None:
    """A task that can't be solved has no hint but that; no card that was checked is like this."""
    task = BiologyTask("BAKNPSTV.", "ABKNPSTV.")
    assert Measure(0, 0) == BIOLOGY.measure(task)
    assert BIOLOGY.hint(task, task.start, 2).key == "iqlandie-hint-biology-impossible"


@pytest.mark.parametrize(
    ("slides", "level"), [(6, 1), (8, 2), (9, 2), (10, 2), (12, 3), (13, 3), (14, 3), (7, None)]
)
def test_levels_by_slides(slides: int, level: int | None) -> None:
    """6 slides are easy, 8 to 10 harder, 12 to 14 hard; others belong to no level."""
    assert level == BIOLOGY.level(TASK, Measure(slides, 1))


@pytest.mark.parametrize("level", SLIDES)
def test_generator_reaches_every_distance(level: int) -> None:
    """Each number of slides of a level comes up, and holes in corners, sides and the centre."""
    stream = Stream("tests", f"distances {level}")
    cards = [BIOLOGY.generate(stream, level) for _ in range(120)]
    assert set(SLIDES[level]) == {card.measure.difficulty for card in cards}
    assert {0, 1, 2} == {
        abs(card.task.goal.index(".") // 3 - 1) + abs(card.task.goal.index(".") % 3 - 1) for card in cards
    }


@pytest.mark.parametrize(
    "text", ["ABKNPSTV", "ABKNPSTV. ABKNPSTVV", "ABKNPSTV. ABKNPSTV. x", "abknpstv. abknpstv."]
)
def test_wrong_frames(text: str) -> None:
    """Two frames with each symbol and the hole once, nothing else."""
    with pytest.raises(MalformedAction):
        BIOLOGY.parse_task(text)


def test_preparation_shows_the_start() -> None:
    """Before the clock starts, everybody lays the start; the goal is hidden."""
    assert TASK.start == BIOLOGY.preparation(TASK) == BIOLOGY.start(TASK)
