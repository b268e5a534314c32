"""Plain text with a little Markdown, taken apart into headings, paragraphs and lists.

Two ways of reading: a text that flows (Markdown: lines of a paragraph belong together) and a text whose
every line stands for itself (transcripts, result lists). All of it takes time proportional to the length of
the text, however the text was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from accessgames.dataclasses import dataclass

BULLET: Final = "•"

_DEEPEST: Final = 3
_INDENT_STEP: Final = 2
_HEADING_LEVELS: Final = 6
_RULE_LENGTH: Final = 3
_FENCES: Final = ("```", "~~~")
_BULLETS: Final = frozenset("-*+•")
_NUMBERED: Final = re.compile(r"[0-9]{1,9}[.)]\s")
_MARKUP: Final = (
    (re.compile(r"!?\[([^\[\]]*)\]\([^()\s]*\)"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*(?![\s*])([^*]+)(?<!\s)\*(?!\w)"), r"\1"),
    (re.compile(r"(?<!\w)_(?!\s)([^_]+)(?<!\s)_(?!\w)"), r"\1"),
)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; `level` 1 is the highest, 6 the lowest."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; its lines may be broken anew."""

    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list, or one line that stands for itself; `depth` 0 is the outermost."""

    text: str
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Literal:
    """Lines of print whose spaces and ends matter."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A tactile drawing: rows of cells, kept on one page."""

    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """An empty line."""


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows begins a page."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across the sheet, along which it can be cut; never the first of a page."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Blocks that stand on one page together, unless they are longer than a page."""

    blocks: tuple[Block, ...]


Block: TypeAlias = Heading | Paragraph | Item | Literal | Diagram | Gap | PageBreak | Rule | Kept


def parse_blocks(text: str, *, flowing: bool = True) -> Iterator[Block]:
    """Take a text apart.

    Understood in a flowing text: headings with "#" or underlined by "=" or "-", lists with "-", "*", "+" or
    numbers, quotations, tables (each row becomes an entry), fenced blocks, emphasis and links (their marks
    are left out). In a text that does not flow: headings with "#"; every other line is an entry, an empty
    one a gap. A form feed begins a page in both.

    Args:
        text: Any text; lines may end in LF, CR LF or CR.
        flowing: Which of the two ways.

    Yields:
        The blocks in order.
    """
    sheets = text.replace("\r\n", "\n").replace("\r", "\n").split("\f")
    for number, sheet in enumerate(sheets):
        if number:
            yield PageBreak()
        lines = sheet.split("\n") if sheet else []
        if flowing:
            yield from _Flow().read(lines)
            continue
        for line in map(str.strip, lines):
            yield _heading(line) or (Item(line) if line else Gap())


def _heading(text: str) -> Heading | None:
    """Read "## Text" or "## Text ##"."""
    level = len(text) - len(text.lstrip("#"))
    if not 1 <= level <= _HEADING_LEVELS or not text[level:].startswith((" ", "\t")):
        return None
    title = text[level:].strip().rstrip("#").rstrip()
    return Heading(level, title) if title else None


def _without_markup(text: str) -> str:
    for pattern, kept in _MARKUP:
        text = pattern.sub(kept, text)
    return text


class _Flow:
    """Reads one flowing text: remembers the lines of the block that is not finished."""

    def __init__(self) -> None:
        self._pending: list[str] = []
        self._depth: int | None = None  # of the unfinished item; None: it is a paragraph
        self._fence = ""

    def read(self, lines: list[str]) -> Iterator[Block]:
        for line in lines:
            text = line.strip()
            if self._fence and text == self._fence:
                yield Literal(tuple(self._pending))
                self._pending, self._fence = [], ""
            elif self._fence:
                self._pending.append(line.rstrip())
            elif not text:
                yield from self._finish()
            else:
                yield from self._line(line, text)
        if self._fence:
            yield Literal(tuple(self._pending))
        else:
            yield from self._finish()

    def _line(self, line: str, text: str) -> Iterator[Block]:
        """Take one line that is not empty and not inside a fence."""
        heading = _heading(text)
        if heading:
            yield from self._finish()
            yield Heading(heading.level, _without_markup(heading.text))
        elif text.startswith(_FENCES):
            yield from self._finish()
            self._fence = text[:_RULE_LENGTH]
        elif text.startswith("|"):
            yield from self._finish()
            if text.strip("|-: "):
                fields = (field.strip() for field in text.strip("|").split("|"))
                yield Item(_without_markup("; ".join(filter(None, fields))))
        elif len(text) < _RULE_LENGTH or text[0] not in "=-*_" or text.strip(text[0]):
            yield from self._text(line, text)
        elif self._pending and self._depth is None and text[0] in "=-":
            title, self._pending = _without_markup(" ".join(self._pending)), []
            yield Heading(1 if text[0] == "=" else 2, title)
        else:
            yield from self._finish()

    def _text(self, line: str, text: str) -> Iterator[Block]:
        """Begin an entry, or go on with what is pending."""
        bullet = text[0] in _BULLETS and text[1:2].isspace()
        if bullet or _NUMBERED.match(text):
            yield from self._finish()
            indent = len(line) - len(line.lstrip())
            self._depth = min(indent // _INDENT_STEP, _DEEPEST)
            self._pending.append(f"{BULLET} {text[1:].lstrip()}" if bullet else text)
        else:
            self._pending.append(text.lstrip("> ") if text.startswith(">") else text)

    def _finish(self) -> Iterator[Block]:
        text, depth = _without_markup(" ".join(self._pending)), self._depth
        self._pending, self._depth = [], None
        if text:
            yield Paragraph(text) if depth is None else Item(text, depth)
