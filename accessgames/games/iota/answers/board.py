"""The board in words: whole, by rows or columns, one place and what is around it; how they are asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import board_answers, quote, refuse_more
from accessgames.games.iota import naming
from accessgames.games.iota.naming import IotaListener, find_spot, name_card, name_spot
from accessgames.games.iota.notation import START_ROW
from accessgames.games.iota.rules.cards import Direction, Laid, Spot
from accessgames.games.iota.rules.view import can_fill
from accessgames.games.iota.typed import read_short_card
from accessgames.games.narration import nest
from accessgames.language import Cell, Found, Message, Nested, Vocabulary, say
from accessgames.language.coordinates import AROUND

if TYPE_CHECKING:
    from accessgames.games.iota.rules.grid import Grid


def nothing_more(words: Sequence[str], used: int = 0) -> None:
    """Check that nothing follows.

    Raises:
        MalformedAction: Something follows; carries its first word.
    """
    refuse_more(words, "iota-error-more", used)


def _unclear(what: str, words: Sequence[str]) -> MalformedAction:
    """Say that a place, a row or a column was expected."""
    if words:
        return MalformedAction("iota-error-not-place", what=what, words=quote(*words))
    return MalformedAction("iota-error-which-place", what=what)


def _far(spot: Spot, grid: Grid) -> bool:
    """Tell whether a column is beyond z and no card can be laid there; rows have such numbers."""
    columns = grid.columns
    near = range(columns.start - 1, columns.stop + 1)
    return len(name_spot(spot).column) > 1 and spot.x not in near


def tell_cell(grid: Grid, spot: Spot) -> tuple[Message, ...]:
    """Tell what lies on a place, or whether a card can go there and one that could is left."""
    named = name_spot(spot)
    if spot in grid:
        return (say("iota-cell-card", cell=named, card=name_card(grid[spot])),)
    if spot not in grid.free:
        return (say("iota-cell-far", cell=named),)
    if not grid.fits(spot):
        return (say("iota-cell-dead", cell=named),)
    return (say("iota-cell-free" if can_fill(grid, spot) else "iota-cell-spent", cell=named),)


@dataclass(frozen=True, slots=True)
class GridQuestions:
    """The cards on the table as `games.board_questions` asks about them; some place of a line names it."""

    grid: Grid

    def read_cell(self, words: Sequence[str], known: Vocabulary) -> Spot:
        """Read a place; MalformedAction where no match can reach it, or a card by itself is far likelier."""
        read = known.read.cell(words)
        if read is None:
            raise _unclear("cell", words)
        nothing_more(words, read.used)
        spot = find_spot(read.value)
        if (spot is None or _far(spot, self.grid)) and read_short_card(words[0], known) is not None:
            raise MalformedAction(
                "iota-error-no-cell"
            )  # `čk4` is a card that is far likelier meant than a place
        if spot is None:
            raise MalformedAction("iota-error-cell", cell=read.value)
        return spot

    def read_row(self, words: Sequence[str], known: Vocabulary) -> Spot:
        """Read a row."""
        read = known.read.row(words)
        if read is None:
            raise _unclear("row", words)
        nothing_more(words, read.used)
        return Spot(0, read.value - START_ROW)

    def read_column(self, words: Sequence[str], known: Vocabulary) -> Spot:
        """Read a column; MalformedAction where no match can reach it."""
        read = known.read.column(words)
        spot = None if read is None else find_spot(Cell(read.value, START_ROW))
        if read is None or spot is None or (_far(spot, self.grid) and known.read.alone(words) is not None):
            raise _unclear("column", words)
        nothing_more(words, read.used)
        return spot

    def row(self, spot: Spot) -> Sequence[Message]:
        """Tell one row from left to right."""
        return tuple(_runs("row", self.grid.row(spot.y))) or _no_cards("row", spot)

    def column(self, spot: Spot) -> Sequence[Message]:
        """Tell one column from the bottom up."""
        return tuple(_runs("column", self.grid.column(spot.x))) or _no_cards("column", spot)

    def cell(self, spot: Spot) -> Sequence[Message]:
        """Tell what lies on a place, or whether a card can go there."""
        return tell_cell(self.grid, spot)

    def around(self, spot: Spot) -> Sequence[Message]:
        """Tell a place and its neighbours, those without a card all at once."""
        sides = ((side, Spot(spot.x + right, spot.y + up)) for side, (right, up) in AROUND.items())
        lines = [
            say("iota-around", side=side, cell=name_spot(place), card=name_card(self.grid[place]))
            for side, place in sides
            if place in self.grid
        ]
        if not lines:
            rest = say("iota-around-nothing")
        else:
            rest = say("iota-around-rest" if len(lines) < len(AROUND) else "iota-around-full")
        return (*self.cell(spot), *lines, rest)


def asked_spot(listener: IotaListener, words: Sequence[str]) -> Spot:
    """Return the one place that is asked about.

    Raises:
        MalformedAction: The words are no place, or one that no match can reach.
    """
    return GridQuestions(listener.view.grid).read_cell(words, listener.words)


BOARD_ANSWERS: Final = board_answers(lambda listener, words, _: (GridQuestions(listener.view.grid), words))
"""Answers to what can be asked about single rows, columns and places."""


MANY: Final = 20
"""From so many cards on the table is told by regions as well: it no longer fits the head."""

_REACH: Final = 2
"""So many rows and columns from the first card the middle ends; so regions never move as the table grows."""

REGIONS: Final = ("up-left", "up", "up-right", "left", "middle", "right", "down-left", "down", "down-right")
"""The regions around the first card, as a page is read."""

_PER_LINE: Final = 5
"""So many regions fit a line."""


def region_of(spot: Spot) -> str:
    """Return the region that a place belongs to."""
    across = (spot.x > _REACH) - (spot.x < -_REACH)
    up = (spot.y > _REACH) - (spot.y < -_REACH)
    return REGIONS[4 + across - 3 * up]


def tell_regions(key: str, spots: Iterable[Spot]) -> Iterator[Message]:
    """Tell how many of some places are in each region; regions without any go without saying."""
    counts = Counter(map(region_of, spots))
    entries = [Nested(say("iota-region", side=side, count=counts[side])) for side in REGIONS if counts[side]]
    for few in naming.split_listing(entries, _PER_LINE):
        yield say(key, regions=few)


def answer_board(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the whole board: its size, a big one by regions, then the rows from the top; or by columns.

    With the name of a region only the cards there.

    Raises:
        MalformedAction: Something else than rows, columns or a region is asked for.
    """
    grid: Grid = listener.view.grid
    if not grid:
        return (say("iota-board-empty"),)
    side, words = _read_region(listener, words)
    if side:
        return _tell_region(grid, side)
    asked = listener.words.match(words, ("row", "column"))
    by_columns = isinstance(asked, Found) and asked.id == "column"
    nothing_more(words, asked.used if isinstance(asked, Found) else 0)
    size = (_size(grid),) if len(grid) > 1 else ()
    if len(grid) >= MANY:
        size = (*size, *tell_regions("iota-regions", grid))
    if by_columns:
        return (*size, *(line for x in grid.columns for line in _runs("column", grid.column(x))))
    return (*size, *(line for y in reversed(grid.rows) for line in _runs("row", grid.row(y))))


def _read_region(listener: IotaListener, words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Read a region, such as "vpravo nahoře" in either order; an empty one for other words."""
    sides: list[str] = []
    typed = words
    while isinstance(found := listener.words.match(words, ("middle", "up", "down", "left", "right")), Found):
        sides.append(found.id)
        words = words[found.used :]
    named = "-".join(sorted(sides, key=("up", "down", "middle", "left", "right").index))
    if sides and named not in REGIONS:
        raise MalformedAction("iota-error-more", word=quote(typed[len(typed) - len(words) - 1]))
    return named, words


def _tell_region(grid: Grid, side: str) -> tuple[Message, ...]:
    """Tell the cards of a region row by row from the top."""
    lines = [
        line
        for y in reversed(grid.rows)
        for line in _runs("row", [laid for laid in grid.row(y) if region_of(laid[0]) == side])
    ]
    count = sum(region_of(spot) == side for spot in grid)
    return (say("iota-regions", regions=nest([say("iota-region", side=side, count=count)])), *lines)


def _size(grid: Grid) -> Message:
    columns, rows = grid.columns, grid.rows
    return say(
        "iota-board-size",
        cards=len(grid),
        first=name_spot(Spot(columns[0], 0)),
        last=name_spot(Spot(columns[-1], 0)),
        low=rows[0] + START_ROW,
        high=rows[-1] + START_ROW,
        tall="yes" if len(rows) > 1 else "no",
        wide="yes" if len(columns) > 1 else "no",
    )


def _runs(direction: Direction, cards: Sequence[Laid]) -> Iterator[Message]:
    """Tell the runs of neighbouring cards of one row or column, a line for each."""
    run: list[Laid] = []
    for at, laid in enumerate(cards, 1):
        run.append(laid)
        if at == len(cards) or laid[0].step(direction) != cards[at][0]:
            spots, named = zip(*run, strict=True)
            yield say("iota-run-cards", run=naming.name_run(direction, spots), cards=naming.name_hand(named))
            run = []


def _no_cards(direction: Direction, spot: Spot) -> tuple[Message, ...]:
    return (say("iota-line-empty", way=direction, row=spot.y + START_ROW, cell=name_spot(spot)),)
