"""What the program itself counts and denies is true: lists, pages, history, taking back, the cursor, words.

Twenty conversations in five hundred positions are held, in Czech and in English; every line is worked out
anew from the journal, from what was told and heard before, and from the rules. `TRUTH_SEED=8` holds others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pytest

from tests.truth import looked_back, told_dice
from tests.truth.answers import told as answers
from tests.truth.falsehoods import asleep, wrong
from tests.truth.positions import GAMES
from tests.truth.shell import around, claims, excused, match, reading, scripts, typed, walking

if TYPE_CHECKING:
    from tests.truth.shell.sitting import Check, Heard

CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {**reading.CHECKS, **match.CHECKS, **walking.CHECKS, **typed.CHECKS, **around.CHECKS}
)
TABLES: Final = (*GAMES, scripts.OCCASIONS)
"""What is talked about: each game, and what comes up seldom."""

SAMPLES: Final = 40
"""Lines of each key and conversation that are falsified."""

SHOWN: Final = 5
"""Mistakes that a failing test shows."""


@cache
def told() -> Counter[str]:
    """Return how often each line was told."""
    return Counter(line.message.key for game in TABLES for line in scripts.heard(game))


@cache
def samples() -> Mapping[str, list[Heard]]:
    """Return some lines of each key, from all games."""
    found: dict[str, list[Heard]] = defaultdict(list)
    for game in TABLES:
        some: Counter[str] = Counter()
        for line in scripts.heard(game):
            some[line.message.key] += 1
            if line.message.key in CHECKS and some[line.message.key] <= SAMPLES:
                found[line.message.key].append(line)
    return found


@pytest.mark.parametrize("game", TABLES)
def test_every_line_of_the_program_is_true(game: str) -> None:
    """Nothing that it counts or denies is otherwise by the journal, by the rules or by what was heard."""
    lines = [line for line in scripts.heard(game) if line.message.key in CHECKS]
    false = [str(line) for line in lines if wrong(CHECKS[line.message.key], line)]
    assert [] == false[:SHOWN], f"{len(false)} of {len(lines)}"


def test_every_line_that_counts_or_denies_has_a_check() -> None:
    """A new one needs a check, here or of answers, dice or an analysis, or a reason why it can't be false."""
    of_games = (answers.module(game).CHECKS for game in GAMES)
    elsewhere = {*chain.from_iterable(of_games), *told_dice.CHECKS, *looked_back.CHECKS}
    assert set() == claims.claiming() - CHECKS.keys() - elsewhere - excused.EXCUSED.keys()
    assert set() == excused.EXCUSED.keys() & {*CHECKS, *elsewhere}
    assert set() == excused.EXCUSED.keys() - claims.claiming()


def test_every_file_of_sentences_is_read_or_left_for_a_reason() -> None:
    """A new file needs to be looked at, in both languages."""
    assert claims.READ | claims.LEFT.keys() == claims.files("cs")
    assert claims.READ | claims.LEFT.keys() == claims.files("en")


def test_every_check_is_used() -> None:
    """What no conversation brings up is named, so that a check cannot fall asleep."""
    assert set() == CHECKS.keys() - told().keys() - excused.RARE.keys()


def test_a_false_line_is_noticed() -> None:
    """Each check denies what was not so: another number or word, or the same at another time."""
    assert [] == asleep(samples(), CHECKS)
