"""A round around its race: the choice of a task, taking pieces, building, the next round, jokers, the end.

iQLANDIE, phase 2, "Průběh kola", "Konec hry"; notes 2.9, 5.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from accessgames.games.iqlandie.material import SINGLE, Piece, spot_at
from accessgames.games.iqlandie.rules import actions, events, supply
from accessgames.games.iqlandie.rules import state as states
from accessgames.games.iqlandie.rules.scoring import exposition_points, open_jokers, totals
from accessgames.games.iqlandie.rules.state import IqState, IqTable, Laid, Next, Phase, PlayerBoard


def deal(state: IqState, _: int, action: actions.DealCondition) -> Next:
    """Deal the next seat its condition; after the last one the offers are filled."""
    table, seat = state.table, state.table.conditions.index("")
    conditions = _put(table.conditions, seat, action.condition)
    phase: Phase = "conditions" if "" in conditions else "offers"
    dealt = events.ConditionDealt(seat, action.condition)
    return IqState(replace(table, conditions=conditions, phase=phase)), (dealt,)


def choose(state: IqState, seat: int, action: actions.Choose) -> Next:
    """Choose the kind of tasks of the round."""
    chosen = events.KindChosen(seat, action.kind)
    return IqState(replace(state.table, phase="card", kind=action.kind)), (chosen,)


def round_began(table: IqTable) -> events.RoundBegan:
    """Return the event of the round that begins."""
    return events.RoundBegan(table.round, table.rounds, table.chooser, table.practice)


def next_round(table: IqTable, happened: tuple[events.IqEvent, ...]) -> Next:
    """Begin the next round with the player to the left as the chooser, or ask for the colours of jokers."""
    if table.round == table.rounds:
        table = replace(table, fresh=((),) * table.seats, order=(), turn=0, taken=0)
        seats = tuple(
            seat for seat, board in enumerate(table.boards) if any(open_jokers(laid) for laid in board)
        )
        if not seats:
            return _end(table, happened)
        return IqState(replace(table, phase="declare", waiting=seats)), (*happened, events.JokersAsked(seats))
    chooser = (table.chooser + 1) % table.seats if table.round else 0
    table = replace(
        table,
        phase="card" if table.practice else "choose",
        round=table.round + 1,
        chooser=chooser,
        kind=table.practice or "",
        order=(),
        turn=0,
        taken=0,
        fresh=((),) * table.seats,
    )
    return IqState(table), (*happened, round_began(table))


def declare(state: IqState, seat: int, action: actions.Declare) -> Next:
    """Give a joker its colour; the game ends when all have theirs."""
    table = state.table
    joker = states.jokers(table.boards[seat])[action.joker - 1]
    board = states.declared(table.boards[seat], joker, action.colour)
    table = replace(table, boards=_put(table.boards, seat, board))
    happened = (events.Declared(seat, action.joker, joker.piece, joker.spot, action.colour),)
    if any(open_jokers(laid) for laid in board):
        return IqState(table), happened
    table = replace(table, waiting=tuple(other for other in table.waiting if other != seat))
    return (IqState(table), happened) if table.waiting else _end(table, happened)


def _end(table: IqTable, happened: tuple[events.IqEvent, ...]) -> Next:
    table = replace(table, phase="over", waiting=(), ending="practice" if table.practice else "rounds")
    return IqState(table), (*happened, events.Ended(totals(table), table.practice is not None))


EACH: Final = 2
"""Pieces that everybody takes in a round."""


def take(state: IqState, _: int, action: actions.TakePiece) -> Next:
    """Take one piece; after the second one a bag is chosen, or the last in the order gets the rest."""
    table, event = _took(state.table, (action.piece,), rest=False)
    if table.taken < EACH and table.offer(table.kind):
        return IqState(table), (event,)
    return _after_taking(table, (event,))


def _took(table: IqTable, pieces: tuple[Piece, ...], *, rest: bool) -> tuple[IqTable, events.Took]:
    seat = table.taker
    left = table.offer(table.kind)
    for piece in pieces:
        left = supply.without(left, piece)
    hand = supply.ordered((*table.hands[seat], *pieces))
    table = supply.with_offer(table, table.kind, left)
    table = replace(table, taken=table.taken + len(pieces), hands=_put(table.hands, seat, hand))
    return table, events.Took(seat, pieces, left, rest)


def _after_taking(table: IqTable, happened: tuple[events.IqEvent, ...]) -> Next:
    """Let the next seat take pieces, after a bag was chosen; after the last one refill the offer and build.

    What a single player left goes back to its bags before.
    """
    if table.turn < len(table.order) - 1:
        if supply.filled_bags(table):
            return IqState(replace(table, phase="add")), happened
        return _next_taker(table, happened)
    left = table.offer(table.kind)
    if left:
        stock = table.stock
        for piece in left:
            stock = supply.with_moved(table.pieces, stock, piece, 1)
        table = replace(supply.with_offer(table, table.kind, ()), stock=stock)
        happened = (*happened, events.Returned(left))
    if table.round < table.rounds and supply.filled_bags(table):
        return IqState(replace(table, phase="draw", owed=supply.owing(table, (table.kind,)))), happened
    return _build(table, happened)


def add(state: IqState, _: int, action: actions.Add) -> Next:
    """Choose the bag from which chance draws a piece for the offer."""
    table = state.table
    return IqState(replace(table, phase="draw", owed=(states.Owed(table.kind, action.bag, table.taker),))), ()


def _next_taker(table: IqTable, happened: tuple[events.IqEvent, ...]) -> Next:
    """Pass the turn on; the last one in the order takes what is left without a choice."""
    table = replace(table, phase="take", turn=table.turn + 1, taken=0)
    offer = table.offer(table.kind)
    if offer and (table.turn < len(table.order) - 1 or len(offer) > EACH):
        return IqState(table), happened
    table, event = _took(table, offer, rest=True)
    return _after_taking(table, (*happened, event))


def _build(table: IqTable, happened: tuple[events.IqEvent, ...]) -> Next:
    seats = tuple(range(table.seats))
    return IqState(replace(table, phase="build", waiting=seats, owed=())), (
        *happened,
        events.BuildingBegan(seats),
    )


def draw_piece(state: IqState, _: int, action: actions.DrawPiece) -> Next:
    """Chance drew a piece, whatever it was owed to."""
    seat = state.table.owed[0].seat
    table, happened = supply.with_drawn(state.table, action.piece)
    if table.owed and supply.filled_bags(table):
        return IqState(table), happened
    if table.phase == "offers":
        return next_round(replace(table, owed=()), happened)
    return _build(table, happened) if seat is None else _next_taker(table, happened)


def _put(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    """Return values by seat with one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def place(state: IqState, seat: int, action: actions.Place) -> Next:
    """Lay a piece of the hand.

    Raises:
        ValueError: The exposition has no such place.
    """
    spot = spot_at(
        state.table.expositions, action.piece, action.exposition, action.anchor, action.orientation
    )
    if spot is None:
        raise ValueError(action)
    table, laid = state.table, Laid(action.piece, spot, action.piece.colour)
    before = table.boards[seat]
    after = states.with_piece(before, laid)
    table = replace(
        table,
        boards=_put(table.boards, seat, after),
        hands=_put(table.hands, seat, supply.without(table.hands[seat], action.piece)),
        fresh=_put(table.fresh, seat, (*table.fresh[seat], laid)),
    )
    return IqState(table), (
        events.Placed(seat, laid.piece, spot, *_points(table, before, after, spot.exposition)),
    )


def _points(table: IqTable, before: PlayerBoard, after: PlayerBoard, exposition: int) -> tuple[int, int]:
    index = exposition - 1
    grid = table.expositions[index]
    return exposition_points(grid, before[index]), exposition_points(grid, after[index])


def movable(table: IqTable, seat: int, action: actions.Unplace) -> Laid | None:
    """Return the piece of this round that an action would take up, or None."""
    for laid in table.fresh[seat]:
        if (laid.spot.exposition, laid.spot.anchor) == (action.exposition, action.anchor):
            return laid
    return None


def unplace(state: IqState, seat: int, action: actions.Unplace) -> Next:
    """Take a piece of this round up again.

    Raises:
        ValueError: There is none.
    """
    table, laid = state.table, movable(state.table, seat, action)
    if laid is None:
        raise ValueError(action)
    before = table.boards[seat]
    after = states.without_piece(before, laid)
    table = replace(
        table,
        boards=_put(table.boards, seat, after),
        hands=_put(table.hands, seat, supply.ordered((*table.hands[seat], laid.piece))),
        fresh=_put(table.fresh, seat, tuple(each for each in table.fresh[seat] if each != laid)),
    )
    points = _points(table, before, after, laid.spot.exposition)
    return IqState(table), (events.Unplaced(seat, laid.piece, laid.spot, *points),)


def exchange(state: IqState, seat: int, action: actions.Exchange) -> Next:
    """Let a piece that fits nowhere leave the game; a single square of its colour comes instead.

    What the seat has laid so far stays where it lies from now on, because moving it could make room again.
    """
    table, piece = state.table, action.piece
    hand = supply.without(table.hands[seat], piece)
    removed, stock = table.removed, table.stock
    single = supply.single_of(piece)
    if piece.shape == SINGLE:
        stock = supply.with_moved(table.pieces, stock, piece, 1)
    else:
        removed = supply.ordered((*removed, piece))
    given = piece.shape != SINGLE and states.fits(table.expositions, table.boards[seat], single)
    if given:
        hand, stock = supply.ordered((*hand, single)), supply.with_moved(table.pieces, stock, single, -1)
    table = replace(
        table,
        hands=_put(table.hands, seat, hand),
        fresh=_put(table.fresh, seat, ()),
        removed=removed,
        stock=stock,
    )
    return IqState(table), (events.Exchanged(seat, piece, single if given else None),)


def done(state: IqState, seat: int, _: actions.Done) -> Next:
    """End building for a seat; with the last one the round is over."""
    waiting = tuple(other for other in state.table.waiting if other != seat)
    table = replace(state.table, waiting=waiting)
    happened: tuple[events.IqEvent, ...] = (events.Built(seat, waiting),)
    return (IqState(table), happened) if waiting else next_round(table, happened)
