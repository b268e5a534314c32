"""Action c): laying a free piece into the own diagram, or exchanging one that lies there (R4, R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules.actions import Build, Exchange
from accessgames.games.tetrikon.rules.events import Built, Exchanged
from accessgames.games.tetrikon.rules.laying import lay
from accessgames.games.tetrikon.rules.tasks import SecondPiece
from accessgames.games.tetrikon.rules.turns import close, end_turn
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.table import Player, Table
    from accessgames.games.tetrikon.rules.work import Work


def builds(gear: Gear, table: Table, seat: int) -> tuple[Build, ...]:
    """Return every way to lay a free piece, sorted by notation."""
    player = table.players[seat]
    return gear.builds(player.diagram, _types(player), player.covered, mirror=table.rules.mirror)


def fits_something(gear: Gear, table: Table, seat: int) -> bool:
    """Tell whether any free piece can be laid without taking another out."""
    return bool(builds(gear, table, seat))


def exchanges(gear: Gear, table: Table, seat: int) -> tuple[Exchange, ...]:
    """Return every way to take a piece out and lay a free one, sorted by notation."""
    player = table.players[seat]
    return gear.exchanges(player.diagram, _types(player), player.placed, mirror=table.rules.mirror)


def _types(player: Player) -> tuple[str, ...]:
    return tuple(sorted(set(player.free)))


def refuse_build(gear: Gear, table: Table, seat: int, action: Build) -> Refusal | None:
    """Return why a piece can't be laid there, beside the letters of the turn (D17)."""
    player = table.players[seat]
    if action.piece not in player.free:
        return refuse("tetrikon-refused-not-free", piece=action.piece)
    lying = _lie(gear, table, player, action, player.covered)
    return lying if isinstance(lying, Refusal) else None


def refuse_exchange(gear: Gear, table: Table, seat: int, action: Exchange) -> Refusal | None:
    """Return why an exchange is not possible (R17)."""
    player = table.players[seat]
    removed = find(player, action.removed)
    if removed is None:
        return refuse("tetrikon-refused-nothing-there", square=action.removed)
    if action.piece not in player.free:
        return refuse("tetrikon-refused-not-free", piece=action.piece)
    build = Build(action.piece, action.orientation, action.anchor)
    lying = _lie(gear, table, player, build, player.covered & ~removed.mask)
    if isinstance(lying, Refusal):
        return lying
    return refuse("tetrikon-refused-same", piece=action.piece) if lying == removed else None


def _lie(gear: Gear, table: Table, player: Player, build: Build, covered: int) -> Placement | Refusal:
    """Return how a free piece would lie, or what is in its way."""
    piece, board = gear.material.piece_by_id[build.piece], gear.board(player.diagram)
    return lay(board, covered, piece, build.orientation, build.anchor, mirror=table.rules.mirror)


def find(player: Player, anchor: Square) -> Placement | None:
    """Return the piece in a diagram that has this anchor."""
    return next((placement for placement in player.placed if placement.anchor == anchor), None)


def build(work: Work, seat: int, action: Build) -> None:
    """Lay a piece; whoever covers the last square closes the game or is done with it (R32, R33)."""
    player = work.player(seat)
    placement = work.gear.spot(player.diagram, action, mirror=work.table.rules.mirror)
    assert placement is not None  # noqa: S101 - refused before
    free = without(player.free, (action.piece,))
    work.set_player(seat, free=free, placed=(*player.placed, placement))
    work.say(Built(seat, placement, left(work, seat)))
    _finish(work, seat)


def exchange(work: Work, seat: int, action: Exchange) -> None:
    """Take a piece out and lay another."""
    player = work.player(seat)
    removed = find(player, action.removed)
    way = Build(action.piece, action.orientation, action.anchor)
    placement = work.gear.spot(player.diagram, way, mirror=work.table.rules.mirror)
    assert removed is not None  # noqa: S101 - refused before
    assert placement is not None  # noqa: S101 - as above
    work.set_player(
        seat,
        free=(*without(player.free, (action.piece,)), removed.shape),
        placed=(*without(player.placed, (removed,)), placement),
    )
    work.say(Exchanged(seat, removed, placement, left(work, seat)))
    _finish(work, seat)


def left(work: Work, seat: int) -> int:
    """Return how many squares of a diagram are empty."""
    player = work.player(seat)
    return (work.gear.board(player.diagram).mask & ~player.covered).bit_count()


def _finish(work: Work, seat: int) -> None:
    """End the turn at once when the diagram is full; the first to fill one closes the game."""
    if left(work, seat):
        return
    if work.table.winner is None and work.table.closing is None:
        work.change(winner=seat)
        close(work, "filled", seat)
    elif work.table.winner is None:
        work.change(winner=seat)
    end_turn(work)


def lay_of_two(work: Work, task: SecondPiece, action: Build) -> None:
    """Lay a piece with the card `build-two`; after the first another may follow (R4)."""
    work.pop()
    if not task.laid:
        work.push(SecondPiece(task.actor, 1))
    build(work, task.actor, action)
