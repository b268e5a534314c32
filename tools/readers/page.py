"""Orca around the page of a hall in Chromium: a match by the keyboard alone, and what is said of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tests.net.chromium import Browser
from tests.net.halls import OpenHall
from tools.readers.orca import Desktop, orca
from tools.readers.sitting import PATIENCE, Count, Sitting, listen, unless_hung, until, wait_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PROGRAMS: Final = ("chromium",)
"""Beside those of `orca`."""

MOVES: Final = 25
"""So many lines are typed in each game where nothing else is asked for."""

_PRESSES: Final = 5
_KEY_SECONDS: Final = 10.0
"""After which keys have come to nothing."""

_ENTRY: Final = "Focus mode"
"""What Orca says when keys go into the field."""

_LOADED: Final = "Finished loading Klub"
"""What it says when it knows the page."""

_QUIET: Final = 1.0
"""After so many seconds without a new line an answer is whole."""

_FOCUS: Final = "document.activeElement.id"
_VALUE: Final = "document.activeElement.value"
_ROWS: Final = (
    "[...document.querySelectorAll('#log p:not(.typed)')].flatMap(one => one.innerText.split('\\n'))"
)


class Page:
    """The page of a hall, read by Orca and used by the keyboard."""

    def __init__(self, desktop: Desktop, browser: Browser, hall: OpenHall) -> None:
        """Open the page and come in by name."""
        self._desktop, self._browser = desktop, browser
        self._told = 0
        browser.go(f"http://127.0.0.1:{hall.port}/cs")
        browser.do("Page.bringToFront")
        desktop.activate("chromium")
        wait_for(lambda: bool(browser.look("document.hasFocus()")))
        # Who comes in before Orca knows the page stays in its browse mode, where letters walk.
        until(lambda: _LOADED in self.heard, seconds=2 * _KEY_SECONDS)
        self.quiet()
        while browser.look(_FOCUS) != "name":
            desktop.press("Tab")
        self.type("Eva")
        wait_for(lambda: bool(browser.look("!document.querySelector('#session').hidden")))
        until(lambda: _ENTRY in self.heard, seconds=_KEY_SECONDS)

    @property
    def heard(self) -> str:
        """Everything that Orca said."""
        return self._desktop.heard

    def quiet(self) -> None:
        """Wait until Orca says nothing more."""
        heard = ""
        while heard != (now := self.heard):
            heard = now
            time.sleep(_QUIET)

    def type(self, line: str) -> None:
        """Type a line into the field that has the focus, and Enter."""
        for _ in range(_PRESSES):
            self._desktop.write(line)
            if until(lambda: line == self._browser.look(_VALUE), seconds=_KEY_SECONDS):
                return self._send(line)
            # Orca reads the page by letters until it notices where the focus is.
            for key in ("shift+Tab", "Tab", "ctrl+a"):
                self._desktop.press(key)
        raise TimeoutError(line)

    def _send(self, line: str) -> None:
        """Press Enter, again where it came to nothing, until the line is gone from where the focus is."""
        for _ in range(_PRESSES):
            self._desktop.press("Return")
            if until(lambda: line != self._browser.look(_VALUE), seconds=_KEY_SECONDS):
                return
        raise TimeoutError(line)

    def take(self) -> Sequence[str]:
        """Return the lines of the log that came since the last time, when no more come."""
        until(lambda: len(self._browser.look(_ROWS)) > self._told)
        rows: list[str] = []
        while len(rows) < len(now := self._browser.look(_ROWS)):
            rows = now
            time.sleep(_QUIET)
        self._told, before = len(rows), self._told
        return rows[before:]


def measure(folder: Path, sitting: Sitting, patience: float = PATIENCE) -> Count:
    """Play against a computer player on the page, and count what Orca says of it.

    Lines are typed without diacritics: Orca 43 stumbles over keys that xdotool makes up for them.

    Args:
        folder: Where everything is kept.
        sitting: The game; as many moves of its lists are chosen as it has lines.
        patience: Seconds after which a line counts as lost.
    """
    moves = min(len(sitting.typed), MOVES) // 2

    def once(place: Path) -> Count:
        count = Count()
        with (
            orca(place) as desktop,
            OpenHall(place / "hall") as hall,
            Browser(shown=desktop.environ) as browser,
        ):
            page = Page(desktop, browser, hall)
            listen(page, page.take(), 0, count, patience)
            for line in (f"novy stul {sitting.words[1]} 2", "zacni 1", *("tahy", "1") * moves):
                start = len(page.heard)
                page.type(line)
                listen(page, page.take(), start, count, patience)
        return count

    return unless_hung(folder, once)
