"""Every answer that counts or denies something is true: it is recomputed in five hundred positions a game.

What is asked in them and what makes each line true stands in `tests/truth/answers/`, by game. `TRUTH_SEED=8`
looks at other positions.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from accessgames.language import Language
from tests.truth.answers import told as asking
from tests.truth.falsehoods import asleep, unread
from tests.truth.positions import GAMES
from tests.truth.verdicts import Verdict, judged

ROOT: Final = Path(__file__).parents[2]
CLAIMS: Final = re.compile(
    r"\b(není|nejsou|nejde|nelze|nikdo|žádn\w+|už|nic|nikam|nikde|nemá\w*|nemůže\w*|neleží|nevejde|neobchod\w+"
    r"|bez|jen|všechn\w+|všichni|ostatní)\b|\b(CNT|NP)\(\$"
    r"|\{ \$(count|points|number|lead|misses|squares)",
    re.IGNORECASE,
)
"""What a sentence with a count or a negation looks like in Czech."""


WHOLE: Final = ("iota", "quantum")
"""Games of which every line of every answer is worked out again, not only those that count or deny."""


@cache
def verdict(game: str) -> Verdict:
    """Ask everything in every position once, and check it."""
    return judged(asking.told(game), asking.module(game).CHECKS)


def claiming(game: str) -> set[str]:
    """Return the keys that the answers of a game may say, or said here, and that count or deny something."""
    data = Language("cs").data
    base = ROOT / "accessgames" / "games" / game
    code = "".join(path.read_text("utf-8") for path in (*base.glob("answers.py"), *base.glob("answers/*.py")))
    keys = {*re.findall(rf'"({game}-[a-z0-9-]+)"', code), *verdict(game).told} & data.entries.keys()
    return {key for key in keys if CLAIMS.search(data.entries[key].text.partition("\n    .")[0])}


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_true(game: str) -> None:
    """Nothing that is counted or denied in five hundred positions is otherwise by the rules."""
    found = verdict(game)
    assert [] == found.shown, found.share


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_counts_or_denies_has_a_check(game: str) -> None:
    """A new one needs a check, or a reason why no position makes it true or false."""
    own = asking.module(game)
    assert set() == claiming(game) - own.CHECKS.keys() - own.EXCUSED.keys()
    assert set() == own.CHECKS.keys() & own.EXCUSED.keys()


@pytest.mark.parametrize("game", WHOLE)
def test_everything_that_is_answered_has_a_check(game: str) -> None:
    """So has what an answer borrows from the narration, and what it tells without a count or a no."""
    own = asking.module(game)
    assert own.NAMES == {key for key in verdict(game).told if key.startswith(game)} - own.CHECKS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_check_is_used(game: str) -> None:
    """What no position brings up is named, so that a check cannot fall asleep."""
    own = asking.module(game)
    assert set() == own.CHECKS.keys() - verdict(game).told.keys() - set(own.RARE)


@pytest.mark.parametrize("game", GAMES)
def test_a_false_answer_is_noticed(game: str) -> None:
    """Each check fails where a number or another line stands there; one that never does checks nothing."""
    assert [] == asleep(verdict(game).samples, asking.module(game).CHECKS)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_an_answer_is_read(game: str) -> None:
    """Each check fails, somewhere, over each part of its line that is changed."""
    own = asking.module(game)
    assert set() == unread(verdict(game).samples, own.CHECKS)
