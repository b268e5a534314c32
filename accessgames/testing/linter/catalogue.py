"""The messages of a language as the linter sees them: what each refers to, calls and selects by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessgames.language.resources import files
from accessgames.testing.linter.findings import Finding

if TYPE_CHECKING:
    from pathlib import Path

VALUE: Final = "value"
"""Name of the main form of a message, beside its attributes."""


@dataclass(frozen=True, slots=True)
class Call:
    """A function call: its name, its positional text if it is a literal, and its named arguments."""

    name: str
    text: str | None
    named: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection: the function it selects by ("" for a variable) and the keys of its variants."""

    function: str
    variants: frozenset[str]


@dataclass(slots=True)
class Facts:
    """What one form of a message contains."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    selections: list[Selection] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term.

    Attributes:
        place: File and line.
        forms: `value` and the attributes -> what they contain.
    """

    place: str
    forms: Mapping[str, Facts]

    def references(self) -> set[str]:
        """All messages and terms that any form refers to."""
        return set[str]().union(*(facts.references for facts in self.forms.values()))


class _Collector(Visitor):
    """Fills in the facts of one form."""

    def __init__(self, facts: Facts) -> None:
        """Collect into given facts."""
        super().__init__()
        self.facts = facts

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's names
        self.facts.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - as above
        self.facts.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - as above
        self.facts.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - as above
        first = next(iter(node.arguments.positional), None)
        text = str(first.parse()["value"]) if isinstance(first, ftl.StringLiteral) else None
        named = {
            argument.name.name: str(argument.value.parse()["value"]) for argument in node.arguments.named
        }
        self.facts.calls.append(Call(node.id.name, text, named))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - as above
        variants = frozenset(
            variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)
        )
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.FunctionReference) else ""
        self.facts.selections.append(Selection(name, variants))
        self.generic_visit(node)


def _facts(pattern: ftl.Pattern) -> Facts:
    facts = Facts()
    _Collector(facts).visit(pattern)
    return facts


def _entry(node: ftl.Message | ftl.Term, place: str) -> Entry:
    forms = {VALUE: _facts(node.value)} if node.value else {}
    forms |= {attribute.id.name: _facts(attribute.value) for attribute in node.attributes}
    return Entry(place, forms)


def read_catalogue(root: Path, tag: str) -> tuple[dict[str, Entry], list[Finding]]:
    """Read all Fluent files of a language.

    Returns:
        Key -> entry, terms with their dash; and what cannot be read or stands twice.
    """
    catalogue: dict[str, Entry] = {}
    findings: list[Finding] = []
    for path in files((root,), tag, "*.ftl"):
        text = path.read_text(encoding="utf-8")
        for node, place in _nodes(text, f"{path.relative_to(root.parent).as_posix()}"):
            if isinstance(node, ftl.Junk):
                reason = str(node.annotations[0].message) if node.annotations else ""
                findings.append(Finding(place, "junk", (node.content or "").split("\n")[0], reason))
                continue
            key = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            if key in catalogue:
                findings.append(Finding(place, "duplicate-key", key, catalogue[key].place))
            catalogue.setdefault(key, _entry(node, place))
    return catalogue, findings


def _nodes(text: str, name: str) -> Iterator[tuple[ftl.Message | ftl.Term | ftl.Junk, str]]:
    for node in FluentParser().parse(text).body:
        if isinstance(node, ftl.Message | ftl.Term | ftl.Junk):
            start = node.span.start if node.span else 0
            yield node, f"{name}:{text.count(chr(10), 0, start) + 1}"
