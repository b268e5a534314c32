"""Asking never acts: lines with a question mark, in 200 positions of each game."""

from __future__ import annotations

import pytest

from accessgames.engine import Stream
from tests.truth.positions import GAMES
from tests.whole.questions import POSITIONS, askings, disturbed, positions, said

LANGUAGES = ("cs", "en")

SHARE = 2
"""Lines that are asked in one position, of all that are made up there."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_question_changes_the_match(game: str, language: str) -> None:
    """Whatever is typed that asks: the match, who sits there, the open question and the settings stay.

    Every line of the corpora is asked, in the order that chance gives, a few in each position.
    """
    luck = Stream("questions", f"{game}/{language}")
    lines = luck.sample(spoken := [*said(game, language)], len(spoken))
    found: list[str] = []
    tables = POSITIONS // len(LANGUAGES)
    few = -(-len(lines) // tables)
    for number, stage in enumerate(positions(game, tables, language=language)):
        asked = [*luck.sample(askings(stage, luck, 6), SHARE), *lines[number * few : (number + 1) * few]]
        found += filter(None, (disturbed(stage, line) for line in asked))
    assert [] == found[:5]
    assert number + 1 == tables


def test_a_line_that_acts_is_noticed() -> None:
    """What the test above would say of a question mark that does not help."""
    stage = next(positions("iota"))
    assert "changed something" in disturbed(stage, stage.session.teller.words.word("brief"))
