"""Search tables for 8 to 40 people over 3 to 9 rounds and write them to `club/seating/data/designs.txt`.

Usage: .venv/bin/python tools/seating_designs.py

The search is `tools/seating_designs.c`, which needs a C compiler (`cc`); the same compiler and library give
the same file. It took 150 seconds on 2026-11-27. A file that differs needs another version of the ways of
seating.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_suffix(".c")
TARGET: Final = Path(__file__).parents[1] / "accessgames/club/seating/data/designs.txt"
PEOPLE: Final = range(8, 41)
ROUNDS: Final = range(3, 10)
SIZES: Final = ("4", "2", "4")


def main() -> None:
    """Search all of them and write the file."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "search"
        subprocess.run(["cc", "-O3", "-o", program, SOURCE, "-lm"], check=True)  # noqa: S607 - our own source
        lines = [
            subprocess.run(
                [program, str(people), str(rounds), *SIZES], check=True, capture_output=True, text=True
            ).stdout
            for people in PEOPLE
            for rounds in ROUNDS
        ]
    TARGET.write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
