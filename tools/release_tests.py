"""What takes hours, run before a release: ``python tools/release_tests.py [--only contract,mutants]``.

Each part runs to its end; its date, duration and last line go into ``docs/release-tests.json``, so that a
figure can be told with the day and the version it comes from. Words behind `--` go to what is run:
``--only mutants -- --resume FILE`` goes on with mutants that were judged before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FIGURES: Final = ROOT / "docs" / "release-tests.json"

_SUITE: Final = ("-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal")
PARTS: Final[dict[str, tuple[tuple[str, ...], dict[str, str]]]] = {
    "suite": ((*_SUITE, "--layer", "release"), {"FUZZ_EXAMPLES": "60"}),
    "contract": (
        (*_SUITE, "--layer", "release", "tests/contract"),
        {"CONTRACT_SEEDS": ",".join(map(str, range(1, 21)))},
    ),
    "search": ((*_SUITE, "tests/engine", "tests/club", "tests/fuzz"), {"HYPOTHESIS_PROFILE": "search"}),
    "attack": (("tools/attack.py", "--kills", "1000", "--calls", "0"), {}),
    "attack-calls": (("tools/attack.py", "--kills", "0"), {}),
    "fuzz": (("tools/fuzz.py", "--inputs", "100000", "--seed", "1"), {}),
    "windows": (("tools/windows.py", "test"), {}),
    "windows-around": (("tools/windows.py", "around"), {}),
    "readers": (("-m", "tools.readers"), {}),
    "mutants": (("tools/mutants.py", "--count", "200", "--seed", "1"), {}),
    "secrecy": (("tools/secrecy.py", "--pairs", "10000"), {}),
    "club-year": (("-m", "tools.club_year"), {}),
    "club-referee": (("-m", "tools.club_referee", "--games", "1000"), {}),
    "club-union": (("tools/club_union.py", "--orders", "1000"), {}),
    "wire-secrecy": (("tools/wire_secrecy.py", "--pairs", "2500"), {}),
    "wire-late": (("-m", "tools.wire_late", "--pairs", "300"), {}),
    "hostile": (("tools/hostile.py", "--frames", "50000"), {}),
    "hall-kills": (("tools/hall_kills.py", "--kills", "200"), {}),
    "house-faults": (("-m", "tools.faults"), {}),
    "page-matches": (("-m", "tools.page_matches"), {}),
    "hall-bench": (("-m", "tools.bench.net"), {}),
    "ladder": (("-m", "accessgames", "ladder", "--games", "200"), {}),
}
"""What each part runs with Python, and what is changed in its environment."""

TOLD_WHOLE: Final = frozenset({"hall-bench"})
"""Parts whose every line is a figure; of the others the last line says how it went."""


def run_part(name: str, more: Sequence[str] = ()) -> dict[str, object]:
    """Run a part, with more words on its command line, and return its figures."""
    words, changes = (*PARTS[name][0], *more), PARTS[name][1]
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-P", *words],
        check=False, cwd=ROOT, encoding="utf-8", env={**os.environ, **changes}, stdout=subprocess.PIPE,
    )  # fmt: skip
    lines = done.stdout.strip().splitlines() or [""]
    if done.returncode:
        sys.stderr.write(done.stdout)  # what was found, for who mends it
    return {
        "command": " ".join((*(f"{key}={value}" for key, value in changes.items()), "python", *words)),
        "date": datetime.now(UTC).date().isoformat(),
        "commit": _output("git", "rev-parse", "--short", "HEAD"),
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "passed": done.returncode == 0,
        "told": "; ".join(lines) if name in TOLD_WHOLE else lines[-1].strip("= "),
    }


def _output(*command: str) -> str:
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def main(words: list[str]) -> int:
    """Run the parts that were asked for, or all, and keep their figures.

    Returns:
        0 when all passed.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(PARTS), help=", ".join(PARTS))
    parser.add_argument("more", nargs="*", help="more words for the command that is run")
    asked = parser.parse_args(words)
    wanted = asked.only.split(",")
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for name in wanted:
        figures[name] = run_part(name, asked.more)
        FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{name}: {figures[name]['told']}", flush=True)
    return 0 if all(figures[name]["passed"] for name in wanted) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
