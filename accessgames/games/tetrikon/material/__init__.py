"""The material of Tetrikon: the standard set, a club's own, and the checker of its file."""

from __future__ import annotations

from accessgames.games.tetrikon.material.faults import MaterialError
from accessgames.games.tetrikon.material.kinds import EFFECTS, Effect
from accessgames.games.tetrikon.material.kit import (
    STANDARD,
    ChanceCard,
    Diagram,
    Material,
    PieceType,
)
from accessgames.games.tetrikon.material.loading import own_set, standard

__all__ = [
    "EFFECTS",
    "STANDARD",
    "ChanceCard",
    "Diagram",
    "Effect",
    "Material",
    "MaterialError",
    "PieceType",
    "own_set",
    "standard",
]
