"""Biology as a kind of tasks: steps in the frame, the check in any turn, the difference, hints.

Its generator, and independent of it a solver that searches from both ends and counts the ways.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

from accessgames.engine.errors import Refusal, refuse
from accessgames.games.iqlandie.tasks import biology_model
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.engine import Stream
    from accessgames.engine.grid import Square

Level: TypeAlias = dict[biology_model.Cells, int]
"""Arrangements that take the same number of slides, with the number of ways to get there."""


class Route(NamedTuple):
    """How an arrangement is solved in as few slides as possible.

    Attributes:
        letters: The first of these ways by letters: the symbols in order of sliding.
        solutions: How many such ways there are.
        quarters: Turns to the right that this way leaves the goal in.
    """

    letters: str
    solutions: int
    quarters: int


@lru_cache(maxsize=4096)
def shortest_route(cells: biology_model.Cells, goal: biology_model.Cells) -> Route | None:
    """Return the shortest way into the goal in any turn, or None when no way leads there."""
    goals = [biology_model.turned_cells(goal, quarters) for quarters in range(4)]
    if _parity(cells) != _parity(goal):
        return None
    ahead, behind = [{cells: 1}], [dict.fromkeys(goals, 1)]
    seen_ahead, seen_behind = {cells}, set(goals)
    while not (middle := ahead[-1].keys() & behind[-1].keys()):
        if len(ahead[-1]) <= len(behind[-1]):
            ahead.append(_next(ahead[-1], seen_ahead))
        else:
            behind.append(_next(behind[-1], seen_behind))
    solutions = sum(ahead[-1][cells] * behind[-1][cells] for cells in middle)
    letters, end = _letters(cells, _kept(ahead, middle), behind)
    return Route(letters, solutions, goals.index(end))


def _parity(cells: biology_model.Cells) -> int:
    """Return what no slide and no turn of the frame changes: 0 or 1."""
    order = [
        biology_model.SIDE * biology_model.SIDE if cell == biology_model.HOLE else ord(cell) for cell in cells
    ]
    inversions = sum(a > b for place, a in enumerate(order) for b in order[place + 1 :])
    return (inversions + cells.index(biology_model.HOLE)) % 2


def _swapped(cells: biology_model.Cells, one: int, other: int) -> biology_model.Cells:
    low, high = (one, other) if one < other else (other, one)
    return cells[:low] + cells[high] + cells[low + 1 : high] + cells[low] + cells[high + 1 :]


def _next(level: Level, seen: set[biology_model.Cells]) -> Level:
    """Return the arrangements one slide further and mark them as seen."""
    further: Level = {}
    for cells, ways in level.items():
        hole = cells.index(biology_model.HOLE)
        for cell in biology_model.NEIGHBOURS[hole]:
            slid = _swapped(cells, hole, cell)
            if slid not in seen:
                further[slid] = further.get(slid, 0) + ways
    seen.update(further)
    return further


def _kept(ahead: list[Level], middle: set[biology_model.Cells]) -> list[set[biology_model.Cells]]:
    """Return for each level those arrangements that lead to the middle."""
    kept = [set(middle)]
    for level in reversed(ahead[:-1]):
        kept.append({cells for cells in level if not kept[-1].isdisjoint(_around(cells).values())})
    return kept[::-1]


def _around(cells: biology_model.Cells) -> dict[str, biology_model.Cells]:
    """Return what each movable symbol would lead to, by letter."""
    hole = cells.index(biology_model.HOLE)
    return {
        token: _swapped(cells, hole, cell)
        for token, cell in sorted((cells[i], i) for i in biology_model.NEIGHBOURS[hole])
    }


def _letters(
    cells: biology_model.Cells, kept: list[set[biology_model.Cells]], behind: list[Level]
) -> tuple[str, biology_model.Cells]:
    """Follow the first way by letters; return it and the arrangement where it ends."""
    letters = ""
    for level in (*kept[1:], *reversed(behind[:-1])):
        token, cells = next((token, cells) for token, cells in _around(cells).items() if cells in level)
        letters += token
    return letters, cells


FARTHEST: Final = 31
"""No arrangement is farther from its goal than this, in slides."""


SLIDES: Final = {1: (6,), 2: (8, 9, 10), 3: (12, 13, 14)}
"""Slides of a shortest solution by level (iQLANDIE 2.5)."""

_DEEPEST: Final = 14
_HOLES: Final = (0, 0, 0, 0, 1, 1, 1, 1, 4)
"""For each cell one that has its neighbours in some turn: a corner, the middle of a side, the centre."""


class _Near(NamedTuple):
    """What lies near a goal.

    Attributes:
        starts: For each number of slides the arrangements that need no fewer in any turn of the goal, with
            the number of shortest ways into the goal in any turn.
    """

    goal: biology_model.Cells
    starts: Mapping[int, tuple[tuple[biology_model.Cells, int], ...]]


@cache
def _near(hole: int) -> _Near:
    """Spread from a goal by breadth; takes about 20 ms, once for each of three places of the hole."""
    goal = biology_model.TOKENS[:hole] + biology_model.HOLE + biology_model.TOKENS[hole:]
    ways = {goal: 1}
    depth = {goal: 0}
    queue = [goal]
    for cells in queue:
        if depth[cells] == _DEEPEST:
            break
        for token in biology_model.movable(cells):
            further = biology_model.slid(cells, token)
            if further not in depth:
                depth[further] = depth[cells] + 1
                ways[further] = 0
                queue.append(further)
            if depth[further] == depth[cells] + 1:
                ways[further] += ways[cells]
    starts: dict[int, list[tuple[biology_model.Cells, int]]] = defaultdict(list)
    for cells, slides in depth.items():
        turns = [biology_model.turned_cells(cells, quarters) for quarters in range(4)]
        nearest = min(depth.get(turn, _DEEPEST) for turn in turns)
        if nearest == slides:
            starts[slides].append((cells, sum(ways[turn] for turn in turns if depth.get(turn) == slides)))
    return _Near(goal, {slides: tuple(found) for slides, found in starts.items()})


def generate(stream: Stream, level: int) -> Card:
    """Make a task of a level: random symbols, a random turn, any start at the right distance."""
    near = _near(stream.choice(_HOLES))
    slides = stream.choice(SLIDES[level])
    start, solutions = stream.choice(near.starts[slides])
    tokens = str.maketrans(
        biology_model.TOKENS, "".join(stream.sample(biology_model.TOKENS, len(biology_model.TOKENS)))
    )
    quarters = stream.below(4)
    task = biology_model.BiologyTask(
        biology_model.turned_cells(start.translate(tokens), quarters),
        biology_model.turned_cells(near.goal.translate(tokens), quarters),
    )
    return Card("biology", task, level, Measure(slides, solutions))


_TURNS = tuple(map(biology_model.Turn, (3, 2, 1)))
"""Left, upside down, right: sorted by notation."""


class Biology(TaskKind[biology_model.BiologyTask, biology_model.Cells, biology_model.BiologyStep]):
    """Slide eight symbols in a 3x3 frame into the goal (iQLANDIE 2.5)."""

    id: ClassVar[str] = "biology"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a new card of a level."""
        return generate(stream, level)

    def measure(self, task: biology_model.BiologyTask) -> Measure:
        """Count slides and ways of the shortest solutions."""
        way = shortest_route(task.start, task.goal)
        return Measure(len(way.letters), way.solutions) if way else Measure(0, 0)

    def level(self, task: biology_model.BiologyTask, measure: Measure) -> int | None:
        """Return the level with this number of slides."""
        del task
        fitting = (level for level, slides in SLIDES.items() if measure.difficulty in slides)
        return next(fitting, None)

    def preparation(self, task: biology_model.BiologyTask) -> biology_model.Cells:
        """Return the start; the goal stays hidden."""
        return task.start

    def format_task(self, task: biology_model.BiologyTask) -> str:
        """Write a task."""
        return biology_model.format_task(task)

    def parse_task(self, text: str) -> biology_model.BiologyTask:
        """Read a task."""
        return biology_model.parse_task(text)

    def format_step(self, step: biology_model.BiologyStep) -> str:
        """Write a step."""
        return biology_model.format_step(step)

    def parse_step(self, text: str) -> biology_model.BiologyStep:
        """Read a step."""
        return biology_model.parse_step(text)

    def format_answer(self, steps: tuple[biology_model.BiologyStep, ...]) -> str:
        """Write slides as letters."""
        return biology_model.format_answer(steps)

    def parse_answer(self, text: str) -> tuple[biology_model.BiologyStep, ...]:
        """Read letters as slides."""
        return biology_model.parse_answer(text)

    def start(self, task: biology_model.BiologyTask) -> biology_model.Cells:
        """Return the start of the card."""
        return task.start

    def steps(
        self, task: biology_model.BiologyTask, workspace: biology_model.Cells
    ) -> tuple[biology_model.BiologyStep, ...]:
        """Return the slides of two to four symbols, and three turns."""
        del task
        return (*map(biology_model.Slide, biology_model.movable(workspace)), *_TURNS)

    def refusal(
        self, task: biology_model.BiologyTask, workspace: biology_model.Cells, step: biology_model.BiologyStep
    ) -> Refusal | None:
        """Refuse a symbol that does not lie beside the hole; names those that do."""
        del task
        if isinstance(step, biology_model.Slide) and step.token not in (
            free := biology_model.movable(workspace)
        ):
            return refuse("iqlandie-refused-biology-far", token=step.token, movable=tuple(free))
        return None

    def step(
        self, task: biology_model.BiologyTask, workspace: biology_model.Cells, step: biology_model.BiologyStep
    ) -> biology_model.Cells:
        """Slide a symbol or turn the frame."""
        del task
        return (
            biology_model.turned_cells(workspace, step.quarters)
            if isinstance(step, biology_model.Turn)
            else biology_model.slid(workspace, step.token)
        )

    def rebuild(
        self,
        task: biology_model.BiologyTask,
        workspace: biology_model.Cells,
        answer: tuple[biology_model.BiologyStep, ...],
    ) -> tuple[biology_model.BiologyStep, ...]:
        """Return the answer: nothing can be lifted, so it goes on from where the symbols are."""
        del task, workspace
        return answer

    def check(self, task: biology_model.BiologyTask, workspace: biology_model.Cells) -> Refusal | None:
        """Compare with the goal in the turn that fits best; name the first square that differs."""
        right = matching(task, workspace)
        quarters = max(range(4), key=lambda turns: len(right[turns]))
        if len(right[quarters]) == len(workspace):
            return None
        shown = biology_model.turned_cells(workspace, quarters)
        cell = next(cell for cell, found in enumerate(shown) if found != task.goal[cell])
        return refuse(
            "iqlandie-wrong-biology",
            square=biology_model.cell_square(cell),
            found=shown[cell],
            expected=task.goal[cell],
            quarters=quarters,
            right=len(right[quarters]),
        )

    def hint(self, task: biology_model.BiologyTask, workspace: biology_model.Cells, stage: int) -> Hint:
        """Tell how far it is and in which turn the goal is nearest; the next symbol; all symbols."""
        way = shortest_route(workspace, task.goal)
        if way is None:
            return Hint("iqlandie-hint-biology-impossible")
        if not way.letters:
            return Hint("iqlandie-hint-done")
        if stage == 1:
            args = (("slides", len(way.letters)), ("quarters", way.quarters))
            return Hint("iqlandie-hint-biology-nudge", args)
        steps = tuple(map(biology_model.Slide, way.letters))
        if stage == 2:  # noqa: PLR2004 - the second of three
            return Hint("iqlandie-hint-biology-next", (("token", way.letters[0]),), steps[:1])
        return Hint("iqlandie-hint-biology-solution", (("tokens", tuple(way.letters)),), steps)


def matching(
    task: biology_model.BiologyTask, workspace: biology_model.Cells
) -> tuple[tuple[Square, ...], ...]:
    """Return the squares that are right, the hole included, after 0 to 3 quarter turns to the right."""
    shown = (biology_model.turned_cells(workspace, quarters) for quarters in range(4))
    return tuple(
        tuple(biology_model.cell_square(cell) for cell, found in enumerate(cells) if found == task.goal[cell])
        for cells in shown
    )
