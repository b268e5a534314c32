"""What iQLANDIE's answers claim of exhibitions: points, gaps, lines, and what a piece would bring.

Worked out square by square by the referee of the tests, jokers tried in every colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.material import MATERIAL, SUPPLY
from accessgames.games.iqlandie.naming import name_exhibition, name_piece
from tests.games.iqlandie import oracle
from tests.truth.answers import areas

if TYPE_CHECKING:
    from tests.truth.verdicts import Check, Told

FEW: Final = 2
"""Jokers that the referee tries in every colour; boards with more are left to its own tests."""

NEARLY: Final = 2
"""So many squares a line lacks at most that is told, and so many colours it has at most."""

_BY_LINE: Final = {"colour": 1, "second": 2, "gaps": 3, "shapes": 4, "robots": 5, "lines": 6}
_SHAPES: Final = {"růžek": "v3", "čtverec": "o4", "elko": "l4", "téčko": "t4", "kostička": "o1", "plus": "x5"}
_COLOURS: Final = {"červený": "red", "fialový": "purple", "modrý": "blue", "zelený": "green"}
WANTED: Final = (*((word,) for word in (*_SHAPES, *_COLOURS)), ("červený", "růžek"), ("modrý", "čtverec"))
"""Words for pieces that are asked about."""

Laid = tuple[Any, ...]
Way = Mapping[int, str]
"""Colours of jokers by the identity of the laid piece."""


def asked_seat(told: Told) -> int:
    """Return whose board the question is about: who is named, else who asks, for a spectator who chooses."""
    names = [person.name for person in told.desk.people]
    named = [names.index(word) for word in told.asked[1] if word in names]
    if told.asked[0] in {"score", "opponents", "condition"} and told.asked[1] == ("1",):
        return 0
    return named[0] if named else told.seat if told.seat >= 0 else int(told.view.table.chooser)


def asked_number(told: Told) -> int:
    """Return the exhibition that was asked about."""
    return next(int(word) for word in told.asked[1] if word.isdecimal())


def laid_on(told: Told, number: int) -> Laid:
    """Return the pieces on an exhibition."""
    laid: Laid = told.view.table.boards[asked_seat(told)][number - 1]
    return laid


def swapped(cells: set[oracle.Cell]) -> set[areas.Cell]:
    """Return squares by column and row that were by row and column."""
    return {(column, row) for row, column in cells}


def ground(told: Told) -> tuple[set[areas.Cell], set[areas.Cell]]:
    """Return the squares of the exhibition that is asked about, and the covered ones."""
    number = asked_number(told)
    rows, columns = oracle.SIZES[number]
    covered = swapped(set(oracle.cells(laid_on(told, number), number, {})[0]))
    return set(product(range(columns), range(rows))), covered


def jokers(laid: Any) -> list[int]:  # noqa: ANN401 - pieces that lie somewhere
    """Return the jokers that have no colour yet, by identity."""
    return [id(each) for each in laid if each.colour == "joker"]


def ways(laid: Any) -> Iterator[Way]:  # noqa: ANN401 - pieces that lie somewhere
    """Yield all ways to colour the jokers."""
    there = jokers(laid)
    for chosen in product(oracle.COLOURS, repeat=len(there)):
        yield dict(zip(there, chosen, strict=True))


def best(told: Told) -> list[Way] | None:
    """Return the colours of jokers that bring most on the whole board; None where they are too many."""
    seat = asked_seat(told)
    board, pair = told.view.table.boards[seat], told.view.table.colours_of(seat)
    every = [each for laid in board for each in laid]
    if len(jokers(every)) > FEW:
        return None
    counted = [(sum(oracle.fixed(board, pair, dict(way))), way) for way in ways(every)]
    most = max(points for points, _ in counted)
    return [way for points, way in counted if points == most]


def _by(told: Told, holds: Any) -> object:  # noqa: ANN401 - tells whether a line is true for some colours
    """Tell whether a line is true for one of the best ways to colour the jokers."""
    found = best(told)
    return found is None or any(holds(told, way) for way in found)


def _item(name: str, holds: Any) -> Check:  # noqa: ANN401 - as above
    """Return a check of an exhibition's points, and of what they are made of."""
    number = _BY_LINE[name]

    def check(told: Told) -> object:
        def is_so(told: Told, way: Way) -> object:
            laid = laid_on(told, number)
            painted, robots = oracle.cells(laid, number, dict(way))
            points = oracle.exposition(number, laid, dict(way))
            return told.arg("points") == points and holds(told, laid, painted, robots)

        return _by(told, is_so)

    return check


def _counted(told: Told) -> list[tuple[str, int]]:
    """Return the colours of a list with their numbers."""
    return [
        (item.args["colour"].noun.removeprefix("iq-"), item.args["count"])
        for item in areas.items(told, "colours")
    ]


def _most(told: Told, _: Laid, painted: Mapping[oracle.Cell, str], __: object) -> object:
    colours = Counter(painted.values())
    if not colours:
        return (told.arg("any"), told.arg("count"), told.arg("colour")) == ("no", 0, "")
    named = told.arg("colour").noun.removeprefix("iq-")
    return told.arg("any") == "yes" and told.arg("count") == colours[named] == max(colours.values())


def _second(told: Told, _: Laid, painted: Mapping[oracle.Cell, str], __: object) -> object:
    colours, named = Counter(painted.values()), _counted(told)
    return (
        told.arg("count") == len(named) == min(2, len(colours))
        and [count for _, count in named] == sorted(colours.values(), reverse=True)[:2]
        and all(colours[colour] == count for colour, count in named)
        and len(dict(named)) == len(named)
    )


def _gaps(told: Told, _: Laid, painted: Mapping[oracle.Cell, str], __: object) -> object:
    rows, columns = oracle.SIZES[3]
    return told.arg("count") == oracle.gap_number(set(product(range(rows), range(columns))) - set(painted))


def _shapes(told: Told, laid: Laid, _: object, __: object) -> object:
    named = [item.noun.removeprefix("iq-") for item in told.arg("shapes").items]
    there = {each.piece.shape for each in laid} - {"o1"}
    return told.arg("count") == len(named) == len(set(named)) and set(named) == there


def _robots(told: Told, _: Laid, __: object, robots: set[oracle.Cell]) -> object:
    pairs = sum(len(oracle.beside(robot) & robots) for robot in robots)
    return (told.arg("count"), 2 * told.arg("pairs")) == (len(robots), pairs)


def _lines(told: Told, _: Laid, painted: Mapping[oracle.Cell, str], __: object) -> object:
    rows, columns = oracle.SIZES[6]
    every = [("row", row, [(row, column) for column in range(columns)]) for row in range(rows)]
    every += [("column", column, [(row, column) for row in range(rows)]) for column in range(columns)]
    full = {
        (way, place)
        for way, place, line in every
        if set(line) <= set(painted) and len({painted[cell] for cell in line}) <= NEARLY
    }
    args = told.arg("lines").message.args
    named = [("row", row - 1) for row in args["rows"].items]
    named += [("column", areas.cell_of(item.message.args["cell"])[0]) for item in args["columns"].items]
    ends = args["across"] == "yes", args["along"] == "yes"
    there = tuple(any(way == wanted for way, _ in full) for wanted in ("row", "column"))
    return told.arg("count") == len(named) and set(named) == full and ends == there


def _pairs(told: Told) -> object:
    """So many pairs of pieces of the two colours, and so many pieces of each of them."""

    def holds(told: Told, way: Way) -> object:
        seat = asked_seat(told)
        board, pair = told.view.table.boards[seat], told.view.table.colours_of(seat)
        pieces = Counter(way.get(id(each), each.colour) for laid in board for each in laid)
        return (
            _counted(told) == [(colour, pieces[colour]) for colour in pair]
            and told.arg("pairs") == min(pieces[colour] for colour in pair)
            and told.arg("points") == 2 * told.arg("pairs")
        )

    return _by(told, holds)


def _firsts(told: Told) -> object:
    count = told.view.table.firsts[asked_seat(told)]
    return (told.arg("count"), told.arg("points")) == (count, 2 * count)


# ------------------------------------------------------------------ what is free and what is wanted


def _gap(told: Told) -> object:
    """The gap of this number has these squares, and where they are many, so many from the first one on."""
    squares, covered = ground(told)
    number, named = told.arg("number"), told.arg("squares")
    gap = areas.apart(squares - covered)[number - 1]
    return (
        number > 0
        and told.arg("size") == len(gap)
        and areas.listed(named) == gap
        and areas.cell_of(told.arg("cell")) == areas.first_of(gap)
        and told.arg("long") == ("yes" if len(named.items) > LONG else "no")
    )


LONG: Final = 6
"""So many runs a gap has at most that is told by its squares."""


def _splitting(told: Told) -> set[areas.Cell]:
    """Return the free squares of the exhibition of gaps that make one gap more when they are covered."""
    squares, covered = ground(told)
    free = squares - covered
    return {cell for cell in free if len(areas.apart(free - {cell})) > len(areas.apart(free))}


def _together(told: Told) -> set[areas.Cell]:
    """Return the squares of a line and of those like it."""
    lists = [line.args["squares"] for line in told.lines if line.key == told.message.key]
    own = areas.listed(told.arg("squares"))
    return own.union(*map(areas.listed, lists)) if told.message in told.lines else own


def _gap_next(told: Told) -> object:
    return set() != areas.listed(told.arg("squares")) and _together(told) == _splitting(told)


def _missing(told: Told) -> object:
    there = {each.piece.shape for each in laid_on(told, asked_number(told))}
    named = [item.noun.removeprefix("iq-") for item in told.arg("shapes").items]
    return len(named) == len(set(named)) and set(named) == set(MATERIAL.shapes) - there - {"o1"}


def _robots_there(told: Told) -> set[areas.Cell]:
    number = asked_number(told)
    return swapped(oracle.cells(laid_on(told, number), number, {})[1])


def _robots_at(told: Told) -> object:
    return areas.listed(told.arg("squares")) == _robots_there(told) != set()


def _robots_beside(told: Told) -> object:
    squares, covered = ground(told)
    near = set[areas.Cell]().union(*map(areas.beside, _robots_there(told)))
    return set() != areas.listed(told.arg("squares")) and _together(told) == near & squares - covered


def _line_near(told: Told) -> object:
    """So many squares of the line are free, and on the others lie pieces of two colours at most."""
    squares, covered = ground(told)
    cell, way = areas.cell_of(told.arg("cell")), told.arg("way")
    at = 1 if way == "row" else 0
    line = {each for each in squares if each[at] == cell[at]}
    number = asked_number(told)
    painted = oracle.cells(laid_on(told, number), number, {})[0]
    colours = {colour for (row, column), colour in painted.items() if (column, row) in line}
    return (
        areas.listed(told.arg("squares")) == line - covered
        and 1 <= len(line - covered) <= NEARLY >= len(colours)
        and cell == areas.first_of(line)
        and told.arg("row") == cell[1] + 1
        and way in {"row", "column"}
    )


# ------------------------------------------------------------------ pieces


def piece_told(told: Told) -> Any:  # noqa: ANN401 - a piece
    """Return the piece that a line names."""
    return next(piece for piece, _ in SUPPLY if name_piece(piece) == told.arg("piece"))


def lying(piece: Any) -> Iterator[tuple[set[oracle.Cell], oracle.Cell | None]]:  # noqa: ANN401 - a piece
    """Yield the squares of a piece in every position, and its robot's, moved to the corner; row first."""
    shape = MATERIAL.shapes[piece.shape]
    cells = [(square.row, square.column) for square in shape.squares.squares]
    robot = shape.robot if piece.robot else None
    head = None if robot is None else (robot.row, robot.column)
    for over, quarters in product((False, True), range(4)):
        now = [_turned(cell, quarters, over=over) for cell in (*cells, *([head] if head else []))]
        up, left = min(row for row, _ in now), min(column for _, column in now)
        moved = [(row - up, column - left) for row, column in now]
        yield set(moved), moved[-1] if head else None


def _turned(cell: oracle.Cell, quarters: int, *, over: bool) -> oracle.Cell:
    row, column = (cell[0], -cell[1]) if over else cell
    for _ in range(quarters):
        row, column = column, -row
    return row, column


def places(told: Told, piece: Any, number: int) -> Iterator[tuple[set[oracle.Cell], oracle.Cell | None]]:  # noqa: ANN401 - a piece
    """Yield where a piece has room in an exhibition: its squares and its robot's."""
    rows, columns = oracle.SIZES[number]
    free = set(product(range(rows), range(columns))) - set(oracle.cells(laid_on(told, number), number, {})[0])
    for (cells, head), down, right in product(lying(piece), range(rows), range(columns)):
        moved = {(row + down, column + right) for row, column in cells}
        if moved <= free:
            yield moved, None if head is None else (head[0] + down, head[1] + right)


def alone(number: int, laid: Laid) -> int:
    """Return the points of an exhibition by itself, jokers in the colours that bring most there."""
    return max(oracle.exposition(number, laid, dict(way)) for way in ways(laid))


def _room(told: Told) -> object:
    """A piece in the own hand has room at so many places."""
    piece = piece_told(told)
    found = {frozenset(cells) for cells, _ in places(told, piece, asked_number(told))}
    return piece in told.view.hand and asked_seat(told) == told.seat and told.arg("places") == len(found)


def _wanted(told: Told) -> list[tuple[Any, int, set[areas.Cell]]]:
    """Return the pieces that were asked about, by the words, with their exhibitions and squares."""
    words = told.asked[1]
    shapes = {_SHAPES[word] for word in words if word in _SHAPES}
    colours = {_COLOURS[word] for word in words if word in _COLOURS}
    assert shapes or colours, words
    return [
        (each.piece, number, swapped(set(oracle.cells((each,), number, {})[0])))
        for number in oracle.SIZES
        for each in laid_on(told, number)
        if (not shapes or each.piece.shape in shapes) and (not colours or each.piece.colour in colours)
    ]


def _where(told: Told) -> object:
    """Such a piece lies there, and each that was asked about has a line."""
    there = _wanted(told)
    return (
        (piece_told(told), told.arg("number"), areas.listed(told.arg("squares"))) in there
        and told.arg("exhibition") == name_exhibition(told.arg("number"))
        and len(there) == sum(line.key == "iqlandie-where" for line in told.lines)
    )


@lru_cache(maxsize=1)
def _all_pieces() -> Counter[Any]:
    return Counter(dict(SUPPLY))


def _bag(told: Told) -> object:
    """A bag has what lies neither on boards nor in offers nor in front of somebody, nor left the game."""
    table = told.view.table
    out = Counter(table.removed)
    out.update(each.piece for board in table.boards for laid in board for each in laid)
    out.update(piece for pieces in (*table.hands, *table.offers) for piece in pieces)
    bag = told.arg("bag").message.args["bag"]
    there = {
        piece: count
        for piece, count in (_all_pieces() - out).items()
        if MATERIAL.shapes[piece.shape].bag == bag
    }
    return (told.arg("count"), told.arg("robots"), told.arg("jokers")) == (
        sum(there.values()),
        sum(count for piece, count in there.items() if piece.robot),
        sum(count for piece, count in there.items() if piece.colour == "joker"),
    )


_AREAS: Final = (
    *("space-area", "space-area-more", "space-areas", "space-left-nothing", "space-rows-free"),
    *("space-square-free", "space-total", "space-total-full"),
)
"""What is told of exhibitions as of diagrams."""

CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **{key: check for key, check in areas.checks(ground).items() if key in _AREAS},
        "iqlandie-bag-has": _bag,
        "iqlandie-gap": _gap,
        "iqlandie-gap-next": _gap_next,
        "iqlandie-gap-none": lambda told: not _splitting(told),
        "iqlandie-item-colour": _item("colour", _most),
        "iqlandie-item-condition": _pairs,
        "iqlandie-item-firsts": _firsts,
        "iqlandie-item-gaps": _item("gaps", _gaps),
        "iqlandie-item-lines": _item("lines", _lines),
        "iqlandie-item-robots": _item("robots", _robots),
        "iqlandie-item-second": _item("second", _second),
        "iqlandie-item-shapes": _item("shapes", _shapes),
        "iqlandie-line-near": _line_near,
        "iqlandie-piece-room": _room,
        "iqlandie-robots-at": _robots_at,
        "iqlandie-robots-beside": _robots_beside,
        "iqlandie-shapes-missing": _missing,
        "iqlandie-where": _where,
        "iqlandie-where-none": lambda told: not _wanted(told),
    }
)
"""By line: what makes it true."""
