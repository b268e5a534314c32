"""The normal game and the game with a time limit as the engine knows them, and what goes by itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeVar

from accessgames.engine import CHANCE, CLOCK, Elapsed, Game, Outcome, Step, is_seat
from accessgames.games.tetrikon.notation import NOTATION
from accessgames.games.tetrikon.rules import (
    actions,
    chance_cards,
    debts,
    legal,
    money,
    pieces,
    tasks,
    turns,
    views,
)
from accessgames.games.tetrikon.rules.actions import TableAction
from accessgames.games.tetrikon.rules.events import TableEvent
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.options import Rules, options_of
from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.work import Work

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer
    from accessgames.games.tetrikon.material import Material


def settle(work: Work) -> None:
    """Do whatever needs nobody: what tasks need before somebody is awaited, the next turns and games."""
    over = work.table.played
    while not over:
        task = work.table.task
        if task is not None:
            over = not _settle_task(work, task)
        elif work.table.turn is None:
            turns.begin_with_the_youngest(work)
        elif (seat := turns.next_seat(work.table)) is None:
            over = not turns.finish_game(work)
        else:
            if work.table.closing is not None:
                work.change(last_turns=work.table.last_turns[1:])
            turns.begin_turn(work, seat)


def _settle_task(work: Work, task: tasks.Task) -> bool:
    """Do what a task needs before somebody is awaited, and tell whether anything was done."""
    match task:
        case tasks.Turn() if (empty := pieces.find_gap(work.table)) is not None:
            work.push(tasks.InflationCheck(), tasks.PieceDue(empty))
        case tasks.Turn() if turns.is_exhausted(work.table):
            turns.end_turn(work)
        case tasks.PieceDue() if not any(work.table.bag):
            work.pop()  # the place of the offer stays empty (R11)
        case tasks.MoneyDue():
            return money.prepare_draw(work, task)
        case tasks.ChanceDue():
            return chance_cards.prepare_chance(work)
        case tasks.InflationCheck():
            pieces.check_inflation(work)
        case tasks.PieceReturn():
            pieces.return_piece(work, task)
        case tasks.Payment() | tasks.Giving() | tasks.Discarding() if debts.owes_nothing(work.state, task):
            debts.skip_debt(work, task)
        case tasks.SecondPiece() if not pieces.fits_something(work.index, work.table, task.actor):
            work.pop()
        case _:
            return False
    return True


T = TypeVar("T")

_SHOWING: Final = (
    *(actions.AcceptDeal, actions.Break, actions.DiscardChance, actions.DiscardMoney),
    *(actions.Immune, actions.Pay, actions.Propose, actions.UseCard),
)
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
        if isinstance(task, tasks.Turn):
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
            legal.CHANCE_APPLIERS[type(task)](work, task, action)
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


def draw(index: MaterialIndex, state: TetrikonState, stream: Stream) -> TableAction:
    """Return an action of chance: each die, card and piece is equally likely."""
    match state.table.task:
        case tasks.DiceDue():
            first, second = 1 + stream.below(6), 1 + stream.below(6)
            return actions.ShowDice((min(first, second), max(first, second)))
        case tasks.PieceDue():
            return actions.FillPlace(_weighted(tuple(index.order), state.table.bag, stream))
        case tasks.MoneyDue():
            return actions.DrawMoney(_weighted(index.values(state.table.rules), state.treasury, stream))
        case tasks.ChanceDue():
            return actions.DrawChance(state.fresh[stream.below(len(state.fresh))])
        case _:
            found = legal.chance_actions(index, state)
            return found[stream.below(len(found))]


def _weighted(items: Sequence[T], counts: Sequence[int], stream: Stream) -> T:
    """Return one of several things, each as often as there are of it."""
    number = stream.below(sum(counts))
    bounds = zip(items, accumulate(counts), strict=True)
    return next(item for item, bound in bounds if number < bound)
