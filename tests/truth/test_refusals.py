"""Every refusal is true: why something is not possible is recomputed in five hundred positions a game.

What is tried in them stands in `tests/truth/refusals/tried.py`, what makes each sentence true beside it, by
game. `TRUTH_SEED=8` looks at other positions and tries other things.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.language import Language
from tests.truth.answers import told
from tests.truth.positions import GAMES
from tests.truth.refusals import tried as trying

if TYPE_CHECKING:
    from tests.truth.answers.told import Told

SAMPLES: Final = 30
"""Refusals of each kind that are falsified."""

SHOWN: Final = 5
"""Mistakes that a failing test shows."""


@dataclass(slots=True)
class Verdict:
    """What was refused in all positions of a game.

    Attributes:
        told: How often each sentence was told.
        samples: Some of them by key.
        false: Sentences that were not so.
    """

    told: Counter[str] = field(default_factory=Counter)
    samples: dict[str, list[Told]] = field(default_factory=lambda: defaultdict(list))
    false: list[str] = field(default_factory=list)


@cache
def verdict(game: str) -> Verdict:
    """Try everything in every position once, and check what is said to it."""
    found, checks = Verdict(), trying.module(game).CHECKS
    for line in trying.tried(game):
        key = line.message.key
        found.told[key] += 1
        if key in checks and found.told[key] <= SAMPLES:
            found.samples[key].append(line)
        wrong = told.fault(checks, line)
        if wrong is not None:
            found.false.append(wrong)
    return found


def refusals(game: str) -> set[str]:
    """Return the keys of all sentences that say why something is not possible."""
    entries = Language("cs").data.entries
    return {key for key in entries if re.match(rf"{game}-(error|refused)-", key)}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_true(game: str) -> None:
    """What stands in the way really does, in five hundred positions."""
    found = verdict(game)
    assert [] == found.false[:SHOWN], f"{len(found.false)} of {found.told.total()}"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_check(game: str) -> None:
    """A new one needs a check, or a reason why no position makes it true or false."""
    own = trying.module(game)
    assert set() == refusals(game) - own.CHECKS.keys() - own.EXCUSED.keys()
    assert set() == own.CHECKS.keys() & own.EXCUSED.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_check_of_a_refusal_is_used(game: str) -> None:
    """What no position brings up is named, so that a check cannot fall asleep."""
    own = trying.module(game)
    assert set() == own.CHECKS.keys() - verdict(game).told.keys() - own.RARE


@pytest.mark.parametrize("game", GAMES)
def test_a_false_refusal_is_noticed(game: str) -> None:
    """Each check fails where a number or another sentence stands there; who never does checks nothing."""
    checks = trying.module(game).CHECKS
    asleep = [
        key
        for key, lines in verdict(game).samples.items()
        if not any(told.fault(checks, other) for line in lines for other in told.falsified(line, checks))
    ]
    assert [] == asleep
