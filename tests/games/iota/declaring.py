"""Matches of IOTA with own cards that nobody shows, declared at random and judged by the rules and slowly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, Stream
from accessgames.games.iota.notation import parse_action
from accessgames.games.iota.rules.actions import Draw, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import DECK, DIRECTIONS, UNTOLD, WILD, Card, Spot, across
from accessgames.games.iota.rules.events import Placed
from accessgames.games.iota.rules.game import IotaGame
from tests.games.iota.oracle import plain
from tests.games.iota.slow_referee import SlowReferee

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

GAME = IotaGame()

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"trade": "any", "recycling": "one"},
    {"leftover": "minus"},
    {"empty-rounds": "2", "idle-rounds": "2"},
)
"""What is changed from match to match."""


@dataclass
class Tally:
    """What was compared.

    Attributes:
        declared: Placements that both judged.
        allowed: Those that both allow.
        refusals: How often the rules refused, by reason.
        endings: How matches ended.
        others: Swaps and trades that both judged.
    """

    declared: int = 0
    allowed: int = 0
    others: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)


def compare(matches: str, wanted: int, tries: int = 30) -> Tally:
    """Judge placements by both referees, match after match, until so many were declared."""
    tally, number = Tally(), 0
    while tally.declared < wanted:
        _Evening(Stream(matches, str(number)), number, tally, tries).play(wanted)
        number += 1
    return tally


def after(*lines: str, seats: int = 2, **options: str) -> IotaState:
    """Return the state after a start card and what was declared; `-` makes a blank of an option's name."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.initial(GAME.setup(seats, {"cards": "blind", "starter": "first", **chosen}))
    for line in lines:
        actor = GAME.actors(state)[0]
        state = GAME.play(state, actor, parse_action(line)).state
    return state


class _Evening:
    """One match, judged twice."""

    def __init__(self, stream: Stream, number: int, tally: Tally, tries: int) -> None:
        self.stream, self.tally, self.tries = stream, tally, tries
        # In some matches people would rather trade, so that they end in other ways.
        self.eager = 12 if number % 5 else 1
        # In others nobody places any more once the deck is empty.
        self.tired = number % 3 == 1
        options = OPTIONS[number % len(OPTIONS)]
        setup = GAME.setup(2 + number % 3, {"cards": "blind", "starter": "first", **options})
        self.state: IotaState = GAME.initial(setup)
        self._chance()
        start = self.state.table.grid[Spot(0, 0)]
        self.slow = SlowReferee(
            {(0, 0): plain(start)},
            setup.seats,
            0,
            trade_any=setup.value("trade") == "any",
            recycle_once=setup.value("recycling") == "one",
            empty_rounds=int(setup.value("empty-rounds")),
            idle_rounds=int(setup.value("idle-rounds")),
        )
        self.slow.begin()

    def _chance(self) -> None:
        # Every fourth match begins with a wild card.
        drawn = Draw(WILD) if self.stream.below(4) == 0 else GAME.chance(self.state, self.stream)
        self._do(CHANCE, drawn)

    def _do(self, actor: int, action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any action of the game
        step = GAME.play(self.state, actor, action)
        self.state = step.state
        return step.events

    def play(self, wanted: int) -> None:
        """Play until the match is over or enough was declared."""
        while not self.slow.ending and self.tally.declared < wanted:
            self._turn()
            self._same()
        if self.slow.ending:
            self._end()

    def _turn(self) -> None:
        allowed = list(self._judged())
        swaps = list(self._swaps())
        seat = self.slow.turn
        assert seat == self.state.table.turn
        if swaps and self.stream.below(2):
            swap = self.stream.choice(swaps)
            self._do(seat, swap)
            self.slow.swap((swap.spot.x, swap.spot.y), plain(swap.card))
            return
        counts = [count for count in range(5) if self._may_trade(count)]
        if allowed and self.stream.below(self.eager) and not (self.tired and not self.slow.stack):
            self._place(seat, max(allowed, key=len))
        else:
            count = self.stream.choice(counts)
            self._do(seat, Trade((UNTOLD,) * count))
            self.slow.trade(count)

    def _place(self, seat: int, action: Place) -> None:
        spots = tuple((spot.x, spot.y) for spot, _ in action.cards)
        cards = tuple(plain(card) for _, card in action.cards)
        worth = self.slow.judge(spots, cards)
        events = self._do(seat, action)
        self.slow.place(spots, cards)
        placed = next(event for event in events if isinstance(event, Placed))
        assert worth == placed.scoring.total

    def _judged(self) -> Iterator[Place]:
        """Declare placements; yield those that both allow."""
        for _ in range(self.tries):
            action = Place(self._declared())
            refusal = GAME.refusal(self.state, self.slow.turn, action)
            spots = tuple((spot.x, spot.y) for spot, _ in action.cards)
            worth = self.slow.judge(spots, tuple(plain(card) for _, card in action.cards))
            assert (worth is None) == (refusal is not None), (GAME.format_action(action), refusal)
            self.tally.declared += 1
            if refusal is None:
                self.tally.allowed += 1
                yield action
            else:
                self.tally.refusals[refusal.key] += 1

    def _declared(self) -> list[tuple[Spot, Card]]:
        """Return cards with places as somebody may declare them, right or wrong."""
        below, grid = self.stream.below, self.state.table.grid
        near = [Spot(x + i, y + j) for x, y in grid for i in range(-2, 3) for j in range(-2, 3)]
        spot = self.stream.choice(near if below(6) == 0 else list(grid.free))
        way = self.stream.choice(DIRECTIONS)
        laid: list[tuple[Spot, Card]] = []
        for _ in range(1 + below(4)):
            while spot in grid and below(20):
                spot = spot.step(way)
            laid.append((spot, self._card(laid, spot)))
            spot = spot.step(way, 1 + (below(25) == 0))
            if below(40) == 0:
                spot = spot.step(across(way))
        return laid

    def _card(self, laid: list[tuple[Spot, Card]], spot: Spot) -> Card:
        """Return a card: any, a wild one, or one of a few that fits what was declared so far."""
        if self.stream.below(9) == 0:
            return self.stream.choice(DECK)
        if self.stream.below(12) == 0:
            return WILD
        card = 0
        for _ in range(25):
            card = self.stream.choice(self.state.pool or DECK)
            spots = tuple((at.x, at.y) for at, _ in laid)
            cards = tuple(plain(each) for _, each in laid)
            if self.slow.judge((*spots, (spot.x, spot.y)), (*cards, plain(card))) is not None:
                break
        return card

    def _swaps(self) -> Iterator[Recycle]:
        """Try to take every card for a wild one, and a card that is none; yield what both allow."""
        grid = self.state.table.grid
        for spot in [spot for spot, card in grid.items() if card == WILD or self.stream.below(10) == 0]:
            for card in {*self.stream.sample(DECK, 12), WILD}:
                swap = Recycle(spot, card)
                refused = GAME.refusal(self.state, self.slow.turn, swap) is not None
                assert self.slow.may_swap((spot.x, spot.y), plain(card)) != refused, GAME.format_action(swap)
                self.tally.others += 1
                if not refused:
                    yield swap

    def _may_trade(self, count: int) -> bool:
        refused = GAME.refusal(self.state, self.slow.turn, Trade((UNTOLD,) * count)) is not None
        assert self.slow.may_trade(count) != refused, count
        self.tally.others += 1
        return not refused

    def _same(self) -> None:
        """Compare the table as both keep it."""
        table, slow = self.state.table, self.slow
        assert slow.scores == list(table.scores) or table.ending
        assert slow.sizes == [len(hand) for hand in self.state.hands]
        assert len(slow.stack) == table.deck
        assert slow.shown_wilds == [hand.count(WILD) for hand in self.state.hands] or table.ending
        assert slow.ending == (table.ending or "")

    def _end(self) -> None:
        """Show what is left where it counts, and compare the result."""
        lost = [0] * self.slow.seats
        while self.state.table.phase == "show":
            drawn = GAME.chance(self.state, self.stream)
            assert isinstance(drawn, Draw)
            lost[self.state.table.turn] += 0 if drawn.card == WILD else drawn.card % 4 + 1
            self._do(CHANCE, drawn)
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        counted = tuple(score - less for score, less in zip(self.slow.scores, lost, strict=True))
        assert counted == outcome.totals
        assert self.slow.ending == outcome.ending
        self.tally.endings[outcome.ending] += 1
