"""A document of a club without words: what is spoken, printed, embossed and opened in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.language import Message

Content: TypeAlias = int | Fraction | str | Message
"""What a cell of a table holds: a number, a text of somebody's own (a name), or words of ours."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together; spoken one by one, printed one after another."""

    sentences: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Entries:
    """A list whose entries are single sentences, such as the rows of a propozice or the prizes.

    Attributes:
        sentences: The entries.
        room: Whether something is written behind each of them by hand, such as a signature.
    """

    sentences: tuple[Message, ...]
    room: bool = False


@dataclass(frozen=True, slots=True)
class DataColumn:
    """A column of a table.

    Attributes:
        title: What stands in its head.
        numeric: Whether its cells are figures, which are aligned to the right in print.
    """

    title: Message
    numeric: bool = False


@dataclass(frozen=True, slots=True)
class DataRow:
    """A row of a table.

    Attributes:
        cells: One for each column.
        sentence: The same told to the ear.
    """

    cells: tuple[Content, ...]
    sentence: Message


@dataclass(frozen=True, slots=True)
class DataTable:
    """Rows under titled columns.

    Attributes:
        caption: What the table is about.
        columns: At least one.
        rows: Each as wide as there are columns.
        header: Index of the column whose cell names its row, such as the player's name.
        room: Whether something is written into each row by hand, where its cells are empty.

    Raises:
        ValueError: A row is not as wide as the table, or no column has the index `header`.
    """

    caption: Message
    columns: tuple[DataColumn, ...]
    rows: tuple[DataRow, ...]
    header: int = 0
    room: bool = False

    def __post_init__(self) -> None:
        """Refuse a table that is no rectangle."""
        wide = len(self.columns)
        if any(len(row.cells) != wide for row in self.rows) or not 0 <= self.header < wide:
            raise ValueError(f"rows of {[len(row.cells) for row in self.rows]} cells, expected {wide} each")


Block: TypeAlias = Paragraph | Entries | DataTable


@dataclass(frozen=True, slots=True)
class Chapter:
    """A titled part of a document."""

    title: Message
    blocks: tuple[Block, ...]


class Cut(StrEnum):
    """Whether the chapters of a document are parted from each other by hand.

    `WHOLE`: they stay together. `PAGES`: each is given away by itself and begins a page, such as a plan of
    somebody's evening. `CARDS`: several are on a page, none of them on two, and a line shows where to cut.
    """

    WHOLE = ""
    PAGES = "pages"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class Paper:
    """A document.

    Attributes:
        title: What it is.
        blocks: What stands before the first chapter.
        chapters: Its parts, in the order in which they are read.
        apart: Whether its chapters are parted.
    """

    title: Message
    blocks: tuple[Block, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    apart: Cut = Cut.WHOLE


def sentences(blocks: tuple[Block, ...], *, titled: bool = False) -> Iterator[Message]:
    """Yield what blocks say to the ear, in order; the caption of a table introduces its rows.

    Args:
        blocks: Blocks of one chapter or of the beginning of a document.
        titled: Whether a title stands right before them, so that the caption of a table that comes first
            would say once more what it is about.
    """
    for number, block in enumerate(blocks):
        if isinstance(block, DataTable):
            if number or not titled:
                yield block.caption
            yield from (row.sentence for row in block.rows)
        else:
            yield from block.sentences


def spoken(paper: Paper) -> tuple[Message, ...]:
    """Return the whole document as lines for the ear: titles, then what stands below them."""
    told = [paper.title, *sentences(paper.blocks)]
    for chapter in paper.chapters:
        told.extend((chapter.title, *sentences(chapter.blocks, titled=True)))
    return tuple(told)


def data_tables(paper: Paper) -> tuple[DataTable, ...]:
    """Return the tables of a document in order."""
    blocks = (*paper.blocks, *(block for chapter in paper.chapters for block in chapter.blocks))
    return tuple(block for block in blocks if isinstance(block, DataTable))


def row_sentences(blocks: tuple[Block, ...]) -> Iterator[Message]:
    """Yield what blocks say, tables by their rows alone."""
    for block in blocks:
        yield from (row.sentence for row in block.rows) if isinstance(block, DataTable) else block.sentences
