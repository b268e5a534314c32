from __future__ import annotations

import pytest

from accessgames.engine import (
    AmbiguousAction,
    GameError,
    IllegalAction,
    JournalError,
    MalformedAction,
    NotYourTurn,
    SetupError,
    UndoError,
    malformed,
    refuse,
)
from accessgames.engine.errors import decoded

KINDS = (MalformedAction, NotYourTurn, SetupError, UndoError, JournalError)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_mistake_has_one_root_and_carries_its_arguments(kind: type[GameError]) -> None:
    """One `except GameError` catches them all; key and arguments survive for the sentence."""
    error = kind("error-some", text="abc", expected="xyz")
    assert isinstance(error, GameError)
    assert "error-some" == error.key
    assert {"text": "abc", "expected": "xyz"} == dict(error.args_)


def test_arguments_cannot_be_changed_later() -> None:
    """What an error says stays as it was raised."""
    error = GameError("error-some", value=1)
    with pytest.raises(TypeError):
        error.args_["value"] = 2  # type: ignore[index]


def test_text_for_developers_shows_key_and_values() -> None:
    """Logs show the offending value, not only the kind of mistake."""
    assert "error-some text='a b' n=3" == str(GameError("error-some", text="a b", n=3))


def test_ambiguity_carries_its_candidates_in_order() -> None:
    """The candidates can be offered as a numbered list."""
    error = AmbiguousAction("error-ambiguous", ("b", "a"), word="x")
    assert ("b", "a") == error.candidates
    assert {"word": "x"} == dict(error.args_)


def test_illegal_action_carries_the_refusal() -> None:
    """The refusal and the error name the same rule with the same arguments."""
    refusal = refuse("pig-refused-nothing", key="k", self="s", points=0)
    error = IllegalAction(refusal)
    assert refusal == error.refusal
    assert "pig-refused-nothing" == error.key
    assert {"key": "k", "self": "s", "points": 0} == dict(error.args_)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("roll six", "roll 6"), ("roll", "roll 6"), ("rolled 6", "hold"), ("", "hold"), ("hold 1", "hold")],
)
def test_what_would_be_right_begins_with_the_same_word(text: str, expected: str) -> None:
    """Who mistyped a roll hears how a roll is written, and nobody has to hear a list of everything."""
    mistake = malformed(text, "hold", "roll 6")
    assert "error-malformed-action" == mistake.key
    assert {"text": text, "expected": expected} == dict(mistake.args_)


def test_long_nonsense_is_quoted_in_part() -> None:
    """The sentence stays a line that can be heard."""
    assert "x" * 40 == malformed("x" * 500, "hold").args_["text"]


def test_what_people_wrote_is_text_or_one_mistake() -> None:
    """A mark in front is dropped, line ends are those of Unix; what is no text is told by its line."""
    assert "č\n" == decoded("\ufeffč\r\n".encode(), lambda line, _: GameError("error-some", line=line))
    with pytest.raises(GameError) as caught:
        decoded(
            b"# set\n\nabc\xe2\x82\n", lambda line, wrong: GameError("error-some", line=line, wrong=wrong)
        )
    assert {"line": 3, "wrong": b"\xe2\x82"} == dict(caught.value.args_)
