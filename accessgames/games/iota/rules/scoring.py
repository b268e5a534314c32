"""How a placing is scored, line by line and doubling by doubling, and the final scores, item by item."""

from __future__ import annotations

from collections import Counter

from accessgames.engine import ScoreItem
from accessgames.games.iota.rules.cards import (
    DIRECTIONS,
    HAND,
    VALUES,
    Direction,
    Doubling,
    DoublingReason,
    Laid,
    LineScore,
    Scoring,
    Spot,
    across,
)
from accessgames.games.iota.rules.grid import SPOTS, STEPS, Grid, line_at, place_of
from accessgames.games.iota.rules.state import LEFTOVER, IotaState


def score_line(grid: Grid, spot: Spot, direction: Direction) -> LineScore | None:
    """Return the line through an occupied place, or None when the card has no neighbour in this direction."""
    places = line_at(grid.at, place_of(spot), STEPS[direction])
    if len(places) == 1:
        return None
    cards = tuple([grid.at[place] for place in places])
    points = sum([VALUES[card] for card in cards])
    return LineScore(direction, tuple([SPOTS[place] for place in places]), cards, points)


def direction_of(cards: tuple[Laid, ...]) -> Direction:
    """Return the direction in which cards of one placing lie; `row` for a single card."""
    return "row" if cards[0][0].y == cards[-1][0].y else "column"


def touched_lines(grid: Grid, cards: tuple[Laid, ...]) -> tuple[LineScore, ...]:
    """Return the lines that a placing created or extended.

    Args:
        grid: The grid with the cards already on it.
        cards: The cards of the placing, sorted.

    Returns:
        The line in which they were placed, then those across it in the order of the cards; for a single card
        its row, then its column.
    """
    main = direction_of(cards) if len(cards) > 1 else DIRECTIONS[0]
    lines = [
        score_line(grid, cards[0][0], main),
        *(score_line(grid, spot, across(main)) for spot, _ in cards),
    ]
    return tuple([line for line in lines if line is not None])


def score_turn(grid: Grid, cards: tuple[Laid, ...], before: int, *, out: bool) -> Scoring:
    """Score a placing.

    Args:
        grid: The grid with the cards already on it.
        cards: The cards of the placing, sorted.
        before: The player's score before the turn.
        out: Whether this ends the game: the last cards of the hand with an empty deck (I10).
    """
    lines = touched_lines(grid, cards)
    base = sum(line.points for line in lines)
    reasons: list[tuple[DoublingReason, LineScore | None]] = [("lot", line) for line in lines if line.lot]
    if len(cards) == HAND:
        reasons.append(("four-cards", None))
    if out:
        reasons.append(("out", None))
    doublings = tuple(
        Doubling(why, line, base << count) for count, (why, line) in enumerate(reasons, start=1)
    )
    total = base << len(reasons)
    return Scoring(lines, base, doublings, total, before + total)


_DOUBLINGS = (("lot", "iota-item-lots"), ("four-cards", "iota-item-four-cards"), ("out", "iota-item-out"))


def items_of(state: IotaState) -> tuple[tuple[ScoreItem, ...], ...]:
    """Return for each seat what its score consists of.

    The items: `iota-item-lines` (all lines before doubling, with the number of placings as `times`), what the
    doublings added (`iota-item-lots`, `iota-item-four-cards`, `iota-item-out`, each with `times`), and
    `iota-item-left` (with the `cards`) where cards left in hand cost points (I8).
    """
    return tuple(_items(state, seat) for seat in range(state.table.seats))


def _items(state: IotaState, seat: int) -> tuple[ScoreItem, ...]:
    table = state.table
    scorings = [turn.scoring for turn in table.history if turn.seat == seat and turn.scoring]
    lines = sum(scoring.base for scoring in scorings)
    items = [ScoreItem("iota-item-lines", lines, (("times", len(scorings)),))]
    gains: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for doubling in (each for scoring in scorings for each in scoring.doublings):
        gains[doubling.reason] += doubling.after // 2
        times[doubling.reason] += 1
    items.extend(
        ScoreItem(rule, gains[reason], (("times", times[reason]),))
        for reason, rule in _DOUBLINGS
        if times[reason]
    )
    left = state.hands[seat]
    if left and table.setup.value(LEFTOVER) == "minus":
        items.append(ScoreItem("iota-item-left", -sum(VALUES[card] for card in left), (("cards", left),)))
    return tuple(items)
