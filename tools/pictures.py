"""Look at the profile for low vision: play the scenes of tests/whole/scenes.py, and keep what is seen.

    python tools/pictures.py              all of them
    python tools/pictures.py iota-80x24   one of them
    python tools/pictures.py --check      only tell which would change

The program runs in a pseudo-terminal; docs/pictures/ gets drawings (SVG, no other program is needed), and
tests/golden/sight/ the same as text. Look at the drawings before they are committed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.whole.scenes import FOLDER, NAMES, play, text_of

if TYPE_CHECKING:
    import pyte

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"

_WIDE, _HIGH, _BASE = 10, 20, 15
"""Columns, rows and the line that letters stand on, in dots."""

_HALVES: Final = {
    "▀": ((0.0, 0.0, 1.0, 0.5),),
    "▄": ((0.0, 0.5, 1.0, 0.5),),
    "█": ((0.0, 0.0, 1.0, 1.0),),
    "▌": ((0.0, 0.0, 0.5, 1.0),),
    "▐": ((0.5, 0.0, 0.5, 1.0),),
    "▛": ((0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 0.5, 0.5)),
    "▜": ((0.0, 0.0, 1.0, 0.5), (0.5, 0.5, 0.5, 0.5)),
}
"""Letters that fill parts of their cell, drawn without a font: left, top, width and height."""


def main() -> int:
    """Write pictures and texts; exit code 1 when one differs and was only to be checked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="a scene; all when none is named")
    parser.add_argument("--check", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(NAMES)
    if unknown:
        parser.error(f"no such scene: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    changed = [name for name in chosen.names or NAMES if _renew(name, write=not chosen.check)]
    for name in changed:
        print(f"{name} {'would change' if chosen.check else 'changed'}")
    return 1 if changed and chosen.check else 0


def _renew(name: str, *, write: bool) -> bool:
    """Play a scene; tell whether its picture has changed."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(ACCESSGAMES_HOME=home, COLORTERM="truecolor")
        screen = play(name)
    made = {PICTURES / f"{name}.svg": draw(screen), FOLDER / f"{name}.cs.txt": text_of(screen)}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale if write else ():
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path], encoding="utf-8")
    return bool(stale)


def draw(screen: pyte.Screen) -> str:
    """Draw a screen as SVG: papers as rectangles, texts of one colour in their columns."""
    width, height = screen.columns * _WIDE, screen.lines * _HIGH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"',
        f' height="{height}" font-family="DejaVu Sans Mono, monospace" font-size="16">',
        f'<rect width="{width}" height="{height}" fill="#000"/>',
    ]
    for row in range(screen.lines):
        cells = [(*_colours(screen.buffer[row][column]), column) for column in range(screen.columns)]
        for paper, few in groupby(cells, key=lambda cell: cell[1]):
            columns = [column for *_, column in few]
            if paper != "#000000":
                parts.append(_box(columns[0], row, len(columns), 1, paper))
        for ink, few in groupby(cells, key=lambda cell: cell[0]):
            parts += _letters(screen, row, [column for *_, column in few], ink)
    return "\n".join((*parts, "</svg>\n"))


def _colours(cell: pyte.screens.Char) -> tuple[str, str]:
    """Return ink and paper of a cell."""
    ink = "#ffffff" if cell.fg == "default" else f"#{cell.fg}"
    paper = "#000000" if cell.bg == "default" else f"#{cell.bg}"
    return (paper, ink) if cell.reverse else (ink, paper)


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    sizes = (x * _WIDE, y * _HIGH, width * _WIDE, height * _HIGH)
    left, top, across, down = (f"{size:g}" for size in sizes)
    return f'<rect x="{left}" y="{top}" width="{across}" height="{down}" fill="{fill}"/>'


def _letters(screen: pyte.Screen, row: int, columns: list[int], ink: str) -> list[str]:
    """Draw what stands on some columns of a row in one colour."""
    found: list[str] = []
    text = ""
    for column in [*columns, None]:
        letter = " " if column is None else screen.buffer[row][column].data
        if column is not None and letter.strip() and letter not in _HALVES:
            text += letter
            continue
        if text:
            start = (columns[-1] + 1 if column is None else column) - len(text)
            places = " ".join(str((start + index) * _WIDE) for index in range(len(text)))
            base = row * _HIGH + _BASE
            found.append(f'<text x="{places}" y="{base}" fill="{ink}">{escape(text)}</text>')
            text = ""
        if column is not None:
            found += [
                _box(column + x, row + y, width, height, ink)
                for x, y, width, height in _HALVES.get(letter, ())
            ]
    return found


if __name__ == "__main__":
    sys.exit(main())
