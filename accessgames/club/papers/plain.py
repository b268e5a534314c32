"""Documents as plain text: for e-mail, a mailing list, and whoever pastes them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.club.papers.paper import Paragraph, sentences
from accessgames.club.papers.wording import told

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Block, Paper
    from accessgames.language import Language


def to_text(paper: Paper, language: Language) -> str:
    """Write a document with one sentence in a line and an empty line between its parts.

    A paragraph stays one line: programs that show it break it themselves, and a screen reader reads it in
    one go.

    Returns:
        The text; it ends with a line feed.
    """
    parts = [[told(paper.title, language)], list(_lines(paper.blocks, language))]
    parts.extend(
        [told(chapter.title, language), *_lines(chapter.blocks, language, titled=True)]
        for chapter in paper.chapters
    )
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _lines(blocks: tuple[Block, ...], language: Language, *, titled: bool = False) -> Iterator[str]:
    for number, block in enumerate(blocks):
        spoken = sentences((block,), titled=titled and not number)
        lines = [told(sentence, language) for sentence in spoken]
        if isinstance(block, Paragraph):
            yield " ".join(lines)
        else:
            yield from lines
