"""Biology: eight symbols in a frame of 3x3 with one hole; they slide and are never lifted (iQLANDIE 2.5).

Tasks, steps and answers as text: `ABKNPSTV. ABKNP.TVS`, `slide S`, `APKA`. A generator, and independent of it
a solver that searches from both ends and counts the ways.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import Stream, malformed
from accessgames.engine.errors import Refusal, refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import QUARTERS, Card, Hint, Measure, TaskKind

if TYPE_CHECKING:
    from collections.abc import Mapping


SIDE: Final = 3

TOKENS: Final = "ABKNPSTV"
"""Letters of the symbols: amoeba, bacterium, blood cell, neuron, pollen, spore, ciliate, egg."""

HOLE: Final = "."

Cells: TypeAlias = str
"""What lies in the frame, nine characters in reading order: each of `TOKENS` once and `HOLE`."""

NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in range(SIDE * SIDE)
        if abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE) == 1
    )
    for cell in range(SIDE * SIDE)
)
"""For each cell, counted in reading order, those beside it."""

_RIGHT: Final = tuple((SIDE - 1 - cell % SIDE) * SIDE + cell // SIDE for cell in range(SIDE * SIDE))
"""Where what lies in a cell lay before the frame was turned by a quarter to the right."""


@dataclass(frozen=True, slots=True)
class BiologyTask:
    """A card: slide `start` into `goal`, in any turn of the frame."""

    start: Cells
    goal: Cells


@dataclass(frozen=True, slots=True)
class Slide:
    """The symbol slides into the hole beside it."""

    token: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The whole frame is turned by 1 to 3 quarters to the right; nothing slides."""

    quarters: int


BiologyStep: TypeAlias = Slide | Turn


def turned_cells(cells: Cells, quarters: int) -> Cells:
    """Return the frame turned to the right by quarters."""
    for _ in range(quarters % 4):
        cells = "".join(cells[source] for source in _RIGHT)
    return cells


def slid(cells: Cells, token: str) -> Cells:
    """Return the frame after a symbol that lies beside the hole slid into it."""
    return cells.translate({ord(token): HOLE, ord(HOLE): token})


def movable(cells: Cells) -> str:
    """Return the symbols beside the hole, by letter."""
    return "".join(sorted(cells[cell] for cell in NEIGHBOURS[cells.index(HOLE)]))


def cell_square(cell: int) -> Square:
    """Return the square of a cell counted in reading order."""
    return Square(cell % SIDE, cell // SIDE)


TASK_FORM: Final = "ABKNPSTV. ABKNP.TVS"
STEP_FORMS: Final = ("slide A", "turn P")
ANSWER_FORM: Final = "APKAPVTN"

_EVERYTHING: Final = sorted(TOKENS + HOLE)

_STEPS: Final[dict[str, BiologyStep]] = {
    **{f"slide {token}": Slide(token) for token in TOKENS},
    **{f"turn {QUARTERS[quarters]}": Turn(quarters) for quarters in (1, 2, 3)},
}
_TEXTS: Final = {step: text for text, step in _STEPS.items()}


def is_arrangement(text: str) -> bool:
    """Tell whether a text has each symbol and the hole exactly once."""
    return sorted(text) == _EVERYTHING


Level: TypeAlias = dict[Cells, int]
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
def shortest_route(cells: Cells, goal: Cells) -> Route | None:
    """Return the shortest way into the goal in any turn, or None when no way leads there."""
    goals = [turned_cells(goal, quarters) for quarters in range(4)]
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
    letters, end = _letters(cells, middle, ahead, behind)
    return Route(letters, solutions, goals.index(end))


def _parity(cells: Cells) -> int:
    """Return what no slide and no turn of the frame changes: 0 or 1."""
    order = [SIDE * SIDE if cell == HOLE else ord(cell) for cell in cells]
    inversions = sum(a > b for place, a in enumerate(order) for b in order[place + 1 :])
    return (inversions + cells.index(HOLE)) % 2


def _swapped(cells: Cells, one: int, other: int) -> Cells:
    low, high = (one, other) if one < other else (other, one)
    return cells[:low] + cells[high] + cells[low + 1 : high] + cells[low] + cells[high + 1 :]


def _next(level: Level, seen: set[Cells]) -> Level:
    """Return the arrangements one slide further and mark them as seen."""
    further: Level = {}
    for cells, ways in level.items():
        hole = cells.index(HOLE)
        for cell in NEIGHBOURS[hole]:
            slid = _swapped(cells, hole, cell)
            if slid not in seen:
                further[slid] = further.get(slid, 0) + ways
    seen.update(further)
    return further


def _around(cells: Cells) -> dict[str, Cells]:
    """Return what each movable symbol would lead to, by letter."""
    hole = cells.index(HOLE)
    return {
        token: _swapped(cells, hole, cell) for token, cell in sorted((cells[i], i) for i in NEIGHBOURS[hole])
    }


def _letters(cells: Cells, middle: set[Cells], ahead: list[Level], behind: list[Level]) -> tuple[str, Cells]:
    """Follow the first way by letters through the middle; return it and the arrangement where it ends."""
    kept = [middle]
    for level in reversed(ahead[:-1]):
        kept.append({there for there in level if not kept[-1].isdisjoint(_around(there).values())})
    letters = ""
    for found in (*kept[-2::-1], *reversed(behind[:-1])):
        token, cells = next((token, there) for token, there in _around(cells).items() if there in found)
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

    goal: Cells
    starts: Mapping[int, tuple[tuple[Cells, int], ...]]


@cache
def _near(hole: int) -> _Near:
    """Spread from a goal by breadth; takes about 20 ms, once for each of three places of the hole."""
    goal = TOKENS[:hole] + HOLE + TOKENS[hole:]
    ways = {goal: 1}
    depth = {goal: 0}
    queue = [goal]
    for cells in queue:
        if depth[cells] == _DEEPEST:
            break
        for token in movable(cells):
            further = slid(cells, token)
            if further not in depth:
                depth[further] = depth[cells] + 1
                ways[further] = 0
                queue.append(further)
            if depth[further] == depth[cells] + 1:
                ways[further] += ways[cells]
    starts: dict[int, list[tuple[Cells, int]]] = defaultdict(list)
    for cells, slides in depth.items():
        turns = [turned_cells(cells, quarters) for quarters in range(4)]
        nearest = min(depth.get(turn, _DEEPEST) for turn in turns)
        if nearest == slides:
            starts[slides].append((cells, sum(ways[turn] for turn in turns if depth.get(turn) == slides)))
    return _Near(goal, {slides: tuple(found) for slides, found in starts.items()})


_TURNS = tuple(map(Turn, (3, 2, 1)))
"""Left, upside down, right: sorted by notation."""


class Biology(TaskKind[BiologyTask, Cells, BiologyStep]):
    """Slide eight symbols in a 3x3 frame into the goal (iQLANDIE 2.5)."""

    id: ClassVar[str] = "biology"

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a task of a level: random symbols, a random turn, any start at the right distance."""
        near = _near(stream.choice(_HOLES))
        slides = stream.choice(SLIDES[level])
        start, solutions = stream.choice(near.starts[slides])
        tokens = str.maketrans(TOKENS, "".join(stream.sample(TOKENS, len(TOKENS))))
        quarters = stream.below(4)
        task = BiologyTask(
            turned_cells(start.translate(tokens), quarters),
            turned_cells(near.goal.translate(tokens), quarters),
        )
        return Card("biology", task, level, Measure(slides, solutions))

    def measure(self, task: BiologyTask) -> Measure:
        """Count slides and ways of the shortest solutions."""
        way = shortest_route(task.start, task.goal)
        return Measure(len(way.letters), way.solutions) if way else Measure(0, 0)

    def level(self, task: BiologyTask, measure: Measure) -> int | None:
        """Return the level with this number of slides."""
        del task
        fitting = (level for level, slides in SLIDES.items() if measure.difficulty in slides)
        return next(fitting, None)

    def preparation(self, task: BiologyTask) -> Cells:
        """Return the start; the goal stays hidden."""
        return task.start

    def format_task(self, task: BiologyTask) -> str:
        """Write what lies in the frame at first and in the end, nine characters each."""
        return f"{task.start} {task.goal}"

    def parse_task(self, text: str) -> BiologyTask:
        """Read what `format_task` wrote.

        Raises:
            MalformedAction: Not two arrangements of the eight symbols and a hole.
        """
        match text.split(" "):
            case [start, goal] if is_arrangement(start) and is_arrangement(goal):
                return BiologyTask(start, goal)
            case _:
                raise malformed(text, TASK_FORM)

    def format_step(self, step: BiologyStep) -> str:
        """Write a step; `parse_step` reads it back."""
        return _TEXTS[step]

    def parse_step(self, text: str) -> BiologyStep:
        """Read a step.

        Raises:
            MalformedAction: With the forms that exist.
        """
        if text not in _STEPS:
            raise malformed(text, *STEP_FORMS)
        return _STEPS[text]

    def format_answer(self, steps: tuple[BiologyStep, ...]) -> str:
        """Write the letters in the order of sliding; turns of the frame need not be told."""
        return "".join(step.token for step in steps if isinstance(step, Slide))

    def parse_answer(self, text: str) -> tuple[BiologyStep, ...]:
        """Read letters of symbols in either case, with or without blanks and commas.

        Raises:
            MalformedAction: There is no letter, or one that is no symbol.
        """
        letters = text.upper().replace(" ", "").replace(",", "")
        if not letters or not set(letters) <= set(TOKENS):
            raise malformed(text, ANSWER_FORM)
        return tuple(map(Slide, letters))

    def start(self, task: BiologyTask) -> Cells:
        """Return the start of the card."""
        return task.start

    def steps(self, task: BiologyTask, workspace: Cells) -> tuple[BiologyStep, ...]:
        """Return the slides of two to four symbols, and three turns."""
        del task
        return (*map(Slide, movable(workspace)), *_TURNS)

    def refusal(self, task: BiologyTask, workspace: Cells, step: BiologyStep) -> Refusal | None:
        """Refuse a symbol that does not lie beside the hole; names those that do."""
        del task
        if isinstance(step, Slide) and step.token not in (free := movable(workspace)):
            return refuse("iqlandie-refused-biology-far", token=step.token, movable=tuple(free))
        return None

    def step(self, task: BiologyTask, workspace: Cells, step: BiologyStep) -> Cells:
        """Slide a symbol or turn the frame."""
        del task
        return (
            turned_cells(workspace, step.quarters) if isinstance(step, Turn) else slid(workspace, step.token)
        )

    def rebuild(
        self, task: BiologyTask, workspace: Cells, answer: tuple[BiologyStep, ...]
    ) -> tuple[BiologyStep, ...]:
        """Return the answer: nothing can be lifted, so it goes on from where the symbols are."""
        del task, workspace
        return answer

    def check(self, task: BiologyTask, workspace: Cells) -> Refusal | None:
        """Compare with the goal in the turn that fits best; name the first square that differs."""
        right = matching(task, workspace)
        quarters = max(range(4), key=lambda turns: len(right[turns]))
        if len(right[quarters]) == len(workspace):
            return None
        shown = turned_cells(workspace, quarters)
        cell = next(cell for cell, found in enumerate(shown) if found != task.goal[cell])
        return refuse(
            "iqlandie-wrong-biology",
            square=cell_square(cell),
            found=shown[cell],
            expected=task.goal[cell],
            quarters=quarters,
            right=len(right[quarters]),
        )

    def hint(self, task: BiologyTask, workspace: Cells, stage: int) -> Hint:
        """Tell how far it is and in which turn the goal is nearest; the next symbol; all symbols."""
        way = shortest_route(workspace, task.goal)
        if way is None:
            return Hint("iqlandie-hint-biology-impossible")
        if not way.letters:
            return Hint("iqlandie-hint-done")
        if stage == 1:
            args = (("slides", len(way.letters)), ("quarters", way.quarters))
            return Hint("iqlandie-hint-biology-nudge", args)
        steps = tuple(map(Slide, way.letters))
        if stage == 2:  # noqa: PLR2004 - the second of three
            return Hint("iqlandie-hint-biology-next", (("token", way.letters[0]),), steps[:1])
        return Hint("iqlandie-hint-biology-solution", (("tokens", tuple(way.letters)),), steps)


def matching(task: BiologyTask, workspace: Cells) -> tuple[tuple[Square, ...], ...]:
    """Return the squares that are right, the hole included, after 0 to 3 quarter turns to the right."""
    shown = (turned_cells(workspace, quarters) for quarters in range(4))
    return tuple(
        tuple(cell_square(cell) for cell, found in enumerate(cells) if found == task.goal[cell])
        for cells in shown
    )
