"""Penalties, running totals and places (R33, R34, R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Outcome, ScoreItem, rank
from accessgames.games.tetrikon.rules.events import GameScored, MatchOver
from accessgames.games.tetrikon.rules.opening import first_state
from accessgames.games.tetrikon.rules.table import PENALTY, Result

if TYPE_CHECKING:
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


def places(results: tuple[Result, ...], seats: int, *, best_game: bool) -> tuple[int, ...]:
    """Return the place of each seat (R34).

    Fewer penalty points come first, of equals who has more zeros; who is still equal shares the place, or the
    lowest single game decides.
    """
    points, filled = totals(results, seats), zeros(results, seats)
    best = [-min(result.empty[seat] for result in results) if best_game else 0 for seat in range(seats)]
    return rank([(-points[seat], filled[seat], best[seat]) for seat in range(seats)])


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
    places_ = places(results, seats, best_game=table.rules.best_game)
    work.say(MatchOver(sums, filled, places_))
    return False


def outcome_of(table: Table) -> Outcome | None:
    """Return the result; totals are penalty points with a minus, an item for each game."""
    rules, results = table.rules, table.results
    if len(results) < len(rules.levels):
        return None
    items = tuple(
        tuple(_item(number, result, seat) for number, result in enumerate(results, 1))
        for seat in range(rules.seats)
    )
    sums = tuple(-points for points in totals(results, rules.seats))
    found = places(results, rules.seats, best_game=rules.best_game)
    return Outcome(sums, found, items, results[-1].closing)


def _item(number: int, result: Result, seat: int) -> ScoreItem:
    """Return what one game cost a seat, with the number of the game, the diagram and the empty squares."""
    args = (("game", number), ("diagram", result.diagrams[seat]), ("empty", result.empty[seat]))
    return ScoreItem("tetrikon-item-game", -PENALTY * result.empty[seat], args)
