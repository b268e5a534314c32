"""Rounds begin, the last one is followed by jokers and the end (iQLANDIE, "Průběh kola", "Konec hry")."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.iqlandie.rules.board import declared, jokers
from accessgames.games.iqlandie.rules.events import Declared, Ended, IqEvent, JokersAsked, RoundBegan
from accessgames.games.iqlandie.rules.result import totals
from accessgames.games.iqlandie.rules.scoring.jokers import open_jokers
from accessgames.games.iqlandie.rules.table import IqState, Table

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.actions import Declare

Next = tuple[IqState, tuple[IqEvent, ...]]


def round_began(table: Table) -> RoundBegan:
    """Return the event of the round that begins."""
    return RoundBegan(table.round, table.rounds, table.chooser, table.practice)


def next_round(table: Table, told: tuple[IqEvent, ...]) -> Next:
    """Begin the next round with the player to the left as the chooser, or ask for the colours of jokers."""
    if table.round == table.rounds:
        return _after_rounds(table, told)
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
    return IqState(table), (*told, round_began(table))


def _after_rounds(table: Table, told: tuple[IqEvent, ...]) -> Next:
    table = replace(table, fresh=((),) * table.seats, order=(), turn=0, taken=0)
    seats = tuple(seat for seat, board in enumerate(table.boards) if any(open_jokers(laid) for laid in board))
    if seats:
        return IqState(replace(table, phase="declare", waiting=seats)), (*told, JokersAsked(seats))
    return _end(table, told)


def declare(state: IqState, seat: int, action: Declare) -> Next:
    """Give a joker its colour; the game ends when all have theirs."""
    table = state.table
    board = table.boards[seat]
    joker = jokers(board)[action.joker - 1]
    board = declared(board, joker, action.colour)
    table = replace(table, boards=(*table.boards[:seat], board, *table.boards[seat + 1 :]))
    told = (Declared(seat, action.joker, joker.piece, joker.spot, action.colour),)
    if any(open_jokers(laid) for laid in board):
        return IqState(table), told
    table = replace(table, waiting=tuple(other for other in table.waiting if other != seat))
    return (IqState(table), told) if table.waiting else _end(table, told)


def _end(table: Table, told: tuple[IqEvent, ...]) -> Next:
    table = replace(table, phase="over", waiting=(), ending="practice" if table.practice else "rounds")
    return IqState(table), (*told, Ended(totals(table), table.practice is not None))
