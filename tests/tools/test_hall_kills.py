"""A hall that is killed loses nothing; `tools/hall_kills.py` kills it two hundred times."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from tools.hall_kills import Hall, Siege, main
from tools.hall_people import Page

if TYPE_CHECKING:
    from pathlib import Path

linux = pytest.mark.skipif(sys.platform == "win32", reason="a process is killed as a power cut ends it")


@linux
def test_a_few_kills(capsys: pytest.CaptureFixture[str]) -> None:
    """Whole matches of four people at three doors, of which one is cut off now and then."""
    assert 0 == main(["--kills", "4", "--pause", "500", "--games", "quantum", "--seed", "suite"])
    told = capsys.readouterr().out
    assert "0 lost, told twice or different" in told
    assert "1 matches" in told


@linux
def test_what_is_lost_is_told(tmp_path: Path) -> None:
    """Something lost, told twice, confirmed otherwise, another record: each is found; doors change."""
    siege = Siege(tmp_path, "suite")
    try:
        siege.play("quantum", 0)
        assert [] == siege.faults
        jana, petr = siege._programs
        jana.heard.pop()
        petr.heard.append(petr.heard[-1])
        petr.confirmed.append("what nobody did")
        siege._wanderers[0].record += " "
        siege._wanderers[1].mark = "four other words here"
        siege._look(1)
        assert ["Jana", "Petr", "Petr", "Eva", "ota"] == [fault.partition(":")[0] for fault in siege.faults]
        eva = siege._wanderers[0]
        for _ in range(9):
            before = eva.door
            eva._door = eva._another()
            assert before != eva.door
    finally:
        siege.end()


@pytest.mark.parametrize(("number", "faults"), [(2, 0), (3, 1), (1, 1)])
def test_lines_of_a_page_are_counted(number: int, faults: int, tmp_path: Path) -> None:
    """A gap is as wrong as a line that is told again."""
    page = Page(Hall(tmp_path), "Eva", Stream("a", "b"))
    page._take({"is": "Told", "number": number, "lines": ["one", "two"]}, 1)
    assert faults == len(page.faults)
