"""Matches over real sockets: played to the end, through killed servers, beside hostile guests."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from accessgames.engine import GameError, Stream, read_journal, verify
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import SecretSeed
from accessgames.net import frames
from accessgames.net.link import Link
from accessgames.net.remote_seat import RemoteSeat
from tests.net.sockets import Served, rules

LONGEST = 4000


class Player:
    """Somebody who plays at random and writes down what is heard, once."""

    def __init__(self, served: Served, seat: int, seed: str) -> None:
        self.number = seat
        self.link, self.seat = served.sit(seat)
        self.heard: list[Any] = []
        self._told = 0
        self._stream = Stream(seed, f"player {seat}")
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
        thread.join(120)
    assert [] == faults


def kept(served: Served) -> LocalSeat[Any, Any, Any, Any]:
    """The match as its journal has it."""
    return LocalSeat.resume(served.room.game, read_journal(served.text.splitlines(keepends=True)))


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.01)
    pytest.fail("it never came")


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_a_whole_match_is_played(game: str) -> None:
    """Each hears what that seat may know; at the end all take the same journal home and verify it."""
    with Served(game, ("human", "human", "bot:1")) as served:
        players = [Player(served, seat, game) for seat in served.people]
        sealed = players[0].link.header.sealed
        assert sealed is not None
        assert served.luck.sealed.commitment == sealed.commitment
        play(players)
        for player in players:
            wait_until(lambda: '"by":"seed"' in served.text)
            text = player.seat.journal()
            assert served.text == text
            journal = read_journal(text.splitlines(keepends=True))
            assert verify(rules(game), journal).ok
            assert journal.revealed is not None
            assert sealed.fits(SecretSeed(journal.revealed))
            assert player.seat.outcome == player.seat.finished().outcome
            everything = kept(served).for_everybody()
            assert list(everything.events(player.number)) == player.heard
            player.link.close()


@pytest.mark.parametrize("game", ["tetrikon", "iqlandie"])
def test_long_games_are_played_for_a_while(game: str) -> None:
    """Their views, clocks and secrets cross as well."""
    with Served(game) as served:
        players = [Player(served, seat, game) for seat in served.people]
        play(players, 60)
        for player in players:
            player.link.close()
        served.kill()
        served.serve()
        for player in players:
            everything = kept_secretly(served)
            assert list(everything.events(player.number))[: len(player.heard)] == player.heard


def kept_secretly(served: Served) -> LocalSeat[Any, Any, Any, Any]:
    """A match that goes on, with every seat."""
    journal = read_journal(served.text.splitlines(keepends=True))
    return LocalSeat.resume(served.room.game, journal, secret=served.luck.secret).for_everybody()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # who is killed closes nothing
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_server_loses_nothing_and_tells_nothing_twice(seed: int) -> None:
    """It is served again from its journal; whoever sat there hears just what they missed."""
    chance = Stream("kills", str(seed))
    with Served("quantum", ("human", "human", "bot:1")) as served:
        players = [Player(served, seat, f"kills {seed}") for seat in served.people]
        over = threading.Event()

        def harass() -> None:
            while not over.wait((5 + chance.below(30)) / 1000):
                served.kill()
                served.serve()

        harassing = threading.Thread(target=harass, daemon=True)
        harassing.start()
        try:
            play(players)
        finally:
            over.set()
            harassing.join(60)
        everything = kept(served).for_everybody()
        assert everything.outcome is not None
        for player in players:
            assert 0 == player.retreats
            assert list(everything.events(player.number)) == player.heard
            assert everything.outcome == player.seat.outcome
        assert 0 < sum(player.link.breaks for player in players)
        for player in players:
            player.link.close()
    gc.collect()  # what the killed servers left open is noticed here, not in the next test


def test_whoever_comes_back_at_another_computer_finds_everything() -> None:
    """The one before is left, and what was played is known."""
    with Served("quantum") as served:
        first = Player(served, 0, "back")
        moment = first.seat.moment
        second = Player(served, 0, "back")
        assert moment <= second.seat.moment
        second.listen()
        assert second.seat.events(0) == tuple(second.heard)
        second.link.close()


def greeted(served: Served, token: str = "watch", version: int = frames.VERSION) -> ClientConnection:  # noqa: S107 - a test's
    line = ExitStack().enter_context(connect(served.address, compression=None, close_timeout=0.2))
    line.send(msgspec.json.encode(frames.Hello(version, token)), text=True)
    return line


def first_key(line: ClientConnection) -> str:
    fault = msgspec.json.decode(line.recv(5))
    key: str = fault["key"]
    return key


@pytest.mark.parametrize(
    ("token", "version", "expected"),
    [("token-9", 1, "net-unknown"), ("", 1, "net-unknown"), ("watch", 2, "net-version")],
)
def test_strangers_are_refused(token: str, version: int, expected: str) -> None:
    """A forged token, none at all, another version of the protocol: said once, and the line is cut."""
    with Served("quantum") as served:
        line = greeted(served, token, version)
        assert expected == first_key(line)
        with pytest.raises(ConnectionClosed):
            line.recv(5)


def test_the_program_says_why_it_is_refused() -> None:
    """In the words of its own language: the key crosses."""
    with Served("quantum") as served, pytest.raises(GameError) as caught:
        served.link("token-9")
    assert "net-unknown" == caught.value.key


def test_nobody_there_is_said() -> None:
    """An address where nothing listens."""
    with pytest.raises(GameError) as caught:
        Link("ws://127.0.0.1:9", "token-0", rules)
    assert "net-unreachable" == caught.value.key


def test_pages_of_other_places_may_not_connect() -> None:
    """A browser says where its page comes from; ours does not yet come from anywhere."""
    with Served("quantum") as served, pytest.raises(InvalidStatus):
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


def test_spoilt_frames_end_their_own_connection_alone() -> None:
    """Two people play a whole match meanwhile, and hear all of it."""
    with Served("quantum") as served:
        players = [Player(served, seat, "fuzz") for seat in served.people]
        keys = set()

        def spoil() -> None:
            for number in range(150):
                line = greeted(served)
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
        everything = kept(served).for_everybody()
        assert [list(everything.events(player.number)) for player in players] == [
            one.heard for one in players
        ]


def test_a_frame_that_is_too_large_is_not_read() -> None:
    """The line is cut before it is in memory."""
    with Served("quantum") as served:
        line = greeted(served)
        line.recv(5)
        with suppress(ConnectionClosed):
            line.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            line.recv(5)


def test_whoever_does_not_read_holds_nobody_up() -> None:
    """They attend and read nothing, while two others play a whole match."""
    with Served("quantum") as served:
        lazy = greeted(served)
        lazy.send(msgspec.json.encode(frames.Asked(0, frames.Attend(0, 0))), text=True)
        players = [Player(served, seat, "slow") for seat in served.people]
        play(players)
        assert players[0].seat.outcome is not None
        assert players[0].seat.outcome == players[1].seat.outcome
        lazy.close()


def test_time_that_has_not_passed_is_not_taken() -> None:
    """A guest says an hour; the server has measured less."""
    with Served("iqlandie") as served:
        link, seat = served.sit(0)
        passed = served.endpoint._measured(frames.Pass(3_600_000))
        assert isinstance(passed, frames.Pass)
        assert passed.milliseconds < 60_000
        assert isinstance(seat, RemoteSeat)
        link.close()


def test_a_line_that_is_gone_for_good_is_said() -> None:
    """Nobody comes back: whatever is asked then is refused, and nobody waits for ever."""
    served = Served("quantum")
    served.serve()
    link = Link(served.address, "token-0", rules, (0.01,))
    seat = RemoteSeat(link.game, link.header, link.own, link, patient=True)
    served.kill()
    with pytest.raises(GameError) as caught:
        seat.perspective(0, 0)
    assert caught.value.key in {"net-unreachable", "net-line-lost"}
    assert not link.wait()
