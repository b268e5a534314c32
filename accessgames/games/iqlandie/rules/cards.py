"""Which card may be drawn: each once in a match, of the level that was chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.rules.options import CARDS, LEVEL
from accessgames.games.iqlandie.tasks import SHIPPED, Deck

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.table import Table

_NEW: Final = 1000
"""So many cards are made anew, numbered behind those of the box."""


@lru_cache(maxsize=64)
def _numbers(deck: Deck, kind: str, level: str, new: bool) -> tuple[int, ...]:  # noqa: FBT001 - plain, for a cache
    box = deck.size(kind)
    first = max(SHIPPED, box) + 1
    every = range(first, first + _NEW) if new else range(1, box + 1)
    return tuple(number for number in every if level in {"all", str(deck.level_of(kind, number))})


def is_new(table: Table) -> bool:
    """Tell whether cards are made anew, without a half to prepare with."""
    return table.setup.value(CARDS) == "new"


def drawable(table: Table, kind: str) -> tuple[int, ...]:
    """Return the numbers that chance may draw, ascending; when all were played, any of them once more."""
    numbers = _numbers(table.deck, kind, table.setup.value(LEVEL), is_new(table))
    used = {result.number for result in table.history if result.kind == kind}
    return tuple(number for number in numbers if number not in used) or numbers
