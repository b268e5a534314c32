"""Attributes that came to values of a tournament after journals with such values had been written."""

from __future__ import annotations

from typing import Final, TypeVar

from accessgames.dataclasses import field

T = TypeVar("T")

LATER: Final = "later"
"""Key in the metadata of such an attribute."""


def later(default: T) -> T:
    """Return a field that stands in a line of a journal only where it differs from its default.

    Args:
        default: What held before the attribute existed, so that journals of earlier programs mean the same.
    """
    found: T = field(default=default, metadata={LATER: True})
    return found
