"""Deals between players: what they bring each side, and which one to offer.

All of it follows from what lies open, but for the own T.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.bot.duties import TURN

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.prospects import Prospects
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.tasks import Offer

MARGIN: Final = 8.0
"""What a deal must bring in T to be worth the words."""

_STEP: Final = 5
_DEAREST: Final = 95
"""T that the seat pays at most for one piece: at the manager's it costs 100."""


@dataclass(frozen=True, slots=True)
class Bargain:
    """A deal that one might offer.

    Attributes:
        partner: To whom.
        give: Piece that is given, if any.
        give_money: T that are given.
        take: Piece that is wanted, if any.
        take_money: T that are wanted.
        gain: What it brings in T.
        theirs: What it brings the partner.
    """

    partner: int
    give: str | None
    give_money: int
    take: str | None
    take_money: int
    gain: float
    theirs: float


class Dealer:
    """Values deals for any seat."""

    def __init__(self, prospects: Prospects, table: Table, thrift: float = 1.0, rivalry: float = 0.5) -> None:
        """Look at a table.

        Args:
            prospects: What is known about plans.
            table: What lies open.
            thrift: What a T is worth to the seat that thinks.
            rivalry: How much it matters between two that the other one gains; among more it matters less.
        """
        self._prospects = prospects
        self._table = table
        self._thrift = thrift
        self._rivalry = rivalry

    def worth(self, seat: int, gained: tuple[str, ...], lost: tuple[str, ...]) -> float:
        """Return what pieces are worth to a seat in T."""
        return TURN * self._prospects.worth(self._table, seat, gained, lost)

    def gain(self, offer: Offer, seat: int) -> float:
        """Return what an offer brings one of its two sides in T, what helps the other one being a harm."""
        own = self._side(offer, seat, self._thrift)
        other = self._side(offer, offer.partner if seat == offer.seat else offer.seat, 1.0)
        return own - self._envy * max(0.0, other)

    def _side(self, offer: Offer, seat: int, thrift: float) -> float:
        gained, lost, money = offer.take, offer.give, offer.take_money - offer.give_money
        if seat == offer.partner:
            gained, lost, money = offer.give, offer.take, -money
        return self.worth(seat, gained, lost) + thrift * money

    @property
    def _envy(self) -> float:
        """How much it matters that another player gains: less among more than between two."""
        return self._rivalry / (len(self._table.players) - 1)

    def best(self, seat: int, partner: int, total: int) -> Bargain | None:
        """Return the deal to offer to a partner, or None when there is none that both would like.

        Args:
            seat: Who offers.
            partner: To whom.
            total: T that the seat has.
        """
        mine, theirs = self._table.players[seat].free, self._table.players[partner].free
        return self._best(seat, partner, mine, theirs, total)

    def reply(self, offer: Offer, total: int) -> Bargain | None:
        """Return the deal about the same pieces that whoever is asked would rather make, or None.

        Args:
            offer: What was offered.
            total: T that the seat has that answers.
        """
        return self._best(offer.partner, offer.seat, offer.take, offer.give, total)

    def _best(
        self, seat: int, partner: int, mine: Sequence[str], theirs: Sequence[str], total: int
    ) -> Bargain | None:
        found = [
            bargain
            for give in (None, *sorted(set(mine)))
            for take in (None, *sorted(set(theirs)))
            if give != take
            for bargain in [self._bargain(seat, partner, give, take, total)]
            if bargain is not None
        ]
        return max(found, key=lambda one: one.gain, default=None)

    def _bargain(
        self, seat: int, partner: int, give: str | None, take: str | None, total: int
    ) -> Bargain | None:
        """Return a deal about these pieces with T to even it out, if both sides gain."""
        gained, lost = _pieces(take), _pieces(give)
        own, other = self.worth(seat, gained, lost), self.worth(partner, lost, gained)
        money = self._price(own, other, give, take)
        if money is None or money > total:
            return None
        gain = own - self._thrift * money - self._envy * max(0.0, other + money)
        if gain < MARGIN or other + money < MARGIN:
            return None
        return Bargain(partner, give, max(0, money), take, max(0, -money), gain, other + money)

    def _price(self, own: float, other: float, give: str | None, take: str | None) -> int | None:
        """Return the T to pay (negative: to ask for) that share the gain; None when there is none."""
        most = own / self._thrift - MARGIN
        least = MARGIN - other
        if most < least:
            return None
        money = int((most + least) / 2 // _STEP) * _STEP
        if take is None:
            return min(-_STEP, max(-_DEAREST, money))
        if give is None:
            return max(_STEP, min(_DEAREST, money))
        return max(-_DEAREST, min(_DEAREST, money))


def _pieces(piece: str | None) -> tuple[str, ...]:
    return () if piece is None else (piece,)
