"""The hall: people, tables, talk and what the host may do, over real connections."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from accessgames.engine import CHANCE, GameError
from accessgames.net import frames
from accessgames.net import link as links
from accessgames.net.frames import Heard, SeatSeen, TableSeen
from accessgames.net.hall.guests import MOST_HEARD, Guest
from accessgames.net.hall.hall import MOST_TABLES, Hall
from accessgames.net.hall.ledger import KeptTable, Ledger
from accessgames.net.link import Link
from tests.net.sockets import HOST, PAUSES, Served, enter, hello, open_room, refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from accessgames.net.remote_seat import RemoteSeat


OWN = "modrý slon v trávě"
OTHER = "zelený slon"

Come: TypeAlias = "Callable[[str], Link]"
"""Lets somebody come."""


@pytest.fixture
def come(served: Served) -> Iterator[Come]:
    """Lets people come, who go at the end."""
    links = []

    def one(name: str) -> Link:
        links.append(served.link(name))
        return links[-1]

    yield one
    for link in links:
        link.close()


def hears(link: Link, count: int = 1) -> list[Heard]:
    """What somebody hears next."""
    heard: list[Heard] = []
    while len(heard) < count and link.wait_in_hall():
        heard.extend(link.heard)
    return heard


def awaited(seat: RemoteSeat) -> tuple[int, ...]:
    """Who is to act, when chance has told what it owes."""
    while CHANCE in seat.actors or not seat.actors:
        assert seat._wire.wait()
        seat.catch_up()
    return seat.actors


def tables(link: Link, *, own: bool = False) -> list[TableSeen]:
    """The tables, as somebody sees them."""
    return link.request(frames.Tables(own=own), list[TableSeen])


def test_who_is_here_is_told_to_who_asks(come: Come) -> None:
    """By name, with the table at which somebody is; the name is as it was given."""
    jana, petr = come("Jana Nová"), come("Petr")
    petr.request(frames.Open("quantum", 2), TableSeen)
    here = jana.request(frames.Present(), list[frames.PersonSeen])
    assert [frames.PersonSeen("Jana Nová"), frames.PersonSeen("Petr", 1)] == here
    assert not jana.rings


def test_presence_is_told_to_who_asked_for_it(come: Come) -> None:
    """Nobody else hears that somebody comes or goes."""
    jana, eva = come("Jana"), come("Eva")
    jana.ask(frames.Follow(on=True))
    petr = come("Petr")
    assert [Heard("came", "Petr")] == hears(jana)
    petr.close()
    assert [Heard("went", "Petr")] == hears(jana)
    assert not eva.rings


def test_a_table_waits_until_it_is_full_then_plays(come: Come) -> None:
    """Whoever sits there hears who sits down; with the last one the match begins for all."""
    jana, petr = come("Jana"), come("Petr")
    opened = jana.request(frames.Open("quantum", 2), TableSeen)
    assert TableSeen(1, "quantum", (SeatSeen("Jana", 0, here=True), SeatSeen()), "waits", own=True) == opened
    sat = petr.request(frames.Sit(1), TableSeen)
    assert "goes" == sat.state
    assert [Heard("sat", "Petr", "", 1)] == hears(jana)
    assert [{0}, {1}] == [set(enter(link).own) for link in (jana, petr)]
    assert [(True, True), (False, True)] == [
        (one.own, one.state == "goes") for link in (jana, come("Eva")) for one in tables(link)
    ]


def test_computer_players_take_what_is_free(come: Come) -> None:
    """At once as ordered, or when those who wait do not want to wait longer; they have names of their own."""
    jana = come("Jana")
    seen = jana.request(frames.Open("iota", 3, computers=(2,)), TableSeen)
    assert ("Jana", "", "Alfa 2") == tuple(seat.name for seat in seen.seats)
    begun = jana.request(frames.Begin(1), TableSeen)
    assert [0, 1, 2] == [seat.level for seat in begun.seats]
    assert "goes" == begun.state
    assert {0} == set(enter(jana).own)


def test_whoever_stands_up_before_the_match_frees_the_seat(come: Come) -> None:
    """An empty table is gone; in a match the seat waits, and the others hear it once."""
    jana, petr = come("Jana"), come("Petr")
    jana.request(frames.Open("quantum", 3), TableSeen)
    petr.request(frames.Sit(1), TableSeen)
    hears(jana)
    petr.ask(frames.Stand())
    assert [Heard("stood", "Petr", "", 1)] == hears(jana)
    jana.ask(frames.Stand())
    assert [] == tables(jana)
    jana.request(frames.Open("quantum", 2), TableSeen)
    petr.request(frames.Sit(2), TableSeen)
    enter(petr)
    hears(jana)
    petr.leave()
    assert [Heard("away", "Petr", "", 2)] == hears(jana)
    assert [(True, "goes")] == [(one.own, one.state) for one in tables(petr, own=True)]
    petr.request(frames.Sit(2), TableSeen)
    assert [Heard("back", "Petr", "", 2)] == hears(jana)


def test_a_private_table_asks_for_its_words(come: Come) -> None:
    """They are words to be said aloud, known to those who sit there and to who is invited."""
    jana, petr, eva = come("Jana"), come("Petr"), come("Eva")
    code = jana.request(frames.Open("quantum", 3, private=True), TableSeen).code
    assert 2 == len(code.split())
    assert [("", True)] == [(one.code, one.private) for one in tables(petr)]
    assert "net-wrong-code" == refused(petr, frames.Sit(1, "neco jineho"))
    assert "net-private" == refused(petr, frames.Watch(1))
    jana.ask(frames.Invite("petr"))
    assert [Heard("invited", "Jana", code, 1)] == hears(petr)
    assert petr.request(frames.Sit(1, code.upper()), TableSeen).own
    assert "net-wrong-code" == refused(eva, frames.Sit(1))


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (frames.Sit(9), "net-no-table"),
        (frames.Open("go", 2), "net-no-game"),
        (frames.Open("quantum", 9), "error-seats"),
        (frames.Open("quantum", 2, computers=(9, 9)), "net-no-seat-left"),
        (frames.Open("quantum", 2, computers=(9,)), "error-bot-level"),
        (frames.Open("quantum", 2, (("no", "no"),)), "error-option-unknown"),
        (frames.Stand(), "net-not-at-table"),
        (frames.Begin(1), "net-nothing-begins"),
        (frames.Invite("Petr"), "net-not-at-table"),
        (frames.Say("ahoj", "Nikdo"), "net-nobody"),
        (frames.Say("a\x1b[2J"), "net-unsayable"),
        (frames.Remove("Petr", "away"), "net-host-only"),
        (frames.Protect("short"), "net-passphrase-short"),
    ],
)
def test_what_can_not_be_done_is_refused(what: frames.HallRequest, expected: str, come: Come) -> None:
    """With a reason, and nothing is changed."""
    jana = come("Jana")
    assert expected == refused(jana, what)
    assert [] == tables(jana)


def test_a_full_table_and_one_that_plays_take_nobody(come: Come) -> None:
    """But they can be watched."""
    jana, petr = come("Jana"), come("Petr")
    jana.request(frames.Open("quantum", 2, computers=(1,)), TableSeen)
    assert "net-table-goes" == refused(petr, frames.Sit(1))
    assert not petr.request(frames.Watch(1), TableSeen).own
    assert set() == set(enter(petr).own)


def test_who_watches_a_waiting_table_can_sit_down_there(come: Come) -> None:
    """The seat is theirs, and with the last one the match begins for them as well."""
    jana, petr = come("Jana"), come("Petr")
    jana.request(frames.Open("quantum", 2), TableSeen)
    assert not petr.request(frames.Watch(1), TableSeen).own
    seen = petr.request(frames.Sit(1), TableSeen)
    assert ("Jana", "Petr", "goes", True) == (*(seat.name for seat in seen.seats), seen.state, seen.own)
    assert [{0}, {1}] == [set(enter(link).own) for link in (jana, petr)]


def test_talk_reaches_those_it_is_meant_for(come: Come) -> None:
    """At a table those at it, in the hall those in it, a whisper one person."""
    jana, petr, eva = come("Jana"), come("Petr"), come("Eva")
    jana.request(frames.Open("quantum", 3), TableSeen)
    petr.request(frames.Sit(1), TableSeen)
    hears(jana)
    assert 1 == petr.request(frames.Say("  dobrý   den "), int)
    assert [Heard("said", "Petr", "dobrý den", 1)] == hears(jana)
    assert 1 == jana.request(frames.Say("pojď hrát", "EVA"), int)
    assert [Heard("whispered", "Jana", "pojď hrát")] == hears(eva)
    assert 0 == eva.request(frames.Say("je tu někdo?"), int)
    assert not petr.rings


def test_who_reads_slowly_hears_that_something_was_missed(served: Served, come: Come) -> None:
    """What waits is bounded; the rest is one word about it."""
    jana = come("Jana")
    person = served.hall.people.find("Jana")
    assert person is not None
    guest = Guest(None, person, hosts=False)  # type: ignore[arg-type]
    for number in range(MOST_HEARD + 5):
        guest.hear(Heard("said", "Petr", str(number)))
    assert [Heard("missed"), *(Heard("said", "Petr", str(MOST_HEARD + at)) for at in range(5))] == list(
        guest._heard
    )
    assert jana.name == person.name


def test_who_comes_back_does_not_wait_for_a_line_that_hangs(tmp_path: Path) -> None:
    """The line before is closed beside; whoever comes by another door is let in at once."""

    class Hanging:
        """A line that takes nothing any more."""

        async def send(self, data: bytes) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int = 1000) -> None:
            await asyncio.Event().wait()

    async def twice() -> tuple[Guest, Guest]:
        hall = Hall("Klub", Ledger(tmp_path / "hall.sqlite"), open_room, "cs", str)
        person, _ = hall.people.new("Jana")
        before, after = (Guest(Hanging(), person, hosts=False) for _ in range(2))
        for guest in (before, after):
            await asyncio.wait_for(hall.come(guest), 5)
        return after, hall.guests[person.id]

    came, here = asyncio.run(twice())
    assert came is here


def test_a_passphrase_that_comes_with_a_new_name_keeps_it(served: Served, come: Come) -> None:
    """Whoever typed one thinks that the name is theirs: they come back with it through any door."""
    with pytest.raises(GameError, match="net-passphrase-short"):
        Link(served.address, hello("Jana", passphrase=OWN[:3]), open_room, PAUSES)
    first = Link(served.address, hello("Jana", passphrase=OWN), open_room, PAUSES)
    with pytest.raises(GameError, match="net-wrong-passphrase"):
        Link(served.address, hello("Jana", passphrase=OTHER), open_room, PAUSES)
    again = Link(served.address, hello("Jana", passphrase=OWN), open_room, PAUSES)
    for link in (first, again):
        link.close()


def test_a_passphrase_keeps_a_name(served: Served, come: Come) -> None:
    """Without the token of before the name needs it; without a passphrase nobody gets the name back."""
    jana = come("Jana")
    jana.ask(frames.Protect(OWN))
    keys = []
    for said in (hello("Jana"), hello("jana", passphrase=OTHER)):
        with pytest.raises(GameError) as caught:
            Link(served.address, said, open_room, PAUSES)
        keys.append(caught.value.key)
    assert ["net-passphrase-asked", "net-wrong-passphrase"] == keys
    again = Link(served.address, hello("Jana", passphrase=OWN), open_room, PAUSES)
    assert "Jana" == again.name
    assert again.token != jana.token
    again.close()


def test_own_data_is_told_and_forgotten(served: Served, come: Come) -> None:
    """The name is free then; a match that goes on has to end first."""
    jana = come("Jana")
    jana.request(frames.Open("quantum", 2), TableSeen)
    told = jana.request(frames.MyData(), dict[str, Any])
    expected = {
        "name": "Jana",
        "passphrase": False,
        "keys": 0,
        "settings": {},
        "tables": [{"number": 1, "game": "quantum", "state": "waits"}],
    }
    assert expected == told
    jana.request(frames.Begin(1), TableSeen)
    assert "net-plays-still" == refused(jana, frames.ForgetMe())
    petr = come("Petr")
    served.ledger.keep_table(
        KeptTable(7, "over", '{"seats":[{"person":2,"name":"Petr"}]}', "", frozenset({2}))
    )
    served.ledger.sink(7)("Petr\n")
    jana.ask(frames.Protect(OWN))  # what was put before is on the disk then
    assert "Petr\n" == served.journal(7)
    petr.ask(frames.ForgetMe())
    assert ["Jana"] == [person.name for person in served.ledger.people()]
    assert "" == served.journal(7)
    assert served.ledger.table(7) is None
    assert served.hall.people.find("Petr") is None


def test_the_host_can_silence_lock_and_send_away(served: Served, come: Come) -> None:
    """With the word of the host; who was sent away needs a new name, and a locked hall lets nobody new in."""
    host = Link(served.address, hello("Hana", word=HOST), open_room, PAUSES)
    assert host.hosts
    petr = come("Petr")
    host.ask(frames.Remove("Petr", "silent"))
    assert "net-silenced" == refused(petr, frames.Say("haló"))
    host.ask(frames.Remove("Petr", "heard"))
    petr.ask(frames.Say("haló"))
    host.ask(frames.Remove("", "lock"))
    with pytest.raises(GameError) as caught:
        served.link("Eva")
    assert "net-locked" == caught.value.key
    host.ask(frames.Remove("", "unlock"))
    host.ask(frames.Remove("Petr", "away"))
    assert not petr.wait_in_hall()
    assert petr.lost is not None
    assert "net-sent-away" == petr.lost.key
    host.close()


def test_a_word_is_asked_where_the_host_wants_one(tmp_path: Path) -> None:
    """Of everybody, also on the loopback; the word of the host opens as well."""
    with Served(tmp_path / "word.sqlite", word="sezame") as served:
        with pytest.raises(GameError) as caught:
            served.link("Jana")
        assert "net-word-asked" == caught.value.key
        for said in (hello("Jana", word="sezame"), hello("Petr", word=HOST)):
            Link(served.address, said, open_room, PAUSES).close()


def test_what_could_not_be_kept_is_not_told(
    served: Served, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who did it hears so, nobody hears the action, and the match goes on from before it."""
    jana, petr = come("Jana"), come("Petr")
    jana.request(frames.Open("quantum", 2), TableSeen)
    petr.request(frames.Sit(1), TableSeen)
    seats = [enter(link) for link in (jana, petr)]
    at = 0 if 0 in awaited(seats[0]) else 1
    awaited(seats[at])
    actor, moment, before = min(seats[at].own), seats[at].moment, served.journal(1)
    broken = [True]
    commit = served.ledger._commit

    def fail(waiting: Any) -> Any:  # noqa: ANN401 - as the ledger has it
        return OSError("disk full") if broken[0] else commit(waiting)

    monkeypatch.setattr(served.ledger, "_commit", fail)
    action = next(iter(seats[at].perspective(actor).legal))
    with pytest.raises(GameError) as caught:
        seats[at].submit(actor, [action])
    assert "net-not-kept" == caught.value.key
    broken[0] = False
    assert before == served.journal(1)
    assert [moment, moment] == [seat.moment for seat in seats]
    seats[at].submit(actor, [action])
    assert moment < seats[at].moment
    assert before != served.journal(1)


def test_who_has_played_many_matches_opens_another(come: Come, served: Served) -> None:
    """Tables that are over do not count; once nobody could open the twenty-first."""
    jana = come("Jana")
    for _ in range(MOST_TABLES + 1):
        number = jana.request(frames.Open("quantum", 2), TableSeen).number
        served.hall.tables[number].state = "over"
        jana.ask(frames.Stand())


def test_whoever_left_while_the_line_was_broken_does_not_come_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may sit at another door already, and would be called away from there."""
    link, opened = Link(served.address, hello("Jana"), open_room, PAUSES), []

    def leave(seconds: float) -> None:
        del seconds
        link._closed = True

    monkeypatch.setattr(link, "_open", lambda: opened.append(link))
    monkeypatch.setattr(links, "time", SimpleNamespace(sleep=leave))
    link._line.close()
    link._reader.join()
    assert [] == opened
