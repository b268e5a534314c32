"""Parts of documents as answers: without the headings that only a reader of a whole page needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.papers.paper import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.papers.paper import Block
    from accessgames.language import Message


def rows(blocks: tuple[Block, ...]) -> Iterator[Message]:
    """Yield what blocks say, tables by their rows alone."""
    for block in blocks:
        yield from (row.sentence for row in block.rows) if isinstance(block, Table) else block.sentences
