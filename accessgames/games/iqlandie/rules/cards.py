"""Which card may be drawn: each once in a match, of the level that was chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.rules.options import CARDS, LEVEL
from accessgames.games.iqlandie.tasks import SHIPPED, level_of

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.table import Table

NEW: Final = range(SHIPPED + 1, SHIPPED + 1001)
"""Numbers of the cards that are made anew: always the same card for the same number."""


@lru_cache(maxsize=64)
def _numbers(kind: str, level: str, new: bool) -> tuple[int, ...]:  # noqa: FBT001 - a cache wants plain arguments
    every = NEW if new else range(1, SHIPPED + 1)
    return tuple(number for number in every if level in {"all", str(level_of(kind, number))})


def is_new(table: Table) -> bool:
    """Tell whether cards are made anew, without a half to prepare with."""
    return table.setup.value(CARDS) == "new"


def drawable(table: Table, kind: str) -> tuple[int, ...]:
    """Return the numbers that chance may draw, ascending; when all were played, any of them once more."""
    numbers = _numbers(kind, table.setup.value(LEVEL), is_new(table))
    used = {result.number for result in table.history if result.kind == kind}
    return tuple(number for number in numbers if number not in used) or numbers
