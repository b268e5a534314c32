"""A played match judged decision by decision, each with the eyes of whoever decided, without hindsight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import contrasts
from accessgames.bots.policies import rate
from accessgames.dataclasses import dataclass
from accessgames.engine import Actor, BotKit, Judge, Perspective, Reason, is_seat

if TYPE_CHECKING:
    from accessgames.engine.hindsight import FinishedMatch

NO_MOVE: Final = 0
"""Number of the move before the first one: what chance did before anybody could act."""


@dataclass(frozen=True, slots=True)
class MoveSpan:
    """What a seat did, and what chance and time added before the next seat acted.

    Attributes:
        number: From 1; 0 for what came before the first action of a seat.
        start: Number of the action in the match, from 0.
        end: Number behind the last action that belongs to it.
        seat: Who; None for number 0.
    """

    number: int
    start: int
    end: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the adviser thinks of one decision, from what the seat knew then.

    Attributes:
        move: Which decision.
        action: What was done.
        value: What it is worth, in the unit of the game.
        best: What the adviser would have done; the same action where nothing is worth more.
        most: What that is worth.
        other: What the best of the other actions is worth.
    """

    move: MoveSpan
    action: Any
    value: float
    best: Any
    most: float
    other: float

    @property
    def loss(self) -> float:
        """By how much the best action was better; 0 when it was done."""
        return self.most - self.value

    @property
    def gain(self) -> float:
        """By how much what was done is better than anything else; 0 when it was not the best."""
        return max(0.0, self.value - self.other)


def group_moves(acted: Sequence[Actor]) -> tuple[MoveSpan, ...]:
    """Group the actions of a match by the seats' actions, the first group being what came before them.

    >>> [(one.number, one.start, one.end) for one in group_moves((-1, 0, -1))]
    [(0, 0, 1), (1, 1, 3)]
    """
    starts = [place for place, actor in enumerate(acted) if is_seat(actor)]
    bounds = pairwise((*starts, len(acted)))
    moves = (MoveSpan(number, *bound, acted[bound[0]]) for number, bound in enumerate(bounds, 1))
    return (MoveSpan(NO_MOVE, 0, starts[0] if starts else len(acted), None), *moves)


class DecisionReview:
    """The decisions of a match, each judged when it is first asked about.

    Attributes:
        match: The match.
        moves: What was done, in order.
    """

    def __init__(
        self,
        kit: BotKit,
        match: FinishedMatch[Any, Any, Any, Any],
        clear: float,
        judged: Callable[[Any], bool],
        judge: Judge[Any, Any] | None = None,
    ) -> None:
        """Review a match as it stands.

        Args:
            kit: Its adviser judges.
            match: The match; it must not change meanwhile.
            clear: A loss from which a decision is a turning point, in the unit of the values.
            judged: Whether the values mean anything in a position, given as a seat's view.
            judge: Judges in place of the adviser, where that one's values are in no unit.
        """
        self.match = match
        self.moves = group_moves(match.acted)
        self._judge = kit.judges[kit.adviser] if judge is None else judge
        self._clear = clear
        self._judged = judged
        self._verdicts: dict[int, Verdict | None] = {}

    def known(self, number: int) -> bool:
        """Tell whether a move was judged already, so that asking takes no time."""
        return number in self._verdicts

    def verdict(self, number: int) -> Verdict | None:
        """Return what the adviser thinks of a move; None where there was nothing to choose or to judge."""
        if number not in self._verdicts:
            self._verdicts[number] = self._look(self.moves[number])
        return self._verdicts[number]

    def turning(self, number: int) -> bool:
        """Tell whether a move is a turning point: something else was clearly better."""
        verdict = self.verdict(number)
        return verdict is not None and verdict.loss >= self._clear

    def reasons(self, verdict: Verdict) -> tuple[Reason, ...]:
        """Return why the best action was better, from what the seat knew."""
        known = self.known_by_mover(verdict.move)
        return tuple(self._judge.reasons(known.view, verdict.best))

    def contrast(self, verdict: Verdict) -> contrasts.Contrast | None:
        """Return what the best action has against what was done, from what the seat knew.

        Returns:
            None where nothing of it can be counted.
        """
        view = self.known_by_mover(verdict.move).view
        found = contrasts.differences(self._judge, view, verdict.best, verdict.action)
        return contrasts.summarise(found, better=True)

    def known_by_mover(self, move: MoveSpan) -> Perspective[Any, Any, Any, Any]:
        """Return the position before a move as whoever made it knew it.

        Raises:
            ValueError: Nobody made the move with number 0.
        """
        if move.seat is None:
            raise ValueError(move)
        return self.match.perspective(move.start, move.seat)

    def _look(self, move: MoveSpan) -> Verdict | None:
        if move.seat is None:
            return None
        known = self.known_by_mover(move)
        if not self._judged(known.view) or len(known.legal) < 2:  # noqa: PLR2004 - one action is no choice
            return None
        done = self.match.action(move.start)
        rated = rate(self._judge, known)
        value = next((one.value for one in rated if one.action == done), None)
        if value is None:
            return None
        best = done if value == rated[0].value else rated[0].action
        other = next(one.value for one in rated if one.action != done)
        return Verdict(move, done, value, best, rated[0].value, other)
