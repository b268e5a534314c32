"""Space as a kind of tasks: cards are laid on a pile and taken out of it, the visible picture decides.

A generator, and independent of it a solver from the topmost card down. Squares are bits of masks:
for a target, every card as it lies has squares where it is right and squares where it is wrong. A card fits
under others if they hide everything that is wrong on it.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from accessgames.engine.errors import Refusal, refuse
from accessgames.games.iqlandie.tasks import space_model as model
from accessgames.games.iqlandie.tasks.kind import Card, Hint, Measure, TaskKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.engine import Stream

_ALL: Final = 0b111111111

UNSHIFTED: Final = tuple(
    model.LaidCard(card, quarters) for card in range(1, model.CARDS + 1) for quarters in range(4)
)
SHIFTED: Final = tuple(laid for card in range(1, model.CARDS + 1) for laid in model.every_laid(card))
"""All ways to lay a card, straight over the frame and anyhow."""


class Fit(NamedTuple):
    """A card as it lies, seen with a target: masks of squares with the right and with a wrong symbol."""

    laid: model.LaidCard
    right: int
    wrong: int


def fits(task: model.SpaceTask, ways: Iterable[model.LaidCard]) -> list[Fit]:
    """Compare every way to lay a card with the target of a task."""
    target, found = task.target, []
    for laid in ways:
        picture = model.shown(task.sky, laid)
        right = sum(1 << cell for cell in range(9) if picture[cell] == target[cell])
        wrong = sum(1 << cell for cell in range(9) if picture[cell] not in {target[cell], model.WINDOW})
        found.append(Fit(laid, right, wrong))
    return found


def piles(
    task: model.SpaceTask, size: int, ways: Iterable[model.LaidCard] = UNSHIFTED, below: model.Picture = ""
) -> Iterator[model.Pile]:
    """Yield every pile of so many cards that solves a task, each card being seen somewhere.

    Args:
        task: The target and the cards.
        size: Number of cards.
        ways: How cards may be laid.
        below: What lies below already; its right squares may be seen, the others have to be covered.
    """
    given = sum(1 << cell for cell, letter in enumerate(below) if letter == task.target[cell])
    yield from _under(fits(task, ways), size, 0, given, ())


def _under(fits: list[Fit], size: int, hidden: int, given: int, above: model.Pile) -> Iterator[model.Pile]:
    """Yield the piles with cards added under those above, which hide some squares."""
    if not size:
        if hidden | given == _ALL:
            yield above
        return
    for fit in fits:
        if not fit.wrong & ~hidden and fit.right & ~hidden:
            rest = [other for other in fits if other.laid.card != fit.laid.card]
            yield from _under(rest, size - 1, hidden | fit.right, given, (fit.laid, *above))


class Smallest(NamedTuple):
    """The solutions with the fewest cards, none shifted.

    Attributes:
        pile: The first one.
        choices: The different choices of cards with their turns, whatever their order.
    """

    pile: model.Pile
    choices: int


@lru_cache(maxsize=512)
def smallest(task: model.SpaceTask) -> Smallest | None:
    """Return the smallest solutions, or None when even five cards do not show the target."""
    for size in range(1, model.CARDS + 1):
        found = list(piles(task, size))
        if found:
            return Smallest(found[0], len(set(map(frozenset, found))))
    return None


@lru_cache(maxsize=4096)
def completion(task: model.SpaceTask, pile: model.Pile, below: model.Picture) -> model.Pile | None:
    """Return the fewest unshifted cards that make a pile show the target when laid on it, or None.

    Args:
        task: The target and the cards.
        pile: What lies there; its cards are used up.
        below: What the pile shows.
    """
    used = {laid.card for laid in pile}
    ways = tuple(laid for laid in UNSHIFTED if laid.card not in used)
    for size in range(model.CARDS - len(pile) + 1):
        found = next(piles(task, size, ways, below), None)
        if found is not None:
            return found
    return None


def steps_to(pile: model.Pile, answer: model.Pile) -> tuple[model.SpaceStep, ...]:
    """Return the steps from one pile to another: cards from the top away, then the new ones."""
    kept = 0
    while kept < min(len(pile), len(answer)) and pile[kept] == answer[kept]:
        kept += 1
    takes = (model.Take(laid.card) for laid in reversed(pile[kept:]))
    return (*takes, *map(model.Lay, answer[kept:]))


def _goal(task: model.SpaceTask, pile: model.Pile) -> model.Pile | None:
    """Return a solution that keeps as many of the lowest cards as possible."""
    for kept in range(len(pile), -1, -1):
        base = pile[:kept]
        more = completion(task, base, model.visible(task.sky, base))
        if more is not None:
            return base + more
    return None


EASY_CARDS: Final = 3
MOST_CARDS: Final = 4


def level_of(cards: int, solutions: int) -> int | None:
    """Return the level by the cards of a smallest solution and its choices (iQLANDIE 2.8).

    Three cards in several ways, three cards in one way, four cards; None for fewer or more.
    """
    if not solutions or not EASY_CARDS <= cards <= MOST_CARDS:
        return None
    if cards == MOST_CARDS:
        return 3
    return 1 if solutions > 1 else 2


@cache
def tasks_of(sky: model.Sky) -> dict[int, tuple[tuple[model.SpaceTask, Measure], ...]]:
    """Return every task with some cards by level; takes a fraction of a second, once."""
    turns = [[model.turned_picture(picture, quarters) for quarters in range(4)] for picture in sky]
    layer: dict[tuple[model.Picture, int], set[int]] = {(model.EMPTY_PICTURE, 0): {0}}
    known: set[model.Picture] = set()
    levels: dict[int, list[tuple[model.SpaceTask, Measure]]] = defaultdict(list)
    for size in range(1, MOST_CARDS + 1):
        layer = _laid_on(layer, turns)
        shown: dict[model.Picture, set[int]] = defaultdict(set)
        for (picture, _), choices in layer.items():
            if model.WINDOW not in picture and picture not in known:
                shown[picture] |= choices
        known.update(shown)
        for picture, choices in shown.items():
            level = level_of(size, len(choices))
            if level is not None:
                levels[level].append((model.SpaceTask(picture, sky), Measure(size, len(choices))))
    return {level: tuple(found) for level, found in levels.items()}


def _laid_on(
    layer: dict[tuple[model.Picture, int], set[int]], turns: list[list[model.Picture]]
) -> dict[tuple[model.Picture, int], set[int]]:
    """Lay one more card, in every turn, on everything that fewer cards show.

    Keys are pictures with the mask of their cards; values are the choices of cards with their turns that show
    it: three bits for each card, 4 to 7 when it is used.
    """
    further: dict[tuple[model.Picture, int], set[int]] = defaultdict(set)
    for (picture, used), choices in layer.items():
        for card in range(model.CARDS):
            if used >> card & 1:
                continue
            for quarters, upper in enumerate(turns[card]):
                both = model.covered(picture, upper)
                mark = (4 | quarters) << 3 * card
                further[both, used | 1 << card].update(choice | mark for choice in choices)
    return further


@cache
def _steps(laid: frozenset[int]) -> tuple[model.SpaceStep, ...]:
    """Return the steps with these cards in the pile, sorted by notation."""
    lays = (model.Lay(way) for way in SHIFTED if way.card not in laid)
    takes = (model.Take(card) for card in laid)
    return tuple(sorted((*lays, *takes), key=model.format_step))


class Space(TaskKind[model.SpaceTask, model.Pile, model.SpaceStep]):
    """Lay cards with windows over each other until they show the target (iQLANDIE 2.8)."""

    id: ClassVar[str] = "space"
    prepared: ClassVar[bool] = False

    def __init__(self, sky: model.Sky = model.PICTURES) -> None:
        """Read and make tasks for some cards, those of the game or a club's own."""
        self.sky = sky

    def generate(self, stream: Stream, level: int) -> Card:
        """Make a task of a level, each with equal probability."""
        task, measure = stream.choice(tasks_of(self.sky)[level])
        return Card("space", task, level, measure)

    def measure(self, task: model.SpaceTask) -> Measure:
        """Count the cards of a smallest solution, and the choices of so many cards and turns."""
        found = smallest(task)
        return Measure(len(found.pile), found.choices) if found else Measure(0, 0)

    def level(self, task: model.SpaceTask, measure: Measure) -> int | None:
        """Return the level of a target with such solutions."""
        del task
        return level_of(measure.difficulty, measure.solutions)

    def preparation(self, task: model.SpaceTask) -> None:
        """Return None: nothing is shown before the clock starts."""
        del task

    def parse_task(self, text: str) -> model.SpaceTask:
        """Read a target for these cards."""
        return model.SpaceTask(model.parse_task(text).target, self.sky)

    format_task = staticmethod(model.format_task)
    format_step = staticmethod(model.format_step)
    parse_step = staticmethod(model.parse_step)
    format_answer = staticmethod(model.format_answer)
    parse_answer = staticmethod(model.parse_answer)

    def start(self, task: model.SpaceTask) -> model.Pile:
        """Return the empty pile."""
        del task
        return ()

    def steps(self, task: model.SpaceTask, workspace: model.Pile) -> tuple[model.SpaceStep, ...]:
        """Return a lay for each card outside the pile, 4 turns and 25 places, and a take for each in it."""
        del task
        return _steps(frozenset(laid.card for laid in workspace))

    def refusal(self, task: model.SpaceTask, workspace: model.Pile, step: model.SpaceStep) -> Refusal | None:
        """Refuse a card that is laid already or not there, and a shift that is too far."""
        del task
        cards = {laid.card for laid in workspace}
        card = step.card if isinstance(step, model.Take) else step.laid.card
        if not 1 <= card <= model.CARDS:
            return refuse("iqlandie-refused-space-card", card=card, most=model.CARDS)
        if isinstance(step, model.Take):
            return None if card in cards else refuse("iqlandie-refused-space-not-laid", card=card)
        if card in cards:
            return refuse("iqlandie-refused-space-laid", card=card)
        laid = step.laid
        if max(abs(laid.east), abs(laid.south)) > model.REACH or laid.quarters not in range(4):
            return refuse("iqlandie-refused-space-far", card=laid.card, most=model.REACH)
        return None

    def step(self, task: model.SpaceTask, workspace: model.Pile, step: model.SpaceStep) -> model.Pile:
        """Lay a card on top or take one out."""
        del task
        if isinstance(step, model.Take):
            return tuple(laid for laid in workspace if laid.card != step.card)
        return (*workspace, step.laid)

    def rebuild(
        self, task: model.SpaceTask, workspace: model.Pile, answer: tuple[model.SpaceStep, ...]
    ) -> tuple[model.SpaceStep, ...]:
        """Take cards from the top until the rest lies as in the answer, then lay the others."""
        del task
        return steps_to(workspace, tuple(step.laid for step in answer if isinstance(step, model.Lay)))

    def check(self, task: model.SpaceTask, workspace: model.Pile) -> Refusal | None:
        """Compare square by square; the first one that is empty or shows a foreign symbol is named."""
        if not workspace:
            return refuse("iqlandie-wrong-space-nothing")
        wrong = model.differences(model.visible(task.sky, workspace), task.target)
        if not wrong:
            return None
        square, found, expected = wrong[0]
        if found == model.WINDOW:
            return refuse("iqlandie-wrong-space-empty", square=square, expected=expected, count=len(wrong))
        key = "iqlandie-wrong-space-symbol"
        return refuse(key, square=square, found=found, expected=expected, count=len(wrong))

    def hint(self, task: model.SpaceTask, workspace: model.Pile, stage: int) -> Hint:
        """Tell how many cards are right and how many are missing; the next step; all steps."""
        if model.visible(task.sky, workspace) == task.target:
            return Hint("iqlandie-hint-done")
        goal = _goal(task, workspace)
        if goal is None:
            return Hint("iqlandie-hint-space-impossible")
        steps = steps_to(workspace, goal)
        takes = sum(isinstance(step, model.Take) for step in steps)
        if stage == 1:
            args = (("wrong", takes), ("missing", len(steps) - takes), ("top", goal[-1].card))
            return Hint("iqlandie-hint-space-nudge", args)
        if stage > 2:  # noqa: PLR2004 - the third of three
            return Hint("iqlandie-hint-space-solution", (("pile", goal), ("wrong", takes)), steps)
        step = steps[0]
        if isinstance(step, model.Take):
            return Hint("iqlandie-hint-space-take", (("card", step.card),), (step,))
        return Hint("iqlandie-hint-space-lay", (("laid", step.laid),), (step,))
