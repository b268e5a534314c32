"""The material of iQLANDIE: pieces, bags, boards, conditions and offers, read from a checked data file."""

from __future__ import annotations

from accessgames.games.iqlandie.material.kit import SCORINGS, Exposition, Material, Piece, Shape
from accessgames.games.iqlandie.material.reader import MaterialError, decoded, read_material
from accessgames.games.iqlandie.material.spots import Look, Spot, looks, spot_at, spots
from accessgames.games.iqlandie.material.standard import (
    BAG_OF,
    BAGS,
    BOARDS,
    COLOURS,
    CONDITIONS,
    EXPOSITIONS,
    JOKER,
    MATERIAL,
    PIECES,
    SINGLE,
    SUPPLY,
    piece_name,
)

__all__ = [
    "BAGS",
    "BAG_OF",
    "BOARDS",
    "COLOURS",
    "CONDITIONS",
    "EXPOSITIONS",
    "JOKER",
    "MATERIAL",
    "PIECES",
    "SCORINGS",
    "SINGLE",
    "SUPPLY",
    "Exposition",
    "Look",
    "Material",
    "MaterialError",
    "Piece",
    "Shape",
    "Spot",
    "decoded",
    "looks",
    "piece_name",
    "read_material",
    "spot_at",
    "spots",
]
