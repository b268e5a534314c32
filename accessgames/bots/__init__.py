"""Players made of code: generic policies over what a game's room offers; they see the engine only."""

from __future__ import annotations

from accessgames.bots.policies import (
    BOT_PREFIX,
    JudgePolicy,
    NovicePolicy,
    RandomPolicy,
    RatedAction,
    advise,
    is_bot,
    make_policy,
    policy_name,
    rate,
)
from accessgames.bots.search import SearchedAction, SearchPolicy

__all__ = [
    "BOT_PREFIX",
    "JudgePolicy",
    "NovicePolicy",
    "RandomPolicy",
    "RatedAction",
    "SearchPolicy",
    "SearchedAction",
    "advise",
    "is_bot",
    "make_policy",
    "policy_name",
    "rate",
]
