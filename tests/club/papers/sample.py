"""A small document with everything in it, in words that stand in the test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.club.papers.paper import Chapter, DataColumn, DataRow, DataTable, Entries, Paper, Paragraph
from accessgames.language import Language, say

if TYPE_CHECKING:
    from accessgames.language import Message

LOCALES = Path(__file__).parent / "locales"
CZECH = Language("cs", strict=True, roots=(LOCALES,))


def words(text: str) -> Message:
    """A message that says just this."""
    return say("probe", text=text)


STANDINGS = DataTable(
    words("Pořadí všech"),
    (
        DataColumn(words("Místo"), numeric=True),
        DataColumn(words("Jméno")),
        DataColumn(words("Body"), numeric=True),
    ),
    (
        DataRow((1, "Jana", 34), words("1. Jana, 34 bodů.")),
        DataRow((2, "Petr & Pavel <oba>", "28,5"), words("2. Petr a Pavel, 28,5 bodu.")),
    ),
    header=1,
)
PAPER = Paper(
    words("Zimní turnaj"),
    (Paragraph((words("Hrálo 14 lidí."), words("Vyhrává Jana."))),),
    (
        Chapter(words("Pořadí"), (STANDINGS,)),
        Chapter(words("Ceny"), (Entries((words("Čokoláda."), words("Kniha."))),)),
    ),
)
