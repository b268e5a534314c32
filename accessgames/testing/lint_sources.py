"""What the linter reads: the messages of a language, and what code says of them."""

from __future__ import annotations

import ast
import builtins
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from accessgames.dataclasses import dataclass, field
from accessgames.language.resources import files
from accessgames.language.values import QUIET_KINDS
from accessgames.testing.lint_sentences import readings
from accessgames.testing.lint_wording import Gap, gaps

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
    """A function call: its name, its positional text or variable if it is one, and its named arguments."""

    name: str
    text: str | None
    named: Mapping[str, str]
    variable: str = ""


@dataclass(slots=True)
class Facts:
    """What one form of a message contains.

    Attributes:
        variables: Names of variables.
        references: Messages and terms.
        calls: Calls of functions.
        selections: The function that is selected by ("" for a variable), and the keys of the variants.
        lines: How it reads, see `lint_sentences.readings`.
        gaps: Its values with the words around them, see `lint_wording.gaps`.
    """

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    selections: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    lines: tuple[str, ...] = ()
    gaps: tuple[Gap, ...] = ()


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
        variable = first.id.name if isinstance(first, ftl.VariableReference) else ""
        self.facts.calls.append(Call(node.id.name, text, named, variable))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - as above
        variants = frozenset(
            variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)
        )
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.FunctionReference) else ""
        self.facts.selections.append((name, variants))
        self.generic_visit(node)


def read_catalogue(root: Path, tag: str) -> tuple[dict[str, Entry], list[Finding]]:
    """Read all Fluent files of a language.

    Returns:
        Key -> entry, terms with their dash; and what cannot be read or stands twice.
    """
    catalogue: dict[str, Entry] = {}
    findings: list[Finding] = []
    for path in files((root,), tag, "*.ftl"):
        for part in _parts(path.read_text(encoding="utf-8")):
            place = f"{path.relative_to(root.parent).as_posix()}:{part.line}"
            if part.forms is None:
                findings.append(Finding(place, "junk", part.key, part.reason))
            elif part.key in catalogue:
                findings.append(Finding(place, "duplicate-key", part.key, catalogue[part.key].place))
            else:
                catalogue[part.key] = Entry(place, part.forms)
    return catalogue, findings


class _Part(NamedTuple):
    """A message or term of a file: its facts by form; or what cannot be read, with the reason."""

    line: int
    key: str
    forms: dict[str, Facts] | None
    reason: str = ""


@cache  # the same files are read for each language beside them, and again by each question of a run
def _parts(text: str) -> tuple[_Part, ...]:
    found = []
    for node in FluentParser().parse(text).body:
        line = text.count("\n", 0, node.span.start if node.span else 0) + 1
        if isinstance(node, ftl.Junk):
            reason = str(node.annotations[0].message) if node.annotations else ""
            found.append(_Part(line, (node.content or "").split("\n")[0], None, reason))
        elif isinstance(node, ftl.Message | ftl.Term):
            key = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            patterns = {VALUE: node.value} | {form.id.name: form.value for form in node.attributes}
            found.append(
                _Part(line, key, {form: _facts(pattern) for form, pattern in patterns.items() if pattern})
            )
    return tuple(found)


def _facts(pattern: ftl.Pattern) -> Facts:
    collector = _Collector(Facts(lines=tuple(readings(pattern)), gaps=tuple(gaps(pattern))))
    collector.visit(pattern)
    return collector.facts


KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
"""What a message key looks like."""

_SAYING: Final = frozenset({"text", "refuse", "has"})
_DECLARING: Final = frozenset({"keys", "event_keys"})
_MISTAKES: Final = frozenset({"MalformedAction", "AmbiguousAction", "IllegalAction", "NotYourTurn"})
_ERROR_KEY: Final = re.compile(r"error-[a-z0-9-]*[a-z0-9]")


@dataclass(slots=True)
class SmallGames:
    """What `accessgames.games.simple` makes keys of.

    Attributes:
        games: Ids, each with the types that its rules have for actions and for events, of any rules.
        told: Ids of those games that are told by a `SimpleNarration`.
        parts: What follows the id in any case where there is a `simple_room`, and where that is said.
        options: Keys of options.
        kinds: What classes and other names of types stand for: subclasses, or the members of a union.
    """

    games: list[tuple[str, ast.expr, ast.expr]] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    parts: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    kinds: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))

    def names(self, node: ast.expr, seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """Yield the names of the classes that a type stands for, as keys have them."""
        name = _name(node)
        if isinstance(node, ast.BinOp):
            yield from (*self.names(node.left, seen), *self.names(node.right, seen))
        elif name in self.kinds and name not in seen:
            for kind in self.kinds[name]:
                yield from self.names(kind, seen | {name})
            if not self.kinds[name]:
                yield name.lower()

    def note(self, usage: Usage) -> None:
        """Note the keys of every game; the only one of a package must have all but those of actions."""
        games = [one for one in self.games if one[0] in self.told]
        certain = bool(self.parts) and len(games) == 1
        for game, action, event in games:
            events = dict.fromkeys(self.names(event), self.parts.get("turn", ""))
            options = {f"option-{key}": place for key, place in self.options.items()}
            keys = {f"{game}-{part}": place for part, place in {**self.parts, **options, **events}.items()}
            usage.strings.update(keys, (f"{game}-action-{name}" for name in self.names(action)))
            if certain:
                usage.keys.update(keys)
                usage.events.update({f"{game}-{part}": keys[f"{game}-{part}"] for part in (*events, "turn")})


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
        arguments: Key, place and arguments of each call that gives them one by one, with the kind of value
            that each certainly is, "" where that can't be seen.
        strings: Every text constant: whatever is equal to a key may be one.
        small: What small games have, whose helpers make keys of names.
    """

    keys: dict[str, str] = field(default_factory=dict)
    prefixes: dict[str, str] = field(default_factory=dict)
    events: dict[str, str] = field(default_factory=dict)
    nouns: dict[str, str] = field(default_factory=dict)
    adjectives: dict[str, str] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    arguments: list[tuple[str, str, Mapping[str, str]]] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)
    small: SmallGames = field(default_factory=SmallGames)


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

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        small = self.usage.small
        small.kinds.setdefault(node.name, [])
        for base in node.bases:
            if isinstance(base, ast.Subscript) and isinstance(base.slice, ast.Tuple):
                types = base.slice.elts[1:]
                kind = _name(base.value)
                for one in node.body if kind in {"Game", "SimpleGame"} else ():
                    if isinstance(one, ast.Assign) and _name(one.targets[0]) == "id":
                        small.games += [(text, types[0], types[1]) for text in _texts(one.value)]
                        small.told.update(_texts(one.value) if kind == "SimpleGame" else ())
            elif name := _name(base):
                small.kinds[name].append(ast.Name(node.name))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.BinOp) and isinstance(node.targets[0], ast.Name):
            self.usage.small.kinds[node.targets[0].id].append(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name in {"say", "say_who"}:
            # An event, unless its kind is a quiet literal; what somebody did always is one.
            kind = node.args[1] if len(node.args) > 1 else ast.Constant("answer")
            quiet = isinstance(kind, ast.Constant) and kind.value in QUIET_KINDS
            self._keys(node.args[:1], event=not quiet)
            self._arguments(node)
        elif name in _DECLARING:
            self._keys(node.args, event=name == "event_keys")
        elif name in _SAYING | _MISTAKES or (name.endswith("Error") and not hasattr(builtins, name)):
            self._keys(node.args[:1], shaped=True)
            if name != "refuse":  # the room that words a refusal may add to its arguments
                self._arguments(node)
        else:
            self._ids(name, node)
        self.generic_visit(node)

    def _ids(self, name: str, node: ast.Call) -> None:
        """Note what is named by an id, or is a part of a key."""
        usage = self.usage
        if name == "simple_room":
            lines = _argument(node, 3, "rules")
            count = lines.value if isinstance(lines, ast.Constant) and isinstance(lines.value, int) else 0
            for part in ("turn", "status", "rules", *(f"rules-{line + 1}" for line in range(count))):
                self._note(usage.small.parts, part, node)
        elif name in {"SimpleNarration", "simple_rulebook"}:
            self._helped(name, node)
        elif name in {"Code", "Option"}:
            for text in _texts(_argument(node, 0, "key")):
                self._note(usage.codes if name == "Code" else usage.small.options, text, node)
        elif name == "Phrase":
            for text in _texts(_argument(node, 0, "noun")):
                self._note(usage.nouns, text, node)
            adjectives = _argument(node, 1, "adjectives")
            for element in adjectives.elts if isinstance(adjectives, ast.Tuple) else ():
                for text in _texts(element):
                    self._note(usage.adjectives, text, node)

    def _helped(self, name: str, node: ast.Call) -> None:
        """Note what a helper of a small game makes of an id, where it is called without `simple_room`."""
        for game in _texts(_argument(node, 0, "game")):
            if name == "SimpleNarration":
                self.usage.small.told.add(game)
                self.usage.strings.add(f"{game}-status")
                self._note(self.usage.small.parts, "turn", node)
                continue
            lines = _argument(node, 1, "lines")
            count = lines.value if isinstance(lines, ast.Constant) and isinstance(lines.value, int) else 0
            for part in ("rules", *(f"rules-{line + 1}" for line in range(count))):
                self._note(self.usage.keys, f"{game}-{part}", node)

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
        if node.args and None not in [keyword.arg for keyword in node.keywords]:
            given = {(one.arg or "").replace("_", "-"): _kind(one.value) for one in node.keywords}
            if _name(node.func) == "say_who":
                given["who"] = ""
            for text in _texts(node.args[0]):
                self.usage.arguments.append((text, f"{self.name}:{node.lineno}", given))

    def _note(self, table: dict[str, str], text: str, node: ast.AST) -> None:
        table.setdefault(text, f"{self.name}:{getattr(node, 'lineno', 1)}")


def _name(node: ast.expr) -> str:
    """Return the last part of a dotted name, empty for any other expression."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


_MADE: Final = {
    **dict.fromkeys(("len", "int", "sum", "abs", "round"), "int"),
    **dict.fromkeys(("str", "quote_briefly", "shown"), "str"),
    **{kind: kind for kind in ("Phrase", "Person", "Cell", "Code", "Day", "Clock", "Listing", "Nested")},
    **dict.fromkeys(("nest", "duration"), "Listing"),
    "person": "Person",
}
"""What functions of these names give."""


COMMAND: Final = "command"
"""The kind of a text that a vocabulary gave: a word that is typed."""


def _kind(node: ast.expr) -> str:
    """Return the kind of value that an expression certainly is, "" where that can't be seen."""
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if isinstance(node, ast.JoinedStr):
        parts = (part.value for part in node.values if isinstance(part, ast.FormattedValue))
        return COMMAND if any(_kind(part) == COMMAND for part in parts) else "str"
    if isinstance(node, ast.IfExp):
        return _kind(node.body) if _kind(node.body) == _kind(node.orelse) else ""
    if isinstance(node, ast.Call) and _name(node.func) == "word":
        return COMMAND
    return _MADE.get(_name(node.func), "") if isinstance(node, ast.Call) else ""


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


def read_usage(sources: Mapping[str, Path]) -> Usage:
    """Read Python sources: a folder or a file by the name that findings show for it."""
    usage = Usage()
    for name, source in sources.items():
        paths = sorted(source.rglob("*.py")) if source.is_dir() else [source]
        for path in paths:
            shown = f"{name}/{path.relative_to(source).as_posix()}" if source.is_dir() else name
            _Scanner(usage, shown).visit(ast.parse(path.read_text(encoding="utf-8")))
    usage.small.note(usage)
    return usage
