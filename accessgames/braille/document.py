"""Texts on paper: from a text file to a paged file for an embosser.

The layout of Braille books in its plainest form: a paragraph begins on the third cell, the highest heading
is centred, others begin on the fifth cell, none stands alone at the bottom of a page; no line of paper is
spent between paragraphs. The first line of a page holds the running head and, at the right, the page number.
"""

from __future__ import annotations

import hashlib
import stat
import uuid
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from accessgames.braille import blocks, formats, tables, transcriber, wrapping
from accessgames.braille.pages import DEFAULT_SIZE, Line, Page, PageSize, paginate
from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

FileFormat: TypeAlias = Literal["brf", "pef", "unicode"]
FORMATS: Final[tuple[str, ...]] = get_args(FileFormat)

MAX_BYTES: Final = 4 * 1024 * 1024
"""Bytes of a file that is read at most; a novel has about one megabyte."""

FLOWING_SUFFIXES: Final = frozenset({".md", ".markdown"})
"""Files whose paragraphs flow; in all others every line stands for itself."""

RULE: Final = "⠒"
"""Cell of a line across the sheet: dots in the middle, so that it is no writing."""

_PARAGRAPH: Final = 2
_HEADING: Final = 4
_HANGING: Final = 2
_HEADING_MARGIN: Final = 2


@dataclass(frozen=True, slots=True)
class BrailleTarget:
    """What is made.

    Attributes:
        fmt: One of FORMATS.
        size: The sheet.
        language: Whose Braille.
        title: Running head and, in PEF, the title; print text, may be empty.
        head_from: First page that shows the running head.
        date: Day of publication for PEF, if any.

    Raises:
        BrailleError: `braille-format-unknown` (`value`, `known`).
    """

    fmt: str = "brf"
    size: PageSize = DEFAULT_SIZE
    language: str = tables.DEFAULT_LANGUAGE
    title: str = ""
    head_from: int = 1
    date: dt.date | None = None

    def __post_init__(self) -> None:
        """Check the format."""
        if self.fmt not in FORMATS:
            raise tables.BrailleError("braille-format-unknown", value=self.fmt, known=", ".join(FORMATS))


def transcribe_file(
    path: Path,
    fmt: str = "brf",
    width: int = DEFAULT_SIZE.width,
    lines: int = DEFAULT_SIZE.lines,
    language: str = tables.DEFAULT_LANGUAGE,
    date: dt.date | None = None,
) -> bytes:
    """Transcribe a text file: what `accessgames braille FILE` writes.

    The title is the first heading, else the file's name without its suffix.

    Args:
        path: The file: UTF-8, at most MAX_BYTES, not trusted. Markdown by its suffix flows.
        fmt: One of FORMATS.
        width: Cells in a line.
        lines: Lines on a page.
        language: Tag of the language whose Braille is written.
        date: Day of publication for PEF, if any.

    Returns:
        The bytes of the file to be written, the same for the same text and arguments.

    Raises:
        BrailleError: What `read_source`, `PageSize`, `BrailleTarget` and `tables.braille_table` raise.
    """
    size = PageSize(width, lines)
    text = read_source(path)
    flowing = path.suffix.lower() in FLOWING_SUFFIXES
    found = blocks.parse_blocks(text, flowing=flowing)
    heading = next((block.text for block in found if isinstance(block, blocks.Heading)), "")
    head_from = 2 if heading else 1  # the heading itself says it on the first page
    target = BrailleTarget(fmt, size, language, heading or path.stem, head_from, date)
    return transcribe(text, target, flowing=flowing)


def transcribe(text: str, target: BrailleTarget, *, flowing: bool = True) -> bytes:
    """Transcribe a text; see `blocks.parse_blocks` for what is understood and what `flowing` means."""
    return render(blocks.parse_blocks(text, flowing=flowing), target)


def render(content: Iterable[blocks.Block], target: BrailleTarget) -> bytes:
    """Lay blocks out and write them in the target's format.

    Raises:
        BrailleError: `braille-line-too-long` for a diagram wider than the sheet, `braille-not-cells` for one
            that is not made of cells.
    """
    pages = compose(content, target)
    if target.fmt == "brf":
        return formats.to_brf(pages)
    if target.fmt == "unicode":
        return formats.to_unicode(pages)
    made = tuple(pages)
    # Named after its content: the same cells, title and sheet give the same name.
    whole = "\f".join(chain((target.title, target.language, repr(target.size)), map("\n".join, made)))
    digest = hashlib.sha256(whole.encode("utf-8", "backslashreplace")).digest()
    identifier = uuid.UUID(bytes=digest[:16], version=5).urn
    return formats.to_pef(
        made, target.size, formats.Metadata(identifier, target.title, target.language, target.date)
    )


def compose(content: Iterable[blocks.Block], target: BrailleTarget) -> Iterator[Page]:
    """Lay blocks out on pages with the title as running head."""
    lines = lay_out(content, target.size.width, target.language)
    head, head_from = target.title, target.head_from
    return paginate(lines, target.size, head=head, head_from=head_from, language=target.language)


def lay_out(
    content: Iterable[blocks.Block], width: int, language: str = tables.DEFAULT_LANGUAGE
) -> Iterator[Line]:
    """Turn blocks into lines of at most `width` cells (diagrams keep their own width)."""
    new_page = False
    for block in content:
        if isinstance(block, blocks.PageBreak):
            new_page = True
            continue
        for line in _kept_lines(block, width, language):
            yield Line(line.cells, line.keep, new_page=True) if new_page else line
            new_page = False


def _kept_lines(block: blocks.Block, width: int, language: str) -> Iterator[Line]:
    """Lay one block out; what is kept together ends with the only line that another page may follow."""
    if not isinstance(block, blocks.Kept):
        yield from _block_lines(block, width, language)
        return
    kept = [line for part in block.blocks for line in _kept_lines(part, width, language)]
    yield from (Line(line.cells, keep=number < len(kept)) for number, line in enumerate(kept, 1))


def _block_lines(block: blocks.Block, width: int, language: str) -> Iterator[Line]:
    """Lay one block out; a heading, blank line before and the highest also behind, stays with the next."""
    match block:
        case blocks.Heading(1, text):
            yield Line("", keep=True)
            for cells in wrapping.wrap(text, width - 2 * _HEADING_MARGIN, language=language):
                yield Line(tables.BLANK * ((width - len(cells)) // 2) + cells, keep=True)
            yield Line("", keep=True)
        case blocks.Heading(_, text):
            yield Line("", keep=True)
            for cells in wrapping.wrap(text, width, first=_HEADING, rest=_HEADING, language=language):
                yield Line(cells, keep=True)
        case blocks.Paragraph(text):
            yield from map(Line, wrapping.wrap(text, width, first=_PARAGRAPH, language=language))
        case blocks.Item(text, depth):
            first = min(depth * _HANGING, width // 2)
            yield from map(
                Line, wrapping.wrap(text, width, first=first, rest=first + _HANGING, language=language)
            )
        case blocks.Literal(lines):
            for line in lines:
                yield from _literal_lines(line, width, language)
        case blocks.Diagram(rows):
            yield from (Line(row, keep=number < len(rows)) for number, row in enumerate(rows, 1))
        case _:
            yield Line(RULE * width, between=True) if isinstance(block, blocks.Rule) else Line("")


def _literal_lines(line: str, width: int, language: str) -> Iterator[Line]:
    """Transcribe a line with its spaces; what does not fit goes on, indented, on the next line."""
    cells = transcriber.forward(line.expandtabs(4).rstrip(), language)
    start, indent = 0, 0
    while True:
        end = wrapping.chop(cells, width - indent, language, start)
        yield Line(tables.BLANK * indent + cells[start:end])
        if end == len(cells):
            return
        start, indent = end + cells.startswith(tables.BLANK, end), _HANGING


def read_source(path: Path) -> str:
    """Read a text file that is not trusted.

    Raises:
        BrailleError: `braille-file-missing`, `braille-file-not-regular` (a folder, a device, a pipe),
            `braille-file-unreadable`, `braille-file-too-large` (`size`, `limit`: bytes), each with `file`; or
            what `decode_source` raises.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise tables.BrailleError("braille-file-not-regular", file=str(path))
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
            size = stream.seek(0, 2)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise tables.BrailleError("braille-file-missing", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise tables.BrailleError("braille-file-unreadable", file=str(path)) from error
    if len(data) > MAX_BYTES:
        raise tables.BrailleError("braille-file-too-large", file=str(path), size=size, limit=MAX_BYTES)
    return decode_source(data, str(path))


def decode_source(data: bytes, name: str) -> str:
    """Read bytes as text; a byte order mark is dropped.

    Args:
        data: The bytes.
        name: What they are called in a message.

    Raises:
        BrailleError: `braille-file-encoding` (`index`: the first byte that is not UTF-8),
            `braille-file-binary` (`index`: the first zero character), `braille-file-empty`, each with `file`.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise tables.BrailleError("braille-file-encoding", file=name, index=error.start) from error
    zero = text.find("\0")
    if zero >= 0:
        raise tables.BrailleError("braille-file-binary", file=name, index=zero)
    if not text.strip():
        raise tables.BrailleError("braille-file-empty", file=name)
    return text
