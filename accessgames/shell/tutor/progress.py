"""How far somebody is in the chapters of a game, what is known of them, and what to practise next.

The step that comes next stands in the file of lessons; the days on which chapters were taken stand in the
personal file, where the scheduler that brings back own mistakes brings back chapters.
"""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Final, Literal

from accessgames.engine import GameError
from accessgames.shell.tutor import lesson as lessons

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.personal.lessons import OwnLessons
    from accessgames.personal.repetition import Return
    from accessgames.shell.protocols import LessonStore

Entry = tuple[str, str]
"""Id of a game, and id of a chapter or `test`."""

Standing = Literal["new", "begun", "done", "failed", "due", "known"]
"""How a chapter stands: never taken, left in its middle, taken, not passed as a test, to be practised again,
or known for good."""

_STEP: Final = re.compile(r"(?P<step>[a-z0-9-]+?)(?:--(?P<misses>\d{1,2}))?")
_TEST: Final = re.compile(r"test-(?P<number>\d{1,6})-(?P<right>[01]{0,10})")

MOST_STARS: Final = 3
"""Stars of a chapter without a miss; each task that was not done at the first try costs one."""


class Progress:
    """How far the chapters of games are.

    Attributes:
        problem: What was wrong with what was kept, to be told once, or None.
    """

    def __init__(self, store: LessonStore | None, own: OwnLessons | None) -> None:
        """Look at what is kept; where there is nowhere to keep it, all is new."""
        self._store = store
        self._own = own
        loaded = None if store is None else store.load()
        self.problem: GameError | None = None if loaded is None else loaded.problem
        self._steps: dict[str, str] = {} if loaded is None else dict(loaded.steps)
        self._returns: Mapping[Entry, Return] = {}
        self._failed: set[Entry] = set()
        if own is not None:
            try:
                self._returns = own.book.returns()
                self._failed = {
                    entry for entry, tries in own.book.tries().items() if _is_failed(entry, tries[-1][1])
                }
            except GameError as error:
                self.problem = self.problem or error

    def step_of(self, lesson: lessons.Lesson) -> tuple[str, int]:
        """Return the step that comes next and how many were missed before it; empty for the beginning."""
        found = _STEP.fullmatch(self._steps.get(lesson.place, ""))
        if found is None or found["step"] == lessons.FINISHED_STEP:
            return "", 0
        return found["step"], int(found["misses"] or 0)

    def test_of(self, game: str) -> tuple[int, str]:
        """Return the number of the test that comes next, from 1, and by `1` and `0` how it went so far."""
        found = _TEST.fullmatch(self._steps.get(f"{game}-{lessons.TEST}", ""))
        return (1, "") if found is None else (int(found["number"]), found["right"])

    def remember(self, place: str, step: str, misses: int = 0) -> None:
        """Remember which step comes next.

        Raises:
            GameError: It can't be kept.
        """
        text = f"{step}--{min(misses, 99)}" if misses and step != lessons.FINISHED_STEP else step
        self._steps.pop(place, None)
        self._steps[place] = text
        if self._store is not None:
            self._store.save(place, text)

    def finish(self, game: str, chapter: str, stars: int) -> Return | None:
        """Keep that a chapter was taken to its end, and return when it comes back; None where nobody knows.

        Raises:
            GameError: It can't be kept.
        """
        if self._own is None:
            return None
        back = self._own.book.keep(game, chapter, self._own.today(), stars)
        self._returns = {**self._returns, (game, chapter): back}
        self._failed -= {(game, chapter)}
        self._failed |= {(game, chapter)} if _is_failed((game, chapter), stars) else set()
        return back

    def standing(self, game: str, chapter: str) -> Standing:
        """Tell how a chapter stands, or the test."""
        step = self._steps.get(_place(game, chapter), "")
        back = self._returns.get((game, chapter))
        test = _TEST.fullmatch(step)
        if (test is not None and test["right"]) or (step and test is None and step != lessons.FINISHED_STEP):
            return "begun"
        if back is None:
            return "done" if step == lessons.FINISHED_STEP else "new"
        if back.known:
            return "known"
        if self._own is not None and back.due <= self._own.today():
            return "due"
        return "failed" if (game, chapter) in self._failed else "done"

    def proposed(self, entries: Sequence[Entry]) -> Entry:
        """Return which of some chapters and tests is best taken next; there is at least one.

        What was left in its middle comes first, then what is being forgotten, what is new, and the test;
        where all is known for now, what comes back first.
        """
        standings = {entry: self.standing(*entry) for entry in entries}
        begun = {_place(*entry): entry for entry in entries if standings[entry] == "begun"}
        left = next((begun[place] for place in reversed(self._steps) if place in begun), None)
        if left is not None:
            return left
        due = [entry for entry in entries if standings[entry] == "due"]
        new = next((entry for entry in entries if standings[entry] == "new"), None)
        return min(due or entries, key=self._due) if due or new is None else new

    def _due(self, entry: Entry) -> dt.date:
        back = self._returns.get(entry)
        return dt.date.min if back is None else back.due


def _is_failed(entry: Entry, stars: int) -> bool:
    """Tell whether a try was a test that was not passed; a chapter is taken whatever was missed in it."""
    return entry[1] == lessons.TEST and not stars


def _place(game: str, chapter: str) -> str:
    """Return under which name it is remembered how far a chapter is, or the test."""
    return game if chapter == lessons.FIRST else f"{game}-{chapter}"
