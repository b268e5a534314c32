"""Turns: how one begins and ends, why a game closes, and the last turns (R1, R30, R32, R35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    Closing,
    GameClosing,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.table import LETTERS, Course
from accessgames.games.tetrikon.rules.tasks import ClockDue, Turn

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.work import Work

IDLE_ROUNDS: Final = 2
"""Rounds in which nobody does anything before the game closes (R30)."""


def begin_turn(work: Work, seat: int) -> None:
    """Begin the turn of a seat: bans until then are over (R21), the ban on rolling begins (R22)."""
    player = work.player(seat)
    if player.no_trade:
        work.use_up("no-trade")
        work.say(BanLifted(seat, "no-trade"))
    if player.no_roll:
        work.use_up("no-roll")
        work.say(BanLifted(seat, "no-roll"))
    work.set_player(seat, no_trade=False, no_roll=False)
    table = work.table
    first = table.turns < table.rules.seats
    turn = Course(seat, first=first, no_roll=player.no_roll)
    work.change(turn=turn, turns=table.turns + 1, pending=(Turn(seat),), said=())
    work.say(TurnBegan(seat, work.table.round, first=first, final=table.closing is not None))


def end_turn(work: Work) -> None:
    """End the present turn; then the clock is looked at where time is limited."""
    turn = work.turn
    passed = not turn.letters
    work.say(TurnEnded(turn.seat, passed))
    if turn.no_build:
        work.use_up("no-build")
        work.go(no_build=False)
        work.say(BanLifted(turn.seat, "no-build"))
    work.change(pending=(), passes=work.table.passes + 1 if passed else 0)
    table = work.table
    if table.closing is not None:
        return
    if table.passes >= IDLE_ROUNDS * table.rules.seats:
        close(work, "dead-end")
    elif table.turns >= table.rules.rounds * table.rules.seats:
        close(work, "rounds")
    elif table.remaining is not None:
        work.push(ClockDue())


def next_seat(table: Table) -> int | None:
    """Return whose turn comes next, or None when the game is over."""
    assert table.turn is not None  # noqa: S101 - only asked for after a turn
    if table.closing is None:
        return table.after(table.turn.seat)[0]
    return table.last_turns[0] if table.last_turns else None


def exhausted(table: Table) -> bool:
    """Tell whether the present turn ends by itself: all that is allowed was done (R1, R6, R9)."""
    turn = table.turn
    assert turn is not None  # noqa: S101 - only asked for in a turn
    if "f" in turn.letters or (turn.first and turn.letters):
        return True
    return len(turn.letters) >= LETTERS and not may_go_on_trading(table)


def may_go_on_trading(table: Table) -> bool:
    """Tell whether the present action is trading and another offer is possible (R36)."""
    turn = table.turn
    assert turn is not None  # noqa: S101 - only asked for in a turn
    if not turn.letters.endswith("d") or turn.offers >= table.rules.offers or table.closing is not None:
        return False
    others = (table.players[seat] for seat in table.after(turn.seat))
    return not table.players[turn.seat].no_trade and any(not player.no_trade for player in others)


def close(work: Work, reason: Closing, seat: int | None = None) -> None:
    """Close the game: every other seat after the present turn has one more (R32, R35)."""
    turns = work.table.after(work.turn.seat)
    work.change(closing=reason, last_turns=turns)
    work.say(GameClosing(reason, seat, turns))
