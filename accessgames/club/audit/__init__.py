"""Everything worked out once more: journals of tournaments, of matches, and of a whole club."""

from __future__ import annotations

from accessgames.club.audit.clubs import Audited, audit, examine
from accessgames.club.audit.journals import Running, run_through
from accessgames.club.audit.leagues import read_league
from accessgames.club.audit.matches import (
    OpenRoom,
    check_match,
    check_options,
    find_table,
    result_from,
)

__all__ = [
    "Audited",
    "OpenRoom",
    "Running",
    "audit",
    "check_match",
    "check_options",
    "examine",
    "find_table",
    "read_league",
    "result_from",
    "run_through",
]
