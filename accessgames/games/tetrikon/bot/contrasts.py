"""What separates two actions of Tetrikon: squares filled, pieces missing then, pieces got, T, and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine import Difference, Reason
from accessgames.games.tetrikon.rules import actions, state, tasks, work

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.games.tetrikon.bot.evaluation import Evaluation

_FULL: Final = 2000.0
_MISSING: Final = 80.0
_SQUARE: Final = 6.0
_PIECE: Final = 40.0
_ROLL: Final = 30.0
_HOPELESS: Final = 150.0
"""What each is about worth in T: a full diagram, a piece fewer that is missing, a square filled, a piece got,
a roll, and a rest that can still be filled. They only say what is told first."""

_CARDS: Final = frozenset({"random-piece", "choose-piece", "piece-from-player"})
"""Cards that bring a piece."""


class _Outlook(NamedTuple):
    """How a seat stands after an action, as far as it is certain.

    Attributes:
        left: Empty squares of its diagram.
        missing: With how few further pieces they can be filled; None where that is not certain, or where a
            die decides which piece comes.
        hopeless: Whether they certainly can't be filled without taking something out.
        pieces: Pieces that it has got or given away.
        money: T that it has got or paid.
        rolls: Whether it rolls the dice.
    """

    left: int
    missing: int | None
    hopeless: bool
    pieces: int = 0
    money: int = 0
    rolls: bool = False


def differences(
    outlook: Evaluation, task: tasks.Task, action: actions.SeatAction, other: actions.SeatAction
) -> Iterator[Difference]:
    """Yield what an action has against another one; see `engine.Comparing`.

    `tetrikon-contrast-full`, `-hopeless`, `-roll` (`way`: which of the two it is), `-left`, `-pieces`,
    `-money` (`by`, and `way`: more or less), `-missing` (`missing`, `other`).
    """
    now, then = _look(outlook, task, action), _look(outlook, task, other)
    if bool(now.left) is not bool(then.left):
        yield _either("tetrikon-contrast-full", _FULL, yes=not now.left)
    elif by := then.left - now.left:
        yield _counted("tetrikon-contrast-left", by, _SQUARE * by)
    if now.left and then.left and now.hopeless is not then.hopeless:
        yield _either("tetrikon-contrast-hopeless", -_HOPELESS, yes=now.hopeless)
    if now.missing is not None and then.missing is not None and now.missing != then.missing:
        weight = _MISSING * (then.missing - now.missing)
        yield _difference("tetrikon-contrast-missing", weight, missing=now.missing, other=then.missing)
    if by := now.pieces - then.pieces:
        yield _counted("tetrikon-contrast-pieces", by, _PIECE * by)
    if by := now.money - then.money:
        yield _counted("tetrikon-contrast-money", by, float(by))
    if now.rolls is not then.rolls:
        yield _either("tetrikon-contrast-roll", _ROLL, yes=now.rolls)


def _look(outlook: Evaluation, task: tasks.Task, action: actions.SeatAction) -> _Outlook:  # noqa: PLR0911 - one for each kind
    player, empty = outlook.player, outlook.empty
    match action:
        case actions.Build(piece):
            rest = empty & ~outlook.prospects.covered(outlook.table, action)
            return _standing(outlook, rest, work.without(player.free, (piece,)))
        case actions.Exchange(removed, piece):
            old = next(one for one in player.placed if one.anchor == removed)
            rest = (empty | old.mask) & ~outlook.prospects.covered(outlook.table, action)
            return _standing(outlook, rest, (*work.without(player.free, (piece,)), old.shape))
        case actions.Give(piece):
            return _standing(outlook, empty, work.without(player.free, (piece,)))._replace(pieces=-1)
        case actions.Buy(place):
            bought = None if place is None else outlook.table.offer[place - 1]
            return _got(outlook, bought)._replace(money=-state.PRICE)
        case actions.UseCard():
            return _using(outlook, action)
        case actions.AcceptDeal():
            return _agreeing(outlook, task)
        case actions.Swap():
            return _standing(outlook, empty, None)
        case actions.Pay(cards):
            return _standing(outlook, empty, player.free)._replace(money=-sum(cards))
        case actions.DiscardMoney(value):
            return _standing(outlook, empty, player.free)._replace(money=-value)
        case _:
            return _standing(outlook, empty, player.free)._replace(rolls=isinstance(action, actions.Roll))


def _standing(outlook: Evaluation, rest: int, free: Sequence[str] | None) -> _Outlook:
    """Return how it stands with these empty squares and free pieces; None where a die decides one of them."""
    left = rest.bit_count()
    if free is None:
        return _Outlook(left, None, hopeless=False)
    missing = outlook.shortage.missing(outlook.table, outlook.seat, rest, free) if left else 0
    hopeless = missing is None and bool(outlook.shortage.hopeless(outlook.table, outlook.seat, rest, free))
    return _Outlook(left, missing, hopeless)


def _got(outlook: Evaluation, piece: str | None) -> _Outlook:
    """Return how it stands with one piece more; which one may be open."""
    free = None if piece is None else (*outlook.player.free, piece)
    return _standing(outlook, outlook.empty, free)._replace(pieces=1)


def _using(outlook: Evaluation, action: actions.UseCard) -> _Outlook:
    cards = outlook.prospects.material.chance_by_id
    now = _standing(outlook, outlook.empty, outlook.player.free)
    if action.kind in _CARDS:
        return _got(outlook, None if action.place is None else outlook.table.offer[action.place - 1])
    if cards[action.kind].effect.name in {"joker", "inheritance"}:
        return now._replace(money=sum(cards[kind].effect.amount for kind in (action.kind, *action.others)))
    return now._replace(missing=None, hopeless=False)


def _agreeing(outlook: Evaluation, task: tasks.Task) -> _Outlook:
    """Return how it stands after an offer that the seat accepts."""
    match task:
        case tasks.Answering(_, offer):
            gives, takes, money = offer.take, offer.give, offer.give_money - offer.take_money
        case tasks.SwapAnswer():
            gives, takes, money = (task.take,), (task.give,), 0
        case _:
            return _standing(outlook, outlook.empty, outlook.player.free)
    free = work.without((*outlook.player.free, *takes), gives)
    found = _standing(outlook, outlook.empty, free)
    return found._replace(pieces=len(takes) - len(gives), money=money)


def _counted(key: str, by: int, weight: float) -> Difference:
    return _difference(key, weight, by=abs(by), way="more" if by > 0 else "less")


def _either(key: str, weight: float, *, yes: bool) -> Difference:
    return _difference(key, weight if yes else -weight, way="this" if yes else "other")


def _difference(key: str, weight: float, **args: object) -> Difference:
    return Difference(Reason(key, tuple(args.items()), private=True), weight)
