"""Scores at any moment, and the outcome with its ties (iQLANDIE, "Bodování", "Konec hry")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Outcome, ScoreItem, make_outcome, rank
from accessgames.games.iqlandie.rules.board import jokers
from accessgames.games.iqlandie.rules.scoring.items import CONDITION, firsts_item, items

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.table import Table


def items_of(table: Table, seat: int) -> tuple[ScoreItem, ...]:
    """Return a seat's points as they would count now, with what makes them; in a practice point 8 alone."""
    if table.practice is not None:
        return (firsts_item(table.firsts[seat]),)
    return items(table.boards[seat], table.colours_of(seat), table.firsts[seat])


def score_of(table: Table, seat: int) -> int:
    """Return a seat's score as it would count now, open jokers standing for what brings most."""
    return sum(item.amount for item in items_of(table, seat))


def totals(table: Table) -> tuple[int, ...]:
    """Return the scores of all seats."""
    return tuple(score_of(table, seat) for seat in range(table.seats))


def outcome(table: Table) -> Outcome:
    """Return the result: more points, then more by point 7, then fewer jokers; else a shared place."""
    every = [items_of(table, seat) for seat in range(table.seats)]
    result = make_outcome(every, table.ending)
    keys = [
        (total, _condition(every[seat]), -len(jokers(table.boards[seat])))
        for seat, total in enumerate(result.totals)
    ]
    return Outcome(result.totals, rank(keys), result.items, result.ending)


def _condition(seat_items: tuple[ScoreItem, ...]) -> int:
    return sum(item.amount for item in seat_items if item.rule == CONDITION)
