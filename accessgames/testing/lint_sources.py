"""What the linter reads: the messages of a language, and what code says of them."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessgames.language.resources import files
from accessgames.language.values import QUIET_KINDS

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        place: File, with the line where there is one: `locales/cs/iota.ftl:12`.
        rule: Short name of what is wrong, such as `missing-key`.
        subject: What it is about: a key, an id, a word.
        detail: What was found and what was expected.
    """

    place: str
    rule: str
    subject: str
    detail: str = ""

    def __str__(self) -> str:
        """One line, as compilers write it."""
        return f"{self.place}: {self.rule}: {self.subject}" + (f" ({self.detail})" if self.detail else "")


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


KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
"""What a message key looks like."""

_SAYING: Final = frozenset({"text", "refuse", "has"})
_DECLARING: Final = frozenset({"keys", "event_keys"})
_MISTAKES: Final = frozenset({"MalformedAction", "AmbiguousAction", "IllegalAction", "NotYourTurn"})
_ERROR_KEY: Final = re.compile(r"error-[a-z0-9-]*[a-z0-9]")


@dataclass(slots=True)
class Usage:
    """What code uses, each with the first place where it does.

    Attributes:
        keys: Message keys that are certainly said.
        prefixes: Beginnings of keys that are put together ("iota-refused-").
        events: Keys said as events, which need all three forms.
        nouns: Lexicon ids of nouns.
        adjectives: Lexicon ids of adjectives.
        codes: Lexicon ids of either.
        arguments: Key, place and names of the arguments of each call that gives them one by one.
        strings: Every text constant: whatever is equal to a key may be one.
        made: Whether a helper makes keys of names of classes, so that no key is known to be left over.
    """

    keys: dict[str, str] = field(default_factory=dict)
    prefixes: dict[str, str] = field(default_factory=dict)
    events: dict[str, str] = field(default_factory=dict)
    nouns: dict[str, str] = field(default_factory=dict)
    adjectives: dict[str, str] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    arguments: list[tuple[str, str, frozenset[str]]] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)
    made: bool = False


class _Scanner(ast.NodeVisitor):
    """Fills in the usage of one file."""

    def __init__(self, usage: Usage, name: str) -> None:
        """Scan into a usage; `name` is the file as findings show it."""
        self.usage = usage
        self.name = name

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.usage.strings.add(node.value)
            if _ERROR_KEY.fullmatch(node.value):
                self._note(self.usage.keys, node.value, node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        if name == "say":
            self._keys(node.args[:1], event=_is_event(node))
            self._arguments(node)
        elif name in _DECLARING:
            self._keys(node.args, event=name == "event_keys")
        elif name in _SAYING or _is_mistake(name):
            self._keys(node.args[:1], shaped=True)
            if name != "refuse":  # the room that words a refusal may add to its arguments
                self._arguments(node)
        elif name == "simple_room":
            self.usage.made = True
        elif name == "Phrase":
            self._phrase(node)
        elif name == "Code":
            for text in _texts(_argument(node, 0, "key")):
                self._note(self.usage.codes, text, node)
        self.generic_visit(node)

    def _keys(self, nodes: list[ast.expr], *, event: bool = False, shaped: bool = False) -> None:
        """Note keys; `shaped` only those that look like one, because the call may be about something else."""
        for node in nodes:
            for text in _texts(node):
                if not shaped or KEY.fullmatch(text):
                    self._note(self.usage.keys, text, node)
                if event:
                    self._note(self.usage.events, text, node)
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and "-" in str(first.value):
                    self._note(self.usage.prefixes, str(first.value), node)

    def _arguments(self, node: ast.Call) -> None:
        """Note what a message is given; nothing where a mapping is unpacked or no key is named here."""
        names = [keyword.arg for keyword in node.keywords]
        if node.args and None not in names:
            given = frozenset(name.replace("_", "-") for name in names if name)
            for text in _texts(node.args[0]):
                self.usage.arguments.append((text, f"{self.name}:{node.lineno}", given))

    def _phrase(self, node: ast.Call) -> None:
        for text in _texts(_argument(node, 0, "noun")):
            self._note(self.usage.nouns, text, node)
        adjectives = _argument(node, 1, "adjectives")
        for element in adjectives.elts if isinstance(adjectives, ast.Tuple) else ():
            for text in _texts(element):
                self._note(self.usage.adjectives, text, node)

    def _note(self, table: dict[str, str], text: str, node: ast.AST) -> None:
        table.setdefault(text, f"{self.name}:{getattr(node, 'lineno', 1)}")


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _is_mistake(name: str) -> bool:
    """Tell whether a call makes one of our errors, which carry a key."""
    return name in _MISTAKES or (name.endswith("Error") and not hasattr(builtins, name))


def _argument(node: ast.Call, place: int, name: str) -> ast.expr | None:
    if len(node.args) > place:
        return node.args[place]
    return next((keyword.value for keyword in node.keywords if keyword.arg == name), None)


def _texts(node: ast.expr | None) -> Iterator[str]:
    """Yield the texts an expression can be: a literal, or a choice of literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _is_event(node: ast.Call) -> bool:
    """Tell whether `say` tells an event: its kind is anything but a quiet literal."""
    if len(node.args) < 2:
        return False
    kind = node.args[1]
    return not (isinstance(kind, ast.Constant) and kind.value in QUIET_KINDS)


def read_usage(sources: Mapping[str, Path]) -> Usage:
    """Read Python sources: a folder or a file by the name that findings show for it."""
    usage = Usage()
    for name, source in sources.items():
        paths = sorted(source.rglob("*.py")) if source.is_dir() else [source]
        for path in paths:
            shown = f"{name}/{path.relative_to(source).as_posix()}" if source.is_dir() else name
            _Scanner(usage, shown).visit(ast.parse(path.read_text(encoding="utf-8")))
    return usage
