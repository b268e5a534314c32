"""The task of a day: a card that is in no box, for each of the four kinds in turn.

It is practised alone and without time, in a match with a deck of this one card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE
from accessgames.engine.driver import ScriptedMove
from accessgames.games.daily import MOST_STARS, DailyTask, Grade
from accessgames.games.iqlandie.daily.making import MAKERS, FewestCards
from accessgames.games.iqlandie.narration.events import tell_wrong
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.notation import format_action, parse_action
from accessgames.games.iqlandie.own_set import digest
from accessgames.games.iqlandie.rules import PRACTICE, SET, actions
from accessgames.games.iqlandie.rules.state import HINTS
from accessgames.games.iqlandie.tasks import KINDS, Deck, biology, space_model
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind, Card
from accessgames.language import Message, keys, say

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.room import Room


_QUESTIONS: Final = dict(
    zip(
        KINDS,
        keys(
            "iqlandie-daily-biology",
            "iqlandie-daily-programming",
            "iqlandie-daily-optics",
            "iqlandie-daily-space",
        ),
        strict=True,
    )
)
_RIGHT: Final = dict(
    zip(
        KINDS,
        keys(
            "iqlandie-daily-right-biology",
            "iqlandie-daily-right-programming",
            "iqlandie-daily-right-optics",
            "iqlandie-daily-right-space",
        ),
        strict=True,
    )
)
_WHY: Final = dict(
    zip(
        KINDS,
        keys(
            "iqlandie-daily-why-biology",
            "iqlandie-daily-why-programming",
            "iqlandie-daily-why-optics",
            "iqlandie-daily-why-space",
        ),
        strict=True,
    )
)
_GAVE_UP: Final = keys("iqlandie-daily-gave-up")[0]

_LITTLE: Final = 2
"""Slides or cards more than are needed that still leave the second star."""


@dataclass(frozen=True, slots=True)
class IqTaskJudge:
    """Judges answers to one task.

    Attributes:
        rules: The kind of tasks.
        task: The task, of the kind's own type.
        best: The first best answers, as steps from the empty workspace.
        least: Slides or cards of a best answer; pieces or commands where all answers have the same.
        count: How many best answers there are.
    """

    told: ClassVar = ("status", "goal")
    """Answers that tell the position."""

    news: ClassVar = False
    """Whether the end of an answer is the game's own news."""

    rules: AnyKind
    task: Any
    best: tuple[tuple[Any, ...], ...]
    least: int
    count: int

    def steps(self, done: Sequence[actions.IqAction]) -> tuple[Any, ...]:
        """Return the steps in the workspace that were not taken back."""
        found: list[Any] = []
        for action in done:
            match action:
                case actions.Work(_, step):
                    found.append(step)
                case actions.Back():
                    found.pop()
                case actions.Restart():
                    found.clear()
        return tuple(found)

    def work(self, steps: Sequence[Any]) -> Any:  # noqa: ANN401 - by kind of tasks
        """Return the workspace after steps."""
        workspace = self.rules.start(self.task)
        for step in steps:
            workspace = self.rules.step(self.task, workspace, step)
        return workspace

    def used(self, steps: Sequence[Any]) -> int:
        """Return what an answer uses of what it should save: slides, or cards in the pile."""
        match self.rules.id:
            case "biology":
                return sum(isinstance(step, biology.Slide) for step in steps)
            case "space":
                return len(self.work(steps))
            case _:
                return self.least

    def grade(self, done: Sequence[actions.IqAction], /) -> Grade | None:
        """Judge an answer: nothing for a wrong one, else the part that a best one uses of what it used.

        None until the task is claimed or given up, as the third hint of the game means. Each of the first two
        hints of the game costs a star like a step of help.
        """
        hints = sum(isinstance(action, actions.AskHint) for action in done)
        if hints >= HINTS or any(isinstance(action, actions.GiveUp) for action in done):
            return Grade(Fraction(0), Fraction(1), 0)
        if not any(isinstance(action, actions.Claim) for action in done):
            return None
        steps = self.steps(done)
        if not self.rules.solved(self.task, self.work(steps)):
            return Grade(Fraction(0), Fraction(1), 0)
        more = self.used(steps) - self.least
        stars = MOST_STARS if more <= 0 else MOST_STARS - 1 if more <= _LITTLE else 1
        return Grade(Fraction(self.least, self.used(steps)), Fraction(1), max(0, stars - hints))

    def advice(self, done: Sequence[actions.IqAction], /) -> tuple[actions.IqAction, ...]:
        """Return how a best answer goes on: what is taken back, the steps that are missing, the claim."""
        steps, kind = self.steps(done), self.rules.id
        rest = self._onward(steps)
        back: tuple[actions.IqAction, ...] = ()
        while rest is None:
            back, steps = (*back, actions.Back()), steps[:-1]
            rest = self._onward(steps)
        return (*back, *(actions.Work(kind, step) for step in rest), actions.Claim(0))

    def _onward(self, steps: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """Return the steps of a best answer after some; None where none begins so."""
        work = self.work(steps)
        match self.rules.id:
            case "biology":
                way = biology.shortest_route(work, self.task.goal)
                if way is None or self.used(steps) + len(way.letters) > self.least:
                    return None
                return tuple(map(biology.Slide, way.letters))
            case "space":
                if self.rules.solved(self.task, work) and len(work) == self.least:
                    return ()
                listed = (tuple(step.laid for step in answer) for answer in self.best)
                every = FewestCards(self.task.target).piles(self.least)
                begun = (pile[len(work) :] for pile in chain(listed, every) if pile[: len(work)] == work)
                return next((tuple(map(space_model.Lay, rest)) for rest in begun), None)
            case _:
                return (
                    ()
                    if self.rules.solved(self.task, work)
                    else self.rules.hint(self.task, work, HINTS).steps
                )

    def question(self, listener: IqListener, /) -> Message:
        """Say what is to be found, and how many answers are right where that is more than a help."""
        del listener
        return say(_QUESTIONS[self.rules.id], "turn", count=self.count)

    def verdict(
        self, done: Sequence[actions.IqAction], grade: Grade, listener: IqListener, /
    ) -> tuple[Message, ...]:
        """Say whether the answer is right and as short as can be, or what is wrong; then a best one."""
        del listener
        steps, kind = self.steps(done), self.rules.id
        lines: list[Message] = []
        if grade.value:
            used, least = self.used(steps), self.least
            lines.append(say(_RIGHT[kind], "score", used=used, least=least, more=used - least))
        elif any(isinstance(action, actions.Claim) for action in done):
            wrong = self.rules.check(self.task, self.work(steps))
            lines += [] if wrong is None else [tell_wrong(wrong, kind)]
        else:
            lines.append(say(_GAVE_UP, "score"))
        if not grade.right:
            lines += TELLERS[kind].solution(self.task, self.best[0])
        return (*lines, say(_WHY[kind], "score", count=self.count, least=self.least))


class IqDailyTasks:
    """Makes and judges tasks of the day; see `games.daily.DailyTasks` and `room.OwnTable`.

    Attributes:
        version: Version of the generator.
        kinds: The kinds of tasks in the order of the days.
    """

    version = 1
    kinds = tuple(MAKERS)

    def __init__(self, make_room: Callable[[Deck], Room]) -> None:
        """Remember how the game is made for a deck."""
        self._make_room = make_room

    def make(self, kind: str, stream: Stream, /) -> DailyTask | None:
        """Make a task from what a stream draws; None where it is too easy or has too many answers."""
        riddle = MAKERS[kind](stream)
        if riddle is None:
            return None
        line = f"{kind} {KINDS[kind].format_task(riddle.task)}"
        ready = (ScriptedMove(0, format_action(actions.Ready())),) if KINDS[kind].prepared else ()
        return DailyTask(
            kind=kind,
            seats=1,
            options=((PRACTICE, kind), (SET, _deck(line).name)),
            moves=(ScriptedMove(CHANCE, format_action(actions.DrawCard(kind, 1))), *ready),
            seat=0,
            best=tuple(_answer(kind, steps) for steps in riddle.best),
            count=riddle.measure.solutions,
            choices=riddle.choices,
            hardness=riddle.hardness,
            material=(line,),
        )

    def room(self, task: DailyTask, /) -> Room:
        """Return the game with the card of the day."""
        return self._make_room(_deck(task.material[0]))

    def judge(self, task: DailyTask, /) -> IqTaskJudge:
        """Return who judges answers to a task."""
        rules, card = KINDS[task.kind], _deck(task.material[0]).card(task.kind, 1)
        best = tuple(
            tuple(action.step for action in map(parse_action, answer) if isinstance(action, actions.Work))
            for answer in task.best
        )
        least = len(best[0]) if task.kind in {"biology", "space"} else card.measure.difficulty
        return IqTaskJudge(rules, card.task, best, least, task.count)


def _answer(kind: str, steps: tuple[object, ...]) -> tuple[str, ...]:
    """Write a whole answer: the steps, then the claim."""
    worked = tuple(format_action(actions.Work(kind, step)) for step in steps)
    return (*worked, format_action(actions.Claim(0)))


def _deck(line: str) -> Deck:
    """Return the deck of one card, such as `space HTM/PSH/TMP`; it counts as one of the hardest level."""
    kind, _, text = line.partition(" ")
    task = KINDS[kind].parse_task(text)
    cards = {kind: (Card(kind, task, LEVELS[-1], KINDS[kind].measure(task)),)}
    return Deck(f"own-{digest(cards)}", tuple(cards.items()))
