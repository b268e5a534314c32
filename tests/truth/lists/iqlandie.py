"""What lists of iQLANDIE are asked for, and which moves those are by their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import parse_square
from accessgames.games.iqlandie.material import PIECES, looks
from accessgames.games.iqlandie.notation import format_action
from accessgames.games.iqlandie.rules.actions import Claim

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener

Asked = tuple[str, Callable[[str], bool]]

ENGLISH: Final = {
    "krátká tyčka": "short bar", "růžek": "corner", "dlouhou tyčku": "long bar", "čtverec": "square",
    "elko": "L", "téčkem": "T", "péčko": "P", "účko": "U", "plus": "plus", "kostičku": "cube",
    "červenou": "red", "fialový": "purple", "modrá": "blue", "zelené": "green", "oranžovým": "orange",
    "žolíková": "joker", "malý": "small", "středního": "medium", "velký": "large", "posuň": "slide",
    "otoč": "rotate", "zrcadlo": "mirror", "polož": "place", "v expozici": "in exhibition",
}  # fmt: skip
CODES: Final[dict[str, str]] = {}

SHAPES: Final = {
    "i3": "krátká tyčka", "v3": "růžek", "i4": "dlouhou tyčku", "o4": "čtverec", "l4": "elko", "t4": "téčkem",
    "p5": "péčko", "u5": "účko", "x5": "plus", "o1": "kostičku",
}  # fmt: skip
COLOURS: Final = {
    "red": "červenou", "purple": "fialový", "blue": "modrá", "green": "zelené", "orange": "oranžovým",
    "joker": "žolíková",
}  # fmt: skip
BAGS: Final = {"small": "malý", "medium": "středního", "large": "velký"}


def written(action: Any) -> str:  # noqa: ANN401 - an action
    """Write an action as journals do; claims for later are never listed."""
    return "" if isinstance(action, Claim) and action.delay else format_action(action)


def filters(listener: Listener, stream: Stream) -> Iterator[Asked]:
    """Yield what somebody types behind `tahy`, with what is true of the moves that are meant."""
    legal = list(filter(None, map(written, listener.perspective.legal)))
    text = stream.choice(legal)
    verb, *items = text.split()
    match verb, items:
        case ("pick", [name]):
            piece = PIECES[name]
            yield SHAPES[piece.shape], lambda text: PIECES[text.split()[1]].shape == piece.shape
            yield COLOURS[piece.colour], lambda text: PIECES[text.split()[1]].colour == piece.colour
        case ("place", [name, exposition, *_]):
            yield from _placing(text, name, exposition)
        case ("add", [bag]):
            yield BAGS[bag], lambda text: text == f"add {bag}"
        case ("slide", _) | ("turn", _):
            yield "posuň", lambda text: text.startswith("slide")
            yield "otoč", lambda text: text.startswith("turn")
        case ("put", [square, *_]):
            yield square, lambda text: text.split()[1:2] == [square] and text.split()[0] in {"put", "lift"}
            yield f"{square} zrcadlo", lambda text: text.startswith(f"put {square} Z")
        case ("stand", [square]):
            yield square, lambda text: text == f"stand {square}"
        case ("declare", [joker, colour]):
            yield COLOURS[colour], lambda text: text.endswith(colour)
            yield str(int(joker)), lambda text: text.split()[1] == joker
        case _:
            pass


def _squares(text: str) -> set[tuple[int, int]]:
    """The squares that a placement covers, worked out from the shape."""
    _, name, _, anchor, way = text.split()
    shape = looks(PIECES[name])[int(way) - 1].orientation.shape.squares
    first, corner = shape[0], parse_square(anchor)
    assert corner is not None
    return {(one.column - first.column + corner.column, one.row - first.row + corner.row) for one in shape}


def _placing(text: str, name: str, exposition: str) -> Iterator[Asked]:
    piece = PIECES[name]
    shape = SHAPES[piece.shape]
    column, row = min(_squares(text))
    square = f"{'abcdefghij'[column]}{row + 1}"

    def alike(text: str) -> bool:
        verb, *rest = text.split()
        return verb == "place" and PIECES[rest[0]].shape == piece.shape

    yield shape, lambda text: alike(text) or _exchanges(text, piece.shape)
    yield f"{shape} {exposition}", lambda text: alike(text) and text.split()[2] == exposition
    yield f"polož {shape}", alike
    yield f"{shape} {square}", lambda text: alike(text) and (column, row) in _squares(text)
    yield (
        f"{shape} v expozici {exposition} {square}",
        lambda text: alike(text) and text.split()[2] == exposition and (column, row) in _squares(text),
    )


def _exchanges(text: str, shape: str) -> bool:
    verb, *rest = text.split()
    return verb == "exchange" and PIECES[rest[0]].shape == shape


def misunderstood(listener: Listener) -> Iterator[tuple[str, str]]:
    """Yield what is refused, with the key of the sentence that says why."""
    del listener
    yield "slon", "iqlandie-error-list"
