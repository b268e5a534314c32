"""Documents as files: which formats there are, and the bytes of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.club.papers.embossed import to_braille
from accessgames.club.papers.paper import tables
from accessgames.club.papers.plain import to_text
from accessgames.club.papers.spreadsheet import to_csv
from accessgames.club.papers.web import to_html
from accessgames.engine import GameError

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.braille.pages import PageSize
    from accessgames.club.papers.paper import Paper
    from accessgames.language import Language

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
class Sheet:
    """What a format for paper needs to know.

    Attributes:
        size: Cells in a line and lines on a page, for Braille.
        date: Day of publication, for PEF.
    """

    size: PageSize = DEFAULT_SIZE
    date: dt.date | None = None


def write(paper: Paper, language: Language, fmt: str, sheet: Sheet | None = None) -> bytes:
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
    sheet = sheet or Sheet()
    match fmt:
        case "text":
            return to_text(paper, language).encode()
        case "html":
            return to_html(paper, language)
        case "csv" if tables(paper):
            return to_csv(paper, language)
        case "csv":
            raise GameError("club-error-no-table", formats=tuple(one for one in FORMATS if one != "csv"))
        case "brf" | "pef" | "unicode":
            return to_braille(paper, language, fmt, sheet.size, sheet.date)
    raise GameError("club-error-format", value=fmt, known=FORMATS)
