"""Who may import whom: the contracts in `pyproject.toml`, and what their language cannot say."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import code
from tests.systems import TOOLS

GAMES = "accessgames.games."


@TOOLS
def test_contracts() -> None:
    """Imports only point downwards (design, section 1)."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [str(lint), "--no-cache"],
        check=False, cwd=code.ROOT, encoding="utf-8", stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def rooms() -> set[str]:
    """Names of the folders of games: what else lies in `games/` is the registry."""
    return {path.parent.name for path in (code.ROOT / "accessgames" / "games").glob("*/__init__.py")}


def reached(module: code.Module) -> set[str]:
    """Rooms that a module imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name.removeprefix(GAMES).partition(".")[0] for name in names if name.startswith(GAMES)} & rooms()


def offences(modules: tuple[code.Module, ...]) -> list[str]:
    """Imports of a room from outside it."""
    found = []
    for module in modules:
        own = module.name.removeprefix("accessgames/games/").partition("/")[0]
        found += [f"{module.name} imports {room}" for room in sorted(reached(module) - {own})]
    return found


def test_rooms_are_closed() -> None:
    """Nobody imports a game but the game itself: the others find it through the registry."""
    assert rooms()
    assert offences(code.modules("accessgames")) == []


@pytest.mark.parametrize(
    ("name", "line", "expected"),
    [
        ("accessgames/shell/x.py", "from accessgames.games.{} import ROOM", 1),
        ("accessgames/shell/x.py", "from accessgames.games import {}", 1),
        ("accessgames/shell/x.py", "import accessgames.games.{}.rules", 1),
        ("accessgames/shell/x.py", "from accessgames.games import registry", 0),
        ("accessgames/games/{}/bot.py", "from accessgames.games.{} import rules", 0),
        ("accessgames/games/other/bot.py", "from accessgames.games.{} import rules", 1),
    ],
)
def test_offences_are_seen(name: str, line: str, expected: int) -> None:
    """An import of a room is seen in each way it can be written; a room may import itself."""
    room = min(rooms())
    text = line.format(room)
    module = code.Module(name.format(room), text, ast.parse(text))
    assert expected == len(offences((module,)))
