"""Wires for tests: a seat that speaks to its match through the real frames, in this process."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from accessgames.engine import GameError, unwatched
from accessgames.engine.local_seat import LocalSeat
from accessgames.net import frames, reading
from accessgames.net.chronicle import Chronicle
from accessgames.net.remote_seat import RemoteSeat
from accessgames.net.service import SeatService
from accessgames.net.values import Values

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.engine import Actor, Game, Header, Journal, Watch
    from accessgames.engine.luck import SecretSeed
    from accessgames.engine.match import LineWriter

REQUESTS: msgspec.json.Decoder[frames.SeatRequest] = msgspec.json.Decoder(frames.SeatRequest)
TOLD: msgspec.json.Decoder[frames.Moved | frames.Fault] = msgspec.json.Decoder(frames.Moved | frames.Fault)


class Kept:
    """A match that is kept at the other end: its lines are counted, and its text can be taken home."""

    def __init__(self, sink: LineWriter) -> None:
        self._sink = sink
        self.lines = 0
        self.text = ""

    def __call__(self, line: str) -> None:
        """Keep a line."""
        self._sink(line)
        self.text += line
        self.lines += 1


class HereWire:
    """What is asked and told goes through bytes, as on a real line, which never breaks."""

    doubt = False

    def __init__(self, seat: LocalSeat[Any, Any, Any, Any], kept: Kept, chronicle: Chronicle) -> None:
        self._seat = seat
        self._kept = kept
        self._chronicle = chronicle
        self._values = Values(seat.game)
        self.service = SeatService(seat, self._values, chronicle, lambda: kept.text)
        self.frames: list[bytes] = []
        self._known = (0, 0)
        self._arrived: deque[frames.Moved] = deque()
        self._seen = kept.lines
        chronicle.begin(seat.entries)
        self.tell()

    def tell(self) -> None:
        """Tell what has happened, if something has."""
        self._chronicle.follow(self._seat.entries, self._kept.lines - self._seen)
        self._seen = self._kept.lines
        data = self._sent(self.service.moved(*self._known))
        moved = reading.read_frame(TOLD, data, frames.LONGEST_TOLD)
        self._known = (moved.line, self._seat.moment)
        self._arrived.append(moved)

    def _sent(self, message: object) -> bytes:
        data = msgspec.json.encode(message)
        self.frames.append(data)
        return data

    def ask(self, request: frames.SeatRequest) -> msgspec.Raw:
        """Answer."""
        asked = reading.read_frame(REQUESTS, msgspec.json.encode(request), frames.LONGEST_ASKED)
        try:
            answer = msgspec.Raw(self._sent(self.service.answer(asked)))
        except GameError as error:
            fault = reading.read_frame(TOLD, self._sent(self._values.write_fault(error)), frames.LONGEST_TOLD)
            raise self._values.read_fault(fault) from None
        finally:
            if self._kept.lines > self._seen:
                self.tell()
        return answer

    def mention(self, request: frames.SeatRequest) -> None:
        """Take what is not answered."""
        asked = reading.read_frame(REQUESTS, msgspec.json.encode(request), frames.LONGEST_ASKED)
        self.service.answer(asked)

    def take(self) -> Sequence[frames.Moved]:
        """Return what was told."""
        taken = tuple(self._arrived)
        self._arrived.clear()
        return taken

    @property
    def arrived(self) -> bool:
        """Whether something was told."""
        return bool(self._arrived)

    def wait(self) -> bool:
        """Nothing comes by itself."""
        return False


class ProtocolSeat(RemoteSeat):
    """All people's seats of a match here, through the protocol; whoever has the match moves the others."""

    def __init__(self, local: LocalSeat[Any, Any, Any, Any], kept: Kept, chronicle: Chronicle) -> None:
        self._local = local
        self._wire_here = HereWire(local, kept, chronicle)
        super().__init__(local.game, local.header, local.own, self._wire_here)

    @classmethod
    def begin(
        cls, game: Game[Any, Any, Any, Any], header: Header, sink: LineWriter, secret: SecretSeed | None
    ) -> ProtocolSeat:
        """Begin a match."""
        kept = Kept(sink)
        local = LocalSeat.begin(game, header, kept, secret)
        kept.lines = 0  # the header is no line of the chronicle
        return cls(local, kept, Chronicle())

    @classmethod
    def resume(
        cls,
        game: Game[Any, Any, Any, Any],
        journal: Journal,
        sink: LineWriter,
        secret: SecretSeed | None = None,
        watch: Watch = unwatched,
    ) -> ProtocolSeat:
        """Go on with a match."""
        local = LocalSeat.resume(game, journal, sink, secret, watch)
        return cls(local, Kept(sink), Chronicle(journal.records))

    @property
    def occupy(self) -> Callable[..., None]:
        """Seat computer players."""
        return self._local.occupy

    def next_automatic(self) -> Actor | None:
        """Return who moves by themselves."""
        return self._local.next_automatic()

    def advance(self) -> Actor | None:
        """Let one of them move."""
        actor = self._local.advance()
        self._wire_here.tell()
        self._take_in()
        return actor

    def reveal(self) -> None:
        """Reveal the seed."""
        self._local.reveal()
        self._wire_here.tell()
        self._take_in()

    def finished(self) -> Any:  # noqa: ANN401 - by game
        """Bring the match home."""
        return self._local.finished() if self._local.header.sealed is None else super().finished()
