"""Looking at all backends at once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import Manner
from accessgames.output.process import ProbeResult, Process, probe
from tests.output.child.rogue import AGES
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.output import wire


def rogues(kind: str, folder: Path) -> Callable[[Callable[[wire.Report | None], None]], Process]:
    """Return what starts misbehaving children."""
    return lambda heard: Process(heard, "tests.output.child.rogue", kind, str(folder / "diary"))


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("short", ProbeResult("one", True, "rogue", frozenset({"speak", "braille", "ends"}))),
        ("absent", ProbeResult("one", False, reason="absent", detail="one cs")),
    ],
)
def test_what_became_of_a_backend(kind: str, expected: ProbeResult, tmp_path: Path) -> None:
    """It works and says what it can, or says why not."""
    assert (expected,) == probe(["one"], Manner(), spawn=rogues(kind, tmp_path))


def test_one_that_hangs_delays_no_other(tmp_path: Path) -> None:
    """After the deadline it is told that it did not answer, and it is killed."""
    begun = time.monotonic()
    found = probe(["one", "two"], Manner(), seconds=0.5, spawn=rogues("hang", tmp_path))
    assert [
        ProbeResult("one", works=False, reason="hung"),
        ProbeResult("two", works=False, reason="hung"),
    ] == list(found)
    assert AGES / 10 > time.monotonic() - begun


def test_real_backends_in_order() -> None:
    """Unknown ones are told by what is missing."""
    found = probe(["nonsense", "rubbish"], Manner())
    assert ["nonsense", "rubbish"] == [each.name for each in found]
    assert {"module"} == {each.reason for each in found}


def test_nothing_to_look_at() -> None:
    """Takes no time."""
    assert () == probe([], Manner())


@not_on_windows("Windows, and Wine, ends what is asked whether it lives")
def test_who_waits_is_asked_again_and_again_and_may_break_in(tmp_path: Path) -> None:
    """While nothing answers; all children are ended then."""
    started: list[Process] = []
    asked: list[int] = []

    def spawn(heard: Callable[[wire.Report | None], None]) -> Process:
        started.append(rogues("hang", tmp_path)(heard))
        return started[-1]

    def watch(done: int) -> None:
        asked.append(done)
        if len(asked) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        probe(["one", "two"], Manner(), spawn=spawn, watch=watch)
    assert [0, 0, 0] == asked
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(process.pid, 0)
