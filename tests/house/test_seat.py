"""Who may hold a true state: the engine alone, so that nothing above it can tell what a seat may not know."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house import code
from tools.house import House

HOLDERS = ("accessgames/engine/", "accessgames/testing/")
"""The engine, and what proves games: whoever checks rules looks at states."""

STATES = re.compile(r"\.state_at\(|\bmatch\.state\b")


def above() -> tuple[code.Module, ...]:
    """The modules above the engine."""
    return tuple(one for one in code.modules("accessgames") if not one.name.startswith(HOLDERS))


def matches_named(module: code.Module) -> list[str]:
    """What a module imports that holds a true state while people play."""
    imported = (node for node in ast.walk(module.tree) if isinstance(node, ast.ImportFrom))
    names = (alias.name for node in imported for alias in node.names)
    return [name for name in names if name in {"Match", "MatchDriver"}]


def test_nobody_above_the_engine_holds_a_match() -> None:
    """A session has a seat (`engine/seat.py`), an analysis a match that is over (`engine/hindsight.py`)."""
    assert {} == {one.name: found for one in above() if (found := matches_named(one))}


def test_nobody_above_the_engine_asks_for_a_state() -> None:
    """Not by another name either."""
    assert [] == [one.name for one in above() if STATES.search(one.text)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("from accessgames.engine import GameError, Match", ["Match"]),
        ("from accessgames.engine.driver import MatchDriver", ["MatchDriver"]),
        ("from accessgames.engine.local_seat import LocalSeat", []),
    ],
)
def test_a_match_is_seen(line: str, expected: list[str]) -> None:
    """Wherever it is imported from."""
    assert expected == matches_named(code.Module("x.py", line, ast.parse(line)))


def test_no_circle_of_imports() -> None:
    """No module imports itself by way of others, for types only or inside a function either."""
    assert () == House.read(code.ROOT).circles
