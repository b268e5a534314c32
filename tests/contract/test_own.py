"""What only the games of this project have to keep to."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.bots.policies import policy_name
from accessgames.engine import Search
from accessgames.games import GROUP, game_ids, load_room
from accessgames.testing.contract.test_players import is_rigged
from tests.contract import games

if TYPE_CHECKING:
    from accessgames.testing.cases import Case

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))

OWN = tuple(PROJECT["project"]["entry-points"][GROUP])

EARLIER = {
    "iota": ("random", "greedy", "careful"),
    "quantum": ("random", "greedy", "careful", "strong"),
    "tetrikon": ("random", "greedy", "strong", "adviser"),
    "iqlandie": ("random", "greedy", "planning"),
}
"""Policies that games had before their levels were five; scripts rely on these names."""


def test_every_registered_game_is_under_contract() -> None:
    """A game that is installed is checked here without anybody having to say so."""
    assert {} == games.BROKEN
    assert {*game_ids(), "pig", "duel", "sprint"} == {case.id for case in games.GAMES}


def test_what_the_project_registers_is_what_is_installed() -> None:
    """A game that was added to the project is played only after installing the project again."""
    assert set(OWN) <= set(game_ids())


@pytest.mark.parametrize("game", EARLIER)
def test_earlier_names_still_exist(game: str) -> None:
    """What was written in scripts, records and pages still names a player."""
    bots = load_room(game).bots
    assert EARLIER[game] == tuple(policy_name(bots, f"bot:{name}") for name in EARLIER[game])


@pytest.mark.parametrize("game", OWN)
def test_the_fifth_level_looks_ahead(game: str) -> None:
    """The grandmaster of our games searches."""
    bots = load_room(game).bots
    assert isinstance(bots.players[bots.levels[-1]], Search)


@pytest.mark.parametrize("case", [case for case in games.GAMES if case.room], ids=lambda case: case.id)
def test_rigged_worlds_are_really_rigged(case: Case) -> None:
    """In games with something hidden, the other true states differ from the real one somewhere."""
    assert (case.id != "pig") == is_rigged(case)
