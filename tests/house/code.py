"""The project's own Python files, read as syntax trees for the measures of the house."""

from __future__ import annotations

import ast
import functools
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools import house

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]

CONTRACT = "accessgames/testing/contract"
"""Tests that are shipped, for games that others write."""

length = house.length


class Module(NamedTuple):
    """One file: its path relative to the checkout, its text and its syntax tree."""

    name: str
    text: str
    tree: ast.Module


class Definition(NamedTuple):
    """A module, class or function with the names that lead to it: ``accessgames/cli.py: main``."""

    name: str
    node: house.Documented


@functools.cache
def modules(*places: str) -> tuple[Module, ...]:
    """Read the Python files at `places`, files or folders of the checkout, in a stable order."""
    paths = [path for place in places for path in (sorted((ROOT / place).rglob("*.py")) or [ROOT / place])]
    texts = ((path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths)
    return tuple(Module(name, text, ast.parse(text)) for name, text in texts)


def source() -> tuple[Module, ...]:
    """Everything that is not a test."""
    everything = modules("accessgames", "tools", "start.py")
    return tuple(module for module in everything if not module.name.startswith(CONTRACT))


def tests() -> tuple[Module, ...]:
    """Everything that is."""
    return modules("tests", CONTRACT)


def lines(module: Module) -> int:
    """Length of a file in lines, blank ones included."""
    return len(module.text.splitlines())


def functions(module: Module) -> Iterator[tuple[str, house.Function]]:
    """Functions and methods at any depth, those inside functions and private ones too, with their places."""
    for node in ast.walk(module.tree):
        if isinstance(node, house.Function):
            yield f"{module.name}:{node.lineno}: {node.name}", node


def public(module: Module) -> Iterator[Definition]:
    """The module itself and what it offers to others, as `tools.house.public` finds it."""
    for name, node in house.public(module.tree):
        yield Definition(f"{module.name}: {name}" if name else module.name, node)


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and value of the strings that a program works with.

    Documentation is none, neither of functions nor of attributes, and what is inside a ``raise`` statement is
    said to programmers: a mistake of a player is a refusal or an error with a message key.
    """
    aside = {id(inner) for node in ast.walk(tree) if _aside(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            yield node.lineno, node.value


def _aside(node: ast.AST) -> bool:
    return isinstance(node, ast.Raise) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )
