"""Nothing hidden goes over the wire: what the hall answers is a function of what its asker may know."""

from __future__ import annotations

import zlib
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Header, SeatSpec, Stream
from accessgames.engine.local_seat import LocalSeat
from accessgames.net import frames
from accessgames.net.hall.guests import Guest
from accessgames.shell.knowledge import Knowledge
from accessgames.testing.cases import beginnings, make_case
from accessgames.testing.twins import Twins, play_course
from tools import wire_secrecy
from tools.wire_secrecy import Findings, Luck, Pair, answered, compare, look, main, service_of

if TYPE_CHECKING:
    from accessgames.net.service import SeatService

LUCK = Luck.of("tests")
GAMES = ("iota", "quantum", "tetrikon", "iqlandie")


@pytest.mark.parametrize("game", GAMES)
def test_pairs_that_look_the_same_are_answered_the_same(game: str) -> None:
    """`tools/wire_secrecy.py` compares ten thousand."""
    found = look(game, 8, "suite")
    assert [] == found.differences
    assert found.pairs >= 8
    assert found.notes > 100


def test_what_was_done_is_told_as_the_asker_knew_it() -> None:
    """Once the view of whoever did it went along, with their hand."""
    case = make_case("iota")
    setup = next(one.setup for one in beginnings(case) if one.setup.seats == 2)
    course = play_course(case.game, setup, Stream("iota", "certain"), 60)
    header = Header("iota", case.game.rules_version, (SeatSpec("Jana"), SeatSpec("Petr")), setup.options, "7")
    service = service_of(case, header, course.moves, 0, LUCK.seeds[0])
    views = []
    for moment in range(len(course.moves)):
        found = service.seat.certain_action(moment, 0)
        if found is not None:
            views.append(found[0].seat)
            told = bytes(service.answer(frames.Certain(moment, 0))).decode()
            assert ("null" if course.moves[moment][0] else told) == told
            assert ('"viewer":0' in told) == (not course.moves[moment][0])
    assert {0} == set(views)


def test_a_moment_that_is_none_is_refused() -> None:
    """It is no mistake of the hall; once it ended the line."""
    case = make_case("quantum")
    setup = next(iter(beginnings(case))).setup
    seats = tuple(SeatSpec(name) for name in ("Jana", "Petr", "Eva", "Ota")[: setup.seats])
    service = service_of(case, Header("quantum", 1, seats, setup.options, "7"), (), 0, LUCK.seeds[0])
    for request in (frames.Certain(0, 0), frames.Why(0, 0), frames.Look(0, 9)):
        with pytest.raises(Exception, match="net-not-yours"):
            service.answer(request)


def test_a_difference_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """The comparison can fail: two courses that do not look the same differ at once."""
    case, found = make_case("quantum"), Findings()
    setup = next(one.setup for one in beginnings(case) if one.setup.seats == 2)
    left, right = (play_course(case.game, setup, Stream("quantum", name), 12) for name in "ab")
    people = (SeatSpec("A"), SeatSpec("B"))
    header = Header("quantum", case.game.rules_version, people, setup.options, "", sealed=LUCK.sealed)
    length = min(len(left.moves), len(right.moves))
    twins = Twins(0, left.moves[:length], right.moves[:length], (left.states[0], right.states[0]))
    compare(Pair(case, header, twins, LUCK, "here"), Stream("quantum", "x"), found)
    assert found.differences
    assert 0 == main(["--pairs", "1", "--games", "quantum"])
    assert capsys.readouterr().out.startswith("quantum: ")


def test_a_seed_that_goes_over_the_wire_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the answer of a proof told what is drawn next: both worlds differ in all luck to come."""

    def verify(seat: LocalSeat[Any, Any, Any, Any]) -> int:
        return seat._match.streams.open("chance").below(1_000_000)

    monkeypatch.setattr(LocalSeat, "verify", verify)
    requests = {request for _, request, _, _ in look("quantum", 2, "suite").differences}
    assert "Verify()" in requests


def test_a_yes_or_no_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only of a proof, whose draws follow from the seed by luck alone, yes and no are let differ."""
    told = cycle(sorted(wire_secrecy.VERIFIED))

    def alternate(service: SeatService, request: frames.SeatRequest) -> bytes:
        asked = frames.Verify, frames.Corrigible
        return next(told) if isinstance(request, asked) else answered(service, request)

    monkeypatch.setattr(wire_secrecy, "answered", alternate)
    requests = {request for _, request, _, _ in look("quantum", 2, "suite").differences}
    assert {"Corrigible()"} == requests


def test_a_frame_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes is counted: a message without a word gives away a hidden hand by being sent."""
    send = Guest.send

    async def twice(guest: Guest, *answers: frames.FromServer) -> None:
        match = guest.match
        hidden = match.seat._match.state if match is not None else ""
        if zlib.crc32(repr(hidden).encode()) % 2:
            guest.hear(frames.Heard("missed"))
        await send(guest, *answers)

    monkeypatch.setattr(Guest, "send", twice)
    differences = look("tetrikon", 4, "suite").differences
    assert any(request.endswith("frame") for _, request, _, _ in differences)


def test_a_thought_about_a_hidden_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody is said to think is counted in what they may do, as far as that is known aloud."""

    def thought(known: Knowledge, actor: int) -> int:
        world = known.seat._wire._hall  # type: ignore[attr-defined] # no session may ask that
        return len(world.seat.game.legal_actions(world.seat._match.state, actor))

    monkeypatch.setattr(Knowledge, "thought", thought)
    assert any(request.endswith("stands") for _, request, _, _ in look("iota", 4, "suite").differences)
