"""Ports: where told lines go besides the text, to an ear or a finger, or as a short sound.

At most one short sound belongs to an answer, and it is never the only carrier of anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from accessgames.language.values import Kind, Rendered
    from accessgames.output.line_worker import LineWorker
    from accessgames.output.worker import ChildWorker, Worker

Only = Literal["", "ear", "finger"]
"""Which ports get a line: all, or only those that are heard, or only those that are felt."""


class Port(Protocol):
    """One way out.

    Attributes:
        brailles: Whether it shows the short form to fingers.
    """

    brailles: bool

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line; `interrupt` silences what is still being said."""

    def flush(self) -> None:
        """Note that the answer is complete: what was taken belongs together."""

    def stop(self) -> None:
        """Be silent now."""

    def close(self) -> None:
        """End; nothing comes after that."""


@runtime_checkable
class Cueing(Protocol):
    """A port that also takes cues by name."""

    def cue(self, name: str) -> None:
        """Take a cue."""


@runtime_checkable
class Resuming(Protocol):
    """A port that is heard, and knows what of the latest answer nobody heard.

    Attributes:
        cut: The line in which it was cut off, or None.
    """

    cut: Rendered | None

    @property
    def talks(self) -> bool:
        """Whether something of it is still to be heard."""

    def echo(self, text: str) -> None:
        """Say at once what was typed."""


@runtime_checkable
class Gathering(Protocol):
    """A port that keeps what it takes until the answer is complete."""

    def drop(self) -> None:
        """Forget what was taken since the last complete answer."""


LineState = Literal["here", "joining", "away", "none"]
"""How a Braille line stands that the program writes to: it shows what is told; that is not known yet; it has
gone, and is awaited; there is none."""


@runtime_checkable
class Lasting(Protocol):
    """A port to a Braille line, which may come and go."""

    @property
    def line(self) -> LineState:
        """How the line stands."""

    def wipe(self) -> None:
        """Let nothing of what was told stand there any more."""

    def picked(self) -> int:
        """Return the number of the entry over which a key of the line was pressed, once; 0 for none."""

    def type_line(self, text: str, at: int) -> None:
        """Show what is being typed, with the cursor before character `at`."""


class Ports:
    """All ports of a session as one."""

    def __init__(self, ports: Sequence[Port] = ()) -> None:
        """Open the given ports; usually there are none, because a screen reader reads the console."""
        self._ports = tuple(ports)

    @property
    def line(self) -> LineState:
        """How the Braille line stands."""
        lines = (port.line if isinstance(port, Lasting) else "here" for port in self._ports if port.brailles)
        return next(lines, "none")

    @property
    def brailles(self) -> bool:
        """Whether any port reaches a Braille display now."""
        return self.line == "here"

    def type_line(self, text: str, at: int) -> None:
        """Show on a Braille line what is being typed, with the cursor before character `at`."""
        for port in self._ports:
            if isinstance(port, Lasting):
                port.type_line(text, at)

    def picked(self) -> int:
        """Return the number of the entry over which a key of a Braille line was pressed; 0 for none."""
        return next(filter(None, (port.picked() for port in self._ports if isinstance(port, Lasting))), 0)

    def wipe(self) -> None:
        """Let nothing of what was told stand on a Braille line any more."""
        for port in self._ports:
            if isinstance(port, Lasting):
                port.wipe()

    def speak(self, rendered: Rendered, *, interrupt: bool, only: Only = "") -> None:
        """Hand a line to every port, or to those for the ear or the finger only."""
        for port in self._ports:
            if not only or port.brailles == (only == "finger"):
                port.speak(rendered, interrupt=interrupt)

    def braille(self, *lines: Rendered) -> None:
        """Hand an answer only to ports that nobody but the reader's finger can follow."""
        for port in self._ports:
            if port.brailles:
                for rendered in lines:
                    port.speak(rendered, interrupt=True)
                port.flush()

    def flush(self) -> None:
        """Tell every port that the answer is complete."""
        for port in self._ports:
            port.flush()

    def cue(self, name: str) -> None:
        """Mark the answer with a cue that no kind of line stands for, such as `end`."""
        for port in self._ports:
            if isinstance(port, Cueing):
                port.cue(name)

    @property
    def cut(self) -> Rendered | None:
        """The line of the latest answer in which a voice was cut off; None where it was heard to its end."""
        return next((port.cut for port in self._ports if isinstance(port, Resuming)), None)

    @property
    def talk(self) -> bool:
        """Whether a voice has not yet said everything; a line shows it at once, for a finger to read."""
        return any(port.talks for port in self._ports if isinstance(port, Resuming))

    def echo(self, text: str) -> None:
        """Say what was typed, where a voice says anything."""
        for port in self._ports:
            if isinstance(port, Resuming):
                port.echo(text)

    def replace(self, ports: Sequence[Port]) -> None:
        """Use other ports from now on; whoever opened the old ones closes them."""
        self._ports = tuple(ports)

    def stop(self) -> None:
        """Silence every port."""
        for port in self._ports:
            port.stop()

    def drop(self) -> None:
        """Silence every port, and let none keep what was taken for an answer that is not complete yet."""
        for port in self._ports:
            port.stop()
            if isinstance(port, Gathering):
                port.drop()

    def close(self) -> None:
        """End every port."""
        for port in self._ports:
            port.close()


_Kept = TypeVar("_Kept", bound="ChildWorker[Any]")
"""The worker of a port."""


class _WorkerPort(Generic[_Kept]):
    """A port whose worker says or shows the lines.

    Attributes:
        brailles: Whether it shows the short form to fingers.
    """

    brailles = False

    def __init__(self, worker: _Kept) -> None:
        """Pass lines on to a worker."""
        self._worker = worker

    def close(self) -> None:
        """End."""
        self._worker.close()


_CUES: Final = MappingProxyType({"refusal": "refused", "score": "points", "turn": "turn"})
"""Cue of a kind of line, the weightiest first: of several in one answer only one sounds."""


class CuePort(_WorkerPort["Worker"]):
    """Plays the cue of the weightiest line of an answer."""

    def __init__(self, worker: Worker) -> None:
        """Play through a worker."""
        super().__init__(worker)
        self._kinds: set[Kind] = set()
        self._named = ""
        self._more: dict[str, str] = {}

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line."""
        del interrupt
        self._kinds.add(rendered.kind)

    def cue(self, name: str) -> None:
        """Take the text of a cue that no kind of line stands for, such as `end`; it outweighs the others.

        Behind the name of a cue that a kind of line has, such as how many points there were, it says more of
        that cue and outweighs nothing.
        """
        of = name.partition(" ")[0]
        if of in _CUES.values():
            self._more[of] = name
        else:
            self._named = name

    def flush(self) -> None:
        """Play one cue, if any line asks for it."""
        kinds, self._kinds = self._kinds, set()
        named, self._named = self._named, ""
        more, self._more = self._more, {}
        found = next((cue for kind, cue in _CUES.items() if kind in kinds), "")
        if named or found:
            self._worker.say(named or more.get(found, found), interrupt=True)

    def stop(self) -> None:
        """Let it sound: it is over by itself."""


GAP: Final = "; "
"""What stands between the lines of one answer on a Braille line, which shows only the latest text."""


_EVENTS: Final = frozenset({"own", "other", "bot", "score"})
"""Kinds of lines that tell the match: nobody asked for them, and too many become a number."""

_REMEMBERED: Final = 200
"""Lines among which the one is looked for in which the voice was cut off."""


class VoicePort(_WorkerPort["Worker"]):
    """Says lines one after another.

    Attributes:
        cut: The line in which it was cut off, or None; kept until something else is told.
    """

    def __init__(self, worker: Worker, form: Callable[[Rendered], str]) -> None:
        """Speak through a worker what `form` makes of a line; "" is not said."""
        super().__init__(worker)
        self._form = form
        self.cut: Rendered | None = None
        self._said: deque[tuple[int, Rendered]] = deque(maxlen=_REMEMBERED)
        self._silent = False

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Say a line after the others, or at once in their place."""
        text = self._form(rendered)
        if not text:
            return
        if interrupt or self._silent:
            self._said.clear()
            self.cut, self._silent = None, False
        number = self._worker.say(text, interrupt=interrupt, kept=rendered.kind not in _EVENTS)
        self._said.append((number, rendered))

    @property
    def talks(self) -> bool:
        """Whether something is still to be heard."""
        return not self._silent and bool(self._said) and self._worker.owes(self._said[-1][0])

    def echo(self, text: str) -> None:
        """Say at once what was typed."""
        self._worker.say(text, interrupt=True, aside=True)

    def flush(self) -> None:
        """Every line was taken when it came."""

    def stop(self) -> None:
        """Be silent now, and remember where."""
        if not self._silent:
            ended = self._worker.ended
            self.cut = next((line for number, line in self._said if number > ended), None)
            self._silent = True
        self._worker.stop()


_NOTHING: Final = ""
"""What stands on a line that was cleared."""


class DisplayPort(_WorkerPort["LineWorker"]):
    """Shows the lines of one answer as one text, which stays until the next."""

    brailles = True

    def __init__(self, worker: LineWorker, form: Callable[[Rendered], str]) -> None:
        """Show through a worker what `form` makes of a line; "" is not shown."""
        super().__init__(worker)
        self._form = form
        self._lines: list[tuple[str, int]] = []
        self._ends: tuple[tuple[int, int], ...] = ()
        self._picked = 0
        worker.picked = self._pick

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line; it is shown with those that are told along with it."""
        del interrupt
        text = self._form(rendered)
        if text:
            self._lines.append((text, rendered.number))

    def flush(self) -> None:
        """Show what was taken."""
        lines, self._lines = self._lines, []
        if lines:
            ends = accumulate(len(text) + len(GAP) for text, _ in lines)
            self._ends = tuple(zip(ends, (number for _, number in lines), strict=True))
            self._worker.say(GAP.join(text for text, _ in lines), interrupt=True)

    def _pick(self, place: int) -> None:
        """Note, in the worker's thread, over which entry of the text a key was pressed."""
        self._picked = next((number for end, number in self._ends if place < end), 0)

    def picked(self) -> int:
        """Return the number of the entry over which a key of the line was pressed, once; 0 for none."""
        number, self._picked = self._picked, 0
        return number

    @property
    def line(self) -> LineState:
        """How the line stands."""
        here = self._worker.here
        return "joining" if here is None else "here" if here else "away"

    def drop(self) -> None:
        """Forget lines that are not shown yet."""
        self._lines = []

    def wipe(self) -> None:
        """Let nothing of what was told stand there any more."""
        self._ends = ()
        self._worker.say(_NOTHING, interrupt=True)

    def type_line(self, text: str, at: int) -> None:
        """Show what is being typed, with the cursor before character `at`."""
        self._worker.type_line(text, at)

    def stop(self) -> None:
        """Leave the text where it is: a finger reads at its own pace."""
