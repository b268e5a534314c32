"""Tables of documents as CSV: what spreadsheets of Czech computers open by a double click."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

from accessgames.club.papers.paper import tables
from accessgames.club.papers.wording import shown, told

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Content, Paper
    from accessgames.language import Language

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
    found = tables(paper)
    for number, table in enumerate(found):
        if number:
            writer.writerow(())
        if len(found) > 1:
            writer.writerow((told(table.caption, language),))
        writer.writerow([told(column.title, language) for column in table.columns])
        writer.writerows([[_field(cell, language) for cell in row.cells] for row in table.rows])
    return BOM + out.getvalue().encode()


def _field(cell: Content, language: Language) -> str:
    text = shown(cell, language)
    return f"'{text}" if not isinstance(cell, int) and text.startswith(_FORMULA) else text
