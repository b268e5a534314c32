"""The way from a seat to its match: a connection that comes back when it breaks."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.values import Values

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from accessgames.engine import Game
    from accessgames.engine.journal import PublicHeader

_TOLD: Final = msgspec.json.Decoder(frames.FromServer)
_OPENING_SECONDS: Final = 10.0
_PAUSES: Final = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds between attempts to reach a server that went away."""

_BROKEN: Final = (WebSocketException, OSError, EOFError)
_ONCE: Final = (frames.Pass, frames.PassAgain, frames.Correct, frames.TakeBack)
"""Requests that would do more if they were done twice: they are not sent again."""


class Link:
    """Leads a `RemoteSeat` to its match over WebSocket.

    One thread reads. What is asked waits for its answer also while the connection is made anew; actions name
    the line of the journal that they follow, so that sending them again does nothing twice.

    Attributes:
        header: What the match is.
        own: Seats that may be acted for.
        breaks: How often the connection broke and came back.
    """

    def __init__(
        self, address: str, token: str, rules: Callable[[str], Game[Any, Any, Any, Any]],
        pauses: Sequence[float] = _PAUSES,
    ) -> None:  # fmt: skip
        """Connect and hear how the match stands.

        Args:
            address: Such as `ws://klub.local:8021`.
            token: What says whose seat this is.
            rules: Returns the game of an id.
            pauses: Seconds between attempts to come back.

        Raises:
            GameError: Nobody is there, or they refuse; `net-unreachable` and what a server says.
        """
        self._address, self._token, self._rules = address, token, rules
        self._pauses = pauses
        self._changed = threading.Condition()
        self._news: deque[frames.Moved] = deque()
        self._answers: dict[int, frames.Answered | frames.Refused] = {}
        self._asked: frames.Asked | None = None
        self._number = 0
        self._known = (0, 0)
        self._lost: GameError | None = None
        self._closed = False
        self.breaks = 0
        self._line = self._open()
        self._reader = threading.Thread(target=self._read_all, daemon=True, name="accessgames-link")
        self._reader.start()
        with self._changed:
            self._changed.wait_for(lambda: self._news or self._lost, _OPENING_SECONDS)

    def _open(self) -> ClientConnection:
        """Connect, say who this is, and ask for what was missed."""
        try:
            opened = connect(
                self._address, compression=None, max_size=frames.LONGEST_TOLD, open_timeout=_OPENING_SECONDS,
                user_agent_header=None,
            )  # fmt: skip
            # It is closed when the seat is left, not at the end of a block.
            line: ClientConnection = ExitStack().enter_context(opened)
        except _BROKEN as error:
            raise GameError("net-unreachable", address=self._address) from error
        try:
            line.send(msgspec.json.encode(frames.Hello(frames.VERSION, self._token)), text=True)
            self._greet(_read(line.recv(_OPENING_SECONDS)))
            line.send(msgspec.json.encode(frames.Asked(0, frames.Attend(*self._known))), text=True)
        except (*_BROKEN, TimeoutError, frames.FrameError) as error:
            line.close()
            raise GameError("net-unreachable", address=self._address) from error
        return line

    def _greet(self, first: frames.FromServer) -> None:
        """Take the first frame of a server.

        Raises:
            GameError: It refuses.
            FrameError: It is no greeting.
        """
        if isinstance(first, frames.Fault):
            raise GameError(first.key, **dict(msgspec.json.decode(first.arguments)))
        if not isinstance(first, frames.Welcome):
            raise frames.FrameError(type(first))
        self.game = self._rules(first.game)
        self._values = Values(self.game)
        self.header: PublicHeader = self._values.read("header", first.header)
        self.own = frozenset(first.own)

    # ------------------------------------------------------------ the thread that reads

    def _read_all(self) -> None:
        while not self._closed:
            try:
                for data in self._line:
                    self._take(_read(data))
            except (*_BROKEN, frames.FrameError):
                pass
            if not self._come_back():
                return

    def _take(self, told: frames.FromServer) -> None:
        """Keep what was told; raises FrameError where the server ends the connection by it."""
        with self._changed:
            if isinstance(told, frames.Moved):
                self._known = (told.line, told.kept + len(told.acted))
                self._news.append(told)
            elif isinstance(told, frames.Answered | frames.Refused):
                if self._asked is not None and told.number == self._asked.number:
                    self._answers[told.number] = told
            else:
                raise frames.FrameError(type(told))
            self._changed.notify_all()

    def _come_back(self) -> bool:
        """Make the connection anew; tell whether that worked, after the last pause it is given up."""
        error = GameError("net-line-lost")
        for pause in self._pauses:
            if self._closed:
                return False
            time.sleep(pause)
            try:
                line = self._open()
            except GameError as refused:
                error = refused
                continue
            with self._changed:
                self._line, self.breaks = line, self.breaks + 1
                self._ask_again()
            return True
        with self._changed:
            self._lost = error
            self._changed.notify_all()
        return False

    def _ask_again(self) -> None:
        """Send once more what waits for an answer, unless it might be done twice."""
        asked = self._asked
        if asked is None or asked.number in self._answers:
            return
        if isinstance(asked.what, _ONCE):
            fault = self._values.write_fault(GameError("net-stale"))
            self._answers[asked.number] = frames.Refused(asked.number, fault)
            self._changed.notify_all()
        else:
            self._send(asked)

    def _send(self, asked: frames.Asked) -> None:
        """Send a request; where the connection is broken, the thread that reads sends it again."""
        try:
            self._line.send(msgspec.json.encode(asked), text=True)
        except _BROKEN:
            return

    # ------------------------------------------------------------ what a seat needs

    def ask(self, request: frames.SeatRequest) -> msgspec.Raw:
        """Return the answer, however often the connection breaks meanwhile.

        Raises:
            GameError: It is refused; or nobody came back (`net-unreachable`).
        """
        with self._changed:
            if self._lost is not None:
                raise self._lost
            self._number += 1
            self._asked = asked = frames.Asked(self._number, request)
            self._send(asked)
            self._changed.wait_for(lambda: asked.number in self._answers or self._lost)
            self._asked = None
            answer = self._answers.pop(asked.number, None)
        if answer is None:
            raise GameError("net-line-lost")
        if isinstance(answer, frames.Refused):
            raise self._values.read_fault(answer.fault)
        return answer.value

    def take(self) -> Sequence[frames.Moved]:
        """Return what has come."""
        with self._changed:
            taken = tuple(self._news)
            self._news.clear()
        return taken

    @property
    def arrived(self) -> bool:
        """Whether something has come."""
        return bool(self._news)

    def wait(self) -> bool:
        """Wait until something has come; False where nobody is there any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._news or self._lost or self._closed)
            return bool(self._news)

    def close(self) -> None:
        """Leave."""
        self._closed = True
        self._line.close()
        with self._changed:
            self._changed.notify_all()
        self._reader.join()


def _read(data: bytes | str) -> frames.FromServer:
    """Return what a server says; raises FrameError."""
    found: frames.FromServer = frames.read_frame(_TOLD, data, frames.LONGEST_TOLD)
    return found
