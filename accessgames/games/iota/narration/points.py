"""Points explained: every line with its sum, every doubling with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.naming import in_line, name_cards, name_run
from accessgames.games.iota.rules import Doubling, LineScore, Scoring, number
from accessgames.language import Listing, Message, Phrase, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import ScoreItem
    from accessgames.games.room import Desk


def why(desk: Desk) -> tuple[Message, ...]:
    """Explain the last points that anybody scored; nothing when there were none yet."""
    turn = next((turn for turn in reversed(desk.view.table.history) if turn.scoring is not None), None)
    if turn is None or turn.scoring is None:
        return ()
    scoring = turn.scoring
    head = say(
        "iota-why-total",
        who=desk.person(turn.seat),
        points=scoring.total,
        lines=len(scoring.lines),
    )
    return (head, *explain(scoring))


def explain(scoring: Scoring) -> Iterator[Message]:
    """Explain the points of a turn entry by entry, as they are added up and doubled."""
    yield from map(_line, scoring.lines)
    if len(scoring.lines) > 1:
        yield say("iota-why-base", points=scoring.base)
    yield from map(_doubling, scoring.doublings)


def _line(line: LineScore) -> Message:
    numbers = Listing(tuple(number(card) for card in line.cards))
    run = name_run(line.direction, line.spots)
    return say(
        "iota-why-lot-line" if line.lot else "iota-why-line", run=run, numbers=numbers, points=line.points
    )


def _doubling(doubling: Doubling) -> Message:
    if doubling.line is not None:
        place = in_line(doubling.line.direction, doubling.line.spots[0])
        return say("iota-why-lot", place=place, points=doubling.after)
    return say("iota-why-out" if doubling.reason == "out" else "iota-why-four", points=doubling.after)


def tell_item(item: ScoreItem, desk: Desk) -> Message:
    """Explain one entry of a final score."""
    del desk
    args: dict[str, Any] = dict(item.args)
    if "cards" in args:
        return say("iota-item-left", "score", cards=name_cards(args["cards"]), points=-item.amount)
    times = args["times"]
    return say(item.rule, "score", times=times, turns=Phrase("turn", count=times), points=item.amount)


ITEMS: Final = event_keys("iota-item-lines", "iota-item-lots", "iota-item-four-cards", "iota-item-out")
"""Entries of a final score beside the cards that are left over."""
