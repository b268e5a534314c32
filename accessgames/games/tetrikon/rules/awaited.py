"""For each task of a seat: what may be done, why not, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.engine import refuse
from accessgames.games.tetrikon.notation import format_action
from accessgames.games.tetrikon.rules import acting, answering, building, cards, dice, market, owing, trading
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    AddItem,
    Break,
    Build,
    CallInflation,
    CancelDeal,
    Choose,
    Counter,
    DiscardChance,
    DiscardMoney,
    Done,
    Give,
    Immune,
    KeepCard,
    NoInflation,
    Pay,
    Propose,
    RefuseDeal,
    SeatAction,
    TakeOut,
    UseCard,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.tasks import (
    Answering,
    BanAnswer,
    CardChoice,
    Discarding,
    Drafting,
    Giving,
    InflationChoice,
    Payment,
    RewardChoice,
    SecondPiece,
    SwapAnswer,
    Task,
    Turn,
)

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.acting import Doer, Refuser
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.work import Work


class Handler(NamedTuple):
    """How a task is dealt with.

    Attributes:
        candidates: Every legal answer, and perhaps others, in any order.
        refusers: The kinds of answers, and who says why not.
        doers: What each of them brings.
        exact: Whether the candidates are the legal answers, sorted by notation.
    """

    candidates: Callable[[Gear, TetrikonState, Any], Iterable[SeatAction]]
    refusers: Mapping[type, Refuser]
    doers: Mapping[type, Doer]
    exact: bool = False


def _never(*_: object) -> None:
    """Refuse nothing."""


_CHOICE: Final = Handler(dice.rewards, {Choose: dice.refuse_reward}, {Choose: dice.choose})
_CARD: Final = Handler(
    answering.drawn_uses,
    {KeepCard: answering.refuse_keep, UseCard: answering.refuse_drawn},
    {
        KeepCard: lambda work, task, _: cards.keep(work, task),
        UseCard: lambda work, task, action: cards.use(work, task.actor, action, drawn=True),
    },
)
_BAN: Final = Handler(
    lambda *_: (owing.IMMUNE, Waive()),
    {Immune: owing.refuse_immunity, Waive: _never},
    {Immune: owing.be_immune, Waive: cards.obey_ban},
)
_SECOND: Final = Handler(
    lambda gear, state, task: (Done(), *building.builds(gear, state.table, task.actor)),
    {
        Build: lambda gear, state, task, action: building.refuse_build(gear, state.table, task.actor, action),
        Done: answering.refuse_done,
    },
    {Build: building.lay_of_two, Done: lambda work, *_: work.pop()},
)
_PAYMENT: Final = Handler(
    lambda gear, state, task: (owing.IMMUNE, *owing.pays(gear, state, task)),
    {
        Immune: owing.refuse_immunity,
        Pay: owing.refuse_pay,
        Break: owing.refuse_break,
        Withdraw: owing.refuse_withdraw,
    },
    {Immune: owing.be_immune, Pay: owing.pay, Break: owing.break_card, Withdraw: owing.withdraw},
)
_GIVING: Final = Handler(
    lambda _, state, task: (owing.IMMUNE, *owing.gives(state, task)),
    {Immune: owing.refuse_immunity, Give: owing.refuse_give, TakeOut: owing.refuse_take_out},
    {Immune: owing.be_immune, Give: owing.give, TakeOut: owing.take_out},
)
_DISCARDING: Final = Handler(
    lambda _, state, task: (owing.IMMUNE, *owing.discards(state, task)),
    {
        Immune: owing.refuse_immunity,
        DiscardMoney: owing.refuse_discard,
        DiscardChance: owing.refuse_discard,
    },
    {Immune: owing.be_immune, DiscardMoney: owing.discard, DiscardChance: owing.discard},
)
_INFLATION: Final = Handler(
    lambda *_: (CallInflation(), NoInflation()),
    {CallInflation: _never, NoInflation: _never},
    {CallInflation: market.agree_inflation, NoInflation: market.decline_inflation},
)
_DRAFTING: Final = Handler(
    trading.drafts,
    {AddItem: trading.refuse_add, Propose: trading.refuse_propose, CancelDeal: _never},
    {AddItem: trading.add, Propose: trading.propose, CancelDeal: trading.cancel},
    exact=True,
)
_ANSWERING: Final = Handler(
    lambda _, state, task: trading.answers(state, task),
    {AcceptDeal: trading.refuse_accept, Counter: trading.refuse_counter, RefuseDeal: _never},
    {AcceptDeal: trading.accept, Counter: trading.counter, RefuseDeal: trading.refuse_deal},
)
_SWAP: Final = Handler(
    lambda *_: (AcceptDeal(), RefuseDeal()),
    {AcceptDeal: answering.refuse_swap_cards, RefuseDeal: _never},
    {AcceptDeal: trading.accept_swap, RefuseDeal: trading.refuse_swap_answer},
)

HANDLERS: Final[Mapping[type, Handler]] = MappingProxyType(
    {
        Turn: Handler(lambda *_: (), acting.REFUSERS, acting.DOERS),
        RewardChoice: _CHOICE,
        CardChoice: _CARD,
        BanAnswer: _BAN,
        SecondPiece: _SECOND,
        Payment: _PAYMENT,
        Giving: _GIVING,
        Discarding: _DISCARDING,
        InflationChoice: _INFLATION,
        Drafting: _DRAFTING,
        Answering: _ANSWERING,
        SwapAnswer: _SWAP,
    }
)
"""All tasks of seats. What can be done in a turn is listed by `legal.TurnActions`."""


def refusal(gear: Gear, state: TetrikonState, task: Task, action: object) -> Refusal | None:
    """Return why an action is no answer to a task of a seat."""
    refuser = HANDLERS[type(task)].refusers.get(type(action))
    if refuser is None:
        return refuse("tetrikon-refused-now", awaited=awaited_name(task))
    return refuser(gear, state, task, action)


def answers(gear: Gear, state: TetrikonState, task: Task) -> tuple[SeatAction, ...]:
    """Return the legal answers to a task other than a turn, sorted by notation."""
    handler = HANDLERS[type(task)]
    found = handler.candidates(gear, state, task)
    if handler.exact:
        return tuple(found)
    legal = (action for action in found if handler.refusers[type(action)](gear, state, task, action) is None)
    return tuple(sorted(legal, key=format_action))


def do(work: Work, task: Task, action: object) -> None:
    """Do what a seat may do."""
    HANDLERS[type(task)].doers[type(action)](work, task, action)


def awaited_name(task: Task) -> str:
    """Return the name of a task for messages, such as `reward-choice`."""
    name = type(task).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
