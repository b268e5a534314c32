"""Positions of iQLANDIE for tests: boards from squares, matches walked to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, CLOCK, Elapsed, Stream
from accessgames.engine.grid import parse_square
from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, PIECES, Piece, Spot, piece_name, spots
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import Work
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, Laid, PlayerBoard, with_piece
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.rules.state import IqState, Race, Run

GAME = IqlandieGame()

NO_OPTIONS: Mapping[str, str] = {}


def piece(name: str) -> Piece:
    """Return a piece by its name, such as `t4r*`."""
    return PIECES[name]


def mask(exposition: int, squares: str) -> int:
    """Return squares such as `a1 b1` of an exposition as a mask."""
    found = [parse_square(name) for name in squares.split()]
    return BOARDS[exposition - 1].mask_of(square for square in found if square is not None)


def spot(name: str, exposition: int, squares: str, robot: str = "") -> Spot:
    """Return the place of a piece on these squares."""
    wanted, head = mask(exposition, squares), mask(exposition, robot) if robot else None
    (found,) = [
        each
        for each in spots(piece(name), EXPOSITIONS[exposition - 1])
        if each.mask == wanted and (head is None or each.robot == head)
    ]
    return found


def lay(board: PlayerBoard, exposition: int, *pieces: str) -> PlayerBoard:
    """Return a board with pieces such as `o4p b1 c1 b2 c2` or `l4p* a2 b2 a3 a4 : b2` (with the robot)."""
    for text in pieces:
        name, _, squares = text.partition(" ")
        squares, _, robot = squares.partition(" : ")
        where = spot(name, exposition, squares, robot)
        board = with_piece(board, Laid(piece(name), where, piece(name).colour))
    return board


def board(expositions: Mapping[int, Sequence[str]]) -> PlayerBoard:
    """Return a board from the pieces of each exposition, as `lay` reads them."""
    result = EMPTY_BOARD
    for number, pieces in expositions.items():
        result = lay(result, number, *pieces)
    return result


GOLDEN: Mapping[int, Sequence[str]] = {
    1: (
        "o4p b1 c1 b2 c2",
        "l4p e2 c3 d3 e3",
        "t4p b3 a4 b4 c4",
        "p5p d4 e4 c5 d5 e5",
        "i3p a1 a2 a3",
    ),
    2: ("i4p a3 b3 c3 d3", "l4p c1 a2 b2 c2", "i4r a4 b4 c4 d4", "i3r e2 e3 e4"),
    3: ("t4p c2 d2 e2 d3", "v3p d4 e4 d5", "t4r a1 b1 c1 b2", "x5b b3 a4 b4 c4 b5"),
    4: ("i3p d2 d3 d4", "v3p e3 f3 f4", "l4r c1 a2 b2 c2", "p5r a3 b3 c3 b4 c4", "t4g d1 e1 f1 e2"),
    5: ("l4p* a2 b2 a3 a4 : b2", "v3r* c1 c2 d2 : c2", "o4o* b3 c3 b4 c4 : c3"),
    6: ("o4p a1 b1 a2 b2", "o4r c1 d1 c2 d2", "o4r a3 b3 a4 b4"),
}
"""The position that scores exactly as the rulebook's example: 20+14+21+15+12+12+16 and, with 6 firsts, 12."""


# ------------------------------------------------------------------ matches


def begin(seats: int = 2, options: Mapping[str, str] = NO_OPTIONS) -> IqState:
    """Return the first state of a match."""
    return GAME.initial(GAME.setup(seats, options))


def events_of(state: IqState, actor: int, *texts: str) -> tuple[IqState, tuple[Any, ...]]:
    """Do actions in notation; return the state and the events of the last one."""
    events: tuple[Any, ...] = ()
    for text in texts:
        state, events = GAME.play(state, actor, parse_action(text))
    return state, events


def do(state: IqState, actor: int, *texts: str) -> IqState:
    """Do actions in notation and return the state."""
    return events_of(state, actor, *texts)[0]


def refused(state: IqState, actor: int, text: str) -> Refusal | None:
    """Return why an action in notation is refused."""
    return GAME.refusal(state, actor, parse_action(text))


def wait(state: IqState, milliseconds: int) -> tuple[IqState, tuple[Any, ...]]:
    """Let time pass; return the state and the events."""
    return GAME.play(state, CLOCK, Elapsed(milliseconds))


def by_chance(state: IqState, seed: str = "7") -> IqState:
    """Let chance act as long as it is to act."""
    moment = 0
    while GAME.actors(state) == (CHANCE,):
        stream = Stream(seed, "chance")
        stream.seek(moment)
        state = GAME.play(state, CHANCE, GAME.chance(state, stream)).state
        moment += 1
    return state


def choosing(seats: int = 2, options: Mapping[str, str] = NO_OPTIONS) -> IqState:
    """Return a match in which the first seat is to choose a kind of tasks."""
    return by_chance(begin(seats, options))


def prepared(kind: str, seats: int = 2, options: Mapping[str, str] = NO_OPTIONS, number: int = 1) -> IqState:
    """Return a match in which card `number` of a kind has just been drawn in the first round."""
    state = do(choosing(seats, options), 0, f"choose {kind}")
    return do(state, CHANCE, f"card {kind} {number:04}")


def racing(kind: str, seats: int = 2, options: Mapping[str, str] = NO_OPTIONS, number: int = 1) -> IqState:
    """Return a match in which the clock has just started for all, or for the first one."""
    state = prepared(kind, seats, options, number)
    while state.table.phase == "prepare" and "solving" not in stages(state):
        state = do(state, GAME.actors(state)[0], "ready")
    return state


def race(state: IqState) -> Race:
    """Return the race of a state that has one."""
    assert state.race is not None
    return state.race


def run(state: IqState, seat: int) -> Run:
    """Return one seat's way through the task."""
    return race(state).runs[seat]


def stages(state: IqState) -> tuple[str, ...]:
    """Return where each seat is in the race."""
    return tuple(each.stage for each in race(state).runs)


def solve(state: IqState, seat: int) -> IqState:
    """Put the right solution into a seat's workspace."""
    there = race(state)
    for step in KINDS[there.kind].solution(there.task):
        state = GAME.play(state, seat, Work(there.kind, step)).state
    return state


def claim_right(state: IqState, seat: int) -> IqState:
    """Let a seat solve the task and claim at once."""
    return do(solve(state, seat), seat, "claim 0000000")


def claim_wrong(state: IqState, seat: int) -> IqState:
    """Let a seat claim with an empty workspace, which solves no task."""
    return do(state, seat, "claim 0000000")


def taking(kind: str = "space", seats: int = 2, options: Mapping[str, str] = NO_OPTIONS) -> IqState:
    """Return a match after a race that the seats won in their order; the first one is to take pieces."""
    state = racing(kind, seats, options)
    for seat in range(max(1, seats - 1)):
        state = claim_right(state, seat)
    return state


def building(
    hands: Sequence[str],
    boards: Sequence[PlayerBoard] = (),
    options: Mapping[str, str] = NO_OPTIONS,
    *,
    last: bool = False,
) -> IqState:
    """Return a match in which all build, with these pieces in hand (names behind each other) and boards.

    The pieces come from the bags, so that the census is right.
    """
    state = choosing(len(hands), options)
    table = state.table
    held = tuple(tuple(piece(name) for name in sorted(names.split())) for names in hands)
    there = tuple(boards) or table.boards
    table = replace(table, phase="build", hands=held, boards=there, waiting=tuple(range(len(hands))))
    return replace(state, table=replace(table, round=table.rounds if last else 1))


def names(pieces: Sequence[Piece]) -> str:
    """Return pieces as names behind each other."""
    return " ".join(piece_name(each) for each in pieces)
