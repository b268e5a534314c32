"""The tool that measures the tests: what it draws, how it judges, how it goes on after an interruption."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools import mutants

if TYPE_CHECKING:
    from pathlib import Path

SIGN = """\
def sign(number: int) -> str:
    return "minus" if number < 0 else "plus"
"""
TEST = """\
from accessgames.sign import sign

def test_signs() -> None:
    assert ("minus", "plus") == (sign(-1), sign(1))
"""
FATES = {
    "number < 0  ->  number <= 0": None,
    "0  ->  1": None,
    "number < 0  ->  not number < 0": "tests/test_sign.py::test_signs",
    '"minus" if number < 0 else "plus"  ->  None': "tests/test_sign.py::test_signs",
}
"""Each mutant, and what notices it: nobody asks for the sign of 0."""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module and one test."""
    for name, text in (
        ("accessgames/__init__.py", ""),
        ("accessgames/sign.py", SIGN),
        ("tests/test_sign.py", TEST),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "TAKEN", ("accessgames", "tests"))
    return tmp_path


def fates(log: Path) -> dict[str, str | None]:
    """Return what became of each change, from a log; the last word counts."""
    keys = mutants.verdicts(log.read_text(encoding="utf-8"))
    return {one.told().partition(": ")[2]: keys[key] for key, one in mutants.drawn(9, 1, "accessgames")}


def test_each_mutant_is_judged(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two live, two are noticed, and the log tells by what."""
    log = checkout / "log"
    assert 1 == mutants.main(["--resume", str(log)])
    assert FATES == fates(log)
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 of 4 noticed, 50.0 %; seed 1, accessgames,")


def test_a_log_is_taken_over(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was judged already is not judged again, except for what lived, where that is asked for."""
    log = checkout / "log"
    mutants.main(["--resume", str(log)])
    (checkout / "tests" / "test_zero.py").write_text(
        "from accessgames.sign import sign\n\ndef test_zero():\n    assert 'plus' == sign(0)\n",
        encoding="utf-8",
    )
    mutants.main(["--resume", str(log)])
    assert 4 == len(log.read_text(encoding="utf-8").splitlines())
    assert 0 == mutants.main(["--resume", str(log), "--again"])
    assert 6 == len(log.read_text(encoding="utf-8").splitlines())
    noticing = {key: test or "tests/test_zero.py::test_zero" for key, test in FATES.items()}
    assert noticing == fates(log)
    assert "4 of 4 noticed" in capsys.readouterr().out


def test_a_test_that_always_fails_notices_nothing(checkout: Path) -> None:
    """Whatever fails without a mutant too has said nothing about one."""
    (checkout / "tests" / "test_sign.py").write_text(
        "import accessgames.sign\n\ndef test_never():\n    assert False\n", encoding="utf-8"
    )
    log = checkout / "log"
    assert 1 == mutants.main(["--resume", str(log), "--least", "1"])
    assert dict.fromkeys(FATES) == fates(log)


def test_the_draw_does_not_depend_on_other_modules(checkout: Path) -> None:
    """A module that is added takes its own places and moves nobody."""
    before = [key for key, _ in mutants.drawn(9, 1, "accessgames")]
    (checkout / "accessgames" / "more.py").write_text(SIGN, encoding="utf-8")
    after = mutants.drawn(9, 1, "accessgames")
    assert 8 == len(after)
    assert before == [key for key, one in after if one.path.name == "sign.py"]
    assert before != [key for key, _ in mutants.drawn(9, 2, "accessgames/sign.py")]


def test_numbers_of_the_draw_can_be_named(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only they are judged, also where a log knows their fate."""
    log = checkout / "log"
    for _ in range(2):
        mutants.main(["--resume", str(log), "--only", "1,3"])
    assert [1, 1, 3, 3] == sorted(
        int(line.split()[0]) for line in log.read_text(encoding="utf-8").splitlines()
    )
    assert "of 2 noticed" in capsys.readouterr().out
