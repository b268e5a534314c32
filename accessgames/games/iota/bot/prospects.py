"""What somebody can expect to score next on a grid, worked out without trying hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iota.rules.cards import CARDS, NUMBERS, VALUES, WILD, Card, Mask, mask_of, number
from accessgames.games.iota.rules.grid import EMPTY_RUN, Grid
from accessgames.games.iota.rules.scoring import LOT

if TYPE_CHECKING:
    from accessgames.games.iota.rules.table import IotaView

_BY_NUMBER: Final = tuple(
    (value, mask_of(card for card in CARDS if number(card) == value)) for value in NUMBERS
)
_WILD_BIT: Final = 1 << WILD
_Opening = tuple[Mask, int, int, int]
"""A place that can take a card: what fits, the points around it, numbers of lines and of lots completed."""

_ENOUGH: Final = 0.02
"""Chance of nothing better so far below which the rest is left out."""


class Unknown(NamedTuple):
    """The cards whose place a viewer does not know.

    Attributes:
        cards: Those that are not wild.
        wilds: Number of wild ones.
        total: All of them.
    """

    cards: Mask
    wilds: int
    total: int


class Holder(NamedTuple):
    """Somebody's hand as far as it is known.

    Attributes:
        known: Cards that are known to be in it.
        hidden: Number of its other cards, any of the unknown ones.
    """

    known: tuple[Card, ...]
    hidden: int


def unknown_cards(view: IotaView) -> Unknown:
    """Return the cards that the viewer cannot place."""
    unseen = view.unseen
    return Unknown(mask_of(unseen), unseen.count(WILD), len(unseen))


def holder(view: IotaView, seat: int) -> Holder:
    """Return what the viewer knows of a hand."""
    hand = view.hands[seat]
    return Holder(tuple(card for card in hand if card is not None), hand.count(None))


class Prospects:
    """What single cards can score on a grid, for anybody who holds some of the unknown cards."""

    __slots__ = ("_chances", "_openings", "_unknown")

    def __init__(self, grid: Grid, unknown: Unknown) -> None:
        """Look at every place of the grid that can take a card."""
        rows, columns = grid.runs
        openings: list[_Opening] = []
        chances: list[tuple[int, Mask]] = []
        for place in rows.keys() | columns.keys():
            row, column = rows.get(place, EMPTY_RUN), columns.get(place, EMPTY_RUN)
            mask = row.mask & column.mask
            if not mask:
                continue
            lots = (row.length == LOT - 1) + (column.length == LOT - 1)
            base, times = row.points + column.points, (row.length > 0) + (column.length > 0)
            openings.append((mask, base, times, lots))
            if unknown.wilds:
                chances.append((base << lots, _WILD_BIT))
            mask &= unknown.cards
            if mask:
                chances.extend([(base + times * value << lots, mask & cards) for value, cards in _BY_NUMBER])
        chances.sort(reverse=True)
        self._openings = openings
        self._chances = chances
        self._unknown = unknown

    def expected(self, hand: Holder, *, exact: bool = False) -> float:
        """Return the expected points of the best single card that a hand can place.

        The hidden cards are drawn from the unknown ones without replacement, so this is exact for single
        cards: the points are gone through from the highest, each with the chance that no better card is held.
        Unless it is to be `exact`, the last bit is left out.
        """
        enough = 0.0 if exact else _ENOUGH
        unknown, floor = self._unknown, self._floor(hand.known)
        covered = held = 0
        none_better, total = 1.0, 0.0
        for points, cards in self._chances:
            if points <= floor or none_better <= enough:
                break
            new = cards & ~covered
            if not new:
                continue
            covered |= new
            held += unknown.wilds if new == _WILD_BIT else new.bit_count()
            none = _chance_of_none(held, unknown.total, hand.hidden)
            total += points * (none_better - none)
            none_better = none
        return total + none_better * floor

    def _floor(self, known: tuple[Card, ...]) -> int:
        """Return the most points of a card that is known to be there."""
        best = 0
        for card in dict.fromkeys(known):
            value = VALUES[card]
            for mask, base, times, lots in self._openings:
                if mask >> card & 1 or card == WILD:
                    best = max(best, base + times * value << lots)
        return best


def _chance_of_none(wanted: int, count: int, draws: int) -> float:
    """Return the chance that none of `wanted` cards among `count` is drawn."""
    chance = 1.0
    for drawn in range(min(draws, count)):
        chance *= max(0, count - wanted - drawn) / (count - drawn)
    return chance
