"""What an analysis counts, compares and calls a turning point is true: worked out again for whole matches."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from tests.truth.falsehoods import asleep, wrong
from tests.truth.looked_back import CHECKS, MATCHES, LookedBack, looked_back


@cache
def lines() -> dict[str, list[LookedBack]]:
    """Return what was told, by its key."""
    found: dict[str, list[LookedBack]] = defaultdict(list)
    for game in MATCHES:
        for line in looked_back(game):
            found[line.message.key].append(line)
    return found


@pytest.mark.parametrize("game", MATCHES)
def test_every_line_of_an_analysis_is_true(game: str) -> None:
    """Losses, what was best, turning points and sums are those of the journal and of the adviser's values."""
    told = [line for line in looked_back(game) if line.message.key in CHECKS]
    false = [
        (line.message, line.number, why) for line in told if (why := wrong(CHECKS[line.message.key], line))
    ]
    assert [] == false[:3], f"{len(false)} of {len(told)}"


def test_every_check_of_an_analysis_is_used() -> None:
    """Each of the four matches brings up some of them."""
    assert CHECKS.keys() <= lines().keys()


def test_a_false_line_of_an_analysis_is_noticed() -> None:
    """With another number or player, or at another move."""
    assert [] == asleep(lines(), CHECKS)
