"""For each task: what may be done, why not, and what it brings; the legal actions of seats and of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from accessgames.engine import refuse
from accessgames.games.tetrikon.notation import format_action
from accessgames.games.tetrikon.rules import (
    actions,
    chance_cards,
    deals,
    debts,
    money,
    pieces,
    tasks,
    turn_actions,
    turns,
)
from accessgames.games.tetrikon.rules.turn_actions import DICE

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.turn_actions import Doer, Refuser
    from accessgames.games.tetrikon.rules.work import Work


def _drawn(state: TetrikonState) -> str:
    assert state.drawn is not None  # noqa: S101 - the task says so
    return state.drawn


def drawn_uses(
    index: MaterialIndex, state: TetrikonState, task: tasks.CardChoice
) -> Iterator[actions.SeatAction]:
    """Yield what may be done with the card just drawn (R5)."""
    yield actions.KEEP
    yield from chance_cards.legal_uses(index, state, task.actor, _drawn(state))


def refuse_keep(
    index: MaterialIndex, state: TetrikonState, _: tasks.CardChoice, __: actions.KeepCard
) -> Refusal | None:
    """Return why the card can't be kept."""
    kind = _drawn(state)
    return None if index.keepable(kind) else refuse("tetrikon-refused-keep", kind=kind)


def refuse_drawn(
    index: MaterialIndex, state: TetrikonState, task: tasks.CardChoice, action: actions.UseCard
) -> Refusal | None:
    """Return why the card can't be used like this: only the one just drawn, alone."""
    kind = _drawn(state)
    if action.kind != kind or action.others:
        return refuse("tetrikon-refused-drawn", kind=kind)
    return chance_cards.refuse_use(index, state, task.actor, action)


def refuse_done(
    _: MaterialIndex, __: TetrikonState, task: tasks.SecondPiece, ___: actions.Done
) -> Refusal | None:
    """Return why the seat isn't done: the card is there to lay at least one piece (R4)."""
    return None if task.laid else refuse("tetrikon-refused-done")


def refuse_swap_cards(
    _: MaterialIndex, __: TetrikonState, ___: tasks.SwapAnswer, action: actions.AcceptDeal
) -> Refusal | None:
    """Return why T cards have no place in a swap of two pieces."""
    if not action.cards:
        return None
    return refuse("tetrikon-refused-deal-cards", amount=0, cards=action.cards)


class TaskHandler(NamedTuple):
    """How a task is dealt with.

    Attributes:
        candidates: Every legal answer, and perhaps others, in any order.
        refusers: The kinds of answers, and who says why not.
        doers: What each of them brings.
        exact: Whether the candidates are the legal answers, sorted by notation.
    """

    candidates: Callable[[MaterialIndex, TetrikonState, Any], Iterable[actions.SeatAction]]
    refusers: Mapping[type, Refuser]
    doers: Mapping[type, Doer]
    exact: bool = False


def _never(*_: object) -> None:
    """Refuse nothing."""


_CHOICE: Final = TaskHandler(
    turn_actions.legal_rewards,
    {actions.Choose: turn_actions.refuse_reward},
    {actions.Choose: turn_actions.choose_reward},
)
_CARD: Final = TaskHandler(
    drawn_uses,
    {actions.KeepCard: refuse_keep, actions.UseCard: refuse_drawn},
    {
        actions.KeepCard: lambda work, task, _: chance_cards.keep_card(work, task),
        actions.UseCard: lambda work, task, action: chance_cards.use_card(
            work, task.actor, action, drawn=True
        ),
    },
)
_BAN: Final = TaskHandler(
    lambda *_: (debts.IMMUNE, actions.Waive()),
    {actions.Immune: debts.refuse_immunity, actions.Waive: _never},
    {actions.Immune: debts.be_immune, actions.Waive: chance_cards.obey_ban},
)
_SECOND: Final = TaskHandler(
    lambda index, state, task: (actions.Done(), *pieces.legal_builds(index, state.table, task.actor)),
    {
        actions.Build: lambda index, state, task, action: pieces.refuse_build(
            index, state.table, task.actor, action
        ),
        actions.Done: refuse_done,
    },
    {actions.Build: pieces.build_of_two, actions.Done: lambda work, *_: work.pop()},
)
_PAYMENT: Final = TaskHandler(
    lambda index, state, task: (debts.IMMUNE, *debts.legal_payments(index, state, task)),
    {
        actions.Immune: debts.refuse_immunity,
        actions.Pay: debts.refuse_pay,
        actions.Break: debts.refuse_break,
        actions.Withdraw: debts.refuse_withdraw,
    },
    {
        actions.Immune: debts.be_immune,
        actions.Pay: debts.pay_debt,
        actions.Break: debts.break_card,
        actions.Withdraw: debts.withdraw,
    },
)
_GIVING: Final = TaskHandler(
    lambda _, state, task: (debts.IMMUNE, *debts.legal_gifts(state, task)),
    {
        actions.Immune: debts.refuse_immunity,
        actions.Give: debts.refuse_give,
        actions.TakeOut: debts.refuse_take_out,
    },
    {actions.Immune: debts.be_immune, actions.Give: debts.give_piece, actions.TakeOut: debts.take_out},
)
_DISCARDING: Final = TaskHandler(
    lambda _, state, task: (debts.IMMUNE, *debts.legal_discards(state, task)),
    {
        actions.Immune: debts.refuse_immunity,
        actions.DiscardMoney: debts.refuse_discard,
        actions.DiscardChance: debts.refuse_discard,
    },
    {
        actions.Immune: debts.be_immune,
        actions.DiscardMoney: debts.discard_card,
        actions.DiscardChance: debts.discard_card,
    },
)
_INFLATION: Final = TaskHandler(
    lambda *_: (actions.CallInflation(), actions.NoInflation()),
    {actions.CallInflation: _never, actions.NoInflation: _never},
    {actions.CallInflation: pieces.agree_inflation, actions.NoInflation: pieces.decline_inflation},
)
_DRAFTING: Final = TaskHandler(
    deals.legal_drafts,
    {actions.AddItem: deals.refuse_add, actions.Propose: deals.refuse_propose, actions.CancelDeal: _never},
    {
        actions.AddItem: deals.add_item,
        actions.Propose: deals.propose_deal,
        actions.CancelDeal: deals.cancel_deal,
    },
    exact=True,
)
_ANSWERING: Final = TaskHandler(
    lambda _, state, task: deals.legal_deal_answers(state, task),
    {
        actions.AcceptDeal: deals.refuse_accept,
        actions.CounterDeal: deals.refuse_counter,
        actions.RefuseDeal: _never,
    },
    {
        actions.AcceptDeal: deals.accept_deal,
        actions.CounterDeal: deals.counter_deal,
        actions.RefuseDeal: deals.decline_deal,
    },
)
_SWAP: Final = TaskHandler(
    lambda *_: (actions.AcceptDeal(), actions.RefuseDeal()),
    {actions.AcceptDeal: refuse_swap_cards, actions.RefuseDeal: _never},
    {actions.AcceptDeal: deals.accept_swap, actions.RefuseDeal: deals.decline_swap},
)

TASK_HANDLERS: Final[Mapping[type, TaskHandler]] = MappingProxyType(
    {
        tasks.Turn: TaskHandler(lambda *_: (), turn_actions.REFUSERS, turn_actions.DOERS),
        tasks.RewardChoice: _CHOICE,
        tasks.CardChoice: _CARD,
        tasks.BanAnswer: _BAN,
        tasks.SecondPiece: _SECOND,
        tasks.Payment: _PAYMENT,
        tasks.Giving: _GIVING,
        tasks.Discarding: _DISCARDING,
        tasks.InflationChoice: _INFLATION,
        tasks.Drafting: _DRAFTING,
        tasks.Answering: _ANSWERING,
        tasks.SwapAnswer: _SWAP,
    }
)
"""All tasks of seats. What can be done in a turn is listed by `legal.TurnActions`."""


def refuse_answer(
    index: MaterialIndex, state: TetrikonState, task: tasks.Task, action: object
) -> Refusal | None:
    """Return why an action is no answer to a task of a seat."""
    refuser = TASK_HANDLERS[type(task)].refusers.get(type(action))
    if refuser is None:
        return refuse("tetrikon-refused-now", awaited=awaited_name(task))
    return refuser(index, state, task, action)


def legal_answers(
    index: MaterialIndex, state: TetrikonState, task: tasks.Task
) -> tuple[actions.SeatAction, ...]:
    """Return the legal answers to a task other than a turn, sorted by notation."""
    handler = TASK_HANDLERS[type(task)]
    found = handler.candidates(index, state, task)
    if handler.exact:
        return tuple(found)
    legal = (action for action in found if handler.refusers[type(action)](index, state, task, action) is None)
    return tuple(sorted(legal, key=format_action))


def apply_answer(work: Work, task: tasks.Task, action: object) -> None:
    """Do what a seat may do."""
    TASK_HANDLERS[type(task)].doers[type(action)](work, task, action)


def awaited_name(task: tasks.Task) -> str:
    """Return the name of a task for messages, such as `reward-choice`."""
    name = type(task).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


_FACES = tuple(map(actions.ShowDie, range(1, 7)))


def chance_actions(index: MaterialIndex, state: TetrikonState) -> tuple[actions.ChanceAction, ...]:
    """Return what may be rolled, drawn or dealt, sorted by notation."""
    task = state.table.task
    if isinstance(task, tasks.DieDue | tasks.DiceDue):
        return _FACES if isinstance(task, tasks.DieDue) else DICE
    if isinstance(task, tasks.PieceDue):
        left = zip(index.order, state.table.bag, strict=True)
        return tuple(map(actions.FillPlace, sorted(piece for piece, count in left if count)))
    if isinstance(task, tasks.MoneyDue):
        values = zip(index.values(state.table.rules), state.treasury, strict=True)
        return tuple(map(actions.DrawMoney, sorted((value for value, count in values if count), key=str)))
    if isinstance(task, tasks.ChanceDue):
        return tuple(map(actions.DrawChance, sorted(set(state.fresh))))
    if isinstance(task, tasks.PayOutDue | tasks.LotDue):
        return (money.make_payout(index, state, task),) if isinstance(task, tasks.PayOutDue) else _lots(task)
    return turns.legal_diagrams(index, state)


def _lots(task: tasks.LotDue) -> tuple[actions.DrawLot, ...]:
    """Return the lots of those who are equal."""
    return tuple(map(actions.DrawLot, task.seats))


def refuse_chance(index: MaterialIndex, state: TetrikonState, action: actions.TableAction) -> Refusal | None:
    """Return why this can't have been rolled, drawn or dealt."""
    task = state.table.task
    if action in chance_actions(index, state):
        return None
    match task, action:
        case tasks.DiagramDue(), actions.DealDiagram():
            return turns.refuse_diagram(index, state, action)
        case tasks.PieceDue(), actions.FillPlace():
            return refuse("tetrikon-refused-bag", piece=action.piece)
        case tasks.MoneyDue(), actions.DrawMoney():
            return refuse("tetrikon-refused-treasury", value=action.value)
        case tasks.ChanceDue(), actions.DrawChance():
            return refuse("tetrikon-refused-deck", kind=action.kind)
        case _:
            assert task is not None  # noqa: S101 - chance is to act
            return refuse("tetrikon-refused-now", awaited=awaited_name(task))


class TurnActions(Sequence[actions.SeatAction]):
    """What the seat on turn may do. Exchanges are many, so they are made one by one when asked for."""

    def __init__(self, index: MaterialIndex, state: TetrikonState, task: tasks.Turn) -> None:
        """Prepare; nothing is searched for yet."""
        self._index = index
        self._state = state
        self._task = task

    @cached_property
    def _early(self) -> tuple[actions.SeatAction, ...]:
        return tuple(turn_actions.early_actions(self._index, self._state, self._task))

    @cached_property
    def _exchanges(self) -> tuple[actions.Exchange, ...]:
        turn = self._state.table.turn
        if turn is None or turn_actions.refuse_to_build(turn) is not None:
            return ()
        return pieces.legal_exchanges(self._index, self._state.table, self._task.actor)

    @cached_property
    def _late(self) -> tuple[actions.SeatAction, ...]:
        return tuple(
            sorted(turn_actions.late_actions(self._index, self._state, self._task), key=format_action)
        )

    @cached_property
    def _all(self) -> tuple[actions.SeatAction, ...]:
        return (*self._early, *self._exchanges, *self._late)

    def __len__(self) -> int:
        """Count the actions."""
        return len(self._all)

    def __iter__(self) -> Iterator[actions.SeatAction]:
        """List the actions sorted by notation."""
        return iter(self._all)

    @overload
    def __getitem__(self, index: int) -> actions.SeatAction: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[actions.SeatAction, ...]: ...

    def __getitem__(self, index: int | slice) -> actions.SeatAction | tuple[actions.SeatAction, ...]:
        """Return one or several actions by their place in the order."""
        return self._all[index]

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is legal, without listing any."""
        refuser = turn_actions.REFUSERS.get(type(action))
        return refuser is not None and refuser(self._index, self._state, self._task, action) is None
