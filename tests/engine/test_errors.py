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
    refuse,
)

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
