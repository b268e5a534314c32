"""A session that runs here for somebody elsewhere, in a thread of its own, as a guest of the hall."""

from __future__ import annotations

import asyncio
import io
import secrets
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.language import Language, say
from accessgames.net import link, pipes
from accessgames.net.hall.discretion import discreet, opened_discreetly
from accessgames.net.lobby import entry
from accessgames.shell.errors import tell_error
from accessgames.shell.launch import FarTerminal, Launch

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.games import Room
    from accessgames.net.hall.doors import Door, Origin
    from accessgames.net.hall.hall import Hall
    from accessgames.net.hall.ledger import KeptPerson
    from accessgames.net.lobby.playing import Home
    from accessgames.net.visits.threads import Teller
    from accessgames.shell.session import Session

MOST_VISITS: Final = 64
"""Sessions that run here at the same time; each has a thread."""

LONGEST_SETTINGS: Final = 32 * 1024
"""Most characters of what is kept of somebody's settings."""

_SEED_BYTES: Final = 16
_VISIT_BYTES: Final = 8
_LOOK: Final = 0.02
_NOT_HERE: Final = ("transcript", "emboss", "missed")
"""Words that would write files on the computer of the host."""


class Terminal(Protocol):
    """What somebody elsewhere hears and types.

    Attributes:
        home: Where their finished matches go.
        stream: Where lines go.
    """

    home: Home
    stream: Teller

    def far(self) -> FarTerminal:
        """Return what reads there and how wide it is."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody whose session runs here.

    Attributes:
        person: Who it is.
        origin: Where they come from.
        language: In which they are spoken to.
        word: The word that they came with, which may make them the host.
    """

    person: KeptPerson
    origin: Origin
    language: str
    word: str = ""


class PersonStore:
    """The settings of somebody, kept by the hall; no match is kept here, for the hall does that."""

    problem = None

    def __init__(self, saved: str, keep: Callable[[str], None]) -> None:
        """Take what was saved, as JSON; `keep` is given what is to be saved."""
        self._saved, self._keep = saved, keep

    def load_settings(self) -> Mapping[str, str]:
        """Return what was saved; whoever comes here hears by themselves, so no voice is asked about."""
        try:
            saved = msgspec.json.decode(self._saved or "{}", type=dict[str, str])
        except msgspec.MsgspecError:
            saved = {}
        return {**saved, "speech": "no"}

    def save_settings(self, values: Mapping[str, str], /) -> None:
        """Keep all settings; raises GameError `net-settings-long`."""
        text = msgspec.json.encode(dict(values)).decode()
        if len(text) > LONGEST_SETTINGS:
            raise GameError("net-settings-long")
        self._keep(text)

    def create(self, header: object, secret: object, /) -> Any:  # noqa: ANN401 - never
        """Refuse: matches are played in the hall."""
        del header, secret
        raise GameError("net-not-here")

    def interrupted(self, open_room: object, /) -> tuple[()]:
        """Return nothing: no match was begun here."""
        del open_room
        return ()


class Visits:
    """Runs sessions of visitors.

    Attributes:
        hall: Where they come to.
        door: The door of programs, through which these sessions come as well.
        now: How many run.
        ends: What ends each of the visits that go on, when the hall does.
    """

    def __init__(self, hall: Hall, door: Door, open_room: Callable[..., Room], log: Path) -> None:
        """Let visitors come; `log` is the file of unexpected mistakes."""
        self.hall, self.door = hall, door
        self._open_room, self._log = opened_discreetly(open_room), log
        self.now = 0
        self.ends: set[Callable[[], Awaitable[None]]] = set()
        self._open: dict[int, tuple[link.Place, str]] = {}
        self._keeping: set[asyncio.Task[None]] = set()

    async def hold(self, visitor: Visitor, terminal: Terminal) -> None:
        """Run a session until it ends.

        Raises:
            GameError: `net-hall-full`.
        """
        if self.now >= MOST_VISITS:
            raise GameError("net-hall-full")
        if self.hall.leaving:
            raise GameError("net-restarts")
        loop, line, me = asyncio.get_running_loop(), pipes.FarEnd(), visitor.person.id
        place, visit = await self._find_place(me)
        over: asyncio.Future[None] = loop.create_future()
        launch = self._launch(visitor, terminal, loop)

        def work() -> None:
            try:
                self._run(launch, visitor, terminal, line, place)
            finally:
                pipes.tell_loop(loop, over.set_result, None)

        origin = replace(visitor.origin, person=visitor.person)
        meeting = asyncio.create_task(self.door.meet(line, origin))
        threading.Thread(target=work, daemon=True, name="accessgames-visit").start()
        self.now += 1
        try:
            await over
        finally:
            self.now -= 1
            if self._open.get(me) == (place, visit):
                del self._open[me]
            self._keep_place(me, visit, 0)
            await line.close()
            await meeting

    async def settled(self) -> None:
        """Return when everybody has heard that the hall is about to end."""
        while not all(place.settled for place, _ in self._open.values()):  # noqa: ASYNC110 - threads tell nobody
            await asyncio.sleep(_LOOK)
        await asyncio.sleep(0)  # what was told goes out first

    async def _find_place(self, person: int) -> tuple[link.Place, str]:
        """Return where somebody's session comes back to, from now on kept under a name of its own."""
        table, told = await self.hall.ask(self.hall.ledger.place_of, person)
        visit, loop = secrets.token_hex(_VISIT_BYTES), asyncio.get_running_loop()
        keep = partial(self._keep_place, person, visit)
        place = link.Place(table, told=told, moved=partial(pipes.tell_loop, loop, keep))
        self._open[person] = place, visit
        return self._open[person]

    def keep_places(self) -> None:
        """Keep of how many actions everybody was told who has heard that the hall is about to end."""
        for person, (place, visit) in self._open.items():
            if place.settled:
                self.hall.ledger.keep_place(person, place.table, visit, place.told)

    def leave(self) -> list[Awaitable[None]]:
        """End all visits as the hall ends; whoever sits somewhere comes back there. Returns the ends."""
        return [end() for end in self.ends]

    def _keep_place(self, person: int, visit: str, number: int) -> None:
        """Keep where a session is: whatever happens to this server, it goes on there."""
        if self.hall.leaving:  # it is known already
            return
        self.hall.ledger.keep_place(person, number, visit)
        task = asyncio.create_task(self._sync())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _sync(self) -> None:
        with suppress(GameError):  # they find themselves in the hall then
            await self.hall.ledger.synced()

    def _run(
        self, launch: Launch, visitor: Visitor, terminal: Terminal, line: pipes.FarEnd, place: link.Place
    ) -> None:
        guest = entry.Guesthood("", visitor.person.name, visitor.word, lambda: line.near, place)
        refused = dict.fromkeys(_NOT_HERE, _refuse)
        try:
            entry.join(launch, guest, entry.Acquaintances(), terminal.home, refused)
        except (GameError, OSError):  # nobody is there any more
            return

    def _launch(self, visitor: Visitor, terminal: Terminal, loop: asyncio.AbstractEventLoop) -> Launch:
        def keep(settings: str) -> None:
            loop.call_soon_threadsafe(self._keep_settings, visitor.person, settings)

        return Launch(
            store=PersonStore(visitor.person.settings, keep), log=self._log,
            now=lambda: datetime.now(UTC).isoformat(timespec="seconds"),
            seed=lambda: secrets.token_hex(_SEED_BYTES), language=visitor.language, profile=None,
            stdin=io.StringIO(), stdout=terminal.stream, environ={}, open_room=self._open_room,
            far=terminal.far(), monotonic=self.hall.monotonic,
        )  # fmt: skip

    def _keep_settings(self, person: KeptPerson, settings: str) -> None:
        known = self.hall.people.find(person.name)
        if known is not None and known.id == person.id:  # else they were forgotten meanwhile
            self.hall.keep(replace(known, settings=settings))


def refusal_text(error: GameError, language: str) -> str:
    """Return why something is refused, as a guest may hear it, in a language."""
    return Language(language).form(tell_error(discreet(error), "system"), "full")


def waits_text(before: int, seconds: int, language: str) -> str:
    """Return what is told to whoever waits to be let in: how many are before them, and for how long."""
    told = say("hall-entry-waits", "system", count=before, seconds=seconds)
    return Language(language).form(told, "full")


def _refuse(session: Session, rest: object) -> None:
    """Refuse a word that would write a file on the host's computer."""
    del session, rest
    raise GameError("net-not-here")
