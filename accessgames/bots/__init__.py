"""Players made of code: generic policies over what a game's room offers; they see the engine only."""

from __future__ import annotations

from accessgames.bots.catalogue import BOT_PREFIX, is_bot, make_policy, policy_name
from accessgames.bots.novice import NovicePolicy
from accessgames.bots.policies import JudgePolicy, RandomPolicy
from accessgames.bots.rating import Rated, advise, rate
from accessgames.bots.search import Considered, SearchPolicy

__all__ = [
    "BOT_PREFIX",
    "Considered",
    "JudgePolicy",
    "NovicePolicy",
    "RandomPolicy",
    "Rated",
    "SearchPolicy",
    "advise",
    "is_bot",
    "make_policy",
    "policy_name",
    "rate",
]
