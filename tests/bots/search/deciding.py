"""Decisions of real games, made from nothing but a view."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from accessgames.bots.search import SearchPolicy
from accessgames.engine import Decision, Search, Stream
from tests.bots.search.nim import Even

if TYPE_CHECKING:
    from accessgames.engine import Game


def decide(game: Game[Any, Any, Any, Any], state: Any, seat: int, seed: str = "seed") -> Decision[Any, Any]:  # noqa: ANN401 - by game
    """The decision of a seat in a position."""
    legal = game.legal_actions(state, seat)
    return Decision(game, seat, legal, Stream(seed, f"bot/{seat}"), partial(game.view, state, seat))


def searcher(iterations: int, depth: int = 20, **others: Any) -> SearchPolicy:  # noqa: ANN401 - of any type
    """A player that searches without any knowledge of the game."""
    return SearchPolicy(Search(Even(), iterations, 1000, depth, **others))
