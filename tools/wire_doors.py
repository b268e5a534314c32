"""The doors of a hall as somebody sits behind them: real terminals, and all that comes there is noted.

The seat is a guest's, as in `accessgames serve`; each session asks at once and hears when it is told to. A
program reads a pipe and waits for others, a page has a field, and a terminal is reached by SSH.
"""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

import msgspec

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.net import frames, pipes, remote_seat, values
from accessgames.net.hall import guests, ledger
from accessgames.net.lobby import playing
from accessgames.net.visits import page, terminals
from accessgames.output import sink
from accessgames.shell import console, interpreter, launch, settings, stopwatch, typing_aids
from accessgames.shell.input import readers
from accessgames.testing import speech, worlds

if TYPE_CHECKING:
    from accessgames.games import Room
    from tools.wire_worlds import World

COLUMNS: Final = 80
"""How wide the terminal behind SSH is."""

_SAT_DOWN: Final = re.compile(rb"\d{8}-\d{6}")
"""When somebody sat down stands in the name of their file; no hidden thing does."""

_TOLD: Final = msgspec.json.Decoder(frames.FromServer)

Note = tuple[str, str, object]
"""At which door something came, what it is, and what came."""


class _Recorder:
    """A line to somebody: what goes over it is noted and read."""

    def __init__(self, note: Callable[[str, object], None]) -> None:
        self._note = note
        self.told: deque[Any] = deque()

    async def send(self, data: bytes, *, text: bool = True) -> None:
        del text
        self._note("frame", data)
        self.told.append(_TOLD.decode(data))

    async def close(self, code: int = pipes.USUAL) -> None:
        self._note("closed", str(code))


class PageLine(pipes.FarEnd):
    """A line to a page: what goes over it is noted."""

    def __init__(self, note: Callable[[str, object], None]) -> None:
        self._note = note

    async def send(self, data: bytes, *, text: bool) -> None:
        """Note a frame."""
        del text
        self._note("page", data)


class Way:
    """What a session has of its link to the hall: questions are answered before anything else happens."""

    heard: tuple[frames.Heard, ...] = ()
    lost: GameError | None = None
    withdrawn = doubt = False

    def __init__(self, hall: World, note: Callable[[str, object], None]) -> None:
        """Lead to a hall as a guest of its own."""
        self._hall, self._note = hall, note
        self._line = _Recorder(note)
        self._number = 0
        self._moved: deque[frames.Moved] = deque()
        who = ledger.KeptPerson(hall.hosting.viewer + 1, "Jana", "jana", "", "")
        self.guest = guests.Guest(self._line, who, hosts=False)
        self.guest.enter(hall.table)

    def _take(self) -> list[Any]:
        """Take what came; what happened at the table waits for whoever sits there."""
        came = list(self._line.told)
        self._line.told.clear()
        self._moved.extend(one for one in came if isinstance(one, frames.Moved))
        return [one for one in came if not isinstance(one, frames.Moved)]

    @staticmethod
    def told_before(table: int) -> int:
        """Say that nobody sat at a table before."""
        del table
        return -1

    def hear(self) -> None:
        """Take in what is told by itself, as the task beside a connection does."""
        if self.guest.news.is_set():
            self._hall.run(self.guest.send())
        self._take()

    def ask(self, request: frames.SeatRequest) -> msgspec.Raw:
        """Return the answer, as the door of programs gives it."""
        self._number += 1
        self._note("asked", repr(request))
        self._hall.run(self._answer(request))
        answer = next(one for one in self._take() if isinstance(one, frames.Answered | frames.Refused))
        if isinstance(answer, frames.Refused):
            raise values.Values(self._hall.hosting.room.game).read_fault(answer.fault)
        return msgspec.Raw(answer.value)

    def mention(self, request: frames.SeatRequest) -> None:
        """Say something to which nothing is answered: note that it was said."""
        self._note("mentioned", repr(request))

    async def _answer(self, request: frames.SeatRequest) -> None:
        match, service = self._hall.match, self.guest.service
        assert service is not None  # noqa: S101 - the match goes on
        if isinstance(request, frames.Attend):
            await self.guest.attend(request)
            answer: frames.FromServer = frames.Answered(self._number, msgspec.Raw(b"null"))
        else:
            try:
                answer = frames.Answered(self._number, await match.answer(service, request))
            except GameError as error:
                answer = frames.Refused(self._number, match.values.write_fault(error))
        await self.guest.send(answer)

    def take(self) -> Sequence[frames.Moved]:
        """Return what happened at the table."""
        taken = tuple(self._moved)
        self._moved.clear()
        return taken

    @property
    def arrived(self) -> bool:
        """Whether something happened."""
        return bool(self._moved)

    def wait(self) -> bool:
        """Wait for others: note that it is done; they act when everybody has been told."""
        self._note("waits", "")
        return self.arrived

    def enter(self, *, patient: bool) -> tuple[remote_seat.RemoteSeat, Room, int]:
        """Sit down, as `Link.enter` does."""
        self._hall.run(self.guest.send())
        place = next(one for one in self._take() if isinstance(one, frames.Welcome))
        header = values.Values(self._hall.hosting.room.game).read("header", place.header)
        self.ask(frames.Attend(0, 0))
        game = self._hall.hosting.room.game
        seat = remote_seat.RemoteSeat(game, header, frozenset(place.own), self, patient=patient)
        return seat, self._hall.hosting.room, place.table

    def leave(self) -> None:
        """Stay: the course goes on without whoever leaves."""

    def request(self, what: frames.HallRequest, kind: type[Any]) -> Any:  # noqa: ANN401 - by request
        """Refuse: there is no hall behind the table."""
        del what, kind
        raise GameError("net-not-at-table")


class _Keys(readers.LineReader):
    """The keyboard behind SSH, where nobody waits for seconds in which nothing is typed."""

    def read(self, request: readers.ReadRequest) -> readers.TypedLine:
        return super().read(replace(request, pulse=0.0))


class Field(page.PageTerminal):
    """The field of a page, as impatient."""

    def read(self, request: readers.ReadRequest) -> readers.TypedLine:
        """Read at once."""
        return super().read(replace(request, pulse=0.0))


class _Pipe(io.TextIOBase):
    """What a program reads that nobody sits at."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # of text
        del size
        return self.lines.popleft() + "\n" if self.lines else ""


class _Out(io.StringIO):
    """Where a program writes: each write is noted by itself."""

    def __init__(self, note: Callable[[str, object], None]) -> None:
        super().__init__()
        self._note = note

    def write(self, text: str, /) -> int:
        self._note("written", text)
        return len(text)


class Door:
    """A session behind one of the doors.

    Attributes:
        name: Which.
        session: The match as it is told there.
    """

    def __init__(self, name: str, hall: World, manner: Manner) -> None:
        """Come in and sit down."""
        self.name, self._hall = name, hall
        self._way = Way(hall, self._note)
        self._type: Callable[[str], object]
        stream, reader, width = self._terminal()
        chosen = settings.default_settings().set("language", manner.tag)
        for key, value in manner.chosen.items():
            chosen = chosen.set(key, value)
        preferences = settings.Preferences(speech.language, chosen, lambda _values: None, {})
        out = sink.TextSink(stream, width)
        self._console = console.Console(out, reader, preferences.language, chosen)
        watch = stopwatch.Stopwatch(lambda: 0.0)
        context = launch.SessionContext(self._console, preferences, unclear=False, stopwatch=watch)
        link: Any = self._way  # all that a table needs of one
        self.session = playing.sit_down(
            link, context, {}, playing.Home(Path(), "nowhere"), patient=name == "pipe"
        )
        self.session.known.limits = dict.fromkeys(range(len(hall.hosting.header.seats)), worlds.THOUGHT)
        self._console.flush()

    def _note(self, what: str, came: object) -> None:
        if isinstance(came, bytes):
            came = _SAT_DOWN.sub(b"then", came)
        elif isinstance(came, str):
            came = _SAT_DOWN.sub(b"then", came.encode()).decode()
        self._hall.notes.append((self.name, what, came))

    def _terminal(self) -> tuple[TextIO, Callable[[settings.Settings], readers.Reader], sink.Width]:
        """Return where lines go, what reads, and how wide it is there."""
        if self.name == "pipe":
            pipe, out = _Pipe(), _Out(self._note)
            self._type = pipe.lines.append
            return out, lambda _settings: readers.PipeReader(pipe), sink.unlimited  # type: ignore[arg-type] # it only reads lines
        if self.name == "page":
            field = self._hall.open_page(PageLine(self._note))
            self._type = field.lines.put
            return field.stream, lambda _settings: field, sink.unlimited
        ssh = terminals.SshTerminal(lambda data: self._note("bytes", data), COLUMNS)
        self._type = lambda line: ssh.keys.portions.put(f"{line}\r".encode())
        return ssh.stream, lambda _settings: _Keys(ssh.keys, ssh.stream), ssh.far().width

    @property
    def left(self) -> bool:
        """Whether the person has left."""
        return self.session.agenda.done

    def hear(self) -> None:
        """Tell what has come, if anything has; note whether the session breaks in, waits, or says so."""
        self._way.hear()
        known = self.session.known
        due = self.session.time_is_due()
        awaited = known.seat.next_automatic()
        thought = [known.thought(seat) for seat in range(len(known.seating.seats))]
        self._note("stands", f"due {due}, awaited {awaited}, thinks {thought}")
        if due:
            self._interpret("")

    def enter(self, line: str) -> None:
        """Type a line, and hear the answer."""
        self._type(line)
        self._interpret(self._console.ask(typing_aids.next_request(self.session)))
        self._hall.rest()

    def _interpret(self, line: str) -> None:
        interpreter.interpret(self.session, line)
        self._console.flush()
        asked = typing_aids.next_request(self.session)
        self._note("status", [self._console.language.form(message, "brief") for message in asked.status()])


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody hears.

    Attributes:
        tag: The language.
        chosen: Their settings.
    """

    tag: str
    chosen: Mapping[str, str]
