"""What a curious player asks, solves and builds in iQLANDIE; tasks are solved rightly first, wrongly next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.commands.spelling import spell_action, spell_laid
from accessgames.games.iqlandie.rules.actions import Choose, Work
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.biology import Slide
from accessgames.games.iqlandie.tasks.optics_model import LEFT, RIGHT, Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import Lay
from tests.whole.players import best, line, loudly, trying, typing

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState
    from tests.whole.session import Player, Watch

Lines = Iterator[str]
Manner = Callable[["Watch"], Lines]

_MOST = 500
"""Turns after which a player who gets nowhere stops."""


def _state(watch: Watch) -> IqState:
    state: IqState = watch.match.state
    return state


def _seat(watch: Watch) -> int:
    return next(actor for actor in watch.match.actors if actor in watch.seating.humans)


# ------------------------------------------------------------------ answers to tasks


def answer(watch: Watch, steps: Sequence[Any]) -> str:
    """Write steps as people type an answer: `apka`, `a5`, `e2 z p, e4 h p`, `2l 5o 4`."""
    kind = watch.match.state.race.kind
    parts = [_part(kind, step, watch) for step in steps]
    return {"biology": "", "optics": ", "}.get(kind, " ").join(parts)


def _part(kind: str, step: object, watch: Watch) -> str:
    match step:
        case Lay(laid):
            return spell_laid(laid, watch.words)
        case Slide() | Stand() | Put():
            return spell_action(Work(kind, step), watch.words).partition(" ")[2]
        case _:
            raise TypeError(step)


def solution(watch: Watch) -> tuple[Any, ...]:
    """Return the steps that solve the task from where the workspace is now."""
    race = _state(watch).race
    assert race is not None
    seat = _seat(watch)
    steps: tuple[Any, ...] = race.rules.hint(race.task, race.runs[seat].work, 3).steps
    return steps


def spoiled(watch: Watch) -> tuple[Any, ...]:
    """Return steps that can be made and do not solve the task."""
    steps = solution(watch)
    last = steps[-1]
    match last:
        case Slide():
            return steps[:-1] or (last, last)
        case Stand(square):
            other = next(one for one in _stands(watch) if one.square != square)
            return (other,)
        case Put(square, piece, turn):
            return (*steps[:-1], Put(square, piece, LEFT if turn == RIGHT else RIGHT))
        case _:
            return steps[:-1] or (last,)


def _stands(watch: Watch) -> Iterator[Stand]:
    race = _state(watch).race
    assert race is not None
    return (step for step in race.rules.steps(race.task, None) if isinstance(step, Stand))


def rightly(watch: Watch) -> Lines:
    """Type the whole solution behind the claim."""
    yield f"{watch.words.word('claim')} {answer(watch, solution(watch))}"


def by_steps(watch: Watch) -> Lines:
    """Type the solution alone, look at it, and claim it."""
    kind = _state(watch).race.kind  # type: ignore[union-attr] # while a task is solved there is one
    yield answer(watch, solution(watch))
    yield line({"optics": "{beam}", "space": "{pile}"}.get(kind, "{status}"), watch)
    yield watch.words.word("claim")


def wrongly(watch: Watch) -> Lines:
    """Type something that is not the solution, and claim it."""
    yield answer(watch, spoiled(watch))
    yield watch.words.word("claim")


def with_hints(watch: Watch) -> Lines:
    """Ask for two hints, take a step back, begin again, and solve it."""
    yield watch.words.word("hint")
    yield watch.words.word("hint")
    yield answer(watch, solution(watch)[:1])
    yield watch.words.word("undo")
    yield answer(watch, solution(watch)[:1])
    yield watch.words.word("restart")
    yield from rightly(watch)


def all_hints(watch: Watch) -> Lines:
    """Ask for all three hints, the last of which is the solution."""
    yield from (watch.words.word("hint") for _ in range(3))


def giving_up(watch: Watch) -> Lines:
    """Give up."""
    yield watch.words.word("give-up")


def slowly(watch: Watch) -> Lines:
    """Look at the task square by square for a while, and solve it if nobody else has."""
    for square in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"):
        yield f"{watch.words.word('cell')} {square}"
    yield from rightly(watch)


# ------------------------------------------------------------------ a whole game


@dataclass(frozen=True, slots=True)
class Story:
    """What a player does.

    Attributes:
        solving: How tasks are solved, in turn, once each kind was solved rightly and wrongly.
        asked: Questions by phase and, in a race, by kind; some are asked each time.
        each: How many at a time.
        building: How pieces are laid, in turn.
        wrong: Lines that break rules, by phase or kind; tried once.
        after: Asked when the match is over.
    """

    solving: Sequence[Manner]
    asked: Mapping[str, Sequence[str]]
    each: int
    building: Sequence[Manner]
    wrong: Mapping[str, Sequence[str]] = field(default_factory=dict)
    after: Sequence[str] = ()


def player(story: Story) -> Player:
    """Return a scripted person who lives a story."""

    def lines(watch: Watch) -> Lines:
        teller = _Teller(story, watch)
        for _ in range(_MOST):
            if watch.over:
                break
            yield from teller.turn()
        for question in story.after:
            yield line(question, watch)
        yield watch.words.word("quit")

    return lines


class _Teller:
    """Goes through a story."""

    def __init__(self, story: Story, watch: Watch) -> None:
        self._story = story
        self._watch = watch
        self._asked = {key: iter(questions) for key, questions in story.asked.items()}
        self._building = cycle(story.building)
        self._solving = cycle(story.solving)
        self._tried: set[str] = set()

    def turn(self) -> Lines:
        """Do what is expected now, after some questions and mistakes."""
        state = _state(self._watch)
        phase = state.table.phase
        key = state.race.kind if phase == "race" and state.race is not None else phase
        yield from self._questions(key)
        if key not in self._tried:
            self._tried.add(key)
            yield from (line(mistake, self._watch) for mistake in self._story.wrong.get(key, ()))
        if self._still(phase):
            yield from self._move(phase, key)

    def _still(self, phase: str) -> bool:
        """Tell whether questions and mistakes have left the match where it was."""
        watch = self._watch
        people = [actor for actor in watch.match.actors if actor in watch.seating.humans]
        return not watch.over and _state(watch).table.phase == phase and bool(people)

    def _questions(self, key: str) -> Lines:
        questions = self._asked.get(key, iter(()))
        for _ in range(self._story.each):
            question = next(questions, None)
            if question is not None:
                yield line(question, self._watch)

    def _move(self, phase: str, key: str) -> Lines:
        match phase:
            case "choose":
                yield spell_action(Choose(min(KINDS, key=self._known)), self._watch.words)
            case "race":
                yield from self._solve(key)
            case "build":
                yield from next(self._building)(self._watch)
            case "take":
                yield "1" if _state(self._watch).table.taken else "1 2"
            case _:
                yield best(self._watch)

    def _verdicts(self, kind: str) -> set[str]:
        """Return how tasks of a kind were solved so far."""
        (seat,) = self._watch.seating.humans
        history = _state(self._watch).table.history
        return {race.results[seat].verdict for race in history if race.kind == kind}

    def _known(self, kind: str) -> int:
        """Count whether tasks of a kind were solved rightly and wrongly."""
        return len(self._verdicts(kind) & {"right", "wrong"})

    def _solve(self, kind: str) -> Lines:
        found = self._verdicts(kind)
        if "right" not in found:
            manner: Manner = rightly
        else:
            manner = next(self._solving) if "wrong" in found else wrongly
        begun = len(_state(self._watch).table.history)
        for typed in manner(self._watch):
            yield typed
            race = _state(self._watch).race
            if len(_state(self._watch).table.history) > begun or race is None:
                return


def listed(watch: Watch) -> Lines:
    """List the places, and take the first."""
    yield watch.words.word("moves")
    yield "1"


def grouped(watch: Watch) -> Lines:
    """List the places of the first piece, then those of one exhibition, and take the second."""
    hand = watch.desk.view.hand
    if not hand:
        yield best(watch)
        return
    yield f"{watch.words.word('moves')} 3"
    yield "1"


GAME = Story(
    solving=(slowly, by_steps, with_hints, all_hints, giving_up),
    asked={
        "choose": ("{offer}", "{score}", "{status}", "{bags}"),
        "prepare": ("{goal}",),
        "biology": ("{free}", "{difference}", "{cell} b2"),
        "programming": ("{program} 2", "{cell} c3"),
        "optics": ("{status}", "{difference}"),
        "space": ("{sky-cards} 2", "{pile} 1 2"),
        "take": ("{offer}",),
        "build": (
            "{exhibition} 3", "{hand}", "{condition}", "{exhibition}", "{areas} 1", "{why}", "{exhibition} 5",
            "{board} 1", "{opponents}", "{exhibition} 6", "{score} Jana",
        ),
    },
    each=1,
    building=(typing, listed, typing, trying, typing, grouped),
    wrong={
        "choose": ("{ready}",),
        "prepare": ("{claim}",),
        "build": ("{claim}", "3 e5 1"),
    },
    after=("{why}", "{status}"),
)  # fmt: skip
"""A game as people play it who know it."""

TOUR = Story(
    solving=(slowly, by_steps, with_hints, all_hints, giving_up),
    asked={
        "choose": (
            "{help}", "{status}", "{who}", "{offer}", "{offer} {task-optics}", "{rules}", "{score}", "{bags}",
            "{opponents}", "{condition}", "{condition} Alfa", "{help} {choose}", "{help} {ready}",
            "{help} {slide}", "{help} {rotate}", "{help} {stand}", "{help} {place}", "{help} {lift}",
            "{help} {press}", "{help} {finish}",
            "{help} {exchange}", "{help} {declare}", "{moves}", "{hint}", "{players}",
            "{options}", "{history}", "{braille}",
        ),
        "prepare": ("{goal}", "{status}", "{rules}", "{cell} b2", "{time}", "{help} {claim}"),
        "biology": (
            "{status}", "{goal}", "{difference}", "{free}",
            "{cell} b2", "{row} 1", "{column} a", "{around} b2",
            "{where} {amoeba}", "{board}", "{rules}",
            "{time}", "{rotate} {turned-right}", "{rotate} {turned-left}",
            "{difference}", "{moves}", "{beam}", "{program} 1", "{pile}",
        ),
        "programming": (
            "{status}", "{goal}", "{program} 2", "{program} 99", "{cell} c3", "{row} 2", "{around} c3",
            "{difference}", "{free}", "{stand} a1", "{status}", "{where}", "{board}", "{rules}",
        ),
        "optics": (
            "{status}", "{goal}", "{beam}", "{difference}", "{free}", "{cell} c3", "{row} 2", "{column} b",
            "{around} c3", "{board}", "{moves} c3", "{rules}", "{where}", "{lift}",
        ),
        "space": (
            "{status}", "{goal}", "{layers} 1 2", "{sky-cards}", "{sky-cards} 2", "{pile} 1 2", "{pile}",
            "{difference}", "{pile} {star} b1", "{layers}",
            "{free}", "{cell} b2", "{row} 1", "{column} c", "{around} b2", "{board}", "{moves} 3", "{rules}",
        ),
        "take": ("{offer}", "{hint}", "{moves}", "{who}", "{help} {take}"),
        "add": ("{bags}", "{moves}", "{help} {add}"),
        "build": (
            "{hand}", "{moves}", "{exhibition} 1", "{exhibition} 2", "{exhibition} 3", "{exhibition} 4",
            "{exhibition} 5", "{exhibition} 6", "{exhibition}", "{board}", "{board} 1", "{board} 2 Alfa",
            "{row} 1 2", "{column} 1 b", "{cell} 1 b2", "{around} 1 b2", "{areas} 1", "{areas}", "{free} 3",
            "{where} {red}", "{hint}", "{moves} 3", "{moves} {exhibition-5}", "{score}", "{score} Jana",
            "{score} Alfa", "{why}", "{rules}",
            "{rules} {rules-exhibitions}", "{lift}", "{history} {kind-score}",
            "{last}", "{again}",
            "{changes}", "{exhibition} 3 Alfa", "{settings} {set-register} {val-informal}",
            "{exhibition} 1", "{brief}", "{exhibition} 6", "{hand}", "{normal}", "{check}", "",
        ),
        "declare": ("{moves}", "{who}"),
    },
    each=4,
    building=(typing, listed, typing, trying, loudly, grouped),
    wrong={
        "choose": ("{ready}", "{why}", "xyz"),
        "prepare": ("{claim}", "{undo}"),
        "biology": ("e", "{restart}", "{place} 3 b2 1"),
        "programming": ("f6", "{stand} xy"),
        "optics": ("a1", "{lift} a1"),
        "space": ("{place} 7", "{lift} 2"),
        "take": ("9", "{take} {green}", "{claim}"),
        "add": ("9",),
        "build": (
            "{claim}", "{why}", "3 e5 1", "1 2", "{exchange}", "{exhibition} 9", "{give-up}", "{press}",
        ),
    },
    after=("{score} Jana", "{why}", "{board} 3", "{exhibition}", "{history}", "{last}", "{status}"),
)  # fmt: skip
"""Every question of iQLANDIE, in an order in which somebody new might ask."""

PRACTICE = Story(
    solving=(by_steps, with_hints, rightly),
    asked={"prepare": ("{goal}",), "optics": ("{beam}", "{time}"), "biology": ("{difference}",)},
    each=1,
    building=(),
    after=("{why}", "{records}", "{status}"),
)
"""Practice of one kind of tasks."""
