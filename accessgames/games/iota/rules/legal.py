"""The legal actions, sorted by notation and made only as far as they are asked for; why others are not.

Arguments of the refusals, all values of `rules`: `spot` and `spots` are places, `card` and `cards` cards,
`direction` the direction of a line whose places and cards follow, `property` what clashes in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, overload

from accessgames.engine import Actor, Refusal, refuse
from accessgames.games.iota.notation import CARD_NAMES, format_spot
from accessgames.games.iota.rules.actions import PASS, Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.blind import refuse_held, refuse_untold_trade
from accessgames.games.iota.rules.cards import (
    DIRECTIONS,
    LOT,
    PROPERTIES,
    REACH,
    UNTOLD,
    WILD,
    Card,
    Laid,
    LineScore,
    Mask,
    Spot,
    clash,
    joinable,
    marks,
)
from accessgames.games.iota.rules.grid import SPOTS, STRIDE, Grid, run_at
from accessgames.games.iota.rules.hand_index import RANK, traders
from accessgames.games.iota.rules.placements import Placements, placements
from accessgames.games.iota.rules.scoring import direction_of, score_line, touched_lines
from accessgames.games.iota.rules.state import RECYCLING, TRADE, IotaState

if TYPE_CHECKING:
    from accessgames.games.iota.rules.view import IotaTable


def refuse_place(grid: Grid, hand: tuple[Card, ...], action: Place) -> Refusal | None:
    """Return the first rule that a placement breaks, or None."""
    if not action.cards:
        return refuse("iota-refused-nothing")
    return _not_in_hand(hand, (card for _, card in action.cards)) or refuse_laid(grid, action.cards)


def refuse_laid(grid: Grid, cards: tuple[Laid, ...]) -> Refusal | None:
    """Return why cards can't lie on these places, whoever has them; None when they can."""
    return _bad_places(grid, cards) or _bad_shape(grid, cards) or _bad_lines(grid, cards)


def refuse_recycle(table: IotaTable, hand: tuple[Card, ...], action: Recycle) -> Refusal | None:
    """Return the first rule that a swap for a wild card breaks, or None (I5)."""
    return refuse_swap(table, action) or _not_in_hand(hand, (action.card,)) or refuse_left(table, action)


def refuse_swap(table: IotaTable, action: Recycle) -> Refusal | None:
    """Return why no wild card can be taken there now, or not for this card; None when one can."""
    spot, card = action.spot, action.card
    there = table.grid.get(spot)
    if there is None:
        return refuse("iota-refused-recycle-empty", spot=spot)
    if there != WILD:
        return refuse("iota-refused-recycle-not-wild", spot=spot, card=there)
    if card == WILD:
        return refuse("iota-refused-recycle-wild-for-wild", spot=spot)
    if table.recycled and table.setup.value(RECYCLING) == "one":
        return refuse("iota-refused-recycle-once", spot=spot)
    return None


def refuse_left(table: IotaTable, action: Recycle) -> Refusal | None:
    """Return why a card can't be left in the place of a wild one, or None when it can."""
    after = Grid([(action.spot, action.card)], table.grid)
    lines = [line for way in DIRECTIONS if (line := score_line(after, action.spot, way))]
    return _clashes(lines) or _bad_wilds(after)


def refuse_trade(table: IotaTable, hand: tuple[Card, ...], action: Trade) -> Refusal | None:
    """Return the first rule that a trade breaks, or None (I3)."""
    if UNTOLD in action.cards:
        return refuse("iota-refused-kind")
    return _not_in_hand(hand, action.cards) or refuse_deck(table, len(action.cards))


def refuse_deck(table: IotaTable, count: int) -> Refusal | None:
    """Return why the deck is too small for a trade of so many cards, or None (I3)."""
    if count <= table.deck or table.setup.value(TRADE) != "deck":
        return None
    if not table.deck:
        return refuse("iota-refused-trade-empty")
    return refuse("iota-refused-trade-deck", count=count, deck=table.deck)


def refuse_declared(state: IotaState, action: Place | Recycle | Trade) -> Refusal | None:
    """Return the first rule that an action breaks where hands are unknown, or None."""
    table = state.table
    if isinstance(action, Trade):
        return refuse_untold_trade(state, action.cards) or refuse_deck(table, len(action.cards))
    if isinstance(action, Recycle):
        return refuse_swap(table, action) or refuse_held(state, (action.card,)) or refuse_left(table, action)
    if not action.cards:
        return refuse("iota-refused-nothing")
    return refuse_held(state, tuple(card for _, card in action.cards)) or refuse_laid(
        table.grid, action.cards
    )


def _not_in_hand(hand: tuple[Card, ...], cards: Iterable[Card]) -> Refusal | None:
    missing = Counter(cards) - Counter(hand)
    if absent := missing.keys() - set(hand):
        return refuse("iota-refused-not-in-hand", card=min(absent))
    return refuse("iota-refused-card-twice", card=min(missing)) if missing else None


def _bad_places(grid: Grid, cards: tuple[Laid, ...]) -> Refusal | None:
    """Look at each place by itself."""
    seen: set[Spot] = set()
    for spot, _ in cards:
        if max(abs(spot.x), abs(spot.y)) > REACH:
            return refuse("iota-refused-unconnected", spots=(spot,))
        if spot in grid:
            return refuse("iota-refused-occupied", spot=spot, card=grid[spot])
        if spot in seen:
            return refuse("iota-refused-spot-twice", spot=spot)
        seen.add(spot)
    return None


def _bad_shape(grid: Grid, cards: tuple[Laid, ...]) -> Refusal | None:
    """Look at the places together: one line, joined to the grid, without a gap."""
    spots = tuple(spot for spot, _ in cards)
    if len({spot.x for spot in spots}) > 1 and len({spot.y for spot in spots}) > 1:
        return refuse("iota-refused-not-in-line", spots=spots)
    if not any(near in grid for spot in spots for near in spot.neighbours()):
        return refuse("iota-refused-unconnected", spots=spots)
    direction = direction_of(cards)
    spot = spots[0]
    while spot != spots[-1]:
        spot = spot.step(direction)
        if spot not in grid and spot not in spots:
            return refuse("iota-refused-gap", spot=spot, spots=spots, direction=direction)
    return None


def _bad_lines(grid: Grid, cards: tuple[Laid, ...]) -> Refusal | None:
    """Look at the lines that would result."""
    after = Grid(cards, grid)
    lines = touched_lines(after, cards)
    for line in lines:
        if len(line.spots) > LOT:
            return refuse("iota-refused-too-long", **_line_args(line), length=len(line.spots))
    return _clashes(lines) or _bad_wilds(after)


def _clashes(lines: Iterable[LineScore]) -> Refusal | None:
    for line in lines:
        about = clash([card for card in line.cards if card != WILD])
        if about:
            return refuse("iota-refused-clash", **_line_args(line), property=about)
    return None


def _line_args(line: LineScore) -> dict[str, object]:
    return {"direction": line.direction, "spots": line.spots, "cards": line.cards}


def _bad_wilds(grid: Grid) -> Refusal | None:
    """Look for a wild card that nothing could stand for in its row and column at once (I6).

    First each for itself, then, when two share a line, both together.
    """
    runs = {place: [run_at(grid.at, place, step) for step in (1, STRIDE)] for place in grid.wilds}
    for place, (row, column) in runs.items():
        masks = joinable(row.fixed), joinable(column.fixed)
        if not masks[0] & masks[1]:
            return refuse("iota-refused-wild", spot=SPOTS[place], **_contradiction(*masks))
    for row, column in runs.values():
        if not row.mask & column.mask:
            spots = tuple(sorted(SPOTS[place] for place in grid.wilds))
            direction = DIRECTIONS[0] if row.opens else DIRECTIONS[1]
            about = _contradiction(row.mask, column.mask)["property"]
            return refuse("iota-refused-wilds", spots=spots, direction=direction, property=about)
    return None


def _contradiction(row: Mask, column: Mask) -> dict[str, object]:
    """Return the first property that two sets of identities do not share, and its values in each."""
    about = next(each for each in PROPERTIES if not set(marks(row, each)) & set(marks(column, each)))
    return {"property": about, "row": marks(row, about), "column": marks(column, about)}


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

    def __init__(self, state: IotaState, refusal: Callable[[IotaState, Actor, Any], Refusal | None]) -> None:
        """Prepare; nothing is searched for yet, and `refusal` tells why an action is none of them."""
        self._state = state
        self._refusal = refusal
        self._hand = state.hands[state.table.turn]
        self._found: Placements | None = None
        self._rest: tuple[IotaAction, ...] | None = None
        self._listed: tuple[IotaAction, ...] = ()

    @property
    def placements(self) -> Placements:
        """The placements with their points."""
        if self._found is None:
            self._found = placements(self._state.table.grid, self._hand)
        return self._found

    @property
    def _others(self) -> tuple[IotaAction, ...]:
        if self._rest is None:
            table = self._state.table
            self._rest = (*recycles(table, self._hand), *trades(table, self._hand))
        return self._rest

    @property
    def _all(self) -> tuple[IotaAction, ...]:
        if not self._listed:
            self._listed = (PASS, *self.placements.actions, *self._others)
        return self._listed

    def __len__(self) -> int:
        """Count the actions; as long as nobody looked at them, without making the placements."""
        return len(self._listed) or 1 + len(self.placements) + len(self._others)

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
        return self._refusal(self._state, self._state.table.turn, action) is None


def recycles(table: IotaTable, hand: tuple[Card, ...]) -> list[Recycle]:
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
    return [action for _, action in sorted(named, key=itemgetter(0))]


def trades(table: IotaTable, hand: tuple[Card, ...]) -> list[Trade]:
    """Return the trades of one or more cards, sorted by notation (I3)."""
    most = len(hand)
    if table.deck < most and table.setup.value(TRADE) == "deck":
        most = table.deck
    cards = tuple(sorted(hand))
    ranks = [RANK[card] for card in cards]
    by_name = sorted(ranks)
    return Trade.many([take(cards) for take in traders(tuple(map(by_name.index, ranks)), most)])
