from __future__ import annotations

from typing import Any, Generic, TypeVar

import pytest

from accessgames.engine import Game, Outcome, Refusal
from accessgames.engine.perspective import SealedChoices
from accessgames.games import load_room
from accessgames.games.quantum.rules.state import QuantumView
from accessgames.games.tetrikon.rules.state import TetrikonView
from accessgames.net import hints
from tests.pig.rules import Pig, State

T = TypeVar("T")


class Base(Generic[T]):
    pass


class Middle(Base[tuple[T, int]], Generic[T]):
    pass


class Leaf(Middle[str]):
    pass


def test_a_plain_name_is_looked_up_in_its_module() -> None:
    """As the module itself would understand it."""
    assert Outcome == hints.resolved("Outcome", "accessgames.engine.game")


def test_a_name_for_type_checkers_is_found() -> None:
    """`Refusal` is imported there under `TYPE_CHECKING` only."""
    assert Refusal == hints.resolved("Refusal", "accessgames.engine.seat")


def test_an_alias_of_another_module_is_followed() -> None:
    """`Expositions` is text that names a class of another module than the one that uses it."""
    deck = hints.field_types(load_room("iqlandie").game.deck.__class__)  # type: ignore[attr-defined]  # of this game
    assert "Exposition" in str(deck["expositions"])


def test_what_nobody_knows_is_an_error() -> None:
    """A type that is spelt wrongly."""
    with pytest.raises(NameError):
        hints.resolved("NoSuchType", "accessgames.engine.game")


def test_fields_come_in_their_order() -> None:
    """Of a dataclass with a type variable."""
    assert ["waiting", "chosen"] == list(hints.field_types(SealedChoices))


def test_arguments_are_found_through_classes_between() -> None:
    """Each class gives its base what it was given."""
    assert (tuple[str, int],) == hints.type_arguments(Leaf, Base)


@pytest.mark.parametrize("kind", [int, Base])
def test_without_arguments_there_is_an_error(kind: type) -> None:
    """The class does not derive from the base, or is the base."""
    with pytest.raises(TypeError):
        hints.type_arguments(kind, Base)


@pytest.mark.parametrize(
    ("game", "expected"),
    [(load_room("quantum").game, QuantumView), (Pig(), State)],
)
def test_a_game_says_what_its_views_are(game: Game[Any, Any, Any, Any], expected: type) -> None:
    """In what it gives `Game`."""
    assert expected == hints.type_arguments(type(game), Game)[3]


def test_views_may_be_of_several_kinds() -> None:
    """Tetrikon has two ways to play, which it names for type checkers only."""
    assert TetrikonView in hints.type_arguments(type(load_room("tetrikon").game), Game)[3].__args__
