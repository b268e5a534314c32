"""Whole games in a window of 10 rows, 40 columns or 80: no answer is longer than it, and nothing is lost."""

from __future__ import annotations

import re
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from tests.whole.analyses import ANALYSES
from tests.whole.goldens import FOLDER, GOLDENS
from tests.whole.lessons import COURSES
from tests.whole.session import hold
from tests.whole.terminal import AGAIN, Person

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

ROWS: Final = 10
COLUMNS: Final = 40

LONG: Final = ("nápověda", "příkazy", "nastavení", "co je nového")
"""Questions with long answers that are answered everywhere."""

MORE: Final = {
    "cs": re.compile(r"(Zbývá|Zbývají) \d+( řád\w+)?(, napište|, napiš|:) „?dál“?\.$|\+\d+: dál$"),
    "en": re.compile(r"\d+( lines?)? left(, type|:) “?next”?\.$|\+\d+: next$"),
}
"""How a part of an answer ends that is not the last one."""


def _sit_down(*words: str, language: str, columns: int = COLUMNS) -> Person:
    return Person(*words, columns=columns, rows=ROWS, language=language)


def _parts(person: Person, rows: list[str], language: str) -> Iterator[str]:
    """Yield the parts of an answer, each without the line that says how to go on; the rest is asked for."""
    while True:
        assert len(rows) < ROWS, rows
        text = AGAIN.sub("", " ".join(rows))
        yield MORE[language].sub("", text).strip()
        if not MORE[language].search(text):
            return
        rows = person.type(Language(language).vocabulary(*WORD_FILES).word("next"))


def _whole(person: Person, rows: list[str], language: str, told: str) -> str:
    """Return an answer put together again; `told` may itself end in the offer of a further page."""
    found = ""
    for part in _parts(person, rows, language):
        found = f"{found} {part}".strip()
        if MORE[language].sub("", told).strip() == found:
            return told
    return found


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("iota-tour.cs.txt", 40),
        ("iota-tour.en.txt", 80),
        ("quantum-tour.cs.txt", 40),
        ("quantum-tour.en.txt", 80),
        ("tetrikon-tour.cs.txt", 40),
        ("tetrikon-tour.en.txt", 80),
        ("iqlandie-tour.en.txt", 40),
        ("iqlandie-tour.cs.txt", 80),
    ],
)
def test_no_answer_of_a_whole_game_is_longer_than_the_window(name: str, columns: int, home: Path) -> None:
    """Whatever is asked comes in parts that fit, and together they are what a pipe is told."""
    order = GOLDENS[name].order
    expected = hold(order, GOLDENS[name].player, home / "log")
    with _sit_down(*order.words, language=order.language, columns=columns) as person:
        opening = person.listen()
        assert len(opening) < ROWS
        person.write(Language(order.language).vocabulary(*WORD_FILES).word("heard-once"))
        rows = person.enter()
        for exchange in expected.exchanges[1:]:
            list(_parts(person, rows, order.language))
            person.write(exchange.typed or "")
            rows = person.enter()
            # What was repeated at once in a pipe may stand further away here, so it is not said to be.
            told = AGAIN.sub("", " ".join(exchange.told))
            found = _whole(person, rows, order.language, told)
            # By a clock that counts lines the rest of an answer takes time, too.
            assert order.clock is not None or told == found
            rows = []
        assert 0 == person.end()
        assert [] == person.screen.forbidden()


def _typed(name: str) -> Iterable[str]:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def _all_fit(
    words: Iterable[str], typed: Iterable[str], language: str, begun: str = "", columns: int = COLUMNS
) -> None:
    """Type lines, and each time ask for the rest of the answer."""
    with _sit_down(*words, language=language, columns=columns) as person:
        for line in (None, *filter(None, [begun]), *typed):
            if line is not None:
                person.write(line)
            rows = person.listen() if line is None else person.enter()
            list(_parts(person, rows, language))
        assert [] == person.screen.forbidden()


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("iota-tutor.cs.txt", 40),
        ("iota-tutor.cs.txt", 80),
        ("quantum-tutor.en.txt", 40),
        ("tetrikon-tutor.cs.txt", 40),
    ],
)
def test_lessons_fit_the_window(name: str, columns: int, home: Path) -> None:
    """Tasks, explanations and answers of a lesson come in parts that fit."""
    course = COURSES[name]
    asked = LONG if course.language == "cs" else ()
    _all_fit(course.words, (*asked, *course.sittings[0]), course.language, "jednou", columns)


@pytest.mark.parametrize(
    ("name", "columns"),
    [("iota-analysis.cs.txt", 40), ("iota-analysis.cs.txt", 80), ("tetrikon-analysis.en.txt", 40)],
)
def test_looking_back_fits_the_window(name: str, columns: int, home: Path) -> None:
    """So does everything that is said of a match gone through again."""
    analysis = ANALYSES[name]
    heard = Language(analysis.language).vocabulary(*WORD_FILES).word("heard-once")
    asked = LONG if analysis.language == "cs" else ()
    _all_fit(analysis.words(FOLDER), (*asked, *analysis.typed), analysis.language, heard, columns)


RULES: Final = (*LONG, "pravidla", "pravidla cíl", "uvítej")
"""The like while a match is on."""


def _asked(*ways: str, among: tuple[str, ...] = LONG) -> tuple[str, ...]:
    """Return what is typed to come to each prompt, and all long questions at each."""
    return tuple(line for way in ways for line in (way, *among))


@pytest.mark.parametrize("columns", [80, 40])
def test_at_every_prompt_long_answers_fit_the_window(columns: int, home: Path) -> None:
    """A turn, a list, choices, the hand-over, after the end; set-up from the first start on; and the club."""
    fit = partial(_all_fit, language="cs", columns=columns)
    two = ("play", "iota", "--players", "Jana,Petr", "--seed", "7", "--lang", "cs")
    match = ("ano", "tahy výměna", "pas", "vyměň vše", "ano", "konec", "ne", "nedohrát", "ano")
    fit(("--lang", "cs"), (*LONG, *_asked("jednou", "3", "1", "Jana", "", "zpět")))
    fit(two, _asked(*match, among=RULES))
    fit(("club", "--lang", "cs"), _asked("Klub", "hráči", "turnaj", "Turnaj", "zpět"))
