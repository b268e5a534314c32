"""Documents as files: plain text, CSV, HTML and Braille, and the bytes of each."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from accessgames.braille import blocks as braille_blocks
from accessgames.braille.document import BrailleTarget, render
from accessgames.braille.pages import DEFAULT_SIZE, PageSize
from accessgames.club.papers.paper import DataTable, Entries, Paragraph, data_tables, sentences
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import Language, Message

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.club.papers.paper import Block, Content, Paper


def say_in_full(message: Message, language: Language) -> str:
    """Say a message in full."""
    return language.form(message, "full")


def say_cell(content: Content, language: Language) -> str:
    """Write what a cell of a table holds; figures are not grouped, so that programs can read them."""
    return say_in_full(content, language) if isinstance(content, Message) else str(content)


def to_text(paper: Paper, language: Language) -> str:
    """Write a document with one sentence in a line and an empty line between its parts.

    A paragraph stays one line: programs that show it break it themselves, and a screen reader reads it in
    one go.

    Returns:
        The text; it ends with a line feed.
    """
    parts = [[say_in_full(paper.title, language)]]
    for title, blocks in ((None, paper.blocks), *((one.title, one.blocks) for one in paper.chapters)):
        head = [] if title is None else [say_in_full(title, language)]
        told = _block_lines(blocks, language, titled=title is not None)
        parts.append([*head, *(line for _, lines in told for line in lines)])
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _block_lines(
    blocks: tuple[Block, ...], language: Language, *, titled: bool = False
) -> Iterator[tuple[Block, list[str]]]:
    """Yield blocks with what they say, a paragraph in one line, anything else in a line for each sentence."""
    for number, block in enumerate(blocks):
        told = sentences((block,), titled=titled and not number)
        lines = [say_in_full(sentence, language) for sentence in told]
        yield block, [" ".join(lines)] if isinstance(block, Paragraph) else lines


BOM: Final = b"\xef\xbb\xbf"
"""Without it spreadsheets take UTF-8 for an older encoding and garble letters with accents."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a text begins with that spreadsheets would reckon out instead of showing."""


def to_csv(paper: Paper, language: Language) -> bytes:
    r"""Write the tables of a document, separated by semicolons, lines ending in CR LF, UTF-8 with BOM.

    Each table begins with its head; several tables are parted by an empty line, each after its caption. A
    text that a spreadsheet would take for a formula gets an apostrophe before it: names come from strangers.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    found = data_tables(paper)
    for number, table in enumerate(found):
        if number:
            writer.writerow(())
        if len(found) > 1:
            writer.writerow((say_in_full(table.caption, language),))
        writer.writerow([say_in_full(column.title, language) for column in table.columns])
        writer.writerows([[_csv_field(cell, language) for cell in row.cells] for row in table.rows])
    return BOM + out.getvalue().encode()


def _csv_field(cell: Content, language: Language) -> str:
    text = say_cell(cell, language)
    return f"'{text}" if not isinstance(cell, int) and text.startswith(_FORMULA) else text


STYLE: Final = (
    ":root { color-scheme: light dark; }"
    " body { font: 1.25rem/1.5 sans-serif; max-width: 45em; margin: 1em auto; padding: 0 1em; }"
    " table { border-collapse: collapse; margin: 1em 0; }"
    " caption { text-align: left; font-weight: bold; padding: 0.3em 0; }"
    " th, td { border: 1px solid; padding: 0.3em 0.6em; text-align: left; }"
    " .figure { text-align: right; }"
    " @media print { body { font-size: 18pt; max-width: none; margin: 0; }"
    " tr, li { break-inside: avoid; } h2, caption { break-after: avoid; }"
    " .apart { break-before: page; } }"
)
"""Large letters, colours of the reader's own choice, nothing that rests on colour or place."""


def to_html(paper: Paper, language: Language) -> bytes:
    """Write a document as one page without scripts, images or anything from elsewhere.

    Headings go down in order (`h1`, `h2`); a table has a caption, a head whose cells name their columns and
    in each row the cell that names the row, so that screen readers say where one is.

    Returns:
        UTF-8; the same bytes for the same document.
    """
    page = Element("html", lang=language.tag)
    title = say_in_full(paper.title, language)
    head = SubElement(page, "head")
    SubElement(head, "meta", charset="utf-8")
    SubElement(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    SubElement(head, "title").text = title
    SubElement(head, "style").text = STYLE
    main = SubElement(SubElement(page, "body"), "main")
    SubElement(main, "h1").text = title
    _html_blocks(main, paper.blocks, language)
    for chapter in paper.chapters:
        part = SubElement(main, "section", {"class": "apart"} if paper.apart else {})
        SubElement(part, "h2").text = say_in_full(chapter.title, language)
        _html_blocks(part, chapter.blocks, language)
    made: str = tostring(page, encoding="unicode", method="html")
    return f"<!DOCTYPE html>\n{made}\n".encode()


def _html_blocks(parent: Element, blocks: tuple[Block, ...], language: Language) -> None:
    for block in blocks:
        match block:
            case Paragraph(sentences):
                SubElement(parent, "p").text = " ".join(
                    say_in_full(sentence, language) for sentence in sentences
                )
            case Entries(sentences):
                entries = SubElement(parent, "ul")
                for sentence in sentences:
                    SubElement(entries, "li").text = say_in_full(sentence, language)
            case DataTable():
                _html_table(parent, block, language)


def _html_table(parent: Element, table: DataTable, language: Language) -> None:
    made = SubElement(parent, "table")
    SubElement(made, "caption").text = say_in_full(table.caption, language)
    head = SubElement(SubElement(made, "thead"), "tr")
    for column in table.columns:
        attributes = {"scope": "col", **({"class": "figure"} if column.numeric else {})}
        SubElement(head, "th", attributes).text = say_in_full(column.title, language)
    body = SubElement(made, "tbody")
    for row in table.rows:
        line = SubElement(body, "tr")
        for index, (column, cell) in enumerate(zip(table.columns, row.cells, strict=True)):
            scope = {"scope": "row"} if index == table.header else {}
            attributes = {**scope, **({"class": "figure"} if column.numeric else {})}
            SubElement(line, "th" if scope else "td", attributes).text = say_cell(cell, language)


def to_braille(paper: Paper, language: Language, fmt: str, size: PageSize, date: dt.date | None) -> bytes:
    """Write a document for an embosser (`brf`, `pef`) or a display (`unicode`).

    Tables are written as the sentences of their rows: columns do not fit a line of 30 cells.

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
    target = BrailleTarget(
        fmt, size, language.tag, say_in_full(paper.title, language), head_from=2, date=date
    )
    layout: list[braille_blocks.Block] = [
        braille_blocks.Heading(1, target.title),
        *_braille_blocks(paper.blocks, language),
    ]
    for number, chapter in enumerate(paper.chapters):
        if paper.apart and (number or paper.blocks):
            layout.append(braille_blocks.PageBreak())
        layout.append(braille_blocks.Heading(2, say_in_full(chapter.title, language)))
        layout += _braille_blocks(chapter.blocks, language, titled=True)
    return render(layout, target)


def _braille_blocks(
    blocks: tuple[Block, ...], language: Language, *, titled: bool = False
) -> Iterator[braille_blocks.Block]:
    for block, lines in _block_lines(blocks, language, titled=titled):
        yield from map(
            braille_blocks.Paragraph if isinstance(block, Paragraph) else braille_blocks.Item, lines
        )


FORMATS: Final = ("text", "html", "csv", "brf", "pef", "unicode")
"""What a document can be written as: plain text, a web page, a table, Braille for embossers or displays."""

SUFFIXES: Final = {
    "text": ".txt",
    "html": ".html",
    "csv": ".csv",
    "brf": ".brf",
    "pef": ".pef",
    "unicode": ".txt",
}
"""What the name of a file ends with, by format."""


@dataclass(frozen=True, slots=True)
class PageSettings:
    """What a format for paper needs to know.

    Attributes:
        size: Cells in a line and lines on a page, for Braille.
        date: Day of publication, for PEF.
    """

    size: PageSize = DEFAULT_SIZE
    date: dt.date | None = None


def write_paper(paper: Paper, language: Language, fmt: str, sheet: PageSettings | None = None) -> bytes:
    """Write a document.

    Args:
        paper: The document.
        language: Whose words.
        fmt: One of FORMATS.
        sheet: The paper for Braille; the usual one when not given.

    Returns:
        The bytes of a file, the same for the same document.

    Raises:
        GameError: `club-error-format` for an unknown format (`value`, `known`), `club-error-no-table` for a
            document that has no table to write as CSV.
    """
    sheet = sheet or PageSettings()
    match fmt:
        case "text":
            return to_text(paper, language).encode()
        case "html":
            return to_html(paper, language)
        case "csv" if data_tables(paper):
            return to_csv(paper, language)
        case "csv":
            raise GameError("club-error-no-table", formats=tuple(one for one in FORMATS if one != "csv"))
        case "brf" | "pef" | "unicode":
            return to_braille(paper, language, fmt, sheet.size, sheet.date)
    raise GameError("club-error-format", value=fmt, known=FORMATS)
