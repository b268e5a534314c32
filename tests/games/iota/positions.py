"""Short ways to set up positions of IOTA in tests, in notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, Streams
from accessgames.games.iota.notation import parse_action, parse_card, parse_spot
from accessgames.games.iota.rules.cards import DECK, Card, Laid, Spot
from accessgames.games.iota.rules.events import IotaEvent, Placed
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.state import IotaState
from accessgames.games.iota.rules.view import IotaTable

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.cards import Scoring

GAME = IotaGame()
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def cards(text: str) -> tuple[Card, ...]:
    """Read cards such as `r3c w`."""
    return tuple(map(parse_card, text.split()))


def spot(text: str) -> Spot:
    """Read a place such as `m50`."""
    return parse_spot(text)


def spots(text: str) -> tuple[Spot, ...]:
    """Read places such as `m50 n50`."""
    return tuple(map(parse_spot, text.split()))


def laid(text: str) -> tuple[Laid, ...]:
    """Read cards on places such as `m50=r3c n50=w`."""
    pairs = (piece.split("=") for piece in text.split())
    return tuple((parse_spot(place), parse_card(card)) for place, card in pairs)


def grid(text: str) -> Grid:
    """Lay out a grid such as `m50=r3c n50=w`."""
    return Grid(laid(text))


def position(
    layout: str,
    *hands: str,
    deck: int | None = None,
    bottom: str = "",
    options: Mapping[str, str] = NO_OPTIONS,
    **table: Any,  # noqa: ANN401 - fields of several types
) -> IotaState:
    """Set up a position in which seat 0 is to play.

    Args:
        layout: The grid.
        hands: The hands by seat.
        deck: How many cards are left to draw, those of `bottom` included; as many as possible by default.
        bottom: Cards that seat 0 has put under the deck.
        options: Options of the match.
        table: Other fields of the table.
    """
    held = tuple(cards(hand) for hand in hands)
    under = cards(bottom)
    around = grid(layout)
    rest = list(DECK)
    for card in (*around.values(), *under, *(card for hand in held for card in hand)):
        rest.remove(card)
    pool = tuple(rest if deck is None else rest[: deck - len(under)])
    fields = {"scores": (0,) * len(held), "turn": 0, "starter": 0, **table}
    setup = GAME.setup(len(held), dict(options))
    return IotaState(
        IotaTable(setup, "play", grid=around, deck=len(pool) + len(under), **fields),
        held,
        tuple((0,) * len(hand) for hand in held),
        pool,
        tuple((card, 1) for card in under),
    )


def play(state: IotaState, *texts: str) -> tuple[IotaState, tuple[IotaEvent, ...]]:
    """Play actions in notation by whoever is to act; return the last state and all events."""
    events: tuple[IotaEvent, ...] = ()
    for text in texts:
        step = GAME.play(state, GAME.actors(state)[0], parse_action(text))
        state, events = step.state, (*events, *step.events)
    return state, events


def scoring(state: IotaState, text: str) -> Scoring:
    """Play one placement and return how it was scored."""
    placed = play(state, text)[1][0]
    assert isinstance(placed, Placed)
    return placed.scoring


def refused(state: IotaState, text: str) -> dict[str, object]:
    """Return the key and the arguments of the refusal of an action of whoever is to act; empty when legal."""
    refusal = GAME.refusal(state, GAME.actors(state)[0], parse_action(text))
    return {"key": refusal.key, **dict(refusal.args)} if refusal else {}


_MOST_LISTED: Final = 5000
"""Actions that a random game chooses from; with known hands there are hardly ever as many."""


def walk(
    seed: str, seats: int = 2, options: Mapping[str, str] = NO_OPTIONS
) -> Iterator[tuple[IotaState, int, IotaAction]]:
    """Play a random game; yield each state with the actor and the action that follows, and last the end.

    Placements are preferred, and those of wild cards above all, so that the board grows and gets tangled.
    """
    streams = Streams(seed)
    chance, choice = streams.open("chance"), streams.open("walk")
    state = GAME.initial(GAME.setup(seats, dict(options)))
    while actors := GAME.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            action = GAME.chance(state, chance)
        else:
            # Where nobody knows the hands, millions of declarations are possible: the first ones will do.
            legal = list(islice(GAME.legal_actions(state, actor), _MOST_LISTED))
            wild = [one for one in legal if "=w" in GAME.format_action(one)]
            placing = [one for one in legal if GAME.format_action(one).startswith("place")]
            usual = choice.choice([wild or placing or legal, placing or legal, legal])
            action = choice.choice(usual)
        yield state, actor, action
        state = GAME.apply(state, actor, action).state
    yield state, CHANCE, parse_action("pass")
