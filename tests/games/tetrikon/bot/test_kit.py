"""The levels, and whole games between them."""

from __future__ import annotations

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import Outcome, ScoreItem, Search, playout
from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.bot import run_alone

GAME = ROOM.game


def totals(players: tuple[str, ...], games: int, options: dict[str, str]) -> list[int]:
    """Points of each player over some games with changing seats."""
    policies = [make_policy(ROOM.bots, player) for player in players]
    setup = GAME.setup(len(players), options)
    found = [0] * len(players)
    for number in range(games):
        order = [(seat + number) % len(players) for seat in range(len(players))]
        outcome = playout(GAME, setup, [policies[player] for player in order], f"kit/{number}").outcome
        for seat, points in enumerate(outcome.totals):
            found[order[seat]] += points
    return found


def test_levels() -> None:
    """There are five levels, the last one looks ahead, and hints come from a judge that takes no time."""
    assert ("beginner", "apprentice", "player", "strong", "search") == ROOM.bots.levels
    assert isinstance(ROOM.bots.players["search"], Search)
    assert ROOM.bots.adviser in ROOM.bots.judges


def test_who_runs_alone_is_compared_by_penalties_then_time() -> None:
    """Fewer penalties go before any time; among equals the faster one is ahead."""
    runs = ((0, 90_000), (0, 60_000), (-20, 1_000))
    keys = {}
    for total, time in runs:
        item = ScoreItem("tetrikon-item-run", total, (("milliseconds", time),))
        keys[total, time] = run_alone(Outcome((total,), (1,), ((item,),), "filled"))
    assert [(-20, 1_000), (0, 90_000), (0, 60_000)] == sorted(keys, key=keys.__getitem__)


def test_levels_differ() -> None:
    """Over 27 games level 4 has fewer penalties than level 2, that one fewer than level 1."""
    strong, apprentice, beginner = totals(("bot:4", "bot:2", "bot:1"), 27, {"level": "A"})
    assert strong > apprentice > beginner


def test_the_policies_from_before_are_still_there() -> None:
    """Over nine games the strong player has fewer penalties than the builder, that one than chance."""
    strong, builder, random = totals(("bot:strong", "bot:greedy", "bot:random"), 9, {"level": "B"})
    assert strong > builder > random


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (("bot:strong", "bot:strong", "bot:strong", "bot:strong"), {"level": "E"}),
        (("bot:strong", "bot:greedy"), {"level": "J", "mirror": "no"}),
        (("bot:strong", "bot:greedy"), {"level": "B", "buying": "choice", "games": "3"}),
        (("bot:greedy", "bot:1", "bot:2"), {"level": "A", "money": "list", "change": "none"}),
        (
            ("bot:strong", "bot:strong"),
            {"level": "D", "inflation": "asked", "manager": "0", "immunity": "inflation"},
        ),
        (("bot:strong", "bot:greedy"), {"level": "C", "minutes": "30"}),
        (("bot:strong", "bot:greedy"), {"mode": "blitz", "level": "G"}),
    ],
)
def test_games_end_with_every_option(players: tuple[str, ...], options: dict[str, str]) -> None:
    """Computer players finish games, whatever was chosen."""
    setup = GAME.setup(len(players), options)
    played = playout(GAME, setup, [make_policy(ROOM.bots, player) for player in players], "kit/options")
    assert len(players) == len(played.outcome.totals)


@pytest.mark.parametrize("seed", ["1/1", "1/18"])
def test_the_adviser_fills_a_diagram_in_the_end(seed: str) -> None:
    """Both only rolled for 80 rounds here, with 1,000 T each, as no piece seemed to bring them nearer."""
    setup = GAME.setup(2, {"level": "C"})
    played = playout(GAME, setup, [make_policy(ROOM.bots, "bot:adviser")] * 2, seed)
    assert "filled" == played.outcome.ending


def test_the_same_seed_gives_the_same_game() -> None:
    """Computer players remember what they worked out, but that changes nothing."""
    setup = GAME.setup(2, {"level": "B"})
    players = [make_policy(ROOM.bots, "bot:strong"), make_policy(ROOM.bots, "bot:adviser")]
    first = playout(GAME, setup, players, "kit/same")
    playout(GAME, setup, players, "kit/another")
    assert first == playout(GAME, setup, players, "kit/same")
