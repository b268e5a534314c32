"""What pages offer as buttons at a match."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.commands.choices import MATCH_WORDS, match_choices
from tests.shell.stage import Stage

GAMES = ("iota", "iqlandie", "quantum", "tetrikon")


def lines(stage: Stage) -> set[str]:
    """What the buttons type."""
    return {choice.line for choice in match_choices(stage.session)}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_has_ended_offers_no_moves(game: str) -> None:
    """Nothing that does something in the game, no list of moves and no advice; questions stay."""
    stage = Stage(load_room(game), "bot:1,bot:1")
    word, own = stage.session.teller.words.word, stage.session.known.room.commands
    assert stage.session.known.over
    assert set() == lines(stage) & {word(key) for key in (*own.verbs, "moves", "hint") if key != "undo"}
    assert {word("score"), word("again"), word("rules"), word("help")} <= lines(stage)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_goes_on_offers_its_moves(game: str) -> None:
    """Words of the game, and those of every match."""
    stage = Stage(load_room(game), "Jana,bot:1")
    word, own = stage.session.teller.words.word, stage.session.known.room.commands
    assert {word(key) for key in (*own.verbs, *own.answers, *MATCH_WORDS)} <= lines(stage)
