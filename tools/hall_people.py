"""People who play in a hall by chance, one for each door: for `tools/hall_kills.py`, and for tests."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from select import select
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import asyncssh
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from accessgames.engine import GameError, NotYourTurn, Stream
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.link import Link

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.net.remote_seat import RemoteSeat

PATIENCE: Final = 240.0
"""Seconds after which a hall hangs."""

T = TypeVar("T")

_BROKEN: Final = (OSError, EOFError, WebSocketException, TimeoutError)
_PAUSES: Final = (0.1,) * 1200
PASSPHRASE: Final = "of nobody but the siege"  # noqa: S105 - of nobody
_PROMPT: Final = b": "
_QUIET: Final = 0.15
"""Seconds after which a terminal is thought to have told everything; behind a prompt `_ASKED` is enough."""

_SECRET: Final = re.compile("heslo chrání|passphrase keeps")
_ASKED: Final = 0.03
_REST: Final = 1.0
"""Seconds of somebody who was told that it is not their turn, unless something is told before."""


class Place(Protocol):
    """Where a hall is; it may be served again meanwhile."""

    @property
    def port(self) -> int:
        """Where programs and pages come."""

    @property
    def terminals(self) -> int:
        """Where terminals come."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """What is typed and read in a language.

    Attributes:
        locale: What a terminal says it speaks.
        sit: The word that leads to a table.
        moves: The word that lists what can be done.
        yes: An answer.
        mark: Finds the words by which records are compared.
        listed: Finds the numbers of a list, each with the first word behind it.
    """

    locale: str
    sit: str
    moves: str
    yes: str
    mark: re.Pattern[str]
    listed: re.Pattern[str]


CZECH: Final = Tongue(
    "cs_CZ.UTF-8", "sedni", "tahy", "ano", re.compile(r"Otisk(?: záznamu)?: ([^.]*)\."),
    re.compile(r"^(?:(\d+) ze? \d+|.*číslo (\d+)|(\d+)): (\S+)", re.MULTILINE),
)  # fmt: skip
ENGLISH: Final = Tongue(
    "en_GB.UTF-8", "sit", "moves", "yes", re.compile(r"Fingerprint(?: of the record)?: ([^.]*)\."),
    re.compile(r"^(?:(\d+) of \d+|.*[Oo]nly (?:one, number )?(\d+)|(\d+)): (\S+)", re.MULTILINE),
)  # fmt: skip


class Taste:
    """Chooses what to do.

    Of two kinds of things to do (such as offers and throws, told apart by their first words) it is the
    one that was done less often: otherwise a match would be an endless row of offers.
    """

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._chosen: Counter[str] = Counter()

    def choose(self, listed: list[tuple[T, str]]) -> T:
        """Choose one of some things, each given with its kind."""
        kinds = sorted({kind for _, kind in listed})
        kind = min((self._stream.choice(kinds) for _ in range(2)), key=self._chosen.__getitem__)
        self._chosen[kind] += 1
        return self._stream.choice([one for one, other in listed if other == kind])


class Program:
    """Somebody who comes by the door of programs, and plays at random."""

    def __init__(self, hall: Place, name: str, stream: Stream) -> None:
        self.name, self.record = name, ""
        self.heard: list[Any] = []
        self.confirmed: list[str] = []
        self.faults: list[str] = []
        self.cuts = 0
        self._hall, self._token, self._taste = hall, "", Taste(stream)
        self._anew = False
        self.link = self._come()

    def _come(self) -> Link:
        hello = frames.Hello(frames.VERSION, self._token, self.name)
        link = Link(f"ws://127.0.0.1:{self._hall.port}", hello, lambda game, _=None: load_room(game), _PAUSES)
        self._token = link.token
        return link

    def cut(self) -> None:
        """Break the line without a word; every second time it is another program that comes back."""
        self.cuts += 1
        self._anew = self.cuts % 2 == 0
        self._break()

    def _break(self) -> None:
        with suppress(OSError, AttributeError):
            self.link._line.socket.shutdown(socket.SHUT_RDWR)  # type: ignore[attr-defined]  # noqa: SLF001

    def _die(self) -> None:
        """Be a program that was killed: its connection comes back no more, or it would call the next away."""
        self.link._closed = True  # noqa: SLF001 - as a killed process, it leaves no trace
        self._break()
        self.link._reader.join()  # noqa: SLF001 - as above

    def play(self, table: int) -> None:
        """Play a match to its end, and take its record home."""
        self.heard, self.confirmed = [], []
        seat, told = self._enter(), 0
        while not self.record:
            if self._anew:
                self._anew, seat, told = False, self._return(table), 0
                self.heard = []
            if seat.catch_up() is not None:
                self.faults.append(f"{self.name}: the match went back")
            (number,) = seat.own
            self.heard.extend(seat.events(number, told))
            told = seat.moment
            if not seat.actors:
                self._take_home(seat)
            elif number in seat.actors:
                self._act(seat, number)
            elif not seat.behind:
                time.sleep(0.005)

    def _enter(self) -> RemoteSeat:
        while not self.link.called and self.link.wait_in_hall():
            _ = self.link.heard
        return self.link.enter(patient=False)[0]

    def _return(self, table: int) -> RemoteSeat:
        """Leave everything that was known, as a program that was killed."""
        while True:
            self._die()
            with suppress(GameError):
                self.link = self._come()
                self.link.request(frames.Sit(table), frames.TableSeen)
                return self._enter()
            time.sleep(0.1)

    def _act(self, seat: RemoteSeat, number: int) -> None:
        listed = [(action, seat.game.format_action(action)) for action in seat.perspective(number).legal]
        action = self._taste.choose([(action, text.partition(" ")[0]) for action, text in listed])
        try:
            seat.submit(number, [action])
        except NotYourTurn:
            return
        except GameError as error:
            if error.key not in {"net-stale", "net-unanswered", "net-line-lost", "net-not-kept"}:
                self.faults.append(f"{self.name}: {error.key}")
            return
        self.confirmed.append(seat.game.format_action(action))

    def _take_home(self, seat: RemoteSeat) -> None:
        with suppress(GameError):
            text = seat.journal()
            if '"by":"seed"' in text:
                self.record = text


class Typist(ABC):
    """Somebody who types what is listed; what they are told in the end is what counts.

    Attributes:
        mark: The words by which their record is compared, once they were told.
        record: Their record, where their door hands it out.
        first: What is typed before they sit down, such as how they want to be spoken to.
        told: All that a terminal was told.
        keys: Whether single keys are pressed at a match, as in the profile `klavesy`.
        gone: Whether they do not come back any more.
    """

    def __init__(self, hall: Place, name: str, stream: Stream, tongue: Tongue = CZECH) -> None:
        self.name, self.mark, self.record, self.told = name, "", "", ""
        self.tongue = tongue
        self.first: tuple[str, ...] = ()
        self.keys = self.gone = False
        self.faults: list[str] = []
        self.cuts = 0
        self._hall, self._stream = hall, stream
        self._taste = Taste(stream)
        self._asked = self._rests = False

    @abstractmethod
    def play(self, table: int) -> None:
        """Play a match to its end, or until they are gone."""

    @abstractmethod
    def cut(self) -> None:
        """Break the line, or end the process, without a word."""

    def leave(self) -> None:
        """Be gone without a word, for good."""
        self.gone = True
        self.cut()

    def choose(self, listed: list[tuple[str, str]]) -> str:
        """What is typed where one is to act: a number of the list, or the word that lists."""
        return self._taste.choose(listed) if listed else self.tongue.moves

    def clean(self, heard: bytes) -> str:
        """Return what came at a terminal as text; a byte that moves something or returns alone is a fault."""
        if b"\x1b" in heard or heard.count(b"\r") != heard.count(b"\r\n"):
            self.faults.append(f"{self.name}: {heard!r}")
        text = heard.decode(errors="replace").replace("\r", "")
        self.told += text
        return text

    def note(self, told: str) -> None:
        """Keep what some lines say of the record."""
        if found := self.tongue.mark.search(told):
            self.mark = " ".join(found[1].replace(",", " ").split())

    def answer(self, told: str) -> str:
        """What is typed behind some lines; what they say of the record is kept."""
        self.note(told)
        listed = [(next(filter(None, found[:3])), found[3]) for found in self.tongue.listed.findall(told)]
        return self.choose(listed)

    def patience(self, heard: bytes) -> float:
        """Seconds for which a terminal is listened to when it has told so much, before something is typed."""
        if heard:
            return _ASKED if heard.endswith(_PROMPT) else _QUIET
        return _REST if self._rests else PATIENCE

    def reply(self, heard: bytes, waiting: list[str]) -> bytes:
        """What is typed at a terminal that has told so much: what waits to be typed, then what is chosen.

        Who asked what can be done and was told that others play rests until something else is told.
        """
        typed = self.answer(self.clean(heard))
        if self.mark or not (heard.endswith(_PROMPT) or self._rests):
            return b""
        if waiting:
            return f"{waiting.pop(0)}\r".encode()
        asks = typed == self.tongue.moves
        self._rests = asks and self._asked and not self._rests
        self._asked = asks and not self._rests
        return b"" if self._rests else typed[:1].encode() if self.keys else f"{typed}\r".encode()


class Page(Typist):
    """The line of a page, as its script keeps it.

    Attributes:
        invitation: Words by which they sit down, where a number is not enough.
    """

    def __init__(self, hall: Place, name: str, stream: Stream, tongue: Tongue = CZECH) -> None:
        super().__init__(hall, name, stream, tongue)
        self._token = self._visit = ""
        self._told = 0
        self._line: Any = None
        self.invitation = ""

    def cut(self) -> None:
        """Break the line without a word."""
        self.cuts += 1
        with suppress(OSError, AttributeError):
            self._line.socket.shutdown(socket.SHUT_RDWR)

    def play(self, table: int) -> None:
        """Play a match to its end; whenever the line breaks, come back."""
        self.mark = self.record = ""
        while not (self.gone or (self.mark and self.record)):
            try:
                self._play(table)
            except _BROKEN:
                time.sleep(0.1)

    def _play(self, table: int) -> None:
        place = f"127.0.0.1:{self._hall.port}"
        with connect(f"ws://{place}/door", origin=Origin(f"http://{place}"), close_timeout=0.2) as line:
            self._line = line
            name = "" if self._token else self.name
            self._send(line, {"is": "Enter", "name": name, "passphrase": "" if self._token else PASSPHRASE,
                "token": self._token, "visit": self._visit, "told": self._told,
                "language": self.tongue.locale[:2]})  # fmt: skip
            first = json.loads(line.recv(20))
            if first["is"] != "Entered":
                raise TimeoutError(first)
            again = first["visit"] == self._visit
            self._told = self._told if again else 0
            self._token, self._visit = first["token"], first["visit"]
            while not (self.gone or (self.mark and self.record)):
                told = json.loads(line.recv(30))
                self._take(told, table)
                if told["is"] == "Asks":
                    self._answer(line, told, table)

    def _answer(self, line: Any, asked: dict[str, Any], table: int) -> None:  # noqa: ANN401 - a connection
        """Type what is to be typed, if anything is; who is in the lobby sits down."""
        choices = [one["line"] for one in asked["choices"]]
        if self.tongue.yes in choices:
            self._type(line, self.tongue.yes)
        elif asked["due"]:
            listed = [(one["line"], one["label"].partition(" ")[0]) for one in asked["choices"]]
            self._type(line, self.choose([one for one in listed if one[0].isdecimal()]))
        elif {"stoly", "tables"} & set(choices) and not re.search("Stůl|Table", asked["status"]):
            self._type(line, f"{self.tongue.sit} {self.invitation or table}")

    def _take(self, told: dict[str, Any], table: int) -> None:
        if told["is"] == "Told":
            expected = self._told + len(told["lines"])
            if told["number"] != expected:
                self.faults.append(f"{self.name}: line {told['number']} where {expected} was next")
            self._told = told["number"]
            self.note("\n".join(told["lines"]))
        elif told["is"] == "Journal" and told["name"].endswith(f"-{table}.jsonl"):
            self.record = told["text"]
        elif told["is"] in {"Over", "Denied"}:
            self._visit = ""
            raise TimeoutError(told)

    def _type(self, line: Any, text: str) -> None:  # noqa: ANN401 - a connection
        self._send(line, {"is": "Typed", "line": text})

    @staticmethod
    def _send(line: Any, what: dict[str, Any]) -> None:  # noqa: ANN401 - a connection
        line.send(json.dumps(what))


class Terminal(Typist):
    """A terminal that comes by SSH."""

    def __init__(self, hall: Place, name: str, stream: Stream, tongue: Tongue = CZECH) -> None:
        super().__init__(hall, name, stream, tongue)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: asyncssh.SSHClientConnection | None = None

    def cut(self) -> None:
        """Break the line without a word."""
        self.cuts += 1
        if self._loop is not None and self._connection is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._connection.abort)

    def play(self, table: int | str) -> None:
        """Play a match to its end; whenever the line breaks, come back."""
        self.mark = ""
        asyncio.run(self._play_all(table))

    async def _play_all(self, table: int | str) -> None:
        self._loop = asyncio.get_running_loop()
        while not (self.gone or self.mark):
            try:
                await self._play(table)
            except (asyncssh.Error, *_BROKEN):
                await asyncio.sleep(0.1)

    async def _play(self, table: int | str) -> None:
        async with asyncssh.connect(
            "127.0.0.1", self._hall.terminals, username=self.name, password=PASSPHRASE, known_hosts=None,
            config=None, agent_path=None, client_keys=None,
        ) as self._connection:  # fmt: skip
            process = await self._connection.create_process(
                term_type="xterm", term_size=(80, 24), encoding=None, env={"LANG": self.tongue.locale}
            )
            waiting = [*self.first, f"{self.tongue.sit} {table}"]
            self._asked = self._rests = False
            while not (self.gone or self.mark):
                process.stdin.write(self.reply(await self._hear(process), waiting))

    async def _hear(self, process: asyncssh.SSHClientProcess[bytes]) -> bytes:
        """What was told until nothing more came for a moment."""
        heard = b""
        while True:
            try:
                more = await asyncio.wait_for(process.stdout.read(4096), self.patience(heard))
            except TimeoutError:
                return heard
            if not more:
                raise EOFError
            heard += more


class Shell(Typist):
    """The program itself at a terminal of this computer, with a home of its own."""

    def __init__(
        self, hall: Place, name: str, stream: Stream, tongue: Tongue, home: Path, *options: str
    ) -> None:
        super().__init__(hall, name, stream, tongue)
        self._home, self._options = home, options
        self._process: subprocess.Popen[bytes] | None = None
        self.first = ("",)  # one hears what is told once

    def cut(self) -> None:
        """End the process as a power cut does."""
        self.cuts += 1
        if self._process is not None:
            self._process.kill()

    def play(self, table: int | str) -> None:
        """Play a match to its end, and leave."""
        self.mark = self.record = ""
        while not (self.gone or self.mark):
            with suppress(*_BROKEN):
                self._play(table)
        records = sorted(self._home.rglob(f"*-{table}.jsonl"))
        self.record = records[-1].read_text(encoding="utf-8") if records else ""

    def _play(self, table: int | str) -> None:
        import pty  # noqa: PLC0415 - not on Windows

        ours, theirs = pty.openpty()
        environ = {**os.environ, "LANG": self.tongue.locale, "TERM": "xterm", "HOME": str(self._home)}
        folders = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(self._home))
        words = ("join", f"127.0.0.1:{self._hall.port}", "--name", self.name, *self._options)
        with subprocess.Popen(
            [sys.executable, "-P", "-m", "accessgames", *words], env=environ | folders,
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        ) as self._process:  # fmt: skip
            os.close(theirs)
            try:
                self._talk(ours, [*self.first, f"{self.tongue.sit} {table}"])
            finally:
                self._process.kill()
                os.close(ours)

    def _talk(self, terminal: int, waiting: list[str]) -> None:
        heard = b""
        self._asked = self._rests = False
        while not (self.gone or self.mark):
            if select([terminal], [], [], self.patience(heard))[0]:
                heard += os.read(terminal, 4096)
                continue
            secret = _SECRET.search(heard.decode(errors="replace"))
            typed = f"{PASSPHRASE}\r".encode() if secret else self.reply(heard, waiting)
            os.write(terminal, typed)
            heard = b""
