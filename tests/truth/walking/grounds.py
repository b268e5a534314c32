"""What lies on the boards that are walked, read off the state of the engine by other code than the walk's."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from accessgames.games import load_room
from accessgames.games.iota.rules.actions import Place as Lay
from accessgames.games.iota.rules.actions import Recycle
from accessgames.games.iota.rules.cards import WILD, WILDS, Spot, cards_of
from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.tasks import biology, space_model
from accessgames.games.quantum.rules import sheet
from accessgames.games.tetrikon.rules.puzzle import PuzzleState

Spots = dict[tuple[int, int], Hashable]
"""By column to the right and row upwards what lies there; None for nothing."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A board as the engine has it.

    Attributes:
        id: The name of the board in the walk.
        places: Every place with what lies there.
        free: Empty places that can take something.
        mine: Places with what its owner laid or has there.
    """

    id: str
    places: Mapping[tuple[int, int], Hashable]
    free: frozenset[tuple[int, int]]
    mine: frozenset[tuple[int, int]]


def _own(name: str, places: Spots) -> Ground:
    """A board that is all one's own: whatever is empty is free."""
    free = frozenset(place for place, lies in places.items() if lies is None)
    return Ground(name, places, free, frozenset(places) - free)


def iota(state: Any, seat: int, acts: list[Any]) -> Iterator[Ground]:  # noqa: ANN401 - the state of a game
    """The table and one place around it; free is where a card could lie that is not on the table."""
    grid = state.table.grid
    lying = {spot: grid[spot] for spot in grid}
    columns, rows = ({spot[axis] for spot in lying} or {0} for axis in (0, 1))
    places: Spots = {
        (x, y): lying.get(Spot(x, y))
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
    }
    left = set(range(64)) - set(lying.values())
    wilds = sum(card == WILD for card in lying.values()) < WILDS
    free = {
        (x, y)
        for (x, y), card in places.items()
        if card is None
        and any(near in lying for near in Spot(x, y).neighbours())
        and (fits := set(cards_of(grid.fits(Spot(x, y)))))
        and (wilds or fits & left)
    }
    laid = {(spot.x, spot.y) for act in acts if isinstance(act, Lay) for spot, _ in act}
    swapped = {(act.spot.x, act.spot.y) for act in acts if isinstance(act, Recycle)}
    if state.table.turn == seat:  # a wild card that is taken counts when the turn is over
        swapped -= {(spot.x, spot.y) for spot, _ in state.table.recycled}
    yield Ground("table", places, frozenset(free), frozenset(laid | swapped))


def quantum(state: Any, seat: int, _acts: list[Any]) -> Iterator[Ground]:  # noqa: ANN401 - as above
    """The own sheet: free is the next cell of a row that still takes a number."""
    rows = state.sheets[seat]
    places: Spots = {
        (cell, -colour): row[cell] if cell < len(row) else None
        for colour, row in enumerate(rows)
        for cell in range(sheet.CELLS)
    }
    free = {(len(row), -at) for at, row in enumerate(rows) if sheet.allowed_numbers(row, state)}
    yield Ground(
        "sheet", places, frozenset(free), frozenset(place for place in places if places[place] is not None)
    )


def tetrikon(state: Any, seat: int, _acts: list[Any]) -> Iterator[Ground]:  # noqa: ANN401 - as above
    """The own diagram, in whatever way is played."""
    material: Any = load_room("tetrikon").game.material  # type: ignore[attr-defined] # as the room has it
    if isinstance(state, PuzzleState):
        run = state.runs[seat]
        area = run.buildings[min(run.at, len(run.buildings) - 1)] if run.buildings else None
    else:
        player = state.table.players[seat]
        area = player if player.diagram else None
    if area is None:
        return
    board, mask = material.board, material.diagram_by_id[area.diagram].mask
    places: Spots = {}
    for square in board.squares(mask):
        bit = board.bit(square)
        lying = next((one for one in area.placed if one.mask & bit), None)
        row = square.row if board.upward else -square.row
        places[square.column, row] = None if lying is None else (lying.shape, lying.anchor)
    yield _own(f"diagram-{area.diagram}", places)


def iqlandie(state: Any, seat: int, _acts: list[Any]) -> Iterator[Ground]:  # noqa: ANN401 - as above
    """The task that the seat solves, else six exhibitions with what it laid there."""
    if state.race is not None:
        yield from _task(state.race, state.race.runs[seat])
        return
    for number, board in enumerate(BOARDS):
        laid = state.table.boards[seat][number]
        places: Spots = {
            (square.column, square.row if board.upward else -square.row): next(
                (one for one in laid if one.spot.mask & board.bit(square)), None
            )
            for square in board.squares(board.mask)
        }
        yield _own(f"exhibition-{number + 1}", places)


def _task(race: Any, run: Any) -> Iterator[Ground]:  # noqa: ANN401 - as above
    if not run.path or race.task is None:
        return
    cells = _CELLS[race.kind](race.task, run.path[-1])
    side = 3 if race.kind in {"biology", "space"} else 5
    yield _own(f"task-{race.kind}", {(x, -y): cells.get((x, y)) for x in range(side) for y in range(side)})


def _rows(cells: str, nothing: str) -> Spots:
    return {(at % 3, at // 3): cell for at, cell in enumerate(cells) if cell != nothing}


_CELLS: Final[Mapping[str, Callable[[Any, Any], Spots]]] = {
    "biology": lambda _, work: _rows(work, biology.HOLE),
    "space": lambda task, work: _rows(space_model.visible(task.sky, work), space_model.WINDOW),
    "optics": lambda _, work: {(*one.square,): one for one in work},
    "programming": lambda task, work: {
        (*square,): square == work for square in (task.start, work) if square is not None
    },
}
"""By kind of tasks what lies on each square of the workspace, by column and row downwards."""


GROUNDS: Final[Mapping[str, Callable[[Any, int, list[Any]], Iterator[Ground]]]] = {
    "iota": iota,
    "quantum": quantum,
    "tetrikon": tetrikon,
    "iqlandie": iqlandie,
}
"""By game what reads its boards."""


def lying(game: str, state: Any, board: str) -> Spots:  # noqa: ANN401 - as above
    """What lies on a board of the first seat, and nothing of what is empty."""
    if game == "iota":
        return {(spot.x, spot.y): state.table.grid[spot] for spot in state.table.grid}
    found = next((one for one in GROUNDS[game](state, 0, []) if one.id == board), None)
    return {} if found is None else {at: lies for at, lies in found.places.items() if lies is not None}
