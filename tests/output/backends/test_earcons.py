"""What the cues sound like: measured in their samples."""

from __future__ import annotations

import io
import wave
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends.sounds import (
    EARCONS,
    LONGEST_ROW,
    LOUDNESS,
    RATE,
    cue_tones,
    cue_wav,
    points_tones,
    tone_samples,
)
from accessgames.output.cues import MOST_SPOTS, Cue, Lies, Spot, read_cue, write_cue

if TYPE_CHECKING:
    import array
    from collections.abc import Sequence

LYING: tuple[Lies, ...] = ("empty", "free", "taken", "mine")


def samples(cue: Cue) -> array.array[int]:
    """Return the samples of a cue, left and right in turn."""
    return tone_samples(cue_tones(cue))


def loudness(heard: Sequence[int]) -> float:
    """Return how much is heard in all."""
    return float(sum(value * value for value in heard))


def place(across: int = 50, up: int = 50, lies: Lies = "taken") -> Cue:
    """One place."""
    return Cue("place", spots=(Spot(across, up, lies),))


@pytest.mark.parametrize("text", [*EARCONS, "points 40", "points -3", "place 0,50,mine", "edge 100,0,taken"])
def test_a_cue_is_short_and_not_loud(text: str) -> None:
    """At most 0.3 seconds, never louder than a third of the loudest, and without a click at its ends."""
    heard = samples(read_cue(text))
    assert 2 * RATE * 0.3 >= len(heard)
    assert 32_767 * LOUDNESS >= max(map(abs, heard))
    assert 32_767 * LOUDNESS * 0.6 <= max(map(abs, heard))
    assert (0, 0) == tuple(heard[:2])
    assert 500 > max(map(abs, heard[-2:]))


def test_cues_differ_in_more_than_pitch() -> None:
    """Who hears no pitch tells them by number and length of tones."""
    for one, other in combinations(EARCONS.values(), 2):
        assert [tone.seconds for tone in one] != [tone.seconds for tone in other]


def test_more_points_go_higher_and_a_loss_goes_down() -> None:
    """From one point to 255 each doubling rises further; more is as high as that."""
    highest = [points_tones(points)[-1].pitch for points in (1, 3, 7, 15, 31, 63, 127, 255)]
    assert sorted(highest) == highest
    assert all(1.1 < later / earlier for earlier, later in pairwise(highest))
    assert highest[-1] == points_tones(5000)[-1].pitch
    first, middle, last = (tone.pitch for tone in points_tones(-10))
    assert first > middle > last


def test_a_place_is_heard_where_it_is() -> None:
    """Only the left ear hears the left end, only the right one the right end, both alike the middle."""
    ears = []
    for across in (0, 50, 100):
        heard = samples(place(across))
        ears.append((loudness(heard[0::2]), loudness(heard[1::2])))
    (left, none), (one, other), (nothing, right) = ears
    assert (0.0, 0.0) == (none, nothing)
    assert 0.98 < one / other < 1.02
    assert left > 0 < right


def test_the_higher_row_has_the_higher_pitch() -> None:
    """Each fifth of the height is heard as a higher tone, over two octaves in all."""
    pitches = [cue_tones(place(up=up))[0].pitch for up in range(0, 101, 20)]
    assert all(1.3 < later / earlier < 1.34 for earlier, later in pairwise(pitches))


def test_what_lies_there_is_heard_in_more_than_pitch() -> None:
    """Empty, free, taken and the listener's own differ in number, length or fullness of tones."""
    found = [
        tuple((tone.seconds, tone.loud, tone.rest, tone.overtones) for tone in cue_tones(place(lies=lies)))
        for lies in LYING
    ]
    assert len(LYING) == len(set(found))


@pytest.mark.parametrize("count", [2, 9, 40, MOST_SPOTS])
def test_a_row_is_heard_in_half_a_second(count: int) -> None:
    """However long it is, and each of its places still sounds."""
    spots = tuple(Spot(100 * at // (count - 1), 50, LYING[at % 4]) for at in range(count))
    heard = samples(Cue("place", spots=spots))
    assert 2 * RATE * LONGEST_ROW * 1.02 >= len(heard)
    share = len(heard) // count
    assert all(loudness(heard[at * share : (at + 1) * share]) > 0 for at in range(count))


def test_an_edge_sounds_before_its_place() -> None:
    """A low thud in both ears, and behind it the place as ever."""
    (wall, *rest) = cue_tones(Cue("edge", spots=place().spots))
    assert (110, 0.5) == (wall.pitch, wall.across)
    assert list(cue_tones(place())) == rest


def test_bare_points_have_their_own_cue() -> None:
    """A line of points that tells no number."""
    assert EARCONS["points"] == cue_tones(read_cue("points"))


NO_CUES = ("points 1 2", "points x", "place 1,2", "place 1,2,what", "place 101,0,mine")


@pytest.mark.parametrize("text", [*NO_CUES, "place " + " ".join(["0,0,mine"] * (MOST_SPOTS + 1))])
def test_other_texts_are_no_cue(text: str) -> None:
    """What comes through the pipe is read strictly."""
    with pytest.raises(ValueError):  # noqa: PT011 - whatever int and split say of it
        read_cue(text)


@pytest.mark.parametrize(
    "cue",
    [Cue("turn"), Cue("points", points=-7), Cue("edge", spots=(Spot(0, 100, "mine"), Spot(9, 8, "empty")))],
)
def test_a_cue_comes_back_from_its_text(cue: Cue) -> None:
    """Write and read are a pair."""
    assert cue == read_cue(write_cue(cue))


def test_a_wav_file() -> None:
    """Two channels of 16 bits that any player plays."""
    with wave.open(io.BytesIO(cue_wav("turn"))) as sound:
        assert (2, 2, RATE) == sound.getparams()[:3]
        assert len(samples(Cue("turn"))) == 2 * sound.getnframes()
