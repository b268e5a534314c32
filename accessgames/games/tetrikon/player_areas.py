"""What lies in front of a player, in whatever way is played; whether what is empty can still be filled.

Everything here is worked out from what lies open. In blitz and solo nothing is told of what can be filled:
there it would be the solution of the diagram.

A player may turn the base board. The rules, computer players and records know nothing of it: what a seat has
is turned here (`area_of`, `seen`), and what it means is turned back (`meant`).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import grid
from accessgames.games.tetrikon.naming import TetrikonListener, name_piece
from accessgames.games.tetrikon.rules import actions as acts
from accessgames.games.tetrikon.rules.material_index import make_tiler
from accessgames.games.tetrikon.rules.puzzle import Lay, Lift, PuzzleState, PuzzleView, free_pieces
from accessgames.language import Message, say
from accessgames.language.space import OrientationNames, Patch, Scene

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.state import TetrikonTable, TetrikonView


@dataclass(frozen=True, slots=True)
class PlayerArea:
    """What lies in front of a player.

    Attributes:
        diagram: Its id, or an empty string before there is one.
        board: The base board with the outline of the diagram, as it lies in front of the player.
        placed: Pieces in the diagram, in the order in which they were laid.
        free: Free pieces, in the order in which they came; in blitz and solo in that of the set.
        quarters: By how many quarters to the right the board lies turned.
    """

    diagram: str
    board: grid.Board
    placed: tuple[grid.Placement, ...]
    free: tuple[str, ...]
    quarters: int = 0

    @property
    def key(self) -> str:
        """What the board is known by while it is walked and looked at, as long as it lies so."""
        return f"diagram-{self.diagram}-{self.quarters}" if self.quarters else f"diagram-{self.diagram}"

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


def material_of(listener: TetrikonListener) -> Material:
    """Return the set that is played with."""
    game: Any = listener.perspective.game
    material: Material = game.material
    return material


def puzzle_of(listener: TetrikonListener) -> PuzzleState | None:
    """Return the position of blitz or solo, or None where the market is open."""
    view = listener.view
    return view.state if isinstance(view, PuzzleView) else None


def market_of(listener: TetrikonListener) -> TetrikonView:
    """Return what is known of a game with a market.

    Raises:
        TypeError: It is blitz or solo, where nobody asks for this.
    """
    view = listener.view
    if isinstance(view, PuzzleView):
        raise TypeError(view)
    return view


def table_of(listener: TetrikonListener) -> TetrikonTable:
    """Return what lies open on the table of a game with a market."""
    return market_of(listener).table


def seats_of(listener: TetrikonListener) -> range:
    """Return all seats."""
    return range(len(listener.people))


def mirror_of(listener: TetrikonListener) -> bool:
    """Tell whether pieces may be turned over in this match."""
    puzzle = puzzle_of(listener)
    return puzzle.rules.mirror if puzzle else table_of(listener).rules.mirror


def area_of(listener: TetrikonListener, seat: int) -> PlayerArea:
    """Return what lies in front of a seat, turned as its board lies.

    In blitz and solo it is what the seat builds, or the last it built.
    """
    area = _area_as_dealt(listener, seat)
    quarters = quarters_of(listener, seat)
    if not quarters:
        return area
    placed = tuple(seen_placement(listener, seat, laid) for laid in area.placed)
    return replace(area, board=area.board.turned(quarters), placed=placed, quarters=quarters)


def _area_as_dealt(listener: TetrikonListener, seat: int) -> PlayerArea:
    material, puzzle = material_of(listener), puzzle_of(listener)
    if puzzle is None:
        player = table_of(listener).players[seat]
        return PlayerArea(player.diagram, _board(material, player.diagram), player.placed, player.free)
    run = puzzle.runs[seat]
    if not run.buildings:
        return PlayerArea("", _board(material, ""), (), ())
    building = run.buildings[min(run.at, len(run.buildings) - 1)]
    supply = free_pieces(material, replace(puzzle, seat=seat))
    free = tuple(piece for piece, count in supply.items() for _ in range(count))
    return PlayerArea(building.diagram, _board(material, building.diagram), building.placed, free)


def _board(material: Material, diagram: str) -> grid.Board:
    return material.board.outlined(material.diagram_by_id[diagram].mask if diagram else 0)


# ---------------------------------------------------------------- boards that were turned


ActionT = TypeVar("ActionT")
"""Any action of the game."""


def quarters_of(listener: TetrikonListener, seat: int) -> int:
    """Return by how many quarters to the right the board of a seat lies turned."""
    return listener.sides[seat] if listener.sides else 0


def board_of(listener: TetrikonListener) -> grid.Board:
    """Return the own base board as a whole, as it lies in front of the player."""
    return material_of(listener).board.turned(quarters_of(listener, own_seat(listener)))


def seen_mask(listener: TetrikonListener, seat: int, mask: int) -> int:
    """Return squares of a seat's board where they lie in front of the player."""
    return material_of(listener).board.turned_mask(mask, quarters_of(listener, seat))


def seen_square(listener: TetrikonListener, square: grid.Square) -> grid.Square:
    """Return a square of the own board where it lies in front of the player."""
    return material_of(listener).board.turned_square(square, quarters_of(listener, own_seat(listener)))


def seen_placement(listener: TetrikonListener, seat: int, laid: grid.Placement) -> grid.Placement:
    """Return a piece on a seat's board as it lies in front of the player."""
    board, quarters = material_of(listener).board, quarters_of(listener, seat)
    number, anchor = _turn(listener, laid.shape, (laid.orientation, laid.anchor), board, quarters)
    return grid.Placement(laid.shape, number, anchor, board.turned_mask(laid.mask, quarters))


def seen(listener: TetrikonListener, action: ActionT) -> ActionT:
    """Return an own action of the rules as it looks in front of the player."""
    quarters = quarters_of(listener, own_seat(listener))
    moved: ActionT = _moved(listener, action, material_of(listener).board, quarters) if quarters else action
    return moved


def meant(listener: TetrikonListener, action: ActionT) -> ActionT:
    """Return the action of the rules that one on the own board, as it lies in front of the player, means."""
    quarters = quarters_of(listener, own_seat(listener))
    moved: ActionT = _moved(listener, action, board_of(listener), -quarters) if quarters else action
    return moved


def _moved(listener: TetrikonListener, action: Any, board: grid.Board, quarters: int) -> Any:  # noqa: ANN401 - any action
    def lying(square: grid.Square) -> grid.Square:
        """Return the first square of the piece that lies with its first square there."""
        seat = own_seat(listener)
        dealt, turned = _area_as_dealt(listener, seat).placed, area_of(listener, seat).placed
        pairs = zip(dealt, turned, strict=True) if quarters > 0 else zip(turned, dealt, strict=True)
        found = (after.anchor for before, after in pairs if before.anchor == square)
        return next(found, board.turned_square(square, quarters))

    match action:
        case acts.Build(piece, number, anchor) | Lay(piece, number, anchor):
            number, anchor = _turn(listener, piece, (number, anchor), board, quarters)
            return replace(action, orientation=number, anchor=anchor)
        case acts.Exchange(removed, piece, number, anchor):
            return acts.Exchange(
                lying(removed), piece, *_turn(listener, piece, (number, anchor), board, quarters)
            )
        case acts.TakeOut(square):
            return replace(action, square=lying(square))
        case Lift(square):
            return Lift(lying(square))
        case _:
            return action


def _turn(
    listener: TetrikonListener, piece: str, place: tuple[int, grid.Square], board: grid.Board, quarters: int
) -> tuple[int, grid.Square]:
    """Return which orientation and first square a place has on a board that is turned."""
    number, anchor = place
    ways = orientations(listener, piece)
    if number not in range(1, len(ways) + 1):
        return number, board.turned_square(anchor, quarters)  # the rules refuse such an orientation
    squares = ways[number - 1].shape.squares
    corner = squares[0].column
    turned = [
        board.turned_square(
            grid.Square(anchor.column + square.column - corner, anchor.row + square.row), quarters
        )
        for square in squares
    ]
    look = grid.polyomino(turned)
    return next(way.number for way in ways if way.shape == look), min(turned, key=grid.reading_order)


def own_seat(listener: TetrikonListener) -> int:
    """Return whose things are meant when nobody is named: the listener's, for a spectator those on turn."""
    if listener.seat >= 0:
        return listener.seat
    puzzle = puzzle_of(listener)
    if puzzle is not None:
        return puzzle.seat
    turn = table_of(listener).turn
    return 0 if turn is None else turn.seat


def orientations(listener: TetrikonListener, piece: str) -> tuple[grid.Orientation, ...]:
    """Return the ways in which a piece may be laid in this match."""
    material = material_of(listener)
    shape = material.piece_by_id[piece].shape
    return shape.orientations(mirror=mirror_of(listener), upward=material.board.upward)


def orientation_names_of(listener: TetrikonListener, piece: str) -> OrientationNames:
    """Return the ways to lay a piece, to be named and understood."""
    return OrientationNames(orientations(listener, piece), material_of(listener).board.upward)


def covering(
    listener: TetrikonListener, area: PlayerArea, square: grid.Square
) -> dict[str, tuple[grid.Placement, ...]]:
    """Return the free pieces of a diagram that can cover an empty square, each with all ways to do so."""
    bit, found = area.board.bit(square), {}
    for piece in dict.fromkeys(area.free):
        shape = material_of(listener).piece_by_id[piece].shape
        spots = grid.placements(area.board, area.empty, piece, shape, mirror=mirror_of(listener))
        found[piece] = tuple(spot for spot in spots if spot.mask & bit)
    return {piece: spots for piece, spots in found.items() if spots}


Filling: TypeAlias = Literal["own", "coming", "never", "unknown"]
"""The own free pieces fill it; other pieces that can still come do; none do; it takes too long to say."""

_EFFORT: Final = 60_000
"""Situations looked at before the answer is that nobody knows: about a tenth of a second."""


def supply_of(listener: TetrikonListener, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Return the free pieces of a seat, and all pieces that can still come to it, the free ones included.

    What can come lies in the offer, in the bag, or free in front of others.
    """
    table, material = table_of(listener), material_of(listener)
    own = Counter(table.players[seat].free)
    coming = Counter({piece.id: count for piece, count in zip(material.pieces, table.bag, strict=True)})
    coming.update(piece for piece in table.offer if piece is not None)
    for other in seats_of(listener):
        coming.update(table.players[other].free)
    return own, coming


def find_filling(listener: TetrikonListener, free: int, laid: str = "", lifted: str | None = None) -> Filling:
    """Tell whether empty squares of the own diagram can be filled.

    Args:
        listener: Whose diagram.
        free: The empty squares, as they lie in front of the player.
        laid: A piece that is not to be had any more, because it is about to be laid.
        lifted: A piece that is free then.
    """
    seat = own_seat(listener)
    own, coming = supply_of(listener, seat)
    for supply in (own, coming):
        supply.subtract([laid] if laid else [])
        supply.update([lifted] if lifted else [])
    tiler = _tiler(material_of(listener), area_of(listener, seat).diagram, mirror=mirror_of(listener))
    free = area_of(listener, seat).board.turned_mask(free, -quarters_of(listener, seat))
    try:
        if tiler.fillable(free, _positive(own), effort=_EFFORT):
            return "own"
        return "coming" if tiler.fillable(free, _positive(coming), effort=_EFFORT) else "never"
    except grid.EffortError:
        return "unknown"


Use: TypeAlias = Literal["fits", "spoils", "outside", "unknown"]
"""A piece leaves a rest that can be filled; leaves none; has no room; it takes too long to say."""

_EACH: Final = 10_000
"""Situations looked at for one piece of the offer: six of them take as long as one filling."""


def find_use(listener: TetrikonListener, piece: str) -> Use:
    """Tell whether a piece of the offer can be laid so that the rest of the diagram can still be filled."""
    seat = own_seat(listener)
    area, material, mirror = area_of(listener, seat), material_of(listener), mirror_of(listener)
    shape = material.piece_by_id[piece].shape
    spots = {spot.mask for spot in grid.placements(area.board, area.empty, piece, shape, mirror=mirror)}
    if not spots:
        return "outside"
    coming = supply_of(listener, seat)[1]
    coming.subtract([piece])
    tiler, use = _tiler(material, area.diagram, mirror=mirror), "spoils"
    for mask in sorted(spots):
        rest = area.board.turned_mask(area.empty & ~mask, -quarters_of(listener, seat))
        try:
            if tiler.fillable(rest, _positive(coming), effort=_EACH // len(spots)):
                return "fits"
        except grid.EffortError:
            use = "unknown"
    return "unknown" if use == "unknown" else "spoils"


def _positive(supply: Counter[str]) -> dict[str, int]:
    return {piece: count for piece, count in supply.items() if count > 0}


_tiler: Final = lru_cache(maxsize=16)(make_tiler)


def tell_fillable(
    listener: TetrikonListener, free: int, laid: str = "", lifted: str | None = None
) -> tuple[Message, ...]:
    """Tell whether empty squares can be filled; nothing in blitz and solo."""
    if puzzle_of(listener) is not None:
        return ()
    return (say("tetrikon-filling", way=find_filling(listener, free, laid, lifted)),)
