"""Options that were given with a command, however they were given."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Given:
    """Something with options.

    Attributes:
        options: Values of the given options, by id; an option without a value has an empty tuple.
    """

    __slots__ = ()

    options: Mapping[str, tuple[str, ...]]

    def has(self, option: str) -> bool:
        """Tell whether an option was given."""
        return option in self.options

    def value(self, option: str) -> str | None:
        """Return the value of an option, the last one if it was repeated, or None when it was not given."""
        values = self.values(option)
        return values[-1] if values else None

    def values(self, option: str) -> tuple[str, ...]:
        """Return all values of an option that may be repeated."""
        return self.options.get(option, ())
