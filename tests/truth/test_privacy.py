"""What a computer player says of its choice is the same in every world that the listener may think of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.bots.policies import make_policy, tellable_reasons
from accessgames.engine import SPECTATOR, Stream
from accessgames.engine.hindsight import LISTED, Hindsight
from accessgames.games import load_room
from tests.truth.positions import GAMES, POSITIONS, SEED, positions, quick

if TYPE_CHECKING:
    from accessgames.engine import BotKit
    from tests.truth.positions import Position

LOOKED_AT: Final = 25
"""Positions of each game."""

ALIKE: Final = 3
"""Actions of another world that look like the one of this world."""


def alike(other: Hindsight, noticed: object, viewer: int) -> Iterator[Any]:
    """Actions of another world of which a viewer notices the same."""
    legal = islice(other.game.legal_actions(other.state, other.seat), LISTED)
    return islice((one for one in legal if other.noticed(one, viewer) == noticed), ALIKE)


def told_apart(kit: BotKit, position: Position) -> list[str]:
    """Reasons that differ although a listener, or somebody who only watches, can't know why."""
    known, player = position.perspective, f"bot:{position.number % len(kit.levels) + 1}"
    action = make_policy(kit, player).choose(position.decision)
    deed = Hindsight(known.game, known.world, known.seat, action)
    faults = []
    for viewer in ((known.seat + 1) % position.seats, SPECTATOR) if position.seats > 1 else (SPECTATOR,):
        luck = Stream(SEED, f"privacy/{position.number}/{viewer}")
        world = known.game.resample(known.game.view(known.world, viewer), luck)
        given = tellable_reasons(kit, player, deed, viewer)
        for same in alike(
            Hindsight(known.game, world, known.seat, action), deed.noticed(action, viewer), viewer
        ):
            found = tellable_reasons(kit, player, Hindsight(known.game, world, known.seat, same), viewer)
            if found != given:
                names = " or ".join(map(known.game.format_action, (action, same)))
                faults.append(f"{names} to {viewer}: {given} or {found}")
    return faults


@pytest.mark.parametrize("game_id", GAMES)
def test_public_reasons_tell_nothing_hidden(game_id: str) -> None:
    """In a world that looks the same to a listener, what looks the same has the same reasons."""
    kit = quick(load_room(game_id).bots)
    looked_at = positions(game_id)[:: POSITIONS // LOOKED_AT]
    faults = [fault for position in looked_at for fault in told_apart(kit, position)]
    assert [] == faults[:5]
