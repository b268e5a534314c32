"""What every line of every game has to keep to, so that it can be listened to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from statistics import median
from typing import Final

from accessgames.testing.speech import SpeechLint, load_speech_lint

SHORTEST: Final = 3
LONGEST: Final = 120
USUAL: Final = 40
MEDIAN: Final = 30
SHARE: Final = 0.85


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long the lines are.

    Attributes:
        lines: How many there are.
        median: Of their characters.
        share: Part of them that has at most `USUAL` characters.
        longest: Characters of the longest.
    """

    lines: int
    median: float
    share: float
    longest: int


def measure(lines: Sequence[str]) -> Lengths:
    """Measure lines."""
    lengths = [len(line) for line in lines]
    return Lengths(
        len(lengths), median(lengths), sum(length <= USUAL for length in lengths) / len(lengths), max(lengths)
    )


@cache
def _lint(language: str) -> SpeechLint:
    return load_speech_lint(language)


def misread(lines: Iterable[str], language: str) -> list[str]:
    """Return every place that a voice would read wrongly, lines of a wrong length and repeated ones."""
    return [f"{found.name}: {found.line}" for found in _lint(language).lines(lines)]


def unfit(lines: Sequence[str]) -> list[str]:
    """Return lines that are blank, too short, too long, or equal to the one before."""
    wrong = [line for line in lines if not (line.strip() and SHORTEST <= len(line) <= LONGEST)]
    return wrong + [line for before, line in pairwise(lines) if before == line]
