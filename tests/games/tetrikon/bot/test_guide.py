"""What the search is told: which actions to try, and who stands how well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Search
from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.bot.guide import TetrikonGuide
from accessgames.games.tetrikon.rules.actions import Build, Exchange
from tests.games.tetrikon.bot.playing import kit
from tests.games.tetrikon.positions import GAME, play, position

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState

ROW = ["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"]


def guide() -> TetrikonGuide:
    """The guide with the set of the tests."""
    search = kit().players["search"]
    assert isinstance(search, Search)
    assert isinstance(search.guide, TetrikonGuide)
    return search.guide


def candidates(state: TetrikonState, seat: int = 0) -> dict[str, float]:
    """What is worth a try, in notation."""
    found = guide().candidates(GAME, state, seat)
    return {GAME.format_action(action): prior for action, prior in found}


def test_the_best_comes_first() -> None:
    """Every candidate is legal and has a weight above 0, the best one the most."""
    state = position(money=["100"], free=["x5"], placed=ROW, offer="i4 i4 x5 u5 u5 u5")
    found = guide().candidates(GAME, state, 0)
    weights = [weight for _, weight in found]
    assert sorted(weights, reverse=True) == weights
    assert min(weights) > 0
    assert all(action in GAME.legal_actions(state, 0) for action, _ in found)


def test_what_fills_the_diagram_is_done_at_once() -> None:
    """There is nothing to think about."""
    assert {"build i4 1 a3": 1.0} == candidates(position(free=["i4"], placed=ROW))


def test_duties_are_no_choice() -> None:
    """What is owed is paid as the master pays it."""
    state, _ = play(position(money=["50 50 100"]), "buy")
    assert 1 == len(candidates(state))


def test_exchanges_are_for_filling() -> None:
    """They are tried only where everything that is needed is there."""
    lacking = position(free=["x5"], placed=["o4 1 a1, k1 1 c1", ""])
    assert not any(text.startswith("exchange") for text in candidates(lacking))


def test_building_is_compared_with_building() -> None:
    """It goes along with the other actions of a turn."""
    state = position(free=["d2 k1"], placed=ROW, money=["50"])
    kinds = {isinstance(action, Build | Exchange) for action, _ in guide().candidates(GAME, state, 0)}
    assert 1 == len(kinds)


def test_chances_add_up() -> None:
    """Who has more is more likely to win."""
    state = position(free=["i4", ""], placed=ROW, offer="x5 x5 u5 u5 u5 u5")
    first, second = guide().worth(GAME, state)
    assert pytest.approx(1.0) == first + second
    assert first > second


def test_a_chance_card_and_money_help() -> None:
    """Hands count in the worlds of the search."""
    poor, rich = (
        guide().worth(GAME, position(placed=ROW, money=[money], cards=[cards]))[0]
        for money, cards in (("", ""), ("100", "inheritance"))
    )
    assert rich > poor


def test_a_closing_game_is_nearly_decided() -> None:
    """Who has filled the diagram can only be caught up with."""
    state, _ = play(position(free=["i4", "d2"], placed=ROW), "build i4 1 a3")
    first, second = guide().worth(GAME, state)
    assert first > 0.9 > second


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_are_not_searched(seats: int) -> None:
    """Where places count the master's choice is taken, also an exchange that covers more in the last turn."""
    choosing: Any = {"free": ["i4 k1"], "money": ["50 50"]}
    assert {"buy", "swap k1"} == set(candidates(position(**choosing)))
    assert {"buy"} == set(candidates(position(seats=seats, **choosing)))
    last: Any = {"closing": "filled", "winner": 1, "last_turns": (), "placed": ["o4 1 a1, o4 1 c1, k1 1 b3"]}
    (found,) = candidates(position(seats=seats, free=["t3"], **last))
    assert found.startswith("exchange b3 t3")


def test_blitz_is_not_searched() -> None:
    """Against the time the judge is good enough."""
    state = ROOM.game.initial(ROOM.game.setup(2, {"mode": "blitz"}))
    assert 1 == len(guide().candidates(ROOM.game, state, 0)) or not ROOM.game.legal_actions(state, 0)
    assert {0.5} == set(guide().worth(ROOM.game, state))
