"""The way to a hall and to a seat there: a connection that comes back when it breaks."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.net import frames, reading, ways
from accessgames.net.remote_seat import RemoteSeat
from accessgames.net.values import Values, read_plain_fault, write_plain_fault

if TYPE_CHECKING:
    import ssl

    from accessgames.games import Room
    from accessgames.net.pipes import ClientLine

_TOLD: Final = msgspec.json.Decoder(frames.FromServer)
LEAVING: Final = frozenset({"restarts", "closes"})
"""What is heard of a hall that is about to end."""

_ONCE: Final = (
    frames.Do, frames.Pass, frames.Correct, frames.TakeBack, frames.Open, frames.Say, frames.Invite,
    frames.Begin, frames.Stand, frames.StandIn,
)  # fmt: skip
"""Requests that would do more if they were done twice, or in another match: they are not sent again."""

_MEANT: Final = (frames.Do, frames.TakeBack, frames.Correct)
"""Requests that are meant for the match as it was known."""

T = TypeVar("T")


@dataclass(slots=True)
class Place:
    """Where somebody is whose session runs in the hall, for when the hall ends.

    Attributes:
        table: Number of the table; 0 in the hall.
        settled: Whether they heard of the end and are asked for a line.
        told: How many actions of the match there they were told of; -1 where that is not known.
        moved: Is told the table where they sit from now on, 0 for none.
    """

    table: int = 0
    settled: bool = False
    told: int = -1
    moved: Callable[[int], None] = lambda _: None


class Link:
    """Leads to a hall over WebSocket, and a `RemoteSeat` to its match there.

    One thread reads. What is asked waits for its answer also while the connection is made anew; actions name
    the line of the journal that they follow, so that sending them again does nothing twice.

    Attributes:
        name: What the person is called there.
        token: What proves who that is, for the next time.
        hall: What the place is called.
        hosts: Whether the person hosts.
        breaks: How often the connection broke and came back.
        doubt: As `remote_seat.Wire.doubt`.
        withdrawn: Whether the match that was entered is played no more, as the desk of the club wants it, or
            the hall was put back to a state without it.
        place: Where a session that runs in the hall says where it is; None for others.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all but three have a default that is nearly always meant
        self, address: str, hello: frames.Hello, open_room: Callable[..., Room],
        pauses: Sequence[float] = ways.PAUSES, secure: ssl.SSLContext | None = None,
        way: Callable[[], ClientLine] | None = None,
        waits: Callable[[frames.Waits], None] = lambda _told: None,
    ) -> None:  # fmt: skip
        """Connect.

        Args:
            address: Such as `ws://klub.local:8021`.
            hello: Says who this is.
            open_room: Loads a game, with the options of a match.
            pauses: Seconds between attempts to come back.
            secure: How a `wss://` address proves what it is; None for the usual ways.
            way: Makes a connection inside the server, where there is no address; None for a socket.
            waits: Is told again and again how many are let in before, while others are.

        Raises:
            GameError: Nobody is there, or they refuse; `net-unreachable` and what a server says.
        """
        self._hello, self._open_room, self._waits_told = hello, open_room, waits
        self._ways = ways.Ways(address, pauses, secure, way)
        self._changed = threading.Condition()
        self._moved: deque[frames.Moved] = deque()
        self._heard: deque[frames.Heard] = deque()
        self._answers: dict[int, frames.Answered | frames.Refused] = {}
        self._asked: frames.Asked | None = None
        self._number = 0
        self._known = (0, 0)
        self._out: tuple[frames.Out, float] | None = None
        self._place: frames.Welcome | None = None
        self._waits: frames.Sit | frames.Watch | None = None
        self._entered = False
        self._values: Values | None = None
        self._lost: GameError | None = None
        self._closed = False
        self.breaks = 0
        self.withdrawn = self.doubt = self._another = False
        self.place: Place | None = None
        self._leaving = False
        self._line = self._open()
        self._reader = threading.Thread(target=self._read_all, daemon=True, name="accessgames-link")
        self._reader.start()

    def _open(self) -> ClientLine:
        """Connect, say who this is, and ask for what was missed."""
        line = self._ways.open()
        try:
            line.send(msgspec.json.encode(self._hello), text=True)
            while isinstance(first := _read(line.recv(ways.OPENING_SECONDS)), frames.Waits):
                self._waits_told(first)
            self._greet(first)
            for what in self._missed():
                line.send(msgspec.json.encode(frames.Asked(0, what)), text=True)
        except (*ways.BROKEN, TimeoutError, frames.FrameError) as error:
            line.close()
            raise self._ways.unreachable() from error
        except GameError:
            line.close()
            raise
        return line

    def _greet(self, first: frames.FromServer) -> None:
        """Take the first frame of a server.

        Raises:
            GameError: It refuses.
            FrameError: It is no greeting.
        """
        if isinstance(first, frames.Fault):
            raise read_plain_fault(first)
        if not isinstance(first, frames.Greeted):
            raise frames.FrameError(type(first))
        self.name, self.token, self.hall, self.hosts = first.name, first.token, first.hall, first.hosts
        self._hello = msgspec.structs.replace(self._hello, token=first.token, passphrase="")
        self._ways.know(first.others)

    def _missed(self) -> tuple[frames.SeatRequest | frames.HallRequest, ...]:
        """Return what leads back to where one was, and tells what was missed there."""
        if self._place is None:
            return () if self._waits is None else (self._waits,)
        kind = frames.Sit if self._place.own else frames.Watch
        if not self._entered:
            return (kind(self._place.table),)
        back = (kind(self._place.table), frames.Attend(*self._known))
        if self._out is None:
            return back
        out, since = self._out
        return (*back, frames.Out(out.line, out.milliseconds + round((time.monotonic() - since) * 1000)))

    # ------------------------------------------------------------ the thread that reads

    def _read_all(self) -> None:
        while not self._closed:
            try:
                for data in self._line:
                    self._take(_read(data))
            except (*ways.BROKEN, frames.FrameError):
                pass
            except GameError as told:
                self._line.close()
                if told.key in ways.FINAL:
                    self._lose(told)
                    return
            self._line.close()
            if not self._come_back():
                return

    def _take(self, told: frames.FromServer) -> None:
        """Keep what was told.

        Raises:
            GameError: The server ends the connection by it.
            FrameError: It makes no sense here.
        """
        with self._changed:
            match told:
                case frames.Moved():
                    if not self.withdrawn:  # else it may be of another match
                        self._known = (told.line, told.kept + len(told.acted))
                        self._moved.append(told)
                case frames.Heard():
                    self._heard.append(told)
                    self._leaving = self._leaving or told.what in LEAVING
                    self._note_withdrawn(told.table if told.what == "withdrawn" else 0)
                case frames.Welcome():
                    self._take_place(told)
                case frames.Doors():
                    self._ways.know(told.others)
                case frames.Answered() | frames.Refused():
                    if self._asked is not None and told.number == self._asked.number:
                        self._answers[told.number] = told
                    elif isinstance(told, frames.Refused):
                        self._take_no_way_back(told.fault.key)
                case frames.Fault():
                    raise read_plain_fault(told)
                case _:
                    raise frames.FrameError(type(told))
            self._changed.notify_all()

    @property
    def table(self) -> int:
        """The table where one plays or waits; 0 for none."""
        if self._place is not None:
            return self._place.table
        return 0 if self._waits is None else self._waits.table

    def _take_no_way_back(self, why: str) -> None:
        """Do not stay where the way back to the table was refused; raises ConnectionResetError."""
        if why == ways.WITHDRAWN:
            self._note_gone("withdrawn")  # it was while the line was broken
        elif why in ways.NOT_THERE:
            self._note_put_back()
        elif why in ways.PASSING:
            raise ConnectionResetError(why)

    def _note_put_back(self) -> None:
        """Ask nothing more of the match that was entered: the hall was put back to a state without it."""
        self._note_gone("put-back")
        self._another = self._entered

    def _note_gone(self, what: str) -> None:
        """Let it be heard, once, why the own table or its match is there no more."""
        if self.table and not self.withdrawn:
            self._heard.append(frames.Heard(what, table=self.table))
            self._note_withdrawn(self.table)

    def _note_withdrawn(self, table: int) -> None:
        """Let nobody wait any more for what happens at a table that was withdrawn."""
        if table and table == self.table:
            self._waits, self.withdrawn = None, self._entered
            self._place = self._place if self._entered else None

    def _take_place(self, told: frames.Welcome) -> None:
        known, values = self._place, self._values
        if known is not None and values is not None and known.table == told.table:
            before, now = (values.read("header", one.header) for one in (known, told))
            if before != now:
                self._note_put_back()
                return
        if self._place is None or self._place.table != told.table:
            self._known, self._entered, self._out = (0, 0), False, None
            self._moved.clear()
        self._place = told

    def _come_back(self) -> bool:
        """Make the connection anew; tell whether that worked, after the last pause it is given up."""
        error = GameError("net-line-lost")
        patient, self._leaving = self._leaving, False
        for pause in self._ways.pauses(patient=patient):
            time.sleep(pause)
            if self._closed:  # whoever left meanwhile may sit elsewhere: they are not to be called away
                return False
            try:
                line = self._open()
            except GameError as refused:
                self._ways.turn()
                error = error if refused.key == "net-unreachable" else refused
                if refused.key in ways.FINAL:
                    break
                continue
            with self._changed:
                self._line, self.breaks, self.doubt = line, self.breaks + 1, True
                self._ask_again()
            return True
        self._lose(error)
        return False

    def _lose(self, error: GameError) -> None:
        """Give the connection up for good."""
        with self._changed:
            self._lost = error
            self._changed.notify_all()

    def _ask_again(self) -> None:
        """Send once more what waits for an answer, unless it might be done twice."""
        asked = self._asked
        if asked is None or asked.number in self._answers:
            return
        if isinstance(asked.what, _ONCE):
            refused = frames.Refused(asked.number, write_plain_fault(GameError("net-unanswered")))
            self._answers[asked.number] = refused
            self._changed.notify_all()
        else:
            self._send(asked)

    def _send(self, asked: frames.Asked) -> None:
        """Send a request; where the connection is broken, the thread that reads sends it again."""
        try:
            self._line.send(msgspec.json.encode(asked), text=True)
        except ways.BROKEN:
            return

    # ------------------------------------------------------------ the hall

    def request(self, what: frames.HallRequest, kind: type[T]) -> T:
        """Ask something in the hall, and return the answer.

        Raises:
            GameError: It is refused, or nobody came back.
        """
        try:
            return msgspec.json.decode(self.ask(what), type=kind)
        except msgspec.MsgspecError as error:
            raise GameError("net-broken-answer") from error

    @property
    def heard(self) -> Sequence[frames.Heard]:
        """What has been said and happened in the hall since the last time."""
        with self._changed:
            taken = tuple(self._heard)
            self._heard.clear()
        return taken

    def rest(self) -> bool:
        """Say that everything was told and a line is awaited; returns False, as that wakes nobody."""
        if self._leaving and not self._heard and self.place is not None:
            self.place.table = self._seated
            self.place.settled = True
            if self._entered and not self._moved:
                self.place.told = self._known[1]
        return False

    @property
    def _seated(self) -> int:
        """The table where one has a seat; who only watches is not led back there."""
        return self._waits.table if isinstance(self._waits, frames.Sit) else 0

    def told_before(self, table: int) -> int:
        """Return of how many actions at a table one was told before the hall was restarted, once; else -1."""
        place = self.place
        if place is None or place.table != table:
            return -1
        told, place.told = place.told, -1
        return told

    @property
    def rings(self) -> bool:
        """Whether something waits to be heard in the hall."""
        return bool(self._heard)

    @property
    def called(self) -> bool:
        """Whether a match is there to be entered."""
        return self._place is not None and not self._entered

    @property
    def lost(self) -> GameError | None:
        """Why nobody is there any more; None while somebody may come back."""
        return self._lost

    def enter(self, *, patient: bool) -> tuple[RemoteSeat, Room, int]:
        """Sit down at the match that is there to be entered; return the seat, its game and its table.

        Args:
            patient: Whether to wait for others before a line is read.

        Raises:
            GameError: There is none, or the game is not installed here.
        """
        place = self._place
        if place is None:
            raise GameError("net-not-at-table")
        room = self._open_room(place.game)
        values = Values(room.game)
        header = values.read("header", place.header)
        if header.options:
            room = self._open_room(place.game, dict(header.options))
        self._values, self._entered, self.doubt = Values(room.game), True, False
        self.ask(frames.Attend(0, 0))
        seat = RemoteSeat(room.game, header, frozenset(place.own), self, patient=patient)
        return seat, room, place.table

    def leave(self) -> None:
        """Go back to the hall; raises GameError where nobody is there."""
        with self._changed:
            self._forget_match()
        try:
            self.ask(frames.Stand())
        except GameError as error:
            if error.key != "net-not-at-table":  # a hall that was put back may know of none
                raise

    def _forget_match(self) -> None:
        self._place, self._entered, self._values, self._out = None, False, None, None
        self.withdrawn = self._another = False
        self._moved.clear()

    # ------------------------------------------------------------ what a seat needs

    def ask(self, request: frames.SeatRequest | frames.HallRequest) -> msgspec.Raw:
        """Return the answer, however often the connection breaks meanwhile.

        Raises:
            GameError: It is refused; or nobody came back: `net-line-lost`, or why that was refused for good.
        """
        with self._changed:
            if self._lost is not None:
                raise self._lost
            if self._another or (self.doubt and isinstance(request, _MEANT)):
                raise GameError("net-stale")
            self._number += 1
            self._asked = asked = frames.Asked(self._number, request)
            self._send(asked)
            answer = self._changed.wait_for(lambda: self._answers.pop(asked.number, None) or self._lost)
            self._asked = None
        if answer is None or isinstance(answer, GameError):
            raise answer or GameError("net-line-lost")
        if self._another:
            raise GameError("net-stale")
        if isinstance(answer, frames.Refused):
            raise self._read_fault(answer.fault)
        self._remember(request, answer.value)
        return answer.value

    def mention(self, request: frames.SeatRequest) -> None:
        """Say something to which nothing is answered; what is out is said again when the line comes back."""
        with self._changed:
            if isinstance(request, frames.Out):
                self._out = request, time.monotonic()
            self._send(frames.Asked(0, request))

    def _remember(self, asked: frames.SeatRequest | frames.HallRequest, answer: msgspec.Raw) -> None:
        """Remember at which table one is, so as to come back there also before its match has begun."""
        if isinstance(asked, frames.Stand):
            self._waits = None
        elif isinstance(asked, frames.Open | frames.Sit | frames.Watch):
            seen = msgspec.json.decode(answer, type=frames.TableSeen)
            self._waits = frames.Sit(seen.number) if seen.own else frames.Watch(seen.number)
            with self._changed:
                if self._place is not None and self._place.table != seen.number:
                    self._forget_match()
        else:
            return
        if self.place is not None:
            self.place.moved(self._seated)

    def _read_fault(self, fault: frames.Fault) -> GameError:
        """Return a mistake, in the terms of the game where one is played."""
        if self._values is None:
            return read_plain_fault(fault)
        return self._values.read_fault(fault)

    def take(self) -> Sequence[frames.Moved]:
        """Return what has come."""
        with self._changed:
            taken = tuple(self._moved)
            self._moved.clear()
        return taken

    @property
    def arrived(self) -> bool:
        """Whether something has come, was said, or nobody is there any more."""
        return bool(self._moved or self._heard or self._lost)

    def wait(self) -> bool:
        """Wait until something has come; False where nobody is there any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._moved or self._lost or self._closed or self.withdrawn)
            return bool(self._moved)

    def wait_in_hall(self) -> bool:
        """Wait until something is heard or a match begins; False where nobody is there any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._heard or self.called or self._lost or self._closed)
            return not (self._lost or self._closed)

    def close(self) -> None:
        """Leave."""
        self._closed = True
        self._line.close()
        with self._changed:
            self._changed.notify_all()
        self._reader.join()


def _read(data: bytes | str) -> frames.FromServer:
    """Return what a server says; raises FrameError."""
    found: frames.FromServer = reading.read_frame(_TOLD, data, frames.LONGEST_TOLD)
    return found
