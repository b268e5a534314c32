"""A lesson from its first line to its last, in one sitting or several."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.entry import HouseServices
from accessgames.shell.launch import SessionContext
from accessgames.shell.settings import Preferences, default_settings
from accessgames.storage.progress import LoadedLessons
from tests.pig import ROOM as PIG
from tests.shell.stage import ScriptReader, Spy
from tests.shell.tutor.pupil import spoken

if TYPE_CHECKING:
    from accessgames.games import Room

IOTA = load_room("iota")


class Book:
    """How far lessons are, in memory."""

    def __init__(self, problem: GameError | None = None, **steps: str) -> None:
        self.problem = problem
        self.steps = steps

    def load(self) -> LoadedLessons:
        return LoadedLessons(self.steps, self.problem)

    def save(self, game: str, step: str, /) -> None:
        self.steps[game] = step


def taught(
    book: Book | None, *lines: str, room: Room = IOTA, chapter: tuple[str, ...] = (), **settings: str
) -> list[str]:
    """What somebody hears who types these lines; then the input ends."""
    chosen = default_settings().set("language", "cs")
    for key, value in settings.items():
        chosen = chosen.set(key, value)
    preferences = Preferences(spoken, chosen, lambda _values: None, {})
    spy, reader = Spy(), ScriptReader(lines)
    sink = TextSink(spy)  # type: ignore[arg-type] # only writes and flushes
    console = Console(sink, lambda _settings: reader, preferences.language, chosen)
    HouseServices(SessionContext(console, preferences, unclear=False, lessons=book)).teach(
        room, chosen=chapter
    )
    console.flush()
    return spy.text.replace("Příkaz: ", "").replace("Klávesa: ", "").splitlines()


def test_a_lesson_left_is_gone_on_with() -> None:
    """The next sitting begins with the step that was left, and says so."""
    book = Book()
    first = taught(book, "ruka", "konec")
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." == first[0]
    assert "Výuka je přerušena u úkolu 2 z 15. Příště naváže." == first[-1]
    assert {"iota": "place"} == book.steps
    second = taught(book, "konec")
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce, od úkolu 2." == second[0]
    assert not [line for line in second if line.startswith("Dostáváte")]


def test_a_finished_lesson_begins_anew() -> None:
    """Whoever takes it again hears it from the start."""
    book = Book(iota="finished")
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." == taught(book, "konec", chapter=("1",))[0]


def test_a_step_that_is_gone() -> None:
    """A newer version of a lesson begins anew where the step is not there any more."""
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." == taught(Book(iota="dance"), "konec")[0]


def test_the_end_tells_what_comes_next() -> None:
    """The last lines name the rules and the way to a real match, and the lesson is remembered as finished."""
    book = Book(iota="result")
    told = taught(book, "skóre", "ruka")
    assert ["Partie: „hraj iota“.", "Další kapitola: „uč iota“."] == told[-2:]
    assert {"iota": "finished"} == book.steps


def test_a_broken_file_is_told_once() -> None:
    """What is wrong with the file of lessons comes first, and the lesson begins."""
    told = taught(Book(GameError("error-lessons-broken", file="lessons.toml")), "konec")
    assert "Soubor lessons.toml je nečitelný, výuka začíná od začátku." == told[0]
    assert 1 == len([line for line in told if "lessons.toml" in line])


def test_without_a_place_to_remember() -> None:
    """The lesson works all the same."""
    assert taught(None, "ruka", "konec")[-1].startswith("Výuka je přerušena u úkolu 2")


def test_keys_are_explained_where_they_are_in_use() -> None:
    """With single keys it is told how a word is typed."""
    colon = "Dvojtečka začíná slovo, které se píše celé a potvrdí Enterem."
    assert colon in taught(Book(), "konec", profile="klavesy")
    assert colon not in taught(Book(), "konec")


def test_stopping_what_is_told() -> None:
    """Ctrl+C ends nothing; the task is told again."""
    told = taught(Book(), "^C", "konec")
    stopped = told.index("Přerušeno.")
    assert "Úkol: zjistit, co je v ruce, slovem „ruka“." == told[stopped + 1]


def test_a_game_without_a_lesson() -> None:
    """Nothing begins, and it is a mistake with the name of the game."""
    with pytest.raises(GameError, match="tutor-error-none"):
        HouseServices(SessionContext(None, None, unclear=False)).teach(replace(PIG, lesson=None))  # type: ignore[arg-type] # never used
