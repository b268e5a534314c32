"""From what was typed to an action: pairs of cards and places, or cards laid out in a direction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.iota.naming import name_spot, quote
from accessgames.games.iota.rules import (
    HAND,
    PASS,
    WILD,
    Card,
    Direction,
    IotaAction,
    Place,
    Recycle,
    Spot,
    Trade,
)
from accessgames.games.iota.typed.items import ItemReader, Items, Way

if TYPE_CHECKING:
    from accessgames.games.room import Desk

_STEPS: Final[dict[Way, tuple[Direction, int]]] = {
    "right": ("row", 1),
    "left": ("row", -1),
    "up": ("column", 1),
    "down": ("column", -1),
}
_OFFERED: Final = 9
"""So many candidates fit a numbered list."""


def make_place(words: Sequence[str], desk: Desk) -> IotaAction:
    """Make a placement of `čt3 m51 zk2 m52`, of `1 m51 2 m52` or of `čt3 zk2 od m51 vpravo`.

    Raises:
        MalformedAction: Cards and places do not match up.
        AmbiguousAction: A description fits several cards of the hand.
    """
    items = ItemReader(desk, places=True).read(words)
    if not items.cards:
        raise MalformedAction("iota-error-no-cards")
    if len(items.cards) > HAND:
        raise MalformedAction("iota-error-too-many", count=len(items.cards))
    spots = _spread(items, desk) if items.ways else _paired(items)
    chosen = (tuple(zip(spots, cards, strict=True)) for cards in _choices(items.cards))
    return _only((Place(cards) for cards in chosen), desk)


def _paired(items: Items) -> Sequence[Spot]:
    """Give each card the place that was typed with it."""
    if not items.spots:
        raise MalformedAction("iota-error-no-cell")
    if len(items.spots) == 1 < len(items.cards):
        raise MalformedAction("iota-error-no-way", cell=name_spot(items.spots[0]))
    if len(items.spots) != len(items.cards):
        raise MalformedAction("iota-error-pairs", cards=len(items.cards), cells=len(items.spots))
    return items.spots


def _spread(items: Items, desk: Desk) -> Sequence[Spot]:
    """Give the cards places one after another, stepping over those that are taken."""
    if not items.spots:
        raise MalformedAction("iota-error-no-cell")
    if len(items.spots) > 1 or len(items.ways) > 1:
        raise MalformedAction("iota-error-one-way")
    direction, by = _STEPS[items.ways[0]]
    spots: list[Spot] = []
    spot = items.spots[0]
    while len(spots) < len(items.cards):
        if spot not in desk.view.grid:
            spots.append(spot)
        spot = spot.step(direction, by)
    return spots


def make_recycle(words: Sequence[str], desk: Desk) -> IotaAction:
    """Make a recycling of `m50 za čt3`; the place may be missing where only one wild card lies on the grid.

    Raises:
        MalformedAction: There is no wild card, or card and place are not one each.
        AmbiguousAction: Several wild cards could be meant, or several cards.
    """
    items = ItemReader(desk, places=True).read(words)
    given = [cards for cards in items.cards if cards != (WILD,)]
    if len(given) != 1 or len(items.spots) > 1 or items.ways:
        raise MalformedAction("iota-error-recycle")
    spots = items.spots or tuple(spot for spot, card in desk.view.grid.items() if card == WILD)
    if not spots:
        raise MalformedAction("iota-error-no-wild")
    return _only((Recycle(spot, card) for spot in spots for card in given[0]), desk)


def make_trade(words: Sequence[str], desk: Desk) -> IotaAction:
    """Make a trade of `1 3`, `čt3 div` or "vše"; "nic" is a pass.

    Raises:
        MalformedAction: No card is named, or too many are.
        AmbiguousAction: A description fits several cards of the hand.
    """
    items = ItemReader(desk, places=False).read(words)
    if items.everything and not items.cards:
        return Trade(desk.view.hand)
    if items.nothing and not items.cards:
        return PASS
    if not items.cards:
        raise MalformedAction("iota-error-trade")
    if len(items.cards) > HAND:
        raise MalformedAction("iota-error-too-many", count=len(items.cards))
    return _only((Trade(cards) for cards in _choices(items.cards)), desk)


def make_pass(words: Sequence[str], desk: Desk) -> IotaAction:
    """Make a pass, after which nothing follows.

    Raises:
        MalformedAction: Something follows.
    """
    del desk
    if words:
        raise MalformedAction("iota-error-more", word=quote(words[0]))
    return PASS


def _choices(slots: Sequence[Sequence[Card]]) -> Iterable[tuple[Card, ...]]:
    """Yield every way to take one card of each slot; where there is a choice, no card twice."""
    for cards in product(*slots):
        chosen = [card for card, slot in zip(cards, slots, strict=True) if len(slot) > 1]
        if len(set(chosen)) == len(chosen):
            yield cards


def _only(actions: Iterable[IotaAction], desk: Desk) -> IotaAction:
    """Return the one action that is meant; where there are several, the one that is legal.

    Where none of them is, the first stands for all, so that its refusal tells why; impossible moves are
    nothing to choose from.

    Raises:
        MalformedAction: There is none, because two descriptions fit the same card only.
        AmbiguousAction: Several are legal.
    """
    meant = tuple(dict.fromkeys(actions))
    if not meant:
        raise MalformedAction("iota-error-same-card")
    if len(meant) > 1:
        meant = tuple(action for action in meant if desk.perspective.refusal(action) is None) or meant[:1]
    if len(meant) > 1:
        raise AmbiguousAction("iota-error-several", candidates=meant[:_OFFERED], count=len(meant))
    return meant[0]
