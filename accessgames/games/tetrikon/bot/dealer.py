"""Which deal to offer: one that helps both sides, can be paid, hands nobody the game and is no old story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import EffortError
from accessgames.games.tetrikon.bot.deals import TURN
from accessgames.games.tetrikon.rules.money import sums
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.plans import DiagramPlans
    from accessgames.games.tetrikon.rules.state import TetrikonTable, TetrikonView
    from accessgames.games.tetrikon.rules.tasks import Offer

MARGIN: Final = 8.0
"""What a deal must bring each side in T to be worth the words."""

ENVY: Final = 0.5
"""How much others are taken to mind between two that whoever asks gains, too."""

LIKELY: Final = 0.5
"""How likely the other side must be able to pay what is asked for."""

MEMORY: Final = 3
"""Rounds in which nobody is asked again for what was refused."""

_STINGY: Final = 0.01
"""What a T is worth at least where it is divided by."""

_STEP: Final = 5
_DEAREST: Final = 95
"""T that are paid at most for one piece: at the manager's it costs 100."""

_COUNTED: Final = 7
"""Cards that are counted when it is guessed what others can pay; more only make it likelier."""

_EFFORT: Final = 2_000
"""Situations that are looked at for whether somebody could fill a diagram at once."""

Cards = tuple[tuple[int, int], ...]
"""Pairs of a value of T cards and how many there are, by ascending value."""


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
        chance: How likely the partner can pay what is wanted.
    """

    partner: int
    give: str | None
    give_money: int
    take: str | None
    take_money: int
    gain: float
    theirs: float
    chance: float = 1.0


@dataclass(frozen=True, slots=True)
class Purses:
    """What is known about the T of two sides of a deal.

    Attributes:
        own: T cards of whoever offers, ascending.
        count: Number of T cards of the other side.
        known: Its cards, where they lie open.
        deck: All T cards of the match.
    """

    own: tuple[int, ...]
    count: int
    known: tuple[int, ...] | None
    deck: Cards

    def chance(self, amount: int) -> float:
        """Return how likely the other side can pay an amount exactly, from 0 to 1."""
        if self.known is not None:
            return float(amount in sums(self.known))
        return payable(min(self.count, _COUNTED), self.deck).get(amount, 0.0) if amount else 1.0


@lru_cache(maxsize=32)
def payable(count: int, deck: Cards) -> dict[int, float]:
    """Return for each amount how likely some of so many cards drawn from a deck make it exactly.

    >>> payable(1, ((10, 3), (25, 1)))[10]
    0.75
    """
    found: Counter[int] = Counter()
    ways = comb(sum(number for _, number in deck), count)
    for reached, weight in _hands(deck, count):
        for amount in range(1, _DEAREST + 1):
            if reached >> amount & 1:
                found[amount] += weight
    return {amount: weight / ways for amount, weight in found.items()} if ways else {}


def _hands(deck: Cards, count: int) -> Iterator[tuple[int, int]]:
    """Yield the hands of so many cards: the amounts that they make, as bits, and how often they come."""
    if not count:
        yield 1, 1
        return
    if not deck:
        return
    (value, number), *others = deck
    for drawn in range(min(number, count) + 1):
        weight = comb(number, drawn)
        for reached, ways in _hands(tuple(others), count - drawn):
            with_these = reached
            for _ in range(drawn):
                with_these |= with_these << value
            yield with_these, ways * weight


def see_purses(prospects: DiagramPlans, view: TetrikonView, partner: int) -> Purses:
    """Return what the seat of a view knows about the T of both sides."""
    other = view.hands[partner]
    return Purses(
        view.hand.money,
        view.counts[partner][0],
        None if other is None else other.money,
        prospects.material.t_cards(hundreds=view.table.rules.hundreds),
    )


class Dealer:
    """Values deals for any seat."""

    def __init__(
        self, prospects: DiagramPlans, table: TetrikonTable, thrift: float = 1.0, rivalry: float = 0.5
    ) -> None:
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
        return own - self._among(self._rivalry) * max(0.0, other)

    def _side(self, offer: Offer, seat: int, thrift: float) -> float:
        gained, lost, money = offer.take, offer.give, offer.take_money - offer.give_money
        if seat == offer.partner:
            gained, lost, money = offer.give, offer.take, -money
        return self.worth(seat, gained, lost) + thrift * money

    def _among(self, rivalry: float) -> float:
        """Return how much it matters that another player gains: less among more than between two."""
        return rivalry / (len(self._table.players) - 1)

    def best(self, seat: int, partner: int, purses: Purses) -> Bargain | None:
        """Return the deal to offer to a partner, or None when there is none that both would like.

        Args:
            seat: Who offers.
            partner: To whom.
            purses: What is known about the T of both.
        """
        mine, theirs = self._table.players[seat].free, self._table.players[partner].free
        return self._best(seat, partner, mine, theirs, purses)

    def reply(self, offer: Offer, purses: Purses) -> Bargain | None:
        """Return the deal about the same pieces that whoever is asked would rather make, or None.

        Args:
            offer: What was offered.
            purses: What is known about the T of both, whoever is asked being the one who offers now.
        """
        return self._best(offer.partner, offer.seat, offer.take, offer.give, purses)

    def hands_over(self, seat: int, gained: Sequence[str], lost: Sequence[str]) -> bool:
        """Tell whether a deal gives a seat what fills its diagram, so that it only has to lay it."""
        player = self._table.players[seat]
        return not self.fills(seat, player.free) and self.fills(
            seat, without((*player.free, *gained), tuple(lost))
        )

    def fills(self, seat: int, free: Sequence[str]) -> bool:
        """Tell whether a seat could fill what is empty with some pieces alone; what takes too long counts."""
        player = self._table.players[seat]
        empty = self._prospects.empty(player)
        pieces = self._prospects.material.piece_by_id
        if sum(pieces[piece].size for piece in free) < empty.bit_count():
            return False
        tiler = self._prospects.tiler(player.diagram, mirror=self._table.rules.mirror)
        try:
            return tiler.fillable(empty, Counter(free), effort=_EFFORT)
        except EffortError:
            return True

    def refused(self, seat: int, partner: int, give: tuple[str, ...], take: tuple[str, ...]) -> bool:
        """Tell whether a deal about the same pieces was refused lately, whoever of the two had offered it."""
        since = self._table.turns - MEMORY * len(self._table.players)
        return any(
            turns > since
            and (offer.seat, offer.partner, offer.give, offer.take)
            in {(seat, partner, give, take), (partner, seat, take, give)}
            for turns, offer in self._table.declined
        )

    def _best(
        self, seat: int, partner: int, mine: Sequence[str], theirs: Sequence[str], purses: Purses
    ) -> Bargain | None:
        found = [
            bargain
            for give in (None, *sorted(set(mine)))
            for take in (None, *sorted(set(theirs)))
            if give != take and not self.refused(seat, partner, _pieces(give), _pieces(take))
            for bargain in [self._bargain(seat, partner, give, take, purses)]
            if bargain is not None
        ]
        found.sort(key=lambda one: -one.gain)
        safe = (one for one in found if not self.hands_over(partner, _pieces(one.give), _pieces(one.take)))
        return next(safe, None)

    def _bargain(
        self, seat: int, partner: int, give: str | None, take: str | None, purses: Purses
    ) -> Bargain | None:
        """Return a deal about these pieces with T to even it out, if both sides gain."""
        gained, lost = _pieces(take), _pieces(give)
        own, other = self.worth(seat, gained, lost), self.worth(partner, lost, gained)
        # What must be paid for the partner to gain, and what at most for the one who asks to.
        least, most = MARGIN - other, (own - MARGIN) / max(self._thrift, _STINGY)
        if least > most:
            return None
        seen = TURN * self._prospects.plain_worth(self._table, partner, lost, gained)
        found = []
        for money in _amounts(purses.own, paid=give is None, asked=take is None):
            if not least <= money <= most:
                continue
            mine, theirs = own - self._thrift * money, other + money
            gain = mine - self._among(self._rivalry) * max(0.0, theirs)
            # What the partner gains must also outweigh that the one who asks does.
            left = min(theirs, seen + money) - self._among(ENVY) * max(0.0, own - money)
            chance = purses.chance(-money) if money < 0 else 1.0
            if min(mine, gain, left) >= MARGIN and chance >= LIKELY:
                paid, asked = max(0, money), max(0, -money)
                found.append(Bargain(partner, give, paid, take, asked, gain, theirs, chance))
        return max(found, key=lambda one: (one.chance * min(one.gain, one.theirs), one.gain), default=None)


@lru_cache(maxsize=4_096)
def _amounts(own: tuple[int, ...], *, paid: bool, asked: bool) -> tuple[int, ...]:
    """Return the T that can be paid (negative: asked for); where a piece goes each way, none as well.

    Args:
        own: The cards of whoever pays.
        paid: Whether something must be paid, as no piece is given.
        asked: Whether something must be asked for, as no piece is wanted.
    """
    payments = () if asked else tuple(amount for amount in sorted(sums(own)) if 0 < amount <= _DEAREST)
    claims = () if paid else tuple(range(-_DEAREST, 0, _STEP))
    even = () if paid or asked else (0,)
    return (*claims, *even, *payments)


def _pieces(piece: str | None) -> tuple[str, ...]:
    return () if piece is None else (piece,)
