"""Golden papers of an evening: each as plain text, and as pages of Braille of 30 cells and 25 lines."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import DEFAULT_SIZE
from accessgames.club.papers import handouts
from accessgames.club.papers.book import book_paper
from accessgames.club.papers.chronicle import MatchTurns
from accessgames.club.papers.story import story_paper
from accessgames.club.papers.writers import to_braille, to_text
from tests.club.papers.evening import CZECH, ENGLISH
from tests.club.papers.rounds import AFTER, tournament

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Paper
    from accessgames.language import Language

GOLDENS: Final = MappingProxyType({"papers.cs.txt": CZECH, "papers.en.txt": ENGLISH})
"""Language of each transcript, by its file name."""

EVENING: Final = replace(AFTER, penalties=())
BEFORE: Final = replace(
    tournament((1, 1, 45), (2, 2, 12)), proposal=replace(AFTER.proposal, name="Podzim", date="2026-10-03")
)
TURNS: Final = (MatchTurns(2, 1, 31, 4, 2), MatchTurns(1, 2, 9, 1, 0))


def papers() -> dict[str, Paper]:
    """Every paper that the files hold, by a name for the reader."""
    story = story_paper(EVENING, (BEFORE,), TURNS)
    return {
        "attendance": handouts.attendance_paper(EVENING),
        "slips": handouts.slips_paper(EVENING, EVENING.rounds[0]),
        "places": handouts.places_paper(EVENING, EVENING.rounds[0]),
        "plans": handouts.plans_paper(EVENING, EVENING.players[:2]),
        "certificates": handouts.certificates_paper(EVENING, 1),
        "story": story,
        "book": book_paper(EVENING, story),
    }


def make(name: str) -> str:
    """Return the text of a transcript; a page of Braille ends with a line of its own."""
    language: Language = GOLDENS[name]
    parts = []
    for title, paper in papers().items():
        braille = to_braille(paper, language, "unicode", DEFAULT_SIZE, None).decode()
        pages = braille.replace("\f", "----\n")
        parts.append(f"==== {title}\n{to_text(paper, language)}---- 30 x 25\n{pages}")
    return "".join(parts)
