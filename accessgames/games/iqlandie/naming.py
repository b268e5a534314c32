"""Squares, pieces, tokens and signs of iQLANDIE as values that a message may carry.

How pieces lie, by names of their own: "roh vlevo nahoře", "svisle, patka vpravo dole" (iQLANDIE 2.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Polyomino, Square
from accessgames.games.iqlandie.material import JOKER, Look, Piece, looks
from accessgames.games.iqlandie.tasks.biology import HOLE, TOKENS
from accessgames.games.iqlandie.tasks.kind import DIRECTIONS
from accessgames.games.iqlandie.tasks.optics_model import MIRROR, PRISM
from accessgames.games.iqlandie.tasks.space_model import SYMBOLS
from accessgames.games.narration import nest
from accessgames.language import Listing, Nested, Phrase, Value, keys, say
from accessgames.language.space import OrientationNames, name_square

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.space_model import LaidCard
    from accessgames.games.room import Listener

NAME: Final = keys("iqlandie-name")
"""The name of the game, said by the shell."""

QUOTED: Final = 30
"""Characters of what was typed that an error repeats."""

FEW: Final = 6
"""So many names of tokens or squares fit on one line."""

_TOKEN_NOUNS: Final = dict(
    zip(
        TOKENS,
        (
            Phrase("iq-amoeba"),
            Phrase("iq-bacterium"),
            Phrase("iq-blood-cell"),
            Phrase("iq-neuron"),
            Phrase("iq-pollen"),
            Phrase("iq-spore"),
            Phrase("iq-ciliate"),
            Phrase("iq-egg"),
        ),
        strict=True,
    )
)
_SIGNS: Final = (
    Phrase("iq-blue"),
    Phrase("iq-red"),
    Phrase("iq-green"),
    Phrase("iq-orange"),
    Phrase("iq-circle"),
    Phrase("iq-lightning"),
    Phrase("iq-heart"),
    Phrase("iq-leaf"),
)
_OPTICS: Final = {MIRROR: Phrase("iq-mirror"), PRISM: Phrase("iq-prism")}
_BODIES: Final = {
    "star": Phrase("iq-star"),
    "meteorite": Phrase("iq-meteorite"),
    "moon": Phrase("iq-moon"),
    "planet": Phrase("iq-planet"),
    "sun": Phrase("iq-sun"),
}
_SHAPE_NOUNS: Final = {
    "i3": Phrase("iq-i3"),
    "v3": Phrase("iq-v3"),
    "i4": Phrase("iq-i4"),
    "o4": Phrase("iq-o4"),
    "l4": Phrase("iq-l4"),
    "t4": Phrase("iq-t4"),
    "p5": Phrase("iq-p5"),
    "u5": Phrase("iq-u5"),
    "x5": Phrase("iq-x5"),
    "o1": Phrase("iq-o1"),
}
_COLOURS: Final = {
    "red": Phrase("iq-red"),
    "purple": Phrase("iq-purple"),
    "blue": Phrase("iq-blue"),
    "green": Phrase("iq-green"),
    "orange": Phrase("iq-orange"),
}
_ADJECTIVES: Final = {
    **{colour: Phrase("iq-piece", (colour,)) for colour in _COLOURS},
    JOKER: Phrase("iq-piece", ("iq-joker-coloured",)),
}
_EXHIBITIONS: Final = keys(
    "iqlandie-exhibition-1",
    "iqlandie-exhibition-2",
    "iqlandie-exhibition-3",
    "iqlandie-exhibition-4",
    "iqlandie-exhibition-5",
    "iqlandie-exhibition-6",
)
WINDOW: Final = Phrase("iq-window")
"""How a window of a space card is named."""

EMPTY: Final = Nested(say("iqlandie-empty"))
"""How a square without anything is named."""


def list_squares(squares: Iterable[Square]) -> Listing:
    """Name several squares one by one, in their order."""
    return Listing(tuple(map(name_square, squares)))


def name_token(token: str) -> Value:
    """Name a token of biology by its letter, or the hole."""
    return EMPTY if token == HOLE else _TOKEN_NOUNS[token]


def name_tokens(tokens: Iterable[str]) -> Listing:
    """Name several tokens in their order."""
    return Listing(tuple(map(name_token, tokens)))


def name_sign(sign: int) -> Phrase:
    """Name a sign of programming: a colour or a symbol."""
    return _SIGNS[sign]


def name_direction(direction: int) -> Nested:
    """Name one of the eight directions: "severovýchod"."""
    return Nested(say("iqlandie-direction", way=DIRECTIONS[direction]))


def name_optic(piece: str, count: int | None = None) -> Phrase:
    """Name a mirror or a prism, or so many of them."""
    return Phrase(_OPTICS[piece].noun, count=count)


def name_body(symbol: str) -> Phrase:
    """Name what a square of a space card shows, by its letter; anything else is a window."""
    return _BODIES[SYMBOLS[symbol]] if symbol in SYMBOLS else WINDOW


def name_laid(laid: LaidCard) -> Nested:
    """Name a space card with its turn and shift: "2 vlevo", "4 rovně o 1 na východ"; short as it is typed."""
    shifts = tuple(_shifts(laid))
    first, second = (*shifts, "", "")[:2]
    return Nested(
        say(
            "iqlandie-laid",
            card=laid.card,
            turn=("straight", "right", "over", "left")[laid.quarters],
            shifts=Listing(shifts),
            first=first,
            second=second,
            shifted="yes" if shifts else "no",
        )
    )


def _shifts(laid: LaidCard) -> Iterable[Value]:
    if laid.east:
        way = "east" if laid.east > 0 else "west"
        yield Nested(say("iqlandie-shift", count=abs(laid.east), way=way))
    if laid.south:
        way = "south" if laid.south > 0 else "north"
        yield Nested(say("iqlandie-shift", count=abs(laid.south), way=way))


def name_shape(shape: str) -> Phrase:
    """Name a shape of pieces: "téčko"."""
    return _SHAPE_NOUNS[shape]


def name_colour(colour: str) -> Phrase:
    """Name a colour by itself: "fialová"."""
    return _COLOURS[colour]


def name_plain(piece: Piece) -> Phrase:
    """Name a piece without its robot: "fialové téčko"."""
    return Phrase(_SHAPE_NOUNS[piece.shape].noun, _ADJECTIVES[piece.colour].adjectives)


def name_piece(piece: Piece, case: str = "nom") -> Nested:
    """Name a piece: "fialové téčko s robotem"; `case` may be `acc`, too."""
    robot = "yes" if piece.robot else "no"
    return Nested(say("iqlandie-piece", piece=name_plain(piece), robot=robot, case=case))


def name_pieces(pieces: Iterable[Piece], case: str = "nom") -> Listing:
    """Name several pieces in their order."""
    return Listing(tuple(name_piece(piece, case) for piece in pieces))


def name_exhibition(number: int) -> Nested:
    """Name an exhibition by its purpose: "mezery"."""
    return Nested(say(_EXHIBITIONS[number - 1]))


def name_kind(kind: str) -> Nested:
    """Name a kind of tasks: "optika"."""
    return Nested(say("iqlandie-kind", kind=kind))


def name_bag(bag: str, case: str = "nom") -> Nested:
    """Name a bag by its size: "malý pytlík"; `case` may be `gen`, too."""
    return Nested(say("iqlandie-bag", bag=bag, case=case))


def name_time(milliseconds: int) -> Nested:
    """Name a span of time in whole seconds: "po 32 sekundách"."""
    return Nested(say("iqlandie-after", **time_figures(milliseconds)))


def time_figures(milliseconds: int) -> dict[str, int]:
    """Return whole minutes and seconds."""
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    return {"minutes": minutes, "seconds": seconds}


def name_people(listener: Listener, seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return nest(say("iqlandie-somebody", who=listener.person(seat)) for seat in seats)


def quote(*words: str) -> str:
    """Repeat typed words in an error, not more of them than a line can take."""
    return " ".join(words)[:QUOTED]


POSES: Final = keys(
    "iqlandie-pose-corner-up-left",
    "iqlandie-pose-corner-up-right",
    "iqlandie-pose-corner-down-right",
    "iqlandie-pose-corner-down-left",
    "iqlandie-pose-foot-upright-up-left",
    "iqlandie-pose-foot-upright-up-right",
    "iqlandie-pose-foot-upright-down-right",
    "iqlandie-pose-foot-upright-down-left",
    "iqlandie-pose-foot-across-up-left",
    "iqlandie-pose-foot-across-up-right",
    "iqlandie-pose-foot-across-down-right",
    "iqlandie-pose-foot-across-down-left",
    "iqlandie-pose-stem-up",
    "iqlandie-pose-stem-right",
    "iqlandie-pose-stem-down",
    "iqlandie-pose-stem-left",
    "iqlandie-pose-missing-upright-up-left",
    "iqlandie-pose-missing-upright-up-right",
    "iqlandie-pose-missing-upright-down-right",
    "iqlandie-pose-missing-upright-down-left",
    "iqlandie-pose-missing-across-up-left",
    "iqlandie-pose-missing-across-up-right",
    "iqlandie-pose-missing-across-down-right",
    "iqlandie-pose-missing-across-down-left",
    "iqlandie-pose-open-up",
    "iqlandie-pose-open-right",
    "iqlandie-pose-open-down",
    "iqlandie-pose-open-left",
    "iqlandie-pose-robot-up-left",
    "iqlandie-pose-robot-up-right",
    "iqlandie-pose-robot-down-right",
    "iqlandie-pose-robot-down-left",
    "iqlandie-pose-end-up",
    "iqlandie-pose-end-right",
    "iqlandie-pose-end-down",
    "iqlandie-pose-end-left",
    "iqlandie-pose-arm-up",
    "iqlandie-pose-arm-right",
    "iqlandie-pose-arm-down",
    "iqlandie-pose-arm-left",
)
"""All names: message keys, and ids of the words that are typed for them."""


def _height(square: Square) -> str:
    return "down" if square.row else "up"


def _hand(square: Square) -> str:
    return "right" if square.column else "left"


def _posture(shape: Polyomino) -> str:
    return "upright" if shape.height > shape.width else "across"


def _missing(shape: Polyomino) -> tuple[Square, ...]:
    """Return the squares of the surrounding rectangle that the shape leaves free."""
    everything = (Square(column, row) for row in range(shape.height) for column in range(shape.width))
    return tuple(square for square in everything if square not in shape.squares)


def _side(square: Square, shape: Polyomino) -> str:
    """Return the side of the rectangle in the middle of which a square lies."""
    if shape.height > shape.width:
        return "right" if square.column else "left"
    return "down" if square.row else "up"


def _corner(look: Look) -> str:
    (gap,) = _missing(look.orientation.shape)
    corner = Square(1 - gap.column, 1 - gap.row)
    return f"corner-{_height(corner)}-{_hand(corner)}"


def _foot(look: Look) -> str:
    shape = look.orientation.shape
    upright = shape.height > shape.width
    lines = [square.column if upright else square.row for square in shape.squares]
    foot = next(square for square, line in zip(shape.squares, lines, strict=True) if lines.count(line) == 1)
    return f"foot-{_posture(shape)}-{_height(foot)}-{_hand(foot)}"


def _stem(look: Look) -> str:
    shape = look.orientation.shape
    upright = shape.height > shape.width
    lines = [square.column if upright else square.row for square in shape.squares]
    stem = next(square for square, line in zip(shape.squares, lines, strict=True) if lines.count(line) == 1)
    return f"stem-{_side(stem, shape)}"


def _without_corner(look: Look) -> str:
    shape = look.orientation.shape
    (gap,) = _missing(shape)
    return f"missing-{_posture(shape)}-{_height(gap)}-{_hand(gap)}"


def _open(look: Look) -> str:
    shape = look.orientation.shape
    (gap,) = _missing(shape)
    return f"open-{_side(gap, shape)}"


def _robot_corner(look: Look) -> str:
    return "" if look.robot is None else f"robot-{_height(look.robot)}-{_hand(look.robot)}"


def _robot_end(look: Look) -> str:
    if look.robot is None:
        return ""
    shape = look.orientation.shape
    return f"end-{_height(look.robot) if shape.height > shape.width else _hand(look.robot)}"


def _robot_arm(look: Look) -> str:
    return "" if look.robot is None else f"arm-{_ARMS[look.robot]}"


_ARMS: Final = {Square(1, 0): "up", Square(2, 1): "right", Square(1, 2): "down", Square(0, 1): "left"}

_NAMES: Final[dict[str, Callable[[Look], str]]] = {
    "v3": _corner,
    "l4": _foot,
    "t4": _stem,
    "p5": _without_corner,
    "u5": _open,
    "o4": _robot_corner,
    "i4": _robot_end,
    "x5": _robot_arm,
}
"""Who names the ways to lay a shape; the others lie level or upright, or in only one way."""


def _keys(names: Iterable[str]) -> tuple[str, ...]:
    """Return message keys; none at all where a look has no name."""
    found = tuple(names)
    return tuple(f"iqlandie-pose-{name}" for name in found) if all(found) else ()


@lru_cache(maxsize=64)
def poses_of(piece: Piece) -> OrientationNames:
    """Return all ways to lay a piece, to be named and understood by their numbers."""
    found = looks(piece)
    namer = _NAMES.get(piece.shape)
    names = _keys(map(namer, found)) if namer is not None else ()
    return OrientationNames(tuple(look.orientation for look in found), upward=False, names=names)


def name_pose(piece: Piece, number: int) -> Nested | None:
    """Name how a piece lies, without the number of the position; None where it has but one way."""
    known = poses_of(piece)
    if len(known.ways) == 1:
        return None
    if known.names:
        return Nested(say(known.names[number - 1]))
    shape = known.ways[number - 1].shape
    return Nested(say("space-turn-level" if shape.width > shape.height else "space-turn-upright"))
