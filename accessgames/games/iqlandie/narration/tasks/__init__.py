"""The four kinds of tasks by ear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.naming import list_squares
from accessgames.games.iqlandie.narration.tasks.biology import BiologyTeller
from accessgames.games.iqlandie.narration.tasks.optics import OpticsTeller
from accessgames.games.iqlandie.narration.tasks.programming import ProgrammingTeller
from accessgames.games.iqlandie.narration.tasks.space import SpaceTeller
from accessgames.language.space import name_square

if TYPE_CHECKING:
    from accessgames.games.iqlandie.narration.tasks.teller import Teller
    from accessgames.language import Value

BIOLOGY: Final = BiologyTeller()
PROGRAMMING: Final = ProgrammingTeller()
OPTICS: Final = OpticsTeller()
SPACE: Final = SpaceTeller()

TELLERS: Final[Mapping[str, Teller[Any, Any, Any]]] = {
    "biology": BIOLOGY,
    "programming": PROGRAMMING,
    "optics": OPTICS,
    "space": SPACE,
}
"""Who tells a kind of tasks, by its id."""


def values_of(kind: str, pairs: Iterable[tuple[str, object]]) -> dict[str, Value]:
    """Turn the arguments of a hint or a refusal, in the task's own terms, into values of a message."""
    args = dict(pairs)
    values: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, Square):
            values[name] = name_square(value)
        elif isinstance(value, int):
            values[name] = value
        elif isinstance(value, tuple) and value and all(isinstance(one, Square) for one in value):
            values[name] = list_squares(value)
    if "column" in args:
        values["column"] = name_square(Square(int(str(args["column"])), 0))
    return values | TELLERS[kind].hinted(args)


__all__ = ["BIOLOGY", "OPTICS", "PROGRAMMING", "SPACE", "TELLERS", "values_of"]
