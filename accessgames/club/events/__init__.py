"""What happens at a tournament, as frozen values: the only way in which a tournament changes.

Events name people, rounds and tables by their numbers. An event says all that came about, so that replaying
needs no randomness: a draw carries its seed and what was drawn, and an audit can draw again and compare.
"""

from __future__ import annotations

from accessgames.club.events.drawing import Advanced, Draft, Grouped, LotDrawn, Seated
from accessgames.club.events.kinds import KINDS, Event
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

__all__ = [
    "KINDS",
    "Advanced",
    "Amended",
    "Changed",
    "Closed",
    "Corrected",
    "Created",
    "Declined",
    "Draft",
    "Event",
    "Grouped",
    "LotDrawn",
    "Penalised",
    "Registered",
    "Reopened",
    "Reported",
    "Returned",
    "Seated",
    "Substituted",
    "Undone",
    "Withdrawn",
]
