"""The turn of a seat: rolling, what its letters still allow, what each action begins (R1 to R3, R6 to R9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules import actions, chance_cards, deals, pieces, turns
from accessgames.games.tetrikon.rules.events import DiceRolled, RewardChosen
from accessgames.games.tetrikon.rules.state import LETTERS, PLACES, TetrikonState, TetrikonTable, TurnState
from accessgames.games.tetrikon.rules.tasks import ChanceDue, DiceDue, DieDue, MoneyDue, RewardChoice, Turn

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.work import Work

_FEW: Final = 6
_HIGHEST: Final = 12
DICE: Final = tuple(actions.ShowDice((low, high)) for low in range(1, 7) for high in range(low, 7))
"""Everything that two dice can show, sorted by notation."""


def money_for(total: int) -> int:
    """Return how many cards of the treasury a sum brings: 2 to 6 one, 7 to 11 two, 12 three (R7).

    >>> [money_for(total) for total in (2, 6, 7, 11, 12)]
    [1, 1, 2, 2, 3]
    """
    return 1 if total <= _FEW else 2 if total < _HIGHEST else 3


def reward_choices(state: TetrikonState, faces: tuple[int, int]) -> tuple[actions.Reward, ...]:
    """Return what a roll lets choose from, sorted by name.

    Equal dice may bring a chance card instead, unless all of them are kept (R29), and 6+6 a piece.
    """
    if faces[0] != faces[1]:
        return ("money",)
    chance: tuple[actions.Reward, ...] = ("chance",) if state.fresh or state.table.used else ()
    piece: tuple[actions.Reward, ...] = (
        ("piece",) if sum(faces) == _HIGHEST and any(state.table.offer) else ()
    )
    return (*chance, "money", *piece)


def begin_roll(work: Work, task: Turn, _: actions.Roll) -> None:
    """Begin action a) with a roll."""
    work.use_letter("a")
    work.push(DiceDue(task.actor))


def show_dice(work: Work, task: DiceDue, action: actions.ShowDice) -> None:
    """Take what the dice show: draw at once, or let the seat choose."""
    work.pop()
    work.change(shown=action.faces)
    total = sum(action.faces)
    chosen = reward_choices(work.state, action.faces)
    work.tell(DiceRolled(task.seat, action.faces, money_for(total), chosen))
    if len(chosen) == 1:
        work.push(MoneyDue(task.seat, 1, money_for(total), "roll"))
    else:
        work.push(RewardChoice(task.seat, total))


def legal_rewards(_: MaterialIndex, state: TetrikonState, task: RewardChoice) -> tuple[actions.Choose, ...]:
    """Return what the seat may choose, sorted by notation."""
    half = task.total // 2
    return tuple(actions.Choose(reward) for reward in reward_choices(state, (half, half)))


def refuse_reward(
    index: MaterialIndex, state: TetrikonState, task: RewardChoice, action: actions.Choose
) -> Refusal | None:
    """Return why something can't be chosen."""
    if action in legal_rewards(index, state, task):
        return None
    if action.reward == "piece" and task.total == _HIGHEST:
        return refuse("tetrikon-refused-offer-empty")
    return refuse("tetrikon-refused-reward", reward=action.reward, total=task.total)


def choose_reward(work: Work, task: RewardChoice, action: actions.Choose) -> None:
    """Give what was chosen."""
    work.pop()
    work.tell(RewardChosen(task.actor, action.reward))
    match action.reward:
        case "money":
            work.push(MoneyDue(task.actor, 1, money_for(task.total), "roll"))
        case "chance":
            work.push(ChanceDue(task.actor))
        case "piece":
            work.push(DieDue(task.actor, "six-six"))


def turn_of(table: TetrikonTable) -> TurnState:
    """Return the present turn, where there is one."""
    assert table.turn is not None  # noqa: S101 - the task is a turn
    return table.turn


# ---------------------------------------------------------------- refusals


def refuse_letter(turn: TurnState, letter: str) -> Refusal | None:
    """Return why the turn has no room for an action with this letter: first turn, once each, two at most."""
    if turn.first and letter != "a":
        return refuse("tetrikon-refused-first")
    if letter == "d" and turn.letters.endswith("d"):
        return None
    if letter in turn.letters:
        return refuse("tetrikon-refused-again", letter=letter)
    if len(turn.letters) >= LETTERS:
        return refuse("tetrikon-refused-enough", letters=turn.letters)
    return None


def refuse_first(turn: TurnState) -> Refusal | None:
    """Return why the first turn has no room for this: it has nothing but the roll (R6)."""
    return refuse("tetrikon-refused-first") if turn.first else None


def refuse_roll(_: MaterialIndex, state: TetrikonState, __: Turn, ___: actions.Roll) -> Refusal | None:
    """Return why the seat can't roll (R2, R22)."""
    turn = turn_of(state.table)
    refused = refuse_letter(turn, "a")
    if refused is None and turn.no_roll:
        return refuse("tetrikon-refused-no-roll")
    return refused


def refuse_to_build(turn: TurnState) -> Refusal | None:
    """Return why the seat can't build: its letters, the card `no-build` (R23), or `build-two` before (R4)."""
    refused = refuse_letter(turn, "c")
    if refused is not None:
        return refused
    if turn.no_build:
        return refuse("tetrikon-refused-no-build")
    return refuse("tetrikon-refused-doubled") if turn.doubled else None


def refuse_kept(
    index: MaterialIndex, state: TetrikonState, task: Turn, action: actions.UseCard
) -> Refusal | None:
    """Return why a kept card can't be used, which is action a) (R2)."""
    held = state.hands[task.actor].cards
    kinds = (action.kind, *action.others)
    for kind in kinds:
        if kind not in held:
            return refuse("tetrikon-refused-no-card", kind=kind)
        if held.count(kind) < kinds.count(kind):
            return refuse("tetrikon-refused-few-cards", kind=kind, count=held.count(kind))
    turn = turn_of(state.table)
    refused = refuse_first(turn) or refuse_letter(turn, "a")
    return refused or chance_cards.refuse_use(index, state, task.actor, action)


def refuse_call(_: MaterialIndex, state: TetrikonState, task: Turn, __: actions.CallTime) -> Refusal | None:
    """Return why the seat can't announce that time is up (R40)."""
    table = state.table
    if table.rules.manager != task.actor:
        return refuse("tetrikon-refused-manager", manager=table.rules.manager)
    return refuse("tetrikon-refused-closing") if table.closing is not None else None


# ---------------------------------------------------------------- the table of actions


class ActionRule(NamedTuple):
    """What the rules say of one kind of action while a certain task is open.

    Attributes:
        refuse: Names the rule that an action breaks: set, state, task and action in.
        apply: Does a legal action: workbench, task and action in.
    """

    refuse: Callable[[MaterialIndex, TetrikonState, Any, Any], Refusal | None]
    apply: Callable[[Work, Any, Any], None]


def _build(work: Work, task: Turn, action: actions.Build) -> None:
    work.use_letter("c")
    pieces.build_piece(work, task.actor, action)


def _exchange(work: Work, task: Turn, action: actions.Exchange) -> None:
    work.use_letter("c")
    pieces.exchange_piece(work, task.actor, action)


TURN_RULES: Final[Mapping[type, ActionRule]] = MappingProxyType(
    {
        actions.Roll: ActionRule(refuse_roll, begin_roll),
        actions.UseCard: ActionRule(
            refuse_kept,
            lambda work, task, action: chance_cards.use_card(work, task.actor, action, drawn=False),
        ),
        actions.Build: ActionRule(
            lambda index, state, task, action: (
                refuse_to_build(turn_of(state.table))
                or pieces.refuse_build(index, state.table, task.actor, action)
            ),
            _build,
        ),
        actions.Exchange: ActionRule(
            lambda index, state, task, action: (
                refuse_to_build(turn_of(state.table))
                or pieces.refuse_exchange(index, state.table, task.actor, action)
            ),
            _exchange,
        ),
        actions.OpenDeal: ActionRule(
            lambda _, state, task, action: (
                refuse_letter(turn_of(state.table), "d") or deals.refuse_open(state.table, task.actor, action)
            ),
            lambda work, task, action: deals.open_deal(work, task.actor, action),
        ),
        actions.Buy: ActionRule(
            lambda _, state, task, action: (
                refuse_letter(turn_of(state.table), "e") or pieces.refuse_buy(state, task.actor, action)
            ),
            lambda work, task, action: pieces.begin_purchase(work, task.actor, action),
        ),
        actions.Swap: ActionRule(
            lambda _, state, task, action: (
                refuse_first(turn_of(state.table)) or pieces.refuse_swap(state.table, task.actor, action)
            ),
            lambda work, task, action: pieces.begin_swap(work, task.actor, action),
        ),
        actions.EndTurn: ActionRule(
            lambda _, state, *__: refuse_first(turn_of(state.table)),
            lambda work, *_: turns.end_turn(work),
        ),
        actions.CallInflation: ActionRule(
            lambda _, state, task, __: pieces.refuse_inflation(state.table, task.actor),
            lambda work, *_: pieces.declare_inflation(work),
        ),
        actions.CallTime: ActionRule(
            refuse_call, lambda work, task, _: turns.close_game(work, "called", task.actor)
        ),
    }
)
"""The actions of a turn."""


# ---------------------------------------------------------------- what there is


Found: TypeAlias = tuple[actions.SeatAction, ...]


def early_actions(index: MaterialIndex, state: TetrikonState, task: Turn) -> Iterator[actions.SeatAction]:
    """Yield what may be done and stands before exchanges in the order of notation, sorted by it."""
    table = state.table
    if refuse_to_build(turn_of(table)) is None:
        yield from pieces.legal_builds(index, table, task.actor)
    places = range(1, PLACES + 1) if table.rules.choice else (None,)
    partners = sorted(table.after(task.actor))
    found: Found = (*map(actions.Buy, places), *map(actions.OpenDeal, partners), actions.END)
    yield from _allowed(index, state, task, found)


def late_actions(index: MaterialIndex, state: TetrikonState, task: Turn) -> Iterator[actions.SeatAction]:
    """Yield what may be done and stands behind exchanges in the order of notation, not yet sorted."""
    seat, turn = task.actor, turn_of(state.table)
    swaps = map(actions.Swap, set(state.table.players[seat].free))
    found: Found = (actions.CallInflation(), actions.ROLL, actions.CallTime(), *swaps)
    yield from _allowed(index, state, task, found)
    if not turn.first and refuse_letter(turn, "a") is None:
        held = state.hands[seat].cards
        for kind in set(held):
            yield from chance_cards.legal_uses(index, state, seat, kind)
        yield from chance_cards.legal_jokers(index, held)


def _allowed(
    index: MaterialIndex, state: TetrikonState, task: Turn, found: Found
) -> Iterator[actions.SeatAction]:
    for action in found:
        if TURN_RULES[type(action)].refuse(index, state, task, action) is None:
            yield action
