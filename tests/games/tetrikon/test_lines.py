"""D21: every line that is heard has at least three characters, none is empty, none is drawn."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from accessgames.games import load_room
from accessgames.testing.cases import SEEDS, Beginning, Case, walk
from accessgames.testing.speech import Listening
from tests.games.tetrikon.census import census

GOLDENS = sorted((Path(__file__).parents[2] / "golden").glob("tetrikon*.txt"))
LEAST = 3
TYPED = ("$ ", "> ")
"""How transcripts mark what a person typed; everything else was said by the program."""


def drawn(line: str) -> bool:
    """Whether a line has characters that draw boxes, blocks or pictures, or that can not be heard."""
    return any(
        0x2190 <= ord(letter) <= 0x27FF or unicodedata.category(letter) in {"Cc", "Cs", "So"}
        for letter in line
    )


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.name)
def test_d21_lines_of_whole_games(golden: Path) -> None:
    """D21: what whole games said, line by line."""
    lines = golden.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith(TYPED)]
    assert len(said) > LEAST
    assert [] == [line for line in said if len(line.strip()) < LEAST or drawn(line)]


def heard(tag: str) -> Listening:
    """A game at random, told in a language."""
    room = load_room("tetrikon")
    case = Case("tetrikon", room.game, room, census)
    return Listening(walk(Beginning(case, room.game.setup(3, {"rounds": "30"}), SEEDS[0])), tag)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_d21_lines_of_every_event(tag: str) -> None:
    """D21: whatever happens in a game, to whomever it is told, whole and brief."""
    told = heard(tag)
    for moment in told.walk.sample(150):
        for viewer in told.walk.viewers:
            for line in told.told(moment, viewer):
                for form in (line.full, line.brief):
                    assert len(form.strip()) >= LEAST
                    assert not drawn(form)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_d21_prompts(tag: str) -> None:
    """D21: the line on which a person is awaited has three characters as well."""
    told = heard(tag)
    for moment in told.walk.sample(60):
        for seat in told.walk.seats:
            (line,) = told.heard([told.room.narration.turn(told.listener(moment.state, seat))])
            assert len(line.full) >= LEAST
            assert len(line.brief) >= LEAST
