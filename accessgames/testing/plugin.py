"""The pytest plugin: gives tests the games they ask for by the names of their arguments.

It is no entry point of the group `pytest11`: such a plugin is imported by every run of pytest where the
program is installed, and pytest would rewrite the assertions of the whole package. A module that imports
everything of `accessgames.testing.contract` names it by `pytest_plugins`. Other tests are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.testing.cases import SEEDS, Beginning, beginnings, cases
from accessgames.testing.decisions import player_names, search_names
from accessgames.testing.speech import Listening, listening, listenings
from accessgames.testing.walks import Walk, walk

if TYPE_CHECKING:
    from accessgames.testing.cases import Case

GAMES: Final = "GAMES"
"""Name under which a test module lists its games; without it, all installed ones are tested."""

CONTRACT: Final = "accessgames.testing.contract."

Named = tuple[Any, str]
"""A parameter of a test, and its part of the test's id."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--game NAME`, once or more often."""
    group = parser.getgroup("accessgames")
    group.addoption("--game", action="append", default=[], metavar="NAME", dest="accessgames_games")


def _beginnings(found: Iterable[Case]) -> tuple[Beginning, ...]:
    return tuple(beginning for case in found for beginning in beginnings(case))


def _cases(found: Iterable[Case]) -> list[Named]:
    return [(case, case.id) for case in found]


def _furnished(found: Iterable[Case]) -> list[Named]:
    return [(case, case.id) for case in found if case.room is not None]


def _rooms(found: Iterable[Case]) -> list[Named]:
    return [(case.room, case.id) for case in found if case.room is not None]


def _walks(found: Iterable[Case]) -> list[Named]:
    return [(beginning, beginning.id) for beginning in _beginnings(found)]


def _counts(found: Iterable[Case]) -> list[Named]:
    return _walks(case for case in found if case.census)


def _listenings(found: Iterable[Case]) -> list[Named]:
    pairs = listenings(_beginnings(found), SEEDS[0])
    return [((beginning, tag), f"{beginning.id}-{tag}") for beginning, tag in pairs]


def _players(found: Iterable[Case]) -> list[Named]:
    return [((case, name), f"{case.id}-{name}") for case in found for name in player_names(case)]


def _searches(found: Iterable[Case]) -> list[Named]:
    return [((case, name), f"{case.id}-{name}") for case in found for name in search_names(case)]


FIXTURES: Final = MappingProxyType[str, Callable[[Iterable["Case"]], list[Named]]](
    {
        "case": _cases,
        "furnished": _furnished,
        "room": _rooms,
        "walked": _walks,
        "counted": _counts,
        "heard": _listenings,
        "player": _players,
        "search": _searches,
    }
)
"""Arguments of tests that go over games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test over the games of its module, or over those of the command line."""
    wanted = [name for name in FIXTURES if name in metafunc.fixturenames]
    if not wanted or not _concerned(metafunc):
        return
    only = metafunc.config.getoption("accessgames_games", default=[])
    found = cases(getattr(metafunc.module, GAMES, None), only)
    for name in wanted:
        named = FIXTURES[name](found)
        values, ids = [value for value, _ in named], [part for _, part in named]
        metafunc.parametrize(name, values, ids=ids, indirect=name in _MADE)


def _concerned(metafunc: pytest.Metafunc) -> bool:
    """Tell whether a test is of the contract, or in a module that names games."""
    return metafunc.function.__module__.startswith(CONTRACT) or hasattr(metafunc.module, GAMES)


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
    return listening(*request.param)
