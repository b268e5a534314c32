"""Pairs of matches that differ only in what is hidden from somebody: everything that person gets is compared.

Each match of a pair is played by people at one keyboard, through the interpreter. What is written, in which
portions, what goes to ears and fingers in all forms, what the arrow keys and Tab bring, the status line, the
transcript and whether somebody is said to think: all of it has to be the same.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, field
from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Header, SeatSpec, Stream
from accessgames.games import SealedTurns
from accessgames.shell.questions import HandOver
from accessgames.shell.seating import has_secrets
from accessgames.testing.cases import Case, act, beginnings, room_of
from accessgames.testing.speech import NAMES
from accessgames.testing.twins import Watcher, hidden_moments, play_course, together
from accessgames.testing.worlds import DeadEndError, Drawn, FirstChance, Questions, SecondChance, Table, World

if TYPE_CHECKING:
    from accessgames.engine import Setup
    from accessgames.testing.twins import Action, Twins

MANNERS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"verbosity": "detailed"},
    {"verbosity": "brief", "bot": "silent"},
    {"output": "braille", "cells": "40"},
    {"register": "informal", "coordinates": "numbers"},
    {"training": "yes"},
    {"scroll": "yes"},
)
"""Settings of the matches in turn."""

PRIVATE: Final = ("hand", "moves", "hint", "again")
"""What others ask about their own hands, so that there is something to be given away."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that gives away what is hidden.

    Attributes:
        name: Where: game, seed, viewer and moment.
        line: What was typed.
        left: What came in the one world, from the first difference on.
        right: In the other.
    """

    name: str
    line: str
    left: str
    right: str


@dataclass(slots=True)
class Findings:
    """What was compared.

    Attributes:
        pairs: How many pairs of true states that look the same and are not.
        positions: In how many positions; of several worlds that look the same any two are a pair.
        answers: How many lines were answered, counted in each world.
        commands: How often each command or question was asked.
        differences: What differed.
    """

    pairs: int = 0
    positions: int = 0
    answers: int = 0
    commands: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)


class Comparison:
    """Worlds side by side that look the same to somebody: whatever is done in the first is done in all."""

    def __init__(
        self, name: str, table: Table, twins: Sequence[Twins], stream: Stream, findings: Findings
    ) -> None:
        """Open them: the left one, which all twins have in common, and each on the right."""
        self._name = name
        self._table = table
        self._stream = stream
        self._findings = findings
        self._watcher = Watcher(table.case.game, table.viewer, stream)
        self._drawn: Drawn = deque()
        actors = (CHANCE, CLOCK)
        first = {actor: FirstChance(actor, stream, self._drawn) for actor in actors}
        self.left = World(table, twins[0].left, first)
        self._right: dict[World, Drawn] = {}
        for twin in twins:
            drawn = self._drawn.copy()
            others = {actor: SecondChance(actor, self._watcher, drawn) for actor in actors}
            with suppress(DeadEndError):
                self._right[World(table, twin.right, others)] = drawn
        self._compare("")

    def go(self, steps: int, lines: int) -> None:
        """Look around and play on, for so many steps with so many questions each.

        Raises:
            DeadEndError: What was hidden came to light in all worlds.
        """
        for step in range(steps):
            question = self.left.session.agenda.question
            if isinstance(question, HandOver):
                self._ask_around(lines)
                if self.left.holder is None:
                    self._enter(self.left.session.teller.words.word("yes"))
            if self.left.holder is None or self.left.session.known.over:
                return
            if self.left.holder == self._table.viewer:
                self._ask_around(lines)
            if step + 1 < steps:
                self._move()

    def _ask_around(self, lines: int) -> None:
        """Ask some questions in all worlds; any two that differ are a pair."""
        states = [self.left.match.state, *(world.match.state for world in self._right)]
        pairs = sum(one != other for one, other in combinations(states, 2))
        if not pairs:
            return
        self._findings.pairs += pairs
        self._findings.positions += 1
        self._look()
        pool = Questions(self.left.session, self._stream)
        for _ in range(lines):
            line = pool.line()
            self._findings.answers += len(states)
            self._findings.commands[pool.asked] += 1
            self._enter(line)
            if self.left.holder not in (None, self._table.viewer):
                return
            if not isinstance(self.left.session.agenda.question, HandOver | None):
                self._enter(self.left.session.teller.words.word("no"))
        self._look()

    def _move(self) -> None:
        """Let who has the keyboard look at the own hand and do something that the viewer can't tell apart."""
        seat = self.left.holder
        game = self._table.case.game
        if seat is None or seat not in game.actors(self.left.match.state):
            raise DeadEndError
        for line in self._private() if seat != self._table.viewer and self._stream.below(2) else ():
            self._type(line)
        action = act(game, self.left.match.state, seat, self._stream)
        lines: dict[World, str] = {}
        for world in self._right:
            found = self._watcher.any_counterpart(self.left.match.state, world.match.state, seat, action)
            if found is not None:
                lines[world] = _spelled(world, found[0])
        self._keep(lambda world: world in lines)
        self._forget()
        self._type(_spelled(self.left, action), lines)
        view, viewer = game.view(self.left.match.state, self._table.viewer), self._table.viewer
        self._keep(
            lambda world: game.view(world.match.state, viewer) == view and world.holder == self.left.holder
        )
        if self.left.holder in (None, viewer):
            self._compare(f"(a move of seat {seat})")
        self._forget()

    def _private(self) -> tuple[str, ...]:
        session = self.left.session
        asked = [key for key in PRIVATE if key not in session.known.room.commands.verbs]
        return tuple(session.teller.words.word(key) for key in self._stream.sample(asked, 1))

    def _enter(self, line: str) -> None:
        """Type the same in all worlds, and compare what comes: whatever the viewer gets."""
        self._forget()
        before = self.left.match.moment
        taker = self._taker(line)
        self._type(line)
        if taker is not None and {world.holder for world in (self.left, *self._right)} == {taker}:
            return  # somebody else has the keyboard now, and hears what only they may know
        if self.left.match.moment > before:
            raise DeadEndError  # it happened to be a move, which may bring what is hidden to light
        self._compare(line)

    def _taker(self, line: str) -> int | None:
        """Return who else than the viewer takes the keyboard by a line: a yes, when it is handed to them.

        No other line may open a hand: if one does, what comes is compared.
        """
        session = self.left.session
        question = session.agenda.question
        if not isinstance(question, HandOver) or question.seat == self._table.viewer:
            return None
        return question.seat if line in session.teller.words.table["yes"].words else None

    def _type(self, line: str, others: Mapping[World, str] = MappingProxyType({})) -> None:
        """Type a line on the left, and the same or another one in each other world."""
        self._drawn.clear()
        self.left.enter(line)
        for world, drawn in list(self._right.items()):
            drawn.clear()
            drawn.extend(self._drawn)
            try:
                world.enter(others.get(world, line))
            except DeadEndError:
                del self._right[world]
        self._keep(lambda _: True)

    def _keep(self, wanted: Callable[[World], bool]) -> None:
        """Go on with some of the worlds on the right; raises DeadEndError where there are none."""
        self._right = {world: drawn for world, drawn in self._right.items() if wanted(world)}
        if not self._right:
            raise DeadEndError

    def _look(self) -> None:
        self._forget()
        for world in (self.left, *self._right):
            world.look()
        self._compare("look")

    def _forget(self) -> None:
        for world in (self.left, *self._right):
            world.record.clear()

    def _compare(self, line: str) -> None:
        self._keep(lambda world: self._same(world, line))

    def _same(self, world: World, line: str) -> bool:
        """Tell whether somebody got the same in a world as on the left; note it where not."""
        pairs = zip([*self.left.record, "end"], [*world.record, "end"], strict=False)
        other = next(((left, right) for left, right in pairs if left != right), None)
        if other is not None:
            name = f"{self._name}, viewer {self._table.viewer}, moment {self.left.match.moment}"
            self._findings.differences.append(Difference(name, line, *other))
        return other is None


def _spelled(world: World, action: Action) -> str:
    known = world.session.known
    return known.room.commands.spell(action, known.acting_listener())


WORLDS: Final = 7
"""Worlds that are compared with the first at once."""

LONGEST: Final = 400
"""Actions of a course."""


class Secrecy:
    """Looks for what gives away hidden things in one game.

    Attributes:
        findings: What was compared so far.
    """

    def __init__(self, case: Case, seed: str) -> None:
        """Play a game; the seed decides about everything."""
        self.case = case
        self.seed = seed
        self.findings = Findings()
        self._setups = tuple(self._possible())

    def _possible(self) -> Iterator[Setup]:
        """Yield set-ups for several people in which something is kept from one of them at one keyboard.

        Without real dice or cards, which anybody at the table sees.
        """
        room = room_of(self.case)
        for beginning in beginnings(self.case):
            setup = beginning.setup
            secret = has_secrets(room, setup) or isinstance(room.commands, SealedTurns)
            if secret and setup.seats > 1 and all(value != "own" for _, value in setup.options):
                yield setup

    @property
    def hides(self) -> bool:
        """Whether the game hides anything."""
        return bool(self._setups)

    def look(
        self, pairs: int, *, segments: int = 6, steps: int = 3, lines: int = 2, courses: int = 10**9
    ) -> None:
        """Compare until so many pairs were looked at, or so many courses were played."""
        for number in range(courses):
            if self.findings.pairs >= pairs:
                return
            self._look_at(f"{self.seed}/{number}", segments, steps, lines)

    def _look_at(self, name: str, segments: int, steps: int, lines: int) -> None:
        stream = Stream(self.case.id, name)
        setup = stream.choice(self._setups)
        viewer = stream.choice((*range(setup.seats), SPECTATOR))
        course = play_course(self.case.game, setup, stream, 1 + stream.below(LONGEST))
        watcher = Watcher(self.case.game, viewer, stream)
        for moment in hidden_moments(course, watcher, _mixed(len(course.moves), stream), segments):
            twins = (
                watcher.branch(course, moment, 1 + stream.below(30))
                if stream.below(3)
                else together(course, moment, viewer)
            )
            if twins is not None:
                group = watcher.siblings(course, twins, moment, WORLDS)
                with suppress(DeadEndError):
                    self._opened(name, setup, group, stream).go(steps, lines)

    def _opened(self, name: str, setup: Setup, twins: Sequence[Twins], stream: Stream) -> Comparison:
        manners = dict(stream.choice(MANNERS))
        header = Header(
            self.case.id,
            self.case.game.rules_version,
            tuple(SeatSpec(person) for person in NAMES[: setup.seats]),
            setup.options,
            f"secrecy {name}"[:40],
            training=manners.get("training") == "yes",
        )
        tag = "en" if not stream.below(6) else "cs"
        where = f"{self.case.id} {name}"
        return Comparison(
            where, Table(self.case, twins[0].viewer, header, tag, manners), twins, stream, self.findings
        )


def _mixed(count: int, stream: Stream) -> list[int]:
    moments = list(range(count))
    stream.shuffle(moments)
    return moments
