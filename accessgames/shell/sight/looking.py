"""What a person may look at now, and how large: the game's panels without what is told apart."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.games.pictures import Offset, Pointer
from accessgames.shell.cursor.ground import looked_at
from accessgames.shell.questions import Paused
from accessgames.shell.settings import neighbour_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.pictures import Panel
    from accessgames.shell.session import Session


def visible_panels(session: Session) -> Sequence[Panel]:
    """Return what whoever has the keyboard may see: nothing in a pause, no hand that is told apart.

    Who looks back at a move sees how it stood then.
    """
    pictures, preferences = session.known.room.pictures, session.teller.preferences
    if pictures is None or isinstance(session.agenda.question, Paused):
        return ()
    apart = preferences.settings["hand"] == "braille"
    panels = pictures.panels(looked_at(session))
    return tuple(panel for panel in panels if not (apart and panel.secret))


def cursor_pointer(session: Session) -> Pointer | None:
    """Return where on the panels the cursor of whoever has the keyboard is; None where it stands nowhere."""
    cursor = session.cursor
    return None if cursor is None else Pointer(cursor.board, Offset(cursor.place.x, -cursor.place.y))


def zoom(session: Session, by: int) -> None:
    """Show everything larger (1) or smaller (-1), where that goes on; nothing is told of it.

    That the disk could not keep it is told when the next setting is changed by a word.
    """
    value = neighbour_of("zoom", session.teller.preferences.settings["zoom"], by)
    if value is not None:
        with suppress(GameError):
            session.teller.set_preference("zoom", value)
