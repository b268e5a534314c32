"""What happened at the table: one event, one line, result first; what belongs together shares it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.narration.telling import pieces, race
from accessgames.games.iqlandie.rules import events as happened

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.events import IqEvent
    from accessgames.games.room import Desk
    from accessgames.language import Message

_TELLERS: Final[dict[type, Callable[[Any, Desk], Iterator[Message]]]] = {
    happened.ConditionDealt: pieces.condition_dealt,
    happened.Offered: pieces.offered,
    happened.BagEmpty: pieces.bag_empty,
    happened.RoundBegan: race.round_began,
    happened.KindChosen: race.kind_chosen,
    happened.Prepared: race.prepared,
    happened.SaidReady: race.said_ready,
    happened.TaskShown: race.task_shown,
    happened.WentBack: race.went_back,
    happened.Hinted: race.hinted,
    happened.Planned: race.planned,
    happened.Pressed: race.pressed,
    happened.Claimed: race.claimed,
    happened.GaveUp: race.gave_up,
    happened.Late: race.late,
    happened.FirstScored: race.first_scored,
    happened.Added: pieces.added,
    happened.Returned: pieces.returned,
    happened.Placed: pieces.placed,
    happened.Unplaced: pieces.unplaced,
    happened.Exchanged: pieces.exchanged,
    happened.Built: pieces.built,
    happened.JokersAsked: pieces.jokers_asked,
    happened.Declared: pieces.declared,
    happened.Ended: pieces.ended,
}
"""Events that are told one by one; a solution is told with the verdicts, building by whose turn it is."""

_GROUPED: Final[dict[type, Callable[[Any, Desk], Iterator[Message]]]] = {
    happened.Worked: race.worked,
    happened.Judged: race.judged,
    happened.Took: pieces.took,
}
"""Events that are told together."""

_OFFERING: Final = (happened.FirstScored, happened.Added, happened.Took)
"""Events after which somebody may have to take pieces."""


def tell(events: Sequence[IqEvent], desk: Desk) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        desk: The listener's desk after these events.
    """
    lines: list[Message] = []
    for (kind, _), group in groupby(events, key=_together):
        if kind in _GROUPED:
            lines += _GROUPED[kind](tuple(group), desk)
        elif kind in _TELLERS:
            for event in group:
                lines += _TELLERS[kind](event, desk)
    if any(isinstance(event, _OFFERING) for event in events):
        lines += pieces.offer_now(desk)
    return tuple(lines)


def _together(event: IqEvent) -> tuple[type, int]:
    """Return what events that are told together have in common: their type, for most their seat, too."""
    seat = getattr(event, "seat", None)
    shared = isinstance(event, happened.Judged) or not isinstance(seat, int)
    return type(event), -1 if shared else int(seat or 0)
