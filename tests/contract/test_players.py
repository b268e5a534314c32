"""What every computer player of every game has to keep to: views only, repeatable, in time, legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots import SearchPolicy, make_policy
from accessgames.engine import Decision, Opening, Perspective, Search, Stream
from tests.contract.thinking import PLAYERS, ROOMS, SEARCHES, Position, Watched, decision, positions, small

if TYPE_CHECKING:
    from accessgames.engine import Game, Policy
    from accessgames.games import Room

WORLDS = 2

every_player = pytest.mark.parametrize(("game", "name"), PLAYERS, ids=map("-".join, PLAYERS))
every_search = pytest.mark.parametrize(("game", "name"), SEARCHES, ids=map("-".join, SEARCHES))


def _room(game: str) -> Room:
    room = ROOMS[game]
    assert room is not None
    return room


def _policy(game: str, name: str, clock: Callable[[], float] | None = None) -> Policy:
    return make_policy(small(_room(game).bots), f"bot:{name}", clock)


def _rigged(game: Game[Any, Any, Any, Any], position: Position) -> list[Any]:
    """Other true states that look the same to the seat: other hands, other cards still to come."""
    view = game.view(position.state, position.seat)
    return [game.resample(view, Stream("rigged", str(number))) for number in range(WORLDS)]


@every_player
def test_what_is_hidden_changes_no_choice(game: str, name: str) -> None:
    """Given a view whose hidden part is rigged, a player chooses what it chooses with the real one."""
    rules, policy = _room(game).game, _policy(game, name)
    for position in positions(game):
        chosen = policy.choose(decision(rules, position))
        for world in _rigged(rules, position):
            assert chosen == policy.choose(decision(rules, position, world))


def test_rigged_worlds_are_really_rigged() -> None:
    """In games with something hidden, the other true states differ from the real one somewhere."""
    hidden = {game: any(_differs(game, position) for position in positions(game)) for game in ROOMS}
    assert {**dict.fromkeys(ROOMS, True), "pig": False} == hidden


def _differs(game: str, position: Position) -> bool:
    return any(position.state != world for world in _rigged(_room(game).game, position))


@every_player
def test_no_player_ever_meets_the_true_state(game: str, name: str) -> None:
    """All that a player does with the rules, it does in worlds that were made up from its view."""
    rules, policy = _room(game).game, _policy(game, name)
    for position in positions(game)[::2]:
        watched = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(Perspective(rules, view, position.seat).legal)
        stream = Stream("thinking", "watched")
        assert policy.choose(Decision(watched, position.seat, legal, stream, partial(_same, view))) in legal


def _same(view: Any) -> Any:  # noqa: ANN401 - by game
    return view


@every_search
def test_a_search_makes_worlds_up(game: str, name: str) -> None:
    """A search that has something to compare looks into worlds of its own making."""
    rules, policy = _room(game).game, _policy(game, name)
    made = 0
    for position in positions(game):
        watched = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(rules.legal_actions(position.state, position.seat))
        policy.choose(Decision(watched, position.seat, legal, Stream("worlds", "1"), partial(_same, view)))
        made += watched.resampled
    assert made > len(positions(game))


@every_player
def test_the_same_seed_gives_the_same_choice(game: str, name: str) -> None:
    """A choice depends on the view and the bot's stream alone: not on the player's past, nor on the order."""
    rules = _room(game).game
    policy = _policy(game, name)
    onwards = [policy.choose(decision(rules, position)) for position in positions(game)]
    fresh = _policy(game, name)
    back = [fresh.choose(decision(rules, position)) for position in reversed(positions(game))]
    assert onwards == back[::-1]
    assert all(
        choice in rules.legal_actions(position.state, position.seat)
        for choice, position in zip(onwards, positions(game), strict=True)
    )


@every_search
def test_time_ends_a_search(game: str, name: str) -> None:
    """With a clock that advances by a twelfth of the limit, a decision ends in time; without, it goes on."""
    rules, plan = _room(game).game, _room(game).bots.players[name]
    assert isinstance(plan, Search)
    plan = replace(plan, iterations=60)
    for position in positions(game)[::2]:
        readings = count()

        def clock(readings: count[int] = readings) -> float:
            return next(readings) * plan.milliseconds / 12_000

        found = SearchPolicy(plan, clock).consider(decision(rules, position))
        assert next(readings) - 1 <= 12 * 1.2
        visits = sum(one.visits for one in found)
        assert visits <= 12
        free = SearchPolicy(plan).consider(decision(rules, position))
        assert len(found) == 1 or visits < sum(one.visits for one in free)


@every_search
def test_guides_propose_what_is_legal(game: str, name: str) -> None:
    """Candidates are legal, each once, with weights above nothing; worths are chances, one for each seat."""
    rules, plan = _room(game).game, _room(game).bots.players[name]
    assert isinstance(plan, Search)
    for position in positions(game):
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
            assert 2 == len(worth)


def _proposing(plan: Search) -> tuple[Callable[..., Any], ...]:
    """What a guide is asked for at the root, and everywhere else."""
    guide = plan.guide
    return (guide.openings, guide.candidates) if isinstance(guide, Opening) else (guide.candidates,)
