"""Cancelling speech, measured with the real server where it is installed, and told where it is not."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.output.backends import UnavailableError
from tools.bench import cancelling, voice
from tools.bench.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Run

LACKING = cancelling.missing()


@pytest.mark.skipif(bool(LACKING), reason=f"needs Debian's {', '.join(LACKING)}")
def test_the_real_server_accepts_and_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acceptance against our limit, silence without one, as most of that time belongs to others."""
    monkeypatch.setattr(cancelling, "ROUNDS", 2)
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nobody")
    readings = list(cancelling.cancelling(load_room("iota")))
    assert ["cancel-median", "cancel-slowest", "cancel-silent"] == [one.kind for one in readings]
    assert [50.0, 50.0, None] == [one.reference_value for one in readings]
    assert 0 < readings[0].value <= readings[1].value
    assert 0 <= readings[2].value < 1000, "0 where it was cancelled between two words"
    assert "unix_socket:/nobody" == os.environ["SPEECHD_ADDRESS"], "it is put back"


def test_a_reader_is_asked_to_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it never told that it speaks; once, as a reader knows no games either."""
    monkeypatch.setattr(cancelling, "ROUNDS", 2)
    readings = list(cancelling.silencing(load_room("iota")))
    assert [("cancel-median", 50.0), ("cancel-slowest", 50.0)] == [
        (one.kind, one.reference_value) for one in readings
    ]
    assert 0 < readings[0].value <= readings[1].value
    assert [] == list(cancelling.silencing(load_room("quantum")))


def test_it_is_measured_once_and_not_for_every_game() -> None:
    """A voice knows no games."""
    assert [] == list(cancelling.cancelling(load_room("quantum")))


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs and the module, and nothing is started."""

    def none(name: str) -> object:
        raise UnavailableError("module", name)

    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(cancelling, "from_debian", none)
    assert (*cancelling.PROGRAMS, cancelling.MODULE) == cancelling.missing()
    assert [] == list(cancelling.cancelling(load_room("iota")))


def test_the_output_says_that_it_was_not_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what is missing; a document for machines has readings only."""
    monkeypatch.setattr(cancelling, "missing", lambda: ("pulseaudio", "parec"))
    monkeypatch.setattr(voice, "hanging", lambda _: iter(()))
    monkeypatch.setattr(cancelling, "silencing", lambda _: iter(()))
    told = ["Zrušení řeči se neměří, chybí pulseaudio a parec."]
    assert told == run("mereni", "--only", "voice").lines
    assert [] == run("bench", "--json", "--only", "voice").document


def test_readings_are_sentences(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stands where other lines have a game."""
    readings = (
        Reading("cancel-median", cancelling.SERVER, 2.5, "ms", "limit", 50.0),
        Reading("cancel-silent", cancelling.SERVER, 90.0, "ms"),
    )
    monkeypatch.setattr(cancelling, "missing", tuple)
    monkeypatch.setattr(voice, "hanging", lambda _: iter(()))
    monkeypatch.setattr(cancelling, "silencing", lambda _: iter(()))
    monkeypatch.setattr(cancelling, "cancelling", _only(readings))
    assert [
        "speech-dispatcher: zrušení řeči přijato obvykle za 2,5 ms, v mezi 50",
        "speech-dispatcher: ticho po zrušení obvykle za 90 ms",
    ] == run("mereni", "--only", "voice").lines


def _only(readings: tuple[Reading, ...]) -> Callable[[object], object]:
    """Give the readings for the first game and none for the others."""
    left = [readings]
    return lambda _: iter(left.pop() if left else ())


def test_what_never_comes_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else a figure would be about no voice at all."""
    monkeypatch.setattr(cancelling, "PATIENCE", 0.01)
    with pytest.raises(ChildProcessError, match="speech-dispatcher"):
        cancelling.await_(lambda: False)


def test_an_ear_knows_the_last_sound() -> None:
    """What is hardly to be heard is no sound, and only a loud one is speech."""
    ours, theirs = os.pipe()
    with open(ours, "rb") as sound:  # noqa: PTH123 - a pipe
        ear = cancelling.Ear(sound)
        os.write(theirs, (50).to_bytes(2, "little", signed=True))
        os.write(theirs, (-500).to_bytes(2, "little", signed=True))
        cancelling.await_(lambda: ear.heard > 0)
        assert 0 == ear.loud
        os.write(theirs, (-5000).to_bytes(2, "little", signed=True))
        cancelling.await_(lambda: ear.loud > 0)
        os.close(theirs)
