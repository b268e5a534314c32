"""Samples of a message: made-up values that its functions take, and one sample for each of its variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessgames.language import Cell, Listing, Message, Person, Phrase, Value, say

if TYPE_CHECKING:
    from accessgames.language.catalogue import LanguageData

COUNTS: Final = {"zero": 0, "one": 1, "two": 2, "few": 2, "many": 5, "other": 21}
"""A number of each plural category, in Czech and in English."""

OF_FUNCTION: Final[Mapping[str, Value]] = {
    "COORD": Cell("k", 48),
    "COLUMN": Cell("s", 3),
    "PERSON": Person("Petra"),
    "NAME": Person("Petra"),
    "LIST": Listing((Phrase("card", count=1), Phrase("card", label="z2"))),
    "LINES": Listing((Phrase("card", count=1), Phrase("card", label="z2"))),
    "COMMANDS": Listing(("a3", "z2")),
    "COUNT": Listing((1, 2)),
    "MOMENT": "2026-11-21T16:05:00",
    "FINGERPRINT": "0a" * 32,
    "ORD": 3,
    "NUM": 2,
    "CNT": Phrase("card", count=2),
    "NP": Phrase("card", count=2),
    "PREP": Phrase("card", label="k48"),
}
"""What a function is sampled with, the most particular ones first."""


class _Uses(Visitor):
    """What a message does with its variables.

    Attributes:
        functions: Variable -> functions that take it; those that count a bare number end on "#".
        variants: Variable -> keys of the variants that it selects.
        messages: Messages and terms that are part of it.
    """

    def __init__(self) -> None:
        self.functions: dict[str, set[str]] = {}
        self.variants: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - of the library
        """Note a call."""
        named = {each.name.name for each in node.arguments.named}
        counts = "#" if named & {"noun", "gender"} and node.id.name not in ("ORD", "NUM") else ""
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.functions.setdefault(argument.id.name, set()).add(node.id.name + counts)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - as above
        """Note a variable."""
        self.functions.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - as above
        """Note a part."""
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - as above
        """Note the variants."""
        chosen = node.selector
        if isinstance(chosen, ftl.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.variants.setdefault(chosen.id.name, set()).update(keys)
        self.generic_visit(node)


def _uses(data: LanguageData, key: str) -> _Uses:
    found, waiting, seen = _Uses(), [key], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in data.entries:
            continue
        seen.add(name)
        for entry in _parsed(data.entries[name].text):
            found.visit(entry)
        waiting.extend(found.messages - seen)
    return found


@cache
def _parsed(text: str) -> tuple[ftl.EntryType, ...]:
    """Parse an entry once for all who sample it."""
    return tuple(FluentParser(with_spans=False).parse(text).body)


def _value(functions: set[str], variants: set[str]) -> Value:
    if any(name.endswith("#") for name in functions):
        return 2
    for name, value in OF_FUNCTION.items():
        if name in functions:
            return value
    if variants and not variants <= COUNTS.keys() and not any(key.isdigit() for key in variants):
        return min(variants)
    return 21


def _number(key: str) -> int | None:
    return int(key) if key.isdigit() else COUNTS.get(key)


def samples(data: LanguageData, key: str) -> Iterator[tuple[str, Message]]:
    """Yield samples of a message with what is special about each: the usual one, and one for each variant."""
    uses = _uses(data, key)
    usual = {
        name: _value(functions, uses.variants.get(name, set())) for name, functions in uses.functions.items()
    }
    yield "", _message(key, usual)
    for name, value in sorted(usual.items()):
        if isinstance(value, Person):
            yield f"{name} you", _message(key, usual | {name: Person("Petra", "you")})
        for variant in sorted(uses.variants.get(name, ())):
            number = _number(variant)
            other: Value = variant if number is None or not isinstance(value, int) else number
            if other != value:
                yield f"{name} {variant}", _message(key, usual | {name: other})


def _message(key: str, values: Mapping[str, Value]) -> Message:
    return say(key, **{name.replace("-", "_"): value for name, value in values.items()})
