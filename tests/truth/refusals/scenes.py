"""Positions of Tetrikon that play seldom brings up, made by hand: what is awaited, bans, no bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessgames.engine import Perspective, Stream, is_seat
from tests.games.tetrikon.positions import GAME
from tests.games.tetrikon.scenes import Scene
from tests.games.tetrikon.situations import SITUATIONS
from tests.truth.positions import POSITIONS, SEED, Position

TIMES: Final = 8
"""So often each situation is looked at."""

_OWNER: Final = {
    "free": ["i4 l4 k1", "r3"],
    "money": ["100 50 25", "50 20"],
    "placed": ["k1 1 a1, d2 1 c1", ""],
}
_SCENES: Final = (
    *(
        Scene((), {**_OWNER, "turn": turn})
        for turn in ({"no_build": True}, {"no_roll": True}, {"doubled": True})
    ),
    *(
        Scene((), {**_OWNER, "turn": turn})
        for turn in ({"letters": "c"}, {"letters": "d"}, {"withdrawn": True})
    ),
    Scene((), {**_OWNER, "turn": {"offers": 4}}),
    Scene((), {**_OWNER, "turn": {"letters": "ed"}}),
    Scene(("roll", "dice 2 2", "choose chance", "chance no-trade"), _OWNER),
    Scene((), {**_OWNER, "cards": ["immunity build-two joker-10", ""], "turn": {"letters": "c"}}),
    Scene(
        (), {**_OWNER, "cards": ["build-two joker-25", ""], "free": ["", "r3"], "options": {"manager": "0"}}
    ),
    Scene((), {"cards": ["build-two", ""], "free": ["x5", ""], "placed": ["k1 1 b2", ""]}),
    Scene((), {**_OWNER, "offer": "k1 d2 - - - -", "bag": "", "options": {"buying": "choice"}}),
    Scene((), {**_OWNER, "offer": "- - - - - -", "bag": ""}),
    Scene((), {**_OWNER, "closing": "time", "last_turns": (), "options": {"manager": "0"}}),
    Scene(("roll", "dice 6 6"), {"offer": "- - - - - -", "bag": ""}),
    Scene(("buy",), {"money": ["50 25 20 20", ""], "returned": "5"}),
    Scene((), {**_OWNER, "options": {"minutes": "30"}}),
)
"""What play seldom brings up: bans, second actions, empty places of the offer, the last turns."""


def more(times: int = TIMES) -> Iterator[Position]:
    """Yield whatever can be awaited, each often enough for most answers to be tried."""
    states = [scene.play()[0] for scene in (*SITUATIONS.values(), *_SCENES)]
    for number, state in enumerate(states * times):
        for seat in filter(is_seat, GAME.actors(state)):
            known = Perspective(GAME, GAME.view(state, seat), seat)
            yield Position(POSITIONS + number, known, Stream(SEED, f"more/{number}"), state.table.rules.seats)
