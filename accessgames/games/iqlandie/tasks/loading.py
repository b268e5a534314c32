"""Reads a file of cards, strictly: every line is a card, and what it claims about itself is proven."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.games.iqlandie.tasks.kind import Card, Measure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.games.iqlandie.tasks.kind import AnyKind

FORM: Final = "1 level 2 difficulty 8 solutions 1 task ..."
MOST_CARDS: Final = 1000
"""Cards in one file."""

_LINE: Final = re.compile(
    r"([1-9][0-9]{0,3}) level ([1-9]) difficulty ([0-9]{1,2}) solutions ([0-9]{1,5}) task (.+)"
)
_MOST: Final = 80


class CardsError(GameError):
    """A file of cards is wrong; `line` says where, counted from 1 with all lines."""


def format_cards(kind: AnyKind, cards: Iterable[Card]) -> str:
    """Write cards as lines that `read_cards` reads."""
    return "".join(
        f"{number} level {card.level} difficulty {card.measure.difficulty} "
        f"solutions {card.measure.solutions} task {kind.format_task(card.task)}\n"
        for number, card in enumerate(cards, 1)
    )


def read_cards(kind: AnyKind, text: str) -> tuple[Card, ...]:
    """Read the cards of a file; card 1 comes first; empty lines and lines with `#` in front do not count.

    Every card is solved by the independent solver of its kind.

    Raises:
        CardsError: Names the first line that is wrong, with what stands there and what would be right:
            `iqlandie-error-card-form`, `-number`, `-task`, `-twice`, `-unsolvable`, `-figure`; or
            `iqlandie-error-card-count` for a file without cards or with too many.
    """
    cards: list[Card] = []
    lines: dict[object, int] = {}
    for number, line in _lines(text):
        card = _card(kind, number, line, len(cards) + 1)
        if card.task in lines:
            raise CardsError("iqlandie-error-card-twice", line=number, first=lines[card.task])
        lines[card.task] = number
        cards.append(card)
    if not 0 < len(cards) <= MOST_CARDS:
        raise CardsError("iqlandie-error-card-count", count=len(cards), most=MOST_CARDS)
    return tuple(cards)


def decoded(content: bytes) -> str:
    """Return the text of a file of cards.

    Raises:
        CardsError: `iqlandie-error-card-text`: it is no UTF-8; names the line and the first wrong byte.
    """
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as mistake:
        line = content.count(b"\n", 0, mistake.start) + 1
        raise CardsError(
            "iqlandie-error-card-text", line=line, text=f"{content[mistake.start]:02x}"
        ) from None


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that count, with their numbers."""
    for number, line in enumerate(text.split("\n"), 1):
        if line and not line.startswith("#"):
            yield number, line


def _card(kind: AnyKind, line: int, text: str, expected: int) -> Card:
    """Read one line and prove it."""
    match = _LINE.fullmatch(text)
    if match is None:
        raise CardsError("iqlandie-error-card-form", line=line, text=text[:_MOST], expected=FORM)
    number, level, difficulty, solutions = map(int, match.groups()[:4])
    if number != expected:
        raise CardsError("iqlandie-error-card-number", line=line, number=number, expected=expected)
    try:
        task = kind.parse_task(match[5])
    except MalformedAction as mistake:
        form = mistake.args_["expected"]
        raise CardsError(
            "iqlandie-error-card-task", line=line, text=match[5][:_MOST], expected=form
        ) from None
    card = Card(kind.id, task, level, Measure(difficulty, solutions))
    _prove(kind, card, line)
    return card


def _prove(kind: AnyKind, card: Card, line: int) -> None:
    """Solve a card and compare the figures."""
    measure = kind.measure(card.task)
    if not measure.solutions:
        raise CardsError("iqlandie-error-card-unsolvable", line=line, text=kind.format_task(card.task))
    level = kind.level(card.task, measure)
    figures = (
        ("difficulty", card.measure.difficulty, measure.difficulty),
        ("solutions", card.measure.solutions, measure.solutions),
        ("level", card.level, level or 0),
    )
    for figure, found, expected in figures:
        if found != expected:
            raise CardsError(
                "iqlandie-error-card-figure", line=line, figure=figure, found=found, expected=expected
            )
