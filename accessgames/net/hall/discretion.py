"""What guests hear of a hall's own trouble: that there is some, never where it lies with the host."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.net.store.engines import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.games import Room

TROUBLE: Final = "net-store-silent"
"""What they hear instead; whoever hosts has the rest from figures, the log and their own program."""

_PLACES: Final = frozenset({"file", "folder", "path"})
"""Arguments of mistakes that say where something is; nothing that a guest names is called so."""


def discreet(error: GameError) -> GameError:
    """Return a mistake as a guest may hear it: one that names a file or a database of the host's is another.

    >>> discreet(StoreError("net-ledger", file="/home/jana/hall.sqlite")).key
    'net-store-silent'
    >>> discreet(GameError("net-name-taken", name="Jana")).key
    'net-name-taken'
    """
    own = isinstance(error, StoreError) and bool(error.args_)
    inside = (one for one in error.args_.values() if isinstance(one, GameError))
    told = own or not _PLACES.isdisjoint(error.args_) or any(discreet(one) is not one for one in inside)
    return GameError(TROUBLE) if told else error


def opened_discreetly(open_room: Callable[..., Room]) -> Callable[..., Room]:
    """Let a session of a guest open games so that what is wrong with the host's files is told discreetly."""

    @wraps(open_room)
    def discreetly(*asked: Any) -> Room:  # noqa: ANN401 - theirs
        try:
            return open_room(*asked)
        except GameError as error:
            raise discreet(error) from error

    return discreetly
