"""The worker of a port: never a wait for the caller, whatever a backend does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from accessgames.output import wire
from accessgames.output.backends import Manner
from accessgames.output.worker import Notice, Worker
from tests.output.child.rogue import AGES
from tests.output.rogues import Told, diary_of, rogue, until, wrote

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    """Return where a backend notes what it does."""
    return tmp_path / "diary"


def test_texts_are_spoken_in_order(diary: Path) -> None:
    """One after another, each begun when the one before has ended."""
    worker = rogue("short", diary)
    for text in ("první", "druhá", "třetí"):
        worker.say(text, interrupt=False)
    assert wrote(diary, "speak třetí")
    worker.close()
    assert ["speak první", "speak druhá", "speak třetí"] == diary_of(diary)[:3]


def test_an_answer_cuts_off_what_is_being_said(diary: Path) -> None:
    """It silences the voice and what waits."""
    worker = rogue("endless", diary)
    worker.say("dlouhá", interrupt=False)
    worker.say("čeká", interrupt=False)
    assert wrote(diary, "speak dlouhá")
    worker.say("odpověď", interrupt=True)
    assert wrote(diary, "speak odpověď")
    worker.close()
    assert ["speak dlouhá", "stop", "speak odpověď"] == diary_of(diary)[:3]


def test_silence_forgets_what_waits(diary: Path) -> None:
    """After a new command nothing old is said any more."""
    worker = rogue("endless", diary)
    worker.say("dlouhá", interrupt=False)
    worker.say("čeká", interrupt=False)
    assert wrote(diary, "speak dlouhá")
    worker.stop()
    worker.say("nová", interrupt=False)
    assert wrote(diary, "speak nová")
    worker.close()
    assert "speak čeká" not in diary_of(diary)


def test_too_many_texts_become_one_sentence(diary: Path) -> None:
    """The oldest are told as a number, the youngest twenty in full."""
    worker = rogue("endless", diary)
    worker.say("dlouhá", interrupt=False)
    assert wrote(diary, "speak dlouhá")
    for number in range(25):
        worker.say(f"událost {number}", interrupt=False)
    assert until(lambda: 21 == len(worker.waiting))
    worker.close()
    assert "5 more" == worker.waiting.next()
    assert "událost 5" == worker.waiting.next()


def test_a_backend_that_hangs_at_the_start_is_given_up(diary: Path) -> None:
    """After the deadline the next one is tried, each told in one notice; then there is none."""
    worker = rogue("hang", diary, "first", "second")
    worker.say("nikdo neslyší", interrupt=False)
    told = Told(worker)
    assert told.has("none")
    worker.close()
    assert [Notice("hung", "first"), Notice("hung", "second"), Notice("none")] == told.notices


def test_a_backend_that_hangs_while_speaking_is_started_again_twice(diary: Path) -> None:
    """Three times in all it gets a text and never comes back; then it is given up."""
    worker = rogue("sleep", diary)
    told = Told(worker)
    for number in range(1, 4):
        worker.say(f"text {number}", interrupt=False)
        assert wrote(diary, f"speak text {number}")
    assert told.has("none")
    worker.close()
    assert ["chosen", "hung", "none"] == [notice.kind for notice in told.notices]


@pytest.mark.parametrize("kind", ["die", "raise"])
def test_a_backend_that_dies_is_started_again_twice(kind: str, diary: Path) -> None:
    """So one accident does not make the game dumb, and a broken backend does not start for ever."""
    worker = rogue(kind, diary)
    told = Told(worker)
    for number in range(1, 4):
        worker.say(f"text {number}", interrupt=False)
        assert wrote(diary, f"speak text {number}")
    assert told.has("none")
    worker.close()
    assert ["chosen", "failed", "none"] == [notice.kind for notice in told.notices]


def test_a_backend_that_is_not_there_says_why(diary: Path) -> None:
    """The reason and what is missing come with the notice."""
    worker = rogue("absent", diary)
    told = Told(worker)
    assert told.has("none")
    worker.close()
    assert Notice("failed", "first", "absent", "first cs") == told.notices[0]


def test_what_a_library_prints_reaches_nobody(diary: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither standard output nor standard error of ours gets a byte, and the backend goes on."""
    worker = rogue("print", diary)
    worker.say("jedna", interrupt=False)
    worker.say("dvě", interrupt=False)
    assert wrote(diary, "speak dvě")
    worker.close()
    assert ("", "") == tuple(capfd.readouterr())


def test_rubbish_in_the_pipe_is_passed_over(diary: Path) -> None:
    """Lines that are no reports, and very long ones, change nothing."""
    worker = rogue("noise", diary)
    worker.say("slyšet", interrupt=False)
    assert wrote(diary, "speak slyšet")
    worker.close()


def test_a_manner_that_is_not_to_be_had_is_told(diary: Path) -> None:
    """The voice goes on as before."""
    worker = rogue("short", diary)
    told = Told(worker)
    assert told.has("chosen")
    worker.change(Manner(voice="nobody"))
    assert told.has("refused")
    worker.change(Manner(rate=80))
    assert wrote(diary, "change 80")
    worker.close()
    assert Notice("refused", "rogue", "voice", "nobody") == told.notices[-1]


def test_a_braille_line_shows_the_latest_text(diary: Path) -> None:
    """It is no queue: a text replaces the one before."""
    worker = rogue("endless", diary, do=wire.BRAILLE)
    for text in ("první", "druhý"):
        worker.say(text, interrupt=False)
        assert wrote(diary, f"braille {text}")
    worker.close()
    assert "stop" not in diary_of(diary)


@pytest.mark.parametrize("kind", ["hang", "sleep", "endless"])
def test_nobody_waits_for_a_backend(kind: str, diary: Path) -> None:
    """Saying, silencing, changing and leaving come back although the backend would take ten minutes."""
    worker = rogue(kind, diary, probe=AGES)
    begun = time.monotonic()
    for _ in range(100):
        worker.say("text", interrupt=False)
        worker.stop()
        worker.change(Manner())
    worker.close()
    assert AGES / 10 > time.monotonic() - begun


def test_a_backend_takes_its_leave(diary: Path) -> None:
    """A child that still listens closes its backend."""
    worker = rogue("short", diary)
    worker.say("ahoj", interrupt=False)
    assert wrote(diary, "speak ahoj")
    worker.close()
    assert wrote(diary, "close")


def test_without_backends_the_port_is_silent() -> None:
    """It says so once and swallows what it gets."""
    worker = Worker((), Manner(), str)
    told = Told(worker)
    assert told.has("none")
    worker.say("nikdo", interrupt=False)
    worker.close()
    assert 0 == len(worker.waiting)
