"""What an organiser asks for: the deed, what it is about, and options where they were given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

_NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request:
    """One command of the organiser.

    Attributes:
        items: What it is about, part by part: what stood between commas, or the words of a command line.
        options: Values of the options that were given, by id; in a conversation there are none.
        text: All of it as typed.
    """

    items: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NOTHING)

    @property
    def text(self) -> str:
        """All items as one text."""
        return ", ".join(self.items)

    def has(self, option: str) -> bool:
        """Tell whether an option was given."""
        return option in self.options

    def value(self, option: str) -> str | None:
        """Return the value of an option, or None when it was not given."""
        values = self.options.get(option, ())
        return values[-1] if values else None

    def values(self, option: str) -> tuple[str, ...]:
        """Return all values of an option that may be repeated."""
        return self.options.get(option, ())


def split(text: str) -> tuple[str, ...]:
    """Take a typed text apart at its commas and semicolons.

    >>> split(" Jana nevidomí,, Petr ")
    ('Jana nevidomí', 'Petr')
    """
    parts = (" ".join(part.split()) for part in text.replace(";", ",").split(","))
    return tuple(filter(None, parts))
