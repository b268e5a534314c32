"""Squares, pieces, tokens and signs of iQLANDIE as values that a message may carry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import JOKER
from accessgames.games.iqlandie.tasks.biology.model import HOLE, TOKENS
from accessgames.games.iqlandie.tasks.compass import DIRECTIONS
from accessgames.games.iqlandie.tasks.optics.model import MIRROR, PRISM
from accessgames.games.iqlandie.tasks.space.model import SYMBOLS
from accessgames.language import Listing, Nested, Person, Phrase, Value, keys, say
from accessgames.language.space import name_square

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.tasks.space.model import Laid

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
_SHAPES: Final = {
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


def name_laid(laid: Laid) -> Nested:
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


def _shifts(laid: Laid) -> Iterable[Value]:
    if laid.east:
        way = "east" if laid.east > 0 else "west"
        yield Nested(say("iqlandie-shift", count=abs(laid.east), way=way))
    if laid.south:
        way = "south" if laid.south > 0 else "north"
        yield Nested(say("iqlandie-shift", count=abs(laid.south), way=way))


def name_shape(shape: str) -> Phrase:
    """Name a shape of pieces: "téčko"."""
    return _SHAPES[shape]


def name_colour(colour: str) -> Phrase:
    """Name a colour by itself: "fialová"."""
    return _COLOURS[colour]


def name_plain(piece: Piece) -> Phrase:
    """Name a piece without its robot: "fialové téčko"."""
    return Phrase(_SHAPES[piece.shape].noun, _ADJECTIVES[piece.colour].adjectives)


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
    return Nested(say("iqlandie-after", **split_time(milliseconds)))


def split_time(milliseconds: int) -> dict[str, int]:
    """Return whole minutes and seconds."""
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    return {"minutes": minutes, "seconds": seconds}


def everybody(people: Sequence[Person], seats: Iterable[int]) -> Listing:
    """Name several people, the listener as "vy"."""
    return Listing(tuple(Nested(say("iqlandie-somebody", who=people[seat])) for seat in seats))


def quote(*words: str) -> str:
    """Repeat typed words in an error, not more of them than a line can take."""
    return " ".join(words)[:QUOTED]
