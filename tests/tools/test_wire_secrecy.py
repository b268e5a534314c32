"""Nothing hidden goes over the wire: what the hall answers is a function of what its asker may know."""

from __future__ import annotations

import pytest

from accessgames.engine import Header, SeatSpec, Stream
from accessgames.net import frames
from accessgames.testing.cases import beginnings, make_case
from accessgames.testing.twins import Twins, play_course
from tools.wire_secrecy import Findings, compare, look, main, service_of

GAMES = ("iota", "quantum", "tetrikon", "iqlandie")


@pytest.mark.parametrize("game", GAMES)
def test_pairs_that_look_the_same_are_answered_the_same(game: str) -> None:
    """`tools/wire_secrecy.py` compares ten thousand."""
    found = look(game, 20, "suite")
    assert [] == found.differences
    assert found.pairs >= 20


def test_what_was_done_is_told_as_the_asker_knew_it() -> None:
    """Once the view of whoever did it went along, with their hand."""
    case = make_case("iota")
    setup = next(one.setup for one in beginnings(case) if one.setup.seats == 2)
    course = play_course(case.game, setup, Stream("iota", "certain"), 60)
    header = Header("iota", case.game.rules_version, (SeatSpec("Jana"), SeatSpec("Petr")), setup.options, "7")
    service = service_of(case, header, course.moves, 0)
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
    service = service_of(case, Header("quantum", 1, seats, setup.options, "7"), (), 0)
    for request in (frames.Certain(0, 0), frames.Why(0, 0), frames.Look(0, 9)):
        with pytest.raises(Exception, match="net-not-yours"):
            service.answer(request)


def test_a_difference_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """The comparison can fail: two courses that do not look the same differ at once."""
    case, found = make_case("quantum"), Findings()
    setup = next(one.setup for one in beginnings(case) if one.setup.seats == 2)
    left, right = (play_course(case.game, setup, Stream("quantum", name), 12) for name in "ab")
    header = Header("quantum", case.game.rules_version, (SeatSpec("A"), SeatSpec("B")), setup.options, "7")
    length = min(len(left.moves), len(right.moves))
    twins = Twins(0, left.moves[:length], right.moves[:length], (left.states[0], right.states[0]))
    compare(case, header, twins, Stream("quantum", "x"), found, "here")
    assert found.differences
    assert 0 == main(["--pairs", "1", "--games", "quantum"])
    assert capsys.readouterr().out.startswith("quantum: ")
