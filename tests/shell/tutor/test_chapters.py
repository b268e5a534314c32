"""Chapters by name and number, in a lesson, at home and in a match; left and gone on with."""

from __future__ import annotations

import re

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.shell.settings import WORD_FILES
from accessgames.shell.setup_dialogue import ChosenLesson, read_lesson
from accessgames.shell.tutor import chapters
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor.pupil import spoken
from tests.shell.tutor.test_teaching import Book, taught

QUANTUM = load_room("quantum")
COURSE = load_course(QUANTUM)
NAMES = {"en": ("columns", "col"), "cs": ("sloupce", "SLOUP")}


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_chapter_by_its_name_and_number(tag: str) -> None:
    """The title, its beginning, one of its words, its number, and the word for the test."""
    language = spoken(tag)
    words = language.vocabulary(*WORD_FILES, "quantum")

    def found(*typed: str) -> str:
        return chapters.find_chapter(QUANTUM, COURSE, typed, words, language)

    assert ["columns"] * 3 == [found(name) for name in (*NAMES[tag], "4")]
    assert ["first", "test"] == [found("1"), found(str(COURSE.count + 1))]
    assert "test" == found(words.word("lesson-test"))
    for wrong in ("99", "0", "polka"):
        with pytest.raises(GameError, match="tutor-no-chapter"):
            found(wrong)


def test_which_game_is_meant() -> None:
    """A game, a game and a chapter, or in a match a chapter of the game that is played."""
    language = spoken("cs")
    assert ChosenLesson("quantum") == read_lesson(("quan",), language)
    assert ChosenLesson("quantum", ("krok", "c")) == read_lesson(("quantum", "krok", "c"), language)
    assert ChosenLesson("iota", ("čtveřice",)) == read_lesson(("čtveřice",), language, "iota")
    with pytest.raises(GameError, match="shell-choose"):
        read_lesson(("šachy",), language)


def test_the_list_of_chapters_says_how_each_stands() -> None:
    """Each in a line with its number; a number goes there."""
    told = taught(Book(quantum="finished"), "kapitoly", "4", "konec", room=QUANTUM, chapter=("2",))
    assert "1 ze 7: první lekce: hotová" in told
    assert "7 ze 7: závěrečná zkouška: čeká" in told
    assert "Výuka: Quantum, kapitola 4 ze 7, sloupce." in told


@pytest.mark.parametrize("typed", ["uč sloupce", "uč quantum sloupce", "uč 4", "uč quantum 4"])
def test_another_chapter_of_the_same_game(typed: str) -> None:
    """From one chapter to another, as it is typed at home."""
    told = taught(Book(), typed, "konec", room=QUANTUM)
    assert "Výuka: Quantum, kapitola 4 ze 7, sloupce." in told
    assert "Výuka je přerušena u úkolu 1 ze 4. Příště naváže." == told[-1]


def test_a_chapter_that_is_not_there() -> None:
    """It says which there are, and the lesson stays."""
    told = taught(Book(), "uč polka", "konec", room=QUANTUM)
    assert [line for line in told if line.startswith("Kapitola „polka“ tu není. Jsou tu 1 první lekce")]


def test_two_chapters_left_in_their_middle_are_both_kept() -> None:
    """Each goes on where it was left; the one left last is the one that is proposed."""
    book = Book()
    taught(book, "přehoď m6", "konec", room=QUANTUM)
    taught(book, "přehoď modré", "konec", room=QUANTUM, chapter=("přehazování",))
    assert {"quantum": "write", "quantum-throws": "throw-again"} == book.steps
    assert (
        "Výuka: Quantum, kapitola 2 ze 7, přehazování, od úkolu 2." == taught(book, "konec", room=QUANTUM)[0]
    )
    assert "Výuka: Quantum, kapitola 1 ze 7, první lekce, od úkolu 2." in taught(
        book, "konec", room=QUANTUM, chapter=("1",)
    )


def test_a_finished_chapter_leads_to_the_next() -> None:
    """The one that was taken is not proposed again."""
    book = Book(quantum="finished")
    told = taught(book, *["přeskoč"] * 3, room=QUANTUM)
    assert "Výuka: Quantum, kapitola 2 ze 7, přehazování." == told[0]
    assert "finished" == book.steps["quantum-throws"]
    assert "Výuka: Quantum, kapitola 3 ze 7, pořadí čísel." == taught(book, "konec", room=QUANTUM)[0]


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_a_chapter_is_counted_as_the_list_counts_it(game: str) -> None:
    """The number behind "z" is that of the last entry of the list, which is the test."""
    room = load_room(game)
    told = taught(Book(), "kapitoly", "konec", room=room)
    listed = [line for line in told if re.match(r"\d+ ze? \d+: ", line)]
    count = listed[-1].split(":")[0].split()[-1]
    assert f"{count} ze {count}: závěrečná zkouška: čeká" == listed[-1]
    assert f", kapitola 1 ze {count}, první lekce." in told[0]
