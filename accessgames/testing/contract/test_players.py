"""What every computer player of every game has to keep to: views only, repeatable, in time, legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from accessgames.bots import SearchPolicy, make_policy
from accessgames.engine import Decision, Opening, Perspective, Search, Stream
from accessgames.testing.decisions import Position, Watched, decision, positions, room_of, small

if TYPE_CHECKING:
    from accessgames.engine import Game, Policy
    from accessgames.testing.cases import Case

WORLDS = 2

Chosen = tuple["Case", str]
"""A game, and the name of one of its computer players."""


def _policy(player: Chosen, clock: Callable[[], float] | None = None) -> Policy:
    case, name = player
    return make_policy(small(room_of(case).bots), f"bot:{name}", clock)


def _plan(search: Chosen) -> Search:
    case, name = search
    plan = room_of(case).bots.players[name]
    assert isinstance(plan, Search)
    return plan


def _rigged(game: Game[Any, Any, Any, Any], position: Position) -> list[Any]:
    """Other true states that look the same to the seat: other hands, other cards still to come."""
    view = game.view(position.state, position.seat)
    return [game.resample(view, Stream("rigged", str(number))) for number in range(WORLDS)]


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
        watched = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(Perspective(rules, view, position.seat).legal)
        stream = Stream("thinking", "watched")
        assert policy.choose(Decision(watched, position.seat, legal, stream, partial(_same, view))) in legal


def _same(view: Any) -> Any:  # noqa: ANN401 - by game
    return view


def test_a_search_makes_worlds_up(search: Chosen) -> None:
    """A search that has something to compare looks into worlds of its own making."""
    case, policy = search[0], _policy(search)
    rules = case.game
    made = 0
    for position in positions(case):
        watched = Watched(rules)
        view = rules.view(position.state, position.seat)
        legal = tuple(rules.legal_actions(position.state, position.seat))
        policy.choose(Decision(watched, position.seat, legal, Stream("worlds", "1"), partial(_same, view)))
        made += watched.resampled
    assert made > len(positions(case))


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


def _proposing(plan: Search) -> tuple[Callable[..., Any], ...]:
    """What a guide is asked for at the root, and everywhere else."""
    guide = plan.guide
    return (guide.openings, guide.candidates) if isinstance(guide, Opening) else (guide.candidates,)
