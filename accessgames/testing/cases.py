"""Games under test: which they are, and the matches that are played of each."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import Game, SetupError
from accessgames.games import Room, game_ids, load_room

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Setup

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
    game: Game[Any, Any, Any, Any]
    room: Room | None = None
    census: Census | None = None
    locales: tuple[Path, ...] = ()


Tested: TypeAlias = Case | Room | Game[Any, Any, Any, Any] | str
"""How `GAMES` of a test module may name a game: a case, a room, rules only, or the id of an installed one."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A match that is played under test."""

    case: Case
    setup: Setup
    seed: str

    @property
    def id(self) -> str:
        """Name of the test case, such as `iota-3-duplicates=yes-7`."""
        changed = "".join(f"-{key}={value}" for key, value in self.setup.changed(self.case.game.options))
        return f"{self.case.id}-{self.setup.seats}{changed}-{self.seed}"


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


def _possible(case: Case, seats: Iterable[int], chosen: Mapping[str, str]) -> Setup:
    """The first set-up that the game allows: some options are not for every number of players."""
    for number in seats:
        try:
            return case.game.setup(number, chosen)
        except SetupError:
            continue
    raise AssertionError(case.id, chosen)
