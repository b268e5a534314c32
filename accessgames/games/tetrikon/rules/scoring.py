"""Penalties, running totals and places (R33, R34, R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Outcome, ScoreItem, rank
from accessgames.games.tetrikon.rules.events import GameScored, LotDrawn, MatchOver
from accessgames.games.tetrikon.rules.opening import first_state
from accessgames.games.tetrikon.rules.table import PENALTY, Result
from accessgames.games.tetrikon.rules.tasks import LotDue

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.actions import DrawLot
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.work import Work


def empty_squares(gear: Gear, table: Table) -> tuple[int, ...]:
    """Return how many squares of each diagram are empty."""
    return tuple((gear.board(player.diagram).mask & ~player.covered).bit_count() for player in table.players)


def totals(results: tuple[Result, ...], seats: int) -> tuple[int, ...]:
    """Return the penalty points of each seat in all finished games: 20 for each empty square (R44)."""
    return tuple(PENALTY * sum(result.empty[seat] for result in results) for seat in range(seats))


def zeros(results: tuple[Result, ...], seats: int) -> tuple[int, ...]:
    """Return in how many games each seat has filled its diagram."""
    return tuple(sum(not result.empty[seat] for result in results) for seat in range(seats))


def places(
    results: tuple[Result, ...], seats: int, *, best_game: bool, lots: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the place of each seat (R34).

    Fewer penalty points come first, of equals who has more zeros; who is still equal shares the place, or the
    lowest single game decides, and then who was drawn earlier by lot.
    """
    points, filled = totals(results, seats), zeros(results, seats)
    best = [-min(result.empty[seat] for result in results) if best_game else 0 for seat in range(seats)]
    drawn = [-lots.index(seat) if seat in lots else -seats for seat in range(seats)]
    return rank([(-points[seat], filled[seat], best[seat], drawn[seat]) for seat in range(seats)])


def places_of(table: Table) -> tuple[int, ...]:
    """Return the place of each seat when all games are over, with the lots drawn so far."""
    rules = table.rules
    return places(table.results, rules.seats, best_game=rules.best_game, lots=table.lots)


def equals(table: Table) -> tuple[int, ...]:
    """Return the seats between which the next lot is drawn: the first that share a place; () for none."""
    found = places_of(table)
    shared = min((place for place in found if found.count(place) > 1), default=None)
    return tuple(seat for seat in table.seats if found[seat] == shared) if table.rules.lot else ()


def finish_game(work: Work) -> bool:
    """Score a game and begin the next one; tell whether there is one."""
    table = work.table
    empty = empty_squares(work.gear, table)
    assert table.closing is not None  # noqa: S101 - a game that did not close goes on
    diagrams = tuple(player.diagram for player in table.players)
    result = Result(table.level, diagrams, empty, table.winner, table.closing)
    results = (*table.results, result)
    seats = table.rules.seats
    penalties = tuple(PENALTY * count for count in empty)
    sums, filled = totals(results, seats), zeros(results, seats)
    work.say(GameScored(len(results), table.winner, empty, penalties, sums, filled))
    if len(results) < len(table.rules.levels):
        work.restart(first_state(work.gear, table.rules, results))
        return True
    work.change(results=results, pending=())
    _finish_match(work)
    return False


def _finish_match(work: Work) -> None:
    """Let lots be drawn between equals where the rules of the match say so; else the match is over."""
    table = work.table
    among = equals(table)
    if among:
        work.push(LotDue(among))
        return
    results, seats = table.results, table.rules.seats
    work.say(MatchOver(totals(results, seats), zeros(results, seats), places_of(table)))


def draw_lot(work: Work, task: LotDue, action: DrawLot) -> None:
    """Give the next place to who was drawn (R34); the last of the equals gets what is left."""
    work.pop()
    work.change(lots=(*work.table.lots, action.seat))
    work.say(LotDrawn(action.seat, places_of(work.table)[action.seat], task.seats))
    _finish_match(work)


def outcome_of(table: Table) -> Outcome | None:
    """Return the result; totals are penalty points with a minus, an item for each game."""
    rules, results = table.rules, table.results
    if not table.played or equals(table):
        return None
    items = tuple(
        tuple(_item(number, result, seat) for number, result in enumerate(results, 1))
        for seat in range(rules.seats)
    )
    sums = tuple(-points for points in totals(results, rules.seats))
    return Outcome(sums, places_of(table), items, results[-1].closing)


def _item(number: int, result: Result, seat: int) -> ScoreItem:
    """Return what one game cost a seat, with the number of the game, the diagram and the empty squares."""
    args = (("game", number), ("diagram", result.diagrams[seat]), ("empty", result.empty[seat]))
    return ScoreItem("tetrikon-item-game", -PENALTY * result.empty[seat], args)
