"""The first two steps of a hint: sentences for every advice, which do not tell the whole move."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from accessgames.braille import cells
from accessgames.games import Listener, StepwiseHint, load_room
from accessgames.language import Language, Person, Rendered
from tests.truth.claiming import advice
from tests.truth.positions import GAMES, positions

CELLS = 40
MOST = 120
PEOPLE = tuple(Person(f"Hráč {letter}") for letter in "ABCDEFGH")


@cache
def advised(game_id: str) -> tuple[tuple[Any, Any], ...]:
    """Every fifth position with the action that is advised there."""
    both = zip(positions(game_id), advice(game_id), strict=True)
    return tuple((position.perspective, given.action) for position, given in both)[::5]


def steps(game_id: str, tag: str) -> list[tuple[str, Rendered]]:
    """What is said in the first two steps, with the words that would be typed."""
    language, room = Language(tag, strict=True), load_room(game_id)
    words = language.vocabulary("common", "space", "shell", game_id)
    own = room.narration
    assert isinstance(own, StepwiseHint)
    told = []
    for known, action in advised(game_id):
        desk = Listener(known, PEOPLE, frozenset(), words)
        typed = room.commands.spell(action, desk)
        said = (own.nudge(action, desk), own.area(action, desk))
        told += [(typed, language.render(message)) for message in said if message is not None]
    return told


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_can_be_heard(game_id: str, tag: str) -> None:
    """Each has a length that is spoken and a short form for a Braille line; it is told as a hint."""
    for _, said in steps(game_id, tag):
        assert "hint" == said.kind
        assert all(3 <= len(form) <= MOST for form in (said.full, said.brief)), said
        assert cells(said.braille, tag) <= CELLS, said


@pytest.mark.parametrize("game_id", GAMES)
def test_no_step_tells_the_move(game_id: str) -> None:
    """What would be typed is in none of them."""
    assert [] == [(typed, said) for typed, said in steps(game_id, "cs") if typed in said.full]
