"""A table for tests: a match at a console whose input is given and whose output is watched."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from accessgames.engine import Header, Match, SeatSpec, read_journal
from accessgames.engine.local_seat import LocalSeat
from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.entry import announce_match, announce_resumed, seat_players, usual_setup
from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.interpreter import interpret
from accessgames.shell.launch import SessionContext
from accessgames.shell.seating import name_seats
from accessgames.shell.settings import Preferences, default_settings
from accessgames.shell.typing_aids import next_request
from tests.pig import ROOM as PIG

if TYPE_CHECKING:
    from accessgames.engine import GameError
    from accessgames.games import Room
    from accessgames.personal.database import PersonalFile
    from accessgames.shell.protocols import RecordStore
    from accessgames.shell.session import Session
    from accessgames.shell.settings import Settings

ROOTS = (Path(__file__).parent / "locales", Path(__file__).parents[1] / "pig" / "locales")

NOTHING: Mapping[str, str] = MappingProxyType({})


@cache
def speak(tag: str) -> Language:
    """A language that raises where the program would only note a mistake; messages are parsed but once."""
    return Language(tag, strict=True, roots=ROOTS)


def sentences(lines: Sequence[str]) -> list[str]:
    """Put sentences together again that were told in several lines."""
    whole: list[str] = []
    for line in lines:
        if whole and not whole[-1].endswith((".", "?", "!")):
            whole[-1] += f" {line}"
        else:
            whole.append(line)
    return whole


class Spy:
    """A stream that keeps every write apart."""

    def __init__(self) -> None:
        self.writes: list[str] = []

    def write(self, text: str) -> int:
        self.writes.append(text)
        return len(text)

    def flush(self) -> None:
        self.writes.append("")

    def fileno(self) -> int:
        """There is no terminal behind it that could tell its rows."""
        raise OSError

    @property
    def text(self) -> str:
        return "".join(self.writes)


class ScriptReader:
    """A person at a terminal who types what was decided before; then the input ends."""

    prompts = True
    own_prompt = False

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self.lines = deque(lines)
        self.requests: list[ReadRequest] = []
        self.held = 0

    def __enter__(self) -> Self:
        self.held += 1
        return self

    def __exit__(self, *exc: object) -> None:
        self.held -= 1

    def read(self, request: ReadRequest) -> TypedLine:
        self.requests.append(request)
        if not self.lines:
            raise EOFError
        line = self.lines.popleft()
        if line == "^C":
            raise KeyboardInterrupt
        return TypedLine(line)


class FakeKept:
    """A journal in memory."""

    path = Path("match.jsonl")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.finished = False
        self.closed = False

    def __call__(self, line: str, /) -> None:
        self.lines.append(line)

    def confirm(self, *, whole: bool = False) -> None:
        pass

    def news(self) -> tuple[GameError, ...]:
        return ()

    def finish(self, folder: str = "") -> object:
        self.finished = True
        return self.path

    def close(self) -> None:
        self.closed = True


def settings_with(changed: Mapping[str, str]) -> Settings:
    settings = default_settings().set("language", "cs")
    for key, value in changed.items():
        settings = settings.set(key, value)
    return settings


class Stage:
    """A match and its console.

    Attributes:
        session: The match as it is told.
        match: The match itself.
        spy: What was written.
        saved: Settings as they were saved, each time.
        opening: Lines told before the first command.
    """

    def __init__(
        self,
        room: Room = PIG,
        players: str = "Jana,bot:3",
        *,
        seed: str = "7",
        options: Mapping[str, str] = NOTHING,
        settings: Mapping[str, str] = NOTHING,
        records: RecordStore | None = None,
        personal: PersonalFile | None = None,
    ) -> None:
        self.spy = Spy()
        self.saved: list[Mapping[str, str]] = []
        chosen = settings_with(settings)
        preferences = Preferences(speak, chosen, self.saved.append, {})
        self.reader = ScriptReader()
        sink = TextSink(self.spy)  # type: ignore[arg-type] # only writes and flushes
        console = Console(sink, lambda _settings: self.reader, preferences.language, chosen)
        self.kept = FakeKept()
        match = new_match(room, players, seed, options, preferences, self.kept)
        self.match = match
        context = SessionContext(
            console, preferences, unclear=False, records=records, personal=personal, open_room=lambda *_: room
        )
        self.session: Session = seat_players(room, LocalSeat.at(match), context, self.kept)
        announce_match(self.session)
        self.opening = self.heard()

    @property
    def console(self) -> Console:
        return self.session.teller.console

    def heard(self) -> list[str]:
        """The lines that are waiting to be written."""
        start = len(self.spy.writes)
        self.console.flush()
        return "".join(self.spy.writes[start:]).splitlines()

    def leave_and_come_back(self) -> None:
        """Leave the match and go on with it from its journal, in another session at the same console."""
        old = self.session
        room, preferences = old.known.room, old.teller.preferences
        self.match = Match.replay(room.game, read_journal(self.kept.lines), self.kept)
        context = SessionContext(
            self.console, preferences, unclear=False, records=old.records, personal=old.personal
        )
        self.session = seat_players(room, LocalSeat.at(self.match), context, self.kept)
        announce_resumed(self.session, None)
        self.heard()

    def type(self, *lines: str) -> list[str]:
        """Type lines and return what was told for the last one."""
        told: list[str] = []
        for line in lines:
            interpret(self.session, line)
            told = self.heard()
        return told

    def wait(self, seconds: float) -> None:
        """Let time pass as while a line is typed."""
        if self.session.clock_runs:
            self.session.stopwatch.pending += round(seconds * 1000)

    def prompt(self) -> str:
        """The prompt that would stand behind what was told."""
        return self.console.language.form(next_request(self.session).prompt, "full")


def new_match(
    room: Room,
    players: str,
    seed: str,
    options: Mapping[str, str],
    preferences: Preferences,
    kept: FakeKept,
) -> Match[Any, Any, Any, Any]:
    """A match with people by name and computer players by description."""
    specs = [SeatSpec("", part) if part.startswith("bot:") else SeatSpec(part) for part in players.split(",")]
    header = Header(
        room.game.id,
        room.game.rules_version,
        name_seats(specs, preferences.language),
        usual_setup(room.game, specs, options).options,
        seed,
        training=preferences.settings.flag("training"),
    )
    return Match(room.game, header, kept)
