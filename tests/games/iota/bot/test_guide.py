"""What the search is told of IOTA: candidates, the usual next action, chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE
from accessgames.games.iota.bot.evaluation import CAREFUL
from accessgames.games.iota.bot.guide import IotaGuide
from accessgames.games.iota.bot.judges import CarefulJudge
from accessgames.games.iota.notation import format_action
from tests.games.iota.positions import GAME, position, walk

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

GUIDE = IotaGuide((CAREFUL,))


def usual(state: IotaState) -> str:
    """What seat 0 would do next, as the guide sees it."""
    ((action, weight),) = GUIDE.candidates(GAME, state, 0)
    assert weight > 0
    return format_action(action)


def test_openings_are_what_the_careful_player_values_most() -> None:
    """The best first, with falling weights."""
    state = position("m50=r1c n50=r2c", "r3c g1s b4t y2x", "r4c b1c", deck=20)
    found = GUIDE.openings(GAME, state, 0)
    actions = list(GAME.legal_actions(state, 0))
    values = CarefulJudge(CAREFUL).values(GAME.view(state, 0), actions)
    assert max(values) == values[actions.index(found[0][0])]
    weights = [weight for _, weight in found]
    assert 1.0 == weights[0]
    assert sorted(weights, reverse=True) == weights
    assert GUIDE.breadth == len(found) == len({action for action, _ in found})


SQUARE = "m50=r1c n50=r2c m51=g1s n51=g2s"
"""Every empty place extends a line of two."""


@pytest.mark.parametrize(
    ("board", "hand", "deck", "action"),
    [
        ("m50=r1c n50=r2c o50=r3c", "r4c", 9, {"place p50=r4c", "place l50=r4c"}),
        ("m50=r1c n50=r2c", "r3c w", 9, {"place l50=r3c", "place o50=r3c"}),
        (SQUARE, "r1s", 5, {"trade r1s"}),
        (SQUARE, "r1s", 0, {"pass"}),
    ],
)
def test_the_usual_action(board: str, hand: str, deck: int, action: set[str]) -> None:
    """Points, without spending a wild card for few of them; a trade where nothing fits, or passing."""
    assert usual(position(board, hand, "b1x", deck=deck)) in action


def test_a_swap_for_a_wild_card_comes_first() -> None:
    """It costs nothing and brings a wild card."""
    state = position("m50=r1c n50=w o50=r3c", "r2c g4t b1x", "y1x", deck=20)
    assert usual(state).startswith("recycle n50=r2c")


def test_chances_follow_the_points() -> None:
    """More points, more chance; the more cards are left, the less sure; chances of all add up to one."""
    early = position("m50=r1c", "g1s b2t", "y3x r4s", deck=40, scores=(60, 20))
    late = position("m50=r1c", "g1s b2t", "y3x r4s", deck=0, scores=(60, 20))
    first, second = GUIDE.worth(GAME, early)
    assert first > 0.5 > second
    assert pytest.approx(1.0) == first + second
    assert GUIDE.worth(GAME, late)[0] > first


def test_a_wild_card_and_the_next_placement_count() -> None:
    """Of equals whoever holds a wild card, or is to complete a lot, is ahead."""
    wild = position("m50=r1c", "g1s b2t", "y3x w", deck=40)
    plain = position("m50=r1c", "g1s b2t", "y3x r4s", deck=40)
    assert GUIDE.worth(GAME, wild)[1] > GUIDE.worth(GAME, plain)[1]
    lot = position("m50=r1c n50=r2c o50=r3c", "r4c b2t", "y3x r4s", deck=40)
    assert GUIDE.worth(GAME, lot)[0] > GUIDE.worth(GAME, plain)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_are_legal_in_random_games(seats: int) -> None:
    """And chances lie between 0 and 1."""
    for number, (state, actor, _) in enumerate(walk(f"guide {seats}", seats)):
        if actor == CHANCE or number % 5:
            continue
        legal = GAME.legal_actions(state, actor)
        assert all(action in legal for action, _ in GUIDE.candidates(GAME, state, actor))
        worth = GUIDE.worth(GAME, state)
        assert pytest.approx(1.0) == sum(worth)
        assert all(0 <= each <= 1 for each in worth)
