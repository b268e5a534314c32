"""What an exposition holds, as the evaluation sees it: masks and counts, cheap to extend by a piece."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.games.iqlandie.material import COLOURS, JOKER, SINGLE

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.board import LaidPieces

_PLACE: Final[Mapping[str, int]] = {colour: place for place, colour in enumerate((*COLOURS, JOKER))}


class Content(NamedTuple):
    """The pieces of one exposition.

    Attributes:
        masks: Covered squares by colour in the order of `COLOURS`, open jokers last.
        robots: Squares with robots.
        shapes: Different shapes, single squares not counted.
    """

    masks: tuple[int, ...]
    robots: int
    shapes: frozenset[str]

    @property
    def taken(self) -> int:
        """The covered squares."""
        a, b, c, d, e, f = self.masks
        return a | b | c | d | e | f

    def extended(self, piece: Piece, spot: Spot) -> Content:
        """Return the content with one more piece."""
        place = _PLACE[piece.colour]
        masks = self.masks
        return Content(
            (*masks[:place], masks[place] | spot.mask, *masks[place + 1 :]),
            self.robots | spot.robot,
            self.shapes if piece.shape == SINGLE else self.shapes | {piece.shape},
        )


NOTHING: Final = Content((0,) * len(_PLACE), 0, frozenset())
"""An empty exposition."""


@lru_cache(maxsize=512)
def content_of(laid: LaidPieces) -> Content:
    """Return the content of an exposition."""
    content = NOTHING
    for each in laid:
        piece = each.piece._replace(colour=each.colour)
        content = content.extended(piece, each.spot)
    return content
