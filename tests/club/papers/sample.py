"""A small document with everything in it, in words that stand in the test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.club.papers.paper import Chapter, Column, Entries, Paper, Paragraph, Row, Table
from accessgames.language import Language, say

if TYPE_CHECKING:
    from accessgames.language import Message

LOCALES = Path(__file__).parent / "locales"
CZECH = Language("cs", strict=True, roots=(LOCALES,))


def words(text: str) -> Message:
    """A message that says just this."""
    return say("probe", text=text)


STANDINGS = Table(
    words("Pořadí všech"),
    (Column(words("Místo"), numeric=True), Column(words("Jméno")), Column(words("Body"), numeric=True)),
    (
        Row((1, "Jana", 34), words("1. Jana, 34 bodů.")),
        Row((2, "Petr & Pavel <oba>", "28,5"), words("2. Petr a Pavel, 28,5 bodu.")),
    ),
    header=1,
)
PAPER = Paper(
    words("Zimní turnaj"),
    (Paragraph((words("Hraje 14 lidí."), words("Vyhrává Jana."))),),
    (
        Chapter(words("Pořadí"), (STANDINGS,)),
        Chapter(words("Ceny"), (Entries((words("Čokoláda."), words("Kniha."))),)),
    ),
)
