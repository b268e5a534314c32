"""Conversations at a console that are watched: what was typed, what was told to it, and what it changed.

The journal is read and played again beside the program, and what was told is remembered beside its history.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from accessgames.engine import SPECTATOR
from accessgames.engine.game import parse_actor
from accessgames.games import load_room
from accessgames.shell.interpreter import interpret
from accessgames.shell.lists import History
from tests.pig import ROOM as PIG
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.engine import Match
    from accessgames.games import Listener, Room
    from accessgames.language import Message
    from accessgames.shell.cursor.place import Cursor


ROOMS: Final[Mapping[str, Room]] = MappingProxyType({"pig": PIG, "sprint": SPRINT})
"""Games of the tests alone: one without a board, and one with a clock."""


class Deed(NamedTuple):
    """An action of the journal that counts.

    Attributes:
        actor: Who.
        action: What.
        state: What it led to.
        events: What happened by it, as nobody knows it.
        line: The number of the first action that was typed with it.
    """

    actor: int
    action: Any
    state: Any
    events: tuple[Any, ...]
    line: int


class Past(NamedTuple):
    """A line that was told and may be heard again.

    Attributes:
        message: What it was.
        audience: Who alone may hear it; None for everybody.
    """

    message: Message
    audience: int | None


@dataclass(frozen=True, slots=True)
class Moment:
    """How it stood between two lines.

    Attributes:
        deeds: The actions that count.
        state: The position.
        viewer: Who has the keyboard.
        past: Lines told so far.
        settings: The settings.
        cursor: Where the cursor of who has the keyboard stands.
        asked: What is asked, by the name of its class; "" for nothing.
        helped: Who was advised by then, as the journal has it; `locked` where nobody is any more.
    """

    deeds: tuple[Deed, ...]
    state: Any
    viewer: int
    past: tuple[Past, ...]
    settings: Mapping[str, str]
    cursor: Cursor | None
    asked: str
    helped: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Saying:
    """A line that somebody typed, and the answer.

    Attributes:
        sitting: The conversation.
        number: From 0, in the conversation.
        word: Word id of the command, "" where it is none.
        rest: What was typed behind it.
        told: The answer.
        before: How it stood.
        after: How it stands then.
        fits: Tells of a move's notation whether the words behind mean it; None where that is not known.
    """

    sitting: Sitting
    number: int
    word: str
    rest: str
    told: tuple[Message, ...]
    before: Moment
    after: Moment
    fits: Any = None

    @property
    def later(self) -> Sequence[Saying]:
        """What was said after it."""
        return self.sitting.sayings[self.number + 1 :]

    @property
    def earlier(self) -> Sequence[Saying]:
        """What was said before it, the last first."""
        return self.sitting.sayings[: self.number][::-1]


@dataclass(frozen=True, slots=True)
class Heard:
    """A line that was told, as its checker gets it.

    Attributes:
        saying: What it was an answer to.
        message: The line.
        at: Its number in the answer.
    """

    saying: Saying
    message: Message
    at: int

    @property
    def sitting(self) -> Sitting:
        """The conversation."""
        return self.saying.sitting

    @property
    def now(self) -> Moment:
        """How it stood when it was typed."""
        return self.saying.before

    def arg(self, name: str) -> Any:  # noqa: ANN401 - by message
        """Return an argument of the line."""
        return self.message.args[name]

    def __str__(self) -> str:
        """Name the line typed and the line told, for the message of a failing test."""
        one = self.saying
        where = f"{one.sitting.game} {one.number} by {one.before.viewer}"
        return f"{where}: {one.word} {one.rest}: {self.message.key} {dict(self.message.args)}"


class Sitting:
    """A match at a console, with everything that is typed and told.

    Attributes:
        game: Its id.
        stage: The match and its console.
        sayings: What was typed and told so far.
    """

    def __init__(
        self, game: str, players: str, number: int, settings: Mapping[str, str], options: Mapping[str, str]
    ) -> None:
        """Sit down; the number makes the luck of the match."""
        self.game = game
        seed = f"shell/{number}"
        self.stage = Stage(
            ROOMS.get(game) or load_room(game), players, seed=seed, settings=settings, options=options
        )
        self.sayings: list[Saying] = []
        self._past = [
            Past(one.message, one.audience) for one in self.stage.console.history.for_listener(SPECTATOR)
        ]
        self._told: list[Message] = []
        self._deeds: list[Deed] = []
        self._helped: frozenset[str] = frozenset()
        self._read = 1
        opening = [one.message for one in self._past]
        self._listen()
        moment = self.moment()
        self.sayings.append(Saying(self, 0, "", "", tuple(opening), moment, moment))

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The match."""
        return self.stage.match

    def _listen(self) -> None:
        console = self.stage.console
        tell = console.tell

        def telling(*messages: Message, audience: int | None = None, record: bool = True) -> None:
            self._told.extend(messages)
            if record:
                self._past.extend(Past(message, audience) for message in messages)
            tell(*messages, audience=audience, record=record)

        console.tell = telling  # type: ignore[method-assign]

    def word(self, key: str) -> str:
        """Return what is typed for a word id."""
        return self.stage.session.teller.words.word(key)

    def listener(self) -> Listener:
        """Return who has the keyboard, with what they know."""
        return self.stage.session.known.listener()

    def moment(self) -> Moment:
        """Return how it stands."""
        self._follow()
        session = self.stage.session
        state = self._deeds[-1].state if self._deeds else self.match.game.initial(self.match.setup)
        asked = session.agenda.question
        return Moment(
            tuple(self._deeds),
            state,
            session.known.seating.listener,
            tuple(self._past),
            MappingProxyType(dict(session.teller.preferences.settings.values)),
            session.cursor,
            "" if asked is None else type(asked).__name__,
            self._helped,
        )

    def _follow(self) -> None:
        """Play what the journal has since the last time."""
        game, lines = self.match.game, self.stage.kept.lines
        for line in map(json.loads, lines[self._read :]):
            if line["by"] == "undo":
                del self._deeds[int(line["do"]) :]
                continue
            if line["by"] == "help":
                self._helped |= {line["do"]}
                continue
            actor, action = parse_actor(line["by"]), game.parse_action(line["do"])
            state = self._deeds[-1].state if self._deeds else game.initial(self.match.setup)
            step = game.play(state, actor, action)
            number = self._deeds[-1].line if line.get("joined") else len(self._deeds)
            self._deeds.append(Deed(actor, action, step.state, step.events, number))
        self._read = len(lines)

    def say(self, word: str, rest: str = "", fits: Any = None) -> Saying:  # noqa: ANN401 - see `Saying`
        """Type a line: the word for a word id, and what follows; the words alone for no id."""
        typed = f"{self.word(word) if word else ''} {rest}".strip()

        def type_it() -> None:
            interpret(self.stage.session, typed)

        return self._note(word, rest, type_it, fits)

    def act(self, seat: int, action: object) -> Saying:
        """Do what nobody types, such as what a computer player does in its head."""
        session = self.stage.session

        def do() -> None:
            session.submit(seat, action)
            session.flow.advance()

        return self._note("", "", do, None)

    def come_back(self) -> Saying:
        """Leave the match and go on with it as somebody who has just begun the program.

        What was told before stands in no journal; how it is told anew, `tests/shell/test_retelling.py` shows.
        """
        self.stage.console.history = History()
        self._past.clear()
        saying = self._note("come-back", "", self.stage.leave_and_come_back, None)
        lines = self.stage.console.history.for_listener(saying.after.viewer)
        self._past[:] = [Past(one.message, one.audience) for one in lines]
        return saying

    def _note(self, word: str, rest: str, do: Callable[[], None], fits: Any) -> Saying:  # noqa: ANN401 - see `Saying`
        before = self.moment()
        self._told.clear()
        do()
        self.stage.heard()
        saying = Saying(self, len(self.sayings), word, rest, tuple(self._told), before, self.moment(), fits)
        self.sayings.append(saying)
        return saying


Check: TypeAlias = Callable[[Heard], object]
"""Works out a line anew; anything but true where it is wrong."""
