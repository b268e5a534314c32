"""Fluent files read lazily: an index of entries first, each entry parsed when it is said for the first time.

Parsing all messages of four games would cost more than the whole start of the program may take; finding where
they begin costs a millisecond.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor

from accessgames.language.resources import LanguageDataError, files

if TYPE_CHECKING:
    from pathlib import Path

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_BREAK: Final = re.compile(r"\n(\n*)")


@dataclass(frozen=True, slots=True)
class Source:
    """One entry of a Fluent file, not parsed yet.

    Attributes:
        path: The file.
        line: Line of the entry, counted from 1.
        text: The entry as it is written.
    """

    path: Path
    line: int
    text: str


def split_entries(path: Path) -> Iterator[tuple[str, Source]]:
    """Find the entries of a Fluent file: message ids, and term ids with their leading dash.

    Raises:
        LanguageDataError: The file is not text in UTF-8.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageDataError(f"{path}: {error}") from error
    text = _COMMENT.sub("", text)
    starts = list(_ENTRY.finditer(text))
    line, counted = 1, 0
    for match, following in zip(starts, [*starts[1:], None], strict=True):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        end = following.start() if following else len(text)
        yield match[1], Source(path, line, text[match.start() : end])


def index_entries(roots: tuple[Path, ...], tag: str) -> Mapping[str, Source]:
    """Index all Fluent files of a language; the first entry of a name wins, the linter names the others."""
    index: dict[str, Source] = {}
    for path in files(roots, tag, "*.ftl"):
        for key, source in split_entries(path):
            index.setdefault(key, source)
    return index


class _Lines(Transformer):
    """Makes line breaks of the file into blanks; only an empty line breaks what is said."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - as the library calls it
        node.value = _BREAK.sub(lambda match: "\n" if match[1] else " ", node.value)
        return node


class _References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        """Start with none."""
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - as the library calls it
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - as the library calls it
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def parse_entry(key: str, source: Source) -> tuple[ftl.Resource, frozenset[str]]:
    """Parse one entry.

    Returns:
        The entry as a resource that a bundle can add, and the entries that it refers to.

    Raises:
        LanguageDataError: The entry is not valid Fluent.
    """
    resource = FluentParser(with_spans=False).parse(source.text)
    for item in resource.body:
        if isinstance(item, ftl.Junk):
            reason = "; ".join(str(note.message) for note in item.annotations or ())
            raise LanguageDataError(f"{source.path}:{source.line}: {key}: {reason}")
    references = _References()
    references.visit(resource)
    return _Lines().visit(resource), frozenset(references.found)
