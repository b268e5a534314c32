"""Matches over real sockets: played to the end, through killed servers, beside hostile guests."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from accessgames.engine import GameError, NotYourTurn, Stream, read_journal, verify
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import SecretSeed
from accessgames.games import load_room
from accessgames.net import frames
from accessgames.net.link import Link
from tests.net.sockets import Party, Served, enter, hello, open_room

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.net.hall.tables import Table

LONGEST = 4000
KILLS = 40
"""So often a server is killed in one match; more only takes longer."""


class Player:
    """Somebody who plays at random and writes down what is heard, once."""

    def __init__(self, party: Party, number: int, seed: str) -> None:
        self.number = number
        self.link, self.seat = party.links[number], party.seats[number]
        self.heard: list[Any] = []
        self._told = 0
        self._stream = Stream(seed, f"player {number}")
        self.retreats = 0

    def listen(self) -> None:
        """Take in what has come, and write down what is new."""
        self.retreats += self.seat.catch_up() is not None
        self.heard.extend(self.seat.events(self.number, self._told))
        self._told = self.seat.moment

    def play(self, most: int = LONGEST) -> None:
        """Play until the match is over, or so many actions were done."""
        while self.seat.actors and self.seat.moment < most:
            self.listen()
            if self.number in self.seat.actors:
                legal = list(self.seat.perspective(self.number).legal)
                with suppress(NotYourTurn):  # somebody was faster, where all act at once
                    self.seat.submit(self.number, [self._stream.choice(legal)])
            elif self.seat.advance() is None:
                break
        self.listen()


def play(players: list[Player], most: int = LONGEST) -> None:
    """Let everybody play at once, each in a thread."""
    faults: list[BaseException] = []

    def one(player: Player) -> None:
        try:
            player.play(most)
        except BaseException as error:  # noqa: BLE001 - told below, in the thread of the test
            faults.append(error)

    threads = [threading.Thread(target=one, args=(player,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
    assert [] == faults
    assert [None] * len(players) == [player.link.lost for player in players]
    assert not any(thread.is_alive() for thread in threads)


def players_of(party: Party, seed: str) -> list[Player]:
    """Everybody at a table."""
    return [Player(party, number, seed) for number in range(len(party.links))]


def kept(served: Served, party: Party) -> LocalSeat[Any, Any, Any, Any]:
    """A match as its journal has it, with every seat."""
    lines = served.ledger.lines(party.table)
    journal, table = read_journal(list(lines)), served.ledger.table(party.table)
    assert table is not None
    secret = SecretSeed(table.secret) if table.secret and not journal.revealed else None
    room = load_room(journal.header.game)
    return LocalSeat.resume(room.game, journal, secret=secret).for_everybody()


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(6000):  # a busy computer needs long
        if true():
            return
        time.sleep(0.01)
    pytest.fail("it never came")


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Where a hall keeps what it must not forget."""
    return tmp_path / "hall.sqlite"


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_a_whole_match_is_played(game: str, ledger: Path) -> None:
    """Each hears what that seat may know; at the end all take the same journal home and verify it."""
    with Served(ledger) as served:
        party = Party(served, game, 2, 1)
        sealed = party.seats[0].header.sealed
        assert sealed is not None
        players = players_of(party, game)
        play(players)
        everything = kept(served, party)
        for player in players:
            wait_until(lambda: '"by":"seed"' in served.journal(party.table))
            text = player.seat.journal()
            assert served.journal(party.table) == text
            journal = read_journal(text.splitlines(keepends=True))
            assert verify(load_room(game).game, journal).ok
            assert journal.revealed is not None
            assert sealed.fits(SecretSeed(journal.revealed))
            assert player.seat.outcome == player.seat.finished().outcome
            assert list(everything.events(player.number)) == player.heard
        party.close()


@pytest.mark.parametrize("game", ["tetrikon", "iqlandie"])
def test_long_games_are_played_for_a_while(game: str, ledger: Path) -> None:
    """Their views, clocks and secrets cross as well."""
    with Served(ledger) as served:
        party = Party(served, game)
        players = players_of(party, game)
        play(players, 60)
        party.close()
        everything = kept(served, party)
        for player in players:
            assert list(everything.events(player.number))[: len(player.heard)] == player.heard


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # who is killed closes nothing
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_server_loses_nothing_and_tells_nothing_twice(seed: int, ledger: Path) -> None:
    """It is served again from its file; whoever sat there hears just what they missed."""
    chance = Stream("kills", str(seed))
    with Served(ledger) as served:
        party = Party(served, "quantum", 2, 1)
        players = players_of(party, f"kills {seed}")
        over = threading.Event()

        def harass() -> None:
            for _ in range(KILLS):
                if over.wait((5 + chance.below(30)) / 1000):
                    break
                served.kill()
                served.serve()

        harassing = threading.Thread(target=harass, daemon=True)
        harassing.start()
        try:
            play(players)
        finally:
            over.set()
            harassing.join(60)
        everything = kept(served, party)
        assert everything.outcome is not None
        for player in players:
            assert 0 == player.retreats
            assert list(everything.events(player.number)) == player.heard
            assert everything.outcome == player.seat.outcome
        assert 0 < sum(player.link.breaks for player in players)
        party.close()
    gc.collect()  # what the killed servers left open is noticed here, not in the next test


def test_whoever_comes_back_at_another_computer_finds_everything(ledger: Path) -> None:
    """The one before is left, and what was played is known."""
    with Served(ledger) as served:
        party = Party(served, "quantum")
        moment = party.seats[0].moment
        again = served.link("Jana")
        again.request(frames.Sit(party.table), frames.TableSeen)
        seat = enter(again)
        assert moment <= seat.moment
        assert seat.events(0) == tuple(event for step in seat._heard[0] for event in step)
        again.close()
        party.close()


def test_a_match_goes_on_when_its_people_come_back(ledger: Path) -> None:
    """Everybody goes, the server too; later they sit down where they sat, at the same moment."""
    with Served(ledger) as served:
        party = Party(served, "quantum")
        play(players_of(party, "pause"), 12)
        party.close()
        before = served.journal(party.table)
    with Served(ledger) as served:
        served.tokens = {link.name: link.token for link in party.links}
        links = [served.link(name) for name in ("Petr", "Jana")]
        assert [party.table] == [
            one.number for one in links[0].request(frames.Tables(own=True), list[frames.TableSeen])
        ]
        for link in links:
            link.request(frames.Sit(party.table), frames.TableSeen)
        seats = [enter(link) for link in links]
        assert [{1}, {0}] == [set(seat.own) for seat in seats]
        assert served.journal(party.table).startswith(before)
        for link in links:
            link.close()


def test_whoever_waits_at_a_table_comes_back_to_it(ledger: Path) -> None:
    """The server is gone and back before the match begins; once they were left in the hall, and it began."""
    with Served(ledger) as served:
        jana, eva = served.link("Jana"), served.link("Eva")
        table = jana.request(frames.Open("quantum", 2), frames.TableSeen).number
        eva.request(frames.Watch(table), frames.TableSeen)
        served.kill()
        served.serve()
        wait_until(lambda: jana.breaks > 0 and eva.breaks > 0)
        petr = served.link("Petr")
        petr.request(frames.Sit(table), frames.TableSeen)
        assert [{0}, {1}, set()] == [set(enter(link).own) for link in (jana, petr, eva)]
        for link in (jana, petr, eva):
            link.close()


def test_whoever_has_left_a_table_does_not_come_back_to_it(ledger: Path) -> None:
    """A broken line leads them to the hall, where they were."""
    with Served(ledger) as served:
        jana = served.link("Jana")
        jana.request(frames.Open("quantum", 2), frames.TableSeen)
        jana.ask(frames.Stand())
        served.kill()
        served.serve()
        wait_until(lambda: jana.breaks > 0)
        assert [frames.PersonSeen("Jana")] == jana.request(frames.Present(), list[frames.PersonSeen])
        jana.close()


def greeted(
    served: Served, token: str = "", version: int = frames.VERSION, name: str = ""
) -> ClientConnection:
    line = ExitStack().enter_context(connect(served.address, compression=None, close_timeout=0.2))
    said = msgspec.structs.replace(hello(name, token), version=version)
    line.send(msgspec.json.encode(said), text=True)
    return line


def first_key(line: ClientConnection) -> str:
    fault = msgspec.json.decode(line.recv(5))
    key: str = fault["key"]
    return key


@pytest.mark.parametrize(
    ("token", "version", "name", "expected"),
    [
        ("token-9", frames.VERSION, "", "net-unknown"),
        ("", frames.VERSION, "", "net-name-unfit"),
        ("", frames.VERSION - 1, "Eva", "net-version"),
        ("", frames.VERSION, "J\u0430na", "net-name-unfit"),
        ("", frames.VERSION, "Jana\u202e", "net-name-unfit"),
        ("", frames.VERSION, "<b>Jana", "net-name-unfit"),
        ("", frames.VERSION, "jána", "net-name-taken"),
    ],
)
def test_strangers_are_refused(token: str, version: int, name: str, expected: str, ledger: Path) -> None:
    """A forged token, another version, a name of two scripts, with signs, or too like one that is there."""
    with Served(ledger) as served:
        jana = served.link("Jana")
        line = greeted(served, token, version, name)
        assert expected == first_key(line)
        with pytest.raises(ConnectionClosed):
            line.recv(5)
        jana.close()


def test_the_program_says_why_it_is_refused(ledger: Path) -> None:
    """In the words of its own language: the key crosses."""
    with Served(ledger) as served, pytest.raises(GameError) as caught:
        Link(served.address, hello("", "token-9"), open_room)
    assert "net-unknown" == caught.value.key


def test_nobody_there_is_said() -> None:
    """An address where nothing listens."""
    with pytest.raises(GameError) as caught:
        Link("ws://127.0.0.1:9", hello("Jana"), open_room)
    assert "net-unreachable" == caught.value.key


def test_pages_of_other_places_may_not_connect(ledger: Path) -> None:
    """A browser says where its page comes from; ours does not yet come from anywhere."""
    with Served(ledger) as served, pytest.raises(InvalidStatus):
        connect(served.address, origin=Origin("http://elsewhere.example"))


def noise(chance: Stream, count: int) -> bytes:
    return bytes(chance.below(256) for _ in range(count))


def spoilt(number: int) -> bytes | str:
    """Something that is no frame."""
    chance = Stream("spoilt", str(number))
    good = msgspec.json.encode(frames.Asked(1, frames.Look(0, 1)))
    kind = number % 5
    if kind == 0:
        return noise(chance, chance.below(200))
    if kind == 1:
        at = chance.below(len(good))
        return (good[:at] + noise(chance, 2) + good[at:]).decode("utf-8", "replace")
    if kind == 2:
        return good[: chance.below(len(good))].decode()
    if kind == 3:
        return "[" * chance.below(5000)
    return '{"is":"Asked","number":1,"what":{"is":"Do","actor":0,"actions":["<script>"],"line":0}}'


def test_spoilt_frames_end_their_own_connection_alone(ledger: Path) -> None:
    """Two people play a whole match meanwhile, and hear all of it."""
    with Served(ledger) as served:
        party = Party(served, "quantum")
        players = players_of(party, "fuzz")
        keys = set()

        def spoil() -> None:
            for number in range(150):
                line = greeted(served, name=f"Guest {number}")
                line.recv(5)
                try:
                    line.send(spoilt(number))
                    keys.add(str(msgspec.json.decode(line.recv(5)).get("is")))
                except (ConnectionClosed, msgspec.DecodeError):
                    keys.add("cut")
                line.close()

        spoiling = threading.Thread(target=spoil, daemon=True)
        spoiling.start()
        play(players)
        spoiling.join(60)
        assert keys <= {"Fault", "Refused", "cut"}
        everything = kept(served, party)
        assert [list(everything.events(player.number)) for player in players] == [
            one.heard for one in players
        ]
        party.close()


def test_a_frame_that_is_too_large_is_not_read(ledger: Path) -> None:
    """The line is cut before it is in memory."""
    with Served(ledger) as served:
        line = greeted(served, name="Eva")
        line.recv(5)
        with suppress(ConnectionClosed):
            line.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            line.recv(5)


def test_whoever_does_not_read_holds_nobody_up(ledger: Path) -> None:
    """They attend and read nothing, while two others play a whole match."""
    with Served(ledger) as served:
        party = Party(served, "quantum")
        lazy = greeted(served, name="Eva")
        for what in (frames.Watch(party.table), frames.Attend(0, 0)):
            lazy.send(msgspec.json.encode(frames.Asked(0, what)), text=True)
        players = players_of(party, "slow")
        play(players)
        assert players[0].seat.outcome is not None
        assert players[0].seat.outcome == players[1].seat.outcome
        lazy.close()
        party.close()


def test_who_is_not_led_back_comes_back_again(ledger: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away or a table still at a server that is gone: nobody stays beside their table."""
    refusals = ["net-table-elsewhere", "net-not-kept"]
    with Served(ledger) as served:
        party = Party(served, "quantum", 1, 1)
        players = players_of(party, "again")
        find_table = served.hall.find_table

        async def refuse(number: int) -> Table:
            if refusals:
                raise GameError(refusals.pop(), table=number)
            return await find_table(number)

        monkeypatch.setattr(served.hall, "find_table", refuse)
        served.do(next(iter(served.hall.guests.values())).close())
        play(players)
        assert [] == refusals
        assert 3 == party.links[0].breaks
        party.close()


def test_a_line_that_is_gone_for_good_is_said(ledger: Path) -> None:
    """Nobody comes back: whatever is asked then is refused, and nobody waits for ever."""
    served = Served(ledger)
    served.serve()
    link = Link(served.address, hello("Jana"), open_room, (0.01,))
    link.request(frames.Open("quantum", 2, computers=(1,)), frames.TableSeen)
    seat = enter(link)
    served.kill()
    with pytest.raises(GameError) as caught:
        seat.perspective(0, 0)
    assert "net-line-lost" == caught.value.key
    link.take()  # what came before the server was gone
    assert not link.wait()


def test_what_was_not_answered_is_said_and_not_done_twice(ledger: Path) -> None:
    """A table is asked for while nobody serves: who comes back hears so, and may ask again."""
    served = Served(ledger)
    served.serve()
    link = Link(served.address, hello("Jana"), open_room, (0.1,) * 100)
    link.request(frames.Present(), list[frames.PersonSeen])
    served.kill()
    later = threading.Timer(0.5, served.serve)
    later.start()
    opened = frames.Open("quantum", 2, computers=(1,))
    with pytest.raises(GameError) as caught:
        link.request(opened, frames.TableSeen)
    assert "net-unanswered" == caught.value.key
    assert 1 == link.request(opened, frames.TableSeen).number
    later.join()
    link.close()
    served.kill()


def test_who_goes_to_another_table_comes_back_to_that_one(ledger: Path) -> None:
    """Another table is opened without leaving a match first: the line comes back to the new one."""
    with Served(ledger) as served:
        link = Link(served.address, hello("Jana"), open_room, (0.1,) * 100)
        link.request(frames.Open("quantum", 2, computers=(1,)), frames.TableSeen)
        enter(link)
        assert 2 == link.request(frames.Open("quantum", 2), frames.TableSeen).number
        assert 2 == link.table
        served.kill()
        served.serve()
        (person,) = link.request(frames.Present(), list[frames.PersonSeen])
        assert ("Jana", 2) == (person.name, person.table)
        link.close()
