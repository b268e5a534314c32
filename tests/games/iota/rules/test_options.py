"""The options and their defaults."""

from __future__ import annotations

import pytest

from accessgames.engine import Option, SetupError
from accessgames.games.iota.rules.state import OPTIONS
from accessgames.games.iota.rules.view import CARDS_FROM
from tests.games.iota.positions import GAME


def test_defaults_are_the_rulings() -> None:
    """What the project decided where the rules are silent."""
    expected = {
        "starter": "draw",
        "wild-start": "allow",
        "recycling": "any",
        "trade": "deck",
        "empty-rounds": "1",
        "idle-rounds": "3",
        "leftover": "none",
        "cards": "program",
    }
    assert expected == dict(GAME.setup(2, {}).options)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_names_its_ruling_and_can_be_chosen(option: Option) -> None:
    """The default is one of the choices; where cards come from is no matter of the rules."""
    assert option.default in option.choices
    assert option.rule.startswith("IOTA I") or option.key == CARDS_FROM
    for choice in option.choices:
        assert choice == GAME.setup(3, {option.key: choice}).value(option.key)


@pytest.mark.parametrize("seats", [0, 1, 5, 66])
def test_two_to_four_play(seats: int) -> None:
    """No others."""
    with pytest.raises(SetupError):
        GAME.setup(seats, {})


def test_unknown_values_are_refused() -> None:
    """With what would be right."""
    with pytest.raises(SetupError) as caught:
        GAME.setup(2, {"trade": "none"})
    assert ("deck", "any") == caught.value.args_["choices"]
