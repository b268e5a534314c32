"""Every start of another program is known, and every Python that is started leaves the current folder."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.house import code

if TYPE_CHECKING:
    from collections.abc import Iterator

OUTSIDE = {
    "accessgames/output/backends/programs.py": "voices and players that were looked up by an absolute path",
    "start.py": "the installed program, whose own folder comes first on its path",
    "tools/bench/process.py": "ps",
    "tools/bench/cancelling.py": "pulseaudio, parec and speech-dispatcher",
    "tools/bench/voice.py": "what tools/bench/process.py starts, at a terminal",
    "tools/console_line.py": "BRLTTY, and the game at a terminal",
    "tools/fit_quantum_whole.py": "the C compiler and what it made",
    "tools/iota_matches/__main__.py": "the C compiler",
    "tools/iota_twin/compare.py": "the C compiler",
    "tools/seating_designs.py": "the C compiler and what it made",
    "tools/portable/update.py": "the Python of a program for Windows, with -I",
    "tools/pages.py": "what a page types into a shell, in folders of its own",
    "tools/readers/dispatcher.py": "speech-dispatcher",
    "tools/readers/orca.py": "Orca, a screen, a bus, and a terminal in a window",
    "tools/readers/sitting.py": "a game in a terminal, and readers around it",
    "tools/clusters.py": "PostgreSQL",
    "tools/faults/pair.py": "PostgreSQL, and a small disk that is mounted",
    "tools/regression.py": "git, and a script of the checkout",
    "tools/release.py": "programs of the checkout and of an environment that was just made",
    "tools/reading/spelling.py": "hunspell",
    "tools/release_tests.py": "git",
    "tools/windows.py": "Wine with a Python of Windows, git, localedef and pip",
}
"""Modules that start something by other words than those of `accessgames.isolation`, and what that is."""

PYTHONS = {
    "accessgames/output/process.py",
    "accessgames/testing/goldens.py",
    "tools/bench/net/served.py",
    "tools/bench/process.py",
    "tools/club_season.py",
    "tools/club_year/desks.py",
    "tools/faults/servers.py",
    "tools/hall_kills.py",
    "tools/hall_people.py",
    "tools/hostile.py",
    "tools/lock.py",
    "tools/mutants.py",
    "tools/portable/build.py",
    "tools/prepare.py",
    "tools/release.py",
    "tools/release_tests.py",
    "tools/supply.py",
    "tools/workloads.py",
}
"""Modules that start a Python; how is seen by `careless`."""

STARTERS = {
    "subprocess",
    "multiprocessing",
    "pty",
    "pexpect",
    "runpy",
    "asyncio.subprocess",
    "concurrent.futures",
}
"""Modules of Python's own, and one of others, that start programs or processes."""

CALLS = ("os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system", "os.popen", "os.startfile")

POOLS = {"accessgames/workers.py"}
"""The one place where processes are made that share a piece of work."""


def starts(module: code.Module) -> bool:
    """Tell whether a module imports or calls what starts a program."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import) and STARTERS & {alias.name for alias in node.names}:
            return True
        if isinstance(node, ast.ImportFrom) and node.module in STARTERS and not _for_types(node, module):
            return True
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(CALLS):
            return True
    return False


def _for_types(node: ast.AST, module: code.Module) -> bool:
    """Tell whether an import is only for annotations."""
    blocks = (one for one in ast.walk(module.tree) if isinstance(one, ast.If))
    return any(ast.unparse(one.test) == "TYPE_CHECKING" and node in ast.walk(one) for one in blocks)


def careless(tree: ast.AST) -> Iterator[int]:
    """Yield the lines where words begin with a Python that is not followed by `-P` or `-I`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.List | ast.Tuple | ast.Call):
            continue
        words = node.args if isinstance(node, ast.Call) else node.elts
        for python, word in zip(words, [*words[1:], None][: len(words)], strict=True):
            if not _is_python(python) or ast.unparse(node).startswith(("Path(", "str(")):
                continue
            first = (
                next((each for each in ast.walk(word) if isinstance(each, ast.Constant)), None)
                if word
                else None
            )
            if first is None or first.value not in {"-P", "-I"}:
                yield node.lineno


def _is_python(node: ast.AST) -> bool:
    """Tell whether an expression is the path of a Python."""
    text = ast.unparse(node)
    own = isinstance(node, ast.Call) and text.startswith("stamp.program(") and text.endswith("'python')")
    return text in {"sys.executable", "programs / 'python'", "str(programs / 'python')", "python()"} or own


def test_every_start_is_known() -> None:
    """A module that starts something stands in a list here, and none stands there in vain."""
    found = {module.name for module in code.source() if starts(module)}
    assert {*OUTSIDE, *PYTHONS, *POOLS} == found


def test_every_python_leaves_the_current_folder() -> None:
    """Its words come from `accessgames.isolation`, or begin with `-P` or `-I`."""
    own = [module for module in code.source() if module.name != "accessgames/isolation.py"]
    assert [] == [f"{module.name}:{line}" for module in own for line in careless(module.tree)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("subprocess.run([sys.executable, '-m', 'x'])", [1]),
        ("subprocess.run((sys.executable, *words))", [1]),
        ("run(sys.executable)", [1]),
        ("run(stamp.program(root, 'python'), '-m', 'pip')", [1]),
        ("run(sys.executable, '-I', '-m', 'x')", []),
        ("become(stamp.program(root, 'python'), ['-P'] + words)", []),
        ("become(stamp.program(root, 'python'), ['-m'] + words)", [1]),
        ("Path(sys.executable).parent", []),
    ],
)
def test_a_careless_start_is_seen(text: str, expected: list[int]) -> None:
    """However it is written."""
    assert expected == list(careless(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        "import subprocess",
        "def late():\n    from concurrent.futures import ProcessPoolExecutor",
        "import os\nos.execv(program, words)",
    ],
)
def test_a_new_start_is_seen(text: str) -> None:
    """Wherever in a module it stands."""
    assert starts(code.Module("x.py", text, ast.parse(text)))
