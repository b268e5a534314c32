"""What lists of IOTA are asked for, and which moves those are by their notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota.notation import CARD_NAMES, format_action

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener

Asked = tuple[str, Callable[[str], bool]]

COLOUR_LETTERS: Final = {"č": "r", "z": "g", "m": "b", "ž": "y"}
SHAPE_LETTERS: Final = {"k": "c", "č": "s", "t": "t", "x": "x"}
ENGLISH: Final = {
    "červenou": "red", "zelený": "green", "modrým": "blue", "žlutá": "yellow", "kruhem": "circle",
    "čtverec": "square", "trojúhelníkem": "triangle", "kříž": "cross", "jedničku": "one", "dvojkou": "two",
    "trojka": "three", "čtyřku": "four", "divokou": "wild card", "div": "wild", "DIV": "WILD",
    "kromě": "except", "výměna": "trade", "výměny": "trades", "pas": "pass", "přiložit": "place",
    "vezmi": "take", "na": "at", "řada": "row", "sloupec": "column", "okolí": "around", "nad": "above",
}  # fmt: skip
CODES: Final = {
    change(czech): change(english)
    for czech, english in (
        (colour + shape, COLOUR_LETTERS[colour] + SHAPE_LETTERS[shape])
        for colour in COLOUR_LETTERS
        for shape in SHAPE_LETTERS
    )
    for change in (str.lower, str.upper)
}

COLOURS: Final = {"r": ("č", "červenou"), "g": ("z", "zelený"), "b": ("m", "modrým"), "y": ("ž", "žlutá")}
SHAPES: Final = {"c": ("k", "kruhem"), "s": ("č", "čtverec"), "t": ("t", "trojúhelníkem"), "x": ("x", "kříž")}
NAMED: Final = {"1": "jedničku", "2": "dvojkou", "3": "trojka", "4": "čtyřku"}

written = format_action


def _cards(text: str) -> list[str]:
    """The cards of a move: laid, traded, given; a recycling also brings the wild card."""
    verb, *items = text.split()
    return [item.rpartition("=")[2] for item in items] + (["w"] if verb == "recycle" else [])


def _spots(text: str) -> list[tuple[str, int]]:
    return [(column, int(row)) for column, row in re.findall(r"\b([a-z]+)(\d+)=", text)]


def _number(column: str) -> int:
    """Columns in their order: zz, a to z, aa."""
    return {"zz": -1}.get(column, ord(column[0]) - ord("a")) if len(column) < 2 or column == "zz" else 26


def _long(card: str) -> str:
    return "divokou" if card == "w" else f"{COLOURS[card[0]][1]} {SHAPES[card[2]][1]} {card[1]}"


def _short(card: str) -> str:
    return "div" if card == "w" else f"{COLOURS[card[0]][0]}{SHAPES[card[2]][0]}{card[1]}"


def filters(listener: Listener, stream: Stream) -> Iterator[Asked]:
    """Yield what somebody types behind `tahy`, with what is true of the moves that are meant."""
    hand = [CARD_NAMES[card] for card in listener.view.hand]
    card = stream.choice(hand)
    for words in (_short(card), _long(card), _short(card).upper()):
        yield words, lambda text: card in _cards(text)
    yield f"kromě {_short(card)}", lambda text: card not in _cards(text)
    place = hand.index(card) + 1
    yield str(place), lambda text: card in _cards(text)
    other = stream.choice(hand)
    if other != card:
        yield f"{_short(card)} {_long(other)}", lambda text: {card, other} <= set(_cards(text))
    if card != "w":
        yield COLOURS[card[0]][1], lambda text: any(one[0] == card[0] for one in _cards(text))
        yield SHAPES[card[2]][1], lambda text: any(one[2:] == card[2] for one in _cards(text))
        yield NAMED[card[1]], lambda text: any(one[1:2] == card[1] for one in _cards(text))
    yield from _of_kind()
    legal = list(map(written, listener.perspective.legal))
    placed = [text for text in legal if _spots(text)]
    if placed:
        yield from _of_place(*stream.choice(_spots(stream.choice(placed))), card)


def _of_kind() -> Iterator[Asked]:
    yield "výměna", lambda text: text.startswith("trade ")
    yield "výměny", lambda text: text.startswith("trade ")
    yield "pas", lambda text: text == "pass"
    yield "přiložit", lambda text: text.startswith("place ")
    yield "vezmi", lambda text: text.startswith("recycle ")


def _of_place(column: str, row: int, card: str) -> Iterator[Asked]:
    at = _number(column)
    yield f"{column}{row}", lambda text: (column, row) in _spots(text)
    yield f"na {column} {row}", lambda text: (column, row) in _spots(text)
    yield f"řada {row}", lambda text: any(one[1] == row for one in _spots(text))
    yield f"sloupec {column}", lambda text: any(one[0] == column for one in _spots(text))
    yield (
        f"okolí {column}{row}",
        lambda text: any(abs(_number(x) - at) <= 1 and abs(y - row) <= 1 for x, y in _spots(text)),
    )
    yield f"nad {column}{row - 1}", lambda text: (column, row) in _spots(text)
    yield (
        f"{_short(card)} {column}{row}",
        lambda text: f"{column}{row}={card}" in text or (card == "w" and f"recycle {column}{row}=" in text),
    )


def misunderstood(listener: Listener) -> Iterator[tuple[str, str]]:
    """Yield what is refused, with the key of the sentence that says why."""
    yield "nesmysl", "iota-error-list"
    yield "čx2 nesmysl" if _has(listener, "r2x") else "čx2", _key(listener)
    yield "5", "iota-error-position"
    yield "sloupec kk", "iota-error-cell"


def _has(listener: Any, card: str) -> bool:  # noqa: ANN401 - by game
    return card in {CARD_NAMES[one] for one in listener.view.hand}


def _key(listener: Listener) -> str:
    return "iota-error-list" if _has(listener, "r2x") else "iota-error-not-in-hand"
