from __future__ import annotations

import msgspec
import pytest

from accessgames.net import frames, reading

DECODER = msgspec.json.Decoder(frames.SeatRequest)


def read(text: str) -> frames.SeatRequest:
    found: frames.SeatRequest = reading.read_frame(DECODER, text, frames.LONGEST_ASKED)
    return found


def test_a_message_is_read_as_it_was_written() -> None:
    """Tagged by its name."""
    asked = frames.Do(0, ("write red 4", "pass"), 17)
    assert asked == read(msgspec.json.encode(asked).decode())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"is":"Nothing"}',
        '{"is":"Look","viewer":0}',
        '{"is":"Look","viewer":0,"moment":1,"more":2}',
        '{"is":"Look","viewer":"0","moment":1}',
        '{"is":"Look","viewer":99,"moment":1}',
        '{"is":"Look","viewer":0,"moment":-1}',
        '{"is":"Look","viewer":0,"moment":1e400}',
        '{"is":"Do","actor":0,"actions":[],"line":0}',
        '{"is":"Do","actor":0,"actions":["' + "x" * 501 + '"],"line":0}',
        '{"is":"Note","about":"help","text":"' + "x" * 101 + '"}',
        '{"is":"Do","actor":0,"actions":' + "[" * 8000,
        '{"is":"Do","actor":0,"actions":["' + "x" * 20_000,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    """Broken, unknown, too many, too large, too deep: one kind of error, and nothing is done."""
    with pytest.raises(frames.FrameError):
        read(text)


def test_bytes_that_are_no_text_are_refused() -> None:
    """A frame may be anything."""
    with pytest.raises(frames.FrameError):
        reading.read_frame(DECODER, b'{"is":"Note","about":"\xff\xfe","text":""}', frames.LONGEST_ASKED)
