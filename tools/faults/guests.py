"""Guests by the hundred who play at tables with a computer, and take note of everything they are told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from accessgames.engine import Perspective
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.values import Values
from tools.faults.referee import OWN, Told

if TYPE_CHECKING:
    from accessgames.engine import Stream

PATIENCE: Final = 12.0
"""Seconds after which a guest takes a line for broken that does not answer."""

NOTICED: Final = 1.0
"""Seconds after which somebody notices that nothing comes, also where no line broke."""

_PAUSE: Final = 0.25
_TOLD: Final = msgspec.json.Decoder(frames.FromServer)
_BROKEN: Final = (WebSocketException, OSError, EOFError, TimeoutError)


class Guest:
    """Somebody who plays one match after the other, and comes back whenever the line breaks.

    Attributes:
        matches: What was told of each.
        waits: How long nobody served the guest who should have: each with the moment when that began.
        met: What broke lines or was refused, each with its moment.
        playing: Set when the first match goes on.
        closing: Whether the next action that is confirmed is the last one.
        served: Set whenever something is done for the guest.
    """

    def __init__(self, address: str, name: str, game: str, stream: Stream, pace: float) -> None:
        """Be ready to come.

        Args:
            address: Where guests come.
            name: What the guest is called.
            game: What is played.
            stream: Chooses what is done, and when.
            pace: Seconds of thought.
        """
        self.matches: list[Told] = []
        self.waits: list[tuple[float, float]] = []
        self.met: list[tuple[float, str]] = []
        self.playing, self.served, self.closing = asyncio.Event(), asyncio.Event(), False
        self._address, self._name, self._stream, self._pace = address, name, stream, pace
        self._room = load_room(game)
        self._values = Values(self._room.game)
        self._token, self._number, self._named = "", 0, 0
        self._broken, self._served_at = False, time.monotonic()
        self._moved: frames.Moved | None = None

    async def live(self) -> None:
        """Play until it is enough."""
        while not self.closing:
            try:
                await self._visit()
            except _BROKEN as error:
                self.met.append((time.monotonic(), str(error) or type(error).__name__))
                self._broken = True
                await asyncio.sleep(_PAUSE)

    def _served(self) -> None:
        """Note that something was done for the guest, and how long that took where it was noticed."""
        now = time.monotonic()
        if self._broken or now - self._served_at > NOTICED:
            self.waits.append((self._served_at, now - self._served_at))
        self._broken, self._served_at = False, now
        self.served.set()

    async def _visit(self) -> None:
        name = "" if self._token else f"{self._name}{' again' * self._named}"
        async with connect(self._address, compression=None, max_size=None, open_timeout=PATIENCE) as line:
            hello = frames.Hello(frames.VERSION, self._token, name)
            await line.send(msgspec.json.encode(hello), text=True)
            self._token = (await self._come_in(line)).token
            while not self.closing:
                await self._sit_down(line)
                await self._play(line)

    async def _come_in(self, line: ClientConnection) -> frames.Greeted:
        """Wait until one is in; raises EOFError where that is refused."""
        while isinstance(first := await _hear(line), frames.Waits):
            pass
        if isinstance(first, frames.Greeted):
            return first
        if isinstance(first, frames.Fault) and first.key == "net-name-taken":
            self._named += 1  # the line broke before the token came: the old name is somebody's without one
        raise EOFError(first)

    async def _ask(self, line: ClientConnection, what: Any) -> msgspec.Raw:  # noqa: ANN401 - any request
        """Ask, and take what comes until the answer; raises EOFError where it is refused."""
        self._number += 1
        await line.send(msgspec.json.encode(frames.Asked(self._number, what)), text=True)
        while True:
            told = await _hear(line)
            if isinstance(told, frames.Answered) and told.number == self._number:
                self._served()
                return told.value
            if isinstance(told, frames.Refused) and told.number == self._number:
                raise EOFError(told.fault.key)
            self._take(told)

    async def _sit_down(self, line: ClientConnection) -> None:
        """Come back to the own table, or open one with a computer."""
        self._moved = None
        if self.matches and not self.matches[-1].over:
            await self._ask(line, frames.Sit(self.matches[-1].table))
        else:
            opened = await self._ask(line, frames.Open(self._room.game.id, 2, computers=(1,)))
            self.matches.append(Told(msgspec.json.decode(opened, type=frames.TableSeen).number))
        match = self.matches[-1]
        await self._ask(line, frames.Attend(match.line, len(match.acted)))

    async def _play(self, line: ClientConnection) -> None:
        match = self.matches[-1]
        while not match.over:
            if self._moved is None or OWN not in self._moved.actors:
                self._take(await _hear(line))
                continue
            await asyncio.sleep(self._pace * (0.5 + self._stream.below(1000) / 1000))
            self._served_at = time.monotonic()  # nobody was waited for while the guest thought
            await self._act(line, match, self._moved)
            if self.closing:
                return
        await self._ask(line, frames.Stand())

    async def _act(self, line: ClientConnection, match: Told, moved: frames.Moved) -> None:
        view = self._values.read("view", moved.view)
        legal = list(Perspective(self._room.game, view, OWN).legal)
        text = self._room.game.format_action(self._stream.choice(legal))
        match.asked.add((moved.line, text))
        await self._ask(line, frames.Do(OWN, (text,), moved.line))
        match.confirmed.append((moved.line, text))

    def _take(self, told: object) -> None:
        if isinstance(told, frames.Moved) and self.matches:
            self._served()
            self.matches[-1].take(told)
            self._moved = told
            if not self.playing.is_set():
                self.waits.clear()  # the servers had to start first
                self.playing.set()


async def _hear(line: ClientConnection) -> frames.FromServer:
    told: frames.FromServer = _TOLD.decode(await asyncio.wait_for(line.recv(), PATIENCE))
    return told
