"""Names in docstrings: what stands between backticks is there."""

from __future__ import annotations

import ast
import builtins
import re
import sys
from typing import TYPE_CHECKING

from tests.house import code

if TYPE_CHECKING:
    from collections.abc import Iterator

QUOTED = re.compile(r"`([A-Za-z_][\w.]*)(?:\(\))?`")
FILES = frozenset({"c", "jsonl", "md", "py", "toml", "txt"})
CODE = re.compile(r"[A-Z]+[a-z]\w*|\w+_\w+")
"""What is a name of code and no typed word: a class, or several words in one."""


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Texts that document a module, class, function or attribute, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def names(tree: ast.Module) -> Iterator[str]:
    """Every name that a module defines, takes from elsewhere or looks up."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(text)) if text.isidentifier():
                yield text


def missing(modules: tuple[code.Module, ...]) -> list[str]:
    """Names of code in the docstrings of some modules that stand in none of them."""
    known = {*dir(builtins), *sys.stdlib_module_names}
    for module in modules:
        known.update(re.split(r"[/.]", module.name), names(module.tree))
    return [
        f"{module.name}:{line}: {name}"
        for module in modules
        for line, text in docstrings(module.tree)
        for name in QUOTED.findall(text)
        if ("." in name or CODE.fullmatch(name)) and name.rpartition(".")[2] not in FILES
        for part in name.split(".")
        if part not in known
    ]


def test_names_in_docstrings_exist() -> None:
    """A class, a name of several words and a dotted name in a docstring are somewhere in the code."""
    assert [] == missing(code.modules("accessgames", "tools", "start.py"))


def test_a_name_that_is_gone_is_found() -> None:
    """What was renamed is told by its place; typed words, examples, files and what exists are not."""
    text = '''"""Makes a `Series` of `first_ones` by `int`; `tahy`, `c4`, `cli.toml`, `first`, `main.gone`."""

def first(): ...
'''
    sample = code.Module("main.py", text, ast.parse(text))
    assert ["main.py:1: Series", "main.py:1: first_ones", "main.py:1: main.gone"] == missing((sample,))
