"""The golden transcripts of lessons: taken in two sittings, line by line as they were found good."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import pytest

from accessgames.games import game_ids
from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from tests.whole.goldens import FOLDER
from tests.whole.lessons import COURSES, ERRING, TYPED, make_course, told_lines
from tests.whole.measures import misread, unfit
from tests.whole.program import run

if TYPE_CHECKING:
    from pathlib import Path

NAMES = sorted(COURSES)
LONGEST = 80


def _kept(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def test_every_game_has_a_lesson_on_record() -> None:
    """Each game's lesson is kept in Czech and in English, and nothing else is kept as one."""
    assert sorted(f"{game}-tutor.{tag}.txt" for game in game_ids() for tag in ("cs", "en")) == NAMES
    assert NAMES == sorted(path.name for path in FOLDER.glob("*-tutor.*.txt"))


@pytest.mark.parametrize("name", [*NAMES, *sorted(ERRING)])
def test_a_lesson_tells_what_was_kept(name: str, tmp_path: Path) -> None:
    """The same lines typed in the same sittings are answered by the same lines, for ever.

    Where this fails and the change is meant: `python tools/golden.py`, then read the difference.
    """
    assert _kept(name) == make_course({**COURSES, **ERRING}[name], tmp_path / "log")
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("name", ["iota-tutor.cs.txt", "tetrikon-tutor.en.txt"])
def test_a_lesson_is_left_and_gone_on_with_by_the_real_program(name: str) -> None:
    """Two processes one after another: the second begins where the first was left, and comes to the end."""
    course = COURSES[name]
    ran = [run(*course.words, typed=sitting) for sitting in course.sittings]
    assert [(0, ""), (0, "")] == [(each.code, each.err) for each in ran]
    day = Language(course.language).text("tutor-comes-back", date="").removesuffix(".")
    told = [line for each in ran for line in each.lines if not line.startswith(day)]
    assert told_lines(_kept(name)) == told


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_shown_with_its_bends(name: str) -> None:
    """Each transcript has a wrong try with its reason, an answer that was shown, a pause, and the end."""
    course = COURSES[name]
    language = Language(course.language)
    words = language.vocabulary(*WORD_FILES, course.game)
    typed = tuple(chain(*course.sittings))
    assert 2 == len(course.sittings)
    assert words.word("quit") == course.sittings[0][-1]
    assert words.word("lesson-skip") in typed
    assert words.word("why") in typed
    told = _kept(name)
    shown = language.text("tutor-solution", typed="").rstrip("„“”.")
    assert shown in told
    assert language.text(f"tutor-{course.game}-end-more") in " ".join(told.splitlines())
    assert told.endswith(f"\n{language.text('shell-good-bye')}\n")
    assert len(typed) == len([line for line in told.splitlines() if line.startswith(TYPED)])


@pytest.mark.parametrize("name", NAMES)
def test_a_voice_reads_a_lesson_as_it_is_meant(name: str) -> None:
    """The speech lint finds nothing; no line is blank, too short, too long or like its neighbour."""
    told = told_lines(_kept(name))
    assert [] == misread(told, COURSES[name].language)
    assert [] == unfit(told)


@pytest.mark.parametrize("name", [*NAMES, *sorted(ERRING)])
def test_no_line_of_a_lesson_is_long_for_who_errs_either(name: str) -> None:
    """Refusals, questions whether something is meant, and answers to wrong tries fit 80 characters, too."""
    assert [] == [line for line in told_lines(_kept(name)) if len(line) > LONGEST]


@pytest.mark.parametrize("name", sorted(ERRING))
def test_who_errs_hears_what_it_would_do_then_a_hint_then_the_line(name: str) -> None:
    """No wrong try is only called another move; the third is answered by the line."""
    language = Language(ERRING[name].language)
    told = _kept(name)
    assert language.text("tutor-other-move", move="").strip() not in told
    assert language.text("tutor-line", typed="…").partition("…")[0] in told
    assert [] == misread(told_lines(told), ERRING[name].language)
    assert [] == unfit(told_lines(told))
