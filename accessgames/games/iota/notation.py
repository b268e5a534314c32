"""Language-neutral notation of cards, places and actions, as journals and tests use it.

A card is colour, number and shape: `r3c` is the red circle 3 (colours `r g b y`, shapes `c s t x`), a wild
card is `w`. A place is column and row: the start card lies at `m50` for ever; columns run `a` to `z`,
further right `aa ab …`, further left `zz zy …`; rows count upwards.
"""

from __future__ import annotations

from typing import Final

from accessgames.engine import malformed
from accessgames.engine.action_notation import ActionNotation, Codec, Form, named, one_word, rest
from accessgames.games.iota.rules.actions import PASS, Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import CARDS, COLOURS, HAND, NUMBERS, REACH, SHAPES, Card, Laid, Spot

START_ROW: Final = 50
"""Number of the row of the start card."""

_START_COLUMN: Final = 12
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_SHAPES: Final = dict(zip(SHAPES, "cstx", strict=True))


def _card_name(card: Card) -> str:
    return f"{COLOURS[card // 16][0]}{NUMBERS[card % 4]}{_SHAPES[SHAPES[card // 4 % 4]]}"


def _column_name(x: int) -> str:
    number = x + _START_COLUMN
    if 0 <= number < len(_LETTERS):
        return _LETTERS[number]
    pair = number - len(_LETTERS) if number > 0 else number + len(_LETTERS) ** 2
    return _LETTERS[pair // len(_LETTERS)] + _LETTERS[pair % len(_LETTERS)]


CARD_NAMES: Final = (*map(_card_name, CARDS), "w")
"""Notation of every card by its integer, wild last."""

_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_COLUMN_NAMES: Final = {x: _column_name(x) for x in range(-REACH - 1, REACH + 2)}
_COLUMNS: Final = {name: x for x, name in _COLUMN_NAMES.items()}
_ROWS: Final = {str(y + START_ROW): y for y in range(-REACH, REACH + 1)}


def format_card(card: Card) -> str:
    """Write a card.

    >>> format_card(64)
    'w'
    """
    return CARD_NAMES[card]


def parse_card(text: str) -> Card:
    """Read a card.

    Raises:
        MalformedAction: There is no such card.
    """
    if text not in _CARDS:
        raise malformed(text, "r3c")
    return _CARDS[text]


def format_column(x: int) -> str:
    """Write a column: `m` for x = 0.

    >>> [format_column(x) for x in (-13, -12, 0, 13, 14)]
    ['zz', 'a', 'm', 'z', 'aa']
    """
    return _COLUMN_NAMES[x]


def parse_column(text: str) -> int:
    """Read a column.

    Raises:
        MalformedAction: No column that a match can reach has this name.
    """
    if text not in _COLUMNS:
        raise malformed(text, "m")
    return _COLUMNS[text]


def parse_row(text: str) -> int:
    """Read a row.

    Raises:
        MalformedAction: No row that a match can reach has this number.
    """
    if text not in _ROWS:
        raise malformed(text, "50")
    return _ROWS[text]


def format_spot(spot: Spot) -> str:
    """Write a place, such as `m50` for the place of the start card."""
    return f"{_COLUMN_NAMES[spot.x]}{spot.y + START_ROW}"


def parse_spot(text: str) -> Spot:
    """Read a place.

    Raises:
        MalformedAction: The text names no place that a match can reach.
    """
    letters = text.rstrip("0123456789")
    return Spot(parse_column(letters), parse_row(text[len(letters) :]))


def _parse_laid(text: str) -> Laid:
    spot, _, card = text.partition("=")
    return parse_spot(spot), parse_card(card)


_CARD: Final = named(CARD_NAMES)
_HELD: Final = named((*CARD_NAMES, "?"))
"""A card that is traded; `?` where only its holder knows it (`UNTOLD`)."""
_LAID: Final = one_word(_parse_laid, lambda laid: f"{format_spot(laid[0])}={CARD_NAMES[laid[1]]}")

FORMS: Final = ("place m51=r3c n51=w", "recycle m50=g2x", "trade r3c b1s", "pass", "draw r3c")
"""What actions look like, for people who wrote another thing."""

NOTATION: Final[ActionNotation[IotaAction]] = ActionNotation(
    FORMS,
    Form("place", Place, cards=rest(_LAID, 1, HAND)),
    Form(
        "recycle",
        Recycle,
        parse=lambda words: Recycle(*_parse_laid(*words)),
        spot=one_word(parse_spot, format_spot),
        card=Codec(_CARD.read, CARD_NAMES.__getitem__, apart="="),
    ),
    Form("trade", Trade, cards=rest(_HELD, 1, HAND)),
    Form("pass", PASS),
    Form("draw", Draw, card=_CARD),
)
"""How actions are written in one line."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
