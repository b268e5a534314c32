"""What is said of real dice that are told wrongly is true: no dice could show it, or it was told already."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

from accessgames.language import Language
from tests.truth.falsehoods import asleep, wrong
from tests.truth.told_dice import CHECKS, Dictated, dictated


@cache
def lines() -> dict[str, list[Dictated]]:
    """Return what was refused, by its key."""
    found: dict[str, list[Dictated]] = defaultdict(list)
    for line in dictated():
        found[line.message.key].append(line)
    return found


def test_what_is_refused_of_dice_could_not_be() -> None:
    """Worked out by trying every die for every face, at first throws and at second ones."""
    false = [
        (line, why) for key, told in lines().items() for line in told if (why := wrong(CHECKS[key], line))
    ]
    assert [] == false[:3]


def test_every_sentence_about_dice_is_told_and_checked() -> None:
    """But for the one that says what is missing altogether."""
    keys = {key for key in Language("cs").data.entries if re.match("dice-error-", key)}
    assert keys == CHECKS.keys() | {"dice-error-nothing"}
    assert CHECKS.keys() == lines().keys()


def test_a_false_sentence_about_dice_is_noticed() -> None:
    """With another face or number, or at another time."""
    assert [] == asleep(lines(), CHECKS)
