"""Policies in whole games: levels rise in strength, and thinking never touches the luck of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots.policies import advise, make_policy, rate
from accessgames.engine import CHANCE, Header, Match, MatchDriver, SeatSpec, playout
from accessgames.games import game_ids, load_room
from accessgames.testing.contract.test_players import small
from tests.pig import ROOM as PIG

if TYPE_CHECKING:
    from accessgames.engine import Decision
    from accessgames.games import Room

_ROOMS = pytest.mark.parametrize(
    "room",
    [replace(room, bots=small(room.bots)) for room in (PIG, load_room("iota"))],
    ids=lambda room: room.game.id,
)
"""Two games whose searches make few iterations, so that whole games of them are short."""


def _wins(room: Room, first: str, second: str, games: int) -> float:
    """Games that the first player wins of some played in turns on both seats; a shared place counts half."""
    setup = room.game.setup(2, {})
    policies = [make_policy(room.bots, player) for player in (first, second)]
    won = 0.0
    for number in range(games):
        order = policies if number % 2 == 0 else policies[::-1]
        winners = playout(room.game, setup, order, f"strength/{number}").outcome.winners()
        won += (number % 2 in winners) / len(winners)
    return won


@_ROOMS
def test_greedy_is_stronger_than_random(room: Room) -> None:
    """Taking what brings most beats playing anything, clearly, in every game."""
    assert _wins(room, "bot:greedy", "bot:random", 20) >= 14


@_ROOMS
def test_the_strongest_level_is_stronger_than_the_weakest(room: Room) -> None:
    """The highest level beats the lowest one."""
    assert _wins(room, f"bot:{len(room.bots.levels)}", "bot:1", 8) >= 6


@_ROOMS
def test_equals_are_equal(room: Room) -> None:
    """A player against itself wins neither always nor never."""
    assert 4 <= _wins(room, "bot:1", "bot:1", 20) <= 16


@_ROOMS
def test_every_level_and_policy_plays_to_the_end(room: Room) -> None:
    """Each description of a computer player gives one that finishes games, for every number of seats."""
    descriptions = [f"bot:{level}" for level in range(1, len(room.bots.levels) + 1)]
    descriptions += [f"bot:{name}" for name in (*room.bots.judges, *room.bots.players, "random")]
    for number, player in enumerate(descriptions):
        seats = room.game.seats[number % len(room.game.seats)]
        policies = [make_policy(room.bots, player)] * seats
        played = playout(room.game, room.game.setup(seats, {}), policies, "seed")
        assert seats == len(played.outcome.totals)


@_ROOMS
def test_games_of_bots_repeat(room: Room) -> None:
    """The same seed gives the same game; another seed another one."""
    setup = room.game.setup(2, {})

    def play(seed: str) -> tuple[object, int]:
        policies = [make_policy(room.bots, player) for player in ("bot:greedy", "bot:random")]
        played = playout(room.game, setup, policies, seed)
        return played.outcome, played.actions

    assert play("7") == play("7")
    assert play("7") != play("8")


class _Muser:
    """Plays like another policy, but draws a lot of random numbers before."""

    def __init__(self, policy: Any) -> None:  # noqa: ANN401 - any policy
        self._policy = policy

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        fresh = decision.game.resample(decision.view, decision.stream)
        decision.game.legal_actions(fresh, decision.seat)
        decision.stream.shuffle(list(range(100)))
        return self._policy.choose(decision)


def _luck(room: Room, policies: list[Any]) -> list[str]:
    """The first actions of chance in a match that starts alike."""
    seats = tuple(SeatSpec(f"P{seat}", "bot:random") for seat in range(2))
    setup = room.game.setup(2, {})
    header = Header(room.game.id, room.game.rules_version, seats, setup.options, "luck")
    match: Match[Any, Any, Any, Any] = Match(room.game, header)
    table = MatchDriver(match, dict(enumerate(policies)))
    while len(match.entries) < 12:
        table.advance()
    return [entry.text for entry in match.entries if entry.actor == CHANCE][:2]


@_ROOMS
def test_thinking_does_not_change_the_luck(room: Room) -> None:
    """However much a bot draws from its own stream, what chance brings at a moment stays the same."""
    greedy = make_policy(room.bots, "bot:greedy")
    assert _luck(room, [greedy, greedy]) == _luck(room, [_Muser(greedy), _Muser(greedy)])


@_ROOMS
def test_advice_is_legal_and_best(room: Room) -> None:
    """At the first decisions of a game the advice is a legal action with the highest value."""
    seats = tuple(SeatSpec(f"P{seat}", "bot:greedy") for seat in range(2))
    header = Header(room.game.id, room.game.rules_version, seats, room.game.setup(2, {}).options, "advice")
    match: Match[Any, Any, Any, Any] = Match(room.game, header)
    table = MatchDriver(match, {seat: make_policy(room.bots, "bot:greedy") for seat in range(2)})
    given = 0
    while given < 5:
        for seat in match.actors:
            if seat >= 0:
                perspective = match.perspective(seat)
                advice = advise(room.bots, perspective)
                rated = rate(room.bots.judges[room.bots.adviser], perspective)
                assert advice is not None
                assert advice.action in perspective.legal
                assert max(one.value for one in rated) == advice.value
                given += 1
        table.advance()


def test_every_installed_game_has_greedy_and_an_adviser() -> None:
    """What the generic bots rely on is there: the judge `greedy`, levels that exist, an adviser."""
    for game in game_ids():
        kit = load_room(game).bots
        assert "greedy" in kit.judges
        assert kit.adviser in kit.judges
        assert {*kit.levels} <= {*kit.judges, *kit.players}
