"""Events as a viewer is told them: values and kinds that only some may know are taken out (R37)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.tetrikon.rules.events import (
    CardKept,
    ChanceDrawn,
    DraftChanged,
    MoneyDiscarded,
    MoneyDrawn,
    Paid,
    PaidOut,
    TableEvent,
)

if TYPE_CHECKING:
    from accessgames.engine import Viewer


def redact(event: TableEvent, viewer: Viewer) -> TableEvent | None:
    """Return the event as the viewer sees it, or None when it must not be noticed."""
    match event:
        case DraftChanged():
            return event if viewer == event.seat else None
        case MoneyDrawn() | MoneyDiscarded(reason="inflation") if viewer != event.seat:
            return replace(event, value=None)
        case ChanceDrawn(keepable=True) | CardKept() if viewer != event.seat:
            return replace(event, kind=None)
        case PaidOut() if viewer != event.seat:
            return replace(event, cards=None)
        case Paid() if event.to is not None and viewer not in {event.seat, event.to}:
            return replace(event, cards=None)
    return event
