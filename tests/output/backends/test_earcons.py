"""What the cues sound like."""

from __future__ import annotations

import io
import wave
from itertools import combinations

import pytest

from accessgames.output.backends.sounds import EARCONS, LOUDNESS, RATE, cue_wav, tone_samples


@pytest.mark.parametrize("name", EARCONS)
def test_a_cue_is_short_and_not_loud(name: str) -> None:
    """At most 0.3 seconds, never louder than a third of the loudest, and without a click at its ends."""
    heard = tone_samples(EARCONS[name])
    assert RATE * 0.3 >= len(heard)
    assert 32_767 * LOUDNESS >= max(map(abs, heard))
    assert 32_767 * LOUDNESS * 0.9 <= max(map(abs, heard))
    assert 0 == heard[0]
    assert 500 > abs(heard[-1])


def test_cues_differ_in_more_than_pitch() -> None:
    """Who hears no pitch tells them by number and length of tones."""
    for one, other in combinations(EARCONS.values(), 2):
        assert [length for _, length in one] != [length for _, length in other]


def test_a_wav_file() -> None:
    """One channel of 16 bits that any player plays."""
    with wave.open(io.BytesIO(cue_wav("turn"))) as sound:
        assert (1, 2, RATE) == sound.getparams()[:3]
        assert len(tone_samples(EARCONS["turn"])) == sound.getnframes()
