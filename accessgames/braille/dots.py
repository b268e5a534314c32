"""Braille cells as Unicode: U+2800 plus one bit per dot (dot 1 = 1, dot 2 = 2, … dot 6 = 32).

Throughout the package "cells" means a string of such characters, six dots each; every width counts them.
"""

from __future__ import annotations

import re
from typing import Final

from accessgames.braille.errors import BrailleError

BLANK: Final = "\u2800"
"""The empty cell, Braille's space."""

FIRST: Final = 0x2800
"""Code point of the empty cell."""

COUNT: Final = 64
"""How many six-dot cells there are; their code points are FIRST … FIRST + COUNT - 1."""

_DOTS: Final = re.compile(r"(?=[1-6])1?2?3?4?5?6?")
_FOREIGN: Final = re.compile(f"[^{chr(FIRST)}-{chr(FIRST + COUNT - 1)}]")


def from_dots(notation: str) -> str:
    """Turn dot numbers into cells.

    Args:
        notation: Dots in ascending order, cells joined by "-": "6-236" is dot 6, then dots 2, 3 and 6.

    Returns:
        The cells, one for each group of dots.

    Raises:
        BrailleError: `braille-dots`, for anything else.
    """
    groups = notation.split("-")
    if not all(_DOTS.fullmatch(group) for group in groups):
        raise BrailleError("braille-dots", value=notation)
    return "".join(chr(FIRST + sum(1 << int(dot) - 1 for dot in group)) for group in groups)


def to_dots(cells: str) -> str:
    """Name the dots of each cell, as `from_dots` reads them; an empty cell is "0".

    Raises:
        BrailleError: `braille-not-cells`.
    """
    require_cells(cells)
    return "-".join(_dots_of(ord(cell) - FIRST) or "0" for cell in cells)


def _dots_of(bits: int) -> str:
    return "".join(str(dot) for dot in range(1, 7) if bits >> dot - 1 & 1)


def require_cells(cells: str) -> None:
    """Check that a string holds nothing but six-dot cells.

    Raises:
        BrailleError: `braille-not-cells`, with the first foreign character and its index (from 0).
    """
    foreign = _FOREIGN.search(cells)
    if foreign:
        raise BrailleError("braille-not-cells", value=foreign[0], index=foreign.start())
