"""What the strongest judge sees in a turn: everything counts as what it does for the chance to win."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.bot.deals import Dealer
from accessgames.games.tetrikon.bot.duties import TURN
from accessgames.games.tetrikon.bot.outlook import FULL, Outlook
from accessgames.games.tetrikon.bot.race import SCALE
from accessgames.games.tetrikon.rules.table import PRICE

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.bot.race import Race
    from accessgames.games.tetrikon.rules.actions import Build, Exchange
    from accessgames.games.tetrikon.rules.state import TetrikonView

RIVALRY: Final = 1.0
"""Between two, what helps the other one harms as much."""

_ASSEMBLING: Final = TURN
"""What a step is worth when everything that is needed is there: as much as a turn."""

_ASTRAY: Final = -20.0
"""What moving a piece is worth that has its place already."""

_CHANGE: Final = 8.0
"""What it is worth that the offer changes."""


class MasterOutlook(Outlook):
    """One moment of one seat, judged by the race."""

    def __init__(self, prospects: Race, view: TetrikonView, seat: int) -> None:
        """Look with the eyes of a seat."""
        super().__init__(prospects, view, seat)
        self.race: Final = prospects

    @cached_property
    def dealer(self) -> Dealer:
        """What values deals."""
        return Dealer(self.race, self.table, self.thrift, RIVALRY)

    @cached_property
    def now(self) -> float:
        """How well the seat stands."""
        return self.race.strength(self.table, self.seat, self.view.hand.total)

    def change(self, money: float, gained: tuple[str, ...] = (), lost: tuple[str, ...] = ()) -> float:
        """Return what it is worth in T to get some T and pieces and give others away."""
        free = [*self.player.free, *gained]
        for piece in lost:
            free.remove(piece)
        after = self.race.strength(self.table, self.seat, self.view.hand.total + money, free)
        return SCALE * (after - self.now)

    @cached_property
    def rolling(self) -> float:
        """What a roll is worth in T."""
        return self.change(TURN)

    @cached_property
    def assembly(self) -> tuple[Placement, ...]:
        """How to lay what is owned so that the diagram is full; empty while a piece is missing."""
        return self.race.assembly(self.table, self.seat)

    @cached_property
    def target(self) -> frozenset[int]:
        """The squares of each piece of the assembly."""
        return frozenset(one.mask for one in self.assembly)

    def building(self, build: Build) -> float:
        """Return what laying a piece is worth in T."""
        mask = self.race.covered(self.table, build)
        if self.final or not self.target or mask == self.empty:
            return super().building(build)
        return _ASSEMBLING if mask in self.target else _ASTRAY

    def exchanging(self, exchange: Exchange) -> float:
        """Return what it is worth in T to take a piece out and lay another."""
        old = next(one for one in self.player.placed if one.anchor == exchange.removed)
        new = self.race.covered(self.table, exchange)
        if self.empty | old.mask == new:
            return FULL
        if self.final or not self.target:
            return super().exchanging(exchange)
        right = new in self.target and old.mask not in self.target
        return _ASSEMBLING - 1 if right else _ASTRAY

    def buying(self, place: int | None) -> float:
        """Return what a purchase is worth in T, its price counted as what else T may bring."""
        if self.final:
            return super().buying(place)
        offer = self.table.offer if place is None else (self.table.offer[place - 1],)
        return self._average(offer, -PRICE) + _CHANGE

    def swapping(self, piece: str) -> float:
        """Return what a swap at the manager is worth in T, being a whole turn, in which nothing is rolled."""
        return -1.0 if self.final else self._average(self.table.offer, 0, (piece,)) - self.rolling

    def _average(self, offer: tuple[str | None, ...], money: int, lost: tuple[str, ...] = ()) -> float:
        """Return what it is worth on average to get a piece of an offer."""
        gains = [self.change(money, (piece,), lost) for piece in offer if piece is not None]
        return sum(gains) / max(1, len(gains))
