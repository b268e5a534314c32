"""Pieces: laying and exchanging (R4, R17), buying (R8), the swap (R9, R10), dice for a piece (R11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules import events, money, tasks
from accessgames.games.tetrikon.rules.actions import Build, Exchange
from accessgames.games.tetrikon.rules.material_index import MaterialIndex, try_placement
from accessgames.games.tetrikon.rules.state import PLACES, PRICE, PlayerState, TetrikonState, TetrikonTable
from accessgames.games.tetrikon.rules.turns import close_game, end_turn
from accessgames.games.tetrikon.rules.work import Work, without

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.tetrikon.rules.actions import Buy, CallInflation, NoInflation, ShowDie, Swap


def legal_builds(index: MaterialIndex, table: TetrikonTable, seat: int) -> tuple[Build, ...]:
    """Return every way to lay a free piece, sorted by notation."""
    player = table.players[seat]
    return index.builds(player.diagram, _types(player), player.covered, mirror=table.rules.mirror)


def fits_something(index: MaterialIndex, table: TetrikonTable, seat: int) -> bool:
    """Tell whether any free piece can be laid without taking another out."""
    return bool(legal_builds(index, table, seat))


def legal_exchanges(index: MaterialIndex, table: TetrikonTable, seat: int) -> tuple[Exchange, ...]:
    """Return every way to take a piece out and lay a free one, sorted by notation."""
    player = table.players[seat]
    return index.exchanges(player.diagram, _types(player), player.placed, mirror=table.rules.mirror)


def _types(player: PlayerState) -> tuple[str, ...]:
    return tuple(sorted(set(player.free)))


def refuse_build(index: MaterialIndex, table: TetrikonTable, seat: int, action: Build) -> Refusal | None:
    """Return why a piece can't be laid there, beside the letters of the turn (D17)."""
    player = table.players[seat]
    if action.piece not in player.free:
        return refuse("tetrikon-refused-not-free", piece=action.piece)
    lying = _lie(index, table, player, action, player.covered)
    return lying if isinstance(lying, Refusal) else None


def refuse_exchange(
    index: MaterialIndex, table: TetrikonTable, seat: int, action: Exchange
) -> Refusal | None:
    """Return why an exchange is not possible (R17)."""
    player = table.players[seat]
    removed = find_placed(player, action.removed)
    if removed is None:
        return refuse("tetrikon-refused-nothing-there", square=action.removed)
    if action.piece not in player.free:
        return refuse("tetrikon-refused-not-free", piece=action.piece)
    build = Build(action.piece, action.orientation, action.anchor)
    lying = _lie(index, table, player, build, player.covered & ~removed.mask)
    if isinstance(lying, Refusal):
        return lying
    return refuse("tetrikon-refused-same", piece=action.piece) if lying == removed else None


def _lie(
    index: MaterialIndex, table: TetrikonTable, player: PlayerState, build: Build, covered: int
) -> Placement | Refusal:
    """Return how a free piece would lie, or what is in its way."""
    piece, board = index.material.piece_by_id[build.piece], index.board(player.diagram)
    return try_placement(board, covered, piece, build.orientation, build.anchor, mirror=table.rules.mirror)


def find_placed(player: PlayerState, anchor: Square) -> Placement | None:
    """Return the piece in a diagram that has this anchor."""
    return next((placement for placement in player.placed if placement.anchor == anchor), None)


def build_piece(work: Work, seat: int, action: Build) -> None:
    """Lay a piece; whoever covers the last square closes the game or is done with it (R32, R33)."""
    player = work.player(seat)
    placement = work.index.spot(player.diagram, action, mirror=work.table.rules.mirror)
    assert placement is not None  # noqa: S101 - refused before
    free = without(player.free, (action.piece,))
    work.set_player(seat, free=free, placed=(*player.placed, placement))
    work.tell(events.Built(seat, placement, count_empty(work, seat)))
    _finish(work, seat)


def exchange_piece(work: Work, seat: int, action: Exchange) -> None:
    """Take a piece out and lay another."""
    player = work.player(seat)
    removed = find_placed(player, action.removed)
    way = Build(action.piece, action.orientation, action.anchor)
    placement = work.index.spot(player.diagram, way, mirror=work.table.rules.mirror)
    assert removed is not None  # noqa: S101 - refused before
    assert placement is not None  # noqa: S101 - as above
    work.set_player(
        seat,
        free=(*without(player.free, (action.piece,)), removed.shape),
        placed=(*without(player.placed, (removed,)), placement),
    )
    work.tell(events.Exchanged(seat, removed, placement, count_empty(work, seat)))
    _finish(work, seat)


def count_empty(work: Work, seat: int) -> int:
    """Return how many squares of a diagram are empty."""
    player = work.player(seat)
    return (work.index.board(player.diagram).mask & ~player.covered).bit_count()


def _finish(work: Work, seat: int) -> None:
    """End the turn at once when the diagram is full; the first to fill one closes the game."""
    if count_empty(work, seat):
        return
    if work.table.winner is None and work.table.closing is None:
        work.change(winner=seat)
        close_game(work, "filled", seat)
    elif work.table.winner is None:
        work.change(winner=seat)
    end_turn(work)


def build_of_two(work: Work, task: tasks.SecondPiece, action: Build) -> None:
    """Lay a piece with the card `build-two`; after the first another may follow (R4)."""
    work.pop()
    if not task.laid:
        work.push(tasks.SecondPiece(task.actor, 1))
    build_piece(work, task.actor, action)


def refuse_place(table: TetrikonTable, place: int | None) -> Refusal | None:
    """Return why nothing can be taken from a place of the offer; None as place means a die will tell."""
    if not any(table.offer):
        return refuse("tetrikon-refused-offer-empty")
    if place is None:
        return None
    if not 1 <= place <= PLACES:
        return refuse("tetrikon-refused-place", place=place, most=PLACES)
    if table.offer[place - 1] is None:
        return refuse("tetrikon-refused-place-empty", place=place)
    return None


def refuse_buy(state: TetrikonState, seat: int, action: Buy) -> Refusal | None:
    """Return why a piece can't be bought, beside the letters of the turn."""
    table = state.table
    if table.turn is not None and table.turn.withdrawn:
        return refuse("tetrikon-refused-withdrawn")
    if table.rules.choice and action.place is None:
        return refuse("tetrikon-refused-buy-place", most=PLACES)
    if not table.rules.choice and action.place is not None:
        return refuse("tetrikon-refused-buy-die", place=action.place)
    total = state.hands[seat].total
    if total < PRICE:
        return refuse("tetrikon-refused-buy-money", total=total, price=PRICE)
    return refuse_place(table, action.place)


def begin_purchase(work: Work, seat: int, action: Buy) -> None:
    """Announce a purchase; it is paid first."""
    work.tell(events.PurchaseAnnounced(seat, action.place))
    work.push(tasks.Payment(seat, PRICE, None, "purchase", place=action.place))


def finish_purchase(work: Work, task: tasks.Payment) -> None:
    """Hand the piece over that was paid, or roll the die for it; this is action e)."""
    work.use_letter("e")
    if task.place is None:
        work.push(tasks.DieDue(task.actor, "buy"))
    else:
        take_piece(work, task.actor, task.place, "buy")


def refuse_swap(table: TetrikonTable, seat: int, action: Swap) -> Refusal | None:
    """Return why a piece can't be swapped: it is the whole turn, and only of free pieces (R9)."""
    turn = table.turn
    if turn is not None and turn.letters:
        return refuse("tetrikon-refused-swap-first", letters=turn.letters)
    if action.piece not in table.players[seat].free:
        return refuse("tetrikon-refused-not-free", piece=action.piece)
    return refuse_place(table, None)


def begin_swap(work: Work, seat: int, action: Swap) -> None:
    """Announce the swap; a die tells what comes for the piece."""
    work.use_letter("f")
    work.tell(events.SwapAnnounced(seat, action.piece))
    work.push(tasks.DieDue(seat, "swap", action.piece))


def roll_for_piece(work: Work, task: tasks.DieDue, action: ShowDie) -> None:
    """Take the piece that a die names; an empty place is rolled again (R11)."""
    work.change(shown=(action.face,))
    empty = work.table.offer[action.face - 1] is None
    work.tell(events.DieRolled(task.seat, action.face, task.purpose, empty))
    if not empty:
        work.pop()
        assert task.purpose != "start"  # noqa: S101 - rolls for the start are another function's
        take_piece(work, task.seat, action.face, task.purpose, task.piece)


def take_piece(work: Work, seat: int, place: int, source: events.PieceSource, own: str | None = None) -> None:
    """Give a seat the piece in a place of the offer, which is refilled; then an own one goes back (R10)."""
    offer = work.table.offer
    piece = offer[place - 1]
    assert piece is not None  # noqa: S101 - refused before
    work.change(offer=(*offer[: place - 1], None, *offer[place:]))
    work.set_player(seat, free=(*work.player(seat).free, piece))
    work.tell(events.PieceTaken(seat, piece, place, source))
    back = () if own is None else (tasks.PieceReturn(seat, own, place),)
    work.push(tasks.InflationCheck(), *back, tasks.PieceDue(place))


def return_piece(work: Work, task: tasks.PieceReturn) -> None:
    """Let an own piece go to the manager (R10)."""
    work.pop()
    work.set_player(task.seat, free=without(work.player(task.seat).free, (task.piece,)))
    offer = work.table.offer
    if offer[task.place - 1] is None:
        work.change(offer=(*offer[: task.place - 1], task.piece, *offer[task.place :]))
        work.tell(events.PieceReturned(task.seat, task.piece, task.place))
    else:
        put_into_bag(work, task.piece)
        work.tell(events.PieceReturned(task.seat, task.piece, None))


def put_into_bag(work: Work, piece: str) -> None:
    """Put a piece into the bag."""
    number, bag = work.index.order[piece], work.table.bag
    work.change(bag=(*bag[:number], bag[number] + 1, *bag[number + 1 :]))


def find_gap(table: TetrikonTable) -> int | None:
    """Return the first empty place of the offer that can be filled from the bag, or None."""
    if None not in table.offer or not any(table.bag):
        return None
    return table.offer.index(None) + 1


# ---------------------------------------------------------------- inflation of pieces


def is_scarce(table: TetrikonTable) -> bool:
    """Tell whether inflation may be declared: six pieces on offer and exactly one in the bag (R26)."""
    return None not in table.offer and sum(table.bag) == 1


def check_inflation(work: Work) -> None:
    """Declare inflation where it is due, or ask."""
    work.pop()
    table = work.table
    if not is_scarce(table) or not any(player.free for player in table.players):
        return
    if table.rules.asked:
        manager = table.rules.manager
        work.push(tasks.InflationChoice(work.turn.seat if manager is None else manager))
    else:
        declare_inflation(work)


def declare_inflation(work: Work) -> None:
    """Let everybody give up half of their free pieces, the larger half of an odd number."""
    money.declare_inflation(
        work,
        "pieces",
        [len(player.free) for player in work.table.players],
        lambda seat, count, protects: tasks.Giving(seat, count, None, "inflation", protects),
    )


def agree_inflation(work: Work, _: tasks.InflationChoice, __: CallInflation) -> None:
    """Declare inflation when asked."""
    work.pop()
    declare_inflation(work)


def decline_inflation(work: Work, task: tasks.InflationChoice, _: NoInflation) -> None:
    """Go on without inflation."""
    work.pop()
    work.tell(events.InflationDeclined(task.actor))


def refuse_inflation(table: TetrikonTable, seat: int) -> Refusal | None:
    """Return why a seat can't declare inflation in its own turn (R40)."""
    if table.rules.manager != seat:
        return refuse("tetrikon-refused-manager", manager=table.rules.manager)
    if not is_scarce(table):
        return refuse("tetrikon-refused-inflation", left=sum(table.bag))
    if not any(player.free for player in table.players):
        return refuse("tetrikon-refused-inflation-free")
    return None
