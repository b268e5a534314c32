"""Three manners of playing iQLANDIE: one hurries and errs, one takes time and builds well, one takes away."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.games.iqlandie.bot.evaluation import no_weights, shipped_weights
from accessgames.games.iqlandie.bot.guide import Player, Skill
from accessgames.games.iqlandie.bot.judges import Builder

if TYPE_CHECKING:
    from collections.abc import Mapping

_GRASPER: Final = Builder(no_weights(), plans=False)
_BUILDER: Final = Builder(shipped_weights(), plans=True)
_TAKER: Final = Builder(replace(shipped_weights(), denial=(4.0,)), plans=True)

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "sprinter": Player(_GRASPER, Skill(seconds=163, slips=0.2)),
        "architect": Player(_BUILDER, Skill(seconds=251, slips=0.03), overlooks=0.05, blur=1.5),
        "magpie": Player(_TAKER, Skill(seconds=210, slips=0.1), overlooks=0.05, blur=2.5),
    }
)
"""The players: the first has the points of now in mind, the second what may come, the third the others."""
