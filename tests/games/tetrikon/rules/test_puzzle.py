"""Blitz and solo in journals."""

from __future__ import annotations

import pytest

from accessgames.engine import Elapsed, MalformedAction
from accessgames.engine.grid import Square
from accessgames.games.tetrikon.rules.puzzle import (
    FORMS,
    PUZZLE_ACTIONS,
    PUZZLE_WORDS,
    THINKING,
    Begin,
    Draw,
    GiveUp,
    Lay,
    Lift,
    Pick,
    PuzzleAction,
    Think,
    format_action,
    parse_action,
)

WRITTEN = {
    "begin": Begin(),
    "give-up": GiveUp(),
    "pick A7": Pick("A7"),
    "draw J12": Draw("J12"),
    "lay l4 2 c3": Lay("l4", 2, Square(2, 2)),
    "lift h8": Lift(Square(7, 7)),
    "think 5000": Think(5000),
    "+5320": Elapsed(5320),
    "+0": Elapsed(0),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_notation_comes_back(text: str, action: PuzzleAction) -> None:
    """Both ways."""
    assert text == format_action(action)
    assert action == parse_action(text)


def test_every_action_has_a_word_of_its_own() -> None:
    """The other ways to play use others, so that a journal tells them apart."""
    assert set(PUZZLE_WORDS) == {text.split(" ")[0] for text in WRITTEN if not text.startswith("+")}
    assert set(PUZZLE_ACTIONS) == {type(action) for action in WRITTEN.values()} - {Elapsed}


@pytest.mark.parametrize("milliseconds", THINKING)
def test_thinking_has_its_lengths(milliseconds: int) -> None:
    """All of them can be written."""
    assert Think(milliseconds) == parse_action(f"think {milliseconds}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Begin",
        "begin ",
        " begin",
        "begin 1",
        "give up",
        "give-up 2",
        "pick",
        "pick a7",
        "pick A0",
        "pick A123",
        "pick A7 B2",
        "draw",
        "draw ?",
        "lay",
        "lay l4",
        "lay l4 2",
        "lay l4 0 c3",
        "lay l4 9 c3",
        "lay L4 2 c3",
        "lay l4 2 C3",
        "lay l4 2 c0",
        "lay l4 02 c3",
        "lay l4 2 c3 d4",
        "lift",
        "lift c",
        "lift c3 c4",
        "think",
        "think 1",
        "think 05000",
        "think 5000 ms",
        "+",
        "+-1",
        "+01",
        "+1 ",
        "build l4 2 c3",
        "lay\tl4 2 c3",
    ],
)
def test_only_what_would_be_written_is_read(text: str) -> None:
    """With the text and the forms there are."""
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert ("error-malformed-action", text) == (caught.value.key, caught.value.args_["text"])


@pytest.mark.parametrize("form", FORMS)
def test_what_is_told_to_be_right_is_right(form: str) -> None:
    """Each example of an error can be read."""
    assert form == format_action(parse_action(form))
