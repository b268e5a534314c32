"""What can be chosen before a match, the whole truth about it, and what a viewer may know of that."""

from __future__ import annotations

from typing import Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import Option, Setup, Stream, Viewer
from accessgames.games.iota.rules.cards import DECK, HAND, UNTOLD, WILD, Card
from accessgames.games.iota.rules.events import EVERYBODY
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.view import CARDS_FROM, NOBODY, IotaTable, IotaView

STARTER: Final = "starter"
WILD_START: Final = "wild-start"
RECYCLING: Final = "recycling"
TRADE: Final = "trade"
EMPTY_ROUNDS: Final = "empty-rounds"
IDLE_ROUNDS: Final = "idle-rounds"
LEFTOVER: Final = "leftover"

OPTIONS: Final = (
    # Everybody draws a card and the highest number starts, or the first seat does without a draw.
    Option(STARTER, ("draw", "first"), "draw", "IOTA I9"),
    # A wild card as start card stays, or goes under the deck and the next card is turned up.
    Option(WILD_START, ("allow", "bury"), "allow", "IOTA I4"),
    # Wild cards that may be taken from the grid before one turn.
    Option(RECYCLING, ("any", "one"), "any", "IOTA I5"),
    # At most as many cards as the deck holds can be traded, or any number, some of which then come back.
    Option(TRADE, ("deck", "any"), "deck", "IOTA I3"),
    # Full rounds without a placing on an empty deck that end the game.
    Option(EMPTY_ROUNDS, ("1", "2", "3"), "1", "IOTA I1"),
    # Full rounds without a placing at all that end the game.
    Option(IDLE_ROUNDS, ("2", "3", "5", "10"), "3", "IOTA I2"),
    # Cards left in hand at the end cost nothing, or their numbers.
    Option(LEFTOVER, ("none", "minus"), "none", "IOTA I8"),
    # The program deals, or people have their own cards and tell their hands, or keep them to themselves.
    Option(CARDS_FROM, ("program", "own", "blind"), "program", "project ruling"),
)
"""All options, in the order in which they are listed."""


_SPECTATOR_BIT: Final = 62


@dataclass(frozen=True, slots=True)
class IotaState:
    """Everything.

    The deck has no order until a card is drawn, but for its bottom: traded cards lie there as they were put.

    Attributes:
        table: What lies open.
        hands: The hands by seat, in the order in which the cards came.
        known: For each card of each hand, bits of the other seats that know it.
        pool: The cards in the upper part of the deck, ascending; any of them may come next. Where hands are
            unknown: all cards that nobody has seen, wherever they are.
        bottom: The cards under them, the next to come first, with bits of the seats that know them.
    """

    table: IotaTable
    hands: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[int, ...], ...]
    pool: tuple[Card, ...]
    bottom: tuple[tuple[Card, int], ...] = ()


def first_state(setup: Setup) -> IotaState:
    """Return the state before anything was drawn."""
    seats = range(setup.seats)
    empty: tuple[tuple[int, ...], ...] = tuple(() for _ in seats)
    table = IotaTable(setup, "starter", 0, NOBODY, Grid(), len(DECK), tuple(0 for _ in seats))
    if setup.value(STARTER) == "first":
        table = replace(table, phase="deal", starter=0, owed=HAND, series=HAND)
        if table.blind:
            return hands_untold(table)
    else:
        table = replace(table, contenders=tuple(seats))
    return IotaState(table, empty, empty, DECK)


def hands_untold(table: IotaTable) -> IotaState:
    """Return the state in which everybody has four cards, of which nothing is known."""
    hands = ((UNTOLD,) * HAND,) * table.seats
    left = len(DECK) - HAND * table.seats
    table = replace(table, phase="start", turn=table.starter, deck=left, owed=0, series=0)
    return IotaState(table, hands, ((0,) * HAND,) * table.seats, DECK)


def knows(viewer: Viewer, known: int) -> bool:
    """Tell whether a viewer is among those that know a card of somebody else or under the deck."""
    return bool(known >> (viewer if viewer >= 0 else _SPECTATOR_BIT) & 1)


def take(
    hand: tuple[Card, ...], known: tuple[int, ...], cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Return a hand without some of its cards; of two wild cards the one that more people know goes first."""
    left = list(zip(hand, known, strict=True))
    everybody = (1 << _SPECTATOR_BIT + 1) - 1
    for card in cards:
        left.remove(max((held for held in left if held[0] == card), key=lambda held: held[1] & everybody))
    return tuple(card for card, _ in left), tuple(bits for _, bits in left)


def put(
    values: tuple[tuple[int, ...], ...], seat: int, value: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Return hands (or what is known of them) with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def view_of(state: IotaState, viewer: Viewer) -> IotaView:
    """Return all that the viewer may know."""
    hands = tuple(
        hand if seat == viewer and not state.table.blind else _seen(hand, known, viewer)
        for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
    )
    bottom = tuple(card if knows(viewer, known) else None for card, known in state.bottom)
    return IotaView(viewer, state.table, hands, bottom)


def _seen(hand: tuple[Card, ...], known: tuple[int, ...], viewer: Viewer) -> tuple[Card | None, ...]:
    """Return the hand of somebody else: known cards ascending, then the others as None."""
    seen = sorted(card for card, bits in zip(hand, known, strict=True) if bits and knows(viewer, bits))
    return (*seen, *[None] * (len(hand) - len(seen)))


def truth_for(view: IotaView, stream: Stream) -> IotaState:
    """Return a random state in which the viewer would see exactly this view."""
    if view.table.blind:
        return _untold(view)
    unseen = list(view.unseen)
    gaps = view.bottom.count(None) + sum(hand.count(None) for hand in view.hands)
    guesses = [unseen.pop(stream.randrange(len(unseen))) for _ in range(gaps)]
    own = 1 << view.viewer if view.viewer >= 0 else EVERYBODY

    def known_to_viewer(card: Card | None) -> int:
        return 0 if card is None else EVERYBODY if card == WILD else own

    hands = tuple(tuple(guesses.pop() if card is None else card for card in hand) for hand in view.hands)
    known = tuple(tuple(map(known_to_viewer, hand)) for hand in view.hands)
    if view.viewer >= 0:
        known = put(known, view.viewer, (0,) * len(hands[view.viewer]))
    bottom = tuple((guesses.pop() if card is None else card, known_to_viewer(card)) for card in view.bottom)
    return IotaState(view.table, hands, known, tuple(unseen), bottom)


def _untold(view: IotaView) -> IotaState:
    """Return the state of a match in which nobody can tell more than is seen."""

    def pairs(cards: tuple[Card | None, ...]) -> tuple[tuple[Card, int], ...]:
        return tuple((UNTOLD, 0) if card is None else (card, EVERYBODY) for card in cards)

    held = tuple(map(pairs, view.hands))
    hands = tuple(tuple(card for card, _ in hand) for hand in held)
    known = tuple(tuple(bits for _, bits in hand) for hand in held)
    return IotaState(view.table, hands, known, view.unseen, pairs(view.bottom))
