"""What the linter knows of sentences: how a pattern reads, bare commands and bare prepositions.

A pattern reads as a line for each variant of each choice, the others being their defaults. Values stand in it
as marks: `⟦name⟧` a variable, `⟦WORD⟧` a word that is typed, `⟦COMMAND⟧` what is marked as a command, and
`⟦FUNCTION⟧` what any other function gives.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fluent.syntax import ast as ftl

_MARK: Final = re.compile(r"⟦([\w-]+)⟧")
_SENTENCE_ENDS: Final = re.compile(r"[:;.?!]")
_BETWEEN: Final = re.compile(r"(?:,? (?:a|i|nebo|and|or)(?= )|[,⏎/\s])+")
_LONGEST_HEAD: Final = 25
"""So many letters beside the word may stand before the colon of an entry, such as "and a number:"."""


def readings(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield how a pattern reads."""
    parts = [tuple(dict.fromkeys(_read(element))) for element in pattern.elements]
    usual = [part[0] for part in parts]
    yield "".join(usual)
    for place, part in enumerate(parts):
        for other in part[1:]:
            yield "".join((*usual[:place], other, *usual[place + 1 :]))


def _read(element: ftl.TextElement | ftl.Placeable) -> Iterator[str]:
    """Yield what an element may read as, its default first."""
    if isinstance(element, ftl.TextElement):
        yield element.value
        return
    expression = element.expression
    if isinstance(expression, ftl.SelectExpression):
        for variant in sorted(expression.variants, key=lambda one: not one.default):
            yield from readings(variant.value)
    elif isinstance(expression, ftl.StringLiteral):
        yield str(expression.parse()["value"])
    else:
        yield f"⟦{_mark(expression)}⟧"


def _mark(expression: object) -> str:
    if isinstance(expression, ftl.VariableReference):
        return expression.id.name
    if isinstance(expression, ftl.FunctionReference):
        inner = expression.arguments.positional[0] if expression.arguments.positional else None
        if expression.id.name == "CAP" and isinstance(inner, ftl.FunctionReference):
            return _mark(inner)
        return expression.id.name
    return "other"


def bare_commands(line: str, names: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the parts of a reading in which a word that is typed stands like any other word.

    It may stand so in a list of nothing else, and at the head of an entry with a colon behind it.

    Args:
        line: How a pattern reads.
        names: Variables that are words which are typed.

    >>> list(bare_commands("Zbývá ⟦n⟧, napište ⟦WORD⟧."))
    ['Zbývá ⟦n⟧, napište ⟦WORD⟧']
    >>> list(bare_commands("Dál: ⟦WORD⟧ a ⟦WORD⟧.")), list(bare_commands("⟦WORD⟧ a číslo: přečte řadu."))
    ([], [])
    """
    typed, start = names | {"WORD"}, 0
    for end in (*(match.start() for match in _SENTENCE_ENDS.finditer(line)), len(line)):
        part = line[start:end]
        found = _MARK.findall(part)
        head = start == 0 and line[end : end + 1] == ":" and part.startswith("⟦") and found[0] in typed
        head = head and len(_MARK.sub("", part)) <= _LONGEST_HEAD
        if any(mark in typed for mark in found) and not head and _words(part, typed):
            yield part.strip()
        start = end + 1


def _words(part: str, typed: frozenset[str]) -> str:
    """Return what is left of a part without words that are typed, lists and quotes."""
    left = re.sub(r"[„“][^„“”]*[“”]", "", part)
    if not any(mark in typed for mark in _MARK.findall(left)):
        return ""
    return _BETWEEN.sub("", f"{_MARK.sub('', left)} ").strip()


def bare_prepositions(line: str, longer: Iterable[str]) -> Iterator[str]:
    """Yield the prepositions that stand bare before a value, so that they can't take their longer form.

    Args:
        line: How a pattern reads.
        longer: Prepositions that have a longer form before some words.

    >>> list(bare_prepositions("Kolo ⟦NP⟧ z ⟦NP⟧.", ["z"])), list(bare_prepositions("z ruky ⟦NP⟧", ["z"]))
    (['z ⟦NP⟧'], [])
    """
    wanted = "|".join(longer)
    if wanted:
        yield from (match[0] for match in re.finditer(rf"\b(?:{wanted}) ⟦[\w-]+⟧", line, re.IGNORECASE))
