"""Tell how well corpora are understood: `python -m tests.corpus [NAME...]`."""

from __future__ import annotations

import sys

from tests.corpus.book import books
from tests.corpus.report import judge_book


def main(names: list[str]) -> None:
    """Tell of each file its summary, and of those that are named every line that is not right."""
    for name in names or books():
        report = judge_book(name)
        sys.stdout.write(f"{report.summary}\n")
        if names:
            for line in report.lines("asked", "refused", "wrong answer", "wrong act"):
                sys.stdout.write(f"  {line}\n")


main(sys.argv[1:])
