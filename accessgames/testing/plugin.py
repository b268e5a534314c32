"""The pytest plugin: gives tests the games they ask for by the names of their arguments.

It is no entry point of the group `pytest11`: such a plugin is imported by every run of pytest where the
program is installed, and pytest would rewrite the assertions of the whole package. A module that imports
everything of `accessgames.testing.contract` names it by `pytest_plugins`. Other tests are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import Search
from accessgames.language import languages
from accessgames.testing.cases import Case, Walk, beginnings, cases, walk
from accessgames.testing.speech import Listening

if TYPE_CHECKING:
    from accessgames.games import Room

GAMES: Final = "GAMES"
"""Name under which a test module lists its games; without it, all installed ones are tested."""

CONTRACT: Final = "accessgames.testing.contract."

Named = tuple[Any, str]
"""A parameter of a test, and its part of the test's id."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--game NAME`, once or more often."""
    group = parser.getgroup("accessgames")
    group.addoption("--game", action="append", default=[], metavar="NAME", dest="accessgames_games")


def _furnished(found: Iterable[Case]) -> Iterator[tuple[Case, Room]]:
    return ((case, case.room) for case in found if case.room is not None)


def _walks(found: Iterable[Case]) -> list[Named]:
    return [(beginning, beginning.id) for case in found for beginning in beginnings(case)]


def _players(found: Iterable[Case], *, search: bool = False) -> list[Named]:
    """Name all policies but the random one, or those that search by themselves."""
    return [
        ((case, name), f"{case.id}-{name}")
        for case, room in _furnished(found)
        for name in sorted({*room.bots.judges, *room.bots.players} - {"random"})
        if not search or isinstance(room.bots.players.get(name), Search)
    ]


FIXTURES: Final = MappingProxyType[str, Callable[[Iterable["Case"]], list[Named]]](
    {
        "case": lambda found: [(case, case.id) for case in found],
        "furnished": lambda found: [(case, case.id) for case, _ in _furnished(found)],
        "room": lambda found: [(room, case.id) for case, room in _furnished(found)],
        "walked": _walks,
        "counted": lambda found: _walks(case for case in found if case.census),
        "heard": lambda found: [
            ((beginning, tag), f"{beginning.id}-{tag}")
            for beginning, _ in _walks(case for case, _ in _furnished(found))
            if beginning.is_usual
            for tag in languages()
        ],
        "player": _players,
        "search": partial(_players, search=True),
    }
)
"""Arguments of tests that go over games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test over the games of its module, or over those of the command line."""
    wanted = [name for name in FIXTURES if name in metafunc.fixturenames]
    of_the_contract = metafunc.function.__module__.startswith(CONTRACT)
    if not (wanted and (of_the_contract or hasattr(metafunc.module, GAMES))):
        return
    only = metafunc.config.getoption("accessgames_games", default=[])
    found = cases(getattr(metafunc.module, GAMES, None), only)
    for name in wanted:
        named = FIXTURES[name](found)
        values, ids = [value for value, _ in named], [part for _, part in named]
        metafunc.parametrize(name, values, ids=ids, indirect=name in _MADE)


_MADE: Final = frozenset({"walked", "counted", "heard"})
"""Those that are played when a test begins, not when it is collected."""


@pytest.fixture
def walked(request: pytest.FixtureRequest) -> Walk:
    """A game played at random: every game, number of seats and option."""
    return walk(request.param)


@pytest.fixture
def counted(request: pytest.FixtureRequest) -> Walk:
    """The same, of the games whose components can be counted."""
    return walk(request.param)


@pytest.fixture
def heard(request: pytest.FixtureRequest) -> Listening:
    """Every room, played at random by every number of players and told in every language."""
    beginning, tag = request.param
    return Listening(walk(beginning), tag)
