"""The protocol of a tournament."""

from __future__ import annotations

import pytest

from accessgames.club import events
from accessgames.club.notation import JournalLine
from accessgames.club.papers.publications import protocol_paper
from accessgames.club.papers.writers import write_paper
from accessgames.engine import IllegalAction
from tests.club.papers.evening import CZECH, PROPOSAL

LINES = (
    JournalLine(events.Created(PROPOSAL, "zima"), "2026-12-05T15:50:00"),
    JournalLine(events.Registered(1, "Jana", "blind"), "2026-12-05T15:51:07"),
    JournalLine(events.Registered(2, "Petr")),
    JournalLine(events.Withdrawn(2)),
    JournalLine(events.Undone(1)),
    JournalLine(events.Registered(1, "Eva")),
)


def test_everything_is_there_also_what_was_taken_back() -> None:
    """Numbered, with the time where it is known."""
    assert """Protokol turnaje Zimní turnaj

1: Turnaj Zimní turnaj je založený. Čas 15:50.
2: Číslo 1: Jana, kategorie nevidomí. Čas 15:51.
3: Číslo 2: Petr.
4: Petr odchází.
5: Poslední 3 kroky jsou vzaté zpět.
6: Číslo 1: Eva.
""" == write_paper(protocol_paper(LINES), CZECH, "text").decode()


def test_a_journal_that_breaks_the_rules_is_not_told() -> None:
    """It would tell of something that never happened."""
    with pytest.raises(IllegalAction):
        protocol_paper((*LINES, JournalLine(events.Withdrawn(9))))


def test_a_journal_begins_with_the_tournament() -> None:
    """Anything else is a mistake of the caller."""
    with pytest.raises(ValueError, match="Registered"):
        protocol_paper(LINES[1:])
