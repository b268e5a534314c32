"""Who does the commands: the words that may be typed at the desk."""

from __future__ import annotations

import pytest

from accessgames.club.desk.open_club import WORD_FILES, words_of
from tests.club.desk.helpers import Bench, language


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_desk_knows_its_words_and_those_of_every_conversation(tag: str) -> None:
    """Commands, figures, and what review and settings need."""
    words = words_of(language(tag))
    assert {"club-register", "help", "quit", "again", "none", "all"} <= set(words.table)
    assert "club" in WORD_FILES


def test_a_clerk_speaks_the_language_it_was_given() -> None:
    """The same command in both languages."""
    assert "založ" == Bench("cs").context.words.word("club-create")
    assert "create" == Bench("en").context.words.word("club-create")
