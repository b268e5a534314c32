"""The worker of a Braille line: it is kept, and found again by itself whenever it goes; nobody waits for it.

What stands there is a state, no queue: whatever was told last is shown when the line is back.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.output import process, wire, worker

if TYPE_CHECKING:
    from accessgames.output.backends import Manner

_LOOK: Final = 1.0
"""Seconds between two questions whether the child still lives."""

_PAUSE: Final = 2.0
"""Seconds before a child that died or hung is started again."""

Act = Callable[[], None]
"""Something for the thread to do."""

line_process: Final = partial(process.Process, module="accessgames.output.line_child")
"""Starts the child that keeps a line."""


def unpicked(place: int) -> None:
    """Take no notice of a key over a place of the text."""
    del place


class LineWorker(worker.ChildWorker[Act]):
    """Shows texts on the first Braille line that works.

    Attributes:
        here: Whether the line is there now; None before that is known.
        picked: Called in another thread with the place of the text, from 0, over which a key was pressed.
    """

    def __init__(
        self,
        backends: Sequence[str],
        manner: Manner,
        *,
        spawn: process.SpawnProcess = line_process,
        probe: float = process.PROBE,
        pause: float = _PAUSE,
    ) -> None:
        """Start the thread; the first backend is opened there.

        Args:
            backends: Names, in the order in which they are tried.
            manner: Which language is told.
            spawn: Starts a child process.
            probe: Seconds a backend has to open, or to come back from a command.
            pause: Seconds before a child that died or hung is followed by another.
        """
        super().__init__(backends, manner, spawn, probe)
        self.here: bool | None = None
        self.picked: Callable[[int], None] = unpicked
        self._pause = pause
        self._text, self._typed, self._told = "", "", ""
        self._begin("line")

    def say(self, text: str, *, interrupt: bool) -> None:
        """Show a text in the place of what stands there."""
        del interrupt
        self._inbox.put(partial(self._show, text))

    def type_line(self, text: str, at: int) -> None:
        """Show what is being typed, with the cursor before character `at`; "" shows the text again."""
        self._inbox.put(partial(self._type, f"{at}:{text}" if text else ""))

    def stop(self) -> None:
        """Leave the text where it is: a finger reads at its own pace."""

    def change(self, manner: Manner) -> None:
        """Take no notice: the line's own table makes the dots."""
        del manner

    @property
    def rests(self) -> bool:
        """Whether the line is there and shows everything."""
        return bool(self.here) and not self._owed and self._inbox.empty()

    # Everything below runs in the thread.

    def _run(self) -> None:
        self._start()
        while True:
            try:
                act = self._inbox.get(timeout=self._patience())
            except queue.Empty:
                act = self._late
            if act is None:
                break
            try:
                act()
            except OSError:
                self._lose("gone")
        if self._child is not None:
            self._child.end()

    def _patience(self) -> float | None:
        """Return how long to wait before something is done about the child; for ever without backends."""
        if not self._names:
            return None
        probe = self._probe if self._title else self._probe * process.STARTING
        usual = self._pause if self._child is None else probe if self._owed else _LOOK
        return max(0.0, self._since + usual - time.monotonic())

    def _late(self) -> None:
        """Start a child where there is none, ask one that is silent, give one up that does not answer."""
        if self._child is None:
            self._start()
        elif self._owed:
            self._lose("hung")
        else:
            self._send(wire.LOOK)

    def _show(self, text: str) -> None:
        self._text, self._typed = text, ""
        if self.here:  # else it is shown once the line has come
            self._send(wire.BRAILLE, text)

    def _type(self, typed: str) -> None:
        self._typed = typed
        if self.here:
            self._send(wire.TYPE, typed or "0:")

    def _send(self, do: str, text: str = "") -> None:
        if self._child is not None:
            self._owe()
            self._child.send(do, text, self._manner if do == wire.OPEN else None)

    def _hear(self, child: int, report: wire.Report | None) -> None:
        """Take a report; one of a child that was given up is of no interest, None says that it has gone."""
        if child != self._number:
            return
        self._since = time.monotonic()
        if report is None:
            self._lose("gone")
        elif report.kind == wire.PICKED:
            if report.detail.isdecimal():
                self.picked(int(report.detail))
        elif report.kind == wire.FAILED:
            self._give_up(report)
        else:
            self._owed -= report.kind == wire.TAKEN
            self._stand(report)

    def _stand(self, report: wire.Report) -> None:
        """Note whether the line is there; one that has come shows what was told last."""
        if report.kind == wire.READY:
            self._title, self.here = report.title, True
            self._send(wire.BRAILLE, self._text)
            if self._typed:
                self._send(wire.TYPE, self._typed)
            self._tell("back" if self._told else "chosen")
        elif report.kind == wire.AWAY:
            self.here = False
            self._tell("away", report.reason, report.detail)

    def _tell(self, kind: str, reason: str = "", detail: str = "") -> None:
        """Tell how the line stands, once each time it changes; what was not told before is of no interest."""
        if f"{kind} {reason}" != self._told:
            self._told = f"{kind} {reason}"
            self.taken()
            self.notices.put(worker.Notice(kind, self._title or self._names[0], reason, detail))

    def _lose(self, reason: str) -> None:
        """End a child that died or hangs; another one is started after a while."""
        self._tell("away", reason)
        self._drop()

    def _give_up(self, report: wire.Report) -> None:
        """Pass on to the next backend; tell it when there is none left."""
        self.notices.put(worker.Notice("failed", self._names[0], report.reason, report.detail))
        self._drop()
        del self._names[:1]
        if self._names:
            self._start()
        else:
            self.notices.put(worker.Notice("none"))

    def _drop(self) -> None:
        self.here, self._since = False, time.monotonic()
        super()._drop()

    def _start(self) -> None:
        """Open the first of the names."""
        if not self._names:
            self.here = False
            self.notices.put(worker.Notice("none"))
            return
        self._number += 1
        self._title = ""
        number = self._number
        self._since = time.monotonic()
        try:
            self._child = self._spawn(lambda report: self._inbox.put(partial(self._hear, number, report)))
            self._send(wire.OPEN, self._names[0])
        except OSError:
            self._lose("gone")
