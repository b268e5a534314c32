"""Measure how the house is built: modules, lines, imports, circles, functions with one caller.

    python tools/house.py                   the measures of this checkout
    python tools/house.py --base REVISION   beside those of another revision

The tests of the house (`tests/house/`) hold some of these figures to a limit.
"""

from __future__ import annotations

import argparse
import ast
import collections
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "accessgames"

sys.path.insert(0, str(ROOT))

from tools import regression  # noqa: E402 - also as a script

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = Function | ast.ClassDef | ast.Module


@dataclass(frozen=True)
class Room:
    """One module: its dotted name, where it lies, its text and its syntax tree."""

    name: str
    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> int:
        """Lines, blank ones included."""
        return len(self.text.splitlines())

    @cached_property
    def import_lines(self) -> int:
        """Lines of import statements, wherever they stand."""
        return sum(
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
        )

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """Functions and methods at any depth."""
        return tuple(node for node in ast.walk(self.tree) if isinstance(node, Function))

    def called_once(self) -> Iterator[Function]:
        """Yield the private functions that one place calls and no other names: they could stand there.

        What a table, a decorator or another function takes by name has no caller whose lines it could join.
        """
        named = collections.Counter(
            node.id if isinstance(node, ast.Name) else node.attr
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Attribute)
            or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
        )
        calls = (node.func for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        called = {
            node.id if isinstance(node, ast.Name) else node.attr
            for node in calls
            if isinstance(node, (ast.Name, ast.Attribute))
        }
        for node in self.functions:
            private = node.name.startswith("_") and not node.name.startswith("__")
            if private and named[node.name] == 1 and node.name in called:
                yield node


@dataclass(frozen=True)
class House:
    """A package, read from the folder of a checkout."""

    rooms: tuple[Room, ...]

    @classmethod
    def read(cls, root: Path, package: str = PACKAGE) -> House:
        """Read the modules of a package below `root`, in a stable order."""
        paths = sorted((root / package).rglob("*.py"))
        return cls(
            tuple(
                Room(dotted(path.relative_to(root)), path, path.read_text(encoding="utf-8")) for path in paths
            )
        )

    @cached_property
    def lines(self) -> int:
        """Lines of all modules."""
        return sum(room.lines for room in self.rooms)

    @cached_property
    def import_share(self) -> float:
        """Which part of the lines is import statements, from 0 to 1."""
        return sum(room.import_lines for room in self.rooms) / self.lines

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """Functions and methods of all modules."""
        return tuple(function for room in self.rooms for function in room.functions)

    @cached_property
    def single_share(self) -> float:
        """Which part of the functions is private and has one caller, from 0 to 1."""
        return sum(len(list(room.called_once())) for room in self.rooms) / len(self.functions)

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """Lines of the functions without their docstrings, ascending."""
        return tuple(sorted(map(length, self.functions)))

    @cached_property
    def imports(self) -> Mapping[str, frozenset[str]]:
        """By module: the modules of the package that it names, for types only or inside functions too."""
        names = {room.name for room in self.rooms}
        return {room.name: frozenset(imported(room.tree, names) - {room.name}) for room in self.rooms}

    @cached_property
    def circles(self) -> tuple[tuple[str, ...], ...]:
        """Modules that import each other, directly or in a circle, the largest circle first."""
        return tuple(sorted(circles(self.imports), key=lambda circle: (-len(circle), circle)))

    @cached_property
    def crowded(self) -> Mapping[str, int]:
        """Folders with more than 25 files, with their number."""
        folders = collections.Counter(room.path.parent for room in self.rooms)
        return {str(folder): count for folder, count in folders.items() if count > CROWD}

    @cached_property
    def documented(self) -> float:
        """Which part of the public modules, classes and functions has a docstring, from 0 to 1."""
        nodes = [node for room in self.rooms for _, node in public(room.tree)]
        return sum(ast.get_docstring(node, clean=False) is not None for node in nodes) / len(nodes)


CROWD: Final = 25
USUAL: Final = range(150, 351)


def dotted(path: Path) -> str:
    """Return the name of the module in a file."""
    name = ".".join(path.with_suffix("").parts)
    return name.removesuffix(".__init__")


def length(node: Function) -> int:
    """Lines of a function from its `def` to its end, without its docstring."""
    whole = (node.end_lineno or node.lineno) - node.lineno + 1
    if ast.get_docstring(node, clean=False) is None:
        return whole
    docstring = node.body[0]
    return whole - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


def imported(tree: ast.Module, names: set[str]) -> set[str]:
    """Return the modules among `names` that a module imports, or whose contents it imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & names or {node.module}
    return found & names


def public(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Documented]]:
    """Yield a module or class and what it offers to others, in the order of the file, with dotted names.

    Private names, special methods and what is inside functions are no part of it; neither are overloads and
    setters, as they only tell types.
    """
    yield prefix, node
    for child in node.body:
        if not isinstance(child, Function | ast.ClassDef) or child.name.startswith("_") or _doubles(child):
            continue
        name = f"{prefix}.{child.name}" if prefix else child.name
        if isinstance(child, ast.ClassDef):
            yield from public(child, name)
        else:
            yield name, child


def _doubles(node: Function | ast.ClassDef) -> bool:
    return any(ast.unparse(mark).endswith(("overload", ".setter")) for mark in node.decorator_list)


def circles(graph: Mapping[str, frozenset[str]]) -> Iterator[tuple[str, ...]]:
    """Yield the strongly connected parts of a graph that have more than one node (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []

    def visit(node: str) -> Iterator[tuple[str, ...]]:
        number[node] = low[node] = len(number)
        open_.append(node)
        for other in sorted(graph[node]):
            if other not in number:
                yield from visit(other)
                low[node] = min(low[node], low[other])
            elif other in open_:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            at = open_.index(node)
            part = tuple(sorted(open_[at:]))
            del open_[at:]
            if len(part) > 1:
                yield part

    sys.setrecursionlimit(10_000)
    for node in sorted(graph):
        if node not in number:
            yield from visit(node)


def measures(house: House) -> dict[str, str]:
    """Return what is told of a house, by name."""
    sizes = sorted(room.lines for room in house.rooms)
    lengths = house.lengths
    return {
        "modules": str(len(house.rooms)),
        "lines": str(house.lines),
        "lines a module": f"{house.lines / len(house.rooms):.0f}",
        "longest module": str(sizes[-1]),
        "modules of 150 to 350 lines": f"{sum(size in USUAL for size in sizes) / len(sizes):.0%}",
        "import lines": f"{house.import_share:.1%}",
        "functions": str(len(lengths)),
        "functions with one caller": f"{house.single_share:.1%}",
        "function, 90 of 100 within": str(lengths[len(lengths) * 9 // 10]),
        "longest function": str(lengths[-1]),
        "public docstrings": f"{house.documented:.1%}",
        "files in circles of imports": str(sum(map(len, house.circles))),
        "largest circle": str(len(house.circles[0]) if house.circles else 0),
        "folders of over 25 files": str(len(house.crowded)),
    }


def main(words: Sequence[str] | None = None) -> int:
    """Print the measures; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--base", help="a revision to compare with")
    parser.add_argument("--circles", action="store_true", help="name the modules of each circle")
    chosen = parser.parse_args(words)
    columns = []
    if chosen.base:
        with tempfile.TemporaryDirectory() as place:
            try:
                columns.append(measures(House.read(regression.unpack(chosen.base, Path(place)))))
            except regression.NothingToCompareError:
                parser.error(f"no revision of this checkout: {chosen.base}")
    house = House.read(ROOT)
    columns.append(measures(house))
    for name in columns[0]:
        print(f"{name + ':':<32}" + "".join(f"{column[name]:>10}" for column in columns))
    if chosen.circles:
        for circle in house.circles:
            print(len(circle), " ".join(circle))
    return 0


if __name__ == "__main__":
    sys.exit(main())
