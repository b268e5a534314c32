"""Why an action is not allowed: the line, the place and the property that clash, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.iota.narration.arguments import values_of
from accessgames.language import Message, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.room import Desk

REFUSALS: Final = event_keys(
    "iota-refused-nothing",
    "iota-refused-not-in-hand",
    "iota-refused-occupied",
    "iota-refused-spot-twice",
    "iota-refused-not-in-line",
    "iota-refused-unconnected",
    "iota-refused-gap",
    "iota-refused-too-long",
    "iota-refused-clash",
    "iota-refused-wild",
    "iota-refused-wilds",
    "iota-refused-recycle-empty",
    "iota-refused-recycle-not-wild",
    "iota-refused-recycle-wild-for-wild",
    "iota-refused-recycle-once",
    "iota-refused-trade-empty",
    "iota-refused-trade-deck",
    "iota-refused-kind",
    "iota-refused-draw",
)
"""All refusals."""


def tell_refusal(refusal: Refusal, desk: Desk) -> Message:
    """Tell which rule an action breaks, and where."""
    del desk
    return say(refusal.key, "refusal", **values_of(refusal.args))
