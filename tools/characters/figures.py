"""What shows how somebody plays: a few figures of each game, counted from what happened in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import CHANCE, CLOCK, Game, Outcome, Policy, Setup, Streams
from accessgames.engine.driver import BotSeat, ChancePolicy, SeededChance, SimulatedClock, first_to_move
from accessgames.games.iota.rules import events as iota
from accessgames.games.iqlandie.material import MATERIAL
from accessgames.games.iqlandie.rules import events as iqlandie
from accessgames.games.quantum.bot.sheet_values import ThumbValue
from accessgames.games.quantum.rules import state as quantum
from accessgames.games.quantum.rules.sheet import write
from accessgames.games.tetrikon.rules import events as tetrikon

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.quantum.rules.state import Rows

Figures: TypeAlias = dict[str, float]
"""Figures of one seat in one game, by their names."""


class Recorder:
    """Plays one game of bots and keeps what happened.

    Attributes:
        events: Everything that happened, in order, as nobody hears it: with all that is hidden.
        outcome: The result; None before the end.
    """

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Have nothing recorded yet."""
        self._game = game
        self.events: list[Any] = []
        self.outcome: Outcome | None = None

    def play(self, setup: Setup, policies: Sequence[Policy], seed: str) -> Recorder:
        """Play a game to its end, as `engine.playout` does."""
        game, streams = self._game, Streams(seed)
        choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
        choosers.update((seat, BotSeat(policy, seat, streams)) for seat, policy in enumerate(policies))
        state, moment = game.initial(setup), 0
        while actors := game.actors(state):
            actor = first_to_move(actors)
            step = game.apply(state, actor, choosers[actor].choose(game, state, moment))
            state, moment = step.state, moment + 1
            self.events += step.events
        self.outcome = game.outcome(state)
        return self


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


Note: TypeAlias = Callable[[Any], Iterator[tuple[int, str, float]]]
"""From an event to what it adds to which count of which seat."""


def _counted(events: Iterable[Any], seats: int, note: Note) -> list[defaultdict[str, float]]:
    """Add up by seat what each event adds to which count."""
    counts: list[defaultdict[str, float]] = [defaultdict(float) for _ in range(seats)]
    for event in events:
        for seat, name, more in note(event):
            counts[seat][name] += more
    return counts


def of_iota(events: Sequence[Any], seats: int) -> list[Figures]:
    """Return shares of turns passed and traded, of placings of four cards, and points left to the next."""

    def note(event: Any) -> Iterator[tuple[int, str, float]]:  # noqa: ANN401 - an event of any kind
        match event:
            case iota.Placed(seat, cards, scoring):
                yield seat, "turns", 1
                yield seat, "placed", 1
                yield seat, "fours", len(cards) == 4  # noqa: PLR2004 - the most cards of a turn
                yield (seat - 1) % seats, "left", scoring.total
            case iota.Traded(seat):
                yield seat, "turns", 1
                yield seat, "traded", 1
            case iota.Passed(seat):
                yield seat, "turns", 1
                yield seat, "passed", 1

    return [
        {
            "passed": _share(count["passed"], count["turns"]),
            "traded": _share(count["traded"], count["turns"]),
            "fours": _share(count["fours"], count["placed"]),
            "left": _share(count["left"], count["turns"]),
        }
        for count in _counted(events, seats, note)
    ]


def of_quantum(events: Sequence[Any], seats: int) -> list[Figures]:
    """Return dice thrown again in a turn, what numbers of others in it are worth, and misses in a game.

    Worth by the rule of thumb of the third level, in points.
    """
    active, thumb = 0, ThumbValue()
    sheets: list[Rows] = [((), (), (), ())] * seats

    def note(event: Any) -> Iterator[tuple[int, str, float]]:  # noqa: ANN401 - an event of any kind
        nonlocal active
        match event:
            case quantum.TurnBegan(seat):
                active = seat
                yield seat, "turns", 1
            case quantum.Rerolling(seat, mask):
                yield seat, "dice", mask.bit_count()
            case quantum.Wrote(seat, colour=colour, number=number):
                if seat != active:
                    yield active, "left", thumb.write_gain(sheets[seat], colour, number, 0)
                sheets[seat] = write(sheets[seat], colour, number)
            case quantum.Missed(seat):
                yield seat, "misses", 1

    return [
        {
            "dice": _share(count["dice"], count["turns"]),
            "left": _share(count["left"], count["turns"]),
            "misses": float(count["misses"]),
        }
        for count in _counted(events, seats, note)
    ]


def of_tetrikon(events: Sequence[Any], seats: int) -> list[Figures]:
    """Return offers, purchases, swaps at the manager and rolls for each turn."""

    def note(event: Any) -> Iterator[tuple[int, str, float]]:  # noqa: ANN401 - an event of any kind
        match event:
            case tetrikon.TurnBegan(seat):
                yield seat, "turns", 1
            case tetrikon.DealProposed(offer):
                yield offer.seat, "offers", 1
            case tetrikon.PurchaseAnnounced(seat):
                yield seat, "bought", 1
            case tetrikon.SwapAnnounced(seat):
                yield seat, "swapped", 1
            case tetrikon.DiceRolled(seat):
                yield seat, "rolled", 1

    return [
        {name: _share(count[name], count["turns"]) for name in ("offers", "bought", "swapped", "rolled")}
        for count in _counted(events, seats, note)
    ]


def of_iqlandie(events: Sequence[Any], seats: int) -> list[Figures]:
    """Return seconds of a claim, the share of wrong ones, and of pieces of colours only others collect."""
    pairs: dict[int, frozenset[str]] = {}

    def spiteful(seat: int, piece: Piece) -> bool:
        others = frozenset[str]().union(*(pair for other, pair in pairs.items() if other != seat))
        return piece.colour in others - pairs.get(seat, frozenset())

    def note(event: Any) -> Iterator[tuple[int, str, float]]:  # noqa: ANN401 - an event of any kind
        match event:
            case iqlandie.ConditionDealt(seat, condition):
                pairs[seat] = frozenset(MATERIAL.conditions[condition])
            case iqlandie.Judged(seat, verdict, time=int(time)):
                yield seat, "claims", 1
                yield seat, "seconds", time / 1000
                yield seat, "wrong", verdict == "wrong"
            case iqlandie.Took(seat, pieces, rest=False):
                yield seat, "taken", len(pieces)
                yield seat, "spite", sum(spiteful(seat, piece) for piece in pieces)

    return [
        {
            "seconds": _share(count["seconds"], count["claims"]),
            "wrong": _share(count["wrong"], count["claims"]),
            "spite": _share(count["spite"], count["taken"]),
        }
        for count in _counted(events, seats, note)
    ]


FIGURES: Final[Mapping[str, Callable[[Sequence[Any], int], list[Figures]]]] = MappingProxyType(
    {"iota": of_iota, "quantum": of_quantum, "tetrikon": of_tetrikon, "iqlandie": of_iqlandie}
)
"""The figures of each game: from the events of a game and the number of its seats to those of each seat."""
