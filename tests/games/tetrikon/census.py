"""The components of a match: pieces, T cards and chance cards, wherever they are (Tetrikon D19)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.material_index import MaterialIndex
from accessgames.games.tetrikon.rules.money import spread
from accessgames.games.tetrikon.rules.puzzle import PuzzleState
from accessgames.games.tetrikon.rules.views import on_table

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState

Count: TypeAlias = tuple[tuple[str, int], ...]

GEAR = MaterialIndex(load_standard())


def census(state: TetrikonState | PuzzleState) -> tuple[Count, Count, Count]:
    """How many pieces of each type, T cards of each value and chance cards of each kind there are.

    In blitz and solo nothing is shared: what a diagram holds is checked by the supply.
    """
    if isinstance(state, PuzzleState):
        return (), (), ()
    return pieces(state), money(state), chance(state)


def pieces(state: TetrikonState) -> Count:
    """Pieces in the bag, on offer, free and in diagrams."""
    table = state.table
    found = Counter(dict(zip(GEAR.order, table.bag, strict=True)))
    found.update(piece for piece in table.offer if piece)
    for player in table.players:
        found.update(player.free)
        found.update(placement.shape for placement in player.placed)
    return tuple(sorted(found.items()))


def money(state: TetrikonState) -> Count:
    """T cards in the treasury, on the returned pile and in hands."""
    values = GEAR.values(state.table.rules)
    found = Counter(spread(state.treasury, values))
    found.update(spread(state.table.returned, values))
    for hand in state.hands:
        found.update(hand.money)
    return tuple((str(value), count) for value, count in sorted(found.items()))


def chance(state: TetrikonState) -> Count:
    """Chance cards to be drawn, used, lying as bans, kept, and the one just drawn."""
    found = Counter((*state.fresh, *on_table(state.table)))
    if state.drawn is not None:
        found[state.drawn] += 1
    for hand in state.hands:
        found.update(hand.cards)
    return tuple(sorted(found.items()))
