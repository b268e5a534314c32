"""Colours of the profile for low vision: exact ones, so that the palette of a terminal changes nothing.

Each is a colour of the cube that terminals with 256 colours have, so those show the same. With sixteen, which
every palette paints in its own way, only black and bright white are used; without colours ink and paper are
whatever the terminal has, and what is coloured elsewhere is reversed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

Depth: TypeAlias = Literal["exact", "cube", "sixteen", "none"]
"""24 bits for each colour; 256 colours; the sixteen of the palette; none at all."""

THEMES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({
    "dark": ("#ffffff", "#000000"),
    "light": ("#000000", "#ffffff"),
    "yellow": ("#ffff00", "#000000"),
})  # fmt: skip
"""Ink and paper of each theme."""

TILES: Final[Mapping[str, str]] = MappingProxyType({
    "red": "#ff5f5f",
    "green": "#5fff5f",
    "blue": "#5fafff",
    "yellow": "#ffff5f",
    "orange": "#ffaf00",
    "purple": "#d787ff",
    "white": "#d7d7d7",
})  # fmt: skip
"""What tiles of each role are filled with, in every theme; what stands on them is black."""

STYLES: Final = ("plain", "title", "typed", "mark", *TILES)
"""Everything that is painted: ink on paper, headings, what was typed, what matters now, tiles."""

_EXACT: Final = frozenset({"truecolor", "24bit"})
_BLACK, _WHITE = "ansiblack", "ansiwhite"  # prompt_toolkit's names; this white is the bright one
_REVERSED: Final = frozenset({"title", "mark", *TILES})


def find_depth(environ: Mapping[str, str], *, sixteen: bool = False) -> Depth:
    """Tell which colours a terminal has, as far as it says so.

    Args:
        environ: What it says of itself.
        sixteen: Whether what writes to it knows no others, as in consoles of Windows without sequences: any
            colour is painted as the nearest of them there, so that black on red would be 5 to 1.
    """
    if environ.get("NO_COLOR"):
        return "none"
    term = environ.get("TERM", "")
    if term in {"dumb", "unknown"} or term.endswith("-m"):
        return "none"
    if sixteen:
        return "sixteen"
    if environ.get("COLORTERM", "").lower() in _EXACT or environ.get("WT_SESSION") or "direct" in term:
        return "exact"
    if "256" in term or term.startswith(("xterm", "screen", "tmux", "alacritty", "kitty", "foot")):
        return "cube"
    # Windows says nothing of its kind and shows exact colours; anything else may have sixteen.
    return "exact" if not term and os.name == "nt" else "sixteen"


def paint(theme: str, depth: Depth) -> dict[str, str]:
    """Return how prompt_toolkit draws each of `STYLES`.

    Bold is never put on dark ink: many terminals make it grey.
    """
    if depth == "none":
        return {style: "noinherit reverse" if style in _REVERSED else "noinherit" for style in STYLES}
    ink, paper = THEMES[theme]
    if depth == "sixteen":
        ink, paper = (_BLACK, _WHITE) if theme == "light" else (_WHITE, _BLACK)
    weight = "nobold" if theme == "light" else "bold"
    plain, over = f"{weight} {ink} bg:{paper}", f"nobold {paper} bg:{ink}"
    tiles = {
        role: over if depth == "sixteen" else f"nobold #000000 bg:{fill}" for role, fill in TILES.items()
    }
    return {"plain": plain, "typed": f"{plain} underline", "title": over, "mark": over, **tiles}
