"""Lessons as somebody takes them: what is typed in each sitting, and what is told."""

from __future__ import annotations

import io
from collections import deque
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.shell import Launch, learn
from accessgames.storage.progress import LoadedLessons
from tests.whole.session import NOTHING, Store

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

COMMAND: Final = "$ accessgames "
TYPED: Final = "> "


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson in one or more sittings.

    Attributes:
        game: Id of the game.
        language: The language spoken.
        chapter: Name of the chapter; empty for the one that is best taken next.
        sittings: The lines that are typed in each; where one does not finish the lesson, the next goes on.
    """

    game: str
    language: str
    sittings: tuple[tuple[str, ...], ...]
    chapter: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The command line behind the program's name."""
        chosen = (self.game, self.chapter) if self.chapter else (self.game,)
        return ("tutor", *chosen, "--lang", self.language)


def _course(game: str, language: str, *sittings: str, chapter: str = "") -> Course:
    return Course(game, language, tuple(tuple(sitting.split(" / ")) for sitting in sittings), chapter)


COURSES: Final[Mapping[str, Course]] = MappingProxyType(
    {
        f"{course.game}-tutor.{course.language}.txt": course
        for course in (
            _course(
                "iota",
                "cs",
                "ruka / stav / polož čk4 na n50 / DESKA / okoli m50 / nesmysl / tahy / mk3 p50 / konec",
                "proč / čk3 p50 / proč / zpět / přeskoč / úkol / stav / rada / zx2 g46 / dál",
            ),
            _course(
                "iota",
                "en",
                "hand / status / place rc4 at n50 / BOARD / around m50 / blah / moves / bc3 p50 / quit",
                "why / rc3 p50 / why / undo / skip / task / status / hint / gx2 g46 / next",
            ),
            _course(
                "quantum",
                "cs",
                "přehoď / prehod m6 / zapiš fialovou / list / cena / ž / č / konec",
                "f / proc / přeskoč / nech / č / z / proč / zpět / rada / m",
            ),
            _course(
                "quantum",
                "en",
                "reroll / reroll b6 / write purple / sheet / cost / y / r / quit",
                "p / why / skip / keep / r / y / why / undo / hint / b",
            ),
            _course(
                "tetrikon",
                "cs",
                "hod / ruka / deska / hotovo / nabídka / kup / ano / dtyč c2 1 / proč / konec",
                "dlouha tyc a1 / zpět / přeskoč / rada / domino d3 / hoď / tyčka d3 / proč",
            ),
            _course(
                "tetrikon",
                "en",
                "rol / hand / board / done / market / buy / yes / long bar c2 1 / why / quit",
                "long bar a1 / undo / skip / hint / hook d3 / roll / stick d3 / why",
            ),
            _course(
                "iqlandie",
                "cs",
                "optika / prog / cíl / přip / hotovo a2 / a1; hotovo / 1 2 / malý / přeskoč / konec",
                "čtverec 1 e5 / proč / čtverec 2 a1 / ctverec 1 a1 / zpět / rada / dál / hotovo / proč",
            ),
            _course(
                "iqlandie",
                "en",
                "optics / programming / goal / ready / done a2 / a1; done / 1 2 / small / skip / quit",
                "square 1 e5 / why / square 2 a1 / square 1 a1 / undo / hint / next / done / why",
            ),
        )
    }
)
"""How each transcript of a lesson is made, by its file name."""


ERRING: Final[Mapping[str, Course]] = MappingProxyType(
    {
        f"{course.game}-erring.{course.language}.txt": course
        for course in (
            _course("iota", "cs", "vyměň nic / tahy / 3 / vyměň nic / čx1 l50 / konec", chapter="čtveřice"),
            _course("iota", "en", "pass / moves / 3 / pass / rx1 l50 / quit", chapter="lots"),
            _course("quantum", "cs", "blízko / nic / č / f / z / kapitoly / konec", chapter="sloupce"),
            _course("quantum", "en", "nearly / nothing / r / p / y / chapters / quit", chapter="columns"),
            _course(
                "tetrikon",
                "cs",
                "soupeři / hoď / nabídni Alfa 10 T za podkovu / nabídni Alfě vlajku a 10 T za podkovu"
                " / nabídni Alfě vlajku za podkovu / konec",
                chapter="obchod",
            ),
            _course(
                "tetrikon",
                "en",
                "opponents / roll / offer Alpha 10 T for horseshoe / offer Alpha flag and 10 T for horseshoe"
                " / offer Alpha flag for horseshoe / quit",
                chapter="trading",
            ),
            _course(
                "iqlandie",
                "cs",
                "znovu 1 / hotovo / a1 hotovo / c3 hotovo / b2 hotovo / konec",
                chapter="programování",
            ),
            _course(
                "iqlandie",
                "en",
                "again 1 / done / a1 done / c3 done / b2 done / quit",
                chapter="programming",
            ),
        )
    }
)
"""Chapters as somebody takes them who errs: what a wrong try would do, a hint, the line; by file name."""


class Book:
    """How far lessons are, in memory."""

    def __init__(self) -> None:
        self.steps: dict[str, str] = {}

    def load(self) -> LoadedLessons:
        return LoadedLessons(self.steps)

    def save(self, game: str, step: str, /) -> None:
        self.steps[game] = step


class Learner(io.TextIOBase):
    """Standard input that a learner types into when the program listens."""

    def __init__(self, lines: Sequence[str], heard: io.StringIO) -> None:
        self._lines = deque(lines)
        self._heard = heard

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        if not self._lines:
            return ""
        line = self._lines.popleft()
        self._heard.write(f"{TYPED}{line}\n")
        return f"{line}\n"


def make_course(course: Course, log: Path, settings: Mapping[str, str] = NOTHING) -> str:
    """Take a lesson in this process and return its transcript: command lines, typed lines, told lines."""
    book, told = Book(), ""
    for sitting in course.sittings:
        heard = io.StringIO()
        launch = Launch(
            store=Store(settings),
            log=log,
            now=lambda: "2026-01-01T00:00:00+00:00",
            seed=lambda: "7",
            language=course.language,
            stdin=Learner(sitting, heard),  # type: ignore[arg-type] # all that the shell uses of it
            stdout=heard,
            environ=NOTHING,
            lessons=book,
        )
        learn(launch, course.game, course.chapter)
        told += f"{COMMAND}{' '.join(course.words)}\n{heard.getvalue()}"
    return told


def told_lines(transcript: str) -> list[str]:
    """Return what was told in a transcript, without what was typed."""
    return [line for line in transcript.splitlines() if not line.startswith((COMMAND, TYPED))]
