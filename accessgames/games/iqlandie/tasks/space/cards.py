"""The five cards of space, from `data/space.txt`, and how each looks turned and shifted."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from accessgames.engine import GameError
from accessgames.games.iqlandie.tasks.space.model import CARDS, REACH, SIDE, SYMBOLS, WINDOW, Laid, Picture

_FORM: Final = "TS./P.H/..."


class SpaceCardsError(GameError):
    """The file of the five cards is wrong; carries the line, what stands there and what would be right."""


def parse_cards(text: str) -> tuple[Picture, ...]:
    """Read the five cards, one a line; empty lines and lines that begin with `#` do not count.

    Raises:
        SpaceCardsError: `iqlandie-error-space-card` for a line that is no card,
            `iqlandie-error-space-count` when there are not five.
    """
    cards: list[Picture] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("#"):
            rows = line.split("/")
            if [len(row) for row in rows] != [SIDE] * SIDE or not set("".join(rows)) <= {*SYMBOLS, WINDOW}:
                raise SpaceCardsError(
                    "iqlandie-error-space-card", line=number, text=line[:80], expected=_FORM
                )
            cards.append("".join(rows))
    if len(cards) != CARDS:
        raise SpaceCardsError("iqlandie-error-space-count", count=len(cards), expected=CARDS)
    return tuple(cards)


def _load() -> tuple[Picture, ...]:
    return parse_cards(files("accessgames.games.iqlandie").joinpath("data/space.txt").read_text("ascii"))


PICTURES: Final = _load()
"""What each card shows when it lies straight; card 1 comes first."""


def turned(picture: Picture, quarters: int) -> Picture:
    """Return a picture turned to the right by quarters."""
    for _ in range(quarters % 4):
        picture = "".join(
            picture[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)
        )
    return picture


@cache
def shown(laid: Laid) -> Picture:
    """Return what a card as it lies shows in the frame; squares that it does not reach are windows."""
    picture = turned(PICTURES[laid.card - 1], laid.quarters)
    cells = ((column - laid.east, row - laid.south) for row in range(SIDE) for column in range(SIDE))
    return "".join(
        picture[row * SIDE + column] if 0 <= column < SIDE and 0 <= row < SIDE else WINDOW
        for column, row in cells
    )


def every_laid(card: int) -> tuple[Laid, ...]:
    """Return every way to lay a card: 4 turns, 25 places."""
    reach = range(-REACH, REACH + 1)
    return tuple(Laid(card, quarters, x, y) for quarters in range(4) for x in reach for y in reach)
