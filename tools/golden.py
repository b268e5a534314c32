"""Play the golden matches again and write down what was said.

    python tools/golden.py              all transcripts of tests/golden/
    python tools/golden.py iota.cs.txt  one of them
    python tools/golden.py --check      only tell which would change

A scripted player (tests/whole/) decides what is typed, so the input changes where the computer players or the
game do. Read the difference as a listener before it is committed: `git diff --word-diff tests/golden`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.club.desk.goldens import GOLDENS as DESKS
from tests.club.desk.goldens import make as make_desk
from tests.club.papers.goldens import GOLDENS as PAPERS
from tests.club.papers.goldens import make as make_papers
from tests.games.figures import FIGURES, make_figures
from tests.language.aloud.goldens import SNAPSHOTS
from tests.language.aloud.goldens import make as make_snapshot
from tests.net.goldens import GOLDENS as HALLS
from tests.net.goldens import make as make_hall
from tests.shell.home.goldens import GOLDENS as EVENINGS
from tests.shell.home.goldens import make as make_evening
from tests.shell.mistakes.goldens import GOLDENS as MISTAKES
from tests.shell.mistakes.goldens import make as make_mistakes
from tests.shell.tasks.goldens import GOLDENS as TASKS
from tests.shell.tasks.goldens import make as make_tasks
from tests.whole.analyses import ANALYSES, make_analysis
from tests.whole.corrected import GOLDENS as CORRECTED
from tests.whole.corrected import make as make_corrected
from tests.whole.goldens import FOLDER, GOLDENS, make
from tests.whole.lessons import COURSES, ERRING, make_course
from tests.whole.walks import WALKS, make_walk


def main() -> int:
    """Write transcripts; exit code 1 when one differs and was only to be checked, or the program failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="file in tests/golden; all when none is named"
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    there = (
        *GOLDENS,
        *COURSES,
        *ERRING,
        *ANALYSES,
        *DESKS,
        *PAPERS,
        *HALLS,
        *EVENINGS,
        *FIGURES,
        *MISTAKES,
        *TASKS,
        *WALKS,
        *SNAPSHOTS,
        *CORRECTED,
    )
    unknown = set(chosen.names) - set(there)
    if unknown:
        parser.error(f"no such transcript: {', '.join(sorted(unknown))}; there are {', '.join(there)}")
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        changed = [name for name in chosen.names or there if _renew(name, log, write=not chosen.check)]
        if log.exists():
            print(log.read_text("utf-8"), file=sys.stderr)
            return 1
    for name in changed:
        print(f"{name} {'would change' if chosen.check else 'changed'}")
    return 1 if changed and chosen.check else 0


BY_NAME: Final[tuple[tuple[Collection[str], Callable[[str], str]], ...]] = (
    (FIGURES, make_figures),
    (WALKS, make_walk),
    (SNAPSHOTS, make_snapshot),
    (MISTAKES, make_mistakes),
    (TASKS, make_tasks),
    (DESKS, make_desk),
    (PAPERS, make_papers),
    (HALLS, make_hall),
)
"""Transcripts that need their name alone, and who makes them."""


def _played(name: str, log: Path) -> str:
    """Make a transcript of a program that may write a log."""
    if name in ANALYSES:
        return make_analysis(ANALYSES[name], log)
    if name in EVENINGS:
        return make_evening(name, log)
    if name in CORRECTED:
        return make_corrected(name, log)
    return make(GOLDENS[name], log) if name in GOLDENS else make_course({**COURSES, **ERRING}[name], log)


def _renew(name: str, log: Path, *, write: bool) -> bool:
    """Play one match; tell whether its transcript has changed."""
    for known, make_one in BY_NAME:
        if name in known:
            text = make_one(name)
            break
    else:
        text = _played(name, log)
    path = FOLDER / name
    before = path.read_text("utf-8") if path.exists() else ""
    if write and text != before:
        path.write_text(text, "utf-8", newline="\n")
    return text != before


if __name__ == "__main__":
    sys.exit(main())
