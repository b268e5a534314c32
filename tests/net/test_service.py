from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from accessgames import engine
from accessgames.engine import CHANCE, SPECTATOR, GameError, Header, NotYourTurn, SeatSpec, UndoError
from accessgames.engine.local_seat import LocalSeat, scripted_chance
from accessgames.engine.seat import Retreat
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.chronicle import Chronicle
from accessgames.net.remote_seat import RemoteSeat
from tests.net.wires import HereWire, Kept

if TYPE_CHECKING:
    from accessgames.engine import Game


class Table:
    """A match of two people at two wires."""

    def __init__(self, game: str, seats: int = 2, **options: str) -> None:
        rules: Game[Any, Any, Any, Any] = load_room(game).game
        people = tuple(SeatSpec(name) for name in ("Jana", "Petr", "Eva")[:seats])
        setup = rules.setup(seats, options)
        header = Header(game, rules.rules_version, people, setup.options, "net")
        self.kept = Kept(lambda _: None)
        self.local = LocalSeat.begin(rules, header, self.kept)
        self.local.occupy({}, lambda: 0, scripted_chance if options.get("dice") == "own" else lambda _: False)
        self.kept.lines = 0
        self.chronicle = Chronicle()
        self.wires = [self.wire(frozenset({seat})) for seat in range(seats)]
        self.watching = self.wire(frozenset())

    def wire(self, own: frozenset[int]) -> HereWire:
        return HereWire(self.local.for_seats(own), self.kept, self.chronicle)

    def seat(self, number: int) -> RemoteSeat:
        wire = self.wires[number]
        return RemoteSeat(self.local.game, self.local.header, frozenset({number}), wire)

    def go_on(self) -> None:
        """Let chance move, and tell everybody."""
        while self.local.next_automatic() is not None:
            self.local.advance()
        self.tell()

    def tell(self) -> None:
        """Tell everybody what has happened; the lines are noted once."""
        self.chronicle.follow(self.local.entries, self.kept.lines - self.chronicle.line)
        for wire in (*self.wires, self.watching):
            wire._seen = self.kept.lines
            wire.tell()


@pytest.fixture
def iota() -> Table:
    """A match of IOTA in which everybody has a hand."""
    table = Table("iota")
    table.go_on()
    return table


def refused(table: Table, seat: int, request: frames.SeatRequest) -> GameError:
    with pytest.raises(GameError) as caught:
        table.wires[seat].ask(request)
    return caught.value


@pytest.mark.parametrize(
    "request_",
    [
        frames.Look(1, 3),
        frames.Hear(1, 0, 3),
        frames.Overhear(1, SPECTATOR, 0, 3),
        frames.Do(1, ("pass",), 0),
        frames.TakeBack(1, 0),
        frames.Note("help", "1"),
        frames.Note("help", "locked"),
        frames.Note("help", "nobody"),
        frames.Note("prize", "0"),
        frames.Why(0, 1),
        frames.Certain(0, 1),
        frames.Look(0, 4000),
        frames.Judge(1, "recycle"),
    ],
)
def test_another_seat_is_nobody_elses_business(iota: Table, request_: frames.SeatRequest) -> None:
    """Neither its view nor its events, nor may anybody act for it; what was never there is as little told."""
    error = refused(iota, 0, request_)
    assert error.key in {"net-not-yours", "error-malformed-action"}


def test_who_watches_acts_for_nobody(iota: Table) -> None:
    """Neither for a seat nor for chance, nor does the clock go by what they say."""
    for actor in (0, 1, CHANCE):
        with pytest.raises(GameError, match="net-not-yours"):
            iota.watching.ask(frames.Do(actor, ("draw r3t",), 0))
    assert b"0" == bytes(iota.watching.ask(frames.Pass(5000)))


def test_time_of_a_clock_that_stands_again_is_no_fault() -> None:
    """Somebody was faster; whoever had not heard of it would read nothing but refusals from then on."""
    table = Table("iqlandie")
    table.go_on()
    (chooser,) = table.local.actors
    assert b"0" == bytes(table.wires[chooser].ask(frames.Pass(5000)))
    assert engine.CLOCK not in {entry.actor for entry in table.local.entries}


def test_who_watches_sees_what_lies_open(iota: Table) -> None:
    """The same as a spectator at the table."""
    seat = RemoteSeat(iota.local.game, iota.local.header, frozenset(), iota.watching)
    assert iota.local.perspective(SPECTATOR).view == seat.perspective(SPECTATOR).view
    assert iota.local.events(SPECTATOR) == seat.events(SPECTATOR)


def test_a_hidden_draw_is_told_to_nobody(iota: Table) -> None:
    """Chance can't be acted for where it draws by itself."""
    late = frames.Do(CHANCE, ("draw r3t",), iota.chronicle.line)
    assert isinstance(refused(iota, 0, late), NotYourTurn)
    table = Table("iota")
    assert "net-not-yours" == refused(table, 0, frames.Do(CHANCE, ("draw r3t",), 0)).key


def test_a_hand_crosses_to_its_owner_alone(iota: Table) -> None:
    """Each of two people gets frames without the other's cards."""
    first, second = iota.seat(0), iota.seat(1)
    assert iota.local.perspective(0).view == first.perspective(0).view
    assert iota.local.perspective(1).view == second.perspective(1).view
    mine, other = (iota.local.perspective(seat).view.hands for seat in (0, 1))
    told = [json.loads(frame)["view"]["hands"] for frame in iota.wires[0].frames if b"Moved" in frame]
    assert [list(mine[0]), list(mine[1])] == told[-1]
    assert set(other[1]).isdisjoint(told[-1][1])


def legal(table: Table, seat: int) -> str:
    game = table.local.game
    return game.format_action(next(iter(table.local.perspective(seat).legal)))


def test_an_action_that_was_done_is_not_done_twice(iota: Table) -> None:
    """Its answer was lost with the line; the same request comes once more over another one."""
    (actor,) = iota.local.actors
    asked = frames.Do(actor, (legal(iota, actor),), iota.chronicle.line)
    iota.wires[actor].ask(asked)
    moment, line = iota.local.moment, iota.kept.lines
    iota.wires[actor].ask(asked)
    assert (moment, line) == (iota.local.moment, iota.kept.lines)


def test_something_else_in_its_place_is_refused(iota: Table) -> None:
    """From the same line on the seat has already acted otherwise."""
    (actor,) = iota.local.actors
    line, first = iota.chronicle.line, legal(iota, actor)
    iota.wires[actor].ask(frames.Do(actor, (first,), line))
    iota.go_on()
    other = next(
        text
        for text in map(iota.local.game.format_action, iota.local.game.legal_actions(_state(iota), 1 - actor))
        if text != first
    )
    assert refused(iota, actor, frames.Do(actor, (other,), line)).key in {"net-stale", "net-not-yours"}


def _state(table: Table) -> Any:  # noqa: ANN401 - by game
    return table.local._match.state


def test_whoever_is_not_to_act_is_told_who_is(iota: Table) -> None:
    """As at one keyboard, with the kind of mistake."""
    (actor,) = iota.local.actors
    error = refused(iota, 1 - actor, frames.Do(1 - actor, (legal(iota, actor),), iota.chronicle.line))
    assert isinstance(error, NotYourTurn)
    assert (actor,) == error.args_["expected"]


def test_what_was_seen_is_not_taken_back(iota: Table) -> None:
    """Cards were drawn for what was laid; the reason comes across."""
    (actor,) = iota.local.actors
    texts = map(iota.local.game.format_action, iota.local.perspective(actor).legal)
    laid = next(text for text in texts if text.startswith("place"))
    iota.wires[actor].ask(frames.Do(actor, (laid,), iota.chronicle.line))
    iota.go_on()
    error = refused(iota, actor, frames.TakeBack(actor, iota.chronicle.line))
    assert isinstance(error, UndoError)


def test_taking_back_is_heard_by_the_others(iota: Table) -> None:
    """A turn that was passed, and that nobody has answered."""
    (actor,) = iota.local.actors
    mine, other = iota.seat(actor), iota.seat(1 - actor)
    mine.submit(actor, [iota.local.game.parse_action("pass")])
    iota.tell()
    assert other.catch_up() is None
    moment = other.moment
    mine.take_back(actor)
    iota.tell()
    assert Retreat(moment - 1, actor) == other.catch_up()
    assert mine.catch_up() is None
    assert moment - 1 == other.moment == mine.moment


def test_a_stale_take_back_is_refused(iota: Table) -> None:
    """Something has been written since that the seat has not heard of."""
    assert "net-stale" == refused(iota, 0, frames.TakeBack(0, 1)).key


def test_help_is_noted_for_the_own_seat(iota: Table) -> None:
    """And known to everybody."""
    seat, other = iota.seat(0), iota.seat(1)
    from accessgames.engine.notes import Help  # noqa: PLC0415 - for this test

    seat.note(Help(0))
    iota.tell()
    other.catch_up()
    assert frozenset({0}) == other.notes.advised == seat.notes.advised


def test_a_journal_is_taken_home_at_the_end_alone(iota: Table) -> None:
    """Before, it would show every hand."""
    assert "analysis-unfinished" == refused(iota, 0, frames.TakeHome()).key


def test_whoever_comes_back_hears_what_they_missed(iota: Table) -> None:
    """From the line that they know, without a thing twice."""
    seat = iota.seat(0)
    line, moment = seat.line, seat.moment
    (actor,) = iota.local.actors
    iota.wires[actor].ask(frames.Do(actor, (legal(iota, actor),), line))
    iota.go_on()
    missed = iota.wires[0].service.moved(line, moment)
    assert moment == missed.kept
    assert tuple(iota.local.acted[moment:]) == missed.acted
