"""Documents as files: plain text, tables, web pages and Braille, and the bytes of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.braille import blocks as cells
from accessgames.braille import document, pages
from accessgames.club.papers import paper as papers
from accessgames.club.papers import spreadsheets, web
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from accessgames.language import Language, Message


def say_in_full(message: Message, language: Language) -> str:
    """Say a message in full."""
    return language.form(message, "full")


ROOM: Final = "_" * 20
"""Where something is written by hand, in plain text; voices leave it out."""


def to_text(paper: papers.Paper, language: Language) -> str:
    """Write a document with one sentence in a line and an empty line between its parts.

    A paragraph stays one line: programs that show it break it themselves, and a screen reader reads it in
    one go.

    Returns:
        The text; it ends with a line feed.
    """
    parts = [[say_in_full(paper.title, language)]]
    for title, blocks in ((None, paper.blocks), *((one.title, one.blocks) for one in paper.chapters)):
        head = [] if title is None else [say_in_full(title, language)]
        told = (
            _text_lines(block, language, titled=title is not None and not number)
            for number, block in enumerate(blocks)
        )
        parts.append([*head, *(line for lines in told for line in lines)])
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _text_lines(block: papers.Block, language: Language, *, titled: bool) -> Iterator[str]:
    """Yield a paragraph in one line, anything else in a line for each sentence, with room to write."""
    lines = [say_in_full(sentence, language) for sentence in papers.sentences((block,), titled=titled)]
    if isinstance(block, papers.Paragraph):
        yield " ".join(lines)
        return
    captions = int(isinstance(block, papers.DataTable) and not titled)
    yield from lines[:captions]
    yield from (f"{line} {ROOM}" if block.room else line for line in lines[captions:])


def to_braille(
    paper: papers.Paper, language: Language, fmt: str, size: pages.PageSize, date: dt.date | None
) -> bytes:
    """Write a document for an embosser (`brf`, `pef`) or a display (`unicode`).

    Columns do not fit a line of 30 cells: a row of a table is told in its short form, which mostly fits one
    line. No row, entry or paragraph of up to a page stands on two pages, nor does a card.

    Args:
        paper: The document.
        language: Whose words and whose Braille.
        fmt: One of `braille.document.FORMATS`.
        size: The sheet.
        date: Day of publication, for PEF.

    Returns:
        The bytes, the same for the same document.

    Raises:
        BrailleError: The format is unknown.
    """
    target = document.BrailleTarget(
        fmt, size, language.tag, say_in_full(paper.title, language), head_from=2, date=date
    )
    layout: list[cells.Block] = [cells.Heading(1, target.title), *_braille_blocks(paper.blocks, language)]
    for number, chapter in enumerate(paper.chapters):
        part = (
            cells.Heading(2, say_in_full(chapter.title, language)),
            *_braille_blocks(chapter.blocks, language, titled=True),
        )
        # A card that no page could hold is broken between its records, as everything else is.
        if paper.apart is papers.Cut.CARDS and _height(part, target) < size.lines:
            layout += (cells.Kept(part), cells.Gap(), cells.Rule())
            continue
        if paper.apart and (number or paper.blocks):
            layout.append(cells.PageBreak())
        layout += part
    return document.render(layout, target)


def _height(part: Iterable[cells.Block], target: document.BrailleTarget) -> int:
    """Return how many lines blocks take."""
    return sum(1 for _ in document.lay_out(part, target.size.width, target.language))


def _braille_blocks(
    blocks: tuple[papers.Block, ...], language: Language, *, titled: bool = False
) -> Iterator[cells.Block]:
    for number, block in enumerate(blocks):
        if isinstance(block, papers.Paragraph):
            text = " ".join(say_in_full(sentence, language) for sentence in block.sentences)
            yield cells.Kept((cells.Paragraph(text),))
            continue
        head: tuple[cells.Block, ...] = ()
        told = (
            [say_in_full(one, language) for one in block.sentences]
            if isinstance(block, papers.Entries)
            else [language.form(row.sentence, "braille") for row in block.rows]
        )
        if isinstance(block, papers.DataTable) and (number or not titled):
            head = (cells.Item(language.form(block.caption, "braille")),)
        room = (cells.Gap(),) if block.room else ()
        # What stands above a list stays with its first entry.
        for text in told or ([""] if head else []):
            yield cells.Kept((*head, cells.Item(text), *room))
            head = ()


FORMATS: Final = ("text", "html", "csv", "xlsx", "brf", "pef", "unicode")
"""What a document can be written as: plain text, a web page, tables, Braille for embossers or displays."""

SUFFIXES: Final = {
    "text": ".txt",
    "html": ".html",
    "csv": ".csv",
    "xlsx": ".xlsx",
    "brf": ".brf",
    "pef": ".pef",
    "unicode": ".txt",
}
"""What the name of a file ends with, by format."""

OF_TABLES: Final = ("csv", "xlsx")
"""Formats that hold nothing but the tables of a document."""


@dataclass(frozen=True, slots=True)
class PageSettings:
    """What a format for paper needs to know.

    Attributes:
        size: Cells in a line and lines on a page, for Braille.
        date: Day of publication, for PEF.
    """

    size: pages.PageSize = pages.DEFAULT_SIZE
    date: dt.date | None = None


def write_paper(
    paper: papers.Paper, language: Language, fmt: str, sheet: PageSettings | None = None, table: int = 0
) -> bytes:
    """Write a document.

    Args:
        paper: The document.
        language: Whose words.
        fmt: One of FORMATS.
        sheet: The paper for Braille; the usual one when not given.
        table: Which of its tables, from 0, as CSV.

    Returns:
        The bytes of a file, the same for the same document.

    Raises:
        GameError: `club-error-format` for an unknown format (`value`, `known`), `club-error-no-table` for a
            document that has no table to write as tables, or as `to_workbook`.
    """
    sheet = sheet or PageSettings()
    tables = papers.data_tables(paper)
    if fmt in OF_TABLES and not tables:
        others = tuple(one for one in FORMATS if one not in OF_TABLES)
        raise GameError("club-error-no-table", formats=others)
    match fmt:
        case "text":
            return to_text(paper, language).encode()
        case "html":
            return web.to_html(paper, language)
        case "csv":
            return spreadsheets.to_csv(tables[table], language)
        case "xlsx":
            return spreadsheets.to_workbook(say_in_full(paper.title, language), tables, language)
        case "brf" | "pef" | "unicode":
            return to_braille(paper, language, fmt, sheet.size, sheet.date)
    raise GameError("club-error-format", value=fmt, known=FORMATS)


def write_files(
    paper: papers.Paper, language: Language, fmt: str, name: str, sheet: PageSettings | None = None
) -> Mapping[str, bytes]:
    """Write a document as files: one, but as CSV one for each table.

    The first has the name asked for, further tables have numbers from 2 before its ending.

    Returns:
        Name of the file -> its bytes, in the order of the tables.

    Raises:
        GameError: As `write_paper`.
    """
    files = {name: write_paper(paper, language, fmt, sheet)}
    path = Path(name)
    for number in range(2, len(papers.data_tables(paper)) + 1 if fmt == "csv" else 0):
        further = path.with_name(f"{path.stem}-{number}{path.suffix}")
        files[str(further)] = write_paper(paper, language, fmt, sheet, number - 1)
    return files
