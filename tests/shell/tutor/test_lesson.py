"""What a lesson is."""

from __future__ import annotations

import pytest

from accessgames.shell.tutor.lesson import FINISHED_STEP, Lesson, LessonScene, LessonStep


def scene(*names: str) -> LessonScene:
    return LessonScene(2, {}, (), (), tuple(LessonStep(name, ask=("hand",)) for name in names))


LESSON = Lesson("iota", "1", (scene("a", "b"), scene("c")))


def test_steps_of_all_scenes_in_order() -> None:
    """A lesson is one row of steps, wherever its scenes change."""
    assert ["a", "b", "c"] == [step.id for step in LESSON.steps]


@pytest.mark.parametrize(("number", "expected"), [(0, (0, 0)), (1, (0, 1)), (2, (1, 0))])
def test_the_scene_of_a_step(number: int, expected: tuple[int, int]) -> None:
    """Each step is found in its scene, with how many are before it there."""
    found, place = LESSON.scene_of(number)
    assert expected == (LESSON.scenes.index(found), place)


def test_no_scene_behind_the_end() -> None:
    """There is no step behind the last one."""
    with pytest.raises(IndexError):
        LESSON.scene_of(3)


@pytest.mark.parametrize(("step", "number"), [("a", 0), ("c", 2), ("x", 0), (FINISHED_STEP, 0), (None, 0)])
def test_a_remembered_step(step: str | None, number: int) -> None:
    """A step that the lesson does not have any more means its beginning."""
    assert number == LESSON.number_of(step)


def test_only_allowed_actions_move_the_match_on() -> None:
    """A question or a mistake on purpose leaves the match as it is."""
    assert LessonStep("a", act=("pass",)).acts
    assert not LessonStep("a", act=("pass",), refused="iota-refused-clash").acts
    assert not LessonStep("a", ask=("hand",)).acts
