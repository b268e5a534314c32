"""One match of a pair at its console: people type, and everything that comes to them is noted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import Header, Match
from accessgames.engine.driver import MatchDriver
from accessgames.engine.local_seat import LocalSeat
from accessgames.output.ports import Ports
from accessgames.output.sink import TextSink, Transcript
from accessgames.shell.console import Console
from accessgames.shell.entry import announce_resumed, seat_players
from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.interpreter import interpret
from accessgames.shell.launch import SessionContext
from accessgames.shell.settings import Preferences, default_settings
from accessgames.shell.sight.saying import say_panels
from accessgames.shell.stopwatch import Stopwatch
from accessgames.shell.typing_aids import next_request
from accessgames.testing.cases import Case, act, room_of
from accessgames.testing.speech import language

if TYPE_CHECKING:
    from accessgames.engine import Actor, Game, Stream, Viewer
    from accessgames.language import Rendered
    from accessgames.output.ports import Port
    from accessgames.shell.session import Session
    from accessgames.testing.twins import Move, Watcher

WIDTH: Final = 80
"""Columns of the terminal."""

BEGINNINGS: Final = ("", "p", "zk", "1")
"""What Tab is pressed behind."""

THOUGHT: Final = 3000
"""Milliseconds that everybody may think, as far as it is asked who would be said to."""


class DeadEndError(Exception):
    """What was hidden has come to light: the worlds can't look the same any more."""


class _Stream:
    """A terminal whose every write is noted by itself."""

    def __init__(self, note: Callable[[str], None]) -> None:
        self._note = note

    def write(self, text: str) -> int:
        self._note(f"write {text!r}")
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""

    def fileno(self) -> int:
        raise OSError


class _Ear:
    """A port that notes what it gets, in all forms."""

    def __init__(self, note: Callable[[str], None], *, brailles: bool) -> None:
        self._note = note
        self.brailles = brailles

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        text = f"{rendered.full} / {rendered.brief} / {rendered.braille} / {rendered.kind}"
        self._note(f"{'finger' if self.brailles else 'ear'} {interrupt} {text}")

    def flush(self) -> None:
        self._note("complete")

    def drop(self) -> None:
        self._note("dropped")

    def stop(self) -> None:
        """When others speak is nobody's secret."""

    def close(self) -> None:
        """Nothing is open."""


class _Typist:
    """Somebody at a terminal who types what was decided before."""

    prompts = True
    own_prompt = False

    def __init__(self) -> None:
        self.lines: deque[str] = deque()
        self.request: ReadRequest | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        """Nothing was held."""

    def read(self, request: ReadRequest) -> TypedLine:
        self.request = request
        if not self.lines:
            raise EOFError
        return TypedLine(self.lines.popleft())


class _Pages(Transcript):
    """A transcript in memory."""

    def __init__(self) -> None:
        self.path = Path("transcript.txt")
        self.lines: list[str] = []

    def add(self, lines: Iterable[str]) -> None:
        self.lines.extend(lines)

    def close(self) -> None:
        """Nothing is open."""


class _Kept:
    """A journal in memory, that says it is kept."""

    path = Path("match.jsonl")

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, line: str, /) -> None:
        self.lines.append(line)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Agree with whatever else is asked of a journal's file."""
        del name
        return lambda *_, **__: ()


class _Seat(LocalSeat[Any, Any, Any, Any]):
    """A seat at whose table somebody else chooses for chance."""

    others: Mapping[Actor, Any] = MappingProxyType({})

    def occupy(self, bots: Any, taken: Callable[[], int], *rest: Any, **more: Any) -> None:  # noqa: ANN401 - as there
        """Let chance be chosen for, and nobody be played by code."""
        super().occupy(bots, taken, *rest, **more)
        self._driver = MatchDriver(self._match, {}, self.others)


Drawn: TypeAlias = "deque[tuple[Any, Any]]"
"""How it stood on the left before each action of chance and of the clock, and what that was."""


class FirstChance:
    """Chance, or the clock, of the left world: at random, and noted."""

    def __init__(self, actor: Actor, stream: Stream, drawn: Drawn) -> None:
        """Choose by a stream; note it in `drawn`."""
        self._actor = actor
        self._stream = stream
        self._drawn = drawn

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Choose at random."""
        del moment
        action = act(game, state, self._actor, self._stream)
        self._drawn.append((state, action))
        return action


class SecondChance:
    """Chance, or the clock, of the right world: what the viewer can't tell from what happened on the left."""

    def __init__(self, actor: Actor, watcher: Watcher, drawn: Drawn) -> None:
        """Follow what was noted in `drawn`."""
        self._actor = actor
        self._watcher = watcher
        self._drawn = drawn

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Choose the counterpart; raises DeadEndError where there is none."""
        del game, moment
        if not self._drawn:
            raise DeadEndError
        left, action = self._drawn.popleft()
        found = self._watcher.any_counterpart(left, state, self._actor, action)
        if found is None:
            raise DeadEndError
        return found[0]


@dataclass(frozen=True, slots=True)
class Table:
    """What is played, who must not tell two worlds apart, and how it is told."""

    case: Case
    viewer: Viewer
    header: Header
    tag: str
    manners: dict[str, str]


class World:
    """One match of a pair at its console.

    Attributes:
        session: The match as it is told.
        match: The match itself.
        record: Everything that came to ear, finger and eye since it was cleared.
    """

    def __init__(self, table: Table, moves: Sequence[Move], others: Mapping[Actor, object]) -> None:
        """Go on with a match after some moves."""
        self.record: list[str] = []
        self._viewer = table.viewer
        note = self.record.append
        chosen = default_settings().set("language", table.tag)
        for key, value in table.manners.items():
            chosen = chosen.set(key, value)
        speak = partial(language, roots=table.case.locales)
        preferences = Preferences(speak, chosen, lambda _values: None, {})
        self._reader = _Typist()
        sink = TextSink(_Stream(note), lambda: WIDTH)  # type: ignore[arg-type] # it only writes
        console = Console(sink, lambda _settings: self._reader, preferences.language, chosen)
        ears: tuple[Port, ...] = (_Ear(note, brailles=False), _Ear(note, brailles=True))
        console.ports = Ports(ears)
        self._pages = console.transcript = _Pages()
        kept: Any = _Kept()
        self.match: Match[Any, Any, Any, Any] = Match(table.case.game, table.header, kept)
        for actor, action in moves:
            self.match.submit(actor, action)
        seat = _Seat(MatchDriver(self.match, {}, {}), frozenset(range(len(table.header.seats))))
        seat.others = others
        context = SessionContext(console, preferences, unclear=False, stopwatch=Stopwatch(lambda: 0.0))
        self.session: Session = seat_players(room_of(table.case), seat, context, kept)
        self.session.known.limits = dict.fromkeys(range(len(table.header.seats)), THOUGHT)
        announce_resumed(self.session, None)
        console.flush()

    def enter(self, line: str) -> None:
        """Type a line behind the prompt."""
        self._reader.lines.append(line)
        owner = self.holder
        console = self.session.teller.console
        typed = console.ask(next_request(self.session))
        if self._reader.request is not None and owner in (None, self._viewer):
            self.record.append(f"recalled {self._reader.request.aids.past}")
        interpret(self.session, typed)
        console.flush()

    def look(self) -> None:
        """Note what there is besides what is told: keys that bring something back, the status line, time."""
        asked = next_request(self.session)
        console, known = self.session.teller.console, self.session.known
        note = self.record.append
        note(f"prompt {console.language.render(asked.prompt)}")
        note(f"status {[console.language.render(message) for message in asked.status()]}")
        if asked.complete is not None:
            note(f"completed {[asked.complete(text).words for text in BEGINNINGS]}")
        note(f"seen {say_panels(asked.panels(), console.language)} {asked.cursor()}")
        note(f"thinks {[known.thought(seat) for seat in range(len(known.seating.seats))]}")
        note(f"transcript {self._pages.lines}")

    @property
    def holder(self) -> int | None:
        """Who has the keyboard."""
        return self.session.known.seating.unlocked


LEFT_OUT: Final = frozenset({
    "quit", "abandon", "learn", "analysis", "emboss", "transcript", "language", "keys", "voice", "faster",
    "slower", "pause", "zoom-in", "zoom-out",
})  # fmt: skip
"""Commands that leave the match, write elsewhere, or are about the voice alone."""


class Questions:
    """What somebody may ask who pries: every command and question, with and without words behind it.

    Attributes:
        asked: What the last line was about.
    """

    def __init__(self, session: Session, stream: Stream) -> None:
        """Ask at the keyboard of a session; `stream` chooses."""
        self._session = session
        self._stream = stream
        self.asked = ""

    def line(self) -> str:
        """Return the next line."""
        words, own = self._session.teller.words, self._session.known.room.commands
        if not self._stream.below(8):
            self.asked = "nonsense"
            return self._stream.choice(("", "1", "2", "9", "xyzzy", "ne", "1; 2", self._token()))
        if not self._stream.below(8):
            self.asked = "question mark"
            return f"{self._deed() or self._token()}?"
        ids = [key for key in (*own.answers, *own.verbs, *words.ids("commands")) if key not in LEFT_OUT]
        key = self.asked = self._stream.choice(ids)
        if key in own.verbs:
            return f"{words.word('try')} {self._deed() or words.word(key)}"
        if key == "try":
            return f"{words.word(key)} {self._deed() or 1}"
        behind = self._token() if key == "search" or not self._stream.below(3) else ""
        return f"{words.word(key)} {behind}".strip()

    def _deed(self) -> str:
        """Spell something that may or may not be possible, as far as whoever has the keyboard knows."""
        known = self._session.known
        listener = known.listener()
        perspective = listener.perspective
        if not (perspective.to_act and perspective.legal):
            return ""
        action = act(perspective.game, perspective.world, listener.seat, self._stream)
        return known.room.commands.spell(action, listener)

    def _token(self) -> str:
        """Return a word that means something in the game."""
        words = self._session.teller.words
        if self._stream.below(2):
            text = self._deed().split()
            return self._stream.choice(text) if text else str(self._stream.below(60))
        return self._stream.choice([spelling for word in words.table.values() for spelling in word.words])
