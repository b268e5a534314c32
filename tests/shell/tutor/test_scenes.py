"""A match that stands where a step begins."""

from __future__ import annotations

import pytest

from accessgames.engine import GameError, SetupError
from accessgames.engine.driver import ScriptedMove
from accessgames.games import load_room
from accessgames.shell.settings import default_settings
from accessgames.shell.tutor.lesson import (
    SCRIPTED,
    Lesson,
    LessonScene,
    LessonStep,
    prepare_scene,
    scene_seats,
)
from tests.shell.tutor.pupil import spoken
from tests.shell.tutor.test_lessons import lesson_of

IOTA = load_room("iota")


def scene(*, seats: int = 2, before: tuple[ScriptedMove, ...] = (), starter: str = "first") -> LessonScene:
    return LessonScene(seats, {"starter": starter}, before, (), (LessonStep("hand", ask=("hand",)),))


def at(number: int, game: str = "iota") -> list[str]:
    """The actions that count when a step of a first lesson begins."""
    lesson = lesson_of(game)
    place, done = lesson.scene_of(number)
    seats = scene_seats(place, default_settings(), spoken("cs"))
    _, script = prepare_scene(load_room(game), lesson, place, done, seats)
    return [entry.text for entry in script.match.entries]


def test_the_learner_sits_first() -> None:
    """A learner without a name is called as anybody who plays alone, the others as computer players."""
    seats = scene_seats(scene(seats=3), default_settings(), spoken("cs"))
    assert ["Hráč", "Alfa", "Beta"] == [seat.name for seat in seats]
    assert ["human", SCRIPTED, SCRIPTED] == [seat.player for seat in seats]


def test_the_learner_keeps_name_and_gender() -> None:
    """Who has told the program their name is called by it in a lesson as well."""
    settings = default_settings().set("name", "Alfa").set("gender", "feminine")
    seats = scene_seats(scene(), settings, spoken("cs"))
    assert ("Alfa", "feminine") == (seats[0].name, seats[0].gender)
    assert "Alfa" != seats[1].name


def test_what_a_scene_tells_waits_for_its_first_step() -> None:
    """Before the first step nothing is dealt yet, so that the dealing can be heard; later everything is."""
    assert [] == at(0, "quantum")
    assert 3 == len(at(1, "quantum"))


def test_steps_behind_are_done_again() -> None:
    """Actions of earlier steps are played with what followed; questions and mistakes leave no trace."""
    ids = [step.id for step in lesson_of("iota").steps]
    placed = at(ids.index("place") + 1)
    assert "place n50=r4c" in placed
    assert placed == at(ids.index("four"))
    assert placed[-1].startswith(("place", "draw"))


def test_what_was_taken_back_is_gone() -> None:
    """After the step that takes back, the match stands as before the action."""
    ids = [step.id for step in lesson_of("iota").steps]
    assert at(ids.index("four")) == at(ids.index("back") + 1)
    assert at(ids.index("four")) != at(ids.index("back"))


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (scene(seats=7), SetupError),
        (scene(starter="last"), SetupError),
        (scene(before=(ScriptedMove(1, "pass"),)), GameError),
        (scene(before=(ScriptedMove(0, "jump"),)), GameError),
    ],
)
def test_a_lesson_that_does_not_fit_the_game(wrong: LessonScene, error: type[GameError]) -> None:
    """Seats, options and moves are checked by the game itself."""
    lesson = Lesson("iota", "1", (wrong,))
    with pytest.raises(error):
        prepare_scene(IOTA, lesson, wrong, 0, scene_seats(wrong, default_settings(), spoken("cs")))
