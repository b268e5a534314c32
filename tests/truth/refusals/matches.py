"""Positions of iQLANDIE that play seldom brings up, made by hand: one after another, empty bags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Perspective, Stream, is_seat
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import BAG_OF, SUPPLY
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.tasks.optics_model import Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import LaidCard, Lay
from tests.games.iqlandie import positions as made
from tests.truth.positions import POSITIONS, SEED, Position

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState
    from tests.truth.refusals.tried import Attempt

_KINDS: Final = ("biology", "programming", "optics", "space")
_TURNS: Final = {"race": "turns"}
_PIECES: Final = ("l4r t4b* o4g", "x5b u5o* v3p")
"""Pieces in hand, some with robots."""


def _adding() -> IqState:
    """A match in which somebody is to choose a bag, and the small one is empty."""
    state = made.taking(seats=2)
    for _ in range(2):
        piece = next(iter(made.GAME.legal_actions(state, 0)))
        state = made.GAME.play(state, 0, piece).state
    stock = zip(SUPPLY, state.table.stock, strict=True)
    left = tuple(0 if BAG_OF[piece] == "small" else count for (piece, _), count in stock)
    return replace(state, table=replace(state.table, stock=left, removed=_gone(state)))


def _gone(state: IqState) -> tuple[Any, ...]:
    """Return the small pieces of the bag, as pieces that left the game."""
    stock = zip(SUPPLY, state.table.stock, strict=True)
    small = [piece for (piece, _), count in stock for _ in range(count) if BAG_OF[piece] == "small"]
    return (*state.table.removed, *small)


def _standing() -> IqState:
    """A task of programming in which the robot stands on a1."""
    state = made.racing("programming")
    return made.GAME.play(state, 0, actions.Work("programming", Stand(Square(0, 0)))).state


def _lying() -> IqState:
    """A task of optics with one piece on the board."""
    state = made.racing("optics")
    race = made.race(state)
    step = next(iter(race.rules.solution(race.task)))
    return made.GAME.play(state, 0, actions.Work("optics", step)).state


def _laid() -> IqState:
    """A task of space with one card in the pile, moved by two."""
    state = made.racing("space")
    return made.GAME.play(state, 0, actions.Work("space", Lay(LaidCard(2, 1, 2, 0)))).state


def _after_the_first() -> IqState:
    """One after another: the first one has claimed, the second one solves, after a minute and a half."""
    state = made.wait(made.racing("optics", 3, _TURNS), 95_000)[0]
    state = made.do(made.claim_wrong(state, 0), 1, "ready")
    return made.wait(state, 30_000)[0]


def _counted(state: IqState) -> IqState:
    """Return a match in which the bags have what lies nowhere else."""
    table = state.table
    out = Counter(each.piece for board in table.boards for laid in board for each in laid)
    out.update(piece for pieces in (*table.hands, *table.offers) for piece in pieces)
    left = tuple(count - out[piece] for piece, count in SUPPLY)
    return replace(state, table=replace(table, stock=left))


def _states() -> Iterator[IqState]:
    """Yield the positions."""
    for kind in _KINDS:
        yield made.prepared(kind)
        yield made.prepared(kind, 3, _TURNS)
        yield made.wait(made.racing(kind, 3, _TURNS), 61_000)[0]
        yield made.wait(made.racing(kind, 2), 125_000)[0]
        yield made.choosing(2, {"practice": kind})
        yield made.solve(made.racing(kind), 0)
        yield made.do(made.wait(made.racing(kind, 3), 12_345)[0], 1, "press")
        yield made.do(made.claim_wrong(made.racing(kind, 3), 0), 1, "claim 0030000")
    yield made.do(made.racing("biology", 3), 1, "give-up")
    yield made.do(made.prepared("optics"), 0, "ready")
    yield made.claim_wrong(made.racing("optics", 3, _TURNS), 0)
    yield _after_the_first()
    yield _standing()
    yield _laid()
    yield _adding()
    yield _counted(made.building(_PIECES, (made.board(made.GOLDEN), made.board({}))))
    some = made.board({1: made.GOLDEN[1]}), made.board({6: made.GOLDEN[6][:2]})
    yield _counted(made.building(("i3r", "v3b"), some))


def _position(number: int, state: IqState, seat: int) -> Position:
    known = Perspective(made.GAME, made.GAME.view(state, seat), seat)
    return Position(POSITIONS + number, known, Stream(SEED, f"more/{number}"), state.table.seats)


def more() -> Iterator[Position]:
    """Yield what play seldom brings up, for each of those who are to act."""
    for number, state in enumerate(_states()):
        for seat in filter(is_seat, made.GAME.actors(state)):
            yield _position(number, state, seat)


def scripted() -> Iterator[Attempt]:
    """Yield what nobody would try by chance."""
    standing, laid, adding = (_position(0, state, 0) for state in (_standing(), _laid(), _adding()))
    pressed = _position(0, made.do(made.racing("optics", 3), 0, "press"), 0)
    yield standing, ("stand", ("a1",)), actions.Work("programming", Stand(Square(0, 0)))
    for card in (0, 6):
        yield laid, ("place", (str(card),)), actions.Work("space", Lay(LaidCard(card)))
    for east, south in ((3, 0), (0, -3), (4, 1)):
        yield laid, ("place", ("3",)), actions.Work("space", Lay(LaidCard(3, 0, east, south)))
    lying = _position(0, _lying(), 0)
    (one,) = lying.perspective.view.race.runs[0].path[-1]
    for piece in ("Z", "H"):
        yield lying, ("place", (one.square.name,)), actions.Work("optics", Put(one.square, piece, "P"))
    for bag, word in (("small", "malý"), ("medium", "střední"), ("large", "velký")):
        yield adding, ("add", (word,)), actions.Add(bag)
    for position in (laid, pressed):
        for delay in (1, 7_000, 301_000, 315_000, 901_000, 930_000, 30_000, 600_000):
            yield position, ("claim", ()), actions.Claim(delay)
