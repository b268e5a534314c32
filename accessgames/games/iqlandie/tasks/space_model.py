"""Space: five cards with windows, laid over each other until 3x3 squares show the target (iQLANDIE 2.8).

What a pile shows; tasks, steps and answers as text: `HTM/PSH/TMP`, `lay 2L`, `take 2`, `2L 5O 4+V1`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, malformed
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.tasks.kind import QUARTERS

SIDE: Final = 3
CARDS: Final = 5
REACH: Final = 2
"""A card may lie up to so many squares beside the frame in each direction."""

SYMBOLS: Final = {"S": "sun", "M": "moon", "P": "planet", "H": "star", "T": "meteorite"}
"""Letters of the symbols in notation and what they stand for."""

WINDOW: Final = "."

Picture: TypeAlias = str
"""What nine squares show in reading order: letters of `SYMBOLS`, or `WINDOW` where one sees through."""

Sky: TypeAlias = tuple[Picture, ...]
"""What each of the five cards shows when it lies straight; card 1 comes first."""


class LaidCard(NamedTuple):
    """A card in the pile.

    Attributes:
        card: 1 to 5.
        quarters: How often it is turned to the right, 0 to 3.
        east: Columns to the east of the frame, -2 to 2.
        south: Rows to the south of the frame, -2 to 2.
    """

    card: int
    quarters: int = 0
    east: int = 0
    south: int = 0


Pile: TypeAlias = tuple[LaidCard, ...]
"""Different cards from the lowest to the topmost."""


@dataclass(frozen=True, slots=True)
class Lay:
    """A card that is not in the pile is laid on top of it."""

    laid: LaidCard


@dataclass(frozen=True, slots=True)
class Take:
    """A card is taken out of the pile; the others stay as they are."""

    card: int


SpaceStep: TypeAlias = Lay | Take


CARD_FORM: Final = "TS./P.H/..."
"""What a card looks like, for people who wrote another thing."""


class SpaceCardsError(GameError):
    """The file of the five cards is wrong; carries the line, what stands there and what would be right."""


def parse_picture(text: str) -> Picture | None:
    """Read what a card shows, such as `TS./P.H/...`; None when it is something else."""
    rows = text.split("/")
    if [len(row) for row in rows] != [SIDE] * SIDE or not set("".join(rows)) <= {*SYMBOLS, WINDOW}:
        return None
    return "".join(rows)


def parse_cards(text: str) -> Sky:
    """Read the five cards, one a line; empty lines and lines that begin with `#` do not count.

    Raises:
        SpaceCardsError: `iqlandie-error-space-card` for a line that is no card,
            `iqlandie-error-space-count` when there are not five.
    """
    cards: list[Picture] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("#"):
            picture = parse_picture(line)
            if picture is None:
                raise SpaceCardsError(
                    "iqlandie-error-space-card", line=number, text=line[:80], expected=CARD_FORM
                )
            cards.append(picture)
    if len(cards) != CARDS:
        raise SpaceCardsError("iqlandie-error-space-count", count=len(cards), expected=CARDS)
    return tuple(cards)


PICTURES: Final = parse_cards(Path(__file__).parents[1].joinpath("data/space.txt").read_text("ascii"))
"""The cards that come with the game."""


@dataclass(frozen=True, slots=True)
class SpaceTask:
    """A card: the target has a symbol in every square.

    Attributes:
        target: What the pile shall show.
        sky: The cards of which the pile is made.
    """

    target: Picture
    sky: Sky = PICTURES


def turned_picture(picture: Picture, quarters: int) -> Picture:
    """Return a picture turned to the right by quarters."""
    for _ in range(quarters % 4):
        picture = "".join(
            picture[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)
        )
    return picture


@cache
def shown(sky: Sky, laid: LaidCard) -> Picture:
    """Return what a card of the sky as it lies shows in the frame; squares beside it are windows."""
    picture = turned_picture(sky[laid.card - 1], laid.quarters)
    cells = ((column - laid.east, row - laid.south) for row in range(SIDE) for column in range(SIDE))
    return "".join(
        picture[row * SIDE + column] if 0 <= column < SIDE and 0 <= row < SIDE else WINDOW
        for column, row in cells
    )


def every_laid(card: int) -> tuple[LaidCard, ...]:
    """Return every way to lay a card: 4 turns, 25 places."""
    reach = range(-REACH, REACH + 1)
    return tuple(LaidCard(card, quarters, x, y) for quarters in range(4) for x in reach for y in reach)


def turns(card: int) -> tuple[LaidCard, ...]:
    """Return a card in its four turns, just over the frame."""
    return tuple(LaidCard(card, quarters) for quarters in range(4))


EMPTY_PICTURE: Final[Picture] = WINDOW * (SIDE * SIDE)
"""What no card at all shows."""


class Difference(NamedTuple):
    """A square that shows something else than the target.

    Attributes:
        square: The square.
        found: The letter of a symbol, or `WINDOW` where nothing is.
        expected: The letter of the target.
    """

    square: Square
    found: str
    expected: str


def covered(lower: Picture, upper: Picture) -> Picture:
    """Return what two layers show: the lower one is seen through the windows of the upper one."""
    return "".join(low if high == WINDOW else high for low, high in zip(lower, upper, strict=True))


def visible(sky: Sky, pile: Pile) -> Picture:
    """Return what a pile of cards of a set shows in the nine squares of the frame."""
    picture = EMPTY_PICTURE
    for laid in pile:
        picture = covered(picture, shown(sky, laid))
    return picture


def differences(found: Picture, target: Picture) -> tuple[Difference, ...]:
    """Return the squares in reading order that do not show the target."""
    return tuple(
        Difference(Square(cell % SIDE, cell // SIDE), letter, expected)
        for cell, (letter, expected) in enumerate(zip(found, target, strict=True))
        if letter != expected
    )


TASK_FORM: Final = "HTM/PSH/TMP"
STEP_FORMS: Final = ("lay 4+V1J2", "take 2")
ANSWER_FORM: Final = "2L 5O 4+V1"

EAST, WEST, NORTH, SOUTH = "V", "Z", "S", "J"
"""Letters of shifts, initials of the Czech names."""

_LAID: Final = re.compile(rf"([1-{CARDS}])([POL]?)(?:\+(?:([VZ])([12]))?(?:([SJ])([12]))?)?")


def format_picture(picture: Picture) -> str:
    """Write nine squares, the rows from the top."""
    return "/".join(picture[row * SIDE : row * SIDE + SIDE] for row in range(SIDE))


def format_task(task: SpaceTask) -> str:
    """Write the target."""
    return format_picture(task.target)


def parse_task(text: str) -> SpaceTask:
    """Read what `format_task` wrote.

    Raises:
        MalformedAction: Not nine symbols.
    """
    rows = text.split("/")
    if [len(row) for row in rows] != [SIDE] * SIDE or not set("".join(rows)) <= set(SYMBOLS):
        raise malformed(text, TASK_FORM)
    return SpaceTask("".join(rows))


def format_laid(laid: LaidCard) -> str:
    """Write a card with its turn and its shift: `4`, `2L`, `5O+V1`, `1+Z2S1`."""
    east = f"{EAST if laid.east > 0 else WEST}{abs(laid.east)}" if laid.east else ""
    south = f"{SOUTH if laid.south > 0 else NORTH}{abs(laid.south)}" if laid.south else ""
    shift = f"+{east}{south}" if east or south else ""
    return f"{laid.card}{QUARTERS[laid.quarters]}{shift}"


def parse_laid(text: str) -> LaidCard | None:
    """Read what `format_laid` wrote; None when it is something else."""
    match = _LAID.fullmatch(text)
    if match is None or text.endswith("+"):
        return None
    card, turn, horizontal, columns, vertical, rows = match.groups(default="")
    east = int(columns or 0) * (1 if horizontal == EAST else -1)
    south = int(rows or 0) * (1 if vertical == SOUTH else -1)
    return LaidCard(int(card), QUARTERS.index(turn), east, south)


def format_pile(pile: Pile) -> str:
    """Write a workspace as an answer, from the lowest card; empty without cards."""
    return " ".join(map(format_laid, pile))


def format_step(step: SpaceStep) -> str:
    """Write a step; `parse_step` reads it back."""
    return f"take {step.card}" if isinstance(step, Take) else f"lay {format_laid(step.laid)}"


def parse_step(text: str) -> SpaceStep:
    """Read a step.

    Raises:
        MalformedAction: With the forms that exist.
    """
    verb, _, word = text.partition(" ")
    laid = parse_laid(word)
    if laid is not None and verb == "lay":
        return Lay(laid)
    if laid is not None and verb == "take" and laid == LaidCard(laid.card):
        return Take(laid.card)
    raise malformed(text, *STEP_FORMS)


def format_answer(steps: tuple[SpaceStep, ...]) -> str:
    """Write the cards that are laid, from the lowest."""
    return format_pile(tuple(step.laid for step in steps if isinstance(step, Lay)))


def parse_answer(text: str) -> tuple[SpaceStep, ...]:
    """Read cards from the lowest to the topmost, in either case, with or without commas.

    Raises:
        MalformedAction: There is none, or one can't be read; quotes that one.
    """
    words = text.replace(",", " ").upper().split()
    if not words:
        raise malformed(text, ANSWER_FORM)
    steps: list[Lay] = []
    for word in words:
        laid = parse_laid(word)
        if laid is None:
            raise malformed(word, ANSWER_FORM)
        steps.append(Lay(laid))
    return tuple(steps)
