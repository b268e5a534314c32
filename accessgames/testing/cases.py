"""Games under test: which they are, and matches played at random, kept so that all tests see the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from accessgames import engine
from accessgames.dataclasses import dataclass
from accessgames.games import Room, game_ids, load_room

if TYPE_CHECKING:
    from pathlib import Path


FURTHER: Final = "CONTRACT_SEEDS"
"""Environment variable with further seeds, separated by commas: to look closer, or to repeat a finding."""


def _seeds() -> tuple[str, ...]:
    further = [seed for seed in os.environ.get(FURTHER, "").split(",") if seed]
    if os.environ.get("HYPOTHESIS_PROFILE") == "search":
        further += [os.urandom(4).hex() for _ in range(10)]
    return ("7", "2026", *further)


SEEDS: Final = _seeds()
"""Seeds of the games with the usual options; the unusual ones are played with the first."""

Census = Callable[[Any], Hashable]
"""Counts the components of a state; whatever it returns stays the same for a whole match."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A game under test.

    Attributes:
        id: The game's id.
        game: Its rules.
        room: The whole room; None for a game of rules only.
        census: Counts its components, where somebody wrote such a function.
        locales: Further folders of words, for a game that is not installed.
    """

    id: str
    game: engine.Game[Any, Any, Any, Any]
    room: Room | None = None
    census: Census | None = None
    locales: tuple[Path, ...] = ()


def room_of(case: Case) -> Room:
    """The room of a game that has one."""
    assert case.room is not None
    return case.room


Tested: TypeAlias = Case | Room | engine.Game[Any, Any, Any, Any] | str
"""How `GAMES` of a test module may name a game: a case, a room, rules only, or the id of an installed one."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A match that is played under test."""

    case: Case
    setup: engine.Setup
    seed: str

    @property
    def id(self) -> str:
        """Name of the test case, such as `iota-3-duplicates=yes-7`."""
        changed = "".join(f"-{key}={value}" for key, value in self.setup.changed(self.case.game.options))
        return f"{self.case.id}-{self.setup.seats}{changed}-{self.seed}"

    @property
    def is_usual(self) -> bool:
        """Whether it is played with the usual options and the first seed."""
        return self.seed == SEEDS[0] and not self.setup.changed(self.case.game.options)


def make_case(tested: Tested, census: Census | None = None, locales: tuple[Path, ...] = ()) -> Case:
    """Make a case of whatever names a game.

    Raises:
        GameError: No game of this id is installed.
    """
    if isinstance(tested, Case):
        return tested
    if isinstance(tested, str):
        tested = load_room(tested)
    if isinstance(tested, Room):
        return Case(tested.game.id, tested.game, tested, census, locales)
    return Case(tested.id, tested, None, census, locales)


@cache
def _case(tested: Tested) -> Case:
    return make_case(tested)


def cases(games: Iterable[Tested] | None = None, only: Iterable[str] = ()) -> tuple[Case, ...]:
    """Return the games to be tested, sorted by id.

    Args:
        games: What a test module names; all installed games when it names none.
        only: Ids of those that are wanted; all when there are none.
    """
    wanted = frozenset(only)
    if games is None:
        games = wanted or game_ids()
    found = {case.id: case for case in map(_case, games)}
    return tuple(found[name] for name in sorted(found) if not wanted or name in wanted)


def beginnings(case: Case) -> Iterator[Beginning]:
    """Every number of seats with the usual options, and every other value of every option once."""
    for seats in case.game.seats:
        for seed in SEEDS:
            yield Beginning(case, case.game.setup(seats, {}), seed)
    changed = [
        {option.key: value}
        for option in case.game.options
        for value in option.choices
        if value != option.default
    ]
    for number, chosen in enumerate(changed):
        first = number % len(case.game.seats)
        further = (*case.game.seats[first:], *case.game.seats[:first])
        yield Beginning(case, _possible(case, further, chosen), SEEDS[0])


def _possible(case: Case, seats: Iterable[int], chosen: Mapping[str, str]) -> engine.Setup:
    """The first set-up that the game allows: some options are not for every number of players."""
    for number in seats:
        try:
            return case.game.setup(number, chosen)
        except engine.SetupError:
            continue
    raise AssertionError(case.id, chosen)


T = TypeVar("T")

LONGEST: Final = 20_000
"""A game of random players that takes more actions than this does not end."""

WORLDS: Final = 3
"""Worlds that are made up from a view."""

LARGE: Final = 600
"""Longer lists of actions are looked at in part."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a game: before, what was done, and after."""

    number: int
    state: Any
    actors: tuple[engine.Actor, ...]
    actor: engine.Actor
    action: Any
    step: engine.Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Walk:
    """A game played at random.

    Attributes:
        beginning: What was played.
        moments: Its actions in order.
        final: The last state.
        outcome: The result; None when the game did not end within `LONGEST` actions.
    """

    beginning: Beginning
    moments: tuple[Moment, ...]
    final: Any
    outcome: engine.Outcome | None

    @property
    def game(self) -> engine.Game[Any, Any, Any, Any]:
        """The rules."""
        return self.beginning.case.game

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.beginning.setup.seats)

    @property
    def viewers(self) -> tuple[engine.Viewer, ...]:
        """All seats and somebody who only watches."""
        return (*self.seats, engine.SPECTATOR)

    @property
    def everybody(self) -> tuple[int, ...]:
        """All who may ever act or look, and a seat that does not exist."""
        return (*self.seats, len(self.seats), engine.CHANCE, engine.CLOCK, engine.SPECTATOR)

    def stream(self, purpose: str) -> engine.Stream:
        """Randomness of a test."""
        return engine.Stream(self.beginning.id, purpose)

    def sample(self, most: int) -> tuple[Moment, ...]:
        """The first and last moments, those at powers of two, and others at random."""
        if len(self.moments) <= most:
            return self.moments
        last = len(self.moments) - 1
        chosen = {0, 1, last - 1, last} | {1 << power for power in range(20) if 1 << power < last}
        rest = [number for number in range(last) if number not in chosen]
        chosen |= set(self.stream("sample").sample(rest, max(0, min(len(rest), most - len(chosen)))))
        return tuple(self.moments[number] for number in sorted(chosen))

    def audience(self, most: int) -> Iterator[tuple[Moment, engine.Viewer]]:
        """Some moments, each with everybody who looks on."""
        return product(self.sample(most), self.viewers)

    def turns(self, most: int) -> Iterator[tuple[Moment, engine.Actor]]:
        """Some moments, each with everybody who may act then."""
        return ((moment, actor) for moment in self.sample(most) for actor in moment.actors)

    def worlds(self, moment: Moment, viewer: engine.Viewer) -> Iterator[Any]:
        """States that the viewer cannot tell from the true one."""
        view = self.game.view(moment.state, viewer)
        for number in range(WORLDS):
            yield self.game.resample(view, self.stream(f"{moment.number}/{viewer}/{number}"))

    def seen(self, step: engine.Step[Any, Any], viewer: engine.Viewer) -> tuple[Any, ...]:
        """The events of a step as a viewer is told them."""
        events = (self.game.redact(event, viewer) for event in step.events)
        return tuple(event for event in events if event is not None)

    def header(self, *, training: bool = False) -> engine.Header:
        """A header for this game."""
        seats = tuple(engine.SeatSpec(f"player {seat}") for seat in self.seats)
        setup = self.beginning.setup
        return engine.Header(
            self.game.id, self.game.rules_version, seats, setup.options, self.beginning.seed, training
        )


def pick(actions: Collection[T], stream: engine.Stream) -> T:
    """Choose one action, also from a lazy collection."""
    number = stream.randrange(len(actions))
    return actions[number] if isinstance(actions, Sequence) else next(islice(actions, number, None))


def some(actions: Collection[T], stream: engine.Stream, most: int) -> list[T]:
    """The first action, the last of those looked at, and others at random, in their order."""
    looked = list(islice(actions, LARGE))
    if len(looked) <= most:
        return looked
    numbers = {0, len(looked) - 1, *stream.sample(range(len(looked)), most - 2)}
    return [looked[number] for number in sorted(numbers)]


def act(game: engine.Game[Any, Any, Any, Any], state: Any, actor: engine.Actor, stream: engine.Stream) -> Any:  # noqa: ANN401 - by game
    """Choose an action at random; chance with its own probabilities, and time as where no clock runs."""
    if actor == engine.CLOCK:
        return game.clock(state, stream)
    return (
        game.chance(state, stream)
        if actor == engine.CHANCE
        else pick(game.legal_actions(state, actor), stream)
    )


@cache
def walk(beginning: Beginning) -> Walk:
    """Play a game at random; those who may act at the same time do so in any order."""
    game = beginning.case.game
    stream = engine.Stream(beginning.id, "walk")
    state = game.initial(beginning.setup)
    moments: list[Moment] = []
    while len(moments) < LONGEST and (actors := game.actors(state)):
        actor = stream.choice(actors)
        action = act(game, state, actor, stream)
        step = game.play(state, actor, action)
        moments.append(Moment(len(moments), state, actors, actor, action, step))
        state = step.state
    return Walk(beginning, tuple(moments), state, game.outcome(state))
