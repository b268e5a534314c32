"""The task of a day: the placement that brings the most points, in a position of a match of two."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final, cast

from accessgames.dataclasses import dataclass, replace
from accessgames.games.daily import HARDEST, MOST_STARS, Course, DailyTask, Grade, position_of
from accessgames.games.iota.bot.judges import turn_reasons
from accessgames.games.iota.narration import actions as told
from accessgames.games.iota.rules import cards, grid, placements, scoring
from accessgames.games.iota.rules.actions import IotaAction, Place, Trade
from accessgames.games.iota.rules.game import IotaGame
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Stream
    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.language import Message

_GAME: Final = IotaGame()
_SEATS: Final = 2
_TURNS: Final = range(4, 13)
"""Turns before the position: fewer leave little to look for, more are long to hear."""

_MOST_BEST: Final = 3
"""Best placements that a task may have."""

_LEAST_CHOICES: Final = 30
"""Placements that a task has at least."""

_LOOSENESS: Final = 4
"""How many of their best placements the players on the way choose among."""

_MANY_CHOICES: Final = 120
_LARGE: Final = 3
"""Cards of a best answer that make a task harder."""

_CLOSE: Final = Fraction(9, 10)
"""A second best placement with this share of the points makes a task harder."""

_SHARES: Final = ((Fraction(4, 5), 2), (Fraction(1, 2), 1))
"""Stars for a share of the best points, the most first."""


def ranked(board: grid.Grid, hand: tuple[cards.Card, ...]) -> list[tuple[int, Place]]:
    """Return all placements with their points, the most first, equals by their notation.

    The doubling for going out is not counted: a task stands before the deck is empty.
    """
    found = placements.placements(board, hand)
    order = {action: number for number, action in enumerate(found.actions)}
    points = zip(found.worths, found.actions, strict=True)
    return sorted(points, key=lambda pair: (-pair[0], order[pair[1]]))


def points_of(state: IotaState, action: Place) -> int:
    """Return the points of a legal placement by the rules."""
    table = state.table
    out = not table.deck and len(action.cards) == len(state.hands[table.turn])
    return scoring.score_turn(grid.grown(table.grid, action.cards), action.cards, 0, out=out).total


def play_on(stream: Stream) -> Course[IotaState, IotaAction]:
    """Play a match of two who place one of their best placements each, up to a turn that is drawn."""
    course = Course(_GAME, _GAME.setup(_SEATS, {}), stream)
    course.draw()
    for _ in range(_TURNS[stream.below(len(_TURNS))]):
        table = course.state.table
        if table.phase != "play":
            break
        hand = course.state.hands[table.turn]
        found = ranked(table.grid, hand)
        chosen = stream.below(min(_LOOSENESS, len(found)))
        course.do(table.turn, found[chosen][1] if found else Trade(hand[: table.deck]))
        course.draw()
    return course


def _card_by_card(board: grid.Grid, hand: tuple[cards.Card, ...]) -> int:
    """Return the points of who looks for the best single card, then for the best second one beside it."""
    found = ranked(board, hand)
    best: tuple[int, Place] | None = None
    for size in range(1, cards.HAND + 1):
        fitting = (
            pair
            for pair in found
            if len(pair[1].cards) == size and (best is None or set(best[1].cards) < set(pair[1].cards))
        )
        longer = next(fitting, None)
        if longer is None or (best is not None and longer[0] <= best[0]):
            break
        best = longer
    return 0 if best is None else best[0]


def _hardness(found: Sequence[tuple[int, Place]], best: Sequence[tuple[int, Place]]) -> int:
    """Return how hard a task is: many choices, many cards, a close second, and few best ones."""
    second = found[len(best)][0]
    signs = (
        len(found) >= _MANY_CHOICES,
        min(len(action.cards) for _, action in best) >= _LARGE,
        second >= _CLOSE * best[0][0],
        len(best) == 1,
    )
    return min(HARDEST, 1 + sum(signs))


@dataclass(frozen=True, slots=True)
class IotaJudge:
    """Judges placements by their points in this turn.

    Attributes:
        task: The task.
        state: Its position.
    """

    told: ClassVar = ("status", "hand")
    """Answers that tell the position."""

    news: ClassVar = True
    """Whether the end of an answer is the game's own news."""

    task: DailyTask
    state: IotaState

    @property
    def _best(self) -> Place:
        return parse_place(self.task.best[0][0])

    def grade(self, done: Sequence[IotaAction], /) -> Grade | None:
        """Compare the points; a trade or a pass brings none."""
        if not done:
            return None
        action, most = done[-1], points_of(self.state, self._best)
        points = points_of(self.state, action) if isinstance(action, Place) else 0
        least = (stars for share, stars in _SHARES if points >= share * most)
        stars = MOST_STARS if points == most else next(least, 0)
        return Grade(Fraction(points), Fraction(most), stars)

    def advice(self, done: Sequence[IotaAction], /) -> tuple[IotaAction, ...]:
        """Return the first of the best placements."""
        return () if done else (self._best,)

    def question(self, listener: IotaListener, /) -> Message:
        """Ask for the most points, and say how many placements bring them."""
        del listener
        return say("iota-daily-question", "turn", count=self.task.count)

    def verdict(
        self, done: Sequence[IotaAction], grade: Grade, listener: IotaListener, /
    ) -> Iterator[Message]:
        """Tell the points of both, the best placement and what makes its points."""
        points, most = int(grade.value), int(grade.best)
        if grade.right:
            yield say("iota-daily-right", "score", points=points)
        else:
            yield say("iota-daily-less", "score", points=points, most=most)
            yield say("daily-best", "answer", move=Nested(told.tell_action(self._best, listener)))
        shown = done[-1] if grade.right else self._best
        for reason in turn_reasons(listener.view, shown):
            yield replace(told.tell_reason(reason, listener), kind="answer")


def parse_place(text: str) -> Place:
    """Read a placement of a task."""
    return cast("Place", _GAME.parse_action(text))


@dataclass(frozen=True, slots=True)
class IotaDaily:
    """Makes and judges the tasks of IOTA.

    Attributes:
        version: Of the generator.
        kinds: One: the best placement.
    """

    version: int = 1
    kinds: tuple[str, ...] = ("placement",)

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Play to a position; None where there is little to choose or looking card by card finds the best."""
        course = play_on(stream)
        table, seat = course.state.table, course.state.table.turn
        hand = course.state.hands[seat]
        if table.phase != "play" or not table.deck or cards.WILD in table.grid.values() or cards.WILD in hand:
            return None
        found = ranked(table.grid, hand)
        if len(found) < _LEAST_CHOICES or _card_by_card(table.grid, hand) == found[0][0]:
            return None
        best = [pair for pair in found if pair[0] == found[0][0]]
        if len(best) > _MOST_BEST or len(best) == len(found):
            return None
        answers = tuple((_GAME.format_action(action),) for _, action in best)
        hardness = _hardness(found, best)
        return DailyTask(
            kind, _SEATS, (), tuple(course.moves), seat, answers, len(best), len(found), hardness
        )

    def judge(self, task: DailyTask, /) -> IotaJudge:
        """Return who judges placements in a position."""
        return IotaJudge(task, position_of(_GAME, task))


DAILY: Final = IotaDaily()
"""The tasks of IOTA."""
