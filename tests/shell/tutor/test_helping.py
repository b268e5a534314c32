"""Help with a task of a lesson: asked for, or after what was only said again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.shell.tutor.reading import load_course
from accessgames.shell.tutor.texts import solution
from tests.shell.tutor.pupil import Pupil

if TYPE_CHECKING:
    from accessgames.shell.tutor.lesson import Lesson

GAMES = ("iota", "iqlandie", "quantum", "tetrikon")
CHAPTERS = [
    pytest.param(game, chapter, id=f"{game}-{chapter.chapter}")
    for game in GAMES
    for chapter in load_course(load_room(game)).chapters
]
CLAIMING = [step.id for step in load_course(load_room("iqlandie")).chapters[0].steps].index("solve")


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_advice_leads_to_what_is_wanted(game: str, chapter: Lesson) -> None:
    """Of an aim a hint comes first, then a line; else the line at once. Typing it goes on with the lesson."""
    pupil = Pupil(load_room(game), lesson=chapter)
    while not pupil.session.finished:
        number, step = pupil.session.number, pupil.session.step
        line = solution(pupil.session, step)
        if "hint" not in step.ask:
            told = pupil.type("rada")
            assert (not step.aim) is (f"Napište třeba „{line}“." in told)
            assert f"Napište třeba „{line}“." in pupil.type("rada")
            assert 0 == pupil.session.wrong
        pupil.type(line)
        assert min(number + 1, len(chapter.steps) - 1) == pupil.session.number


def test_the_last_chapters_end_without_a_miss() -> None:
    """Asking for help is no wrong try."""
    chapter = load_course(load_room("quantum")).chapters[2]
    pupil = Pupil(load_room("quantum"), lesson=chapter)
    for step in chapter.steps:
        pupil.type("rada", "rada", solution(pupil.session, step))
    assert pupil.session.finished
    assert 0 == pupil.session.misses


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_again_has_the_task_once(game: str) -> None:
    """`znovu` repeats the last answer, and that ends with the task already."""
    pupil = Pupil(load_room(game))
    for line in ("nesmysl", "znovu", "znovu"):
        told = pupil.type(line)
        assert 1 == sum("Úkol" in each for each in told)


@pytest.mark.parametrize("typed", ["a1; hotovo", "robot a1; hotovo"])
def test_a_hint_that_costs_time_leaves_the_lesson_where_it_is(typed: str) -> None:
    """The list of what may be done sells a hint: the pieces are offered all the same, and can be taken."""
    pupil = Pupil(load_room("iqlandie"), CLAIMING)
    pupil.type("tahy", "3", typed)
    assert "pick" == pupil.session.step.id
    pupil.type("1 2")
    assert "add" == pupil.session.step.id


@pytest.mark.parametrize("game", GAMES)
def test_advice_where_it_is_learned_names_what_the_lesson_does_next(game: str) -> None:
    """Both alternatives are told, and number 1 does what is wanted in the next task."""
    chapter = load_course(load_room(game)).chapters[0]
    asked = [step.id for step in chapter.steps].index("hint")
    pupil = Pupil(load_room(game), asked)
    told = pupil.type("rada")
    assert any(line.startswith("Druhá možnost: ") for line in told)
    pupil.type("1")
    assert pupil.session.finished or chapter.steps[asked + 2].id == pupil.session.step.id


def test_a_number_without_a_list_is_no_card() -> None:
    """Whoever answers with a number of the dice hears that it chooses nothing."""
    pupil = Pupil(load_room("tetrikon"))
    assert "Číslo 5 teď nic nevybírá, seznam přečte třeba „tahy“." == pupil.type("5")[0]


@pytest.mark.parametrize("before", [(), ("rada", "rada"), ("tahy",), ("rada vše",)])
def test_a_card_pays_whatever_list_was_read(before: tuple[str, ...]) -> None:
    """A number that the list does not have is what it means without one."""
    room = load_room("tetrikon")
    paying = [step.id for step in load_course(room).chapters[0].steps].index("pay")
    pupil = Pupil(room, paying)
    pupil.type(*before, "100")
    assert "wrong" == pupil.session.step.id
