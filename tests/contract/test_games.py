"""Every game keeps the contract of all games."""

from __future__ import annotations

from accessgames.testing.contract import *  # noqa: F403 - all of its tests
from tests.contract.games import GAMES  # noqa: F401 - read by the plugin
