"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.room import Desk


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    del desk
    return say(reason.key, "hint", **dict(reason.args))
