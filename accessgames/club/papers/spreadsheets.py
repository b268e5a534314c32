"""Tables of documents for spreadsheets: one table a file as CSV, one a sheet in a workbook."""

from __future__ import annotations

import csv
import datetime as dt
import io
import re
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from accessgames.club.papers.facts import parted
from accessgames.engine import GameError
from accessgames.language import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.club.papers.paper import Content, DataTable
    from accessgames.language import Language

BOM: Final = b"\xef\xbb\xbf"
"""Without it spreadsheets take UTF-8 for an older encoding and garble letters with accents."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a text begins with that spreadsheets would reckon out instead of showing."""


def say_cell(content: Content, language: Language) -> str:
    """Write what a cell of a table holds; figures are not grouped, so that programs can read them."""
    if isinstance(content, Fraction):
        content = int(content) if content.denominator == 1 else parted(content)
    return language.form(content, "full") if isinstance(content, Message) else str(content)


def to_csv(table: DataTable, language: Language) -> bytes:
    """Write a table, separated by semicolons, lines ending in CR LF, UTF-8 with BOM; its head comes first.

    A text that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow([language.form(column.title, "full") for column in table.columns])
    writer.writerows([[_csv_field(cell, language) for cell in row.cells] for row in table.rows])
    return BOM + out.getvalue().encode()


def _csv_field(cell: Content, language: Language) -> str:
    text = say_cell(cell, language)
    figure = isinstance(cell, int | Fraction)
    return f"'{text}" if not figure and text.startswith(_FORMULA) else text


_MADE: Final = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)
"""What a workbook says of when it was made, so that the same tables give the same bytes."""

_LONGEST_NAME: Final = 31
_NOT_IN_NAMES: Final = re.compile(r"[\[\]:*?/\\\x00-\x1f]+")
_WIDEST: Final = 60
_NOT_IN_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def to_workbook(title: str, tables: Sequence[DataTable], language: Language) -> bytes:
    """Write tables as an Office Open XML workbook (.xlsx), each on a sheet of its own.

    A text is a text for every program that opens it, whatever it begins with; a figure is a number.

    Args:
        title: What the document is about.
        tables: At least one.
        language: Whose words.

    Returns:
        The bytes, the same for the same tables.

    Raises:
        GameError: `club-error-no-workbook` where the library that writes them is not installed.
    """
    try:
        import xlsxwriter  # noqa: PLC0415 - an extra, and only who writes a workbook waits for it
    except ModuleNotFoundError:
        raise GameError("club-error-no-workbook") from None
    out = io.BytesIO()
    texts_only = {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = xlsxwriter.Workbook(out, {"in_memory": True, **texts_only})
    book.set_properties({"title": title, "created": _MADE})
    bold = book.add_format({"bold": True, "text_wrap": True})
    names = _sheet_names([language.form(table.caption, "full") for table in tables])
    for name, table in zip(names, tables, strict=True):
        sheet = book.add_worksheet(name)
        sheet.freeze_panes(1, table.header + 1)
        titles = [language.form(column.title, "full") for column in table.columns]
        widths = list(map(len, titles))
        for column, text in enumerate(titles):
            sheet.write_string(0, column, text, bold)
        for number, row in enumerate(table.rows, 1):
            for column, cell in enumerate(row.cells):
                if isinstance(cell, int | Fraction):
                    sheet.write_number(number, column, float(cell))
                elif text := _NOT_IN_XML.sub("", say_cell(cell, language)):
                    sheet.write_string(number, column, text)
                    widths[column] = max(widths[column], len(text))
        for column, width in enumerate(widths):
            sheet.set_column(column, column, min(width, _WIDEST) + 2)
    book.close()
    return out.getvalue()


def _sheet_names(captions: Iterable[str]) -> list[str]:
    """Return names of sheets, each once whatever its case, as short as programs want them."""
    names: list[str] = []
    for number, caption in enumerate(captions, 1):
        kept = " ".join(_NOT_IN_NAMES.sub(" ", caption).split()).rstrip(":").strip("'")[:_LONGEST_NAME]
        if not kept or kept.casefold() in map(str.casefold, names):
            kept = f"{kept[: _LONGEST_NAME - 4]} {number}".strip()
        names.append(kept)
    return names
