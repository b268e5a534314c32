"""Documents as HTML: for the web, for a browser with a screen reader, for printing in large letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from accessgames.club.papers.paper import Entries, Paragraph, Table
from accessgames.club.papers.wording import shown, told

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Block, Paper, Row
    from accessgames.language import Language

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
    title = told(paper.title, language)
    _head(page, title)
    main = SubElement(SubElement(page, "body"), "main")
    SubElement(main, "h1").text = title
    _blocks(main, paper.blocks, language)
    for chapter in paper.chapters:
        part = SubElement(main, "section", {"class": "apart"} if paper.apart else {})
        SubElement(part, "h2").text = told(chapter.title, language)
        _blocks(part, chapter.blocks, language)
    made: str = tostring(page, encoding="unicode", method="html")
    return f"<!DOCTYPE html>\n{made}\n".encode()


def _head(page: Element, title: str) -> None:
    head = SubElement(page, "head")
    SubElement(head, "meta", charset="utf-8")
    SubElement(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    SubElement(head, "title").text = title
    SubElement(head, "style").text = STYLE


def _blocks(parent: Element, blocks: tuple[Block, ...], language: Language) -> None:
    for block in blocks:
        match block:
            case Paragraph(sentences):
                SubElement(parent, "p").text = " ".join(told(sentence, language) for sentence in sentences)
            case Entries(sentences):
                entries = SubElement(parent, "ul")
                for sentence in sentences:
                    SubElement(entries, "li").text = told(sentence, language)
            case Table():
                _table(parent, block, language)


def _table(parent: Element, table: Table, language: Language) -> None:
    made = SubElement(parent, "table")
    SubElement(made, "caption").text = told(table.caption, language)
    head = SubElement(SubElement(made, "thead"), "tr")
    for column in table.columns:
        attributes = {"scope": "col", **({"class": "figure"} if column.numeric else {})}
        SubElement(head, "th", attributes).text = told(column.title, language)
    body = SubElement(made, "tbody")
    for row in table.rows:
        _row(body, table, row, language)


def _row(body: Element, table: Table, row: Row, language: Language) -> None:
    line = SubElement(body, "tr")
    for index, (column, cell) in enumerate(zip(table.columns, row.cells, strict=True)):
        names = index == table.header
        attributes = {"class": "figure"} if column.numeric else {}
        made = (
            SubElement(line, "th", {"scope": "row", **attributes})
            if names
            else SubElement(line, "td", attributes)
        )
        made.text = shown(cell, language)
