"""The beginning of a game: diagrams are dealt, the offer is laid out, the start is rolled for (R31, R43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import refuse
from accessgames.games.tetrikon.rules.actions import DealDiagram, ShowDie
from accessgames.games.tetrikon.rules.events import (
    DiagramDealt,
    GameBegan,
    OfferFilled,
    Starter,
    StartRolled,
    StartTied,
)
from accessgames.games.tetrikon.rules.state import Hand, TetrikonState
from accessgames.games.tetrikon.rules.table import PLACES, Player, Table
from accessgames.games.tetrikon.rules.tasks import DiagramDue, DieDue, PieceDue, Task
from accessgames.games.tetrikon.rules.turns import begin_turn

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.actions import FillPlace
    from accessgames.games.tetrikon.rules.events import TableEvent
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.options import Rules
    from accessgames.games.tetrikon.rules.table import Result
    from accessgames.games.tetrikon.rules.work import Work


def first_state(gear: Gear, rules: Rules, results: tuple[Result, ...] = ()) -> TetrikonState:
    """Return the state at the beginning of a game, before anything was dealt."""
    table = Table(
        rules=rules,
        players=(Player(),) * rules.seats,
        pending=_opening(rules.seats),
        offer=(None,) * PLACES,
        bag=gear.bag,
        returned=(0,) * len(gear.values(rules)),
        contenders=tuple(range(rules.seats)),
        remaining=rules.milliseconds,
        results=results,
    )
    return TetrikonState(table, (Hand(),) * rules.seats, gear.money(rules), gear.chance)


def _opening(seats: int) -> tuple[Task, ...]:
    """Return what is awaited in a new game, the first task last."""
    tasks: list[Task] = [DiagramDue(seat) for seat in range(seats)]
    tasks += [PieceDue(place) for place in range(1, PLACES + 1)]
    tasks += [DieDue(seat, "start") for seat in range(seats)]
    return tuple(reversed(tasks))


def begun(table: Table) -> tuple[TableEvent, ...]:
    """Return the event that tells of a new game; it stands before that of the first diagram dealt."""
    return (GameBegan(table.game, len(table.rules.levels), table.level),)


def diagrams(gear: Gear, state: TetrikonState) -> tuple[DealDiagram, ...]:
    """Return the diagrams that may be dealt next: those of the letter that nobody has (R43)."""
    table = state.table
    dealt = {player.diagram for player in table.players}
    found = gear.material.diagrams_by_level[table.level]
    return tuple(DealDiagram(name) for name in sorted(diagram.id for diagram in found) if name not in dealt)


def refuse_diagram(gear: Gear, state: TetrikonState, action: DealDiagram) -> Refusal | None:
    """Return why a diagram can't be dealt: another letter, or somebody has it."""
    if action in diagrams(gear, state):
        return None
    known = gear.material.diagram_by_id
    if action.diagram in known and known[action.diagram].level != state.table.level:
        return refuse("tetrikon-refused-level", diagram=action.diagram, level=state.table.level)
    return refuse("tetrikon-refused-diagram", diagram=action.diagram, level=state.table.level)


def deal_diagram(work: Work, task: DiagramDue, action: DealDiagram) -> None:
    """Lay a diagram into a seat's board."""
    work.pop()
    if not any(player.diagram for player in work.table.players):
        work.say(*begun(work.table))
    work.set_player(task.seat, diagram=action.diagram)
    work.say(DiagramDealt(task.seat, action.diagram, work.gear.diagram(action.diagram).size))


def fill_place(work: Work, task: PieceDue, action: FillPlace) -> None:
    """Lay a piece from the bag into the offer (R11)."""
    work.pop()
    number = work.gear.order[action.piece]
    bag = work.table.bag
    bag = (*bag[:number], bag[number] - 1, *bag[number + 1 :])
    offer = work.table.offer
    offer = (*offer[: task.place - 1], action.piece, *offer[task.place :])
    work.change(bag=bag, offer=offer)
    work.say(OfferFilled(task.place, action.piece, sum(bag)))


def roll_start(work: Work, task: DieDue, action: ShowDie) -> None:
    """Take a roll for the start; after the last one the highest begins, equals roll again (R31)."""
    work.pop()
    rolled = (*work.table.rolled, (task.seat, action.face))
    work.change(rolled=rolled, shown=(action.face,))
    work.say(StartRolled(task.seat, action.face))
    if len(rolled) < len(work.table.contenders):
        return
    highest = max(face for _, face in rolled)
    leaders = tuple(seat for seat, face in rolled if face == highest)
    if len(leaders) > 1:
        work.change(contenders=leaders, rolled=())
        work.say(StartTied(leaders, highest))
        work.push(*(DieDue(seat, "start") for seat in reversed(leaders)))
    else:
        work.change(contenders=(), rolled=())
        work.say(Starter(leaders[0], highest))
        begin_turn(work, leaders[0])
