"""What every computer player has to keep to: views only, repeatable, in time, legal, on five levels."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames import engine
from accessgames.bots.policies import make_policy, policy_name, policy_names
from accessgames.bots.search import SearchPolicy
from accessgames.cli.match_options import check_seats, read_players
from accessgames.dataclasses import dataclass, replace
from accessgames.engine.driver import BotSeat, SeededChance, SimulatedClock, first_to_move
from accessgames.language import Language, languages
from accessgames.shell.seating import BOT_LEVELS, level_words
from accessgames.testing.cases import Case, room_of

if TYPE_CHECKING:
    from accessgames.games import Room

MAKING: Final = frozenset({"resample", "initial", "apply", "play"})
"""Methods of a game that bring a state."""

WATCHED: Final = MAKING | {
    "actors",
    "legal_actions",
    "refusal",
    "chance",
    "clock",
    "view",
    "outcome",
    "reveals",
}
"""Those that take or bring one."""

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


def small(kit: engine.BotKit) -> engine.BotKit:
    """The same players with fewer iterations, and so few candidates that each can meet several worlds."""
    players = {
        name: replace(player, iterations=min(FEW, player.iterations), breadth=min(FEW // 2, player.breadth))
        if isinstance(player, engine.Search)
        else player
        for name, player in kit.players.items()
    }
    return replace(kit, players=players)


@cache
def positions(case: Case) -> tuple[Position, ...]:
    """Some decisions of a game of two greedy players, or of one where the game allows no other number."""
    room = room_of(case)
    game, streams = room.game, engine.Streams("thinking")
    setup = game.setup(2 if 2 in game.seats else game.seats[0], {})
    greedy = make_policy(room.bots, "bot:greedy")
    choosers: dict[int, Any] = {engine.CHANCE: SeededChance(streams), engine.CLOCK: SimulatedClock(streams)}
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


def decision(
    game: engine.Game[Any, Any, Any, Any],
    position: Position,
    state: Any = None,  # noqa: ANN401 - by game
) -> engine.Decision[Any, Any]:
    """The decision of a position, or of a state that looks the same to the seat."""
    state = position.state if state is None else state
    stream = engine.Stream("thinking", f"bot/{position.seat}")
    stream.seek(position.moment)
    legal = game.legal_actions(state, position.seat)
    return engine.Decision(game, position.seat, legal, stream, partial(game.view, state, position.seat))


class Watched:
    """A game that accepts no state but those that were made up from a view, and what follows from them."""

    def __init__(self, game: engine.Game[Any, Any, Any, Any]) -> None:
        self._game = game
        self._known: dict[int, Any] = {}
        self.resampled = 0

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a game has
        if name not in dir(engine.Game) and name not in engine.Game.__annotations__:
            raise AttributeError(name)
        found = getattr(self._game, name)
        return partial(self._watched, name, found) if name in WATCHED else found

    def _watched(self, name: str, method: Callable[..., Any], first: Any, *rest: Any) -> Any:  # noqa: ANN401 - by game
        if name == "resample":
            self.resampled += 1
        elif name != "initial":
            assert self._known.get(id(first)) is first
        found = method(first, *rest)
        made = found.state if isinstance(found, engine.Step) else found
        if name in MAKING:
            self._known[id(made)] = made
        return found


QUICK, SLOW = 300, 2000
"""Milliseconds that the levels 1 to 4, and the fifth, may take for a decision."""


def test_there_are_five_levels(room: Room) -> None:
    """Exactly five, no policy twice, and each of them can be made by its number."""
    assert BOT_LEVELS == len(room.bots.levels) == len(set(room.bots.levels))
    for level, name in enumerate(room.bots.levels, 1):
        assert name == policy_name(room.bots, f"bot:{level}")
        assert make_policy(room.bots, f"bot:{level}") is not None


def test_random_is_nobodys_level(room: Room) -> None:
    """Every game has the random player, and even a beginner is better than that."""
    assert "random" in policy_names(room.bots)
    assert "random" not in room.bots.levels


def test_levels_think_no_longer_than_people_wait(room: Room) -> None:
    """A search at the fifth level takes at most two seconds, one below three tenths; none has to search."""
    for level, name in enumerate(room.bots.levels, 1):
        player = room.bots.players.get(name)
        if isinstance(player, engine.Search):
            assert player.milliseconds <= (SLOW if level == BOT_LEVELS else QUICK)


@pytest.mark.parametrize("tag", languages())
def test_levels_are_found_by_their_names(room: Room, tag: str) -> None:
    """A level's name means that level in every game, also where a policy has the same name."""
    for level, names in enumerate(level_words(Language(tag).vocabulary("shell")), 1):
        for name in names:
            (seat,) = check_seats(room, read_players(f"bot:{name}"))
            assert room.bots.levels[level - 1] == policy_name(room.bots, seat.player)


def test_a_sixth_level_is_refused(room: Room) -> None:
    """With the number of levels there are."""
    with pytest.raises(engine.SetupError) as caught:
        make_policy(room.bots, "bot:6")
    assert ("error-bot-level", BOT_LEVELS) == (caught.value.key, caught.value.args_["most"])


WORLDS = 2

Chosen = tuple["Case", str]
"""A game, and the name of one of its computer players."""


def _policy(player: Chosen, clock: Callable[[], float] | None = None) -> engine.Policy:
    case, name = player
    return make_policy(small(room_of(case).bots), f"bot:{name}", clock)


def _plan(search: Chosen) -> engine.Search:
    case, name = search
    plan = room_of(case).bots.players[name]
    assert isinstance(plan, engine.Search)
    return plan


def _rigged(game: engine.Game[Any, Any, Any, Any], position: Position) -> list[Any]:
    """Other true states that look the same to the seat: other hands, other cards still to come."""
    view = game.view(position.state, position.seat)
    return [game.resample(view, engine.Stream("rigged", str(number))) for number in range(WORLDS)]


def test_what_is_hidden_changes_no_choice(player: Chosen) -> None:
    """Given a view whose hidden part is rigged, a player chooses what it chooses with the real one."""
    case, policy = player[0], _policy(player)
    rules = case.game
    for position in positions(case):
        chosen = policy.choose(decision(rules, position))
        for world in _rigged(rules, position):
            assert chosen == policy.choose(decision(rules, position, world))


def is_rigged(case: Case) -> bool:
    """Tell whether the other true states differ from the real one somewhere: whether anything is hidden."""
    return any(
        position.state != world for position in positions(case) for world in _rigged(case.game, position)
    )


def test_no_player_ever_meets_the_true_state(player: Chosen) -> None:
    """All that a player does with the rules, it does in worlds that were made up from its view."""
    case, policy = player[0], _policy(player)
    rules = case.game
    for position in positions(case)[::2]:
        watched: Any = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(engine.Perspective(rules, view, position.seat).legal)
        stream = engine.Stream("thinking", "watched")
        assert (
            policy.choose(engine.Decision(watched, position.seat, legal, stream, partial(_same, view)))
            in legal
        )


def _same(view: Any) -> Any:  # noqa: ANN401 - by game
    return view


def test_a_search_makes_worlds_up(search: Chosen) -> None:
    """A search that has something to compare looks into worlds of its own making, one a position or more."""
    case, policy = search[0], _policy(search)
    rules = case.game
    made = 0
    for position in positions(case):
        watched: Any = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(rules.legal_actions(position.state, position.seat))
        policy.choose(
            engine.Decision(watched, position.seat, legal, engine.Stream("worlds", "1"), partial(_same, view))
        )
        made += watched.resampled
    assert made >= len(positions(case))


def test_the_same_seed_gives_the_same_choice(player: Chosen) -> None:
    """A choice depends on the view and the bot's stream alone: not on the player's past, nor on the order."""
    case, policy = player[0], _policy(player)
    rules = case.game
    onwards = [policy.choose(decision(rules, position)) for position in positions(case)]
    fresh = _policy(player)
    back = [fresh.choose(decision(rules, position)) for position in reversed(positions(case))]
    assert onwards == back[::-1]
    assert all(
        choice in rules.legal_actions(position.state, position.seat)
        for choice, position in zip(onwards, positions(case), strict=True)
    )


def test_time_ends_a_search(search: Chosen) -> None:
    """With a clock that advances by a twelfth of the limit, a decision ends in time; without, it goes on."""
    case, rules = search[0], search[0].game
    plan = replace(_plan(search), iterations=60)
    for position in positions(case)[::2]:
        readings = count()

        def clock(readings: count[int] = readings) -> float:
            return next(readings) * plan.milliseconds / 12_000

        found = SearchPolicy(plan, clock).consider(decision(rules, position))
        assert next(readings) - 1 <= 12 * 1.2
        visits = sum(one.visits for one in found)
        assert visits <= 12
        free = SearchPolicy(plan).consider(decision(rules, position))
        assert len(found) == 1 or visits < sum(one.visits for one in free)


def test_guides_propose_what_is_legal(search: Chosen) -> None:
    """Candidates are legal, each once, with weights above nothing; worths are chances, one for each seat."""
    case, rules, plan = search[0], search[0].game, _plan(search)
    for position in positions(case):
        for world in _rigged(rules, position):
            for propose in _proposing(plan):
                proposed = propose(rules, world, position.seat)
                actions = [action for action, _ in proposed]
                assert actions
                assert len(actions) == len(set(actions))
                assert all(action in rules.legal_actions(world, position.seat) for action in actions)
                assert all(prior > 0 for _, prior in proposed)
            worth = plan.guide.worth(rules, world)
            assert all(0 <= chance <= 1 for chance in worth)
            assert position.seats == len(worth)


def _proposing(plan: engine.Search) -> tuple[Callable[..., Any], ...]:
    """What a guide is asked for at the root, and everywhere else."""
    guide = plan.guide
    return (guide.openings, guide.candidates) if isinstance(guide, engine.Opening) else (guide.candidates,)
