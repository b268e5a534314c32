"""T cards: sums that can be paid, and the treasury that is drawn from, refilled and halved (R16, R27, R28).

Cards are tuples of values with the highest first; piles are tuples of counts by ascending value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from accessgames.games.tetrikon.rules import events
from accessgames.games.tetrikon.rules.actions import DrawMoney, PayOut
from accessgames.games.tetrikon.rules.tasks import Discarding, MoneyDue, PayOutDue, Task

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.work import Work


def descending(cards: Iterable[int]) -> tuple[int, ...]:
    """Return cards with the highest first, as payments are written."""
    return tuple(sorted(cards, reverse=True))


def lacking(hand: Iterable[int], cards: Iterable[int]) -> tuple[int, ...]:
    """Return the cards that a hand does not have, or not so often, the highest first.

    >>> lacking((10, 25), (50, 25, 25))
    (50, 25)
    """
    return descending((Counter(cards) - Counter(hand)).elements())


@lru_cache(maxsize=4096)
def payments(cards: tuple[int, ...], amount: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of cards that makes an amount exactly, those of fewer cards first.

    >>> payments((10, 20, 25, 25, 50), 50)
    ((50,), (25, 25))
    """
    counts = sorted(Counter(cards).items(), reverse=True)
    found = _choices(tuple(counts), amount)
    return tuple(sorted(found, key=lambda choice: (len(choice), [-card for card in choice])))


def _choices(counts: tuple[tuple[int, int], ...], amount: int) -> Iterator[tuple[int, ...]]:
    """Yield choices from pairs of value and count, the highest value first."""
    if not amount:
        yield ()
        return
    if not counts or sum(value * count for value, count in counts) < amount:
        return
    (value, count), *others = counts
    for number in range(min(count, amount // value), -1, -1):
        for rest in _choices(tuple(others), amount - number * value):
            yield (value,) * number + rest


@lru_cache(maxsize=4096)
def sums(cards: tuple[int, ...]) -> frozenset[int]:
    """Return every amount that some of the cards make, 0 included."""
    reached = 1
    for card in cards:
        reached |= reached << card
    return frozenset(number for number in range(reached.bit_length()) if reached >> number & 1)


def at_least(cards: tuple[int, ...], amount: int) -> int | None:
    """Return the smallest sum that is not below an amount, or None when all cards are less (R12)."""
    return min((total for total in sums(cards) if total >= amount), default=None)


def at_most(cards: tuple[int, ...], amount: int) -> int:
    """Return the highest sum that is not above an amount (R13)."""
    return max(total for total in sums(cards) if total <= amount)


def spread(pile: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of a pile one by one, ascending."""
    return tuple(value for value, count in zip(values, pile, strict=True) for _ in range(count))


def fewest(cards: tuple[int, ...], amount: int) -> tuple[int, ...] | None:
    """Return the fewest cards that make an amount exactly, or None; of equals those with the higher cards."""
    found = payments(cards, amount)
    return found[0] if found else None


def change_for(excess: int, returned: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that the manager gives back, none when the pile does not make exactly this (R12)."""
    return fewest(returned, excess) or ()


def breakings(
    cards: tuple[int, ...], amount: int, returned: tuple[int, ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the exchanges of one own card at the manager after which an amount can be paid exactly (R13).

    Returns:
        Pairs of an own card and what it is exchanged for: one pair for each value that helps, with the fewest
        cards.
    """
    found = []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        for into in payments(returned, card):
            if into != (card,) and amount in sums(tuple(sorted((*rest, *into)))):
                found.append((card, into))
                break
    return tuple(found)


def draw_money(work: Work, task: MoneyDue, action: DrawMoney) -> None:
    """Give a seat the next card of the treasury."""
    work.pop()
    work.treasury = work.counted(work.treasury, (action.value,), -1)
    work.add_money(task.seat, (action.value,))
    left = sum(work.treasury)
    work.tell(events.MoneyDrawn(task.seat, action.value, task.number, task.of, task.reason, left))
    if task.number < task.of:
        work.push(MoneyDue(task.seat, task.number + 1, task.of, task.reason))


def prepare_draw(work: Work, task: MoneyDue) -> bool:
    """See to it that there is something to draw, and tell whether anything had to be done.

    The returned cards become a new treasury (R28); without any there is inflation (R27); when nobody has
    cards either, the rest of the draw is lost.
    """
    if any(work.treasury):
        return False
    if any(work.table.returned):
        refill(work)
    elif any(hand.money for hand in work.hands):
        declare_inflation(
            work,
            "money",
            [len(hand.money) for hand in work.hands],
            lambda seat, count, protects: Discarding(seat, count, "inflation", protects),
        )
    else:
        work.pop()
        work.tell(events.MoneyMissing(task.seat, task.of - task.number + 1))
    return True


def refill(work: Work) -> None:
    """Shuffle the returned cards into the treasury."""
    pairs = zip(work.treasury, work.table.returned, strict=True)
    work.treasury = tuple(kept + returned for kept, returned in pairs)
    work.change(returned=(0,) * len(work.treasury))
    work.tell(events.TreasuryRefilled(sum(work.treasury)))


def declare_inflation(
    work: Work,
    what: Literal["pieces", "money"],
    counts: Iterable[int],
    owe: Callable[[int, int, bool], Task],
) -> None:
    """Let everybody give up half of what they have, the larger half of an odd number (R26, R27)."""
    owed = tuple(-(-count // 2) for count in counts)
    work.tell(events.InflationDeclared(what, owed))
    order = (work.turn.seat, *work.table.after(work.turn.seat))
    protects = work.table.rules.protects
    work.push(*(owe(seat, owed[seat], protects) for seat in reversed(order) if owed[seat]))


def plan_payout(
    index: MaterialIndex, state: TetrikonState, amount: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how the manager pays an amount: cards of the returned pile, cards of the treasury (R16).

    The exact amount by the fewest cards, from the returned pile if that is enough, else from the treasury,
    else from both; if it can't be made, the highest amount below it.
    """
    values = index.values(state.table.rules)
    returned, treasury = spread(state.table.returned, values), spread(state.treasury, values)
    for pile, place in ((returned, 0), (treasury, 1)):
        exact = fewest(pile, amount)
        if exact is not None:
            return ((), exact) if place else (exact, ())
    both = tuple(sorted((*returned, *treasury)))
    cards = fewest(both, at_most(both, amount)) or ()
    left, first, second = list(returned), [], []
    for card in cards:
        if card in left:
            left.remove(card)
            first.append(card)
        else:
            second.append(card)
    return tuple(first), tuple(second)


def make_payout(index: MaterialIndex, state: TetrikonState, task: PayOutDue) -> PayOut:
    """Return the one action that pays an amount."""
    first, second = plan_payout(index, state, task.amount)
    return PayOut(descending((*first, *second)))


def pay_out(work: Work, task: PayOutDue, action: PayOut) -> None:
    """Pay a seat."""
    first, second = plan_payout(work.index, work.state, task.amount)
    work.pop()
    work.return_money(first, -1)
    work.treasury = work.counted(work.treasury, second, -1)
    work.add_money(task.seat, action.cards)
    paid = sum(action.cards)
    work.change(said=(*work.table.said, paid))
    work.tell(events.PaidOut(task.seat, task.amount, paid, action.cards, len(action.cards), task.reason))
