"""Endings of two-player IOTA read out by brute force: every action of the rules, without any cut.

The brute force knows the rules and nothing of the computer players. Positions are told apart by what the
rest of a game depends on, so that the same one is not read out twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE
from accessgames.games.iota.bot import endgame
from accessgames.games.iota.rules.actions import Trade
from accessgames.games.iota.rules.state import IotaState
from tests.games.iota.positions import GAME, NO_OPTIONS, walk

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import IotaAction


class TooManyPositionsError(Exception):
    """An ending has more positions than are to be read out."""


@dataclass
class BruteForce:
    """Reads endings out.

    Attributes:
        most: Positions of one ending that are read out at most.
        leads: What is known so far: by how much the seat to act gets ahead from here on.
    """

    most: int
    leads: dict[Any, int] = field(default_factory=dict)

    def lead(self, state: IotaState) -> int:
        """Return by how much the seat to act gets ahead when both go on as well as they can."""
        table = state.table
        key = (
            table.grid,
            tuple(tuple(sorted(hand)) for hand in state.hands),
            table.turn,
            table.stuck,
            table.idle,
            bool(table.recycled),
        )
        if key not in self.leads:
            if len(self.leads) >= self.most:
                raise TooManyPositionsError
            self.leads[key] = max(self.after(state, action) for action in actions_of(state))
        return self.leads[key]

    def after(self, state: IotaState, action: IotaAction) -> int:
        """Return by how much the seat to act gets ahead when it does this."""
        seat = state.table.turn
        after = GAME.apply(state, seat, action).state
        gain = _ahead(after, seat) - _ahead(state, seat)
        if not GAME.actors(after):
            return gain
        return gain + (self.lead(after) if after.table.turn == seat else -self.lead(after))


def actions_of(state: IotaState) -> list[IotaAction]:
    """Return all that can be done, but no trade: with an empty deck that gives the same cards back."""
    legal = GAME.legal_actions(state, state.table.turn)
    return [action for action in legal if not isinstance(action, Trade) or not action.cards]


def _ahead(state: IotaState, seat: int) -> int:
    return state.table.scores[seat] - state.table.scores[1 - seat]


def endings(seed: str, most_cards: int, options: Mapping[str, str] = NO_OPTIONS) -> Iterator[IotaState]:
    """Yield endings: positions of random games as if the deck were empty and some cards had been laid."""
    sizes = [(own, other) for own in range(1, 4) for other in range(1, 4) if own + other <= most_cards]
    for number in count():
        turns = (one for one, actor, _ in walk(f"{seed} {number}", 2, options) if actor != CHANCE)
        state = next(islice(turns, 2 + number % 7, None))
        held = sizes[number % len(sizes)]
        hands = tuple(hand[:size] for hand, size in zip(state.hands, held, strict=True))
        # Both know both hands, as the cards that seem to have been laid lie nowhere.
        known = tuple((1 << 1 - seat,) * size for seat, size in enumerate(held))
        yield IotaState(replace(state.table, deck=0), hands, known, ())


LEVEL_FIVE = 600
"""Positions that level 5 meets at most."""

PLENTY = 1_000_000

VARIANTS: tuple[Mapping[str, str], ...] = (
    NO_OPTIONS,
    {"leftover": "minus"},
    {"recycling": "one", "empty-rounds": "2"},
)
"""Options on which the end of a game depends."""


@dataclass
class Tally:
    """What a comparison came to.

    Attributes:
        read: Endings that were read out twice.
        skipped: Endings that were too long for the brute force.
        positions: Positions of the brute force.
        whole: Endings that were read out whole within the limit of level 5.
        faults: Those where not the best was chosen, or its lead is another.
    """

    read: int = 0
    skipped: int = 0
    positions: int = 0
    whole: int = 0
    faults: list[str] = field(default_factory=list)


def compare(seed: str, wanted: int, most_cards: int, most: int) -> Tally:
    """Read endings out twice, in turn with each of the `VARIANTS`."""
    tally = Tally()
    sources = [endings(f"{seed} {number}", most_cards, options) for number, options in enumerate(VARIANTS)]
    while tally.read < wanted:
        state = next(sources[(tally.read + tally.skipped) % len(sources)])
        brute = BruteForce(most)
        try:
            lead = brute.lead(state)
        except TooManyPositionsError:
            tally.skipped += 1
            continue
        tally.read += 1
        tally.positions += len(brute.leads)
        _check(state, brute, lead, tally)
    return tally


def _check(state: IotaState, brute: BruteForce, lead: int, tally: Tally) -> None:
    turn = state.table.turn
    ending = endgame.ending_of(state.table, state.hands[turn], state.hands[1 - turn])
    assert ending is not None
    limited = endgame.Endgame(state.table, LEVEL_FIVE).best(ending)
    tally.whole += limited is not None and limited.whole
    found = limited if limited and limited.whole else endgame.Endgame(state.table, PLENTY).best(ending)
    assert found is not None
    reached = brute.after(state, found.action)
    if (lead, lead) != (reached, found.lead):
        tally.faults.append(f"{state.table.grid} {state.hands}: {lead}, {found}, {reached}")
