"""What could speak and show Braille here."""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.doctor import PORT_HINTS, examine_ports, port_candidates, port_lines
from accessgames.language import Language
from accessgames.output.process import ProbeResult
from accessgames.shell.settings import Settings, default_settings

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Watch
    from accessgames.output.backends import Manner
    from tests.cli.conftest import Run

CZECH = Language("cs", strict=True)
PYTHON = "py" if sys.platform == "win32" else "python3"
Look = Callable[..., tuple[ProbeResult, ...]]


def working(*names: str) -> Look:
    """Return a look around that finds only these working."""

    def look(asked: Sequence[str], manner: Manner, *, watch: Watch) -> tuple[ProbeResult, ...]:
        watch(len(asked))
        assert "cs" == manner.language
        return tuple(
            ProbeResult(name, works=True, title=name.upper(), can=frozenset({"speak"}))
            if name in names
            else ProbeResult(name, works=False, reason="module", detail=f"py{name}")
            for name in asked
        )

    return look


def settings(**chosen: str) -> Settings:
    """Return settings in which these were chosen."""
    found = default_settings()
    for key, value in chosen.items():
        found = found.set(key, value)
    return found


def told(system: str, look: Look, **chosen: str) -> list[str]:
    """Return the findings on a system as sentences."""
    found = examine_ports(settings(**chosen), CZECH, system=system, look=look)
    return [CZECH.render(message).full for message in port_lines(found, system)]


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("linux", ("dispatcher", "espeak", "orca", "brltty", "sounds")),
        ("win32", ("sapi", "accessible", "sounds")),
        ("darwin", ("say", "sounds")),
        ("plan9", ()),
    ],
)
def test_every_backend_of_a_system_once(system: str, expected: tuple[str, ...]) -> None:
    """Voices first; none that could not work there."""
    assert expected == port_candidates(system)


def test_the_first_that_works_is_chosen() -> None:
    """In the order in which the game tries them."""
    found = examine_ports(settings(speech="yes"), CZECH, system="linux", look=working("espeak"))
    assert {"wanted": ["dispatcher", "espeak"], "chosen": "espeak"} == found["voice"]
    assert {"wanted": [], "chosen": None} == found["display"]
    assert ["dispatcher", "espeak", "orca", "brltty", "sounds"] == [
        each["name"] for each in found["backends"]
    ]


def test_what_is_off_is_not_chosen() -> None:
    """Although it works."""
    found = examine_ports(settings(), CZECH, system="linux", look=working("dispatcher", "espeak"))
    assert {"wanted": [], "chosen": None} == found["voice"]


@pytest.mark.parametrize(
    ("look", "chosen", "expected"),
    [
        (working("espeak"), {"speech": "yes"}, "Hlas programu: espeak-ng"),
        (working(), {"speech": "yes"}, "Hlas programu je zapnutý, ale žádný tu nejde."),
        (working(), {}, "Hlas programu je vypnutý, zapne jej v partii „hlas zapnout“."),
        (working("brltty"), {"display": "brltty"}, "Braillský řádek: BRLTTY"),
        (working(), {"display": "brltty"}, "Braillský řádek je zvolený, ale žádný tu nejde."),
        (working(), {}, "Na braillský řádek program nepíše, ukazuje jej odečítač."),
        (working("sounds"), {"cues": "yes"}, "Zvuky: přehrávač"),
        (working(), {"cues": "yes"}, "Zvuky jsou zapnuté, ale přehrát tu nejdou."),
        (working(), {}, "Zvuky jsou vypnuté, zapne je v partii „nastavení zvuky ano“."),
        (working("espeak"), {}, "Funguje espeak-ng."),
        (working(), {}, f"Nefunguje espeak-ng, chybí modul pyespeak, přidá ho {PYTHON} start.py add speech."),
    ],
)
def test_findings_are_sentences(look: Look, chosen: dict[str, str], expected: str) -> None:
    """What works, what does not and why, what is chosen."""
    assert expected in told("linux", look, **chosen)


@pytest.mark.parametrize("system", PORT_HINTS)
def test_every_reader_has_a_hint(system: str) -> None:
    """The last lines help its users, and only they are told about it."""
    assert len(PORT_HINTS[system]) == len(told(system, working())) - len(port_candidates(system)) - 3


def test_a_test_sentence_as_a_sound(run: Run, tmp_path: Path) -> None:
    """Czech speech in a WAV file, where pyttsx3 and espeak-ng are installed; else one sentence says so."""
    file = tmp_path / "věta.wav"
    ran = run("diagnostika", "--zvuk", str(file))
    if ran.code:
        assert not file.exists()
        assert "pyttsx3" in ran.err
        return
    assert [f"Zkušební věta je v souboru {file}."] == list(ran.lines)
    with wave.open(str(file)) as sound:
        assert any(sound.readframes(sound.getnframes()))


def test_a_test_sentence_aloud(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not say it is not claimed to have said it."""
    monkeypatch.setattr("accessgames.cli.doctor.voices", lambda *_: ())
    monkeypatch.setattr("accessgames.cli.doctor.DISPLAYS", {})
    monkeypatch.setattr("accessgames.cli.doctor.displays", lambda *_: ())
    ran = run("diagnostika", "--zkouska")
    expected = ["Zkušební větu tu nemá co říci.", "Zkušební větu tu nemá co ukázat na braillském řádku."]
    assert expected == list(ran.lines)[-2:]
