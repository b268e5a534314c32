"""Documents as plain text."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.papers.writers import to_text
from tests.club.papers.sample import CZECH, PAPER


def test_parts_are_parted_by_an_empty_line_and_rows_are_sentences() -> None:
    """A paragraph is one line; a table is told by its sentences, right behind the title of its chapter."""
    assert """Zimní turnaj

Hraje 14 lidí. Vyhrává Jana.

Pořadí
1. Jana, 34 bodů.
2. Petr a Pavel, 28,5 bodu.

Ceny
Čokoláda.
Kniha.
""" == to_text(PAPER, CZECH)


def test_a_document_without_an_introduction_has_no_gap_for_it() -> None:
    """Two empty lines would be heard as two."""
    assert to_text(replace(PAPER, blocks=()), CZECH).startswith("Zimní turnaj\n\nPořadí\n")
