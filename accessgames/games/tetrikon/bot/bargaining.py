"""What an offer between players means: missing pieces of both sides, and its price beside the manager's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import Reason
from accessgames.games.tetrikon.rules.table import PRICE

if TYPE_CHECKING:
    from accessgames.games.tetrikon.bot.shortage import Shortage
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.games.tetrikon.rules.tasks import Offer


def deal_reasons(shortage: Shortage, table: Table, offer: Offer, seat: int) -> tuple[Reason, ...]:
    """Return what an offer means to one of its sides; it follows from what lies open, so anybody may hear it.

    `fewer` or `more` (`before` and `after`, the pieces missing of that side) or `same` (`missing`); `rival`
    (`before` and `after` of the other side, where it gains); `price` (`paid` T for one piece, and its `price`
    at the manager's).
    """
    other = offer.partner if seat == offer.seat else offer.seat
    return (
        *_own(_change(shortage, table, offer, seat)),
        *_rival(_change(shortage, table, offer, other)),
        *_price(offer),
    )


def _own(change: tuple[int, int] | None) -> tuple[Reason, ...]:
    if change is None:
        return ()
    before, after = change
    if before == after:
        return (reason("tetrikon-reason-same", missing=before),)
    key = "tetrikon-reason-fewer" if after < before else "tetrikon-reason-more"
    return (reason(key, before=before, after=after),)


def _rival(change: tuple[int, int] | None) -> tuple[Reason, ...]:
    if change is None or change[1] >= change[0]:
        return ()
    return (reason("tetrikon-reason-rival", before=change[0], after=change[1]),)


def _price(offer: Offer) -> tuple[Reason, ...]:
    """Compare the price of a single piece, where T go one way only."""
    there, back = offer.give_money, offer.take_money
    paid, other = (back, there) if offer.give else (there, back)
    if len(offer.give) + len(offer.take) != 1 or not paid or other:
        return ()
    return (reason("tetrikon-reason-price", paid=paid, price=PRICE),)


def _change(shortage: Shortage, table: Table, offer: Offer, seat: int) -> tuple[int, int] | None:
    """Return the missing pieces of a side before and after a deal, or None when one is not certain."""
    comes, goes = (offer.give, offer.take) if seat == offer.partner else (offer.take, offer.give)
    player = table.players[seat]
    empty = shortage.empty(player)
    before = shortage.missing(table, seat, empty, player.free)
    after = shortage.missing(table, seat, empty, without((*player.free, *comes), *goes))
    return None if before is None or after is None else (before, after)


def reason(key: str, **args: object) -> Reason:
    """Make a reason."""
    return Reason(key, tuple(args.items()))


def minor(key: str, **args: object) -> Reason:
    """Make a reason that says little about a player."""
    return Reason(key, tuple(args.items()), minor=True)


def without(pieces: Sequence[str], *gone: str) -> tuple[str, ...]:
    """Return pieces without some of them.

    Raises:
        ValueError: One that should go is not there.
    """
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return tuple(left)
