"""Whole games of Tetrikon: all end, nothing is lost, a journal tells them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from accessgames.bots.policies import RandomPolicy
from accessgames.engine import CHANCE, CLOCK, Header, Match, SeatSpec, Stream
from accessgames.engine.driver import MAX_ACTIONS, playout
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.rules.state import TetrikonState
from accessgames.games.tetrikon.rules.tasks import Answering
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import GAME as SMALL
from tests.games.tetrikon.positions import play, position

GAME = TetrikonGame(load_standard())


def at_random(options: Mapping[str, str], seats: int, seed: str) -> tuple[Any, list[tuple[int, Any]]]:
    """Play a game at random; return the last state and all actions, counting the components on the way."""
    stream = Stream(seed, "whole")
    state = GAME.initial(GAME.setup(seats, options))
    assert isinstance(state, TetrikonState)
    expected = census(state)
    done: list[tuple[int, Any]] = []
    while actors := GAME.actors(state):
        assert len(done) < MAX_ACTIONS
        actor = actors[-1]
        if actor == CHANCE:
            action = GAME.chance(state, stream)
        elif actor == CLOCK:
            action = GAME.clock(state, stream)
        else:
            legal = GAME.legal_actions(state, actor)
            action = legal[stream.below(len(legal))]  # type: ignore[index]
        done.append((actor, action))
        state = GAME.apply(state, actor, action).state
        assert isinstance(state, TetrikonState)
        assert expected == census(state)
    return state, done


@pytest.mark.parametrize("level", list("ADGJ"))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing(level: str, seats: int) -> None:
    """Players without any plan end their games, by filling a diagram or by the most rounds."""
    state, _ = at_random({"level": level, "rounds": "30"}, seats, level)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending in {"filled", "rounds", "dead-end"}
    assert all(total <= 0 and total % 20 == 0 for total in outcome.totals)


OPTIONS = [
    {"games": "3", "level-2": "C", "level-3": "E"},
    {"minutes": "10"},
    {"buying": "choice", "mirror": "no"},
    {"money": "list", "change": "none", "exchange": "no"},
    {"inflation": "asked", "manager": "1", "immunity": "inflation"},
    {"hands": "open", "offers": "8"},
    {"ties": "best-game", "games": "2"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_option_lets_games_end(options: dict[str, str]) -> None:
    """So do games with other options."""
    state, _ = at_random({**options, "rounds": "30"}, 2, "options")
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_tells_a_game_again(seed: int) -> None:
    """The actions alone, in notation, bring every state again."""
    options = {"minutes": "10", "level": "C"}
    setup = GAME.setup(3, options)
    state, done = at_random(options, 3, str(seed))
    seats = tuple(SeatSpec(name) for name in ("Jana", "Petr", "Eva"))
    match = Match(GAME, Header("tetrikon", GAME.rules_version, seats, setup.options, "1", training=False))
    for actor, action in done:
        match.submit(actor, GAME.parse_action(GAME.format_action(action)))
    assert state == match.state
    assert GAME.outcome(state) == match.game.outcome(match.state)


def test_simulations_use_the_same_rules() -> None:
    """The driver of simulations plays whole games of random players."""
    found = playout(GAME, GAME.setup(2, {"rounds": "30"}), [RandomPolicy(), RandomPolicy()], "1")
    assert 2 == len(found.outcome.totals)


def test_a_trade_is_atomic_in_the_journal() -> None:
    """Before the line of the acceptance nothing has changed hands, after it everything has."""
    state = position(money=["50 25"], free=["l4", "k1 d2"])
    offered, _ = play(
        state, "deal 1", "add give l4", "add give 25", "add take k1", "add take d2", "propose 25"
    )
    assert isinstance(offered.table.task, Answering)
    assert state.hands == offered.hands
    assert state.table.players == offered.table.players
    step = SMALL.apply(offered, 1, SMALL.parse_action("accept"))
    assert isinstance(step.state, TetrikonState)
    assert [("k1", "d2"), ("l4",)] == [player.free for player in step.state.table.players]
    assert [(50,), (25,)] == [hand.money for hand in step.state.hands]
