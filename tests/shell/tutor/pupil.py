"""Somebody who takes a lesson: what they type is given, what they hear is watched."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine.local_seat import LocalSeat
from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.entry import HouseServices
from accessgames.shell.launch import SessionContext
from accessgames.shell.settings import Preferences, default_settings
from accessgames.shell.tutor.classroom import Classroom
from accessgames.shell.tutor.reading import load_course
from accessgames.shell.tutor.wishes import LESSON_HANDLERS
from accessgames.storage.progress import LoadedLessons
from tests.shell.stage import ROOTS, ScriptReader, Spy

if TYPE_CHECKING:
    from accessgames.engine import GameError, Match
    from accessgames.games import Room
    from accessgames.shell.tutor.lesson import Lesson


@cache
def spoken(tag: str) -> Language:
    """A language that raises where the program would only note a mistake; messages are parsed but once."""
    return Language(tag, strict=True, roots=ROOTS)


NOTHING: Mapping[str, str] = MappingProxyType({})


class Pupil:
    """A lesson and its console.

    Attributes:
        session: The lesson being taken.
        problem: What is raised instead of remembering a step.
        kept: The steps that were remembered, in order.
        opening: Lines told before the first line.
    """

    def __init__(
        self,
        room: Room,
        number: int = 0,
        tag: str = "cs",
        *,
        lesson: Lesson | None = None,
        settings: Mapping[str, str] = NOTHING,
    ) -> None:
        chosen = default_settings().set("language", tag)
        for key, value in settings.items():
            chosen = chosen.set(key, value)
        preferences = Preferences(spoken, chosen, lambda _values: None, {})
        self.spy = Spy()
        sink = TextSink(self.spy)  # type: ignore[arg-type] # only writes and flushes
        console = Console(sink, lambda _settings: ScriptReader(), preferences.language, chosen)
        self.kept: list[str] = []
        self.problem: GameError | None = None
        context = SessionContext(console, preferences, unclear=False, lessons=self)
        taught, services = lesson or load_course(room).chapters[0], HouseServices(context)
        self.session = Classroom(room, context, taught, number, services, LESSON_HANDLERS)
        self.session.begin()
        self.opening = self.heard()

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The match of the scene."""
        seat = self.session.known.seat
        assert isinstance(seat, LocalSeat)
        return seat._match

    def load(self) -> LoadedLessons:
        """Nothing was remembered before."""
        return LoadedLessons({})

    def save(self, game: str, step: str, /) -> None:
        """Note the step, or fail as a full disk does."""
        del game
        if self.problem is not None:
            raise self.problem
        self.kept.append(step)

    def heard(self) -> list[str]:
        """The lines that are waiting to be written."""
        start = len(self.spy.writes)
        self.session.teller.console.flush()
        return "".join(self.spy.writes[start:]).splitlines()

    def type(self, *lines: str) -> list[str]:
        """Type lines and return what was told for the last one."""
        told: list[str] = []
        for line in lines:
            self.session.take(line)
            told = self.heard()
        return told
