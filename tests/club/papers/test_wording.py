"""What stands in a document, in words."""

from __future__ import annotations

from accessgames.club.papers.spreadsheets import say_cell
from accessgames.club.papers.writers import say_in_full
from tests.club.papers.sample import CZECH, words


def test_messages_are_said_and_figures_stay_figures() -> None:
    """A program that reads a table wants 12345, not 12 345."""
    assert "Zimní turnaj" == say_in_full(words("Zimní turnaj"), CZECH)
    assert ("12345", "Jana", "Pořadí") == tuple(
        say_cell(one, CZECH) for one in (12345, "Jana", words("Pořadí"))
    )
