"""A lesson at a terminal, byte by byte: what a screen reader and a Braille display get to see of it."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from tests.whole.goldens import FOLDER
from tests.whole.lessons import COURSES, told_lines
from tests.whole.terminal import ENTER, Person


def test_every_byte_of_a_lesson() -> None:
    """A newcomer with a terminal hears what a pipe is told, in both sittings, and no other byte than text."""
    name = "quantum-tutor.cs.txt"
    course = COURSES[name]
    told: list[str] = []
    for number, sitting in enumerate(course.sittings):
        with Person(*course.words) as person:
            heard = person.listen()
            told.append("Profil odečítač, vstup není klávesnice.")
            told += heard if number else person.type("jednou")
            for line in sitting:
                told += person.type(line)
            if number == len(course.sittings) - 1:
                told += person.key("\x04")  # at home, where the lesson has led
            assert [] == person.screen.forbidden()
            assert [] == person.screen.unfit()
    # Here progress is kept, so that the chapter comes back on a day that differs from run to run.
    told = [line for line in told if not line.startswith("K zopakování se kapitola vrátí ")]
    assert told_lines((FOLDER / name).read_text("utf-8")) == told


@pytest.mark.parametrize("columns", [28, 80])
def test_a_lesson_with_single_keys(columns: int) -> None:
    """Whole steps are done by one key each: a question by its key, an empty line, the answer by plus."""
    with Person("tutor", "iota", "--lang", "cs", "--profile", "klavesy", columns=columns) as person:
        person.listen()
        opening = " ".join(person.type("jednou"))
        assert opening.endswith("Stačí i klávesa r.")
        assert "Úkol 2 z 15" in " ".join(person.key("r"))
        assert " ".join(person.key(ENTER)).startswith("Úkol: přiložit vpravo")
        assert " ".join(person.key("+")).startswith("Takhle: „polož červený kruh 4 n50“")
        assert "Úkol 4 z 15" in " ".join(person.key("d"))
        assert "Výuka je přerušena u úkolu 4 z 15. Příště naváže." == " ".join(person.key("x"))
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()
