"""How long computer players may think is known before they do."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from accessgames.bots.policies import longest_thought
from accessgames.engine import Novice, Player, Search, SetupError
from tests.pig.bot import BOTS


class Nobody:
    """A guide that is never asked."""

    def candidates(self, game: Any, state: Any, seat: int, /) -> list[Any]:  # noqa: ANN401 - never called
        raise AssertionError(game, state, seat)

    def worth(self, game: Any, state: Any, /) -> list[float]:  # noqa: ANN401 - never called
        raise AssertionError(game, state)


PLAYERS = MappingProxyType[str, Player]({
    "search": Search(Nobody(), iterations=10, milliseconds=2000, depth=2),
    "beginner": Novice("greedy", 0.3, 1.0),
})  # fmt: skip
KIT = replace(BOTS, players=PLAYERS, levels=("beginner", "greedy", "search"))


@pytest.mark.parametrize(
    ("player", "limit"),
    [("bot:3", 2000), ("bot:search", 2000), ("bot:1", 0), ("bot:2", 0), ("bot:random", 0)],
)
def test_only_who_searches_may_take_time(player: str, limit: int) -> None:
    """By level or by name."""
    assert limit == longest_thought(KIT, player)


def test_who_does_not_exist_does_not_think() -> None:
    """The mistake is that of choosing a player."""
    with pytest.raises(SetupError):
        longest_thought(KIT, "bot:9")
