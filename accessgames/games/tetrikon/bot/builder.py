"""The builder: lays the largest piece that leaves a rest which can still be filled, and buys when it can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Reason
from accessgames.games.tetrikon.bot.duties import claimed_by, duty, worth_of_card
from accessgames.games.tetrikon.bot.outlook import Outlook
from accessgames.games.tetrikon.bot.reasons import reasons_for
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    Build,
    Buy,
    Counter,
    EndTurn,
    Exchange,
    Give,
    OpenDeal,
    RefuseDeal,
    Roll,
    Swap,
    TakeOut,
    UseCard,
)
from accessgames.games.tetrikon.rules.tasks import Answering, Giving, SwapAnswer

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.bot.prospects import Prospects
    from accessgames.games.tetrikon.rules.actions import SeatAction
    from accessgames.games.tetrikon.rules.state import TetrikonView
    from accessgames.games.tetrikon.rules.tasks import Task

_SQUARE: Final = 20.0
"""What a square of a piece that fits is worth in T, one that does not a quarter of it."""

_FULL: Final = 1000.0
_BUILDING: Final = 60.0
_ROLLING: Final = 50.0
_BUYING: Final = 45.0
_SWAPPING: Final = 5.0
_NEVER: Final = -50.0


class BuilderJudge:
    """Values what fills its diagram now; makes no offers, takes those that bring more than they cost."""

    def __init__(self, prospects: Prospects) -> None:
        """Use what is known about plans."""
        self._prospects = prospects

    def values(self, view: TetrikonView, actions: Sequence[SeatAction]) -> list[float]:
        """Return a value for each action, in T; see `engine.Judge`."""
        task = view.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        builds = Builds(self._prospects, view, task.actor, actions)
        return [self._value(view, task, action, builds) for action in actions]

    def _value(self, view: TetrikonView, task: Task, action: SeatAction, builds: Builds) -> float:  # noqa: PLR0911 - one for each kind
        match action:
            case Build():
                return builds.value(action)
            case Roll():
                return _ROLLING
            case Buy(place):
                piece = None if place is None else view.table.offer[place - 1]
                size = 0 if piece is None else self._prospects.material.piece_by_id[piece].size
                return _BUYING + size + (0.0 if builds.possible else _BUILDING)
            case UseCard(kind, others):
                partners = len(view.table.players) - 1
                return sum(worth_of_card(one, partners) for one in (kind, *others)) + 1
            case Swap():
                return _NEVER if builds.possible else _SWAPPING
            case EndTurn():
                return 0.0
            case OpenDeal() | Exchange() | Counter():
                return _NEVER
            case _:
                return self._answer(view, task, action)

    def _answer(self, view: TetrikonView, task: Task, action: SeatAction) -> float:
        match task, action:
            case Giving(), Give(piece):
                return -self.piece_worth(view, task.actor, piece)
            case Giving(), TakeOut(square):
                return -_SQUARE * _lying(view, task.actor, square).mask.bit_count()
            case Giving(), _:
                pieces = view.table.players[task.actor].free
                worth = [self.piece_worth(view, task.actor, piece) for piece in pieces]
                return duty(view, task, action, min(worth, default=_SQUARE))
            case ((Answering() | SwapAnswer()), AcceptDeal()):
                return self.gain(view, task)
            case ((Answering() | SwapAnswer()), RefuseDeal()):
                return 0.0
            case _:
                return duty(view, task, action, claimed_by(view, task))

    def gain(self, view: TetrikonView, task: Answering | SwapAnswer) -> float:
        """Return what an offer brings in T, a little being needed to agree."""
        seat = task.actor
        if isinstance(task, SwapAnswer):
            return self.piece_worth(view, seat, task.give) - self.piece_worth(view, seat, task.take) - 1
        offer = task.offer
        got = sum(self.piece_worth(view, seat, piece) for piece in offer.give) + offer.give_money
        given = sum(self.piece_worth(view, seat, piece) for piece in offer.take) + offer.take_money
        return got - given - 1

    def piece_worth(self, view: TetrikonView, seat: int, piece: str) -> float:
        """Return what a piece is worth to a seat in T: its squares, less where it fits nowhere."""
        player = view.table.players[seat]
        size = self._prospects.material.piece_by_id[piece].size
        fits = size <= self._prospects.empty(player).bit_count()
        return _SQUARE * size * (1.0 if fits else 0.25)

    def reasons(self, view: TetrikonView, action: SeatAction) -> tuple[Reason, ...]:
        """Return what a piece fills, and facts about everything else; see `engine.Judge`."""
        task = view.table.task
        if task is None:
            return ()
        if isinstance(action, Build):
            return Builds(self._prospects, view, task.actor, (action,)).reasons(action)
        return reasons_for(Outlook(self._prospects, view, task.actor), task, action)


def _lying(view: TetrikonView, seat: int, square: Any) -> Placement:  # noqa: ANN401 - a square
    return next(one for one in view.table.players[seat].placed if one.anchor == square)


class Builds:
    """The ways to lay a piece, the best one looked at closely.

    Attributes:
        possible: Whether a piece can be laid so that the rest can still be filled.
    """

    def __init__(
        self, prospects: Prospects, view: TetrikonView, seat: int, actions: Sequence[SeatAction]
    ) -> None:
        """Look at the ways among some actions."""
        self._prospects = prospects
        self._table = view.table
        self._seat = seat
        self._player = view.table.players[seat]
        self._values: dict[Build, float] = {}
        builds = [action for action in actions if isinstance(action, Build)]
        self.possible = self._judge(builds) if builds else False

    def _judge(self, builds: Sequence[Build]) -> bool:
        """Value all ways by size and snugness, but not those that leave a rest nobody can fill."""
        board = self._prospects.board(self._player)
        empty = self._prospects.empty(self._player)
        masks = {build: self.mask(build) for build in builds}
        for build, mask in masks.items():
            if mask == empty:
                self._values[build] = _FULL
                return self._rest(builds, masks, {build})
            snug = (board.spread(mask) & ~mask & empty).bit_count()
            self._values[build] = _BUILDING + 10.0 * mask.bit_count() - snug
        for build in sorted(builds, key=lambda one: -self._values[one]):
            if self._good(build, empty & ~masks[build]):
                return True
            self._values[build] = -5.0
        return False

    def _rest(self, builds: Sequence[Build], masks: dict[Build, int], done: set[Build]) -> bool:
        for build in builds:
            if build not in done:
                self._values[build] = _BUILDING + 10.0 * masks[build].bit_count()
        return True

    def mask(self, build: Build) -> int:
        """Return the squares that a piece would cover."""
        return self._prospects.covered(self._table, build)

    def _good(self, build: Build, rest: int) -> bool:
        free = list(self._player.free)
        free.remove(build.piece)
        return self._prospects.fillable(self._table, self._seat, rest, free)

    def value(self, build: Build) -> float:
        """Return the value of a way to lay a piece, in T."""
        return self._values[build]

    def reasons(self, build: Build) -> tuple[Reason, ...]:
        """Return what a piece fills, and whether the rest can still be filled."""
        mask, empty = self.mask(build), self._prospects.empty(self._player)
        rest = empty & ~mask
        if not rest:
            return (Reason("tetrikon-reason-full"),)
        free = list(self._player.free)
        free.remove(build.piece)
        hopeless = self._prospects.shortage.hopeless(self._table, self._seat, rest, free)
        if hopeless is None:
            return ()
        key = "tetrikon-reason-blocked" if hopeless else "tetrikon-reason-rest"
        return (Reason(key, (("piece", build.piece), ("left", rest.bit_count()))),)
