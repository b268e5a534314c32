"""iQLANDIE to the eye: the task that is prepared or solved with its goal, else exhibitions with pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine.grid import Square, rectangle
from accessgames.games import pictures
from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.answers.subjects import CurrentTask, board_of, own_seat, shown_task
from accessgames.games.iqlandie.material import EXPOSITIONS, JOKER
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.tasks import biology, optics_model, space_model
from accessgames.games.iqlandie.tasks.kind import SIDE
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import Laid
    from accessgames.language import Value

_COLOURS: Final[dict[str, pictures.Role]] = {
    "red": "red", "purple": "purple", "blue": "blue", "green": "green", "orange": "orange", JOKER: "white",
}  # fmt: skip
_ROBOT: Final = "☺"
_MIRROR, _PRISM = {"P": "╱", "L": "╲"}, {"P": "▷", "L": "◁"}  # noqa: RUF001 - drawn, not read
ENTERS: Final = ("▼", "◀", "▲", "▶")
"""Arrow at a point of the border where the laser comes in, by side."""

LEAVES: Final = ("△", "▷", "▽", "◁")
"""Arrow at a point of the border where the laser is to go out, by side."""
_BODIES: Final[dict[str, tuple[str, pictures.Role]]] = {
    "S": ("☼", "yellow"), "M": ("☾", "white"), "P": ("●", "blue"), "H": ("★", "orange"), "T": ("◆", "red"),
}  # fmt: skip


class IqlandiePictures:
    """What can be seen of a table of iQLANDIE."""

    def panels(self, listener: naming.IqListener) -> Sequence[pictures.Panel]:
        """Return the task, of one that is prepared what is shown of it; else all exhibitions, the own first.

        Where tasks are practised there are none, so a board with nothing on it stands for what is to come.
        """
        found = shown_task(listener)
        if found is not None:
            return _TASKS[found.kind](found)
        practised = listener.view.table.practice
        if practised is not None:
            return (_squares(f"task-{practised}", "task", TELLERS[practised].side, _empty),)
        own = own_seat(listener)
        seats = (own, *(seat for seat in range(len(listener.people)) if seat != own))
        return tuple(
            _exhibition(listener, seat, number) for seat in seats for number in range(1, len(EXPOSITIONS) + 1)
        )


def _exhibition(listener: naming.IqListener, seat: int, number: int) -> pictures.Panel:
    """Show a grid with the pieces on it; a robot stands on one square of its piece."""
    grid = listener.view.table.grid(number)
    laid = board_of(listener, seat)[number - 1]
    robots = sum(each.spot.robot for each in laid)
    pieces = [(each.spot.mask, _label(each), _COLOURS[each.colour]) for each in laid]
    tiles = tuple(
        pictures.Tile(tile.at, tile.label, _ROBOT, role=tile.role, part=tile.part)
        if grid.bit(Square(*tile.at)) & robots
        else tile
        for tile in pictures.square_tiles(grid, pieces)
    )
    title = say(
        "iqlandie-picture-exhibition",
        number=number,
        purpose=naming.name_exhibition(number),
        who=listener.person(seat),
    )
    foreign = seat != own_seat(listener)
    key = f"exhibition-{number}-{seat}" if foreign else f"exhibition-{number}"
    return pictures.Panel(key, title, tiles, *pictures.square_headings(grid), foreign=foreign)


def _label(laid: Laid) -> Value:
    """Name a piece, behind a joker the colour that it was declared to be."""
    piece = naming.name_plain(laid.piece)
    if laid.colour == laid.piece.colour:
        return piece
    return Nested(say("iqlandie-picture-declared", piece=piece, colour=naming.name_colour(laid.colour)))


def _squares(key: str, what: str, side: int, show: Callable[[Square], pictures.Tile]) -> pictures.Panel:
    """Show a square board of a task."""
    board = rectangle(side, side, upward=False)
    tiles = tuple(show(square) for square in board.squares(board.mask))
    return pictures.Panel(
        key, say("iqlandie-picture-task", what=what), tiles, *pictures.square_headings(board)
    )


def _empty(square: Square) -> pictures.Tile:
    return pictures.Tile(pictures.Offset(*square), sign="·")


def _biology(found: CurrentTask) -> tuple[pictures.Panel, ...]:
    def tiles(cells: biology.Cells) -> Callable[[Square], pictures.Tile]:
        def show(square: Square) -> pictures.Tile:
            token = cells[biology.SIDE * square.row + square.column]
            if token == biology.HOLE:
                return _empty(square)
            return pictures.Tile(
                pictures.Offset(*square),
                naming.name_token(token),
                token,
                role=pictures.BRIGHT[biology.TOKENS.index(token) % len(pictures.BRIGHT)],
            )

        return show

    board = _squares(f"task-{found.kind}", "task", biology.SIDE, tiles(found.work))
    if not found.task.goal:
        return (board,)
    return (board, _squares("goal", "goal", biology.SIDE, tiles(found.task.goal)))


def _space(found: CurrentTask) -> tuple[pictures.Panel, ...]:
    def tiles(picture: space_model.Picture) -> Callable[[Square], pictures.Tile]:
        def show(square: Square) -> pictures.Tile:
            symbol = picture[space_model.SIDE * square.row + square.column]
            if symbol == space_model.WINDOW:
                return _empty(square)
            sign, role = _BODIES[symbol]
            return pictures.Tile(pictures.Offset(*square), naming.name_body(symbol), sign, role=role)

        return show

    seen = space_model.visible(found.task.sky, found.work)
    return (
        _squares(f"task-{found.kind}", "task", space_model.SIDE, tiles(seen)),
        _squares("goal", "goal", space_model.SIDE, tiles(found.task.target)),
    )


def _programming(found: CurrentTask) -> tuple[pictures.Panel, ...]:
    def show(square: Square) -> pictures.Tile:
        content = found.teller.content(found.task, found.work, square)
        if content == naming.EMPTY:
            return _empty(square)
        robot = square == found.work
        return pictures.Tile(
            pictures.Offset(*square), content, _ROBOT if robot else "▶", role="yellow" if robot else "white"
        )

    return (_squares(f"task-{found.kind}", "task", SIDE, show),)


def _optics(found: CurrentTask) -> tuple[pictures.Panel, ...]:
    """Show what lies on the board, and around it where the laser comes in and goes out."""
    lying = {placed.square: placed for placed in found.work}

    def show(square: Square) -> pictures.Tile:
        placed = lying.get(square)
        if placed is None:
            return _empty(square)
        signs = _MIRROR if placed.piece == optics_model.MIRROR else _PRISM
        content = found.teller.content(found.task, found.work, square)
        role: pictures.Role = "blue" if placed.piece == optics_model.MIRROR else "orange"
        return pictures.Tile(pictures.Offset(*square), content, signs[placed.turn], role=role)

    board = _squares(f"task-{found.kind}", "task", SIDE, show)
    ports = tuple(_ports(found.task))
    return (pictures.Panel(board.key, board.title, (*board.tiles, *ports), board.columns, board.rows),)


def _ports(task: optics_model.OpticsTask) -> Iterator[pictures.Tile]:
    for port, signs in ((task.start, ENTERS), (task.goal, LEAVES)):
        column, row = port.square
        east, south = ((0, -1), (1, 0), (0, 1), (-1, 0))[port.side]
        yield pictures.Tile(
            pictures.Offset(column + east, row + south), sign=signs[port.side], count=2, framed=False
        )


_TASKS: Final[dict[str, Callable[[CurrentTask], tuple[pictures.Panel, ...]]]] = {
    "biology": _biology,
    "programming": _programming,
    "optics": _optics,
    "space": _space,
}
