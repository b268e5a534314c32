from __future__ import annotations

import tomllib
from pathlib import Path

from accessgames.games import GROUP, game_ids
from tests.contract.cases import BROKEN, CASES, Case


def test_every_registered_game_is_under_contract() -> None:
    """A game that is installed is checked here without anybody having to say so."""
    assert {} == BROKEN
    assert {*game_ids(), "pig", "duel", "sprint"} == {case.id for case in CASES}


def test_what_the_project_registers_is_what_is_installed() -> None:
    """A game that was added to the project is played only after installing the project again."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(project["project"]["entry-points"][GROUP]) <= set(game_ids())


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
