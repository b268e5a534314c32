from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from accessgames.engine import CHANCE, SPECTATOR, MalformedAction, Perspective
from accessgames.games import Listener
from accessgames.language import Language, Person
from tests.pig import ROOM
from tests.pig.notation import HOLD, ROLL, Face
from tests.pig.rules import State

HERE = Path(__file__).parent / "locales"


@cache
def language(tag: str) -> Language:
    """A language with the words of Pig."""
    return Language(tag, strict=True, roots=(HERE,))


def listener(state: State, seat: int = 0, tag: str = "cs") -> Listener:
    """Jana listens, or sits beside Petr."""
    people = tuple(
        Person(name, "you" if number == seat else "other") for number, name in enumerate(("Jana", "Petr"))
    )
    words = language(tag).vocabulary("common", "space", "shell", "pig")
    return Listener(Perspective(ROOM.game, state, seat), people, frozenset(), words)


def told(state: State, face: int, seat: int = 0, tag: str = "cs") -> tuple[str, str, str]:
    """How a die is told, in all forms."""
    step = ROOM.game.apply(state, CHANCE, Face(face))
    (message,) = ROOM.narration.tell(step.events, listener(step.state, seat, tag))
    line = language(tag).render(message)
    return line.full, line.brief, line.braille


ROLLING = State(100, ((30,), ()), turn=5, rolling=True)


def test_the_die_is_told_result_first_to_whoever_rolled() -> None:
    """The roller is addressed, the others hear the name; the Braille form is short."""
    assert ("Padlo 4, v tahu máte 9 bodů.", "Jana: 4, v tahu 9.", "Jana 4 tah 9") == told(ROLLING, 4)
    assert "Jana hodí 4, v tahu má 9 bodů." == told(ROLLING, 4, SPECTATOR)[0]
    assert "You roll 4, the turn is worth 9." == told(ROLLING, 4, tag="en")[0]


def test_a_lost_turn_says_what_is_gone() -> None:
    """Points agree with their number."""
    assert "Padlo 1, ztrácíte 5 bodů." == told(ROLLING, 1)[0]
    assert "Jana hodí 1 a ztrácí 5 bodů." == told(ROLLING, 1, 1)[0]


def test_the_turn_names_the_words_to_type() -> None:
    """Only what is possible is offered."""
    cs = language("cs")
    fresh, under_way = State(100, ((), ())), State(100, ((), ()), turn=5)
    assert "Jste na tahu: hoď." == cs.render(ROOM.narration.turn(listener(fresh))).full
    assert "Jste na tahu: hoď, nebo přičti." == cs.render(ROOM.narration.turn(listener(under_way))).full
    assert "Na tahu je Jana." == cs.render(ROOM.narration.turn(listener(fresh, 1))).full


def test_commands_take_no_arguments() -> None:
    """A verb alone is the action; more words are refused with the command that needs none."""
    here = listener(State(100, ((), ()), turn=5))
    assert ROLL == ROOM.commands.parse("roll", (), here)
    assert HOLD == ROOM.commands.parse("hold", (), here)
    with pytest.raises(MalformedAction) as caught:
        ROOM.commands.parse("roll", ("dvakrát",), here)
    assert {"words": "dvakrát", "command": "hoď"} == dict(caught.value.args_)


def test_points_are_explained_turn_by_turn() -> None:
    """Whoever asks why hears every kept turn; a spectator has none."""
    state = State(100, ((12, 1), ()))
    lines = [language("cs").render(line).full for line in ROOM.narration.why(listener(state))]
    assert ["Tah 1: 12 bodů.", "Tah 2: 1 bod."] == lines
    assert () == ROOM.narration.why(listener(state, SPECTATOR))
