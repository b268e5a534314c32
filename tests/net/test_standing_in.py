"""Computer players who go on for somebody who is away: asked for, agreed to, written down, given back."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.narrator import Narrator
from accessgames.engine import GameError, JournalError, Notes, SeatSpec, StandIn, read_journal, verify
from accessgames.engine.journal import PERSON, Entry
from accessgames.games import load_room
from accessgames.language import Message
from accessgames.net import frames
from accessgames.net.frames import Heard
from accessgames.net.lobby.hearing import heard_messages
from accessgames.net.lobby.standing_in import COMMANDS
from accessgames.shell.conversation import Arguments
from accessgames.shell.errors import tell_error
from tests.net.sockets import Party, Served, refused
from tests.net.test_sockets import Player, play
from tests.shell.stage import speak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.net.link import Link


@pytest.fixture
def party(served: Served) -> Iterator[Party]:
    """A match of three people, from which the third has gone."""
    three = Party(served, "quantum", 3)
    three.links[2].close()
    wait_until(lambda: len(served.hall.guests) == 2)
    for link in three.links:
        _ = link.heard
    yield three
    three.close()


def wait_until(true: Callable[[], bool]) -> None:
    """Let others do something."""
    for _ in range(1000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError


def hears(link: Link, what: str) -> Heard:
    """What somebody hears of a kind; what comes before it is passed over."""
    while link.wait_in_hall():
        for heard in link.heard:
            if heard.what == what:
                return heard
    raise AssertionError


def notes(served: Served) -> list[StandIn]:
    """The lines of the journal at the first table that are about such computer players."""
    journal = read_journal(served.journal(1).splitlines(keepends=True))
    return [record for record in journal.records if isinstance(record, StandIn)]


def test_all_who_are_there_have_to_agree(served: Served, party: Party) -> None:
    """One proposes, the other hears it once and agrees; both know it then, and the journal says so."""
    jana, petr, _ = party.links
    assert 1 == jana.request(frames.StandIn("propose", "eva", 1), int)
    assert Heard("proposed", "Jana", "Eva", 1, 1) == hears(petr, "proposed")
    assert [] == notes(served)
    assert 0 == petr.request(frames.StandIn("agree"), int)
    assert Heard("replaced", "Eva", "", 1, 1) == hears(jana, "replaced")
    assert [StandIn(2, 1)] == notes(served)


def test_a_match_is_played_to_its_end_with_a_stand_in(served: Served, party: Party) -> None:
    """Nobody waits for whoever is away; the finished journal is sound, and tells who acted from where on."""
    jana, petr, _ = party.links
    jana.ask(frames.StandIn("propose", "Eva", 1))
    petr.ask(frames.StandIn("agree"))
    play([Player(party, 0, "stand-in"), Player(party, 1, "stand-in")])
    assert () == party.seats[0].actors
    journal = read_journal(party.seats[0].journal().splitlines(keepends=True))
    found = verify(load_room("quantum").game, journal)
    assert found.ok
    assert {2: 1} == found.notes.stood_in
    assert any(isinstance(one, Entry) and one.actor == 2 for one in journal.records)


def test_one_who_is_against_it_is_enough(served: Served, party: Party) -> None:
    """The seat keeps waiting, and nothing is asked any more."""
    jana, petr, _ = party.links
    jana.ask(frames.StandIn("propose", "Eva", 1))
    petr.ask(frames.StandIn("oppose"))
    assert Heard("opposed", "Petr", "Eva", 1) == hears(jana, "opposed")
    assert "net-no-vote" == refused(jana, frames.StandIn("agree"))
    assert [] == notes(served)


def test_the_person_takes_the_seat_back(served: Served, party: Party) -> None:
    """Whoever comes back hears who acts there, can't act beside it, and acts alone when they say so."""
    jana, petr, _ = party.links
    jana.ask(frames.StandIn("propose", "Eva", 1))
    petr.ask(frames.StandIn("agree"))
    eva = party.links[2] = served.link("Eva")
    eva.request(frames.Sit(1), frames.TableSeen)
    assert Heard("replaced", "Eva", "own", 1, 1) == hears(eva, "replaced")
    assert "hall-error-stood-in" == refused(eva, frames.TakeBack(2, 0))
    eva.ask(frames.StandIn("return"))
    assert Heard("returned", "Eva", "", 1) == hears(petr, "returned")
    assert [StandIn(2, 1), StandIn(2, 0)] == notes(served)
    assert "net-not-stood-in" == refused(eva, frames.StandIn("return"))


def test_it_goes_on_when_the_server_comes_back(served: Served, party: Party) -> None:
    """Who acts on a seat stands in the journal, so a server that was killed knows it."""
    jana, petr, _ = party.links
    jana.ask(frames.StandIn("propose", "Eva", 1))
    petr.ask(frames.StandIn("agree"))
    served.kill()
    served.serve()
    jana.request(frames.Sit(1), frames.TableSeen)
    assert {2: 1} == served.hall.tables[1].match.seat.notes.stood_in  # type: ignore[union-attr] # it goes on
    assert {2} == served.hall.tables[1].match._bots  # type: ignore[union-attr] # as above


def test_what_makes_no_sense_is_refused(served: Served, party: Party) -> None:
    """Nobody of that name, somebody who is there, no such level, nobody absent, and who only watches."""
    jana, petr, _ = party.links
    assert "net-nobody-seated" == refused(jana, frames.StandIn("propose", "Ota", 1))
    assert "net-is-at-table" == refused(jana, frames.StandIn("propose", "Petr", 1))
    assert refused(jana, frames.StandIn("propose", "Eva", 77))
    assert "net-not-stood-in" == refused(petr, frames.StandIn("return"))
    assert "net-no-vote" == refused(petr, frames.StandIn("agree"))
    assert "net-not-yours" == refused(petr, frames.StandIn("decide"))
    watcher = served.link("Ota")
    assert "net-not-at-table" == refused(watcher, frames.StandIn("propose", "Eva", 1))
    watcher.request(frames.Watch(1), frames.TableSeen)
    assert "net-nothing-goes" == refused(watcher, frames.StandIn("propose", "Eva", 1))
    watcher.close()


def test_a_vote_ends_where_the_person_is_back(served: Served, party: Party) -> None:
    """Nobody is replaced who has sat down again meanwhile."""
    jana, petr, _ = party.links
    jana.ask(frames.StandIn("propose", "Eva", 1))
    party.links[2] = served.link("Eva")
    party.links[2].request(frames.Sit(1), frames.TableSeen)
    assert "net-is-at-table" == refused(petr, frames.StandIn("agree"))
    assert "net-no-vote" == refused(petr, frames.StandIn("agree"))


def typed(link: Link, line: str) -> str:
    """What is told when somebody types a line, or why it is refused, in Czech."""
    language, told = speak("cs"), list[Message]()
    words = language.vocabulary("common", "space", "shell", "hall")
    talk: Any = SimpleNamespace(teller=SimpleNamespace(words=words, tell=told.append))
    first = next(key for key in COMMANDS if line.startswith(words.word(key)))
    used = len(words.word(first).split())
    rest = line.split()[used:]
    try:
        COMMANDS[first](link, talk, Arguments(first, tuple(rest), " ".join(rest)))
    except GameError as error:
        told.append(tell_error(error))
    return " ".join(language.form(message, "full") for message in told)


def test_the_words_of_it_are_told_in_czech(party: Party) -> None:
    """A wrong line is one sentence; whoever is asked hears what to type; the last who agrees decides."""
    jana, petr, _ = party.links
    assert "Řekněte jméno a úroveň počítače, například „zastup Petr 3“." == typed(jana, "zastup Eva")
    assert "Na vašem místě počítač nehraje." == typed(jana, "vracím se")
    assert "Souhlasit ještě musí jeden člověk u stolu." == typed(jana, "zastup Eva robotem 1")
    (asked,) = heard_messages((hears(petr, "proposed"),))
    sentence = "Jana navrhuje, aby na místě hráče jménem Eva hrál počítač úrovně 1. Napište „jsem pro“"
    assert sentence in " ".join(speak("cs").form(asked, "full").replace("⏎", " ").split())
    assert "Souhlasili všichni, místo převzal počítač." == typed(petr, "jsem pro")
    (told,) = heard_messages((hears(jana, "replaced"),))
    assert "Na místě hráče jménem Eva teď hraje počítač úrovně 1." == speak("cs").form(told, "full")
    assert "Na místě hráče jménem Eva už hraje počítač." == typed(jana, "zastup Eva 1")
    assert "U stolu teď nikdo nic nenavrhl." == typed(jana, "jsem proti")


def test_the_last_one_at_a_table_decides_alone(served: Served) -> None:
    """Nobody else is there who could agree."""
    two = Party(served, "quantum", 2)
    two.links[1].close()
    wait_until(lambda: len(served.hall.guests) == 1)
    assert "Odteď za hráče jménem Petr hraje počítač úrovně 1." == typed(two.links[0], "zastup Petr 1")
    assert [StandIn(1, 1)] == notes(served)
    two.close()


@pytest.mark.parametrize("text", ["0", "0 10", "0 -1", "x 1", "0 1 1"])
def test_lines_that_cannot_be_are_damage(text: str) -> None:
    """A journal names a seat and a level of one digit."""
    with pytest.raises(ValueError, match=r"."):
        StandIn.read(text)


def test_notes_take_nothing_that_cannot_be() -> None:
    """A seat that is not there, and whoever acts there already."""
    assert {1: 3} == Notes().noted(StandIn(0, 2), 2).noted(StandIn(1, 3), 2).noted(StandIn(0, 0), 2).stood_in
    for bad in (StandIn(2, 1), StandIn(0, 0)):
        with pytest.raises(JournalError):
            Notes().noted(bad, 2)


def test_a_replay_tells_who_acts() -> None:
    """From where on a computer player does, and from where on the person again."""
    language, heard = speak("cs"), list[str]()
    console: Any = SimpleNamespace(
        language=language, render=lambda message: language.render(message).full, lines=heard.extend
    )
    seats = (SeatSpec("Jana", PERSON), SeatSpec("Petr", PERSON))
    narrator = Narrator(load_room("quantum"), console, seats)
    narrator.noted(StandIn(1, 3))
    narrator.noted(StandIn(1, 0))
    assert ["Petr: odtud hraje počítač úrovně 3.", "Petr: hraje zase člověk."] == heard
