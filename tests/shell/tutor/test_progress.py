"""How far chapters are, how each stands, and which is best taken next."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.personal.database import PersonalFile
from accessgames.personal.lessons import LessonBook, OwnLessons
from accessgames.shell.tutor.lesson import FINISHED_STEP, Lesson, LessonScene, LessonStep
from accessgames.shell.tutor.progress import Progress
from accessgames.storage.progress import LoadedLessons

if TYPE_CHECKING:
    from pathlib import Path

MONDAY = dt.date(2026, 11, 23)


def chapter(name: str) -> Lesson:
    step = LessonStep(f"{name}-step", ask=("hand",))
    return Lesson("iota", "1", (LessonScene(2, {}, (), (), (step,)),), name)


ENTRIES = tuple(("iota", name) for name in ("first", "lots", "wilds", "test"))


class Book:
    """How far chapters are, in memory."""

    def __init__(self, problem: GameError | None = None, **steps: str) -> None:
        self.problem = problem
        self.steps = {place.replace("_", "-"): step for place, step in steps.items()}

    def load(self) -> LoadedLessons:
        return LoadedLessons(self.steps, self.problem)

    def save(self, game: str, step: str, /) -> None:
        self.steps[game] = step


class Learner:
    """Somebody whose tries are kept, and their day."""

    def __init__(self, folder: Path) -> None:
        self.day = MONDAY
        self.own = OwnLessons(LessonBook(PersonalFile(folder / "personal.sqlite")), lambda: self.day)
        self.store = Book()

    def take(self, name: str, stars: int = 3) -> None:
        """Take a chapter to its end."""
        progress = Progress(self.store, self.own)
        progress.remember(chapter(name).place, FINISHED_STEP)
        progress.finish("iota", name, stars)

    def proposed(self) -> str:
        return Progress(self.store, self.own).proposed(ENTRIES)[1]


def test_new_chapters_come_in_their_order_then_the_test(tmp_path: Path) -> None:
    """Who takes what is proposed gets through all of it."""
    learner = Learner(tmp_path)
    taken = []
    for _ in range(4):
        taken.append(learner.proposed())
        learner.take(taken[-1])
    assert ["first", "lots", "wilds", "test"] == taken


def test_what_was_left_in_its_middle_comes_first(tmp_path: Path) -> None:
    """Of several the one that was left last."""
    learner = Learner(tmp_path)
    learner.take("first")
    progress = Progress(learner.store, learner.own)
    progress.remember("iota-lots", "lots-step", 2)
    progress.remember("iota-wilds", "wilds-step")
    assert "wilds" == learner.proposed()
    assert ("lots-step", 2) == Progress(learner.store, learner.own).step_of(chapter("lots"))
    learner.take("wilds")
    assert "lots" == learner.proposed()


def test_what_is_being_forgotten_comes_before_what_is_new(tmp_path: Path) -> None:
    """On the day on which it comes back, and not before it."""
    learner = Learner(tmp_path)
    learner.take("first", 0)
    assert "lots" == learner.proposed()
    learner.day += dt.timedelta(days=1)
    assert "first" == learner.proposed()
    assert "due" == Progress(learner.store, learner.own).standing("iota", "first")


def test_all_taken_the_one_that_comes_back_first_is_practised(tmp_path: Path) -> None:
    """There is always something to practise."""
    learner = Learner(tmp_path)
    for name, stars in (("first", 3), ("lots", 0), ("wilds", 3), ("test", 3)):
        learner.take(name, stars)
    assert "lots" == learner.proposed()


def test_without_a_personal_file_chapters_are_still_remembered() -> None:
    """What was taken is not proposed again while something is new."""
    store = Book(iota=FINISHED_STEP)
    progress = Progress(store, None)
    assert ("done", "new") == (progress.standing("iota", "first"), progress.standing("iota", "lots"))
    assert ("iota", "lots") == progress.proposed(ENTRIES)
    assert progress.finish("iota", "lots", 3) is None


@pytest.mark.parametrize("text", ["test-3-110", "test-3-", "test-x-1", "lots", "test-3-1102"])
def test_a_test_is_gone_on_with(text: str) -> None:
    """Its number and what was answered; anything else begins the first."""
    found = {"test-3-110": (3, "110"), "test-3-": (3, "")}.get(text, (1, ""))
    progress = Progress(Book(iota_test=text), None)
    assert found == progress.test_of("iota")
    if text in {"test-3-110", "test-3-"}:
        assert ("begun" if found[1] else "new") == progress.standing("iota", "test")


def test_what_is_wrong_with_the_files_is_told(tmp_path: Path) -> None:
    """A file that can't be read is a problem, and all is new."""
    broken = GameError("error-lessons-broken", file="lessons.toml")
    assert broken is Progress(Book(broken), None).problem
    path = tmp_path / "personal.sqlite"
    path.mkdir()
    progress = Progress(Book(), OwnLessons(LessonBook(PersonalFile(path)), lambda: MONDAY))
    assert progress.problem is not None
    assert "new" == progress.standing("iota", "first")


def test_a_test_that_was_not_passed_is_not_done(tmp_path: Path) -> None:
    """It is told so, and is no more urgent than what is new; once passed it is done."""
    learner = Learner(tmp_path)
    learner.take("test", 0)
    progress = Progress(learner.store, learner.own)
    assert ("failed", "new") == (progress.standing("iota", "test"), progress.standing("iota", "first"))
    assert "first" == learner.proposed()
    progress.finish("iota", "test", 3)
    assert "done" == progress.standing("iota", "test")
    assert "done" == Progress(learner.store, learner.own).standing("iota", "test")
    progress.finish("iota", "test", 0)
    assert "failed" == progress.standing("iota", "test")


def test_a_chapter_is_taken_whatever_was_missed(tmp_path: Path) -> None:
    """It comes back the sooner."""
    learner = Learner(tmp_path)
    learner.take("lots", 0)
    assert "done" == Progress(learner.store, learner.own).standing("iota", "lots")
