"""What the lessons of iQLANDIE want to come about, and the tasks of their test."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import CLOCK, GameError
from accessgames.games import daily, teaching
from accessgames.games.iqlandie import material, naming, rules, tasks
from accessgames.games.iqlandie.narration.events import tell_wrong
from accessgames.games.iqlandie.rules import actions, game, placements, scoring, state
from accessgames.language import Message, Nested, Value, say

if TYPE_CHECKING:
    from accessgames.engine import Refusal, Stream

Attempt: TypeAlias = teaching.Attempt[actions.IqAction, naming.IqListener]
Words = teaching.Words

_LEARNER: Final = 0
_GAME: Final = game.IqlandieGame()


# ------------------------------------------------------------------ puzzles


def workspace(attempt: Attempt) -> Any:  # noqa: ANN401 - by kind of tasks
    """Return what would lie in the learner's workspace after all steps of an attempt."""
    race, run = attempt.listener.view.solving
    path = list(run.path)
    for action in attempt.actions:
        match action:
            case actions.Work(_, step):
                path.append(race.rules.step(race.task, path[-1], step))
            case actions.Back():
                path.pop()
            case actions.Restart():
                del path[1:]
    return path[-1]


def _wrong(attempt: Attempt) -> Refusal | None:
    """Return the first thing that is wrong with what would be claimed."""
    race, _ = attempt.listener.view.solving
    return race.rules.check(race.task, workspace(attempt))


def _gives_up(attempt: Attempt) -> bool:
    hints = sum(isinstance(action, actions.AskHint) for action in attempt.actions)
    return hints >= state.HINTS or isinstance(attempt.action, actions.GiveUp)


def _solves(attempt: Attempt, words: Words) -> bool | None:
    """Tell whether a claim is right; steps before it are none yet."""
    del words
    if isinstance(attempt.action, actions.Claim):
        return _wrong(attempt) is None
    return False if _gives_up(attempt) else None


def _instead_of_solving(attempt: Attempt, words: Words) -> Message:
    """Say what a claim would show that is not wanted: of a robot, where it would stop."""
    del words
    race, _ = attempt.listener.view.solving
    wrong = _wrong(attempt)
    if _gives_up(attempt) or wrong is None:
        return say("tutor-iqlandie-instead-given-up")
    return say("tutor-iqlandie-instead-solved", wrong=Nested(tell_wrong(wrong, race.kind)))


# ------------------------------------------------------------------ exhibitions


def gained(attempt: Attempt) -> int:
    """Return by how many points the exhibition of a placement would grow."""
    action = attempt.action
    if not isinstance(action, actions.Place):
        return 0
    before, after = (_points(view, action.exposition) for view in (attempt.listener.view, attempt.after.view))
    return after - before


def _points(view: state.IqView, number: int) -> int:
    board, grid = view.board, view.table.expositions[number - 1]
    return 0 if board is None else scoring.exposition_points(grid, board[number - 1])


def _gains(attempt: Attempt, words: Words) -> bool:
    number, least = map(int, words)
    action = attempt.action
    return isinstance(action, actions.Place) and action.exposition == number and gained(attempt) >= least


def _instead_of_gaining(attempt: Attempt, words: Words) -> Message:
    """Say which exhibition would get the piece, and what it would bring there."""
    del words
    action = attempt.action
    if not isinstance(action, actions.Place):
        return say("tutor-iqlandie-instead-unplaced")
    return say("tutor-iqlandie-instead-gained", number=action.exposition, points=gained(attempt))


def _gain_details(_: object, words: Words) -> Mapping[str, Value]:
    number, least = map(int, words)
    return {"number": number, "points": least}


_AIMS: Final[Mapping[str, teaching.Aim[Any, Any]]] = MappingProxyType(
    {
        **dict.fromkeys(tasks.KINDS, teaching.Aim(_solves, _instead_of_solving)),
        "gains": teaching.Aim(_gains, _instead_of_gaining, _gain_details),
    }
)


# ------------------------------------------------------------------ positions

_ROUNDS: Final = range(2, 5)
"""Rounds that are built before the position."""

_GOOD: Final = 12
"""The players on the way lay a piece at one of so many of its best places."""

_SHARE: Final = 10
"""One of so many places, at most, may be right."""

_LEAST: Final = 3
"""Points that are worth asking about."""


def _puzzle(kind: str, stream: Stream) -> teaching.Drawn[actions.IqAction]:
    """Show a card that is in no box, of the easiest level, to somebody who practises alone."""
    options = ((rules.PRACTICE, kind), (rules.CARDS, "new"), (rules.LEVEL, "1"))
    course = daily.Course(_GAME, _GAME.setup(1, dict(options)), stream)
    course.draw()
    race = course.state.race
    if race is None:
        raise GameError("tutor-error-test", game=_GAME.id, kind=kind)
    steps = (actions.Work(kind, step) for step in race.rules.solution(race.task))
    return teaching.Drawn(course, (kind,), (*steps, actions.Claim()), ("goal",), options)


def play_on(stream: Stream, rounds: int, number: int) -> daily.Course[state.IqState, actions.IqAction]:
    """Play rounds of two who solve nothing and like to build in one exhibition; the learner builds next."""
    course = daily.Course(_GAME, _GAME.setup(2, {rules.ROUNDS: "6"}), stream)
    course.draw()
    built = 0
    while True:
        seat = next(actor for actor in _GAME.actors(course.state) if actor != CLOCK)
        placing = course.state.table.phase == "build" and len(course.state.table.hands[seat]) > 1
        if seat == _LEARNER and placing:
            built += 1
            if built == rounds:
                return course
        course.do(seat, _usual(course.state, seat, stream, number))
        course.draw()


def _usual(now: state.IqState, seat: int, stream: Stream, number: int) -> actions.IqAction:
    """Return what the players on the way do: any kind, any pieces, a good place, and no solution."""
    if now.table.phase == "race":
        ready = [action for action in _GAME.legal_actions(now, seat) if isinstance(action, actions.Ready)]
        return ready[0] if ready else actions.Claim()
    if hand := now.table.hands[seat] if now.table.phase == "build" else ():
        found = placements.placement_gains(_GAME.view(now, seat), hand[0])
        liked = [gain for gain in found if gain.spot.exposition == number] or found
        if liked:
            return liked[stream.below(min(_GOOD, len(liked)))].action
    legal = tuple(_GAME.legal_actions(now, seat))
    wanted = [action for action in legal if not isinstance(action, actions.Unplace)]
    return wanted[stream.below(len(wanted))]


def _building(stream: Stream) -> teaching.Drawn[actions.IqAction] | None:
    """Come to where a piece can bring much in one exhibition; None where luck would find that."""
    number = 1 + stream.below(len(material.EXPOSITIONS))
    course = play_on(stream, _ROUNDS[stream.below(len(_ROUNDS))], number)
    view = _GAME.view(course.state, _LEARNER)
    places = [gain for piece in dict.fromkeys(view.hand) for gain in placements.placement_gains(view, piece)]
    here = [gain for gain in places if gain.spot.exposition == number]
    most = max((gain.gain for gain in here), default=0)
    right = [gain.action for gain in here if gain.gain == most]
    if most < _LEAST or not teaching.is_rare(right, places, _SHARE):
        return None
    aim, tell = ("gains", str(number), str(most)), ("hand", f"exhibition {number}", f"board {number}")
    return teaching.Drawn(course, aim, (right[0],), tell, ((rules.ROUNDS, "6"),))


class IqlandieTeaching(teaching.Teaching):
    """The aims of iQLANDIE, and its test: each of the four puzzles, and building.

    Attributes:
        aims: By name.
        kinds: Sorts of tasks.
    """

    aims = _AIMS
    kinds = (*tasks.KINDS, "gains")

    def draw(self, kind: str, stream: Stream, /) -> teaching.Drawn[actions.IqAction] | None:
        """Come to a position; None where luck would find what is right."""
        return _building(stream) if kind == "gains" else _puzzle(kind, stream)

    def same(self, attempt: Attempt, act: tuple[actions.IqAction, ...], /) -> bool:
        """Tell whether an attempt leads to where an example does; of a puzzle only the claim matters.

        And that no hint was taken: its price is time, in which the others go on.
        """
        if any(isinstance(action, actions.AskHint) for action in attempt.actions):
            return False
        if not (isinstance(attempt.action, actions.Claim) and isinstance(act[-1], actions.Claim)):
            return super().same(attempt, act)
        shown: Attempt = teaching.Attempt(attempt.listener, act, attempt.after)
        return bool(workspace(attempt) == workspace(shown))


TEACHING: Final = IqlandieTeaching()
"""What the lessons of iQLANDIE need."""
