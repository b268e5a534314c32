"""Cues through the real miniaudio, into a sink that nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends import Manner
from accessgames.output.backends.sounds import open_sounds
from tests.output.rogues import until
from tests.system.programs import loudest, needs

if TYPE_CHECKING:
    from pathlib import Path

FRAME = 4
"""Bytes of one sample for both ears."""


@needs("pulseaudio", "parecord")
def test_a_place_on_the_right_is_heard_on_the_right(sink: Path) -> None:
    """The card is opened, plays what was computed, and rests; only the right ear hears it."""
    player = open_sounds(Manner())
    try:
        assert "miniaudio" == player.title
        player.speak("place 100,50,taken 100,50,mine")
        assert until(lambda: not player.busy())
        assert until(lambda: loudest(sink) > 1000)
    finally:
        player.close()
    heard = sink.read_bytes()
    samples = memoryview(heard[: len(heard) // FRAME * FRAME]).cast("h")
    assert 0 == max(map(abs, samples[0::2]))
    assert 1000 < max(map(abs, samples[1::2]))
