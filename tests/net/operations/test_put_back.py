"""Programs that run on while a hall is put back to an earlier state: they follow its record, and say so."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Self

import msgspec
import pytest

from accessgames.engine import GameError, NotYourTurn
from accessgames.engine.notes import Side
from accessgames.engine.seat import Retreat
from accessgames.net import frames
from accessgames.net.service import SeatService
from tests.net.halls import OpenHall
from tests.net.homes import environment
from tests.net.operations.test_draining import Terminal, end
from tests.net.sockets import Party, Served, enter
from tests.net.test_sockets import kept, play, players_of, wait_until
from tests.net.visits.test_page import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.net.link import Link
    from accessgames.net.pipes import ClientLine
    from accessgames.net.remote_seat import RemoteSeat

GAMES = ("iota", "quantum", "tetrikon", "iqlandie")
PATIENCE = 60
PUT_BACK = {
    "cs": "Herna se vrátila do dřívějšího stavu. Partie pokračuje odtud, co bylo potom, už neplatí.",
    "en": "The hall was put back to an earlier state. "
    "The match goes on from there, what came later no longer counts.",
}


def copied(source: Path, target: Path) -> None:
    """Copy the file of a hall as it is at this moment, in place of another."""
    for more in ("", "-wal", "-shm"):
        Path(f"{target}{more}").unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


class Saved(Served):
    """A hall on a file that is saved, and put back while programs run on."""

    @property
    def saved(self) -> Path:
        """Where it is saved."""
        return Path(f"{self.path}.saved")

    def save(self) -> None:
        """Save it as it is."""
        self.kill()
        copied(Path(self.path), self.saved)
        self.serve()

    def put_back(self) -> None:
        """Lose all that came later."""
        self.kill()
        copied(self.saved, Path(self.path))
        self.serve()


@pytest.fixture
def hall(tmp_path: Path) -> Saved:
    """A hall that is not served yet."""
    return Saved(tmp_path / "hall.sqlite")


def more(party: Party, actions: int) -> None:
    """Let everybody do so much more."""
    play(players_of(party, "more"), max(seat.moment for seat in party.seats) + actions)


def met(link: Link, breaks: int) -> None:
    """Wait until a line broke and came back."""
    wait_until(lambda: link.breaks > breaks and link.arrived)


def lose(hall: Saved, links: Sequence[Link]) -> None:
    """Put the hall back, and wait until some programs came back."""
    breaks = [link.breaks for link in links]
    hall.put_back()
    for link, before in zip(links, breaks, strict=True):
        met(link, before)


@contextmanager
def saved_party(hall: Saved, game: str) -> Iterator[Party]:
    """Let two people play in a hall that is saved behind their first actions."""
    with hall:
        party = Party(hall, game)
        more(party, 12)
        hall.save()
        yield party
        party.close()


def held_back(link: Link) -> threading.Event:
    """Let somebody not come back before something is set."""
    opened, usual = threading.Event(), link._ways._way

    def way() -> ClientLine:
        assert opened.wait(PATIENCE)
        return usual()

    link._ways._way = way
    return opened


def follows(hall: Saved, party: Party) -> None:
    """Check that everybody knows what the record lets them know, no more and no less."""
    everything = kept(hall, party)
    for number, seat in enumerate(party.seats):
        seat.catch_up()
        assert everything.acted == tuple(seat.acted)
        assert everything.events(number) == seat.events(number)
        assert everything.perspective(number).view == seat.perspective(number).view


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_starts_again_from_the_record(game: str, hall: Saved) -> None:
    """It learns how far its match went back, once, and knows what somebody new knows, also behind it."""
    with saved_party(hall, game) as party:
        moment = kept(hall, party).moment
        more(party, 10)
        lose(hall, party.links)
        assert [Retreat(moment, None)] * 2 == [seat.catch_up() for seat in party.seats]
        assert [None] * 2 == [seat.catch_up() for seat in party.seats]
        more(party, 8)
        follows(hall, party)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_went_on_meanwhile_is_told_from_the_others(game: str, hall: Saved) -> None:
    """Whoever comes back late finds as many lines as they know: what was noticed tells them apart."""
    with saved_party(hall, game) as party:
        more(party, 6)
        late = party.links[1]
        opened = held_back(late)
        lose(hall, party.links[:1])
        with closing(hall.link("Petr")) as other:
            other.request(frames.Sit(party.table), frames.TableSeen)
            there = Party.__new__(Party)
            there.links, there.table = [party.links[0], other], party.table
            there.seats = [party.seats[0], enter(other)]
            play(players_of(there, "otherwise"), party.seats[1].moment + 4)
        before, known = late.breaks, party.seats[1].line
        opened.set()
        met(late, before)
        retreat = party.seats[1].catch_up()
        assert retreat is not None
        assert retreat.actor is None
        assert known <= party.seats[1].line
        follows(hall, party)


def test_nothing_is_done_in_a_match_for_which_it_was_not_meant(hall: Saved) -> None:
    """What was chosen before the hall was put back is refused, also where the rules would allow it."""
    with saved_party(hall, "quantum") as party:
        more(party, 7)
        lose(hall, party.links)
        record = hall.journal(party.table)
        for number, seat in enumerate(party.seats):
            if number in seat.actors:
                with pytest.raises(GameError, match="net-stale"):
                    seat.submit(number, [next(iter(seat.perspective(number).legal))])
                assert seat.catch_up() is not None
        assert record == hall.journal(party.table)
        more(party, 6)
        follows(hall, party)


def test_a_line_that_only_broke_changes_nothing(hall: Saved) -> None:
    """An action that was sent meanwhile is done once, and nobody hears of an earlier state."""
    with hall:
        party = Party(hall, "quantum")
        more(party, 9)
        hall.kill()
        hall.serve()
        players = players_of(party, "on")
        play(players, 30)
        assert [0, 0] == [player.retreats for player in players]
        follows(hall, party)
        party.close()


def test_notes_alone_that_are_lost_are_no_earlier_state(hall: Saved) -> None:
    """The record is shorter by a line that is no action: nothing is told, and what follows is heard."""
    with saved_party(hall, "quantum") as party:
        party.seats[0].note(Side(0, 1))
        for seat in party.seats:
            seat.catch_up()
        lose(hall, party.links)
        assert [None, None] == [seat.catch_up() for seat in party.seats]
        more(party, 1)
        follows(hall, party)


@pytest.mark.parametrize("again", [False, True])
def test_a_match_that_is_there_no_more_is_left(again: bool, hall: Saved) -> None:
    """The hall was saved before it began: that is told once, and nothing of another match is heard."""
    with hall:
        hall.save()
        party = Party(hall, "quantum", 1, 1)
        more(party, 9)
        (link,), (seat,) = party.links, party.seats
        hall.tokens, opened = {}, held_back(link)
        hall.put_back()
        other = hall.link("Eva")
        link._hello = msgspec.structs.replace(link._hello, token=other.token)  # who they are is in no backup
        if again:
            other.request(frames.Open("quantum", 2, computers=(1,)), frames.TableSeen)
        other.close()
        opened.set()
        wait_until(lambda: link.withdrawn)
        assert [("put-back", party.table)] == [(one.what, one.table) for one in link.heard]
        known = seat.moment
        seat.catch_up()
        assert known == seat.moment
        link.leave()
        number = link.request(frames.Open("iota", 2, computers=(1,)), frames.TableSeen).number
        assert number == 1 + again
        assert enter(link).actors
        link.close()


class Joined:
    """`accessgames join`, typed into and heard while it runs."""

    def __init__(self, home: Path, hall: Saved, *options: str) -> None:
        address = hall.address.partition("//")[2]
        command = [sys.executable, "-P", "-m", "accessgames", "join", address, "--name", "Jana", *options]
        self._running = subprocess.Popen(
            command, env=environment(home), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8",
        )  # fmt: skip
        self.told: list[str] = []
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()

    def _hear(self) -> None:
        assert self._running.stdout is not None
        self.told.extend(iter(self._running.stdout.readline, ""))

    def type(self, *lines: str) -> None:
        """Type lines."""
        assert self._running.stdin is not None
        self._running.stdin.write("".join(f"{line}\n" for line in lines))
        self._running.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._running.kill()
        self._running.communicate()
        self._hearing.join(PATIENCE)


WORDS = {
    "cs": ("nový stůl {} 2", "čekej", "tahy", "stav"),
    "en": ("new table {} 2", "wait", "moves", "status"),
}


def together(jana: Joined, seat: RemoteSeat, moves: str, actions: int) -> None:
    """Let somebody at the program and somebody else do so much more."""
    until, wanted = time.monotonic() + PATIENCE, seat.moment + actions
    while seat.moment < wanted and seat.actors:  # a short match may be over
        assert time.monotonic() < until, "".join(jana.told)
        before = seat.moment
        if 1 in seat.actors:
            with suppress(NotYourTurn):
                seat.submit(1, [next(iter(seat.perspective(1).legal))])
        else:
            jana.type(moves, "1")
        again = time.monotonic() + 1  # what was listed may be out of date by what the other did
        while seat.moment == before and time.monotonic() < again:
            time.sleep(0.02)
            seat.catch_up()
        if seat.moment == before and 1 not in seat.actors:
            jana.type("1", "1")  # the first was a piece: how it is turned was listed, then places


def watched(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set what is returned once the program of the first seat asks for all that it noticed, to compare it."""
    compared, usual = threading.Event(), SeatService.answer

    def answer(self: SeatService, asked: frames.SeatRequest) -> msgspec.Raw:
        found = usual(self, asked)
        if isinstance(asked, frames.Hear) and asked.viewer == 0:
            compared.set()
        return found

    monkeypatch.setattr(SeatService, "answer", answer)
    return compared


@pytest.mark.parametrize(
    ("game", "language"), [("iota", "cs"), ("quantum", "en"), ("tetrikon", "cs"), ("iqlandie", "en")]
)
def test_the_program_says_so_in_one_sentence(
    game: str, language: str, hall: Saved, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And goes on: what happens behind it is heard; a restart without an earlier state is not told."""
    opened, waits, moves, status = WORDS[language]
    with hall, Joined(tmp_path / "jana", hall, "--lang", language) as jana:
        jana.type(opened.format(game), waits)
        petr = hall.link("Petr")
        wait_until(lambda: bool(petr.request(frames.Tables(), list[frames.TableSeen])))
        petr.request(frames.Sit(1), frames.TableSeen)
        seat = enter(petr)
        together(jana, seat, moves, 4)
        breaks = petr.breaks
        hall.save()
        met(petr, breaks)
        together(jana, seat, moves, 5)
        for _ in range(4):  # where she is to act, a line is read before what others did is taken in
            jana.type(status)
            time.sleep(0.3)
        compared = watched(monkeypatch)
        lose(hall, [petr])
        assert seat.catch_up() is not None
        while not compared.wait(0.3):  # before the others play the same again by the same luck
            jana.type(status)
        until = time.monotonic() + PATIENCE
        while PUT_BACK[language] not in "".join(jana.told):  # by a pipe it is told when she is to act
            assert time.monotonic() < until, "".join(jana.told)
            together(jana, seat, moves, 1)
        together(jana, seat, moves, 5)
        petr.close()
    heard = "".join(jana.told)
    assert 1 == heard.count(PUT_BACK[language]), heard
    assert "Traceback" not in heard


@pytest.mark.skipif(sys.platform == "win32", reason="no terminals of this kind")
@pytest.mark.parametrize("game", GAMES)
def test_pages_and_terminals_come_back_to_the_earlier_state(game: str, tmp_path: Path) -> None:
    """Their sessions ended with the hall: they hear how the match stands at their table, and play on."""
    typed, saved = (f"nový stůl {game} 2", "začni 1"), tmp_path / "saved.sqlite"
    file = tmp_path / "hall" / "hall.sqlite"
    with OpenHall(tmp_path / "hall") as hall:
        page = Page(hall, "Eva").ready()
        for line in typed:
            page.type(line)
        first = Terminal(hall.terminals, *typed)
        wait_until(lambda: "Hrají " in first.heard)
        copied(file, saved)
        while not page.asks["due"]:
            page.hear()
        for line in ("tahy", "1"):
            page.type(line)
        page.line.close()
        end(hall)
    first.join(PATIENCE)
    copied(saved, file)
    with OpenHall(tmp_path / "hall") as again:
        with Page(again, "", token=page.first["token"]).ready() as back:
            second = Terminal(again.terminals, "konec", "ano")
            assert any("Hrají " in line for line in back.told), back.told
            before = len(back.told)
            back.type("stav")
            assert len(back.told) > before
        second.join(PATIENCE)
        assert "Hrají " in second.heard
        assert "" == again.log
