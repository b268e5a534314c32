"""Steps with an aim: many answers are right, a wrong one is told what it would do, then helped."""

from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.shell.tutor.lesson import Lesson, LessonScene, LessonStep
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor.pupil import Pupil

QUANTUM = load_room("quantum")
FIRST, THROWS, ORDER, COLUMNS, MISSES, STEP_C = load_course(QUANTUM).chapters


def at(step: str, lesson: Lesson = FIRST, tag: str = "cs", **settings: str) -> Pupil:
    return Pupil(QUANTUM, lesson.number_of(step), tag, lesson=lesson, settings=settings)


def test_the_line_is_not_told() -> None:
    """A task with an aim says what is wanted, not what to type, in print and on a Braille line."""
    pupil = at("everybody")
    assert "Úkol 5 ze 14: zapsat číslo, které v řadě přeskočí nejméně jiných." == pupil.opening[-1]
    assert not [line for line in pupil.opening if "zapiš" in line] + [
        line for line in pupil.opening[-1:] if "modrou" in line
    ]
    braille = at("everybody", output="braille", cells="40")
    assert "5/14: zapsat, co přeskočí nejméně" == braille.opening[-1]


@pytest.mark.parametrize("typed", ["m", "č", "zapiš červenou", "modrá 6"])
def test_whatever_reaches_the_aim_is_right(typed: str) -> None:
    """Both colours skip five numbers, so both are right, however they are typed."""
    pupil = at("everybody")
    pupil.type(typed)
    assert "wrong" == pupil.session.step.id
    assert 0 == pupil.session.misses


def test_the_lesson_goes_on_as_it_is_written() -> None:
    """After another right answer that is said, and the match stands where the lesson wants it."""
    pupil = at("everybody")
    told = pupil.type("č")
    assert "Splněno i takhle. Výuka teď jde dál s jiným tahem." in told
    assert [line for line in told if line.startswith("Úkol 6 ze 14")]
    pupil.type("list")
    assert (6,) == pupil.session.known.listener().view.table.sheets[0][2]


def test_wrong_tries_are_helped_step_by_step() -> None:
    """What it would do; then a hint as well; then the line."""
    pupil = at("everybody")
    before = pupil.match.moment
    wrong = "Ne, žlutá 9 by přeskočila 8 čísel, jiná barva přeskočí méně."
    task = "Úkol: zapsat číslo, které v řadě přeskočí nejméně jiných."
    hint = "Kolik čísel která barva přeskočí, řekne slovo „cena“."
    assert [wrong, task] == pupil.type("ž")
    assert [wrong, hint, task] == pupil.type("ž")
    assert [wrong, "Napište třeba „modrá“.", task] == pupil.type("ž")
    assert before == pupil.match.moment
    assert 1 == pupil.session.misses


def test_what_the_rules_refuse_is_a_wrong_try() -> None:
    """The refusal says what is wrong; the second one brings the hint."""
    pupil = at("everybody")
    assert pupil.type("f")[0].startswith("Fialová")
    assert "Kolik čísel která barva přeskočí, řekne slovo „cena“." in pupil.type("f")


def test_questions_are_no_tries() -> None:
    """Whoever asks before answering has missed nothing."""
    pupil = at("everybody")
    pupil.type("cena", "list", "tahy", "nesmysl", "rada")
    assert 0 == pupil.session.wrong


def test_a_list_of_moves_may_choose_the_answer() -> None:
    """A number of the list is judged like words."""
    pupil = at("miss-none", MISSES)
    pupil.type("tahy")
    assert pupil.type("1")
    assert "miss-again" == pupil.session.step.id


@pytest.mark.parametrize("profile", ["ctecka", "klavesy", "zrak"])
@pytest.mark.parametrize("lesson", [THROWS, ORDER, COLUMNS, MISSES, STEP_C], ids=lambda each: each.chapter)
def test_a_chapter_in_every_profile(lesson: Lesson, profile: str) -> None:
    """Each comes to its end by what is shown."""
    pupil = Pupil(QUANTUM, lesson=lesson, settings={"profile": profile})
    for _ in lesson.steps:
        pupil.type("přeskoč")
    assert pupil.session.finished
    assert f"{lesson.steps[1].id}" in [each.split("--")[0] for each in pupil.kept]


def test_misses_are_kept_with_the_step() -> None:
    """Who comes back in the middle has missed as much as before."""
    pupil = at("order-least", ORDER)
    pupil.type("č", "f")
    assert "order-fourth--1" == pupil.kept[-1]


def test_an_aim_that_no_game_knows() -> None:
    """A lesson that was made otherwise says so before anything begins."""
    scene = THROWS.scenes[0]
    step = LessonStep("dance", act=("keep",), aim=("dance",))
    lesson = Lesson("quantum", "1", (LessonScene(2, scene.options, scene.before, (), (step,)),))
    with pytest.raises(GameError, match="tutor-error-aim"):
        Pupil(QUANTUM, lesson=lesson)


def test_the_end_of_a_chapter_says_how_it_went() -> None:
    """How many tasks took more than one try, and how to go on."""
    pupil = at("throw-number", THROWS)
    told = pupil.type("přehoď 1 2")
    assert "Kapitola je u konce, všechno vyšlo napoprvé." in told
    assert "Co je na řadě dál, otevře „uč“ a jméno hry." == told[-1]


def test_where_it_cannot_be_remembered_that_is_told() -> None:
    """The chapter ends all the same."""
    pupil = at("throw-number", THROWS)
    pupil.problem = GameError("error-storage-full", file="lessons.toml")
    assert "Na disku není místo pro lessons.toml." in pupil.type("přehoď 1 2")
    assert pupil.session.finished
