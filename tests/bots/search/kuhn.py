"""Kuhn poker: three cards, two players, one bet. The smallest game with hidden cards and bluffs.

After H. W. Kuhn, A Simplified Two-Person Poker, 1950: the jack never calls a bet and the king always does,
whatever the rest of the strategy.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from accessgames.engine import (
    CHANCE,
    HIDDEN,
    Actor,
    Game,
    Hidden,
    Outcome,
    Refusal,
    ScoreItem,
    Setup,
    Step,
    Stream,
    Viewer,
    make_outcome,
)

JACK, QUEEN, KING = range(3)
PASS, BET = "pass", "bet"
DEALS: Final = tuple(f"{one}{two}" for one in range(3) for two in range(3) if one != two)
_OVER: Final = ((PASS, PASS), (PASS, BET, PASS), (PASS, BET, BET), (BET, PASS), (BET, BET))


@dataclass(frozen=True, slots=True)
class Hand:
    """The two cards, those that cannot be seen hidden, and what was said."""

    cards: tuple[int | Hidden, ...] = ()
    said: tuple[str, ...] = ()


class Kuhn(Game[Hand, str, str, Hand]):
    """One hand of Kuhn poker. The score is what was won, the stake of one counter included."""

    id = "kuhn"
    rules_version = 1
    seats = range(2, 3)
    options = ()

    def initial(self, setup: Setup) -> Hand:
        return Hand()

    def actors(self, state: Hand) -> tuple[Actor, ...]:
        if not state.cards:
            return (CHANCE,)
        return () if state.said in _OVER else (len(state.said) % 2,)

    def legal_actions(self, state: Hand, actor: Actor) -> tuple[str, ...]:
        if actor not in self.actors(state):
            return ()
        return DEALS if actor == CHANCE else (BET, PASS)

    def refusal(self, state: Hand, actor: Actor, action: str) -> Refusal | None:
        return None if action in self.legal_actions(state, actor) else Refusal("kuhn-refused")

    def apply(self, state: Hand, actor: Actor, action: str) -> Step[Hand, str]:
        if actor == CHANCE:
            return Step(Hand(tuple(map(int, action))), ())
        return Step(replace(state, said=(*state.said, action)), (action,))

    def chance(self, state: Hand, stream: Stream) -> str:
        return stream.choice(DEALS)

    def view(self, state: Hand, viewer: Viewer) -> Hand:
        cards = (card if seat == viewer else HIDDEN for seat, card in enumerate(state.cards))
        return replace(state, cards=tuple(cards))

    def resample(self, view: Hand, stream: Stream) -> Hand:
        left = [card for card in range(3) if card not in view.cards]
        stream.shuffle(left)
        return replace(
            view, cards=tuple(left.pop() if isinstance(card, Hidden) else card for card in view.cards)
        )

    def outcome(self, state: Hand) -> Outcome | None:
        if not state.cards or state.said not in _OVER:
            return None
        *_, before, last = state.said
        if before == BET and last == PASS:
            winner, won = len(state.said) % 2, 1
        else:
            winner, won = int(str(state.cards[1]) > str(state.cards[0])), 2 if last == BET else 1
        gains = [won if seat == winner else -won for seat in range(2)]
        return make_outcome([[ScoreItem("kuhn-item", gain)] for gain in gains], "shown")

    def format_action(self, action: str) -> str:
        return action

    def parse_action(self, text: str) -> str:
        return text
