"""What IOTA's computer players say, counted again by the rules, card by card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from math import comb
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.cards import DIRECTIONS, LOT, WILD, Direction, Spot, cards_of, number
from accessgames.games.iota.rules.events import Placed, Recycled
from accessgames.games.iota.rules.placements import placements

if TYPE_CHECKING:
    from accessgames.games.iota.rules.grid import Grid
    from tests.truth.claims import Check, Claim

NOTICEABLE: Final = 2
"""Points by which prospects have to differ to be told."""


def placed(claim: Claim) -> Any:  # noqa: ANN401 - the event of the placement
    """Do the placement, and return what is told of it."""
    assert isinstance(claim.action, Place), claim
    told = [event for event in claim.perspective.preview(claim.action) if isinstance(event, Placed)]
    assert 1 == len(told), claim
    return told[0]


def after(claim: Claim) -> Grid:
    """Return the grid after the placement."""
    grid: Grid = claim.perspective.after(claim.action).view.grid
    return grid


def lots(claim: Claim) -> int:
    """Return how many of the lines that the placement touches have four cards."""
    return sum(len(line.spots) == 4 for line in placed(claim).scoring.lines)


@lru_cache(maxsize=4)
def threes(grid: Grid) -> set[tuple[Direction, Spot]]:
    """Return the lines of three cards at one end of which some of all cards can be placed."""
    usable = {spot for spot in grid.free if grid.fits(spot)}
    return {
        (direction, spots[0])
        for direction, spots in grid.lines()
        if len(spots) == LOT - 1 and usable & {spots[0].step(direction, -1), spots[-1].step(direction)}
    }


def new_threes(claim: Claim) -> int:
    """Return how many such lines there are that were not there before."""
    return len(threes(after(claim)) - threes(claim.view.grid))


def goes_out(claim: Claim) -> bool:
    """Whether the game is over then."""
    return not claim.perspective.game.actors(claim.perspective.after(claim.action).world)


@lru_cache(maxsize=4)
def singles(grid: Grid) -> Mapping[int, int]:
    """Return the most points of every card placed alone, of those that can be placed."""
    best: dict[int, int] = {}
    for spot in grid.free:
        mask = grid.fits(spot)
        lines = [_beside(grid, spot, direction) for direction in DIRECTIONS] if mask else []
        for card in [*cards_of(mask), WILD] if mask else []:
            base = sum(sum(line) + number(card) for line in lines if line)
            points = base << sum(len(line) == LOT - 1 for line in lines)
            best[card] = max(points, best.get(card, 0))
    return best


def _beside(grid: Grid, spot: Spot, direction: Direction) -> list[int]:
    """Return the numbers of the cards that a card would join in a direction."""
    found = []
    for way in (-1, 1):
        near = spot.step(direction, way)
        while near in grid:
            found.append(number(grid[near]))
            near = near.step(direction, way)
    return found


def expected(claim: Claim, grid: Grid, known: tuple[int, ...], hidden: int) -> float:
    """Return the mean over all hands of the points of the best single card.

    The points from the highest down, each with the number of hands of hidden cards in which it is the best.
    """
    best = singles(grid)
    unseen = claim.view.unseen
    floor = max([best.get(card, 0) for card in known], default=0)
    points = sorted((best.get(card, 0) for card in unseen), reverse=True)
    hidden = min(hidden, len(points))
    hands = comb(len(points), hidden)
    total = float(floor) if not hidden else 0.0
    for index, each in enumerate(points):
        if hidden:
            total += max(each, floor) * comb(len(points) - index - 1, hidden - 1) / hands
    return total


def nearly(told: int, mean: float) -> bool:
    """Whether a number is a mean without its decimals; halves may go either way."""
    return abs(told - mean) <= 0.5 + 1e-6


def most(grid: Grid, hand: tuple[int, ...], deck: int) -> int:
    """Return the most points of a placement; with an empty deck the last cards double."""
    points = placements(grid, hand).points.items()
    return max([each << (not deck and len(action.cards) == len(hand)) for action, each in points], default=0)


def _points(claim: Claim) -> None:
    scoring = placed(claim).scoring
    assert scoring.total == claim.number("points"), claim
    assert scoring.total + claim.view.table.scores[claim.seat] == claim.number("total"), claim


def _lots(claim: Claim) -> None:
    assert lots(claim) == claim.number("lots") > 0, claim
    assert goes_out(claim), claim


def _lots_safe(claim: Claim) -> None:
    assert lots(claim) == claim.number("lots") > 0, claim
    _safe(claim, any_lots=True)


def _safe(claim: Claim, *, any_lots: bool = False) -> None:
    assert any_lots or 0 == lots(claim), claim
    assert 0 == new_threes(claim), claim
    assert claim.view.table.seats - 1 == claim.number("rivals"), claim
    assert not goes_out(claim), claim


def _lots_opening(claim: Claim) -> None:
    assert lots(claim) == claim.number("lots") > 0, claim
    _opening(claim, any_lots=True)


def _opening(claim: Claim, *, any_lots: bool = False) -> None:
    assert any_lots or 0 == lots(claim), claim
    assert new_threes(claim) == claim.number("threes") > 0, claim
    assert not goes_out(claim), claim


def _four_cards(claim: Claim) -> None:
    assert 4 == len(placed(claim).cards), claim
    assert "four-cards" in [doubling.reason for doubling in placed(claim).scoring.doublings], claim


def _out(claim: Claim) -> None:
    assert goes_out(claim), claim
    assert "out" in [doubling.reason for doubling in placed(claim).scoring.doublings], claim


def _recycle(claim: Claim) -> None:
    assert isinstance(claim.action, Recycle), claim
    assert any(isinstance(event, Recycled) for event in claim.perspective.preview(claim.action)), claim
    then = claim.perspective.after(claim.action).view
    assert WILD in then.hand, claim
    assert most(then.grid, then.hand, then.table.deck) == claim.number("points"), claim


def _pass(claim: Claim) -> None:
    assert Trade() == claim.action, claim
    _instead(claim)


def _instead(claim: Claim) -> None:
    view = claim.view
    assert most(view.grid, view.hand, view.table.deck) == claim.number("points"), claim


def _trade(claim: Claim) -> None:
    assert isinstance(claim.action, Trade), claim
    _instead(claim)
    kept = list(claim.view.hand)
    for card in claim.action.cards:
        kept.remove(card)
    mean = expected(claim, claim.view.grid, tuple(kept), len(claim.action.cards))
    assert nearly(claim.number("hope"), mean), (claim, mean)


def _prospects(claim: Claim) -> float:
    """Check what the next player can expect, and return how much more it is than now."""
    view, seat = claim.view, claim.take("seat")
    assert (claim.seat + 1) % view.table.seats == seat, claim
    hand = view.hands[seat]
    known, hidden = tuple(card for card in hand if card is not None), hand.count(None)
    then = expected(claim, after(claim), known, hidden)
    assert nearly(claim.number("points"), then), (claim, then)
    return then - expected(claim, view.grid, known, hidden)


def _opens(claim: Claim) -> None:
    assert _prospects(claim) > NOTICEABLE - 1e-6, claim


def _closes(claim: Claim) -> None:
    assert _prospects(claim) < 1e-6 - NOTICEABLE, claim


def _spends_wild(claim: Claim) -> None:
    wilds = [card for _, card in placed(claim).cards if card == WILD]
    assert len(wilds) == claim.number("count") > 0, claim


def _keeps_wild(claim: Claim) -> None:
    assert WILD not in chain.from_iterable(placed(claim).cards), claim
    assert claim.view.hand.count(WILD) == claim.number("count") > 0, claim


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iota-reason-points": _points,
        "iota-reason-lots": _lots,
        "iota-reason-lots-safe": _lots_safe,
        "iota-reason-lots-opening": _lots_opening,
        "iota-reason-safe": _safe,
        "iota-reason-opening": _opening,
        "iota-reason-four-cards": _four_cards,
        "iota-reason-out": _out,
        "iota-reason-recycle": _recycle,
        "iota-reason-trade": _trade,
        "iota-reason-pass": _pass,
        "iota-reason-opens": _opens,
        "iota-reason-closes": _closes,
        "iota-reason-spends-wild": _spends_wild,
        "iota-reason-keeps-wild": _keeps_wild,
    }
)
"""By reason: what makes it true."""
