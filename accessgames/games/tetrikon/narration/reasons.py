"""Why a computer player or an adviser would choose an action."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.bot import Shortage, deal_reasons
from accessgames.games.tetrikon.fronts import material_of, table_of
from accessgames.games.tetrikon.naming import name_piece, name_pieces
from accessgames.language import Message, Nested, say
from accessgames.language.space import name_square

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from accessgames.engine import Reason
    from accessgames.games.room import Desk
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.tasks import Offer
    from accessgames.language import Value

_MOST: Final = 2
"""Reasons of an offer that are told."""

_VALUES: Final[Mapping[str, Callable[[Any], Value]]] = {
    "piece": name_piece,
    "out": name_piece,
    "cell": name_square,
    "pieces": lambda counted: name_pieces(Counter(dict(counted)).elements()),
}
"""How arguments of reasons become values of messages; numbers and names go as they are."""


_AGAINST: Final = (
    "tetrikon-reason-more",
    "tetrikon-reason-rival",
    "tetrikon-reason-same",
    "tetrikon-reason-price",
)
"""Reasons for a no, the weightiest first."""


def tell_refusing(offer: Offer, desk: Desk) -> tuple[Message, ...]:
    """Tell why a computer player refused an offer; it follows from what lies open."""
    found = {reason.key: reason for reason in _reasons(offer, desk, offer.partner)}
    reason = next((found[key] for key in _AGAINST if key in found), None)
    return () if reason is None else (_said(reason, offer.partner, desk),)


def tell_offering(offer: Offer, desk: Desk) -> tuple[Message, ...]:
    """Tell what a computer player thinks of the offer it makes."""
    return tuple(_said(reason, offer.seat, desk) for reason in _reasons(offer, desk, offer.seat)[:_MOST])


def _said(reason: Reason, seat: int, desk: Desk) -> Message:
    return say("tetrikon-deal-why", "bot", who=desk.person(seat), reason=Nested(tell_reason(reason, desk)))


def _reasons(offer: Offer, desk: Desk, seat: int) -> tuple[Reason, ...]:
    if seat not in desk.bots:
        return ()
    return deal_reasons(_shortage(material_of(desk)), table_of(desk), offer, seat)


@lru_cache(maxsize=2)
def _shortage(material: Material) -> Shortage:
    return Shortage(material)


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
