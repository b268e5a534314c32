"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.narration.arguments import values_of
from accessgames.language import Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.room import Desk

REASONS: Final = event_keys(
    "iota-reason-points",
    "iota-reason-lots",
    "iota-reason-lots-safe",
    "iota-reason-lots-opening",
    "iota-reason-safe",
    "iota-reason-opening",
    "iota-reason-four-cards",
    "iota-reason-out",
    "iota-reason-recycle",
    "iota-reason-trade",
    "iota-reason-pass",
    "iota-reason-opens",
    "iota-reason-closes",
    "iota-reason-keeps-wild",
    "iota-reason-spends-wild",
)
"""All reasons."""


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values = values_of(reason.args)
    if "seat" in args:
        values["who"] = desk.person(args["seat"])
    return say(reason.key, "hint", **values)
