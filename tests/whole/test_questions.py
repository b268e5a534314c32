"""Asking never acts: lines with a question mark, in 200 positions of each game."""

from __future__ import annotations

import pytest

from accessgames.engine import Stream
from tests.truth.positions import GAMES
from tests.whole.questions import POSITIONS, askings, disturbed, positions

SHARE = 18
"""Lines that are asked in one position, of all that are made up there."""


@pytest.mark.parametrize("game", GAMES)
def test_no_question_changes_the_match(game: str) -> None:
    """Whatever is typed with a question mark: the journal, the open question and the settings stay."""
    luck = Stream("questions", game)
    found: list[str] = []
    tables = 0
    for tables, stage in enumerate(positions(game), 1):  # noqa: B007 - counted
        lines = luck.sample(askings(stage, luck, 6), SHARE)
        found += filter(None, (disturbed(stage, line) for line in lines))
    assert [] == found[:5]
    assert POSITIONS == tables


def test_a_line_that_acts_is_noticed() -> None:
    """What the test above would say of a question mark that does not help."""
    stage = next(positions("iota"))
    assert "changed something" in disturbed(stage, stage.session.teller.words.word("brief"))
