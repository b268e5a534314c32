"""Points explained: those of the last round and of the exhibition that was changed last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.naming import everybody
from accessgames.games.iqlandie.narration.results import tell_item
from accessgames.games.iqlandie.narration.telling.race import tell_solution
from accessgames.games.iqlandie.rules.result import items_of
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.table import IqView
    from accessgames.games.room import Desk


def why(desk: Desk) -> tuple[Message, ...]:
    """Explain where the listener built in this round, else the last race; at the end everything."""
    view: IqView = desk.view
    if view.table.phase == "over":
        return tuple(tell_item(item, desk) for item in items_of(view.table, max(view.viewer, 0)))
    fresh = view.table.fresh[view.viewer] if view.viewer >= 0 else ()
    if fresh:
        built = dict.fromkeys(laid.spot.exposition for laid in fresh)
        items = items_of(view.table, view.viewer)
        return tuple(tell_item(items[number - 1], desk) for number in built)
    return tuple(_race(desk))


def _race(desk: Desk) -> Iterator[Message]:
    """Tell the order of the last race with its times."""
    history = desk.view.table.history
    if not history:
        return
    last = history[-1]
    for seat in last.order:
        result = last.results[seat]
        yield say(
            "iqlandie-why-race",
            "score",
            who=desk.person(seat),
            verdict=result.verdict,
            token=result.token,
        )
    if last.first is not None:
        yield say("iqlandie-why-first", "score", who=everybody(desk.people, [last.first]))
    yield from tell_solution(desk)
