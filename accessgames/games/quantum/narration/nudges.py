"""The first two steps of a hint: whether to look at the dice or at the sheet, and at how many dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games.quantum.rules.state import Reroll
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import Action


def tell_nudge(action: Action) -> Message:
    """Say what to compare; writing and passing sound alike."""
    return say("quantum-nudge-dice" if isinstance(action, Reroll) else "quantum-nudge-sheet", "hint")


def tell_area(action: Action) -> Message | None:
    """Say how many dice are worth throwing again; None when none is, or where it is about writing."""
    if not isinstance(action, Reroll) or not action.mask:
        return None
    return say("quantum-nudge-area", "hint", count=action.mask.bit_count())
