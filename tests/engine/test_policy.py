from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import BotKit, Decision, Reason, Stream
from tests.engine.helpers import DUEL, play

if TYPE_CHECKING:
    from tests.duel.rules import State


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
