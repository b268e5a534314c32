"""Silence at once: every voice is cancelled by its own call, and never gets more than can be heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.output.backends import Manner
from accessgames.output.backends.programs import Espeak, Program, Say
from accessgames.output.worker import MOST_WAITING
from tests.output.backends.fakes import program
from tests.output.rogues import until
from tests.output.standins import STANDINS, speaking

LONG = "Jana pokládá červený kruh na pole c4 a bere si dvě další karty z balíčku. " * 5


@pytest.mark.parametrize("kind", STANDINS)
def test_an_answer_is_said_only_after_the_voice_was_cancelled(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by those that do not tell when they have ended; cancelled once, before the later text."""
    worker, ear = speaking(monkeypatch, kind)
    worker.say(LONG, interrupt=False)
    assert until(lambda: [f"say {LONG}"] == ear.calls)
    worker.say("odpověď", interrupt=True)
    assert until(lambda: "say odpověď" in ear.calls)
    worker.close()
    assert [f"say {LONG}", "cancel", "say odpověď"] == ear.calls[:3]


@pytest.mark.parametrize("kind", STANDINS)
def test_silence_cancels_what_is_being_said(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing that waited follows."""
    worker, ear = speaking(monkeypatch, kind)
    worker.say(LONG, interrupt=False)
    worker.say("čeká", interrupt=False)
    assert until(lambda: [f"say {LONG}"] == ear.calls)
    worker.stop()
    assert until(lambda: "cancel" in ear.calls)
    assert until(lambda: worker.rests)
    worker.close()
    assert [f"say {LONG}", "cancel"] == ear.calls[:2]
    assert "say čeká" not in ear.calls


@pytest.mark.parametrize("kind", ["nvda", "jaws", "orca"])
def test_a_reader_that_ought_to_have_ended_is_cancelled_all_the_same(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its user may listen more slowly than we think."""
    worker, ear = speaking(monkeypatch, kind)
    worker.say("ano", interrupt=False)
    assert until(lambda: ["say ano"] == ear.calls and worker.rests)
    worker.stop()
    assert until(lambda: "cancel" in ear.calls)
    worker.close()


@pytest.mark.parametrize("kind", STANDINS)
def test_no_voice_is_ever_behind_by_more_than_one_text(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred lines in forty answers, as fast as they come: of each the first may be begun."""
    worker, ear = speaking(monkeypatch, kind)
    for answer in range(40):
        for line in range(5):
            worker.say(f"odpověď {answer}, řádek {line}.", interrupt=not line, kept=True)
    assert until(lambda: "say odpověď 39, řádek 1." in ear.calls)
    worker.close()
    assert 1 == ear.backlog
    said = [call for call in ear.calls if call.startswith("say")]
    assert said == sorted(said, key=lambda call: int(call.split()[2].rstrip(",")))


@pytest.mark.parametrize("kind", STANDINS)
def test_two_hundred_events_become_a_number(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody could hear in time is counted, and the youngest are said."""
    worker, ear = speaking(monkeypatch, kind)
    for number in range(200):
        worker.say(f"událost číslo {number}.", interrupt=False)
    assert until(lambda: 2 < len(ear.calls))
    worker.close()
    counted = next(call for call in ear.calls if call.endswith(" more"))
    before = ear.calls.index(counted)
    assert 200 - MOST_WAITING <= before + int(counted.split()[1])
    assert 1 == ear.backlog


@pytest.mark.parametrize(("name", "kind"), [("espeak-ng", Espeak), ("say", Say)])
def test_a_program_that_speaks_is_killed(
    name: str, kind: type[Program], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is gone when the order has been done, so nothing can be said before."""
    pid = tmp_path / "pid"
    listed = 'case " $* " in *" -q "*) exit 0;; *" ? "*) echo "Zuzana cs_CZ # Ahoj"; exit 0;; esac'
    program(tmp_path, name, f"{listed}\necho $$ > {pid}\nexec sleep 600")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    voice = kind(Manner())  # type: ignore[arg-type] # both take a manner, unlike what they share
    voice.speak("ahoj")
    assert until(lambda: pid.exists() and bool(pid.read_text()))
    speaker = Path("/proc", pid.read_text().strip())
    assert speaker.exists()
    voice.stop()
    assert not speaker.exists()
    assert not voice.busy()
