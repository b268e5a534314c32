"""Why an action is not allowed, in the game's own terms: the place, the line and the property that clashes.

Arguments of the refusals, all values of `rules`: `spot` and `spots` are places, `card` and `cards` cards,
`direction` the direction of a line whose places and cards follow, `property` what clashes in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessgames.engine import Refusal, refuse
from accessgames.games.iota.rules.cards import PROPERTIES, WILD, Card, Mask, marks
from accessgames.games.iota.rules.grid import SPOTS, STRIDE, Grid, run_at
from accessgames.games.iota.rules.lines import clash, joinable
from accessgames.games.iota.rules.options import RECYCLING, TRADE
from accessgames.games.iota.rules.points import direction_of, score_line, touched_lines
from accessgames.games.iota.rules.scoring import LOT, LineScore
from accessgames.games.iota.rules.spots import DIRECTIONS, REACH, Laid, Spot

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import Place, Recycle, Trade
    from accessgames.games.iota.rules.table import Table


def refuse_place(grid: Grid, hand: tuple[Card, ...], action: Place) -> Refusal | None:
    """Return the first rule that a placement breaks, or None."""
    if not action.cards:
        return refuse("iota-refused-nothing")
    return (
        _not_in_hand(hand, (card for _, card in action.cards))
        or _bad_places(grid, action.cards)
        or _bad_shape(grid, action.cards)
        or _bad_lines(grid, action.cards)
    )


def refuse_recycle(table: Table, hand: tuple[Card, ...], action: Recycle) -> Refusal | None:
    """Return the first rule that a swap for a wild card breaks, or None (I5)."""
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
    after = Grid([(spot, card)], table.grid)
    lines = [line for way in DIRECTIONS if (line := score_line(after, spot, way))]
    return _not_in_hand(hand, (card,)) or _clashes(lines) or _bad_wilds(after)


def refuse_trade(table: Table, hand: tuple[Card, ...], action: Trade) -> Refusal | None:
    """Return the first rule that a trade breaks, or None (I3)."""
    refusal = _not_in_hand(hand, action.cards)
    if refusal is None and len(action.cards) > table.deck and table.setup.value(TRADE) == "deck":
        if not table.deck:
            return refuse("iota-refused-trade-empty")
        return refuse("iota-refused-trade-deck", count=len(action.cards), deck=table.deck)
    return refusal


def _not_in_hand(hand: tuple[Card, ...], cards: Iterable[Card]) -> Refusal | None:
    missing = Counter(cards) - Counter(hand)
    return refuse("iota-refused-not-in-hand", card=min(missing)) if missing else None


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
