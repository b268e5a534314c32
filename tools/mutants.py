"""How many small faults the nearest tests notice: ``python tools/mutants.py --count 40 --seed 1``.

Each mutant is one change of one line of ``accessgames/``: a comparison, `and` for `or`, a constant, a sign, a
condition turned round, a value that is not returned. It is made in a copy of the checkout, where the tests of
its area run until one fails: those named like the module first, then those that mention it, then the rest.
A mutant that no test notices has lived and is told with its line; some change nothing that could be noticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessgames.engine.chance import Streams

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = "accessgames"
TAKEN: Final = (
    "accessgames",
    "locales",
    "tests",
    "tools",
    "docs",
    "pyproject.toml",
    "start.py",
    "README.md",
    "CHANGELOG.md",
)
SPARED: Final = "accessgames/testing/contract"
"""Tests that are shipped: they notice, and nobody has to notice them."""

LONGEST: Final = 600
"""Seconds after which a mutant counts as noticed: something goes on without end."""

NO_TESTS: Final = 5
"""Pytest's exit code where it found none."""

_COMPARED: Final = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_SKIPPED: Final = frozenset({"annotation", "returns", "decorator_list", "format_spec"})
_CALCULATED: Final = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a module.

    Attributes:
        path: The module, from the root of the checkout.
        line: The line of the change.
        before: What stands there.
        after: What stands there in the mutant.
        text: The whole mutated module.
    """

    path: Path
    line: int
    before: str
    after: str
    text: str

    def told(self) -> str:
        """Return the place and the change as one line."""
        before, after = (" ".join(each.split()) for each in (self.before, self.after))
        return f"{self.path}:{self.line}: {before}  ->  {after}"


def changes(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what may stand in place of an expression."""
    match node:
        case ast.Compare(left, [operator, *more], values) if type(operator) in _COMPARED:
            yield ast.Compare(left, [_COMPARED[type(operator)](), *more], values)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in _CALCULATED:
            yield ast.BinOp(left, _CALCULATED[type(operator)](), right)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case _:
            pass


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield every mutant of a module; annotations, decorators and what only type checkers read stay."""
    source = (ROOT / path).read_text(encoding="utf-8")
    for node in _reached(ast.parse(source)):
        if isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
            yield _mutant(path, source, node.value, ast.Constant(None))
        if isinstance(node, (ast.If, ast.IfExp)):
            yield _mutant(path, source, node.test, ast.UnaryOp(ast.Not(), node.test))
        if isinstance(node, ast.expr):
            for after in changes(node):
                yield _mutant(path, source, node, after)


def _reached(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "format_spec"} or isinstance(
            node, ast.JoinedStr
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            checked = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
            if isinstance(child, ast.AST) and not checked:
                yield from _reached(child)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _mutant(path: Path, source: str, node: ast.expr, after: ast.expr) -> Mutant:
    lines = source.encode().splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: (node.end_lineno or node.lineno) - 1])) + (node.end_col_offset or 0)
    text = ast.unparse(ast.fix_missing_locations(after))
    whole = source.encode()
    before = whole[start:end].decode()
    return Mutant(
        path, node.lineno, before, text, (whole[:start] + f"({text})".encode() + whole[end:]).decode()
    )


def nearest_tests(path: Path, root: Path) -> list[str]:
    """Return the tests of the area of a module, those that are most likely to notice first.

    The area is the folder of `tests/` named like that of the module; that of a game is its own.
    """
    parts = path.with_suffix("").parts[1:]
    area = root / "tests" / Path(*parts[: 2 if parts[0] == "games" else 1])
    while not area.is_dir():
        area = area.parent
    named, mentioned = f"test_{path.stem}.py", ".".join((SOURCES, *parts)).removesuffix(".__init__")
    files = sorted(area.rglob("test_*.py"))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    files.sort(
        key=lambda file: (file.name != named, mentioned not in texts[file], path.stem not in texts[file])
    )
    return [str(file.relative_to(root)) for file in files]


def noticed(mutant: Mutant, root: Path, moment: int) -> bool:
    """Tell whether the nearest tests notice a mutant; the module is put back.

    Args:
        mutant: The mutant.
        root: The copy of the checkout.
        moment: The time that the changed module bears: compiled modules are told apart by it.
    """
    module = root / mutant.path
    whole = module.read_text(encoding="utf-8")
    module.write_text(mutant.text, encoding="utf-8")
    os.utime(module, (moment, moment))
    try:
        return not passes(nearest_tests(mutant.path, root), root)
    finally:
        module.write_text(whole, encoding="utf-8")
        os.utime(module, (moment + 1, moment + 1))


def passes(tests: list[str], root: Path) -> bool:
    """Tell whether tests pass; one that goes on without end does not."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    try:
        done = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, check=False, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode in {0, NO_TESTS}


def drawn(count: int, seed: int, only: str) -> list[Mutant]:
    """Draw mutants: a module by the number of its mutants, so each of them is as likely."""
    paths = sorted(path.relative_to(ROOT) for path in (ROOT / SOURCES).rglob("*.py"))
    wanted = [path for path in paths if path.as_posix().startswith(only)]
    every = [one for path in wanted if not path.as_posix().startswith(SPARED) for one in _places(path)]
    chosen = Streams(str(seed)).open("mutants").sample(every, min(count, len(every)))
    made: dict[Path, list[Mutant]] = {}
    return [made.setdefault(path, list(mutants(path)))[number] for path, number in chosen]


def _places(path: Path) -> list[tuple[Path, int]]:
    return [(path, number) for number, _ in enumerate(mutants(path))]


def main(words: list[str]) -> int:
    """Make mutants, tell each one's fate and the share that was noticed.

    Returns:
        0 when enough were noticed.
    """
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=SOURCES, metavar="PATH", help="modules whose path begins like this")
    parser.add_argument("--least", type=float, default=92, metavar="PERCENT")
    wanted = parser.parse_args(words)
    begun = time.time()
    lived: list[Mutant] = []
    chosen = drawn(wanted.count, wanted.seed, wanted.only)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        root = Path(folder, "checkout")
        root.mkdir()
        for name in TAKEN:
            _copy(ROOT / name, root / name)
        for number, mutant in enumerate(chosen, 1):
            killed = noticed(mutant, root, int(begun) - 10**6 + 2 * number)
            if not killed:
                lived.append(mutant)
            print(f"{number:3} {'noticed' if killed else 'LIVED  '} {mutant.told()}", flush=True)
    share = 100 * (1 - len(lived) / len(chosen)) if chosen else 100.0
    print(
        f"{len(chosen) - len(lived)} of {len(chosen)} noticed, {share:.1f} %; seed {wanted.seed},"
        f" {wanted.only}, {(time.time() - begun) / 60:.0f} minutes"
    )
    return 0 if share >= wanted.least else 1


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    else:
        shutil.copy(source, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
