"""How a frame is read: strictly, and no more of it than its size allows."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from accessgames.net.frames import FrameError

BROKEN: Final = "net-broken-frame"
"""What is told to whoever sent a frame that is none."""


def read_frame(decoder: msgspec.json.Decoder[Any], data: bytes | str, longest: int) -> Any:  # noqa: ANN401 - by decoder
    """Return the message of a frame.

    Raises:
        FrameError: It is too large, no JSON, nested too deeply, or none of the messages.
    """
    if len(data) > longest:
        raise FrameError(len(data))
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise FrameError(str(error)) from error
