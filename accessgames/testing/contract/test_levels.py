"""The levels of computer players in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.bots import make_policy, policy_name
from accessgames.bots.policies import policy_names
from accessgames.cli.match_options import check_seats, read_players
from accessgames.engine import Search, SetupError
from accessgames.language import Language, languages
from accessgames.shell.seating import BOT_LEVELS, level_words

if TYPE_CHECKING:
    from accessgames.games import Room

QUICK, SLOW = 300, 2000
"""Milliseconds that the levels 1 to 4, and the fifth, may take for a decision."""


def test_there_are_five_levels(room: Room) -> None:
    """Exactly five, no policy twice, and each of them can be made by its number."""
    assert BOT_LEVELS == len(room.bots.levels) == len(set(room.bots.levels))
    for level, name in enumerate(room.bots.levels, 1):
        assert name == policy_name(room.bots, f"bot:{level}")
        assert make_policy(room.bots, f"bot:{level}") is not None


def test_random_is_nobodys_level(room: Room) -> None:
    """Every game has the random player, and even a beginner is better than that."""
    assert "random" in policy_names(room.bots)
    assert "random" not in room.bots.levels


def test_levels_think_no_longer_than_people_wait(room: Room) -> None:
    """A search at the fifth level takes at most two seconds, one below three tenths; none has to search."""
    for level, name in enumerate(room.bots.levels, 1):
        player = room.bots.players.get(name)
        if isinstance(player, Search):
            assert player.milliseconds <= (SLOW if level == BOT_LEVELS else QUICK)


@pytest.mark.parametrize("tag", languages())
def test_levels_are_found_by_their_names(room: Room, tag: str) -> None:
    """A level's name means that level in every game, also where a policy has the same name."""
    for level, names in enumerate(level_words(Language(tag).vocabulary("shell")), 1):
        for name in names:
            (seat,) = check_seats(room, read_players(f"bot:{name}"))
            assert room.bots.levels[level - 1] == policy_name(room.bots, seat.player)


def test_a_sixth_level_is_refused(room: Room) -> None:
    """With the number of levels there are."""
    with pytest.raises(SetupError) as caught:
        make_policy(room.bots, "bot:6")
    assert ("error-bot-level", BOT_LEVELS) == (caught.value.key, caught.value.args_["most"])
