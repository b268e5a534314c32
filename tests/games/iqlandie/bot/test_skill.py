"""How fast and how reliably computer players solve."""

from __future__ import annotations

from math import exp
from statistics import median

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.bot.guide import SKILLS, SPREAD, Skill
from accessgames.games.iqlandie.rules.actions import DELAYS
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.kind import LEVELS

PERSON = Skill(seconds=100, slips=0.1)


def test_every_level_has_a_skill() -> None:
    """The skill of every level is known, and that of each player who is none."""
    assert {*KIT.levels, "random", "greedy"} == set(SKILLS)


def test_better_levels_are_faster_and_slip_less() -> None:
    """From level to level times shrink and mistakes become rarer, but nobody is without."""
    seconds = [SKILLS[name].seconds for name in KIT.levels]
    slips = [SKILLS[name].slips for name in KIT.levels]
    assert sorted(seconds, reverse=True) == seconds
    assert sorted(slips, reverse=True) == slips
    assert 0 < slips[-1] < slips[0] < 0.5


@pytest.mark.parametrize("kind", KINDS)
def test_harder_tasks_take_longer(kind: str) -> None:
    """Within each kind the median grows with the level of the task."""
    medians = [PERSON.median(kind, level) for level in LEVELS]
    assert sorted(set(medians)) == medians


def test_seconds_are_the_mean_of_the_kinds() -> None:
    """Over the kinds the medians of middle tasks average to what the skill says."""
    assert 100 == pytest.approx(sum(PERSON.median(kind, 2) for kind in KINDS) / len(KINDS))


@pytest.mark.parametrize("kind", KINDS)
def test_times_are_log_normal(kind: str) -> None:
    """Half of the times lie below the median, and about two thirds within one deviation of it."""
    stream = Stream("tests", kind)
    wanted = PERSON.median(kind, 2)
    seconds = [PERSON.delay(kind, 2, stream) / 1000 for _ in range(800)]
    assert wanted == pytest.approx(median(seconds), rel=0.1)
    within = sum(wanted * exp(-SPREAD) <= one <= wanted * exp(SPREAD) for one in seconds)
    assert 0.6 < within / 800 < 0.77


def test_times_are_delays_of_the_rules() -> None:
    """Every time is one that the rules know, and nobody is done at once."""
    stream = Stream("tests", "delays")
    times = {Skill(seconds, 0).delay("space", 3, stream) for seconds in (1, 30, 300, 9000) for _ in range(50)}
    assert times <= set(DELAYS[1:])
    assert {min(DELAYS[1:]), max(DELAYS)} <= times


def test_same_stream_same_time() -> None:
    """A time is a function of the stream."""
    one, other = (PERSON.delay("optics", 1, Stream("tests", "same")) for _ in range(2))
    assert one == other
