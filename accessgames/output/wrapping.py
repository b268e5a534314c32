"""Lines are broken between words, best at a clause; a terminal would cut inside a word."""

from __future__ import annotations

import re
from typing import Final

LEAST: Final = 3
"""Fewest characters of a line; shorter ones are not spoken by some screen readers (nvda#10988)."""

MOST: Final = 120
"""Most characters of a line, however wide the terminal is."""

_SHORTEST: Final = 2 * LEAST + 1
"""Fewest characters of a line that can be broken."""

_CLAUSE: Final = re.compile(r"[,;:.!?] ")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def wrap_line(text: str, width: int) -> tuple[str, ...]:
    """Break one line into lines of at most `width` characters.

    A line ends at a clause where that leaves it at least half full, else between words, never behind a word
    of one letter if it can be helped, and never so that fewer than `LEAST` characters are left. Only a word
    longer than a whole line is cut. No-break spaces hold words together and come out as plain ones. No line
    equals the one before it, for some screen readers stay silent then: it ends earlier.

    Args:
        text: One line without line ends.
        width: Characters in a line, more than twice `LEAST`.
    """
    lines: list[str] = []
    text = text.strip(" ")
    while len(text) > width or (text in lines[-1:] and len(text) > _SHORTEST):
        end = _end(text, min(width, len(text) - 1))
        if text[:end].rstrip(" ") in lines[-1:]:
            end = _end(text, max(_SHORTEST, end - 1))
        lines.append(text[:end].rstrip(" "))
        text = text[end:].lstrip(" ")
    lines.append(text)
    return tuple(line.replace(_NO_BREAK, " ") for line in lines)


def _end(text: str, width: int) -> int:
    """Find where the first line ends."""
    latest = min(width, len(text) - LEAST - 1)
    clauses = [match.start() + 1 for match in _CLAUSE.finditer(text, 0, width + 1)]
    half = [end for end in clauses if width // 2 <= end <= latest]
    if half:
        return half[-1]
    spaces = [place for place in range(LEAST, latest + 1) if text[place] == " "]
    whole = [place for place in spaces if not _after_letter(text, place)]
    return next(reversed(whole or spaces), latest)


def _after_letter(text: str, place: int) -> bool:
    """Tell whether a single letter stands before a space: a preposition belongs to its noun."""
    return text[place - 2] in (" ", _NO_BREAK) and text[place - 1].isalpha()
