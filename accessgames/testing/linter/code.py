"""What the program says: message keys, lexicon ids and events, read from its syntax trees."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from accessgames.language.values import QUIET_KINDS

if TYPE_CHECKING:
    from pathlib import Path

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
