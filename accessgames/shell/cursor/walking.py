"""Commands that move the cursor: by steps, to ends of rows and columns, to what comes next, to a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Found, say
from accessgames.shell.cursor import ground as grounds
from accessgames.shell.cursor import tones

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.board_walk import BoardWalk, Place, Way
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Session

MOST_STEPS: Final = 99
"""Steps that one line may take; no board is larger."""


def go(session: Session, rest: Arguments) -> None:
    """Tell where the cursor stands, or put it on the place that is named.

    Where there are several boards, the name or number of one may stand before the place, or alone.

    Raises:
        GameError: There is no board; or the words are no place of it.
    """
    ground = grounds.find_ground(session)
    board, place = _named_place(ground, rest.words) if rest.words else (ground.board, ground.place)
    grounds.stand_on(session, ground, board, place)


def _named_place(ground: grounds.Ground, words: tuple[str, ...]) -> tuple[BoardWalk, Place]:
    """Return the place that is named, of the board under the cursor unless another one is named before it.

    Raises:
        MalformedAction: As the board reads it; or `cursor-outside`, for a place that the walk does not have.
    """
    board = ground.board
    try:
        place = board.read(words)
    except MalformedAction:
        named = next(((one, left) for one in ground.boards if (left := one.behind(words)) is not None), None)
        if named is None:
            raise
        board, words = named[0], tuple(named[1])
        place = board.read(words) if words else ground.place if board is ground.board else board.start
    if place not in board.places:
        raise MalformedAction("cursor-outside", words=" ".join(words))
    return board, place


_WAYS: Final = {
    "cursor-up": "up",
    "cursor-down": "down",
    "cursor-left": "left",
    "cursor-right": "right",
    "cursor-row-start": "left",
    "cursor-row-end": "right",
    "cursor-column-top": "up",
    "cursor-column-bottom": "down",
}
"""Where commands lead, by word id."""


def step(session: Session, rest: Arguments) -> None:
    """Take a step, or as many as are named; a cursor that stood nowhere is put down first, and that is all.

    Raises:
        MalformedAction: `cursor-steps`, for words that are no number of steps.
    """
    steps = 1
    if rest.words:
        number = rest.number(session.teller.words)
        if number is None or not 1 <= number <= MOST_STEPS:
            raise MalformedAction("cursor-steps", words=rest.text, most=MOST_STEPS)
        steps = number
    ground, way = grounds.find_ground(session), cast("Way", _WAYS[rest.id])
    place, further = ground.place, None if ground.fresh else ground.place
    while further is not None and steps:
        further = ground.board.next_place(place, way)
        place, steps = further or place, steps - 1
    edge = () if further is not None or ground.fresh else (grounds.edge_message(way),)
    grounds.stand_on(session, ground, ground.board, place, edge)


def leap(session: Session, rest: Arguments) -> None:
    """Go to the end of the row or column; where the cursor is there already, say so."""
    rest.nothing(session.teller.words)
    ground, way = grounds.find_ground(session), cast("Way", _WAYS[rest.id])
    last = None if ground.fresh else ground.board.last_place(ground.place, way)
    edge = () if last is not None or ground.fresh else (grounds.edge_message(way),)
    passed = () if last is None else _between(ground.board, ground.place, last)
    grounds.stand_on(session, ground, ground.board, last or ground.place, edge, passed)


def _between(board: BoardWalk, start: Place, end: Place) -> tuple[Place, ...]:
    """Return the places from one to another of the same row or column, without the last one."""
    line = (
        place for place in board.places if start.steps_to(place) + place.steps_to(end) == start.steps_to(end)
    )
    return tuple(sorted(line, key=start.steps_to))[:-1]


def _seek(session: Session, ground: grounds.Ground, what: str, among: Iterable[Place], by: int = 1) -> None:
    """Go to the next of some places in reading order, the first one again after the last.

    Args:
        session: The match.
        ground: Where the cursor stands.
        what: What they are, for the message where there are none.
        among: The places.
        by: 1 for the next, -1 for the previous one.
    """
    places = ground.board.in_order(among)
    if not places:
        raise GameError("cursor-none", what=what)
    order = ground.board.in_order({*places, ground.place})
    here = order.index(ground.place)
    if order == [ground.place]:
        grounds.stand_on(session, ground, ground.board, ground.place, (say("cursor-only", what=what),))
        return
    wrapped = not 0 <= here + by < len(order)
    there = order[(here + by) % len(order)]
    grounds.stand_on(session, ground, ground.board, there, (say("cursor-again"),) if wrapped else ())


def seek_free(session: Session, rest: Arguments) -> None:
    """Go to the next or the previous empty place that can take something.

    Raises:
        GameError: `cursor-none`, where there is none.
    """
    rest.nothing(session.teller.words)
    ground = grounds.find_ground(session)
    _seek(session, ground, "free", ground.board.free, -1 if rest.id == "cursor-previous-free" else 1)


def seek_nearest(session: Session, rest: Arguments) -> None:
    """Go to the empty place with the fewest steps to it that can take something, of several to the first.

    Raises:
        GameError: `cursor-none`, where there is none.
    """
    rest.nothing(session.teller.words)
    ground = grounds.find_ground(session)
    others = ground.board.in_order(ground.board.free - {ground.place})
    _seek(session, ground, "free", {min(others, key=ground.place.steps_to)} if others else ground.board.free)


def seek_mine(session: Session, rest: Arguments) -> None:
    """Go to the next place that is the listener's.

    Raises:
        GameError: `cursor-none`, where there is none.
    """
    rest.nothing(session.teller.words)
    ground = grounds.find_ground(session)
    _seek(session, ground, "mine", ground.board.mine)


def seek_changed(session: Session, rest: Arguments) -> None:
    """Go to the next place where something else lies than after the listener's last turn, as in `changes`.

    Looking back at a move, what that move has changed.

    Raises:
        GameError: `cursor-none`, where there is none.
    """
    rest.nothing(session.teller.words)
    ground = grounds.find_ground(session)
    _seek(session, ground, "changed", _changed(session, ground.board))


def _changed(session: Session, board: BoardWalk) -> Iterable[Place]:
    then = grounds.walked_by(session.known.room, grounds.looked_at_before(session))
    earlier = next((one.places for one in then if one.id == board.id), {})
    return (place for place, lies in board.places.items() if lies != earlier.get(place))


def next_board(session: Session, rest: Arguments) -> None:
    """Go to the next board, after the last one to the first; where there is only one, say so."""
    rest.nothing(session.teller.words)
    ground = grounds.find_ground(session)
    at = next(number for number, board in enumerate(ground.boards) if board.id == ground.board.id)
    board = ground.boards[(at + (not ground.fresh)) % len(ground.boards)]
    alone = (say("cursor-one-board"),) if len(ground.boards) == 1 else ()
    grounds.stand_on(
        session, ground, board, board.start if board is not ground.board else ground.place, alone
    )


def tell_row(session: Session, rest: Arguments) -> None:
    """Let the row under the cursor sound from the left, or its column from the top, and say what is there.

    Raises:
        GameError: There is no board.
        MalformedAction: `cursor-row-or-column`, for words that are neither.
    """
    along = session.teller.words.match(rest.words, ("row", "column")) if rest.words else Found("row", 0)
    if not isinstance(along, Found) or along.used < len(rest.words):
        raise MalformedAction("cursor-row-or-column", words=rest.text)
    ground = grounds.find_ground(session)
    board, here = ground.board, ground.place
    axis = 1 if along.id == "row" else 0
    row = board.in_order(place for place in board.places if place[axis] == here[axis])
    session.cursor = ground.cursor
    lying = [tones.lies_on(board, place) for place in row]
    told = say(
        "cursor-row",
        first=board.name(row[0]),
        last=board.name(row[-1]),
        alone="yes" if len(row) == 1 else "no",
        taken=lying.count("taken") + lying.count("mine"),
        free=lying.count("free"),
        empty=lying.count("empty"),
    )
    off = () if session.teller.preferences.settings.flag("cues") else (say("cursor-row-silent"),)
    session.teller.tell(told, *off, record=False)
    tones.sound_places(session, board, row)


WALKING_HANDLERS: Final[Handlers] = {
    "cursor": go,
    **dict.fromkeys(("cursor-up", "cursor-down", "cursor-left", "cursor-right"), step),
    **dict.fromkeys(
        ("cursor-row-start", "cursor-row-end", "cursor-column-top", "cursor-column-bottom"), leap
    ),
    "cursor-next-free": seek_free,
    "cursor-previous-free": seek_free,
    "cursor-nearest-free": seek_nearest,
    "cursor-next-mine": seek_mine,
    "cursor-next-changed": seek_changed,
    "cursor-board": next_board,
    "cursor-tones": tell_row,
}
"""Commands by word id."""
