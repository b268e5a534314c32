"""One definition of a match in which help is limited: nobody else looks at what a match is part of."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from tests.house import code

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME: Final = "accessgames/engine/journal.py"
CLUB: Final = "accessgames/club/"
"""The club decides whose table a match is; it does not play it."""


def looks(tree: ast.Module) -> Iterator[int]:
    """Lines in which something is decided by the occasion of a match's luck."""
    for node in ast.walk(tree):
        match node:
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                parts: list[ast.expr] = [test]
            case ast.BoolOp(values=values):
                parts = values
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                parts = [operand]
            case ast.Call(func=ast.Name(id="bool"), args=args):
                parts = args
            case _:
                continue
        for part in parts:
            if any(isinstance(one, ast.Attribute) and one.attr == "occasion" for one in ast.walk(part)):
                yield node.lineno


def test_one_definition_of_a_rated_match() -> None:
    """Outside of `is_rated` and the club nothing is decided by what a match is part of."""
    found = [
        f"{module.name}:{line}"
        for module in code.source()
        if module.name != HOME and not module.name.startswith(CLUB)
        for line in looks(module.tree)
    ]
    assert [] == found
