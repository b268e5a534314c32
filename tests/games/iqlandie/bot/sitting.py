"""Decisions for the computer players of iQLANDIE, made from positions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from accessgames.engine import Decision, Stream
from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.bot.evaluation import Weights, no_weights, read_weights
from accessgames.games.iqlandie.bot.guide import Player
from tests.games.iqlandie.positions import GAME

if TYPE_CHECKING:
    from accessgames.engine import Policy
    from accessgames.games.iqlandie.rules.state import IqState

GREEDY = no_weights()
"""Weights under which only the points of now count."""

WEIGHTS: Weights = read_weights(
    {
        "hope": [0.5, 0.8, 1.0, 1.0],
        "colour": [0.5],
        "second": [0.9, 0.6],
        "gaps": [0.5],
        "shapes": [1.8],
        "robots": [0.9, 0.3],
        "lines": [0.8, 1.0, 1.4, 2.0],
        "third": [0.7],
        "pair": [0.6],
        "tidy": [0.03],
        "denial": [0.2],
    }
)
"""Round numbers that do not change when the game's own are fitted again."""


def player(name: str) -> Player:
    """Return a computer player of the game."""
    found = KIT.judges[name]
    assert isinstance(found, Player)
    return found


def decision(state: IqState, seat: int, seed: str = "7") -> Decision[Any, Any]:
    """Return what a seat has to decide."""
    legal = GAME.legal_actions(state, seat)
    return Decision(GAME, seat, legal, Stream(seed, f"bot/{seat}"), partial(GAME.view, state, seat))


def decide(who: Policy, state: IqState, seat: int, seed: str = "7") -> IqState:
    """Let a player decide for a seat and return the state afterwards; the action has to be legal."""
    action = who.choose(decision(state, seat, seed))
    return GAME.play(state, seat, action).state
