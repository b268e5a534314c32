"""How many pieces are still missing, exactly: what reasons tell. Values are judged by faster estimates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import EffortError, Planner, Tiler

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.table import Player, Table

EFFORT: Final = 4_000
"""Situations looked at for the fewest pieces; where that is not enough, no number is told."""

PATIENCE: Final = 60_000
"""Situations looked at for whether squares can be filled at all."""

_Counts = tuple[tuple[str, int], ...]


class Shortage:
    """Counts missing pieces, and remembers."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self._material: Final = material
        self._planner = lru_cache(maxsize=32)(self._make_planner)
        self._fewest = lru_cache(maxsize=4_000)(self._find_fewest)

    def empty(self, player: Player) -> int:
        """Return the empty squares of a player's diagram."""
        return self._material.diagram_by_id[player.diagram].mask & ~player.covered

    def missing(self, table: Table, seat: int, empty: int, free: Sequence[str]) -> int | None:
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

    def hopeless(self, table: Table, seat: int, empty: int, free: Sequence[str]) -> bool | None:
        """Tell whether the squares can't be filled without taking something out; None if not sure."""
        supply = Counter(free)
        supply.update(dict(self._coming(table, seat)))
        board = self._material.board.outlined(self._material.diagram_by_id[table.players[seat].diagram].mask)
        tiler = Tiler(board, self._material.shapes, mirror=table.rules.mirror)
        try:
            return not tiler.fillable(empty, supply, effort=PATIENCE)
        except EffortError:
            return None

    def _coming(self, table: Table, seat: int) -> _Counts:
        found = Counter(dict(zip(self._material.piece_by_id, table.bag, strict=True)))
        found.update(piece for piece in table.offer if piece is not None)
        for other in table.after(seat):
            found.update(table.players[other].free)
        return _counts(found)

    def _find_fewest(
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - a cache wants plain arguments
        empty: int,
        own: _Counts,
        coming: _Counts,
    ) -> int | None:
        prices = dict.fromkeys(self._material.piece_by_id, 1.0)
        plan = self._planner(diagram, mirror).plan(empty, dict(own), dict(coming), prices, EFFORT)
        return round(plan.price) if plan is not None and plan.best else None

    def _make_planner(self, diagram: str, mirror: bool) -> Planner:  # noqa: FBT001 - as above
        board = self._material.board.outlined(self._material.diagram_by_id[diagram].mask)
        return Planner(board, self._material.shapes, mirror=mirror)


def _counts(pieces: Counter[str]) -> _Counts:
    return tuple(sorted((piece, number) for piece, number in pieces.items() if number))
