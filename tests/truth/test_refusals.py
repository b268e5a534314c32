"""Every refusal is true: why something is not possible is recomputed in five hundred positions a game.

What is tried in them stands in `tests/truth/refusals/tried.py`, what makes each sentence true beside it, by
game. `TRUTH_SEED=8` looks at other positions and tries other things.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from accessgames.language import Language
from tests.truth.answers import told as asking
from tests.truth.falsehoods import asleep, unread
from tests.truth.positions import GAMES
from tests.truth.refusals import tried as trying
from tests.truth.verdicts import Verdict, judged


@cache
def verdict(game: str) -> Verdict:
    """Try everything in every position once, and check what is said to it."""
    return judged(trying.tried(game), trying.module(game).CHECKS)


def refusals(game: str) -> set[str]:
    """Return the keys of all sentences that say why something is not possible."""
    entries = Language("cs").data.entries
    return {key for key in entries if re.match(rf"{game}-(error|refused)-", key)}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_true(game: str) -> None:
    """What stands in the way really does, in five hundred positions."""
    found = verdict(game)
    assert [] == found.shown, found.share


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_check(game: str) -> None:
    """A new one needs a check, here or as an answer, or a reason why no position makes it true or false."""
    own, asked = trying.module(game), asking.module(game)
    assert set() == refusals(game) - own.CHECKS.keys() - asked.CHECKS.keys() - own.EXCUSED.keys()
    assert set() == own.CHECKS.keys() & own.EXCUSED.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_check_of_a_refusal_is_used(game: str) -> None:
    """What no position brings up is named, so that a check cannot fall asleep."""
    own = trying.module(game)
    assert set() == own.CHECKS.keys() - verdict(game).told.keys() - own.RARE


@pytest.mark.parametrize("game", GAMES)
def test_a_false_refusal_is_noticed(game: str) -> None:
    """Each check fails where a number or another sentence stands there; who never does checks nothing."""
    assert [] == asleep(verdict(game).samples, trying.module(game).CHECKS)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_refusal_is_read(game: str) -> None:
    """Each check fails, somewhere, over each part of its sentence that is changed."""
    own = trying.module(game)
    assert set() == unread(verdict(game).samples, own.CHECKS)
