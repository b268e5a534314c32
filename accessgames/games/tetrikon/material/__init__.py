"""The material of Tetrikon: the standard set, a club's own, and the checker of its file."""

from __future__ import annotations

from accessgames.games.tetrikon.material.components import (
    EFFECTS,
    STANDARD,
    ChanceCard,
    Diagram,
    Effect,
    Material,
    PieceType,
)
from accessgames.games.tetrikon.material.entries import MaterialError
from accessgames.games.tetrikon.material.sets import load_own_set, load_standard

__all__ = [
    "EFFECTS",
    "STANDARD",
    "ChanceCard",
    "Diagram",
    "Effect",
    "Material",
    "MaterialError",
    "PieceType",
    "load_own_set",
    "load_standard",
]
