"""Documents in Braille: files for an embosser and for Braille displays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.braille import blocks as b
from accessgames.braille.document import Target, render
from accessgames.club.papers.paper import Paragraph, sentences
from accessgames.club.papers.wording import told

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.braille.pages import PageSize
    from accessgames.club.papers.paper import Block, Paper
    from accessgames.language import Language


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
    target = Target(fmt, size, language.tag, told(paper.title, language), head_from=2, date=date)
    return render(_layout(paper, language), target)


def _layout(paper: Paper, language: Language) -> Iterator[b.Block]:
    yield b.Heading(1, told(paper.title, language))
    yield from _blocks(paper.blocks, language)
    for number, chapter in enumerate(paper.chapters):
        if paper.apart and (number or paper.blocks):
            yield b.PageBreak()
        yield b.Heading(2, told(chapter.title, language))
        yield from _blocks(chapter.blocks, language, titled=True)


def _blocks(blocks: tuple[Block, ...], language: Language, *, titled: bool = False) -> Iterator[b.Block]:
    for number, block in enumerate(blocks):
        spoken = sentences((block,), titled=titled and not number)
        lines = [told(sentence, language) for sentence in spoken]
        if isinstance(block, Paragraph):
            yield b.Paragraph(" ".join(lines))
        else:
            yield from map(b.Item, lines)
