"""`accessgames tutor`: the lesson of a game, by any of the command's names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.storage.files import lessons_path
from accessgames.storage.progress import LessonsFile
from tests.pig import ROOM

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("name", ["tutor", "uč", "uc", "vyuka"])
def test_a_lesson_by_each_name(run: Run, name: str) -> None:
    """English and Czech names begin the same lesson; a pipe without input leaves it in order."""
    ran = run(name, "iota", "--lang", "cs")
    assert (0, "") == (ran.code, ran.err)
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." in ran.lines
    assert "Výuka je přerušena u úkolu 1 z 15. Příště naváže." == ran.lines[-1]


def test_the_step_is_remembered_in_the_data_folder(run: Run) -> None:
    """The next start goes on where the file says."""
    LessonsFile(lessons_path()).save("iota", "rule")
    assert (
        "Výuka: IOTA, kapitola 1 ze 6, první lekce, od úkolu 7." in run("tutor", "iota", "--lang", "cs").lines
    )


def test_a_file_that_cannot_be_read_is_told(run: Run) -> None:
    """The lesson begins anew, and the file that was there is not touched before anything is learned."""
    lessons_path().parent.mkdir(parents=True, exist_ok=True)
    lessons_path().write_text("iota = 3\n", encoding="utf-8")
    ran = run("tutor", "iota", "--lang", "cs")
    assert 0 == ran.code
    assert [line for line in ran.lines if "je nečitelný, výuka začíná od začátku" in line]
    assert "iota = 3\n" == lessons_path().read_text(encoding="utf-8")


def test_without_a_game_the_program_asks(run: Run) -> None:
    """The games are read; a pipe without input says good-bye."""
    ran = run("tutor", "--lang", "cs")
    assert (0, "") == (ran.code, ran.err)
    assert [line for line in ran.lines if line.startswith("Kterou hru učit?")]
    assert "Na shledanou." == ran.lines[-1]


def test_an_unknown_game(run: Run) -> None:
    """Wrong usage names what was typed and the games there are."""
    ran = run("tutor", "šachy")
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert all(word in ran.err for word in ("šachy", "iota", "tetrikon"))


def test_a_game_without_a_lesson(run: Run, pig: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that somebody else wrote may have none; that is one sentence."""
    monkeypatch.setattr("tests.cli.conftest.ROOM", replace(ROOM, lesson=None))
    ran = run("tutor", "pig", "--lang", "cs")
    assert (1, "") == (ran.code, ran.out)
    assert ["Hra pig nemá výuku."] == ran.err.splitlines()


def test_an_unknown_profile(run: Run) -> None:
    """Options are checked before anything is told."""
    ran = run("tutor", "iota", "--profile", "kino")
    assert (2, "") == (ran.code, ran.out)
    assert "kino" in ran.err


@pytest.mark.parametrize("line", ["výuka", "uč"])
def test_the_word_for_lessons_asks_which_game_again(run: Run, line: str) -> None:
    """The word for lessons, where the game is asked for, meant a game without a name once."""
    ran = run("tutor", "--lang", "cs", stdin=f"{line}\niota\n")
    question = "Kterou hru učit? Číslo nebo jméno, prázdný řádek: IOTA, první lekce."
    assert (0, 2) == (ran.code, ran.lines.count(question))
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." in ran.lines


def test_the_word_for_a_club_leads_there_from_the_question(run: Run) -> None:
    """Where the game of a lesson is asked for, the words of home work; after them it is asked for again."""
    ran = run("tutor", "--lang", "cs", stdin="turnaj\nkonec\niota\n")
    assert 0 == ran.code
    assert "Zatím tu žádný klub není, vznikne s prvním turnajem." in ran.lines
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." in ran.lines


def test_an_empty_line_opens_what_is_best_practised_next(run: Run) -> None:
    """Without a game it is said how much is done of all games, and which chapter comes next."""
    LessonsFile(lessons_path()).save("quantum", "finished")
    LessonsFile(lessons_path()).save("quantum-columns", "column-two")
    ran = run("tutor", "--lang", "cs", stdin="\nkonec\n")
    assert [line for line in ran.lines if line.startswith("Hotových kapitol je 1 ze ")]
    assert "Kterou hru učit? Číslo nebo jméno, prázdný řádek: Quantum, sloupce." in ran.lines
    assert "Výuka: Quantum, kapitola 4 ze 7, sloupce, od úkolu 3." in ran.lines
