from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.testing.cases import Case


def test_a_game_describes_itself(case: Case) -> None:
    """Id, rules version, seats and options are there before any match; each default is one of its choices."""
    game = case.game
    assert case.id == game.id
    assert game.id.isidentifier()
    assert 1 <= game.rules_version
    assert 1 <= game.seats[0] <= game.seats[-1]
    assert len(game.options) == len({option.key for option in game.options})
    for option in game.options:
        assert option.default in option.choices
        assert len(option.choices) == len(set(option.choices))
        assert option.rule
        assert all(text.isascii() and text.isprintable() for text in (option.key, *option.choices))
