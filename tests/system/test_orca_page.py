"""The real Orca on the page of a hall in Chromium: log, field and board are said, by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.net.chromium import Browser
from tests.net.halls import OpenHall
from tests.system.programs import ARRIVING, needs
from tools.readers import orca, page
from tools.readers.sitting import Count, listen, squeezed, until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = needs(*orca.PROGRAMS, *page.PROGRAMS)

FIELD = "Příkaz: entry"
LINES = ("novy stul quantum 2", "zacni 1", "tahy", "1")
CELL = "document.querySelector('#boards table').rows[{}].cells[{}].innerText"


def _walk(browser: Browser) -> tuple[tuple[str, str], ...]:
    """Return keys of Orca that go over the board, and what each brings; luck fills its cells."""
    cells = [browser.look(CELL.format(*at)) for at in ((1, 1), (1, 2), (2, 2))]
    return (
        ("Insert+a", "Browse mode"),
        ("t", "table with 5 rows 7 columns"),
        ("alt+shift+Right", "1 column header. Row 1, column 2."),
        ("alt+shift+Down", f"{cells[0]}. Row 2, column 2."),
        ("alt+shift+Right", f"2 {cells[1]}. Row 2, column 3."),
        ("alt+shift+Down", f"žlutá {cells[2]}. Row 3, column 3."),
    )


def _brings(read: page.Page, desktop: orca.Desktop, key: str, said: str) -> str:
    """Press a key, wait for what it brings, and return what was said where it did not."""
    before = len(read.heard)
    desktop.press(key)
    found = until(lambda: said in read.heard[before:], seconds=10)
    read.quiet()
    return "" if found else f"{key}: {said!r} is not in {read.heard[before:]!r}"


def test_log_field_and_board_are_said(tmp_path: Path) -> None:
    """A guest opens a table of Quantum with a computer player and plays: each line once, in its order."""
    count, twice, told = Count(), [], ""
    with (
        orca.orca(tmp_path) as desktop,
        OpenHall(tmp_path / "hall") as hall,
        Browser(shown=desktop.environ) as browser,
    ):
        read = page.Page(desktop, browser, hall)
        read.take()
        for line in LINES:
            start = len(read.heard)
            read.type(line)
            rows = [squeezed(row) for row in read.take()]
            listen(read, rows, start, count)
            read.quiet()
            told, said = " ".join(rows), read.heard[start:]
            twice += [row for row in rows if said.count(row) > told.count(row)]
        moves = (("shift+Tab", "log"), ("Tab", FIELD), *_walk(browser))
        missing = [_brings(read, desktop, *move) for move in moves]
    assert "nic nevybírá" not in told
    assert count.share >= ARRIVING, count.lost
    assert [] == twice
    assert [""] * len(moves) == missing
