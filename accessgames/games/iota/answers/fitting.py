"""What can still be done: the cards that fit a place, the places that take a card, the lines still open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from accessgames.games.iota.answers.asked import asked_spot, nothing_more
from accessgames.games.iota.answers.kinds import FEW, tell_kinds
from accessgames.games.iota.naming import name_card, name_cards, name_run, name_spot
from accessgames.games.iota.rules import (
    WILD,
    Card,
    IotaView,
    Mask,
    OpenLine,
    Spot,
    fit,
    mask_of,
    open_lines,
    places_for,
    recyclable,
)
from accessgames.games.iota.rules.names import START_ROW
from accessgames.games.iota.typed.items import ItemReader
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def fits(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which cards fit a place: those of the own hand, and how many of those not seen yet.

    On a wild card it tells what the wild card may stand for, and so what can be laid in its place.

    Raises:
        MalformedAction: The words are no place.
    """
    view: IotaView = desk.view
    spot = asked_spot(desk, words)
    named = name_spot(spot)
    if view.grid.get(spot) == WILD:
        own = dict(recyclable(view)).get(spot, ())
        return (say("iota-fits-wild", cell=named), *_fitting(spot, own, view.grid.fits(spot), view))
    if spot in view.grid:
        return (say("iota-cell-card", cell=named, card=name_card(view.grid[spot])),)
    found = fit(view, spot)
    if not found.cards:
        return (say("iota-cell-dead" if spot in view.grid.free else "iota-cell-far", cell=named),)
    return tuple(_fitting(spot, found.own, found.cards, view))


def _fitting(spot: Spot, own: Sequence[Card], mask: Mask, view: IotaView) -> Iterator[Message]:
    cell, unseen = name_spot(spot), mask & mask_of(view.unseen)
    if own:
        yield say("iota-fits-hand", cell=cell, cards=name_cards(dict.fromkeys(own)))
    elif view.viewer >= 0:
        yield say("iota-fits-no-hand", cell=cell)
    yield say("iota-fits-unseen", count=unseen.bit_count())
    if unseen:
        yield from tell_kinds(mask if unseen.bit_count() > FEW else unseen)


def free(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the empty places that can take a card, row by row from the top; with a card: that can take it.

    Raises:
        MalformedAction: The words after it are no card.
    """
    spots = sorted(_free_spots(desk, words), key=lambda spot: (-spot.y, spot.x))
    rows = [(y, list(group)) for y, group in groupby(spots, key=lambda spot: spot.y)]
    return (
        say("iota-free", count=len(spots)),
        *(say("iota-free-row", row=y + START_ROW, columns=_columns(places)) for y, places in rows),
    )


def _free_spots(desk: Desk, words: Sequence[str]) -> set[Spot]:
    """Return the places that can take any card, or one of those that are named."""
    slots = ItemReader(desk, places=False).read(words).cards if words else ((WILD,),)
    return {spot for slot in slots for card in slot for spot in places_for(desk.view, card)}


def _columns(spots: Sequence[Spot]) -> Listing:
    """Name the columns of places in one row, neighbours together: "l, n až p"."""
    runs: list[list[Spot]] = []
    for spot in spots:
        if runs and runs[-1][-1].step("row") == spot:
            runs[-1].append(spot)
        else:
            runs.append([spot])
    return Listing(tuple(map(_columns_of, runs)))


def _columns_of(run: Sequence[Spot]) -> Nested:
    first, last = name_spot(run[0]), name_spot(run[-1])
    if len(run) == 1:
        return Nested(say("iota-column", cell=first))
    return Nested(say("iota-columns", first=first, last=last))


def lines(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the lines that can still take a card, those next to a lot first.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    found = open_lines(desk.view)
    if not found:
        return (say("iota-open-none"),)
    return (say("iota-open-count", count=len(found)), *map(_open_line, found))


def _open_line(line: OpenLine) -> Message:
    cells = Listing(tuple(name_spot(end.spot) for end in line.ends))
    return say("iota-open-line", run=name_run(line.direction, line.spots), count=len(line.spots), cells=cells)
