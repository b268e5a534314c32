"""`accessgames braille` and `sheet`: a text, or a board of a game, as Braille for the embosser."""

from __future__ import annotations

import uuid
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from accessgames.braille import document, formats, pages, wrapping
from accessgames.cli.console import Console, UsageError, read_bytes, told_as_usage
from accessgames.cli.match_options import find_room
from accessgames.language.commandline import split_words
from accessgames.output.swell import swell
from accessgames.output.tactile import emboss
from accessgames.storage.files import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.cli.arguments import Arguments
    from accessgames.games import Sheet

FORMATS: Final = ("unicode", "brf", "pef")
SWELL: Final = "svg"
PAGES: Final = range(1, 1000)
WIDTHS: Final = range(pages.MIN_WIDTH, pages.MAX_WIDTH + 1)
LINES: Final = range(pages.MIN_LINES, pages.MAX_LINES + 1)
DEFAULT_PAPER: Final = "a4"
INDENT: Final = 2
"""Empty cells before the first line of a paragraph, as is usual in Braille books."""


def braille_command(arguments: Arguments, console: Console) -> int:
    """Transcribe a file and write it to the standard output; what goes on paper has page numbers.

    Raises:
        UsageError: A format or size that does not exist.
        GameError: The file can't be read or is no text.
    """
    form = arguments.choice("format", FORMATS) or FORMATS[0]
    size = read_paper_size(arguments)
    name = arguments.places["file"]
    text = document.decode_source(read_bytes(name), shown(PurePath(name)))
    lines = transcribe_paragraphs(text.splitlines(), size, console.tag)
    sheets = tuple(pages.paginate(lines, size, numbered=form != "unicode", language=console.tag))
    console.data(encode_pages(sheets, form, size, PurePath(name).stem, console.tag))
    return 0


def read_paper_size(arguments: Arguments) -> pages.PageSize:
    """Return the sheet that was asked for: one known by name, with any figure of one's own.

    Raises:
        UsageError: There is no such sheet or size.
    """
    known = pages.preset(arguments.choice("paper", tuple(pages.PRESETS)) or DEFAULT_PAPER)
    return pages.PageSize(
        arguments.number("width", known.width, WIDTHS), arguments.number("lines", known.lines, LINES)
    )


def transcribe_paragraphs(
    paragraphs: Iterable[str], size: pages.PageSize, language: str
) -> Iterator[pages.Line]:
    """Yield the lines of cells; every line of the text is a paragraph, an empty one stays empty."""
    for paragraph in paragraphs:
        lines = wrapping.wrap(paragraph, size.width, first=INDENT, language=language)
        yield from map(pages.Line, lines or ("",))


def encode_pages(
    sheets: tuple[pages.Page, ...], form: str, size: pages.PageSize, title: str, language: str
) -> bytes:
    """Return pages as a file of the format.

    The identifier of a PEF file follows from its content, so that the same text gives the same bytes.
    """
    if form == "brf":
        return formats.to_brf(sheets)
    text = formats.to_unicode(sheets)
    if form == "unicode":
        return text
    identifier = uuid.uuid5(uuid.NAMESPACE_URL, text.decode()).urn
    return formats.to_pef(sheets, size, formats.Metadata(identifier, title, language))


def sheet_command(arguments: Arguments, console: Console) -> int:
    """Write a drawing with its key to the standard output.

    Raises:
        UsageError: There is no such game, it has nothing to draw, or not what was named; or a format or size
            does not exist.
        GameError: The drawing is wider than the paper.
    """
    room = find_room(arguments.places["game"])
    if room.sheets is None:
        raise UsageError("cli-error-no-sheets", game=room.game.id)
    form = arguments.choice("format", (*FORMATS, SWELL)) or FORMATS[0]
    size = read_paper_size(arguments)
    page = arguments.number("page", 1, PAGES)
    words = console.language.vocabulary("common", "space", "shell", room.game.id)
    with told_as_usage():
        part = split_words(arguments.places.get("part", ""))
        sheet = room.sheets.material(part, words, solved=arguments.has("solved"))
    if form == SWELL:
        _print_swelling(sheet, page, arguments.has("page"), console)
    else:
        console.data(emboss(sheet, console.language, form, size))
    return 0


def _print_swelling(sheet: Sheet, page: int, chosen: bool, console: Console) -> None:  # noqa: FBT001 - one caller
    """Write one page; who has not chosen one hears how many there are.

    Raises:
        UsageError: There are not so many.
    """
    with told_as_usage():
        sheets = swell(sheet, console.language)
    if page > len(sheets):
        raise UsageError("cli-error-number", flag="page", value=str(page), least=1, most=len(sheets))
    console.data(sheets[page - 1])
    if not chosen and len(sheets) > 1:
        console.note("cli-sheet-pages", pages=len(sheets))
