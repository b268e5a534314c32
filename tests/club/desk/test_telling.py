"""Parts of documents as answers."""

from __future__ import annotations

from accessgames.club.papers.paper import row_sentences
from tests.club.papers.sample import CZECH, PAPER, STANDINGS


def test_an_answer_has_sentences_and_rows_without_their_caption() -> None:
    """What stands around a table on paper is not said to somebody who asked for it."""
    told = [CZECH.form(line, "full") for line in row_sentences((*PAPER.blocks, STANDINGS))]
    assert [
        "Hrálo 14 lidí.", "Vyhrává Jana.", "1. Jana, 34 bodů.", "2. Petr a Pavel, 28,5 bodu.",
    ] == told  # fmt: skip
    assert [] == list(row_sentences(()))
