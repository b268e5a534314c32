"""Action a), rolling both dice: the key of sums, equal dice, and what may be chosen (R3, R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import refuse
from accessgames.games.tetrikon.rules.actions import Choose, Reward, ShowDice
from accessgames.games.tetrikon.rules.events import DiceRolled, RewardChosen
from accessgames.games.tetrikon.rules.tasks import (
    ChanceDue,
    DiceDue,
    DieDue,
    MoneyDue,
    RewardChoice,
)

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.work import Work

_FEW: Final = 6
_HIGHEST: Final = 12
DICE: Final = tuple(ShowDice((low, high)) for low in range(1, 7) for high in range(low, 7))
"""Everything that two dice can show, sorted by notation."""


def money_for(total: int) -> int:
    """Return how many cards of the treasury a sum brings: 2 to 6 one, 7 to 11 two, 12 three (R7).

    >>> [money_for(total) for total in (2, 6, 7, 11, 12)]
    [1, 1, 2, 2, 3]
    """
    return 1 if total <= _FEW else 2 if total < _HIGHEST else 3


def choices(state: TetrikonState, faces: tuple[int, int]) -> tuple[Reward, ...]:
    """Return what a roll lets choose from, sorted by name.

    Equal dice may bring a chance card instead, unless all of them are kept (R29), and 6+6 a piece.
    """
    if faces[0] != faces[1]:
        return ("money",)
    chance: tuple[Reward, ...] = ("chance",) if state.fresh or state.table.used else ()
    piece: tuple[Reward, ...] = ("piece",) if sum(faces) == _HIGHEST and any(state.table.offer) else ()
    return (*chance, "money", *piece)


def roll(work: Work, seat: int) -> None:
    """Begin action a) with a roll."""
    work.did("a")
    work.push(DiceDue(seat))


def show_dice(work: Work, task: DiceDue, action: ShowDice) -> None:
    """Take what the dice show: draw at once, or let the seat choose."""
    work.pop()
    work.change(shown=action.faces)
    total = sum(action.faces)
    chosen = choices(work.state, action.faces)
    work.say(DiceRolled(task.seat, action.faces, money_for(total), chosen))
    if len(chosen) == 1:
        work.push(MoneyDue(task.seat, 1, money_for(total), "roll"))
    else:
        work.push(RewardChoice(task.seat, total))


def rewards(_: Gear, state: TetrikonState, task: RewardChoice) -> tuple[Choose, ...]:
    """Return what the seat may choose, sorted by notation."""
    half = task.total // 2
    return tuple(Choose(reward) for reward in choices(state, (half, half)))


def refuse_reward(gear: Gear, state: TetrikonState, task: RewardChoice, action: Choose) -> Refusal | None:
    """Return why something can't be chosen."""
    if action in rewards(gear, state, task):
        return None
    return refuse("tetrikon-refused-reward", reward=action.reward, total=task.total)


def choose(work: Work, task: RewardChoice, action: Choose) -> None:
    """Give what was chosen."""
    work.pop()
    work.say(RewardChosen(task.actor, action.reward))
    match action.reward:
        case "money":
            work.push(MoneyDue(task.actor, 1, money_for(task.total), "roll"))
        case "chance":
            work.push(ChanceDue(task.actor))
        case "piece":
            work.push(DieDue(task.actor, "six-six"))
