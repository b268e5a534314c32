"""How far a seat is from a full diagram: the pieces missing, counted, and the cheapest plan, in turns.

Everything here follows from what lies open, so it may be asked about any seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Board, EffortError, Placement, Plan, Planner, Square, Tiler, place
from accessgames.games.tetrikon.rules.material_index import MaterialIndex, make_tiler, remembered

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.actions import Build, Exchange
    from accessgames.games.tetrikon.rules.state import PlayerState, TetrikonTable

COUNT_EFFORT: Final = 4_000
"""Situations looked at for the fewest pieces; where that is not enough, no number is told."""

COUNT_LIMIT: Final = 60_000
"""Situations looked at for whether squares can be filled at all."""

_Counts = tuple[tuple[str, int], ...]


class Shortage:
    """Counts missing pieces, and remembers."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self._material: Final = material

    def empty(self, player: PlayerState) -> int:
        """Return the empty squares of a player's diagram."""
        return self._material.diagram_by_id[player.diagram].mask & ~player.covered

    def missing(self, table: TetrikonTable, seat: int, empty: int, free: Sequence[str]) -> int | None:
        """Return with how few further pieces the empty squares can be filled.

        Args:
            table: What lies open; only pieces from the offer, the bag and other players can come.
            seat: Whose diagram it is.
            empty: The squares to fill, without moving what lies around them.
            free: The pieces that the seat has for them.

        Returns:
            The number, or None when there is no way or it takes too long to be sure.
        """
        own, coming = Counter(free), self._coming(table, seat)
        return self._fewest(table.players[seat].diagram, table.rules.mirror, empty, _counts(own), coming)

    def hopeless(self, table: TetrikonTable, seat: int, empty: int, free: Sequence[str]) -> bool | None:
        """Tell whether the squares can't be filled without taking something out; None if not sure."""
        supply = Counter(free)
        supply.update(dict(self._coming(table, seat)))
        tiler = make_tiler(self._material, table.players[seat].diagram, mirror=table.rules.mirror)
        try:
            return not tiler.fillable(empty, supply, effort=COUNT_LIMIT)
        except EffortError:
            return None

    def _coming(self, table: TetrikonTable, seat: int) -> _Counts:
        return _counts(coming_pieces(self._material, table, seat))

    @remembered(4_000)
    def _fewest(
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - part of what is remembered
        empty: int,
        own: _Counts,
        coming: _Counts,
    ) -> int | None:
        prices = dict.fromkeys(self._material.piece_by_id, 1.0)
        planner = self.planner(diagram, mirror=mirror)
        plan = planner.plan(empty, dict(own), dict(coming), prices, COUNT_EFFORT)
        return round(plan.price) if plan is not None and plan.best else None

    @remembered(64)
    def planner(self, diagram: str, *, mirror: bool) -> Planner:
        """Return what searches for cheap plans for a diagram."""
        board = self._material.board.outlined(self._material.diagram_by_id[diagram].mask)
        return Planner(board, self._material.shapes, mirror=mirror)


def coming_pieces(material: Material, table: TetrikonTable, seat: int) -> Counter[str]:
    """Return the pieces that can still come to a seat: in the offer, in the bag, free with others."""
    found = Counter(dict(zip(material.piece_by_id, table.bag, strict=True)))
    found.update(piece for piece in table.offer if piece is not None)
    for other in table.after(seat):
        found.update(table.players[other].free)
    return found


def _counts(pieces: Counter[str]) -> _Counts:
    return tuple(sorted((piece, number) for piece, number in pieces.items() if number))


LAYING: Final = 0.3
"""Turns that laying an own piece costs: mostly it goes along with a roll."""

GETTING: Final = 2.4
"""Turns that it takes to get any piece: three rolls bring about the price of one."""

GETTING_SQUARE: Final = 0.15
"""Turns more for each of its squares, as larger ones are harder to make fit."""

HOPELESS: Final = 9.0
"""Turns for empty squares that no pieces fill as they are: something has to be taken out again."""

HOPELESS_SQUARE: Final = 0.6
"""Turns more for each of these squares."""

PLAN_EFFORT: Final = 350
"""Situations that the search for one plan looks at."""

PLAN_LIMIT: Final = 20_000
"""Situations that the search looks at for whether squares can be filled at all."""

_ENOUGH: Final = 3
"""More pieces of a type than these change no plan."""

_Setting = tuple[str, bool, int, tuple[int, ...]]
"""Diagram, whether pieces may be turned over, empty squares, and what can still come."""


class DiagramPlans:
    """Plans for seats, remembered for as long as the set is in use; what is remembered changes no answer."""

    most_coming = _ENOUGH
    """Of no type more pieces are counted that can still come."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self.material: Final = material
        self.shortage: Final = Shortage(material)
        self._index: Final = MaterialIndex(material)
        self._ids: Final = tuple(material.piece_by_id)
        self._prices: Final = {piece.id: GETTING + GETTING_SQUARE * piece.size for piece in material.pieces}

    def board(self, player: PlayerState) -> Board:
        """Return the board with a player's diagram."""
        return self.material.board.outlined(self.material.diagram_by_id[player.diagram].mask)

    def empty(self, player: PlayerState) -> int:
        """Return the squares of a player's diagram that are empty."""
        return self.material.diagram_by_id[player.diagram].mask & ~player.covered

    def covered(self, table: TetrikonTable, build: Build | Exchange) -> int:
        """Return the squares that a piece would cover."""
        return self._covered(build.piece, build.orientation, build.anchor, table.rules.mirror)

    @remembered(20_000)
    def _covered(self, piece: str, orientation: int, anchor: Square, mirror: bool) -> int:  # noqa: FBT001 - part of what is remembered
        shape = self.material.piece_by_id[piece].shape
        found = place(self.material.board, piece, shape, orientation, anchor, mirror=mirror)
        return 0 if found is None else found.mask

    def fits(self, table: TetrikonTable, seat: int, piece: str) -> bool:
        """Tell whether a piece has a place on the empty squares of a seat."""
        player = table.players[seat]
        places = self._index.spots(player.diagram, piece, mirror=table.rules.mirror)
        return any(not spot.mask & player.covered for spot in places)

    def coming(self, table: TetrikonTable, seat: int) -> dict[str, int]:
        """Return the pieces that can still come to a seat: in the offer, in the bag, free with others."""
        return dict(coming_pieces(self.material, table, seat))

    def fillable(self, table: TetrikonTable, seat: int, mask: int, free: Sequence[str]) -> bool:
        """Tell whether the squares of a mask can be filled with free pieces and what can still come.

        What would take too long to find out counts as fillable; in the standard set that never happens.
        """
        supply = Counter(self.coming(table, seat))
        supply.update(free)
        tiler = self.tiler(table.players[seat].diagram, mirror=table.rules.mirror)
        try:
            return tiler.fillable(mask, supply, effort=PLAN_LIMIT)
        except EffortError:
            return True

    @remembered(16)
    def tiler(self, diagram: str, *, mirror: bool) -> Tiler:
        """Return what searches for ways to fill a diagram."""
        return make_tiler(self.material, diagram, mirror=mirror)

    def plan(self, table: TetrikonTable, seat: int, mask: int, free: Sequence[str]) -> Plan | None:
        """Return a cheap way to fill the squares of a mask with free pieces and what can still come."""
        own = tuple(min(free.count(name), _ENOUGH) for name in self._ids)
        return self._plan(
            table.players[seat].diagram, table.rules.mirror, mask, own, self._supply(table, seat)
        )

    def _supply(self, table: TetrikonTable, seat: int) -> tuple[int, ...]:
        """Return how many pieces of each type can still come to a seat, as far as it matters."""
        others = tuple(table.players[other].free for other in table.after(seat))
        return self._enough(table.bag, table.offer, others)

    @remembered(2_000)
    def _enough(
        self, bag: tuple[int, ...], offer: tuple[str | None, ...], others: tuple[tuple[str, ...], ...]
    ) -> tuple[int, ...]:
        found = Counter(dict(zip(self._ids, bag, strict=True)))
        for pieces in (offer, *others):
            found.update(piece for piece in pieces if piece is not None)
        return tuple(min(found[name], self.most_coming) for name in self._ids)

    def turns(self, table: TetrikonTable, seat: int, mask: int, free: Sequence[str]) -> float:
        """Return about how many turns it takes to fill the squares of a mask."""
        return _turns(mask, self.plan(table, seat, mask, free))

    def standing(self, table: TetrikonTable, seat: int) -> float:
        """Return about how many turns a seat needs to fill its diagram."""
        player = table.players[seat]
        return self.turns(table, seat, self.empty(player), player.free)

    def worth(
        self, table: TetrikonTable, seat: int, gained: Sequence[str] = (), lost: Sequence[str] = ()
    ) -> float:
        """Return how many turns a seat saves by getting some pieces and giving others away."""
        player = table.players[seat]
        if not gained and not lost:
            return 0.0
        setting = (player.diagram, table.rules.mirror, self.empty(player), self._supply(table, seat))
        return self._worth(setting, player.free, tuple(gained), tuple(lost))

    def plain_worth(
        self, table: TetrikonTable, seat: int, gained: Sequence[str] = (), lost: Sequence[str] = ()
    ) -> float:
        """Return what anybody sees that pieces are worth to a seat, in turns: by its cheapest plan."""
        return DiagramPlans.worth(self, table, seat, gained, lost)

    @remembered(20_000)
    def _worth(
        self, setting: _Setting, free: tuple[str, ...], gained: tuple[str, ...], lost: tuple[str, ...]
    ) -> float:
        after = [*free, *gained]
        for piece in lost:
            after.remove(piece)
        return self._price(setting, free) - self._price(setting, after)

    def _price(self, setting: _Setting, free: Sequence[str]) -> float:
        diagram, mirror, mask, supply = setting
        own = tuple(min(free.count(name), _ENOUGH) for name in self._ids)
        return _turns(mask, self._plan(diagram, mirror, mask, own, supply))

    @remembered(20_000)
    def _plan(
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - as above
        mask: int,
        own: tuple[int, ...],
        others: tuple[int, ...],
    ) -> Plan | None:
        return self.shortage.planner(diagram, mirror=mirror).plan(
            mask,
            dict(zip(self._ids, own, strict=True)),
            dict(zip(self._ids, others, strict=True)),
            self._prices,
            PLAN_EFFORT,
            LAYING,
        )


def _turns(mask: int, plan: Plan | None) -> float:
    return HOPELESS + HOPELESS_SQUARE * mask.bit_count() if plan is None else plan.price


def own_part(plan: Plan) -> tuple[Placement, ...]:
    """Return the placements of a plan for which the pieces are at hand."""
    missing = dict(plan.missing)
    found = []
    for placement in plan.placements:
        if missing.get(placement.shape, 0):
            missing[placement.shape] -= 1
        else:
            found.append(placement)
    return tuple(found)
