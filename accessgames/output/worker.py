"""The worker of a port: one backend after another in a child process, and no wait for the caller.

Events that wait to be said queue, and too many of them become one sentence.
"""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.output import wire
from accessgames.output.backends import ENDS, FASTEST, speaking_seconds
from accessgames.output.process import PROBE, STARTING, Child, Process, SpawnProcess

if TYPE_CHECKING:
    from accessgames.output.backends import Manner

MOST_WAITING: Final = 20
"""Events that may wait. More are not worth hearing one by one: the oldest are merged."""

MOST_SECONDS: Final = 30.0
"""Seconds that events which wait may take to be heard; after that players have asked for something else."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A text that waits; `kept` says that it was asked for, and is never told as a mere number."""

    words: str
    kept: bool
    number: int


def _no_time(text: str) -> float:
    """Tell the seconds of a text where they do not matter."""
    del text
    return 0.0


class SpeechQueue:
    """A queue of texts: answers, which are kept, and events, of which too many become a number.

    Attributes:
        merged: How many events were dropped from the front and are told as a number.
        missed: How many events were cut off before anybody heard them; told behind what is told next.
        given: Number of the text that was taken last.
    """

    def __init__(self, merge: Callable[[int], str], seconds: Callable[[str], float] = _no_time) -> None:
        """Begin empty.

        Args:
            merge: Makes the sentence that stands for so many events.
            seconds: Tells how long a text is heard.
        """
        self._texts: deque[_Waiting] = deque()
        self._merge = merge
        self._seconds = seconds
        self.merged = self.missed = self.given = 0
        self._telling = False

    def __len__(self) -> int:
        """Count what is still to be said, the sentence about dropped ones included."""
        return len(self._texts) + bool(self.merged or (self.missed and self._telling))

    def add(self, text: str, *, kept: bool = False, aside: bool = False, number: int = 0) -> None:
        """Let a text wait; beyond `MOST_WAITING` or `MOST_SECONDS` the oldest events are dropped and counted.

        Args:
            text: What is to be said.
            kept: Whether it was asked for: then it is never dropped for its length.
            aside: Whether it is no answer, such as a letter that was typed: what was missed waits for one.
            number: Its number.
        """
        self._telling = self._telling or not aside
        self._texts.append(_Waiting(text, kept or aside, number))
        events = [one for one in self._texts if not one.kept]
        seconds = sum(self._seconds(one.words) for one in events)
        while len(events) > MOST_WAITING or (len(events) > 1 and seconds > MOST_SECONDS):
            oldest = events.pop(0)
            seconds -= self._seconds(oldest.words)
            self._texts.remove(oldest)
            self.merged += 1

    def next(self) -> str:
        """Take what is to be said next.

        The number of dropped events stands between answers and events; of what was cut off behind all.

        Raises:
            IndexError: Nothing waits.
        """
        if (self.merged and not (self._texts and self._texts[0].kept)) or (not self._texts and len(self)):
            dropped, self.merged, self.missed = self.merged + self.missed, 0, 0
            return self._merge(dropped)
        taken = self._texts.popleft()
        self.given = taken.number
        return taken.words

    def cut(self) -> None:
        """Say nothing of it any more, but remember how many events nobody heard."""
        self.missed += self.merged + sum(not one.kept for one in self._texts)
        self.merged, self._telling = 0, False
        self._texts.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._texts.clear()
        self.merged = self.missed = 0


LONGEST: Final = 60.0
"""Seconds a backend may speak one text; after that it has hung."""

RESTARTS: Final = 2
"""How often a backend that died or hung is started again."""

_LEAVING: Final = 0.5
"""Seconds that closing waits for the thread."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the player is told once about a backend.

    Attributes:
        kind: `chosen`, `failed`, `hung`, `refused` or `none`: it is used; it does not work; it does not
            answer; it cannot speak in the wanted manner; nothing is left to try.
        backend: Name of the backend, or its title once it is open.
        reason: Why, as the last part of a message key.
        detail: What is missing or wrong.
    """

    kind: str
    backend: str = ""
    reason: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class _Order:
    """Something for the thread to do."""

    do: str
    text: _Waiting | None = None
    interrupt: bool = False
    aside: bool = False
    manner: Manner | None = None
    report: wire.Report | None = None
    child: int = 0


_Does = TypeVar("_Does")
"""What a worker's thread is told to do."""


class ChildWorker(Generic[_Does]):
    """A thread with a child process in which backends are opened; nobody waits for either.

    Attributes:
        notices: What the player is to be told; whoever tells it takes it out.
    """

    def __init__(self, backends: Sequence[str], manner: Manner, spawn: SpawnProcess, probe: float) -> None:
        """Nothing runs before `_begin`.

        Args:
            backends: Names, in the order in which they are tried.
            manner: How to speak, or which language is told.
            spawn: Starts a child process.
            probe: Seconds a backend has to open, or to come back from a command.
        """
        self.notices: queue.SimpleQueue[Notice] = queue.SimpleQueue()
        self._names = list(backends)
        self._manner = manner
        self._spawn = spawn
        self._probe = probe
        self._inbox: queue.SimpleQueue[_Does | None] = queue.SimpleQueue()
        self._child: Child | None = None
        self._number = 0
        self._title = ""
        self._owed = 0
        self._since = time.monotonic()

    def _begin(self, name: str) -> None:
        """Start the thread; the first backend is opened there."""
        self._thread = threading.Thread(target=self._run, daemon=True, name=f"accessgames {name}")
        self._thread.start()

    def close(self) -> None:
        """End; a child that does not end by itself is killed."""
        self._inbox.put(None)
        self._thread.join(_LEAVING)
        if self._thread.is_alive() and self._child is not None:
            self._child.kill()

    def taken(self) -> tuple[Notice, ...]:
        """Take out what the player is to be told."""
        found = []
        with suppress(queue.Empty):
            while True:
                found.append(self.notices.get_nowait())
        return tuple(found)

    # Everything below runs in the thread.

    def _run(self) -> None:
        """Do what comes, until there is nothing more to do."""
        raise NotImplementedError

    def _owe(self) -> None:
        """Note that the child has to report."""
        if not self._owed:
            self._since = time.monotonic()
        self._owed += 1

    def _drop(self) -> None:
        """Let the child go; what it still reports is of no interest."""
        self._owed = 0
        self._number += 1
        child, self._child = self._child, None
        if child is not None:
            child.kill()


class Worker(ChildWorker[_Order]):
    """Says texts with the first backend that works.

    Attributes:
        waiting: What is still to be said.
        ended: Number of the latest text that was heard to its end, as far as that can be known.
        fastest: Highest rate of the open backend; `FASTEST` while that is not known.
    """

    def __init__(
        self,
        backends: Sequence[str],
        manner: Manner,
        merge: Callable[[int], str],
        *,
        do: str = wire.SPEAK,
        spawn: SpawnProcess = Process,
        probe: float = PROBE,
    ) -> None:
        """Start the thread; the first backend is opened there.

        Args:
            backends: Names, in the order in which they are tried.
            manner: How to speak.
            merge: Makes the sentence for texts that were dropped.
            do: `wire.SPEAK`, or `wire.BRAILLE` for a Braille line, where a new text replaces the old one.
            spawn: Starts a child process.
            probe: Seconds a backend has to open, or to come back from a command.
        """
        super().__init__(backends, manner, spawn, probe)
        self._do = do
        self.waiting = SpeechQueue(merge, lambda text: speaking_seconds(text, self._manner))
        self.ended = 0
        self.fastest = FASTEST
        self._numbers = count(1)
        self._starts = self._texts = 0
        self._open = self._speaking = self._sounding = self._tells = False
        self._begin(do)

    def say(self, text: str, *, interrupt: bool, kept: bool = False, aside: bool = False) -> int:
        """Say a text after what waits, or in its place.

        Args:
            text: What to say.
            interrupt: Whether what is being said is cut off.
            kept: As in `SpeechQueue.add`.
            aside: As in `SpeechQueue.add`.

        Returns:
            The number of the text, to be compared with `ended`.
        """
        number = next(self._numbers)
        self._inbox.put(_Order("say", _Waiting(text, kept, number), interrupt, aside))
        return number

    def stop(self) -> None:
        """Be silent now and forget what waits."""
        self._inbox.put(_Order("stop"))

    def change(self, manner: Manner) -> None:
        """Speak in another manner from now on."""
        self._inbox.put(_Order("change", manner=manner))

    def owes(self, number: int) -> bool:
        """Tell whether a text, by its number, is still to be heard from a backend that is open."""
        busy = self._speaking or bool(self._owed) or bool(len(self.waiting)) or not self._inbox.empty()
        return self._open and busy and self.ended < number

    @property
    def rests(self) -> bool:
        """Whether a backend is open that has said or shown everything."""
        return self._open and not self._speaking and not self._owed and not len(self.waiting)

    # Everything below runs in the thread.

    def _run(self) -> None:
        self._start()
        while (order := self._next()) is not None:
            try:
                self._obey(order)
                if self._open and not self._speaking and len(self.waiting):
                    self._send(self._do, self.waiting.next())
                    self._speaking = self._sounding = self._do == wire.SPEAK
                    self._texts += self._speaking
            except OSError:
                self._again("failed", "gone")
        if self._child is not None:
            self._child.end()

    def _next(self) -> _Order | None:
        """Return what is to be done next, `late` when a report of the child is overdue; None at the end."""
        patience = LONGEST if self._speaking else None
        if self._owed:
            patience = self._probe if self._open else self._probe * STARTING
        if patience is None:
            return self._inbox.get()
        try:
            return self._inbox.get(timeout=max(0.0, self._since + patience - time.monotonic()))
        except queue.Empty:
            return _Order("late")

    def _obey(self, order: _Order) -> None:
        if order.do == "report":
            if order.child == self._number:
                self._hear(order.report)
        elif order.do == "late":
            self._again("hung")
        elif order.do == "change" and order.manner is not None:
            self._manner = order.manner
            self._send(wire.CHANGE, manner=order.manner)
        elif order.do == "stop":
            self._silence()
        elif order.text is not None and (self._names or self._child is not None):
            if order.interrupt or self._do == wire.BRAILLE:
                self._silence()
            text = order.text
            self.waiting.add(text.words, kept=text.kept, aside=order.aside, number=text.number)

    def _silence(self) -> None:
        """Cancel what may be heard, also where a voice ought to have ended but does not tell."""
        if self._do == wire.BRAILLE:
            self.waiting.clear()
        else:
            self.waiting.cut()
        if self._sounding:
            self._send(wire.STOP)
            self._speaking = self._sounding = False

    def _send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        if self._open and self._child is not None:
            self._child.send(do, text, manner)
            self._owe()

    def _hear(self, report: wire.Report | None) -> None:
        """Take a report of the present child; None says that it has gone."""
        if report is None:
            self._again("failed", "gone")
        elif report.kind == wire.READY:
            self._open, self._owed, self._title = True, 0, report.title
            self._tells = ENDS in report.can
            self.fastest = int(report.detail) if report.detail.isdecimal() else FASTEST
            if self._starts == 1:
                self.notices.put(Notice("chosen", report.title))
        elif report.kind == wire.TAKEN:
            self._owed, self._since = self._owed - 1, time.monotonic()
        elif report.kind == wire.IDLE:
            if self._speaking and report.detail == str(self._texts):
                self._speaking = False
                self._sounding = not self._tells
                self.ended = self.waiting.given
        elif report.kind == wire.REFUSED:
            self.notices.put(Notice("refused", self._title, report.reason, report.detail))
        elif self._open:
            self._again("failed", report.reason, report.detail)
        else:
            self._give_up(Notice("failed", self._names[0], report.reason, report.detail))

    def _again(self, kind: str, reason: str = "", detail: str = "") -> None:
        """Start the backend once more after it died or hung, but not for ever."""
        was_open = self._open
        self._drop()
        if was_open and self._starts <= RESTARTS:
            self._start()
        else:
            self._give_up(Notice(kind, self._names[0], reason, detail))

    def _give_up(self, notice: Notice) -> None:
        """Pass on to the next backend."""
        self.notices.put(notice)
        self._drop()
        del self._names[:1]
        self._starts = 0
        self._start()

    def _drop(self) -> None:
        self._open = self._speaking = self._sounding = False
        self._texts = 0
        super()._drop()

    def _start(self) -> None:
        """Open the first of the names; tell it when there is none left."""
        if not self._names:
            self.waiting.clear()
            self.notices.put(Notice("none"))
            return
        self._starts += 1
        self._number += 1
        number = self._number
        try:
            self._child = self._spawn(
                lambda report: self._inbox.put(_Order("report", report=report, child=number))
            )
            self._child.send(wire.OPEN, self._names[0], self._manner)
        except OSError:
            self._give_up(Notice("failed", self._names[0], "gone"))
            return
        self._owe()
