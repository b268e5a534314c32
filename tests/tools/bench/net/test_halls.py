"""The bench of the hall: a few people, so that what is measured is there and what is told is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.language import Language
from tools.bench import compared
from tools.bench import net as bench
from tools.bench.net import measuring, served
from tools.bench.net.__main__ import main
from tools.bench.reading import LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

HUNDRED = tuple(map(float, range(1, 101)))
FIGURES = measuring.Figures(0.8, 20.0, 90.0, 0.005, HUNDRED, 2.0, (30.0,), 170.0, 0.75, 900.0)
FEWER = measuring.Figures(0.8, 20.0, 90.0, 0.0, (1.0,), 2.0, (), 0.0, 0.5, 900.0)

needs_cores = pytest.mark.skipif(not served.able(), reason="processes are held on cores on Linux alone")


def test_every_figure_is_told_with_what_it_is_compared_to() -> None:
    """Limits of ours, an echo and a wait for the disk of the same run; the 95th of a hundred."""
    found = [(one.kind, one.value, one.reference) for one in bench.readings(FIGURES, FEWER, 5.0, 4.0)]
    assert [
        ("hall-ready", 800.0, LIMIT),
        ("hall-lobby", 20.0, LIMIT),
        ("hall-seated", 90.0, LIMIT),
        ("hall-idle", 0.5, LIMIT),
        ("hall-told", 95.0, LIMIT),
        ("hall-told", 95.0, "echo"),
        ("hall-told", 95.0, "fsync"),
        ("hall-beside", 30.0, LIMIT),
        ("hall-logins", 170.0, None),
        ("hall-action", 0.75, LIMIT),
        ("hall-rate", 900.0, None),
        ("hall-growth", 1.5, LIMIT),
    ] == found


def test_where_nobody_logs_in_nothing_is_told_of_that() -> None:
    """There is no figure instead of a wrong one."""
    kinds = {one.kind for one in bench.readings(FEWER, FEWER, 5.0, 4.0)}
    assert "hall-beside" not in kinds


@pytest.mark.parametrize(("tag", "expected"), [("cs", "přes mez 25"), ("en", "over the limit of 25")])
def test_every_figure_has_a_sentence(tag: str, expected: str) -> None:
    """In each language, with the limit that is kept or not."""
    readings = list(bench.readings(FIGURES, FEWER, 5.0, 4.0))
    said = [
        Language(tag).form(compared(bench.told(one, "{:g}".format), one, "{:g}".format), "full")
        for one in readings
    ]
    assert len(readings) == len(set(said))
    assert len(bench.SENTENCES) == len({one.kind for one in readings})
    assert [readings[4].kind] == [
        one.kind for one, line in zip(readings, said, strict=True) if expected in line
    ]


def test_other_games_measure_no_hall() -> None:
    """It is measured once, with two games at its tables."""
    assert [] == list(bench.halls(load_room("quantum")))


@needs_cores
def test_a_small_hall(capsys: pytest.CaptureFixture[str]) -> None:
    """Servers in processes of their own, people who act, others who log in; how fast is no part of a test."""
    words: Sequence[str] = ("--tables", "3", "--rate", "30", "--seconds", "0.5", "--logins", "2")
    assert 0 == main(list(words))
    told = capsys.readouterr().out.splitlines()
    assert 12 == len(told)
    values = {line.partition(":")[0]: float(line.split(": ")[1].split()[0]) for line in told}
    assert values["hall-rate-hall"] > 0
    assert values["hall-told-hall"] > 0
    assert values["hall-beside-hall"] > 0
    assert values["hall-logins-hall"] > 0


@needs_cores
def test_a_server_that_does_not_come_is_an_error() -> None:
    """There is nothing to measure, and that is not passed over."""
    with pytest.raises(ChildProcessError), served._serving(("false",), "ws://", {}):
        pass
