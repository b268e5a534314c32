"""The end of a game of two is read out: the best for both sides, by trying everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from accessgames.games.iota.bot.evaluation import CAREFUL
from accessgames.games.iota.bot.guide import Endgame, IotaGuide, considered, forced_result
from accessgames.games.iota.notation import format_action
from tests.games.iota.positions import GAME, position

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.state import IotaState

PLENTY = 1_000_000
LAYOUTS = (
    ("m50=r1c n50=r2c o50=r3c m51=b2s", "r4c g1t", "b4t"),
    ("m50=r1c n50=g2c m51=b3s m52=y2t", "r2c b1x", "g3t y4c"),
    ("m50=r1c n50=w n51=g3t", "r2c g4x", "b2s y1t"),
    ("m50=r4c n50=r4s m49=g4c", "w b1t", "r4t y4c"),
)
DEALS = tuple((layout, lead) for layout in LAYOUTS for lead in (0, 12))


def _end(layout: tuple[str, str, str], lead: int = 0) -> IotaState:
    return position(*layout, deck=0, scores=(0, lead))


def _value(state: IotaState, seat: int) -> float:
    """What a position is worth when everything that is not a trade is tried, without leaving anything out."""
    if not GAME.actors(state):
        return forced_result(state, seat)
    turn = state.table.turn
    best = max if turn == seat else min
    return best(_value(GAME.apply(state, turn, action).state, seat) for action in _all(state))


def _all(state: IotaState) -> list[IotaAction]:
    legal = GAME.legal_actions(state, state.table.turn)
    return [action for action in legal if not format_action(action).startswith("trade")]


@pytest.mark.parametrize(("layout", "lead"), DEALS)
def test_the_best_is_found(layout: tuple[str, str, str], lead: int) -> None:
    """What is read out is worth as much as the best when all orders are tried without any cut."""
    state = _end(layout, lead)
    found = Endgame(GAME, 0, PLENTY).best(state)
    assert found is not None
    assert _value(state, 0) == _value(GAME.apply(state, 0, found).state, 0)


def test_everything_is_considered() -> None:
    """Placements, swaps and passing; with less breadth the placements of most points."""
    for layout in LAYOUTS:
        state = _end(layout)
        actions, whole = considered(state, 100)
        assert whole
        assert sorted(map(format_action, _all(state))) == sorted(map(format_action, actions))
        few, whole = considered(state, 1)
        assert not whole
        assert actions[0] == few[0]
        assert {"pass"} < {*map(format_action, few)}


def test_a_victory_is_worth_more_than_points() -> None:
    """Whoever is ahead at the end has won, by however little."""
    ahead, behind = (position("m50=r1c", "r2c", "r3c", deck=0, scores=scores) for scores in ((8, 7), (7, 8)))
    assert forced_result(ahead, 0) - forced_result(behind, 0) > 1000
    assert forced_result(ahead, 0) == -forced_result(ahead, 1)
    assert 0 == forced_result(position("m50=r1c", "r2c", "r3c", deck=0, scores=(7, 7)), 0)


def test_without_time_nothing_is_read_out() -> None:
    """Half of a reading is none; with a little more time less is tried, but something is found."""
    state = _end(LAYOUTS[0])
    assert Endgame(GAME, 0, 1).best(state) is None
    assert Endgame(GAME, 0, 100).best(state) in GAME.legal_actions(state, 0)


@pytest.mark.parametrize(("hands", "deck", "single"), [(2, 0, True), (2, 1, False), (3, 0, False)])
def test_the_guide_reads_out_what_nobody_hides(hands: int, deck: int, single: bool) -> None:
    """With two players and an empty deck one action is left; else several are considered."""
    layout, *held = LAYOUTS[0]
    state = position(layout, *held, *["y3x"] * (hands - 2), deck=deck)
    world = GAME.resample(GAME.view(state, 0), Stream("endgame", "world"))
    found = IotaGuide(CAREFUL).openings(GAME, world, 0)
    assert single is (len(found) == 1)
    if single:
        assert [(Endgame(GAME, 0, PLENTY).best(state), 1.0)] == list(found)
