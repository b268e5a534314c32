"""How a voice is to speak."""

from __future__ import annotations

import pytest

from accessgames.output.backends import Manner, UnavailableError, find_voice, scale_setting

VOICES = (
    ("Microsoft David", ("en-US",)),
    ("Microsoft Jakub", ("cs-CZ",)),
    ("Zuzana", ()),
    ("Czech", ("cs",)),
)
NAMES = {"cs": ("zuzana", "jakub")}


@pytest.mark.parametrize(("value", "expected"), [(0, 80), (25, 128), (50, 175), (75, 312), (100, 450)])
def test_a_scale_bends_in_the_middle(value: int, expected: int) -> None:
    """Fifty is the voice as it comes, however lopsided the backend's own scale is."""
    assert expected == scale_setting(value, 80, 175, 450)


@pytest.mark.parametrize(
    ("wanted", "language", "expected"),
    [
        ("", "cs", 1),
        ("zuz", "cs", 2),
        ("Czech", "cs", 3),
        ("David", "cs", 1),
        ("", "en", 0),
        ("", "de", None),
    ],
)
def test_a_voice_is_found_by_language_and_name(wanted: str, language: str, expected: int | None) -> None:
    """A name picks among the voices of the language; a voice of another language is never taken."""
    assert expected == find_voice(Manner(language, NAMES.get(language, ()), wanted), VOICES)


def test_a_voice_tells_its_language_in_any_spelling() -> None:
    """Tags come as cs, cs-CZ or cs_CZ."""
    for tag in ("cs", "cs-CZ", "CS_cz"):
        assert 0 == find_voice(Manner(), (("Nobody", (tag,)),))


def test_why_a_backend_cannot_work() -> None:
    """The reason and the detail are kept apart, for the sentence."""
    error = UnavailableError("module", "speechd")
    assert ("module", "speechd") == (error.reason, error.detail)
