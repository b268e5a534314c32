"""Places of a board as short sounds, in the order in which fingers come over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.board_walk import BoardWalk, Place
    from accessgames.output.cues import Lies
    from accessgames.shell.session import Session


def lies_on(board: BoardWalk, place: Place) -> Lies:
    """Return what lies on a place, as far as a sound tells it."""
    if place in board.mine:
        return "mine"
    if board.places[place] is not None:
        return "taken"
    return "free" if place in board.free else "empty"


def sound_places(
    session: Session, board: BoardWalk, places: Sequence[Place], *, at_edge: bool = False
) -> None:
    """Let places sound one after another, where sounds are wanted.

    A board whose lines name what only one person may know is silent where that is kept to the fingers.
    """
    settings, ports = session.teller.preferences.settings, session.teller.console.ports
    if not settings.flag("cues") or (board.private and settings["hand"] == "braille"):
        return
    from accessgames.output.cues import MOST_SPOTS, Cue, Spot, place_on_scale, write_cue  # noqa: PLC0415 - rare

    columns, rows = zip(*board.places, strict=True)
    spots = (
        Spot(place_on_scale(place.x, columns), place_on_scale(place.y, rows), lies_on(board, place))
        for place in places[:MOST_SPOTS]
    )
    ports.cue(write_cue(Cue("edge" if at_edge else "place", spots=tuple(spots))))
