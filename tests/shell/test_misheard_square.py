"""A square that was misheard can be put right while the turn waits for its word."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from accessgames.games import load_room
from tests.games.tetrikon.positions import position
from tests.shell.stage import Stage

ROOM = load_room("tetrikon")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_last_build_is_taken_back(language: str) -> None:
    """After the second action the prompt names both words; undoing brings the piece back into the hand."""
    begins = position(
        options={"turn-end": "said"}, free=["i4 k1", "r3"], money=["50", "50"], turn={"letters": "a"}
    )
    with patch.object(type(ROOM.game), "initial", lambda *_: begins):
        stage = Stage(ROOM, "Jana,Petr", seed="7", settings={"language": language})
    words = stage.session.teller.words
    stage.type(words.word("yes"))
    build, done, undo = (words.word(key) for key in ("build", "end", "undo"))
    piece = words.word("piece-k1")
    asked = " ".join(stage.type(f"{build} {piece} a2"))
    assert done in asked.lower()
    assert undo in asked
    stage.type(undo)
    assert begins == stage.match.state
    stage.type(f"{build} {piece} b2", done)
    assert 1 == stage.match.state.table.turn.seat
