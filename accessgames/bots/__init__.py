"""Players made of code: generic policies over what a game's room offers; they see the engine only."""

from __future__ import annotations

from accessgames.bots.catalogue import BOT_PREFIX, is_bot, make_policy, policy_name
from accessgames.bots.policies import JudgePolicy, RandomPolicy
from accessgames.bots.rating import Rated, advise, rate

__all__ = [
    "BOT_PREFIX",
    "JudgePolicy",
    "RandomPolicy",
    "Rated",
    "advise",
    "is_bot",
    "make_policy",
    "policy_name",
    "rate",
]
