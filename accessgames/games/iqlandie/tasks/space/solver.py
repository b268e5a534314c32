"""The independent solver of space: from the topmost card down, each may only show what the target shows.

Squares are bits of masks: for a target, every card as it lies has squares where it is right and squares where
it is wrong. A card fits under others if they hide everything that is wrong on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.tasks.space.cards import every_laid, shown
from accessgames.games.iqlandie.tasks.space.model import CARDS, WINDOW, Laid, Picture, Pile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_ALL: Final = 0b111111111

UNSHIFTED: Final = tuple(Laid(card, quarters) for card in range(1, CARDS + 1) for quarters in range(4))
SHIFTED: Final = tuple(laid for card in range(1, CARDS + 1) for laid in every_laid(card))
"""All ways to lay a card, straight over the frame and anyhow."""


class _Fit(NamedTuple):
    """A card as it lies, seen with a target: masks of squares with the right and with a wrong symbol."""

    laid: Laid
    right: int
    wrong: int


def _fits(target: Picture, ways: Iterable[Laid]) -> list[_Fit]:
    fits = []
    for laid in ways:
        picture = shown(laid)
        right = sum(1 << cell for cell in range(9) if picture[cell] == target[cell])
        wrong = sum(1 << cell for cell in range(9) if picture[cell] not in {target[cell], WINDOW})
        fits.append(_Fit(laid, right, wrong))
    return fits


def piles(
    target: Picture, size: int, ways: Iterable[Laid] = UNSHIFTED, below: Picture = ""
) -> Iterator[Pile]:
    """Yield every pile of so many cards that shows a target, each card being seen somewhere.

    Args:
        target: Nine symbols.
        size: Number of cards.
        ways: How cards may be laid.
        below: What lies below already; its right squares may be seen, the others have to be covered.
    """
    given = sum(1 << cell for cell, letter in enumerate(below) if letter == target[cell])
    yield from _under(_fits(target, ways), size, 0, given, ())


def _under(fits: list[_Fit], size: int, hidden: int, given: int, above: Pile) -> Iterator[Pile]:
    """Yield the piles with cards added under those above, which hide some squares."""
    if not size:
        if hidden | given == _ALL:
            yield above
        return
    for fit in fits:
        if not fit.wrong & ~hidden and fit.right & ~hidden:
            rest = [other for other in fits if other.laid.card != fit.laid.card]
            yield from _under(rest, size - 1, hidden | fit.right, given, (fit.laid, *above))


class Smallest(NamedTuple):
    """The solutions with the fewest cards, none shifted.

    Attributes:
        pile: The first one.
        choices: The different choices of cards with their turns, whatever their order.
    """

    pile: Pile
    choices: int


@lru_cache(maxsize=512)
def smallest(target: Picture) -> Smallest | None:
    """Return the smallest solutions, or None when even five cards do not show the target."""
    for size in range(1, CARDS + 1):
        found = list(piles(target, size))
        if found:
            return Smallest(found[0], len(set(map(frozenset, found))))
    return None


@lru_cache(maxsize=4096)
def completion(target: Picture, pile: Pile, below: Picture) -> Pile | None:
    """Return the fewest unshifted cards that make a pile show the target when laid on it, or None.

    Args:
        target: Nine symbols.
        pile: What lies there; its cards are used up.
        below: What the pile shows.
    """
    used = {laid.card for laid in pile}
    ways = tuple(laid for laid in UNSHIFTED if laid.card not in used)
    for size in range(CARDS - len(pile) + 1):
        found = next(piles(target, size, ways, below), None)
        if found is not None:
            return found
    return None
