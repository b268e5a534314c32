"""The workbench on which an action makes the next state and collects its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from accessgames.engine import Step
from accessgames.games.tetrikon.rules.state import TetrikonState

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.events import TableEvent
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.state import Draft, Hand, PlayerState, TetrikonTable, TurnState
    from accessgames.games.tetrikon.rules.tasks import Task

V = TypeVar("V")


def replace_fields(value: V, changes: Mapping[str, Any]) -> V:
    """Return a copy of a data class of two fields or more with some of them changed.

    Raises:
        KeyError: It has no such field.
    """
    kind: Callable[..., V] = type(value)
    parts, places = _plan(kind)
    values = [*parts(value)]
    for name, new in changes.items():
        values[places[name]] = new
    return kind(*values)


@lru_cache(maxsize=16)
def _plan(kind: Callable[..., Any]) -> tuple[Callable[[Any], tuple[Any, ...]], Mapping[str, int]]:
    """Return how to read all fields of a class at once, and the place of each among them."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type] # callables that are classes
    return attrgetter(*names), {name: place for place, name in enumerate(names)}


T = TypeVar("T")


class Work:
    """A state being changed; it lives only while one action is applied.

    Attributes:
        index: The set.
        table: What lies open.
        hands: The cards of the seats.
        treasury: T cards of each value in the treasury.
        fresh: Chance cards not yet drawn in this pass.
        drawn: The chance card to be used or kept.
        draft: The offer being put together.
        pledge: Cards backing the offer being answered.
        events: What has happened so far.
    """

    def __init__(self, index: MaterialIndex, state: TetrikonState) -> None:
        """Begin with a state."""
        self.index = index
        self.table: TetrikonTable = state.table
        self.hands: tuple[Hand, ...] = state.hands
        self.treasury = state.treasury
        self.fresh = state.fresh
        self.drawn = state.drawn
        self.draft: Draft | None = state.draft
        self.pledge = state.pledge
        self.events: list[TableEvent] = []

    def step(self) -> Step[TetrikonState, TableEvent]:
        """Return the state that was made, and what happened."""
        state = TetrikonState(
            self.table, self.hands, self.treasury, self.fresh, self.drawn, self.draft, self.pledge
        )
        return Step(state, tuple(self.events))

    def restart(self, state: TetrikonState) -> None:
        """Go on with another state, such as the beginning of the next game; the events so far stay."""
        self.table, self.hands, self.treasury, self.fresh = (
            state.table,
            state.hands,
            state.treasury,
            state.fresh,
        )
        self.drawn, self.draft, self.pledge = state.drawn, state.draft, state.pledge

    @property
    def state(self) -> TetrikonState:
        """The state as it is so far."""
        return self.step().state

    @property
    def turn(self) -> TurnState:
        """The present turn; only asked for while there is one."""
        turn = self.table.turn
        assert turn is not None  # noqa: S101 - tasks of a turn exist only in a turn
        return turn

    def tell(self, *events: TableEvent) -> None:
        """Add what happened."""
        self.events.extend(events)

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - fields of the table
        """Replace parts of the table."""
        self.table = replace_fields(self.table, changes)

    def change_turn(self, **changes: Any) -> None:  # noqa: ANN401 - fields of the turn
        """Replace parts of the present turn."""
        self.change(turn=replace_fields(self.turn, changes))

    def use_letter(self, letter: str) -> None:
        """Note that the seat on turn has done the action with this letter."""
        self.change_turn(letters=self.turn.letters + letter)

    def player(self, seat: int) -> PlayerState:
        """Return what lies in front of a seat."""
        return self.table.players[seat]

    def set_player(self, seat: int, **changes: Any) -> None:  # noqa: ANN401 - fields of a player
        """Replace parts of what lies in front of a seat."""
        players = self.table.players
        player = replace_fields(players[seat], changes)
        self.change(players=(*players[:seat], player, *players[seat + 1 :]))

    def set_hand(self, seat: int, **changes: Any) -> None:  # noqa: ANN401 - fields of a hand
        """Replace cards of a seat, keeping them in order."""
        ordered = {name: tuple(sorted(cards)) for name, cards in changes.items()}
        hand = replace_fields(self.hands[seat], ordered)
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def push(self, *tasks: Task) -> None:
        """Put tasks on the stack; the last one becomes the present task."""
        self.change(pending=(*self.table.pending, *tasks))

    def pop(self) -> None:
        """Take the present task off the stack."""
        self.change(pending=self.table.pending[:-1])

    def use_up(self, kind: str) -> None:
        """Put a chance card under the deck."""
        self.change(used=tuple(sorted((*self.table.used, kind))))

    def lose_card(self, seat: int, kind: str) -> None:
        """Take a kept chance card from a seat and put it under the deck."""
        self.set_hand(seat, cards=without(self.hands[seat].cards, (kind,)))
        self.use_up(kind)

    def add_money(self, seat: int, cards: tuple[int, ...]) -> None:
        """Give a seat T cards."""
        if cards:
            self.set_hand(seat, money=(*self.hands[seat].money, *cards))

    def lose_money(self, seat: int, cards: tuple[int, ...]) -> None:
        """Take T cards from a seat; where they go is up to the caller."""
        if cards:
            self.set_hand(seat, money=without(self.hands[seat].money, cards))

    def return_money(self, cards: tuple[int, ...], sign: int = 1) -> None:
        """Put T cards on the pile of returned ones, or take them from it with sign -1."""
        if cards:
            self.change(returned=self.counted(self.table.returned, cards, sign))

    def counted(self, pile: tuple[int, ...], cards: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
        """Return a pile of T cards with some added, or taken away with sign -1."""
        values = self.index.values(self.table.rules)
        changed = list(pile)
        for card in cards:
            changed[values.index(card)] += sign
        return tuple(changed)


def without(items: tuple[T, ...], gone: tuple[T, ...]) -> tuple[T, ...]:
    """Return items in their order without the first of each that is gone.

    Raises:
        ValueError: Something that should go is not there.
    """
    left = list(items)
    for item in gone:
        left.remove(item)
    return tuple(left)
