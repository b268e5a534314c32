"""Optics as a kind of tasks: pieces are put and lifted, the beam decides.

A generator, and independent of it a solver that jumps from piece to piece and lets the check decide. For each
order of the pieces with their turns, the directions of the beam are known; what is left is how far it goes in
each. Whoever ends at the goal is checked by following the beam.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from accessgames.engine.errors import Refusal, refuse
from accessgames.games.iqlandie.tasks import optics_model as model
from accessgames.games.iqlandie.tasks.kind import DELTAS, SIDE, Card, Hint, Measure, TaskKind, moved, squares

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Stream
    from accessgames.engine.grid import Square


def pieces_left(task: model.OpticsTask, table: model.OpticsBoard, piece: str) -> int:
    """Return how many pieces of a kind are still to be put on the board."""
    return task.count(piece) - sum(placed.piece == piece for placed in table)


def check(task: model.OpticsTask, workspace: model.OpticsBoard) -> Refusal | None:
    """Return the first thing that is wrong, or None when the beam leads to the goal by all pieces."""
    mirrors, prisms = (pieces_left(task, workspace, piece) for piece in (model.MIRROR, model.PRISM))
    if mirrors or prisms:
        return refuse("iqlandie-wrong-optics-missing", mirrors=mirrors, prisms=prisms)
    beam = model.trace(task.start, workspace)
    last = beam.visits[-1]
    if beam.port is None:
        return refuse(f"iqlandie-wrong-optics-{beam.end}", square=last.square, direction=last.direction)
    if beam.port != task.goal:
        return refuse("iqlandie-wrong-optics-port", port=beam.port, expected=task.goal, square=last.square)
    missed = next((placed for placed in workspace if placed not in beam.met), None)
    if missed is not None:
        return refuse("iqlandie-wrong-optics-missed", square=missed.square, piece=missed.piece)
    return None


@lru_cache(maxsize=512)
def solutions(task: model.OpticsTask) -> tuple[tuple[model.PlacedOptic, ...], ...]:
    """Return every solution, its pieces in the order in which the beam meets them."""
    found: list[tuple[model.PlacedOptic, ...]] = []
    for pieces in _orders(task.mirrors, task.prisms):
        for turns in product((model.RIGHT, model.LEFT), repeat=len(pieces)):
            directions = _directions(task, pieces, turns)
            if directions is not None:
                for squares in _jumps(task, directions, ()):
                    ordered = tuple(map(model.PlacedOptic, squares, pieces, turns))
                    if check(task, tabled(ordered)) is None:
                        found.append(ordered)
    return tuple(found)


def tabled(placed: tuple[model.PlacedOptic, ...]) -> model.OpticsBoard:
    """Return pieces in reading order."""
    return tuple(sorted(placed, key=lambda one: (one.square.row, one.square.column)))


def _orders(mirrors: int, prisms: int) -> Iterator[str]:
    """Yield every order of the pieces, like ones not told apart."""
    if not mirrors or not prisms:
        yield model.MIRROR * mirrors + model.PRISM * prisms
        return
    yield from (model.MIRROR + rest for rest in _orders(mirrors - 1, prisms))
    yield from (model.PRISM + rest for rest in _orders(mirrors, prisms - 1))


def _directions(task: model.OpticsTask, pieces: str, turns: tuple[str, ...]) -> tuple[int, ...] | None:
    """Return where the beam goes before and after each piece; None when a mirror or the goal refuses it."""
    directions = [task.start.inward]
    for piece, turn in zip(pieces, turns, strict=True):
        if piece == model.MIRROR and directions[-1] % 2:
            return None
        directions.append(model.deflected(directions[-1], piece, turn))
    return tuple(directions) if directions[-1] == task.goal.outward else None


def _jumps(
    task: model.OpticsTask, directions: tuple[int, ...], squares: tuple[Square, ...]
) -> Iterator[tuple[Square, ...]]:
    """Yield the squares of the pieces: different ones, the last one in line with the goal."""
    if len(squares) == len(directions) - 1:
        # Whether a beam from here in the goal's direction leaves at the goal.
        if (squares[-1].row if task.goal.side % 2 else squares[-1].column) == task.goal.place:
            yield squares
        return
    direction = directions[len(squares)]
    square = moved(squares[-1], direction) if squares else task.start.square
    while square is not None:
        if square not in squares:
            yield from _jumps(task, directions, (*squares, square))
        square = moved(square, direction)


def nearest(task: model.OpticsTask, table: model.OpticsBoard) -> tuple[model.PlacedOptic, ...] | None:
    """Return the solution that keeps most of the pieces on the board, in the order of the beam."""
    lying = set(table)
    return max(solutions(task), key=lambda solution: len(lying.intersection(solution)), default=None)


def steps_to(table: model.OpticsBoard, answer: Sequence[model.PlacedOptic]) -> tuple[model.OpticsStep, ...]:
    """Return the steps from one table to another: first what is in the way, then what is missing."""
    lifts = (model.Lift(placed.square) for placed in table if placed not in answer)
    puts = (model.Put(*placed) for placed in answer if placed not in table)
    return (*lifts, *puts)


def _advice(step: model.OpticsStep) -> Hint:
    if isinstance(step, model.Lift):
        return Hint("iqlandie-hint-optics-lift", (("square", step.square),), (step,))
    args = (("square", step.square), ("piece", step.piece), ("turn", step.turn))
    return Hint("iqlandie-hint-optics-put", args, (step,))


SETS: Final = ((2, 0), (3, 0), (0, 2), (1, 2), (2, 2))
"""Mirrors and prisms of the cards (iQLANDIE 2.7)."""

FEW: Final = 5
"""A mirror and two prisms are hard when there are no more solutions than this."""


def level_of(mirrors: int, prisms: int, solutions: int) -> int | None:
    """Return the level of a set of pieces with so many solutions; None when there is none.

    Mirrors alone are easy; two prisms are harder, and a mirror with them where many ways lead to the goal;
    hard are few ways, and four pieces of both kinds.
    """
    if not solutions or (mirrors, prisms) not in SETS:
        return None
    if not prisms:
        return 1
    if mirrors == 0 or (mirrors == 1 and solutions > FEW):
        return 2
    return 3


class _Search(NamedTuple):
    """A beam on its way, seen from outside the next square; squares are bits of masks."""

    column: int
    row: int
    direction: int
    mirrors: int
    prisms: int
    pieces: int = 0
    crossed: int = 0


def _ends(search: _Search, found: Counter[model.Port]) -> None:
    """Count at which points the beam can leave straight after all pieces."""
    column, row = search.column + DELTAS[search.direction][0], search.row + DELTAS[search.direction][1]
    if not (0 <= column < SIDE and 0 <= row < SIDE):
        if search.direction % 2 == 0 and not search.mirrors and not search.prisms:
            side = search.direction // 2
            found[model.Port(side, search.row if side % 2 else search.column)] += 1
        return
    bit = 1 << row * SIDE + column
    if search.pieces & bit:
        return
    _ends(search._replace(column=column, row=row, crossed=search.crossed | bit), found)
    if search.crossed & bit:
        return
    here = search._replace(column=column, row=row, pieces=search.pieces | bit)
    for eighths in (2, -2) if search.mirrors and search.direction % 2 == 0 else ():
        turned = (search.direction + eighths) % 8
        _ends(here._replace(direction=turned, mirrors=search.mirrors - 1), found)
    for eighths in (1, -1) if search.prisms else ():
        _ends(here._replace(direction=(search.direction + eighths) % 8, prisms=search.prisms - 1), found)


@cache
def _counted(place: int, mirrors: int, prisms: int) -> Counter[model.Port]:
    """Count the solutions from a point of the north side, in its western half or middle, to every other."""
    found: Counter[model.Port] = Counter()
    _ends(_Search(place, -1, 4, mirrors, prisms), found)
    return found


def _seen_from_west(port: model.Port) -> model.Port:
    """Return the point where another one appears when the board is mirrored from west to east."""
    side = -port.side % 4
    return model.Port(side, port.place if side % 2 else SIDE - 1 - port.place)


def _turned_left(port: model.Port, quarters: int) -> model.Port:
    """Return the point where another one lies after the board was turned to the left."""
    for _ in range(quarters):
        place = port.place if port.side % 2 else SIDE - 1 - port.place
        port = model.Port((port.side - 1) % 4, place)
    return port


def count(start: model.Port, goal: model.Port, mirrors: int, prisms: int) -> int:
    """Return the number of solutions; the board may be turned and mirrored so that few starts are counted."""
    goal = _turned_left(goal, start.side)
    start = _turned_left(start, start.side)
    if start.place > SIDE // 2:
        start, goal = _seen_from_west(start), _seen_from_west(goal)
    return _counted(start.place, mirrors, prisms)[goal]


@cache
def _tasks(level: int) -> tuple[tuple[model.OpticsTask, int], ...]:
    """Return every task of a level with its solutions; takes a fraction of a second, once."""
    ports = [model.Port(side, place) for side in range(4) for place in range(SIDE)]
    pairs = [(start, goal) for start in ports for goal in ports if start != goal]
    counted = (
        (model.OpticsTask(start, goal, mirrors, prisms), count(start, goal, mirrors, prisms))
        for mirrors, prisms in SETS
        for start, goal in pairs
    )
    return tuple(
        (task, solutions)
        for task, solutions in counted
        if level_of(task.mirrors, task.prisms, solutions) == level
    )


_LIFTS = tuple(model.Lift(square) for square in sorted(squares()))
_PUTS = tuple(
    model.Put(square, piece, turn)
    for square, piece, turn in product(
        sorted(squares()), (model.PRISM, model.MIRROR), (model.LEFT, model.RIGHT)
    )
)
"""All steps there are, sorted by notation."""


class Optics(TaskKind[model.OpticsTask, model.OpticsBoard, model.OpticsStep]):
    """Lead a laser through the board by mirrors and prisms (iQLANDIE 2.7)."""

    id: ClassVar[str] = "optics"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a task of a level, each with equal probability."""
        task, solutions = stream.choice(_tasks(level))
        return Card("optics", task, level, Measure(task.mirrors + task.prisms, solutions))

    def measure(self, task: model.OpticsTask) -> Measure:
        """Count pieces and all ways to place them."""
        return Measure(task.mirrors + task.prisms, len(solutions(task)))

    def level(self, task: model.OpticsTask, measure: Measure) -> int | None:
        """Return the level of these pieces with so many solutions."""
        return level_of(task.mirrors, task.prisms, measure.solutions)

    def preparation(self, task: model.OpticsTask) -> tuple[model.Port, model.Port]:
        """Return both points; the pieces stay hidden."""
        return task.start, task.goal

    format_task = staticmethod(model.format_task)
    parse_task = staticmethod(model.parse_task)
    format_step = staticmethod(model.format_step)
    parse_step = staticmethod(model.parse_step)
    format_answer = staticmethod(model.format_answer)
    parse_answer = staticmethod(model.parse_answer)

    def start(self, task: model.OpticsTask) -> model.OpticsBoard:
        """Return the empty board."""
        del task
        return ()

    def steps(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> tuple[model.OpticsStep, ...]:
        """Return a lift for each piece, and a put for each free square, piece left and turn."""
        taken = {placed.square for placed in workspace}
        kinds = {piece for piece in (model.MIRROR, model.PRISM) if pieces_left(task, workspace, piece) > 0}
        lifts = (lift for lift in _LIFTS if lift.square in taken)
        puts = (put for put in _PUTS if put.piece in kinds and put.square not in taken)
        return (*lifts, *puts)

    def refusal(
        self, task: model.OpticsTask, workspace: model.OpticsBoard, step: model.OpticsStep
    ) -> Refusal | None:
        """Refuse a taken square, a piece that the card does not have (any more), and lifting nothing."""
        if not all(0 <= place < SIDE for place in step.square):
            return refuse("iqlandie-refused-optics-outside", square=step.square)
        there = next((placed for placed in workspace if placed.square == step.square), None)
        if isinstance(step, model.Lift):
            return None if there else refuse("iqlandie-refused-optics-empty", square=step.square)
        if there:
            return refuse("iqlandie-refused-optics-taken", square=step.square, piece=there.piece)
        if pieces_left(task, workspace, step.piece) <= 0:
            return refuse("iqlandie-refused-optics-none", piece=step.piece, count=task.count(step.piece))
        return None

    def step(
        self, task: model.OpticsTask, workspace: model.OpticsBoard, step: model.OpticsStep
    ) -> model.OpticsBoard:
        """Put or lift a piece."""
        del task
        if isinstance(step, model.Lift):
            return tuple(placed for placed in workspace if placed.square != step.square)
        return tabled((*workspace, model.PlacedOptic(step.square, step.piece, step.turn)))

    def rebuild(
        self, task: model.OpticsTask, workspace: model.OpticsBoard, answer: tuple[model.OpticsStep, ...]
    ) -> tuple[model.OpticsStep, ...]:
        """Lift what is not in the answer, then put what is missing; what is named twice stays twice."""
        del task
        wanted = [
            model.PlacedOptic(put.square, put.piece, put.turn) for put in answer if isinstance(put, model.Put)
        ]
        return steps_to(workspace, wanted)

    check = staticmethod(check)

    def hint(self, task: model.OpticsTask, workspace: model.OpticsBoard, stage: int) -> Hint:
        """Tell what is right already and what the beam meets first of the rest; the next step; all steps.

        They lead to the solution that keeps most of what lies on the board.
        """
        if check(task, workspace) is None:
            return Hint("iqlandie-hint-done")
        solution = nearest(task, workspace)
        if solution is None:
            return Hint("iqlandie-hint-optics-impossible")
        steps = steps_to(workspace, solution)
        wrong = sum(isinstance(step, model.Lift) for step in steps)
        if stage == 1:
            missing = next((placed for placed in solution if placed not in workspace), None)
            known = (("right", len(workspace) - wrong), ("wrong", wrong), ("missing", missing))
            return Hint("iqlandie-hint-optics-nudge", (*known, ("solutions", len(solutions(task)))))
        if stage == 2:  # noqa: PLR2004 - the second of three
            return _advice(steps[0])
        return Hint("iqlandie-hint-optics-solution", (("pieces", solution), ("wrong", wrong)), steps)
