"""A question which of several actions was meant takes the words that tell them apart, not only a number."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from accessgames.games import load_room
from tests.games.tetrikon.positions import position
from tests.shell.stage import Stage

ROOM = load_room("tetrikon")


def unclear() -> Stage:
    """A table at which a piece shall be changed, and three different ones are free."""
    begins = position(free=["i4 l4 k1", "r3"], placed=["o4 1 a1", ""])
    with patch.object(type(ROOM.game), "initial", lambda *_: begins):
        stage = Stage(ROOM, "Jana,Petr", seed="7")
    stage.type("ano")
    assert "Který dílek se mění? Vyberte číslo:" == stage.type("měním dílek u managera")[0]
    return stage


@pytest.mark.parametrize("typed", ["tyč", "tyc", "tu tyč", "první", "1"])
def test_a_name_answers_which_piece(typed: str) -> None:
    """The name of the piece, in any form, is taken like its number."""
    stage, other = unclear(), unclear()
    assert other.type("1") == stage.type(typed)
    assert other.match.state == stage.match.state


def test_what_is_not_offered_is_what_it_always_is() -> None:
    """A question is answered, a wrong name refused as ever, and the list still stands."""
    stage = unclear()
    before = stage.match.state
    stage.type("kříž")
    stage.type("stav")
    assert before == stage.match.state


def test_a_list_that_is_gone_takes_no_words() -> None:
    """After another list the words mean what they mean without one."""
    stage = unclear()
    before = stage.match.state
    stage.type("tahy", "tyč")
    assert before == stage.match.state


def test_asking_does_nothing() -> None:
    """With a question mark the answer only tells what it would bring."""
    stage = unclear()
    before = stage.match.state
    assert stage.type("tyč?")
    assert before == stage.match.state
