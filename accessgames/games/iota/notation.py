"""Language-neutral notation of actions, as journals and tests use it.

How cards and places are written stands in `rules/names.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction, malformed
from accessgames.games.iota.rules.actions import PASS, Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import HAND
from accessgames.games.iota.rules.names import (
    format_card,
    format_column,
    format_row,
    format_spot,
    parse_card,
    parse_column,
    parse_row,
    parse_spot,
)

if TYPE_CHECKING:
    from accessgames.games.iota.rules.spots import Laid

FORMS: Final = ("place m51=r3c n51=w", "recycle m50=g2x", "trade r3c b1s", "pass", "draw r3c")
"""What actions look like, for people who wrote another thing."""

__all__ = [
    "FORMS",
    "format_action",
    "format_card",
    "format_column",
    "format_row",
    "format_spot",
    "parse_action",
    "parse_card",
    "parse_column",
    "parse_row",
    "parse_spot",
]


def format_action(action: IotaAction) -> str:
    """Write an action in one line, such as `place m51=r3c n51=w`, `recycle m50=g2x`, `pass` or `draw r3c`."""
    match action:
        case Place(cards):
            return " ".join(["place", *(f"{format_spot(spot)}={format_card(card)}" for spot, card in cards)])
        case Recycle(spot, card):
            return f"recycle {format_spot(spot)}={format_card(card)}"
        case Trade(cards):
            return " ".join(["trade", *map(format_card, cards)]) if cards else "pass"
        case Draw(card):
            return f"draw {format_card(card)}"


def parse_action(text: str) -> IotaAction:
    """Read what `format_action` wrote.

    Raises:
        MalformedAction: The text is no action in this notation.
    """
    word, *rest = text.split(" ")
    try:
        action = _parse_words(word, rest)
    except MalformedAction:
        action = None
    if action is None or format_action(action) != text:
        raise malformed(text, *FORMS)
    return action


def _parse_words(word: str, rest: list[str]) -> IotaAction | None:
    """Read an action from its words, None when their number is wrong; order is checked by the caller."""
    match word, len(rest):
        case "pass", 0:
            return PASS
        case "draw", 1:
            return Draw(parse_card(rest[0]))
        case "recycle", 1:
            return Recycle(*_parse_laid(rest[0]))
        case "trade", count if 1 <= count <= HAND:
            return Trade(tuple(map(parse_card, rest)))
        case "place", count if 1 <= count <= HAND:
            return Place(tuple(map(_parse_laid, rest)))
        case _:
            return None


def _parse_laid(text: str) -> Laid:
    spot, _, card = text.partition("=")
    return parse_spot(spot), parse_card(card)
