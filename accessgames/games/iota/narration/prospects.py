"""What an action would bring: in one line for lists, in several as a preview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.games.iota.naming import name_card, name_cards, name_line, name_spot
from accessgames.games.iota.narration.points import explain
from accessgames.games.iota.outlook import newly_open
from accessgames.games.iota.rules import (
    WILD,
    Grid,
    IotaAction,
    IotaView,
    Laid,
    Place,
    Placed,
    Recycle,
    Scoring,
    Trade,
)
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def tell_action(action: IotaAction, desk: Desk) -> Message:
    """Tell a possible action with what it brings, points first.

    Raises:
        TypeError: It is an action of chance.
    """
    match action:
        case Place(cards):
            return _placing(cards, _scoring(action, desk))
        case Recycle(spot, card):
            return say("iota-action-recycle", cell=name_spot(spot), card=name_card(card))
        case Trade(cards) if cards:
            return say("iota-action-trade", cards=name_cards(cards))
        case Trade():
            return say("iota-action-pass")
        case _:
            raise TypeError(f"{action!r} is not an action of players")


def _placing(cards: tuple[Laid, ...], scoring: Scoring) -> Message:
    first, last = cards[0][0], cards[-1][0]
    return say(
        "iota-action-place",
        points=scoring.total,
        cards=name_cards(card for _, card in cards),
        cell=name_spot(first),
        way="none" if first == last else "right" if first.y == last.y else "up",
    )


def _scoring(action: Place, desk: Desk) -> Scoring:
    """Work out the points of a legal placement."""
    return next(event.scoring for event in desk.perspective.preview(action) if isinstance(event, Placed))


def preview(action: IotaAction, desk: Desk) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring.

    Raises:
        TypeError: It is an action of chance.
    """
    match action:
        case Place():
            return tuple(_preview_place(action, desk))
        case Recycle():
            return tuple(_preview_recycle(action, desk.view))
        case Trade(cards) if cards:
            move = Nested(tell_action(action, desk))
            return (say("iota-try-move", move=move), say("iota-deck", count=desk.view.table.deck))
        case _:
            return (say("iota-try-move", move=Nested(tell_action(action, desk))),)


def _preview_place(action: Place, desk: Desk) -> Iterator[Message]:
    scoring = _scoring(action, desk)
    yield say("iota-try-total", points=scoring.total, score=scoring.score)
    yield from explain(scoring)
    before: Grid = desk.view.grid
    yield from _opens(before, Grid(action.cards, before))


def _preview_recycle(action: Recycle, view: IotaView) -> Iterator[Message]:
    held = list(view.hand)
    if action.card in held:
        held[held.index(action.card)] = WILD
    yield say("iota-try-recycle", cards=name_cards(held))
    yield from _opens(view.grid, Grid([(action.spot, action.card)], view.grid))


def _opens(before: Grid, after: Grid) -> Iterator[Message]:
    """Tell the lots that the next player could complete, and could not before."""
    for direction, first, places in newly_open(before, after):
        cells = Listing(tuple(map(name_spot, places)))
        yield say("iota-try-opens", line=name_line(direction, first), cells=cells)
