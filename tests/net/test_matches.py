"""Hosted matches: what goes to the disk together, what is written once, what is kept in memory."""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from accessgames.engine import CHANCE, SPECTATOR, Stream, is_seat
from accessgames.net import frames
from accessgames.net.hall.hashing import Hashing
from tests.net.sockets import Party, Served
from tests.net.test_sockets import kept, play, players_of, wait_until

if TYPE_CHECKING:
    from accessgames.net.hall.guests import Guest
    from accessgames.net.hall.matches import HostedMatch
    from accessgames.net.hall.tables import Table


def match_of(served: Served, party: Party) -> HostedMatch:
    """The match of a table, in the process of the hall."""
    match = served.hall.tables[party.table].match
    assert match is not None
    return match


def at(table: Table) -> list[Guest]:
    """Who is at a table."""
    return cast("list[Guest]", list(table.guests))


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_what_chance_adds_waits_for_the_disk_with_what_it_follows(game: str, served: Served) -> None:
    """One wait for each thing a person does, however many cards are drawn and dice fall behind it."""
    party = Party(served, game)
    match, stream = match_of(served, party), Stream(game, "together")
    wait_until(lambda: is_seat(match.seat.actors[0]))
    drawn = 0
    for _ in range(12):
        (number, *_), line = match.seat.actors, match.line
        seat = party.seats[number]
        while seat.line < line:
            assert seat._wire.wait()
            seat.catch_up()
        before, moment = served.ledger.commits, match.seat.moment
        seat.submit(number, [stream.choice(list(seat.perspective(number).legal))])
        assert 1 == served.ledger.commits - before
        drawn += match.seat.acted[moment:].count(CHANCE)
    assert drawn > 0
    party.close()


def test_whoever_watches_is_told_what_was_written_for_others_who_do(served: Served) -> None:
    """One frame for all of them; whoever sits there is told their own."""
    party = Party(served, "iota")
    watchers = [served.link(name) for name in ("Eva", "Ota")]
    for link in watchers:
        link.request(frames.Watch(party.table), frames.TableSeen)
    match = match_of(served, party)
    wait_until(lambda: len(served.hall.tables[party.table].guests) == len(party.links) + len(watchers))
    told = []

    async def ask() -> None:
        for guest in at(served.hall.tables[party.table]):
            assert guest.service is not None
            told.append((guest.service.viewer, (await match.moved(guest.service, 0, 0))[1]))

    served.do(ask())
    (_, first), (_, second) = (one for one in told if one[0] == SPECTATOR)
    assert first is second
    assert 3 == len({frame for _, frame in told})
    for link in watchers:
        link.close()
    party.close()


def test_a_table_knows_who_is_at_it(served: Served) -> None:
    """Who comes, watches, goes and comes by another door; nobody else is looked through to tell them."""
    party = Party(served, "quantum")
    table = served.hall.tables[party.table]
    assert ["Jana", "Petr"] == [guest.person.name for guest in at(table)]
    eva = served.link("Eva")
    eva.request(frames.Watch(party.table), frames.TableSeen)
    assert ["Jana", "Petr", "Eva"] == [guest.person.name for guest in at(table)]
    eva.request(frames.Stand(), type(None))
    party.links[1].close()
    wait_until(lambda: ["Jana"] == [guest.person.name for guest in at(table)])
    again = served.link("Jana")
    wait_until(lambda: not table.guests)
    again.request(frames.Sit(party.table), frames.TableSeen)
    assert ["Jana"] == [guest.person.name for guest in at(table)]
    for link in (eva, again):
        link.close()
    party.close()


def test_a_match_that_is_over_is_not_kept_in_memory_for_nobody(served: Served) -> None:
    """It is found in the file by whoever asks for it; once a hall kept each match until it was closed."""
    party = Party(served, "quantum")
    play(players_of(party, "over"))
    text = party.seats[0].journal()
    assert [party.table] == list(served.hall.tables)
    for link in party.links:
        link.leave()
    assert {} == served.hall.tables
    eva = served.link("Eva")
    assert "over" == eva.request(frames.Watch(party.table), frames.TableSeen).state
    assert text == served.journal(party.table)
    eva.close()
    wait_until(lambda: not served.hall.tables)
    party.close()


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon"])
def test_earlier_positions_are_told_as_they_were(game: str, served: Served) -> None:
    """A hall keeps few of them and plays the others again: nobody can tell the difference."""
    party = Party(served, game)
    players = players_of(party, "thin")
    play(players, 40)
    whole = kept(served, party)
    seat, values = players[0].seat, match_of(served, party).values
    for moment in range(min(seat.moment, whole.moment)):
        told = party.links[0].ask(frames.Look(0, moment))
        assert bytes(values.write("view", whole.perspective(0, moment).view)) == bytes(told)
    party.close()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a place of their own there")
def test_passphrases_are_hashed_behind_whoever_plays(served: Served) -> None:
    """The thread that hashes has a tenth of the weight of the others, which stay where they were."""
    hashing = Hashing()

    async def look() -> tuple[int, int]:
        def place() -> int:
            return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

        return await hashing.do(place), place()

    behind, own = served.do(look())
    assert (10, 0) == (behind - own, own - os.getpriority(os.PRIO_PROCESS, 0))


def test_a_view_is_written_the_same_whatever_was_written_before(served: Served) -> None:
    """What is taken over from the view before, also somebody else's, is what would have been written."""
    party = Party(served, "iota")
    play(players_of(party, "mirrors"), 60)
    whole, values = kept(served, party), match_of(served, party).values
    stream = Stream("iota", "mirrors")
    fresh = type(values)(values.game)
    for _ in range(60):
        viewer = stream.choice((0, 1, SPECTATOR))
        view = whole.perspective(viewer, stream.below(whole.moment)).view
        expected = msgspec.json.encode(fresh._shapes.flatten(view))
        assert expected == bytes(values.write("view", view))
    party.close()
