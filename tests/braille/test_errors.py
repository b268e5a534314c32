"""The package's one kind of mistake."""

from __future__ import annotations

from accessgames.braille.tables import BrailleError
from accessgames.engine.errors import GameError


def test_a_mistake_carries_a_key_and_its_arguments() -> None:
    """Whoever shows it finds a message key and values, no sentence."""
    error = BrailleError("braille-page-width", value=3, low=12, high=100)
    assert "braille-page-width" == error.key
    assert {"value": 3, "low": 12, "high": 100} == dict(error.args_)


def test_one_except_serves_the_caller() -> None:
    """Every mistake of this package is a mistake of the program's root class."""
    assert issubclass(BrailleError, GameError)
