"""The door of browsers: plain text with a field, and a session behind it that outlives a break."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec
from websockets.exceptions import ConnectionClosed

from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import languages
from accessgames.net import frames, pipes, reading
from accessgames.net.hall.doors import GREETING_SECONDS
from accessgames.net.hall.guests import Reach
from accessgames.net.lobby.playing import Home
from accessgames.net.visits import site, talk, threads
from accessgames.net.visits.visit import Visitor, refusal_text, waits_text
from accessgames.output.sink import unlimited
from accessgames.shell import launch
from accessgames.shell.input.readers import ReadRequest, TypedLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.server import ServerConnection
    from websockets.http11 import Request, Response

    from accessgames.net.hall.doors import Origin
    from accessgames.net.operations.health import Health
    from accessgames.net.pipes import ServerLine
    from accessgames.net.visits.visit import Visits
    from accessgames.shell.settings import Settings

KEPT_LINES: Final = 500
"""So many lines are told again to whoever comes back."""

PATIENCE: Final = 600.0
"""Seconds that a session waits for a page whose line broke."""

_MOST_TYPED: Final = 32
_WRONG_PAUSE: Final = 0.5
_ID_BYTES: Final = 18
_READ: Final = msgspec.json.Decoder(talk.FromPage)


class PageTerminal:
    """What somebody has in a browser: lines, a field, buttons and boards.

    Its session runs in a thread; what it tells goes to the loop, to whichever line leads to the page now.

    Attributes:
        stream: Where lines go before a reader is there.
        lines: What was typed.
        changed: Set when there is something to be sent.
        over: Whether the session has ended.
        reach: Whether a line leads to the page now.
        leaving: Whether the hall ends, so that the page comes back when what was told is sent.
        gone: Set when its line was closed by the hall.
    """

    prompts = own_prompt = True

    def __init__(self) -> None:
        """Nobody looks yet."""
        self.stream = threads.Teller(lambda text: self.take(text.splitlines()))
        self.lines: threads.Typed[str] = threads.Typed(_MOST_TYPED)
        self.changed = asyncio.Event()
        self.over = self.leaving = False
        self.gone = asyncio.Event()
        self.reach = Reach()
        self._loop = asyncio.get_running_loop()
        self._told: deque[str] = deque(maxlen=KEPT_LINES)
        self._number = self._written = self._shown = 0
        self._asks: talk.Asks | None = None
        self._journals: list[talk.Journal] = []
        self.home = Home(Path(), "page", self._take_home)

    # ------------------------------------------------------------ the thread of the session

    def far(self) -> launch.FarTerminal:
        """Return what reads there; lines break by themselves."""
        return launch.FarTerminal(self._reader, unlimited, self._is_shown)

    def _reader(self, settings: Settings) -> Self:
        del settings
        return self

    def __enter__(self) -> Self:
        """Take hold of the page."""
        return self

    def __exit__(self, *error: object) -> None:
        """Leave it as it is."""

    def _is_shown(self) -> bool:
        """Tell whether the page has said that all lines are on it."""
        return self._shown >= self._written

    def take(self, lines: Sequence[str]) -> None:
        """Tell lines."""
        self._written += len(lines)
        self._hand(self._add, tuple(lines))

    def adapt(self, theme: str, step: int) -> None:
        """Change no colours: the page has its own."""
        del theme, step

    def pending(self) -> bool:
        """Tell whether something was typed that was not read."""
        return self.lines.pending

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the next line.

        Raises:
            EOFError: Nobody is there any more.
        """
        asks = talk.Asks(
            request.prompt.strip(), request.hidden, request.due, request.status(),
            tuple(talk.Chosen(*one) for one in request.choices()),
            talk.boards_of(*request.boards()),
        )  # fmt: skip
        self._hand(self._ask, asks)
        return TypedLine(self.lines.awaited(request.wake, request.pulse) or "", shown=False)

    def _take_home(self, path: Path, data: bytes) -> None:
        self._hand(self._offer, talk.Journal(path.name, data.decode()))

    def _hand(self, do: Any, what: object) -> None:  # noqa: ANN401 - one of three
        """Let the loop do something; raises OSError where the server is gone."""
        try:
            self._loop.call_soon_threadsafe(do, what)
        except RuntimeError as error:
            raise BrokenPipeError from error

    # ------------------------------------------------------------ the loop of the server

    def _add(self, lines: Sequence[str]) -> None:
        self._told.extend(lines)
        self._number += len(lines)
        self.changed.set()

    def _ask(self, asks: talk.Asks) -> None:
        self._asks = asks
        self.changed.set()

    def _offer(self, journal: talk.Journal) -> None:
        self._journals.append(journal)
        self.changed.set()

    def show(self, number: int) -> None:
        """Hear that the page shows everything up to the line of a number, as far as that was sent."""
        self._shown = max(self._shown, min(number, self._number))

    def end(self) -> None:
        """Let nothing come any more."""
        self.over = True
        self.changed.set()

    async def leave(self) -> None:
        """Let the page come back to whoever serves the hall then; returns when its line is closed."""
        self.leaving = True
        self.changed.set()
        await self.gone.wait()

    async def send_all(self, line: ServerLine, told: int) -> None:
        """Send what was told behind a line, then all that is told; returns at the end of the session."""
        asked: talk.Asks | None = None
        journals = 0
        while True:
            self.changed.clear()
            if (fresh := min(self._number - told, len(self._told))) > 0:
                told = self._number
                await _send(line, talk.Told(told, tuple(self._told)[-fresh:]))
            for journal in self._journals[journals:]:
                await _send(line, journal)
            journals = len(self._journals)
            if self._asks is not asked and self._asks is not None:
                asked = self._asks
                await _send(line, asked)
            if self.leaving:
                return
            if self.over:
                await _send(line, talk.Over())
                return
            await self.changed.wait()


class Pages:
    """Lets browsers in, and keeps sessions whose line broke.

    Attributes:
        visits: Runs the sessions.
        language: Speaks to those who ask for no other.
    """

    def __init__(self, visits: Visits, language: str, health: Health) -> None:
        """Let nobody in yet."""
        self.visits, self.language = visits, language
        self._site, self._health = site.Site(visits.hall.name, language), health
        self._open: dict[str, tuple[int, PageTerminal]] = {}
        self._lines: dict[str, ServerLine] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer what is no line: whether the hall is well, or a file of the page."""
        return await self._health.answer(request) or self._site.answer(connection, request)

    async def meet(self, line: ServerLine, origin: Origin) -> None:
        """Let somebody in, and serve their page until its line breaks."""
        watch = self.visits.hall.watch
        with suppress(ConnectionClosed, TimeoutError):
            language = self.language
            try:
                enter = _read(await asyncio.wait_for(line.recv(), GREETING_SECONDS))
                if isinstance(enter, talk.Enter):
                    language = enter.language if enter.language in languages() else self.language
                    await self._let_in(line, enter, origin, language)
                else:
                    watch.turn_away(frames.FrameError(), origin.door, origin.address)
            except frames.FrameError as error:
                watch.turn_away(error, origin.door, origin.address)
            except GameError as error:
                watch.turn_away(error, origin.door, origin.address)
                await asyncio.sleep(_WRONG_PAUSE)
                await _send(line, talk.Denied(error.key, refusal_text(error, language)))

    async def _let_in(self, line: ServerLine, enter: talk.Enter, origin: Origin, language: str) -> None:
        """Serve the session that somebody comes back to, or a new one; raises GameError."""
        said = enter.token, enter.name, enter.passphrase, enter.word, enter.claim
        hello = frames.Hello(frames.VERSION, *said)

        async def waits(before: int, seconds: int) -> None:
            await _send(line, talk.Waits(waits_text(before, seconds, language)))

        figures = self.visits.hall.watch.figures
        with figures.counted(figures.logins, origin.door):
            person, token = await self.visits.door.identify(hello, origin, waits)
        owner, terminal = self._open.get(enter.visit, (0, None))
        if terminal is not None and owner == person.id and not terminal.over:
            visit, told = enter.visit, enter.told
        else:
            terminal, told = PageTerminal(), 0
            here = replace(origin, reach=terminal.reach)
            visit = self._begin(Visitor(person, here, language, enter.word), terminal)
        await _send(line, talk.Entered(person.name, token, visit))
        await self._serve(line, visit, terminal, told)

    def _begin(self, visitor: Visitor, terminal: PageTerminal) -> str:
        """Begin a session, and return its name."""
        visit = secrets.token_urlsafe(_ID_BYTES)
        self._open[visit] = visitor.person.id, terminal

        async def run() -> None:
            try:
                self.visits.ends.add(terminal.leave)
                await self.visits.hold(visitor, terminal)
            except GameError as error:
                terminal.take((refusal_text(error, visitor.language),))
            finally:
                asyncio.get_running_loop().call_soon(terminal.end)  # behind all that was told
                self._open.pop(visit, None)
                self.visits.ends.discard(terminal.leave)

        task = asyncio.create_task(run())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return visit

    async def _serve(self, line: ServerLine, visit: str, terminal: PageTerminal, told: int) -> None:
        """Hand over what is typed and told until the line breaks; a newer page takes an older one's place."""
        if visit in self._leaving:
            self._leaving.pop(visit).cancel()
        before, self._lines[visit] = self._lines.get(visit), line
        terminal.reach.find()
        if before is not None:
            await before.close()
        terminal.show(told)
        telling = asyncio.create_task(self._tell(terminal, line, told))
        left = False
        try:
            async for data in line:
                typed = _read(data)
                if isinstance(typed, talk.Shown):
                    terminal.show(typed.number)
                left = isinstance(typed, talk.Leave)
                if left or (isinstance(typed, talk.Typed) and not terminal.lines.put(typed.line)):
                    break
        finally:
            telling.cancel()
            if self._lines.get(visit) is line:
                del self._lines[visit]
                give_up, loop = partial(self._give_up, visit, terminal), asyncio.get_running_loop()
                self._leaving[visit] = loop.call_later(0.0 if left else PATIENCE, give_up)
                terminal.reach.lose(self.visits.hall.monotonic)

    async def _tell(self, terminal: PageTerminal, line: ServerLine, told: int) -> None:
        with suppress(ConnectionClosed):
            await terminal.send_all(line, told)
            await line.close(pipes.COME_BACK if terminal.leaving else pipes.USUAL)
        terminal.gone.set()

    def _give_up(self, visit: str, terminal: PageTerminal) -> None:
        """End a session to which no page came back."""
        del self._leaving[visit]
        terminal.lines.end()


async def _send(line: ServerLine, what: talk.FromHall) -> None:
    await line.send(msgspec.json.encode(what), text=True)


def _read(data: bytes | str) -> talk.FromPage:
    """Return what a page says; raises FrameError."""
    found: talk.FromPage = reading.read_frame(_READ, data, talk.LONGEST_TYPED)
    return found
