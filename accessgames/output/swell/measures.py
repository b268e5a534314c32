"""Measures of paper that swells, in millimetres, by the rules of tactile graphics.

Sources: Guidelines and Standards for Tactile Graphics of the Braille Authority of North America, as told at
http://www.tactilegraphics.org/designingtgs.html and in the wiki of https://github.com/tactile-graphics/guides:
at most five textures on a page, an eighth of an inch (about 3 mm) between two things, a quarter of an inch
(about 6 mm) as the least that is felt as a texture. A4: https://tacticos.eu/guidelines/chapter-4. Braille:
2.5 mm from dot to dot, 6 mm from cell to cell, 10 mm from line to line
(https://www.mtm.se/skrivregler/dtb-bm-l6-l5.html), dots of 1.5 mm, give or take a tenth
(https://beta-www.blindeforbundet.no/universell-utforming/punktskrift).
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 210
HEIGHT: Final = 297
MARGIN: Final = 15
CELLS: Final = 30
"""Cells of a line between the margins."""

BETWEEN_DOTS: Final = 2.5
CELL: Final = 6.0
LINE: Final = 10.0
DOT: Final = 0.75
"""Radius of a dot of Braille: 1.5 mm across."""

CELL_WIDTH: Final = BETWEEN_DOTS + 2 * DOT
CELL_HEIGHT: Final = 2 * BETWEEN_DOTS + 2 * DOT
"""Ink of one cell."""

GAP: Final = 3.0
"""Least between two things: about an eighth of an inch."""

THIN: Final = 1.0
THICK: Final = 1.5
"""Lines: outlines of pieces and lines of textures; shapes that are known by their outline."""

SQUARE: Final = 21.0
"""Side of a square of a board: eight of them and the numbers of their rows fit between the margins."""

SMALL_SQUARE: Final = 16.0
"""Side of a square of a piece that is drawn alone."""

INSET: Final = GAP / 2 + THIN / 2
"""From the border of a square to the middle of an outline, so that two pieces are a gap apart."""

PARTS: Final = 5
"""Lines of a texture are a fifth of a square apart."""

SYMBOL: Final = 10.0
"""Side of a shape, and of a sample of a texture."""

MARK: Final = 1.9
"""Radius of the dot for a square with something of its own: clearly larger than any other."""

HEAD: Final = LINE
"""Height of the line above a page: its title from the second page on, and its number."""

ACROSS: Final = 8.0
DOWN: Final = 5.0
"""Between fields of a grid: more than between the parts of one field."""
