"""What a club reads, hears, prints and embosses: documents without words, and their writers."""

from __future__ import annotations

from accessgames.club.papers.paper import Paper, spoken
from accessgames.club.papers.writing import FORMATS, SUFFIXES, Sheet, write

__all__ = [
    "FORMATS",
    "SUFFIXES",
    "Paper",
    "Sheet",
    "spoken",
    "write",
]
