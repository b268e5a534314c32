"""Positions in which computer players decide, and a game that is watched while they do."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import make_policy
from accessgames.engine import (
    CHANCE,
    CLOCK,
    Actor,
    BotKit,
    Decision,
    Game,
    Outcome,
    Refusal,
    Search,
    Setup,
    Step,
    Stream,
    Streams,
    Viewer,
)
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.testing.cases import Case

POSITIONS: Final = 6
"""Decisions that are looked at in each game."""

LONGEST: Final = 4_000
"""Actions after which a game is left as it stands; no game that is played to be looked at has more."""

FEW: Final = 8
"""Iterations of a search under test, so that the suite stays short."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state in which a seat has a choice, in a game of so many `seats`."""

    state: Any
    seat: int
    moment: int
    seats: int


def room_of(case: Case) -> Room:
    """The room of a game that has one."""
    assert case.room is not None
    return case.room


def player_names(case: Case) -> tuple[str, ...]:
    """All policies of a game but the random one, as they are typed after `bot:`."""
    if case.room is None:
        return ()
    return tuple(sorted({*case.room.bots.judges, *case.room.bots.players} - {"random"}))


def search_names(case: Case) -> tuple[str, ...]:
    """Those that search by themselves."""
    if case.room is None:
        return ()
    return tuple(name for name, player in case.room.bots.players.items() if isinstance(player, Search))


def small(kit: BotKit) -> BotKit:
    """The same players with fewer iterations, and so few candidates that each can meet several worlds."""
    players = {
        name: replace(player, iterations=min(FEW, player.iterations), breadth=min(FEW // 2, player.breadth))
        if isinstance(player, Search)
        else player
        for name, player in kit.players.items()
    }
    return replace(kit, players=players)


@cache
def positions(case: Case) -> tuple[Position, ...]:
    """Some decisions of a game of two greedy players, or of one where the game allows no other number."""
    room = room_of(case)
    game, streams = room.game, Streams("thinking")
    setup = game.setup(2 if 2 in game.seats else game.seats[0], {})
    greedy = make_policy(room.bots, "bot:greedy")
    choosers: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    choosers.update((seat, BotSeat(greedy, seat, streams)) for seat in range(setup.seats))
    state = game.initial(setup)
    found: list[Position] = []
    for moment in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        actor = first_to_move(actors)
        if actor >= 0 and len(game.legal_actions(state, actor)) > 1:
            found.append(Position(state, actor, moment, setup.seats))
        state = game.apply(state, actor, choosers[actor].choose(game, state, moment)).state
    return tuple(found[len(found) * number // POSITIONS] for number in range(POSITIONS))


def decision(game: Game[Any, Any, Any, Any], position: Position, state: Any = None) -> Decision[Any, Any]:  # noqa: ANN401 - by game
    """The decision of a position, or of a state that looks the same to the seat."""
    state = position.state if state is None else state
    stream = Stream("thinking", f"bot/{position.seat}")
    stream.seek(position.moment)
    legal = game.legal_actions(state, position.seat)
    return Decision(game, position.seat, legal, stream, partial(game.view, state, position.seat))


class Watched(Game[Any, Any, Any, Any]):
    """A game that accepts no state but those that were made up from a view, and what follows from them."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.id, self.seats, self.options = game.id, game.seats, game.options
        self.rules_version = game.rules_version
        self.resampled = 0
        self._known: dict[int, Any] = {}

    def _check(self, state: Any) -> None:  # noqa: ANN401 - by game
        assert self._known.get(id(state)) is state

    def _know(self, state: Any) -> Any:  # noqa: ANN401 - by game
        self._known[id(state)] = state
        return state

    def resample(self, view: Any, stream: Stream) -> Any:  # noqa: ANN401 - by game
        self.resampled += 1
        return self._know(self.game.resample(view, stream))

    def apply(self, state: Any, actor: Actor, action: Any) -> Step[Any, Any]:  # noqa: ANN401 - by game
        self._check(state)
        step = self.game.apply(state, actor, action)
        self._know(step.state)
        return step

    def initial(self, setup: Setup) -> Any:  # noqa: ANN401 - by game
        return self._know(self.game.initial(setup))

    def actors(self, state: Any) -> tuple[Actor, ...]:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.actors(state)

    def legal_actions(self, state: Any, actor: Actor) -> Collection[Any]:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.legal_actions(state, actor)

    def refusal(self, state: Any, actor: Actor, action: Any) -> Refusal | None:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.refusal(state, actor, action)

    def chance(self, state: Any, stream: Stream) -> Any:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.chance(state, stream)

    def clock(self, state: Any, stream: Stream) -> Any:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.clock(state, stream)

    def view(self, state: Any, viewer: Viewer) -> Any:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.view(state, viewer)

    def outcome(self, state: Any) -> Outcome | None:  # noqa: ANN401 - by game
        self._check(state)
        return self.game.outcome(state)

    def redact(self, event: Any, viewer: Viewer) -> Any:  # noqa: ANN401 - by game
        return self.game.redact(event, viewer)

    def format_action(self, action: Any) -> str:  # noqa: ANN401 - by game
        return self.game.format_action(action)

    def parse_action(self, text: str) -> Any:  # noqa: ANN401 - by game
        return self.game.parse_action(text)
