"""No voice gets a figure, a sign or a letter alone, and what it gets sounds as it was found good."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final, Literal

import pytest

from accessgames.testing.speech import language, unspeakable
from tests.language.aloud.goldens import heard, read
from tests.language.aloud.phonemes import can_speak, phonemes
from tests.language.aloud.samples import samples

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.language.aloud.goldens import Heard

LANGUAGES = ("cs", "en")
FORMS: Final[tuple[Literal["full", "brief"], ...]] = ("full", "brief")
"""What a voice is given; a message without a brief form has its full one in its place."""
PARTS = 3
"""In how many tests all messages are tried, so that none of them takes long."""
STALE = 0.25
"""Share of snapshots whose sentences may be in other words by now, before they have to be made again."""


@cache
def told(tag: str) -> Mapping[str, Heard]:
    """What is heard now; made once for all tests."""
    return heard(tag)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_voice_gets_figures_signs_or_letters(tag: str, part: int) -> None:
    """In no variant of any message with a short form, whole or in brief."""
    spoken = language(tag)
    found = {
        f"{key} {what}: {text}"
        for key, source in islice(spoken.data.entries.items(), part, None, PARTS)
        if not key.startswith("-") and ".braille" in source.text
        for what, message in samples(spoken.data, key)
        for form in FORMS
        if form == "full" or f".{form}" in source.text
        if unspeakable(text := spoken.aloud(message, form))
    }
    assert set() == found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_printed_alike_is_heard_alike(tag: str) -> None:
    """Where a sentence is what it was, so is what a voice gets; `tools/golden.py` makes the others again."""
    kept = {key: snapshot.heard for key, snapshot in read(tag).items()}
    same = {key for key, each in told(tag).items() if key in kept and kept[key].printed == each.printed}
    changed = {key: (kept[key].told, told(tag)[key].told) for key in same if kept[key] != told(tag)[key]}
    assert {} == changed
    assert len(same) >= (1 - STALE) * len(told(tag)), "run python tools/golden.py aloud/cs.txt aloud/en.txt"


@pytest.mark.skipif(not can_speak(), reason="needs the espeak-ng whose phonemes were kept")
@pytest.mark.parametrize("tag", LANGUAGES)
def test_it_sounds_as_it_was_found_good(tag: str) -> None:
    """By the phonemes of espeak-ng, as `espeak-ng -x` prints them."""
    changed = {
        key: (snapshot.phonemes, sound)
        for key, snapshot in read(tag).items()
        if (sound := phonemes(tag, snapshot.heard.told)) != snapshot.phonemes
    }
    assert {} == changed
