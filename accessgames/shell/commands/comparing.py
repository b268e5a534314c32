"""What separates two moves, in sentences: of advice, and of what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import Message, Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.bots import contrasts
    from accessgames.games import Listener, Room

MOST_DIFFERENCES: Final = 4
"""Differences that are told to somebody who asks for all, those of the first sentence among them."""


def tell_second(
    room: Room, listener: Listener, advice: contrasts.Alternatives, *, everything: bool
) -> Iterator[Message]:
    """Yield what separates the second move from the best: one sentence, or all there is to say.

    Args:
        room: The game.
        listener: Who is to act.
        advice: What is advised.
        everything: Whether what the first sentence leaves out is told as well.
    """
    contrast = advice.contrast
    if contrast is not None:
        yield tell_contrast(room, listener, contrast, on_the_whole="worse")
    elif not advice.equal and advice.other is not None:
        # Nothing can be counted: what the second one is for may still be something else.
        apart = (each for each in advice.other.reasons if each not in advice.best.reasons)
        reason = next(apart, None)
        yield say("advice-estimated", "hint") if reason is None else room.narration.reason(reason, listener)
    if everything:
        yield from tell_other_parts(room, listener, advice)


def tell_other_parts(room: Room, listener: Listener, advice: contrasts.Alternatives) -> Iterator[Message]:
    """Yield what separates the second move from the best beside what the one sentence says.

    Args:
        room: The game.
        listener: Who is to act.
        advice: What is advised.
    """
    contrast = advice.contrast
    told = () if contrast is None else (contrast.first, contrast.second)
    for one in advice.differences[:MOST_DIFFERENCES]:
        if one.reason not in told:
            yield say("advice-part", "hint", first=Nested(room.narration.reason(one.reason, listener)))


def tell_contrast(
    room: Room, listener: Listener, contrast: contrasts.Contrast, *, on_the_whole: str
) -> Message:
    """Tell what separates two moves in one sentence.

    Args:
        room: The game.
        listener: Who hears it, as they knew the position.
        contrast: What it is.
        on_the_whole: `better` or `worse`, as the judge thinks where nothing speaks for that by itself.
    """
    parts = {"first": contrast.first, "second": contrast.second}
    values = {
        name: Nested(room.narration.reason(reason, listener))
        for name, reason in parts.items()
        if reason is not None
    }
    joint = on_the_whole if contrast.joint == "yet" else contrast.joint
    return say("advice-contrast", "hint", joint=joint, **values)
