from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import BotKit, Decision, Guide, Novice, Reason, Search, Stream
from tests.engine.helpers import DUEL, play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Game
    from tests.duel.rules import Action, State


class Level:
    """A guide that sees no difference."""

    def candidates(
        self, game: Game[State, Action, Any, Any], state: State, seat: int, /
    ) -> Sequence[tuple[Action, float]]:
        return [(action, 1.0) for action in game.legal_actions(state, seat)]

    def worth(self, game: Game[State, Action, Any, Any], state: State, /) -> Sequence[float]:
        return (0.5, 0.5)


def test_the_view_is_made_once_and_only_when_asked_for() -> None:
    """A random player never pays for a view; a thinker pays once."""
    match, _ = play(DUEL, limit=6)
    looks: list[int] = []

    def look() -> State:
        looks.append(1)
        view: State = match.view(0)
        return view

    decision = Decision(DUEL, 0, match.perspective(0).legal, Stream("1", "bot/0"), look)
    assert 0 == len(looks)
    assert match.view(0) == decision.view
    assert decision.view == decision.perspective.view
    assert 1 == len(looks)


def test_a_decision_offers_the_game_as_the_seat_knows_it() -> None:
    """Seat and legal actions of the perspective are those of the decision."""
    match, _ = play(DUEL, limit=6)
    legal = DUEL.legal_actions(match.state, 1)
    decision = Decision(DUEL, 1, legal, Stream("1", "bot/1"), lambda: match.view(1))
    assert 1 == decision.perspective.seat
    assert legal == decision.perspective.legal


def test_reasons_and_kits_are_values() -> None:
    """They can be compared and kept."""
    assert Reason("a", (("x", 1),)) == Reason("a", (("x", 1),))
    assert 1 == len({Reason("a"), Reason("a")})
    assert BotKit({}, ("random",), "greedy") == BotKit({}, ("random",), "greedy")


def test_a_kit_without_players_of_its_own_has_none() -> None:
    """Games whose players are all judges need not say so, and nobody can add one behind their back."""
    players = BotKit({}, ("random",), "greedy").players
    assert 0 == len(players)
    with pytest.raises(TypeError):
        players["new"] = Novice("greedy", 0.1, 1.0)  # type: ignore[index] # this is what must not work


def test_players_are_values() -> None:
    """Descriptions of players compare by what they say and never change."""
    guide: Guide[State, Action] = Level()
    assert Search(guide, 100, 2000, 3) == Search(guide, 100, 2000, 3)
    assert Search(guide, 100, 2000, 3) != Search(guide, 101, 2000, 3)
    novice = Novice("greedy", 0.3, 2.0)
    assert novice == Novice("greedy", 0.3, 2.0)
    with pytest.raises(FrozenInstanceError):
        novice.blur = 0.0  # type: ignore[misc] # this is what must not work
