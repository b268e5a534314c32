"""A position with a throw on the table, made from a stream, and how an answer to it is judged and told."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final, cast

from accessgames.dataclasses import dataclass
from accessgames.games.daily import HARDEST, MOST_STARS, Course, DailyTask, Grade, hundredths, position_of
from accessgames.games.quantum.daily import expectation
from accessgames.games.quantum.narration import actions as told
from accessgames.games.quantum.rules import dice, sheet
from accessgames.games.quantum.rules import state as states
from accessgames.games.quantum.rules.game import QuantumGame, writable
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Stream
    from accessgames.games.quantum.naming import QuantumListener
    from accessgames.language import Message

_GAME: Final = QuantumGame()
_SEATS: Final = 2
_TURNS: Final = range(9, 15)
"""Turns of both before the position: rows are half full then, and columns near their end."""

_PATIENCE: Final = range(2, 6)
"""How many numbers the players on the way are ready to skip."""

_WRITES: Final = 2
"""Numbers that a turn may write, so many a column may lack to be completed in it."""

_DICE: Final = range(1, 6)
"""Numbers of dice that may be best to throw again: neither none nor nearly all, which anybody tries first."""

_MOST_NOW: Final = 4
"""Points that lie on the table already; more of them are mostly kept, and who sees them is done."""

_MARGIN: Final = Fraction(1, 20)
"""By so many points the best answer is better than every other one, at least."""

_CLOSE: Final = Fraction(1, 5)
"""A second best answer within so many points makes a task harder."""

_MIDDLE: Final = range(3, 6)
"""Numbers of dice to throw again that make a task harder."""

_LOSSES: Final = ((Fraction(1, 4), 2), (Fraction(1), 1))
"""Stars for what an answer falls behind the best one, in points."""


def _write(
    course: Course[states.QuantumState, states.QuantumAction], seat: int, patience: int
) -> states.Choice:
    """Choose the shortest row of those where a number skips no more than somebody is ready to."""
    state = course.state
    mask, sums = writable(state, seat), dice.totals(state.dice)
    open_ = [colour for colour in range(len(dice.COLOURS)) if mask >> colour & 1]
    skips = {
        colour: len(sheet.skipped_numbers(state.sheets[seat][colour], sums[colour], state))
        for colour in open_
    }
    rows = state.sheets[seat]
    fitting = [colour for colour in open_ if skips[colour] <= patience]
    best = min(fitting, key=lambda colour: (len(rows[colour]), skips[colour], colour), default=None)
    return states.PASS if best is None else states.Write(best)


def _play(stream: Stream) -> Course[states.QuantumState, states.QuantumAction]:
    """Play a match of two who skip little, up to the first throw of a turn that is drawn."""
    course = Course(_GAME, _GAME.setup(_SEATS, {}), stream)
    turns = _TURNS[stream.below(len(_TURNS))]
    patience = _PATIENCE[stream.below(len(_PATIENCE))]
    while True:
        course.draw()
        state = course.state
        if state.phase is states.Phase.OVER or (state.phase is states.Phase.REROLL and state.turn >= turns):
            return course
        seat = _GAME.actors(state)[0]
        course.do(
            seat, states.Reroll(0) if state.phase is states.Phase.REROLL else _write(course, seat, patience)
        )


def near_columns(state: states.QuantumState) -> int:
    """Return how many columns the active seat could complete in this turn, with fitting numbers."""
    rows = state.sheets[state.active]
    found = 0
    for cell in range(sheet.CELLS):
        missing = [row for row in rows if len(row) <= cell]
        found += 0 < len(missing) <= _WRITES and all(len(row) == cell for row in missing)
    return found


def _hardness(values: Sequence[Fraction], best: int, state: states.QuantumState) -> int:
    """Return how hard a task is: a close second, some dice but not most, points to lose, one die alone."""
    second = sorted(values)[-2]
    signs = (
        values[best] - second <= _CLOSE,
        best.bit_count() in _MIDDLE,
        expectation.present_points(state) > 0,
        max(values[1 << die] for die in range(dice.ALL_DICE.bit_length())) < values[0],
    )
    return min(HARDEST, 1 + sum(signs))


@dataclass(frozen=True, slots=True)
class QuantumJudge:
    """Judges what is thrown again by the exact expected points of the turn.

    Attributes:
        task: The task.
        state: Its position.
        values: The expected points by mask.
    """

    told: ClassVar = ("status", "dice")
    """Answers that tell the position."""

    news: ClassVar = True
    """Whether the end of an answer is the game's own news."""

    task: DailyTask
    state: states.QuantumState
    values: tuple[Fraction, ...]

    @property
    def _best(self) -> states.Reroll:
        return cast("states.Reroll", _GAME.parse_action(self.task.best[0][0]))

    def grade(self, done: Sequence[states.QuantumAction], /) -> Grade | None:
        """Compare the expected points."""
        if not done:
            return None
        value, best = self.values[cast("states.Reroll", done[-1]).mask], max(self.values)
        stars = next((stars for loss, stars in _LOSSES if best - value <= loss), 0)
        return Grade(value, best, MOST_STARS if value == best else stars)

    def advice(self, done: Sequence[states.QuantumAction], /) -> tuple[states.QuantumAction, ...]:
        """Return the best answer."""
        return () if done else (self._best,)

    def question(self, listener: QuantumListener, /) -> Message:
        """Ask for the best second throw, and say what counts."""
        del listener
        return say("quantum-daily-question", "turn", count=self.task.count)

    def verdict(
        self, done: Sequence[states.QuantumAction], grade: Grade, listener: QuantumListener, /
    ) -> Iterator[Message]:
        """Tell what both bring on average, the best answer, and how often it completes a column."""
        del done
        average = Nested(say("quantum-daily-average", "answer", **hundredths(grade.best)))
        if grade.right:
            yield say("quantum-daily-right", "score", average=average)
        else:
            own = Nested(say("quantum-daily-average", "answer", **hundredths(grade.value)))
            yield say("quantum-daily-less", "score", own=own, average=average)
            yield say("daily-best", "answer", move=Nested(told.tell_action(self._best, listener)))
        chance = expectation.chance_of_points(self.state, self._best.mask)
        percent = (200 * chance.numerator + chance.denominator) // (2 * chance.denominator)
        yield say("quantum-daily-chance", "answer", percent=percent)
        if (points := expectation.present_points(self.state)) > 0:
            yield say("quantum-daily-keep", "answer", points=points)


@dataclass(frozen=True, slots=True)
class QuantumDaily:
    """Makes and judges the tasks of Quantum.

    Attributes:
        version: Of the generator.
        kinds: One: what to throw again.
    """

    version: int = 1
    kinds: tuple[str, ...] = ("throw",)

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Play to a throw; None where to keep all or to throw nearly all is best, or little depends on it."""
        course = _play(stream)
        state = course.state
        if state.phase is not states.Phase.REROLL or not near_columns(state):
            return None
        if expectation.present_points(state) > _MOST_NOW:
            return None
        values = expectation.expected_points(state)
        order = sorted(states.REROLLS, key=lambda action: -values[action.mask])
        best, second = order[0].mask, order[1].mask
        if best.bit_count() not in _DICE or values[best] - values[second] < _MARGIN:
            return None
        answers = ((_GAME.format_action(order[0]),),)
        hardness = _hardness(values, best, state)
        return DailyTask(
            kind, _SEATS, (), tuple(course.moves), state.active, answers, 1, len(states.REROLLS), hardness
        )

    def judge(self, task: DailyTask, /) -> QuantumJudge:
        """Return who judges answers to a throw."""
        state = position_of(_GAME, task)
        return QuantumJudge(task, state, expectation.expected_points(state))


DAILY: Final = QuantumDaily()
"""The tasks of Quantum."""
