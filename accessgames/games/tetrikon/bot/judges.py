"""The judges of the table: the builder lays the largest piece that fits, the strong one plans and trades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import Attention, Reason
from accessgames.games.tetrikon.bot import contrasts
from accessgames.games.tetrikon.bot.attention import attend, keep_covered
from accessgames.games.tetrikon.bot.deals import TURN, value_of_card, value_of_claim, value_of_duty
from accessgames.games.tetrikon.bot.evaluation import Evaluation
from accessgames.games.tetrikon.bot.reasons import reasons_for
from accessgames.games.tetrikon.rules import actions as acts
from accessgames.games.tetrikon.rules import tasks
from accessgames.games.tetrikon.rules.turn_actions import money_for
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.engine import Difference
    from accessgames.engine.grid import Placement
    from accessgames.games.tetrikon.bot.plans import DiagramPlans
    from accessgames.games.tetrikon.rules.state import TetrikonView

_SQUARE: Final = 20.0
"""What a square of a piece that has a place is worth in T."""

_USELESS: Final = 0.1
"""What a piece without a place is worth of that: less than the smallest that has one."""

_FULL: Final = 1000.0
_BUILDING: Final = 60.0
_ROLLING: Final = 50.0
_BUYING: Final = 45.0
_SWAPPING: Final = 5.0
_REPAIRING: Final = -20.0
_TRIES: Final = 24
"""Exchanges that are looked at for whether the rest could be filled afterwards."""

_NEVER: Final = -50.0
_STUCK: Final = 70.0
"""What a swap is worth in T to who can lay nothing: more than a roll, less than a purchase."""


class BuilderJudge:
    """Values what fills its diagram now; makes no offers, takes those that bring more than they cost."""

    def __init__(self, prospects: DiagramPlans) -> None:
        """Use what is known about plans."""
        self._prospects = prospects

    def values(self, view: TetrikonView, actions: Sequence[acts.SeatAction]) -> list[float]:
        """Return a value for each action, in T; see `engine.Judge`."""
        task = view.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        builds = Builds(self._prospects, view, task.actor, actions)
        return [self._value(view, task, action, builds) for action in actions]

    def attend(self, view: TetrikonView, actions: Sequence[acts.SeatAction]) -> Attention:
        """Return what anybody thinks of; see `engine.Attentive`."""
        return attend_turn(view, actions, self.values(view, actions), _NEVER)

    def _value(self, view: TetrikonView, task: tasks.Task, action: acts.SeatAction, builds: Builds) -> float:  # noqa: PLR0911 - one for each kind
        match action:
            case acts.Build():
                return builds.value(action)
            case acts.Roll():
                return _ROLLING
            case acts.Buy(place):
                piece = None if place is None else view.table.offer[place - 1]
                size = 0.0 if piece is None else self.piece_worth(view, task.actor, piece) / _SQUARE
                return _BUYING + size + (0.0 if builds.possible else _BUILDING)
            case acts.UseCard(kind, others):
                partners = len(view.table.players) - 1
                return sum(value_of_card(one, partners) for one in (kind, *others)) + 1
            case acts.Swap(piece):
                return _NEVER if builds.possible else self._swapping(view, task.actor, piece)
            case acts.EndTurn():
                return 0.0
            case acts.Exchange():
                return builds.exchange_value(action)
            case acts.OpenDeal() | acts.CounterDeal():
                return _NEVER
        return self._answer(view, task, action)

    def _swapping(self, view: TetrikonView, seat: int, piece: str) -> float:
        """Return what a swap is worth where nothing can be laid: the largest piece goes first."""
        offer = [one for one in view.table.offer if one is not None]
        pieces, room = self._prospects.material.piece_by_id, self._prospects.empty(view.table.players[seat])
        helps = any(pieces[one].size <= room.bit_count() and one != piece for one in offer)
        return _STUCK + pieces[piece].size if helps and view.table.closing is None else _SWAPPING

    def _answer(self, view: TetrikonView, task: tasks.Task, action: acts.SeatAction) -> float:
        match task, action:
            case tasks.Giving(), acts.Give(piece):
                return -self.piece_worth(view, task.actor, piece)
            case tasks.Giving(), acts.TakeOut(square):
                placed = view.table.players[task.actor].placed
                (lying,) = (one for one in placed if one.anchor == square)
                return -_SQUARE * lying.mask.bit_count()
            case tasks.Giving(), _:
                pieces = view.table.players[task.actor].free
                worth = [self.piece_worth(view, task.actor, piece) for piece in pieces]
                return value_of_duty(view, task, action, min(worth, default=_SQUARE))
            case ((tasks.Answering() | tasks.SwapAnswer()), acts.AcceptDeal()):
                return self.gain(view, task)
            case ((tasks.Answering() | tasks.SwapAnswer()), acts.RefuseDeal()):
                return 0.0
            case _:
                return value_of_duty(view, task, action, value_of_claim(view, task))

    def gain(self, view: TetrikonView, task: tasks.Answering | tasks.SwapAnswer) -> float:
        """Return what an offer brings in T, a little being needed to agree."""
        seat = task.actor
        if isinstance(task, tasks.SwapAnswer):
            return self.piece_worth(view, seat, task.give) - self.piece_worth(view, seat, task.take) - 1
        offer = task.offer
        got = sum(self.piece_worth(view, seat, piece) for piece in offer.give) + offer.give_money
        given = sum(self.piece_worth(view, seat, piece) for piece in offer.take) + offer.take_money
        return got - given - 1

    def piece_worth(self, view: TetrikonView, seat: int, piece: str) -> float:
        """Return what a piece is worth to a seat in T: its squares, little where it has no place."""
        size = self._prospects.material.piece_by_id[piece].size
        return _SQUARE * size * (1.0 if self._prospects.fits(view.table, seat, piece) else _USELESS)

    def reasons(self, view: TetrikonView, action: acts.SeatAction) -> tuple[Reason, ...]:
        """Return what a piece fills, and facts about everything else; see `engine.Judge`."""
        task = view.table.task
        if task is None:
            return ()
        if isinstance(action, acts.Build):
            return Builds(self._prospects, view, task.actor, (action,)).reasons(action)
        return reasons_for(Evaluation(self._prospects, view, task.actor), task, action)


def attend_turn(
    view: TetrikonView, actions: Sequence[acts.SeatAction], values: Sequence[float], never: float
) -> Attention:
    """Return what anybody thinks of by the values of a judge."""
    task, turn = view.table.task, view.table.turn
    assert task is not None  # noqa: S101 - somebody is to act
    return attend(task, "" if turn is None else turn.letters, actions, values, never)


class Builds:
    """The ways to lay a piece, the best one looked at closely.

    Attributes:
        possible: Whether a piece can be laid so that the rest can still be filled.
    """

    def __init__(
        self, prospects: DiagramPlans, view: TetrikonView, seat: int, actions: Sequence[acts.SeatAction]
    ) -> None:
        """Look at the ways among some actions."""
        self._prospects = prospects
        self._table = view.table
        self._seat = seat
        self._player = view.table.players[seat]
        self._values: dict[acts.Build, float] = {}
        self._exchanges: Final = [action for action in actions if isinstance(action, acts.Exchange)]
        self.possible = self._judge([action for action in actions if isinstance(action, acts.Build)])

    def _judge(self, builds: Sequence[acts.Build]) -> bool:
        """Value all ways by size and snugness, but not those that leave a rest nobody can fill."""
        board = self._prospects.board(self._player)
        empty = self._prospects.empty(self._player)
        masks = {build: self.mask(build) for build in builds}
        full = next((build for build, mask in masks.items() if mask == empty), None)
        for build, mask in masks.items():
            snug = (board.spread(mask) & ~mask & empty).bit_count() if full is None else 0
            self._values[build] = _FULL if build == full else _BUILDING + 10.0 * mask.bit_count() - snug
        if full is not None:
            return True
        for build in sorted(builds, key=lambda one: -self._values[one]):
            free = without(self._player.free, (build.piece,))
            if self._prospects.fillable(self._table, self._seat, empty & ~masks[build], free):
                return True
            self._values[build] = -5.0
        return False

    def mask(self, build: acts.Build | acts.Exchange) -> int:
        """Return the squares that a piece would cover."""
        return self._prospects.covered(self._table, build)

    def exchange_value(self, exchange: acts.Exchange) -> float:
        """Return the value of an exchange: where nothing can be laid, how much more is covered, if at all.

        Whoever could not fill the rest any more takes out what is in the way.
        """
        after, new = self._after(exchange), self.mask(exchange).bit_count()
        if not after:
            return _FULL
        more = self._prospects.empty(self._player).bit_count() - after.bit_count()
        if self.possible or (more <= 0 and exchange != self._repair):
            return _NEVER
        return _BUILDING + (_REPAIRING + new if more <= 0 else 10.0 * more)

    def _after(self, exchange: acts.Exchange) -> int:
        """Return the squares that are empty after an exchange."""
        old = self._removed(exchange)
        return (self._prospects.empty(self._player) | old.mask) & ~self.mask(exchange)

    def _removed(self, exchange: acts.Exchange) -> Placement:
        """Return the piece that an exchange takes out."""
        return next(one for one in self._player.placed if one.anchor == exchange.removed)

    @cached_property
    def _repair(self) -> acts.Exchange | None:
        """The exchange that leaves least to fill where the rest can't be filled now and can then."""
        table, seat, free = self._table, self._seat, self._player.free
        if self._prospects.fillable(table, seat, self._prospects.empty(self._player), free):
            return None
        near = sorted(self._exchanges, key=lambda one: self._after(one).bit_count())
        for exchange in near[:_TRIES]:
            pieces = (*without(free, (exchange.piece,)), self._removed(exchange).shape)
            if self._prospects.fillable(table, seat, self._after(exchange), pieces):
                return exchange
        return None

    def value(self, build: acts.Build) -> float:
        """Return the value of a way to lay a piece, in T."""
        return self._values[build]

    def reasons(self, build: acts.Build) -> tuple[Reason, ...]:
        """Return what a piece fills, and whether the rest can still be filled."""
        mask, empty = self.mask(build), self._prospects.empty(self._player)
        rest = empty & ~mask
        if not rest:
            return (Reason("tetrikon-reason-full"),)
        free = without(self._player.free, (build.piece,))
        hopeless = self._prospects.shortage.hopeless(self._table, self._seat, rest, free)
        if hopeless is None:
            return ()
        key = "tetrikon-reason-blocked" if hopeless else "tetrikon-reason-rest"
        return (Reason(key, (("piece", build.piece), ("left", rest.bit_count()))),)


_PAIR: Final = 2
"""Players between whom only the first place counts."""

_REFUSED: Final = -100.0
_DEALING: Final = 200.0
"""Offers come before everything else in a turn: they cost nothing when they are refused."""

_HOPED: Final = 0.6
"""How much of its gain an offer is worth while it can still be refused."""

_ASKED: Final = 1
"""Offers of one turn: the best one, or none."""

_GIVEN_AWAY: Final = -1000.0
"""A deal after which the other side only has to lay its pieces to fill its diagram."""


class StrongJudge:
    """Values actions by the turns they save, in T."""

    def __init__(
        self,
        prospects: DiagramPlans,
        look: Callable[..., Evaluation] = Evaluation,
        *,
        distraction: float = 0.0,
    ) -> None:
        """Use what is known about plans.

        Args:
            prospects: What is known.
            look: Makes the outlook of a seat from it and its view.
            distraction: By how much more its novices misjudge where there are more than two to follow.
        """
        self._prospects = prospects
        self._look = look
        self._distraction = distraction

    def values(self, view: TetrikonView, actions: Sequence[acts.SeatAction]) -> list[float]:
        """Return a value for each action, in T; see `engine.Judge`."""
        task = view.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        outlook = self.look(view, task.actor)
        return [self._value(outlook, task, action) for action in actions]

    def reasons(self, view: TetrikonView, action: acts.SeatAction) -> tuple[Reason, ...]:
        """Return what an action brings the seat nearer to; see `engine.Judge`."""
        task = view.table.task
        if task is None:
            return ()
        return reasons_for(self.look(view, task.actor), task, action)

    def look(self, view: TetrikonView, seat: int) -> Evaluation:
        """Return the outlook of a seat."""
        return self._look(self._prospects, view, seat)

    def attend(self, view: TetrikonView, actions: Sequence[acts.SeatAction]) -> Attention:
        """Return what anybody thinks of; see `engine.Attentive`."""
        table, kept = view.table, (tuple(actions), self.values(view, actions))
        if len(table.players) <= _PAIR:
            return attend_turn(view, *kept, _REFUSED)
        if isinstance(table.task, tasks.Turn):
            kept = keep_covered(*kept, last=table.closing is not None)
        return replace(attend_turn(view, *kept, _REFUSED), distraction=self._distraction)

    def differences(
        self, view: TetrikonView, action: acts.SeatAction, other: acts.SeatAction, /
    ) -> tuple[Difference, ...]:
        """Return squares, missing pieces and T; see `engine.Comparing`."""
        task = view.table.task
        if task is None:
            return ()
        outlook = self._look(self._prospects, view, task.actor)
        return tuple(contrasts.differences(outlook, task, action, other))

    def _value(self, outlook: Evaluation, task: tasks.Task, action: acts.SeatAction) -> float:  # noqa: C901, PLR0911, PLR0912 - one for each kind
        match task, action:
            case tasks.Turn(), _:
                return self._in_turn(outlook, action)
            case tasks.Drafting(), _:
                return self._drafting(outlook, task, action)
            case tasks.InflationChoice(), _:
                return self._inflation(outlook, action)
            case tasks.Answering(), acts.AcceptDeal():
                return self._accepting(outlook, task.offer)
            case tasks.Answering(), acts.CounterDeal():
                reply = outlook.reply(task.offer)
                return _REFUSED if reply is None else _HOPED * reply.gain - 1
            case tasks.SwapAnswer(), acts.AcceptDeal():
                return outlook.worth((task.give,), (task.take,)) - 1
            case _, acts.RefuseDeal():
                return 0.0
            case tasks.RewardChoice(), acts.Choose("piece"):
                return outlook.by_die()
            case tasks.RewardChoice(), acts.Choose(reward):
                return 26.0 if reward == "chance" else 21.7 * money_for(task.total)
            case tasks.CardChoice(), acts.UseCard():
                return outlook.card(action)  # at once: later it would take the place of a roll
            case tasks.CardChoice(), _:
                return 1.0
            case tasks.Giving(), _:
                return self._giving(outlook, task, action)
            case ((tasks.Answering() | tasks.SwapAnswer() | tasks.RewardChoice()), _):
                return _REFUSED
            case _, acts.Build():
                return outlook.building(action)
        return value_of_duty(outlook.view, task, action, value_of_claim(outlook.view, task))

    def _in_turn(self, outlook: Evaluation, action: acts.SeatAction) -> float:  # noqa: PLR0911 - one for each kind
        match action:
            case acts.Build():
                return outlook.building(action)
            case acts.Exchange():
                return outlook.exchanging(action)
            case acts.Roll():
                return 1.0 if outlook.final else outlook.rolling
            case acts.Buy(place):
                return outlook.buying(place)
            case acts.Swap(piece):
                return outlook.swapping(piece)
            case acts.UseCard():
                return outlook.card(action)
            case acts.OpenDeal(partner):
                return self._opening(outlook, partner)
            case acts.CallInflation():
                return self._inflation(outlook, action)
            case acts.EndTurn():
                return 0.0
            case _:
                return _REFUSED

    def _opening(self, outlook: Evaluation, partner: int) -> float:
        turn = outlook.table.turn
        if turn is None or turn.offers >= _ASKED or outlook.final:
            return _REFUSED
        wish = outlook.wish
        return _REFUSED if wish is None or wish.partner != partner else _DEALING + wish.gain

    def _accepting(self, outlook: Evaluation, offer: tasks.Offer) -> float:
        """Return what an offer brings, a little being needed to agree; whoever can fill first may give."""
        if outlook.dealer.hands_over(offer.seat, offer.take, offer.give):
            return _GIVEN_AWAY
        return outlook.dealer.gain(offer, outlook.seat) - 1

    def _drafting(self, outlook: Evaluation, task: tasks.Drafting, action: acts.SeatAction) -> float:  # noqa: PLR0911 - one for each kind
        """Follow the deal that was meant: add what is missing, then propose, or leave it."""
        draft = outlook.view.draft
        asked = outlook.asked
        bargain = outlook.bargains.get(task.partner) if asked is None else outlook.reply(asked)
        if draft is None or bargain is None:
            return 0.0 if isinstance(action, acts.CancelDeal) else -1.0
        offer = draft.offer
        match action:
            case acts.AddItem("give", str(item)):
                return 1.0 if item == bargain.give and not offer.give else -1.0
            case acts.AddItem("take", str(item)):
                return 1.0 if item == bargain.take and not offer.take else -1.0
            case acts.AddItem("give", int(value)):
                return _towards(bargain.give_money - offer.give_money, value)
            case acts.AddItem("take", int(value)):
                return _towards(bargain.take_money - offer.take_money, value)
            case acts.Propose():
                return 0.5
            case _:
                return 0.0

    def _giving(self, outlook: Evaluation, task: tasks.Giving, action: acts.SeatAction) -> float:
        match action:
            case acts.Give(piece):
                return -outlook.loss[piece]
            case acts.TakeOut(square):
                old = next(one for one in outlook.player.placed if one.anchor == square)
                after = self._prospects.turns(
                    outlook.table, outlook.seat, outlook.empty | old.mask, outlook.player.free
                )
                return TURN * (outlook.turns - after)
            case acts.Immune():
                losses = sorted(outlook.loss.values())
                return sum(losses[: task.left]) - 2 * TURN if losses else TURN
            case _:
                return _REFUSED

    def _inflation(self, outlook: Evaluation, action: acts.SeatAction) -> float:
        """Call an inflation only when the others lose more by it."""
        own = sum(sorted(outlook.loss.values())[: -(-len(outlook.player.free) // 2)])
        players = [outlook.table.players[seat] for seat in outlook.table.after(outlook.seat)]
        others = max(-(-len(player.free) // 2) for player in players) * TURN
        return (others - own if isinstance(action, acts.CallInflation) else 0.0) - (
            0.1 if own >= others else 0.0
        )


def _towards(missing: int, value: int) -> float:
    """Value adding an amount: the largest that is not too much."""
    return 1.0 + value / 1000 if value <= missing else -1.0
