"""The final scores, item by item."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from accessgames.engine import ScoreItem
from accessgames.games.iota.rules.cards import VALUES
from accessgames.games.iota.rules.options import LEFTOVER

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

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
