"""Lengths of time as they are told: in words for sentences, in figures where there is little room."""

from __future__ import annotations

from typing import Final

from accessgames.language.values import Listing, Phrase

_UNITS: Final = (("hour", 3600), ("minute", 60), ("second", 1))


def duration(seconds: int) -> Listing:
    """Return a length of time for `LIST($time)`: "2 minuty a 5 sekund"; units that are 0 are left out.

    In other cases `LIST($time, case: "acc")`: "1 minutu a 5 sekund". Nothing at all is "0 sekund".
    """
    parts: list[Phrase] = []
    left = seconds
    for noun, size in _UNITS:
        count, left = divmod(left, size)
        if count or (noun == "second" and not parts):
            parts.append(Phrase(noun, count=count))
    return Listing(tuple(parts))


def clock_figures(seconds: int) -> str:
    """Return a length of time in figures, for short forms and Braille.

    >>> clock_figures(125), clock_figures(3725), clock_figures(5)
    ('2:05', '1:02:05', '0:05')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
