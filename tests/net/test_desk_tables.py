"""Tables that the desk of a club wants in a hall: who sits there, what is locked, what is told back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import GameError, Help, Stream, read_journal, verify
from accessgames.games import load_room
from accessgames.games.iqlandie.rules.actions import AskHint
from accessgames.net import frames
from accessgames.net.hall import ledger
from accessgames.net.link import Link
from accessgames.storage import hall_orders
from accessgames.storage.hall_orders import Order, Place
from tests.net.halls import OpenHall
from tests.net.sockets import enter, hello, open_room, refused
from tests.net.test_sockets import Player, play, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WORDS = ("blue raven forest", "red stone river", "white horse wind")


class Desk:
    """A desk that wants tables in a hall that is open, and guests who come there.

    Attributes:
        hall: The hall.
        orders: What is wanted.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hall = OpenHall(folder)
        self.orders = hall_orders.HallOrders(folder / hall_orders.NAME)
        self.guests: dict[str, Link] = {}

    def come(self, name: str) -> Link:
        """Let somebody come into the hall, or come back."""
        before = self.guests.get(name)
        token = "" if before is None else before.token
        link = Link(f"ws://127.0.0.1:{self.hall.port}", hello(name, token), open_room)
        self.guests[name] = link
        return link

    def want(self, number: int = 1, *names: str, **more: str) -> Order:
        """Want a table, for Jana and Petr where nobody is named; returns it."""
        seats = zip(names or ("Jana", "Petr"), WORDS, strict=False)
        places = tuple(Place(name, "", f"{words} {number}") for name, words in seats)
        game, seed = more.get("game", "quantum"), more.get("seed", "")
        occasion = f"11112222-1-{number}"
        order = Order(f"{number:032}", occasion, "Klub", "vecer", "Večer", 1, number, game, (), seed, places)
        self.orders.want([order])
        return order

    def answer(self, order: Order, state: str = hall_orders.WAITS, seats: str = "") -> hall_orders.Answer:
        """Wait until the hall says so."""
        found: list[hall_orders.Answer] = []

        def said() -> bool:
            answer = self.orders.answers().get(order.id)
            if answer is None or answer.state != state or (seats and answer.seats != seats):
                return False
            found.append(answer)
            return True

        wait_until(said)
        return found[0]

    def close(self) -> None:
        """Everybody goes."""
        for link in self.guests.values():
            link.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desk and a hall that is open."""
    found = Desk(tmp_path / "hall")
    with found.hall:
        yield found
        found.close()
    assert "" == found.hall.log


def hears(link: Link, what: str) -> frames.Heard:
    """What somebody hears of a kind; what comes before it is passed over."""
    while link.wait_in_hall():
        for heard in link.heard:
            if heard.what == what:
                return heard
    raise AssertionError


def sit(link: Link, table: int, code: str = "") -> frames.TableSeen:
    """Sit down."""
    return link.request(frames.Sit(table, code), frames.TableSeen)


def test_who_is_known_hears_of_the_table_and_who_is_not_needs_words(desk: Desk) -> None:
    """Both play under the names that the tournament has; the match begins when both sit there."""
    jana = desk.come("Jana")
    answer = desk.answer(order := desk.want())
    assert "kw" == answer.seats
    assert frames.Heard("waits", "", "Večer", answer.number) == hears(jana, "waits")
    petr = desk.come("Petr2")
    seen = sit(jana, answer.number)
    assert ("waits", True, "Večer", 1, 1) == (seen.state, seen.private, seen.title, seen.round_, seen.place)
    assert "sw" == desk.answer(order, seats="sw").seats
    assert "net-desk-words" == refused(petr, frames.Sit(answer.number))
    assert "net-wrong-code" == refused(petr, frames.Sit(0, "blue raven forest"))
    assert "goes" == sit(petr, 0, "Red  stone RIVER 1").state
    assert "ss" == desk.answer(order, hall_orders.GOES).seats
    journal = read_journal(list(stored(desk, answer.number)))
    assert ["Jana", "Petr"] == [seat.name for seat in journal.header.seats]
    assert journal.header.sealed is not None
    assert "11112222-1-1" == journal.header.sealed.occasion
    assert Help(None) == journal.records[0]


def stored(desk: Desk, table: int) -> tuple[str, ...]:
    """The lines of a match in the file of the hall."""
    file = ledger.Ledger(desk.folder / "hall.sqlite")
    try:
        return file.lines(table)
    finally:
        file.close()


def test_a_match_that_is_over_is_given_to_the_desk_whole(desk: Desk) -> None:
    """Its record with the revealed seed stands in the file, as it does with everybody who took it home."""
    jana, petr = desk.come("Jana"), desk.come("Petr")
    answer = desk.answer(order := desk.want())
    for link in (jana, petr):
        sit(link, answer.number)
    players = seated(jana, petr)
    play(players)
    over = desk.answer(order, hall_orders.OVER)
    assert players[0].seat.journal() == over.journal
    journal = read_journal(over.journal.splitlines(keepends=True))
    proven = verify(load_room("quantum").game, journal)
    assert proven.ok
    assert proven.outcome is not None
    assert journal.revealed


def test_a_chosen_seed_is_that_of_the_match_and_help_is_locked_all_the_same(desk: Desk) -> None:
    """Such a match tells no occasion, so the line of the lock alone says that nobody is advised."""
    links = [desk.come(name) for name in ("Jana", "Petr")]
    answer = desk.answer(order := desk.want(seed="4711"))
    for link in links:
        sit(link, answer.number)
    desk.answer(order, hall_orders.GOES)
    journal = read_journal(list(stored(desk, answer.number)))
    assert ("4711", None, Help(None)) == (journal.header.seed, journal.header.sealed, journal.records[0])
    play(seated(*links))
    over = desk.answer(order, hall_orders.OVER)
    assert verify(load_room("quantum").game, read_journal(over.journal.splitlines(keepends=True))).ok


def test_the_server_gives_no_help_to_a_guest_whose_program_asks_for_it(desk: Desk) -> None:
    """Neither a line about help, nor an action of the game that helps, nor the record before the end."""
    links = [desk.come(name) for name in ("Jana", "Petr")]
    answer = desk.answer(desk.want(game="iqlandie"))
    for link in links:
        sit(link, answer.number)
    (seat, *_) = [enter(link) for link in links]
    helping = seat.game.format_action(AskHint())
    asked: list[frames.SeatRequest] = [frames.Note("help", "0"), frames.Do(0, (helping,), 2)]
    assert ["shell-hint-locked"] * 2 == [refused(links[0], one) for one in asked]
    assert "analysis-unfinished" == refused(links[0], frames.TakeHome())


def test_guests_decide_nothing_at_a_table_of_a_tournament(desk: Desk) -> None:
    """No computer takes a seat, nobody else is asked, nobody watches, and it stays when all have gone."""
    jana, eva = desk.come("Jana"), desk.come("Eva")
    answer = desk.answer(desk.want())
    assert "net-desk-words" == refused(eva, frames.Sit(answer.number))
    assert "net-private" == refused(eva, frames.Watch(answer.number))
    sit(jana, answer.number)
    assert "net-desk-decides" == refused(jana, frames.Begin(1))
    assert "net-desk-decides" == refused(jana, frames.Invite("Eva"))
    jana.ask(frames.Stand())
    (table,) = jana.request(frames.Tables(own=True), list[frames.TableSeen])
    assert (answer.number, [False, False]) == (table.number, [seat.here for seat in table.seats])
    petr = desk.come("Petr")
    for link, words in ((jana, ""), (petr, "red stone river 1")):
        sit(link, answer.number, words)
    petr.close()
    assert "net-desk-decides" == refused(jana, frames.StandIn("propose", "Petr", 1))


def test_words_lead_to_a_seat_that_is_free_alone(desk: Desk) -> None:
    """Who has the words of somebody who sits there already is told so; the seat stays theirs."""
    jana, eva = desk.come("Jana"), desk.come("Eva")
    answer = desk.answer(desk.want())
    sit(jana, answer.number)
    assert "net-desk-taken" == refused(eva, frames.Sit(0, "blue raven forest 1"))
    jana.ask(frames.Stand())
    assert sit(eva, 0, "blue raven forest 1").own


@pytest.mark.parametrize("begun", [False, True])
def test_a_table_that_is_withdrawn_lets_everybody_go(desk: Desk, begun: bool) -> None:
    """They hear it, nobody can do anything there any more, and the next table is another one."""
    jana, petr = desk.come("Jana"), desk.come("Petr")
    answer = desk.answer(order := desk.want())
    for link in (jana, petr)[: 1 + begun]:
        sit(link, answer.number)
    players = seated(jana, petr) if begun else []
    desk.orders.drop([order.id])
    assert answer.number == hears(jana, "withdrawn").table
    if begun:
        assert jana.withdrawn
        (actor,) = players[0].seat.actors
        action = next(iter(players[actor].seat.perspective(actor).legal))
        with pytest.raises(GameError) as caught:
            players[actor].seat.submit(actor, [action])
        assert "net-desk-withdrawn" == caught.value.key
        jana.leave()
    assert "net-desk-withdrawn" == refused(petr, frames.Sit(answer.number))
    again = desk.answer(desk.want(2))
    assert again.number != answer.number
    assert {} == {one: answer for one, answer in desk.orders.answers().items() if one == order.id}


def test_a_hall_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """A table is opened once, who sat sits, and what was withdrawn or played meanwhile is found out."""
    desk = Desk(tmp_path / "hall")
    order, other = desk.want(1), desk.want(2)
    with desk.hall:
        jana, petr = desk.come("Jana"), desk.come("Petr")
        answer = desk.answer(order)
        number = desk.answer(other).number
        for words in ("blue raven forest 1", "red stone river 1"):
            sit({"b": jana, "r": petr}[words[0]], 0, words)
        play(seated(jana, petr), 5)
        desk.close()
    desk.orders.drop([other.id])
    with OpenHall(desk.folder) as desk.hall:
        jana, petr = desk.come("Jana"), desk.come("Petr")
        assert answer.number == sit(jana, answer.number).number
        sit(petr, answer.number)
        wait_until(lambda: refused(jana, frames.Sit(number)) == "net-desk-withdrawn")
        play(seated(jana, petr))
        desk.answer(order, hall_orders.OVER)
        desk.close()
    with OpenHall(desk.folder) as desk.hall:
        wait_until(lambda: desk.orders.answers()[order.id].state == hall_orders.OVER)
        assert {order.id} == desk.orders.answers().keys()


def seated(*links: Link) -> list[Player]:
    """Those who sit at a table, as players."""
    return [Sitting(link) for link in links]


class Sitting(Player):
    """Somebody who sits at a table of a tournament."""

    def __init__(self, link: Link) -> None:
        self.link, self.seat = link, enter(link)
        (self.number,) = self.seat.own
        self.heard: list[Any] = []
        self.retreats = self._told = 0
        self._stream = Stream("desk", f"player {self.number}")
