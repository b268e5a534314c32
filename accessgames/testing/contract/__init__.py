"""The contract of every game: what any player of any game may rely on, as tests.

`from accessgames.testing.contract import *` brings all of them into a test module; its `GAMES` names the
games.
"""

from __future__ import annotations

from typing import Final

from accessgames.testing.contract import (
    test_advice,
    test_corrections,
    test_journals,
    test_lists,
    test_players,
    test_rooms,
    test_rules,
    test_secrecy,
    test_walks,
    test_wire,
)

pytest_plugins: Final = ("accessgames.testing.plugin",)
"""Where the arguments of the tests come from; pytest looks for this name in the module that imports it."""

globals().update(
    (name, test)
    for module in (
        test_advice,
        test_corrections,
        test_journals,
        test_lists,
        test_players,
        test_rooms,
        test_rules,
        test_secrecy,
        test_walks,
        test_wire,
    )
    for name, test in vars(module).items()
    if name.startswith("test_")
)
