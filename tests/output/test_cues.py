"""The port for cues."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

import pytest

from accessgames.language import Kind, Rendered
from accessgames.output.ports import CuePort, Ports
from tests.output.test_voice import Spy

if TYPE_CHECKING:
    from accessgames.output.worker import Worker


def played(*kinds: Kind, named: str = "") -> list[object]:
    """Return what sounds for an answer with lines of these kinds."""
    spy = Spy()
    port = CuePort(cast("Worker", spy))
    for kind in kinds:
        port.speak(Rendered("Věta.", "Věta.", "v", kind), interrupt=False)
    if named:
        port.cue(named)
    port.flush()
    return list(spy.calls)


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        (("turn",), "turn"),
        (("refusal", "turn"), "refused"),
        (("own", "score", "turn"), "points"),
        (("score", "refusal"), "refused"),
    ],
)
def test_one_cue_for_an_answer(kinds: tuple[Kind, ...], expected: str) -> None:
    """A refusal outweighs points, and points the next turn."""
    assert [(expected, True)] == played(*kinds)


def test_most_lines_have_no_cue() -> None:
    """Answers, stories and hints are heard anyway."""
    cued = {"turn", "refusal", "score"}
    assert [] == played(*(kind for kind in get_args(Kind) if kind not in cued))


def test_the_end_outweighs_everything() -> None:
    """It is named, because no kind of line stands for it."""
    assert [("end", True)] == played("score", "turn", named="end")


def test_points_are_as_high_as_they_are_many() -> None:
    """How many there were changes the cue of that answer alone; a refusal outweighs it as before."""
    spy = Spy()
    port = CuePort(cast("Worker", spy))
    answers: tuple[tuple[Kind, str], ...] = (("score", "points 12"), ("score", ""), ("refusal", "points 12"))
    for kind, named in answers:
        port.speak(Rendered("Věta.", "Věta.", "v", kind), interrupt=False)
        if named:
            port.cue(named)
        port.flush()
    assert [("points 12", True), ("points", True), ("refused", True)] == spy.calls


def test_an_answer_without_lines_is_silent() -> None:
    """And what was told before is not heard again."""
    spy = Spy()
    port = CuePort(cast("Worker", spy))
    ports = Ports([port])
    port.speak(Rendered("Věta.", "Věta.", "v", "turn"), interrupt=False)
    port.flush()
    port.flush()
    port.stop()
    ports.cue("end")
    ports.flush()
    ports.close()
    assert [("turn", True), ("end", True), "close"] == spy.calls
