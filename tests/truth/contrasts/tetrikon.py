"""What separates two actions of Tetrikon: squares, pieces and T of each, counted by itself."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.rules import actions as acts
from accessgames.games.tetrikon.rules.tasks import Answering, SwapAnswer
from tests.truth import tetrikon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.truth.contrasts.comparing import Checks, Comparison

PIECES: Final = {"random-piece", "choose-piece", "piece-from-player"}
"""Cards that bring a piece."""


@dataclass(frozen=True)
class Standing:
    """Empty squares and free pieces after an action, None where a die decides; pieces and T gained."""

    rest: int
    free: list[str] | None
    pieces: int = 0
    money: int = 0


def standing(claim: Comparison) -> Standing:
    """Return how the seat stands after the action, by what the rules say of it."""
    action, free, empty = claim.action, tetrikon.free(claim), tetrikon.empty(claim)
    offer = claim.view.table.offer
    kinds: dict[type, Callable[[], Standing]] = {
        acts.Build: lambda: Standing(tetrikon.rest(claim), tetrikon.without(free, action.piece)),
        acts.Exchange: lambda: Standing(
            tetrikon.rest(claim), [*tetrikon.without(free, action.piece), _out(claim)]
        ),
        acts.Give: lambda: Standing(empty, tetrikon.without(free, action.piece), -1),
        acts.Buy: lambda: Standing(empty, _with(offer, free, action.place), 1, -tetrikon.PRICE),
        acts.Pay: lambda: Standing(empty, free, 0, -sum(action.cards)),
        acts.DiscardMoney: lambda: Standing(empty, free, 0, -action.value),
        acts.Swap: lambda: Standing(empty, None),
        acts.UseCard: lambda: _used(claim, empty, free),
        acts.AcceptDeal: lambda: _agreed(claim, empty, free),
    }
    return kinds.get(type(action), lambda: Standing(empty, free))()


def _out(claim: Comparison) -> str:
    """The piece that is taken out."""
    placed = claim.view.table.players[claim.seat].placed
    (out,) = (one.shape for one in placed if one.anchor == claim.action.removed)
    return str(out)


def _with(offer: Sequence[str | None], free: list[str], place: int | None) -> list[str] | None:
    """The free pieces with one of the offer; None where a die decides which."""
    return None if place is None else [*free, str(offer[place - 1])]


def _used(claim: Comparison, empty: int, free: list[str]) -> Standing:
    if claim.action.kind in PIECES:
        return Standing(empty, _with(claim.view.table.offer, free, claim.action.place), 1)
    worth = [amount for name, amount in tetrikon._effects(claim) if name in {"joker", "inheritance"}]
    return Standing(empty, free if worth else None, 0, sum(worth))


def _agreed(claim: Comparison, empty: int, free: list[str]) -> Standing:
    task = claim.view.table.task
    if isinstance(task, SwapAnswer):
        return Standing(empty, tetrikon.without([*free, task.give], task.take))
    assert isinstance(task, Answering), claim
    offer = task.offer
    after = tetrikon.without([*free, *offer.give], *offer.take)
    return Standing(empty, after, len(offer.give) - len(offer.take), offer.give_money - offer.take_money)


def _fewest(claim: Comparison) -> int | None:
    after = standing(claim)
    if not after.rest:
        return 0
    assert after.free is not None, claim
    return tetrikon.fewest(claim, after.rest, after.free)


def _either(claim: Comparison, now: bool, then: bool) -> None:
    assert now is not then, claim
    assert ("this" if now else "other") == claim.take("way"), claim


def _full(claim: Comparison) -> None:
    _either(claim, not standing(claim).rest, not standing(claim.of_other()).rest)


def _left(claim: Comparison) -> None:
    claim.by(standing(claim.of_other()).rest.bit_count(), standing(claim).rest.bit_count())


def _hopeless(claim: Comparison) -> None:
    both = []
    for each in (claim, claim.of_other()):
        after = standing(each)
        both.append(after.free is not None and tetrikon.fewest(each, after.rest, after.free) is None)
    _either(claim, *both)


def _missing(claim: Comparison) -> None:
    assert _fewest(claim) == claim.number("missing"), claim
    assert _fewest(claim.of_other()) == claim.number("other"), claim


def _pieces(claim: Comparison) -> None:
    claim.by(standing(claim).pieces, standing(claim.of_other()).pieces)


def _money(claim: Comparison) -> None:
    claim.by(standing(claim).money, standing(claim.of_other()).money)


def _roll(claim: Comparison) -> None:
    _either(claim, acts.Roll() == claim.action, acts.Roll() == claim.other)


CHECKS: Final[Checks] = MappingProxyType(
    {
        "tetrikon-contrast-full": _full,
        "tetrikon-contrast-hopeless": _hopeless,
        "tetrikon-contrast-left": _left,
        "tetrikon-contrast-missing": _missing,
        "tetrikon-contrast-money": _money,
        "tetrikon-contrast-pieces": _pieces,
        "tetrikon-contrast-roll": _roll,
    }
)
"""What makes each true."""
