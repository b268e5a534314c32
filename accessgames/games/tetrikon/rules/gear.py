"""A set of material prepared for the rules: counts, boards, and every way to build in a diagram."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine.grid import place, placements
from accessgames.games.tetrikon.rules.actions import Build
from accessgames.games.tetrikon.rules.ways import find_builds, find_exchanges

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Placement
    from accessgames.games.tetrikon.material import Diagram, Material
    from accessgames.games.tetrikon.rules.actions import Exchange
    from accessgames.games.tetrikon.rules.options import Rules

IMMUNITY: Final = "immunity"
"""The kind of chance card that answers others (R24)."""


class Spot(NamedTuple):
    """A place of a piece in a diagram.

    Attributes:
        mask: The squares it covers.
        placement: The piece lying there.
        build: The action that lays it there.
    """

    mask: int
    placement: Placement
    build: Build


class Gear:
    """A set as the rules use it. Nothing in it changes; places are computed when they are first needed.

    Attributes:
        material: The set.
        order: Number of each type of piece, in the order of the set.
        bag: How many pieces of each type there are, in that order.
        chance: All chance cards, ascending by kind.
    """

    def __init__(self, material: Material) -> None:
        """Prepare a set."""
        self.material: Final = material
        self.order: Final = {piece.id: number for number, piece in enumerate(material.pieces)}
        self.bag: Final = tuple(piece.count for piece in material.pieces)
        self.chance: Final = tuple(sorted(card.id for card in material.chance for _ in range(card.count)))
        self._money: Final = {
            hundreds: tuple(zip(*material.t_cards(hundreds=hundreds), strict=True))
            for hundreds in (True, False)
        }
        self._spots: Final = lru_cache(maxsize=None)(self._find_spots)
        self._builds: Final = lru_cache(maxsize=1_000)(self._find_builds)
        self._exchanges: Final = lru_cache(maxsize=200)(self._find_exchanges)
        self._boards: Final = lru_cache(maxsize=None)(self._find_board)

    def values(self, rules: Rules) -> tuple[int, ...]:
        """Return the values of T cards in this match, ascending (R14)."""
        return self._money[rules.hundreds][0]

    def money(self, rules: Rules) -> tuple[int, ...]:
        """Return how many T cards of each value there are."""
        return self._money[rules.hundreds][1]

    def diagram(self, name: str) -> Diagram:
        """Return a diagram by its id."""
        return self.material.diagram_by_id[name]

    def board(self, diagram: str) -> Board:
        """Return the base board with a diagram in it."""
        return self._boards(diagram)

    def spots(self, diagram: str, piece: str, *, mirror: bool) -> tuple[Spot, ...]:
        """Return all places of a piece in an empty diagram, sorted by the notation of laying it there."""
        return self._spots(diagram, piece, mirror)

    def builds(
        self, diagram: str, types: tuple[str, ...], covered: int, *, mirror: bool
    ) -> tuple[Build, ...]:
        """Return every way to lay a piece of some types on squares not covered, sorted by notation."""
        return self._builds(diagram, types, covered, mirror)

    def exchanges(
        self, diagram: str, types: tuple[str, ...], placed: tuple[Placement, ...], *, mirror: bool
    ) -> tuple[Exchange, ...]:
        """Return every way to exchange one of the placed pieces for one of some types, sorted by notation."""
        return self._exchanges(diagram, types, placed, mirror)

    def spot(self, diagram: str, build: Build, *, mirror: bool) -> Placement | None:
        """Return where an action lays its piece, or None when it would not lie inside the outline."""
        board, shape = self.board(diagram), self.material.piece_by_id[build.piece].shape
        found = place(board, build.piece, shape, build.orientation, build.anchor, mirror=mirror)
        return None if found is None or found.mask & ~board.mask else found

    def keepable(self, kind: str) -> bool:
        """Tell whether a kind of chance card may be kept (R5)."""
        return self.material.chance_by_id[kind].keepable

    def pieces(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Return pieces in the order of the set."""
        return tuple(sorted(ids, key=self.order.__getitem__))

    def _find_board(self, diagram: str) -> Board:
        return self.material.board.outlined(self.diagram(diagram).mask)

    def _find_spots(self, diagram: str, piece: str, mirror: bool) -> tuple[Spot, ...]:  # noqa: FBT001 - a cache wants plain arguments
        board, shape = self.board(diagram), self.material.piece_by_id[piece].shape
        found = placements(board, board.mask, piece, shape, mirror=mirror)
        spots = (Spot(each.mask, each, Build(piece, each.orientation, each.anchor)) for each in found)
        return tuple(sorted(spots, key=lambda spot: (spot.build.orientation, spot.build.anchor.name)))

    def _find_builds(
        self,
        diagram: str,
        types: tuple[str, ...],
        covered: int,
        mirror: bool,  # noqa: FBT001 - as above
    ) -> tuple[Build, ...]:
        return find_builds([self.spots(diagram, piece, mirror=mirror) for piece in types], covered)

    def _find_exchanges(
        self,
        diagram: str,
        types: tuple[str, ...],
        placed: tuple[Placement, ...],
        mirror: bool,  # noqa: FBT001 - as above
    ) -> tuple[Exchange, ...]:
        return find_exchanges([self.spots(diagram, piece, mirror=mirror) for piece in types], placed)
