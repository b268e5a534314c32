"""Whole matches on the page of a hall in Chromium: ``python tools/page_matches.py --folder PICTURES``.

Each game is played from its opening to the record that is taken home, in Czech and in English: by the
keyboard alone, where the field keeps the focus, and by fingers alone, where all of the match is a button.
At several moments axe-core looks at the page, as do the widths of a phone and of a window at 400 %; pictures
of them are kept. The exit code is 1 where axe-core finds anything or the page is wider than its window.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import Stream
from accessgames.net import frames
from accessgames.net.link import Link
from tests.club.papers.browser import AXE
from tests.net.chromium import Browser
from tests.net.halls import OpenHall
from tests.net.sockets import hello, open_room

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
SHORTEST: Final = {"tetrikon": (("rounds", "30"),), "iqlandie": (("rounds", "3"),)}
"""Options with which a match is the shortest whole one that the rules give."""

MOMENTS: Final = frozenset({1, 4, 12, 30, 60})
"""Before which of the own actions the page is looked at; it is looked at behind the last one, too."""

PATIENCE: Final = 120.0
"""Seconds after which a page that says nothing hangs."""

MISSES: Final = 20
"""So often in a row a finger that meets no button is no mishap."""

WHOLE: Final = 10_000
"""More own actions than a match has."""

SIZES: Final = {"plain": (400, 800, 1.0), "320": (320, 640, 1.0), "400": (320, 256, 4.0)}
"""Windows: that of a phone, the narrowest one, and one of 1280 by 1024 points at 400 %."""

_TAB: Final = 9
_IN: Final = "!document.querySelector('#session').hidden && JSON.parse(buttons || '[]').length > 3"
_OVER: Final = "document.querySelectorAll('#journals a').length > 0"
_TOLD: Final = "Number(document.querySelector('#log').dataset.told || 0)"
_SETTLED: Final = "Date.now() - changed > SETTLED"
_COUNTING: Final = """
    window.typed = 0;
    new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
        typed += node.className === "typed"; })))
        .observe(document.querySelector("#log"), {childList: true});
"""
_TYPED: Final = (
    "new Promise(done => {{ const look = () => typed > {} ? done(true) : setTimeout(look, 20); look(); }})"
)
_LATER: Final = "new Promise(done => setTimeout(() => done(false), 3000))"
_VIOLATIONS: Final = (
    "axe.run().then(all => all.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
)


@dataclass(slots=True)
class Count:
    """What became of a match.

    Attributes:
        actions: What was chosen on the page.
        looks: How often axe-core looked.
        faults: What was wrong.
    """

    actions: int = 0
    looks: int = 0
    faults: list[str] = field(default_factory=list)


class Visitor:
    """Somebody at the page who chooses from what it offers."""

    def __init__(self, browser: Browser, stream: Stream) -> None:
        self.browser = browser
        self._stream, self._chosen = stream, Counter[str]()

    def choose(self) -> str:
        """Return a line that can be typed now: of two kinds of things to do the one done less often."""
        offered = json.loads(self.browser.look("buttons || '[]'"))
        lines: list[str] = [one["line"] for one in offered]
        kinds_of = {one["line"]: one["label"].partition(" ")[0] for one in offered}
        listed = [(kinds_of[line], line) for line in lines if line.isdecimal()]
        if answer := next((line for line in lines if line in {"ano", "yes"}), ""):
            return answer
        if not listed:
            return next(line for line in lines if line in {"tahy", "moves"})
        kinds = sorted({kind for kind, _ in listed})
        kind = min((self._stream.choice(kinds) for _ in range(2)), key=self._chosen.__getitem__)
        self._chosen[kind] += 1
        return self._stream.choice([line for other, line in listed if other == kind])

    def come_in(self, address: str, name: str) -> None:
        """Open the page and give a name."""
        self.browser.do("Page.setBypassCSP", enabled=True)
        self.browser.go(address)
        self.name_oneself(name)
        self.browser.wait(_IN, PATIENCE)

    def name_oneself(self, name: str) -> None:
        """Go to the field of the name by Tab, and press Enter behind it."""
        while self.browser.look("document.activeElement.id") != "name":
            self.browser.press("Tab", _TAB)
        self.browser.enter(name)

    def type(self, line: str) -> None:
        """Type a line where the focus is."""
        if self.browser.look("document.activeElement.id") != "line":
            raise ValueError(self.browser.look("document.activeElement.outerHTML"))
        self.browser.enter(line)

    def do(self, line: str) -> bool:
        """Do what is offered; return whether it was offered still."""
        self.type(line)
        return True


class Toucher(Visitor):
    """Somebody who only touches; what has no button comes from the keys of the screen."""

    missed = 0

    def name_oneself(self, name: str) -> None:
        """Touch the field of the name, write, and touch the button."""
        self.browser.tap("#name")
        self.browser.type(name)
        self.browser.tap("#entry-form button")

    def type(self, line: str) -> None:
        """Touch the field, write, and touch the button that sends, until it was hit."""
        self.browser.tap("#line")
        self.browser.type(line)
        while not self._hits("#type-form button"):
            pass

    def _hits(self, button: str) -> bool:
        """Touch a button, and tell whether it was hit: what moves just then is missed."""
        before = self.browser.look("typed")
        self.browser.tap(button)
        hit = bool(self.browser.look(f"Promise.race([{_TYPED.format(before)}, {_LATER}])"))
        self.missed = 0 if hit else self.missed + 1
        if self.missed >= MISSES:
            raise AssertionError(button)
        return hit

    def come_in(self, address: str, name: str) -> None:
        """Open the page, give a name, and have it counted what is typed by buttons."""
        super().come_in(address, name)
        self.browser.look(_COUNTING)

    def do(self, line: str) -> bool:
        """Touch the button, if it is there still: others act meanwhile; return whether it was hit."""
        self.browser.wait(_SETTLED, PATIENCE)
        lines = [one["line"] for one in json.loads(self.browser.look("buttons"))]
        return line in lines and self._hits(f"#choices li:nth-child({lines.index(line) + 1}) button")


WAYS: Final[dict[str, type[Visitor]]] = {"keys": Visitor, "fingers": Toucher}
"""Each way to play."""

LANGUAGES: Final = ("cs", "en")
_SIT: Final = {"cs": ("sedni", "začni 1"), "en": ("sit", "start 1")}


def _open(hall: OpenHall, game: str, sit: Callable[[int], None]) -> None:
    """Let a program open a table for three, and leave it once somebody else sits there."""
    with closing(Link(f"ws://127.0.0.1:{hall.port}", hello("Host"), open_room)) as host:
        asked = frames.Open(game, 3, SHORTEST.get(game, ()))
        number = host.request(asked, frames.TableSeen).number
        sit(number)
        until = time.monotonic() + PATIENCE
        while sum(bool(seat.name) for seat in _seats(host)) < 2:  # noqa: PLR2004 - both sit
            if time.monotonic() > until:
                raise TimeoutError(game)
            time.sleep(0.05)
        host.ask(frames.Stand())


def _seats(host: Link) -> tuple[frames.SeatSeen, ...]:
    (table,) = host.request(frames.Tables(), list[frames.TableSeen])
    return table.seats


def look_at(browser: Browser, count: Count, folder: Path, name: str) -> None:
    """Let axe-core look at the page, measure it in each window, and keep pictures of it."""
    if AXE.exists():
        if browser.look("typeof axe") == "undefined":
            browser.look(AXE.read_text(encoding="utf-8"))
        count.looks += 1
        count.faults += [f"{name}: {rule} {nodes}" for rule, nodes in browser.look(_VIOLATIONS)]
    for size, window in SIZES.items():
        browser.resize(*window)
        if wide := browser.sticks_out():
            count.faults.append(f"{name}: {wide} pixels too wide in {size}")
        browser.photograph(folder / f"{name}-{size}.png")
    browser.resize(*SIZES["plain"])


def play(  # noqa: PLR0913 - what is looked at and where it ends have a usual value
    hall: OpenHall, game: str, way: str, language: str, folder: Path, *,
    moments: frozenset[int] = MOMENTS, most: int = WHOLE,
) -> Count:  # fmt: skip
    """Play a match to its end on the page, against two computer players of level 1.

    Args:
        hall: An empty hall.
        game: The game.
        way: One of `WAYS`.
        language: One of `LANGUAGES`.
        folder: Where pictures go.
        moments: Before which of the own actions the page is looked at.
        most: After so many own actions the match is left as it stands.

    Raises:
        AssertionError: The page hangs.
    """
    count, name = Count(), f"{game}-{way}-{language}"
    with Browser(language=language) as browser:
        visitor = WAYS[way](browser, Stream(game, way))
        visitor.come_in(f"http://127.0.0.1:{hall.port}/{language}", "Eva")
        sit, start = _SIT[language]
        _open(hall, game, lambda number: visitor.type(f"{sit} {number}"))
        visitor.type(start)
        while browser.wait(f"{_OVER} ? 'over' : due && 'due'", PATIENCE) != "over" and count.actions < most:
            count.actions += 1
            if count.actions in moments:
                look_at(browser, count, folder, f"{name}-{count.actions}")
            told = browser.look(_TOLD)
            if visitor.do(visitor.choose()):
                browser.wait(f"{_OVER} || {_TOLD} > {told + 1}", PATIENCE)
        look_at(browser, count, folder, f"{name}-end")
    return count


def main(words: list[str]) -> int:
    """Play on the page; return 0 where nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, help="where pictures go, if they are kept")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    asked = parser.parse_args(words)
    begun, counts = time.monotonic(), []
    each = (asked.games, asked.ways, asked.languages)
    for game, way, language in itertools.product(*(one.split(",") for one in each)):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            pictures = asked.folder or Path(folder) / "pictures"
            pictures.mkdir(parents=True, exist_ok=True)
            with OpenHall(Path(folder) / "hall") as hall:
                counts.append(play(hall, game, way, language, pictures))
        print(f"{game} by {way} in {language}: {counts[-1].actions} actions", flush=True)
    faults = [fault for count in counts for fault in count.faults]
    print(*faults, sep="\n", end="\n" * bool(faults))
    done = f"{len(counts)} matches, {sum(count.actions for count in counts)} actions"
    looks, minutes = sum(count.looks for count in counts), (time.monotonic() - begun) / 60
    wrong = f"axe-core looked {looks} times: {len(faults)} faults"
    print(f"{datetime.now(UTC).date().isoformat()}: {done}, {wrong}, in {minutes:.0f} minutes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
