"""Makes the task of a day for each kind: beyond the printed cards, and with its best answers counted.

All draws are `Stream.below`, whole numbers alone; what is made is then solved by the independent solver of
its kind, and thrown away where it is too easy or has too many answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from math import comb, factorial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.games.iqlandie import tasks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Stream


_WHOLE: Final = (1 << tasks.space_model.SIDE * tasks.space_model.SIDE) - 1

_Look: TypeAlias = "tuple[int, int, int]"
"""A card as a bit, and masks of the squares where it is right and where it is wrong."""


class _Shown(NamedTuple):
    """What piles show from above: the squares that are hidden for what lies below, and the used cards."""

    hidden: int
    used: int


class FewestCards:
    """Finds the piles for one target, from the topmost card down; remembers what no cards complete."""

    def __init__(self, target: tasks.space_model.Picture) -> None:
        """Look where each card, as it may lie, is right and where it is wrong."""
        self._ways: Final[dict[_Look, list[tasks.space_model.LaidCard]]] = {}
        for laid, right, wrong in tasks.space.fits(tasks.space_model.SpaceTask(target), tasks.space.SHIFTED):
            if right:
                self._ways.setdefault((1 << laid.card, right, wrong), []).append(laid)
        self._most: Final = max((right.bit_count() for _, right, _ in self._ways), default=0)
        self._known: Final[dict[tuple[_Shown, int], bool]] = {}

    def cards(self) -> int | None:
        """Return how many cards are needed; None where all five do not do."""
        sizes = range(1, tasks.space_model.CARDS + 1)
        return next((size for size in sizes if self._completes(_Shown(0, 0), size)), None)

    def piles(self, size: int) -> Iterator[tasks.space_model.Pile]:
        """Yield every pile of so many cards, each seen somewhere; what lies lowest comes first in a pile."""
        return self._piles(_Shown(0, 0), size, ())

    def _under(self, shown: _Shown, left: int) -> Iterator[tuple[_Look, _Shown]]:
        """Yield each look that fits under what lies there, with `left` cards to come, and what both show."""
        hidden, used = shown
        seen = ~hidden
        least = (_WHOLE & seen).bit_count() - (left - 1) * self._most
        for look in self._ways:
            bit, right, wrong = look
            if wrong & seen or used & bit:
                continue
            if (right & seen).bit_count() >= max(1, least):
                yield look, _Shown(hidden | right, used | bit)

    def _completes(self, shown: _Shown, left: int) -> bool:
        """Tell whether exactly so many more cards, each of them seen, show the rest."""
        if not left:
            return shown.hidden == _WHOLE
        found = self._known.get((shown, left))
        if found is None:
            found = any(self._completes(after, left - 1) for _, after in self._under(shown, left))
            self._known[shown, left] = found
        return found

    def _piles(
        self, shown: _Shown, left: int, above: tasks.space_model.Pile
    ) -> Iterator[tasks.space_model.Pile]:
        if not left:
            yield above
            return
        for look, after in self._under(shown, left):
            if self._completes(after, left - 1):
                for laid in self._ways[look]:
                    yield from self._piles(after, left - 1, (laid, *above))


V = TypeVar("V")

LISTED: Final = 12
"""Best answers that a task lists; where there are more, it has their number."""


@dataclass(frozen=True, slots=True)
class Riddle:
    """A task of one kind and what its solver says of it.

    Attributes:
        task: Of the kind's own type.
        best: The first best answers, each as the steps from the empty workspace, at most `LISTED`.
        measure: Slides, commands, pieces or cards of a best answer, and how many such answers there are.
        choices: How many answers of that length could be given.
        hardness: From 1 to 5.
    """

    task: Any
    best: tuple[tuple[Any, ...], ...]
    measure: tasks.kind.Measure
    choices: int
    hardness: int


def _drawn(stream: Stream, values: Sequence[V]) -> V:
    return values[stream.below(len(values))]


# ------------------------------------------------------------------ biology

SLIDES: Final = range(8, 15)
"""Slides of a shortest solution."""

_WANDERED: Final = 3
"""So many slides more are made at random, as some lead back."""

_SLIDES_HARD: Final = (8, 9, 11, 13)
"""Most slides of the hardnesses 1 to 4."""


def make_biology(stream: Stream) -> Riddle | None:
    """Slide eight symbols about at random, never straight back; one shortest way alone leads to the goal."""
    rest = list(tasks.biology.TOKENS + tasks.biology.HOLE)
    goal = "".join(rest.pop(stream.below(len(rest))) for _ in range(len(rest)))
    cells, last = goal, ""
    for _ in range(SLIDES[0] + stream.below(len(SLIDES) + _WANDERED)):
        last = _drawn(stream, [token for token in tasks.biology.movable(cells) if token != last])
        cells = tasks.biology.slid(cells, last)
    way = tasks.biology.shortest_route(cells, goal)
    if way is None or len(way.letters) not in SLIDES or way.solutions != 1:
        return None
    slides = len(way.letters)
    return Riddle(
        tasks.biology.BiologyTask(cells, goal),
        (tuple(map(tasks.biology.Slide, way.letters)),),
        tasks.kind.Measure(slides, way.solutions),
        _arrangements(cells, slides),
        _grade(slides, _SLIDES_HARD),
    )


def _arrangements(cells: tasks.biology.Cells, slides: int) -> int:
    """Count what so many slides can lead to, the start included."""
    seen, edge = {cells}, {cells}
    for _ in range(slides):
        edge = {tasks.biology.slid(one, token) for one in edge for token in tasks.biology.movable(one)} - seen
        seen |= edge
    return len(seen)


def _grade(figure: int, most: Sequence[int]) -> int:
    """Return the hardness of a figure, by the greatest figures of all hardnesses but the last."""
    return 1 + sum(figure > one for one in most)


# ------------------------------------------------------------------ programming

COMMANDS: Final = range(6, 11)
_TURNED: Final = 8
"""From so many commands on the board is turned."""


def make_programming(stream: Stream) -> Riddle | None:
    """Walk at random over colours and symbols, to a new square with each command; one square is right."""
    length = _drawn(stream, COMMANDS)
    quarters = 1 + stream.below(3) if length >= _TURNED else 0
    here = start = _drawn(stream, tasks.kind.squares())
    stops, commands, last = {start}, list[tasks.programming.Command](), None
    for _ in range(length):
        onward = tasks.programming.onward(here, stops, quarters, last)
        if not onward:
            return None
        command, here = _drawn(stream, onward)
        commands.append(command)
        stops.add(here)
        last = tasks.programming.sign_direction(command.sign, quarters)
    if len({command.sign < tasks.programming.COLOURS for command in commands}) == 1:
        return None
    task = tasks.programming.ProgrammingTask(start, quarters, tuple(commands))
    ends = tasks.programming.answers(task)
    return Riddle(
        task,
        tuple((tasks.programming.Stand(end),) for end in ends),
        tasks.kind.Measure(length, len(ends)),
        tasks.kind.SIDE * tasks.kind.SIDE,
        length - COMMANDS[0] + 1,
    )


# ------------------------------------------------------------------ optics

PIECES: Final = ((0, 2), (1, 2), (1, 2), (2, 2), (0, 4))
"""Mirrors and prisms to choose from."""

MOST_WAYS: Final = 8
"""More ways to place all pieces are too many for a task of the day."""

_WAYS_HARD: Final = (400, 1_200, 7_000, 40_000)
"""Ways to lie for each one that is right, for the hardnesses 1 to 4."""


def make_optics(stream: Stream) -> Riddle | None:
    """Draw two points and pieces; a task of the day has few ways to lead the beam."""
    mirrors, prisms = _drawn(stream, PIECES)
    ports = [tasks.optics_model.Port(side, place) for side in range(4) for place in range(tasks.kind.SIDE)]
    start = ports.pop(stream.below(len(ports)))
    goal = _drawn(stream, ports)
    if not 0 < tasks.optics.count(start, goal, mirrors, prisms) <= MOST_WAYS:
        return None
    task = tasks.optics_model.OpticsTask(start, goal, mirrors, prisms)
    found = tasks.optics.solutions(task)
    pieces = mirrors + prisms
    choices = comb(tasks.kind.SIDE * tasks.kind.SIDE, pieces) * comb(pieces, prisms) << pieces
    best = sorted({tasks.optics.steps_to((), solution) for solution in found}, key=_optics_text)
    measure = tasks.kind.Measure(pieces, len(found))
    return Riddle(task, tuple(best[:LISTED]), measure, choices, _grade(choices // len(found), _WAYS_HARD))


def _optics_text(steps: tuple[tasks.optics_model.OpticsStep, ...]) -> str:
    """Write the steps of an answer, to sort answers."""
    return " ".join(map(tasks.optics_model.format_step, steps))


# ------------------------------------------------------------------ space

MOST_PILES: Final[Mapping[int, int]] = MappingProxyType({3: 12, 4: 100})
"""By the number of cards: more choices of them with their turns and shifts are too many."""

_PILES_HARD: Final[Mapping[int, tuple[int, int]]] = MappingProxyType({3: (4, 1), 4: (50, 20)})
"""By the number of cards: so many piles or fewer are harder by one each."""

_TURNS: Final = 4


def make_space(stream: Stream) -> Riddle | None:
    """Lay straight cards at random; fewer cards do not do, and few piles of so many show the same."""
    size = _drawn(stream, tuple(MOST_PILES))
    rest = list(range(1, tasks.space_model.CARDS + 1))
    pile = tuple(
        tasks.space_model.LaidCard(rest.pop(stream.below(len(rest))), stream.below(_TURNS))
        for _ in range(size)
    )
    target = tasks.space_model.visible(tasks.space_model.PICTURES, pile)
    if tasks.space_model.WINDOW in target:
        return None
    fewest = FewestCards(target)
    if fewest.cards() != size:
        return None
    found = list(islice(fewest.piles(size), MOST_PILES[size] * factorial(size) + 1))
    # Cards that do not cover each other can be laid in any order; the first one stands for all.
    piles = {frozenset(one): one for one in sorted(found, key=_pile_order, reverse=True)}
    if len(piles) > MOST_PILES[size]:
        return None
    choices = sorted(piles.values(), key=_pile_order)
    places = _TURNS * (2 * tasks.space_model.REACH + 1) ** 2
    return Riddle(
        tasks.space_model.SpaceTask(target),
        tuple(tuple(map(tasks.space_model.Lay, one)) for one in choices[:LISTED]),
        tasks.kind.Measure(size, len(choices)),
        comb(tasks.space_model.CARDS, size) * factorial(size) * places**size,
        (size - min(MOST_PILES)) * 2 + 1 + sum(len(choices) <= most for most in _PILES_HARD[size]),
    )


def _pile_order(pile: tasks.space_model.Pile) -> tuple[bool, str]:
    """Sort piles of straight cards before those with a card beside the frame, then as they are written."""
    text = tasks.space_model.format_pile(pile)
    return "+" in text, text


MAKERS: Final[Mapping[str, Callable[[Stream], Riddle | None]]] = MappingProxyType(
    {
        "biology": make_biology,
        "programming": make_programming,
        "optics": make_optics,
        "space": make_space,
    }
)
"""Who makes a task, by kind, in the order in which the days have them; None for a draw that is no good."""
