from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, SPECTATOR, IllegalAction, NotYourTurn
from accessgames.net import frames
from accessgames.net.remote_seat import RemoteSeat
from tests.net.test_service import Table, _state, refused

if TYPE_CHECKING:
    from accessgames.engine.seat import Seat


@pytest.fixture
def table() -> Table:
    """A match of Quantum that waits for its first throw."""
    table = Table("quantum")
    table.go_on()
    return table


def test_it_is_a_seat(table: Table) -> None:
    """All that the protocol of a seat asks for is there."""
    seat: Seat[object, object, object] = table.seat(0)
    assert not seat.behind


def test_looking_asks_nobody_twice(table: Table) -> None:
    """What was noticed and seen is kept."""
    seat = table.seat(0)
    asked = len(table.wires[0].frames)
    for _ in range(3):
        assert table.local.events(0) == seat.events(0)
        assert table.local.perspective(0).view == seat.perspective(0).view
    assert asked == len(table.wires[0].frames)


def test_looking_back_asks_once(table: Table) -> None:
    """How it was known before."""
    seat = table.seat(0)
    asked = len(table.wires[0].frames)
    for _ in range(3):
        assert table.local.perspective(0, 1).view == seat.perspective(0, 1).view
        assert table.local.perspective(SPECTATOR, 1).view == seat.perspective(SPECTATOR, 1).view
    assert asked + 2 == len(table.wires[0].frames)


def test_what_the_view_refuses_is_not_sent(table: Table) -> None:
    """The reason is known here."""
    (actor,) = table.local.actors
    seat = table.seat(actor)
    asked = len(table.wires[actor].frames)
    wrong = table.local.game.parse_action("start 0")
    with pytest.raises(IllegalAction):
        seat.submit(actor, [wrong])
    assert asked == len(table.wires[actor].frames)


@pytest.mark.parametrize("game", ["quantum", "iota", "tetrikon", "iqlandie"])
def test_nobody_is_judged_while_chance_or_the_clock_alone_is_due(game: str) -> None:
    """A question of before, which the table has overtaken, is answered here, there and at home alike."""
    table = Table(game)
    known = table.local.game
    action = next(iter(known.legal_actions(_state(table), CHANCE)))
    for seat in (table.local, table.seat(0)):
        with pytest.raises(NotYourTurn):
            seat.refusal(0, action)
    judged = frames.Judge(0, known.format_action(action))
    assert isinstance(refused(table, 0, judged), NotYourTurn)


def test_what_others_do_waits_until_it_is_taken_in(table: Table) -> None:
    """So that a line can be typed in peace."""
    (actor,) = table.local.actors
    other = table.seat(1 - actor)
    moment = other.moment
    table.local.submit(actor, [next(iter(table.local.perspective(actor).legal))])
    table.go_on()
    assert other.behind
    assert moment == other.moment
    assert other.catch_up() is None
    assert table.local.moment == other.moment
    assert not other.behind


def test_whoever_reads_a_pipe_waits_for_others(table: Table) -> None:
    """And ends where nobody will do anything any more."""
    (actor,) = table.local.actors
    wire = table.wires[1 - actor]
    own = frozenset({1 - actor})
    seat = RemoteSeat(table.local.game, table.local.header, own, wire, patient=True)
    assert actor == seat.next_automatic()
    assert seat.advance() is None


def test_at_a_terminal_nobody_is_waited_for(table: Table) -> None:
    """Others break in instead."""
    (actor,) = table.local.actors
    assert table.seat(1 - actor).next_automatic() is None


def test_what_is_old_is_passed_over(table: Table) -> None:
    """A message that was overtaken on another line changes nothing."""
    seat = table.seat(0)
    old = table.wires[0].service.moved(0, 0)
    moment = seat.moment
    seat._follow(old)
    assert moment == seat.moment


def test_a_match_that_is_over_is_taken_home_and_looked_back_on(table: Table) -> None:
    """The journal crosses as one text and is played through here, to the same end."""
    seat = table.seat(0)
    while table.local.outcome is None:
        actor = table.local.actors[0]
        table.local.submit(actor, [next(iter(table.local.perspective(actor).legal))])
        table.go_on()
    seat.catch_up()
    assert table.local.outcome == seat.finished().outcome
