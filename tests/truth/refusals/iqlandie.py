"""What iQLANDIE's refusals claim, worked out from the boards, the hands and the task on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import BAG_OF, BOARDS, MATERIAL, SUPPLY
from accessgames.games.iqlandie.naming import (
    name_bag,
    name_colour,
    name_kind,
    name_piece,
    name_pieces,
    name_token,
)
from tests.games.iqlandie import oracle
from tests.truth.refusals import matches

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.refusals.tried import Tried, Typed
    from tests.truth.verdicts import Check

CARDS: Final = 5
EACH: Final = 2
EXHIBITIONS: Final = 6
OFFERED: Final = 9
REACH: Final = 2
_TOKENS: Final = ("apka", "améba", "pyl", "virus", "bakterie", "neuron")
_COLOURS: Final = ("červený", "fialový", "modrý", "zelený", "oranžový")


def typed(desk: Listener, stream: Stream) -> Iterator[Typed]:
    """Yield steps of other tasks, pieces on places that are taken, and pieces that are not there."""
    number, exhibition = str(1 + stream.below(7)), str(1 + stream.below(7))
    square = f"{'abcde'[stream.below(5)]}{1 + stream.below(5)}"
    for pose in range(1, 5):
        yield "place", ("1", exhibition, f"{'abcde'[stream.below(5)]}{1 + stream.below(5)}", str(pose))
    yield "place", (number, exhibition, square, "1")
    yield "place", (square, stream.choice("zh"), stream.choice("pl"))
    yield "place", (f"{number}{stream.choice('loz')}",)
    yield "lift", (square,)
    yield "lift", (number,)
    yield "lift", (exhibition, square)
    yield "slide", (stream.choice(_TOKENS),)
    yield "rotate", ("vpravo",)
    yield "stand", (square,)
    yield "take", (number,)
    yield "take", (stream.choice(_COLOURS),)
    yield "exchange", (stream.choice(_COLOURS),)
    yield "exchange", (number,)
    yield "add", (stream.choice(("malý", "střední", "velký")),)
    yield "declare", (number, "fialová")
    for verb in ("finish", "press", "restart", "undo", "claim", "exchange"):
        yield verb, ()


def table(tried: Tried) -> Any:  # noqa: ANN401 - the table
    """Return what lies open."""
    return tried.view.table


def race(tried: Tried) -> Any:  # noqa: ANN401 - a race
    """Return the task that is solved, with everybody's way through it."""
    return tried.view.race


def run(tried: Tried) -> Any:  # noqa: ANN401 - one way through a task
    """Return the own way through the task."""
    return race(tried).runs[tried.seat]


def work(tried: Tried) -> Any:  # noqa: ANN401 - by kind of tasks
    """Return what lies in the own answer."""
    return run(tried).path[-1]


def hand(tried: Tried) -> list[Any]:
    """Return the pieces that are still to be laid."""
    return list(table(tried).hands[tried.seat])


def square_told(tried: Tried) -> tuple[int, int]:
    """Return the square that a line names, by row and column."""
    cell = tried.arg("square")
    return cell.row - 1, ord(cell.column[-1]) - ord("a") + 26 * (len(cell.column) - 1)


def covered(tried: Tried, number: int) -> set[oracle.Cell]:
    """Return the covered squares of an own exhibition, by row and column."""
    return set(oracle.cells(table(tried).boards[tried.seat][number - 1], number, {})[0])


def lying(piece: Any) -> Iterator[set[oracle.Cell]]:  # noqa: ANN401 - a piece
    """Yield the squares of a piece in every position, beginning at the first one."""
    cells = [(square.row, square.column) for square in MATERIAL.shapes[piece.shape].squares.squares]
    for over in (False, True):
        now = [(row, -column if over else column) for row, column in cells]
        for _ in range(4):
            now = [(column, -row) for row, column in now]
            row, column = min(now)
            yield {(y - row, x - column) for y, x in now}


def lain(piece: Any, anchor: Any) -> Iterator[set[oracle.Cell]]:  # noqa: ANN401 - a piece and a square
    """Yield what a piece would cover that begins at a square, in each of its positions."""
    for cells in lying(piece):
        yield {(row + anchor.row, column + anchor.column) for row, column in cells}


def grid(number: int) -> set[oracle.Cell]:
    """Return the squares of an exhibition."""
    rows, columns = oracle.SIZES[number]
    return set(product(range(rows), range(columns)))


def has_room(tried: Tried, piece: Any) -> bool:  # noqa: ANN401 - a piece
    """Tell whether a piece has room in any own exhibition."""
    for number in oracle.SIZES:
        free = grid(number) - covered(tried, number)
        if any(
            {(row + y, column + x) for row, column in cells} <= free
            for cells in lying(piece)
            for y, x in free
        ):
            return True
    return False


# ------------------------------------------------------------------ the sentences


def _named(tried: Tried) -> bool:
    """Tell whether the piece that is named is the one that was tried."""
    return bool(tried.arg("piece") == name_piece(tried.action.piece))


def _covered(tried: Tried) -> object:
    """In one of its positions the piece lies in the exhibition, and on just these covered squares."""
    number = tried.arg("exposition")
    told: set[oracle.Cell] = set()
    for item in tried.arg("squares").items:
        first, last = item.message.args["first"], item.message.args["last"]
        columns = range(ord(first.column) - ord("a"), ord(last.column) - ord("a") + 1)
        told |= {(row - 1, column) for row in range(first.row, last.row + 1) for column in columns}
    taken, mask = (
        covered(tried, number),
        BOARDS[number - 1].mask_of(Square(column, row) for row, column in told),
    )
    return (
        _named(tried)
        and tried.arg("covered") == mask
        and any(
            cells <= grid(number) and cells & taken == told != set()
            for cells in lain(tried.action.piece, tried.action.anchor)
        )
    )


def _outside(tried: Tried) -> object:
    number = tried.arg("exposition")
    return _named(tried) and any(
        cells - grid(number) for cells in lain(tried.action.piece, tried.action.anchor)
    )


def _in_hand(tried: Tried) -> object:
    there = tried.arg("pieces") == name_pieces(hand(tried))
    return there and _named(tried) and tried.action.piece not in hand(tried)


def _offer(tried: Tried) -> object:
    kinds = ("biology", "optics", "programming", "space")
    offers = {name_kind(kind): table(tried).offer(kind) for kind in kinds}
    return _named(tried) and tried.action.piece not in offers[tried.arg("kind")]


def _empty_bag(tried: Tried) -> object:
    left = zip(SUPPLY, table(tried).stock, strict=True)
    bag = tried.action.bag
    return tried.arg("bag") == name_bag(bag) and not sum(
        count for (piece, _), count in left if BAG_OF[piece] == bag
    )


def _unplace(tried: Tried) -> object:
    anchor = tried.action.anchor
    fresh = [(laid.spot.exposition, laid.spot.anchor) for laid in table(tried).fresh[tried.seat]]
    return (
        tried.arg("exposition") == tried.action.exposition and (tried.action.exposition, anchor) not in fresh
    )


def _other_work(tried: Tried) -> object:
    return tried.arg("kind") != tried.arg("wanted") == name_kind(race(tried).kind)


def _far(tried: Tried) -> object:
    """The hole has other neighbours in the frame of three by three."""
    cells = work(tried)
    hole = divmod(cells.index("."), 3)
    near = {cells[3 * row + column] for row, column in oracle.beside(hole) if {row, column} <= {0, 1, 2}}
    token, named = tried.action.step.token, list(tried.arg("movable").items)
    return (
        tried.arg("token") == name_token(token)
        and token not in near
        and len(named) == len(near)
        and all(name_token(one) in named for one in near)
    )


def _optics_none(tried: Tried) -> object:
    piece = tried.action.step.piece
    laid = sum(one.piece == piece for one in work(tried))
    named = {"iq-mirror": "Z", "iq-prism": "H"}[tried.arg("piece").noun] == piece
    return named and tried.arg("count") == race(tried).task.count(piece) == laid


def _optics_at(tried: Tried) -> list[Any]:
    return [one for one in work(tried) if (one.square.row, one.square.column) == square_told(tried)]


def _stands(tried: Tried) -> object:
    return (work(tried).row, work(tried).column) == square_told(tried)


def _pile(tried: Tried) -> list[int]:
    return [one.card for one in work(tried)]


def _no_piece(tried: Tried) -> object:
    """What is there is what is told, and a colour that was typed is not among it."""
    known = (
        name_pieces(hand(tried)),
        name_pieces(table(tried).offer(table(tried).kind)) if table(tried).kind else None,
    )
    colours = {
        "červený": "red",
        "fialový": "purple",
        "modrý": "blue",
        "zelený": "green",
        "oranžový": "orange",
    }
    there = hand(tried) if tried.arg("pieces") == known[0] else table(tried).offer(table(tried).kind)
    alone = colours.get(tried.words[0]) if len(tried.words) == 1 else None
    return tried.arg("pieces") in known and (alone is None or all(piece.colour != alone for piece in there))


def _number(tried: Tried) -> object:
    counts = {len(hand(tried)), len(table(tried).offer(table(tried).kind)) if table(tried).kind else 0}
    return tried.arg("count") in counts and not 1 <= tried.arg("number") <= tried.arg("count")


def _unsolved(tried: Tried) -> object:
    return race(tried) is None or race(tried).task is None or not run(tried).path


def _pressed(tried: Tried) -> object:
    return run(tried).stage == "pressed"


def _delay(tried: Tried) -> object:
    """At once, each five seconds up to five minutes, then each thirty up to fifteen: no other."""
    milliseconds = tried.arg("delay")
    seconds, rest = divmod(milliseconds, 1000)
    fine = not rest and 0 <= seconds <= 900 and not seconds % (5 if seconds <= 300 else 30)
    return milliseconds == tried.action.delay and not fine


def _several(tried: Tried) -> object:
    legal = [tried.desk.perspective.refusal(action) is None for action in tried.options]
    return all(legal) and 1 < len(set(tried.options)) == len(tried.options) == min(
        tried.arg("count"), OFFERED
    )


def _beyond(tried: Tried, name: str, most: int) -> bool:
    """Tell whether a number was typed and is none of those that there are."""
    number = tried.arg(name)
    typed = re.search(rf"(?<!\d){number}(?!\d)", " ".join(tried.words)) is not None
    return typed and tried.arg("most") == most and not 1 <= number <= most


def _jokers(tried: Tried) -> list[Any]:
    """Return the own pieces that were jokers when they were laid."""
    return [one for laid in table(tried).boards[tried.seat] for one in laid if one.piece.colour == "joker"]


more, scripted = matches.more, matches.scripted

CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "space-error-position-number": lambda tried: not 1 <= tried.arg("number") <= tried.arg("count") <= 8,
        "iqlandie-refused-back": lambda tried: len(run(tried).path) <= 1,
        "iqlandie-refused-bag": _empty_bag,
        "iqlandie-refused-covered": _covered,
        "iqlandie-refused-declared": lambda tried: (
            tried.arg("colour") == name_colour(_jokers(tried)[tried.arg("joker") - 1].colour)
        ),
        "iqlandie-refused-delay": _delay,
        "iqlandie-refused-fits": lambda tried: _named(tried) and has_room(tried, tried.action.piece),
        "iqlandie-refused-hand": _in_hand,
        "iqlandie-refused-joker": lambda tried: (
            tried.arg("count") == len(_jokers(tried)) and not 1 <= tried.arg("joker") <= tried.arg("count")
        ),
        "iqlandie-refused-offer": _offer,
        "iqlandie-refused-outside": _outside,
        "iqlandie-refused-phase": lambda tried: tried.arg("phase") == table(tried).phase,
        "iqlandie-refused-press-alone": lambda tried: race(tried).solver is not None,
        "iqlandie-refused-pressed": _pressed,
        "iqlandie-refused-unbuilt": lambda tried: (
            tried.arg("pieces") == name_pieces(hand(tried)) and hand(tried)
        ),
        "iqlandie-refused-unplace": _unplace,
        "iqlandie-refused-work": _other_work,
        "iqlandie-refused-biology-far": _far,
        "iqlandie-refused-optics-empty": lambda tried: not _optics_at(tried),
        "iqlandie-refused-optics-none": _optics_none,
        "iqlandie-refused-optics-outside": lambda tried: max(square_told(tried)) >= 5,
        "iqlandie-refused-optics-taken": lambda tried: (
            [{"Z": "iq-mirror", "H": "iq-prism"}[one.piece] for one in _optics_at(tried)]
            == [tried.arg("piece").noun]
        ),
        "iqlandie-refused-programming-outside": lambda tried: max(square_told(tried)) >= 5,
        "iqlandie-refused-programming-there": _stands,
        "iqlandie-refused-space-card": lambda tried: (
            tried.arg("card") == tried.action.step.laid.card
            and tried.arg("most") == CARDS
            and not 1 <= tried.arg("card") <= CARDS
        ),
        "iqlandie-refused-space-far": lambda tried: (
            tried.arg("card") == tried.action.step.laid.card
            and tried.arg("most") == REACH
            and max(abs(tried.action.step.laid.east), abs(tried.action.step.laid.south)) > REACH
        ),
        "iqlandie-refused-space-laid": lambda tried: tried.arg("card") in _pile(tried),
        "iqlandie-refused-space-not-laid": lambda tried: tried.arg("card") not in _pile(tried),
        "iqlandie-error-card": lambda tried: _beyond(tried, "card", CARDS),
        "iqlandie-error-exhibition": lambda tried: _beyond(tried, "number", EXHIBITIONS),
        "iqlandie-error-hand-empty": lambda tried: not hand(tried),
        "iqlandie-error-no-piece": _no_piece,
        "iqlandie-error-no-task": _unsolved,
        "iqlandie-error-piece-number": _number,
        "iqlandie-error-several": _several,
        "iqlandie-error-take": lambda tried: (
            table(tried).phase == "take" and tried.arg("count") == EACH - table(tried).taken > 0
        ),
    }
)
"""By line: what makes it true."""

_WORDS: Final = "of the words alone, `tests/games/iqlandie/commands`"
_FILE: Final = "of a file with cards, `tests/games/iqlandie`"
_CHANCE: Final = "of what people draw themselves, `tests/games/iqlandie/rules`"
_TYPED: Final = (
    *("word", "answer", "more", "kind", "tokens", "which-token", "stand", "put", "cards", "command", "delay"),
    *("rotate", "square", "lift", "bag", "place", "which-piece", "one-piece", "joker", "which-exhibition"),
    "show-where",
    "player",
)
_FILES: Final = (
    *("card-file", "card-text", "card-form", "card-number", "card-task", "card-twice", "card-unsolvable"),
    *("card-figure", "card-section", "card-level", "card-count", "space-card", "space-count"),
    *("space-level", "piece-form", "piece-count", "piece-again", "piece-twice", "piece-bag"),
    *("piece-code", "piece-ours", "board-form", "board-number", "board-twice"),
)

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "iqlandie-error-list": _WORDS,
        "iqlandie-error-number-twice": _WORDS,
        **dict.fromkeys(map("iqlandie-error-{}".format, _TYPED), _WORDS),
        **dict.fromkeys(map("iqlandie-error-{}".format, _FILES), _FILE),
        "iqlandie-error-no-card": "of a question, `tests/truth/answers`",
        "iqlandie-error-other-task": "of a question, `tests/games/iqlandie/answers`",
        "iqlandie-refused-card": _CHANCE,
        "iqlandie-refused-condition": _CHANCE,
        "iqlandie-refused-draw": _CHANCE,
        "iqlandie-refused-colour": "of records alone, words name only colours that there are",
        "iqlandie-refused-time": "of the clock, which no player is",
    }
)
"""Refusals that no position makes true or false, or that nobody to act can get."""

RARE: Final = frozenset({"iqlandie-refused-optics-outside"})
"""Refusals that no position brings up; `tests/games/iqlandie/tasks/optics/test_kind.py` has this one."""
