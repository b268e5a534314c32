"""What lies in front of a player, in whatever way is played: the diagram, the pieces in it, the free ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.puzzle import PuzzleView, free_pieces
from accessgames.language.space import Patch, Scene, Ways

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Orientation, Placement
    from accessgames.games.room import Desk
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState
    from accessgames.games.tetrikon.rules.table import Table


@dataclass(frozen=True, slots=True)
class Front:
    """What lies in front of a player.

    Attributes:
        diagram: Its id, or an empty string before there is one.
        board: The base board with the outline of the diagram.
        placed: Pieces in the diagram, in the order in which they were laid.
        free: Free pieces, in the order in which they came; in blitz and solo in that of the set.
    """

    diagram: str
    board: Board
    placed: tuple[Placement, ...]
    free: tuple[str, ...]

    @property
    def scene(self) -> Scene:
        """The diagram with what lies in it, to be told."""
        return Scene(self.board, tuple(Patch(laid.mask, name_piece(laid.shape)) for laid in self.placed))

    @property
    def covered(self) -> int:
        """The covered squares as a mask."""
        return reduce(or_, (laid.mask for laid in self.placed), 0)

    @property
    def empty(self) -> int:
        """The squares to be filled as a mask."""
        return self.board.mask & ~self.covered


def material_of(desk: Desk) -> Material:
    """Return the set that is played with."""
    game: Any = desk.perspective.game
    material: Material = game.material
    return material


def puzzle_of(desk: Desk) -> PuzzleState | None:
    """Return the position of blitz or solo, or None where the market is open."""
    view = desk.view
    return view.state if isinstance(view, PuzzleView) else None


def table_of(desk: Desk) -> Table:
    """Return what lies open on the table of a game with a market."""
    table: Table = desk.view.table
    return table


def seats_of(desk: Desk) -> range:
    """Return all seats."""
    return range(len(desk.people))


def mirror_of(desk: Desk) -> bool:
    """Tell whether pieces may be turned over in this match."""
    puzzle = puzzle_of(desk)
    return puzzle.rules.mirror if puzzle else table_of(desk).rules.mirror


def front_of(desk: Desk, seat: int) -> Front:
    """Return what lies in front of a seat."""
    puzzle = puzzle_of(desk)
    if puzzle is not None:
        return _built(material_of(desk), puzzle, seat)
    player = table_of(desk).players[seat]
    return Front(player.diagram, _board(material_of(desk), player.diagram), player.placed, player.free)


def _built(material: Material, puzzle: PuzzleState, seat: int) -> Front:
    """Return the diagram that a seat builds, or the last one it built, with the pieces it still has."""
    run = puzzle.runs[seat]
    if not run.buildings:
        return Front("", _board(material, ""), (), ())
    building = run.buildings[min(run.at, len(run.buildings) - 1)]
    supply = _supply(material, puzzle, seat)
    free = tuple(piece for piece, count in supply.items() for _ in range(count))
    return Front(building.diagram, _board(material, building.diagram), building.placed, free)


def _supply(material: Material, puzzle: PuzzleState, seat: int) -> dict[str, int]:
    if seat == puzzle.seat:
        return free_pieces(material, puzzle)
    supply = material.supply if puzzle.rules.solo else material.complete_set
    for building in puzzle.runs[seat].buildings:
        for laid in building.placed:
            supply[laid.shape] -= 1
    return supply


def _board(material: Material, diagram: str) -> Board:
    return material.board.outlined(material.diagram_by_id[diagram].mask if diagram else 0)


def own_seat(desk: Desk) -> int:
    """Return whose things are meant when nobody is named: the listener's, for a spectator those on turn."""
    if desk.seat >= 0:
        return desk.seat
    puzzle = puzzle_of(desk)
    if puzzle is not None:
        return puzzle.seat
    turn = table_of(desk).turn
    return 0 if turn is None else turn.seat


def orientations(desk: Desk, piece: str) -> tuple[Orientation, ...]:
    """Return the ways in which a piece may be laid in this match."""
    material = material_of(desk)
    shape = material.piece_by_id[piece].shape
    return shape.orientations(mirror=mirror_of(desk), upward=material.board.upward)


def ways_of(desk: Desk, piece: str) -> Ways:
    """Return the ways to lay a piece, to be named and understood."""
    return Ways(orientations(desk, piece), material_of(desk).board.upward)
