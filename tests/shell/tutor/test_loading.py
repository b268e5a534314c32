"""Reading a lesson: a strict shape, and a sentence for every mistake."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, CLOCK, GameError
from accessgames.engine.driver import ScriptedMove
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.shell.errors import tell_error
from accessgames.shell.tutor.lesson import LessonStep
from accessgames.shell.tutor.reading import MAX_LESSON_BYTES, MOST_STEPS, load_course, parse_course
from tests.pig import ROOM as PIG

if TYPE_CHECKING:
    from pathlib import Path

STEP = '[[scene.step]]\nid = "hand"\nask = "hand"\n'
SCENE = f"[[scene]]\nseats = 2\n{STEP}"
GOOD = f'seed = "1"\n{SCENE}'


def parsed(text: str) -> GameError:
    """What is wrong with a lesson; it can be told in both languages."""
    with pytest.raises(GameError) as refused:
        parse_course("iota", text.encode())
    for tag in ("cs", "en"):
        assert 3 <= len(Language(tag, strict=True).form(tell_error(refused.value), "full")) <= 120
    return refused.value


def test_all_that_can_stand_in_a_lesson() -> None:
    """Scenes with seats, options and what happens; steps that ask, act, fail or leave a choice."""
    (lesson,) = parse_course(
        "iota",
        b"""
        seed = "seven"
        [[scene]]
        seats = 3
        options = { starter = "first" }
        before = ["chance draw r3c", "clock +1000"]
        told = "1 pass"
        [[scene.step]]
        id = "ask"
        ask = ["status", "score"]
        whatever = true
        [[scene.step]]
        id = "fail"
        act = "place m50=r3c"
        refused = "iota-refused-occupied"
        [[scene.step]]
        id = "series"
        act = ["pass", "pass"]
        after = ["2 pass"]
        [[scene.step]]
        id = "free"
        act = "pass"
        free = true
        """,
    ).chapters
    (scene,) = lesson.scenes
    assert ("iota", "seven") == (lesson.game, lesson.seed)
    assert (3, {"starter": "first"}) == (scene.seats, dict(scene.options))
    assert (ScriptedMove(CHANCE, "draw r3c"), ScriptedMove(CLOCK, "+1000")) == scene.before
    assert (ScriptedMove(1, "pass"),) == scene.told
    assert (
        LessonStep("ask", ask=("status", "score"), whatever=True),
        LessonStep("fail", act=("place m50=r3c",), refused="iota-refused-occupied"),
        LessonStep("series", act=("pass", "pass"), after=(ScriptedMove(2, "pass"),)),
        LessonStep("free", act=("pass",), free=True),
    ) == scene.steps


@pytest.mark.parametrize("text", ["seed", "seed = 'a'\nseed = 'b'", "\x00", "# " + "x" * MAX_LESSON_BYTES])
def test_what_is_no_lesson_at_all(text: str) -> None:
    """A file that is no TOML, or too large, is refused as a whole."""
    assert "tutor-error-broken" == parsed(text).key


@pytest.mark.parametrize(
    ("text", "place", "field"),
    [
        (SCENE, "iota", "seed"),
        ('seed = ""\n' + SCENE, "iota", "seed"),
        ("seed = 1\n" + SCENE, "iota", "seed"),
        ('seed = "1"\n', "iota", "scene"),
        ('seed = "1"\nscene = []\n', "iota", "scene"),
        ('seed = "1"\nscene = 3\n', "iota", "scene"),
        ('extra = 1\nseed = "1"\n' + SCENE, "iota", "extra"),
        (GOOD.replace("seats = 2", ""), "scene 1", "seats"),
        (GOOD.replace("seats = 2", "seats = true"), "scene 1", "seats"),
        (GOOD.replace("seats = 2", "seats = 2\noptions = 3"), "scene 1", "options"),
        (GOOD.replace("seats = 2", "seats = 2\noptions = { rounds = 3 }"), "scene 1", "options"),
        (GOOD.replace("seats = 2", "seats = 2\nbefore = 3"), "scene 1", "before"),
        (GOOD.replace("seats = 2", 'seats = 2\ntold = [""]'), "scene 1", "told"),
        (GOOD.replace("seats = 2", "seats = 2\ntile = 3"), "scene 1", "tile"),
        (GOOD.replace(STEP, ""), "scene 1", "step"),
        (GOOD.replace('id = "hand"', ""), "scene 1, step 1", "id"),
        (GOOD.replace('id = "hand"', 'id = "Hand 1"'), "scene 1, step 1", "id"),
        (GOOD + "hint = 1", "scene 1, step 1", "hint"),
        (GOOD.replace('ask = "hand"', ""), "hand", "act"),
        (GOOD + 'act = "pass"', "hand", "act"),
        (GOOD + "whatever = 1", "hand", "whatever"),
        (GOOD.replace('ask = "hand"', 'act = "pass"\nwhatever = true'), "hand", "whatever"),
        (GOOD + "free = true", "hand", "free"),
        (GOOD + 'refused = "iota-refused-clash"', "hand", "refused"),
        (GOOD + 'after = ["1 pass"]', "hand", "after"),
        (GOOD.replace('ask = "hand"', 'act = "pass"\nfree = true\nafter = ["1 pass"]'), "hand", "after"),
    ],
    ids=range(26),
)
def test_a_field_that_is_not_right(text: str, place: str, field: str) -> None:
    """Whatever is missing, unknown or of a wrong kind is named with its place."""
    error = parsed(text)
    assert ("tutor-error-field", place, field) == (error.key, error.args_["place"], error.args_["field"])


@pytest.mark.parametrize("text", ["somebody pass", "pass", "-7 pass", "1.5 pass"])
def test_a_move_of_nobody(text: str) -> None:
    """What others do names who does it."""
    error = parsed(GOOD.replace("seats = 2", f'seats = 2\nbefore = ["{text}"]'))
    assert ("tutor-error-move", text) == (error.key, error.args_["text"])


@pytest.mark.parametrize("name", ["hand", "finished"])
def test_names_of_steps_are_unique(name: str) -> None:
    """Two steps of one name could not be told apart, nor one of the name that marks the end."""
    error = parsed(GOOD + STEP.replace('"hand"\na', f'"{name}"\na'))
    assert ("tutor-error-step-twice", name) == (error.key, error.args_["step"])


def test_a_free_step_ends_its_scene() -> None:
    """After any action nobody knows how the match stands, so nothing can follow."""
    free = STEP.replace('ask = "hand"', 'act = "pass"\nfree = true').replace('"hand"', '"free"')
    assert "tutor-error-free" == parsed(GOOD.replace(STEP, free + STEP)).key
    assert "free" == parse_course("iota", (GOOD + free).encode()).chapters[0].steps[-1].id


def test_a_lesson_has_an_end() -> None:
    """More steps than anybody would take are refused."""
    steps = "".join(STEP.replace('id = "hand"', f'id = "step-{number}"') for number in range(MOST_STEPS + 1))
    error = parsed(GOOD.replace(STEP, steps))
    assert ("tutor-error-steps", MOST_STEPS + 1) == (error.key, error.args_["count"])


def test_a_game_without_a_lesson() -> None:
    """A game that somebody else wrote need not have one; that is a sentence."""
    with pytest.raises(GameError) as refused:
        load_course(replace(PIG, lesson=None))
    assert ("tutor-error-none", "pig") == (refused.value.key, refused.value.args_["game"])


def test_the_lesson_of_a_game_is_its_file(tmp_path: Path) -> None:
    """A room names the file of its lesson; a game of somebody else can bring one, too."""
    file = tmp_path / "lesson.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert "pig" == load_course(replace(PIG, lesson=file)).game
    assert "iota" == load_course(load_room("iota")).game


CHAPTER = '[[chapter]]\nid = "{0}"\n[[chapter.scene]]\nseats = 2\n[[chapter.scene.step]]\nid = "{0}-hand"\n'
ASKS = 'ask = "hand"\n'


def chapters(*names: str, rest: str = ASKS) -> str:
    return 'seed = "1"\n' + "".join(CHAPTER.format(name) + rest for name in names)


def test_chapters_with_aims() -> None:
    """Each has scenes that tell a position, and steps with aims and the words they explain."""
    rest = 'aim = ["throw", "B"]\nact = "keep"\nteaches = "face"\n'
    told = 'seats = 2\ntell = ["dice", "row R 1"]'
    text = chapters("first", "throws", rest=rest).replace("seats = 2", told)
    course = parse_course("quantum", text.encode())
    assert ["first", "throws"] == [chapter.chapter for chapter in course.chapters]
    assert ["quantum", "quantum-throws"] == [chapter.place for chapter in course.chapters]
    assert ("dice", "row R 1") == course.chapters[1].scenes[0].tell
    (step,) = course.chapters[1].steps
    assert (("throw", "B"), ("keep",), ("face",)) == (step.aim, step.act, step.teaches)
    assert (1, 2, 3) == tuple(map(course.number_of, ("first", "throws", "test")))


@pytest.mark.parametrize(
    ("text", "place", "field"),
    [
        (chapters("first").replace('id = "first"\n', ""), "chapter 1", "id"),
        (chapters("test"), "chapter 1", "id"),
        (chapters("first") + GOOD.partition("\n")[2], "iota", "scene"),
        (chapters("first").replace("seats = 2", 'seats = 2\ntell = "Dice"'), "chapter 1, scene 1", "tell"),
        (chapters("first", rest='aim = "lot"\n'), "first-hand", "act"),
        (chapters("first", rest='aim = "lot"\nact = "pass"\nfree = true\n'), "first-hand", "aim"),
        (chapters("first", rest=ASKS + 'aim = "lot"\n'), "first-hand", "aim"),
    ],
    ids=range(7),
)
def test_a_field_of_a_chapter_that_is_not_right(text: str, place: str, field: str) -> None:
    """It is named with its place, as in a file without chapters."""
    error = parsed(text)
    assert ("tutor-error-field", place, field) == (error.key, error.args_["place"], error.args_["field"])


def test_two_chapters_of_a_name() -> None:
    """Neither could be chosen by it."""
    text = chapters("first", "lots") + CHAPTER.format("lots").replace("lots-hand", "other") + ASKS
    assert ("tutor-error-step-twice", "lots") == (parsed(text).key, parsed(text).args_["step"])


def test_an_aim_that_the_game_does_not_know(tmp_path: Path) -> None:
    """That is found when the lessons are read."""
    file = tmp_path / "lesson.toml"
    file.write_text(chapters("first", rest='aim = "lot"\nact = "hold"\n'), encoding="utf-8")
    with pytest.raises(GameError) as refused:
        load_course(replace(PIG, lesson=file))
    assert ("tutor-error-aim", "lot") == (refused.value.key, refused.value.args_["aim"])
