"""Who judges the answers of a lesson: the game's adviser, from what the seat knew then and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import rate
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Perspective
from accessgames.games.daily import MOST_STARS, Grade, position_of
from accessgames.language import Message, Nested, keys, say
from accessgames.shell.analysis import past, summary

if TYPE_CHECKING:
    from accessgames.bots.policies import RatedAction
    from accessgames.engine import Judge, Reason
    from accessgames.games import DailyTask, Listener, ReviewMeasure, Room

_POINTS: Final = keys("analysis-points")[0]
_TELLING: Final = ("status", "hand")
"""Answers that tell a position, in games that have them."""


@dataclass(frozen=True, slots=True)
class MistakeJudge:
    """Judges one decision by what the adviser gives for it.

    The true position is not here: whatever is told of the better way was known to whoever decided.

    Attributes:
        room: The game.
        known: The position as the seat knew it.
        rated: Every action with its value, the best first.
        then: What was done in the match.
        lost: How much worse that was.
    """

    room: Room
    known: Perspective[Any, Any, Any, Any]
    rated: tuple[RatedAction[Any], ...]
    then: Any
    lost: float

    @property
    def told(self) -> tuple[str, ...]:
        """Ids of the answers that tell the position."""
        return tuple(key for key in _TELLING if key in self.room.commands.answers)

    @property
    def news(self) -> bool:
        """Whether the game tells what came of the answer: no, it may open what others had sealed."""
        return False

    @property
    def measure(self) -> ReviewMeasure:
        """What losses are told in."""
        return self.room.measure or past.USUAL_MEASURE

    @property
    def best(self) -> Any:  # noqa: ANN401 - actions differ by game
        """The best action, the first in notation of equals."""
        return self.rated[0].action

    def loss(self, action: object) -> float:
        """Return by how much an action is worse than the best one; that decides it where it has no value."""
        value = next((one.value for one in self.rated if one.action == action), None)
        most = self.measure.decisive
        return most if value is None else min(most, self.rated[0].value - value)

    def grade(self, done: Sequence[Any], /) -> Grade | None:
        """Judge the first action: three stars where nothing is lost, two below a clear loss, then one."""
        if not done:
            return None
        loss = self.loss(done[0])
        if loss < past.LEAST_LOSS:
            return Grade(Fraction(0), Fraction(0), MOST_STARS)
        stars = MOST_STARS - 1 if loss < self.measure.clear else int(2 * loss <= self.lost)
        return Grade(-Fraction(loss), Fraction(0), stars)

    def advice(self, done: Sequence[Any], /) -> tuple[Any, ...]:
        """Return the best action."""
        return () if done else (self.best,)

    def question(self, listener: Listener, /) -> Message:
        """Say what was done then, and ask for something better."""
        return say("mistake-question", "turn", move=self._move(self.then, listener))

    def verdict(self, done: Sequence[Any], grade: Grade, listener: Listener, /) -> Iterator[Message]:
        """Tell how good the answer was, what is best and why, from what was known then."""
        if grade.right:
            yield say("mistake-right", "score", **self._size(self.lost))
        else:
            same = "yes" if done[0] == self.then else "no"
            yield say("mistake-less", "score", same=same, **self._size(self.loss(done[0])))
            yield say("daily-best", "answer", move=self._move(self.best, listener))
        for reason in self._reasons(done[0] if grade.right else self.best):
            yield replace(self.room.narration.reason(reason, listener), kind="answer")

    def _reasons(self, better: object) -> Sequence[Reason]:
        """Return why something is better; first what does not speak for the choice of the match as well."""
        judge, view = _judge_of(self.room), self.known.view
        then = {reason.key for reason in judge.reasons(view, self.then)}
        return sorted(judge.reasons(view, better), key=lambda reason: reason.key in then)[
            : summary.MOST_REASONS
        ]

    def _move(self, action: object, listener: Listener) -> Nested:
        return Nested(self.room.narration.action(action, listener))

    def _size(self, loss: float) -> dict[str, Any]:
        """Return a loss as messages tell it: its `worth`, and whether it is too great for a number."""
        amount = {"amount": max(1, round(loss))}
        size = "decisive" if loss >= self.measure.decisive else "counted"
        return {"size": size, "worth": Nested(Message(self.measure.unit or _POINTS, amount, "answer"))}


def _judge_of(room: Room) -> Judge[Any, Any]:
    """Return who values actions in the unit of the game."""
    measure = room.measure
    return room.bots.judges[room.bots.adviser] if measure is None or measure.judge is None else measure.judge


def judge_of(room: Room, task: DailyTask, done: str) -> MistakeJudge | None:
    """Return who judges the answers in a position; None where nothing is better than what was done then.

    Raises:
        GameError: The position does not fit the rules.
    """
    game = room.game
    known = Perspective(game, game.view(position_of(game, task), task.seat), task.seat)
    then, rated = game.parse_action(done), rate(_judge_of(room), known)
    if all(one.action != then for one in rated):
        return None
    judge = MistakeJudge(room, known, rated, then, 0.0)
    lost = judge.loss(then)
    return None if lost < past.LEAST_LOSS else replace(judge, lost=lost)
