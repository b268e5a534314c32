"""The first two steps of a hint: what to look at, and in which row of the diagram."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    AddItem,
    Break,
    Build,
    Buy,
    CancelDeal,
    Choose,
    Counter,
    DiscardChance,
    DiscardMoney,
    Done,
    EndTurn,
    Exchange,
    Give,
    Immune,
    KeepCard,
    OpenDeal,
    Pay,
    Propose,
    RefuseDeal,
    Roll,
    Swap,
    TakeOut,
    UseCard,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay, Lift, Pick
from accessgames.language import Message, keys, say
from accessgames.language.space import name_square

_KEYS: Final = keys(
    "tetrikon-nudge-gain", "tetrikon-nudge-card", "tetrikon-nudge-exchange", "tetrikon-nudge-offer",
    "tetrikon-nudge-spare", "tetrikon-nudge-money", "tetrikon-nudge-deal", "tetrikon-nudge-answer",
    "tetrikon-nudge-stop", "tetrikon-nudge-diagram",
)  # fmt: skip

_GROUPS: Final = (
    (Roll, Choose),
    (UseCard, KeepCard, DiscardChance, Immune, Waive),
    (Exchange, Lift),
    (Buy,),
    (Swap, Give, TakeOut),
    (Pay, Break, DiscardMoney, Withdraw),
    (OpenDeal, AddItem, Propose, CancelDeal),
    (AcceptDeal, RefuseDeal, Counter),
    (EndTurn, Done, GiveUp),
    (Pick,),
)

_KEY_OF: Final[Mapping[type, str]] = MappingProxyType(
    {kind: key for key, group in zip(_KEYS, _GROUPS, strict=True) for kind in group}
)


def tell_nudge(action: Any) -> Message:  # noqa: ANN401 - by game
    """Name the piece that is laid, or what else to look at."""
    if isinstance(action, Build | Lay):
        return say("tetrikon-nudge-build", "hint", piece=name_piece(action.piece))
    key = _KEY_OF.get(type(action))
    return say("tetrikon-nudge-weigh", "hint") if key is None else say(key, "hint")


def tell_area(action: Any) -> Message | None:  # noqa: ANN401 - by game
    """Name the row of the square that names the place of a piece; None where nothing is laid."""
    if not isinstance(action, Build | Lay | Exchange):
        return None
    return say("tetrikon-nudge-area", "hint", row=name_square(action.anchor).row)
