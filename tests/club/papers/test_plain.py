"""Documents as plain text."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.papers.paper import Entries, Paper
from accessgames.club.papers.writers import ROOM, to_text
from tests.club.papers.sample import CZECH, PAPER, STANDINGS, words


def test_parts_are_parted_by_an_empty_line_and_rows_are_sentences() -> None:
    """A paragraph is one line; a table is told by its sentences, right behind the title of its chapter."""
    assert """Zimní turnaj

Hrálo 14 lidí. Vyhrává Jana.

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


def test_there_is_room_where_something_is_written_by_hand() -> None:
    """Behind each row and entry that asks for it, never behind the caption."""
    rows = replace(STANDINGS, room=True)
    slip = Paper(words("Lístek"), (rows, Entries((words("Podpis:"),), room=True)))
    assert f"""Lístek

Pořadí všech
1. Jana, 34 bodů. {ROOM}
2. Petr a Pavel, 28,5 bodu. {ROOM}
Podpis: {ROOM}
""" == to_text(slip, CZECH)
