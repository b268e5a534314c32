"""Spectators who see a match late: nothing that came later reaches them, through whatever they ask."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from accessgames.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Header,
    Match,
    SeatSpec,
    Stream,
    UndoError,
    is_seat,
)  # fmt: skip
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance, SimulatedClock, first_to_move
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import game_ids, load_room
from accessgames.language import Language, say
from accessgames.net import frames
from accessgames.net.hall.late_match import LateMatch
from accessgames.net.service import SeatService
from accessgames.net.values import Values
from tests.net.homes import visit
from tests.net.sockets import Party, Served, enter
from tests.net.test_sockets import wait_until
from tools.wire_secrecy import answered, requests

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.net.link import Link
    from accessgames.net.remote_seat import RemoteSeat

DELAY = 3
MOVES = 12


class Course:
    """A match of people who play by chance, and those who see it late."""

    def __init__(self, game: str, later: str) -> None:
        """Play; from the third move before the last on, all goes by another stream."""
        self.room = load_room(game)
        rules: Any = self.room.game
        setup = rules.setup(2, {})
        seats = (SeatSpec("Jana"), SeatSpec("Petr"))
        self.lines: list[str] = []
        header = Header(game, rules.rules_version, seats, setup.options, "late")
        self.match: Match[Any, Any, Any, Any] = Match(rules, header, self.lines.append)
        self.moves: list[int] = []
        first, second = Streams("late"), Streams(later)
        self.late = LateMatch(self.room, self.lines, None, DELAY)
        values = Values(rules)
        watching = self.late.seat.for_seats(frozenset())
        self.service = SeatService(watching, values, self.late.chronicle, lambda: "".join(self.lines))
        while len(self.moves) < MOVES and self.match.actors:
            streams = first if len(self.moves) <= MOVES - DELAY else second
            self._step(streams)
            self.late.follow(self.lines)

    def _step(self, streams: Streams) -> None:
        actor, game = first_to_move(self.match.actors), self.match.game
        state, moment = self.match.state, self.match.moment
        if actor == CHANCE:
            action = SeededChance(streams).choose(game, state, moment)
        elif actor == CLOCK:
            action = SimulatedClock(streams).choose(game, state, moment)
        else:
            stream = streams.open(f"move {moment}")
            action = stream.choice(list(game.legal_actions(state, actor)))
            self.moves.append(moment)
        self.match.submit(actor, action)


@pytest.mark.parametrize("game", game_ids())
def test_what_came_later_changes_no_byte(game: str) -> None:
    """Two matches that are the same up to what is shown: all frames of a spectator, and all answers."""
    one, other = Course(game, "one"), Course(game, "another")
    assert one.lines != other.lines
    assert one.service.line == other.service.line
    length, asked = one.match.moment, 0
    for line in range(one.service.line + 2):
        told = [msgspec.json.encode(course.service.moved(line, line)) for course in (one, other)]
        assert told[0] == told[1]
    stream = Stream(game, "late")
    for request in requests(length, 2, SPECTATOR, ["<script>", "pass"], stream):
        asked += 1
        assert answered(one.service, request) == answered(other.service, request), request
    assert asked > 40


@pytest.mark.parametrize("game", game_ids())
def test_so_many_moves_lie_behind_what_is_shown(game: str) -> None:
    """Chance and the clock are no moves; what is shown is what a spectator saw then."""
    course = Course(game, "one")
    shown = course.late.seat.moment
    assert DELAY == sum(is_seat(entry.actor) for entry in course.match.entries[shown:])
    assert is_seat(course.match.entries[shown].actor)
    then = course.match.perspective_at(shown, SPECTATOR).view
    assert then == course.service.seat.perspective(SPECTATOR).view


def test_nothing_is_shown_before_there_are_so_many_moves() -> None:
    """Not even what was dealt."""
    room = load_room("iota")
    rules: Any = room.game
    lines: list[str] = []
    header = Header(
        "iota", rules.rules_version, (SeatSpec("Jana"), SeatSpec("Petr")), rules.setup(2, {}).options, "late"
    )
    match: Match[Any, Any, Any, Any] = Match(rules, header, lines.append)
    seat = LocalSeat.at(match)
    seat.occupy({}, lambda: 0, lambda _known: False)
    while seat.next_automatic() is not None:
        seat.advance()
    late = LateMatch(room, lines, None, DELAY)
    assert 0 == late.seat.moment
    assert match.moment > 0


def test_a_move_that_was_taken_back_is_told_when_it_is_old() -> None:
    """It is none of the moves that lie behind what is shown, and nothing more is shown because of it."""
    course = Course("quantum", "one")
    match, late = course.match, course.late
    before = late.chronicle.line
    for _ in range(200):
        before, actor = late.chronicle.line, first_to_move(match.actors)
        course._step(Streams("late"))
        if is_seat(actor):
            with suppress(UndoError):
                match.undo(actor)
                break
        late.follow(course.lines)
    late.follow(course.lines)
    assert before == late.chronicle.line
    assert DELAY == sum(is_seat(entry.actor) for entry in match.entries[late.seat.moment :])


class Watched:
    """Two people play at a table that lets others see their match late; Eva watches it."""

    def __init__(self, served: Served) -> None:
        jana = served.link("Jana")
        self.table = jana.request(frames.Open("quantum", 2, delay=4), frames.TableSeen).number
        petr = served.link("Petr")
        petr.request(frames.Sit(self.table), frames.TableSeen)
        self.links: list[Link] = [jana, petr]
        self.seats: list[RemoteSeat] = [enter(link) for link in self.links]
        self.eva = served.link("Eva")
        self.seen = self.eva.request(frames.Watch(self.table), frames.TableSeen)
        self.watching = enter(self.eva)
        match = served.hall.tables[self.table].match
        assert match is not None
        self.match = match

    def play(self, moves: int) -> None:
        """Let so many moves be made."""
        done = 0
        while done < moves and self.match.seat.actors:
            (number, *_) = self.match.seat.actors
            seat = self.seats[number]
            while seat.line < self.match.line:
                assert seat._wire.wait()
                seat.catch_up()
            seat.submit(number, [next(iter(seat.perspective(number).legal))])
            done += 1

    def close(self) -> None:
        """Everybody goes."""
        for link in (*self.links, self.eva):
            link.close()


def test_a_spectator_of_such_a_table_is_late_until_the_end(served: Served) -> None:
    """What they see, who acts, what players say; then everything, with the record to be taken home."""
    table = Watched(served)
    assert 4 == table.seen.delay
    table.play(10)
    acted = table.match.seat.acted
    moments = [moment for moment, actor in enumerate(acted) if is_seat(actor)]
    table.links[0].request(frames.Say("teď mi to vyšlo"), int)
    while table.watching.moment < moments[-4]:
        assert table.eva.wait()
        table.watching.catch_up()
    assert moments[-4] == table.watching.moment
    assert not table.eva.heard
    table.play(4)
    wait_until(lambda: table.eva.rings)
    assert ["teď mi to vyšlo"] == [heard.text for heard in table.eva.heard]
    table.play(1000)
    while table.watching.outcome is None:
        assert table.eva.wait()
        table.watching.catch_up()
    assert table.match.seat.acted == tuple(table.watching.acted)
    assert served.journal(table.table) == table.watching.journal()
    table.close()


def test_who_plays_is_not_late_at_their_own_table(served: Served) -> None:
    """Nor does a second name let them see more than others who watch."""
    table = Watched(served)
    table.play(6)
    second = served.link("Jana dvě")
    second.request(frames.Watch(table.table), frames.TableSeen)
    late = enter(second)
    assert late.moment < table.match.seat.moment
    assert table.seats[0].own
    second.close()
    table.close()


def test_a_whisper_of_who_plays_is_as_late(served: Served) -> None:
    """Also from the hall; others whisper at once."""
    table = Watched(served)
    table.play(6)
    table.links[0].ask(frames.Say("mám trojku", "Eva"))
    ota = served.link("Ota")
    ota.ask(frames.Say("ahoj", "Eva"))
    wait_until(lambda: table.eva.rings)
    assert ["ahoj"] == [heard.text for heard in table.eva.heard]
    ota.close()
    table.close()


def test_a_hall_that_comes_back_keeps_its_spectators_late(served: Served) -> None:
    """The delay stands in its file."""
    table = Watched(served)
    table.play(8)
    served.kill()
    served.serve()
    wait_until(lambda: served.hall.tables[table.table].match is not None)
    assert 4 == served.hall.tables[table.table].kept.delay
    eva = served.link("Ota")
    eva.request(frames.Watch(table.table), frames.TableSeen)
    late = enter(eva)
    match = served.hall.tables[table.table].match
    assert match is not None
    assert 4 == sum(map(is_seat, match.seat.acted[late.moment :]))
    eva.close()
    table.close()


def test_a_party_without_it_is_seen_at_once(served: Served) -> None:
    """As before."""
    party = Party(served, "iota")
    eva = served.link("Eva")
    assert 0 == eva.request(frames.Watch(party.table), frames.TableSeen).delay
    match = served.hall.tables[party.table].match
    assert match is not None
    wait_until(lambda: is_seat(match.seat.actors[0]))
    watching = enter(eva)
    assert match.seat.moment == watching.moment
    eva.close()
    party.close()


def test_the_words_of_it_are_told_in_czech(served: Served, tmp_path: Path) -> None:
    """Whoever opens such a table and whoever watches it; how late has to be a number of moves."""
    told = visit(
        tmp_path / "jana", served.port,
        "Jana", "nový stůl iota 2 zpoždění", "nový stůl iota 2 zpoždění tisíc", "nový stůl iota 2 zpoždění 3",
        "začni 1", "domů", "konec",
    )  # fmt: skip
    assert [
        "Za slovem „zpoždění“ chybí počet tahů, správně je číslo od 1 do 200.",
        "„tisíc“ není počet tahů za slovem „zpoždění“, správně je číslo od 1 do 200.",
        "Kdo se na stůl 1 dívá, vidí partii o 3 tahy později.",
    ] == [line for line in told if "zpoždění" in line or "dívá" in line][:3]
    late = Language("cs").form(say("hall-watches-late", table=1, delay=3), "full")
    assert "Partii u stolu 1 vidíte o 3 tahy později, po jejím konci celou." == late
