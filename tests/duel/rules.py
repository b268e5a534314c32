"""Stone, scissors and paper with dealt cards, played by all at once against the clock; rules only.

Each seat is dealt three cards from twelve. In every round each plays one of them face down; when all are
down, they are opened, and each card scores a point for every card it beats. The game ends with the last
cards, or when the clock has ticked five times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessgames.engine import (
    CHANCE,
    CLOCK,
    HIDDEN,
    Actor,
    Game,
    Hidden,
    MalformedAction,
    Outcome,
    Refusal,
    ScoreItem,
    SealedChoices,
    Setup,
    Step,
    Stream,
    Viewer,
    is_seat,
    make_outcome,
    refuse,
)

CARDS: Final = ("paper", "scissors", "stone")
COPIES: Final = 4
HAND: Final = 3
TICKS: Final = 5
_BEATEN_BY: Final = {"paper": "scissors", "scissors": "stone", "stone": "paper"}


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance gives a card to a seat."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card face down."""

    card: str


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock takes a fifth of the time away."""


Action: TypeAlias = Deal | Play | Tick
Card: TypeAlias = str | Hidden


@dataclass(frozen=True, slots=True)
class State:
    """A position, and with `HIDDEN` in place of cards the view of somebody.

    Attributes:
        hands: Cards in hand by seat, sorted.
        table: The round being played.
        played: Opened rounds: a card for each seat.
        ticks: Ticks left.
    """

    hands: tuple[tuple[Card, ...], ...]
    table: SealedChoices[str]
    played: tuple[tuple[str, ...], ...] = ()
    ticks: int = TICKS

    @property
    def dealing(self) -> bool:
        """Whether cards are still being dealt."""
        return not self.played and not self.table.chosen and any(len(hand) < HAND for hand in self.hands)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ticks == 0 or len(self.played) == HAND


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat has laid a card face down."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Opened:
    """All cards of a round are open."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ticked:
    """The clock shows `left` more ticks."""

    left: int


Event: TypeAlias = Dealt | Laid | Opened | Ticked


def wins(cards: Sequence[str], seat: int) -> int:
    """Count the cards of a round that the card of `seat` beats."""
    return sum(_BEATEN_BY[other] == cards[seat] for other in cards)


class Duel(Game[State, Action, Event, State]):
    """The duel for two or three."""

    id = "duel"
    rules_version = 1
    seats = range(2, 4)
    options = ()

    def initial(self, setup: Setup) -> State:
        """Return the state before the first card is dealt."""
        return State(((),) * setup.seats, SealedChoices.among(range(setup.seats)))

    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return chance while dealing, then the clock and all who have not played a card yet."""
        if state.over:
            return ()
        return (CHANCE,) if state.dealing else (CLOCK, *state.table.waiting)

    def legal_actions(self, state: State, actor: Actor) -> tuple[Action, ...]:
        """Return what can be done, sorted by notation."""
        if actor not in self.actors(state):
            return ()
        if actor == CLOCK:
            return (Tick(),)
        if is_seat(actor):
            return tuple(Play(card) for card in CARDS if card in state.hands[actor])
        seat = min(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))
        left = _hidden_cards(state)
        return tuple(Deal(seat, card) for card in CARDS if left[card])

    def refusal(self, state: State, actor: Actor, action: Action) -> Refusal | None:
        """Name the rule that an action breaks."""
        if action in self.legal_actions(state, actor):
            return None
        if isinstance(action, Play) and is_seat(actor):
            return refuse("duel-refused-card", card=action.card)
        return refuse("duel-refused-other", action=self.format_action(action))

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State, Event]:
        """Return what an action brings."""
        match action:
            case Deal(seat, card):
                hand = tuple(sorted([*map(str, state.hands[seat]), card]))
                return Step(replace(state, hands=_put(state.hands, seat, hand)), (Dealt(seat, card),))
            case Tick():
                return Step(replace(state, ticks=state.ticks - 1), (Ticked(state.ticks - 1),))
            case Play(card):
                return _lay(state, actor, card)

    def chance(self, state: State, stream: Stream) -> Action:
        """Draw a card for the seat with the fewest."""
        cards = sorted(_hidden_cards(state).elements())
        actions = [action for action in self.legal_actions(state, CHANCE) if isinstance(action, Deal)]
        return Deal(actions[0].seat, stream.choice(cards))

    def view(self, state: State, viewer: Viewer) -> State:
        """Hide the cards of the others in hand and on the table."""
        hands = tuple(
            hand if seat == viewer else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands, table=state.table.seen_by(viewer))

    def resample(self, view: State, stream: Stream) -> State:
        """Deal the cards that cannot be seen at random."""
        cards = sorted(_hidden_cards(view).elements())
        stream.shuffle(cards)
        chosen = tuple(
            (seat, cards.pop() if isinstance(card, Hidden) else card) for seat, card in view.table.chosen
        )
        hands = tuple(
            tuple(sorted(cards.pop() if isinstance(card, Hidden) else card for card in hand))
            for hand in view.hands
        )
        return replace(view, hands=hands, table=replace(view.table, chosen=chosen))

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, each round being an item."""
        if not state.over:
            return None
        items = [
            [
                ScoreItem("duel-item-round", wins(cards, seat), (("round", number),))
                for number, cards in enumerate(state.played, 1)
            ]
            for seat in range(len(state.hands))
        ]
        return make_outcome(items, "time" if state.ticks == 0 else "cards")

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """Hide the cards that the others were dealt or have laid."""
        if isinstance(event, (Dealt, Laid)) and event.seat != viewer:
            return replace(event, card=HIDDEN)
        return event

    def reveals(self, state: State, actor: Actor, action: Action) -> bool:
        """Tell that a tick is heard, and that the last card of a round opens all the others."""
        del action
        return actor == CLOCK or state.table.waiting == (actor,)

    def format_action(self, action: Action) -> str:
        """Write an action: `deal 0 stone`, `play paper`, `tick`."""
        match action:
            case Deal(seat, card):
                return f"deal {seat} {card}"
            case Play(card):
                return f"play {card}"
            case Tick():
                return "tick"

    def parse_action(self, text: str) -> Action:
        """Read an action.

        Raises:
            MalformedAction: `error-malformed-action` with the text and the forms that exist.
        """
        match text.split(" "):
            case ["tick"]:
                return Tick()
            case ["play", card] if card in CARDS:
                return Play(card)
            case ["deal", ("0" | "1" | "2") as seat, card] if card in CARDS:
                return Deal(int(seat), card)
        raise MalformedAction(
            "error-malformed-action", text=text[:80], expected="deal SEAT CARD | play CARD | tick"
        )


def _hidden_cards(state: State) -> Counter[str]:
    """Count the cards that are neither in a visible hand nor visible on the table."""
    left = Counter(dict.fromkeys(CARDS, COPIES))
    seen: list[Card] = [card for cards in (*state.hands, *state.played) for card in cards]
    seen.extend(card for _, card in state.table.chosen)
    left.subtract(card for card in seen if not isinstance(card, Hidden))
    return left


def _put(
    hands: tuple[tuple[Card, ...], ...], seat: int, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _lay(state: State, seat: int, card: str) -> Step[State, Event]:
    hand = list(state.hands[seat])
    hand.remove(card)
    table = state.table.put(seat, card)
    laid = replace(state, hands=_put(state.hands, seat, tuple(hand)), table=table)
    if not table.complete:
        return Step(laid, (Laid(seat, card),))
    cards = tuple(str(card) for _, card in table.chosen)
    opened = replace(laid, table=SealedChoices.among(range(len(cards))), played=(*state.played, cards))
    return Step(opened, (Laid(seat, card), Opened(cards)))
