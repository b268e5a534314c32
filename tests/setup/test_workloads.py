"""`tools/workloads.py`: what both versions of a comparison do."""

from __future__ import annotations

import json
from itertools import chain, repeat
from typing import TYPE_CHECKING

import pytest

from accessgames.games import game_ids
from tests.systems import not_on_windows
from tools import regression, workloads

if TYPE_CHECKING:
    from pathlib import Path


def test_every_game_has_its_work() -> None:
    """Random games, greedy games, a look at positions and answers of each, and the start of the program."""
    kinds = {name.partition("-")[0] for name in workloads.works("checkout")}
    assert {"start", "random", "greedy", "look", "answers"} == kinds
    assert set(game_ids()) == set(workloads.GAMES)
    assert 4 * len(workloads.GAMES) + 1 == len(workloads.works("checkout"))


@pytest.mark.parametrize("game", workloads.GAMES)
def test_work_is_always_the_same(game: str) -> None:
    """The same actions and the same positions each time, so that times can be compared."""
    play, look = workloads.played(game, "random"), workloads.looked_at(game)
    assert play() == play() > 10
    assert look() == look() > 3


def test_the_fastest_repeat_counts() -> None:
    """After a warm-up, at least three repeats; the best of them, for one unit."""
    readings = chain([0.0, 0.0, 8.0, 8.0, 10.0, 10.0, 16.0], repeat(99.0))
    done: list[int] = []

    def work() -> int:
        done.append(1)
        return 4

    assert 0.5 == workloads.fastest(work, lambda: next(readings))
    assert workloads.REPEATS + 1 == len(done)


def test_short_work_is_repeated_until_it_is_long_enough() -> None:
    """Work of a hundredth of a second is done about twenty times."""
    now = [0.0]

    def work() -> int:
        now[0] += 0.01
        return 1

    assert pytest.approx(0.01) == workloads.fastest(work, lambda: now[0])
    assert 20 <= round(now[0] / 0.01) - 1 <= 21


@not_on_windows("versions are compared on Linux alone, by the time of its processes")
def test_this_version_can_be_measured() -> None:
    """The child process measures the checkout it was given, by name."""
    found = regression.measure(regression.ROOT, ["random-quantum"])
    assert ["random-quantum"] == list(found)
    assert 0 < found["random-quantum"] < 1


@not_on_windows("versions are compared on Linux alone, by the time of its processes")
def test_another_program_is_not_measured_instead(tmp_path: Path) -> None:
    """A folder without the program is not replaced by the installed one."""
    with pytest.raises(regression.NothingToCompareError):
        regression.measure(tmp_path, ["random-quantum"])


def test_what_a_version_cannot_do_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Work that fails is missing from the result, the rest is there."""

    def broken() -> workloads.Work:
        raise KeyError

    monkeypatch.setattr(workloads, "works", lambda _: {"good": lambda: lambda: 1, "bad": broken})
    monkeypatch.setattr(workloads, "fastest", lambda work: float(work()))
    monkeypatch.syspath_prepend("")
    assert 0 == workloads.main([str(regression.ROOT)])
    assert {"good": 1.0} == json.loads(capsys.readouterr().out)
