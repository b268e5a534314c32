"""Personal records of Quantum: what they say is compared with the result of a whole match."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR, Perspective
from accessgames.games.quantum.records import RECORDS
from accessgames.games.room import Achievement, Listener
from accessgames.language import Language
from tests.whole.finished import match_of


def test_a_whole_match() -> None:
    """Totals, the best column of each, and misses, as the entries of the result have them."""
    match = match_of("quantum")
    view = match.game.view(match.state, SPECTATOR)
    words = Language("cs").vocabulary("common", "quantum")
    listener = Listener(Perspective(match.game, view, SPECTATOR), (), frozenset(), words)
    outcome = match.outcome
    assert outcome is not None
    expected = []
    for seat, items in enumerate(outcome.items):
        best = max((item.amount for item in items), default=0)
        misses = sum(item.rule == "quantum-item-miss" for item in items)
        expected += [
            Achievement(seat, "match", outcome.totals[seat], "points", lower=False, quiet=True),
            *([Achievement(seat, "column", best, "points", lower=False, quiet=True)] if best > 0 else []),
            Achievement(seat, "misses", misses, "count", lower=True, quiet=True),
        ]
    assert expected == list(RECORDS.feats(listener, outcome))


@pytest.mark.parametrize(
    ("key", "cs", "en"),
    [
        ("match", "nejlepší partie", "best match"),
        ("column", "nejlepší sloupec", "best column"),
        ("misses", "nejméně chyb v partii", "fewest misses in a match"),
    ],
)
def test_titles(key: str, cs: str, en: str) -> None:
    """Every discipline has a name in both languages."""
    for tag, expected in (("cs", cs), ("en", en)):
        assert expected == Language(tag, strict=True).form(RECORDS.title(key), "full")
