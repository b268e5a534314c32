"""How well a corpus is understood, judged once and asked for by several tests."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, get_args

from tests.corpus.book import books
from tests.corpus.table import Table, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.corpus.book import Saying


@dataclass(frozen=True, slots=True)
class Report:
    """What became of each line of a file."""

    name: str
    judged: tuple[tuple[Saying, Verdict], ...]

    def count(self, verdict: Verdict) -> int:
        """Count the lines with a verdict."""
        return Counter(given for _, given in self.judged)[verdict]

    @property
    def share(self) -> float:
        """How many of a hundred lines are right."""
        return 100 * self.count("right") / len(self.judged)

    @property
    def summary(self) -> str:
        """Sum the file up in one line."""
        counts = ", ".join(f"{self.count(verdict)} {verdict}" for verdict in get_args(Verdict))
        return f"{self.name}: {len(self.judged)} lines, {self.share:.1f} % right ({counts})"

    def lines(self, *verdicts: Verdict) -> Iterator[str]:
        """Yield the lines with some verdicts, each with its number."""
        for saying, given in self.judged:
            if given in verdicts:
                yield f"{saying.number} {given}: {saying.said} => {saying.meant}"


@cache
def judge_book(name: str) -> Report:
    """Say every line of a file at its position."""
    book = books()[name]
    judged: list[tuple[Saying, Verdict]] = []
    for position, sayings in book.positions():
        table = Table(position, book.game, book.language)
        judged.extend((saying, table.judge(saying)) for saying in sayings)
    return Report(name, tuple(judged))
