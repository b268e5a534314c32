"""How far a seat is from a full diagram: the cheapest plan for its empty squares, in turns.

Everything here follows from what lies open, so it may be asked about any seat. A plan uses the free pieces of
the seat first; each further piece costs the turns that it takes to get one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import EffortError, Plan, Planner, Tiler, place
from accessgames.games.tetrikon.bot.shortage import Shortage

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Placement, Square
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.actions import Build, Exchange
    from accessgames.games.tetrikon.rules.table import Player, Table

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

EFFORT: Final = 350
"""Situations that the search for one plan looks at."""

PATIENCE: Final = 20_000
"""Situations that the search looks at for whether squares can be filled at all."""

_ENOUGH: Final = 3
"""More pieces of a type than these change no plan."""

_Setting = tuple[str, bool, int, tuple[int, ...]]
"""Diagram, whether pieces may be turned over, empty squares, and what can still come."""


class Prospects:
    """Plans for seats, remembered for as long as the set is in use; what is remembered changes no answer."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self.material: Final = material
        self.shortage: Final = Shortage(material)
        self._ids: Final = tuple(material.piece_by_id)
        self._prices: Final = {piece.id: GETTING + GETTING_SQUARE * piece.size for piece in material.pieces}
        self._covered = lru_cache(maxsize=20_000)(self._make_covered)
        self._planner = lru_cache(maxsize=64)(self._make_planner)
        self._tiler = lru_cache(maxsize=16)(self._make_tiler)
        self._plan = lru_cache(maxsize=20_000)(self._make_plan)
        self._worth = lru_cache(maxsize=20_000)(self._make_worth)
        self._enough = lru_cache(maxsize=2_000)(self._make_enough)

    def board(self, player: Player) -> Board:
        """Return the board with a player's diagram."""
        return self.material.board.outlined(self.material.diagram_by_id[player.diagram].mask)

    def empty(self, player: Player) -> int:
        """Return the squares of a player's diagram that are empty."""
        return self.material.diagram_by_id[player.diagram].mask & ~player.covered

    def covered(self, table: Table, build: Build | Exchange) -> int:
        """Return the squares that a piece would cover."""
        return self._covered(build.piece, build.orientation, build.anchor, table.rules.mirror)

    def _make_covered(self, piece: str, orientation: int, anchor: Square, mirror: bool) -> int:  # noqa: FBT001 - a cache wants plain arguments
        shape = self.material.piece_by_id[piece].shape
        found = place(self.material.board, piece, shape, orientation, anchor, mirror=mirror)
        return 0 if found is None else found.mask

    def coming(self, table: Table, seat: int) -> dict[str, int]:
        """Return the pieces that can still come to a seat: in the offer, in the bag, free with others."""
        found = Counter(dict(zip(self._ids, table.bag, strict=True)))
        found.update(piece for piece in table.offer if piece is not None)
        for other in table.after(seat):
            found.update(table.players[other].free)
        return dict(found)

    def fillable(self, table: Table, seat: int, mask: int, free: Sequence[str]) -> bool:
        """Tell whether the squares of a mask can be filled with free pieces and what can still come.

        What would take too long to find out counts as fillable; in the standard set that never happens.
        """
        supply = Counter(self.coming(table, seat))
        supply.update(free)
        tiler = self._tiler(table.players[seat].diagram, table.rules.mirror)
        try:
            return tiler.fillable(mask, supply, effort=PATIENCE)
        except EffortError:
            return True

    def plan(self, table: Table, seat: int, mask: int, free: Sequence[str]) -> Plan | None:
        """Return a cheap way to fill the squares of a mask with free pieces and what can still come."""
        own = tuple(min(free.count(name), _ENOUGH) for name in self._ids)
        return self._plan(
            table.players[seat].diagram, table.rules.mirror, mask, own, self._supply(table, seat)
        )

    def _supply(self, table: Table, seat: int) -> tuple[int, ...]:
        """Return how many pieces of each type can still come to a seat, as far as it matters."""
        others = tuple(table.players[other].free for other in table.after(seat))
        return self._enough(table.bag, table.offer, others)

    def _make_enough(
        self, bag: tuple[int, ...], offer: tuple[str | None, ...], others: tuple[tuple[str, ...], ...]
    ) -> tuple[int, ...]:
        found = Counter(dict(zip(self._ids, bag, strict=True)))
        for pieces in (offer, *others):
            found.update(piece for piece in pieces if piece is not None)
        return tuple(min(found[name], _ENOUGH) for name in self._ids)

    def turns(self, table: Table, seat: int, mask: int, free: Sequence[str]) -> float:
        """Return about how many turns it takes to fill the squares of a mask."""
        return _turns(mask, self.plan(table, seat, mask, free))

    def standing(self, table: Table, seat: int) -> float:
        """Return about how many turns a seat needs to fill its diagram."""
        player = table.players[seat]
        return self.turns(table, seat, self.empty(player), player.free)

    def worth(self, table: Table, seat: int, gained: Sequence[str] = (), lost: Sequence[str] = ()) -> float:
        """Return how many turns a seat saves by getting some pieces and giving others away."""
        player = table.players[seat]
        if not gained and not lost:
            return 0.0
        setting = (player.diagram, table.rules.mirror, self.empty(player), self._supply(table, seat))
        return self._worth(setting, player.free, tuple(gained), tuple(lost))

    def _make_worth(
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

    def _make_planner(self, diagram: str, mirror: bool) -> Planner:  # noqa: FBT001 - a cache wants plain arguments
        board = self.material.board.outlined(self.material.diagram_by_id[diagram].mask)
        return Planner(board, self.material.shapes, mirror=mirror)

    def _make_tiler(self, diagram: str, mirror: bool) -> Tiler:  # noqa: FBT001 - as above
        board = self.material.board.outlined(self.material.diagram_by_id[diagram].mask)
        return Tiler(board, self.material.shapes, mirror=mirror)

    def _make_plan(
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - as above
        mask: int,
        own: tuple[int, ...],
        others: tuple[int, ...],
    ) -> Plan | None:
        return self._planner(diagram, mirror).plan(
            mask,
            dict(zip(self._ids, own, strict=True)),
            dict(zip(self._ids, others, strict=True)),
            self._prices,
            EFFORT,
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
