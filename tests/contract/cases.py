"""Every game there is: the registered ones, found through the registry, and those of the tests."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import SetupError
from accessgames.games import Room, game_ids, load_room
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG_ROOM
from tests.sprint.rules import Sprint

if TYPE_CHECKING:
    from accessgames.engine import Game, Setup

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
        census: From `tests/games/<id>/census.py` or `tests/<id>/census.py`, where there is one.
    """

    id: str
    game: Game[Any, Any, Any, Any]
    room: Room | None
    census: Census | None


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


def _census(game_id: str) -> Census | None:
    for name in (f"tests.games.{game_id}", f"tests.{game_id}"):
        try:
            found = importlib.util.find_spec(f"{name}.census")
        except ModuleNotFoundError:
            continue
        if found is not None:
            census: Census = importlib.import_module(f"{name}.census").census
            return census
    return None


def _load() -> tuple[tuple[Case, ...], Mapping[str, Exception]]:
    rules: dict[str, Game[Any, Any, Any, Any]] = {"duel": Duel(), "sprint": Sprint()}
    rooms: dict[str, Room | None] = {"pig": PIG_ROOM, **dict.fromkeys(rules)}
    broken: dict[str, Exception] = {}
    for game_id in game_ids():
        try:
            rooms[game_id] = load_room(game_id)
        except Exception as error:  # noqa: BLE001 - one broken game must not hide the others
            broken[game_id] = error
    cases = (
        Case(name, room.game if room else rules[name], room, _census(name))
        for name, room in sorted(rooms.items())
    )
    return tuple(cases), broken


CASES, BROKEN = _load()


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


BEGINNINGS: Final = tuple(beginning for case in CASES for beginning in beginnings(case))
