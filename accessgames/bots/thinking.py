"""How long computer players may think, so that people can be told before they have to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.bots.catalogue import policy_name
from accessgames.engine import Search

if TYPE_CHECKING:
    from accessgames.engine import BotKit


def longest_thought(kit: BotKit, player: str) -> int:
    """Return the milliseconds that a computer player may think about one decision; 0 where it is quick.

    Raises:
        SetupError: As `policy_name`.
    """
    described = kit.players.get(policy_name(kit, player))
    return described.milliseconds if isinstance(described, Search) else 0
