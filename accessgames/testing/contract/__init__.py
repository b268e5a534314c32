"""The contract of every game: what any player of any game may rely on, as tests.

`from accessgames.testing.contract import *` brings all of them into a test module; its `GAMES` names the
games.
"""

from __future__ import annotations

from typing import Final

from accessgames.testing.contract import (
    test_description,
    test_levels,
    test_matches,
    test_notation,
    test_players,
    test_rooms,
    test_rules,
    test_secrets,
)

pytest_plugins: Final = ("accessgames.testing.plugin",)
"""Where the arguments of the tests come from; pytest looks for this name in the module that imports it."""

_MODULES: Final = (
    test_description,
    test_levels,
    test_matches,
    test_notation,
    test_players,
    test_rooms,
    test_rules,
    test_secrets,
)

globals().update(
    (name, test) for module in _MODULES for name, test in vars(module).items() if name.startswith("test_")
)
