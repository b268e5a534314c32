"""What readers, voices and Braille lines give of whole games: ``python -m tools.readers [--only orca]``.

All four games are played whole around the real Fenrir, Orca, BRLTTY and speech-dispatcher of Debian, and the
first lines of each again while they are killed in the middle and started again. Every line that was told is
looked for in what was said or shown. `console` is what the Braille line shows after Enter, as
`tools/console_line.py` counts it; `orca-page` is the page of a hall in Chromium. The figures go with their
date into ``docs/readers.json``, and from there into `docs/en/speech-and-braille.md` and its Czech sister;
`tests/docs/test_readers.py` compares them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from tools.console_line import PROMPTS, counted
from tools.readers import brltty, dispatcher, fenrir, orca, page
from tools.readers.sitting import GAMES, ROOT, Count, Sitting

FIGURES: Final = ROOT / "docs" / "readers.json"

_PATIENCE: Final = 10.0
"""Seconds after which a line counts as lost."""

PARTS: Final[dict[str, Callable[[Path, Sitting], Count]]] = {
    "fenrir-80x24": partial(fenrir.measure, rows=24, columns=80, patience=_PATIENCE),
    "fenrir-40x10": partial(fenrir.measure, rows=10, columns=40, patience=_PATIENCE),
    "fenrir-killed": partial(fenrir.measure_killed, rows=24, columns=80),
    "orca": partial(orca.measure, patience=_PATIENCE),
    "orca-page": partial(page.measure, patience=3 * _PATIENCE),
    "orca-killed": partial(orca.measure, patience=_PATIENCE, killed=True),
    "speech": partial(dispatcher.measure, patience=_PATIENCE),
    "speech-killed": partial(dispatcher.measure, patience=_PATIENCE, killed=True),
    "brltty-20": partial(brltty.measure, cells=20, patience=_PATIENCE),
    "brltty-40": partial(brltty.measure, cells=40, patience=_PATIENCE),
    "brltty-killed": partial(brltty.measure, cells=40, patience=_PATIENCE, killed=True),
}
"""What is measured of each game."""

CONSOLE: Final = "console"
KEYS: Final = ("PRPROMPT", "LNDN")
"""Keys that go to the beginning of the answer where the prompt stands on its own."""

_CONSOLE_WAYS: Final = (*((prompt, ()) for prompt in PROMPTS), (PROMPTS[0], KEYS))
_CONSOLE_ANSWERS: Final = 30
_KILLED_LINES: Final = 30
"""Lines that are typed in a game in whose middle something is killed."""


def measured(name: str, most: int | None) -> Count:
    """Measure a part in all games, and tell what was lost."""
    count = Count()
    for game in GAMES:
        lines = _KILLED_LINES if name.endswith("killed") and most is None else most
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            found = PARTS[name](Path(folder), Sitting.whole(game, lines))
        print(f"{name}, {game}: {found}", *found.lost, sep="\n  ", flush=True)
        count.add(found)
    return count


def console_lines(answers: int) -> Iterator[dict[str, object]]:
    """Yield what the line shows after Enter, and after keys, in all games together."""
    for cells in (20, 40):
        for prompt, keys in _CONSOLE_WAYS:
            told, shown, begun = counted(cells, prompt, answers, keys)
            way = {"cells": cells, "prompt": prompt, "keys": list(keys)}
            print(f"{CONSOLE}, {way}: {shown} of {told}, {begun} from the beginning", flush=True)
            yield {**way, "told": told, "shown": shown, "begun": begun}


def keep(name: str, figure: dict[str, object]) -> None:
    """Write a figure down beside those of other runs, with its date."""
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    figures[name] = {"date": datetime.now(UTC).date().isoformat(), **figure}
    FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(words: list[str]) -> int:
    """Measure what was asked for, and keep the figures.

    Returns:
        0 when no line was lost.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.readers", description=__doc__)
    parser.add_argument("--only", default=",".join((*PARTS, CONSOLE)))
    parser.add_argument("--most", type=int, help="lines that are typed in each game; all, if not given")
    asked = parser.parse_args(words)
    lost = told = 0
    for name in asked.only.split(","):
        if name == CONSOLE:
            figure: dict[str, object] = {"lines": list(console_lines(asked.most or _CONSOLE_ANSWERS))}
        else:
            count = measured(name, asked.most)
            figure = {"told": count.told, "arrived": count.told - len(count.lost), "lost": count.lost}
            lost, told = lost + len(count.lost), told + count.told
        if asked.most is None:
            keep(name, figure)
    print(f"{told - lost} of {told} lines arrived")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
