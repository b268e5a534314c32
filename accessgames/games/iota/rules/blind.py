"""Where hands are known to nobody but their holders: what can be known of them all the same.

Cards of a hand are `UNTOLD`, but for wild cards that were taken from the grid for all to see. The pool holds
every card that nobody has seen yet, wherever it is, so what is declared must be in it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import Refusal, refuse
from accessgames.games.iota.rules import events as happened
from accessgames.games.iota.rules import state as states
from accessgames.games.iota.rules.cards import UNTOLD, WILD, WILDS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NO_FACES: Final = (UNTOLD,)


def can_hold(hand: Sequence[Card], unseen_wilds: int, plain: int, wilds: int) -> bool:
    """Tell whether a hand can hold so many plain and wild cards, for all that is known of it."""
    unknown = max(0, wilds - hand.count(WILD))
    return unknown <= unseen_wilds and plain + unknown <= hand.count(UNTOLD)


def refuse_held(state: states.IotaState, cards: tuple[Card, ...]) -> Refusal | None:
    """Return why the seat to play can't have these cards in its hand, or None when it can."""
    hand, pool = state.hands[state.table.turn], state.pool
    if len(cards) > len(hand):
        return refuse("iota-refused-hand-size", cards=len(cards), count=len(hand))
    plain = [card for card in cards if card != WILD]
    twice = next((card for card, times in sorted(Counter(plain).items()) if times > 1), None)
    if twice is not None:
        return refuse("iota-refused-card-twice", card=twice)
    seen = next((card for card in sorted(plain) if card not in pool), None)
    if seen is not None:
        spot = next((spot for spot, card in state.table.grid.items() if card == seen), None)
        return (
            refuse("iota-refused-kind") if spot is None else refuse("iota-refused-seen", card=seen, spot=spot)
        )
    wilds = len(cards) - len(plain)
    if wilds > hand.count(WILD) + pool.count(WILD):
        return refuse("iota-refused-wilds-seen", count=WILDS - pool.count(WILD))
    if not can_hold(hand, pool.count(WILD), len(plain), wilds):
        return refuse("iota-refused-held-wild", wilds=hand.count(WILD), count=len(hand))
    return None


def refuse_untold_trade(state: states.IotaState, cards: tuple[Card, ...]) -> Refusal | None:
    """Return why the seat to play can't trade so many cards, or None; which they are is not said."""
    hand = state.hands[state.table.turn]
    if any(card != UNTOLD for card in cards):
        return refuse("iota-refused-kind")
    return (
        refuse("iota-refused-hand-size", cards=len(cards), count=len(hand))
        if len(cards) > len(hand)
        else None
    )


def declare(state: states.IotaState, cards: tuple[Card, ...]) -> tuple[states.IotaState, tuple[Card, ...]]:
    """Turn declared cards of the seat to play into cards of its hand.

    Returns:
        The state in which they have been seen, and what they are in the hand.
    """
    pool, known = list(state.pool), state.hands[state.table.turn].count(WILD)
    held: list[Card] = []
    for card in cards:
        if card == WILD and held.count(WILD) < known:
            held.append(WILD)
        else:
            pool.remove(card)
            held.append(UNTOLD)
    return replace(state, pool=tuple(pool)), tuple(held)


def forget_wilds(state: states.IotaState) -> states.IotaState:
    """Let a trade hide which card of the hand is wild: it may have been traded."""
    seat = state.table.turn
    hand = state.hands[seat]
    return replace(
        state,
        hands=states.put(state.hands, seat, NO_FACES * len(hand)),
        known=states.put(state.known, seat, (0,) * len(hand)),
        pool=(*state.pool, *[WILD] * hand.count(WILD)),
    )


def fill_up(state: states.IotaState, count: int) -> tuple[states.IotaState, tuple[happened.IotaEvent, ...]]:
    """Let the seat to play take cards from the deck: from its unknown part, then what was put under it."""
    table, seat, bottom = state.table, state.table.turn, state.bottom
    unknown = min(count, table.deck - len(bottom))
    drawn = (*[(UNTOLD, 0)] * unknown, *bottom[: count - unknown])
    table = replace(table, deck=table.deck - count)
    after = replace(
        state,
        table=table,
        hands=states.put(state.hands, seat, (*state.hands[seat], *(card for card, _ in drawn))),
        known=states.put(state.known, seat, (*state.known[seat], *(bits for _, bits in drawn))),
        bottom=bottom[count - unknown :],
    )
    told: happened.IotaEvent = happened.DrewUnseen(seat, count, table.deck)
    return after, (told,) if table.deck else (told, happened.DeckEmpty())


def await_shown(state: states.IotaState, seats: Iterable[int]) -> states.IotaState | None:
    """Return the state in which the next of some seats lays its hand open; None when all is known."""
    for seat in seats:
        owed = state.hands[seat].count(UNTOLD)
        if owed:
            table = replace(state.table, phase="show", turn=seat, owed=owed, series=owed)
            return replace(state, table=table)
    return None


def show(state: states.IotaState, card: Card) -> states.IotaState:
    """Lay a card of a hand open."""
    seat, pool = state.table.turn, list(state.pool)
    pool.remove(card)
    hand = list(state.hands[seat])
    known = list(state.known[seat])
    place = hand.index(UNTOLD)
    hand[place], known[place] = card, happened.EVERYBODY
    return replace(
        state,
        table=replace(state.table, owed=state.table.owed - 1),
        hands=states.put(state.hands, seat, tuple(hand)),
        known=states.put(state.known, seat, tuple(known)),
        pool=tuple(pool),
    )
