"""What a club reads, hears, prints and embosses: documents without words, and their writers."""

from __future__ import annotations

from accessgames.club.papers.paper import Paper, spoken
from accessgames.club.papers.writers import FORMATS, SUFFIXES, PageSettings, write_paper

__all__ = [
    "FORMATS",
    "SUFFIXES",
    "PageSettings",
    "Paper",
    "spoken",
    "write_paper",
]
