"""Commands that sentences name, taken from the messages of a language and from the code that says them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessgames.language.resources import files, locales_root

Word = tuple[str, str]
"""The id of a word with the game whose word it is; `$name` for one that code puts into the message."""

Piece = str | Word
"""A text, or a word; other values are the text `…`."""

OTHER: Final = "…"

OUTSIDE: Final = re.compile(r"accessgames (?:--)?[a-z][a-z-]*(?: (?:--)?[\w-]+(?=[ .,]|$))*")
"""A command of the operating system in a sentence, with what may belong to it."""

MOST_FORMS: Final = 64
"""A message with more combinations of variants is read variant by variant."""

_WORDS: Final = re.compile(r"\bword\(|\.word\b")
"""What asks the vocabulary for a word, in code."""

_ENTRY: Final = re.compile(r"^[a-z][\w-]* =.*\n(?:(?: .*)?\n)*", re.MULTILINE)
"""A message with all its lines."""

_CODE: Final = Path(__file__).parents[2] / "accessgames"


@dataclass(frozen=True, order=True)
class Advice:
    """A command that a message names.

    Attributes:
        key: The message.
        words: What is typed, word by word.
        outside: The command of the operating system instead, with what follows it.
        sentence: The message with that command.
    """

    key: str
    words: tuple[Word, ...] = ()
    outside: str = ""
    sentence: str = ""


@cache
def advice(tag: str) -> tuple[Advice, ...]:
    """Collect every command that a message of a language names, in all its forms."""
    found: set[Advice] = set()
    for path in files((locales_root(),), tag, "*.ftl"):
        for text in _ENTRY.findall(path.read_text(encoding="utf-8")):
            arguments = word_arguments().get(text.partition(" ")[0], frozenset())
            if arguments or "WORD(" in text or "accessgames" in text:
                found.update(named_in(text, arguments))
    return tuple(sorted(found))


def named_in(text: str, arguments: frozenset[str] = frozenset()) -> Iterator[Advice]:
    """Yield the commands in all forms of a message, of which some arguments are words."""
    entry = FluentParser().parse_entry(text)
    if isinstance(entry, ftl.Message):
        whole: set[Advice] = set()
        for pattern in filter(None, (entry.value, *(form.value for form in entry.attributes))):
            found = {one for pieces in _variants(pattern, arguments) for one in _named(entry.id.name, pieces)}
            whole = whole or found
            for one in found:
                # In short forms blanks stand between commands, too.
                yield from (one,) if one in whole else (replace(one, words=(word,)) for word in one.words)


@cache
def word_arguments() -> Mapping[str, frozenset[str]]:
    """Return which arguments of which messages are words that are typed, as the code says them."""
    found: dict[str, set[str]] = {}
    for path in _CODE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if _WORDS.search(text):
            for function in ast.walk(ast.parse(text)):
                if isinstance(function, ast.FunctionDef):
                    for key, names in _said(function):
                        found.setdefault(key, set()).update(names)
    return {key: frozenset(names) for key, names in found.items()}


def _said(function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
    """Yield the messages of a function that carry words, and the names of their arguments."""
    nodes = tuple(ast.walk(function))
    kept = {
        name.id
        for node in nodes
        if isinstance(node, ast.Assign) and _is_word(node.value, set())
        for target in node.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }
    for node in nodes:
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            names = {part.arg or "" for part in node.keywords if _is_word(part.value, kept)}
            if names:
                yield str(node.args[0].value), names


def _is_word(value: ast.AST, kept: set[str]) -> bool:
    """Tell whether an expression is a word of the vocabulary, or several, or a name kept for one."""
    return any(
        (isinstance(node, ast.Attribute) and node.attr == "word")
        or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "word")
        or (isinstance(node, ast.Name) and node.id in kept)
        for node in ast.walk(value)
    )


def _variants(pattern: ftl.Pattern, arguments: frozenset[str]) -> list[list[Piece]]:
    """Return what a pattern may be, variant by variant."""
    found: list[list[Piece]] = [[]]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            further: list[list[Piece]] = [[element.value]]
        else:
            further = list(_values(element.expression, arguments))
        if len(found) * len(further) <= MOST_FORMS:
            found = [[*before, *behind] for before in found for behind in further]
        else:
            found = [[*before, *further[0]] for before in found] + [[*found[0], *one] for one in further[1:]]
    return found


def _values(node: object, arguments: frozenset[str]) -> Iterator[list[Piece]]:
    """Yield what a placeable may stand for."""
    if isinstance(node, ftl.SelectExpression):
        for variant in node.variants:
            yield from _variants(variant.value, arguments)
    elif isinstance(node, ftl.Placeable):
        yield from _values(node.expression, arguments)
    elif isinstance(node, ftl.StringLiteral):
        yield [str(node.parse()["value"])]
    elif isinstance(node, ftl.VariableReference) and node.id.name in arguments:
        yield [(f"${node.id.name}", "")]
    elif isinstance(node, ftl.FunctionReference) and node.id.name == "CAP":
        yield from _values(node.arguments.positional[0], arguments)
    elif isinstance(node, ftl.FunctionReference) and node.id.name == "COMMAND":
        parts = (list(_values(part, arguments)) for part in node.arguments.positional)
        for chosen in product(*parts):
            yield [piece for part in chosen for piece in (" ", *part)][1:]
    elif isinstance(node, ftl.FunctionReference) and node.id.name == "WORD":
        yield [_word(node.arguments)]
    else:
        yield [OTHER]


def _word(given: ftl.CallArguments) -> Piece:
    """Return the word that `WORD()` is given; another text where code decides it."""
    (word,) = given.positional
    named = ((one.name.name, one.value) for one in given.named)
    games = (of.parse()["value"] for name, of in named if name == "of" and isinstance(of, ftl.StringLiteral))
    return (
        (str(word.parse()["value"]), str(next(games, ""))) if isinstance(word, ftl.StringLiteral) else OTHER
    )


def _named(key: str, pieces: list[Piece]) -> Iterator[Advice]:
    """Yield the commands in one form: words with nothing but a blank between them are one."""
    words: list[Word] = []
    for piece, behind in zip(pieces, (*pieces[1:], ""), strict=True):
        if isinstance(piece, tuple):
            words.append(piece)
        elif words and not (piece == " " and isinstance(behind, tuple)):
            yield Advice(key, tuple(words))
            words = []
    if words:
        yield Advice(key, tuple(words))
    text = "".join(piece if isinstance(piece, str) else OTHER for piece in pieces)
    for found in OUTSIDE.finditer(text):
        yield Advice(key, (), found[0], text)
