"""The cards on the table under the fingers: what lies on each place, what fits there, how a move begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.games.board_walk import ActionGroup, BoardWalk
from accessgames.games.board_walk import Place as Step
from accessgames.games.iota import naming
from accessgames.games.iota.answers.board import GridQuestions
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.cards import WILD, WILDS, Card, Mask, Spot, mask_of
from accessgames.games.iota.rules.view import IotaView, fit
from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener


def table_walk(listener: IotaListener) -> BoardWalk:
    """Return the table as it is walked: the cards and one place more on every side."""
    view: IotaView = listener.view
    grid, left = view.grid, ~mask_of(card for card in view.grid.at.values() if card != WILD)
    columns, rows = grid.columns or range(1), grid.rows or range(1)
    spots = [
        Spot(x, y)
        for y in range(rows.start - 1, rows.stop + 1)
        for x in range(columns.start - 1, columns.stop + 1)
    ]
    return BoardWalk(
        id="table",
        title=say("iota-walk-title"),
        places={_step(spot): grid.get(spot) for spot in spots},
        start=_step(next(reversed(view.table.history[-1].placed), (Spot(0, 0), WILD))[0])
        if view.table.history
        else Step(0, 0),
        free=frozenset(_step(spot) for spot in grid.free if _can_take(view, spot, left)),
        mine=frozenset(_step(spot) for spot in _own(view)),
        tell=lambda place: _tell(listener, Spot(*place), left),
        name=lambda place: Nested(say("space-place", cell=naming.name_spot(Spot(*place)))),
        read=lambda words: _step(GridQuestions(grid).read_cell(words, listener.words)),
        begin=lambda place: _begin(listener, Spot(*place)),
        private=view.viewer >= 0,
    )


def _step(spot: Spot) -> Step:
    return Step(spot.x, spot.y)


def _can_take(view: IotaView, spot: Spot, left: Mask) -> bool:
    """Tell whether some card that does not lie on the table yet could come to a place."""
    mask = view.grid.fits(spot)
    return bool(mask & left) or (bool(mask) and len(view.grid.wilds) < WILDS)


def _own(view: IotaView) -> Sequence[Spot]:
    """Return where the viewer's cards lie, those left in place of a wild card too."""
    turns = (turn for turn in view.table.history if turn.seat == view.viewer)
    return [spot for turn in turns for spot, _ in (*turn.placed, *turn.recycled)]


def _tell(listener: IotaListener, spot: Spot, left: Mask) -> Message:
    """Tell the card on a place, or which cards of the hand fit."""
    view: IotaView = listener.view
    cell = naming.name_spot(spot)
    if spot in view.grid:
        return say("iota-walk-card", cell=cell, card=naming.name_card(view.grid[spot]))
    if spot not in view.grid.free:
        return say("iota-walk-far", cell=cell)
    own = dict.fromkeys(fit(view, spot).own)
    if own:
        return say("iota-walk-fits", cell=cell, cards=naming.name_hand(own))
    if not _can_take(view, spot, left):
        return say("iota-walk-dead", cell=cell)
    return say("iota-walk-open" if view.viewer < 0 else "iota-walk-free", cell=cell)


def _begin(listener: IotaListener, spot: Spot) -> Sequence[Any]:
    """Return the moves that bring a card of the hand to a place, for each card those with the fewest first.

    Among as many cards they stand by place, never by what they bring: the list helps to see.
    """
    if listener.view.table.blind:
        return ()
    found: dict[Card, list[Any]] = {card: [] for card in listener.view.hand}
    for action in listener.perspective.legal:
        card = _card_for(action, spot)
        if card is not None:
            found[card].append(action)
    return [_group(card, spot, actions) for card, actions in found.items() if actions]


def _card_for(action: object, spot: Spot) -> Card | None:
    if isinstance(action, Recycle):
        return action.card if action.spot == spot else None
    if isinstance(action, Place):
        return next((card for at, card in action if at == spot), None)
    return None


def _group(card: Card, spot: Spot, actions: list[Any]) -> Any:  # noqa: ANN401 - an action or a group of them
    if len(actions) == 1:
        return actions[0]
    name = say(
        "iota-begin-card", card=naming.name_card(card), cell=naming.name_spot(spot), count=len(actions)
    )
    return ActionGroup(name, tuple(sorted(actions, key=_reading_order)))


def _reading_order(action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a placement or a recycling
    if isinstance(action, Recycle):
        return (0, (), action.card)
    return (len(action), tuple((-spot.y, spot.x) for spot, _ in action), tuple(card for _, card in action))
