"""What separates two actions of IOTA, counted again by the rules, each action by itself."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.cards import HAND, WILD
from tests.truth import iota

if TYPE_CHECKING:
    from tests.truth.contrasts.comparing import Checks, Comparison


def _gain(claim: Comparison) -> int:
    """Points of the turn; after a swap those of the best placing that follows."""
    if isinstance(claim.action, Place):
        points: int = iota.placed(claim).scoring.total
        return points
    if isinstance(claim.action, Recycle):
        then = claim.perspective.after(claim.action).view
        return iota.most(then.grid, then.hand, then.table.deck)
    return 0


def _gone(claim: Comparison) -> list[int]:
    """Cards that leave the hand."""
    if isinstance(claim.action, Place):
        return [card for _, card in claim.action.cards]
    return list(claim.action.cards) if isinstance(claim.action, Trade) else [claim.action.card]


def _kept_wilds(claim: Comparison) -> int:
    came = [WILD] if isinstance(claim.action, Recycle) else []
    hand = [*claim.view.hand, *came]
    return hand.count(WILD) - _gone(claim).count(WILD)


def _drawn(claim: Comparison) -> int:
    if isinstance(claim.action, Recycle) or _out(claim):
        return 0
    if isinstance(claim.action, Trade):
        return len(claim.action.cards)
    left, deck = len(claim.view.hand) - len(claim.action.cards), int(claim.view.table.deck)
    return min(HAND - left, deck)


def _out(claim: Comparison) -> bool:
    """Whether the last card of the hand is laid with an empty deck, which ends the game."""
    view = claim.view
    return isinstance(claim.action, Place) and not view.table.deck and len(claim.action) == len(view.hand)


def _expected(claim: Comparison) -> float:
    """What the next player can expect of the best single card; nothing where the game is over."""
    view = claim.view
    if _out(claim):
        return 0.0
    hand = view.hands[(claim.seat + 1) % view.table.seats]
    known = tuple(card for card in hand if card is not None)
    grid = view.grid if isinstance(claim.action, Trade) else iota.after(claim)
    return iota.expected(claim, grid, known, hand.count(None))


def _threes_of(claim: Comparison) -> int:
    return iota.new_threes(claim) if isinstance(claim.action, Place) and not _out(claim) else 0


def _points(claim: Comparison) -> None:
    claim.by(_gain(claim), _gain(claim.of_other()))


def _wild(claim: Comparison) -> None:
    claim.by(_kept_wilds(claim), _kept_wilds(claim.of_other()))


def _draws(claim: Comparison) -> None:
    claim.by(_drawn(claim), _drawn(claim.of_other()))


def _threes(claim: Comparison) -> None:
    assert _threes_of(claim) == claim.number("threes"), claim
    assert _threes_of(claim.of_other()) == claim.number("other"), claim


def _lots_of(claim: Comparison) -> int:
    return iota.lots(claim) if isinstance(claim.action, Place) else 0


def _lots(claim: Comparison) -> None:
    assert _lots_of(claim) == claim.number("lots"), claim
    assert _lots_of(claim.of_other()) == claim.number("other"), claim


def _reply(claim: Comparison) -> None:
    assert (claim.seat + 1) % claim.view.table.seats == claim.take("seat"), claim
    now, then = _expected(claim), _expected(claim.of_other())
    assert iota.nearly(claim.number("points"), now), (claim, now)
    assert iota.nearly(claim.number("other"), then), (claim, then)
    assert abs(now - then) > iota.NOTICEABLE - 1e-6, (claim, now, then)


def _ends(claim: Comparison) -> None:
    assert _out(claim) is not _out(claim.of_other()), claim
    assert ("ends" if _out(claim) else "goes") == claim.take("way"), claim


CHECKS: Final[Checks] = MappingProxyType(
    {
        "iota-contrast-points": _points,
        "iota-contrast-lots": _lots,
        "iota-contrast-wild": _wild,
        "iota-contrast-threes": _threes,
        "iota-contrast-reply": _reply,
        "iota-contrast-draws": _draws,
        "iota-contrast-out": _ends,
    }
)
"""What makes each true."""
