"""By points the points that are told fall, in the positions of a game whose list can be sorted so.

What an entry says is read from its message; the points of a game are never asked for here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.games import MoveChoice, MoveGroup, load_room, move_lists
from tests.truth.test_lists import desks

if TYPE_CHECKING:
    from accessgames.games import Listener, Room

SOME = 12
"""Every twelfth position is enough: a list has many entries."""


def points_of(room: Room, action: Any, listener: Listener) -> int | None:  # noqa: ANN401 - by game
    """Return the points that an entry says last; None where it says none."""
    told = dict(room.narration.action(action, listener).args)
    if "points" not in told:
        return None
    if room.game.id == "iota":
        return int(str(told["points"]))
    # A change with its sign; where jokers change the whole board otherwise, that is said behind it.
    whole = told["whole"] != "same"
    size, sign = (told["total"], told["whole"]) if whole else (told["points"], told["sign"])
    return -int(str(size)) if sign == "minus" else int(str(size))


@pytest.mark.parametrize("game", ["iota", "iqlandie"])
def test_by_points_what_entries_say_never_rises(game: str) -> None:
    """Whatever piece or card is laid; what says no points stands behind everything that does."""
    room = load_room(game)
    commands = room.commands
    assert isinstance(commands, MoveChoice)
    assert move_lists.POINTS in commands.orders
    long = 0
    for listener, _ in tuple(desks(game))[::SOME]:
        listed = move_lists.list_entries(commands, listener, (), move_lists.POINTS, tuple)
        told = [
            None if isinstance(entry, MoveGroup) else points_of(room, entry, listener) for entry in listed
        ]
        points = [one for one in told if one is not None]
        assert points == sorted(points, reverse=True), told
        if game == "iota":
            assert told == [*points, *[None] * (len(told) - len(points))]
        long += len(points) > 1
    assert long
