"""Weights for each number of seats: what a player is after at a table of two, three and four."""

from __future__ import annotations

from accessgames.games.iota.bot.evaluation import CAREFUL, MASTER, OF_FOUR, OF_THREE, weights_for
from accessgames.games.iota.bot.guide import IotaGuide
from accessgames.games.iota.rules.game import IotaGame
from tests.games.iota.positions import position

GAME = IotaGame()


def test_each_table_has_its_weights() -> None:
    """The first are for two, the last for all larger tables."""
    by_seats = (MASTER, OF_THREE, OF_FOUR)
    assert [weights_for(by_seats, seats) for seats in (2, 3, 4)] == [MASTER, OF_THREE, OF_FOUR]
    assert [weights_for((CAREFUL,), seats) for seats in (2, 3, 4)] == [CAREFUL] * 3


def test_hands_of_all_count() -> None:
    """A position is worth less where who is not to act has a better hand, unless such hands are left out."""
    good, poor = (position("m50=r1c", "r2c", hand, deck=20) for hand in ("g1c b1c y1c r4c", "g3s"))
    lone, all_ = IotaGuide((MASTER,), others=0.0), IotaGuide((MASTER,))
    assert lone.worth(GAME, poor)[0] > all_.worth(GAME, good)[0]
    assert all_.worth(GAME, poor)[0] > all_.worth(GAME, good)[0]
