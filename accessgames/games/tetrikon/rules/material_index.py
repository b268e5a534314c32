"""A set of material prepared for the rules.

Whether a piece can be laid at a place, and every way to build.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

from accessgames.engine import Refusal, refuse
from accessgames.engine.grid import Board, Placement, Square, Tiler, place, placements
from accessgames.games.tetrikon.rules.actions import Build, Exchange

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Diagram, Material, PieceType
    from accessgames.games.tetrikon.rules.options import Rules

M = TypeVar("M", bound=Callable[..., Any])


def remembered(most: int | None = None) -> Callable[[M], M]:
    """Let each object keep the latest results of a method, at most so many, for as long as it lives."""

    def decorate(method: M) -> M:
        def keep(owner: object) -> object:
            return lru_cache(maxsize=most)(method.__get__(owner))

        return cast("M", cached_property(keep))

    return decorate


def try_placement(
    board: Board, covered: int, piece: PieceType, orientation: int, anchor: Square, *, mirror: bool
) -> Placement | Refusal:
    """Return how a piece would lie, or what is in its way.

    Args:
        board: The board with the outline of the diagram.
        covered: Squares that are covered already.
        piece: What is laid.
        orientation: Number of its orientation, from 1.
        anchor: The covered square with the lowest row, then the lowest column.
        mirror: Whether pieces may be turned over.

    Returns:
        The placement; or `tetrikon-refused-orientation` (`piece`, `orientation`, `most`),
        `tetrikon-refused-outside` (`piece`, `squares` that lie outside, none of them known where the board
        ends), or `tetrikon-refused-covered` (`piece`, `squares` that are taken).
    """
    most = len(piece.shape.orientations(mirror=mirror, upward=board.upward))
    if not 1 <= orientation <= most:
        return refuse("tetrikon-refused-orientation", piece=piece.id, orientation=orientation, most=most)
    placement = place(board, piece.id, piece.shape, orientation, anchor, mirror=mirror)
    if placement is None:
        return refuse("tetrikon-refused-outside", piece=piece.id, squares=())
    outside = placement.mask & ~board.mask
    if outside:
        return refuse("tetrikon-refused-outside", piece=piece.id, squares=board.squares(outside))
    taken = placement.mask & covered
    if taken:
        return refuse("tetrikon-refused-covered", piece=piece.id, squares=board.squares(taken))
    return placement


def find_builds(spots: Sequence[Sequence[Spot]], covered: int) -> tuple[Build, ...]:
    """Return every way to lay a piece on empty squares.

    Args:
        spots: The places in an empty diagram of each type that is free, sorted by notation.
        covered: The covered squares.
    """
    return tuple(build for places in spots for mask, _, build in places if not mask & covered)


def find_exchanges(spots: Sequence[Sequence[Spot]], lying: Sequence[Placement]) -> tuple[Exchange, ...]:
    """Return every exchange, sorted by notation.

    Each way to lay a piece is looked at once: it goes with every piece that lies there, with the one piece in
    its way, or not at all.

    Args:
        spots: As above.
        lying: The pieces in the diagram.
    """
    placed = sorted(lying, key=lambda placement: placement.anchor.name)
    masks = [placement.mask for placement in placed]
    covered = sum(masks)
    ways: list[list[Build]] = [[] for _ in placed]
    for places in spots:
        for mask, placement, build in places:
            clash = mask & covered
            if not clash:
                for way in ways:
                    way.append(build)
                continue
            number = next(number for number, other in enumerate(masks) if clash & other)
            if not clash & ~masks[number] and placement != placed[number]:
                ways[number].append(build)
    return tuple(
        Exchange(placement.anchor, build.piece, build.orientation, build.anchor)
        for placement, way in zip(placed, ways, strict=True)
        for build in way
    )


def make_tiler(material: Material, diagram: str, *, mirror: bool) -> Tiler:
    """Return what searches for ways to fill a diagram."""
    board = material.board.outlined(material.diagram_by_id[diagram].mask)
    return Tiler(board, material.shapes, mirror=mirror)


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


class MaterialIndex:
    """A set as the rules use it. Nothing in it changes; places are computed when they are first asked for.

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

    def values(self, rules: Rules) -> tuple[int, ...]:
        """Return the values of T cards in this match, ascending (R14)."""
        return self._money[rules.hundreds][0]

    def money(self, rules: Rules) -> tuple[int, ...]:
        """Return how many T cards of each value there are."""
        return self._money[rules.hundreds][1]

    def diagram(self, name: str) -> Diagram:
        """Return a diagram by its id."""
        return self.material.diagram_by_id[name]

    @remembered()
    def board(self, diagram: str) -> Board:
        """Return the base board with a diagram in it."""
        return self.material.board.outlined(self.diagram(diagram).mask)

    @remembered()
    def spots(self, diagram: str, piece: str, *, mirror: bool) -> tuple[Spot, ...]:
        """Return all places of a piece in an empty diagram, sorted by the notation of laying it there."""
        board, shape = self.board(diagram), self.material.piece_by_id[piece].shape
        found = placements(board, board.mask, piece, shape, mirror=mirror)
        spots = (Spot(each.mask, each, Build(piece, each.orientation, each.anchor)) for each in found)
        return tuple(sorted(spots, key=lambda spot: (spot.build.orientation, spot.build.anchor.name)))

    @remembered(1_000)
    def builds(
        self, diagram: str, types: tuple[str, ...], covered: int, *, mirror: bool
    ) -> tuple[Build, ...]:
        """Return every way to lay a piece of some types on squares not covered, sorted by notation."""
        return find_builds([self.spots(diagram, piece, mirror=mirror) for piece in types], covered)

    @remembered(200)
    def exchanges(
        self, diagram: str, types: tuple[str, ...], placed: tuple[Placement, ...], *, mirror: bool
    ) -> tuple[Exchange, ...]:
        """Return every way to exchange one of the placed pieces for one of some types, sorted by notation."""
        return find_exchanges([self.spots(diagram, piece, mirror=mirror) for piece in types], placed)

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
