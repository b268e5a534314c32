"""Scores explained: every column with its numbers, every miss with its cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from accessgames.games.quantum.rules.endings import score, score_items
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.engine import ScoreItem
    from accessgames.games.room import Desk


def why(desk: Desk) -> tuple[Message, ...]:
    """Explain the listener's score entry by entry; for a spectator, the scores of all."""
    seats = range(len(desk.view.table.sheets)) if desk.seat < 0 else (desk.seat,)
    return tuple(line for seat in seats for line in explain(seat, desk))


def explain(seat: int, desk: Desk) -> Iterator[Message]:
    """Explain a seat's score; nothing while it has no entry."""
    items = score_items(desk.view.table, seat)
    if items:
        yield say("quantum-why-total", who=desk.person(seat), points=score(desk.view.table, seat))
    if items and items[0].amount > 0:
        yield say("quantum-why-rule")
    yield from map(tell_item, items)


def tell_item(item: ScoreItem) -> Message:
    """Explain one entry of a score."""
    args: dict[str, Any] = dict(item.args)
    if item.rule == "quantum-item-miss":
        return say("quantum-item-miss", count=args["count"], points=item.amount)
    column, numbers = args["column"] + 1, args["numbers"]
    if len(set(numbers)) == 1:
        return say("quantum-item-equal", column=column, points=item.amount)
    return say(
        "quantum-item-column", column=column, numbers=Listing(tuple(sorted(numbers))), points=item.amount
    )
