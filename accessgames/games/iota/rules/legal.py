"""The legal actions of a seat or of chance, sorted by notation and made only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, overload

from accessgames.engine import CHANCE, Refusal, refuse
from accessgames.games.iota.rules.actions import PASS, Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import WILD, Card
from accessgames.games.iota.rules.grid import SPOTS
from accessgames.games.iota.rules.names import CARD_NAMES, format_spot
from accessgames.games.iota.rules.options import RECYCLING, TRADE
from accessgames.games.iota.rules.placements import Placements, placements
from accessgames.games.iota.rules.refusals import refuse_place, refuse_recycle, refuse_trade

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.games.iota.rules.table import Table


def refusal(state: IotaState, actor: Actor, action: IotaAction) -> Refusal | None:
    """Return the rule that an action of somebody who is to act breaks, or None when it is legal."""
    if actor == CHANCE:
        if not isinstance(action, Draw):
            return refuse("iota-refused-kind")
        return None if action.card in drawable(state) else refuse("iota-refused-draw", card=action.card)
    hand = state.hands[actor]
    match action:
        case Place():
            return refuse_place(state.table.grid, hand, action)
        case Recycle():
            return refuse_recycle(state.table, hand, action)
        case Trade():
            return refuse_trade(state.table, hand, action)
        case _:
            return refuse("iota-refused-kind")


def drawable(state: IotaState) -> tuple[Card, ...]:
    """Return the cards that may come next: any of the unknown ones, after them the bottom of the deck."""
    return state.pool or tuple(card for card, _ in state.bottom[:1])


def draws(state: IotaState) -> tuple[Draw, ...]:
    """Return the actions of chance, sorted by notation."""
    return tuple(Draw(card) for card in sorted(set(drawable(state)), key=CARD_NAMES.__getitem__))


class SeatActions(Sequence[IotaAction]):
    """What the seat whose turn it is may do: pass, place, recycle or trade, in this order.

    Membership is decided by the rules without listing anything.
    """

    def __init__(self, state: IotaState) -> None:
        """Prepare; nothing is searched for yet."""
        self._state = state
        self._hand = state.hands[state.table.turn]

    @cached_property
    def placements(self) -> Placements:
        """The placements with their points."""
        return placements(self._state.table.grid, self._hand)

    @cached_property
    def _others(self) -> tuple[IotaAction, ...]:
        table = self._state.table
        return (*recycles(table, self._hand), *_trades(table, self._hand))

    @cached_property
    def _all(self) -> tuple[IotaAction, ...]:
        return (PASS, *self.placements.actions, *self._others)

    def __len__(self) -> int:
        """Count the actions without putting them in order."""
        return 1 + len(self.placements) + len(self._others)

    def __iter__(self) -> Iterator[IotaAction]:
        """List the actions sorted by notation."""
        return iter(self._all)

    @overload
    def __getitem__(self, index: int) -> IotaAction: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[IotaAction, ...]: ...

    def __getitem__(self, index: int | slice) -> IotaAction | tuple[IotaAction, ...]:
        """Return one or several actions by their place in the order."""
        return self._all[index]

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is legal."""
        if not isinstance(action, Place | Recycle | Trade):
            return False
        return refusal(self._state, self._state.table.turn, action) is None


def recycles(table: Table, hand: tuple[Card, ...]) -> list[Recycle]:
    """Return the swaps of a card for a wild card on the grid, sorted by notation (I5)."""
    if table.recycled and table.setup.value(RECYCLING) == "one":
        return []
    named: list[tuple[str, Recycle]] = []
    for place in table.grid.wilds:
        mask = table.grid.opened(place)
        spot = SPOTS[place]
        named.extend(
            (f"{format_spot(spot)}={CARD_NAMES[card]}", Recycle(spot, card))
            for card in hand
            if card != WILD and mask >> card & 1
        )
    return [action for _, action in sorted(named, key=_name)]


def _trades(table: Table, hand: tuple[Card, ...]) -> list[Trade]:
    """Return the trades of one or more cards, sorted by notation (I3)."""
    most = len(hand) if table.setup.value(TRADE) == "any" else min(len(hand), table.deck)
    ordered = sorted(hand)
    names = [CARD_NAMES[card] for card in ordered]
    # By name, so that they are sorted as text, and two wild cards are told apart by nothing.
    chosen: dict[str, tuple[Card, ...]] = {}
    for count in range(1, most + 1):
        chosen.update(
            zip(map(" ".join, combinations(names, count)), combinations(ordered, count), strict=True)
        )
    return [Trade.ordered(chosen[name]) for name in sorted(chosen)]


def _name(named: tuple[str, Recycle]) -> str:
    return named[0]
