"""When a chance card can be used, and how: pure questions about what lies open and the seat's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from accessgames.engine import refuse
from accessgames.games.tetrikon.rules.actions import UseCard
from accessgames.games.tetrikon.rules.building import fits_something
from accessgames.games.tetrikon.rules.gear import IMMUNITY
from accessgames.games.tetrikon.rules.market import refuse_place
from accessgames.games.tetrikon.rules.partners import refuse_partner, refuse_trading
from accessgames.games.tetrikon.rules.table import PLACES

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "swap-manager": ("give",),
    "swap-player": ("partner", "give", "take"),
    "piece-from-player": ("partner",),
    "choose-piece": ("place",),
    "take-twenty-five": ("partner",),
}
"""What has to be said beside the kind of a card; the others need nothing."""

_PARTS: Final = ("partner", "give", "take", "place")


def is_joker(gear: Gear, kind: str) -> bool:
    """Tell whether a kind of card is a joker."""
    card = gear.material.chance_by_id.get(kind)
    return card is not None and card.effect.name == "joker"


def possible(gear: Gear, state: TetrikonState, seat: int, kind: str) -> bool:
    """Tell whether a card just drawn can be used at all."""
    return next(uses(gear, state, seat, kind), None) is not None


def uses(gear: Gear, state: TetrikonState, seat: int, kind: str) -> Iterator[UseCard]:
    """Yield the ways to use one card, jokers alone."""
    for action in _forms(state, seat, kind):
        if refuse_use(gear, state, seat, action) is None:
            yield action


def _forms(state: TetrikonState, seat: int, kind: str) -> Iterator[UseCard]:
    players, others = state.table.players, state.table.after(seat)
    own = sorted(set(players[seat].free))
    match FORMS.get(kind):
        case ("give",):
            yield from (UseCard(kind, give=piece) for piece in own)
        case ("partner",):
            yield from (UseCard(kind, partner=partner) for partner in others)
        case ("place",):
            yield from (UseCard(kind, place=place) for place in range(1, PLACES + 1))
        case None:
            yield UseCard(kind)
        case _:
            for partner in others:
                theirs = sorted(set(players[partner].free))
                for give, take in product(own, theirs):
                    yield UseCard(kind, partner=partner, give=give, take=take)


def jokers(gear: Gear, cards: tuple[str, ...]) -> Iterator[UseCard]:
    """Yield the ways to exchange several kept jokers together (R15)."""
    kinds = sorted({kind for kind in cards if is_joker(gear, kind)})
    for numbers in product(*(range(cards.count(kind) + 1) for kind in kinds)):
        chosen = [kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number)]
        if len(chosen) > 1:
            yield UseCard(chosen[0], tuple(chosen[1:]))


def refuse_use(  # noqa: PLR0911 - one reason after another
    gear: Gear, state: TetrikonState, seat: int, action: UseCard
) -> Refusal | None:
    """Return why a card can't be used like this, beside the letters of the turn and whether it is there."""
    kind = action.kind
    if kind == IMMUNITY:
        return refuse("tetrikon-refused-immunity-use")
    if _misformed(gear, action):
        return refuse("tetrikon-refused-card-form", kind=kind, needs=FORMS.get(kind, ()))
    table = state.table
    refused = None if action.partner is None else refuse_partner(table, seat, action.partner)
    if refused is not None:
        return refused
    if action.give is not None and action.give not in table.players[seat].free:
        return refuse("tetrikon-refused-not-free", piece=action.give)
    if kind in {"swap-manager", "random-piece", "choose-piece"}:
        return refuse_place(table, action.place)
    if kind == "swap-player":
        return _refuse_swap(state, seat, action)
    return _refuse_two(gear, state, seat) if kind == "build-two" else None


def _misformed(gear: Gear, action: UseCard) -> bool:
    """Tell whether something is missing that the card needs, or there that it does not."""
    given = tuple(part for part in _PARTS if getattr(action, part) is not None)
    kinds = (action.kind, *action.others)
    if given != FORMS.get(action.kind, ()) or kinds != tuple(sorted(kinds)):
        return True
    return bool(action.others) and not all(is_joker(gear, kind) for kind in kinds)


def _refuse_swap(state: TetrikonState, seat: int, action: UseCard) -> Refusal | None:
    assert action.partner is not None  # noqa: S101 - the form was checked
    refused = refuse_trading(state.table, seat, action.partner)
    if refused is not None:
        return refused
    if action.take not in state.table.players[action.partner].free:
        return refuse("tetrikon-refused-not-theirs", piece=action.take, who=action.partner)
    return None


def _refuse_two(gear: Gear, state: TetrikonState, seat: int) -> Refusal | None:
    turn = state.table.turn
    assert turn is not None  # noqa: S101 - cards are used in a turn
    if turn.no_build:
        return refuse("tetrikon-refused-no-build")
    if "c" in turn.letters:
        return refuse("tetrikon-refused-built")
    if not fits_something(gear, state.table, seat):
        return refuse("tetrikon-refused-nothing-fits")
    return None
