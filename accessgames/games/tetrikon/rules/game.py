"""The normal game and the game with a time limit as the engine knows them.

What the rules do by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from accessgames.engine import CHANCE, CLOCK, Elapsed, Game, Outcome, Step, is_seat
from accessgames.games.tetrikon.notation import NOTATION
from accessgames.games.tetrikon.rules import (
    chance_cards,
    debts,
    legal,
    money,
    pieces,
    turn_actions,
    turns,
    views,
)
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    Break,
    DealDiagram,
    DiscardChance,
    DiscardMoney,
    DrawChance,
    DrawLot,
    DrawMoney,
    FillPlace,
    Immune,
    Pay,
    PayOut,
    Propose,
    ShowDice,
    ShowDie,
    TableAction,
    UseCard,
)
from accessgames.games.tetrikon.rules.events import TableEvent
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.options import Rules, options_of
from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.tasks import (
    ChanceDue,
    DiagramDue,
    DiceDue,
    DieDue,
    Discarding,
    Giving,
    InflationCheck,
    LotDue,
    MoneyDue,
    Payment,
    PayOutDue,
    PieceDue,
    PieceReturn,
    SecondPiece,
    Task,
    Turn,
)
from accessgames.games.tetrikon.rules.turns import begin_turn, end_turn, finish_game, is_exhausted, next_seat
from accessgames.games.tetrikon.rules.work import Work

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer
    from accessgames.games.tetrikon.material import Material


def settle(work: Work) -> None:
    """Do whatever needs nobody."""
    over = work.table.played
    while not over:
        task = work.table.task
        over = not _next_turn(work) if task is None else not _settle_task(work, task)


def _next_turn(work: Work) -> bool:
    """Begin the next turn or game, and tell whether the match goes on."""
    seat = next_seat(work.table)
    if seat is None:
        return finish_game(work)
    if work.table.closing is not None:
        work.change(last_turns=work.table.last_turns[1:])
    begin_turn(work, seat)
    return True


def _settle_task(work: Work, task: Task) -> bool:
    """Do what a task needs before somebody is awaited, and tell whether anything was done."""
    settler = _SETTLERS.get(type(task))
    return settler is not None and settler(work, task)


def _settle_debt(work: Work, task: debts.Debt) -> bool:
    """Skip what a seat has nothing for."""
    if not debts.owes_nothing(work.state, task):
        return False
    debts.skip_debt(work, task)
    return True


def _settle_piece(work: Work, _: PieceDue) -> bool:
    """Leave a place of the offer empty when the bag is (R11)."""
    if any(work.table.bag):
        return False
    work.pop()
    return True


def _settle_second(work: Work, task: SecondPiece) -> bool:
    """Go on when nothing fits any more."""
    if pieces.fits_something(work.index, work.table, task.actor):
        return False
    work.pop()
    return True


def _settle_turn(work: Work, _: Turn) -> bool:
    """Fill the offer from the bag, end a turn in which all was done, or wait for the seat."""
    empty = pieces.find_gap(work.table)
    if empty is not None:
        work.push(InflationCheck(), PieceDue(empty))
        return True
    if is_exhausted(work.table):
        end_turn(work)
        return True
    return False


_SETTLERS: Final[Mapping[type, Callable[[Work, Any], bool]]] = MappingProxyType(
    {
        Turn: _settle_turn,
        Payment: _settle_debt,
        Giving: _settle_debt,
        Discarding: _settle_debt,
        MoneyDue: money.prepare_draw,
        ChanceDue: chance_cards.prepare_chance,
        PieceDue: _settle_piece,
        PieceReturn: pieces.return_piece,
        InflationCheck: pieces.check_inflation,
        SecondPiece: _settle_second,
    }
)
"""Tasks that may need something done, each of which tells whether it did."""


T = TypeVar("T")

_SHOWING: Final = (AcceptDeal, Break, DiscardChance, DiscardMoney, Immune, Pay, Propose, UseCard)
"""Actions that show the others cards of a hand, or an offer."""


class TableGame(Game[TetrikonState, TableAction, TableEvent, TetrikonView]):
    """The rules of Tetrikon at a table of two to four."""

    id = "tetrikon"
    rules_version = 1
    seats = range(2, 5)

    def __init__(self, material: Material) -> None:
        """Play with a set."""
        self.index = MaterialIndex(material)
        self.options = options_of(material)

    def initial(self, setup: Setup) -> TetrikonState:
        """Return the state before anything was dealt."""
        return turns.first_state(self.index, Rules.of(setup))

    def actors(self, state: TetrikonState) -> tuple[Actor, ...]:
        """Return who is awaited; while seats are, the clock runs where time is limited."""
        task = state.table.task
        if task is None:
            return ()
        actor = task.actor
        return (CLOCK, actor) if is_seat(actor) and turns.is_clock_running(state.table) else (actor,)

    def legal_actions(self, state: TetrikonState, actor: Actor) -> Collection[TableAction]:
        """Return what the actor may do, sorted by notation."""
        if actor not in self.actors(state):
            return ()
        task = state.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        if actor == CHANCE:
            return legal.chance_actions(self.index, state)
        if actor == CLOCK:
            return turns.legal_spans(state.table)
        if isinstance(task, Turn):
            return legal.TurnActions(self.index, state, task)
        return legal.legal_answers(self.index, state, task)

    def refusal(self, state: TetrikonState, actor: Actor, action: TableAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        if actor == CHANCE:
            return legal.refuse_chance(self.index, state, action)
        if actor == CLOCK:
            return turns.refuse_span(state.table, action)
        task = state.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        return legal.refuse_answer(self.index, state, task, action)

    def apply(
        self, state: TetrikonState, actor: Actor, action: TableAction
    ) -> Step[TetrikonState, TableEvent]:
        """Return the next state and the events of a legal action."""
        work = Work(self.index, state)
        task = state.table.task
        assert task is not None  # noqa: S101 - somebody is to act
        if isinstance(action, Elapsed):
            turns.pass_time(work, action)
        elif actor == CHANCE:
            _happen(work, action)
        else:
            legal.apply_answer(work, task, action)
        settle(work)
        return work.step()

    def chance(self, state: TetrikonState, stream: Stream) -> TableAction:
        """Roll, draw or deal with the probability of the real thing."""
        return draw(self.index, state, stream)

    def clock(self, state: TetrikonState, stream: Stream) -> Elapsed:
        """Let a simulated turn take its time."""
        return turns.simulate_time(state.table, stream)

    def tick(self, state: TetrikonState, milliseconds: int) -> Elapsed | None:
        """Return what the real clock owes."""
        return turns.owed_time(state.table, milliseconds)

    def view(self, state: TetrikonState, viewer: Viewer) -> TetrikonView:
        """Return the table and the viewer's own cards."""
        return views.view_of(self.index, state, viewer)

    def resample(self, view: TetrikonView, stream: Stream) -> TetrikonState:
        """Deal the unknown cards out at random."""
        return views.sample_state(self.index, view, stream)

    def outcome(self, state: TetrikonState) -> Outcome | None:
        """Return the result when all games have been played."""
        return turns.outcome_of(state.table)

    def redact(self, event: TableEvent, viewer: Viewer) -> TableEvent | None:
        """Hide the cards of others."""
        return views.redact(event, viewer)

    def reveals(self, state: TetrikonState, actor: Actor, action: TableAction) -> bool:
        """Tell whether something new was seen: a card of a hand, an offer, or that time is up."""
        del actor
        if isinstance(action, Elapsed):
            return action.milliseconds >= (state.table.remaining or 0)
        return isinstance(action, _SHOWING)

    format_action = staticmethod(NOTATION.format)
    parse_action = staticmethod(NOTATION.parse)


def _happen(work: Work, action: TableAction) -> None:
    """Take what was rolled, drawn or dealt."""
    match work.table.task, action:
        case DiagramDue() as task, DealDiagram():
            turns.deal_diagram(work, task, action)
        case PieceDue() as task, FillPlace():
            turns.fill_place(work, task, action)
        case DieDue(purpose="start") as task, ShowDie():
            turns.roll_start(work, task, action)
        case DieDue() as task, ShowDie():
            pieces.roll_for_piece(work, task, action)
        case DiceDue() as task, ShowDice():
            turn_actions.show_dice(work, task, action)
        case MoneyDue() as task, DrawMoney():
            money.draw_money(work, task, action)
        case ChanceDue() as task, DrawChance():
            chance_cards.draw_chance(work, task, action)
        case PayOutDue() as task, PayOut():
            money.pay_out(work, task, action)
        case LotDue() as task, DrawLot():
            turns.draw_lot(work, task, action)


def draw(index: MaterialIndex, state: TetrikonState, stream: Stream) -> TableAction:
    """Return an action of chance: each die, card and piece is equally likely."""
    match state.table.task:
        case DiceDue():
            first, second = 1 + stream.below(6), 1 + stream.below(6)
            return ShowDice((min(first, second), max(first, second)))
        case PieceDue():
            return FillPlace(_weighted(tuple(index.order), state.table.bag, stream))
        case MoneyDue():
            return DrawMoney(_weighted(index.values(state.table.rules), state.treasury, stream))
        case ChanceDue():
            return DrawChance(state.fresh[stream.below(len(state.fresh))])
        case _:
            actions = legal.chance_actions(index, state)
            return actions[stream.below(len(actions))]


def _weighted(items: Sequence[T], counts: Sequence[int], stream: Stream) -> T:
    """Return one of several things, each as often as there are of it."""
    number = stream.below(sum(counts))
    bounds = zip(items, accumulate(counts), strict=True)
    return next(item for item, bound in bounds if number < bound)
