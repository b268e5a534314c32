"""Fluent entries as functions: texts, variables, selectors, terms and calls of the grammar's functions.

The runtime library of Fluent does the same and formats numbers and dates besides, which our messages leave to
the grammar; its imports alone took a fifth of the time to the first line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from fluent.syntax import ast as ftl

from accessgames.dataclasses import dataclass, field, replace
from accessgames.language.voice import Bound, Figure, Free

_BREAK: Final = re.compile(r"\n(\n*)")


@dataclass(frozen=True, slots=True)
class Missing:
    """Stands in a text for what could not be said; selectors take their default for it, functions refuse."""

    text: str

    def __str__(self) -> str:
        return self.text


Pattern: TypeAlias = Callable[["Scope"], "str | Missing"]
"""Says a text."""


@dataclass(slots=True)
class Scope:
    """What a pattern is said with.

    Attributes:
        find: Gives an entry by its id, terms with their dash, or None.
        functions: What messages may call.
        plural: Plural category of a number.
        args: Values of the message, or what a term was given.
        errors: Gathers what went wrong.
        strict: Whether a variable without a value is an error; inside a term it is none.
        active: Patterns being said, to notice one inside itself.
        fixed: Says the fixed words of a pattern, where a voice says them; None for the words as they are.
    """

    find: Callable[[str], Entry | None]
    functions: Mapping[str, Callable[..., Any]]
    plural: Callable[[Any], str]
    args: Mapping[str, Any]
    errors: list[Exception] = field(default_factory=list)
    strict: bool = True
    active: set[Pattern] = field(default_factory=set)
    fixed: Callable[[str], str] | None = None

    def missing(self, error: Exception, text: str) -> Missing:
        """Note an error and give what stands in the text."""
        self.errors.append(error)
        return Missing(text)

    def text(self, value: Any) -> str:  # noqa: ANN401 - whatever a function gives
        """Give the text of a value; one that a term was not given is an error once it has to be said."""
        if isinstance(value, Missing) and not self.errors:
            self.errors.append(LookupError(f"Unknown external: {value}"))
        return _text(value)


_Expression: TypeAlias = Callable[[Scope], Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term.

    Attributes:
        value: Its text; None where it has only attributes.
        attributes: Further texts by name.
    """

    value: Pattern | None
    attributes: Mapping[str, Pattern]


def compile_entry(node: ftl.Message | ftl.Term) -> Entry:
    """Make functions of an entry; line breaks of the file are blanks, only an empty line breaks a text."""
    value = None if node.value is None else _pattern(node.value)
    return Entry(value, {each.id.name: _pattern(each.value) for each in node.attributes})


def _pattern(node: ftl.Pattern) -> Pattern:
    parts = tuple(map(_part, node.elements))
    texts = [part for part in parts if isinstance(part, str)]
    if len(texts) == len(parts):
        whole = "".join(texts)
        return lambda scope: scope.fixed(whole) if scope.fixed else whole

    def say(scope: Scope) -> str | Missing:
        if say in scope.active:
            return scope.missing(ValueError("Cyclic reference"), "???")
        scope.active.add(say)
        said = (
            parts
            if scope.fixed is None
            else [scope.fixed(part) if isinstance(part, str) else part for part in parts]
        )
        text = "".join(part if isinstance(part, str) else scope.text(part(scope)) for part in said)
        scope.active.discard(say)
        return text

    return say


def _part(node: ftl.TextElement | ftl.Placeable) -> str | _Expression:
    if isinstance(node, ftl.TextElement):
        return _BREAK.sub(lambda match: "\n" if match[1] else " ", node.value)
    if isinstance(node.expression, ftl.StringLiteral):
        return node.expression.parse()["value"]
    return _expression(node.expression)


def _text(value: Any) -> str:  # noqa: ANN401 - whatever a function gives
    if isinstance(value, (Figure, Free)):
        return value.text
    return value.voice.plain(value.value) if isinstance(value, Bound) else str(value)


def _expression(node: Any) -> _Expression:  # noqa: ANN401 - the library's union lacks placeables in placeables
    return _KINDS[type(node)](node)


def _placeable(node: ftl.Placeable) -> _Expression:
    inner = _expression(node.expression)
    return lambda scope: _text(inner(scope))


def _string(node: ftl.StringLiteral) -> _Expression:
    text = node.parse()["value"]
    return lambda _: text


def _number(node: ftl.NumberLiteral) -> _Expression:
    number = float(node.value) if "." in node.value else int(node.value)
    return lambda _: number


def _variable(node: ftl.VariableReference) -> _Expression:
    name = node.id.name

    def take(scope: Scope) -> Any:  # noqa: ANN401 - a value of any kind
        if name in scope.args:
            return scope.args[name]
        if scope.strict:
            scope.errors.append(LookupError(f"Unknown external: {name}"))
        return Missing(name)

    return take


def _reference(node: ftl.MessageReference | ftl.TermReference) -> _Expression:
    term = isinstance(node, ftl.TermReference)
    key = f"-{node.id.name}" if term else node.id.name
    attribute = node.attribute.name if node.attribute else ""
    name = f"{key}.{attribute}" if attribute else key
    given = node.arguments.named if isinstance(node, ftl.TermReference) and node.arguments else ()
    named = {each.name.name: _expression(each.value) for each in given}

    def say(scope: Scope) -> str | Missing:
        entry = scope.find(key)
        if entry is None or (attribute and attribute not in entry.attributes):
            kind = "attribute" if attribute else "term" if term else "message"
            return scope.missing(LookupError(f"Unknown {kind}: {name}"), f"{{{name}}}")
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            return scope.missing(LookupError(f"No pattern: {name}"), name)
        if term:
            args = {argument: value(scope) for argument, value in named.items()}
            return pattern(replace(scope, args=args, strict=False))
        return pattern(scope)

    return say


def _call(node: ftl.FunctionReference) -> _Expression:
    name = node.id.name
    positional = tuple(map(_expression, node.arguments.positional))
    named = {each.name.name: _expression(each.value) for each in node.arguments.named}

    def call(scope: Scope) -> Any:  # noqa: ANN401 - whatever the function gives
        function = scope.functions.get(name)
        if function is None:
            return scope.missing(LookupError(f"Unknown function: {name}"), f"{name}()")
        args = [value(scope) for value in positional]
        try:
            return function(*args, **{argument: value(scope) for argument, value in named.items()})
        except Exception as error:  # noqa: BLE001 - what goes wrong in a message never stops a player
            return scope.missing(error, f"{name}()")

    return call


def _select(node: ftl.SelectExpression) -> _Expression:
    selector = _expression(node.selector)
    variants = [(_key(variant.key), _pattern(variant.value)) for variant in node.variants]
    default = next(_pattern(variant.value) for variant in node.variants if variant.default)

    def choose(scope: Scope) -> str | Missing:
        value = selector(scope)
        if isinstance(value, Missing):
            return default(scope)
        category = scope.plural(value) if isinstance(value, (int, float)) else None
        return next((pattern for key, pattern in variants if key in (value, category)), default)(scope)

    return choose


def _key(node: ftl.Identifier | ftl.NumberLiteral) -> str | float:
    if isinstance(node, ftl.Identifier):
        return node.name
    return float(node.value)


_KINDS: Final[Mapping[type, Callable[[Any], _Expression]]] = {
    ftl.Placeable: _placeable,
    ftl.StringLiteral: _string,
    ftl.NumberLiteral: _number,
    ftl.VariableReference: _variable,
    ftl.MessageReference: _reference,
    ftl.TermReference: _reference,
    ftl.FunctionReference: _call,
    ftl.SelectExpression: _select,
}
