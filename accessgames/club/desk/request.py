"""What an organiser asks for: the deed, what it is about, and options where they were given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from accessgames.language.given import Given

_NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request(Given):
    """One command of the organiser.

    Attributes:
        items: What it is about, part by part: what stood between commas, or the words of a command line.
        options: Values of the options that were given, by id; in a conversation there are none.
        text: All items as one text.
    """

    items: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NOTHING)

    @property
    def text(self) -> str:
        """All items as one text."""
        return ", ".join(self.items)


def split(text: str) -> tuple[str, ...]:
    """Take a typed text apart at its commas and semicolons.

    >>> split(" Jana nevidomí,, Petr ")
    ('Jana nevidomí', 'Petr')
    """
    parts = (" ".join(part.split()) for part in text.replace(";", ",").split(","))
    return tuple(filter(None, parts))
