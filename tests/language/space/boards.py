"""Boards and shapes for the tests of this folder, and how messages sound."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessgames.engine.grid import Board, Square, parse_square, polyomino, rectangle
from accessgames.language import Phrase
from accessgames.language.space import Patch, Scene
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from accessgames.engine.grid import Polyomino
    from accessgames.language import Message
    from accessgames.language.coordinates import Style
    from accessgames.language.voice import Form

CROSS, CIRCLE = Phrase("cross"), Phrase("circle")


def square(name: str) -> Square:
    """A square by its name."""
    found = parse_square(name)
    assert found is not None, name
    return found


def mask(board: Board, names: str) -> int:
    """Squares by their names, apart by blanks."""
    return board.mask_of(map(square, names.split()))


def board(*rows: str, upward: bool = True) -> Board:
    """A board drawn as it lies on the table: `#` is inside the outline."""
    high, wide = len(rows), len(rows[0])
    whole = rectangle(wide, high, upward=upward)
    named = reversed(rows) if upward else rows
    inside = (Square(c, r) for r, row in enumerate(named) for c, sign in enumerate(row) if sign == "#")
    return whole.outlined(whole.mask_of(inside))


def shape(*rows: str) -> Polyomino:
    """A shape drawn with row 1 at the bottom."""
    named = enumerate(reversed(rows))
    return polyomino((c, r) for r, row in named for c, sign in enumerate(row) if sign == "#")


def scene(on: Board, **named: str) -> Scene:
    """A board with circles and crosses: `circle="c3 c4"`, one patch each."""
    names = {"circle": CIRCLE, "cross": CROSS}
    return Scene(on, tuple(Patch(mask(on, squares), names[what]) for what, squares in named.items()))


def heard(
    messages: Message | Iterable[Message], tag: str = "cs", form: Form = "full", style: Style = "letters"
) -> list[str]:
    """What somebody hears."""
    many = messages if isinstance(messages, (tuple, list)) else (messages,)
    return [tongue(tag, coordinates=style).form(message, form) for message in many]
