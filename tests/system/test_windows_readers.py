"""Screen readers of Windows through the real accessible-output2, in a Windows Python under Wine.

In the place of NVDA and JAWS stand libraries compiled here (tests/system/windows): NVDA's controller client
with the same calls, and an object of COM registered under the name of that of JAWS. So it is proven what
crosses the border of the program, through the real ctypes, pywin32 and makepy; how they speak it is not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
import tomli_w

if sys.platform == "win32":
    pytest.skip("Wine runs on Linux", allow_module_level=True)

from accessgames.output.backends import Manner, speaking_seconds
from tests.output.rogues import until
from tests.system.programs import needs
from tests.system.under_wine import Console, environment, under_wine, windows_path
from tools.windows import Machine

COMPILER, DESCRIBER = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-widl"
pytestmark = [*under_wine, needs(COMPILER, DESCRIBER)]

SOURCES: Final = Path(__file__).with_name("windows")
PLACE: Final = ("Lib", "site-packages", "accessible_output2", "lib", "nvdaControllerClient64.dll")
READERS: Final = ("nvda", "jaws")
QUESTIONS: Final = ("skóre", "ruka", "stav")

FASTEST: Final = "200"
"""Rate that is set, so that nobody waits long for what is estimated of readers that do not tell."""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A Windows on which the stand-ins are installed; NVDA's own library comes back behind the tests."""
    windows, folder = Machine(), tmp_path_factory.mktemp("readers")
    client = windows.program.parents[1].joinpath(*PLACE)
    kept = folder / "kept.dll"
    shutil.copy2(client, kept)
    types = windows.prefix / "drive_c" / "windows" / "system32"
    shared = ["-shared", "-O2", "-Wall", "-Werror", "-o"]
    for words in (
        [COMPILER, *shared, "nvda.dll", str(SOURCES / "nvda.c")],
        [COMPILER, *shared, "jaws.dll", str(SOURCES / "jaws.c"), "-loleaut32"],
        [DESCRIBER, "--win64", "-L", str(types), "-t", "-o", "jaws.tlb", str(SOURCES / "jaws.idl")],
    ):
        subprocess.run(words, check=True, cwd=folder)
    register = ["wine", "regsvr32", "/s", windows_path(folder / "jaws.dll")]
    subprocess.run(register, check=True, env=windows.environment)
    shutil.copy2(folder / "nvda.dll", client)
    yield windows
    shutil.copy2(kept, client)
    subprocess.run([*register, "/u"], check=True, env=windows.environment)


@dataclass
class Call:
    """A call of a stand-in: when it came, in seconds since 1970, what was asked, and the text."""

    time: float
    what: str
    text: str


class Reader:
    """A stand-in, and the games that are told to it."""

    def __init__(self, machine: Machine, name: str, folder: Path) -> None:
        """Let it work."""
        self._machine, self._name, self._folder = machine, name, folder
        self._log, self._mood = folder / "log", folder / "mood"

    def play(self, **settings: str) -> Console:
        """Begin a match at a console, spoken by the reader."""
        chosen = {"speech": "reader", "rate": FASTEST, "display": "no", **settings}
        (self._folder / "settings.toml").write_text(tomli_w.dumps(chosen), encoding="utf-8")
        told = {"STANDIN_READER": self._name, "STANDIN_LOG": windows_path(self._log)}
        told["STANDIN_MOOD"] = windows_path(self._mood)
        words = ["play", "iota", "--players", "Jana,bot:2", "--seed", "7", "--lang", "cs"]
        return Console(
            [str(self._machine.program), "-m", "accessgames", *words],
            environment(self._machine, self._folder, told),
            self._machine.checkout,
        )

    def turn(self, mood: str) -> None:
        """Hang, fail, vanish, or work again from the next call on."""
        draft = self._mood.with_suffix(".new")
        draft.write_text(mood, encoding="ascii")
        os.replace(draft, self._mood)  # noqa: PTH105 - whole at once, as the stand-in may be reading

    @property
    def calls(self) -> list[Call]:
        """Every call so far, of both in the same words; JAWS gets blanks and a function from the library."""
        found = []
        for line in self._log.read_text(encoding="utf-8").split("\n")[:-1] if self._log.exists() else ():
            when, what, text = line.split(" ", 2)
            if what == "run":
                what, text = "braille", text.removeprefix('BrailleString("').removesuffix('")')
            if self._name == "jaws" and what == "speak":
                text = text.removeprefix(" " * 6)
            found.append(Call(int(when) / 1e6, what, text.replace("\N{NO-BREAK SPACE}", " ")))
        return found

    def told(self, what: str) -> list[str]:
        """Return the texts of one kind of calls."""
        return [call.text for call in self.calls if call.what == what]

    def said(self, text: str) -> bool:
        """Wait until the last text it was told begins so."""
        return until(lambda: self.told("speak")[-1:] != [] and self.told("speak")[-1].startswith(text))


@pytest.fixture
def reader(request: pytest.FixtureRequest, machine: Machine, tmp_path: Path) -> Reader:
    """The reader that a test asks for."""
    return Reader(machine, request.param, tmp_path)


both = pytest.mark.parametrize("reader", READERS, indirect=True)


@both
def test_the_reader_is_told_what_stands_on_the_console(reader: Reader) -> None:
    """Every answer once, whole, in order, letter by letter; only the console breaks it into lines."""
    with reader.play() as console:
        assert console.listen()
        assert until(lambda: bool(reader.told("speak")))
        rows, before = [], len(reader.told("speak"))
        for question in QUESTIONS:
            rows += console.type(question)
            shown = " ".join(rows)
            assert until(lambda: shown == " ".join(reader.told("speak")[before:])), reader.calls  # noqa: B023 - at once
        console.type("konec")
        console.type("ano")
        assert 0 == console.end()
    assert set("áíýž") < set("".join(rows))


@both
def test_an_answer_interrupts_and_silence_cancels(reader: Reader) -> None:
    """What is being said is cancelled before anything else is said; soon after Enter, too."""
    with reader.play(rate="0") as console:
        console.listen()
        assert until(lambda: bool(reader.told("speak")))
        delays = []
        for _ in range(5):
            assert console.type("ruka")
            assert reader.said("Máte modrý trojúhelník")
            before, pressed = len(reader.calls), time.time()
            assert ["Ticho."] == console.type("ticho")
            assert reader.said("Ticho.")
            cancelled, *_, last = reader.calls[before:]
            assert ("cancel", "speak", "Ticho.") == (cancelled.what, last.what, last.text)
            delays.append(cancelled.time - pressed)
        # The quickest, as others may keep the computer busy.
        assert min(delays) < 0.05


def _backlog(calls: list[Call]) -> int:
    """Return the most texts that were still to be heard at once, of a reader as fast as it is said to be."""
    most, ends = 0, [0.0]
    for call in calls:
        if call.what == "cancel":
            ends = [0.0]
        elif call.what == "speak":
            begins = max(call.time, ends[-1])
            seconds = speaking_seconds(call.text, Manner(rate=int(FASTEST)))
            ends = [*(end for end in ends if end > call.time), begins + seconds]
            most = max(most, len(ends))
    return most


@pytest.mark.parametrize("reader", ["nvda"], indirect=True)
def test_two_hundred_lines_leave_no_backlog(reader: Reader) -> None:
    """Questions typed faster than anybody can hear: one text at a time, and the last answer is said."""
    with reader.play() as console:
        console.listen()
        assert until(lambda: bool(reader.told("speak")))
        rows = [row for _ in range(50) for row in console.type("stav")]
        assert 200 == len(rows)
        assert until(lambda: rows[-3:] == reader.told("speak")[-3:])
    assert 1 == _backlog(reader.calls)


@pytest.mark.parametrize(
    ("reader", "mood", "told"),
    [
        ("nvda", "hang", "Hlas neodpovídá: "),
        ("nvda", "fail", "Hlas nejde: "),
        ("nvda", "vanish", "Hlas nejde: NVDA, JAWS neběží."),
        ("jaws", "fail", "Hlas nejde: "),
        ("jaws", "vanish", "Hlas nejde: "),
    ],
    indirect=["reader"],
)
def test_a_reader_that_is_stuck_is_told_once(reader: Reader, mood: str, told: str) -> None:
    """Every question is answered meanwhile, whoever hangs; when it works again, one can ask it to speak."""
    with reader.play() as console:
        console.listen()
        assert until(lambda: bool(reader.told("speak")))
        reader.turn(mood)
        rows: list[str] = []
        while not any(row.startswith(told) for row in rows):
            answer = console.type("skóre")
            assert "Body: Alfa 12, vy 0." in answer
            rows += answer
            assert len(rows) < 1000
            time.sleep(0.2)  # as people do; each start of the reader's helper takes about a second
        rows += console.type("ruka") + console.type("stav")
        assert 1 == sum(row.startswith(told) for row in rows), rows
        reader.turn("work")
        console.type("hlas ne")
        before = len(reader.told("speak"))
        console.type("hlas odečítač")
        console.type("skóre")
        assert until(lambda: len(reader.told("speak")) > before)
        console.type("konec")
        console.type("ano")
        assert 0 == console.end()


@both
def test_short_forms_reach_the_line_of_the_reader(reader: Reader) -> None:
    """By themselves, without a voice: as the program repeats them when it is asked to."""
    with reader.play(speech="no", display="auto") as console:
        console.listen()
        assert until(lambda: bool(reader.told("braille")))
        for question in QUESTIONS:
            before = len(reader.told("braille"))
            console.type(question)
            assert until(lambda: len(reader.told("braille")) > before)  # noqa: B023 - called at once
            assert [] == reader.told("speak")
        console.type("nastavení výstup braille")
        shown = [" ".join(console.type(question)) for question in QUESTIONS]
        felt = [text.replace("; ", " ") for text in reader.told("braille")]
        assert [] == [text for text in shown if text not in felt]


def test_sapi_as_far_as_wine_has_it(machine: Machine, tmp_path: Path) -> None:
    """Wine 8.0 does not describe its interface: that is told once, and the game goes on without a voice."""
    with Reader(machine, "none", tmp_path).play(speech="yes") as console:
        rows = console.listen()
        while not any(row.startswith("Hlas nejde: ") for row in rows):
            rows += console.type("skóre")
            assert len(rows) < 1000
            time.sleep(0.2)  # as above
        rows += console.type("ruka") + console.type("stav")
        told = [row for row in rows if row.startswith("Hlas nejde: ")]
        assert ["Hlas nejde: hlas systému Windows, v systému chybí SAPI 5."] == told


def test_what_describes_interfaces_is_kept_where_it_can_be_written(machine: Machine) -> None:
    """Modules that comtypes and pywin32 make of descriptions, of SAPI and JAWS, are found by later starts."""
    look = "import os, comtypes.client, win32com as w; print([os.access(p, os.W_OK) for p in "
    look += "(comtypes.client.gen_dir, os.path.dirname(w.__gen_path__))])"
    done = subprocess.run(
        ["wine", str(machine.program), "-c", look],
        check=True, input=b"", capture_output=True, cwd=machine.checkout, env=machine.environment,
    )  # fmt: skip
    assert b"[True, True]" == done.stdout.strip()
