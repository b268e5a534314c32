"""Where a cursor stands: a value on the session, for whoever tells or paints the board."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.engine import Viewer
    from accessgames.games.board_walk import Place


class Marked(NamedTuple):
    """A place that somebody marked, to hear how far it is.

    Attributes:
        board: `BoardWalk.id` of its board.
        place: The place there.
    """

    board: str
    place: Place


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where one person's cursor stands.

    Attributes:
        board: `BoardWalk.id` of the board; that board may be gone in the present position.
        place: The place, in columns to the right and rows up.
        mark: What was marked, or None.
    """

    board: str
    place: Place
    mark: Marked | None = None


NO_CURSORS: Final[Mapping[Viewer, Cursor]] = MappingProxyType({})
"""Nobody has put a cursor anywhere."""
