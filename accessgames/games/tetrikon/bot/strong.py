"""The strong player: plans its diagram with the tiling search, values cards by it, and trades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.bot.duties import TURN, claimed_by, duty
from accessgames.games.tetrikon.bot.outlook import Outlook
from accessgames.games.tetrikon.bot.reasons import reasons_for
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    AddItem,
    Build,
    Buy,
    CallInflation,
    CancelDeal,
    Choose,
    Counter,
    EndTurn,
    Exchange,
    Give,
    Immune,
    OpenDeal,
    Propose,
    RefuseDeal,
    Roll,
    Swap,
    TakeOut,
    UseCard,
)
from accessgames.games.tetrikon.rules.tasks import (
    Answering,
    CardChoice,
    Drafting,
    Giving,
    InflationChoice,
    RewardChoice,
    SwapAnswer,
    Turn,
)

if TYPE_CHECKING:
    from accessgames.engine import Reason
    from accessgames.games.tetrikon.bot.prospects import Prospects
    from accessgames.games.tetrikon.rules.actions import SeatAction
    from accessgames.games.tetrikon.rules.state import TetrikonView
    from accessgames.games.tetrikon.rules.tasks import Task

_NEVER: Final = -100.0
_DEALING: Final = 200.0
"""Offers come before everything else in a turn: they cost nothing when they are refused."""

_HOPED: Final = 0.6
"""How much of its gain an offer is worth while it can still be refused."""

_ASKED: Final = 2
"""Offers of one turn; whoever said no twice is left in peace."""


class StrongJudge:
    """Values actions by the turns they save, in T."""

    def __init__(self, prospects: Prospects, look: Callable[..., Outlook] = Outlook) -> None:
        """Use what is known about plans; `look` makes the outlook of a seat from them and its view."""
        self._prospects = prospects
        self._look = look

    def values(self, view: TetrikonView, actions: Sequence[SeatAction]) -> list[float]:
        """Return a value for each action, in T; see `engine.Judge`."""
        task = view.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        outlook = self._look(self._prospects, view, task.actor)
        return [self._value(outlook, task, action) for action in actions]

    def reasons(self, view: TetrikonView, action: SeatAction) -> tuple[Reason, ...]:
        """Return what an action brings the seat nearer to; see `engine.Judge`."""
        task = view.table.task
        if task is None:
            return ()
        return reasons_for(self._look(self._prospects, view, task.actor), task, action)

    def _value(self, outlook: Outlook, task: Task, action: SeatAction) -> float:  # noqa: PLR0911 - one for each kind
        match task:
            case Turn():
                return self._in_turn(outlook, action)
            case Drafting():
                return self._drafting(outlook, task, action)
            case Answering() | SwapAnswer():
                return self._answering(outlook, task, action)
            case RewardChoice():
                return self._reward(outlook, task, action)
            case CardChoice():
                return self._drawn(outlook, action)
            case Giving():
                return self._giving(outlook, task, action)
            case InflationChoice():
                return self._inflation(outlook, action)
            case _:
                if isinstance(action, Build):
                    return outlook.building(action)
                return duty(outlook.view, task, action, claimed_by(outlook.view, task))

    def _in_turn(self, outlook: Outlook, action: SeatAction) -> float:  # noqa: PLR0911 - one for each kind
        match action:
            case Build():
                return outlook.building(action)
            case Exchange():
                return outlook.exchanging(action)
            case Roll():
                return 1.0 if outlook.final else outlook.rolling
            case Buy(place):
                return outlook.buying(place)
            case Swap(piece):
                return outlook.swapping(piece)
            case UseCard():
                return outlook.card(action)
            case OpenDeal(partner):
                return self._opening(outlook, partner)
            case CallInflation():
                return self._inflation(outlook, action)
            case EndTurn():
                return 0.0
            case _:
                return _NEVER

    # ------------------------------------------------------------ deals

    def _opening(self, outlook: Outlook, partner: int) -> float:
        turn = outlook.table.turn
        if turn is None or turn.offers >= _ASKED or outlook.final:
            return _NEVER
        ranked = sorted(outlook.bargains.values(), key=lambda one: -one.gain)
        if len(ranked) <= turn.offers or ranked[turn.offers].partner != partner:
            return _NEVER
        return _DEALING + ranked[turn.offers].gain

    def _drafting(self, outlook: Outlook, task: Drafting, action: SeatAction) -> float:  # noqa: PLR0911 - one for each kind
        """Follow the deal that was meant: add what is missing, then propose, or leave it."""
        draft = outlook.view.draft
        asked = outlook.asked
        bargain = outlook.bargains.get(task.partner) if asked is None else outlook.reply(asked)
        if draft is None or bargain is None:
            return 0.0 if isinstance(action, CancelDeal) else -1.0
        offer = draft.offer
        match action:
            case AddItem("give", str(item)):
                return 1.0 if item == bargain.give and not offer.give else -1.0
            case AddItem("take", str(item)):
                return 1.0 if item == bargain.take and not offer.take else -1.0
            case AddItem("give", int(value)):
                return _towards(bargain.give_money - offer.give_money, value)
            case AddItem("take", int(value)):
                return _towards(bargain.take_money - offer.take_money, value)
            case Propose():
                return 0.5
            case _:
                return 0.0

    def _answering(self, outlook: Outlook, task: Answering | SwapAnswer, action: SeatAction) -> float:
        match action:
            case AcceptDeal():
                return self._gain(outlook, task) - 1
            case Counter():
                return self._replying(outlook, task)
            case RefuseDeal():
                return 0.0
            case _:
                return _NEVER

    def _replying(self, outlook: Outlook, task: Answering | SwapAnswer) -> float:
        """Return what another offer is hoped to bring, less than if it was certain."""
        reply = outlook.reply(task.offer) if isinstance(task, Answering) else None
        return _NEVER if reply is None else _HOPED * reply.gain - 1

    def _gain(self, outlook: Outlook, task: Answering | SwapAnswer) -> float:
        if isinstance(task, Answering):
            return outlook.dealer.gain(task.offer, outlook.seat)
        return outlook.worth((task.give,), (task.take,))

    # ------------------------------------------------------------ choices

    def _reward(self, outlook: Outlook, task: RewardChoice, action: SeatAction) -> float:
        if not isinstance(action, Choose):
            return _NEVER
        cards = 1 if task.total <= 6 else 2 if task.total < 12 else 3  # noqa: PLR2004 - Tetrikon R7
        match action.reward:
            case "money":
                return 21.7 * cards
            case "chance":
                return 26.0
            case "piece":
                return outlook.by_die()

    def _drawn(self, outlook: Outlook, action: SeatAction) -> float:
        """Use a card at once where it brings anything: later it would take the place of a roll."""
        return outlook.card(action) if isinstance(action, UseCard) else 1.0

    def _giving(self, outlook: Outlook, task: Giving, action: SeatAction) -> float:
        match action:
            case Give(piece):
                return -outlook.loss[piece]
            case TakeOut(square):
                old = next(one for one in outlook.player.placed if one.anchor == square)
                after = self._prospects.turns(
                    outlook.table, outlook.seat, outlook.empty | old.mask, outlook.player.free
                )
                return TURN * (outlook.turns - after)
            case Immune():
                losses = sorted(outlook.loss.values())
                return sum(losses[: task.left]) - 2 * TURN if losses else TURN
            case _:
                return _NEVER

    def _inflation(self, outlook: Outlook, action: SeatAction) -> float:
        """Call an inflation only when the others lose more by it."""
        own = sum(sorted(outlook.loss.values())[: -(-len(outlook.player.free) // 2)])
        players = [outlook.table.players[seat] for seat in outlook.table.after(outlook.seat)]
        others = max(-(-len(player.free) // 2) for player in players) * TURN
        return (others - own if isinstance(action, CallInflation) else 0.0) - (0.1 if own >= others else 0.0)


def _towards(missing: int, value: int) -> float:
    """Value adding an amount: the largest that is not too much."""
    return 1.0 + value / 1000 if 0 < value <= missing else -1.0
