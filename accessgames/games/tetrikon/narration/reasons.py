"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import name_card, name_piece, name_points
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from accessgames.engine import Reason
    from accessgames.games.room import Desk
    from accessgames.language import Value

_VALUES: Final[Mapping[str, Callable[[Any], Value]]] = {
    "piece": name_piece,
    "out": name_piece,
    "card": name_card,
    "money": name_points,
}
"""How arguments of reasons become values of messages; numbers and names go as they are."""


def tell_reason(reason: Reason, desk: Desk) -> Message:
    """Tell one reason of a choice."""
    values: dict[str, Value] = {}
    for name, value in reason.args:
        if name == "seat":
            values["who"] = desk.person(int(str(value)))
        elif name in _VALUES:
            values[name] = _VALUES[name](value)
        elif isinstance(value, int | str):
            values[name] = value
    return say(reason.key, "hint", **values)
