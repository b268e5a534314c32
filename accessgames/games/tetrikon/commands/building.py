"""From what was typed to actions that build: laying, replacing, taking out, in every way to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.tetrikon.fronts import front_of, own_seat, puzzle_of
from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.actions import Build, Exchange
from accessgames.games.tetrikon.rules.puzzle import Lay, Lift
from accessgames.games.tetrikon.typed import chosen_spots, meaningful, read_piece, read_spot
from accessgames.games.tetrikon.typed.items import spellings
from accessgames.games.tetrikon.typed.placing import unclear_place
from accessgames.language.commandline import plain, quoted
from accessgames.language.space import name_square, read_squares

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.room import Desk

_FEW: Final = 36
"""With more places than this a piece alone is not enough: its square has to be said."""


def make_build(words: Sequence[str], desk: Desk) -> Build | Lay:
    """Lay a piece: "tyč c3 2", "hák c3 vpravo zrcadlově", "roh c3 c4 d3".

    Raises:
        MalformedAction: The words name no piece or no place for it.
        AmbiguousAction: The piece fits there in several positions.
    """
    make: Callable[[str, int, Square], Build | Lay] = Build if puzzle_of(desk) is None else Lay
    front = front_of(desk, own_seat(desk))
    laid: Build | Lay = _laid(words, desk, front.empty, make)
    return laid


def _laid(words: Sequence[str], desk: Desk, free: int, make: Callable[[str, int, Square], Any]) -> Any:  # noqa: ANN401 - an action
    spot = read_spot(words, desk)
    places = chosen_spots(spot, desk, free)
    if not places:
        raise unclear_place(spot, desk)
    actions = tuple(make(spot.piece, orientation, anchor) for orientation, anchor in places)
    if len(actions) == 1:
        return actions[0]
    piece = name_piece(spot.piece)
    if len(actions) > _FEW:
        raise MalformedAction("tetrikon-error-many-places", piece=piece, count=len(actions))
    raise AmbiguousAction("tetrikon-error-which-position", candidates=actions, piece=piece)


def make_exchange(words: Sequence[str], desk: Desk) -> Exchange:
    """Replace a piece: "hák za tyč c3 2", "c3 za tyč c3 2", "tyč c3 2 místo háku".

    Raises:
        MalformedAction: It is not said what comes out, or what comes in and where.
        AmbiguousAction: Several such pieces lie there, or the new one fits in several positions.
    """
    instead, swapped = spellings(desk.words, "for"), spellings(desk.words, "instead")
    cut = next((at for at, word in enumerate(words) if plain(word) in instead | swapped), None)
    if cut is None or not words[:cut] or not words[cut + 1 :]:
        raise MalformedAction("tetrikon-error-exchange")
    out, into = words[:cut], words[cut + 1 :]
    if plain(words[cut]) in swapped:
        out, into = into, out
    actions: list[Exchange] = []
    failed: MalformedAction | None = None
    for removed in _removed(out, desk):
        try:
            actions += _exchanges(removed, into, desk)
        except MalformedAction as error:
            failed = error
    if not actions:
        raise failed or MalformedAction("tetrikon-error-exchange")
    return _one(actions, "tetrikon-error-which-exchange")


def _exchanges(removed: Placement, words: Sequence[str], desk: Desk) -> Iterable[Exchange]:
    spot = read_spot(words, desk)
    front = front_of(desk, own_seat(desk))
    places = chosen_spots(spot, desk, front.empty | removed.mask)
    if not places:
        raise unclear_place(spot, desk)
    if len(places) > _FEW:
        raise MalformedAction("tetrikon-error-many-places", piece=name_piece(spot.piece), count=len(places))
    return [Exchange(removed.anchor, spot.piece, number, anchor) for number, anchor in places]


def _one(actions: Sequence[Exchange], key: str) -> Exchange:
    if len(actions) == 1:
        return actions[0]
    raise AmbiguousAction(key, candidates=tuple(actions))


def _removed(words: Sequence[str], desk: Desk) -> tuple[Placement, ...]:
    """Return the placed pieces that words name: by a square they cover, or by their name.

    Raises:
        MalformedAction: None lies there, or none is called so.
    """
    front = front_of(desk, own_seat(desk))
    rest = meaningful(words, desk.words)
    piece = read_piece(rest, desk)
    after = rest[piece.used :] if piece else rest
    squares = read_squares(after, front.board, desk.words) if after else None
    if (piece is None and squares is None) or len(after) > (squares.used if squares else 0):
        raise MalformedAction("tetrikon-error-removed", word=quoted(" ".join(words)))
    found = tuple(
        laid
        for laid in front.placed
        if (piece is None or laid.shape == piece.value) and (squares is None or laid.mask & squares.value)
    )
    if found:
        return found
    if squares is None and piece is not None:
        raise MalformedAction("tetrikon-error-not-placed", piece=name_piece(piece.value))
    cell = name_square(front.board.square(squares.value if squares else front.board.mask))
    raise MalformedAction("tetrikon-error-nothing-at", cell=cell, row=cell.row)


def make_lift(words: Sequence[str], desk: Desk) -> Lift:
    """Take a piece out of the diagram: "vyjmi hák", "vyjmi c3".

    Raises:
        MalformedAction: None lies there.
        AmbiguousAction: Several are called so.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-piece")
    actions = tuple(Lift(laid.anchor) for laid in _removed(words, desk))
    if len(actions) > 1:
        raise AmbiguousAction("tetrikon-error-which-exchange", candidates=actions)
    return actions[0]


def placed_anchors(words: Sequence[str], desk: Desk) -> tuple[Square, ...]:
    """Return the anchors of the placed pieces that words name.

    Raises:
        MalformedAction: None lies there, or none is called so.
    """
    return tuple(laid.anchor for laid in _removed(words, desk))
