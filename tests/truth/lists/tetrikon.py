"""What lists of Tetrikon are asked for, and which moves those are by their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Square
from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.player_areas import orientations
from accessgames.games.tetrikon.rules.puzzle import Think

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener

Asked = tuple[str, Callable[[str], bool]]

ENGLISH: Final = {
    "kostičku": "dot", "domino": "domino", "tyčku": "stick", "roh": "corner", "dlouhá tyč": "long bar",
    "tyč": "bar", "čtverec": "block", "hákem": "hook", "zub": "tooth", "schodem": "step",
    "podkovu": "horseshoe", "kříž": "cross", "vlajka": "flag", "polož": "place", "vyměň": "replace",
    "výměna": "replace", "hotovo": "done", "hod": "roll", "nákup": "buy", "žolík": "joker", "řada": "row",
    "sloupec": "column", "na": "at", "v poloze": "position",
}  # fmt: skip
CODES: Final[dict[str, str]] = {}

PIECES: Final = {
    "k1": "kostičku", "d2": "domino", "t3": "tyčku", "r3": "roh", "i4": "tyč", "o4": "čtverec", "l4": "hákem",
    "t4": "zub", "s4": "schodem", "i5": "dlouhá tyč", "u5": "podkovu", "x5": "kříž", "p5": "vlajka",
}  # fmt: skip


def written(action: Any) -> str:  # noqa: ANN401 - an action
    """Write an action as journals do; what only computer players do is never listed."""
    return "" if isinstance(action, Think) else str(ROOM.game.format_action(action))


def _covered(text: str, listener: Listener) -> set[tuple[int, int]]:
    """The squares that a move covers or empties, worked out from the shape."""
    verb, *items = text.split()
    match verb, items:
        case ("build" | "lay", [piece, way, anchor]):
            return _shape(listener, piece, int(way), anchor)
        case ("exchange", [out, piece, way, anchor]):
            return _shape(listener, piece, int(way), anchor) | {_square(out)}
        case ("lift" | "takeout", [square]):
            return {_square(square)}
        case _:
            return set()


def _square(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _shape(listener: Listener, piece: str, way: int, anchor: str) -> set[tuple[int, int]]:
    shape = orientations(listener, piece)[way - 1].shape
    column, row = _square(anchor)
    first = min(shape.squares, key=lambda one: (one.row, one.column))
    return {(one.column - first.column + column, one.row - first.row + row) for one in shape.squares}


def filters(listener: Listener, stream: Stream) -> Iterator[Asked]:
    """Yield what somebody types behind `tahy`, with what is true of the moves that are meant."""
    legal = [text for text in map(written, listener.perspective.legal) if text]
    laid = [text for text in legal if text.split()[0] in {"build", "lay"}]
    exchanges = [text for text in legal if text.startswith("exchange")]
    if laid:
        yield from _laying(stream.choice(laid), listener)
        yield "polož", lambda text: text in laid
    if exchanges:
        piece = stream.choice(exchanges).split()[2]
        yield f"vyměň {PIECES[piece]}", lambda text: text.startswith("exchange") and text.split()[2] == piece
        yield "výměna", lambda text: text.startswith("exchange")
    if any(text == "end" for text in legal):
        yield "hotovo", lambda text: text in {"end", "done"}
        yield "hod", lambda text: text == "roll"
        yield "nákup", lambda text: text.startswith("buy")
    joker = [text for text in legal if text.startswith("use joker-10")]
    if joker:
        yield "žolík 10", lambda text: text.startswith("use") and "joker-10" in text.split()


def _laying(text: str, listener: Listener) -> Iterator[Asked]:
    verb, piece, way, _ = text.split()
    column, row = min(_covered(text, listener))
    square = Square(column, row).name
    name = PIECES[piece]
    begins = f"{verb} {piece} "
    yield name, lambda text: text.startswith(begins)
    yield f"{name} {way}", lambda text: text.startswith(f"{begins}{way} ")
    yield (
        f"{name} {square}",
        lambda text: text.startswith(begins) and (column, row) in _covered(text, listener),
    )
    yield (
        f"{square} {name}",
        lambda text: text.startswith(begins) and (column, row) in _covered(text, listener),
    )
    yield square, lambda text: (column, row) in _covered(text, listener)
    yield f"řada {row + 1}", lambda text: row in {one[1] for one in _covered(text, listener)}
    yield f"sloupec {square[0]}", lambda text: column in {one[0] for one in _covered(text, listener)}
    yield (
        f"polož {name} na {square} v poloze {way}",
        lambda text: text.startswith(f"{begins}{way} ") and (column, row) in _covered(text, listener),
    )


def misunderstood(listener: Listener) -> Iterator[tuple[str, str]]:
    """Yield what is refused, with the key of the sentence that says why."""
    del listener
    yield "medvěd", "tetrikon-error-list"
    yield "hák medvěd", "tetrikon-error-spot"
