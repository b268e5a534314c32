"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.iota.narration.arguments import values_of
from accessgames.language import Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.room import Desk

REASONS: Final = event_keys("iota-reason-points")
"""All reasons."""


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    del desk
    return say(reason.key, "hint", **values_of(reason.args))
