"""The whole program under wrong input, in a small form; `tools/fuzz.py` runs the large one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from tests.fuzz import corpus
from tests.fuzz.campaign import Found, run_case, target_of
from tests.fuzz.mutation import MUTATIONS, SLIPS, mutate, script_of, slip
from tests.fuzz.program import Fault, Run, at_home, check
from tests.fuzz.targets import TARGETS
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

SEED = 14
EACH = 3
"""Cases of each target, but for the one that starts programs."""

LINES = 25
"""Most lines of a session."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Journals of every game and a club, made once."""
    folder = tmp_path_factory.mktemp("kept")
    with at_home(folder / "made"):
        corpus.journals(folder)
    corpus.club(folder)
    return folder


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=not_on_windows("the test terminal is of the Unix kind") if name == "keyboard" else ()
        )
        for name in TARGETS
    ],
)
@pytest.mark.unsaid
def test_nothing_breaks(name: str, kept: Path) -> None:
    """Every input is answered by clean lines, nothing unexpected is logged, no secret seed is told."""
    found = Found()
    many = 2 if name == "keyboard" else EACH
    cases = [case for case in range(400) if target_of(SEED, case) == name][:many]
    for case in cases:
        run_case(SEED, case, kept, LINES, found)
    assert {} == found.faults
    assert many == found.cases[name] <= found.inputs[name]


def test_cases_repeat() -> None:
    """What a case types follows from the seed and its number alone."""
    words, real = ("tahy", "rada", "polož"), ("stav", "ruka")
    one, other = (script_of(Stream("7", "fuzz/3"), real, words, 40) for _ in range(2))
    assert one == other
    assert one != script_of(Stream("7", "fuzz/4"), real, words, 40)


@pytest.mark.parametrize("number", range(len(MUTATIONS)))
def test_every_mutation_takes_every_file(number: int) -> None:
    """An empty file, one line, JSON and noise: nothing that spoils a file breaks at it."""
    for content in (b"", b"\n", b"{}\n[]\n", b'{"a":1}\nx = 2\n', bytes(range(256))):
        for case in range(20):
            assert isinstance(MUTATIONS[number](Stream(str(case), "file"), content), bytes)
            assert len(mutate(Stream(str(case), "file"), content)) <= 1 << 20


def test_every_slip_takes_every_word() -> None:
    """Words without a letter are typed wrongly, too."""
    for case in range(len(SLIPS) * 9):
        for word in ("", "a", "řádek 50"):
            assert isinstance(slip(Stream(str(case), "word"), word), str)


def ran(out: str = "Dobře.\n", **changed: object) -> Run:
    """What a command brought, with one answer to one line."""
    given: dict[str, object] = {
        "words": ("klub",), "typed": ("stav",), "answers": ("", out), "out": out, "err": "", "code": 0,
        "log": "", "slowest": 0.1,
    }  # fmt: skip
    return Run(**{**given, **changed})  # type: ignore[arg-type] # values of tests


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (ran(log="KeyError"), "logged"),
        (ran(code=3), "exit code 3"),
        (ran(slowest=99.0), "99.0 seconds"),
        (ran("Má NAME().\n"), "NAME()"),
        (ran("Na poli { $cell }.\n"), "{ $"),
        (ran("\x1b[2J\n"), "x1b"),
        (ran("Traceback (most recent call last):\n"), "Traceback"),
        (ran("\n"), "a line is"),
        (ran("Ne\n"), "2 characters"),
        (ran("x" * 300 + "\n"), "300 characters"),
        (ran(""), "no answer to 'stav'"),
        (ran("Ano.\n" * 500), "500 lines"),
        (ran("Je to abc.\n", seeds=frozenset({"abc"})), "the seed abc"),
    ],
)
def test_the_check_sees_what_is_wrong(wrong: Run, told: str) -> None:
    """A check that finds nothing proves nothing: each of its rules fails on what breaks it."""
    check(ran())
    with pytest.raises(Fault, match=told.replace("(", r"\(").replace(")", r"\)").replace("$", r"\$")):
        check(wrong)
