"""What players type about pieces, cards, amounts, people and places, read from the start of some words."""

from __future__ import annotations

from accessgames.games.tetrikon.typed.goods import Goods, read_amounts, read_goods
from accessgames.games.tetrikon.typed.items import meaningful, piece_asked, read_card, read_piece, whole_card
from accessgames.games.tetrikon.typed.people import asked_seat, read_partner
from accessgames.games.tetrikon.typed.placing import Spotted, chosen_spots, read_spot

__all__ = [
    "Goods",
    "Spotted",
    "asked_seat",
    "chosen_spots",
    "meaningful",
    "piece_asked",
    "read_amounts",
    "read_card",
    "read_goods",
    "read_partner",
    "read_piece",
    "read_spot",
    "whole_card",
]
