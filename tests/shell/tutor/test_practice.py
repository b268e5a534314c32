"""What is known over all games, and what is proposed to practise next."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games import game_ids, load_room
from accessgames.shell.tutor import chapters
from accessgames.shell.tutor.lesson import FINISHED_STEP
from accessgames.shell.tutor.progress import Entry, Progress
from tests.pig import ROOM as PIG
from tests.shell.tutor.pupil import spoken
from tests.shell.tutor.test_progress import Learner

if TYPE_CHECKING:
    from pathlib import Path

ROOMS = tuple(map(load_room, game_ids()))
CZECH = spoken("cs")


class Practice(Learner):
    """Somebody who learns several games."""

    def progress(self) -> Progress:
        return Progress(self.store, self.own)

    def entries(self) -> tuple[Entry, ...]:
        return chapters.all_entries(ROOMS, self.progress())

    def finish(self, game: str, chapter: str, stars: int = 3) -> None:
        """Take a chapter of a game to its end."""
        progress = self.progress()
        progress.remember(game if chapter == "first" else f"{game}-{chapter}", FINISHED_STEP)
        progress.finish(game, chapter, stars)

    def next(self) -> str:
        """What is proposed, in words."""
        return CZECH.form(chapters.name_entry(self.progress().proposed(self.entries()), CZECH), "full")

    def told(self) -> list[str]:
        """What is said of all games."""
        return [CZECH.form(one, "full") for one in chapters.survey(self.entries(), self.progress())]


def test_a_newcomer_begins_with_the_first_game(tmp_path: Path) -> None:
    """Nothing is known yet, so nothing is said of it."""
    learner = Practice(tmp_path)
    assert "IOTA, první lekce" == learner.next()
    assert [] == learner.told()


def test_what_was_begun_is_gone_on_with_before_another_game(tmp_path: Path) -> None:
    """The chapter left last, of whatever game; then the next one of a game that was begun."""
    learner = Practice(tmp_path)
    learner.finish("tetrikon", "first")
    assert "Tetrikon, stavba" == learner.next()
    learner.progress().remember("quantum-columns", "column-two")
    learner.progress().remember("iota", "four")
    assert "IOTA, první lekce" == learner.next()
    learner.finish("iota", "first")
    assert "Quantum, sloupce" == learner.next()


def test_what_is_being_forgotten_comes_back_over_all_games(tmp_path: Path) -> None:
    """The scheduler of own mistakes says when, and the one that is due first comes first."""
    learner = Practice(tmp_path)
    learner.finish("iqlandie", "optics", 3)
    learner.finish("quantum", "first", 0)
    learner.day += dt.timedelta(days=2)
    assert "Quantum, první lekce" == learner.next()
    learner.finish("quantum", "first", 3)
    assert "iQLANDIE, optika" == learner.next()


def test_all_is_counted(tmp_path: Path) -> None:
    """How many chapters and tests there are, how many were taken, are due, and are known for good."""
    learner = Practice(tmp_path)
    for _ in range(4):
        learner.finish("iota", "lots")
        learner.day += dt.timedelta(days=60)
    learner.finish("quantum", "first", 0)
    learner.finish("tetrikon", "cards")
    learner.day += dt.timedelta(days=1)
    count = len(learner.entries())
    assert [f"Hotových kapitol je 3 ze {count}, k zopakování 1, umíte 1."] == learner.told()


def test_games_without_a_lesson_are_left_out(tmp_path: Path) -> None:
    """A game of somebody else may have none; what is there is proposed."""
    rooms, progress = (replace(PIG, lesson=None), ROOMS[0]), Practice(tmp_path).progress()
    assert {"iota"} == {game for game, _ in chapters.all_entries(rooms, progress)}
    assert () == chapters.all_entries(rooms[:1], progress)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_chapter_of_every_game_can_be_proposed(tag: str, tmp_path: Path) -> None:
    """Each has a name with its game that can be said."""
    language = spoken(tag)
    named = [
        language.form(chapters.name_entry(one, language), "full") for one in Practice(tmp_path).entries()
    ]
    assert len(named) == len(set(named))
