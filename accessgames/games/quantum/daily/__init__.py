"""The task of a day: which dice to throw again, by the exact expected points of the turn."""

from __future__ import annotations

from accessgames.games.quantum.daily.tasks import DAILY

__all__ = ["DAILY"]
