"""The task of a day: a diagram of the set, partly filled, and the pieces that fill the rest in one way.

It is a solo run without time, with a set of this diagram and these pieces alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.engine.driver import ScriptedMove
from accessgames.games.daily import MOST_STARS, DailyTask, Grade, position_of
from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.daily import making
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.rules import puzzle
from accessgames.games.tetrikon.rules.options import DIAGRAMS, MODE, SET
from accessgames.language import Listing, Message, keys, say
from accessgames.language.space import name_square

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.engine.grid import Placement
    from accessgames.games.room import Room
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.naming import TetrikonListener


_QUESTION, _FILLED, _GAVE_UP, _PIECE, _BEGIN = keys(
    "tetrikon-daily-question",
    "tetrikon-daily-filled",
    "tetrikon-daily-gave-up",
    "tetrikon-daily-piece",
    "tetrikon-daily-begin",
)

_FEW: Final = 2
"""So many wrong placements leave the second star."""


class Course(NamedTuple):
    """How an answer went.

    Attributes:
        state: The position after it.
        wrong: How often a piece was laid that made it impossible to finish, or one was taken out that lay
            there at first.
    """

    state: puzzle.PuzzleState
    wrong: int


@dataclass(frozen=True, slots=True)
class TetrikonTaskJudge:
    """Judges answers to one task.

    Attributes:
        game: The rules with the set of the task.
        start: The position of the task.
        solution: The only way to fill the rest, the plainest piece first.
    """

    told: ClassVar = ("status", "hand")
    """Answers that tell the position."""

    news: ClassVar = True
    """Whether the end of an answer is the game's own news."""

    game: TetrikonGame
    start: puzzle.PuzzleState
    solution: tuple[Placement, ...]

    @classmethod
    def of(cls, game: TetrikonGame, task: DailyTask) -> TetrikonTaskJudge:
        """Read a task."""
        state: Any = position_of(game, task)
        filled: Any = state
        for text in task.best[0]:
            filled = game.play(filled, task.seat, game.parse_action(text)).state
        there = state.run.building.placed
        return cls(game, state, tuple(one for one in filled.runs[0].buildings[0].placed if one not in there))

    def course(self, done: Sequence[puzzle.PuzzleAction]) -> Course:
        """Repeat an answer and count what was wrong."""
        state: Any = self.start
        wrong = 0
        for action in done:
            before = self._possible(state)
            state = self.game.play(state, 0, action).state
            wrong += before and not self._possible(state)
        return Course(state, wrong)

    def _placed(self, state: puzzle.PuzzleState) -> tuple[Placement, ...]:
        return state.runs[0].buildings[0].placed

    def _possible(self, state: puzzle.PuzzleState) -> bool:
        """Tell whether nothing has to go, and nothing is gone, so that the pieces left fill the rest."""
        there, first = self._placed(state), self._placed(self.start)
        return set(first) <= set(there) <= {*first, *self.solution}

    def grade(self, done: Sequence[puzzle.PuzzleAction], /) -> Grade | None:
        """Judge an answer: the part of the right ones among all placements that mattered; None until the end.

        A piece in a wrong place is no harm by itself: it can be taken out. It counts in the end.
        """
        state, wrong = self.course(done)
        if state.phase != "over":
            return None
        pieces = len(self.solution)
        right = pieces - len(making.missing(self._placed(state), self.solution))
        if state.run.ending != "filled":
            return Grade(Fraction(right, pieces + wrong + 1), Fraction(1), 0)
        stars = MOST_STARS if not wrong else MOST_STARS - 1 if wrong <= _FEW else 1
        return Grade(Fraction(pieces, pieces + wrong), Fraction(1), stars)

    def advice(self, done: Sequence[puzzle.PuzzleAction], /) -> tuple[puzzle.PuzzleAction, ...]:
        """Return how to go on: what has to go, the last one first; then the rest, the plainest first."""
        state = self.course(done).state
        there, first = self._placed(state), self._placed(self.start)
        if state.phase == "over":
            return ()
        right = {*first, *self.solution}
        lifts = tuple(puzzle.Lift(one.anchor) for one in reversed(there) if one not in right)
        lost = tuple(one for one in first if one not in there)
        return (*lifts, *map(_lay, (*lost, *self._plainest(making.missing(there, self.solution)))))

    def _plainest(self, rest: Sequence[Placement]) -> tuple[Placement, ...]:
        """Put pieces in the order in which a person finds them: next where the fewest places are left."""
        free = sum(one.mask for one in rest)
        gap = making.Gap.of(self.game.material, free, (one.shape for one in rest), mirror=True)
        found: list[Placement] = []
        while gap.free:
            bit = gap.narrowest().bit
            found.append(next(one for one in rest if one.mask & bit))
            gap = gap.after(found[-1])
        return tuple(found)

    def question(self, listener: TetrikonListener, /) -> Message:
        """Say that the rest is to be filled, with how many pieces, and that there is one way."""
        del listener
        return say(_QUESTION, "turn", count=len(self.solution))

    def verdict(
        self, done: Sequence[puzzle.PuzzleAction], grade: Grade, listener: TetrikonListener, /
    ) -> tuple[Message, ...]:
        """Say how it went, where the narrowest place was, and where the pieces belong that were not found."""
        del listener
        state, wrong = self.course(done)
        if state.run.ending == "filled":
            lines = [say(_FILLED, "score", wrong=wrong)]
        else:
            pieces = len(self.solution)
            right = pieces - len(making.missing(self._placed(state), self.solution))
            lines = [say(_GAVE_UP, "score", right=right, pieces=pieces)]
        gap = making.Gap.of(
            self.game.material,
            sum(one.mask for one in self.solution),
            (one.shape for one in self.solution),
            mirror=True,
        )
        narrow = gap.narrowest()
        board = self.game.material.board
        plain = next(one for one in self.solution if one.mask & narrow.bit)
        lines.append(
            say(
                _BEGIN,
                "score",
                cell=name_square(board.square(narrow.bit)),
                count=len(narrow.ways),
                piece=naming.name_piece(plain.shape),
            )
        )
        if not grade.right:
            lines += (
                say(
                    _PIECE,
                    "score",
                    piece=naming.name_piece(one.shape),
                    cells=Listing(tuple(map(name_square, board.squares(one.mask)))),
                )
                for one in self._plainest(self.solution)
            )
        return tuple(lines)


def _lay(placement: Placement) -> puzzle.Lay:
    """Return the action that lays a piece so."""
    return puzzle.Lay(placement.shape, placement.orientation, placement.anchor)


KIND = "diagram"
"""The only kind of task."""


class TetrikonDailyTasks:
    """Makes and judges tasks of the day; see `games.daily.DailyTasks` and `room.OwnTable`.

    Attributes:
        version: Version of the generator.
        kinds: There is one.
    """

    version = 1
    kinds = (KIND,)

    def __init__(self, make_room: Callable[[Material], Room]) -> None:
        """Remember how the game is made for a set."""
        self._make_room = make_room

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Make a task from what a stream draws; None where the rest is not unique, or dull."""
        riddle = making.make(stream)
        if riddle is None:
            return None
        lines = making.material_lines(riddle)
        begun = (puzzle.format_action(puzzle.Pick(riddle.diagram)), puzzle.format_action(puzzle.Begin()))
        return DailyTask(
            kind=kind,
            seats=1,
            options=((MODE, "solo"), (DIAGRAMS, "chosen"), (SET, making.set_of(lines).name)),
            moves=tuple(ScriptedMove(0, text) for text in (*begun, *_lays(riddle.laid))),
            seat=0,
            best=(tuple(_lays(riddle.solution)),),
            count=1,
            choices=riddle.choices,
            hardness=riddle.hardness,
            material=lines,
        )

    def room(self, task: DailyTask, /) -> Room:
        """Return the game with the pieces of the day."""
        return self._make_room(making.set_of(task.material))

    def judge(self, task: DailyTask, /) -> TetrikonTaskJudge:
        """Return who judges answers to a task."""
        return TetrikonTaskJudge.of(TetrikonGame(making.set_of(task.material)), task)


def _lays(placements: Iterable[Placement]) -> Iterable[str]:
    """Write pieces as they are laid."""
    return (puzzle.format_action(puzzle.Lay(one.shape, one.orientation, one.anchor)) for one in placements)
