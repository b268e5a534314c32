"""For each task: what may be done, why not, and what it brings; the legal actions of seats and of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from accessgames.engine import Refusal, refuse
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
from accessgames.games.tetrikon.rules.turn_actions import DICE, ActionRule

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.state import TetrikonState
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
        rules: The kinds of answers.
        exact: Whether the candidates are the legal answers, sorted by notation.
    """

    candidates: Callable[[MaterialIndex, TetrikonState, Any], Iterable[actions.SeatAction]]
    rules: Mapping[type, ActionRule]
    exact: bool = False


def _never(*_: object) -> None:
    """Refuse nothing."""


_IMMUNE: Final = ActionRule(debts.refuse_immunity, debts.be_immune)
_DISCARD: Final = ActionRule(debts.refuse_discard, debts.discard_card)

TASK_HANDLERS: Final[Mapping[type, TaskHandler]] = MappingProxyType(
    {
        tasks.Turn: TaskHandler(lambda *_: (), turn_actions.TURN_RULES),
        tasks.RewardChoice: TaskHandler(
            turn_actions.legal_rewards,
            {actions.Choose: ActionRule(turn_actions.refuse_reward, turn_actions.choose_reward)},
        ),
        tasks.CardChoice: TaskHandler(
            drawn_uses,
            {
                actions.KeepCard: ActionRule(refuse_keep, chance_cards.keep_card),
                actions.UseCard: ActionRule(
                    refuse_drawn,
                    lambda work, task, action: chance_cards.use_card(work, task.actor, action, drawn=True),
                ),
            },
        ),
        tasks.BanAnswer: TaskHandler(
            lambda *_: (debts.IMMUNE, actions.Waive()),
            {actions.Immune: _IMMUNE, actions.Waive: ActionRule(_never, chance_cards.obey_ban)},
        ),
        tasks.SecondPiece: TaskHandler(
            lambda index, state, task: (
                actions.Done(),
                *pieces.legal_builds(index, state.table, task.actor),
            ),
            {
                actions.Build: ActionRule(
                    lambda index, state, task, action: pieces.refuse_build(
                        index, state.table, task.actor, action
                    ),
                    pieces.build_of_two,
                ),
                actions.Done: ActionRule(refuse_done, lambda work, *_: work.pop()),
            },
        ),
        tasks.Payment: TaskHandler(
            lambda index, state, task: (debts.IMMUNE, *debts.legal_payments(index, state, task)),
            {
                actions.Immune: _IMMUNE,
                actions.Pay: ActionRule(debts.refuse_pay, debts.pay_debt),
                actions.Break: ActionRule(debts.refuse_break, debts.break_card),
                actions.Withdraw: ActionRule(debts.refuse_withdraw, debts.withdraw),
            },
        ),
        tasks.Giving: TaskHandler(
            lambda _, state, task: (debts.IMMUNE, *debts.legal_gifts(state, task)),
            {
                actions.Immune: _IMMUNE,
                actions.Give: ActionRule(debts.refuse_give, debts.give_piece),
                actions.TakeOut: ActionRule(debts.refuse_take_out, debts.take_out),
            },
        ),
        tasks.Discarding: TaskHandler(
            lambda _, state, task: (debts.IMMUNE, *debts.legal_discards(state, task)),
            {actions.Immune: _IMMUNE, actions.DiscardMoney: _DISCARD, actions.DiscardChance: _DISCARD},
        ),
        tasks.InflationChoice: TaskHandler(
            lambda *_: (actions.CallInflation(), actions.NoInflation()),
            {
                actions.CallInflation: ActionRule(_never, pieces.agree_inflation),
                actions.NoInflation: ActionRule(_never, pieces.decline_inflation),
            },
        ),
        tasks.Drafting: TaskHandler(
            deals.legal_drafts,
            {
                actions.AddItem: ActionRule(deals.refuse_add, deals.add_item),
                actions.Propose: ActionRule(deals.refuse_propose, deals.propose_deal),
                actions.CancelDeal: ActionRule(_never, deals.cancel_deal),
            },
            exact=True,
        ),
        tasks.Answering: TaskHandler(
            lambda _, state, task: deals.legal_deal_answers(state, task),
            {
                actions.AcceptDeal: ActionRule(deals.refuse_accept, deals.accept_deal),
                actions.CounterDeal: ActionRule(deals.refuse_counter, deals.counter_deal),
                actions.RefuseDeal: ActionRule(_never, deals.decline_deal),
            },
        ),
        tasks.SwapAnswer: TaskHandler(
            lambda *_: (actions.AcceptDeal(), actions.RefuseDeal()),
            {
                actions.AcceptDeal: ActionRule(refuse_swap_cards, deals.accept_swap),
                actions.RefuseDeal: ActionRule(_never, deals.decline_swap),
            },
        ),
    }
)
"""All tasks of seats. What can be done in a turn is listed by `TurnActions`."""


def refuse_answer(
    index: MaterialIndex, state: TetrikonState, task: tasks.Task, action: object
) -> Refusal | None:
    """Return why an action is no answer to a task of a seat; to those of chance and the clock nothing is."""
    handler = TASK_HANDLERS.get(type(task))
    rule = None if handler is None else handler.rules.get(type(action))
    if rule is None:
        return refuse("tetrikon-refused-now", awaited=awaited_name(task))
    return rule.refuse(index, state, task, action)


def legal_answers(
    index: MaterialIndex, state: TetrikonState, task: tasks.Task
) -> tuple[actions.SeatAction, ...]:
    """Return the legal answers to a task other than a turn, sorted by notation."""
    handler = TASK_HANDLERS[type(task)]
    found = handler.candidates(index, state, task)
    if handler.exact:
        return tuple(found)
    legal = (
        action for action in found if handler.rules[type(action)].refuse(index, state, task, action) is None
    )
    return tuple(sorted(legal, key=format_action))


def apply_answer(work: Work, task: tasks.Task, action: object) -> None:
    """Do what a seat may do."""
    TASK_HANDLERS[type(task)].rules[type(action)].apply(work, task, action)


def awaited_name(task: tasks.Task) -> str:
    """Return the name of a task for messages, such as `reward-choice`."""
    name = type(task).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


_FACES = tuple(map(actions.ShowDie, range(1, 7)))


def chance_actions(  # noqa: PLR0911 - one for each kind
    index: MaterialIndex, state: TetrikonState
) -> tuple[actions.ChanceAction, ...]:
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
    if isinstance(task, tasks.PayOutDue):
        return (money.make_payout(index, state, task),)
    if isinstance(task, tasks.LotDue):
        return tuple(map(actions.DrawLot, task.seats))
    return turns.legal_diagrams(index, state)


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


CHANCE_APPLIERS: Final[Mapping[type, Callable[[Work, Any, Any], None]]] = MappingProxyType(
    {
        tasks.DiagramDue: turns.deal_diagram,
        tasks.PieceDue: turns.fill_place,
        tasks.DieDue: lambda work, task, action: (
            turns.roll_start if task.purpose == "start" else pieces.roll_for_piece
        )(work, task, action),
        tasks.DiceDue: turn_actions.show_dice,
        tasks.MoneyDue: money.draw_money,
        tasks.ChanceDue: chance_cards.draw_chance,
        tasks.PayOutDue: money.pay_out,
        tasks.LotDue: turns.draw_lot,
    }
)
"""Tasks of chance, and what takes what was rolled, drawn or dealt."""


class TurnActions(Sequence[actions.SeatAction]):
    """What the seat on turn may do. Exchanges are many, so they are made one by one when asked for."""

    def __init__(self, index: MaterialIndex, state: TetrikonState, task: tasks.Turn) -> None:
        """Prepare; nothing is searched for yet."""
        self._index = index
        self._state = state
        self._task = task

    @cached_property
    def _all(self) -> tuple[actions.SeatAction, ...]:
        index, state, task = self._index, self._state, self._task
        early, late = turn_actions.early_actions, turn_actions.late_actions
        exchanges: tuple[actions.SeatAction, ...] = ()
        if turn_actions.refuse_to_build(turn_actions.turn_of(state.table)) is None:
            exchanges = pieces.legal_exchanges(index, state.table, task.actor)
        behind = sorted(late(index, state, task), key=format_action)
        return (*early(index, state, task), *exchanges, *behind)

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
        rule = turn_actions.TURN_RULES.get(type(action))
        return rule is not None and rule.refuse(self._index, self._state, self._task, action) is None
