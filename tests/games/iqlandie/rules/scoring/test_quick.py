from __future__ import annotations

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.material import EXPOSITIONS, JOKER, PIECES, spots
from accessgames.games.iqlandie.rules.placements import after_piece
from accessgames.games.iqlandie.rules.scoring import colours_of, points
from accessgames.games.iqlandie.rules.state import Laid, covered
from tests.games.iqlandie.boards import random_board

COLOURED = [each for each in PIECES.values() if each.colour != JOKER]


@pytest.mark.parametrize("index", range(6))
@pytest.mark.parametrize("seed", range(6))
def test_the_short_way_finds_the_same_points(seed: int, index: int) -> None:
    """Every place of some pieces in one exposition, against counting everything anew."""
    stream = Stream(f"{seed} {index}", "quick")
    laid = random_board(f"quick {seed}", 4 + 4 * seed)[index]
    for each in stream.sample(COLOURED, 20):
        after = after_piece(EXPOSITIONS[index], laid, each)
        for spot in spots(each, EXPOSITIONS[index]):
            if not spot.mask & covered(laid):
                more = (*laid, Laid(each, spot, each.colour))
                assert points(EXPOSITIONS[index], more, colours_of(more)) == after(spot)
