"""Squares, pieces, tokens and signs of iQLANDIE as values that a message may carry.

How pieces lie, by names of their own: "roh vlevo nahoře", "svisle, patka vpravo dole" (iQLANDIE 2.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import JOKER, Look, Piece, looks
from accessgames.games.iqlandie.rules.state import IqView
from accessgames.games.iqlandie.tasks import biology, kind, optics_model, space_model
from accessgames.games.narration import nest
from accessgames.games.room import Listener
from accessgames.language import Listing, Nested, Phrase, Value, keys, say
from accessgames.language.space import OrientationNames, name_square

IqListener: TypeAlias = Listener[IqView]
"""Somebody at a table of iQLANDIE."""

NAME: Final = keys("iqlandie-name")
"""The name of the game, said by the shell."""

FEW: Final = 6
"""So many names of tokens or squares fit on one line."""

_TOKEN_NOUNS: Final = dict(
    zip(
        biology.TOKENS,
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
_OPTICS: Final = {optics_model.MIRROR: Phrase("iq-mirror"), optics_model.PRISM: Phrase("iq-prism")}
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
    return EMPTY if token == biology.HOLE else _TOKEN_NOUNS[token]


def name_tokens(tokens: Iterable[str]) -> Listing:
    """Name several tokens in their order."""
    return Listing(tuple(map(name_token, tokens)))


def name_sign(sign: int) -> Phrase:
    """Name a sign of programming: a colour or a symbol."""
    return _SIGNS[sign]


def name_direction(direction: int) -> Nested:
    """Name one of the eight directions: "severovýchod"."""
    return Nested(say("iqlandie-direction", way=kind.DIRECTIONS[direction]))


def name_optic(piece: str, count: int | None = None) -> Phrase:
    """Name a mirror or a prism, or so many of them."""
    return Phrase(_OPTICS[piece].noun, count=count)


def name_body(symbol: str) -> Phrase:
    """Name what a square of a space card shows, by its letter; anything else is a window."""
    return _BODIES[space_model.SYMBOLS[symbol]] if symbol in space_model.SYMBOLS else WINDOW


def name_laid(laid: space_model.LaidCard) -> Nested:
    """Name a space card with its turn and shift: "2 vlevo", "4 rovně o 1 na východ"; short as it is typed."""
    sides = (
        ("east" if laid.east > 0 else "west", laid.east),
        ("south" if laid.south > 0 else "north", laid.south),
    )
    shifts = nest(say("iqlandie-shift", count=abs(count), way=way) for way, count in sides if count)
    first, second, *_ = (*shifts.items, "", "")
    return Nested(
        say(
            "iqlandie-laid",
            card=laid.card,
            turn=("straight", "right", "over", "left")[laid.quarters],
            shifts=shifts,
            first=first,
            second=second,
            shifted="yes" if shifts.items else "no",
        )
    )


def name_shape(shape: str) -> Phrase:
    """Name a shape of pieces: "téčko"; a club's own by its code: "dílek z4"."""
    return _SHAPE_NOUNS.get(shape) or Phrase("iq-piece", label=shape)


def name_colour(colour: str) -> Phrase:
    """Name a colour by itself: "fialová"."""
    return _COLOURS[colour]


def name_plain(piece: Piece) -> Phrase:
    """Name a piece without its robot: "fialové téčko"."""
    named = name_shape(piece.shape)
    return Phrase(named.noun, _ADJECTIVES[piece.colour].adjectives, label=named.label)


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


def name_people(listener: IqListener, seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return nest(say("iqlandie-somebody", who=listener.person(seat)) for seat in seats)


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


def _at(square: Square) -> str:
    """Name a corner of a rectangle of two lines."""
    return f"{'down' if square.row else 'up'}-{'right' if square.column else 'left'}"


def _posture(look: Look) -> str:
    shape = look.orientation.shape
    return "upright" if shape.height > shape.width else "across"


def _gap(look: Look) -> Square:
    """Return the square of the surrounding rectangle that the shape leaves free."""
    shape = look.orientation.shape
    everything = (Square(column, row) for row in range(shape.height) for column in range(shape.width))
    (gap,) = (square for square in everything if square not in shape.squares)
    return gap


def _side(square: Square, look: Look) -> str:
    """Return the side of the rectangle along which a square lies."""
    if _posture(look) == "upright":
        return "right" if square.column else "left"
    return "down" if square.row else "up"


def _foot(look: Look) -> Square:
    """Return the square that is alone in its line, lines running as the piece lies."""
    squares, upright = look.orientation.shape.squares, _posture(look) == "upright"
    lines = [square.column if upright else square.row for square in squares]
    return next(square for square, line in zip(squares, lines, strict=True) if lines.count(line) == 1)


_ARMS: Final = {Square(1, 0): "up", Square(2, 1): "right", Square(1, 2): "down", Square(0, 1): "left"}

_NAMES: Final[dict[str, Callable[[Look], str]]] = {
    "v3": lambda look: f"corner-{_at(Square(1 - _gap(look).column, 1 - _gap(look).row))}",
    "l4": lambda look: f"foot-{_posture(look)}-{_at(_foot(look))}",
    "t4": lambda look: f"stem-{_side(_foot(look), look)}",
    "p5": lambda look: f"missing-{_posture(look)}-{_at(_gap(look))}",
    "u5": lambda look: f"open-{_side(_gap(look), look)}",
    "o4": lambda look: f"robot-{_at(look.robot)}" if look.robot else "",
    "i4": lambda look: f"end-{_at(look.robot).split('-')[_posture(look) != 'upright']}" if look.robot else "",
    "x5": lambda look: f"arm-{_ARMS[look.robot]}" if look.robot else "",
}
"""Who names the ways to lay a shape; the others lie level or upright, or in only one way."""


@lru_cache(maxsize=64)
def poses_of(piece: Piece) -> OrientationNames:
    """Return all ways to lay a piece, to be named and understood by their numbers."""
    found = looks(piece)
    namer = _NAMES.get(piece.shape)
    names = () if namer is None else tuple(map(namer, found))
    keys_of_all = tuple(f"iqlandie-pose-{name}" for name in names) if all(names) else ()
    return OrientationNames(tuple(look.orientation for look in found), upward=False, names=keys_of_all)


def name_pose(piece: Piece, number: int) -> Nested | None:
    """Name how a piece lies, without the number of the position; None where it has but one way."""
    known = poses_of(piece)
    if len(known.ways) == 1:
        return None
    if known.names:
        return Nested(say(known.names[number - 1]))
    if piece.drawing:
        return known.name(number)
    shape = known.ways[number - 1].shape
    return Nested(say("space-turn-level" if shape.width > shape.height else "space-turn-upright"))
