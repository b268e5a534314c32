"""Documents as web pages: structure that screen readers use, large print, readable 320 pixels wide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from accessgames.club.papers.paper import Cut, DataTable, Entries, Paragraph
from accessgames.club.papers.spreadsheets import say_cell

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Block, Paper
    from accessgames.language import Language

STYLE: Final = (
    ":root { color-scheme: light dark; }"
    " body { font: 1.25rem/1.5 sans-serif; max-width: 45em; margin: 1em auto; padding: 0 1em;"
    " overflow-wrap: anywhere; }"
    " table { border-collapse: collapse; margin: 1em 0; }"
    " caption { text-align: left; font-weight: bold; padding: 0.3em 0; }"
    " th, td { border: 1px solid; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }"
    " th { overflow-wrap: normal; } tbody th { overflow-wrap: anywhere; }"
    " .figure { text-align: right; } .room td:empty { min-width: 6em; height: 2.2em; }"
    " .line { display: inline-block; width: 14em; max-width: 100%; border-bottom: 1px solid; height: 1.8em; }"
    " @media screen and (max-width: 40em) {"
    " table, tbody { display: block; } caption, tr > * { display: block; }"
    " thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }"
    " tr { border: 1px solid; margin: 0.6em 0; padding: 0.3em 0.6em; display: flex; flex-direction: column; }"
    " tbody th { order: -1; } tbody tr > * { border: 0; padding: 0.1em 0; }"
    " tbody .figure { text-align: left; }"
    " td:empty { display: none; } .room td:empty { display: block; }"
    ' td::before { content: attr(data-label) ": "; content: attr(data-label) ": " / ""; } }'
    " @media print { body { font-size: 18pt; max-width: none; margin: 0; }"
    " tr, li, .card { break-inside: avoid; } h2, caption { break-after: avoid; }"
    " .apart { break-before: page; } h1 + .apart { break-before: auto; }"
    " .wide, .wide tbody { display: block; } .wide caption, .wide tr { display: block; }"
    " .wide thead { display: none; } .wide tr { border-bottom: 1px solid; padding: 0.2em 0; }"
    " .wide tr > * { display: inline; border: 0; padding: 0; } .wide tr > * + *::before { content: ', '; }"
    " .wide td::before { content: attr(data-label) ' '; }"
    " .wide tr > * + td::before { content: ', ' attr(data-label) ' '; } .wide td:empty { display: none; } }"
    " .card { border: 1px dashed; padding: 0 1em; margin: 1em 0; }"
)
"""Large letters, colours of the reader's own choice, nothing that rests on colour or place.

Where a line is short, a row becomes a card of its own: the cell that names it first, then each cell behind
the title of its column. Roles say that it still is a table, and a voice is not told the titles twice. On
paper, where a sheet can't be moved, a row of more than `NARROW` columns is a sentence.
"""

NARROW: Final = 4
"""So many columns fit a sheet of A4 in large print."""

Link = tuple[str, str]
"""Where a link leads, relative to the page, and what it says."""


def to_html(paper: Paper, language: Language) -> bytes:
    """Write a document as one page without scripts, images or anything from elsewhere.

    Headings go down in order (`h1`, `h2`); a table has a caption, a head whose cells name their columns and
    in each row the cell that names the row, so that screen readers say where one is.

    Returns:
        UTF-8; the same bytes for the same document.
    """
    page, main = begin_page(language.form(paper.title, "full"), language)
    write_document(main, paper, language)
    return finish_page(page)


def begin_page(title: str, language: Language, *, generator: str = "") -> tuple[Element, Element]:
    """Return a page with nothing but its heading, and the element that the rest is written into.

    Args:
        title: Heading of the page, and its title.
        language: Whose words.
        generator: What the page says it was made by, or nothing.
    """
    page = Element("html", lang=language.tag)
    head = SubElement(page, "head")
    SubElement(head, "meta", charset="utf-8")
    SubElement(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    if generator:
        SubElement(head, "meta", name="generator", content=generator)
    SubElement(head, "title").text = title
    SubElement(head, "style").text = STYLE
    main = SubElement(SubElement(page, "body"), "main")
    SubElement(main, "h1").text = title
    return page, main


def finish_page(page: Element) -> bytes:
    """Return the bytes of a page."""
    made: str = tostring(page, encoding="unicode", method="html")
    return f"<!DOCTYPE html>\n{made}\n".encode()


_CLASSES: Final = {Cut.PAGES: "apart", Cut.CARDS: "card"}


def write_document(main: Element, paper: Paper, language: Language) -> None:
    """Write what stands below the heading of a document."""
    write_blocks(main, paper.blocks, language)
    for chapter in paper.chapters:
        part = SubElement(main, "section", {"class": _CLASSES[paper.apart]} if paper.apart else {})
        SubElement(part, "h2").text = language.form(chapter.title, "full")
        write_blocks(part, chapter.blocks, language)


def write_blocks(parent: Element, blocks: tuple[Block, ...], language: Language) -> None:
    """Write blocks one below the other."""
    for block in blocks:
        match block:
            case Paragraph(sentences):
                text = " ".join(language.form(sentence, "full") for sentence in sentences)
                SubElement(parent, "p").text = text
            case Entries(sentences, room):
                entries = SubElement(parent, "ul")
                for sentence in sentences:
                    entry = SubElement(entries, "li")
                    entry.text = language.form(sentence, "full")
                    if room:
                        entry.text += " "
                        SubElement(entry, "span", {"class": "line"})
            case DataTable():
                _write_table(parent, block, language)


def write_links(parent: Element, links: tuple[Link, ...]) -> None:
    """Write a list of links."""
    entries = SubElement(parent, "ul")
    for address, text in links:
        SubElement(SubElement(entries, "li"), "a", href=address).text = text


def _write_table(parent: Element, table: DataTable, language: Language) -> None:
    classes = [name for name, held in (("room", table.room), ("wide", len(table.columns) > NARROW)) if held]
    made = SubElement(parent, "table", {"role": "table", **({"class": " ".join(classes)} if classes else {})})
    SubElement(made, "caption").text = language.form(table.caption, "full")
    head = SubElement(SubElement(made, "thead", role="rowgroup"), "tr", role="row")
    titles = [language.form(column.title, "full") for column in table.columns]
    for column, title in zip(table.columns, titles, strict=True):
        attributes = {"scope": "col", "role": "columnheader", **_figure(numeric=column.numeric)}
        SubElement(head, "th", attributes).text = title
    body = SubElement(made, "tbody", role="rowgroup")
    for row in table.rows:
        line = SubElement(body, "tr", role="row")
        for index, (column, cell) in enumerate(zip(table.columns, row.cells, strict=True)):
            named = index == table.header
            own = {"scope": "row", "role": "rowheader"} if named else {"role": "cell"}
            shown = {} if named else {"data-label": titles[index]}
            attributes = {**own, **shown, **_figure(numeric=column.numeric)}
            SubElement(line, "th" if named else "td", attributes).text = say_cell(cell, language)


def _figure(*, numeric: bool) -> dict[str, str]:
    return {"class": "figure"} if numeric else {}
