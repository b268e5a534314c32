"""Every kind of event by the name it has in a journal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessgames.club.events.drawing import Advanced, Grouped, LotDrawn, Seated
from accessgames.club.events.leading import Amended, Closed, Created, Reopened, Undone
from accessgames.club.events.registering import (
    Changed,
    Declined,
    Registered,
    Returned,
    Substituted,
    Withdrawn,
)
from accessgames.club.events.reporting import Corrected, Penalised, Reported

Event: TypeAlias = (
    Created
    | Amended
    | Registered
    | Changed
    | Withdrawn
    | Returned
    | Substituted
    | Declined
    | Seated
    | Grouped
    | Advanced
    | LotDrawn
    | Reported
    | Corrected
    | Penalised
    | Closed
    | Reopened
    | Undone
)
"""Anything that can happen at a tournament."""

KINDS: Final[Mapping[str, type[Event]]] = MappingProxyType(
    {
        "created": Created,
        "amended": Amended,
        "registered": Registered,
        "changed": Changed,
        "withdrawn": Withdrawn,
        "returned": Returned,
        "substituted": Substituted,
        "declined": Declined,
        "seated": Seated,
        "grouped": Grouped,
        "advanced": Advanced,
        "lot": LotDrawn,
        "reported": Reported,
        "corrected": Corrected,
        "penalised": Penalised,
        "closed": Closed,
        "reopened": Reopened,
        "undone": Undone,
    }
)
"""Kinds of events by their names in a journal; a name never changes its meaning."""
