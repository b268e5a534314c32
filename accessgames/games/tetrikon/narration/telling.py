"""What happened at the table: one event, one line, result first; draws and fillings of one go together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.narration import (
    beginnings,
    building,
    cards,
    dealing,
    endings,
    money,
    pieces,
    puzzling,
)
from accessgames.games.tetrikon.narration.moment import Moment, Teller
from accessgames.games.tetrikon.rules.events import MoneyDrawn, OfferFilled, StartRolled

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.language import Message

_TELLERS: Final[Mapping[type, Teller]] = {
    **beginnings.TELLERS,
    **money.TELLERS,
    **cards.TELLERS,
    **pieces.TELLERS,
    **building.TELLERS,
    **dealing.TELLERS,
    **endings.TELLERS,
    **puzzling.TELLERS,
}

_TOGETHER: Final[Mapping[type, Callable[[Any], Hashable]]] = {
    OfferFilled: lambda event: event.left >= 0,
    StartRolled: lambda event: event.face > 0,
    MoneyDrawn: lambda event: (event.seat, event.reason),
}
"""Events of which several in a row are one line, and what they must have in common."""


def tell(events: Sequence[Any], desk: Desk) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        desk: The listener's desk after these events.
    """
    lines: list[Message] = []
    told = 0
    for group in _groups(events):
        moment = Moment(desk, events[:told], events[told + len(group) :])
        told += len(group)
        kind = type(group[0])
        lines += _TELLERS[kind](group if kind in _TOGETHER else group[0], moment)
    return tuple(lines)


def _groups(events: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    numbered = enumerate(events)
    for _, group in groupby(numbered, key=lambda pair: _common(*pair)):
        yield tuple(event for _, event in group)


def _common(number: int, event: Any) -> Hashable:  # noqa: ANN401 - by game
    together = _TOGETHER.get(type(event))
    return number if together is None else (type(event), together(event))
