"""A match that is kept in a hall: each line of its journal is on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessgames.engine import GameError, Journal, is_seat
from accessgames.engine.local_seat import LocalSeat
from accessgames.net import chronicle, frames, values
from accessgames.net.service import SeatService

if TYPE_CHECKING:
    from collections.abc import Mapping

    import msgspec

    from accessgames.engine import Header, Policy
    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room
    from accessgames.net.counted_lines import CountedLines
    from accessgames.net.hall.ledger import Ledger

_SLOW: Final = (frames.Verify, frames.TakeHome, frames.Why, frames.Certain)
"""Requests that look through a whole match: they are answered beside the loop."""


class Follower(Protocol):
    """A connection whose person follows a match.

    Attributes:
        news: Set when there is something to be told.
    """

    news: asyncio.Event


class HostedMatch:
    """One match; everybody who plays it is elsewhere.

    Attributes:
        seat: The match, every seat of it.
        values: Writes what the game says.
        followers: Who is told what happens.
        torn: Whether a line was lost on its way to the disk: the match is to be taken from its journal anew.
    """

    def __init__(
        self, room: Room, ledger: Ledger, lines: CountedLines, bots: Mapping[int, Policy],
        secret: SecretSeed | None, source: Header | Journal,
    ) -> None:  # fmt: skip
        """Begin a match with a header, or go on with one from its journal.

        Args:
            room: The game.
            ledger: Has the lines on the disk when it says so.
            lines: Where they go.
            bots: Computer players by seat.
            secret: The seed, where the journal has not revealed it.
            source: Its header, or its journal.

        Raises:
            GameError: The journal does not fit the game, or breaks its rules.
        """
        self._ledger, self.lines = ledger, lines
        self._chronicle = chronicle.Chronicle(source.records if isinstance(source, Journal) else ())
        if isinstance(source, Journal):
            known = None if source.revealed else secret
            self.seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.resume(room.game, source, lines, known)
        else:
            self.seat = LocalSeat.begin(room.game, source, lines, secret)
        self.seat.occupy(bots, self._passed, room.told_by_people)
        self._bots = frozenset(bots)
        self._chronicle.begin(self.seat.entries)
        self.values = values.Values(room.game)
        self.followers: set[Follower] = set()
        self._changing = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._changed_at = time.monotonic()
        self.torn = False

    def _passed(self) -> int:
        """Return no time: those who are awaited say how much has passed."""
        return 0

    def service(self, own: frozenset[int]) -> SeatService:
        """Return what answers somebody who sits on some seats, or on none."""
        return SeatService(self.seat.for_seats(own), self.values, self._chronicle, self.lines.text)

    @property
    def line(self) -> int:
        """Number of the last line that is on the disk."""
        return self._chronicle.line

    async def moved(self, service: SeatService, line: int, moment: int) -> frames.Moved:
        """Return how the match stands for whoever knew it up to a line; never between a line and the disk."""
        async with self._changing:
            self._check_whole()
            return service.moved(min(line, self.line), moment)

    async def answer(self, service: SeatService, what: frames.SeatRequest) -> msgspec.Raw:
        """Answer; what was done by it is on the disk then.

        Raises:
            GameError: It is refused, or could not be kept (`net-not-kept`).
        """
        async with self._changing:
            self._check_whole()
            try:
                if isinstance(what, _SLOW):
                    return await asyncio.to_thread(service.answer, what)
                return service.answer(self._measured(what))
            finally:
                await self._tell()

    def _measured(self, what: frames.SeatRequest) -> frames.SeatRequest:
        """Return a request in which no more time has passed than since the last line was written here."""
        if not isinstance(what, frames.Pass):
            return what
        passed = int((time.monotonic() - self._changed_at) * 1000)
        return frames.Pass(min(what.milliseconds, passed), what.news_only)

    def _check_whole(self) -> None:
        if self.torn:
            raise GameError("net-not-kept")

    async def _tell(self) -> None:
        """Wait until what was written is on the disk, then let everybody hear of it.

        Raises:
            GameError: `net-not-kept`; nobody goes on with a match that is ahead of its journal.
        """
        written = self.lines.count - self.line
        if not written:
            return
        try:
            await self._ledger.synced()
        except GameError:
            self.torn = True
            self._wake()
            raise
        self._changed_at = time.monotonic()
        self._chronicle.follow(self.seat.entries, written)
        self._wake()

    def _wake(self) -> None:
        for follower in self.followers:
            follower.news.set()

    def go_on(self) -> None:
        """Let those act who act by themselves, if nobody lets them already."""
        if self._going_on is None or self._going_on.done():
            self._going_on = asyncio.create_task(self._advance())

    async def _advance(self) -> None:
        with suppress(GameError):  # whoever asks next hears that it is torn
            while not self.torn and (actor := self.seat.next_automatic()) is not None:
                async with self._changing:
                    if is_seat(actor) and actor in self._bots:
                        await asyncio.to_thread(self.seat.advance)
                    else:
                        self.seat.advance()
                    await self._tell()
            if not self.seat.actors and not self.torn:
                async with self._changing:
                    self.seat.reveal()
                    await self._tell()
