"""What a page in a browser and the hall say to each other: one JSON object in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import msgspec

from accessgames.net.frames import Claim, Frame, Line, Number, Short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.pictures import Panel

LONGEST_TYPED: Final = 8 * 1024
"""Largest frame that is read, in bytes."""


class Enter(Frame, frozen=True):
    """The first frame of a page.

    Attributes:
        name: What somebody wants to be called; empty for whoever has a token.
        passphrase: What keeps that name.
        word: The host's word, where one is needed.
        token: What was given to them the last time.
        visit: The session that they were in when the line broke; empty for a new one.
        told: Number of the last line that they were told in it.
        language: In which they want to be spoken to.
        claim: As in `Hello`.
    """

    name: Short = ""
    passphrase: Line = ""
    word: Short = ""
    token: Short = ""
    visit: Short = ""
    told: Number = 0
    language: Annotated[str, msgspec.Meta(max_length=8)] = ""
    claim: Claim = ""


class Typed(Frame, frozen=True):
    """A line, or a button that stands for one."""

    line: Annotated[str, msgspec.Meta(max_length=2000)]


class Shown(Frame, frozen=True):
    """Everything up to the line of a number is on the page."""

    number: Number


class Leave(Frame, frozen=True):
    """Somebody closes the page for good."""


FromPage: TypeAlias = Enter | Typed | Shown | Leave


class Entered(Frame, frozen=True):
    """Somebody is in: what they are called, what proves it the next time, and their session."""

    name: str
    token: str
    visit: str


class Waits(Frame, frozen=True):
    """Somebody is not in yet: how many are let in before them."""

    text: str


class Told(Frame, frozen=True):
    """Lines that are told; `number` is that of the last one."""

    number: int
    lines: tuple[str, ...]


class Chosen(msgspec.Struct, frozen=True):
    """A button: what it types, and what stands on it."""

    line: str
    label: str


class Cell(msgspec.Struct, frozen=True):
    """A place of a board.

    Attributes:
        x: Column of the drawing.
        y: Row of the drawing, growing downwards.
        label: What stands there, in short.
        text: The same in words.
        sign: A shape, as often as it counts.
        role: Colour.
        part: Cells of one part have no wall between them; 0 stands alone.
    """

    x: int
    y: int
    label: str
    text: str
    sign: str
    role: str
    part: int


class Head(msgspec.Struct, frozen=True):
    """The name of a column or row."""

    at: int
    label: str


class Board(msgspec.Struct, frozen=True):
    """Something to be looked at."""

    title: str
    cells: tuple[Cell, ...]
    columns: tuple[Head, ...]
    rows: tuple[Head, ...]


class Asks(Frame, frozen=True):
    """A line is awaited.

    Attributes:
        prompt: What for.
        hidden: Whether what is typed is nobody's business.
        due: Whether it is their turn at a match.
        status: How it stands, in one sentence.
        choices: Buttons.
        boards: What can be looked at.
    """

    prompt: str
    hidden: bool
    due: bool
    status: str
    choices: tuple[Chosen, ...]
    boards: tuple[Board, ...]


class Journal(Frame, frozen=True):
    """A finished match to be taken home."""

    name: str
    text: str


class Denied(Frame, frozen=True):
    """Somebody is not let in, and why; `key` says so to the page."""

    key: str
    text: str


class Over(Frame, frozen=True):
    """The session has ended."""


FromHall: TypeAlias = Entered | Waits | Told | Asks | Journal | Denied | Over


def boards_of(panels: Iterable[Panel], spoken: Iterable[Panel]) -> tuple[Board, ...]:
    """Return panels as a page gets them.

    Args:
        panels: With their texts in short.
        spoken: The same panels with their texts in words.
    """
    return tuple(
        Board(
            str(panel.title),
            tuple(
                Cell(*tile.at, str(tile.label), str(said.label), tile.sign * tile.count, tile.role, tile.part)
                for tile, said in zip(panel.tiles, words.tiles, strict=True)
            ),
            tuple(Head(head.at, str(head.label)) for head in words.columns),
            tuple(Head(head.at, str(head.label)) for head in words.rows),
        )
        for panel, words in zip(panels, spoken, strict=True)
    )
