"""Twenty whole games, by several sorts of people at all sorts of tables."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.whole import iota
from tests.whole.players import curious, handing_over, typist
from tests.whole.session import Held, Order, hold

if TYPE_CHECKING:
    from tests.whole.session import Player

_TABLES: Final = ("Jana,bot:2", "Jana,bot:1,bot:3", "bot:2,Jana,bot:2,bot:1", "Jana,Petr", "Jana,Petr,bot:2")
_PLAYERS: Final[tuple[Player, ...]] = (*[typist] * 8, *[curious(iota.GAME, 1)] * 12)
_LANGUAGES: Final = ("cs", "cs", "en")

GAMES: Final = tuple(
    (
        Order(
            "iota",
            _TABLES[number % len(_TABLES)],
            str(100 + number),
            _LANGUAGES[number % len(_LANGUAGES)],
        ),
        handing_over(_PLAYERS[number]),
    )
    for number in range(20)
)
"""What is played by whom, at every size of table: some only type moves, most ask and list now and then."""


@cache
def held(number: int) -> Held:
    """Play one of the games with lines in a pipe."""
    order, player = GAMES[number]
    with tempfile.TemporaryDirectory() as folder:
        return hold(order, player, Path(folder) / "log")
