"""How many small faults the nearest tests notice: ``python tools/mutants.py --count 40 --seed 1``.

Each mutant is one change of one line of ``accessgames/``: a comparison, `and` for `or`, a constant, a sign, a
condition turned round, a value that is not returned. It is made in a copy of the checkout, where the tests of
its area run until one fails: those named like the module or mentioning it first, then the rest.
A mutant that no test notices has lived and is told with its line; some change nothing that could be noticed.

The draw goes by a hash of the seed and the mutant, so a change of one module leaves the draw among all the
others as it was. ``--resume FILE`` appends each verdict to a file and takes over what it holds already, which
makes it possible to go on after an interruption; ``--again`` judges anew what lived there, ``--only 3,17``
these numbers. At the end the tests that noticed something run once more without any mutant: one that fails
even then says nothing.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import heapq
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO, TypeAlias

if sys.platform == "linux":
    import resource

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

SILENT: Final = 300
"""Seconds without a finished test after which a mutant counts as noticed: something goes on without end."""

MEMORY: Final = 4 << 30
"""Bytes that the tests of a mutant may take, where the system can say so: some loops gather without end."""

NO_TESTS: Final = 5
"""Pytest's exit code where it found none."""

_COMPARED: Final = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_SKIPPED: Final = frozenset({"annotation", "returns", "decorator_list", "format_spec"})
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
_VERDICT: Final = re.compile(
    r"^ *\d+ (?P<key>[0-9a-f]{12}) (?P<fate>noticed|LIVED) .*?(?:  by (?P<test>\S+))?$"
)
_CALCULATED: Final = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a module.

    Attributes:
        path: The module, from the root of the checkout.
        line: The line of the change.
        column: The column of the change, from 1.
        before: What stands there.
        after: What stands there in the mutant.
        text: The whole mutated module.
    """

    path: Path
    line: int
    column: int
    before: str
    after: str
    text: str

    def told(self) -> str:
        """Return the place and the change as one line."""
        before, after = (" ".join(each.split()) for each in (self.before, self.after))
        return f"{self.path}:{self.line}:{self.column}: {before}  ->  {after}"


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
        if name in _SKIPPED or isinstance(node, ast.JoinedStr):
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
        path,
        node.lineno,
        node.col_offset + 1,
        before,
        text,
        (whole[:start] + f"({text})".encode() + whole[end:]).decode(),
    )


Chosen: TypeAlias = tuple[int, str, Mutant]
"""A mutant with its number in the draw and its key."""


def nearest_tests(path: Path, root: Path, *, quick: bool = False) -> tuple[list[str], list[str]]:
    """Return the tests of the area of a module: those that are most likely to notice, and the others.

    The area is the folder of `tests/` named like that of the module; that of a game is its own. In it the
    module's own folder comes first; files that take longest, which the quick layer leaves out, come last.

    Args:
        path: The module, from the root of the checkout.
        root: The checkout.
        quick: Leave those that take longest out of the others.
    """
    parts = path.with_suffix("").parts[1:]
    area = root / "tests" / Path(*parts[: 2 if parts[0] == "games" else 1])
    while not area.is_dir():
        area = area.parent
    named, dotted = f"test_{path.stem}", ".".join((SOURCES, *parts)).removesuffix(".__init__")
    long = set(map((root / "tests").joinpath, _long_files(root)))
    own = root / "tests" / Path(*parts[:-1])
    found: tuple[list[str], list[str]] = ([], [])
    for file in sorted(
        area.rglob("test_*.py"), key=lambda file: (file in long, own not in file.parents, file)
    ):
        text = file.read_text(encoding="utf-8")
        near = (
            file.name.startswith(named)
            or own == file.parent != area
            or re.search(rf"{re.escape(dotted)}\b|\b{path.stem}\.", text)
        )
        if near or not quick or file not in long:
            found[not near].append(str(file.relative_to(root)))
    return found


def _long_files(root: Path) -> list[str]:
    layers = root / "tests" / "layers.toml"
    return tomllib.loads(layers.read_text(encoding="utf-8"))["quick"]["files"] if layers.exists() else []


def noticing(mutant: Mutant, root: Path, moment: int, *, quick: bool = False) -> str | None:
    """Return the first of the nearest tests that notices a mutant, or None; the module is put back.

    Args:
        mutant: The mutant.
        root: The copy of the checkout.
        moment: The time that the changed module bears: compiled modules are told apart by it.
        quick: Leave the tests out that take longest.
    """
    module = root / mutant.path
    whole = module.read_text(encoding="utf-8")
    module.write_text(mutant.text, encoding="utf-8")
    os.utime(module, (moment, moment))
    try:
        parts = nearest_tests(mutant.path, root, quick=quick)
        return next(filter(None, (failing(tests, root) for tests in parts)), None)
    finally:
        module.write_text(whole, encoding="utf-8")
        os.utime(module, (moment + 1, moment + 1))


def failing(tests: list[str], root: Path, *options: str) -> str | None:
    """Return the test that fails, what else went wrong, or None; one that goes on without end fails."""
    if not tests:
        return None
    command = (
        sys.executable,
        "-P",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "--tb=no",
    )
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [*command, *(options or ("-x",)), *tests],
            cwd=root, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
        )  # fmt: skip
        if sys.platform == "linux":
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if not _ends(process, output.fileno()):
            return "silence"
        output.seek(0)
        told = output.read().decode(errors="replace")
    if process.returncode in {0, NO_TESTS}:
        return None
    return ",".join(_FAILED.findall(told)) or "start"


def _ends(process: subprocess.Popen[bytes], output: int) -> bool:
    length, heard = 0, time.monotonic()
    while time.monotonic() - heard < SILENT:
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            if os.fstat(output).st_size > length:
                length, heard = os.fstat(output).st_size, time.monotonic()
        else:
            return True
    process.kill()
    process.wait()
    return False


def drawn(count: int, seed: int, under: str) -> list[tuple[str, Mutant]]:
    """Draw mutants, each with its key: those with the least hashes of the seed and what they are."""
    paths = sorted(path.relative_to(ROOT) for path in (ROOT / SOURCES).rglob("*.py"))
    every = (
        (key, mutant)
        for path in paths
        if path.as_posix().startswith(under) and not path.as_posix().startswith(SPARED)
        for key, mutant in _keyed(path, seed)
    )
    return heapq.nsmallest(count, every, key=lambda pair: pair[0])


def _keyed(path: Path, seed: int) -> Iterator[tuple[str, Mutant]]:
    alike: Counter[tuple[str, str]] = Counter()
    for mutant in mutants(path):
        change = mutant.before, mutant.after
        alike[change] += 1
        what = repr((seed, path.as_posix(), *change, alike[change]))
        yield hashlib.sha256(what.encode()).hexdigest()[:12], mutant


def verdicts(text: str) -> dict[str, str | None]:
    """Return which test noticed each mutant, by its key, from lines that were told; the last word counts."""
    told = (_VERDICT.match(line) for line in text.splitlines())
    return {one["key"]: (one["test"] if one["fate"] == "noticed" else None) for one in told if one}


def verdict(number: int, key: str, mutant: Mutant, test: str | None) -> str:
    """Return the line that tells the fate of a mutant."""
    fate, by = ("LIVED  ", "") if test is None else ("noticed", f"  by {test}")
    return f"{number:3} {key} {fate} {mutant.told()}{by}"


def judged(
    chosen: list[Chosen], jobs: int, folder: Path, *, quick: bool = False
) -> Iterator[tuple[Chosen, str | None]]:
    """Judge mutants, each job in a copy of its own, and yield each with the test that noticed it."""
    begun = int(time.time()) - 10**6
    free: queue.Queue[Path] = queue.Queue()
    for job in range(jobs):
        free.put(_checkout(folder / str(job)))

    def judge(one: Chosen) -> str | None:
        root = free.get()
        try:
            return noticing(one[2], root, begun + 2 * one[0], quick=quick)
        finally:
            free.put(root)

    with ThreadPoolExecutor(jobs) as pool:
        waited = {pool.submit(judge, one): one for one in chosen}
        for done in as_completed(waited):
            yield waited[done], done.result()


def failing_anyway(tests: Iterable[str | None], root: Path) -> frozenset[str]:
    """Return those of the tests that fail without a mutant; what is no single test is left out."""
    named = sorted({test for test in tests if test is not None and "::" in test})
    return frozenset((failing(named, root, "--maxfail=1000") or "").split(",")) & set(named)


def main(words: list[str]) -> int:
    """Make mutants, tell each one's fate and the share that was noticed.

    Returns:
        0 when enough were noticed.
    """
    wanted = _arguments().parse_args(words)
    begun = time.time()
    numbers = {int(number) for number in wanted.only.split(",") if number}
    chosen = [
        (number, key, mutant)
        for number, (key, mutant) in enumerate(drawn(wanted.count, wanted.seed, wanted.under), 1)
        if not numbers or number in numbers
    ]
    log = Path(wanted.resume or os.devnull)
    known = verdicts(log.read_text(encoding="utf-8")) if log.exists() else {}
    if wanted.again or numbers:
        known = {key: test for key, test in known.items() if test is not None and not numbers}
    waiting = [one for one in chosen if one[1] not in known]
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        log.open("a", encoding="utf-8") as kept,
    ):
        for one, test in judged(waiting, wanted.jobs, Path(folder), quick=wanted.quick):
            known[one[1]] = test
            _tell(verdict(*one, test), kept)
        anyway = failing_anyway((known[one[1]] for one in chosen), Path(folder, "0"))
        for one in chosen:
            if known[one[1]] in anyway:
                known[one[1]] = None
                _tell(verdict(*one, None), kept)
    lived = [one for one in chosen if known[one[1]] is None]
    share = 100 * (1 - len(lived) / len(chosen)) if chosen else 100.0
    print(
        f"{len(chosen) - len(lived)} of {len(chosen)} noticed, {share:.1f} %; seed {wanted.seed},"
        f" {wanted.under}, {(time.time() - begun) / 60:.0f} minutes"
    )
    return 0 if share >= wanted.least else 1


def _tell(line: str, *kept: TextIO) -> None:
    for file in (sys.stdout, *kept):
        print(line, file=file, flush=True)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--under", default=SOURCES, metavar="PATH", help="modules whose path begins like this"
    )
    parser.add_argument("--only", default="", metavar="NUMBERS", help="only these of the draw, such as 3,17")
    parser.add_argument("--resume", metavar="FILE", help="where verdicts are kept and taken from")
    parser.add_argument(
        "--again", action="store_true", help="judge anew what lived according to the file of --resume"
    )
    parser.add_argument("--quick", action="store_true", help="leave out the tests that take longest")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--least", type=float, default=92, metavar="PERCENT")
    return parser


def _checkout(root: Path) -> Path:
    root.mkdir()
    for name in TAKEN:
        _copy(ROOT / name, root / name)
    return root


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    else:
        shutil.copy(source, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
