"""What a correction of real dice or cards changes, in words: of what was told before, and how it is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.room import Listener, Room

Noticed: TypeAlias = Sequence[Sequence[Any]]
"""What somebody noticed of each action from the one that was told wrongly on."""


def correction_messages(room: Room, before: Noticed, now: Noticed, listener: Listener) -> tuple[Message, ...]:
    """Tell what a correction has changed.

    Args:
        room: The game.
        before: What was noticed of the wrong action and those behind it.
        now: The same after the correction; what counts no longer is not there.
        listener: Who noticed it, in the position of now.

    Returns:
        What was corrected, what of the rest is another now, and what counts no longer.
    """

    def told(events: Sequence[Any]) -> tuple[Message, ...]:
        return tuple(room.narration.tell(events, listener))

    changed = [new for old, new in zip(before[1:], now[1:], strict=False) if old != new]
    anew = [message for events in changed for message in told(events)]
    lost = [message for events in before[len(now) :] for message in told(events)]
    right = told(now[0])
    return (
        *((say("correction-now"), *right) if right else (say("correction-unseen"),)),
        *((say("correction-changed"), *anew) if anew else ()),
        *_rest(before, now, lost),
    )


def _rest(before: Noticed, now: Noticed, lost: Sequence[Message]) -> tuple[Message, ...]:
    """Tell whether all that followed counts, and from where it does not."""
    count = len(before) - len(now)
    if count:
        return (say("correction-lost", count=count), *lost[:1])
    return (say("correction-rest"),) if len(now) > 1 else ()
