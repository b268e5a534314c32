from __future__ import annotations

import pytest

from accessgames.language import Language, say
from accessgames.language.values import Clock, Listing, Phrase, duration


@pytest.mark.parametrize(
    ("seconds", "units"),
    [
        (0, [("second", 0)]),
        (1, [("second", 1)]),
        (59, [("second", 59)]),
        (60, [("minute", 1)]),
        (125, [("minute", 2), ("second", 5)]),
        (3600, [("hour", 1)]),
        (3605, [("hour", 1), ("second", 5)]),
        (90061, [("hour", 25), ("minute", 1), ("second", 1)]),
    ],
)
def test_a_length_of_time_is_told_in_its_units(seconds: int, units: list[tuple[str, int]]) -> None:
    """The largest unit comes first, what is 0 is left out, and nothing at all is no second."""
    assert Listing(tuple(Phrase(noun, count=count) for noun, count in units)) == duration(seconds)


@pytest.mark.parametrize(
    ("tag", "told"),
    [("cs", "1 hodina, 2 minuty a 5 sekund"), ("en", "1 hour, 2 minutes and 5 seconds")],
)
def test_a_length_of_time_is_told_in_words(tag: str, told: str) -> None:
    """Every unit is a noun of every language."""
    message = say("shell-record-time", time=duration(3725), figures=Clock(3725))
    assert told == Language(tag, strict=True).form(message, "full")
    assert "1:02:05" == Language(tag, strict=True).form(message, "braille")


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (9, "0:09"), (60, "1:00"), (3599, "59:59"), (36000, "10:00:00")]
)
def test_figures_have_two_digits_behind_the_first(seconds: int, text: str) -> None:
    """So that a Braille line reads them like a clock."""
    assert text == Clock(seconds).figures
