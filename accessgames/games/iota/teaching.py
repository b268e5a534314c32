"""What the lessons of IOTA want to come about, and the tasks of their test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games import teaching
from accessgames.games.iota import daily, naming
from accessgames.games.iota.rules import cards, grid, scoring, view
from accessgames.games.iota.rules.actions import IotaAction, Place, Recycle
from accessgames.games.iota.rules.state import view_of
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iota.rules.state import IotaState

Attempt: TypeAlias = teaching.Attempt[IotaAction, naming.IotaListener]
Words = teaching.Words

_LEARNER: Final = 0


def scoring_of(attempt: Attempt) -> cards.Scoring | None:
    """Return what a placement brings; None for anything else."""
    action, before = attempt.action, attempt.listener.view
    if not isinstance(action, Place):
        return None
    out = not before.table.deck and len(action.cards) == len(before.hand)
    return scoring.score_turn(attempt.after.view.grid, action.cards, 0, out=out)


Wanted: TypeAlias = Callable[[Attempt, cards.Scoring, Words], bool]


def _placed(reached: Wanted, attempt: Attempt, words: Words) -> bool | None:
    """Ask of a placement whether it is what was wanted; before it a wild card may be taken."""
    if isinstance(attempt.action, Recycle):
        return None
    scored = scoring_of(attempt)
    return scored is not None and reached(attempt, scored, words)


def _lots(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del attempt
    return sum(line.lot for line in scored.lines) >= int(words[0] if words else 1)


def _points(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del attempt
    return scored.total >= int(words[0])


def _all_four(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del scored, words
    return isinstance(attempt.action, Place) and len(attempt.action.cards) == cards.HAND


def _last(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del attempt, words
    return any(doubling.reason == "out" for doubling in scored.doublings)


def _uses_wild(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del scored, words
    return isinstance(attempt.action, Place) and any(card == cards.WILD for _, card in attempt.action.cards)


def opened(attempt: Attempt) -> tuple[tuple[cards.Direction, cards.Spot], ...]:
    """Return the lines of three, by direction and first place, that only now could be completed by a card."""
    before = view.open_threes(attempt.listener.view.grid)
    return tuple(sorted(view.open_threes(attempt.after.view.grid) - before))


def _closed(attempt: Attempt, scored: cards.Scoring, words: Words) -> bool:
    del scored, words
    return not opened(attempt)


def _takes_wild(attempt: Attempt, words: Words) -> bool:
    del words
    return isinstance(attempt.action, Recycle)


def _instead(key: str, attempt: Attempt, words: Words) -> Message:
    """Say what a placement would bring, or that nothing would be placed."""
    scored = scoring_of(attempt)
    if scored is None:
        return say("tutor-iota-instead-trade")
    if key == "closed":
        direction, spot = opened(attempt)[0]
        line = naming.name_within_line(direction, spot)
        return say("tutor-iota-instead-closed", points=scored.total, line=line)
    lots = sum(line.lot for line in scored.lines)
    wanted = int(words[0]) if words else 0
    return say(f"tutor-iota-instead-{key}", points=scored.total, lots=lots, wanted=wanted)


def _aim(reached: Wanted, key: str) -> teaching.Aim[Any, Any]:
    return teaching.Aim(
        partial(_placed, reached),
        partial(_instead, key),
        lambda _, words: {"wanted": int(words[0]) if words else 1},
    )


_AIMS: Final[Mapping[str, teaching.Aim[Any, Any]]] = MappingProxyType(
    {
        "lot": _aim(_lots, "lot"),
        "points": _aim(_points, "points"),
        "four": _aim(_all_four, "four"),
        "last": _aim(_last, "last"),
        "wild": _aim(_uses_wild, "wild"),
        "closed": _aim(_closed, "closed"),
        "recycle": teaching.Aim(_takes_wild, partial(_instead, "recycle")),
    }
)

_SHARE: Final = 12
"""One of so many placements, at most, may be right in a task."""


class IotaTeaching(teaching.Teaching):
    """The aims of IOTA, and its test: lots, points, wild cards and what is left to others.

    Attributes:
        aims: By name.
        kinds: Sorts of tasks.
    """

    aims = _AIMS
    kinds = ("lot", "points", "lot", "points", "recycle")

    def draw(self, kind: str, stream: Stream, /) -> teaching.Drawn[IotaAction] | None:
        """Play on; None where none or too many of the placements are right."""
        course = daily.play_on(stream)
        table = course.state.table
        hand = course.state.hands[_LEARNER]
        if table.phase != "play" or table.turn != _LEARNER or not table.deck or cards.WILD in hand:
            return None
        found: tuple[IotaAction, Words] | None
        if kind == "recycle":
            wilds = view.recyclable(view_of(course.state, _LEARNER))
            found = (Recycle(wilds[0][0], wilds[0][1][0]), ()) if wilds else None
        else:
            found = _placement(kind, course.state)
        if found is None:
            return None
        action, words = found
        return teaching.Drawn(course, (kind, *words), (action,), ("board", "hand"))


def _placement(kind: str, state: IotaState) -> tuple[IotaAction, Words] | None:
    board = state.table.grid
    ranked = daily.ranked(board, state.hands[_LEARNER])
    if not ranked:
        return None
    most, best = ranked[0]
    if kind == "points":
        right = [action for points, action in ranked if points == most]
        return (best, (str(most),)) if teaching.is_rare(right, ranked, _SHARE) else None
    right = [
        action
        for _, action in ranked
        if any(line.lot for line in scoring.touched_lines(grid.grown(board, action.cards), action.cards))
    ]
    return (right[0], ()) if teaching.is_rare(right, ranked, _SHARE) else None


TEACHING: Final = IotaTeaching()
"""What the lessons of IOTA need."""
