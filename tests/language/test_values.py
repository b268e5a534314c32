from __future__ import annotations

import dataclasses

import pytest

import accessgames.language as package
from accessgames.language.values import (
    QUIET_KINDS,
    Cell,
    Listing,
    Message,
    Nested,
    Person,
    Phrase,
    event_keys,
    keys,
    say,
)


def test_say_makes_a_message() -> None:
    """`say` names a message, its kind and its arguments, and nothing of any language."""
    message = say("points", "score", n=3)
    assert ("points", "score", {"n": 3}) == (message.key, message.kind, dict(message.args))


def test_an_answer_is_the_default_kind() -> None:
    """What nobody says otherwise about is an answer, which needs no short forms."""
    assert "answer" == say("x").kind
    assert {"answer", "system"} == QUIET_KINDS


def test_messages_are_equal_by_content() -> None:
    """Two messages with the same content are equal and have the same hash."""
    one, two = say("a", "own", n=1), say("a", "own", n=1)
    assert one == two
    assert hash(one) == hash(two)
    assert one != say("a", "own", n=2)


def test_messages_fit_into_sets_and_values() -> None:
    """Messages with mappings inside are hashable all the same, also nested ones."""
    assert 1 == len({Listing((Nested(say("a", n=1)),)), Listing((Nested(say("a", n=1)),))})


def test_arguments_cannot_be_changed() -> None:
    """The arguments of a message cannot be replaced after it was made."""
    message = say("a", n=1)
    with pytest.raises(TypeError):
        message.args["n"] = 2  # type: ignore[index]  # this is what must not work


@pytest.mark.parametrize("value", [Phrase("card"), Person("Jana"), Cell("a", 1), Listing(()), say("a")])
def test_values_are_frozen(value: Phrase | Person | Cell | Listing | Message) -> None:
    """No value can be changed in place."""
    name = dataclasses.fields(value)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, name, "other")


def test_cells_sort_by_column_then_row() -> None:
    """Places have an order, so that lists of them are stable."""
    assert [Cell("a", 2), Cell("b", 1)] == sorted([Cell("b", 1), Cell("a", 2)])


def test_markers_return_their_keys() -> None:
    """The markers for the linter are transparent to the program."""
    assert ("a", "b") == keys("a", "b") == event_keys("a", "b")


@pytest.mark.parametrize("name", package.__all__)
def test_the_package_offers_every_public_name(name: str) -> None:
    """Every name of the package can be imported from it, the late ones too."""
    assert getattr(package, name).__name__ if name not in {"Gender", "Kind", "Value"} else True


def test_the_package_has_no_other_names() -> None:
    """A wrong name is an attribute error that names it."""
    with pytest.raises(AttributeError, match="nonsense"):
        _ = package.nonsense
