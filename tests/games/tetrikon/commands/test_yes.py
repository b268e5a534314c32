"""Yes and no: they mean something for who is asked, and nothing for anybody else."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.commands import certain_verb
from tests.games.tetrikon.situations import SITUATIONS
from tests.games.tetrikon.wording import desk_at

ANSWERS = {
    "card": (0, "use", "keep"),
    "ban": (0, "immune", "waive"),
    "inflation": (0, "inflation", "no-inflation"),
    "offer": (1, "accept", "refuse"),
    "swap": (1, "accept", "refuse"),
    "turn": (0, None, None),
}
"""What is asked -> who is asked, and what yes and no mean."""


@pytest.mark.parametrize("name", ANSWERS)
def test_only_who_is_asked_can_answer(name: str) -> None:
    """In both languages; the other one has nothing to agree to."""
    state, _ = SITUATIONS[name].play()
    seat, *meant = ANSWERS[name]
    for tag, words in (("cs", ("ano", "ne")), ("en", ("yes", "no"))):
        assert meant == [certain_verb([word], desk_at(state, seat, tag)) for word in words]
        assert [None, None] == [certain_verb([word], desk_at(state, 1 - seat, tag)) for word in words]
